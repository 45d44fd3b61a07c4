# O mapa no terminal e na crônica.
terminal-turn = Turno { $turn } de { $turns }, { $date } de março de 3019
terminal-stage = Etapa: { $side }, { $phase }
terminal-points = Pontos: a Aliança do Oeste { $west }, a Sombra { $shadow }
terminal-morale = Moral: a Aliança do Oeste { $west-signed }, a Sombra { $shadow-signed }
terminal-eye = { $eye ->
    [open] O Olho está aberto
    [spent] O Olho já olhou
   *[other] O Olho está fechado
}{ $ring ->
    [yes] { " " }e Sauron tem o Anel.
   *[other] .
}
terminal-bridge = Há uma ponte em Osgiliath.{ $side ->
    [west] { " " }Foi construída pela Aliança do Oeste.
   *[other] { " " }Foi construída pela Sombra.
}
terminal-rammas-fallen = O Rammas Echor caiu.
terminal-west = A Aliança do Oeste
terminal-shadow = A Sombra
terminal-city = cidade
terminal-ford = vau
terminal-anduin = Anduin
terminal-pelennor = Pelennor
terminal-forest = floresta
terminal-hill = colinas
terminal-mountain = montanhas
terminal-peak = picos
terminal-tokens = No mapa: nação, ataque da pilha, ★ um líder; - uma estrada. Embaixo: * reduzida, (ataque-defesa). Amarelo: pode ser escolhida agora.
terminal-battle = Batalha por { $hex }: { $attackers } contra { $defenders }
terminal-odds = { $attack } a { $defence }: coluna { $column }, diferença de moral { $difference-signed }
roll-eye = pelo Olho
roll-ring = pelo Anel
roll-combat = em combate
game-siege = O cerco de Minas Tirith
result-points = por pontos
