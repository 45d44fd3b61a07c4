# Preguntas
ask-take-action = Elige un Dado de Acción u otra forma de actuar.
ask-use-die = ¿Para qué usas el dado de { $face }?
ask-ring-from = Anillo Élfico: ¿qué dado cambias?
ask-ring-to = Anillo Élfico: ¿qué mostrará el dado de { $face }?
ask-where-white = ¿Dónde aparece Gandalf el Blanco?
ask-draw-from-either = ¿De qué mazo robas una carta?
ask-hand-limit = Demasiadas cartas: descarta { $number ->
    [1] una
   *[other] { $number }
} boca abajo.
ask-play-card = ¿Qué carta juegas?{ $face-id ->
    [free] {""}
   *[other] {" "}(resultado de { $face })
}
ask-card-ask = { $card }: { $what }
ask-combat-ask = { $effect }: { $what }
ask-grey-guide-draws = Gandalf el Gris es el Guía: ¿robas una carta del { $deck }?
ask-move-armies = ¿Qué ejército se mueve? (hasta { $number })
ask-march-to = ¿Adónde marcha el ejército de { $region }?
ask-marchers = ¿Quién marcha de { $origin } a { $region }?
ask-far-march = ¿Qué ejército marcha?
ask-far-force = ¿Quién marcha desde { $region }?
ask-far-step = En { $region }: { $number ->
    [0] fin de la marcha.
    [1] ¿seguir la marcha? (queda una región)
   *[other] ¿seguir la marcha? (quedan { $number } regiones)
}
ask-choose-force = { $card }: ¿qué figuras de { $region }?
ask-attack = ¿Qué ejército ataca?
ask-attack-whom = ¿A quién ataca el ejército de { $region }?
ask-attackers = { $battle-id ->
    [assault] ¿Quién ataca el Baluarte de { $origin }? Los demás quedan en la retaguardia.
    [sortie] ¿Quién sale de { $region } contra los sitiadores? Los demás quedan en la retaguardia.
   *[field] ¿Quién ataca { $region } desde { $origin }? Los demás quedan en la retaguardia.
}
ask-ride-white-rider = El Caballero Blanco: ¿renuncia Gandalf a su Liderazgo para que los Nazgûl no tengan ninguno en esta batalla?
ask-field-or-siege = ¿Luchar ante { $region } o retirarse tras los muros?
ask-choose-combat-card = Batalla de { $region }, ronda { $round }: ¿juegas una Carta de Combate?
ask-leader-rerolls = ¿Cuántos dados vuelves a tirar? (hasta { $number })
ask-choose-casualty = { $region }: { $hits ->
    [one] un impacto
   *[other] { $hits } impactos
} por sufrir. ¿Qué baja? Por un impacto, una Élite pasa a ser Regular.
ask-cease-or-go-on = ¿Continúas el ataque a { $region }?
ask-press-assault = ¿Reduces una Élite para librar otra ronda de la Batalla de Asedio de { $region }?
ask-retreat-or-stand = ¿Resistir en { $region } o retirarse a otra región?
ask-sorcerer = Hechicero: ¿roba una carta el jugador del Rey Brujo?
ask-advance = ¿Quién avanza a { $region }?
ask-take-off = Demasiadas unidades en { $region }: ¿cuál vuelve a los refuerzos?
ask-offer-to-merge = { $region }: ¿formar un solo ejército con las unidades de tu compañero de equipo?
ask-recruit = ¿A quién reclutas, y dónde?
ask-choose-recruit = { $card }: ¿a quién reclutas en { $region }?
ask-diplomacy = ¿Qué nación da un paso hacia la guerra?
ask-voice-of-saruman = La Voz de Saruman: ¿nuevos Regulares, o Élites en Orthanc?
ask-voice-recruits = { $number ->
    [1] Solo queda un Regular: ¿adónde llega?
   *[other] Solo quedan { $number } Regulares: ¿adónde llegan?
}
ask-bring-minion = ¿Qué Servidor entra en juego?
ask-bring-where = ¿Dónde aparece { $character }?
ask-move-minions = ¿Qué Nazgûl o Servidor se mueve?
ask-fly-to = { $figure } en { $region }: ¿adónde va?
ask-separate-group = ¿Quién deja la Comunidad?
ask-place-group = ¿Adónde { $figures-number ->
    [many] van
   *[one] va
} { $figures }?
ask-move-companions = ¿Qué Compañero se mueve?
ask-walk-to = { $figures }: ¿adónde, o quién más va?
ask-fellowship-phase = Fase de Comunidad: ¿declaras la Comunidad?
ask-move-figure = ¿Dónde están los Portadores del Anillo?
ask-choose-guide = ¿Quién guía a la Comunidad?
ask-hunt-allocation = ¿Cuántos dados van a la Casilla de Búsqueda?
ask-before-roll = La Búsqueda: ¿usas una carta antes de la tirada?
ask-hunt-rerolls = La Búsqueda: ¿cuántos dados repites? (hasta { $number })
ask-before-tile = Se va a robar una Loseta de Búsqueda: ¿usas una carta?
ask-table-card-on-tile = Loseta: { $tile }. ¿Usas una carta?
ask-face-damage = La Búsqueda hace { $damage } de daño. ¿Cómo lo afrontas?
ask-use-on-path = El camino de la Comunidad ha tocado Moria: ¿usas la carta?
ask-offer-swap = ¿Intercambias una carta con tu compañero de equipo, sin verla?
ask-give-card = ¿Qué carta le das a tu compañero de equipo?
ask-choose-token = ¿Qué ficha de acción tomas?

