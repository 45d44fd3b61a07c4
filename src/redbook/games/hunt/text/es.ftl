# La caza del Anillo. Los mismos identificadores y variables están en en.ftl y pt.ftl.

# Quién se sienta dónde

seat-ringbearer = Portador del Anillo
    .in-text = el Portador del Anillo
seat-wraith-1 = Espectro 1
    .in-text = el Espectro 1
seat-wraith-2 = Espectro 2
    .in-text = el Espectro 2
seat-wraith-3 = Espectro 3
    .in-text = el Espectro 3
seat-wraith-4 = Espectro 4
    .in-text = el Espectro 4

# Lo que se elige antes de la primera jugada

setting-part = Qué parte
setting-part-both = las dos partes seguidas
setting-part-1 = solo la Parte 1: Tres es compañía
setting-part-2 = solo la Parte 2: Huyendo hacia el Vado
setting-information = Marcadores de Información que reciben los Espectros
setting-information-1 = uno, como siempre
setting-information-2 = dos: Frodo es incansable
setting-information-0 = ninguno: los Nazgûl son terribles
setting-pool = Reserva de la Comunidad
setting-pool-3 = tres marcadores
setting-pool-4 = cuatro marcadores, para ayudar al Portador
setting-shelters = Refugios en los viajes largos
setting-shelters-false = sin refugios
setting-shelters-true = con refugios
setting-deduction = Sombrear dónde puede estar Frodo
setting-deduction-false = no: que lo deduzcan los Espectros
setting-deduction-true = sí, solo con respuestas públicas
setting-ask = Preguntar al Portador por cartas fuera de turno
setting-ask-all = siempre que pudiera jugarse una
setting-ask-hunts = solo antes de las cazas
setting-notes = Notas de los Espectros
setting-notes-open = abiertas: las ven todos en la mesa
setting-notes-private = variante: solo las ven los Espectros

# La Compañía

company-frodo = Frodo Bolsón
company-sam = Samsagaz Gamyi
company-pippin = Peregrin Tuk
company-merry = Meriadoc Brandigamo
company-strider = Trancos
ability-frodo = Al comienzo de cada Día toma un marcador de la Comunidad si tienes menos de dos.
ability-sam = Cuando Frodo descansa al anochecer, su Corrupción baja 1.
ability-pippin = En la etapa de Actualizar, roba dos cartas de Aliado en vez de una.
ability-merry = Juega hasta dos cartas de Aliado en tu turno en vez de una.
ability-strider = Cuando cambies de rumbo roba dos cartas de Viaje y quédate una.
last-frodo = La determinación de Frodo: después de moverte, voltea esta carta para moverte otra vez; la reserva de la Comunidad pierde un marcador.
last-others = Voltea esta carta para anular una ficha de Corrupción robada; la ficha vuelve a la reserva de la Caza.

# Dados, fichas, poderes, respuestas

die-ring = Anillo
    .plural = Anillos
die-sword = Espada
    .plural = Espadas
die-sorcery = Hechicería
    .plural = Hechicerías
die-shadow = Sombra
    .plural = Sombras
die-morgul-ring = Anillo de Morgul
    .plural = Anillos de Morgul
die-advance = Avance
die-morgul-shadow = Sombra de Morgul
    .plural = Sombras de Morgul
die-lord = el dado del Señor
tile-0 = 0
tile-1 = 1
tile-2 = 2
tile-3 = 3
tile-eye = Ojo
    .plural = Ojos
tile-red-3 = 3 especial
tile-red-eye = Ojo especial
    .plural = Ojos especiales
power-1 = cualquier dado: un espacio más
power-2 = dos dados: caza o percepción
power-3 = una Espada: un espacio más y después un registro
power-4 = un Anillo: dos espacios más
power-5 = el Señor de los Nazgûl empieza la Parte 2 en juego
answer-no = no
answer-yes = sí
answer-here = sí, Frodo está aquí
answer-frodo = sí, es Frodo
answer-gandalf = sí, es Gandalf
answer-both = sí, Frodo y Gandalf
cause-nightfall = moverse al anochecer
cause-sorcery = una carta de Hechicería
cause-tile = una ficha
cause-eye = un Ojo
cause-shadows = Sombra en los dados
cause-frodo = la carta de Frodo
cause-card = una carta de Aliado
action-search = un registro
action-hunt = una caza
action-perception = una percepción
action-sorcery = una carta de Hechicería

