# El asedio en palabras. Los mismos identificadores están en en.ftl y pt.ftl.

# Preguntas.
ask-place-rangers = { $piece }: ¿en qué bosque de Ithilien del Norte?
ask-recover-losses = ¿Qué unidad reducida se recupera? { $left ->
    [1] Queda una recuperación.
   *[other] Quedan { $left } recuperaciones.
}
ask-place-reinforcements = Refuerzos para { $side }: ¿quién llega y por dónde?
ask-convert-engines = ¿Qué infantería construye máquinas de asedio?
ask-move-counters = ¿Qué ficha se mueve?
ask-move-on = { $piece }: ¿adónde? { $left ->
    [1] Queda un punto de movimiento.
   *[other] Quedan { $left } puntos de movimiento.
}
ask-go-back = Demasiadas unidades en { $hex }: ¿cuál vuelve a salir del mapa?
ask-choose-target = ¿Qué hexágono se ataca?
ask-declare-attack = ¿Quién ataca { $hex }?
ask-defend-with-eye = ¿Mira el Ojo la batalla por { $hex }?
ask-choose-loss = Batalla por { $hex }: ¿quién sufre la pérdida? ({ $pieces })
ask-choose-companion = { $leader }: ¿retirada con qué unidad?
ask-retreat-unit = Retirada de { $piece }: ¿adónde?
ask-make-room-unit = { $piece }: ¿adónde, para dejar sitio?
ask-advance-units = ¿Quién avanza?
ask-advance-further = { $piece }: ¿seguir a un segundo hexágono?
ask-announce-bridge = ¿Reconstruir el puente de Osgiliath?
ask-destroy-or-keep-bridge = El puente del enemigo está en tus manos. ¿Destruirlo?
ask-final-loss = La campaña se cobra su precio: ¿qué unidad reducida pierde { $side }?

# Dados que tiran las personas.
chance-eye = Tirada del Ojo ({ $who }): un dado de diez caras, de 0 a 9.
chance-ring = El Ojo está abierto. Otra tirada por el Anillo ({ $who }): un dado de diez caras, de 0 a 9.
chance-combat = Tirada de combate ({ $who }): las { $nth ->
    [1] decenas
   *[other] unidades
}, de 0 a 9.

# Opciones.
option-set-up = { $piece } en { $hex }
option-recover = Recuperar { $piece } en { $hex }
option-done = Ninguna más
option-enter = { $piece }: entrada por { $hex }
option-land = Aragorn y los suyos desembarcan en { $hex }
option-hold = Los demás esperan
option-convert = { $piece } en { $hex }: construir máquinas de asedio
option-pick = Mover { $piece } desde { $hex }
option-go = De { $origin } a { $to }, { $cost } PM
option-leave-map = Salir del mapa por { $hex }, { $cost } PM
option-end-movement = Fin del movimiento
option-send-back = { $piece }: dejar { $hex } y esperar
option-attack-hex = Atacar { $hex }
option-end-combat = Fin del combate
option-join = { $piece }: ataque desde { $hex }
option-add-eye = El Ojo observa
option-no-eye = El Ojo mira a otra parte
option-roll = ¡Al ataque!
option-lose = { $whole ->
    [yes] Renunciar a { $piece }: eliminación
   *[no] { $piece }
}
option-follow = { $leader } con { $piece }
option-retreat-to = { $piece }: de { $origin } a { $to }
option-break-out = { $piece }: de { $origin } por { $through } a { $to }{ $sheltered ->
    [yes] {" "}(a cubierto)
   *[no] {" "}(una pérdida)
}
option-displace = { $piece }: de { $origin } a { $to }, desplazando a { $friend }
option-advance = { $piece }: avance a { $hex }
option-halt = No avanza nadie más
option-advance-on = { $piece }: de { $origin } sigue a { $to }
option-stay = Quedarse en este hexágono
option-build-bridge = Reconstruir el puente
option-pass = Ahora no
option-destroy-bridge = Destruir el puente
option-keep-bridge = Dejarlo en pie

