# Lo que dice el consejero: por qué haría esto aquí. { $attack } y { $defence } son sumas de fuerza.

# Lugares
counsel-place-early = Tomar { $hex } te da { $points } puntos hasta el turno { $turn }; después, solo { $later }.
counsel-place-first = La primera toma de { $hex } te da { $points } puntos.
counsel-place-deny = { $hex } da { $points } puntos al Oeste si está en sus manos al final: no lo permitas.
counsel-place-both = { $hex } te da { $points } puntos si está en tus manos al final, y { $taken } a la Sombra si cae.
counsel-place-hold = { $hex } te da { $points } puntos si está en tus manos cuando acaba la partida.
counsel-place-lose = Si cae { $hex }, la Sombra gana { $points } puntos.

# Ataques
counsel-odds = { $attack } contra { $defence } en { $hex }, columna { $column }: un { $leaves } % de que tengan que irse, un { $loss } % de que sufran una pérdida, un { $own } % de que la sufras tú.
counsel-march-attack = { $piece } a { $to }, para el ataque a { $hex }{ $units ->
    [1] {""}
   *[other] {" "}({ $units } unidades en total)
}: { $attack } contra { $defence }, columna { $column }. Un { $leaves } % de que tengan que irse, un { $loss } % de que sufran una pérdida, un { $own } % de que la sufras tú.
counsel-closes = Con { $piece } ahí, los defensores de { $hex } quedan rodeados: una columna más, y una retirada les cuesta una pérdida si no los cubre un amigo.
counsel-adds = Sin { $piece }, los dados se leerían en la columna { $column }.
counsel-in-place = { $units ->
    [1] Una unidad está lista
   *[other] { $units } unidades están listas
} para atacar { $hex }: seguir marchando solo debilitaría ese ataque.
counsel-storm = { $pieces } en { $hex }: sin tropas. Un ataque elimina a quien esté ahí sin tirar los dados, por { $points } puntos.
counsel-surrounded = Los defensores de { $hex } están rodeados: una columna a tu favor, y una retirada les cuesta una pérdida si no los cubre un amigo.
counsel-last-step = { $piece }: ya con una pérdida. Otra más es la eliminación, y { $points } puntos para ti.
counsel-halves = { $piece }: con una pérdida, de { $attack }-{ $defence } a { $less_attack }-{ $less_defence }.
counsel-breach = { $hex } está dentro del Rammas: la primera unidad de la Sombra que entra derriba el muro y cuesta al Oeste un punto de moral.
counsel-shift = Ya está contado: { $shift }, { $value-signed } { $columns ->
    [1] columna
   *[other] columnas
}.
counsel-morale = La moral supone { $difference-signed } en los dados.
counsel-relieves = Están a { $left } PM de { $to }: si los echas, el peligro es menor.
counsel-clears = De { $hex } a { $to } hay { $left } PM, y ellos cierran el paso.
counsel-duty = { $pieces }: en contacto por una retirada o un avance, así que ahora hay que atacar a alguien.
counsel-eye-joins = El Ojo suma aquí { $modifier-signed } a tu moral, más que cualquier líder.
counsel-left-out = Mejor sin { $pieces }: la columna no mejora, o no lo bastante, y compartirían el riesgo de una pérdida.
counsel-no-attack = El mejor ataque que queda sería { $hex }: { $attack } contra { $defence }, columna { $column }. Un { $leaves } % de que tengan que irse es poco frente a un { $own } % de sufrir tú una pérdida.
counsel-no-attack-weak = El mejor ataque que queda sería { $hex }: { $attack } contra { $defence }, columna { $column }, por debajo de la igualdad. Un { $own } % de sufrir tú una pérdida; espera a tener más fuerzas.
counsel-nobody-leads = Solo los Nazgûl podrían atacar todavía, y nunca atacan solos.
counsel-eye-defends = Con el Ojo ({ $modifier-signed }) en { $hex }: un { $leaves } % en vez de un { $before_leaves } % de tener que irte, un { $loss } % en vez de un { $before_loss } % de sufrir una pérdida. Mira una sola batalla por turno.

