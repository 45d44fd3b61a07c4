# Palabras de los textos de las cartas. Los mismos nombres están en en.ftl y pt.ftl.
noun-companion = compañero
    .gender = m
noun-ally = aliado
    .gender = m
noun-minion = esbirro
    .gender = m
noun-character = personaje
    .gender = m
noun-possession = posesión
    .plural = posesiones
    .gender = f
noun-artifact = artefacto
    .gender = m
noun-item = posesión o artefacto
    .plural = posesiones o artefactos
    .gender = f
noun-condition = condición
    .plural = condiciones
    .gender = f
noun-event = evento
    .gender = m
noun-site = lugar
    .plural = lugares
    .gender = m
noun-ring = Anillo
    .gender = m
noun-card = carta
    .gender = f
noun-dwarf = Enano
    .gender = m
noun-elf = Elfo
    .gender = m
noun-hobbit = Hobbit
    .gender = m
noun-man = Hombre
    .gender = m
noun-wizard = Mago
    .gender = m
noun-orc = Orco
    .gender = m
noun-uruk-hai = Uruk-hai
    .plural = Uruk-hai
    .gender = m
noun-nazgul = Nazgûl
    .plural = Nazgûl
    .gender = m
noun-troll = Troll
    .gender = m
noun-balrog = Balrog
    .gender = m
noun-weapon = arma
    .gender = f
noun-hand-weapon = arma de mano
    .plural = armas de mano
    .gender = f
noun-ranged-weapon = arma a distancia
    .plural = armas a distancia
    .gender = f
noun-armor = armadura
    .gender = f
noun-helm = yelmo
    .gender = m
noun-shield = escudo
    .gender = m
noun-cloak = capa
    .gender = f
noun-mount = montura
    .gender = f
noun-pipe = pipa
    .gender = f
noun-archer = arquero
    .gender = m
noun-ranger = montaraz
    .plural = montaraces
    .gender = m
noun-tale = relato
    .gender = m
noun-search = carta de búsqueda
    .plural = cartas de búsqueda
    .gender = f
noun-stealth = carta de sigilo
    .plural = cartas de sigilo
    .gender = f
noun-spell = hechizo
    .gender = m
noun-weather = carta de clima
    .plural = cartas de clima
    .gender = f
noun-tracker = rastreador
    .plural = rastreadores
    .gender = m
noun-pipeweed = hierba para pipa
    .plural = hierbas para pipa
    .gender = f
noun-fierce = esbirro feroz
    .plural = esbirros feroces
    .gender = m
noun-damage = personaje con daño
    .plural = personajes con daño
    .gender = m
noun-defender = personaje defensor
    .plural = personajes defensores
    .gender = m
noun-sanctuary = santuario
    .gender = m
noun-forest = bosque
    .gender = m
noun-river = río
    .gender = m
noun-plains = llanura
    .gender = f
noun-underground = lugar subterráneo
    .plural = lugares subterráneos
    .gender = m
noun-marsh = pantano
    .gender = m
noun-mountain = montaña
    .gender = f

as-companion = compañero
as-ally = aliado
as-minion = esbirro
as-possession = posesión
as-artifact = artefacto
as-item = objeto
as-condition = condición
as-event = evento
as-site = lugar
as-dwarf = { $number ->
    [many] Enanos
   *[one] Enano
}
as-elf = { $number ->
    [many] Elfos
   *[one] Elfo
}
as-hobbit = { $number ->
    [many] Hobbits
   *[one] Hobbit
}
as-man = { $number ->
    [many] Hombres
   *[one] Hombre
}
as-wizard = { $number ->
    [many] Magos
   *[one] Mago
}
as-orc = { $number ->
    [many] Orcos
   *[one] Orco
}
as-uruk-hai = Uruk-hai
as-nazgul = Nazgûl
as-troll = { $number ->
    [many] Trolls
   *[one] Troll
}
as-balrog = Balrog
as-archer = { $number ->
    [many] arqueros
   *[one] arquero
}
as-ranger = { $number ->
    [many] montaraces
   *[one] montaraz
}
as-tale = de relato
as-search = de búsqueda
as-stealth = de sigilo
as-spell = de hechizo
as-weather = de clima
as-tracker = { $number ->
    [many] rastreadores
   *[one] rastreador
}
as-pipeweed = de hierba para pipa
as-fierce = { $number ->
    [many] feroces
   *[one] feroz
}
as-damage = con daño
as-defender = { $number ->
    [many] defensores
   *[one] defensor
}
as-sanctuary = con santuario
as-forest = de bosque
as-river = de río
as-plains = de llanura
as-underground = { $gender ->
    [f] { $number ->
        [many] subterráneas
       *[one] subterránea
    }
   *[m] { $number ->
        [many] subterráneos
       *[one] subterráneo
    }
}
as-marsh = de pantano
as-mountain = de montaña

