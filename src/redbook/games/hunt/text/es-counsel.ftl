# Lo que dice el consejero: por qué haría esto aquí. Los mismos identificadores y variables están en en-counsel.ftl y pt-counsel.ftl.

# Where Frodo may be
counsel-likely-known = Todas las respuestas hasta ahora le dejan a Frodo un solo lugar: { $place }.
counsel-likely-two = Solo dos lugares encajan con las respuestas: { $place } ({ $chance } %) y { $second } ({ $chance2 } %).
counsel-likely = { $count } lugares encajan con las respuestas. Los más probables: { $place } ({ $chance } %) y { $second } ({ $chance2 } %).
counsel-dice-plenty = Para { $acts ->
    [0] ningún turno de Nazgûl
    [1] un turno de Nazgûl
   *[other] { $acts } turnos de Nazgûl
} de hoy tienes { $dice ->
    [0] ningún dado
    [1] un dado
   *[other] { $dice } dados
}: da para gastar uno aquí, y por la mañana se lanzan todos otra vez.
counsel-dice-few = Los dados escasean, { $dice ->
    [0] ningún dado
    [1] un dado
   *[other] { $dice } dados
} para { $acts ->
    [0] ningún turno de Nazgûl
    [1] un turno de Nazgûl
   *[other] { $acts } turnos de Nazgûl
} de hoy, pero este uso lo vale.

# Questions
counsel-search = Un registro pregunta si Frodo ha pasado alguna vez por { $place }: un sí sale en torno al { $chance } % de las veces.
counsel-remaining = Un sí deja { $yes ->
    [0] ningún lugar
    [1] un lugar posible
   *[other] { $yes } lugares posibles
}; un no, { $no ->
    [0] ningún lugar
    [1] un lugar posible
   *[other] { $no } lugares posibles
}.
counsel-search-after = Frodo ya ha sido encontrado: un registro en { $place } no dice nada nuevo este turno, solo marca el rastro.
counsel-search-idle = Un registro en { $place } no cuesta dado. La respuesta casi se sabe, pero sin él la acción se perdería.
counsel-search-paid = El registro va incluido en la cabalgada y no cuesta nada más.
counsel-clue = En { $place } puede haber un marcador de Información: tienes { $powers } y cada uno abre otro poder de los Jinetes Negros.
counsel-perceive = La probabilidad de que Frodo esté en { $kind ->
    [section] la sección { $target }
   *[area] el área { $target }
} es del { $chance } %. Un sí deja { $yes ->
    [0] ningún lugar
    [1] un lugar posible
   *[other] { $yes } lugares posibles
}; un no, { $no ->
    [0] ningún lugar
    [1] un lugar posible
   *[other] { $no } lugares posibles
}.
counsel-perceive-idle = Sobre { $kind ->
    [section] la sección { $target }
   *[area] el área { $target }
} no queda nada que preguntar; aquí ningún otro uso del dado rinde más.
counsel-perceive-after = Frodo ya ha sido encontrado: una percepción de { $kind ->
    [section] la sección { $target }
   *[area] el área { $target }
} no dice nada que el Encuentro no vaya a decir.
counsel-perceive-doubt = Un sí también puede ser por Gandalf: puede estar ahí con un { $chance } %.
counsel-perceive-who = Gandalf puede estar ahí con un { $chance } %, pero esta respuesta dice quién es.

# Hunts
counsel-hunt = La probabilidad de que una caza en { $place } encuentre a Frodo es del { $chance } %. Le costaría { $draws ->
    [0] ninguna ficha
    [1] una ficha
   *[other] { $draws } fichas
}, es decir, { $tenths ->
    [0] casi nada de Corrupción
   *[other] unos { $whole },{ $digit } de Corrupción
}.
counsel-hunt-deadly = Frodo cae con { $left ->
    [1] 1
   *[other] { $left }
} más de Corrupción: esta caza puede acabar la partida.
counsel-hunt-free = Frodo se ha movido de noche, así que esta caza no necesita dado.
counsel-hunt-lord = El Señor de los Nazgûl caza sin gastar dado.
counsel-hunt-also = Si Frodo no está, la caza responde igual que un registro: con un { $chance } % pasó por ahí antes.
counsel-hunt-trail = Frodo no está ahora en { $place }, pero la caza dice si pasó por ahí: en torno al { $chance } %.
counsel-hunt-after = Frodo ya ha sido encontrado: una caza en { $place } solo puede dar Información.

