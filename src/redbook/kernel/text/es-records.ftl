error-bad-record = { $line ->
        [0] Este registro no se puede usar:
       *[other] Línea { $line }, columna { $column }:
    } { $what ->
        [header] un encabezado se escribe [nombre "valor"]; esto no lo es: «{ $words }»
        [header-value] el valor del encabezado «{ $words }» no se puede leer o usar
        [header-twice] el encabezado «{ $words }» aparece dos veces
        [unclosed] lo que se abre aquí no se cierra nunca: «{ $words }»
        [too-long] el texto tiene más de { $words } caracteres
        [too-many-headers] hay más de { $words } encabezados
        [too-many-moves] hay más de { $words } jugadas
        [too-deep] hay más de { $words } variantes una dentro de otra
        [no-move-yet] antes de «{ $words }» debe haber una jugada
        [no-variation] se cierra una variante que no se había abierto
        [mark] esto no es una marca de jugada: «{ $words }» (las marcas son !, ?, !!, ??, !?, ?! y de $1 a $999)
        [letter] ninguna jugada empieza así: «{ $words }» (ponla entre comillas)
        [no-comma] falta una coma antes de «{ $words }»
        [string] estas comillas no se pueden leer: «{ $words }»
        [dice] lo que dio el azar se escribe <motivo 5 3>; esto no lo es: «{ $words }»
        [newer] el registro lo escribió una versión más nueva de Red Book ({ $words })
        [no-game] falta el encabezado [game "…"]
        [game-over] la partida termina antes de esta jugada
        [seat] aquí decide { $words }
        [illegal] «{ $words }» no se puede jugar aquí
        [dice-first] falta lo que dio el azar antes de la primera jugada (escríbelo allí, <…>, o da una semilla en un encabezado «chance»)
        [dice-missing] «{ $words }» pide dados o robos que no están escritos o que no pueden ser
        [dice-differ] «{ $words }» no produce estos dados o robos
        [result] la partida terminó de otro modo que como dice el encabezado «{ $words }»
        [digest] la posición final no es la que dice el encabezado «digest» (bórralo si has cambiado las jugadas)
       *[other] { $what } { $words }
    }.
