# O cerco em palavras. Os mesmos identificadores estão em en.ftl e es.ftl.

# Perguntas.
ask-place-rangers = { $piece }: em que floresta de Ithilien do Norte?
ask-recover-losses = Que unidade reduzida se recupera? { $left ->
    [1] Resta uma recuperação.
   *[other] Restam { $left } recuperações.
}
ask-place-reinforcements = Reforços para { $side }: quem chega e por onde?
ask-convert-engines = Que infantaria constrói armas de cerco?
ask-move-counters = Que peça se move?
ask-move-on = { $piece }: para onde? { $left ->
    [1] Resta um ponto de movimentação.
   *[other] Restam { $left } pontos de movimentação.
}
ask-go-back = Unidades demais em { $hex }: qual volta a sair do mapa?
ask-choose-target = Que hexágono é atacado?
ask-declare-attack = Quem ataca { $hex }?
ask-defend-with-eye = O Olho observa a batalha por { $hex }?
ask-choose-loss = Batalha por { $hex }: quem sofre a baixa? ({ $pieces })
ask-choose-companion = { $leader }: recuo com que unidade?
ask-retreat-unit = Recuo de { $piece }: para onde?
ask-make-room-unit = { $piece }: para onde, para dar lugar?
ask-advance-units = Quem avança?
ask-advance-further = { $piece }: seguir para um segundo hexágono?
ask-announce-bridge = Reconstruir a ponte de Osgiliath?
ask-destroy-or-keep-bridge = A ponte do inimigo está nas suas mãos. Destruí-la?
ask-final-loss = A campanha cobra o seu preço: que unidade reduzida { $side } perde?

# Dados lançados pelas pessoas.
chance-eye = Jogada do Olho ({ $who }): um dado de dez faces, de 0 a 9.
chance-ring = O Olho está aberto. Nova jogada pelo Anel ({ $who }): um dado de dez faces, de 0 a 9.
chance-combat = Jogada de combate ({ $who }): as { $nth ->
    [1] dezenas
   *[other] unidades
}, de 0 a 9.

# Opções.
option-set-up = { $piece } em { $hex }
option-recover = Recuperar { $piece } em { $hex }
option-done = Mais nenhuma
option-enter = { $piece }: entrada por { $hex }
option-land = Aragorn e os seus desembarcam em { $hex }
option-hold = Os demais esperam
option-convert = { $piece } em { $hex }: construir armas de cerco
option-pick = Mover { $piece } a partir de { $hex }
option-go = De { $origin } para { $to }, { $cost } PM
option-leave-map = Sair do mapa por { $hex }, { $cost } PM
option-end-movement = Fim da movimentação
option-send-back = { $piece }: deixar { $hex } e esperar
option-attack-hex = Atacar { $hex }
option-end-combat = Fim do combate
option-join = { $piece }: ataque a partir de { $hex }
option-add-eye = O Olho observa
option-no-eye = O Olho olha para outro lado
option-roll = Ao ataque!
option-lose = { $whole ->
    [yes] Abrir mão de { $piece }: eliminação
   *[no] { $piece }
}
option-follow = { $leader } com { $piece }
option-retreat-to = { $piece }: de { $origin } para { $to }
option-break-out = { $piece }: de { $origin } por { $through } para { $to }{ $sheltered ->
    [yes] {" "}(recuo abrigado)
   *[no] {" "}(uma baixa)
}
option-displace = { $piece }: de { $origin } para { $to }, deslocando { $friend }
option-advance = { $piece }: avanço para { $hex }
option-halt = Ninguém mais avança
option-advance-on = { $piece }: de { $origin } segue para { $to }
option-stay = Ficar neste hexágono
option-build-bridge = Reconstruir a ponte
option-pass = Agora não
option-destroy-bridge = Destruir a ponte
option-keep-bridge = Deixá-la de pé