# Rides
counsel-ride-search = { $where ->
    [wild] en un punto cercano a { $place }
   *[place] en { $place }
} sigue un registro, sin gastar dado.
counsel-ride-hunt = Primero cabalgar y luego cazar: a su alcance no hay mejor sitio para una caza que { $where ->
    [wild] un punto cercano a { $place }
   *[place] { $place }
}.
counsel-ride-perceive = Desde { $where ->
    [wild] un punto cercano a { $place }
   *[place] { $place }
}, un Anillo o una Sombra da la percepción que más aclara.
counsel-ride-sorcery = { $where ->
    [wild] en un punto cercano a { $place }
   *[place] en { $place }
} un resultado de Hechicería rinde más que una pregunta.
counsel-ride-remove = Desde { $where ->
    [wild] un punto cercano a { $place }
   *[place] { $place }
} este Nazgûl puede quitar de en medio un marcador de Aliado.
counsel-ride-advance = Desde { $where ->
    [wild] un punto cercano a { $place }
   *[place] { $place }
} el Avance acerca a los cuatro.
counsel-cover = Desde { $where ->
    [wild] un punto cercano a { $place }
   *[place] { $place }
} los cuatro cubren más: el próximo turno uno podrá estar donde Frodo está o estará con un { $after } %, en vez de un { $before } %.
counsel-nearer = Así pasa de estar a { $before ->
    [0] cero cabalgadas
    [1] una cabalgada
   *[other] { $before } cabalgadas
} a estar a { $turns ->
    [0] cero cabalgadas
    [1] una cabalgada
   *[other] { $turns } cabalgadas
} de { $second }, donde más falta va a hacer.
counsel-cover-same = Los cuatro siguen alcanzando el { $after } % de donde Frodo está o estará, y con { $nearby ->
    [0] ningún Nazgûl
    [1] un Nazgûl
   *[other] { $nearby } Nazgûl
} a una cabalgada de { $where ->
    [wild] un punto cercano a { $place }
   *[place] { $place }
} un Encuentro ahí le cuesta más fichas.
counsel-cover-keep = Los cuatro siguen repartidos: el próximo turno uno podrá estar donde Frodo está o estará con un { $after } %.
counsel-cover-flight = Después Frodo huirá: desde { $where ->
    [wild] un punto cercano a { $place }
   *[place] { $place }
} y con los demás alcanzas el { $after } % de donde puede estar.
counsel-close = Frodo ha sido encontrado en { $second }: desde { $where ->
    [wild] un punto cercano a { $place }
   *[place] { $place }
} este se une al Encuentro, { $heads ->
    [0] ningún Nazgûl
    [1] un Nazgûl
   *[other] { $heads } Nazgûl
} en total, para { $tenths ->
    [0] casi nada de Corrupción
   *[other] unos { $whole },{ $digit } de Corrupción
} más.
counsel-close-stay = Ya cuenta en el Encuentro de { $second }: cada Nazgûl ahí o al lado ({ $heads } ahora) le cuesta a Frodo una ficha, de media { $tenths ->
    [0] casi nada de Corrupción
   *[other] unos { $whole },{ $digit } de Corrupción
}.
counsel-close-far = Este no llega al lado de { $second } a tiempo para el Encuentro.
counsel-stand = Ni un paso más: desde { $where ->
    [wild] un punto cercano a { $place }
   *[place] { $place }
} y con los demás alcanzas el { $after } % de donde Frodo está o estará, y ningún paso lo mejora.
counsel-end-idle = { $where ->
    [wild] en un punto cercano a { $place }
   *[place] en { $place }
} no hay nada que averiguar: ni pregunta ni caza cambiaría lo que sabes.
counsel-end-dear = Lo que se podría hacer { $where ->
    [wild] en un punto cercano a { $place }
   *[place] en { $place }
} vale menos que el dado que cuesta.
counsel-end-done = Este Nazgûl ha terminado. Tal como están los cuatro, uno podrá estar donde Frodo está o estará con un { $after } %.
counsel-end-ground = Quédate { $where ->
    [wild] en un punto cercano a { $place }
   *[place] en { $place }
}: los cuatro alcanzan el { $after } % de donde Frodo está o estará, y ninguna cabalgada lo mejora.
counsel-others-ride = El Nazgûl { $nazgul } es el que más gana con dos pasos.
counsel-others-stay = Nadie más debería dejar su sitio: los cuatro alcanzan el { $after } % de donde Frodo está o estará.
counsel-power-ride = Un dado por { $steps ->
    [0] ningún espacio
    [1] un espacio
   *[other] { $steps } espacios
} más está aquí bien gastado.
counsel-power-pair = Cuesta dos dados, y hoy no tienes mejor uso para los dos.
counsel-advance = Los cuatro cabalgan un espacio sin gastar nada más.
counsel-pay = { $face }: de tus { $count ->
    [0] ningún dado
    [1] un dado
   *[other] { $count } dados
} es el que menos echarás de menos.
counsel-pay-keep = Espadas y Sombras cazan; sin ellas solo puedes preguntar: guárdalas mientras puedas.
counsel-remove = El marcador de Aliado en { $place } te cierra un lugar donde Frodo está o estará pronto con un { $chance } %.
counsel-remove-road = El marcador de Aliado en { $place } te corta el paso, y este dado no tiene nada mejor que hacer.