of-dwarven = de los Enanos
of-elven = de los Elfos
of-gandalf = de la cultura Gandalf
of-gondor = de Gondor
of-shire = de la Comarca
of-isengard = de Isengard
of-moria = de Moria
of-ringwraith = de los Espectros del Anillo
of-sauron = de Sauron
of-free-peoples = de los Pueblos Libres
of-shadow = de la Sombra
of-timeword = de { $phase }

adj-exhausted = { $gender ->
    [f] { $number ->
        [many] exhaustas
       *[one] exhausta
    }
   *[m] { $number ->
        [many] exhaustos
       *[one] exhausto
    }
}
adj-wounded = { $gender ->
    [f] { $number ->
        [many] heridas
       *[one] herida
    }
   *[m] { $number ->
        [many] heridos
       *[one] herido
    }
}
adj-roaming = { $number ->
    [many] errantes
   *[one] errante
}
adj-unassigned = sin asignar
adj-unique = { $gender ->
    [f] { $number ->
        [many] únicas
       *[one] única
    }
   *[m] { $number ->
        [many] únicos
       *[one] único
    }
}

det-a = { $gender ->
    [f] { $number ->
        [many] { "" }
       *[one] una
    }
   *[m] { $number ->
        [many] { "" }
       *[one] un
    }
}
det-the = { $gender ->
    [f] { $number ->
        [many] las
       *[one] la
    }
   *[m] { $number ->
        [many] los
       *[one] el
    }
}
det-another = { $gender ->
    [f] { $number ->
        [many] otras
       *[one] otra
    }
   *[m] { $number ->
        [many] otros
       *[one] otro
    }
}
det-your = { $number ->
    [many] tus
   *[one] tu
}
det-your-other = { $gender ->
    [f] { $number ->
        [many] tus otras
       *[one] otra de tus
    }
   *[m] { $number ->
        [many] tus otros
       *[one] otro de tus
    }
}
det-this = { $gender ->
    [f] { $number ->
        [many] estas
       *[one] esta
    }
   *[m] { $number ->
        [many] estos
       *[one] este
    }
}
det-that = { $gender ->
    [f] { $number ->
        [many] esas
       *[one] esa
    }
   *[m] { $number ->
        [many] esos
       *[one] ese
    }
}
det-each = cada
det-all = { $gender ->
    [f] todas las
   *[m] todos los
}
det-no = { $gender ->
    [f] ninguna
   *[m] ningún
}

post-in-skirmish = en este combate
post-here = aquí
post-in-support-area = en un área de apoyo
post-in-own-support-area = de tu área de apoyo
post-assigned-this-turn = que fue asignado a un combate este turno
post-opponents = de un oponente
post-signet = con el sello de { $signet }
post-home = cuyo hogar sea el lugar { $number }
post-bears = { $number ->
    [many] que porten { $what }
   *[one] que porte { $what }
}
post-bears-no = { $number ->
    [many] que no porten { $what }
   *[one] que no porte { $what }
}
post-borne-by = sobre { $what }
post-skirmishing = { $number ->
    [many] que combatan contra { $what }
   *[one] que combata contra { $what }
}
post-race-not-in-play = cuya raza no puedas avistar
post-same-title = con el mismo título que { $what }
post-not = (excepto { $what })
post-any = que sea { $what }

ref-bearer = { $gender ->
    [f] la portadora
   *[m] el portador
}
ref-ring-bearer = el Portador del Anillo
ref-that = esa carta
ref-loser = { $gender ->
    [f] la { $what } derrotada
   *[m] el { $what } derrotado
}
ref-unless-bears = { $who } (a menos que ya porte { $borne })
other = { $gender ->
    [f] otra
   *[m] otro
}
yours = tus { $what }
all-of-yours = { $gender ->
    [f] todas tus { $what }
   *[m] todos tus { $what }
}
each-of-yours = { $gender ->
    [f] cada { $what } tuya
   *[m] cada { $what } tuyo
}
any-number-of = cualquier número de
up-to = hasta { $what }
the-site-here = el lugar donde está la comunidad
the-site-number = el lugar { $n }