# Lo que se puede elegir
option-act = { $action }
option-discard-table = Descartar { $card } de la mesa ({ $price })
option-die = { $face }
option-place = { $region }
option-route = { $region } ({ $way })
option-figure = { $figure }
option-figure-at = { $figure }: { $region }
option-casualty = { $figure }{ $hits ->
    [1] {""}
   *[other] , retirada del todo ({ $hits } impactos)
}
option-nation-option = { $nation }
option-who = { $character }
option-card-option = { $card }
option-number = { $number }

action-pass = Pasar
    .in-text = pasar
action-skip = Descartar el dado sin efecto
    .in-text = descartar el dado sin efecto
action-done = Listo
    .in-text = listo
action-all = Todos
    .in-text = todos
action-yes = Sí
    .in-text = sí
action-no = No
    .in-text = no
action-none = No hacerlo
    .in-text = no hacerlo
action-elven-ring = Usar un Anillo Élfico
    .in-text = usar un Anillo Élfico
action-move-fellowship = Mover la Comunidad
    .in-text = mover la Comunidad
action-hide-fellowship = Ocultar la Comunidad
    .in-text = ocultar la Comunidad
action-strider-hides = Trancos oculta la Comunidad
action-separate = Separar Compañeros
    .in-text = separar Compañeros
action-move-companions = Mover Compañeros
    .in-text = mover Compañeros
action-move-minions = Mover Nazgûl y Servidores
    .in-text = mover Nazgûl y Servidores
action-lead-army = Mover un ejército con su líder
    .in-text = mover un ejército con su líder
action-lead-attack = Atacar con un líder
    .in-text = atacar con un líder
action-move-armies = Mover ejércitos
    .in-text = mover ejércitos
action-attack = Atacar
    .in-text = atacar
action-diplomacy = Acción diplomática
    .in-text = acción diplomática
action-recruit = Reclutar
    .in-text = reclutar
action-bring-minion = Poner en juego un Servidor
    .in-text = poner en juego un Servidor
action-voice-of-saruman = La Voz de Saruman
    .in-text = la Voz de Saruman
action-voice-recruit = Un Regular en cada Asentamiento de Isengard
    .in-text = un Regular en cada Asentamiento de Isengard
action-voice-upgrade = Dos Élites en Orthanc
    .in-text = dos Élites en Orthanc
