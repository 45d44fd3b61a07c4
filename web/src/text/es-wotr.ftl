# La Guerra del Anillo en la mesa.
wotr-status = Turno { $turn } · { $phase }
wotr-status-setup = Antes del primer turno
wotr-phase-cards = cartas y dados
wotr-phase-fellowship = Comunidad
wotr-phase-hunt = asignación de la Búsqueda
wotr-phase-action = acciones
wotr-phase-victory = comprobación de victoria

# partes de la mesa
wotr-hand = Mano
wotr-region = Región
wotr-fellowship = La Comunidad
wotr-war = La guerra
wotr-players = Jugadores
wotr-cards = Cartas
wotr-reserves = Refuerzos y bajas
wotr-tray = Lo que se puede elegir
wotr-never-mind = Déjalo
wotr-back = Atrás (Esc)
wotr-back-short = Atrás
wotr-fold = Plegar para ver el mapa
wotr-unfold = Desplegar
wotr-die-first = Elige antes un Dado de Acción: tus dados están sobre el mapa.
wotr-no-way = Con este dado ningún ejército puede ir de { $from } a { $to }.

# dados
wotr-dice-of = { $side }: { $count ->
    [0] ningún dado
    [one] un dado
   *[other] { $count } dados
}
wotr-use-die = Usar el dado de { $face }
wotr-no-dice = sin dados
wotr-rings = { $count ->
    [one] un Anillo Élfico
   *[other] { $count } Anillos Élficos
}
wotr-hunt-short = Búsqueda
wotr-hunt-box = Casilla de Búsqueda: { $eyes } de la Sombra, { $free } de los Pueblos Libres
wotr-die-hit = { $value }, impacto
wotr-die-miss = { $value }, fallo

# cartas
wotr-deck-character = Personaje
wotr-deck-strategy = Estrategia
wotr-play-this = Elegir esta carta
wotr-stays = en la mesa
wotr-initiative = Iniciativa { $value }
wotr-hand-count = Tu mano: { $count }
wotr-hand-empty = No tienes cartas en la mano.
wotr-deck-left = quedan { $count }
wotr-deck-count = quedan { $left } · { $discarded } descartadas
wotr-on-table = En la mesa
wotr-table-empty = No hay cartas en la mesa.
wotr-hands = En otras manos
wotr-hand-of = { $seat }: { $character } cartas de Personaje, { $strategy } cartas de Estrategia
wotr-decks = Mazos y descartes
wotr-nothing-discarded = Nada todavía.
wotr-buried = Descartaste boca abajo

# elegir figuras
wotr-of = { $count } de { $all }
wotr-one-more = Una figura más: { $figure }
wotr-one-less = Una figura menos: { $figure }
wotr-going = { $units ->
    [one] Va una unidad
   *[other] Van { $units } unidades
}: { $dice ->
    [one] un dado de combate
   *[other] { $dice } dados de combate
}.
wotr-which-figure = Qué figura
wotr-left = quedan { $count }
wotr-recruit-hint = Elige una figura, o pulsa directamente una región iluminada.
wotr-becomes-regular = pasa a Regular · un impacto
wotr-is-lost = se pierde · { $hits ->
    [one] un impacto
   *[other] { $hits } impactos
}
wotr-level = Nivel { $level }
wotr-steps = { $steps ->
    [0] en guerra
    [one] a un paso de la guerra
   *[other] a { $steps } pasos de la guerra
}

# la Comunidad y la Búsqueda
wotr-hidden = Oculta
wotr-revealed = Descubierta
wotr-in-mordor = En el Marcador de Mordor
wotr-last-seen = { $region }
wotr-reach = ¿Dónde podría estar?
wotr-mordor = Marcador de Mordor
wotr-progress = Avance
wotr-corruption = Corrupción
wotr-guide = Guía
wotr-pool = Reserva de la Búsqueda: { $count } losetas ({ $eyes } Ojos)
wotr-drawn = Sacadas
wotr-waiting-tiles = A la espera de Mordor
wotr-hunt = La Búsqueda del Anillo
wotr-hunt-hint = De { $least } a { $most } de { $pool } dados.
wotr-hunt-dice = { $count ->
    [0] Ningún dado a la Búsqueda
    [one] Un dado a la Búsqueda
   *[other] { $count } dados a la Búsqueda
}
wotr-hunt-none = ninguno
wotr-hunt-needs = Cada { $needs } o más es un éxito ({ $free ->
    [0] ningún dado de los Pueblos Libres en la casilla
    [one] un dado de los Pueblos Libres en la casilla
   *[other] { $free } dados de los Pueblos Libres en la casilla
}).
wotr-hunt-again = Tirados otra vez
wotr-hunt-level = { $dice ->
    [one] Un dado
   *[other] { $dice } dados
}; cada { $needs } o más será un éxito.
wotr-successes = { $count ->
    [0] Ningún éxito
    [one] Un éxito
   *[other] { $count } éxitos
}
wotr-reroll-stronghold = aquí hay un Baluarte de la Sombra: un dado otra vez
wotr-reroll-army = aquí hay un ejército de la Sombra: un dado otra vez
wotr-reroll-nazgul = aquí hay Nazgûl: un dado otra vez
wotr-damage-eye = El Ojo: tanto daño como éxitos. { $successes } → daño { $damage }
wotr-damage-is = Daño { $damage }
wotr-hunt-corruption = corrupción { $before } → { $after }
wotr-hunt-rest = { $damage } − { $taken } = quedan { $rest } de daño
wotr-hunt-random = { $count ->
    [one] un Compañero
   *[other] uno de { $count } Compañeros
}: absorbe de { $least } a { $most }
wotr-hunt-missed = La Búsqueda no encontró nada.

