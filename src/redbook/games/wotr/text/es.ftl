# Preguntas
ask-take-action = Elige un Dado de Acción u otra forma de actuar.
ask-use-die = ¿Para qué usas el dado de { $face }?
ask-ring-from = Anillo Élfico: ¿qué dado cambias?
ask-ring-to = Anillo Élfico: ¿qué mostrará el dado de { $face }?
ask-where-white = ¿Dónde aparece Gandalf el Blanco?
ask-draw-from-either = ¿De qué mazo robas una carta?
ask-hand-limit = Demasiadas cartas: descarta { $number } boca abajo.
ask-play-card = ¿Qué carta juegas? ({ $face })
ask-card-ask = { $card }: { $what }
ask-combat-ask = { $effect }: { $what }
ask-grey-guide-draws = Gandalf el Gris es el Guía: ¿robas una carta del { $deck }?
ask-move-armies = ¿Qué ejército mueve? (hasta { $number })
ask-march-to = ¿Adónde marcha el ejército de { $region }?
ask-marchers = ¿Quién marcha de { $origin } a { $region }?
ask-far-march = ¿Qué ejército marcha?
ask-far-force = ¿Quién marcha desde { $region }?
ask-far-step = En { $region }: ¿seguir la marcha? ({ $number ->
    [one] queda una región
   *[other] quedan { $number } regiones
})
ask-choose-force = { $card }: ¿qué figuras de { $region }?
ask-attack = ¿Qué ejército ataca?
ask-attack-whom = ¿A quién ataca el ejército de { $region }?
ask-attackers = ¿Quién ataca { $region } desde { $origin }? Los demás quedan en la retaguardia.
ask-ride-white-rider = El Caballero Blanco: ¿renuncia Gandalf a su Liderazgo para que los Nazgûl no tengan ninguno en esta batalla?
ask-field-or-siege = ¿Luchar ante { $region } o retirarse tras los muros?
ask-choose-combat-card = Batalla de { $region }, ronda { $round }: ¿juegas una Carta de Combate?
ask-leader-rerolls = ¿Cuántos dados vuelves a tirar? (hasta { $number })
ask-choose-casualty = { $region }: { $hits ->
    [one] un impacto
   *[other] { $hits } impactos
} por sufrir. ¿Qué baja?
ask-cease-or-go-on = ¿Continúas el ataque a { $region }?
ask-press-assault = ¿Reduces una Élite para otra ronda del asalto a { $region }?
ask-retreat-or-stand = ¿Resistir en { $region } o retirarse?
ask-sorcerer = Hechicero: ¿roba una carta el jugador del Rey Brujo?
ask-advance = ¿Quién avanza a { $region }?
ask-take-off = Demasiadas unidades en { $region }: ¿cuál vuelve a los refuerzos?
ask-offer-to-merge = { $region }: ¿formar un solo ejército con las unidades de tu compañero?
ask-recruit = ¿A quién reclutas, y dónde?
ask-choose-recruit = { $card }: ¿a quién reclutas en { $region }?
ask-diplomacy = ¿Qué nación da un paso hacia la guerra?
ask-voice-of-saruman = La Voz de Saruman: ¿nuevos Regulares, o Élites en Orthanc?
ask-voice-recruits = Solo quedan { $number } Regulares: ¿dónde llegan?
ask-bring-minion = ¿Qué Servidor entra en juego?
ask-bring-where = ¿Dónde aparece { $character }?
ask-move-minions = ¿Qué Nazgûl o Servidor mueve?
ask-fly-to = ¿Adónde va { $figure } desde { $region }?
ask-separate-group = ¿Quién deja la Comunidad?
ask-place-group = ¿Adónde van: { $figures }?
ask-move-companions = ¿Qué Compañero mueve?
ask-walk-to = ¿Adónde van, o quién se les une: { $figures }?
ask-fellowship-phase = Fase de Comunidad: ¿declaras la Comunidad?
ask-move-figure = ¿Dónde están los Portadores del Anillo?
ask-choose-guide = ¿Quién guía la Comunidad?
ask-hunt-allocation = ¿Cuántos dados van a la Casilla de Búsqueda?
ask-before-roll = La Búsqueda: ¿usas una carta antes de la tirada?
ask-hunt-rerolls = La Búsqueda: ¿cuántos dados repites? (hasta { $number })
ask-before-tile = Se va a robar una Loseta de Búsqueda: ¿usas una carta?
ask-table-card-on-tile = La loseta es { $tile }: ¿usas una carta?
ask-face-damage = La Búsqueda hace { $damage } de daño. ¿Cómo lo afrontas?
ask-use-on-path = El camino de la Comunidad ha tocado Moria: ¿usas la carta?
ask-offer-swap = ¿Intercambias una carta con tu compañero, sin verla?
ask-give-card = ¿Qué carta le das a tu compañero?
ask-choose-token = ¿Qué ficha de acción tomas?

