# El consejero junto a un jugador, y la primera partida guiada.
counsel = Consejero
counsel-would = Yo haría esto
counsel-only = Aquí solo se puede hacer una cosa:
counsel-do = Hazlo
counsel-ask = ¿Qué harías tú?
counsel-what-cost = ¿Qué me costó la última jugada?
counsel-thinking = El consejero está pensando…
counsel-weighing = El consejero está sopesando tu última jugada…
counsel-watch = Observa lo que hacen los demás. El consejero habla cuando te toca.
counsel-over = La partida ha terminado. En la repetición puedes recorrerla otra vez.
counsel-lost = Ahora mismo no se puede preguntar al consejero.
counsel-always = habla por sí mismo
counsel-instead = Qué habría hecho yo, y por qué
counsel-chance = Tu probabilidad de ganar, entre iguales: cerca del { $chance } %
counsel-same = Hiciste lo mismo que yo habría hecho.
counsel-better = Mejor que lo que yo tenía pensado: cerca de un { $cost } % más de probabilidad de ganar.
counsel-good = Tan bueno como lo que yo habría hecho.
counsel-slight = Eso costó un poco: cerca de un { $cost } % de tu probabilidad de ganar.
counsel-mistake = Eso fue un error: costó cerca de un { $cost } % de tu probabilidad de ganar.
counsel-blunder = Eso fue un error grave: costó cerca de un { $cost } % de tu probabilidad de ganar.
counsel-set = Se puede preguntar a un consejero
counsel-set-hint = Todos en la mesa pueden preguntar qué haría y qué costó una jugada. Solo sabe lo que puede saber quien pregunta.

guided = Una primera partida con consejero
guided-about = Una partida entera contra un rival amable. El consejero dice qué haría y por qué, y después qué costó tu jugada. Decides tú.
guided-as = Jugar con { $seat }
guided-begin = Empezar