# Acontecimentos.
event-turn-began = Turno { $turn }: { $date } de março de 3019
event-day-remembered = Na história: { $day }
event-stage-began = Turno { $turn }, etapa de { $side }
event-phase-began = { $phase } ({ $side })
event-steward-died = { $piece } entrega a regência e a vida.
event-eye-rolled = Jogada do Olho de Sauron: { $die }
event-eye-opened = O Olho está aberto neste turno. Nova jogada: com um segundo 0, Sauron tem o Anel.
event-ring-taken = Outro { $die }: Sauron tem o Anel. O Olho não voltará a se fechar.
event-eye-watches = Sauron tem o Anel: o Olho está aberto.
event-placed-at-start = { $piece } em { $hex }
event-morale-entry-gained = Moral de { $side }: { $entry } ({ $value-signed })
event-morale-entry-lost = Moral de { $side }: não conta mais “{ $entry }” ({ $value-signed })
event-morale-set = Marcador de moral de { $side }: { $marker-signed } (soma { $sum-signed })
event-recovered = De novo com todas as forças: { $piece } em { $hex }
event-arrived = Reforço: { $piece } em { $hex }
event-held-back = Reforços em espera ({ $side }): { $pieces }
event-points-recorded = Pontos: a Aliança do Oeste { $west }, a Sombra { $shadow }
event-duty-found = Obrigação de romper o contato ou atacar ({ $side }): { $pieces }
event-duty-done = Contato rompido: { $piece } em { $hex }
event-duty-lapsed = Sem saída nem ataque possível: { $piece } em { $hex }
event-engine-built = { $piece } em { $hex }: substituição por { $engine }
event-moved = { $piece } ({ $cost } PM): de { $path-first } para { $path-last }{ $path-count ->
    [2] {""}
   *[other] {" "}por { $path-between }
}
event-embarked = { $piece } de barco: de { $path-first } para { $path-last }
event-left-map = { $piece } ({ $cost } PM): fora do mapa por { $hex }
event-sent-back = Sem lugar em { $hex } para { $piece }: de volta para fora do mapa
event-control-taken = Controle de { $hex }: { $side } ({ $piece })
event-rammas-fell = O Rammas caiu: { $piece } dentro da muralha em { $hex }
event-rammas-attacked = O Rammas é atacado em { $hex }: a guarnição fica livre.
event-anduin-crossed = A Sombra atravessou o Anduin: { $piece } em { $hex }
event-bridge-begun = Começam as obras da ponte de Osgiliath ({ $side }).
event-bridge-work-lost = As obras de { $side } na ponte se perdem com { $hex }.
event-bridge-built = A ponte de Osgiliath está de pé, obra de { $side }.
event-bridge-destroyed = A ponte de Osgiliath é destruída por { $side }.
event-bridge-kept = A ponte de Osgiliath fica de pé por decisão de { $side }.
event-attack-declared = Ataque de { $side } a { $hex }: { $attackers } contra { $defenders }
event-odds-read = Relação de forças: { $attack } a { $defence }, coluna { $column }
event-column-shifted = { $value ->
    [-3] 3 colunas à esquerda
    [-2] 2 colunas à esquerda
    [-1] 1 coluna à esquerda
    [1] 1 coluna à direita
   *[other] 2 colunas à direita
}: { $shift }
event-column-fixed = Os dados são lidos na coluna { $column }
event-morale-counted = Moral de { $side }: marcador { $marker-signed }{ $modifier ->
    [0] {""}
   *[other] , líder { $modifier-signed } ({ $leader })
}{ $surrounded ->
    [0] {""}
   *[other] , cerco { $surrounded-signed }
}; total { $total-signed }
event-morale-weighed = O moral pesa mais: { $points-signed } vezes { $weight } dá { $morale-signed } nos dados
event-eye-looked = O Olho se volta para { $hex }.
event-dice-rolled = Dados { $tens } e { $units }, moral { $morale-signed }: { $total-printed } na coluna { $column }
event-magic = Magia! { $tens } e { $units }: nova jogada na coluna { $column }
event-result-read = Resultado: atacante { $attacker } ({ $attack ->
    [AE] uma unidade eliminada, as outras recuam
    [ARB] rechaçado, uma baixa
    [ARI] rechaçado, sem baixas
    [AVB] vence, uma baixa
   *[AVI] vence, sem baixas
}), defensor { $defender } ({ $defence ->
    [DE] uma unidade eliminada, as outras recuam
    [DRB] uma baixa, todas recuam
    [DRI] sem baixas, todas recuam
    [DVB] resiste, uma baixa
   *[DVI] resiste, sem baixas
}); coluna { $column }
event-loss-taken = Baixa ({ $loss }): { $piece } em { $hex }
event-eliminated = Eliminação ({ $loss }): { $piece } em { $hex }
event-retreated = Recuo: { $piece } de { $origin } para { $to }
event-stood-fast = Baixa em vez de recuo ({ $loss }): { $piece } em { $hex }
event-displaced = Recuo em cadeia: lugar em { $hex } para { $piece }, à custa de { $friend }
event-advanced = Avanço: { $piece } de { $origin } para { $to }
event-scored = Pontos para { $side }: { $points } ({ $award }{ $award-id ->
    [V1] : { $piece }
    [V2] : { $piece }
    [V8] : { $piece }
   *[other] {""}
})
event-attrition-due = Desgaste da campanha para { $side }: { $reduced ->
    [0] nenhuma unidade reduzida
    [1] uma unidade reduzida
   *[other] { $reduced } unidades reduzidas
}, { $due ->
    [0] nenhuma perdida
    [1] uma perdida
   *[other] { $due } perdidas
}
event-siege-ended = O cerco terminou. A Aliança do Oeste { $west }, a Sombra { $shadow }. { $outcome }

