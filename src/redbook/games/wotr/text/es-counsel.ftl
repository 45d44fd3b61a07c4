# Lo que dice el consejero: por qué haría esto aquí.

# Puntos y peligros
counsel-prize = { $points ->
    [1] un punto
   *[other] { $points } puntos
} por { $region }: tendrías { $total } de los { $needs } que necesitas.
counsel-prize-wins = Con { $region } llegas a { $total } puntos, y { $needs } al final del turno ganan la guerra.
counsel-prize-back = Recuperar { $region } le quita al enemigo { $points ->
    [1] un punto
   *[other] { $points } puntos
} de { $total ->
    [1] uno
   *[other] los { $total }
} que tiene.
counsel-danger = Peligro para { $region }: { $foes ->
    [1] una unidad
   *[other] { $foes } unidades
} del enemigo, En Guerra, a tres regiones o menos; { $units ->
    [0] nadie hace guardia
    [1] hace guardia una unidad
   *[other] hacen guardia { $units } unidades
}.

# Ataques
counsel-attack-none = Aquí ningún ataque promete nada; este es el que menos cuesta.
counsel-attack-field = { $units ->
    [1] una unidad
   *[other] { $units } unidades
} contra { $foes ->
    [1] una unidad
   *[other] { $foes } unidades
} en { $region }: luchando hasta el final ganas cerca del { $chance } % de las veces, sin contar las cartas.
counsel-attack-sortie = Solo { $foes ->
    [1] una unidad
   *[other] { $foes } unidades
} del enemigo { $foes ->
    [1] asedia
   *[other] asedian
} { $region }, y dentro tienes { $units ->
    [1] una unidad
   *[other] { $units } unidades
}: la salida rompe el asedio cerca del { $chance } % de las veces.
counsel-attack-walls = { $units ->
    [1] una unidad
   *[other] { $units } unidades
} contra { $foes ->
    [1] una unidad
   *[other] { $foes } unidades
} tras los muros de { $region }, donde solo acierta un 6: { $chance } % de que caigan en esta ronda. Cada ataque es una ronda; espero { $rounds ->
    [1] que baste una
   *[other] unas { $rounds }
}.
counsel-attack-ring = Con { $units ->
    [1] una unidad
   *[other] { $units } unidades
} contra { $foes ->
    [1] una unidad
   *[other] { $foes } unidades
} encierras { $region }: tras los muros caben { $limit } unidades como máximo, y en un Baluarte asediado no se recluta.
counsel-attack-in-the-way = Cierran el paso hacia { $goal }, adonde va este ejército.
counsel-attack-all = Llévalos a todos: cada unidad, hasta cinco, es un dado; las demás encajan impactos, y atrás no hacen falta.
counsel-not-attack-walls = Todavía no hay que asaltar { $region }: con { $units ->
    [1] una unidad
   *[other] { $units } unidades
} contra { $foes ->
    [1] una unidad
   *[other] { $foes } unidades
} tras los muros, donde solo acierta un 6, tu ejército se acabaría antes.
counsel-not-attack-ring = Deja { $region } por ahora: { $units ->
    [1] una unidad
   *[other] { $units } unidades
} contra { $foes ->
    [1] una unidad
   *[other] { $foes } unidades
} no { $units ->
    [1] basta
   *[other] bastan
} para un asedio.
counsel-not-attack-field = No ataques ahora { $region }: { $units ->
    [1] una unidad
   *[other] { $units } unidades
} contra { $foes ->
    [1] una unidad
   *[other] { $foes } unidades
} { $units ->
    [1] ganaría
   *[other] ganarían
} solo cerca del { $chance } % de las veces.

# Marchas
counsel-march-target = El ejército de { $origin } ({ $units ->
    [1] una unidad
   *[other] { $units } unidades
}) va por { $goal }: { $points ->
    [1] un punto
   *[other] { $points } puntos
}, { $foes ->
    [0] sin defensa
    [1] una unidad de guardia
   *[other] { $foes } unidades de guardia
}, y { $steps ->
    [0] con esta marcha llega
    [1] queda una región tras esta marcha
   *[other] quedan { $steps } regiones tras esta marcha
}.
counsel-march-walls = Contra los muros de { $goal }, donde solo acierta un 6, quiero un ejército que aguante { $need } impactos, el doble que la guarnición; hay { $have } allí o en camino.
counsel-march-stay = { $units ->
    [1] Se queda una unidad
   *[other] Se quedan { $units } unidades
} en { $region }: hay enemigos cerca, y una puerta vacía es una invitación.
counsel-march-takes = Nadie defiende { $region }: al ejército de { $origin } le basta con entrar.
counsel-march-retakes = El enemigo ha dejado { $region } sin guardia: al ejército de { $origin } le basta con entrar.
counsel-march-raid = Nadie defiende { $goal }: { $units ->
    [1] basta una unidad
   *[other] bastan { $units } unidades
} de { $origin } para ganar { $points ->
    [1] un punto
   *[other] { $points } puntos
}{ $steps ->
    [0] , ahora mismo
    [1] , a una región de { $region }
   *[other] , a { $steps } regiones de { $region }
}. Con cuatro puntos ganas la guerra.
counsel-march-home = Ayuda para { $goal }: { $foes ->
    [1] una unidad
   *[other] { $foes } unidades
} del enemigo, En Guerra, a tres regiones o menos, y allí { $own ->
    [0] nadie
    [1] una unidad
   *[other] { $own } unidades
}. De { $origin } { $units ->
    [1] va una
   *[other] van { $units }
}.
counsel-march-back = El enemigo tiene { $points ->
    [1] un punto
   *[other] { $points } puntos
} por { $goal }: el ejército de { $origin } va a quitárselo; { $steps ->
    [0] llega ahora
    [1] queda una región
   *[other] quedan { $steps } regiones
}.
counsel-march-small = Algo tiene que moverse y ninguna marcha gana nada: los menos posibles, sin dejar muros en peligro.
counsel-march-done = A ningún otro ejército le conviene marchar ahora; los demás guardan lo que importa.
counsel-force-all = Manda a todos los que permita la carta: aquí no hace falta nadie para guardar el lugar.