from-hand = { $of ->
    [you] { $what } { $play ->
        [yes] desde tu mano
       *[no] de tu mano
    }
   *[other] { $what } de esa mano
}
from-discard = { $what } { $play ->
    [yes] desde
   *[no] de
} tu pila de descartes
from-deck = { $what } { $play ->
    [yes] desde
   *[no] de
} tu mazo
from-hand-or-deck = { $what } { $play ->
    [yes] desde tu mano o tu mazo
   *[no] de tu mano o de tu mazo
}
from-stacked = { $what } { $gender ->
    [f] apilada
   *[m] apilado
} aquí
from-adventure = { $what } de tu mazo de aventura
from-that = { $what } de entre ellos
from-those = { $what } de entre ellas
first-of = { $gender ->
    [f] la primera { $what } jugada { $per ->
        [turn] en cada turno
        [phase] en cada fase
       *[certain] en cada fase de { $phase }
    }
   *[m] el primer { $what } jugado { $per ->
        [turn] en cada turno
        [phase] en cada fase
       *[certain] en cada fase de { $phase }
    }
}

amount-or-if = { $least } (o { $most } si { $condition })
amount-for-each = { $amount } por cada { $what }
amount-limit = { " " }(límite { $amount })
amount-strength-of = +X, siendo X la fuerza de { $what }
number-or-if = { " " }(o { $most } si { $condition })
number-for-each = { " " }por cada { $what }
number-limit = { " " }(límite { $number })
counted-burden = carga
counted-revealed = { $what } de entre ellas
counted-dead = { $what } en la pila de muertos
counted-races = una de estas razas presente entre { $who }: { $races }
counted-spot = { $what } que puedas avistar
counted-over = { $what } por encima de { $over }

if-spot = { $mood ->
    [while] puedas avistar { $what }
   *[if] puedes avistar { $what }
}
if-cannot-spot = { $mood ->
    [while] no puedas avistar { $what }
   *[if] no puedes avistar { $what }
}
if-burdens = { $mood ->
    [while] puedas avistar { $n } cargas
   *[if] puedes avistar { $n } cargas
}
if-few-burdens = { $mood ->
    [while] haya { $n } cargas o menos
   *[if] hay { $n } cargas o menos
}
if-twilight-below = { $mood ->
    [while] haya menos de { $n } fichas en la reserva de penumbra
   *[if] hay menos de { $n } fichas en la reserva de penumbra
}
if-hand = { $mood ->
    [while] un oponente tenga al menos { $n } cartas en la mano
   *[if] un oponente tiene al menos { $n } cartas en la mano
}
if-dead-pile = { $mood ->
    [while] haya { $what } en la pila de muertos
   *[if] hay { $what } en la pila de muertos
}
if-burdens-and-dead = { $mood ->
    [while] las cargas y los compañeros de la pila de muertos sumen { $n } o más
   *[if] las cargas y los compañeros de la pila de muertos suman { $n } o más
}
if-empty-deck = { $mood ->
    [while] el mazo del jugador de los Pueblos Libres esté vacío
   *[if] el mazo del jugador de los Pueblos Libres está vacío
}
if-ring-worn = { $mood ->
    [while] el Portador del Anillo lleve puesto El Anillo Único
   *[if] el Portador del Anillo lleva puesto El Anillo Único
}
if-not-ring-worn = { $mood ->
    [while] el Portador del Anillo no lleve puesto El Anillo Único
   *[if] el Portador del Anillo no lleva puesto El Anillo Único
}
if-phase = { $mood ->
    [while] sea la fase de { $phase }
   *[if] es la fase de { $phase }
}
if-opponents-site = { $mood ->
    [while] el lugar { $n } sea de un oponente
   *[if] el lugar { $n } es de un oponente
}
if-done = lo haces
if-here = { $mood ->
    [while] la comunidad esté en este lugar
   *[if] la comunidad está en este lugar
}
if-site = { $mood ->
    [while] la comunidad esté en { $what }
   *[if] la comunidad está en { $what }
}
if-site-not = { $mood ->
    [while] la comunidad no esté en { $what }
   *[if] la comunidad no está en { $what }
}
if-site-from = { $mood ->
    [while] la comunidad esté en el lugar { $n } o posterior
   *[if] la comunidad está en el lugar { $n } o posterior
}
if-site-to = { $mood ->
    [while] la comunidad esté en el lugar { $n } o anterior
   *[if] la comunidad está en el lugar { $n } o anterior
}
if-site-between = { $mood ->
    [while] la comunidad esté en un lugar del { $least } al { $most }
   *[if] la comunidad está en un lugar del { $least } al { $most }
}
if-skirmishing = { $mood ->
    [while] { $who } combata contra { $what }
   *[if] { $who } combate contra { $what }
}
if-bears = { $mood ->
    [while] { $who } porte { $what }
   *[if] { $who } porta { $what }
}
if-is = { $mood ->
    [while] { $who } sea { $what }
   *[if] { $who } es { $what }
}
if-is-exhausted = { $mood ->
    [while] { $who } esté exhausto
   *[if] { $who } está exhausto
}
if-is-wounded = { $mood ->
    [while] { $who } tenga heridas
   *[if] { $who } tiene heridas
}
if-is-roaming = { $mood ->
    [while] { $who } sea errante
   *[if] { $who } es errante
}
if-is-unassigned = { $mood ->
    [while] { $who } no esté asignado a ningún combate
   *[if] { $who } no está asignado a ningún combate
}
if-is-unique = { $mood ->
    [while] { $who } sea único
   *[if] { $who } es único
}
if-is-in-skirmish = { $mood ->
    [while] { $who } combata
   *[if] { $who } combate
}
if-is-in-support-area = { $mood ->
    [while] { $who } esté en un área de apoyo
   *[if] { $who } está en un área de apoyo
}
if-is-assigned-this-turn = { $mood ->
    [while] { $who } haya sido asignado a un combate este turno
   *[if] { $who } ha sido asignado a un combate este turno
}
if-then = si { $condition }, { $what }
otherwise = ; si no, { $what }
either-or = { " " }o bien{ " " }
or-else = ; o,{ " " }
while = { " " }mientras { $condition }
while-then = mientras { $condition }, { $what }
as-soon-as = Si en algún momento { $condition }, { $what }
and-if = { " " }y { $condition }

