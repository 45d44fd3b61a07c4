# La mesa en una terminal.
terminal-turn = { $turn ->
    [0] Antes del primer turno
   *[other] Turno { $turn }
} · { $phase ->
    [cards] cartas y dados
    [fellowship] fase de la Comunidad
    [hunt] asignación de la Búsqueda
    [victory] comprobación de victoria
   *[action] acciones
}
terminal-points = Puntos de victoria: Pueblos Libres { $free } de 4, Sombra { $shadow } de 10
terminal-fellowship = La Comunidad:
terminal-where = { $hidden ->
    [yes] oculta, vista por última vez en { $region-in-text }
   *[no] descubierta en { $region-in-text }
} · avance { $progress }
terminal-in-mordor = en el Marcador de Mordor, casilla { $step } de 5, { $hidden ->
    [yes] oculta
   *[no] descubierta
}
terminal-corruption = corrupción { $corruption } de 12
terminal-guide = guía: { $character }
terminal-company = con { $figures }
terminal-alone = sin más Compañeros
terminal-free = Pueblos Libres:
terminal-shadow = Sombra:
terminal-dice = { $count ->
    [0] ningún dado
    [one] queda un dado
   *[other] quedan { $count } dados
} de { $all }
terminal-rings = { $count ->
    [0] ningún Anillo Élfico
    [one] un Anillo Élfico
   *[other] { $count } Anillos Élficos
}
terminal-hunt-box = Casilla de Búsqueda: { $shadow } de la Sombra, { $free } de los Pueblos Libres · losetas en la reserva: { $tiles }
terminal-tiles-drawn = Losetas sacadas:
terminal-tiles-waiting = Losetas a la espera de Mordor:
terminal-nations = Naciones
terminal-steps = { $steps ->
    [0] en guerra
    [one] a un paso de la guerra
   *[other] a { $steps } pasos de la guerra
}{ $active ->
    [yes] { "" }
   *[no] , pasiva
}
terminal-dwarves = Enanos
terminal-elves = Elfos
terminal-gondor = Gondor
terminal-north = Norte
terminal-rohan = Rohan
terminal-isengard = Isengard
terminal-sauron = Sauron
terminal-southrons = Hombres del Sur y del Este
terminal-elsewhere = Otras tierras
terminal-ring-bearers = los Portadores del Anillo
terminal-held = en poder de { $seat }
terminal-siege = asedio
terminal-mixed = (un solo ejército de ambos aliados)
terminal-legend = ▫ Villa, ◇ Ciudad, ■ Baluarte, ≡ Fortificación; R Regular, E Élite, L Líder; ● nación activa, ○ pasiva; » se puede elegir ahora
terminal-reserve = Pueden llegar:
terminal-lost = Fuera de juego:
terminal-hand = Tu mano:
terminal-none = nada
terminal-hand-of = Mano de { $seat }: Personaje { $character }, Estrategia { $strategy }
terminal-table = En la mesa:
terminal-decks = Cartas que quedan (descartadas):
terminal-deck = { $deck } { $left } ({ $gone })
terminal-buried = Descartaste boca abajo:
terminal-giving = Entregas { $card }.
terminal-offered = Se está entregando una carta: { $seat }
terminal-lead = Jugadores Líderes: { $figures }
terminal-the-hunt = La Búsqueda:
terminal-hunt = { $dice ->
    [one] un dado
   *[other] { $dice } dados
}, cada { $needs } o más es un éxito
terminal-successes = { $count ->
    [0] ningún éxito
    [one] un éxito
   *[other] { $count } éxitos
}
terminal-eye-worth = un Ojo vale { $count }
terminal-again-stronghold = aquí hay un Baluarte de la Sombra: un dado otra vez
terminal-again-army = aquí hay un ejército de la Sombra: un dado otra vez
terminal-again-nazgul = aquí hay Nazgûl: un dado otra vez
terminal-tile = loseta { $tile }
terminal-damage = daño { $damage }
terminal-battle = Batalla de { $region-in-text }: { $battle }, ronda { $round }
terminal-attacks = ataca
terminal-defends = defiende
terminal-strength = fuerza { $strength }, liderazgo { $leadership }, impacta con { $target }+
terminal-rolled = tirada { $dice }
terminal-hits = { $hits ->
    [0] ningún impacto
    [one] un impacto
   *[other] { $hits } impactos
}
terminal-face-down = una carta boca abajo ({ $deck })
terminal-combat-card = { $card } ({ $effect })
terminal-cancelled = sin efecto
terminal-rearguard = Retaguardia:
terminal-forming = Elegidos hasta ahora: { $figures }
game-wotr = La Guerra del Anillo
