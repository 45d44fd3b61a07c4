# Programas que juegan: el protocolo para motores.
help-arena-strict = Salir con el código 1 si algún bot falló en una partida, no solo si falló el juego.
help-play-program = Un programa que habla el protocolo para motores, ofrecido como bot en esta mesa; puede darse varias veces.
help-serve-program = Un programa que habla el protocolo para motores, ofrecido como bot en todas las mesas; puede darse varias veces.
help-engine = Hablar el protocolo para motores por la entrada y la salida estándar: otros programas juegan con nuestros bots y preguntan por posiciones.
help-engine-bot = El bot que responde, con su nivel tras dos puntos; si no, el habitual de cada asiento, o el que nombre el anfitrión.
help-engine-modules = Un archivo o módulo de Python con bots o juegos propios, que también se ofrecen; puede darse varias veces.
help-engine-schema = Mostrar todos los mensajes del protocolo como JSON Schema.
help-sit = Sentar a un programa a una mesa: ocupa su asiento con un enlace y juega hasta que termina la partida.
help-sit-link = El enlace del asiento, tal como lo envió el anfitrión.
help-sit-program = El programa: un archivo, o «cmd:» y una línea de órdenes.
help-sit-name = Cómo se llama en la mesa; si no, el nombre que se da él mismo.
help-sit-seconds = Tiempo para una respuesta; si tarda más, se vuelve a arrancar.
help-sit-logs = Una carpeta para lo que el programa escribe en la salida de errores.
arena-bot-faults = { $bot } perdió partidas por su propia culpa: { $faults }.
fault-raised = se cayó
fault-illegal = jugó algo que no se le ofrecía
fault-late = tardó demasiado
sit-down = { $program } se sienta a la mesa { $table }.
sit-key = Su asiento desde ahora, para seguir o para relevarlo en un navegador: { $link }
sit-asked = { $moves ->
    [one] Una jugada hecha.
   *[other] { $moves } jugadas hechas.
}
sit-restart = { $program } se vuelve a arrancar: { $why }
sit-gave-up = { $program } falló { $times } veces. El asiento sigue siendo suyo: { $link }
sit-away = La mesa no responde ({ $why }); nuevo intento en { $seconds } s.
sit-over = La partida ha terminado ({ $reason }). { $count ->
    [0] No ha ganado nadie.
   *[other] Victoria para { $winners }.
}
