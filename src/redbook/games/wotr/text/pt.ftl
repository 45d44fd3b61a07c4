# Perguntas
ask-take-action = Escolha um Dado de Ação ou outra forma de agir.
ask-use-die = Para que você usa o dado de { $face }?
ask-ring-from = Anel Élfico: qual dado você muda?
ask-ring-to = Anel Élfico: o que o dado de { $face } vai mostrar?
ask-where-white = Onde Gandalf o Branco aparece?
ask-draw-from-either = De qual baralho você compra uma carta?
ask-hand-limit = Cartas demais: descarte { $number ->
    [1] uma virada
   *[other] { $number } viradas
} para baixo.
ask-play-card = Qual carta você joga?{ $face-id ->
    [free] {""}
   *[other] {" "}(resultado { $face })
}
ask-card-ask = { $card }: { $what }
ask-combat-ask = { $effect }: { $what }
ask-grey-guide-draws = Gandalf o Cinzento é o Guia: comprar uma carta do { $deck }?
ask-move-armies = Qual exército se move? (até { $number })
ask-march-to = Para onde marcha o exército de { $region }?
ask-marchers = Quem marcha de { $origin } para { $region }?
ask-far-march = Qual exército marcha?
ask-far-force = Quem marcha de { $region }?
ask-far-step = Em { $region }: { $number ->
    [0] fim da marcha.
    [1] seguir a marcha? (resta uma região)
   *[other] seguir a marcha? (restam { $number } regiões)
}
ask-choose-force = { $card }: quais figuras de { $region }?
ask-attack = Qual exército ataca?
ask-attack-whom = Quem o exército de { $region } ataca?
ask-attackers = { $battle-id ->
    [assault] Quem ataca a Fortaleza de { $origin }? Os outros ficam na retaguarda.
    [sortie] Quem sai de { $region } contra os sitiantes? Os outros ficam na retaguarda.
   *[field] Quem ataca { $region } a partir de { $origin }? Os outros ficam na retaguarda.
}
ask-ride-white-rider = O Cavaleiro Branco: Gandalf abre mão da Liderança para que os Nazgûl não tenham nenhuma nesta batalha?
ask-field-or-siege = Lutar diante de { $region } ou recuar para trás dos muros?
ask-choose-combat-card = Batalha de { $region }, rodada { $round }: jogar uma Carta de Combate?
ask-leader-rerolls = Quantos dados você relança? (até { $number })
ask-choose-casualty = { $region }: { $hits ->
    [1] um acerto
   *[other] { $hits } acertos
} a sofrer. Qual baixa? Por um acerto, uma Elite vira Regular.
ask-cease-or-go-on = Continuar o ataque a { $region }?
ask-press-assault = Rebaixar uma Elite para lutar mais uma rodada da Batalha de Cerco de { $region }?
ask-retreat-or-stand = Resistir em { $region } ou recuar para outra região?
ask-sorcerer = Feiticeiro: o jogador do Rei dos Bruxos compra uma carta?
ask-advance = Quem avança para { $region }?
ask-take-off = Unidades demais em { $region }: qual volta aos reforços?
ask-offer-to-merge = { $region }: formar um só exército com as unidades do parceiro?
ask-recruit = Quem você recruta, e onde?
ask-choose-recruit = { $card }: quem você recruta em { $region }?
ask-diplomacy = Qual nação dá um passo rumo à guerra?
ask-voice-of-saruman = A Voz de Saruman: novos Regulares, ou Elites em Orthanc?
ask-voice-recruits = { $number ->
    [1] Resta só um Regular: aonde ele chega?
   *[other] Restam só { $number } Regulares: aonde eles chegam?
}
ask-bring-minion = Qual Vassalo entra em jogo?
ask-bring-where = Onde { $character } aparece?
ask-move-minions = Qual Nazgûl ou Vassalo se move?
ask-fly-to = { $figure } em { $region }: para onde vai?
ask-separate-group = Quem deixa a Sociedade?
ask-place-group = Para onde { $figures-number ->
    [many] vão
   *[one] vai
} { $figures }?
ask-move-companions = Qual Companheiro se move?
ask-walk-to = { $figures }: para onde, ou quem mais vai?
ask-fellowship-phase = Fase da Sociedade: tornar a Sociedade pública?
ask-move-figure = Onde estão os Portadores do Anel?
ask-choose-guide = Quem guia a Sociedade?
ask-hunt-allocation = Quantos dados vão para o Quadro de Busca?
ask-before-roll = A Busca: usar uma carta antes do Teste de Busca?
ask-hunt-rerolls = Teste de Busca: quantos dados relançar? (até { $number })
ask-before-tile = Uma Peça de Busca está para ser comprada: usar uma carta?
ask-table-card-on-tile = Peça: { $tile }. Usar uma carta?
ask-face-damage = A Busca causa { $damage } de Estrago. Como você o enfrenta?
ask-use-on-path = O caminho da Sociedade tocou Moria: usar a carta?
ask-offer-swap = Trocar uma carta com o parceiro, sem ver?
ask-give-card = Qual carta você dá ao parceiro?
ask-choose-token = Qual marcador de ação você pega?