# Batalla
counsel-walls = En campo abierto el enemigo, { $foes ->
    [1] una unidad
   *[other] { $foes } unidades
} contra { $units }, ganaría cerca del { $chance } % de las veces. Tras los muros de { $region } solo acierta con un 6.
counsel-walls-full = Tras los muros solo caben { $limit } unidades: retirarse allí te costaría { $lost ->
    [1] una unidad
   *[other] { $lost } unidades
}.
counsel-open-field = Lucha ante { $region }: con { $units ->
    [1] una unidad
   *[other] { $units } unidades
} contra { $foes ->
    [1] una unidad
   *[other] { $foes } unidades
} resistes cerca del { $chance } % de las veces, y no empieza ningún asedio.
counsel-stand = Resiste: con { $units ->
    [1] una unidad
   *[other] { $units } unidades
} contra { $foes ->
    [1] una unidad
   *[other] { $foes } unidades
} conservas { $region } cerca del { $chance } % de las veces.
counsel-stand-points = Y ceder { $region } sería { $points ->
    [1] un punto
   *[other] { $points } puntos
} para el enemigo.
counsel-retreat = Con { $units ->
    [1] una unidad
   *[other] { $units } unidades
} contra { $foes ->
    [1] una unidad
   *[other] { $foes } unidades
} perderías cerca del { $chance } % de las veces: mejor luchar otro día, desde { $region }.
counsel-retreat-walls = En { $region } hay muros tras los que resistir.
counsel-retreat-friends = En { $region } { $units ->
    [1] espera una unidad tuya
   *[other] esperan { $units } unidades tuyas
}.
counsel-assault-on = Esta ronda no te cuesta ninguna Élite: { $units ->
    [1] una unidad
   *[other] { $units } unidades
} contra { $foes ->
    [1] una unidad
   *[other] { $foes } unidades
} en { $region }, y { $chance } % de que caigan en ella.
counsel-assault-cease = Te queda muy poco ante { $region }, { $units ->
    [1] una unidad
   *[other] { $units } unidades
} contra { $foes ->
    [1] una unidad
   *[other] { $foes } unidades
}: otra ronda tiene un { $chance } % de acabar y puede costarte el asedio.
counsel-go-on = Continúa: desde aquí, { $units ->
    [1] una unidad
   *[other] { $units } unidades
} contra { $foes ->
    [1] una unidad
   *[other] { $foes } unidades
} en { $region } { $units ->
    [1] gana
   *[other] ganan
} cerca del { $chance } % de las veces.
counsel-cease = Déjalo: desde aquí, { $units ->
    [1] una unidad
   *[other] { $units } unidades
} contra { $foes ->
    [1] una unidad
   *[other] { $foes } unidades
} en { $region } { $units ->
    [1] ganaría
   *[other] ganarían
} solo cerca del { $chance } % de las veces. Vale más lo que queda del ejército.
counsel-press = Otra ronda bien vale una Élite: { $units ->
    [1] una unidad
   *[other] { $units } unidades
} contra { $foes ->
    [1] una unidad
   *[other] { $foes } unidades
} en { $region }, { $chance } % de que caigan ahora, antes de que llegue ayuda.
counsel-press-not = Guarda la Élite: con { $units ->
    [1] una unidad
   *[other] { $units } unidades
} contra { $foes ->
    [1] una unidad
   *[other] { $foes } unidades
} en { $region }, otra ronda solo acaba con ellos un { $chance } % de las veces. El asedio sigue con otro dado.
counsel-casualty-two = Los dos impactos a { $figure }: los demás siguen luchando.
counsel-casualty-elite = Una Élite reducida sigue como Regular: conservas { $units ->
    [1] tu única unidad y su dado
   *[other] las { $units } unidades, y con ellas tus dados
}.
counsel-casualty-spare = Tienes { $units } unidades y tiras cinco dados como máximo: perder { $figure } no te quita ninguno.
counsel-casualty-regular = { $figure } es aquí la pérdida menor: una Élite aún aguanta dos impactos.
counsel-casualty-only = Solo quedan Regulares que perder; tras { $figure } { $units ->
    [0] no queda nadie
    [1] sigue luchando una unidad
   *[other] siguen luchando { $units } unidades
}.
counsel-reroll = Repetir { $number ->
    [0] ninguno
    [1] un dado fallado
   *[other] { $number } dados fallados
} solo puede ganar: cada uno acierta un { $chance } % de las veces.
counsel-rider = Gandalf renuncia a { $own } de Liderazgo y los Nazgûl pierden { $lead }: ellos repetirían más dados que él.
counsel-rider-not = Los Nazgûl tienen aquí { $lead ->
    [0] 0
   *[other] { $lead }
} de Liderazgo: no compensa renunciar al { $own } de Gandalf.
counsel-advance-points = Entra: solo quien ocupa { $region } gana sus puntos ({ $points ->
    [1] un punto
   *[other] { $points } puntos
}).
counsel-advance-back = Entra: al liberar { $region }, el enemigo pierde { $points ->
    [1] un punto
   *[other] { $points } puntos
}.
counsel-advance-way = Por ahí se va a { $goal }: avanzar a { $region } es una marcha gratis.
counsel-advance = Ocupa { $region }: el terreno está ganado, y avanzar no cuesta ningún dado.
counsel-advance-not = Quédate en { $origin }: sus muros valen más que el campo abierto de { $region }.
counsel-sorcerer = Una carta gratis; tienes { $cards ->
    [1] una carta
   *[other] { $cards } cartas
}.
counsel-combat-card = { $effect } aporta aquí unos { $whole },{ $tenth } impactos, dados o ahorrados.
counsel-combat-cheap = Y su evento, { $card }, es de los que apenas llegarás a jugar.
counsel-combat-full = Con { $cards } cartas en la mano, de alguna tendrás que desprenderte igualmente.
counsel-combat-stake = En { $region } { $points ->
    [1] está en juego un punto
   *[other] están en juego { $points } puntos
}: aquí una carta está bien gastada.
counsel-combat-small = { $units } contra { $foes }: un combate demasiado pequeño para una carta.
counsel-combat-useless = Ninguna de tus Cartas de Combate cambiaría una tirada de esta ronda.
counsel-combat-keep = La mejor sería { $effect }, unos { $whole },{ $tenth } impactos; su evento, { $card }, te valdrá más después.
counsel-small = Nada de lo que se ofrece aquí te haría ganar algo.
counsel-scouts = Fuera de la trampa: { $units ->
    [1] una unidad
   *[other] { $units } unidades
} contra { $foes ->
    [1] una unidad
   *[other] { $foes } unidades
} no es un combate; en { $region } habrá otro día.
counsel-scouts-walls = Tras los muros de { $region }, { $units ->
    [1] una unidad
   *[other] { $units } unidades
} { $units ->
    [1] resiste
   *[other] resisten
} a { $foes ->
    [1] una unidad
   *[other] { $foes } unidades
} mucho mejor que fuera.
counsel-sacrifice = { $hits ->
    [1] un impacto
   *[other] { $hits } impactos
} del enemigo { $hits ->
    [1] destruiría
   *[other] destruirían
} todo el ejército: un Líder salva a los demás.
counsel-sacrifice-not = El ejército aguanta { $steps } impactos y { $hits ->
    [0] no viene ninguno
    [1] viene uno
   *[other] vienen { $hits }
}: nadie tiene que morir por los demás.
counsel-own-hits = Tu ejército aguanta { $steps } impactos y el enemigo { $foes }: { $hits ->
    [1] un impacto
   *[other] { $hits } impactos
} a los tuyos { $hits ->
    [1] es
   *[other] son
} buen precio por golpear más fuerte.
counsel-own-hits-none = Tu ejército aguanta { $steps } impactos y el enemigo { $foes }: está demasiado igualado para gastar los tuyos.
counsel-leadership = Cada punto que cedes les quita uno de sus { $dice } Dados de Combate; con { $number ->
    [1] uno
   *[other] { $number }
} aún repites dados con el resto.
counsel-misses = { $number ->
    [1] Un dado fallado pasa a ser impacto
   *[other] { $number } dados fallados pasan a ser impactos
}, seguro; repitiendo solo acertaría uno de cada tres.
counsel-silenced = { $character } es quien más cuenta enfrente: { $lead } de Liderazgo callan esta ronda.
counsel-gives-up = { $character } es quien menos Liderazgo pierde: { $lead }.
counsel-victim = { $character }, con { $lead } de Liderazgo, es aquí su mayor pérdida.