# Before the game
counsel-assign = Reparte a los cuatro por igual: { $seat } { $count ->
    [0] no tiene ninguno
    [1] tiene uno
   *[other] tiene { $count }
} por ahora.
counsel-lead = El liderazgo pasa cada día al siguiente, así que importa poco quién empieza: el líder actúa primero y roba una carta.
counsel-place = Desde { $place } dos cabalgadas alcanzan el { $chance } % de donde Frodo está o estará en los primeros turnos.
counsel-place-apart = Repártelos: { $place } está a { $turns ->
    [0] cero cabalgadas
    [1] una cabalgada
   *[other] { $turns } cabalgadas
} del más cercano de los otros, para que vaya por donde vaya encuentre un jinete.
counsel-place-far = Frodo está lejos de todos estos inicios; { $place } da a los caminos por los que tendrá que venir.
counsel-share = Quédate con { $count ->
    [0] ninguna carta
    [1] una carta
   *[other] { $count } cartas
}: quien tiene una carta necesita un Nazgûl en el sitio justo para jugarla, y tú tienes los tuyos.
counsel-lord-at-start = Todos empiezan juntos, así que cualquiera puede ceder el sitio al Señor: caza sin dado y le cuesta a Frodo dos fichas.

# Sorcery cards
counsel-draw-sorcery = Roba: { $count ->
    [0] todavía no tienes cartas de Hechicería
    [1] tu única carta de Hechicería serviría de poco aquí
   *[other] ninguna de tus { $count } cartas de Hechicería rendiría más aquí
}, y ninguna pregunta desde aquí aclara tanto.
counsel-spell = { $card } rinde ahora más que después.
counsel-spell-breath = La última localización de Frodo está conectada con { $where ->
    [wild] un punto cercano a { $place }
   *[place] { $place }
} con un { $chance } %: entonces sufre 1 de Corrupción, y la respuesta estrecha el cerco de todos modos.
counsel-spell-net = Con la red más amplia { $count ->
    [1] un Nazgûl más cuenta
   *[other] { $count } Nazgûl más cuentan
} en el Encuentro, cada uno por { $tenths ->
    [0] casi nada de Corrupción
   *[other] unos { $whole },{ $digit } de Corrupción
}.
counsel-spell-riders = Tal como están, los cuatro alcanzan el { $after } % de donde Frodo está o estará: unos pasos más de varios lo mejoran.
counsel-spell-lord = El Señor de los Nazgûl caza sin dado, lanza uno propio y cuesta dos fichas en un Encuentro, { $tenths ->
    [0] casi nada de Corrupción
   *[other] unos { $whole },{ $digit } de Corrupción
} cada una.
counsel-spell-special = Una ficha especial queda para siempre en la reserva de la Caza y ningún amigo puede anularla: ahora hay { $count ->
    [0] ninguna ficha
    [1] una ficha
   *[other] { $count } fichas
}, de media { $tenths ->
    [0] casi nada de Corrupción
   *[other] unos { $whole },{ $digit } de Corrupción
} cada una.
counsel-spell-eye = Un Ojo más junto a la Corrupción: cada Ojo que se robe desde ahora cuesta { $after } en vez de { $before }.
counsel-spell-knife = El próximo Encuentro cuesta una ficha más, de media { $tenths ->
    [0] casi nada de Corrupción
   *[other] unos { $whole },{ $digit } de Corrupción
}, venga cuando venga.
counsel-spell-corruption = Frodo ha descansado: 1 de Corrupción seguro, y van { $total }.
counsel-spell-token = Le quita uno de sus { $tokens ->
    [0] ningún marcador
    [1] un marcador
   *[other] { $tokens } marcadores
} al Portador: sin ellos no puede parar una caza.
counsel-spell-dread = Al Portador no le quedan marcadores: Frodo sufre 1 de Corrupción, y van { $total }.
counsel-spell-ally = El Portador tiene { $count ->
    [0] ninguna carta
    [1] una carta
   *[other] { $count } cartas
}, y una puede estar guardada para parar tu próxima caza.
counsel-spell-draw = Dos cartas nuevas por una: tienes { $count ->
    [0] ninguna carta
    [1] una carta
   *[other] { $count } cartas
}.
counsel-spell-dots = Cuántos puntos lleva desde entonces dice cuáles de los { $count ->
    [0] ningún lugar
    [1] un lugar
   *[other] { $count } lugares
} siguen encajando y hasta dónde llega su próximo paso.
counsel-spell-die = Vuelve un dado gastado: te quedan { $dice ->
    [0] ningún dado
    [1] un dado
   *[other] { $dice } dados
}.
counsel-spell-reroll = Los { $dice ->
    [0] ningún dado
    [1] un dado
   *[other] { $dice } dados
} que te quedan pueden mostrar algo mejor.
counsel-spell-fog = Sin cartas que lo muevan, Frodo da un paso por turno, y tú puedes contarlos.
counsel-spell-silence = El Portador tiene { $count ->
    [0] ninguna carta
    [1] una carta
   *[other] { $count } cartas
}: ninguna podrá parar una caza este turno.
counsel-discard-sorcery = De tus { $count ->
    [0] ninguna carta
    [1] una carta
   *[other] { $count } cartas
}, { $card } es la que menos promete desde aquí.
counsel-discard-other-part = { $card } tiene un efecto para la otra parte del juego; de tus { $count ->
    [0] ninguna carta
    [1] una carta
   *[other] { $count } cartas
} es la que menos echarás de menos.
counsel-pick-stopper = { $card } puede parar una caza después de que gastes el dado: ninguna otra carta de esta mano te cuesta tanto.
counsel-pick-cancel = { $card } puede deshacer una acción tuya fuera de turno; las demás solo ayudan a Frodo en el suyo.
counsel-pick = Ninguna de estas cartas puede parar una caza; { $card } es la que más ayuda a Frodo en su camino.
counsel-tile-eye = Un Ojo cuesta ahora { $cost } y encarece todos los siguientes: a la larga, más que un 3.
counsel-tile-number = Un 3 cuesta siempre 3; un Ojo costaría ahora { $cost }.
counsel-reroll-sorcery = { $face }: este resultado te sirve ahora de poco; otra tirada puede dar una Espada.
counsel-reroll-ring = { $face }: Frodo ya ha sido encontrado y no hay nada que percibir; otra tirada puede dar una Hechicería.
counsel-reroll-enough = El resto de tus { $dice ->
    [0] ningún dado
    [1] un dado
   *[other] { $dice } dados
} muestra lo que necesitas.