player-you = tú
player-free-peoples = el jugador de los Pueblos Libres
player-opponent = ese oponente
player-each-shadow = cada jugador de la Sombra
player-each = cada jugador

pay-to = { $price } para { $what }
response = si { $when }, { $what }
whenever = cuando { $when }, { $what }
you-may = { $who ->
    [shadow] cada jugador de la Sombra puede { $what }
   *[you] puedes { $what }
}
to-play = Para jugarla, { $what }
number-limit-phase = { " " }(límite: { $number } por fase)
limit-phase = { " " }(límite: { $n ->
    [one] una vez
   *[other] { $n } veces
} por fase)
limit-turn = { " " }(límite: { $n ->
    [one] una vez
   *[other] { $n } veces
} por turno)
repeated = { $what } { $n ->
    [0] { $times } veces{ $tail }
    [1] una vez{ $tail }
   *[other] { $times } veces{ $tail }
}
instead = { $what } en su lugar
timeword = { $words }:
timeword-fellowship = Comunidad
timeword-shadow = Sombra
timeword-maneuver = Maniobra
timeword-archery = Arquería
timeword-assignment = Asignación
timeword-skirmish = Combate
timeword-regroup = Reagrupamiento
timeword-response = Respuesta
until-regroup = { " " }hasta la fase de reagrupamiento
until-turn = { " " }hasta el final del turno
place-support = Se juega en tu área de apoyo.
place-site = Se juega sobre un lugar.
place-bearer = { $gender ->
    [f] La portadora
   *[m] El portador
} debe ser { $what }.
one-per-bearer = Límite: una por portador.
one-per-site = Límite: una por lugar.
extra-slot = El portador puede portar además otra arma de mano.
own-cost = { $who } tiene coste de penumbra { $amount }{ $on }{ $where }
when-played-on = { " " }si se juega sobre { $what }
copy-site = Mientras tu propio lugar { $n } esté en el camino de la aventura, { $who } tiene el texto de juego de ese lugar

