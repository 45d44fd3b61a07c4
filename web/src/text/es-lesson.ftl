# El primer turno con guía. Los mismos identificadores que en en-lesson.ftl.
lesson = Tu primer turno
lesson-first-turn = Aprende con un primer turno guiado:
lesson-wotr-free = con los Pueblos Libres
lesson-wotr-shadow = con la Sombra
lesson-next = Siguiente
lesson-back = Atrás
lesson-fold = plegar
lesson-unfold = desplegar
lesson-end = terminar la lección
lesson-play-on = Seguir jugando
lesson-do = Hazlo por mí
lesson-suggest = Yo elegiría: { $what }
lesson-wait = Ahora no te toca.

wotr-lesson-free-aim = Diriges a los Pueblos Libres. El camino más seguro a la victoria es el Anillo: lleva a la Comunidad a la Grieta del Destino antes de que su Corrupción llegue a doce. También ganas si tomas cuatro puntos en Ciudades y Baluartes de la Sombra.
    La Sombra gana con doce de Corrupción o con diez puntos de los tuyos.
wotr-lesson-shadow-aim = Diriges a la Sombra. Ganas si la Corrupción de los Portadores llega a doce, o si tus ejércitos dominan diez puntos en Ciudades (1) y Baluartes (2) de los Pueblos Libres.
    Eres más fuerte en campo abierto, pero a la Comunidad le quedan los pasos contados hasta el fuego. No esperes.
wotr-lesson-map = El mapa: haz clic en cualquier región para ver quién está en ella. Los castillos son Baluartes, los recintos amurallados son Ciudades, las casas son Villas. Las cadenas de montañas entre regiones no se pueden cruzar. La rueda acerca y aleja; arrastrando se mueve el mapa.
wotr-lesson-fellowship = La Comunidad espera en Rivendel. Su figura se queda donde fue vista por última vez; los pasos que da en secreto se cuentan en el marcador de la Comunidad, al lado, igual que su Corrupción.
wotr-lesson-hand = Estas son tus cartas de Evento. Cada turno robas una de cada mazo. Cada carta tiene dos mitades: un evento, que se juega con un dado, y una mitad de combate, que se juega en batalla. Deja el puntero sobre una carta para leerla.
wotr-lesson-turn = Un turno: robar cartas, la fase de la Comunidad, la Sombra pone dados en la Casilla de Búsqueda, ambos tiran sus dados de Acción y después los bandos se alternan usando un dado cada vez. Al final se cuentan los puntos. Tus dados estarán aquí arriba.