# Lo que se pregunta

ask-give-information = Entrega un marcador de Información a los Espectros.
ask-assign = ¿Quién manda al Nazgûl { $nazgul }?
ask-choose-lead = ¿Quién es el primer jugador líder?
ask-place-nazgul = ¿Dónde empieza el Nazgûl { $nazgul }?
ask-shire-turn =
    { $turn ->
       [3] Anochecer
      *[other] Luz del día
    }: tu turno, Portador.
ask-wild-turn =
    { $turn ->
       [3] Anochecer
      *[other] Luz del día
    }: tu turno, Portador. Gandalf se mueve.
ask-march-or-rest = Anochece. ¿Frodo sigue, por 1 de Corrupción, o descansa?
ask-card-move = Mueve a Frodo otra vez.
ask-ally-mode = { $card }: ¿qué efecto?
ask-sorcery-mode = { $card }: ¿qué efecto?
ask-discard-allies = Descarta una carta de Aliado.
ask-discard-sorceries = Descarta una carta de Hechicería.
ask-place-ally = ¿Dónde va el marcador de Aliado?
ask-move-allies = Mueve un marcador de Aliado.
ask-drive-space = ¿De qué espacio se ahuyenta a los Nazgûl?
ask-push = Nazgûl { $nazgul }, { $where ->
        [wild] en un punto cercano a { $place }, hacia la { $towards }
       *[place] en { $place }
    }: ¿adónde se lo ahuyenta? { $steps ->
       [one] Queda un paso
      *[other] Quedan { $steps } pasos
    }.
ask-take-die = ¿Qué dado se retira?
ask-heal-more = ¿Gastar un marcador para curar 1 más?
ask-hide-information = ¿Qué marcador de Información ocultas?
ask-rob-wraith = ¿Qué Espectro pierde una carta?
ask-pick-sorcery = ¿Qué carta se descarta?
ask-pick-ally = ¿Qué carta del Portador se descarta?
ask-react = ¿Detener { $action }? { $where ->
        [place] Lugar: { $place }.
        [target] { $target-id ->
            [I] Objetivo: la sección { $target }.
            [II] Objetivo: la sección { $target }.
            [III] Objetivo: la sección { $target }.
            [IV] Objetivo: la sección { $target }.
            [V] Objetivo: la sección { $target }.
            [VI] Objetivo: la sección { $target }.
           *[other] Objetivo: el área { $target }.
        }
       *[card] La carta: { $card }.
    }
ask-active-nazgul = Nazgûl { $nazgul }, { $where ->
        [wild] en un punto cercano a { $place }, hacia la { $towards }
       *[place] en { $place }
    }: mueve y actúa, en cualquier orden.
ask-die-action = { $face }: ¿para qué se usa?
ask-pay-die = ¿Qué dado lo paga?
ask-hunt-or-perceive = ¿Caza o percepción?
ask-search-after-ride = ¿Registro en { $place }?
ask-extra-ride = El Nazgûl { $nazgul }, { $where ->
        [wild] en un punto cercano a { $place }, hacia la { $towards }
       *[place] en { $place }
    }, sigue cabalgando: ¿adónde?
ask-ride-others = ¿Qué otro Nazgûl cabalga?
ask-ride-to-connected = ¿A qué localización conectada?
ask-search-afar = ¿Dónde se registra?
ask-hunt-beside = ¿Dónde se caza?
ask-perceive-afar = ¿Sobre qué se hace la percepción?
ask-remove-any-ally = ¿Qué marcador de Aliado se retira?
ask-add-special-tile = ¿Qué ficha especial entra en la reserva de la Caza?
ask-eye-from-pool = ¿Qué ficha de Ojo se coloca junto al indicador?
ask-reroll-dice = ¿Qué dados se vuelven a tirar?
ask-cancel-tile = ¿Voltear una carta de Compañía para anular una ficha?
ask-flee = Frodo huye en secreto: ¿adónde?
ask-flee-in-the-wild = ¿Cambiar de rumbo o seguir adelante?
ask-new-journey = ¿Qué carta de Viaje conservas?
ask-choose-journey = ¿Qué ruta toma Trancos?
ask-gandalf-starts = ¿Dónde empieza Gandalf?
ask-choose-hiding = ¿Dónde se oculta Gandalf?
ask-wander-again = Gandalf se mueve otra vez.
ask-fly-gandalf = ¿Adónde lleva Gwaihir a Gandalf?
ask-share-sorcery = ¿Pasar una carta de Hechicería a otro Espectro?
ask-lord-at-start = ¿A qué Nazgûl sustituye el Señor?

