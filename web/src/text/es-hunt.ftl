# Las palabras en torno a los mapas de la caza. Los mismos ids están en en-hunt.ftl y pt-hunt.ftl.
hunt-status = Parte { $part } · Día { $day } · { $turn ->
       [nightfall] anochecer
      *[other] luz del día
    }
hunt-status-setup = Parte { $part } · Antes del primer día
hunt-title-1 = Parte 1 · Tres es compañía
hunt-title-2 = Parte 2 · Huyendo hacia el Vado
hunt-map = Mapa de la Parte { $part }. Las flechas recorren los lugares, Intro elige.
hunt-section = sección { $section }
hunt-day = Día { $day }
hunt-turn = { $turn ->
       [nightfall] anochecer
       [daylight-2] segundo turno de luz del día
      *[other] primer turno de luz del día
    }
hunt-track-movement = Movimiento
hunt-track-corruption = Corrupción
hunt-region-shire = La Comarca
hunt-region-northfarthing = Cuaderna del Norte
hunt-region-southfarthing = Cuaderna del Sur
hunt-region-woody-end = Bosque Cerrado
hunt-region-marish = Marjala
hunt-region-buckland = Los Gamos
hunt-region-old-forest = Bosque Viejo
hunt-region-barrow-downs = Quebradas de los Túmulos
hunt-region-east-road = Gran Camino del Este
hunt-region-greenway = Camino Verde
hunt-region-bree-land = País de Bree
hunt-region-north-downs = Quebradas del Norte
hunt-region-lone-lands = Tierras Solitarias
hunt-region-trollshaws = Bosque de los Trolls
hunt-region-ettenmoors = Landas de Etten
hunt-region-angle = El Ángulo
hunt-region-eriador = Eriador
hunt-region-rhudaur = Rhudaur
hunt-region-rivendell = Rivendel
hunt-region-midgewater = Moscagua
hunt-river-brandywine = Brandivino
hunt-river-water = El Agua
hunt-river-withywindle = Tornasauce
hunt-river-shirebourn = Shirebourn
hunt-river-hoarwell = Fontegrís
hunt-river-bruinen = Bruinen
hunt-legend-normal = Localización
hunt-legend-ally = Localización Aliada
hunt-legend-dark = Localización Oscura
hunt-legend-frodo-start = Inicio de Frodo
hunt-legend-nazgul-start = Inicio de Nazgûl
hunt-legend-exit = Salida
hunt-legend-road = Camino
hunt-legend-path = Senda
hunt-legend-dot = Punto
hunt-legend-area = Área
hunt-legend-border = Sección
hunt-glow-log = Frodo puede anotar esta localización.
hunt-glow-dot = Frodo puede anotar un punto.
hunt-glow-ride = El Nazgûl puede cabalgar hasta aquí.
hunt-glow-at = Se puede elegir.
hunt-glow-remove = El marcador de Aliado de aquí puede retirarse.
hunt-glow-wander = Gandalf puede venir aquí.
hunt-glow-deed = Gandalf puede cumplir una hazaña aquí.
hunt-glow-token = Se puede elegir el marcador de este lugar.
hunt-glow-shift = Un marcador de Aliado puede moverse desde o hasta aquí.
hunt-glow-path = La crónica habla de este lugar.
hunt-fact-nazgul = Nazgûl { $nazgul } ({ $seat })
hunt-fact-lord = El Señor de los Nazgûl, en lugar del { $nazgul } ({ $seat })
hunt-fact-ally = Un marcador de Aliado: ningún Nazgûl entra ni pasa
hunt-fact-closed = Cerrado a los Nazgûl este turno
hunt-fact-gandalf = Gandalf está aquí a la vista
hunt-fact-trail-eye = Rastro: un registro halló que Frodo pasó por aquí
hunt-fact-trail-sword = Rastro: una caza halló que Frodo pasó por aquí
hunt-fact-asked = { $action } en el movimiento { $track }: { $answer }
hunt-asked-search = Registro
hunt-asked-hunt = Caza
hunt-asked-perceive = Percepción
hunt-fact-possible = La última localización de Frodo puede ser esta
hunt-fact-last = La última localización de Frodo
hunt-fact-moves = Anotado en el movimiento { $moves }
hunt-fact-wizard = Gandalf está aquí, en secreto
hunt-fact-information = Tu marcador de Información: pueden hallarlo aquí
hunt-fact-deed = Una hazaña espera aquí a Gandalf
hunt-fact-note = Nota: { $chit } { $text }
hunt-why-not-asked = Ahora no se te pregunta: decide otra persona.
hunt-why-not-this = Esto no cuenta para lo que se pregunta ahora.
hunt-spend-token = Marcador: robar carta
hunt-hint-log = círculo azul: ir allí
hunt-hint-dot = rombo azul: anotar un punto
hunt-hint-ride = círculo rojo: cabalgar allí
hunt-hint-at = círculo verde: elegirlo
hunt-hint-remove = círculo rojo discontinuo: retirar el marcador
hunt-hint-wander = círculo gris: Gandalf va allí
hunt-hint-deed = círculo dorado: cumplir la hazaña
hunt-hint-token = círculo dorado: elegir su marcador
hunt-hint-shift = círculo verde: levantar ese marcador y dejarlo en otro
hunt-hint-nazgul = jinete iluminado: elegirlo
hunt-hint-perceive = área o estandarte violeta: apuntar allí
hunt-hint-die = dado con borde dorado: usarlo
hunt-hint-power = habilidad con borde dorado: usarla
hunt-hint-play = carta con borde dorado: jugarla
hunt-hint-discard = carta con borde dorado: descartarla
hunt-hint-flip = ficha y luego compañero: devolverla
hunt-hand = Mano
hunt-hand-empty = No hay cartas en la mano
hunt-or = o
hunt-journal = Detrás del biombo
hunt-company = La Compañía
hunt-riders = Los Jinetes Negros
hunt-tracks = Indicadores y respuestas
hunt-notes = Notas
hunt-piles = Cartas jugadas
hunt-write-dot = Anotar un punto
hunt-dot = un punto
hunt-dot-near = punto cercano a { $place }, hacia la { $towards }
hunt-dice = Dados de acción
hunt-die = Dado: { $face }
hunt-die-use = Usar el dado: { $face }
hunt-dice-used = { $count ->
       [one] un dado usado
      *[other] { $count } dados usados
    }
