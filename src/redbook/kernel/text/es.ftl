# Errores que puede dar cualquier juego. Los mismos identificadores están en en.ftl y pt.ftl.
error-error = Algo ha fallado.
error-unknown-game = No hay ningún juego llamado «{ $game }».
error-bad-option = { $game } no conoce la opción { $name } = { $value }.
error-unknown-seat = En esta mesa no hay ningún puesto llamado «{ $seat }».
error-illegal-move = { $seat } no puede jugar «{ $move }» ahora.
error-game-over = La partida ha terminado.
error-cannot-undo = Esto ya no se puede deshacer: desde entonces se han tirado dados, se ha mostrado un secreto o ha decidido otra persona.
error-bad-save = Esta partida guardada está dañada o se ha cambiado a mano, en la jugada { $move } ({ $why }).
error-bad-position = Esta posición no puede darse: { $why }
error-bad-chance = «{ $answer }» no es una respuesta posible ({ $why }).
error-chance-exhausted = No quedan respuestas preparadas ({ $why }).
error-rule-broken = Se ha infringido una regla del juego: { $law }

why-game-is-over = La partida ha terminado.
why-not-offered = Esto no está entre lo que se puede hacer ahora.
face = { $face }