# La Comunidad y la Búsqueda
counsel-mordor-step = Un paso en el Marcador de Mordor roba una loseta, { $whole },{ $tenth } de daño de media; { $steps ->
    [1] falta un paso
   *[other] faltan { $steps } pasos
} hasta la Grieta del Destino y { $room ->
    [0] ya no se puede soportar más Corrupción
    [1] se soporta un punto más de Corrupción
   *[other] se soportan { $room } puntos más de Corrupción
}.
counsel-mordor-idle = En Mordor, un turno sin avanzar ni ocultarse cuesta por sí solo un punto de Corrupción.
counsel-step = { $steps ->
    [0] Con este paso la Comunidad tiene a su alcance una puerta de Mordor.
    [1] Tras este paso, a la Comunidad le falta uno más hasta una puerta de Mordor.
   *[other] Tras este paso, a la Comunidad le faltan { $steps } más hasta una puerta de Mordor.
}
counsel-step-unhunted = No hay dados en la Casilla de Búsqueda: nadie te busca, y el paso no cuesta nada.
counsel-step-hunted = La Búsqueda tira { $dice ->
    [1] un dado
   *[other] { $dice } dados
}: { $chance } % de encontrarte, y entonces { $whole },{ $tenth } de daño de media.
counsel-step-first = El primer paso del turno es el más seguro: el dado que lo da va a la Casilla de Búsqueda y ayuda a toda tirada posterior.
counsel-step-again = { $bonus ->
    [1] Tu dado en la Casilla de Búsqueda ya suma 1
   *[other] Tus { $bonus } dados en la Casilla de Búsqueda ya suman { $bonus }
} a sus tiradas; con la Corrupción en { $corruption } de 12 aún se puede soportar.
counsel-wait-gate = La Comunidad no necesita moverse: ya tiene a su alcance una puerta de Mordor. Declárala allí en la próxima Fase de Comunidad.
counsel-wait-calm = La Comunidad puede tomarse su tiempo: en el turno { $turn } la Sombra tiene { $points ->
    [0] 0
    [1] solo 1
   *[other] solo { $points }
} de 10 puntos.
counsel-wait-hunted = La Comunidad espera: un paso ahora sería descubierto por la Búsqueda un { $chance } % de las veces y costaría { $whole },{ $tenth } de daño de media{ $bonus ->
    [0] {""}
    [1] , con un dado tuyo ya en la Casilla de Búsqueda
   *[other] , con { $bonus } dados tuyos ya en la Casilla de Búsqueda
}.
counsel-hide = Una Comunidad descubierta no puede moverse. Primero ocúltala: { $steps ->
    [1] queda un paso
   *[other] quedan { $steps } pasos
} hasta la Grieta del Destino.
counsel-hide-strider = Con Trancos de Guía la oculta cualquier dado: basta { $face }, y un dado de Personaje queda libre para el próximo paso.
counsel-enter-mordor = Adentro: Corrupción { $corruption } de 12, y Compañeros que pueden encajar { $level } de daño en tu lugar. Esperar solo deja que la Sombra gane su guerra.
counsel-declare-gate = El avance llega a una puerta de Mordor: declárala allí y entra, con la Corrupción en { $corruption } de 12.
counsel-declare-far = Al declararla, los Portadores del Anillo quedan más cerca de Mordor y no se pierde nada.
counsel-not-mordor = Aún no a Mordor: con Corrupción { $corruption } de 12 el último trecho pesa demasiado, y con { $points ->
    [1] un punto
   *[other] { $points } puntos
} la Sombra te deja tiempo.
counsel-declare-nothing = La Comunidad no se ha movido desde que fue vista: declararla donde está no daría nada.
counsel-declare-unburdened = No hay Corrupción que curar: guarda { $steps ->
    [1] el paso
   *[other] los { $steps } pasos
} de avance sin mostrar, y la Sombra no sabrá dónde esperarte.
counsel-declare-not = Ningún descanso a { $steps ->
    [1] un paso
   *[other] { $steps } pasos
} compensa lo que alejaría de Mordor, con la Corrupción en { $corruption }.
counsel-rest = Declarada en { $region }, la Comunidad descansa: la Corrupción, ahora { $corruption }, baja en uno.
counsel-rest-wakes = Además activa a { $nation } en { $region }: solo una nación activa puede ir a la guerra.
counsel-rest-detour = El rodeo cuesta { $steps ->
    [1] un paso
   *[other] { $steps } pasos
}, menos de lo que costaría la carga.
counsel-route = El mejor de estos lugares: { $region }, { $steps ->
    [0] una puerta de Mordor
    [1] a un paso de una puerta de Mordor
   *[other] a { $steps } pasos de una puerta de Mordor
}.
counsel-route-stronghold = El camino toca un Baluarte de la Sombra y roba otra loseta; los demás pierden más terreno de lo que eso cuesta.
counsel-route-round = Evita los Baluartes de la Sombra, donde se robaría otra loseta.
counsel-guide-gandalf = Gandalf el Gris como Guía te hace robar una carta cada vez que juegas una con un resultado de Evento.
counsel-guide = Guía { $character }: Nivel { $level }, y de quienes pueden, aquel cuya pérdida dolería menos.
counsel-hunt-mordor = En el Marcador de Mordor cada dado de la casilla hace peor cada Ojo: aquí { $dice ->
    [0] ninguno
    [1] un dado
   *[other] { $dice } dados
}, y { $room ->
    [0] el próximo punto gana
    [1] solo soportan un punto más
   *[other] solo soportan { $room } puntos más
}.
counsel-hunt-dice = Con { $dice ->
    [1] un dado
   *[other] { $dice } dados
} hallas el primer paso del turno un { $chance } % de las veces, y { $rest ->
    [1] queda uno
   *[other] quedan { $rest }
} para la guerra.
counsel-hunt-none = Los { $rest } dados para la guerra este turno; los Ojos que saques van a la Búsqueda de todos modos.
counsel-hunt-war = Tienes { $points } de 10 puntos: la guerra está casi ganada, y los dados hacen falta allí.
counsel-hunt-heavy = La Corrupción va por { $corruption } de 12: la Búsqueda puede acabar la partida, así que recibe más.
counsel-hunt-near = El Anillo está { $steps ->
    [0] a las puertas
    [1] a un paso de una puerta
   *[other] a { $steps } pasos de una puerta
} de Mordor: ahora cada paso debe costarles.
counsel-hunt-first = En el primer turno el Anillo está lejos y pesa poco: primero los ejércitos y las naciones.
counsel-hunt-eyes = Se les sumarán los Ojos de tus otros dados: más ahora dejaría sin nada a la guerra.
counsel-hunt-again = Repetir solo puede ganar: cada dado acierta con { $least } o más{ $hits ->
    [0] , y aún no hay ningún éxito
    [1] , y cada éxito hace peor un Ojo
   *[other] , y cada éxito hace peor un Ojo
}.
counsel-crebain-now = Ahora: { $card } suma 1 a cada uno de los dados ({ $dice ->
    [1] un dado
   *[other] { $dice } dados
}), +{ $bonus } en total.
counsel-crebain-later = Guárdala: con { $dice ->
    [1] un dado
   *[other] { $dice } dados
}, el 1 que suma gana poco. Espera a una Casilla de Búsqueda más llena.
counsel-spare-tile = { $card } te ahorra esta loseta, { $whole },{ $tenth } de daño de media; la Corrupción va por { $corruption }.
counsel-spare-tile-later = Una loseta hace { $whole },{ $tenth } de daño de media, y con la Corrupción en { $corruption } se soporta: guarda la carta para días peores.
counsel-tile-card = La loseta ({ $tile }) es peor que la media de { $whole },{ $tenth }: { $card } está para esto.
counsel-tile-keep = La loseta ({ $tile }) no es peor que la media de { $whole },{ $tenth }: guarda la carta.
counsel-path-card = Han pasado por Moria: { $card } roba otra loseta, { $whole },{ $tenth } de daño de media, y quizá no haya otra ocasión.
counsel-damage-card = { $card } está para esto: resta 1 al daño de { $damage }.
counsel-damage-ring = Sufre { $damage ->
    [1] el punto
   *[other] los { $damage } puntos
} de daño como Corrupción: después, { $corruption } de 12.
counsel-damage-ring-others = Los Compañeros, { $level } Niveles en total, valen más vivos: para Mordor o para la guerra.
counsel-damage-guide = Cae { $character } y absorbe { $level }; { $damage ->
    [0] no queda nada
    [1] queda un punto
   *[other] quedan { $damage } puntos
} para los Portadores del Anillo.
counsel-damage-random = Que la suerte decida entre { $number ->
    [1] el único Compañero
   *[other] { $number } Compañeros
} quién cae por un daño de { $damage }: de media es más barato que el Guía o el Anillo.
counsel-damage-hobbit = { $character } deja la Comunidad con vida y resta 1; { $damage ->
    [0] no queda nada
    [1] queda un punto
   *[other] quedan { $damage } puntos
}. Un Hobbit en el mapa aún puede despertar a una nación.
counsel-damage-gollum = Gollum se deja ver y resta 1; { $damage ->
    [0] no queda nada
    [1] queda un punto
   *[other] quedan { $damage } puntos
}. Ocultarse de nuevo cuesta un dado, y lo tienes.
counsel-damage-lethal = Como Corrupción serían { $corruption } de 12: la partida estaría perdida.
counsel-damage-else = Con el Anillo sería Corrupción: { $corruption } de 12, y cada punto más cuesta más caro.