# Razões. $rule é o número da regra.
why-unknown-piece = Essa peça não existe. ({ $rule })
why-unknown-hex = Esse hexágono não existe. ({ $rule })
why-not-yours = Essa peça não é sua, ou não é a sua etapa. ({ $rule })
why-wrong-phase = Isso pertence a outra fase. ({ $rule })
why-not-on-map = Não está aí no mapa. ({ $rule })
why-overstack = Não cabe outra unidade no hexágono. ({ $rule })
why-enemy-hex = No hexágono há uma peça inimiga. ({ $rule })
why-peak = Só quem voa pode entrar em um pico. ({ $rule })
why-never-moves = Nunca se move. ({ $rule })
why-already-moved = Já se moveu nesta fase. ({ $rule })
why-another-is-moving = Outra peça está a caminho; termine a movimentação dela ou a desfaça. ({ $rule })
why-too-far = Longe demais para os pontos de movimentação que restam. ({ $rule })
why-no-way = Não há caminho até lá. ({ $rule })
why-zone-to-zone = De uma zona de controle inimiga não se pode passar diretamente para outra. ({ $rule })
why-surrounded = Está cercada e não pode se mover. ({ $rule })
why-same-hex = Já está lá. ({ $rule })
why-not-an-edge = Só se sai do mapa a partir de um hexágono da borda. ({ $rule })
why-cannot-pay-to-leave = Não pode pagar de novo o preço deste hexágono, ou não pode se mover. ({ $rule })
why-siege-engine-barred = As armas de cerco não entram no Anduin nem em um vau, e só atravessam rios menores por pontes. ({ $rule })
why-garrison = A guarnição não sai do Rammas até que a Sombra o ataque. ({ $rule })
why-river-needs-bank = Só quem começa a fase na margem, ou no rio, pode entrar no Anduin. ({ $rule })
why-just-arrived = Chegou neste turno e antes não estava na margem. ({ $rule })
why-came-by-combat = Chegou à margem por recuo ou avanço e antes precisa terminar ali uma fase de movimentação. ({ $rule })
why-no-stop-on-bridge = Ninguém para na ponte. ({ $rule })
why-bridge-closed = Não há passagem pela ponte: um inimigo está sobre ela, ou ela não existe mais. ({ $rule })
why-bridge-needs-both-ends = As duas pontas da ponte precisam ser suas. ({ $rule })
why-bridge-stands = A ponte já está de pé. ({ $rule })
why-not-yet = A ponte é anunciada no fim da própria etapa. ({ $rule })
why-not-due = Não chega agora. ({ $rule })
why-not-its-entry = Não entra por aí. ({ $rule })
why-entry-held = O inimigo ocupa o hexágono de entrada. ({ $rule })
why-land-together = Aragorn e os seus desembarcam juntos em Harlond. ({ $rule })
why-harlond-lost = Harlond está nas mãos da Sombra; desembarcam mais ao sul. ({ $rule })
why-not-ranger-country = Os guardiões começam nas florestas de Ithilien do Norte, ao norte do Morgulduin. ({ $rule })
why-not-sent-back = Só voltam as unidades que chegaram neste turno ao hexágono lotado. ({ $rule })
why-not-reduced = Não tem baixas a recuperar. ({ $rule })
why-enough-recovered = Nenhuma outra unidade se recupera neste turno. ({ $rule })
why-engaged = Junto ao inimigo ninguém se recupera. ({ $rule })
why-never-recovers = Os Nazgûl e as armas de cerco nunca se recuperam. ({ $rule })
why-not-infantry = Só a infantaria constrói armas de cerco. ({ $rule })
why-not-on-pelennor = As armas de cerco são construídas no Pelennor. ({ $rule })
why-no-engine-left = Não restam armas de cerco. ({ $rule })
why-engaged-infantry = Junto ao inimigo ninguém constrói armas de cerco. ({ $rule })
why-nothing-to-attack = Aí não há inimigos. ({ $rule })
why-not-adjacent = Não é adjacente. ({ $rule })
why-no-attacker = Nenhuma unidade participa do ataque, ou nenhuma pode. ({ $rule })
why-already-attacked = Já atacou nesta fase. ({ $rule })
why-already-defended = Essas unidades já foram atacadas nesta fase. ({ $rule })
why-leaders-alone = Os líderes não atacam. ({ $rule })
why-nazgul-alone = Os Nazgûl só atacam a partir de um hexágono com uma unidade terrestre sua. ({ $rule })
why-already-joined = Já participa. ({ $rule })
why-duty = Uma unidade que entrou em contato por recuo ou avanço ainda precisa atacar. ({ $rule })
why-eye-closed = O Olho está fechado neste turno. ({ $rule })
why-eye-spent = O Olho observa uma batalha por turno. ({ $rule })
why-eye-needs-shadow = O Olho só observa onde combatem unidades da Sombra, e só a Sombra o dirige. ({ $rule })
why-not-the-one = A baixa recai sobre outra unidade. ({ $rule })
why-retreat-not-adjacent = Um recuo é feito para um hexágono adjacente. ({ $rule })
why-retreat-into-zone = Não há recuo para uma zona de controle inimiga. ({ $rule })
why-retreat-into-river = Não há recuo para o Anduin. ({ $rule })
why-retreat-full = O hexágono está cheio; uma unidade própria só dá lugar se não restar outro hexágono aberto. ({ $rule })
why-nobody-makes-room = Nenhuma unidade própria nesse hexágono pode abrir espaço. ({ $rule })
why-way-back-is-open = Não é preciso romper o cerco: a unidade tem outro caminho de recuo. ({ $rule })
why-reduced-needs-shelter = Uma unidade reduzida só rompe o cerco por um hexágono com uma unidade amiga. ({ $rule })
why-follows-its-own-hex = Um líder segue uma unidade do mesmo hexágono. ({ $rule })
why-no-advance = Não há para onde avançar. ({ $rule })
why-not-in-combat = Só avançam os que atacaram e os seus líderes. ({ $rule })
why-second-hex-held = O segundo hexágono precisa estar vazio. ({ $rule })
why-no-second-hex = Só a cavalaria, os líderes e os que voam avançam um segundo hexágono. ({ $rule })
why-advance-into-river = Não há avanço para o Anduin. ({ $rule })
why-just-embarked = Entrou no Anduin neste turno e fica lá. ({ $rule })
why-not-reduced-at-end = O desgaste da campanha só atinge unidades reduzidas no mapa. ({ $rule })

# Com que se pode preparar uma partida.
setting-turns = Duração
setting-turns-12 = 12 dias, como nas regras
setting-turns-15 = 15 dias, até 21 de março
setting-morale = Líderes e moral
setting-morale-printed = conforme as regras: cada ponto soma 1 aos dados
setting-morale-strong = variante: cada ponto soma 5, e um grande líder vale quase uma coluna