# Sucesos.
event-turn-began = Turno { $turn }: { $date } de marzo de 3019
event-day-remembered = En el relato: { $day }
event-stage-began = Turno { $turn }, etapa de { $side }
event-phase-began = { $phase } ({ $side })
event-steward-died = { $piece } entrega la senescalía y la vida.
event-eye-rolled = Tirada del Ojo de Sauron: { $die }
event-eye-opened = El Ojo está abierto este turno. Otra tirada: con un segundo 0, Sauron tiene el Anillo.
event-ring-taken = Otro { $die }: Sauron tiene el Anillo. El Ojo ya no se cerrará.
event-eye-watches = Sauron tiene el Anillo: el Ojo está abierto.
event-placed-at-start = { $piece } en { $hex }
event-morale-entry-gained = Moral de { $side }: { $entry } ({ $value-signed })
event-morale-entry-lost = Moral de { $side }: ya no cuenta «{ $entry }» ({ $value-signed })
event-morale-set = Marcador de moral de { $side }: { $marker-signed } (suma { $sum-signed })
event-recovered = De nuevo con todas sus fuerzas: { $piece } en { $hex }
event-arrived = Refuerzo: { $piece } en { $hex }
event-held-back = Refuerzos en espera ({ $side }): { $pieces }
event-points-recorded = Puntos: el Oeste { $west }, la Sombra { $shadow }
event-duty-found = Obligación de romper el contacto o atacar ({ $side }): { $pieces }
event-duty-done = Contacto roto: { $piece } en { $hex }
event-duty-lapsed = Sin salida ni ataque posible: { $piece } en { $hex }
event-engine-built = { $piece } en { $hex }: sustitución por { $engine }
event-moved = { $piece } ({ $cost } PM): de { $path-first } a { $path-last }{ $path-count ->
    [2] {""}
   *[other] {" "}por { $path-between }
}
event-embarked = { $piece } en barca: de { $path-first } a { $path-last }
event-left-map = { $piece } ({ $cost } PM): fuera del mapa por { $hex }
event-sent-back = Sin sitio en { $hex } para { $piece }: de vuelta fuera del mapa
event-control-taken = Control de { $hex }: { $side } ({ $piece })
event-rammas-fell = El Rammas ha caído: { $piece } dentro del muro en { $hex }
event-rammas-attacked = El Rammas es atacado en { $hex }: la guarnición queda libre.
event-anduin-crossed = La Sombra ha cruzado el Anduin: { $piece } en { $hex }
event-bridge-begun = Comienzan las obras del puente de Osgiliath ({ $side }).
event-bridge-work-lost = Las obras de { $side } en el puente se pierden con { $hex }.
event-bridge-built = El puente de Osgiliath está en pie, obra de { $side }.
event-bridge-destroyed = El puente de Osgiliath es destruido por { $side }.
event-bridge-kept = El puente de Osgiliath queda en pie por decisión de { $side }.
event-attack-declared = Ataque de { $side } a { $hex }: { $attackers } contra { $defenders }
event-odds-read = Relación de fuerzas: { $attack } a { $defence }, columna { $column }
event-column-shifted = { $value ->
    [-3] 3 columnas a la izquierda
    [-2] 2 columnas a la izquierda
    [-1] 1 columna a la izquierda
    [1] 1 columna a la derecha
   *[other] 2 columnas a la derecha
}: { $shift }
event-column-fixed = Los dados se leen en la columna { $column }
event-morale-counted = Moral de { $side }: marcador { $marker-signed }{ $modifier ->
    [0] {""}
   *[other] , líder { $modifier-signed } ({ $leader })
}{ $surrounded ->
    [0] {""}
   *[other] , cerco { $surrounded-signed }
}; total { $total-signed }
event-morale-weighed = La moral pesa más: { $points-signed } por { $weight } son { $morale-signed } en los dados
event-eye-looked = El Ojo mira hacia { $hex }.
event-dice-rolled = Dados { $tens } y { $units }, moral { $morale-signed }: { $total-printed } en la columna { $column }
event-magic = ¡Magia! { $tens } y { $units }: nueva tirada en la columna { $column }
event-result-read = Resultado: atacante { $attacker } ({ $attack ->
    [AE] una unidad eliminada, las demás se retiran
    [ARB] rechazado, una pérdida
    [ARI] rechazado, sin pérdidas
    [AVB] vence, una pérdida
   *[AVI] vence, sin pérdidas
}), defensor { $defender } ({ $defence ->
    [DE] una unidad eliminada, las demás se retiran
    [DRB] una pérdida, todas se retiran
    [DRI] sin pérdidas, todas se retiran
    [DVB] resiste, una pérdida
   *[DVI] resiste, sin pérdidas
}); columna { $column }
event-loss-taken = Pérdida ({ $loss }): { $piece } en { $hex }
event-eliminated = Eliminación ({ $loss }): { $piece } en { $hex }
event-retreated = Retirada: { $piece } de { $origin } a { $to }
event-stood-fast = Pérdida en vez de retirada ({ $loss }): { $piece } en { $hex }
event-displaced = Retirada en cadena: sitio en { $hex } para { $piece }, a costa de { $friend }
event-advanced = Avance: { $piece } de { $origin } a { $to }
event-scored = Puntos para { $side }: { $points } ({ $award }{ $award-id ->
    [V1] : { $piece }
    [V2] : { $piece }
    [V8] : { $piece }
   *[other] {""}
})
event-attrition-due = Desgaste de la campaña para { $side }: { $reduced ->
    [0] ninguna unidad reducida
    [1] una unidad reducida
   *[other] { $reduced } unidades reducidas
}, { $due ->
    [0] ninguna perdida
    [1] una perdida
   *[other] { $due } perdidas
}
event-siege-ended = El asedio ha terminado. El Oeste { $west }, la Sombra { $shadow }. { $outcome }