# The Ring-bearer: danger and the way
counsel-risk = Por lo que han oído, los cazadores pueden estar seguros al { $chance } % de que estás en { $place }, y { $hunters ->
    [0] ningún Nazgûl puede
    [1] un Nazgûl puede
   *[other] { $hunters } Nazgûl pueden
} llegar este turno: cuenta con { $tenths ->
    [0] casi nada de Corrupción
   *[other] unos { $whole },{ $digit } de Corrupción
}.
counsel-risk-none = Sin movimientos extra ningún Nazgûl puede llegar a { $place } este turno; a que estés ahí los cazadores le dan un { $chance } %.
counsel-way = Desde ahí, { $need ->
    [0] ningún movimiento
    [1] un movimiento
   *[other] { $need } movimientos
} hasta la Salida más cercana, y quedan { $left } en el indicador: { $spare ->
    [0] no sobra ninguno
    [1] sobra uno
   *[other] sobran { $spare }
}.
counsel-way-short = Desde ahí, { $need ->
    [0] ningún movimiento
    [1] un movimiento
   *[other] { $need } movimientos
} hasta la Salida más cercana, y { $left ->
    [0] no queda ninguno
    [1] solo queda uno
   *[other] solo quedan { $left }
}: cada uno que falta, { $missing } en total, cuesta una ficha, de media { $tenths ->
    [0] casi nada de Corrupción
   *[other] unos { $whole },{ $digit } de Corrupción
}.
counsel-exit = { $place } es una Salida: Frodo llega a Bree y la Parte 1 termina { $left ->
    [0] sin que sobre ningún movimiento
    [1] con un movimiento de sobra
   *[other] con { $left } movimientos de sobra
}. Nadie puede cazarlo por el camino.
counsel-dot = Un punto no delata nada: { $place } sigue siendo tu última localización, y con { $dots ->
    [0] ningún punto
    [1] un punto
   *[other] { $dots } puntos
} desde entonces el próximo paso llega más lejos.
counsel-not-straight = Por { $second } irías más deprisa, pero le darían un { $chance } % a que estés ahí y { $hunters ->
    [0] ningún Nazgûl puede
    [1] un Nazgûl puede
   *[other] { $hunters } Nazgûl pueden
} llegar: cuenta con { $tenths ->
    [0] casi nada de Corrupción
   *[other] unos { $whole },{ $digit } de Corrupción
}.
counsel-night-walk = Andar de noche cuesta 1 de Corrupción y deja que todo Nazgûl cace sin dado; pero quedarse costaría este turno { $tenths ->
    [0] casi nada de Corrupción
   *[other] unos { $whole },{ $digit } de Corrupción
}.
counsel-rest = Descansa: seguir de noche costaría 1 de Corrupción y dejaría que todo Nazgûl cazara sin dado.
counsel-rest-heals = Descansa: con Sam a su lado la Corrupción de Frodo baja a { $corruption }; seguir la subiría 1 y daría cazas sin dado.
counsel-rest-dice = Si descansas, una caza pide una Espada o una Sombra: a los Espectros { $dice ->
    [0] no les queda ninguna hoy
    [1] les queda una hoy
   *[other] les quedan { $dice } hoy
}.
counsel-enough = Otro paso no llevaría a nada mejor este turno.
counsel-resolve = Un movimiento más te saca de su alcance; gasta la carta de Frodo y deja una reserva de { $pool ->
    [0] ningún marcador
    [1] un marcador
   *[other] { $pool } marcadores
}.
counsel-flee = Saben dónde estabas. A que estés en { $place } le darán un { $chance } %, y { $hunters ->
    [0] no hay ningún Nazgûl
    [1] hay un Nazgûl
   *[other] hay { $hunters } Nazgûl
} a una cabalgada.
counsel-flee-stay = Pensarán que has huido: a que sigas en { $place } le darán solo un { $chance } %.

