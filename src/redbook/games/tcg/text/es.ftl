# Lo que dice la mesa. Los mismos nombres están en en.ftl y pt.ftl.
ask-which-first = Varias cosas ocurren a la vez: ¿cuál primero?
ask-respond = { $what } { $card }. ¿Respondes?
ask-choose = { $card }: elige ({ $effect }), { $left } como máximo.
ask-reconcile = Reconcilia tu mano: puedes descartar una carta.
ask-reconcile-down = Reconcilia tu mano: descarta hasta quedarte con ocho cartas; { $left ->
    [1] falta una
   *[other] faltan { $left }
}.
ask-choose-number = { $card }: elige un número, { $high } como máximo.
ask-choose-mode = { $card }: elige una opción.
ask-may = { $card-number ->
    [many] ¿Haces lo que ofrecen { $card }?
   *[one] ¿Haces lo que ofrece { $card }?
}
ask-choose-player = { $card }: elige a un oponente.
ask-choose-bearer = ¿Quién porta { $card }?
ask-take-action = Haz una acción de { $phase } o pasa. Penumbra: { $twilight }.
ask-free-actions = Fase de { $phase }: actúa, o pasa para seguir. Penumbra: { $twilight }.
ask-transfer-to = ¿A quién se transfiere { $card }?
ask-who-is-hit = Flechas restantes: { $arrows }. ¿Quién recibe la herida?
ask-shoot-at = Flechas: { $arrows }. ¿Qué jugador de la Sombra coloca las heridas?
ask-defend = ¿Quién defiende contra { $card }?
ask-attack = ¿A quién { $card-number ->
    [many] atacan
   *[one] ataca
} { $card }?
ask-which-skirmish = ¿Qué combate es el siguiente?
ask-heal-at-sanctuary = Santuario: cura hasta { $left ->
    [one] { $left } herida
   *[other] { $left } heridas
}.
ask-ask-move = ¿Moverse otra vez ({ $left ->
    [one] queda { $left } movimiento
   *[other] quedan { $left } movimientos
}) o terminar el turno?
ask-bid = ¿Cuántas cargas apuestas?
ask-which-place = ¿Qué puesto en el orden de turno?
ask-start-with = Comunidad inicial: elige compañeros; { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
} de penumbra.
ask-mulligan = ¿Barajas tu mano en el mazo y robas seis cartas?
option-pass = Pasar
option-done = Listo
option-yes = Sí
option-no = No
option-play = Jugar { $card }
option-use = { $card-id ->
    [wounds] Poner las heridas del combate
   *[other] Usar el texto de { $card-in-text }
}
option-heal = Descartar { $card } de la mano para curar a su homónimo
option-transfer = Transferir { $card }
option-pick = { $card }
option-number = { $number }
option-mode = { $card }, opción { $number }
option-player = { $seat }
option-move = Avanzar
option-stay = Terminar el turno
event-turn-began = Turno { $turn }: { $seat }.
event-phase-began = Comienza la fase de { $phase } de { $seat }.
event-bid-shown = { $seat } apostó { $number ->
    [one] { $number } carga
   *[other] { $number } cargas
}.
event-place-chosen = { $seat } elige el puesto { $place } en el orden de turno.
event-card-played = { $borne ->
    [yes] { $seat } juega { $card } sobre { $on } por { $cost } de penumbra.
   *[no] { $seat } juega { $card } por { $cost } de penumbra.
}
event-ability-used = { $seat } usa el texto de { $card }.
event-site-placed = { $seat } coloca { $card } como lugar { $site }.
event-fellowship-moved = La comunidad de { $seat } avanza al lugar { $site }, { $card }.
event-twilight-changed = { $card-id ->
    [none] Penumbra { $amount } por el avance (número de Sombra y compañeros): ahora { $twilight }.
   *[other] Penumbra { $amount } ({ $card }): ahora { $twilight }.
}
event-wounded = { $source-id ->
    [none] { $card } { $card-number ->
        [many] reciben
       *[one] recibe
    } una herida.
    [itself] { $card } { $card-number ->
        [many] reciben
       *[one] recibe
    } una herida.
   *[other] { $card } { $card-number ->
        [many] reciben
       *[one] recibe
    } una herida (por { $source }).
}
event-exerted = { $source-id ->
    [none] { $card } se { $card-number ->
        [many] esfuerzan
       *[one] esfuerza
    }.
    [itself] { $card } se { $card-number ->
        [many] esfuerzan
       *[one] esfuerza
    }.
   *[other] { $card } se { $card-number ->
        [many] esfuerzan
       *[one] esfuerza
    } (por { $source }).
}
event-healed = { $source-id ->
    [none] { $card } se { $card-number ->
        [many] curan
       *[one] cura
    } de una herida.
    [itself] { $card } se { $card-number ->
        [many] curan
       *[one] cura
    } de una herida.
   *[other] { $card } se { $card-number ->
        [many] curan
       *[one] cura
    } de una herida (por { $source }).
}
event-prevented = { $prevented ->
    [exertion] { $source } evita el esfuerzo de { $card }.
    [healing] { $source } impide la curación de { $card }.
   *[wound] { $source } evita una herida de { $card }.
}
event-killed = { $card } (de { $seat }) { $card-number ->
    [many] mueren
   *[one] muere
}.
event-discarded = { $source-id ->
    [none] { $card } (de { $seat }) { $card-number ->
        [many] van
       *[one] va
    } a la pila de descartes.
    [itself] { $card } (de { $seat }) { $card-number ->
        [many] van
       *[one] va
    } a la pila de descartes.
   *[other] { $card } (de { $seat }) { $card-number ->
        [many] van
       *[one] va
    } a la pila de descartes (por { $source }).
}
event-discarded-from-hand = { $seat } descarta { $card } de la mano.
event-milled = { $source-id ->
    [none] { $seat } descarta { $card } de lo alto del mazo.
    [itself] { $seat } descarta { $card } de lo alto del mazo.
   *[other] { $seat } descarta { $card } de lo alto del mazo (por { $source }).
}
event-drew = Robas { $card }.
event-drew-unseen = { $seat } roba { $count ->
    [1] una carta
   *[other] { $count } cartas
}.
event-revealed = { $seat } revela: { $card }.
event-looked-at = { $seat } mira cartas de { $other }.
event-saw-cards = Ves cartas de { $seat }: { $card }.
event-put = { $seat }: { $card } { $card-number ->
    [many] van
   *[one] va
} { $where }.
event-put-unseen = { $seat } pone una carta { $where }.
event-burdens-changed = { $source-id ->
    [none] { $seat }: cargas { $amount }, ahora { $burdens }.
   *[other] { $seat }: cargas { $amount }, ahora { $burdens } ({ $source }).
}
event-ring-put-on = { $card } se pone El Anillo Único.
event-ring-taken-off = El Portador del Anillo de { $seat } se quita El Anillo Único.
event-ring-bearer-changed = { $card } es el nuevo Portador del Anillo de { $seat }.
event-strengthened = { $source-id ->
    [none] { $card }: fuerza { $amount }.
    [itself] { $card }: fuerza { $amount } (texto propio).
   *[other] { $card }: fuerza { $amount } ({ $source }).
}
event-keyword-gained = { $source-id ->
    [none] { $card }: { $keyword }{ $amount }.
    [itself] { $card }: { $keyword }{ $amount } (texto propio).
   *[other] { $card }: { $keyword }{ $amount } ({ $source }).
}
event-assigned = { $card } { $card-number ->
    [many] combatirán
   *[one] combatirá
} contra { $minion }.
event-skirmish-began = Combate: { $card } contra { $minion }.
event-skirmish-won = { $strength ->
    [0] { $winner } { $winner-number ->
        [many] ganan
       *[one] gana
    } el combate{ $loser-count ->
        [0] { "" }
       *[other] { " " }contra { $loser }
    }.
   *[other] { $winner } ({ $strength }) { $winner-number ->
        [many] ganan
       *[one] gana
    } contra { $loser } ({ $against }){ $overwhelmed ->
        [yes] { " " }y { $loser-number ->
            [many] { $loser-gender ->
                [f] las
               *[m] los
            }
           *[one] { $loser-gender ->
                [f] la
               *[m] lo
            }
        } { $winner-number ->
            [many] arrollan
           *[one] arrolla
        }
       *[no] { "" }
    }.
}
event-skirmish-cancelled = Se cancela el combate de { $card }.
event-event-cancelled = { $source } cancela { $card }.
event-archery-fired = Totales de arquería: comunidad { $fellowship }, esbirros { $minions }.
event-transferred = { $card } pasa a { $on }.
event-stacked = { $card } se { $card-number ->
    [many] apilan
   *[one] apila
} sobre { $on }.
event-move-limit-changed = Límite de movimiento { $amount } ({ $source }).
event-player-lost = { $seat } ha perdido: { $why }.
event-effect = { $source-id ->
    [none] { $card }: { $effect }.
    [itself] { $card }: { $effect } (texto propio).
   *[other] { $card }: { $effect } ({ $source }).
}
chance-lot = ¿Quién gana el sorteo?
chance-discard = ¿Qué carta de { $who } se descarta al azar?
chance-reveal = ¿Qué carta de { $who } se revela al azar?
why-not-yours = No puedes usarla tú ({ $rule }).
why-wrong-side = Ahora esa carta es del otro bando ({ $rule }).
why-wrong-phase = En esta fase no ({ $rule }).
why-not-in-hand = Esa carta no está en tu mano ({ $rule }).
why-no-such-card = No hay ninguna carta así en esta mesa ({ $rule }).
why-not-enough-twilight = No hay suficiente penumbra ({ $rule }).
why-requirement = No se cumple un requisito de la carta ({ $rule }).
why-cost = No se puede pagar todo su coste ({ $rule }).
why-no-bearer = Nadie puede portarla ({ $rule }).
why-unique = Es única y ya tienes una en juego ({ $rule }).
why-unique-shadow = Es única y ya hay una activa ({ $rule }).
why-dead = Ese personaje está en tu pila de muertos ({ $rule }).
why-nine-companions = Nunca puedes tener más de nueve compañeros ({ $rule }).
why-limit = El límite de la carta ya se ha alcanzado ({ $rule }).
why-forbidden = Una carta lo prohíbe ({ $rule }).
why-nothing-to-play = No hay ninguna carta que se pueda jugar así ({ $rule }).
why-no-text = Esa carta no tiene ese texto ({ $rule }).
why-inactive = Esa carta no está activa ahora ({ $rule }).
why-not-wounded = El personaje del mismo nombre no tiene heridas ({ $rule }).
why-not-unique = Solo se pueden curar así los compañeros y aliados únicos ({ $rule }).
why-exhausted = Un personaje exhausto no puede esforzarse ({ $rule }).
why-same-site = Ambos personajes deben estar en el mismo lugar, y el nuevo debe poder portarla ({ $rule }).
why-assigned = Ya tiene una asignación ({ $rule }).
why-cannot-fight = No puede participar en combates aquí ({ $rule }).
why-move-limit = Se alcanzó el límite de movimiento ({ $rule }).
why-may-not-move = La comunidad no puede volver a moverse este turno ({ $rule }).
why-too-dear = Los compañeros iniciales cuestan cuatro de penumbra como máximo ({ $rule }).
why-response-only = Es una respuesta: espera su ocasión ({ $rule }).
why-no-response-to-this = No responde a lo que ocurre ahora ({ $rule }).
why-in-vain = No cuesta nada y ahora no cambiaría nada ({ $rule }).
lost-ring-bearer-killed = el Portador del Anillo ha muerto
lost-corrupted = el Portador del Anillo se ha corrompido
card-wounds = las heridas del combate
    .in-text = las heridas del combate