# Lo que se puede elegir
option-act = { $action }
option-discard-table = Descartar { $card } de la mesa ({ $price })
option-die = { $face }
option-place = { $region }
option-route = { $region } ({ $way })
option-figure = { $figure }
option-figure-at = { $figure }: { $region }
option-casualty = { $figure } ({ $hits ->
    [one] un impacto
   *[other] { $hits } impactos
})
option-nation-option = { $nation }
option-who = { $character }
option-card-option = { $card }
option-number = { $number }

action-pass = Pasar
action-skip = Descartar el dado sin efecto
action-done = Listo
action-all = Todos
action-yes = Sí
action-no = No
action-none = Ninguno
action-elven-ring = Usar un Anillo Élfico
action-move-fellowship = Mover la Comunidad
action-hide-fellowship = Ocultar la Comunidad
action-strider-hides = Trancos oculta la Comunidad
action-separate = Separar Compañeros
action-move-companions = Mover Compañeros
action-move-minions = Mover Nazgûl y Servidores
action-lead-army = Mover un ejército con su líder
action-lead-attack = Atacar con un líder
action-move-armies = Mover ejércitos
action-attack = Atacar
action-diplomacy = Acción diplomática
action-recruit = Reclutar
action-bring-minion = Poner en juego un Servidor
action-voice-of-saruman = La Voz de Saruman
action-voice-recruit = Un Regular en cada Asentamiento de Isengard
action-voice-upgrade = Dos Élites en Orthanc
action-messenger = Usarlo como Ejército (Boca de Sauron)
action-draw-card = Robar una carta
action-play-card = Jugar una carta
action-boromir-advances = Boromir despierta a Gondor
action-legolas-advances = Legolas despierta a los Elfos
action-gimli-advances = Gimli despierta a los Enanos
action-crown-aragorn = Trancos se convierte en Aragorn
action-gandalf-the-white = Vuelve Gandalf el Blanco
action-discard-table-card = descartar una carta de la mesa
action-token-draw = Ficha: robar una carta
action-token-free-politics = Ficha: avanzar una nación
action-token-minions = Ficha: mover Nazgûl y Servidores
action-token-shadow-politics = Ficha: avanzar una nación
action-free-character = Mazo de Personajes
action-free-strategy = Mazo de Estrategia
action-shadow-character = Mazo de Personajes
action-shadow-strategy = Mazo de Estrategia
action-cease = Cesar el ataque
action-go-on = Continuar
action-stay = Resistir
action-withdraw = Retirarse al Baluarte
action-fight = Luchar en campo abierto
action-declare = Declarar
action-enter-mordor = Entrar en Mordor
action-use-ring = Usar el Anillo: sufrirlo como Corrupción
action-lose-guide = Perder al Guía
action-lose-random = Perder un Compañero al azar
action-guide-leaves = El Guía deja la Comunidad
action-gollum-reveals = Gollum descubre la Comunidad