# Compañeros
counsel-part-nobody = Nadie debería dejar ahora la Comunidad: fuera harían menos que dentro.
counsel-part-cost = A la Comunidad le cuesta { $level ->
    [0] ningún Nivel
    [1] un Nivel
   *[other] { $level } Niveles
} de protección contra la Búsqueda; { $left ->
    [0] no queda ninguno
    [1] queda uno
   *[other] quedan { $left }
}.
counsel-part-white = Cuando Gandalf el Gris haya salido, una Voluntad del Oeste trae a Gandalf el Blanco: { $dice } Dados de Acción por turno.
counsel-to-crown = En { $region } una Voluntad del Oeste convierte a Trancos en Aragorn: { $dice } Dados de Acción por turno desde entonces.
counsel-towards-crown = Desde { $region } a Trancos le { $steps ->
    [1] queda una región
   *[other] quedan { $steps } regiones
} hasta { $goal }, donde puede convertirse en Aragorn y traer un dado por turno.
counsel-wakes = { $figures } { $figures-number ->
    [many] despiertan
   *[one] despierta
} a { $nation } en { $region }: una nación pasiva no puede ir a la guerra.
counsel-rouses = Desde { $region }, { $character } puede acercar a la guerra a { $nation } con cualquier dado; { $steps ->
    [1] falta un paso
   *[other] faltan { $steps } pasos
}.
counsel-joins = { $figures } { $figures-number ->
    [many] se unen
   *[one] se une
} a { $units ->
    [1] una unidad
   *[other] { $units } unidades
} en { $region }: Liderazgo { $lead }, otros tantos dados que repetir.
counsel-walks = Desde { $region }, { $figures } aún { $figures-number ->
    [many] pueden
   *[one] puede
} ir adonde haga falta ayuda.
counsel-walk-done = Ninguno de los Compañeros haría más bien en otro lugar.
counsel-walk-card = Quienes ya están en el mapa ganan más con el camino largo que quien dejara la Comunidad.
counsel-crown = Trancos se convierte en Aragorn: desde el próximo turno tiras { $dice } Dados de Acción.
counsel-crown-leads = { $units ->
    [0] Una Voluntad del Oeste no puede hacer nada mayor.
    [1] Y guía la unidad de { $region } mejor que Trancos.
   *[other] Y guía las { $units } unidades de { $region } mejor que Trancos.
}
counsel-white = Llega Gandalf el Blanco: desde el próximo turno tiras { $dice } Dados de Acción.
counsel-white-where = En { $region } guía { $units ->
    [1] una unidad
   *[other] { $units } unidades
}, y contra los Nazgûl nadie lo hace mejor.

