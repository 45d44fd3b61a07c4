# O que a mesa diz. Os mesmos nomes estão em en.ftl e es.ftl.
ask-which-first = Várias coisas acontecem ao mesmo tempo: qual primeiro?
ask-respond = { $what } { $card }. Você responde?
ask-choose = { $card }: escolha ({ $effect }), { $left } no máximo.
ask-reconcile = Reconcilie a mão: você pode descartar uma carta.
ask-reconcile-down = Reconcilie a mão: descarte até ficar com oito cartas; { $left ->
    [1] falta { $left }
   *[other] faltam { $left }
}.
ask-choose-number = { $card }: escolha um número, no máximo { $high }.
ask-choose-mode = { $card }: escolha uma opção.
ask-may = { $card-number ->
    [many] Você faz o que { $card } oferecem?
   *[one] Você faz o que { $card } oferece?
}
ask-choose-player = { $card }: escolha um oponente.
ask-choose-bearer = Quem usa { $card }?
ask-take-action = Faça uma ação de { $phase }, ou passe. Penumbra: { $twilight }.
ask-free-actions = Fase de { $phase }: aja, ou passe para seguir. Penumbra: { $twilight }.
ask-transfer-to = Para quem vai { $card }?
ask-who-is-hit = Flechas restantes: { $arrows }. Quem é ferido?
ask-shoot-at = Flechas: { $arrows }. Qual jogador da Sombra coloca as feridas?
ask-defend = Quem defende contra { $card }?
ask-attack = A quem { $card } { $card-number ->
    [many] atacam
   *[one] ataca
}?
ask-which-skirmish = Qual é o próximo combate?
ask-heal-at-sanctuary = Santuário: cure até { $left ->
    [1] { $left } ferida
   *[other] { $left } feridas
}.
ask-ask-move = Mover-se outra vez ({ $left ->
    [1] resta { $left } movimento
   *[other] restam { $left } movimentos
}) ou terminar o turno?
ask-bid = Quantos fardos você aposta?
ask-which-place = Qual posição na ordem de jogo?
ask-start-with = Irmandade inicial: escolha companheiros; { $left ->
    [1] resta { $left }
   *[other] restam { $left }
} de penumbra.
ask-mulligan = Você embaralha a sua mão no baralho e compra seis cartas?
option-pass = Passar
option-done = Pronto
option-yes = Sim
option-no = Não
option-play = Jogar { $card }
option-use = { $card-id ->
    [wounds] Colocar as feridas do combate
   *[other] Usar o texto de { $card-in-text }
}
option-heal = Descartar { $card } da mão para curar o personagem de mesmo nome
option-transfer = Transferir { $card }
option-pick = { $card }
option-number = { $number }
option-mode = { $card }, opção { $number }
option-player = { $seat }
option-move = Avançar
option-stay = Terminar o turno
event-turn-began = Turno { $turn }: { $seat }.
event-phase-began = Começa a fase de { $phase } de { $seat }.
event-bid-shown = { $seat } apostou { $number ->
    [1] { $number } fardo
   *[other] { $number } fardos
}.
event-place-chosen = { $seat } escolhe a posição { $place } na ordem de jogo.
event-card-played = { $borne ->
    [yes] { $seat } joga { $card } em { $on } por { $cost } de penumbra.
   *[no] { $seat } joga { $card } por { $cost } de penumbra.
}
event-ability-used = { $seat } usa o texto de { $card }.
event-site-placed = { $seat } coloca { $card } como local { $site }.
event-fellowship-moved = A irmandade de { $seat } avança para o local { $site }, { $card }.
event-twilight-changed = { $card-id ->
    [none] Penumbra { $amount } pelo avanço (número de Sombra e companheiros): agora { $twilight }.
   *[other] Penumbra { $amount } ({ $card }): agora { $twilight }.
}
event-wounded = { $source-id ->
    [none] { $card } { $card-number ->
        [many] recebem
       *[one] recebe
    } uma ferida.
    [itself] { $card } { $card-number ->
        [many] recebem
       *[one] recebe
    } uma ferida.
   *[other] { $card } { $card-number ->
        [many] recebem
       *[one] recebe
    } uma ferida (por { $source }).
}
event-exerted = { $source-id ->
    [none] { $card } se { $card-number ->
        [many] esforçam
       *[one] esforça
    }.
    [itself] { $card } se { $card-number ->
        [many] esforçam
       *[one] esforça
    }.
   *[other] { $card } se { $card-number ->
        [many] esforçam
       *[one] esforça
    } (por { $source }).
}
event-healed = { $source-id ->
    [none] { $card } se { $card-number ->
        [many] curam
       *[one] cura
    } de uma ferida.
    [itself] { $card } se { $card-number ->
        [many] curam
       *[one] cura
    } de uma ferida.
   *[other] { $card } se { $card-number ->
        [many] curam
       *[one] cura
    } de uma ferida (por { $source }).
}
event-prevented = { $prevented ->
    [exertion] { $source } evita o esforço de { $card }.
    [healing] { $source } impede a cura de { $card }.
   *[wound] { $source } evita uma ferida de { $card }.
}
event-killed = { $card } (de { $seat }) { $card-number ->
    [many] morrem
   *[one] morre
}.
event-discarded = { $source-id ->
    [none] { $card } (de { $seat }) { $card-number ->
        [many] vão
       *[one] vai
    } para a pilha de descarte.
    [itself] { $card } (de { $seat }) { $card-number ->
        [many] vão
       *[one] vai
    } para a pilha de descarte.
   *[other] { $card } (de { $seat }) { $card-number ->
        [many] vão
       *[one] vai
    } para a pilha de descarte (por { $source }).
}
event-discarded-from-hand = { $seat } descarta { $card } da mão.
event-milled = { $source-id ->
    [none] { $seat } descarta { $card } do topo do baralho.
    [itself] { $seat } descarta { $card } do topo do baralho.
   *[other] { $seat } descarta { $card } do topo do baralho (por { $source }).
}
event-drew = Você compra { $card }.
event-drew-unseen = { $seat } compra { $count ->
    [1] uma carta
   *[other] { $count } cartas
}.
event-revealed = { $seat } revela: { $card }.
event-looked-at = { $seat } olha cartas de { $other }.
event-saw-cards = Você vê cartas de { $seat }: { $card }.
event-put = { $seat }: { $card } { $card-number ->
    [many] vão
   *[one] vai
} para { $where }.
event-put-unseen = { $seat } põe uma carta { $where }.
event-burdens-changed = { $source-id ->
    [none] { $seat }: fardos { $amount }, agora { $burdens }.
   *[other] { $seat }: fardos { $amount }, agora { $burdens } ({ $source }).
}
event-ring-put-on = { $card } coloca O Um Anel.
event-ring-taken-off = O Portador do Anel de { $seat } tira O Um Anel.
event-ring-bearer-changed = { $card } é o novo Portador do Anel de { $seat }.
event-strengthened = { $source-id ->
    [none] { $card }: força { $amount }.
    [itself] { $card }: força { $amount } (texto próprio).
   *[other] { $card }: força { $amount } ({ $source }).
}
event-keyword-gained = { $source-id ->
    [none] { $card }: { $keyword }{ $amount }.
    [itself] { $card }: { $keyword }{ $amount } (texto próprio).
   *[other] { $card }: { $keyword }{ $amount } ({ $source }).
}
event-assigned = { $card } { $card-number ->
    [many] vão
   *[one] vai
} combater { $minion }.
event-skirmish-began = Combate: { $card } contra { $minion }.
event-skirmish-won = { $strength ->
    [0] { $winner } { $winner-number ->
        [many] vencem
       *[one] vence
    } o combate{ $loser-count ->
        [0] { "" }
       *[other] { " " }contra { $loser }
    }.
   *[other] { $winner } ({ $strength }) { $overwhelmed ->
        [yes] { $winner-number ->
            [many] destroem
           *[one] destrói
        }
       *[no] { $winner-number ->
            [many] vencem
           *[one] vence
        }
    } { $loser } ({ $against }).
}
event-skirmish-cancelled = O combate de { $card } é cancelado.
event-event-cancelled = { $source } cancela { $card }.
event-archery-fired = Totais de disparo: irmandade { $fellowship }, vassalos { $minions }.
event-transferred = { $card } passa para { $on }.
event-stacked = { $card-number ->
    [many] Empilham-se
   *[one] Empilha-se
} { $card } sobre { $on }.
event-move-limit-changed = Limite de movimento { $amount } ({ $source }).
event-player-lost = { $seat } perdeu: { $why }.
event-effect = { $source-id ->
    [none] { $card }: { $effect }.
    [itself] { $card }: { $effect } (texto próprio).
   *[other] { $card }: { $effect } ({ $source }).
}
chance-lot = Quem ganha o sorteio?
chance-discard = Qual carta de { $who } é descartada ao acaso?
chance-reveal = Qual carta de { $who } é revelada ao acaso?
why-not-yours = Você não pode usá-la ({ $rule }).
why-wrong-side = Agora essa carta é do outro lado ({ $rule }).
why-wrong-phase = Nesta fase não ({ $rule }).
why-not-in-hand = Essa carta não está na sua mão ({ $rule }).
why-no-such-card = Não há nenhuma carta assim nesta mesa ({ $rule }).
why-not-enough-twilight = Não há penumbra suficiente ({ $rule }).
why-requirement = Um requisito da carta não é cumprido ({ $rule }).
why-cost = O custo não pode ser pago por inteiro ({ $rule }).
why-no-bearer = Ninguém pode usá-la ({ $rule }).
why-unique = É única e você já tem uma em jogo ({ $rule }).
why-unique-shadow = É única e já há uma ativa ({ $rule }).
why-dead = Esse personagem está na sua pilha dos mortos ({ $rule }).
why-nine-companions = Você nunca pode ter mais de nove companheiros ({ $rule }).
why-limit = O limite da carta já foi atingido ({ $rule }).
why-forbidden = Uma carta proíbe isso ({ $rule }).
why-nothing-to-play = Não há nenhuma carta que se possa jogar assim ({ $rule }).
why-no-text = Essa carta não tem esse texto ({ $rule }).
why-inactive = Essa carta não está ativa agora ({ $rule }).
why-not-wounded = O personagem de mesmo nome não tem feridas ({ $rule }).
why-not-unique = Só companheiros e aliados únicos podem ser curados assim ({ $rule }).
why-exhausted = Um personagem exausto não pode se esforçar ({ $rule }).
why-same-site = Os dois personagens devem estar no mesmo local, e o novo deve poder usá-la ({ $rule }).
why-assigned = Já tem um combate designado ({ $rule }).
why-cannot-fight = Não pode participar de combates aqui ({ $rule }).
why-move-limit = O limite de movimento foi atingido ({ $rule }).
why-may-not-move = A irmandade não pode se mover de novo neste turno ({ $rule }).
why-too-dear = Os companheiros iniciais custam no máximo quatro de penumbra ({ $rule }).
why-response-only = É uma resposta: espere pela ocasião certa ({ $rule }).
why-no-response-to-this = Não responde ao que acontece agora ({ $rule }).
why-in-vain = Não custa nada e agora não mudaria nada ({ $rule }).
lost-ring-bearer-killed = o Portador do Anel morreu
lost-corrupted = o Portador do Anel foi corrompido
card-wounds = as feridas do combate
    .in-text = as feridas do combate
