# Perguntas
ask-take-action = Escolha um dado de Ação ou outra forma de agir.
ask-use-die = Para que você usa o dado de { $face }?
ask-ring-from = Anel Élfico: qual dado você muda?
ask-ring-to = Anel Élfico: o que o dado de { $face } vai mostrar?
ask-where-white = Onde aparece Gandalf, o Branco?
ask-draw-from-either = De qual baralho você compra uma carta?
ask-hand-limit = Cartas demais: descarte { $number } viradas para baixo.
ask-play-card = Qual carta você joga? ({ $face })
ask-card-ask = { $card }: { $what }
ask-combat-ask = { $effect }: { $what }
ask-grey-guide-draws = Gandalf, o Cinzento, é o Guia: comprar uma carta do { $deck }?
ask-move-armies = Qual exército move? (até { $number })
ask-march-to = Para onde marcha o exército de { $region }?
ask-marchers = Quem marcha de { $origin } para { $region }?
ask-far-march = Qual exército marcha?
ask-far-force = Quem marcha de { $region }?
ask-far-step = Em { $region }: seguir a marcha? ({ $number ->
    [1] resta uma região
   *[other] restam { $number } regiões
})
ask-choose-force = { $card }: quais figuras de { $region }?
ask-attack = Qual exército ataca?
ask-attack-whom = Quem o exército de { $region } ataca?
ask-attackers = Quem ataca { $region } a partir de { $origin }? Os outros ficam na retaguarda.
ask-ride-white-rider = O Cavaleiro Branco: Gandalf abre mão da Liderança para que os Nazgûl não tenham nenhuma nesta batalha?
ask-field-or-siege = Lutar diante de { $region } ou recuar para trás dos muros?
ask-choose-combat-card = Batalha de { $region }, rodada { $round }: jogar uma carta de Combate?
ask-leader-rerolls = Quantos dados você rola de novo? (até { $number })
ask-choose-casualty = { $region }: { $hits ->
    [1] um acerto
   *[other] { $hits } acertos
} a sofrer. Qual baixa?
ask-cease-or-go-on = Continuar o ataque a { $region }?
ask-press-assault = Reduzir uma Elite por mais uma rodada do assalto a { $region }?
ask-retreat-or-stand = Resistir em { $region } ou bater em retirada?
ask-sorcerer = Feiticeiro: o jogador do Rei dos Bruxos compra uma carta?
ask-advance = Quem avança para { $region }?
ask-take-off = Unidades demais em { $region }: qual volta aos reforços?
ask-offer-to-merge = { $region }: formar um só exército com as unidades do parceiro?
ask-recruit = Quem você recruta, e onde?
ask-choose-recruit = { $card }: quem você recruta em { $region }?
ask-diplomacy = Qual nação dá um passo rumo à guerra?
ask-voice-of-saruman = A Voz de Saruman: novos Regulares, ou Elites em Orthanc?
ask-voice-recruits = Restam só { $number } Regulares: onde eles chegam?
ask-bring-minion = Qual Vassalo entra em jogo?
ask-bring-where = Onde aparece { $character }?
ask-move-minions = Qual Nazgûl ou Vassalo move?
ask-fly-to = Para onde vai { $figure } a partir de { $region }?
ask-separate-group = Quem deixa a Sociedade?
ask-place-group = Para onde vão: { $figures }?
ask-move-companions = Qual Companheiro move?
ask-walk-to = Para onde vão, ou quem se junta a eles: { $figures }?
ask-fellowship-phase = Fase da Sociedade: declarar a Sociedade?
ask-move-figure = Onde estão os Portadores do Anel?
ask-choose-guide = Quem guia a Sociedade?
ask-hunt-allocation = Quantos dados vão para o Quadro de Busca?
ask-before-roll = A Busca: usar uma carta antes da rolagem?
ask-hunt-rerolls = A Busca: rolar de novo quantos dados? (até { $number })
ask-before-tile = Uma Peça de Busca está para ser comprada: usar uma carta?
ask-table-card-on-tile = A peça é { $tile }: usar uma carta?
ask-face-damage = A Busca causa { $damage } de dano. Como enfrentá-lo?
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
option-casualty = { $figure } ({ $hits ->
    [1] um acerto
   *[other] { $hits } acertos
})
option-nation-option = { $nation }
option-who = { $character }
option-card-option = { $card }
option-number = { $number }