# Cards and tokens
counsel-hold = Ninguna de tus { $count ->
    [0] ninguna carta
    [1] una carta
   *[other] { $count } cartas
} evita este turno más de lo que promete para después.
counsel-hold-stopper = Guarda { $card } y un marcador ({ $tokens } en total): juntos paran una caza que te encontraría.
counsel-token-card = Tienes { $tokens ->
    [0] ningún marcador
    [1] un marcador
   *[other] { $tokens } marcadores
} y { $held ->
    [0] ninguna carta
    [1] una carta
   *[other] { $held } cartas
}: un marcador que no hace falta para parar nada vale más como carta.
counsel-token-back = Recuperas uno al empezar el próximo día, porque Frodo tendrá menos de dos.
counsel-gain-token = Un marcador paga una carta o parar una caza: tienes { $tokens } de { $pool }.
counsel-draw-ally = Trae { $drawn ->
    [1] una carta nueva
   *[other] { $drawn } cartas nuevas
}, y { $others ->
    [0] no tienes ninguna otra
    [1] tu otra carta rinde menos este turno
   *[other] ninguna de tus otras { $others } cartas rinde más este turno
}.
counsel-hand-full = Tienes la mano llena ({ $count }): la próxima carta te costaría una de todos modos.
counsel-heal = La Corrupción de Frodo baja a { $corruption } de { $limit }: cuanto más cerca del límite, más pesa cada punto.
counsel-heal-none = Frodo no tiene Corrupción que curar: guarda el marcador.
counsel-card-tells = Jugarla dice dónde puedes estar: a que estés en { $place } le darán un { $after } %, en vez de un { $before } %.
counsel-card-plain = { $card } rinde ahora más que cualquier otra de tus { $count ->
    [0] ninguna carta
    [1] una carta
   *[other] { $count } cartas
}.
counsel-marker = Ningún Nazgûl puede entrar ni pasar por { $place } hasta que uno gaste al lado una Espada o una Sombra.
counsel-marker-way = Vas a pasar por { $place }: con un marcador ahí ningún Nazgûl entra hasta que uno gaste al lado una Espada o una Sombra.
counsel-marker-none = Aquí un marcador no te quitaría a nadie de encima.
counsel-marker-stay = Los marcadores de Aliado están donde más ayudan.
counsel-marker-taken = El marcador de { $place } ya no sirve de nada ahí.
counsel-move-ally = Un marcador de Aliado ({ $count } en el tablero) puede ponerse donde corte el paso hacia ti.
counsel-closed = Con eso cerrado, { $after ->
    [0] ningún Nazgûl puede
    [1] un Nazgûl puede
   *[other] { $after } Nazgûl pueden
} llegar a { $place } este turno, en vez de { $before }: ahorra de media { $tenths ->
    [0] casi nada de Corrupción
   *[other] unos { $whole },{ $digit } de Corrupción
}.
counsel-closed-little = Alarga su camino hacia { $place }, aunque { $after ->
    [0] nadie podía llegar este turno de todos modos
    [1] un Nazgûl todavía puede llegar
   *[other] { $after } Nazgûl todavía pueden llegar
}.
counsel-closed-early = Con las cartas que cierran un camino, espera a que Frodo se haya movido.
counsel-push-card = { $hunters ->
    [0] Los mantiene lejos de tu camino: ningún Nazgûl puede llegar a { $place } este turno.
    [1] Un Nazgûl puede llegar a { $place } este turno, por { $tenths ->
        [0] casi nada de Corrupción
       *[other] unos { $whole },{ $digit } de Corrupción
    }: ahuyéntalo.
   *[other] { $hunters } Nazgûl pueden llegar a { $place } este turno, por { $tenths ->
        [0] casi nada de Corrupción
       *[other] unos { $whole },{ $digit } de Corrupción
    }: ahuyéntalos.
}
counsel-push-off = Desde ahí el Nazgûl { $nazgul } está a { $turns ->
    [0] cero cabalgadas
    [1] una cabalgada
   *[other] { $turns } cabalgadas
} de { $place }, y este turno { $hunters ->
    [0] no puede llegar nadie más
    [1] solo puede llegar otro
   *[other] pueden llegar otros { $hunters }
}.
counsel-push = Ahí el Nazgûl { $nazgul } está a { $turns ->
    [0] cero cabalgadas
    [1] una cabalgada
   *[other] { $turns } cabalgadas
} de { $place } y fuera del camino que vas a tomar.
counsel-drive = Estos son los que hay que quitarse de encima: { $count ->
    [0] ningún Nazgûl
    [1] un Nazgûl
   *[other] { $count } Nazgûl
}, a { $turns ->
    [0] cero cabalgadas
    [1] una cabalgada
   *[other] { $turns } cabalgadas
} de { $place }.
counsel-move-again = Un paso más ahora: { $hunters ->
    [0] nadie puede llegar a { $place } este turno, pero
    [1] un Nazgûl puede llegar a { $place } este turno, por { $tenths ->
        [0] casi nada de Corrupción
       *[other] unos { $whole },{ $digit } de Corrupción
    }, y
   *[other] { $hunters } Nazgûl pueden llegar a { $place } este turno, por { $tenths ->
        [0] casi nada de Corrupción
       *[other] unos { $whole },{ $digit } de Corrupción
    }, y
} aún faltan { $need ->
    [0] ningún movimiento
    [1] un movimiento
   *[other] { $need } movimientos
} hasta la Salida más cercana.
counsel-longer = Un paso que llega { $dots ->
    [0] ningún punto
    [1] un punto
   *[other] { $dots } puntos
} más lejos: la Salida más cercana queda a { $after ->
    [0] ningún movimiento
    [1] un movimiento
   *[other] { $after } movimientos
} en vez de { $need }, y no saben adónde has ido.
counsel-merry = Con Merry en la Compañía puedes jugar dos cartas de Aliado por turno, y él puede anular una ficha.
counsel-hide-information = Tienes { $count ->
    [0] ningún marcador de Información
    [1] un marcador de Información
   *[other] { $count } marcadores de Información
}: el que se voltea no da a los Espectros ningún poder nuevo.
counsel-rob-card = Uno de ellos tiene { $count ->
    [0] ninguna carta de Hechicería
    [1] una carta de Hechicería
   *[other] { $count } cartas de Hechicería
}, y cada carta menos es una sorpresa menos.
counsel-ring-die = Tienen { $count ->
    [1] un Anillo
   *[other] { $count } Anillos
} sin usar: una percepción menos hoy.
counsel-return-eye = Un Ojo vuelve a la reserva: cada Ojo robado costará { $after } en vez de { $before }.
counsel-lore = En el próximo cambio de rumbo verás una carta de Viaje más, y cuantas más veas, mejor la escapatoria.