happening-played = Se jugó una carta:
happening-event-played = Se está jugando un evento:
happening-skirmish-over = Gana el combate:
happening-about-to-wound = A punto de recibir una herida:
happening-wounded = Herida sufrida por:
happening-about-to-exert = A punto de esforzarse:
happening-exerted = Se esforzó:
happening-about-to-heal = A punto de curarse:
happening-killed = Ha muerto:
happening-discarded = Descarte del juego:
happening-assigned = Asignación a un combate:
happening-ring-put-on = Se pone El Anillo Único:
happening-moves-from = La comunidad deja
happening-moves = La comunidad se mueve desde
happening-moves-to = La comunidad llega a
happening-turn-starts = Comienza el turno.
happening-turn-ends = Termina el turno.
happening-phase-starts = Comienza la fase.
happening-phase-ends = Termina la fase.
happening-skirmish-ends = Terminó el combate:
effect-strength = cambiar la fuerza
effect-keyword = dar una palabra clave
effect-takes-part = puede disparar y combatir
effect-wound-cap = una herida por combate como máximo
effect-no-wounds = no recibe heridas
effect-overwhelm = más difícil de arrollar
effect-no-bonus = sin bonificación de fuerza
effect-no-archery = no dispara
effect-forbid-assignment = no se puede asignar
effect-wound = herir
effect-heal = curar
effect-exert = esforzar
effect-exhaust = agotar
effect-discard = descartar
effect-discard-hand = descartar de la mano
effect-put = mover una carta
effect-play = jugar una carta
effect-stack = apilar
effect-transfer = transferir
effect-choose = para su texto
effect-assign = asignar
effect-replace-site = sustituir un lugar
effect-reconcile = reconciliar
deck-unknown-card = Línea { $line }: ninguna carta se llama «{ $words }».{ $found ->
    [0] { "" }
   *[other] { " " }¿Querías decir { $near }?
}
deck-no-ring = Falta El Anillo Único.
deck-no-ring-bearer = Falta Frodo.
deck-sites = Lugar { $number }: { $count } en vez de uno.
deck-too-small = Mazo de { $count } cartas; hacen falta al menos { $least }.
deck-unequal-sides = { $free } cartas de los Pueblos Libres y { $shadow } de la Sombra: debe haber las mismas.
deck-too-many = { $card }: { $count } cartas con ese título; cuatro como máximo.
deck-ring-bearer-copies = { $card }: { $count } cartas más con ese título; tres como máximo.
deck-not-opened = { $id }: { $count } en el mazo, { $have } abiertas.

where-hand = en la mano
where-discard = en la pila de descartes
where-deck-top = encima del mazo
where-deck-bottom = debajo del mazo
where-shuffled = en el mazo, que luego se baraja
phase-setup = preparación
phase-fellowship = comunidad
phase-shadow = Sombra
phase-maneuver = maniobra
phase-archery = arquería
phase-assignment = asignación
phase-skirmish = combate
phase-regroup = reagrupamiento
keyword-archer = arquero
    .feminine = arquera
keyword-damage = daño
keyword-defender = defensor
keyword-fierce = feroz
keyword-ring-bearer = Portador del Anillo
keyword-ranger = montaraz
keyword-tale = relato
keyword-search = búsqueda
keyword-stealth = sigilo
keyword-spell = hechizo
keyword-weather = clima
keyword-tracker = rastreador
keyword-pipeweed = hierba para pipa
keyword-sanctuary = santuario
keyword-forest = bosque
keyword-river = río
keyword-plains = llanura
keyword-underground = subterráneo
keyword-marsh = pantano
keyword-mountain = montaña
