# A Guerra do Anel à mesa.
wotr-status = Turno { $turn } · { $phase }
wotr-status-setup = Antes do primeiro turno
wotr-phase-cards = cartas e dados
wotr-phase-fellowship = Sociedade
wotr-phase-hunt = alocação da Busca
wotr-phase-action = ações
wotr-phase-victory = verificação da vitória

# partes da mesa
wotr-hand = Mão
wotr-region = Região
wotr-fellowship = A Sociedade
wotr-war = A guerra
wotr-players = Jogadores
wotr-cards = Cartas
wotr-reserves = Reforços e baixas
wotr-tray = O que se pode escolher
wotr-never-mind = Deixa para lá
wotr-back = Voltar (Esc)
wotr-back-short = Voltar
wotr-fold = Dobrar para ver o mapa
wotr-unfold = Desdobrar
wotr-die-first = Escolha antes um Dado de Ação: os seus dados estão acima do mapa.
wotr-no-way = Com este dado nenhum exército pode ir de { $from } para { $to }.

# dados
wotr-dice-of = { $side }: { $count ->
    [0] nenhum dado
    [1] um dado
   *[other] { $count } dados
}
wotr-use-die = Usar o dado de { $face }
wotr-no-dice = sem dados
wotr-rings = { $count ->
    [1] um Anel Élfico
   *[other] { $count } Anéis Élficos
}
wotr-hunt-short = Busca
wotr-hunt-box = Quadro de Busca: { $eyes } da Sombra, { $free } dos Povos Livres
wotr-die-hit = { $value }, acerto
wotr-die-miss = { $value }, erro

# cartas
wotr-deck-character = Personagem
wotr-deck-strategy = Estratégia
wotr-play-this = Escolher esta carta
wotr-stays = na mesa
wotr-initiative = Iniciativa { $value }
wotr-hand-count = Sua mão: { $count }
wotr-hand-empty = Você não tem cartas na mão.
wotr-deck-left = restam { $count }
wotr-deck-count = restam { $left } · { $discarded } descartadas
wotr-on-table = Na mesa
wotr-table-empty = Não há cartas na mesa.
wotr-hands = Em outras mãos
wotr-hand-of = { $seat }: { $character } cartas de Personagem, { $strategy } cartas de Estratégia
wotr-decks = Baralhos e descartes
wotr-nothing-discarded = Nada ainda.
wotr-buried = Você descartou viradas para baixo

# escolher figuras
wotr-of = { $count } de { $all }
wotr-one-more = Mais uma figura: { $figure }
wotr-one-less = Menos uma figura: { $figure }
wotr-going = { $units ->
    [1] Vai uma unidade
   *[other] Vão { $units } unidades
}: { $dice ->
    [1] um Dado de Combate
   *[other] { $dice } Dados de Combate
}.
wotr-which-figure = Qual figura
wotr-left = restam { $count }
wotr-recruit-hint = Escolha uma figura, ou clique logo numa região iluminada.
wotr-becomes-regular = torna-se Regular · um acerto
wotr-is-lost = é perdida · { $hits ->
    [1] um acerto
   *[other] { $hits } acertos
}
wotr-level = Nível { $level }
wotr-steps = { $steps ->
    [0] em guerra
    [1] a um passo da guerra
   *[other] a { $steps } passos da guerra
}

# a Sociedade e a Busca
wotr-hidden = Escondida
wotr-revealed = Revelada
wotr-in-mordor = Na Trilha de Mordor
wotr-last-seen = { $region }
wotr-reach = Onde poderia estar?
wotr-mordor = Trilha de Mordor
wotr-progress = Avanço
wotr-corruption = Corrupção
wotr-guide = Guia
wotr-pool = Reserva da Busca: { $count } peças ({ $eyes } Olhos)
wotr-drawn = Tiradas
wotr-waiting-tiles = À espera de Mordor
wotr-hunt = A Busca pelo Anel
wotr-hunt-hint = De { $least } a { $most } de { $pool } dados.
wotr-hunt-dice = { $count ->
    [0] Nenhum dado para a Busca
    [1] Um dado para a Busca
   *[other] { $count } dados para a Busca
}
wotr-hunt-none = nenhum
wotr-hunt-needs = Cada { $needs } ou mais é um sucesso ({ $free ->
    [0] nenhum dado dos Povos Livres no Quadro
    [1] um dado dos Povos Livres no Quadro
   *[other] { $free } dados dos Povos Livres no Quadro
}).
wotr-hunt-again = Rolados outra vez
wotr-hunt-level = { $dice ->
    [1] Um dado
   *[other] { $dice } dados
}; cada { $needs } ou mais será um sucesso.
wotr-successes = { $count ->
    [0] Nenhum sucesso
    [1] Um sucesso
   *[other] { $count } sucessos
}
wotr-reroll-stronghold = há aqui uma Fortaleza da Sombra: um dado outra vez
wotr-reroll-army = há aqui um exército da Sombra: um dado outra vez
wotr-reroll-nazgul = há aqui Nazgûl: um dado outra vez
wotr-damage-eye = O Olho: tanto Estrago quantos os sucessos. { $successes } → Estrago { $damage }
wotr-damage-is = Estrago { $damage }
wotr-hunt-corruption = corrupção { $before } → { $after }
wotr-hunt-rest = { $damage } − { $taken } = restam { $rest } de Estrago
wotr-hunt-random = { $count ->
    [1] um Companheiro
   *[other] um de { $count } Companheiros
}: absorve de { $least } a { $most }
wotr-hunt-missed = A Busca não encontrou nada.

