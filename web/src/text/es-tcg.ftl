# La mesa de cartas. Los mismos ids que en en-tcg.ftl.
tcg-status-setup = Antes del viaje
tcg-status = Turno { $turn } · { $seat } · { $phase } · lugar { $site }
tcg-signet-aragorn = sello de Aragorn
tcg-signet-frodo = sello de Frodo
tcg-signet-gandalf = sello de Gandalf
tcg-keyword-archer = arquero
tcg-keyword-damage = daño
tcg-keyword-defender = defensor
tcg-keyword-fierce = feroz
tcg-cost = coste de penumbra
tcg-strength = fuerza
tcg-vitality = vitalidad
tcg-resistance = resistencia
tcg-site-number = número del lugar
tcg-minion-site = número de lugar: antes de él, el esbirro es errante
tcg-ally-home = hogar
tcg-shadow-number = número de Sombra
tcg-arrow-left = el jugador de la izquierda coloca el siguiente lugar
tcg-arrow-right = el jugador de la derecha coloca el siguiente lugar
tcg-spoken-figures = Fuerza { $strength }, vitalidad restante { $vitality }, heridas { $wounds }
tcg-spoken-pick = Se puede elegir
tcg-spoken-can = Se puede jugar o usar
tcg-spoken-chosen = Elegida
tcg-not-asked = Ahora no te toca decidir.
tcg-first = Primero esto: { $prompt }
tcg-minions = Esbirros sin rival
tcg-fellowship-of = La comunidad del { $seat }
tcg-area-of = Las cartas del { $seat }
tcg-support = Área de apoyo
tcg-path = El camino de la aventura
tcg-site-spoken = Lugar { $number }: { $title }, número de Sombra { $shadow }, colocado por el { $owner }
tcg-go-on = Avanzar al lugar { $number }
tcg-stands = El { $seat } está aquí
tcg-phases = Fases del turno; cada una es también el interruptor para pasar sola
tcg-response = respuestas
tcg-mode-idle = preguntar si hay algo que hacer
tcg-mode-pass = pasar siempre
tcg-mode-ask = preguntar siempre
tcg-mode-change = Pulsa para cambiar.
tcg-passes = Pasar automáticamente
tcg-passes-hint = Para este asiento en esta mesa. Pulsar una fase sobre el tablero hace lo mismo; la barra espaciadora pasa una vez.
tcg-passing = Se pasa solo: { $moment }
tcg-passing-stop = Pregúntame
tcg-twilight = Reserva de penumbra: { $count }
tcg-moves = Movimientos este turno: { $moves } de { $limit }
tcg-archery-fellowship = Arquería de la comunidad: { $count }
tcg-archery-minions = Arquería de los esbirros: { $count }
tcg-hand-count = { $count ->
    [one] Una carta en la mano
   *[other] { $count } cartas en la mano
}
tcg-deck-count = Mazo de robo: { $count }
tcg-discard-count = Pila de descartes: { $count }
tcg-dead-count = Pila de muertos: { $count }
tcg-discard-of = Pila de descartes del { $seat }
tcg-dead-of = Pila de muertos del { $seat }
tcg-adventure = Tus lugares por colocar
tcg-adventure-short = lugares
tcg-burdens = Cargas: { $count }; con { $resistance } el Portador del Anillo se corrompe
tcg-ring-worn = lleva puesto el Anillo
tcg-role-free = Pueblos Libres
tcg-role-shadow = Sombra
tcg-lost = fuera de la partida
tcg-bid = apuesta { $count }
tcg-bid-hint = La apuesta más alta elige su puesto en el orden de turno; cada apuesta se convierte en cargas.
tcg-unfold = { $count ->
    [one] mostrar una carta
   *[other] mostrar { $count } cartas
}
tcg-fold = plegar
tcg-wounds = Heridas: { $count }
tcg-stacked = Cartas apiladas encima: { $count }
tcg-stack = Qué está ocurriendo
tcg-stack-text = En efecto:
tcg-stack-event = Espera para surtir efecto:
tcg-stack-playing = Se está jugando:
tcg-less = menos
tcg-more = más
tcg-choose-number = Elegir { $number }
tcg-start-left = Penumbra restante para la comunidad inicial: { $count }
tcg-chosen-of = { $count } de { $most } elegidas
tcg-show-cards = Mostrar las cartas
tcg-see-table = Ver la mesa
tcg-sum-strength = Fuerza
tcg-sum-vitality = Vitalidad
tcg-sum-damage = Daño
tcg-sum-defender = Defensor
tcg-sum-archer = Arquero
tcg-sum-fierce = Feroz
tcg-cost-now = Ahora cuesta { $cost } en vez de { $printed }
tcg-printed = impresa
tcg-by-rule = por las reglas
tcg-fights = Combate contra { $who }
tcg-fight-won-wounds = { $who }: { $strength } contra { $against }. Tal como está, gana { $who } y cada esbirro recibe { $count ->
    [one] una herida
   *[other] { $count } heridas
}.
tcg-fight-won-overwhelmed = { $who }: { $strength } contra { $against }. Tal como está, los esbirros son arrollados.
tcg-fight-lost-wounds = { $who }: { $strength } contra { $against }. Tal como está, pierde { $who } y recibe { $count ->
    [one] una herida
   *[other] { $count } heridas
}.
tcg-fight-lost-overwhelmed = { $who }: { $strength } contra { $against }. Tal como está, arrollan a { $who }.