# la guerra
wotr-points-free = Pueblos Libres: { $points } de 4 puntos de victoria
wotr-points-shadow = Sombra: { $points } de 10 puntos de victoria
wotr-points-free-short = Pueblos Libres: { $points } de 4
wotr-points-shadow-short = Sombra: { $points } de 10
wotr-nation = Nación
wotr-state = Activa o no
wotr-at-war = En guerra
wotr-active = activa: puede entrar en guerra
wotr-passive = pasiva: no puede entrar en guerra
wotr-active-short = activa
wotr-passive-short = pasiva
wotr-reinforcements = Pueden llegar
wotr-casualties = Fuera de juego
wotr-not-yet = Aún no están en juego
wotr-gone = Perdidos
wotr-abilities = Qué puede hacer cada uno
wotr-leads = Jugador Líder
wotr-you = tú
wotr-offered = Se está entregando una carta: { $seat }

# regiones
wotr-is-town = Villa
wotr-is-city = Ciudad
wotr-is-stronghold = Baluarte
wotr-is-fortification = Fortificación
wotr-held = en poder de { $side }
wotr-besieged = Asediados, tras los muros
wotr-besieging = Ante los muros
wotr-army-sum = { $units ->
    [one] una unidad
   *[other] { $units } unidades
} · { $dice ->
    [one] un dado de combate
   *[other] { $dice } dados de combate
} · Liderazgo { $leadership }
wotr-mixed = un solo ejército de ambos aliados
wotr-empty = Aquí no hay nadie.
wotr-ring-here = Los Portadores del Anillo están aquí, descubiertos.
wotr-ring-hidden-here = Aquí se vio por última vez a los Portadores del Anillo; { $progress ->
    [0] no han avanzado
    [one] han avanzado un paso desde entonces
   *[other] han avanzado { $progress } pasos desde entonces
}.
wotr-glow-select = Se puede elegir
wotr-glow-move = Se puede ir allí
wotr-glow-attack = Se puede atacar
wotr-glow-place = Se puede colocar aquí
wotr-glow-path = Señalada

# la batalla
wotr-battle-of = Batalla de { $region }
wotr-battle-round = { $kind }, ronda { $round }
wotr-attacks = ataca
wotr-defends = defiende
wotr-nobody = no queda nadie
wotr-strength = Fuerza de combate
wotr-leadership = Liderazgo
wotr-hits-on = impacta con { $target }+
wotr-why-walls = los muros de un Baluarte asediado
wotr-why-city = una Ciudad, primera ronda
wotr-why-fortification = una Fortificación, primera ronda
wotr-from-units = unidades de ejército
wotr-from-five-at-most = cinco dados como mucho
wotr-from-at-most = límite por una Carta de Combate
wotr-bonus-roll = { $value } a la Tirada de Combate: { $source }
wotr-bonus-again = { $value } a la Repetición de Tirada del Líder: { $source }
wotr-from-white-rider = el Caballero Blanco
wotr-from-given-up = entregado por una carta
wotr-face-down = boca abajo
wotr-cancelled = sin efecto
wotr-no-card = sin Carta de Combate
wotr-card-open = aún sin Carta de Combate
wotr-rearguard = Retaguardia:
wotr-roll-roll = Tirada de Combate
wotr-roll-again = Repetición de Tirada del Líder
wotr-roll-extra = Ataque adicional
wotr-needing = { $has ->
    [no] hace falta { $target }
   *[yes] hace falta { $target }, { $bonus } a cada uno
}
wotr-hits = { $count ->
    [0] ningún impacto
    [one] un impacto
   *[other] { $count } impactos
}
wotr-scored = { $side }: { $hits ->
    [one] un impacto más
   *[other] { $hits } impactos más
} ({ $why })
wotr-scored-off = { $side }: { $hits ->
    [one] un impacto anulado
   *[other] { $hits } impactos anulados
} ({ $why })
wotr-losses = Bajas:
wotr-round = Ronda { $round }
wotr-rounds-before = Rondas anteriores: { $count }