# a guerra
wotr-points-free = Povos Livres: { $points } de 4 pontos de vitória
wotr-points-shadow = Sombra: { $points } de 10 pontos de vitória
wotr-points-free-short = Povos Livres: { $points } de 4
wotr-points-shadow-short = Sombra: { $points } de 10
wotr-nation = Nação
wotr-state = Ativa ou não
wotr-at-war = Em guerra
wotr-active = ativa: pode entrar na guerra
wotr-passive = passiva: não pode entrar na guerra
wotr-active-short = ativa
wotr-passive-short = passiva
wotr-reinforcements = Ainda podem vir
wotr-casualties = Fora do jogo
wotr-not-yet = Ainda não estão em jogo
wotr-gone = Perdidos
wotr-abilities = O que cada um pode fazer
wotr-leads = Jogador Principal
wotr-you = você
wotr-offered = Uma carta está sendo entregue: { $seat }

# regiões
wotr-is-town = Vila
wotr-is-city = Cidade
wotr-is-stronghold = Fortaleza
wotr-is-fortification = Fortificação
wotr-held = em poder de { $side }
wotr-besieged = Sitiados, atrás dos muros
wotr-besieging = Diante dos muros
wotr-army-sum = { $units ->
    [1] uma unidade
   *[other] { $units } unidades
} · { $dice ->
    [1] um Dado de Combate
   *[other] { $dice } Dados de Combate
} · Liderança { $leadership }
wotr-mixed = um só exército de ambos os aliados
wotr-empty = Não há ninguém aqui.
wotr-ring-here = Os Portadores do Anel estão aqui, revelados.
wotr-ring-hidden-here = Aqui foram vistos pela última vez os Portadores do Anel; { $progress ->
    [0] não avançaram
    [1] avançaram um passo desde então
   *[other] avançaram { $progress } passos desde então
}.
wotr-glow-select = Pode ser escolhida
wotr-glow-move = Pode-se ir para lá
wotr-glow-attack = Pode ser atacada
wotr-glow-place = Pode-se colocar aqui
wotr-glow-path = Assinalada

# a batalha
wotr-battle-of = Batalha de { $region }
wotr-battle-round = { $kind }, rodada { $round }
wotr-attacks = ataca
wotr-defends = defende
wotr-nobody = não resta ninguém
wotr-strength = Força de combate
wotr-leadership = Liderança
wotr-hits-on = acerta com { $target }+
wotr-why-walls = os muros de uma Fortaleza sitiada
wotr-why-city = uma Cidade, primeira rodada
wotr-why-fortification = uma Fortificação, primeira rodada
wotr-from-units = unidades do exército
wotr-from-five-at-most = cinco dados no máximo
wotr-from-at-most = limite de uma Carta de Combate
wotr-bonus-roll = { $value } na Jogada de Combate: { $source }
wotr-bonus-again = { $value } na Jogada do Líder: { $source }
wotr-from-white-rider = o Cavaleiro Branco
wotr-from-given-up = entregue por uma carta
wotr-face-down = virada para baixo
wotr-cancelled = sem efeito
wotr-no-card = sem Carta de Combate
wotr-card-open = ainda sem Carta de Combate
wotr-rearguard = Retaguarda:
wotr-roll-roll = Jogada de Combate
wotr-roll-again = Jogada do Líder
wotr-roll-extra = Ataque extra
wotr-needing = { $has ->
    [no] precisa de { $target }
   *[yes] precisa de { $target }, { $bonus } em cada um
}
wotr-hits = { $count ->
    [0] nenhum acerto
    [1] um acerto
   *[other] { $count } acertos
}
wotr-scored = { $side }: { $hits ->
    [1] mais um acerto
   *[other] mais { $hits } acertos
} ({ $why })
wotr-scored-off = { $side }: { $hits ->
    [1] um acerto anulado
   *[other] { $hits } acertos anulados
} ({ $why })
wotr-losses = Baixas:
wotr-round = Rodada { $round }
wotr-rounds-before = Rodadas anteriores: { $count }