action-messenger = Usarlo como Ejército (Boca de Sauron)
    .in-text = usarlo como Ejército (Boca de Sauron)
action-draw-card = Robar una carta
    .in-text = robar una carta
action-play-card = Jugar una carta
    .in-text = jugar una carta
action-boromir-advances = Boromir despierta a Gondor
action-legolas-advances = Legolas despierta a los Elfos
action-gimli-advances = Gimli despierta a los Enanos
action-crown-aragorn = Trancos se convierte en Aragorn
action-gandalf-the-white = Vuelve Gandalf el Blanco
    .in-text = vuelve Gandalf el Blanco
action-discard-table-card = Descartar una carta de la mesa
    .in-text = descartar una carta de la mesa
action-token-draw = Ficha: robar una carta
    .in-text = robar una carta
action-token-free-politics = Ficha: hacer avanzar a una nación
    .in-text = hacer avanzar a una nación
action-token-minions = Ficha: mover Nazgûl y Servidores
    .in-text = mover Nazgûl y Servidores
action-token-shadow-politics = Ficha: hacer avanzar a una nación
    .in-text = hacer avanzar a una nación
action-free-character = Mazo de Personajes
    .in-text = mazo de Personajes
action-free-strategy = Mazo de Estrategia
    .in-text = mazo de Estrategia
action-shadow-character = Mazo de Personajes
    .in-text = mazo de Personajes
action-shadow-strategy = Mazo de Estrategia
    .in-text = mazo de Estrategia
action-cease = Cesar el ataque
    .in-text = cesar el ataque
action-go-on = Continuar
    .in-text = continuar
action-stay = Resistir
    .in-text = resistir
action-withdraw = Retirarse al Baluarte
    .in-text = retirarse al Baluarte
action-fight = Librar una Batalla de Campo
    .in-text = librar una Batalla de Campo
action-declare = Declarar
    .in-text = declarar
action-enter-mordor = Entrar en Mordor
    .in-text = entrar en Mordor
action-use-ring = Usar el Anillo: sufrirlo como Corrupción
    .in-text = usar el Anillo: sufrirlo como Corrupción
action-lose-guide = Perder al Guía
    .in-text = perder al Guía
action-lose-random = Perder un Compañero al azar
    .in-text = perder un Compañero al azar
action-guide-leaves = El Guía deja la Comunidad
    .in-text = el Guía deja la Comunidad
action-gollum-reveals = Gollum descubre la Comunidad