action-pass = Passar
action-skip = Descartar o dado sem efeito
action-done = Pronto
action-all = Todos
action-yes = Sim
action-no = Não
action-none = Nenhum
action-elven-ring = Usar um Anel Élfico
action-move-fellowship = Mover a Sociedade
action-hide-fellowship = Esconder a Sociedade
action-strider-hides = Passolargo esconde a Sociedade
action-separate = Separar Companheiros
action-move-companions = Mover Companheiros
action-move-minions = Mover Nazgûl e Vassalos
action-lead-army = Mover um exército com seu líder
action-lead-attack = Atacar com um líder
action-move-armies = Mover exércitos
action-attack = Atacar
action-diplomacy = Ação diplomática
action-recruit = Recrutar
action-bring-minion = Colocar um Vassalo em jogo
action-voice-of-saruman = A Voz de Saruman
action-voice-recruit = Um Regular em cada Colônia de Isengard
action-voice-upgrade = Duas Elites em Orthanc
action-messenger = Usar como Exército (a Boca de Sauron)
action-draw-card = Comprar uma carta
action-play-card = Jogar uma carta
action-boromir-advances = Boromir desperta Gondor
action-legolas-advances = Legolas desperta os Elfos
action-gimli-advances = Gimli desperta os Anões
action-crown-aragorn = Passolargo torna-se Aragorn
action-gandalf-the-white = Gandalf, o Branco, retorna
action-discard-table-card = descartar uma carta da mesa
action-token-draw = Marcador: comprar uma carta
action-token-free-politics = Marcador: avançar uma nação
action-token-minions = Marcador: mover Nazgûl e Vassalos
action-token-shadow-politics = Marcador: avançar uma nação
action-free-character = Baralho de Personagens
action-free-strategy = Baralho de Estratégia
action-shadow-character = Baralho de Personagens
action-shadow-strategy = Baralho de Estratégia
action-cease = Cessar o ataque
action-go-on = Continuar
action-stay = Resistir
action-withdraw = Recuar para a Fortaleza
action-fight = Lutar em campo aberto
action-declare = Declarar
action-enter-mordor = Entrar em Mordor
action-use-ring = Usar o Anel: sofrer como Corrupção
action-lose-guide = Perder o Guia
action-lose-random = Perder um Companheiro ao acaso
action-guide-leaves = O Guia deixa a Sociedade
action-gollum-reveals = Gollum revela a Sociedade

