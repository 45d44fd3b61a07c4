# Las palabras en torno al mapa del asedio.
siege-status = { $date } de marzo · turno { $turn } · { $side }: { $phase }
siege-status-setup = Antes del primer día
siege-combat = Batalla
siege-place = Por colocar
siege-place-hint = Elige una ficha y luego uno de los hexágonos que brillan.
siege-stack = En este hexágono
siege-tracks = Días, moral, puntos
siege-reserves = Por llegar
siege-fallen = Los caídos
siege-which = ¿Cuál de estas?
siege-whole-stack = Todas las que pueden moverse
siege-left = quedan { $left }
siege-flag-surrounded = rodeada
siege-flag-duty = debe luchar
siege-flag-embarked = en barcas
siege-flag-landed = desembarcada
siege-flag-arrived = recién llegada
siege-cost = cuesta { $cost }
siege-cost-peak = solo para quien vuela
siege-cost-river = en barca, un movimiento entero
siege-stacking = { $count ->
    [0] sin sitio para tropas
    [one] sitio para una
   *[other] sitio para { $count }
}
siege-shift = al atacarlo: { $shift }
siege-held = en poder de { $side }
siege-zone = al alcance de { $side }
siege-glow-move = Se puede alcanzar por { $label }
siege-glow-attack = Se puede atacar
siege-glow-place = Aquí se puede colocar una ficha
siege-glow-select = Se puede elegir
siege-glow-retreat = Retirarse aquí
siege-glow-advance = Avanzar aquí
siege-glow-path = Mencionado en la crónica
siege-attackers = Atacantes
siege-nobody-yet = Nadie todavía: haz clic en quienes atacan.
siege-may-join = Pueden unirse:
siege-all-join = Todas
siege-roll = Tirar los dados
siege-call-off = Renunciar
siege-odds = Relación de fuerzas
siege-odds-sum = ataque { $attack } contra defensa { $defence }
siege-column = columna
siege-morale = Moral
siege-morale-marker = marcador { $value }
siege-morale-surrounded = rodeada { $value }
siege-on-roll = se suma a los dados
siege-weight = { $weight } por cada punto
siege-chance-leaves = el defensor deja el hexágono
siege-chance-defender = el defensor sufre una pérdida
siege-chance-attacker = el atacante sufre una pérdida
siege-each-result = Cada resultado
siege-result = Resultado
siege-dice-sum = { $dice } { $morale } = { $total }, columna { $column }
siege-code-ae = Una unidad atacante es destruida{ $sign ->
    [high] {" "}(la de mayor moral)
    [low] {" "}(la de menor moral)
   *[none] {""}
}, las demás retroceden.
siege-code-arb = El ataque fracasa; un atacante sufre una pérdida{ $sign ->
    [high] {" "}(mayor moral)
    [low] {" "}(menor moral)
   *[none] {""}
}.
siege-code-ari = El ataque fracasa sin pérdidas.
siege-code-avb = El ataque triunfa; un atacante sufre una pérdida{ $sign ->
    [high] {" "}(mayor moral)
    [low] {" "}(menor moral)
   *[none] {""}
}.
siege-code-avi = El ataque triunfa sin pérdidas.
siege-code-de = Una unidad defensora es destruida{ $sign ->
    [high] {" "}(la de mayor moral)
    [low] {" "}(la de menor moral)
   *[none] {""}
}, las demás se retiran.
siege-code-drb = Un defensor sufre una pérdida{ $sign ->
    [high] {" "}(mayor moral)
    [low] {" "}(menor moral)
   *[none] {""}
}, todos se retiran.
siege-code-dri = Los defensores se retiran sin pérdidas.
siege-code-dvb = Un defensor sufre una pérdida{ $sign ->
    [high] {" "}(mayor moral)
    [low] {" "}(menor moral)
   *[none] {""}
}, todos resisten.
siege-code-dvi = Los defensores resisten sin pérdidas.
siege-days = Los días de marzo
siege-day = { $date } de marzo, turno { $turn }
siege-arrivals = { $count ->
    [one] llega una ficha
   *[other] llegan { $count } fichas
}
siege-points = Puntos
siege-no-points = ninguno todavía
siege-sign-eye = El Ojo está abierto.
siege-sign-ring = Sauron tiene el Anillo.
siege-sign-bridge = El puente de Osgiliath está en pie.
siege-sign-works = Hay obras en el puente.
siege-sign-fallen = El Rammas ha caído.
siege-sign-free = La guarnición puede salir del Rammas.
siege-sign-garrison = La guarnición no puede salir del Rammas.
siege-waiting-now = Esperan para entrar
siege-none-coming = Ya no llega nadie más.
siege-none-fallen = Todavía no ha caído nadie.
siege-fate-eliminated = destruidas
siege-fate-left = dejaron el mapa
siege-fate-converted = convertidas en máquinas de asedio