wotr-lesson-fellowship-phase = La fase de la Comunidad. Podrías declarar dónde está: eso mueve su figura y cura un punto de Corrupción en una Ciudad o un Baluarte tuyo. Todavía no se ha puesto en camino, así que no hay nada que ganar.
wotr-lesson-choose-guide = El Compañero de mayor nivel guía a la Comunidad. Gandalf el Gris te deja robar una carta cada vez que juegas un Evento con un dado de Evento.
wotr-lesson-hunt-allocation = La Casilla de Búsqueda. Los dados que dejas aquí no pueden actuar, pero cada uno refuerza la Búsqueda cuando la Comunidad se mueve: se tiran tantos dados como haya aquí, y los seises la atrapan. Los Ojos que saques vienen solos. Un dado es un buen comienzo.
wotr-lesson-take-action = Tu acción. Elige un dado sobre el mapa: lo que muestra dice lo que puede hacer. Los que brillan se pueden usar; también puedes pasar mientras el otro bando tenga más dados que tú.
wotr-lesson-take-action-character = Un dado de Personaje (la espada) mueve a la Comunidad. Entonces la Sombra tira por la Búsqueda: el primer paso del turno es el más seguro.
wotr-lesson-take-action-muster = Un dado de Alistar (el yelmo) recluta, o acerca una nación a la guerra. Las naciones que no están en guerra no pueden atacar ni reclutar con este dado.
wotr-lesson-take-action-army = Un dado de Ejército (el estandarte) mueve hasta dos ejércitos, o permite que uno ataque.
wotr-lesson-take-action-muster-army = Este dado vale como Alistar o como Ejército, lo que prefieras.
wotr-lesson-take-action-event = Un dado de Evento (la palantír) juega una carta de cualquier tipo de tu mano, o roba una.
wotr-lesson-take-action-will-of-the-west = La Voluntad del Oeste vale por cualquier otra cara. Gandalf el Blanco y Aragorn la necesitan: tenlo presente.
wotr-lesson-use-die = Ahora di para qué es el dado.
wotr-lesson-use-die-move-fellowship = Mover a la Comunidad: da un paso en secreto, el dado va a la Casilla de Búsqueda y la Sombra tira por la Búsqueda.
wotr-lesson-use-die-hide-fellowship = La Comunidad ha sido descubierta y no puede moverse. Esto vuelve a ocultarla.
wotr-lesson-use-die-diplomacy = Acción diplomática: una nación da un paso en el Marcador Político hacia «En guerra». Una nación de los Pueblos Libres debe además estar activa para dar el último paso: la despierta un Compañero que llega a ella, o un ataque.
wotr-lesson-shadow-use-die-diplomacy = Acción diplomática: una nación da un paso en el Marcador Político hacia «En guerra». Mientras Isengard y Sauron no estén en guerra no pueden atacar, y Saruman no puede aparecer.
wotr-lesson-use-die-recruit = Reclutar: llegan figuras a las Villas, Ciudades y Baluartes de una nación en guerra.
wotr-lesson-use-die-bring-minion = Un Servidor entra en juego, y con él tirarás un dado más desde el próximo turno. Es de lo mejor que puede hacer la Sombra al principio.
wotr-lesson-use-die-play-card = Juega una carta. Las que se pueden jugar ahora brillan.
wotr-lesson-use-die-draw-card = Roba una carta de uno de tus dos mazos.
wotr-lesson-use-die-move-armies = Mueve hasta dos ejércitos distintos, una región cada uno.
wotr-lesson-use-die-lead-army = Un líder lleva su ejército una región más allá.
wotr-lesson-use-die-move-minions = Todos los Nazgûl, estén donde estén, pueden volar; los Servidores pueden andar. Si hay Nazgûl con la Comunidad, repites un dado de la Búsqueda.
wotr-lesson-diplomacy = ¿Qué nación da el paso? Rohan y Gondor son las primeras en ser atacadas: conviene tenerlas listas.
wotr-lesson-shadow-diplomacy = ¿Qué nación da el paso? Isengard y Sauron deberían estar pronto en guerra.
wotr-lesson-recruit = Elige una figura en la bandeja y después una región que brille. Los Regulares son soldados, las Élites aguantan dos impactos, los Líderes repiten dados en batalla.
wotr-lesson-bring-minion = Saruman aparece en Orthanc en cuanto Isengard está en guerra.
wotr-lesson-bring-where = Elige dónde aparece.
wotr-lesson-move-armies = Haz clic en el ejército que va a marchar: las regiones que brillan. También puedes arrastrarlo hasta su meta. Reúne fuerzas antes de atacar: un asedio pide el doble de los que hay dentro.
wotr-lesson-march-to = Y su meta: las regiones que brillan.
wotr-lesson-marchers = ¿Quién marcha? Todos, o elige figuras y deja a los demás de guarnición.
wotr-lesson-attack = Haz clic en el ejército que va a atacar.
wotr-lesson-attack-whom = Y a quién ataca.
wotr-lesson-play-card = Haz clic en una carta que brille. Dice lo que hace y lo que pide.
wotr-lesson-move-figure = La Comunidad ha sido descubierta: su figura mueve tantas regiones como pasos ha dado. Elige dónde está; una región con un Baluarte de la Sombra haría sacar otra Loseta de Búsqueda.
wotr-lesson-separate-group = Los Compañeros que se separan pueden guiar ejércitos y despertar naciones, pero ya no protegen a los Portadores.
wotr-lesson-face-damage = La Búsqueda ha alcanzado a la Comunidad. Puedes aceptar el daño como Corrupción, o dejar que caigan Compañeros. Al principio, un poco de Corrupción se puede soportar.
wotr-lesson-hunt = La Búsqueda: la ventana muestra los dados, lo que cuenta como éxito, la Loseta sacada y la suma del daño.
wotr-lesson-battle = Una batalla: hasta cinco dados de fuerza, con impactos al principio con cincos y seises, y después tantas repeticiones como liderazgo haya. La ventana muestra de dónde sale cada número. Las cartas de combate son las otras mitades de tus Eventos.
wotr-lesson-grey-guide-draws = Gandalf es el Guía: puedes robar una carta del mismo tipo que la que has jugado.
wotr-lesson-hand-limit = Puedes conservar seis cartas. Elige de cuál puedes prescindir.
wotr-lesson-question = La mesa te pregunta algo, y lo que puedes responder brilla. Un clic en lo que no brilla te dice por qué.
wotr-lesson-waiting = Actúa el otro bando. Todo lo que pasa se cuenta en el registro de al lado: deja el puntero sobre una línea para ver dónde.
wotr-lesson-free-end = Ese ha sido tu primer turno. Al final de cada turno se cuentan los puntos, y el siguiente empieza con cartas y dados nuevos.
    Mueve a la Comunidad cuando la persigan pocos dados, deja que descanse en Lórien cuando crezca la Corrupción, y despierta a Gondor y a Rohan antes de que la Sombra llame a sus puertas. Buena suerte.
wotr-lesson-shadow-end = Ese ha sido tu primer turno. Al final de cada turno se cuentan los puntos, y el siguiente empieza con cartas y dados nuevos.
    Saca a Saruman, al Rey Brujo y a Boca de Sauron, marcha en dos frentes con más de lo que aguantan las murallas, y no dejes nunca del todo vacía la Casilla de Búsqueda. Buena suerte.