# O que aconteceu
event-turn-began = Começa o turno { $turn }.
event-lead-passed = Agora quem lidera: { $seat }.
event-dice-rolled = Rolagem de { $side }: { $faces }.
event-dice-to-hunt = { $number ->
    [1] Um dado de
   *[other] { $number } dados de
} { $side } para o Quadro de Busca ({ $why }).
event-die-used = { $seat }: { $face }, { $action }.
event-token-used = { $seat }, marcador: { $action }.
event-passed = { $seat }: passa.
event-ring-used = { $seat }, Anel Élfico: { $face } torna-se { $now }.
event-die-changed = Um dado de { $side } muda de { $face } para { $now } ({ $why }).
event-card-drawn = { $seat }: compra { $card } ({ $why }).
event-card-drawn-unseen = { $seat }: compra uma carta do { $deck } ({ $why }).
event-card-discarded = { $seat }: descarta { $card } ({ $why }).
event-card-discarded-unseen = { $seat }: descarta uma carta do { $deck } ({ $why }).
event-cards-swapped = { $seat } e { $other } trocam cartas.
event-card-played = { $seat }: joga { $card } ({ $face }).
event-table-card-left = { $card } deixa a mesa ({ $why }).
event-table-card-used = { $card } é usada.
event-army-moved = { $seat }: de { $origin } para { $region } marcham { $figures } ({ $why }).
event-characters-moved = { $figures }: de { $origin } para { $region } ({ $why }).
event-recruited = { $number } × { $figure } em { $region } ({ $why }).
event-figure-lost = { $figure }: baixa em { $region } ({ $why }).
event-figure-removed = { $figure }: deixa { $region }, onde não cabe.
event-elite-reduced = { $figure } em { $region } passa a Regular ({ $why }).
event-figure-upgraded = { $figure } substitui um Regular em { $region } ({ $why }).
event-character-entered = { $character } entra em jogo em { $region }.
event-character-lost = { $character } tomba ({ $why }).
event-captured = { $region } cai nas mãos de { $side } ({ $points ->
    [1] um ponto
   *[other] { $points } pontos
}).
event-recaptured = { $region } volta às mãos de { $side }.
event-siege-began = { $region } está sob cerco.
event-siege-ended = Termina o cerco de { $region }.
event-nation-advanced = { $nation }: um passo rumo à guerra; faltam { $steps } ({ $why }).
event-nation-pushed-back = { $nation }: um passo atrás; faltam { $steps } para a guerra ({ $why }).
event-nation-activated = { $nation }: nação ativa ({ $why }).
event-battle-began = Ataque de { $attacker } a partir de { $origin }: { $region }, { $battle } ({ $why }).
event-round-began = Rodada { $round }.
event-combat-card-chosen = { $seat }: escolhe uma carta de Combate do { $deck }.
event-no-combat-card = { $seat }: sem carta de Combate.
event-combat-card-shown = { $seat } mostra { $card }: { $effect }.
event-combat-card-cancelled = { $card } não tem efeito ({ $why }).
event-combat-roll = Rolagem de { $side }: { $dice }, { $hits ->
    [1] um acerto
   *[other] { $hits } acertos
} (com { $target } ou mais{ $bonus ->
    [0] {""}
   *[other] , bônus { $bonus }
}).
event-leader-reroll = Nova rolagem de { $side }: { $dice }, { $hits ->
    [1] um acerto
   *[other] { $hits } acertos
} (com { $target } ou mais{ $bonus ->
    [0] {""}
   *[other] , bônus { $bonus }
}).
event-extra-attack = Ataque adicional de { $side }: { $dice }, { $hits ->
    [1] um acerto
   *[other] { $hits } acertos
} (com { $target } ou mais; { $why }).
event-hits-scored = { $side }: { $hits ->
    [1] um acerto
   *[other] { $hits } acertos
} ({ $why }).
event-hits-cancelled = { $side }: cancela { $hits ->
    [1] um acerto
   *[other] { $hits } acertos
} ({ $why }).
event-leadership-forfeited = { $side }: abre mão de { $points } de Liderança ({ $why }).
event-white-rider = O Cavaleiro Branco cavalga em { $region }.
event-withdrew = { $side }: recuo para trás dos muros de { $region }.
event-retreated = { $side }: retirada de { $origin } para { $region }.
event-attack-ceased = { $side }: cessa o ataque a { $region }.
event-battle-ended = Termina a batalha de { $region }.
event-fellowship-moved = A Sociedade se move; progresso { $progress } ({ $why }).
event-fellowship-declared = A Sociedade é declarada em { $region }.
event-fellowship-revealed = A Sociedade é revelada em { $region } ({ $why }).
event-fellowship-hidden = A Sociedade volta a estar oculta ({ $why }).
event-figure-shifted = Os Portadores do Anel passam a estar em { $region } ({ $why }).
event-corruption-changed = Corrupção { $change }, agora { $corruption } ({ $why }).
event-guide-changed = { $character } guia a Sociedade.
event-separated = { $figures } deixam a Sociedade: { $region } ({ $why }).
event-hunt-roll = A Busca: { $dice }{ $rerolls }{ $bonus ->
    [0] {""}
   *[other] , bônus { $bonus }
}: { $hits ->
    [1] um sucesso
   *[other] { $hits } sucessos
}.
event-tile-drawn = Peça de Busca: { $tile } ({ $why }).
event-tile-returned = A peça { $tile } volta à reserva.
event-tile-removed = A peça { $tile } sai do jogo ({ $why }).
event-tile-added = A peça { $tile } entra em jogo; espera por Mordor: { $waiting }.
event-tile-ignored = A peça { $tile } não tem efeito ({ $why }).
event-hunt-damage = Dano da Busca { $damage } ({ $why }).
event-damage-reduced = Dano da Busca reduzido em { $damage } ({ $why }).
event-mordor-entered = A Sociedade entra em Mordor por { $region }.
event-mordor-step = Na Trilha de Mordor: passo { $step }.
event-armies-merged = Os exércitos de { $region } são um só.
event-dice-thrown = Dados: { $dice } ({ $why }).

