# Lo que puede fallar con un programa que va a jugar.
error-no-such-program = No existe el programa «{ $program }».
error-not-executable = «{ $program }» no se puede ejecutar: hazlo ejecutable (chmod +x) o nombra la orden que lo ejecuta, como en "cmd:node { $program }".
error-bad-program = El programa no puede jugar: { $why }
error-plays-other = { $program } no juega a { $game }, solo a { $games }.
error-no-such-level = { $program } no tiene el nivel «{ $level }». Hay: { $levels }.
error-bad-link = «{ $link }» no es el enlace de un asiento. Tiene esta forma: http://HOST:PUERTO/#/t/MESA/LLAVE
error-table-refuses = La mesa no deja sentarse al programa: { $why }
error-table-away = Ninguna mesa responde en { $address }: { $why }