# O que se pode escolher
option-act = { $action }
option-discard-table = Descartar { $card } da mesa ({ $price })
option-die = { $face }
option-place = { $region }
option-route = { $region } ({ $way })
option-figure = { $figure }
option-figure-at = { $figure }: { $region }
option-casualty = { $figure }{ $hits ->
    [1] {""}
   *[other] , removida de vez ({ $hits } acertos)
}
option-nation-option = { $nation }
option-who = { $character }
option-card-option = { $card }
option-number = { $number }

action-pass = Passar
    .in-text = passar
action-skip = Descartar o dado sem efeito
    .in-text = descartar o dado sem efeito
action-done = Pronto
    .in-text = pronto
action-all = Todos
    .in-text = todos
action-yes = Sim
    .in-text = sim
action-no = Não
    .in-text = não
action-none = Não fazer isso
    .in-text = não fazer isso
action-elven-ring = Usar um Anel Élfico
    .in-text = usar um Anel Élfico
action-move-fellowship = Mover a Sociedade
    .in-text = mover a Sociedade
action-hide-fellowship = Esconder a Sociedade
    .in-text = esconder a Sociedade
action-strider-hides = Passolargo esconde a Sociedade
action-separate = Separar Companheiros
    .in-text = separar Companheiros
action-move-companions = Mover Companheiros
    .in-text = mover Companheiros
action-move-minions = Mover Nazgûl e Vassalos
    .in-text = mover Nazgûl e Vassalos
action-lead-army = Mover um exército com seu líder
    .in-text = mover um exército com seu líder
action-lead-attack = Atacar com um líder
    .in-text = atacar com um líder
action-move-armies = Mover exércitos
    .in-text = mover exércitos
action-attack = Atacar
    .in-text = atacar
action-diplomacy = Ação diplomática
    .in-text = ação diplomática
action-recruit = Recrutar
    .in-text = recrutar
action-bring-minion = Colocar um Vassalo em jogo
    .in-text = colocar um Vassalo em jogo
action-voice-of-saruman = A Voz de Saruman
    .in-text = a Voz de Saruman
action-voice-recruit = Um Regular em cada Colônia de Isengard
    .in-text = um Regular em cada Colônia de Isengard
action-voice-upgrade = Duas Elites em Orthanc
    .in-text = duas Elites em Orthanc
action-messenger = Usar como Exército (a Boca de Sauron)
    .in-text = usar como Exército (a Boca de Sauron)
action-draw-card = Comprar uma carta
    .in-text = comprar uma carta
action-play-card = Jogar uma carta
    .in-text = jogar uma carta
action-boromir-advances = Boromir desperta Gondor
action-legolas-advances = Legolas desperta os Elfos
action-gimli-advances = Gimli desperta os Anões
action-crown-aragorn = Passolargo se torna Aragorn
action-gandalf-the-white = Gandalf o Branco retorna
action-discard-table-card = Descartar uma carta da mesa
    .in-text = descartar uma carta da mesa
action-token-draw = Marcador: comprar uma carta
    .in-text = comprar uma carta
action-token-free-politics = Marcador: fazer uma nação avançar
    .in-text = fazer uma nação avançar
action-token-minions = Marcador: mover Nazgûl e Vassalos
    .in-text = mover Nazgûl e Vassalos
action-token-shadow-politics = Marcador: fazer uma nação avançar
    .in-text = fazer uma nação avançar
action-free-character = Baralho de Personagem
    .in-text = baralho de Personagem
action-free-strategy = Baralho de Estratégia
    .in-text = baralho de Estratégia
action-shadow-character = Baralho de Personagem
    .in-text = baralho de Personagem
action-shadow-strategy = Baralho de Estratégia
    .in-text = baralho de Estratégia
action-cease = Interromper o ataque
    .in-text = interromper o ataque