when-played = { $own ->
    [yes] juegas { $who }
   *[no] { $player ->
        [you] juegas { $who }
        [opponent] un oponente juega { $who }
       *[any] se juega { $who }
    }
}{ $has_against ->
    [yes] { " " }sobre { $against }
   *[no] { "" }
}
when-event-played = { $player ->
    [you] juegas { $who }
    [opponent] un oponente juega { $who }
   *[any] se juega { $who }
}
when-wins = { $who } gana un combate{ $has_against ->
    [yes] { " " }contra { $against }
   *[no] { "" }
}
when-loses = { $who } pierde un combate{ $has_against ->
    [yes] { " " }contra { $against }
   *[no] { "" }
}
when-about-to-wound = { $who } va a recibir una herida{ $has_phase ->
    [yes] { " " }en una fase de { $phase }
   *[no] { "" }
}
when-wounded = { $who } recibe una herida
when-about-to-exert = { $who } va a esforzarse
when-exerted = { $who } se esfuerza
when-about-to-heal = { $who } va a curarse
when-killed = { $who } muere{ $has_against ->
    [yes] { " " }en un combate en el que participa { $against }
   *[no] { "" }
}{ $has_by ->
    [yes] { " " }a manos de { $by }
   *[no] { "" }
}
when-discarded = { $who } se descarta del juego
when-assigned = { $who } es asignado a un combate
when-ring-put-on = el Portador del Anillo se pone El Anillo Único
when-moves-from = la comunidad sale { $of }{ $has_phase ->
    [yes] { " " }durante la fase de { $phase }
   *[no] { "" }
}
when-moves = la comunidad se mueve
when-moves-to = { $own ->
    [yes] la comunidad se mueve aquí
   *[no] la comunidad se mueve { $to }
}
when-turn-starts = comienza cada uno de tus turnos
when-turn-ends = termina el turno
when-phase-starts = { $player ->
    [you] comienza tu fase de { $phase }
   *[any] comienza la fase de { $phase }
}
when-phase-ends = { $player ->
    [you] termina tu fase de { $phase }
   *[any] termina la fase de { $phase }
}
when-skirmish-ends = termina una fase de combate

give-keyword = { $word ->
    [archer] { $who } es arquero
    [fierce] { $who } es feroz
   *[other] { $who } tiene { $keyword }
}
give-strength = { $who } tiene fuerza { $amount }
give-cost = { $who } tiene coste de penumbra { $amount }
give-roaming = la penalización por errar { $of } es { $amount }
give-shadow-number = el número de Sombra de cada lugar es { $amount }
give-fellowship-archery = el total de arquería de la comunidad es { $amount }
give-minion-archery = el total de arquería de los esbirros es { $amount }
give-overwhelm = { $who } no puede ser arrollado salvo por el triple de su fuerza
give-wound-cap = { $who } no recibe más de una herida en cada fase de combate
give-no-weapon-strength = { $who } no obtiene fuerza de las armas
give-cannot-heal = { $who } no puede curarse
give-cannot-remove-burdens = no se pueden retirar cargas { $of }
give-safe-from-opponents = los oponentes no pueden descartar { $who }
give-cannot-play = no se pueden jugar { $who }
give-no-actions = no se pueden usar eventos ni habilidades especiales de la fase de { $phase }
give-skip-phase = se omite la fase de { $phase }
give-skip-phases = se omiten las fases de { $phases }

do-spot = avista { $what }
    .inf = avistar { $what }
do-strength = { $long ->
    [yes] da fuerza { $amount } { $to }{ $until }
   *[no] da { $to } fuerza { $amount }{ $until }
}
    .inf = { $long ->
    [yes] dar fuerza { $amount } { $to }{ $until }
   *[no] dar { $to } fuerza { $amount }{ $until }
}
do-keyword = { $word ->
    [fierce] haz que { $target } sea feroz{ $until }
    [archer] haz que { $target } sea arquero{ $until }
   *[other] { $long ->
        [yes] da { $keyword } { $to }{ $until }
       *[no] da { $to } { $keyword }{ $until }
    }
}
    .inf = { $word ->
    [fierce] hacer que { $target } sea feroz{ $until }
    [archer] hacer que { $target } sea arquero{ $until }
   *[other] { $long ->
        [yes] dar { $keyword } { $to }{ $until }
       *[no] dar { $to } { $keyword }{ $until }
    }
}
do-takes-part = haz que { $target } participe en la arquería y en los combates{ $until }
    .inf = hacer que { $target } participe en la arquería y en los combates{ $until }
do-wound-cap = haz que { $target } no reciba más de una herida en cada fase de combate{ $until }
    .inf = hacer que { $target } no reciba más de una herida en cada fase de combate{ $until }
do-no-wounds = evita todas las heridas { $to }{ $until }
    .inf = evitar todas las heridas { $to }{ $until }
do-overwhelm = haz que { $target } no pueda ser arrollado salvo por el triple de su fuerza{ $until }
    .inf = hacer que { $target } no pueda ser arrollado salvo por el triple de su fuerza{ $until }
do-no-bonus = ignora la bonificación de fuerza { $of }{ $until }
    .inf = ignorar la bonificación de fuerza { $of }{ $until }
do-no-archery = no cuentes { $to } en el total de arquería
    .inf = no contar { $to } en el total de arquería