# Lo que ha pasado
event-turn-began = Empieza el turno { $turn }.
event-lead-passed = Ahora el Jugador Líder es { $seat }.
event-dice-rolled = Tirada de { $side }: { $faces }.
event-dice-to-hunt = { $number ->
    [1] Un dado de { $side } va
   *[other] { $number } dados de { $side } van
} a la Casilla de Búsqueda ({ $why }).
event-die-used = { $seat } { $seat-number ->
    [many] usan
   *[one] usa
} un dado de { $face }: { $action }.
event-token-used = { $seat } { $seat-number ->
    [many] usan
   *[one] usa
} una ficha: { $action }.
event-passed = { $seat } { $seat-number ->
    [many] pasan
   *[one] pasa
}.
event-ring-used = { $seat } { $seat-number ->
    [many] usan
   *[one] usa
} un Anillo Élfico: { $face } se convierte en { $now }.
event-die-changed = Un dado de { $side } cambia de { $face } a { $now } ({ $why }).
event-card-drawn = { $seat } { $seat-number ->
    [many] roban
   *[one] roba
} { $card } ({ $why }).
event-card-drawn-unseen = { $seat } { $seat-number ->
    [many] roban
   *[one] roba
} una carta del { $deck } ({ $why }).
event-card-discarded = { $seat } { $seat-number ->
    [many] descartan
   *[one] descarta
} { $card } ({ $why }).
event-card-discarded-unseen = { $seat } { $seat-number ->
    [many] descartan
   *[one] descarta
} una carta del { $deck } ({ $why }).
event-cards-swapped = { $seat } y { $other } intercambian cartas.
event-card-played = { $seat } { $seat-number ->
    [many] juegan
   *[one] juega
} { $card }{ $face-id ->
    [none] {""}
   *[other] {" "}({ $face })
}.
event-table-card-left = La carta { $card } deja la mesa ({ $why }).
event-table-card-used = Se usa la carta { $card }.
event-army-moved = { $seat }: { $figures } { $figures-number ->
    [many] marchan
   *[one] marcha
} de { $origin } a { $region } ({ $why }).
event-characters-moved = { $figures } { $figures-number ->
    [many] van
   *[one] va
} de { $origin } a { $region } ({ $why }).
event-recruited = { $number ->
    [1] Llega { $figure }
   *[other] Llegan { $number } { $figure-plural }
} a { $region } ({ $why }).
event-figure-lost = Baja en { $region }: { $figure } ({ $why }).
event-figure-removed = Demasiadas unidades en { $region }: { $figure } vuelve a los refuerzos.
event-elite-reduced = { $figure } en { $region } pasa a ser Regular ({ $why }).
event-figure-upgraded = { $figure } sustituye a un Regular en { $region } ({ $why }).
event-character-entered = { $character } entra en juego en { $region }.
event-character-lost = { $character } sale del juego ({ $why }).
event-captured = { $side } { $side-number ->
    [many] capturan
   *[one] captura
} { $region }{ $points ->
    [0] {""}
    [1] {" "}(un punto)
   *[other] {" "}({ $points } puntos)
}.
event-recaptured = { $side } { $side-number ->
    [many] recuperan
   *[one] recupera
} { $region }.
event-siege-began = Empieza el asedio de { $region }.
event-siege-ended = Termina el asedio de { $region }.
event-nation-advanced = { $nation }: un paso hacia la guerra; { $steps ->
    [0] ya En Guerra
    [1] falta uno
   *[other] faltan { $steps }
} ({ $why }).
event-nation-pushed-back = { $nation }: un paso atrás; { $steps ->
    [1] falta uno
   *[other] faltan { $steps }
} para la guerra ({ $why }).
event-nation-activated = { $nation }: nación activa ({ $why }).
event-battle-began = { $battle-id ->
    [assault] Batalla de Asedio: { $attacker } { $attacker-number ->
    [many] atacan
   *[one] ataca
} el Baluarte de { $region } ({ $why }).
    [sortie] Salida: { $attacker } { $attacker-number ->
    [many] salen
   *[one] sale
} de { $region } contra los sitiadores ({ $why }).
   *[field] Batalla de Campo: { $attacker } { $attacker-number ->
    [many] atacan
   *[one] ataca
} { $region }{ $why-id ->
        [sh-strat-10] {""}
       *[other] {" "}desde { $origin }
    } ({ $why }).
}
event-round-began = Ronda { $round }.
event-combat-card-chosen = { $seat } { $seat-number ->
    [many] eligen
   *[one] elige
} una Carta de Combate del { $deck }.
event-no-combat-card = { $seat } no { $seat-number ->
    [many] juegan
   *[one] juega
} Carta de Combate.
event-combat-card-shown = { $seat } { $seat-number ->
    [many] muestran
   *[one] muestra
} { $card }: { $effect }.
event-combat-card-cancelled = { $card } no tiene efecto ({ $why }).
event-combat-roll = Tirada de Combate de { $side }: { $dice }; { $hits ->
    [0] ningún impacto
    [1] un impacto
   *[other] { $hits } impactos
} (con { $target } o más{ $bonus ->
    [0] {""}
   *[other] , modificador { $bonus-signed }
}).
event-leader-reroll = Repetición de Tirada del Líder de { $side }: { $dice }; { $hits ->
    [0] ningún impacto
    [1] un impacto
   *[other] { $hits } impactos
} (con { $target } o más{ $bonus ->
    [0] {""}
   *[other] , modificador { $bonus-signed }
}).
event-extra-attack = Ataque adicional de { $side }: { $dice }; { $hits ->
    [0] ningún impacto
    [1] un impacto
   *[other] { $hits } impactos
} (con { $target } o más; { $why }).
event-hits-scored = { $side } { $side-number ->
    [many] consiguen
   *[one] consigue
} { $hits ->
    [1] un impacto
   *[other] { $hits } impactos
} ({ $why }).
event-hits-cancelled = { $side } { $side-number ->
    [many] anulan
   *[one] anula
} { $hits ->
    [1] un impacto
   *[other] { $hits } impactos
} ({ $why }).
event-leadership-forfeited = { $side } { $side-number ->
    [many] renuncian
   *[one] renuncia
} a { $points ->
    [1] un punto
   *[other] { $points } puntos
} de Liderazgo ({ $why }).
event-white-rider = El Caballero Blanco cabalga en { $region }.
event-withdrew = { $side } { $side-number ->
    [many] se retiran
   *[one] se retira
} tras los muros de { $region }.
event-retreated = { $side } { $side-number ->
    [many] se retiran
   *[one] se retira
} de { $origin } a { $region }.
event-attack-ceased = { $side } { $side-number ->
    [many] cesan
   *[one] cesa
} el ataque a { $region }.
event-battle-ended = Termina la batalla de { $region }.
event-fellowship-moved = La Comunidad se mueve; avance { $progress } ({ $why }).
event-fellowship-declared = La Comunidad se declara en { $region }.
event-fellowship-revealed = La Comunidad es descubierta en { $region } ({ $why }).
event-fellowship-hidden = La Comunidad vuelve a estar oculta ({ $why }).
event-figure-shifted = Los Portadores del Anillo pasan a estar en { $region } ({ $why }).
event-corruption-changed = Corrupción { $change-signed }: ahora { $corruption } ({ $why }).
event-guide-changed = { $character } guía a la Comunidad.
event-separated = { $figures } { $figures-number ->
    [many] dejan la Comunidad y quedan
   *[one] deja la Comunidad y queda
} en { $region } ({ $why }).
event-hunt-roll = La Búsqueda: { $rerolls-count ->
    [0] { $dice-count ->
        [0] ningún dado
       *[other] { $dice }
    }
   *[other] segunda tirada, { $rerolls }
}{ $bonus ->
    [0] {""}
   *[other] {" "}(bonificación { $bonus-signed })
}; { $hits ->
    [0] ningún éxito
    [1] un éxito
   *[other] { $hits } éxitos
}.
event-tile-drawn = Loseta de Búsqueda: { $tile }{ $why-id ->
    [hunt] {""}
   *[other] {" "}({ $why })
}.
event-tile-returned = La loseta { $tile } vuelve a la reserva.
event-tile-removed = La loseta { $tile } sale del juego ({ $why }).
event-tile-added = La loseta { $tile } entra en juego{ $waiting ->
    [yes] {" "}y espera hasta que la Comunidad entre en Mordor
   *[no] {""}
}.
event-tile-ignored = La loseta { $tile } no tiene efecto ({ $why }).
event-hunt-damage = Daño de Búsqueda: { $damage }{ $why-id ->
    [hunt] {""}
   *[other] {" "}({ $why })
}.
event-damage-reduced = Daño de Búsqueda reducido en { $damage } ({ $why }).
event-mordor-entered = La Comunidad entra en Mordor por { $region }.
event-mordor-step = { $step ->
    [5] Los Portadores del Anillo llegan a la Grieta del Destino.
   *[other] En el Marcador de Mordor: casilla { $step }.
}
event-armies-merged = Los ejércitos de { $region } se unen en uno solo.
event-dice-thrown = Dados: { $dice } ({ $why }).

