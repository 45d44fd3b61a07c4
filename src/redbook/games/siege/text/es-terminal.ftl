# El mapa en la terminal y en el relato.
terminal-turn = Turno { $turn } de { $turns }, { $date } de marzo de 3019
terminal-stage = Etapa: { $side }, { $phase }
terminal-points = Puntos: el Oeste { $west }, la Sombra { $shadow }
terminal-morale = Moral: el Oeste { $west-signed }, la Sombra { $shadow-signed }
terminal-eye = { $eye ->
    [open] El Ojo está abierto
    [spent] El Ojo ya ha mirado
   *[other] El Ojo está cerrado
}{ $ring ->
    [yes] { " " }y Sauron tiene el Anillo.
   *[other] .
}
terminal-bridge = Hay un puente en Osgiliath.{ $side ->
    [west] { " " }Lo construyó el Oeste.
   *[other] { " " }Lo construyó la Sombra.
}
terminal-rammas-fallen = Ha caído el Rammas Echor.
terminal-west = El Oeste
terminal-shadow = La Sombra
terminal-city = ciudad
terminal-ford = vado
terminal-anduin = Anduin
terminal-pelennor = Pelennor
terminal-forest = bosque
terminal-hill = colinas
terminal-mountain = montañas
terminal-peak = cumbres
terminal-tokens = En el mapa: nación, ataque de la pila, ★ un líder; - un camino. Abajo: * reducida, (ataque-defensa). Amarillo: se puede elegir ahora.
terminal-battle = Batalla por { $hex }: { $attackers } contra { $defenders }
terminal-odds = { $attack } a { $defence }: columna { $column }, diferencia de moral { $difference-signed }
roll-eye = por el Ojo
roll-ring = por el Anillo
roll-combat = en combate
game-siege = El asedio de Minas Tirith
result-points = por puntos