# Naciones, reclutas, Servidores
counsel-war-free = { $steps ->
    [0] Este paso lleva a la guerra a { $nation }
    [1] Un paso para { $nation }, y otro más hasta la guerra
   *[other] Un paso para { $nation }, y { $steps } más hasta la guerra
}: solo una nación En Guerra recluta con dados, ataca y sale de sus fronteras.
counsel-war-calm = Aún no hay enemigos cerca de { $nation }: los muros se guarnecen mejor antes de necesitarlos.
counsel-war-shadow = { $steps ->
    [0] Este paso lleva a la guerra a { $nation }
    [1] Un paso para { $nation }, y otro más hasta la guerra
   *[other] Un paso para { $nation }, y { $steps } más hasta la guerra
}: solo entonces { $units ->
    [0] pueden sus ejércitos
    [1] puede su única unidad en el mapa
   *[other] pueden sus { $units } unidades en el mapa
} atacar y cruzar fronteras.
counsel-war-saruman = Y Saruman, con su dado cada turno, solo llega cuando Isengard está En Guerra.
counsel-envoy = { $character } está donde cualquier dado sirve para esto: no hace falta uno de Alistar.
counsel-nation-hurt = { $nation }, a { $steps ->
    [1] un paso
   *[other] { $steps } pasos
} de la guerra, es la nación más cercana a ella: ahí duele.
counsel-recruit-danger = { $figure } para { $region }: cada unidad de guardia encarece el asalto.
counsel-recruit-near = { $figure } en { $region } llega a { $goal } con una marcha.
counsel-recruit-calm = { $figure } en { $region }: ningún Asentamiento donde puedas reclutar corre peligro, así que va donde hay sitio.
counsel-recruit-front = { $figure } en { $region }: { $steps ->
    [0] en el lugar mismo
    [1] a una región de { $goal }
   *[other] a { $steps } regiones de { $goal }
}, el objetivo de tus ejércitos.
counsel-recruit-nazgul = Un Nazgûl en { $region }: { $number ->
    [0] no hay ninguno
    [1] solo hay uno
   *[other] hay { $number }
} en el mapa, y cada uno es Liderazgo adondequiera que vuele.
counsel-recruit-two = Dos figuras en dos Asentamientos por un dado son más que una Élite.
counsel-recruit-elite = { $figure }: un dado en batalla como un Regular, pero aguanta dos impactos.
counsel-recruit-regular = No quedan Élites que reclutar aquí; un Regular también es un dado en batalla.
counsel-take-off = No caben tantas unidades en { $region }: { $figure } es la pérdida menor y vuelve a los refuerzos.
counsel-voice-upgrade = { $number ->
    [1] Un Regular pasa a Élite
   *[other] { $number } Regulares pasan a Élites
} en Orthanc: con Saruman en juego cada una es también un líder.
counsel-voice-recruit = { $number ->
    [1] Un Regular de Isengard
   *[other] { $number } Regulares de Isengard
} por un dado: un Alistar normal trae dos figuras como máximo.
counsel-minion-saruman = Saruman te trae un dado: { $dice } por turno desde el próximo. Sus Élites son líderes, y con la Voz de Saruman un dado de Alistar vale tres Regulares o dos Élites.
counsel-minion-witch-king = El Rey Brujo te trae un dado: { $dice } por turno desde el próximo. Despierta a todas las naciones de los Pueblos Libres, pero ya iban a despertar.
counsel-minion-mouth = Boca de Sauron te trae un dado: { $dice } por turno desde el próximo, y una vez por turno un dado de Alistar sirve de Ejército.
counsel-minion-leads = En { $region }, { $character } guía { $units ->
    [1] una unidad
   *[other] { $units } unidades
} donde se combate.
counsel-minion-leads-to = En { $region }, { $character } guía { $units ->
    [1] una unidad
   *[other] { $units } unidades
} contra { $goal }, y puede moverlas un dado de Personaje.
counsel-fly-ring = Un Nazgûl sobre { $region }, donde se vio por última vez a los Portadores del Anillo, da a la Búsqueda un dado que repetir.
counsel-fly-strike = El ejército de { $region } ({ $units ->
    [1] una unidad
   *[other] { $units } unidades
}) está por atacar { $goal }: cada Nazgûl allí te deja repetir un dado fallado.
counsel-fly-front = El ejército de { $region } ({ $units ->
    [1] una unidad
   *[other] { $units } unidades
}) marcha hacia { $goal }: con un Nazgûl también lo mueve un dado de Personaje, y repite dados en batalla.
counsel-fly-army = El ejército de { $region } ({ $units ->
    [1] una unidad
   *[other] { $units } unidades
}) necesita un líder: cada Nazgûl repite un dado fallado.
counsel-fly-done = Los Nazgûl están donde hacen falta: con los ejércitos del frente y sobre los Portadores del Anillo.
counsel-merge = Un solo ejército ataca y marcha con un dado; dos juntos necesitan dos.