# De dónde viene
cause-die = con un dado
cause-token = con una ficha
cause-phase = inicio del turno
cause-guide = habilidad del Guía
cause-hand-limit = límite de mano
cause-used = usada
cause-condition = su condición ya no se cumple
cause-opponent = la paga el oponente
cause-muster = Alistar
cause-voice = la Voz de Saruman
cause-battle = batalla
cause-assault = otra ronda de la Batalla de Asedio
cause-advance = avance
cause-no-units = sin unidades
cause-attacked = por un ataque
cause-captured = Asentamiento capturado
cause-ability = habilidad de un Compañero
cause-entered = entró un ejército enemigo
cause-companion = llegó un Compañero
cause-declared = se declaró la Comunidad
cause-minion = la llegada del Rey Brujo
cause-allocated = asignación
cause-eye = Ojo
cause-moved = se movió la Comunidad
cause-hunt = la Búsqueda
cause-mordor = el Marcador de Mordor
cause-stronghold = un Baluarte de la Sombra
cause-rest = descanso
cause-idle = sin moverse en Mordor
cause-hunt-casualty = baja de la Búsqueda
cause-taken-alive = capturado con vida
cause-sorcerer = Hechicero

# Por qué no
why-no-such-die = No tienes ese dado.
why-not-fewer-dice = Solo puedes pasar con menos dados sin usar que el enemigo.
why-too-many-dice-on-hunt = No más dados que Compañeros en la Comunidad.
why-too-few-dice-on-hunt = La Comunidad se movió el turno anterior: al menos un dado.
why-other-question = Eso no es lo que se te pregunta ahora.
why-wrong-die = Este dado no lo permite.
why-other-sides-action = Eso solo puede hacerlo el otro bando.
why-no-ring = No tienes ningún Anillo Élfico.
why-ring-used-this-turn = Solo un Anillo Élfico por turno.
why-no-will-of-the-west-by-ring = Un anillo no puede dar Voluntad del Oeste.
why-eyes-stay = Un Ojo sigue siendo un Ojo.
why-action-after-ring = Tras usar un Anillo Élfico hay que realizar una acción.
why-token-used-this-turn = Solo una ficha por turno.
why-no-token = No tienes esa ficha.
why-deck-empty = El mazo está vacío.
why-not-in-hand = Esa carta no está en tu mano.
why-card-requirement = No se cumple lo que exige la carta.
why-other-sides-deck = Ese mazo es del enemigo.
why-card-says-otherwise = La carta no lo permite.
why-not-on-table = Esa carta no está sobre la mesa, o aquí no sirve.
why-other-players-card = Esa carta es de tu compañero de equipo.
why-combat-requirement = No se cumple lo que exige la Carta de Combate.
why-combat-cards-barred = No puedes jugar Cartas de Combate en esta batalla.
why-not-in-play = Ese Personaje no está en juego, o ya lo estuvo.
why-cannot-move = Nadie puede moverse.
why-too-far = Está demasiado lejos, o el camino está cerrado.
why-sealed-by-siege = Nadie entra ni sale a pie de un Baluarte amistoso asediado.
why-enemy-stronghold = Es un Baluarte enemigo y nadie lo asedia.
why-minions-only = Así solo se mueven los Nazgûl y los Servidores.
why-companions-only = Eso solo lo hacen los Compañeros.
why-entry-condition = No se cumple la condición para entrar en juego.
why-no-army-here = No tienes ningún ejército allí.
why-no-figures-left = No quedan figuras de ese tipo entre los refuerzos.
why-enemy-holds-it = Está en manos del enemigo.
why-besieged = Está bajo asedio.
why-not-your-settlement = No es un Asentamiento de esa nación.
why-same-settlement = Las dos figuras van a Asentamientos distintos.
why-elite-alone = Una unidad de Élite se recluta sola.
why-no-such-figure = Allí no tienes esa figura.
why-not-recruited = Los Personajes no se reclutan.
why-not-free = Hay unidades enemigas: hay que atacar.
why-not-adjacent = No es una región adyacente.
why-no-leader = Debe ir con ellos un Líder o Personaje.
why-moved-already = Ya se han movido.
why-leaders-without-units = Los Líderes nunca quedan sin unidades.
why-nothing-chosen = Aún no has elegido nada.
why-one-by-one = Ya has empezado a elegir de una en una.
why-chosen-already = Ya están todas elegidas.
why-no-units = Al menos una unidad de ejército.
why-no-enemy-there = No hay ejército enemigo que atacar.
why-no-free-region = La retirada exige una región adyacente libre.
why-units-only = Aquí solo se retiran unidades de Ejército.
why-two-hits-needed = Con dos impactos solo se retira una Élite, y deben quedar dos.
why-too-many-rerolls = No puedes volver a tirar tantos dados.
why-garrison-only = Tras esos muros solo hay una guarnición.
why-cannot-retreat = Un ejército asediado no puede retirarse.
why-no-elite-to-reduce = No hay Élite que reducir.
why-must-fight-on = Este ataque no se puede interrumpir.
why-not-at-war = Esa nación no está En Guerra.
why-foreign-border = Una nación que no está En Guerra no cruza las fronteras de otra.
why-passive-nation = Una nación pasiva no puede entrar en guerra.
why-already-at-war = Esa nación ya está En Guerra.
why-barred-by-card = Lo prohíbe una carta sobre la mesa.
why-fellowship-revealed = La Comunidad está descubierta.
why-fellowship-hidden = La Comunidad está oculta.
why-declared-already = Ya se ha declarado este turno.
why-no-companion = No hay tal Compañero en la Comunidad.
why-on-mordor-track = La Comunidad está en el Marcador de Mordor.
why-not-at-mordor = La Comunidad no está a las puertas de Mordor.
why-not-highest-level = El Guía es un Compañero del Nivel más alto.
why-revealed-in-friendly-city = Una Comunidad descubierta no acaba en una Ciudad o Baluarte amistoso.
why-not-your-nation = No controlas esa nación.
why-not-your-army = Ese ejército lo dirige tu compañero de equipo.
why-same-nation-twice = No se usan dos acciones seguidas en la misma nación o ejército.

