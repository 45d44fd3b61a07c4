# As palavras em volta do mapa do cerco.
siege-status = { $date } de março · turno { $turn } · { $side }: { $phase }
siege-status-setup = Antes do primeiro dia
siege-combat = Batalha
siege-place = A colocar
siege-place-hint = Escolha uma peça e depois um dos hexágonos que brilham.
siege-stack = Neste hexágono
siege-tracks = Dias, moral, pontos
siege-reserves = A chegar
siege-fallen = Os caídos
siege-which = Qual destas?
siege-whole-stack = Todas as que podem se mover
siege-left = restam { $left }
siege-flag-surrounded = cercada
siege-flag-duty = precisa lutar
siege-flag-embarked = em barcos
siege-flag-landed = desembarcada
siege-flag-arrived = recém-chegada
siege-cost = custa { $cost }
siege-cost-peak = só para quem voa
siege-cost-river = de barco, uma movimentação inteira
siege-stacking = { $count ->
    [0] sem lugar para tropas
    [1] lugar para uma
   *[other] lugar para { $count }
}
siege-shift = ao atacá-lo: { $shift }
siege-held = em poder de { $side }
siege-zone = ao alcance de { $side }
siege-glow-move = Pode ser alcançado por { $label }
siege-glow-attack = Pode ser atacado
siege-glow-place = Uma peça pode ser colocada aqui
siege-glow-select = Pode ser escolhido
siege-glow-retreat = Recuar para cá
siege-glow-advance = Avançar para cá
siege-glow-path = Mencionado na crônica
siege-attackers = Atacantes
siege-nobody-yet = Ninguém ainda: clique em quem ataca.
siege-may-join = Podem se juntar:
siege-all-join = Todas
siege-roll = Jogar os dados
siege-call-off = Desistir
siege-odds = Relação de forças
siege-odds-sum = ataque { $attack } contra defesa { $defence }
siege-column = coluna
siege-morale = Moral
siege-morale-marker = marcador { $value }
siege-morale-surrounded = cercada { $value }
siege-on-roll = soma aos dados
siege-weight = { $weight } por ponto
siege-chance-leaves = o defensor deixa o hexágono
siege-chance-defender = o defensor sofre uma baixa
siege-chance-attacker = o atacante sofre uma baixa
siege-each-result = Cada resultado
siege-result = Resultado
siege-dice-sum = { $dice } { $morale } = { $total }, coluna { $column }
siege-code-ae = Uma unidade atacante é destruída{ $sign ->
    [high] {" "}(a de maior moral)
    [low] {" "}(a de menor moral)
   *[none] {""}
}, as outras recuam.
siege-code-arb = O ataque fracassa; um atacante sofre uma baixa{ $sign ->
    [high] {" "}(maior moral)
    [low] {" "}(menor moral)
   *[none] {""}
}.
siege-code-ari = O ataque fracassa sem baixas.
siege-code-avb = O ataque vence; um atacante sofre uma baixa{ $sign ->
    [high] {" "}(maior moral)
    [low] {" "}(menor moral)
   *[none] {""}
}.
siege-code-avi = O ataque vence sem baixas.
siege-code-de = Uma unidade defensora é destruída{ $sign ->
    [high] {" "}(a de maior moral)
    [low] {" "}(a de menor moral)
   *[none] {""}
}, as outras recuam.
siege-code-drb = Um defensor sofre uma baixa{ $sign ->
    [high] {" "}(maior moral)
    [low] {" "}(menor moral)
   *[none] {""}
}, todos recuam.
siege-code-dri = Os defensores recuam sem baixas.
siege-code-dvb = Um defensor sofre uma baixa{ $sign ->
    [high] {" "}(maior moral)
    [low] {" "}(menor moral)
   *[none] {""}
}, todos resistem.
siege-code-dvi = Os defensores resistem sem baixas.
siege-days = Os dias de março
siege-day = { $date } de março, turno { $turn }
siege-arrivals = { $count ->
    [1] chega uma peça
   *[other] chegam { $count } peças
}
siege-points = Pontos
siege-no-points = nenhum ainda
siege-sign-eye = O Olho está aberto.
siege-sign-ring = Sauron tem o Anel.
siege-sign-bridge = A ponte de Osgiliath está de pé.
siege-sign-works = Há obras na ponte.
siege-sign-fallen = O Rammas caiu.
siege-sign-free = A guarnição pode sair do Rammas.
siege-sign-garrison = A guarnição não pode sair do Rammas.
siege-waiting-now = Esperam para entrar
siege-none-coming = Ninguém mais chegará.
siege-none-fallen = Ninguém caiu ainda.
siege-fate-eliminated = destruídas
siege-fate-left = deixaram o mapa
siege-fate-converted = convertidas em armas de cerco