action-go-on = Continuar
    .in-text = continuar
action-stay = Resistir
    .in-text = resistir
action-withdraw = Recuar para a Fortaleza
    .in-text = recuar para a Fortaleza
action-fight = Lutar numa Batalha Campal
    .in-text = lutar numa Batalha Campal
action-declare = Tornar pública
    .in-text = tornar pública
action-enter-mordor = Entrar em Mordor
    .in-text = entrar em Mordor
action-use-ring = Usar o Anel: sofrer como Corrupção
    .in-text = usar o Anel: sofrer como Corrupção
action-lose-guide = Perder o Guia
    .in-text = perder o Guia
action-lose-random = Perder um Companheiro ao acaso
    .in-text = perder um Companheiro ao acaso
action-guide-leaves = O Guia deixa a Sociedade
    .in-text = o Guia deixa a Sociedade
action-gollum-reveals = Gollum revela a Sociedade

# O que aconteceu
event-turn-began = Começa o turno { $turn }.
event-lead-passed = Agora o Jogador Principal é { $seat }.
event-dice-rolled = Dados de { $side }: { $faces }.
event-dice-to-hunt = { $number ->
    [1] Um dado de { $side } vai
   *[other] { $number } dados de { $side } vão
} para o Quadro de Busca ({ $why }).
event-die-used = { $seat } { $seat-number ->
    [many] usam
   *[one] usa
} um dado de { $face }: { $action }.
event-token-used = { $seat } { $seat-number ->
    [many] usam
   *[one] usa
} um marcador: { $action }.
event-passed = { $seat } { $seat-number ->
    [many] passam
   *[one] passa
}.
event-ring-used = { $seat } { $seat-number ->
    [many] usam
   *[one] usa
} um Anel Élfico: { $face } se torna { $now }.
event-die-changed = Um dado de { $side } muda de { $face } para { $now } ({ $why }).
event-card-drawn = { $seat } { $seat-number ->
    [many] compram
   *[one] compra
} { $card } ({ $why }).
event-card-drawn-unseen = { $seat } { $seat-number ->
    [many] compram
   *[one] compra
} uma carta do { $deck } ({ $why }).
event-card-discarded = { $seat } { $seat-number ->
    [many] descartam
   *[one] descarta
} { $card } ({ $why }).
event-card-discarded-unseen = { $seat } { $seat-number ->
    [many] descartam
   *[one] descarta
} uma carta do { $deck } ({ $why }).
event-cards-swapped = { $seat } e { $other } trocam cartas.
event-card-played = { $seat } { $seat-number ->
    [many] jogam
   *[one] joga
} { $card }{ $face-id ->
    [none] {""}
   *[other] {" "}({ $face })
}.
event-table-card-left = A carta { $card } deixa a mesa ({ $why }).
event-table-card-used = A carta { $card } é usada.
event-army-moved = { $seat }: { $figures } { $figures-number ->
    [many] marcham
   *[one] marcha
} de { $origin } para { $region } ({ $why }).
event-characters-moved = { $figures } { $figures-number ->
    [many] vão
   *[one] vai
} de { $origin } para { $region } ({ $why }).
event-recruited = { $number ->
    [1] { $figure } chega
   *[other] { $number } { $figure-plural } chegam
} a { $region } ({ $why }).
event-figure-lost = Baixa em { $region }: { $figure } ({ $why }).
event-figure-removed = Unidades demais em { $region }: { $figure } volta aos reforços.
event-elite-reduced = { $figure } em { $region } passa a ser Regular ({ $why }).
event-figure-upgraded = { $figure } substitui um Regular em { $region } ({ $why }).
event-character-entered = { $character } entra em jogo em { $region }.
event-character-lost = { $character } sai do jogo ({ $why }).
event-captured = { $side } { $side-number ->
    [many] capturam
   *[one] captura
} { $region }{ $points ->
    [0] {""}
    [1] {" "}(um ponto)
   *[other] {" "}({ $points } pontos)
}.
event-recaptured = { $side } { $side-number ->
    [many] retomam
   *[one] retoma
} { $region }.
event-siege-began = Começa o cerco de { $region }.
event-siege-ended = Termina o cerco de { $region }.
event-nation-advanced = { $nation }: um passo rumo à guerra; { $steps ->
    [0] já Em Guerra
    [1] falta um
   *[other] faltam { $steps }
} ({ $why }).
event-nation-pushed-back = { $nation }: um passo atrás; { $steps ->
    [1] falta um
   *[other] faltam { $steps }
} para a guerra ({ $why }).
event-nation-activated = { $nation }: nação ativa ({ $why }).
event-battle-began = { $battle-id ->
    [assault] Batalha de Cerco: { $attacker } { $attacker-number ->
    [many] atacam
   *[one] ataca
} a Fortaleza de { $region } ({ $why }).
    [sortie] Sortida: { $attacker } { $attacker-number ->
    [many] saem
   *[one] sai
} de { $region } contra os sitiantes ({ $why }).
   *[field] Batalha Campal: { $attacker } { $attacker-number ->
    [many] atacam
   *[one] ataca
} { $region }{ $why-id ->
        [sh-strat-10] {""}
       *[other] {" "}a partir de { $origin }
    } ({ $why }).
}
event-round-began = Rodada { $round }.
event-combat-card-chosen = { $seat } { $seat-number ->
    [many] escolhem
   *[one] escolhe
} uma Carta de Combate do { $deck }.
event-no-combat-card = { $seat } não { $seat-number ->
    [many] jogam
   *[one] joga
} Carta de Combate.
event-combat-card-shown = { $seat } { $seat-number ->
    [many] mostram
   *[one] mostra
} { $card }: { $effect }.
event-combat-card-cancelled = { $card } não tem efeito ({ $why }).
event-combat-roll = Jogada de Combate de { $side }: { $dice }; { $hits ->
    [0] nenhum acerto
    [1] um acerto
   *[other] { $hits } acertos
} (com { $target } ou mais{ $bonus ->
    [0] {""}
   *[other] , modificador { $bonus-signed }
}).
event-leader-reroll = Jogada do Líder de { $side }: { $dice }; { $hits ->
    [0] nenhum acerto
    [1] um acerto
   *[other] { $hits } acertos
} (com { $target } ou mais{ $bonus ->
    [0] {""}
   *[other] , modificador { $bonus-signed }
}).
event-extra-attack = Ataque adicional de { $side }: { $dice }; { $hits ->
    [0] nenhum acerto
    [1] um acerto
   *[other] { $hits } acertos
} (com { $target } ou mais; { $why }).
event-hits-scored = { $side } { $side-number ->
    [many] conseguem
   *[one] consegue
} { $hits ->
    [1] um acerto
   *[other] { $hits } acertos
} ({ $why }).
event-hits-cancelled = { $side } { $side-number ->
    [many] cancelam
   *[one] cancela
} { $hits ->
    [1] um acerto
   *[other] { $hits } acertos
} ({ $why }).
event-leadership-forfeited = { $side } { $side-number ->
    [many] abrem
   *[one] abre
} mão de { $points ->
    [1] um ponto
   *[other] { $points } pontos
} de Liderança ({ $why }).
event-white-rider = O Cavaleiro Branco cavalga em { $region }.
event-withdrew = { $side } { $side-number ->
    [many] recuam
   *[one] recua
} para trás dos muros de { $region }.
event-retreated = { $side } { $side-number ->
    [many] recuam
   *[one] recua
} de { $origin } para { $region }.
event-attack-ceased = { $side } { $side-number ->
    [many] interrompem
   *[one] interrompe
} o ataque a { $region }.
event-battle-ended = Termina a batalha de { $region }.
event-fellowship-moved = A Sociedade se move; Progresso { $progress } ({ $why }).
event-fellowship-declared = A Sociedade se torna pública em { $region }.
event-fellowship-revealed = A Sociedade é revelada em { $region } ({ $why }).
event-fellowship-hidden = A Sociedade volta a estar escondida ({ $why }).
event-figure-shifted = Os Portadores do Anel passam a estar em { $region } ({ $why }).
event-corruption-changed = Corrupção { $change-signed }: agora { $corruption } ({ $why }).
event-guide-changed = { $character } guia a Sociedade.
event-separated = { $figures } { $figures-number ->
    [many] deixam a Sociedade e ficam
   *[one] deixa a Sociedade e fica
} em { $region } ({ $why }).
event-hunt-roll = Teste de Busca: { $rerolls-count ->
    [0] { $dice-count ->
        [0] nenhum dado
       *[other] { $dice }
    }
   *[other] nova jogada, { $rerolls }
}{ $bonus ->
    [0] {""}
   *[other] {" "}(bônus { $bonus-signed })
}; { $hits ->
    [0] nenhum sucesso
    [1] um sucesso
   *[other] { $hits } sucessos
}.
event-tile-drawn = Peça de Busca: { $tile }{ $why-id ->
    [hunt] {""}
   *[other] {" "}({ $why })
}.
event-tile-returned = A peça { $tile } volta à reserva.
event-tile-removed = A peça { $tile } sai do jogo ({ $why }).
event-tile-added = A peça { $tile } entra em jogo{ $waiting ->
    [yes] {" "}e espera até a Sociedade entrar em Mordor
   *[no] {""}
}.
event-tile-ignored = A peça { $tile } não tem efeito ({ $why }).
event-hunt-damage = Estrago da Busca: { $damage }{ $why-id ->
    [hunt] {""}
   *[other] {" "}({ $why })
}.
event-damage-reduced = Estrago da Busca reduzido em { $damage } ({ $why }).
event-mordor-entered = A Sociedade entra em Mordor por { $region }.
event-mordor-step = { $step ->
    [5] Os Portadores do Anel chegam à Fenda da Perdição.
   *[other] Na Trilha de Mordor: casa { $step }.
}
event-armies-merged = Os exércitos de { $region } se unem num só.
event-dice-thrown = Dados: { $dice } ({ $why }).