# Razones. $rule es el número de la regla.
why-unknown-piece = No existe esa ficha. ({ $rule })
why-unknown-hex = No existe ese hexágono. ({ $rule })
why-not-yours = Esa ficha no es tuya, o no es tu etapa. ({ $rule })
why-wrong-phase = Esto corresponde a otra fase. ({ $rule })
why-not-on-map = No está ahí en el mapa. ({ $rule })
why-overstack = En el hexágono no cabe otra unidad. ({ $rule })
why-enemy-hex = En el hexágono hay una ficha enemiga. ({ $rule })
why-peak = Solo quien vuela puede entrar en una cumbre. ({ $rule })
why-never-moves = No se mueve nunca. ({ $rule })
why-already-moved = Ya se ha movido en esta fase. ({ $rule })
why-another-is-moving = Otra ficha está en camino; termina su movimiento o deshazlo. ({ $rule })
why-too-far = Demasiado lejos para los puntos de movimiento que le quedan. ({ $rule })
why-no-way = No hay camino hasta allí. ({ $rule })
why-zone-to-zone = De una zona de control enemiga no puede pasar directamente a otra. ({ $rule })
why-surrounded = Está rodeada y no puede moverse. ({ $rule })
why-same-hex = Ya está ahí. ({ $rule })
why-not-an-edge = Del mapa solo se sale desde un hexágono del borde. ({ $rule })
why-cannot-pay-to-leave = No puede pagar otra vez el precio de este hexágono, o no puede moverse. ({ $rule })
why-siege-engine-barred = Las máquinas de asedio no entran en el Anduin ni en un vado, y solo cruzan ríos menores por puentes. ({ $rule })
why-garrison = La guarnición no sale del Rammas hasta que la Sombra lo ataque. ({ $rule })
why-river-needs-bank = Solo quien empieza la fase en la orilla, o en el río, puede entrar en el Anduin. ({ $rule })
why-just-arrived = Ha llegado este turno y antes no estaba en la orilla. ({ $rule })
why-came-by-combat = Llegó a la orilla por retirada o avance y antes debe terminar allí una fase de movimiento. ({ $rule })
why-no-stop-on-bridge = Nadie se detiene en el puente. ({ $rule })
why-bridge-closed = No se puede pasar por el puente: hay un enemigo sobre él, o ya no existe. ({ $rule })
why-bridge-needs-both-ends = Los dos extremos del puente deben ser tuyos. ({ $rule })
why-bridge-stands = El puente ya está en pie. ({ $rule })
why-not-yet = El puente se anuncia al final de la propia etapa. ({ $rule })
why-not-due = No llega ahora. ({ $rule })
why-not-its-entry = No entra por ahí. ({ $rule })
why-entry-held = El enemigo ocupa el hexágono de entrada. ({ $rule })
why-land-together = Aragorn y los suyos desembarcan juntos en Harlond. ({ $rule })
why-harlond-lost = Harlond está en manos de la Sombra; desembarcan más al sur. ({ $rule })
why-not-ranger-country = Los montaraces empiezan en los bosques de Ithilien del Norte, al norte del Morgulduin. ({ $rule })
why-not-sent-back = Solo vuelven las unidades llegadas este turno al hexágono abarrotado. ({ $rule })
why-not-reduced = No tiene pérdidas que recuperar. ({ $rule })
why-enough-recovered = Este turno no se recuperan más unidades. ({ $rule })
why-engaged = Junto al enemigo nadie se recupera. ({ $rule })
why-never-recovers = Los Nazgûl y las máquinas de asedio no se recuperan nunca. ({ $rule })
why-not-infantry = Solo la infantería construye máquinas de asedio. ({ $rule })
why-not-on-pelennor = Las máquinas de asedio se construyen en el Pelennor. ({ $rule })
why-no-engine-left = No quedan máquinas de asedio. ({ $rule })
why-engaged-infantry = Junto al enemigo nadie construye máquinas de asedio. ({ $rule })
why-nothing-to-attack = Ahí no hay enemigos. ({ $rule })
why-not-adjacent = No es adyacente. ({ $rule })
why-no-attacker = Ninguna unidad toma parte en el ataque, o ninguna puede. ({ $rule })
why-already-attacked = Ya ha atacado en esta fase. ({ $rule })
why-already-defended = Esas unidades ya han sido atacadas en esta fase. ({ $rule })
why-leaders-alone = Los líderes no atacan. ({ $rule })
why-nazgul-alone = Los Nazgûl solo atacan desde un hexágono con una unidad terrestre propia. ({ $rule })
why-already-joined = Ya toma parte. ({ $rule })
why-duty = Una unidad que entró en contacto por retirada o avance aún debe atacar. ({ $rule })
why-eye-closed = El Ojo está cerrado este turno. ({ $rule })
why-eye-spent = El Ojo mira una batalla por turno. ({ $rule })
why-eye-needs-shadow = El Ojo solo mira donde combaten unidades de la Sombra, y solo la Sombra lo dirige. ({ $rule })
why-not-the-one = La pérdida recae en otra unidad. ({ $rule })
why-retreat-not-adjacent = Una retirada va a un hexágono adyacente. ({ $rule })
why-retreat-into-zone = No hay retirada a una zona de control enemiga. ({ $rule })
why-retreat-into-river = No hay retirada al Anduin. ({ $rule })
why-retreat-full = El hexágono está lleno; una unidad propia deja sitio solo si no queda otro hexágono abierto. ({ $rule })
why-nobody-makes-room = Ninguna unidad propia de ese hexágono puede hacer sitio. ({ $rule })
why-way-back-is-open = No hace falta romper el cerco: la unidad tiene otra vía de retirada. ({ $rule })
why-reduced-needs-shelter = Una unidad reducida solo rompe el cerco por un hexágono con una unidad amiga. ({ $rule })
why-follows-its-own-hex = Un líder sigue a una unidad de su mismo hexágono. ({ $rule })
why-no-advance = No hay adónde avanzar. ({ $rule })
why-not-in-combat = Solo avanzan quienes atacaron y sus líderes. ({ $rule })
why-second-hex-held = El segundo hexágono debe estar vacío. ({ $rule })
why-no-second-hex = Solo la caballería, los líderes y quienes vuelan avanzan un segundo hexágono. ({ $rule })
why-advance-into-river = No hay avance al Anduin. ({ $rule })
why-just-embarked = Ha entrado en el Anduin este turno y se queda en él. ({ $rule })
why-not-reduced-at-end = El desgaste de la campaña solo afecta a unidades reducidas en el mapa. ({ $rule })

# Con qué se puede preparar una partida.
setting-turns = Duración
setting-turns-12 = 12 días, según las reglas
setting-turns-15 = 15 días, hasta el 21 de marzo
setting-morale = Líderes y moral
setting-morale-printed = según las reglas: cada punto suma 1 a los dados
setting-morale-strong = variante: cada punto suma 5, y un gran líder vale casi una columna
