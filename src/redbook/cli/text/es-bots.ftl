# Bots propios.
help-play-modules = Un archivo (o módulo) de Python con bots o juegos tuyos; se puede dar varias veces.
help-serve-modules = Un archivo (o módulo) de Python con bots o juegos tuyos; se puede dar varias veces.
help-arena-modules = Un archivo (o módulo) de Python con bots o juegos tuyos; se puede dar varias veces.
help-bench-modules = Un archivo (o módulo) de Python con bots o juegos tuyos; se puede dar varias veces.