# De onde vem
cause-die = com um dado
cause-token = com um marcador
cause-phase = início do turno
cause-guide = habilidade do Guia
cause-hand-limit = limite de mão
cause-used = usada
cause-condition = a condição dela não vale mais
cause-opponent = paga pelo oponente
cause-muster = Alistamento
cause-voice = a Voz de Saruman
cause-battle = batalha
cause-assault = mais uma rodada da Batalha de Cerco
cause-advance = avanço
cause-no-units = sem unidades
cause-attacked = por um ataque
cause-captured = Colônia capturada
cause-ability = habilidade de um Companheiro
cause-entered = entrou um exército inimigo
cause-companion = chegou um Companheiro
cause-declared = a Sociedade se tornou pública
cause-minion = a chegada do Rei dos Bruxos
cause-allocated = alocação
cause-eye = Olho
cause-moved = a Sociedade se moveu
cause-hunt = a Busca
cause-mordor = a Trilha de Mordor
cause-stronghold = uma Fortaleza da Sombra
cause-rest = descanso
cause-idle = sem se mover em Mordor
cause-hunt-casualty = baixa da Busca
cause-taken-alive = capturado vivo
cause-sorcerer = Feiticeiro

# Por que não
why-no-such-die = Você não tem esse dado.
why-not-fewer-dice = Você só pode passar se tem menos dados não usados que o inimigo.
why-too-many-dice-on-hunt = Não mais dados do que Companheiros na Sociedade.
why-too-few-dice-on-hunt = A Sociedade se moveu no turno anterior: pelo menos um dado.
why-other-question = Não é isso que se pergunta a você agora.
why-wrong-die = Este dado não permite isso.
why-other-sides-action = Só o outro lado pode fazer isso.
why-no-ring = Você não tem nenhum Anel Élfico.
why-ring-used-this-turn = Só um Anel Élfico por turno.
why-no-will-of-the-west-by-ring = Um anel não pode dar Desígnio do Oeste.
why-eyes-stay = Um Olho continua um Olho.
why-action-after-ring = Depois de usar um Anel Élfico é preciso realizar uma ação.
why-token-used-this-turn = Só um marcador por turno.
why-no-token = Você não tem esse marcador.
why-deck-empty = O baralho está vazio.
why-not-in-hand = Essa carta não está na sua mão.
why-card-requirement = O que a carta exige não se cumpre.
why-other-sides-deck = Esse baralho é do inimigo.
why-card-says-otherwise = A carta não permite isso.
why-not-on-table = Essa carta não está na mesa ou não serve aqui.
why-other-players-card = Essa carta é do seu parceiro.
why-combat-requirement = O que a Carta de Combate exige não se cumpre.
why-combat-cards-barred = Você não pode jogar Cartas de Combate nesta batalha.
why-not-in-play = Esse Personagem não está em jogo, ou já esteve.
why-cannot-move = Ninguém pode se mover.
why-too-far = É longe demais, ou o caminho está fechado.
why-sealed-by-siege = Ninguém entra nem sai a pé de uma Fortaleza aliada sitiada.
why-enemy-stronghold = É uma Fortaleza inimiga e ninguém a sitia.
why-minions-only = Assim só se movem os Nazgûl e os Vassalos.
why-companions-only = Só Companheiros fazem isso.
why-entry-condition = A condição para entrar em jogo não se cumpre.
why-no-army-here = Você não tem exército ali.
why-no-figures-left = Não restam figuras desse tipo entre os reforços.
why-enemy-holds-it = Está nas mãos do inimigo.
why-besieged = Está sob cerco.
why-not-your-settlement = Não é uma Colônia dessa nação.
why-same-settlement = As duas figuras vão para Colônias diferentes.
why-elite-alone = Uma unidade de Elite é recrutada sozinha.
why-no-such-figure = Você não tem essa figura ali.
why-not-recruited = Personagens não são recrutados.
why-not-free = Há unidades inimigas: é preciso atacar.
why-not-adjacent = Não é uma região adjacente.
why-no-leader = Um Líder ou Personagem deve ir com eles.
why-moved-already = Eles já se moveram.
why-leaders-without-units = Líderes nunca ficam sem unidades.
why-nothing-chosen = Você ainda não escolheu nada.
why-one-by-one = Você já começou a escolher uma a uma.
why-chosen-already = Todas essas já foram escolhidas.
why-no-units = Pelo menos uma unidade de exército.
why-no-enemy-there = Não há exército inimigo a atacar.
why-no-free-region = Um recuo exige uma região adjacente livre.
why-units-only = Aqui só se retiram unidades de Exército.
why-two-hits-needed = Com dois acertos só se retira uma Elite, e devem restar dois.
why-too-many-rerolls = Você não pode relançar tantos dados.
why-garrison-only = Atrás desses muros só há uma guarnição.
why-cannot-retreat = Um exército sitiado não pode recuar.
why-no-elite-to-reduce = Não há Elite para rebaixar.
why-must-fight-on = Este ataque não pode ser interrompido.
why-not-at-war = Essa nação não está Em Guerra.
why-foreign-border = Uma nação que não está Em Guerra não cruza as fronteiras de outra.
why-passive-nation = Uma nação passiva não pode entrar em guerra.
why-already-at-war = Essa nação já está Em Guerra.
why-barred-by-card = Uma carta na mesa proíbe isso.
why-fellowship-revealed = A Sociedade está revelada.
why-fellowship-hidden = A Sociedade está escondida.
why-declared-already = Ela já se tornou pública neste turno.
why-no-companion = Não há tal Companheiro na Sociedade.
why-on-mordor-track = A Sociedade está na Trilha de Mordor.
why-not-at-mordor = A Sociedade não está num portão de Mordor.
why-not-highest-level = O Guia é um Companheiro do Nível mais alto.
why-revealed-in-friendly-city = Uma Sociedade revelada não termina numa Cidade ou Fortaleza aliada.
why-not-your-nation = Você não comanda essa nação.
why-not-your-army = Esse exército é do seu parceiro.
why-same-nation-twice = Não se usam duas ações seguidas na mesma nação ou exército.