do-forbid-assignment = prohíbe al jugador de los Pueblos Libres asignar { $object } a este esbirro
    .inf = prohibir al jugador de los Pueblos Libres asignar { $object } a este esbirro
do-wound = { $n ->
    [1] hiere { $to }
    [2] hiere dos veces { $to }
   *[other] hiere { $times } veces { $to }
}{ $tail }
    .inf = { $n ->
    [1] herir { $to }
    [2] herir dos veces { $to }
   *[other] herir { $times } veces { $to }
}{ $tail }
do-heal = { $n ->
    [1] cura { $to }
    [2] cura dos veces { $to }
   *[other] cura { $times } veces { $to }
}{ $tail }
    .inf = { $n ->
    [1] curar { $to }
    [2] curar dos veces { $to }
   *[other] curar { $times } veces { $to }
}{ $tail }
do-exert = { $n ->
    [1] esfuerza { $to }
    [2] esfuerza dos veces { $to }
   *[other] esfuerza { $n } veces { $to }
}
    .inf = { $n ->
    [1] esforzar { $to }
    [2] esforzar dos veces { $to }
   *[other] esforzar { $n } veces { $to }
}
do-exhaust = esfuerza { $to } tantas veces como sea posible
    .inf = esforzar { $to } tantas veces como sea posible
do-discard = descarta { $object }
    .inf = descartar { $object }
do-add-twilight = { $n ->
    [1] añade 1 ficha de penumbra
   *[other] añade { $amount } fichas de penumbra
}{ $tail }
    .inf = { $n ->
    [1] añadir 1 ficha de penumbra
   *[other] añadir { $amount } fichas de penumbra
}{ $tail }
do-remove-twilight = { $n ->
    [1] retira 1 ficha de penumbra
   *[other] retira { $amount } fichas de penumbra
}{ $tail }
    .inf = { $n ->
    [1] retirar 1 ficha de penumbra
   *[other] retirar { $amount } fichas de penumbra
}{ $tail }
do-add-burdens = { $n ->
    [1] añade una carga
   *[other] añade { $amount } cargas
}{ $tail }
    .inf = { $n ->
    [1] añadir una carga
   *[other] añadir { $amount } cargas
}{ $tail }
do-remove-burdens = { $n ->
    [1] retira una carga
   *[other] retira { $amount } cargas
}{ $tail }
    .inf = { $n ->
    [1] retirar una carga
   *[other] retirar { $amount } cargas
}{ $tail }
do-corrupt = corrompe al Portador del Anillo
    .inf = corromper al Portador del Anillo
do-put-on-ring = pon El Anillo Único al Portador del Anillo hasta la fase de reagrupamiento
    .inf = poner El Anillo Único al Portador del Anillo hasta la fase de reagrupamiento
do-become-ring-bearer = convierte { $to } en el Portador del Anillo (resistencia { $resistance })
    .inf = convertir { $to } en el Portador del Anillo (resistencia { $resistance })
do-choose-number = elige un número { $name }
    .inf = elegir un número { $name }
do-choose-number-upto = elige un número { $name }, como máximo { $what },
    .inf = elegir un número { $name }, como máximo { $what },