# Lo que ha pasado
event-turn-began = Empieza el turno { $turn }.
event-lead-passed = Ahora lidera { $seat }.
event-dice-rolled = Tirada de { $side }: { $faces }.
event-dice-to-hunt = { $number ->
    [one] Un dado de
   *[other] { $number } dados de
} { $side } a la Casilla de Búsqueda ({ $why }).
event-die-used = { $seat }: { $face }, { $action }.
event-token-used = { $seat }, ficha: { $action }.
event-passed = { $seat }: pasa.
event-ring-used = { $seat }, Anillo Élfico: { $face } se convierte en { $now }.
event-die-changed = Un dado de { $side } cambia de { $face } a { $now } ({ $why }).
event-card-drawn = { $seat }: roba { $card } ({ $why }).
event-card-drawn-unseen = { $seat }: roba una carta del { $deck } ({ $why }).
event-card-discarded = { $seat }: descarta { $card } ({ $why }).
event-card-discarded-unseen = { $seat }: descarta una carta del { $deck } ({ $why }).
event-cards-swapped = { $seat } y { $other } intercambian cartas.
event-card-played = { $seat }: juega { $card } ({ $face }).
event-table-card-left = { $card } deja la mesa ({ $why }).
event-table-card-used = Se usa { $card }.
event-army-moved = { $seat }: de { $origin } a { $region } marchan { $figures } ({ $why }).
event-characters-moved = { $figures }: de { $origin } a { $region } ({ $why }).
event-recruited = { $number } × { $figure } en { $region } ({ $why }).
event-figure-lost = { $figure }: baja en { $region } ({ $why }).
event-figure-removed = { $figure }: deja { $region }, donde no cabe.
event-elite-reduced = { $figure } en { $region } pasa a Regular ({ $why }).
event-figure-upgraded = { $figure } sustituye a un Regular en { $region } ({ $why }).
event-character-entered = { $character } entra en juego en { $region }.
event-character-lost = { $character } cae ({ $why }).
event-captured = { $region } queda en manos de { $side } ({ $points ->
    [one] un punto
   *[other] { $points } puntos
}).
event-recaptured = { $region } vuelve a manos de { $side }.
event-siege-began = { $region } queda bajo asedio.
event-siege-ended = Termina el asedio de { $region }.
event-nation-advanced = { $nation }: un paso hacia la guerra; faltan { $steps } ({ $why }).
event-nation-pushed-back = { $nation }: un paso atrás; faltan { $steps } para la guerra ({ $why }).
event-nation-activated = { $nation }: nación activa ({ $why }).
event-battle-began = Ataque de { $attacker } desde { $origin }: { $region }, { $battle } ({ $why }).
event-round-began = Ronda { $round }.
event-combat-card-chosen = { $seat }: elige una Carta de Combate del { $deck }.
event-no-combat-card = { $seat }: sin Carta de Combate.
event-combat-card-shown = { $seat } muestra { $card }: { $effect }.
event-combat-card-cancelled = { $card } no tiene efecto ({ $why }).
event-combat-roll = Tirada de { $side }: { $dice }, { $hits ->
    [one] un impacto
   *[other] { $hits } impactos
} (con { $target } o más{ $bonus ->
    [0] {""}
   *[other] , bonificación { $bonus }
}).
event-leader-reroll = Repetición de { $side }: { $dice }, { $hits ->
    [one] un impacto
   *[other] { $hits } impactos
} (con { $target } o más{ $bonus ->
    [0] {""}
   *[other] , bonificación { $bonus }
}).
event-extra-attack = Ataque adicional de { $side }: { $dice }, { $hits ->
    [one] un impacto
   *[other] { $hits } impactos
} (con { $target } o más; { $why }).
event-hits-scored = { $side }: { $hits ->
    [one] un impacto
   *[other] { $hits } impactos
} ({ $why }).
event-hits-cancelled = { $side }: anula { $hits ->
    [one] un impacto
   *[other] { $hits } impactos
} ({ $why }).
event-leadership-forfeited = { $side }: pierde { $points } de Liderazgo ({ $why }).
event-white-rider = El Caballero Blanco cabalga en { $region }.
event-withdrew = { $side }: retirada tras los muros de { $region }.
event-retreated = { $side }: retirada de { $origin } a { $region }.
event-attack-ceased = { $side }: cesa el ataque a { $region }.
event-battle-ended = Termina la batalla de { $region }.
event-fellowship-moved = La Comunidad se mueve; avance { $progress } ({ $why }).
event-fellowship-declared = La Comunidad se declara en { $region }.
event-fellowship-revealed = La Comunidad es descubierta en { $region } ({ $why }).
event-fellowship-hidden = La Comunidad vuelve a estar oculta ({ $why }).
event-figure-shifted = Los Portadores del Anillo pasan a estar en { $region } ({ $why }).
event-corruption-changed = Corrupción { $change }, ahora { $corruption } ({ $why }).
event-guide-changed = { $character } guía la Comunidad.
event-separated = { $figures } dejan la Comunidad: { $region } ({ $why }).
event-hunt-roll = La Búsqueda: { $dice }{ $rerolls }{ $bonus ->
    [0] {""}
   *[other] , bonificación { $bonus }
}: { $hits ->
    [one] un éxito
   *[other] { $hits } éxitos
}.
event-tile-drawn = Loseta de Búsqueda: { $tile } ({ $why }).
event-tile-returned = La loseta { $tile } vuelve a la reserva.
event-tile-removed = La loseta { $tile } sale del juego ({ $why }).
event-tile-added = La loseta { $tile } entra en juego; espera a Mordor: { $waiting }.
event-tile-ignored = La loseta { $tile } no tiene efecto ({ $why }).
event-hunt-damage = Daño de Búsqueda { $damage } ({ $why }).
event-damage-reduced = Daño de Búsqueda reducido en { $damage } ({ $why }).
event-mordor-entered = La Comunidad entra en Mordor por { $region }.
event-mordor-step = En el Marcador de Mordor: casilla { $step }.
event-armies-merged = Los ejércitos de { $region } son uno.
event-dice-thrown = Dados: { $dice } ({ $why }).

