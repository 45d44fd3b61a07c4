# A mesa em um terminal.
terminal-turn = { $turn ->
    [0] Antes do primeiro turno
   *[other] Turno { $turn }
} · { $phase ->
    [cards] cartas e dados
    [fellowship] fase da Sociedade
    [hunt] alocação da Busca
    [victory] verificação da vitória
   *[action] ações
}
terminal-points = Pontos de vitória: Povos Livres { $free } de 4, Sombra { $shadow } de 10
terminal-fellowship = A Sociedade:
terminal-where = { $hidden ->
    [yes] escondida, vista pela última vez em { $region-in-text }
   *[no] revelada em { $region-in-text }
} · Progresso { $progress }
terminal-in-mordor = na Trilha de Mordor, casa { $step } de 5, { $hidden ->
    [yes] escondida
   *[no] revelada
}
terminal-corruption = corrupção { $corruption } de 12
terminal-guide = guia: { $character }
terminal-company = com { $figures }
terminal-alone = sem outros Companheiros
terminal-free = Povos Livres:
terminal-shadow = Sombra:
terminal-dice = { $count ->
    [0] nenhum dado
    [1] resta um dado
   *[other] restam { $count } dados
} de { $all }
terminal-rings = { $count ->
    [0] nenhum Anel Élfico
    [1] um Anel Élfico
   *[other] { $count } Anéis Élficos
}
terminal-hunt-box = Quadro de Busca: { $shadow } da Sombra, { $free } dos Povos Livres · peças na reserva: { $tiles }
terminal-tiles-drawn = Peças tiradas:
terminal-tiles-waiting = Peças à espera de Mordor:
terminal-nations = Nações
terminal-steps = { $steps ->
    [0] em guerra
    [1] a um passo da guerra
   *[other] a { $steps } passos da guerra
}{ $active ->
    [yes] { "" }
   *[no] , passiva
}
terminal-dwarves = Anões
terminal-elves = Elfos
terminal-gondor = Gondor
terminal-north = Norte
terminal-rohan = Rohan
terminal-isengard = Isengard
terminal-sauron = Sauron
terminal-southrons = Sulistas e Orientais
terminal-elsewhere = Outras terras
terminal-ring-bearers = os Portadores do Anel
terminal-held = em poder de { $seat }
terminal-siege = cerco
terminal-mixed = (um só exército dos dois aliados)
terminal-legend = ▫ Vila, ◇ Cidade, ■ Fortaleza, ≡ Fortificação; R Regular, E Elite, L Líder; ● nação ativa, ○ passiva; » pode ser escolhido agora
terminal-reserve = Ainda podem vir:
terminal-lost = Fora do jogo:
terminal-hand = Sua mão:
terminal-none = nada
terminal-hand-of = Mão de { $seat }: Personagem { $character }, Estratégia { $strategy }
terminal-table = Na mesa:
terminal-decks = Cartas restantes (descartadas):
terminal-deck = { $deck } { $left } ({ $gone })
terminal-buried = Você descartou viradas para baixo:
terminal-giving = Você entrega { $card }.
terminal-offered = Uma carta está sendo entregue: { $seat }
terminal-lead = Jogadores Principais: { $figures }
terminal-the-hunt = A Busca:
terminal-hunt = { $dice ->
    [1] um dado
   *[other] { $dice } dados
}, cada { $needs } ou mais é um sucesso
terminal-successes = { $count ->
    [0] nenhum sucesso
    [1] um sucesso
   *[other] { $count } sucessos
}
terminal-eye-worth = um Olho vale { $count }
terminal-again-stronghold = há aqui uma Fortaleza da Sombra: um dado de novo
terminal-again-army = há aqui um exército da Sombra: um dado de novo
terminal-again-nazgul = há Nazgûl aqui: um dado de novo
terminal-tile = peça { $tile }
terminal-damage = Estrago { $damage }
terminal-battle = Batalha de { $region-in-text }: { $battle }, rodada { $round }
terminal-attacks = ataca
terminal-defends = defende
terminal-strength = força { $strength }, liderança { $leadership }, acerta com { $target }+
terminal-rolled = jogada { $dice }
terminal-hits = { $hits ->
    [0] nenhum acerto
    [1] um acerto
   *[other] { $hits } acertos
}
terminal-face-down = uma carta virada para baixo ({ $deck })
terminal-combat-card = { $card } ({ $effect })
terminal-cancelled = sem efeito
terminal-rearguard = Retaguarda:
terminal-forming = Escolhidos até agora: { $figures }
game-wotr = Guerra do Anel