# Marchas
counsel-takes-rammas = { $hex } está dentro del Rammas: quien tiene esos hexágonos decide quién se acerca a la Ciudad.
counsel-gate = Para llegar a { $to } hay que pasar por { $hex } o por otro de los tres hexágonos ante su puerta. Con una unidad ahí, tendrán que luchar por el paso.
counsel-wall = Una unidad en { $hex } basta para que nadie cruce por ahí el Rammas sin luchar.
counsel-empty = Sin una unidad en { $hex }, el primer enemigo que pase se quedaría con el lugar sin luchar.
counsel-strengthens = Con { $piece }, la defensa de { $hex } es { $defence }. Contra los { $attack } más o menos que puede traer el enemigo, es un { $leaves } % de tener que irte en vez de un { $before } %.
counsel-out-of-reach = En { $origin } el enemigo podría traer unos { $attack } contra { $defence }: un { $leaves } % de tener que irte. En { $to } está demasiado lejos o es demasiado débil para { $piece }.
counsel-safer = En { $origin } el enemigo podría traer unos { $attack } contra { $defence }: un { $leaves } % de tener que irte. En { $to } es un { $after } % para { $piece }.
counsel-march-on = { $piece }: hacia { $hex }, a { $left } PM después de esta marcha; ahora, a { $before }.
counsel-march-home = { $piece }: más cerca de { $hex }, donde puede hacer falta ayuda, a { $left } PM después de esta marcha; ahora, a { $before }.
counsel-boat = En las barcas se ataca con la mitad de la fuerza y no hay retirada: desembarca el turno que viene.
counsel-risk = Con un riesgo: en { $hex } el enemigo podría traer unos { $attack } contra { $defence }, un { $leaves } % de tener que irte.
counsel-untouched = El enemigo está demasiado lejos de { $hex }, o es demasiado débil.
counsel-ashore = En el río no hay retirada y se ataca con la mitad. En tierra, en { $to }, hay más que hacer para { $piece }.
counsel-garrison = { $piece }: su puesto está dentro del Rammas hasta que llegue ayuda, como en { $to }.
counsel-cover = { $hex } es buen terreno: { $shift }, { $value-signed } { $columns ->
    [1] columna
   *[other] columnas
} para quien ataque ahí.
counsel-march-room = { $to } es tan buen sitio para { $piece } como este, y deja aquí lugar a los demás.
counsel-as-near = El plan lleva a { $piece } a { $hex }, pero ahora no hay sitio o no hay camino: { $to } es lo más cerca que se puede.
counsel-better-stay = Para { $piece } lo mejor era quedarse en { $hex }. Si ha de marchar, { $to } es lo que menos cambia.
counsel-leave-map = Desde aquí no hay adónde ir dentro del mapa para { $piece }.
counsel-stay-garrison = { $units ->
    [1] La unidad de { $hex } se queda
   *[other] Las { $units } unidades de { $hex } se quedan
}: el enemigo podría traer unos { $attack } contra { $defence }, un { $leaves } % de tener que irte, y más si alguien se marcha.
counsel-stay-firm = { $units ->
    [1] La unidad de { $hex } se queda
   *[other] Las { $units } unidades de { $hex } se quedan
}: con { $defence } contra los { $attack } más o menos que pueden venir, no hay peligro, y así debe seguir.
counsel-stay-quiet = { $units ->
    [1] Una ficha no se ha movido y no estaría
   *[other] { $units } fichas no se han movido y no estarían
} mejor en otra parte; { $struck ->
    [0] el enemigo no puede atacar a ninguna
    [1] el enemigo puede atacar a una
   *[other] el enemigo puede atacar a { $struck }
} en su próxima etapa.

