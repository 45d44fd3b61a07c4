# La antesala: la campaña y las máquinas.

campaign = El camino entero
campaign-about = Primero la Caza, después la Guerra: según cómo llegue Frodo a Rivendel, cada bando tendrá unas fichas de Acción u otras al empezar la Guerra del Anillo, con las mismas personas a la mesa.
campaign-play = Ponerse en camino
campaign-title = El camino entero
onward-part-2 = Seguir con la Parte 2: la carta de Gandalf
onward-war = Seguir con la Guerra del Anillo
onward-wait = Cuando el anfitrión pase a la siguiente partida, podrás seguirlo.
free-hint = ¿Un amigo ha perdido el enlace? Libera el asiento e invita de nuevo. El enlace antiguo ya no abrirá nada, y todos lo verán.
free-seat = Liberar { $seat } ({ $name })
