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
ask-may = { $card }: ¿lo haces?
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
    [one] queda 1
   *[other] quedan { $left }
}) o terminar el turno?
ask-bid = ¿Cuántas cargas apuestas?
ask-which-place = ¿Qué puesto en el orden de turno?
ask-start-with = Comunidad inicial: { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
} de penumbra.
ask-mulligan = ¿Barajas tu mano en el mazo y robas seis cartas?
option-pass = Pasar
option-done = Listo
option-yes = Sí
option-no = No
option-play = Jugar { $card }
option-use = Usar { $card }
option-heal = Descartar { $card } para curar
option-transfer = Transferir { $card }
option-pick = { $card }
option-number = { $number }
option-mode = { $card }, opción { $number }
option-player = { $seat }
option-move = Avanzar
option-stay = Terminar el turno
event-turn-began = Turno { $turn }: { $seat }.
event-phase-began = Comienza la fase de { $phase } de { $seat }.
event-bid-shown = { $seat } apostó { $number }.
event-place-chosen = { $seat } elige el puesto { $place } en el orden de turno.
event-card-played = { $borne ->
    [yes] { $seat } juega { $card } sobre { $on } por { $cost }.
   *[no] { $seat } juega { $card } por { $cost }.
}
event-ability-used = { $seat } usa { $card }.
event-site-placed = { $seat } coloca { $card } como lugar { $site }.
event-fellowship-moved = La comunidad de { $seat } avanza al lugar { $site }, { $card }.
event-twilight-changed = Penumbra { $amount }: ahora { $twilight }.
event-wounded = { $card } { $card-number ->
    [many] reciben
   *[one] recibe
} una herida.
event-exerted = { $card } se { $card-number ->
    [many] esfuerzan
   *[one] esfuerza
}.
event-healed = { $card } se { $card-number ->
    [many] curan
   *[one] cura
}.
event-prevented = { $source } evita la herida de { $card }.
event-killed = { $card } ({ $seat }) { $card-number ->
    [many] mueren
   *[one] muere
}.
event-discarded = Descarte: { $card } ({ $seat }).
event-discarded-from-hand = { $seat } descarta { $card } de la mano.
event-milled = { $seat } descarta { $card } del mazo.
event-drew = Robas { $card }.
event-drew-unseen = { $seat } roba { $count ->
    [1] una carta
   *[other] { $count } cartas
}.
event-revealed = { $seat } revela: { $card }.
event-looked-at = { $seat } mira cartas de { $other }.
event-saw-cards = Ves ({ $seat }): { $card }.
event-put = { $seat }: { $card } { $card-number ->
    [many] van
   *[one] va
} { $where }.
event-put-unseen = { $seat } pone una carta { $where }.
event-burdens-changed = { $seat }: cargas { $amount }, ahora { $burdens }.
event-ring-put-on = { $card } se pone El Anillo Único.
event-ring-taken-off = El Portador del Anillo de { $seat } se quita El Anillo Único.
event-ring-bearer-changed = { $card } es el nuevo Portador del Anillo de { $seat }.
event-strengthened = { $card }: fuerza { $amount } ({ $source }).
event-keyword-gained = { $card }: { $keyword }{ $amount } ({ $source }).
event-assigned = { $card } { $card-number ->
    [many] combatirán
   *[one] combatirá
} contra { $minion }.
event-skirmish-began = Combate: { $card } contra { $minion }.
event-skirmish-won = { $winner } ({ $strength }) { $overwhelmed ->
    [yes] { $winner-number ->
        [many] arrollan
       *[one] arrolla
    }
   *[no] { $winner-number ->
        [many] vencen
       *[one] vence
    }
} a { $loser } ({ $against }).
event-skirmish-cancelled = Se cancela el combate de { $card }.
event-event-cancelled = { $source } cancela { $card }.
event-archery-fired = Arquería: comunidad { $fellowship }, esbirros { $minions }.
event-transferred = { $card } pasa a { $on }.
event-stacked = La carta { $card } se apila en { $on }.
event-move-limit-changed = Límite de movimiento { $amount } ({ $source }).
event-player-lost = { $seat } ha perdido: { $why }.
event-effect = { $source }: { $effect } ({ $card }).
chance-lot = ¿Quién gana el sorteo?
chance-discard = ¿Qué carta de { $who } se descarta al azar?
chance-reveal = ¿Qué carta de { $who } se revela al azar?
why-not-yours = No puedes usarla tú ({ $rule }).
why-wrong-side = Esa carta es del otro bando ahora ({ $rule }).
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
why-limit = Ya has alcanzado su límite ({ $rule }).
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
effect-strength = fuerza
effect-keyword = palabra clave
effect-takes-part = participa
effect-wound-cap = una herida por combate
effect-no-wounds = sin heridas
effect-overwhelm = difícil de arrollar
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
effect-choose = elegir
effect-assign = asignar
effect-replace-site = sustituir un lugar
effect-reconcile = reconciliar
deck-unknown-card = Línea { $line }: ninguna carta se llama «{ $words }».
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
