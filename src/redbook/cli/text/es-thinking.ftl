# Dónde piensan los bots.
help-play-bot-processes = En cuántos procesos piensan los bots; si no se indica, uno por cada núcleo menos uno.
help-serve-bot-processes = En cuántos procesos piensan los bots; si no se indica, uno por cada núcleo menos uno.
help-serve-redis = De dónde toman los trabajadores las preguntas de los bots, por ejemplo redis://host:6379; entonces ninguno piensa aquí.
help-worker = Piensa en esta máquina por los bots de un servidor: toma preguntas de Redis y devuelve las respuestas.
help-worker-redis = El Redis del servidor, por ejemplo redis://host:6379.
help-worker-bot-processes = Cuántos procesos piensan; si no se indica, uno por cada núcleo menos uno.
help-worker-modules = Un archivo (o módulo) de Python con bots o juegos tuyos; se puede dar varias veces.