# Dados
counsel-pass = Te { $dice ->
    [1] queda un dado
   *[other] quedan { $dice } dados
} y al enemigo { $foes }: pasa y que se descubra, los tuyos no tienen nada urgente.
counsel-skip = Nada de lo que permite { $face } ayudaría aquí, y algo haría daño.
counsel-next-best = Mi segunda opción con { $face }: { $action }.
counsel-only-use = Ninguna otra cosa que permita { $face } merece ahora el dado.
counsel-messenger = Boca de Sauron deja que un dado de Alistar por turno sirva de Ejército, y ahora hay más que hacer con ejércitos.
counsel-table-card = { $card } te estorba mientras siga en la mesa, y este dado no tiene nada mejor que hacer.
counsel-ring = Un Anillo Élfico convierte { $face } en { $now }, y con eso: { $action }. Ningún dado de los que salieron hace tanto.
counsel-ring-passes = Después el anillo pasa a la Sombra; { $rings ->
    [0] era el último
    [1] te queda uno
   *[other] te quedan { $rings }
}.
counsel-ring-gone = El anillo sale del juego; { $rings ->
    [0] era el último
    [1] te queda uno
   *[other] te quedan { $rings }
}.
counsel-token = Una ficha es una acción sin dado; puedes usar una por turno.
counsel-token-choice = Un paso hacia la guerra sin dado vale más que una carta: las naciones deciden los primeros turnos.