# Dados que os jogadores rolam
chance-shuffle = Embaralhe.
chance-action-die = Dado de Ação ({ $who }): o que mostra?
chance-combat-roll = Jogada de Combate ({ $who }): { $of ->
    [1] o que mostra o dado?
   *[other] o que mostra o dado { $nth } de { $of }?
}
chance-leader-reroll = Jogada do Líder ({ $who }): { $of ->
    [1] o que mostra o dado?
   *[other] o que mostra o dado { $nth } de { $of }?
}
chance-extra-attack = Ataque adicional ({ $who }): { $of ->
    [1] o que mostra o dado?
   *[other] o que mostra o dado { $nth } de { $of }?
}
chance-hunt-roll = Teste de Busca ({ $who }): { $of ->
    [1] o que mostra o dado?
   *[other] o que mostra o dado { $nth } de { $of }?
}
chance-hunt-tile = Peça de Busca ({ $who }): qual saiu?
chance-tile-die = O dado da peça ({ $who }): o que mostra?
chance-random-companion = Qual Companheiro saiu ({ $who })?
chance-card-dice = Pela carta ({ $who }): { $of ->
    [1] o que mostra o dado?
   *[other] o que mostra o dado { $nth } de { $of }?
}
chance-random-card = Qual carta saiu ao acaso ({ $who })?

# Com que se pode preparar uma partida
setting-tokens = Marcadores de Ação
setting-tokens-none = nenhum
setting-tokens-free-2 = dois para os Povos Livres
setting-tokens-free-1 = um para os Povos Livres
setting-tokens-both-1 = um para cada lado
setting-tokens-shadow-1 = um para a Sombra
setting-tokens-shadow-2 = dois para a Sombra