# Lo que se puede elegir

option-rest = Frodo descansa
option-march = Frodo sigue, por 1 de Corrupción
option-spend-token = gastar un marcador para robar una carta de Aliado
option-resolve = la determinación de Frodo: moverse otra vez
option-end-turn = terminar el turno
option-pass = dejar que ocurra
option-enough = dejar que ocurra y no preguntar más este turno
option-done = listo
option-stay = quedarse
option-search = registrar aquí
option-hunt = cazar aquí
option-draw-sorcery = robar una carta de Hechicería
option-advance = todos los Nazgûl se mueven un espacio
option-reveal = revelar aquí a Gandalf, por un marcador
option-rivendell = Gandalf va a Rivendel y sale del juego
option-change-course = cambiar de rumbo: una casilla atrás y otra carta de Viaje
option-carry-on = seguir adelante con la misma carta de Viaje
option-spend = gastar un marcador
option-keep = conservar el marcador
option-nothing = nada que ocultar
option-roll = tirar los dados
option-log = { $place-id ->
        [dot] un punto: Frodo va por las tierras salvajes
        [dash] una raya: Frodo no se mueve
       *[place] Frodo va a { $place-in-text }
    }
option-ride = { $where ->
        [wild] cabalgar al punto cercano a { $place-in-text }, hacia la { $towards }
       *[place] cabalgar a { $place-in-text }
    }
option-at = { $where ->
        [wild] el punto cercano a { $place-in-text }, hacia la { $towards }
       *[place] { $place }
    }
option-remove = retirar el marcador de Aliado de { $place-in-text }
option-wander = Gandalf va a { $place-in-text }
option-deed = cumplir la Hazaña de { $place-in-text }
option-token = { $place }
option-shift = de { $from-in-text } a { $place-in-text }
option-perceive = percepción sobre { $target-id ->
        [I] la sección { $target }
        [II] la sección { $target }
        [III] la sección { $target }
        [IV] la sección { $target }
        [V] la sección { $target }
        [VI] la sección { $target }
       *[other] el área { $target }
    }
option-play-ally = jugar { $card }
option-play-sorcery = jugar { $card }
option-discard-ally = descartar { $card }
option-discard-sorcery = descartar { $card }
option-mode = { $effect }
option-use-die = usar un dado: { $face }
option-power = habilidad de los Jinetes Negros ({ $power })
option-face = { $face }
option-seat = { $seat }
option-give = dar { $card } a { $seat-in-text }
option-flip = voltear la carta de { $company } y anular la ficha: { $tile }
option-tile = { $tile }
option-travel = { $journey }: { $rows }
option-nazgul = Nazgûl { $nazgul }

# Lo que ocurre

event-start-drawn = Frodo parte de { $place }.
event-information-drawn = Tus marcadores de Información: { $places }.
event-information-given = Los Espectros reciben un marcador de Información: { $place }.
event-nazgul-assigned = El Nazgûl { $nazgul } queda al mando de { $seat }.
event-lead-taken = El marcador de jugador líder pasa a { $seat }.
event-nazgul-placed = El Nazgûl { $nazgul } empieza en { $place }.
event-part-begins =
    { $part ->
       [1] Parte 1: Tres es compañía
      *[other] Parte 2: Huyendo hacia el Vado
    }
event-day-begins = Empieza el Día { $day }.
event-turn-begins =
    { $turn ->
       [3] Cae la noche
       [2] Segundo turno de luz del día
      *[other] Primer turno de luz del día
    }.