# Cartas
counsel-draw = Tienes { $cards ->
    [0] 0 cartas
    [1] una carta
   *[other] { $cards } cartas
} de { $limit } como máximo: una nueva vale más que lo demás que haría este dado.
counsel-draw-deck = Del { $deck }: de ese tienes { $number ->
    [0] 0 cartas
    [1] solo una
   *[other] { $number }
}, no más que del otro.
counsel-card-none = Ninguna carta de tu mano haría algo aquí.
counsel-card-swap = { $card } no te hace nada ahora, pero al jugarla con Evento robas otra: es un cambio.
counsel-card-plain = { $card } hace más ahora que después.
counsel-card-only = { $card } es lo único que se puede dar.
counsel-card-least = { $card } es la que menos se echa en falta: ninguna de sus mitades tiene mucho que hacer tal como están las cosas.
counsel-card-best = Ante todo, guarda { $card }.
counsel-guide-draws = La carta de Gandalf no cuesta nada; tienes { $cards ->
    [1] una carta
   *[other] { $cards } cartas
}.
counsel-swap-not = A ciegas, un intercambio es una apuesta: tú sabes lo que tus cartas hacen aquí.
counsel-as-many = Cuantos se pueda, { $number }: no cuestan nada más.
counsel-strongest-foe = En { $region } { $units ->
    [1] hay una unidad enemiga
   *[other] hay { $units } unidades enemigas
}: lo más fuerte que alcanza la carta.
counsel-landing = { $region }: { $foes ->
    [0] nadie guarda la costa
    [1] guarda la costa una unidad
   *[other] guardan la costa { $foes } unidades
}.
counsel-driven = Lo más lejos de Mordor que puedes llevarlos: { $region }, a { $steps ->
    [1] un paso
   *[other] { $steps } pasos
} de una puerta.
counsel-strike-card = Sin { $card } en la mesa los Portadores del Anillo tienen una protección menos.
counsel-strike-roll = Una tirada de Búsqueda con { $dice ->
    [1] un dado
   *[other] { $dice } dados
}: { $chance } % de hallarlos, sin que se hayan movido.
counsel-lure-lose = Deja ir a { $character }: { $level } más de Corrupción sobre { $corruption } dolería más.
counsel-lure-bear = { $character } bien vale { $level } de Corrupción sobre { $corruption }.
counsel-leaves = { $character }, Nivel { $level }, es quien menos falta hace en la Comunidad.
counsel-comes-not = Los demás son más útiles donde están.
counsel-lost-least = De lo que se pide, { $figure } es lo más barato de perder.
counsel-eye-die = Este dado tiene poco que hacer; en la Casilla de Búsqueda es el número { $dice }, y los dados de la propia Comunidad dan +{ $bonus }.
counsel-eye-enough = Los dados que quedan tienen cosas mejores que hacer en la guerra.
counsel-refuge = En { $region } tienen { $units ->
    [0] a nadie
    [1] una unidad
   *[other] { $units } unidades
} que guiar: lo que menos.
counsel-casters = Donde más Nazgûl hay es en { $region }, { $number }, y cada uno es un dado.
counsel-worn-hand = Una carta de la mano, a ciegas: nada de la mesa vale tanto.

# Eventos de los Pueblos Libres
counsel-card-tile-free = { $card } pone una loseta amable entre las demás: en Mordor cada paso roba una.
counsel-card-tile-shadow = { $card } pone una loseta cruel entre las demás: en Mordor cada paso roba una, y esta los detiene.
counsel-card-tile-now = Ya están en Mordor: es una de { $number } losetas desde ahora.
counsel-card-tile-later = Solo sirve en Mordor; { $steps ->
    [1] queda un paso
   *[other] quedan { $steps } pasos
} hasta la Grieta del Destino, así que hay que jugarla a tiempo.
counsel-card-shield = { $card } queda lista para una loseta mala, y una loseta hace { $whole },{ $tenth } de daño de media.
counsel-card-heals = { $card } cura { $points ->
    [1] un punto
   *[other] { $points } puntos
} de Corrupción de media, y llevas { $corruption } de 12.
counsel-card-gollum = Con Gollum como Guía además mueve u oculta la Comunidad, sin dado de Personaje.
counsel-card-mirror = { $card } convierte un dado de Personaje en Voluntad del Oeste: lo único que un anillo no puede.
counsel-card-eyes = Hay { $eyes ->
    [0] 0 Ojos
    [1] un Ojo
   *[other] { $eyes } Ojos
} entre { $number } losetas, y { $card } puede quitar para siempre los que robe.
counsel-card-farther = { $card } los lleva más lejos que sus piernas.
counsel-card-three-nations = { $card } acerca un paso a la guerra a los Enanos, los Elfos y el Norte, con un solo dado.
counsel-card-eagles = { $card } tira por { $number ->
    [0] 0 Nazgûl
    [1] un Nazgûl
   *[other] { $number } Nazgûl
}: cae uno de cada tres, y los demás huyen.
counsel-card-ents = { $card } tira tres dados contra Orthanc: un impacto y medio de media, y a Saruman { $units ->
    [0] no lo defiende nadie
    [1] lo defiende una unidad
   *[other] lo defienden { $units } unidades
}.
counsel-card-dead-men = { $card } lleva enseguida a Trancos o a Aragorn al sur de Gondor y echa a quien esté allí.
counsel-card-unit-cards = { $card }: un ejército más fuerte y dos cartas de Estrategia por un dado; tienes { $cards ->
    [1] una carta
   *[other] { $cards } cartas
}.
counsel-card-last-battle = Con { $card } los dados de la Comunidad ya no ayudan a la Búsqueda; { $steps ->
    [1] queda un paso
   *[other] quedan { $steps } pasos
}.
counsel-card-ward = { $card } acerca un paso a la guerra a { $nation }, y ningún ejército de la Sombra entra en lo que protege hasta que pague por quitarla.
counsel-card-rouses = { $card } lleva directamente a la guerra a { $nation }: { $steps ->
    [1] un paso
   *[other] { $steps } pasos
} de una vez.
counsel-card-hits = { $card } tira { $dice } dados: { $whole },{ $tenth } impactos de media, y nadie responde.
counsel-card-step = { $card } activa a { $nation }, y un paso más: { $steps ->
    [0] ya En Guerra
    [1] falta uno
   *[other] faltan { $steps }
}.
counsel-card-relief = { $card } golpea a los sitiadores de { $region } mientras los de dentro les quitan dados.
counsel-card-woses = { $card } lleva a los Jinetes a Minas Tirith de una vez.
counsel-card-defenders = { $card } trae defensores a { $region }, aunque su nación no esté En Guerra.
counsel-card-units = { $card } refuerza { $region }, donde { $units ->
    [0] no hay nadie
    [1] hay una unidad
   *[other] hay { $units } unidades
}, sin esperar a la guerra.

