# The table in a terminal.
terminal-now = Turn { $turn } · { $phase } · twilight { $twilight } · moves { $moves } of { $limit }
terminal-minions = Minions
terminal-hand = Your hand:
terminal-player = burdens { $burdens } of { $resistance } · hand { $hand } · deck { $deck } · discarded { $discard } · dead { $dead }