event-dice-rolled = Los dados de Acción: { $faces }.
event-tokens-taken = El Portador toma { $count ->
       [one] un marcador de la Comunidad
      *[other] { $count } marcadores de la Comunidad
    } ({ $why }) y tiene { $tokens }.
event-tokens-lost = El Portador devuelve a la reserva { $count ->
       [one] un marcador de la Comunidad
      *[other] { $count } marcadores de la Comunidad
    } y { $tokens ->
       [0] no le queda ninguno
       [1] le queda uno
      *[other] le quedan { $tokens }
    }.
event-pool-reduced = La reserva de la Comunidad baja a { $pool }.
event-log-written = Anotado en el Diario de Viaje: { $place }.
event-frodo-moved = Frodo se mueve: casilla { $track } del indicador de Movimiento.
event-frodo-fled = Frodo huye y se oculta: casilla { $track } del indicador de Movimiento.
event-frodo-rested = Frodo descansa.
event-corruption-gained = Frodo sufre { $count } de Corrupción ({ $why }) y tiene { $corruption }.
event-corruption-healed = La Corrupción de Frodo baja { $count } y queda en { $corruption }.
event-information-hidden = Ya no se puede averiguar nada en { $place }.
event-ally-played = El Portador juega { $card }.
event-effect-chosen = { $card }: { $effect }
event-allies-drawn = El Portador roba { $count ->
       [one] una carta de Aliado
      *[other] { $count } cartas de Aliado
    }.
event-ally-drawn = Robas { $card }.
event-ally-discarded = { $card } va a los descartes.
event-sorcery-played = { $seat } juega { $card }.
event-sorcery-drawn = { $seat } roba una carta de Hechicería.
event-sorcery-card-drawn = Robas { $card }.
event-sorcery-discarded = { $seat } descarta { $card }.
event-sorcery-given = { $seat } pasa una carta de Hechicería a { $to }.
event-sorcery-card-given = { $card } pasa a { $to }.
event-deck-shuffled = Se baraja de nuevo el mazo de Hechicería.
event-cancelled = { $card } impide { $where ->
        [place] { $action } en { $place }
        [target] { $target-id ->
            [I] { $action } sobre la sección { $target }
            [II] { $action } sobre la sección { $target }
            [III] { $action } sobre la sección { $target }
            [IV] { $action } sobre la sección { $target }
            [V] { $action } sobre la sección { $target }
            [VI] { $action } sobre la sección { $target }
           *[other] { $action } sobre el área { $target }
        }
       *[card] los efectos de { $stopped }
    }.
event-hand-seen = { $seat } tiene en la mano: { $cards }.
event-hand-looked-at = { $by } mira la mano de { $seat }.
event-company-joined = { $company } se une a la Compañía.
event-company-flipped = Se voltea la carta de { $company }.
event-ally-placed = Se coloca un marcador de Aliado en { $place }.
event-ally-moved = Un marcador de Aliado va de { $start } a { $place }.
event-ally-removed = Se retira el marcador de Aliado de { $place }.
event-area-closed = El área { $area } queda cerrada a los Nazgûl este turno.
event-places-closed = Cerrado a los Nazgûl este turno: { $places }.
event-border-closed = El Seto Alto queda cerrado a los Nazgûl este turno.
event-die-taken = Se retira un dado a los Espectros: { $face }.
event-dice-rerolled = Dados tirados de nuevo: { $faces }.
event-fog-fell = Niebla: las cartas no pueden mover a Frodo ni a Gandalf.
event-silence-fell = Sin cartas fuera de turno este turno.
event-net-closes = La red se cierra: los Nazgûl a dos espacios cuentan en un encuentro.
event-card-stays = { $card } se queda en la mesa.
event-range-grows = El próximo movimiento de Frodo alcanza { $count ->
       [1] un punto
      *[other] { $count } puntos
    } más.
event-nazgul-acts = Actúa el Nazgûl { $nazgul } de { $seat }.
event-nazgul-rode = El Nazgûl { $nazgul } { $way ->
        [out] cabalga de { $start } a un punto cercano a { $place }, hacia la { $towards }.
        [off] sale de { $start } a un punto cercano, hacia la { $towards }.
        [in] cabalga de un punto cercano a { $start } a { $place }.
        [home] entra en { $place } desde un punto cercano.
        [through] cabalga de un punto cercano a { $start } a otro cercano a { $place }, hacia la { $towards }.
        [on] cabalga a otro punto cercano a { $place }, hacia la { $towards }.
       *[road] cabalga de { $start } a { $place }.
    }
