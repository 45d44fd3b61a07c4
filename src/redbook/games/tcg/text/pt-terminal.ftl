# A mesa num terminal.
terminal-now = Turno { $turn } · { $phase } · penumbra { $twilight } · movimentos { $moves } de { $limit }
terminal-minions = Vassalos
terminal-hand = A sua mão:
terminal-player = fardos { $burdens } de { $resistance } · mão { $hand } · baralho { $deck } · descarte { $discard } · mortos { $dead }