# Líderes y Nazgûl
counsel-leader-alone = { $leader }, sin tropas en { $hex }: quien ataque elimina al líder sin tirar los dados, por { $points } puntos.
counsel-leader-danger = { $leader } vale { $points } puntos para el enemigo, que podría traer unos { $attack } contra { $defence } a { $hex }: un { $leaves } % de que sus tropas tengan que irse.
counsel-leader-safe = En { $to } el enemigo está demasiado lejos o es demasiado débil para poner en peligro a { $leader }, y { $units ->
    [1] hay una unidad
   *[other] hay { $units } unidades
}.
counsel-leader-hides = No hay tropas en { $to }, pero el enemigo no puede atacar ahí en su próxima etapa: { $leader } queda lejos de la lucha.
counsel-leader-nowhere = No hay tropas al alcance que cubran a { $leader }: { $to } es el lugar menos malo.
counsel-leader-company = En { $to }, { $leader } tiene { $units ->
    [1] una unidad al lado
   *[other] { $units } unidades al lado
}: { $defence } contra unos { $attack }, un { $leaves } % de tener que irse.
counsel-leader-lends = A las tropas que luchen ahí { $leader } les da { $modifier-signed } en los dados.
counsel-roost = { $piece }: { $points } puntos para el enemigo si caen, y ningún ataque sin una unidad terrestre en su hexágono. En { $hex } { $units ->
    [0] no hay ninguna, pero queda apartado
    [1] hay una
   *[other] hay { $units }
}.

# Pérdidas, retiradas, avances
counsel-loss-halves = { $piece }: de { $attack }-{ $defence } a { $less_attack }-{ $less_defence }. Es lo que menos duele, y puede recuperarse.
counsel-loss-equal = Todas las que pueden sufrirla son iguales, { $attack }-{ $defence }: tanto da { $piece } como otra. Una unidad reducida puede recuperarse lejos del enemigo.
counsel-loss-worn = { $pieces }: ya con una pérdida. Otra sería la última, y { $points } puntos para el enemigo.
counsel-loss-gone = { $piece }: con { $attack }-{ $defence }, la pérdida más pequeña. El enemigo gana { $points } puntos.
counsel-toll = { $piece }: { $points } puntos para el enemigo; { $most ->
    [7] los Nazgûl le darían 7.
   *[other] cualquier otra le daría los mismos, y después ya nadie lucha.
}
counsel-retreat-lose = Mejor perder a { $piece } ({ $points } puntos) que sacar a los amigos de sus puestos.
counsel-break-out = ¡Cerco! Para { $piece }, la salida por { $through } { $sheltered ->
    [yes] no cuesta nada, porque hay un amigo ahí
   *[no] cuesta una pérdida, pero las otras son peores
}.
counsel-displace = Todas las salidas están llenas: quien mejor puede dejar sitio en { $to } es { $friend }.
counsel-retreat-risk = En { $to } el enemigo podría traer unos { $attack } contra { $defence }: un { $leaves } % de tener que irte otra vez.
counsel-retreat-safe = En { $to } el enemigo está demasiado lejos o es demasiado débil para seguirte.
counsel-retreat-not = En { $hex } sería un { $leaves } %.
counsel-retreat-home = De { $to } a { $hex } hay { $left } PM.
counsel-companion = Un líder cae con la última unidad que tiene al lado. La mejor defensa es la de { $piece }, { $defence }, y { $leader } vale { $points } puntos para el enemigo.
counsel-advance-free = Terreno gratis: el enemigo está demasiado lejos o es demasiado débil para echar de { $hex } a { $piece }.
counsel-advance-ground = En { $hex } el peligro para { $piece } no es mayor que en { $origin }: podrían venir unos { $attack } contra { $defence }, un { $leaves } % de tener que irte allí, un { $before } % aquí. Ocupa el terreno que han cedido.
counsel-advance-worse = Un riesgo que vale la pena: en { $hex } podrían venir unos { $attack } contra { $defence }, un { $leaves } % de que echen a { $piece }, frente a un { $before } % en { $origin }.
counsel-advance-leader = { $leader } no debe quedarse a solas en { $origin }: { $points } puntos para el primero que llegue. A { $hex }, con las tropas.
counsel-advance-with = { $leader } corre menos peligro en { $hex }, donde hay más tropas tuyas.
counsel-halt-keeps = En { $hex } no hay nadie más que { $piece }: con un avance a { $to } el lugar quedaría abierto.
counsel-halt-danger = En { $to } el enemigo podría traer unos { $attack } contra { $defence }: un { $leaves } % de que echen a { $piece }, frente a un { $before } % en { $hex }. Nada de lo que hay allí lo vale.
counsel-halt-leader = { $leader } ({ $points } puntos) no corre menos peligro en { $to } que en { $hex }.
counsel-halt-nothing = En { $to } no hay nada que ganar para { $piece }.