upto-burdens = el de cargas
upto-spot = el de { $what } que puedas avistar
do-draw = { $player ->
    [you] { $n ->
        [1] roba una carta
       *[other] roba { $amount } cartas
    }
   *[other] { $n ->
        [1] haz que { $who } robe una carta
       *[other] haz que { $who } robe { $amount } cartas
    }
}{ $tail }
    .inf = { $player ->
    [you] { $n ->
        [1] robar una carta
       *[other] robar { $amount } cartas
    }
   *[other] { $n ->
        [1] hacer que { $who } robe una carta
       *[other] hacer que { $who } robe { $amount } cartas
    }
}{ $tail }
do-discard-hand = { $player ->
    [you] descarta { $cards } de tu mano{ $random ->
        [yes] { " " }al azar
       *[no] { "" }
    }
   *[other] haz que { $who } descarte { $cards } de su mano{ $random ->
        [yes] { " " }al azar
       *[no] { "" }
    }
}
    .inf = { $player ->
    [you] descartar { $cards } de tu mano{ $random ->
        [yes] { " " }al azar
       *[no] { "" }
    }
   *[other] hacer que { $who } descarte { $cards } de su mano{ $random ->
        [yes] { " " }al azar
       *[no] { "" }
    }
}
do-mill = { $player ->
    [you] { $n ->
        [1] descarta la primera carta de tu mazo
       *[other] descarta las primeras { $amount } cartas de tu mazo
    }
   *[other] { $n ->
        [1] haz que { $who } descarte la primera carta de su mazo
       *[other] haz que { $who } descarte las primeras { $amount } cartas de su mazo
    }
}{ $tail }
    .inf = { $player ->
    [you] { $n ->
        [1] descartar la primera carta de tu mazo
       *[other] descartar las primeras { $amount } cartas de tu mazo
    }
   *[other] { $n ->
        [1] hacer que { $who } descarte la primera carta de su mazo
       *[other] hacer que { $who } descarte las primeras { $amount } cartas de su mazo
    }
}{ $tail }
do-reveal-hand = { $look ->
    [yes] mira la mano { $who_of }
   *[no] haz que { $who } revele todas las cartas de su mano
}
    .inf = { $look ->
    [yes] mirar la mano { $who_of }
   *[no] hacer que { $who } revele todas las cartas de su mano
}
do-reveal-random = { $look ->
    [yes] mira { $amount } cartas al azar de la mano { $who_of }
   *[no] haz que { $who } revele { $amount } cartas al azar de su mano
}{ $tail }
    .inf = { $look ->
    [yes] mirar { $amount } cartas al azar de la mano { $who_of }
   *[no] hacer que { $who } revele { $amount } cartas al azar de su mano
}{ $tail }
do-reveal = { $look ->
    [yes] mira { "" }
   *[no] revela { "" }
}{ $n ->
    [1] la { $bottom ->
        [yes] última
       *[no] primera
    } carta
   *[other] las primeras { $amount } cartas
} de { $player ->
    [you] tu mazo
   *[other] su mazo
}{ $tail }
    .inf = { $look ->
    [yes] mirar { "" }
   *[no] revelar { "" }
}{ $n ->
    [1] la { $bottom ->
        [yes] última
       *[no] primera
    } carta
   *[other] las primeras { $amount } cartas
} de { $player ->
    [you] tu mazo
   *[other] su mazo
}{ $tail }
do-reveal-until = revela cartas de la parte superior de tu mazo hasta que salga una que no sea { $what }
    .inf = revelar cartas de la parte superior de tu mazo hasta que salga una que no sea { $what }
do-put = pon { $target } { $where }
    .inf = poner { $target } { $where }
do-shuffle-hand = haz que { $who } baraje su mano en su mazo
    .inf = hacer que { $who } baraje su mano en su mazo
do-play = juega { $target }{ $on }{ $discount }
    .inf = jugar { $target }{ $on }{ $discount }
play-discount = { " " }con coste de penumbra −{ $n }
play-free = { " " }con coste de penumbra 0
do-stack = apila aquí { $target }
    .inf = apilar aquí { $target }
do-transfer = transfiere { $target } { $to_bearer }
    .inf = transferir { $target } { $to_bearer }
do-choose = elige { $object }
    .inf = elegir { $object }
do-choose-opponent = elige a un oponente
    .inf = elegir a un oponente
do-choose-one = haz que { $who } elija: { $what }
    .inf = hacer que { $who } elija: { $what }
do-may = { $n ->
    [1] puedes { $what }
   *[other] puedes { $what }, hasta { $times } veces
}{ $tail }
    .inf = { $n ->
    [1] poder { $what }
   *[other] poder { $what }, hasta { $times } veces
}{ $tail }
do-prevent = evita esa herida
    .inf = evitar esa herida
do-cancel-event = cancela ese evento
    .inf = cancelar ese evento
do-cancel-skirmish = cancela un combate en el que participe { $what }
    .inf = cancelar un combate en el que participe { $what }
do-assign = { $by ->
    [you] asigna { $object } a un combate contra { $minion }
   *[other] haz que { $who } asigne { $object } a un combate contra { $minion }
}
    .inf = { $by ->
    [you] asignar { $object } a un combate contra { $minion }
   *[other] hacer que { $who } asigne { $object } a un combate contra { $minion }
}
    .sub = asigne { $object } a un combate contra { $minion }
do-archery-fellowship = da { $amount } al total de arquería de la comunidad
    .inf = dar { $amount } al total de arquería de la comunidad
do-archery-minion = da { $amount } al total de arquería de los esbirros
    .inf = dar { $amount } al total de arquería de los esbirros
do-move-limit = da { $amount } al límite de movimiento de este turno
    .inf = dar { $amount } al límite de movimiento de este turno
do-no-more-moves = impide que la comunidad vuelva a moverse este turno
    .inf = impedir que la comunidad vuelva a moverse este turno