event-die-used = Se usa un dado: { $face }.
event-power-used = Los Jinetes Negros usan una habilidad ({ $power }).
event-search-answered = Registro en { $place }: { $answer }.
event-hunt-answered = Caza en { $place }: { $answer }.
event-perception-answered = Percepción sobre { $target-id ->
        [I] la sección { $target }
        [II] la sección { $target }
        [III] la sección { $target }
        [IV] la sección { $target }
        [V] la sección { $target }
        [VI] la sección { $target }
       *[other] el área { $target }
    }: { $answer }.
event-information-found = Información hallada en { $place }: { $powers ->
       [1] un marcador
      *[other] { $powers } marcadores
    } en total.
event-dots-told = Puntos desde la última localización de Frodo: { $count }.
event-connection-told = { $where ->
        [wild] Conexión de la última localización de Frodo con un punto cercano a { $place }, hacia la { $towards }: { $answer }.
       *[place] Conexión de la última localización de Frodo con { $place }: { $answer }.
    }
event-encounter-begins = Encuentro en { $place }: { $nazgul ->
       [one] un Nazgûl
      *[other] { $nazgul } Nazgûl
    }.
event-tiles-drawn = Fichas de Corrupción robadas: { $tiles }.
event-tile-returned = Una ficha vuelve a la reserva de la Caza: { $tile }.
event-eye-set = Ojos junto al indicador de Corrupción: { $eyes }.
event-tile-added = Una ficha entra en la reserva de la Caza: { $tile }.
event-bree-reached = Frodo ha llegado a Bree sano y salvo.
event-rescue-needed = Hay que rescatar a Frodo, a { $moves ->
       [one] un movimiento
      *[other] { $moves } movimientos
    } de Bree.
event-frodo-rescued = Llevan a Frodo a Bree.
event-journey-kept = La ruta está elegida: { $journey }.
event-journey-chosen = Trancos ha elegido la ruta.
event-course-changed = Frodo cambia de rumbo y vuelve a la casilla { $track } del indicador de Movimiento; el rastro se pierde.
event-course-kept = Frodo sigue adelante.
event-deeds-drawn = Marcadores de Hazañas robados: { $places }.
event-gandalf-moved = Gandalf se mueve en secreto.
event-gandalf-went = Gandalf está en { $place }.
event-gandalf-revealed = ¡Gandalf se revela en { $place }!
event-gandalf-hides = Gandalf vuelve a ocultarse.
event-gandalf-flees = Gandalf ha sido descubierto y debe huir.
event-deed-done = Gandalf cumple una Hazaña en { $place }: el límite de Frodo sube 1.
event-gandalf-home = Gandalf está en Rivendel: el límite de Frodo sube 1.
event-lord-enters = El Señor de los Nazgûl ocupa el lugar del Nazgûl { $nazgul }.
event-lord-leaves = El Señor de los Nazgûl se va; vuelve el Nazgûl { $nazgul }.

# Cómo termina

result-corrupted = Frodo ha caído bajo la Sombra.
result-rivendell = Frodo ha llegado a Rivendel.
result-bree = Frodo ha llegado a Bree. La Parte 2 espera en la carta de Gandalf.
result-rescued = Frodo fue rescatado y llevado a Bree. La Parte 2 espera en la carta de Gandalf.

# Dados que tira un árbitro

chance-action-die = { $who }: se ha tirado el dado de Acción { $nth } de { $of }. 0 y 1 Anillo, 2 y 3 Espada, 4 Hechicería, 5 Sombra.
chance-lord-die = { $who }: se ha tirado el dado del Señor. 0 Anillo, 1 Espada, 2 Hechicería, 3 Anillo de Morgul, 4 Avance, 5 Sombra de Morgul.
chance-tile = { $who }: ¿qué ficha de Corrupción ha salido?
chance-lead = ¿Qué jugador de los Espectros recibe el marcador de jugador líder?

# Por qué no

