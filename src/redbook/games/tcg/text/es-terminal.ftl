# La mesa en una terminal.
terminal-now = Turno { $turn } · { $phase } · penumbra { $twilight } · movimientos { $moves } de { $limit }
terminal-minions = Esbirros
terminal-hand = Tu mano:
terminal-player = cargas { $burdens } de { $resistance } · mano { $hand } · mazo { $deck } · descartes { $discard } · muertos { $dead }