# Eventos de la Sombra
counsel-card-hunts = { $card } roba una loseta sin tirada de Búsqueda: cuenta un { $chance } % de las veces, y la Corrupción va por { $corruption } de 12.
counsel-card-corrupts = { $card } añade { $whole },{ $tenth } de Corrupción de media a { $corruption }, y ningún Compañero puede evitarlo.
counsel-card-reveals = Con { $card }, un Nazgûl en { $region } descubre la Comunidad: se muestra su avance de { $steps ->
    [1] un paso
   *[other] { $steps } pasos
}, y ocultarse les cuesta un dado.
counsel-card-weather = { $card } desvía a los Portadores del Anillo; les { $steps ->
    [1] falta un paso
   *[other] faltan { $steps } pasos
} hasta una puerta de Mordor.
counsel-card-strike = Con un Nazgûl en { $region }, { $card } los busca con { $dice ->
    [1] un dado
   *[other] { $dice } dados
} aunque no se muevan.
counsel-card-wound = La Comunidad está descubierta: { $card } añade seguro { $points ->
    [1] un punto
   *[other] { $points } puntos
} a { $corruption } de Corrupción.
counsel-card-lure = La Comunidad está descubierta: { $card } le quita un Compañero, o su Nivel en Corrupción sobre { $corruption }.
counsel-card-breaking = La Comunidad está descubierta: { $card } dispersa a Compañeros que sufrirían daño por los Portadores del Anillo.
counsel-card-worn = Desde ahora, con { $card } cada Compañero perdido en la Búsqueda les cuesta también una carta.
counsel-card-crebain = { $card } espera en la mesa y suma 1 a cada dado de la tirada de Búsqueda que importe.
counsel-card-balrog = Desde { $region } el camino puede pasar por Moria: allí { $card } roba otra loseta.
counsel-card-lidless = { $card } convierte dados ociosos en Ojos: la Corrupción va por { $corruption }, y sus propios dados dan a la Búsqueda +{ $bonus }.
counsel-card-spells = { $card } tira por { $number } Nazgûl: { $whole },{ $tenth } impactos de media, y nadie responde.
counsel-card-three-rounds = { $card } da tres rondas contra { $region } en vez de una: { $units ->
    [1] una unidad
   *[other] { $units } unidades
} contra { $foes ->
    [1] una unidad
   *[other] { $foes } unidades
} dentro.
counsel-card-palantir = { $card } te hace robar una carta cada vez que juegas una con Evento: cuanto antes, mejor.
counsel-card-wormtongue = { $card } mantiene pasivo a Rohan, a { $steps ->
    [1] un paso
   *[other] { $steps } pasos
} de la guerra, mientras Isengard se reúne.
counsel-card-led = { $card } mueve a los Nazgûl y después a un ejército con ellos: dos cosas por un dado.
counsel-card-valinor = { $card } golpea a toda guarnición élfica que no esté asediada, sin batalla.
counsel-card-folly = { $card } le quita un Líder a Minas Tirith asediada y prohíbe allí las Cartas de Combate.
counsel-card-no-dawn = { $card } les quita { $number ->
    [0] 0 Voluntades del Oeste
    [1] la Voluntad del Oeste que sacaron
   *[other] { $number } Voluntades del Oeste
}: sus mejores dados.
counsel-card-threats = Aún { $number ->
    [1] hay una nación pasiva
   *[other] hay { $number } naciones pasivas
} de los Pueblos Libres: con { $card } ningún dado de Alistar las mueve.
counsel-card-stormcrow = { $card } hace retroceder a una nación que casi está En Guerra y le quita una figura.
counsel-card-marching = { $card } mueve { $number ->
    [1] un ejército
   *[other] hasta { $number } ejércitos
} con una carta, más lejos o en mayor número que un dado.
counsel-card-corsairs = { $card } desembarca en Gondor { $units ->
    [1] una unidad
   *[other] { $units } unidades
} de Umbar de una vez: muchas marchas menos.
counsel-card-host = { $card } trae { $figures }.
counsel-card-host-die = Un dado de Alistar traería dos figuras.
counsel-card-trolls = { $card } convierte en Élites { $number ->
    [1] un Regular de Sauron
   *[other] { $number } Regulares de Sauron
} donde están: los mismos dados, el doble de aguante.
counsel-place-front = De { $region } a { $goal }, el próximo objetivo de tus ejércitos, { $steps ->
    [0] no hay camino que andar
    [1] hay una región
   *[other] hay { $steps } regiones
}.
counsel-place-calm = Nada tuyo corre peligro, así que va donde hay sitio y servirá después: { $region }.
counsel-far-join = La carta une un ejército a otro: en { $region } se reúne la hueste contra { $goal }.
counsel-placed = Quien deja la Comunidad va a { $region }{ $units ->
    [0] , desde donde puede seguir
    [1] , con una unidad
   *[other] , con { $units } unidades
}.