# Out of turn
counsel-stop-hunt = Esta caza te encuentra en { $place }: con { $heads ->
    [0] ningún Nazgûl
    [1] un Nazgûl
   *[other] { $heads } Nazgûl
} cerca costaría { $tenths ->
    [0] casi nada de Corrupción
   *[other] unos { $whole },{ $digit } de Corrupción
}. Para esto se guardaba la carta.
counsel-let-hunt-here = Te encuentran en { $place } con { $heads ->
    [0] ningún Nazgûl
    [1] un Nazgûl
   *[other] { $heads } Nazgûl
} cerca, por { $tenths ->
    [0] casi nada de Corrupción
   *[other] unos { $whole },{ $digit } de Corrupción
}, y nada de lo que tienes vale la pena contra eso.
counsel-let-hunt = Cazan en { $second } y tú estás en { $place }: déjalos.
counsel-let-found = Ya te han encontrado en { $place }: ninguna respuesta les dice más este turno.
counsel-let-perception = Preguntan por { $kind ->
    [section] la sección { $target }
   *[area] el área { $target }
}.
counsel-answer-sharp = La respuesta los ayuda: a que estés en { $place } le darán un { $after } %, en vez de un { $before } %.
counsel-answer-wide = La respuesta los despista: a que estés en { $place } le darán un { $after } %, en vez de un { $before } %.
counsel-answer-nothing = La respuesta no les dice nada: a que estés en { $place } le siguen dando un { $after } %.
counsel-stop-clue = La respuesta en { $place } los ayudaría más de lo que a ti te ayudará la carta después.
counsel-stop-sorcery = { $card } es una de las cartas más temibles: páralo.
counsel-let-sorcery = { $card } cuesta menos de lo que gastarías en pararla.
counsel-take-tiles = Las fichas cuestan { $total } en total, y serán { $corruption } de { $limit }: se puede soportar.
counsel-take-friends = Un amigo solo puede anular una ficha una vez y con ello se pierde su ayuda: guárdalo para un robo peor.
counsel-flip = { $company } puede ahorrarte { $saved } de { $total } de Corrupción: te quedas en { $corruption } de { $limit }.
counsel-flip-who = De los amigos disponibles, { $company } es quien menos falta te hará.
counsel-flip-saves = Con todas las fichas Frodo caería: el límite es { $limit }. { $company } quita { $saved } de { $total } y la partida sigue.
counsel-flip-late = Incluso sin { $saved } de { $total } Frodo llega a { $limit }; solo queda probar con { $company }.
counsel-clue-give = Entrega { $place }: está a solo { $turns ->
    [0] cero cabalgadas
    [1] una cabalgada
   *[other] { $turns } cabalgadas
} de donde empiezan, así que la encontrarían primero de todos modos.
counsel-clue-hide = Esconde { $place }: hay un Nazgûl a solo { $turns ->
    [0] cero cabalgadas
    [1] una cabalgada
   *[other] { $turns } cabalgadas
} y la encontraría primero.
counsel-clue-none = No queda nada que esconder.
counsel-discard-ally = De tus { $count ->
    [0] ninguna carta
    [1] una carta
   *[other] { $count } cartas
}, { $card } es la que menos promete para el resto del camino.
counsel-discard-keep = Sobre todo guarda { $card }: para una caza.
counsel-rob = { $seat } es quien más tiene: { $count ->
    [0] ninguna carta de Hechicería
    [1] una carta de Hechicería
   *[other] { $count } cartas de Hechicería
}.
counsel-pick-sorcery = De las cartas que ves, { $card } es la que más le costaría a Frodo.
counsel-take-die = { $face }: quita el dado que más daño hace. De los que pueden cazar tienen { $count }.

