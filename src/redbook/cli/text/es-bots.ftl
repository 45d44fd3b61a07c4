# Bots propios.
help-play-modules = Un archivo (o módulo) de Python con bots o juegos tuyos; se puede dar varias veces.
help-serve-modules = Un archivo (o módulo) de Python con bots o juegos tuyos; se puede dar varias veces.
help-arena-modules = Un archivo (o módulo) de Python con bots o juegos tuyos; se puede dar varias veces.
help-bench-modules = Un archivo (o módulo) de Python con bots o juegos tuyos; se puede dar varias veces.
help-new-bot = Escribe un paquete con un bot que ya juega, una prueba y un punto de entrada: listo para cambiar, probar e instalar.
help-new-bot-name = El nombre del bot: letras minúsculas, cifras y «-».
help-new-bot-game = El juego al que juega.
help-new-bot-folder = Dónde escribirlo; sin ello, aquí.

new-bot-name = «{ $name }» no sirve como nombre de bot: lleva letras minúsculas, cifras y «-», 40 como mucho, y empieza por una letra.
new-bot-taken = Ya hay un bot llamado «{ $name }» para { $game }. Elige otro nombre.
new-bot-module = Python ya tiene un módulo llamado «{ $name }», y uno taparía al otro. Elige otro nombre.
new-bot-exists = { $folder } ya existe, y no se ha tocado nada en ella. Elige otro nombre, u otra carpeta con --dir.
new-bot-written = { $name } está escrito en { $folder } y ya puede jugar. Lo siguiente:
new-bot-idea = Su idea está en { $file }: hazla tuya.