why-must-move = El turno no puede acabar aún: antes hay que moverse. ({ $rule })
why-already-moved = El movimiento de este turno ya está hecho. ({ $rule })
why-out-of-range = Está conectada, pero fuera de alcance: anota antes más puntos. ({ $rule })
why-not-connected = No está conectada: hay otra localización en medio. ({ $rule })
why-only-at-nightfall = Frodo solo puede descansar al anochecer. ({ $rule })
why-needs-a-dot = Para volver a la última localización hay que haber anotado al menos un punto. ({ $rule })
why-fog = Niebla en las Quebradas: las cartas no pueden mover a Frodo ni a Gandalf ahora. ({ $rule })
why-not-in-hand = La carta no está en tu mano. ({ $rule })
why-one-card-a-turn = No se pueden jugar más cartas de Aliado este turno. ({ $rule })
why-prerequisite = No se cumple la condición de la carta. ({ $rule })
why-out-of-turn-only = Este efecto se juega fuera de turno, mientras actúan los Nazgûl. ({ $rule })
why-cannot-stop-this = Esta carta no puede impedir eso. ({ $rule })
why-marker-needs-room = Un marcador de Aliado necesita una localización de la carta sin Nazgûl y sin otro marcador. ({ $rule })
why-no-tokens = No hay marcador de la Comunidad que gastar, o nada que robar. ({ $rule })
why-one-token-a-turn = Solo se puede gastar un marcador por turno para robar una carta. ({ $rule })
why-already-rode = Este Nazgûl ya se ha movido. ({ $rule })
why-already-acted = Este Nazgûl ya ha realizado su acción. ({ $rule })
why-too-far = Está demasiado lejos. ({ $rule })
why-no-exit-for-nazgul = Un Nazgûl nunca entra en una Salida. ({ $rule })
why-ally-in-the-way = Un marcador de Aliado cierra el paso. ({ $rule })
why-closed = Una carta ha cerrado el paso este turno. ({ $rule })
why-trapped = Este Nazgûl no puede salir de su sitio este turno. ({ $rule })
why-no-such-die = No queda ningún dado así. ({ $rule })
why-die-has-no-use = Ese dado no sirve de nada aquí. ({ $rule })
why-die-first = Primero se elige el dado; después, para qué se usa. ({ $rule })
why-not-your-area = Una percepción se dirige al área o a la sección del Nazgûl activo. ({ $rule })
why-not-on-a-location = El Nazgûl no está en una localización. ({ $rule })
why-start-cannot-be-searched = Una localización inicial de Frodo no se puede registrar. ({ $rule })
why-already-tracked = Aquí ya hay un marcador de rastro. ({ $rule })
why-hunt-needs-a-sword = Una caza necesita una Espada, o el anochecer si Frodo se ha movido. ({ $rule })
why-card-prerequisite = No se cumple la condición de la carta. ({ $rule })
why-other-part = Este efecto pertenece a la otra parte del juego. ({ $rule })
why-power-locked = No hay bastantes marcadores de Información para esta habilidad. ({ $rule })
why-special-tile = Una ficha especial no se puede anular. ({ $rule })
why-no-exit-in-flight = Frodo no puede huir a una Salida. ({ $rule })
why-place-taken = Cada Nazgûl empieza en una localización inicial distinta. ({ $rule })
why-everyone-rides = Cada jugador de los Espectros debe mandar al menos un Nazgûl. ({ $rule })
why-no-gandalf = Gandalf no puede hacer eso ahora. ({ $rule })
why-no-nazgul-here = No hay ningún Nazgûl donde está Gandalf. ({ $rule })
why-frodo-first = Primero Frodo se mueve o descansa; después actúa Gandalf. ({ $rule })
why-no-such-deed = Ningún marcador de Hazañas tuyo nombra este lugar. ({ $rule })
why-gandalf-stands-here = Gandalf cierra el paso. ({ $rule })
why-lord-hunts = El Señor de los Nazgûl no registra: caza. ({ $rule })
why-lord-die-stays = El dado del Señor no se puede retirar. ({ $rule })
why-card-flipped = Esta carta de Compañía ya no puede hacer eso. ({ $rule })
why-two-to-a-place = Dos Nazgûl empiezan en cada uno de los dos lugares. ({ $rule })