# De onde vem
cause-die = por um dado
cause-token = por um marcador
cause-phase = início do turno
cause-guide = pelo Guia
cause-hand-limit = limite de mão
cause-used = usada
cause-condition = sua condição já não vale
cause-opponent = paga pelo oponente
cause-muster = Alistamento
cause-voice = a Voz de Saruman
cause-battle = batalha
cause-assault = prolongar o assalto
cause-advance = avanço
cause-no-units = sem unidades
cause-attacked = atacada
cause-captured = Colônia capturada
cause-ability = habilidade de um Companheiro
cause-entered = entrou um exército inimigo
cause-companion = chegou um Companheiro
cause-declared = a Sociedade foi declarada
cause-minion = a chegada do Rei dos Bruxos
cause-allocated = alocados
cause-eye = um Olho
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
why-not-fewer-dice = Só se pode passar com menos dados por usar do que o inimigo.
why-too-many-dice-on-hunt = Não mais dados do que Companheiros na Sociedade.
why-too-few-dice-on-hunt = A Sociedade se moveu no turno anterior: pelo menos um dado.
why-other-question = Não é isso que se pergunta a você agora.
why-wrong-die = Este dado não o permite.
why-other-sides-action = Só o outro lado pode fazer isso.
why-no-ring = Você não tem nenhum Anel Élfico.
why-ring-used-this-turn = Só um Anel Élfico por turno.
why-no-will-of-the-west-by-ring = Um anel não pode dar Vontade do Oeste.
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
why-combat-requirement = O que a carta de Combate exige não se cumpre.
why-combat-cards-barred = Você não pode jogar cartas de Combate nesta batalha.
why-not-in-play = Esse Personagem não está em jogo, ou já esteve.
why-cannot-move = Ninguém pode mover.
why-too-far = É longe demais, ou o caminho está fechado.
why-sealed-by-siege = Ninguém entra nem sai a pé de uma Fortaleza amiga sitiada.
why-enemy-stronghold = Uma Fortaleza inimiga que ninguém cerca.
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
why-no-free-region = Um recuo exige uma região vizinha livre.
why-units-only = Aqui só se retiram unidades de Exército.
why-two-hits-needed = Com dois acertos só se retira uma Elite, e devem restar dois.
why-too-many-rerolls = Você não pode rolar tantos dados de novo.
why-garrison-only = Atrás dessas muralhas só há uma guarnição.
why-cannot-retreat = Um exército sitiado não pode recuar.
why-no-elite-to-reduce = Não há Elite a reduzir.
why-must-fight-on = Este ataque não pode ser interrompido.
why-not-at-war = Essa nação não está Em Guerra.
why-foreign-border = Uma nação que não está Em Guerra não cruza as fronteiras de outra.
why-passive-nation = Uma nação passiva não pode entrar em guerra.
why-already-at-war = Essa nação já está Em Guerra.
why-barred-by-card = Uma carta na mesa o proíbe.
why-fellowship-revealed = A Sociedade está revelada.
why-fellowship-hidden = A Sociedade está oculta.
why-declared-already = Já foi declarada neste turno.
why-no-companion = Não há tal Companheiro na Sociedade.
why-on-mordor-track = A Sociedade está na Trilha de Mordor.
why-not-at-mordor = A Sociedade não está às portas de Mordor.
why-not-highest-level = O Guia é um Companheiro do Nível mais alto.
why-revealed-in-friendly-city = Uma Sociedade revelada não termina numa Cidade ou Fortaleza amiga.
why-not-your-nation = Você não comanda essa Nação.
why-not-your-army = Esse exército é do seu parceiro.
why-same-nation-twice = Não se usam duas ações seguidas na mesma nação ou exército.

# Dados que os jogadores rolam
chance-shuffle = Embaralhe.
chance-action-die = Dado de Ação ({ $who }): o que mostra?
chance-combat-roll = Rolagem de Combate ({ $who }): { $of ->
    [1] o que mostra o dado?
   *[other] o que mostra o dado { $nth } de { $of }?
}
chance-leader-reroll = Nova rolagem do Líder ({ $who }): { $of ->
    [1] o que mostra o dado?
   *[other] o que mostra o dado { $nth } de { $of }?
}
chance-extra-attack = Ataque adicional ({ $who }): { $of ->
    [1] o que mostra o dado?
   *[other] o que mostra o dado { $nth } de { $of }?
}
chance-hunt-roll = Rolagem de Busca ({ $who }): { $of ->
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