hunt-dice-none = no quedan dados
hunt-encounter = Fichas de Corrupción
hunt-encounter-at = Encuentro en { $place }
hunt-encounter-sum = { $sum } de Corrupción: { $corruption } → { $after }
hunt-encounter-eyes = Un Ojo cuesta 1, y 1 más por cada Ojo que ya esté junto al indicador (ahora { $eyes }).
hunt-encounter-cancel = Elige una ficha y después al compañero cuya carta se voltea para devolverla.
hunt-encounter-may = Se puede voltear un compañero para devolver una ficha; las especiales se quedan.
hunt-limit = límite { $limit }
hunt-choose = Elegir
hunt-which = ¿Cuál de estas?
hunt-journey-limit = límite { $limit }
hunt-journey-take = Tomar esta ruta
hunt-setup = Preparación
hunt-shelter = refugio
hunt-log-start = Frodo partió de { $place }
hunt-log-gandalf = El diario de Gandalf
hunt-log-move = Mov.
hunt-log-when = Día
hunt-log-where = Dónde
hunt-log-empty = Aún no hay nada anotado.
hunt-log-dash = no se movió
hunt-log-flight = (huida)
hunt-information = marcadores de Información
hunt-information-hidden = { $place }: aquí ya no se puede averiguar nada
hunt-deeds = hazañas pendientes
hunt-ask = Preguntarme por cartas fuera de turno
hunt-ask-all = siempre que la mesa pueda preguntar
hunt-ask-hunts = solo antes de las cazas
hunt-ask-never = nunca: que ocurra
hunt-company-ready = disponible
hunt-company-flipped = usada
hunt-company-away = ausente
hunt-tokens = Marcadores de la Comunidad: { $tokens } de { $pool }
hunt-ally-cards = Cartas de Aliado: { $hand } en la mano, { $deck } en el mazo
hunt-nazgul = Nazgûl { $nazgul }
hunt-lord = El Señor ({ $nazgul })
hunt-not-placed = fuera del tablero
hunt-powers = Habilidades: { $count } { $count ->
       [one] marcador
      *[other] marcadores
    } de Información
hunt-sorcery-cards = { $count ->
       [one] una carta de Hechicería
      *[other] { $count } cartas de Hechicería
    }
hunt-leads = jugador líder
hunt-resolve = (+{ $count } por Gandalf)
hunt-eyes = Ojos junto al indicador
hunt-pool = Reserva de la Caza
hunt-deeds-done = Hazañas cumplidas
hunt-gandalf-home = Gandalf está en Rivendel
hunt-heard = Lo que han oído los cazadores
hunt-heard-nothing = Aún no se ha preguntado nada.
hunt-chits = Fichas de notas
hunt-chit-here = Está aquí
hunt-chit-maybe = Quizá
hunt-chit-never = Aquí no
hunt-chit-trap = Esperarlo
hunt-chit-watch = Vigilar
hunt-chit-later = Más tarde
hunt-notes-hint = Elige una ficha y después una localización. Lo que no compartes se queda en este navegador.
hunt-notes-open-hint = Elige una ficha y después una localización. La ven todos en la mesa, también el Portador.
hunt-notes-lay = Pulsa una localización: { $chit }. Esc termina.
hunt-notes-text = Unas palabras
hunt-notes-shared = compartida
hunt-notes-shared-hint = La ven todos los Espectros, estén donde estén; si no, solo tú
hunt-notes-remove = Quitar la nota
hunt-deduce = Dónde puede estar Frodo
hunt-deduce-frodo = { $count ->
       [one] un lugar
      *[other] { $count } lugares
    }: su última localización
hunt-deduce-gandalf = { $count ->
       [one] un lugar
      *[other] { $count } lugares
    }: Gandalf
hunt-deduce-weight = Cuanto más fuerte, más viajes acaban ahí.
hunt-on-table = Sobre la mesa
hunt-seen-hand = Vistas en la mano del { $seat }
hunt-ally-discard = Cartas de Aliado descartadas: { $count }
hunt-sorcery-discard = Cartas de Hechicería descartadas: { $count }; en el mazo: { $deck }
hunt-sign-fog = Niebla: las cartas no pueden mover a Frodo ni a Gandalf
hunt-sign-silent = Sin cartas fuera de turno este turno
hunt-sign-knife = Daga de Morgul: el próximo encuentro cuesta una ficha más
hunt-sign-net = La red se cierra: cuentan los Nazgûl a dos espacios