happening-played = Foi jogada uma carta:
happening-event-played = Está sendo jogado um evento:
happening-skirmish-over = Vence o combate:
happening-about-to-wound = Prestes a receber uma ferida:
happening-wounded = Ferida sofrida por:
happening-about-to-exert = Prestes a se esforçar:
happening-exerted = Acaba de se esforçar:
happening-about-to-heal = Prestes a se curar de uma ferida:
happening-killed = Acaba de morrer:
happening-discarded = Descarte do jogo:
happening-assigned = Designação para um combate:
happening-ring-put-on = Coloca O Um Anel:
happening-moves-from = A irmandade deixa
happening-moves = A irmandade se move de
happening-moves-to = A irmandade chega a
happening-turn-starts = O turno começa.
happening-turn-ends = O turno termina.
happening-phase-starts = A fase começa.
happening-phase-ends = A fase termina.
happening-skirmish-ends = Terminou o combate:
effect-strength = mudar a força
effect-keyword = dar uma palavra-chave
effect-takes-part = pode disparar e combater
effect-wound-cap = uma ferida por combate no máximo
effect-no-wounds = não recebe feridas
effect-overwhelm = mais difícil de destruir
effect-no-bonus = sem bônus de força
effect-no-archery = não dispara
effect-forbid-assignment = não pode ser designado
effect-wound = ferir
effect-heal = curar
effect-exert = esforçar
effect-exhaust = exaurir
effect-discard = descartar
effect-discard-hand = descartar da mão
effect-put = mover uma carta
effect-play = jogar uma carta
effect-stack = empilhar
effect-transfer = transferir
effect-choose = para o seu texto
effect-assign = designar
effect-replace-site = substituir um local
effect-reconcile = reconciliar
deck-unknown-card = Linha { $line }: nenhuma carta se chama “{ $words }”.{ $found ->
    [0] { "" }
   *[other] { " " }Você quis dizer { $near }?
}
deck-no-ring = Falta O Um Anel.
deck-no-ring-bearer = Falta Frodo.
deck-sites = Local { $number }: { $count } em vez de um.
deck-too-small = Baralho de { $count } cartas; são necessárias pelo menos { $least }.
deck-unequal-sides = { $free } cartas dos Povos Livres e { $shadow } da Sombra: o número deve ser igual.
deck-too-many = { $card }: { $count } cartas com esse título; quatro no máximo.
deck-ring-bearer-copies = { $card }: mais { $count } cartas com esse título; três no máximo.
deck-not-opened = { $id }: { $count } no baralho, { $have } abertas.

where-hand = na mão
where-discard = na pilha de descarte
where-deck-top = no topo do baralho
where-deck-bottom = no fundo do baralho
where-shuffled = no baralho, que depois é embaralhado
phase-setup = preparação
phase-fellowship = irmandade
phase-shadow = Sombra
    .in-text = a Sombra
phase-maneuver = manobra
phase-archery = disparo
phase-assignment = comando
phase-skirmish = combate
phase-regroup = reagrupamento
keyword-archer = arqueiro
    .feminine = arqueira
keyword-damage = dano
keyword-defender = defensor
keyword-fierce = feroz
keyword-ring-bearer = Portador do Anel
keyword-ranger = guardião
    .feminine = guardiã
keyword-tale = conto
keyword-search = procurar
keyword-stealth = furtivo
keyword-spell = feitiço
keyword-weather = clima
keyword-tracker = batedor
keyword-pipeweed = erva-de-cachimbo
keyword-sanctuary = santuário
keyword-forest = floresta
keyword-river = rio
keyword-plains = planície
keyword-underground = subterrâneo
keyword-marsh = pântano
keyword-mountain = montanha