# De dónde viene
cause-die = por un dado
cause-token = por una ficha
cause-phase = inicio del turno
cause-guide = por el Guía
cause-hand-limit = límite de mano
cause-used = usada
cause-condition = su condición ya no se cumple
cause-opponent = la paga el oponente
cause-muster = Alistar
cause-voice = la Voz de Saruman
cause-battle = batalla
cause-assault = prolongar el asalto
cause-advance = avance
cause-no-units = sin unidades
cause-attacked = atacada
cause-captured = Asentamiento capturado
cause-ability = habilidad de un Compañero
cause-entered = entró un ejército enemigo
cause-companion = llegó un Compañero
cause-declared = se declaró la Comunidad
cause-minion = la llegada del Rey Brujo
cause-allocated = asignados
cause-eye = un Ojo
cause-moved = se movió la Comunidad
cause-hunt = la Búsqueda
cause-mordor = el Marcador de Mordor
cause-stronghold = un Baluarte de la Sombra
cause-rest = descanso
cause-idle = sin moverse en Mordor
cause-hunt-casualty = baja de la Búsqueda
cause-taken-alive = capturado vivo
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
why-other-players-card = Esa carta es de tu compañero.
why-combat-requirement = No se cumple lo que exige la Carta de Combate.
why-combat-cards-barred = No puedes jugar Cartas de Combate en esta batalla.
why-not-in-play = Ese Personaje no está en juego, o ya lo estuvo.
why-cannot-move = Nadie puede mover.
why-too-far = Está demasiado lejos, o el camino está cerrado.
why-sealed-by-siege = Nadie entra ni sale a pie de un Baluarte amigo asediado.
why-enemy-stronghold = Un Baluarte enemigo que nadie asedia.
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
why-not-recruited = Los Personajes no se alistan.
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
why-not-your-nation = No mandas esa Nación.
why-not-your-army = Ese ejército lo dirige tu compañero.
why-same-nation-twice = No se usan dos acciones seguidas en la misma nación o ejército.

# Dados que tiran los jugadores
chance-shuffle = Baraja.
chance-action-die = Dado de Acción ({ $who }): ¿qué muestra?
chance-combat-roll = Tirada de Combate ({ $who }): { $of ->
    [1] ¿qué muestra el dado?
   *[other] ¿qué muestra el dado { $nth } de { $of }?
}
chance-leader-reroll = Repetición del Líder ({ $who }): { $of ->
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