# Dados que tiran los jugadores
chance-shuffle = Baraja.
chance-action-die = Dado de Acción ({ $who }): ¿qué muestra?
chance-combat-roll = Tirada de Combate ({ $who }): { $of ->
    [1] ¿qué muestra el dado?
   *[other] ¿qué muestra el dado { $nth } de { $of }?
}
chance-leader-reroll = Repetición de Tirada del Líder ({ $who }): { $of ->
    [1] ¿qué muestra el dado?
   *[other] ¿qué muestra el dado { $nth } de { $of }?
}
chance-extra-attack = Ataque adicional ({ $who }): { $of ->
    [1] ¿qué muestra el dado?
   *[other] ¿qué muestra el dado { $nth } de { $of }?
}
chance-hunt-roll = Tirada de Búsqueda ({ $who }): { $of ->
    [1] ¿qué muestra el dado?
   *[other] ¿qué muestra el dado { $nth } de { $of }?
}
chance-hunt-tile = Loseta de Búsqueda ({ $who }): ¿cuál ha salido?
chance-tile-die = El dado de la loseta ({ $who }): ¿qué muestra?
chance-random-companion = ¿Qué Compañero ha salido ({ $who })?
chance-card-dice = Por la carta ({ $who }): { $of ->
    [1] ¿qué muestra el dado?
   *[other] ¿qué muestra el dado { $nth } de { $of }?
}
chance-random-card = ¿Qué carta ha salido al azar ({ $who })?

# Con qué se puede preparar una partida
setting-tokens = Fichas de Acción
setting-tokens-none = ninguna
setting-tokens-free-2 = dos para los Pueblos Libres
setting-tokens-free-1 = una para los Pueblos Libres
setting-tokens-both-1 = una para cada bando
setting-tokens-shadow-1 = una para la Sombra
setting-tokens-shadow-2 = dos para la Sombra