do-end-phase = termina tu fase de Sombra
    .inf = terminar tu fase de Sombra
do-next-site = coloca en el camino de la aventura tu siguiente lugar (en vez del de un oponente, si lo hay)
    .inf = colocar en el camino de la aventura tu siguiente lugar (en vez del de un oponente, si lo hay)
do-replace-site = sustituye { $target } por tu propio lugar del mismo número
    .inf = sustituir { $target } por tu propio lugar del mismo número
each-owner-of = cada propietario de tales { $what }

the-others = las demás
quality-strength = fuerza { $amount }
quality-fierce = haz que sea feroz
    .inf = hacer que sea feroz
terrain-sanctuary = un santuario
terrain-forest = un bosque
terrain-river = un río
terrain-plains = una llanura
terrain-underground = un lugar subterráneo
terrain-marsh = un pantano
terrain-mountain = una montaña
if-is-not-assigned-this-turn = { $mood ->
    [while] { $who } no haya sido asignado a ningún combate este turno
   *[if] { $who } no ha sido asignado a ningún combate este turno
}
if-is-not-in-support-area = { $mood ->
    [while] { $who } no esté en un área de apoyo
   *[if] { $who } no está en un área de apoyo
}
if-is-here = { $mood ->
    [while] { $who } esté con la comunidad
   *[if] { $who } está con la comunidad
}
if-is-assigned = { $mood ->
    [while] { $who } esté asignado a un combate
   *[if] { $who } está asignado a un combate
}
play-on = { " " }sobre { $what }
post-assigned = asignado a un combate
if-is-archer = { $mood ->
    [while] { $who } sea arquero
   *[if] { $who } es arquero
}
if-is-fierce = { $mood ->
    [while] { $who } sea feroz
   *[if] { $who } es feroz
}
if-is-damage = { $mood ->
    [while] { $who } tenga daño
   *[if] { $who } tiene daño
}
if-is-defender = { $mood ->
    [while] { $who } sea defensor
   *[if] { $who } es defensor
}
do-special-return-to-its-master = cancela todas las asignaciones | asigna a ese Nazgûl a un combate contra el Portador del Anillo; durante ese combate, ignora el texto de juego de El Anillo Único
    .inf = cancelar todas las asignaciones | asignar a ese Nazgûl a un combate contra el Portador del Anillo; durante ese combate se ignora el texto de juego de El Anillo Único
if-another-fought = { $mood ->
    [while] otro compañero haya sido asignado a un combate este turno
   *[if] otro compañero ha sido asignado a un combate este turno
}
the-others-ordered = las demás en cualquier orden
counted-them = { $gender ->
    [f] una de ellas
   *[m] uno de ellos
}
from-last-discarded = la última carta descartada así
do-choose-player = elige a un jugador
    .inf = elegir a un jugador
do-choose-opponent-hand = elige a un oponente con al menos { $n } cartas en la mano
    .inf = elegir a un oponente con al menos { $n } cartas en la mano
do-shuffle-in = baraja { $target } en tu mazo
    .inf = barajar { $target } en tu mazo
chosen-by = { $what } a elección { $of }
upto-spot-others = el de { $gender ->
    [f] otras
   *[m] otros
} { $what } que puedas avistar
do-discard-hand-chooser = descarta { $cards } de su mano
    .inf = descartar { $cards } de su mano
from-them = { $what } de entre ellos
do-choose-by = haz que { $who } elija { $object }
    .inf = hacer que { $who } elija { $object }
do-put-shown = revela { $target } y { $gender ->
    [f] ponla
   *[m] ponlo
} { $where }
    .inf = revelar { $target } y { $gender ->
    [f] ponerla
   *[m] ponerlo
} { $where }
do-prevent-exertion = no le pongas ninguna herida por ello (cuenta igualmente como esforzado)
    .inf = no ponerle ninguna herida por ello (cuenta igualmente como esforzado)
post-named = { $name }, tu { $what },
to-hand = en tu mano
to-deck-top = { $of ->
    [you] encima de tu mazo
   *[other] encima de ese mazo
}
to-deck-bottom = debajo de tu mazo
post-not-kind = { $number ->
    [many] que no sean { $what }
   *[one] que no sea { $what }
}
counted-burdens = { $n } cargas
if-it-is = es { $what }
do-put-it = ponla { $where }
    .inf = ponerla { $where }
do-discard-it = descártala
    .inf = descartarla
when-turn-ends-unfought = termina un turno en el que { $who } no ha sido asignado a ningún combate, pero otro compañero sí
player-opponent-again = { "" }