# Preparación, máquinas, puente
counsel-rangers-risk = En { $hex } el enemigo podría traer unos { $attack } contra { $defence }: un { $leaves } % de que echen a { $piece }.
counsel-rangers-safe = En { $hex } el enemigo está demasiado lejos o es demasiado débil para echar a { $piece }.
counsel-rangers-together = Al lado de { $pieces } la defensa es mejor que por separado.
counsel-rangers-way = Desde ahí hay { $left } PM hasta { $to }, el camino a casa por el río.
counsel-recover = { $piece }: de { $attack }-{ $defence } otra vez a { $full_attack }-{ $full_defence }, tu unidad reducida más fuerte sin contacto.
counsel-recover-toll = Tienes { $units } unidades reducidas. Al final se pierde una de cada tres: tal como están las cosas, { $lost ->
    [1] una unidad
   *[other] { $lost } unidades
}, con sus puntos.
counsel-recover-none = Aquí nadie puede aprovecharlo.
counsel-land = Aragorn desembarca en { $hex } con { $units ->
    [1] una unidad
   *[other] { $units } unidades
}, a espaldas del enemigo: este turno atacan con { $value-signed } { $value ->
    [1] columna
   *[other] columnas
}.
counsel-enter-now = { $piece }: desde { $hex } hay { $left } PM hasta { $to }, { $turns ->
    [1] un turno
   *[other] { $turns } turnos
} de marcha. Quien espera llega aún más tarde.
counsel-enter-near = { $piece }: desde { $hex } hay { $left } PM hasta { $to }; desde la siguiente mejor entrada, { $other }.
counsel-enter-not = { $hex } estaría más cerca, pero ahí el enemigo podría traer unos { $attack } contra { $defence }, un { $leaves } % de tener que irte enseguida.
counsel-enter-leader = Ningún enemigo puede atacar pronto { $hex }: buen momento para que llegue { $leader }.
counsel-hold = Mejor esperar con { $pieces }: el enemigo puede atacar { $hex }, y estarían en juego { $points } puntos.
counsel-back = Demasiadas unidades en { $hex }. { $piece } ({ $attack }-{ $defence }) es la que menos falta hace, y puede volver el turno que viene.
counsel-engines = { $hex } está a { $away ->
    [1] un hexágono
   *[other] { $away } hexágonos
}: ahí las máquinas de asedio atacan con { $engine_attack }, y { $piece } con { $attack }.
counsel-engines-price = El precio: defienden con { $defence }, tienen { $left } PM, nunca se retiran y nunca se recuperan.
counsel-engines-far = La infantería más cercana está a { $away } hexágonos de { $hex }. Las máquinas de asedio tienen { $left } PM: constrúyelas junto a los muros, no aquí.
counsel-engines-done = { $hex } es tuya: ya no quedan muros que romper.
counsel-bridge-shadow = { $units ->
    [0] Vienen refuerzos
    [1] Viene una unidad
   *[other] Vienen { $units } unidades
} de la orilla oriental: por un puente pasan en una sola marcha; en barca tardan dos turnos, y en el agua luchan con la mitad de la fuerza.
counsel-bridge-west = Tus huestes han llegado: por un puente pueden llevar la guerra a la orilla oriental.
counsel-bridge-wait = El río es tu mejor muro hasta que lleguen tus huestes{ $units ->
    [0] {""}
    [1] ; una unidad viene aún de camino
   *[other] ; { $units } unidades vienen aún de camino
}. Un puente podría caer en manos del enemigo.
counsel-bridge-destroy = { $units ->
    [0] Nuevos enemigos podrían
    [1] Una unidad enemiga podría
   *[other] { $units } unidades enemigas podrían
} cruzarlo desde la otra orilla. Sin el puente necesitan barcas y dos turnos.