# Part 2
counsel-journey = { $journey }: { $moves ->
    [0] ningún movimiento
    [1] un movimiento
   *[other] { $moves } movimientos
}, límite { $limit }. De media, los cazadores acertarían tu lugar con un { $chance } %.
counsel-journey-other = El otro camino está más trillado: { $chance } %, porque más cartas de Viaje van por ahí.
counsel-journey-long = Un camino largo compensa: ahí Frodo aguanta { $limit }, y los Espectros no lo saben.
counsel-new-journey = { $journey }: estarías en { $place }, a { $turns ->
    [0] cero cabalgadas
    [1] una cabalgada
   *[other] { $turns } cabalgadas
} del Nazgûl más cercano, con { $rows ->
    [0] ningún movimiento
    [1] un movimiento
   *[other] { $rows } movimientos
} por delante.
counsel-change-course = En el camino viejo te esperan después en { $place } con un { $chance } %, y { $hunters ->
    [0] los jinetes vendrán
    [1] un Nazgûl puede llegar ahí
   *[other] { $hunters } Nazgûl pueden llegar ahí
}: uno nuevo cuesta un movimiento, pero borra el rastro.
counsel-change-cards = Verás { $count ->
    [0] ninguna carta de Viaje
    [1] una carta de Viaje
   *[other] { $count } cartas de Viaje
} para elegir.
counsel-carry-on = Sigue adelante: faltan { $rows ->
    [0] ningún movimiento
    [1] un movimiento
   *[other] { $rows } movimientos
}. Lo siguiente es { $place }, donde te esperan con un { $chance } % y { $hunters ->
    [0] no puede llegar ningún Nazgûl
    [1] puede llegar un Nazgûl
   *[other] pueden llegar { $hunters } Nazgûl
}; un camino nuevo costaría un movimiento.
counsel-march = Sigue: después quedan { $rows ->
    [0] ningún movimiento
    [1] un movimiento
   *[other] { $rows } movimientos
}. Quedarse en { $place } cuesta esta noche { $tenths ->
    [0] casi nada de Corrupción
   *[other] unos { $whole },{ $digit } de Corrupción
}, con { $hunters ->
    [0] ningún Nazgûl
    [1] un Nazgûl
   *[other] { $hunters } Nazgûl
} al alcance.
counsel-march-home = Un movimiento más y Frodo está en Rivendel, con { $corruption } de { $limit }: la partida está ganada.
counsel-rest-instead = Seguir costaría { $tenths ->
    [0] casi nada de Corrupción
   *[other] unos { $whole },{ $digit } de Corrupción
} contando 1 por la noche: a que estés en { $second } le darían un { $chance } %, y { $hunters ->
    [0] no hay ningún Nazgûl
    [1] hay un Nazgûl
   *[other] hay { $hunters } Nazgûl
} al alcance.
counsel-advance-frodo = Un movimiento más por el camino sin riesgo: quedan { $rows ->
    [0] ningún movimiento
    [1] un movimiento
   *[other] { $rows } movimientos
}.
counsel-advance-home = Es el último movimiento: Frodo llega a Rivendel y la partida está ganada.
counsel-new-deed = Cada Hazaña sube en 1 el límite de Frodo, y quedan unos { $turns ->
    [0] cero turnos
    [1] 1 turno
   *[other] { $turns } turnos
} para ello.
counsel-gandalf-faster = A Gandalf le faltan { $moves ->
    [0] ningún movimiento
    [1] un movimiento
   *[other] { $moves } movimientos
} para { $deeds ->
    [0] llegar a Rivendel
    [1] una Hazaña y Rivendel
   *[other] { $deeds } Hazañas y Rivendel
}: esto le ahorra alguno.
counsel-deed = La Hazaña de Gandalf en { $place } sube el límite de Frodo a { $limit }. Muestra dónde está, pero vale la pena.
counsel-gandalf-home = { $deeds ->
    [0] a Gandalf no le quedan Hazañas
   *[other] ya no da tiempo a otra Hazaña
}: en Rivendel sube el límite de Frodo a { $limit }.
counsel-reveal = Gandalf se muestra en { $place } y ahuyenta a { $count ->
    [0] ningún Nazgûl
    [1] un Nazgûl
   *[other] { $count } Nazgûl
}: a Frodo podían llegar { $hunters ->
    [0] ningún Nazgûl
    [1] un Nazgûl
   *[other] { $hunters } Nazgûl
} este turno, y eso pesa { $tenths ->
    [0] casi nada de Corrupción
   *[other] unos { $whole },{ $digit } de Corrupción
}.
counsel-wander-deed = A Gandalf le espera una Hazaña en { $place }: cumplida, sube el límite de Frodo a { $limit }.
counsel-wander-guard = En { $place } Gandalf se topa con { $count ->
    [0] ningún Nazgûl
    [1] un Nazgûl
   *[other] { $count } Nazgûl
} cerca de Frodo ({ $second }) y puede ahuyentarlos por un marcador.
counsel-wander = Por { $place } va Gandalf a su Hazaña en { $second }: { $moves ->
    [0] ningún movimiento
    [1] un movimiento
   *[other] { $moves } movimientos
} más, y quedan unos { $turns ->
    [0] cero turnos
    [1] 1 turno
   *[other] { $turns } turnos
}.
counsel-wander-home = { $deeds ->
    [0] a Gandalf no le quedan Hazañas
   *[other] ya no da tiempo a otra Hazaña
}: por { $place } faltan { $moves ->
    [0] ningún movimiento
    [1] un movimiento
   *[other] { $moves } movimientos
} hasta Rivendel, donde sube en 1 el límite de Frodo. Quedan unos { $turns ->
    [0] cero turnos
    [1] 1 turno
   *[other] { $turns } turnos
}.
counsel-gandalf-starts = Desde { $place } la ronda de las otras { $deeds ->
    [0] cero Hazañas
    [1] 1 Hazaña
   *[other] { $deeds } Hazañas
} y Rivendel es la más corta: { $moves ->
    [0] ningún movimiento
    [1] un movimiento
   *[other] { $moves } movimientos
}.
counsel-hiding = Desde { $place } son { $moves ->
    [0] ningún movimiento
    [1] un movimiento
   *[other] { $moves } movimientos
} para { $deeds ->
    [0] llegar a Rivendel
    [1] una Hazaña y Rivendel
   *[other] { $deeds } Hazañas y Rivendel
}, lo más corto de lo que hay.
counsel-dice-save = Ahorra dados: tienes { $dice ->
    [0] ningún dado
    [1] un dado
   *[other] { $dice } dados
} para { $acts ->
    [0] ningún turno de Nazgûl
    [1] un turno de Nazgûl
   *[other] { $acts } turnos de Nazgûl
} de hoy.
counsel-ride-trail = { $where ->
    [wild] en un punto cercano a { $place }
   *[place] en { $place }
} una caza aclara más que cualquier pregunta.
counsel-stop-nothing = Ninguna de tus cartas puede pararlo: deja que pase.
counsel-stop-dear = Dejar que pase pesa { $tenths ->
    [0] casi nada de Corrupción
   *[other] unos { $whole },{ $digit } de Corrupción
}; { $card } y lo que cuesta valen más después.
counsel-nearer-there = Así llega a { $second }, donde lo más probable es que Frodo esté o pase; estaba a { $before ->
    [0] cero cabalgadas
    [1] una cabalgada
   *[other] { $before } cabalgadas
}.
counsel-ride-draw = Como ahí ninguna pregunta vale un dado, todavía puede robar una carta de Hechicería.
counsel-wander-exit = { $deeds ->
    [0] a Gandalf no le quedan Hazañas
   *[other] ya no da tiempo a otra Hazaña
}. Desde { $place } puede ir a casa, y eso sube en 1 el límite de Frodo.
counsel-let-sorcery-pass = Ninguna de tus cartas puede parar ahora { $card }.
