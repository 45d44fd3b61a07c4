# Lo que dice el consejero: por qué haría esto aquí. Los mismos nombres están en en-counsel.ftl y pt-counsel.ftl.
# La preparación
counsel-bid = Lo que apuestas se convierte en cargas, y se quedan: de { $resistance } de resistencia te { $left ->
    [1] quedaría { $left }
   *[other] quedarían { $left }
}.
counsel-bid-for = Quien más apuesta elige su puesto en el orden de turno, y eso vale más o menos una carga; una apuesta que nunca varía se supera con facilidad.
counsel-bid-none = El puesto en el orden de turno vale más o menos una carga. De vez en cuando no apuesto nada y me quedo con el puesto que sobra.
counsel-place = Un puesto tardío es bueno: en el puesto { $number } juegas con la Sombra { $shadows ->
    [1] una vez
   *[other] { $shadows } veces
} antes de tu primer turno, y cada vez robas cartas.
counsel-start = { $card } (fuerza { $strength }, vitalidad { $vitality }) ocupa { $cost } de los { $room } que aún puedes gastar. Los compañeros con los que empiezas no añaden penumbra.
counsel-start-beside = { $card } y { $on } cuestan { $cost } en total: ninguna otra elección da más fuerza y vitalidad dentro de los 4.
counsel-start-done = Nadie de los que quedan vale { $left } de penumbra.
counsel-mulligan-no = { $minions ->
    [1] Un esbirro
   *[other] { $minions } esbirros
} entre { $number } cartas: puedes hacer daño a los demás. Seis cartas nuevas serían dos menos.
counsel-mulligan-yes = { $minions ->
    [0] Ningún esbirro
    [1] Un esbirro
   *[other] { $minions } esbirros
} y { $events ->
    [1] un evento
   *[other] { $events } eventos
}: con esta mano apenas harías daño a nadie. Seis cartas nuevas son mejores.

# La fase de comunidad
counsel-play-companion = { $card } aporta fuerza { $strength } y vitalidad { $vitality }: alguien más que puede plantar cara a un esbirro. { $cost ->
    [0] No cuesta penumbra.
   *[other] El precio: { $cost } de penumbra que la Sombra podrá gastar.
}
counsel-play-company = Serás { $number } compañeros, y cada uno añade 1 de penumbra siempre que te mueves. En la reserva hay ahora { $twilight }.
counsel-play-ally = { $card } se queda en tu área de apoyo con su texto, no añade penumbra cuando te mueves y solo lucha en el lugar { $site }. { $cost ->
    [0] No cuesta penumbra.
   *[other] Cuesta { $cost } de penumbra.
}
counsel-play-item = Con { $card }, { $on } tiene fuerza { $now } en vez de { $was }, desde ahora en cada combate. { $cost ->
    [0] No cuesta penumbra.
   *[other] Cuesta { $cost } de penumbra.
}
counsel-play-item-vitality = Con { $card }, { $on } tiene vitalidad { $now } en vez de { $was }: aguanta más heridas. { $cost ->
    [0] No cuesta penumbra.
   *[other] Cuesta { $cost } de penumbra.
}
counsel-play-item-text = { $card } va sobre { $on } y su texto funciona desde ahora. { $cost ->
    [0] No cuesta penumbra.
   *[other] Cuesta { $cost } de penumbra.
}
counsel-play-item-damage = Daño +{ $number }: quien pierde contra { $on } recibe { $number ->
    [1] una herida
   *[other] { $number } heridas
} más.
counsel-play-item-also = Y { $number } más de vitalidad para { $on }.
counsel-play-support = { $card } se queda en juego y funciona todos los turnos: cuanto antes esté, mejor. { $cost ->
    [0] No cuesta penumbra.
   *[other] Cuesta { $cost } de penumbra: en la reserva habrá { $twilight }.
}
counsel-discard-heals = A { $card } le { $left ->
    [1] queda { $left }
   *[other] quedan { $left }
} de vitalidad, y tendría { $now }.
counsel-discard-spare = Otra carta de { $card } no puede entrar en juego mientras viva la primera: como cura todavía te sirve.
counsel-transfer = { $on } aprovecha { $card } mejor que { $source }: fuerza { $now } en vez de { $was }. { $cost ->
    [0] No cuesta penumbra.
   *[other] Cuesta otra vez { $cost } de penumbra.
}
counsel-set-out = Adelante, al lugar { $site }: { $companions } de penumbra por tus compañeros, y más por el lugar, que aún no se conoce. La Sombra tendrá { $twilight } o más.
counsel-set-out-to = Adelante, al lugar { $site }, { $card }: { $companions } de penumbra por tus compañeros y { $shadow } por el lugar. La Sombra tendrá { $twilight }.
counsel-keep-card = Me guardo { $card }: lo que aporta ahora no compensa { $cost ->
    [0] la carta
   *[other] { $cost } de penumbra más para la Sombra
}.
counsel-keep-item = { $card } está en buenas manos con { $on }: pasarlo a otro costaría de nuevo su penumbra.
counsel-keep-event = { $source } no daría nada ahora; en tu mano aún puede decidir un combate.
counsel-keep-use = No veo que { $source } te dé nada aquí.
counsel-keep-exert-self = { $card } tendría que esforzarse y quedarse con { $left } de vitalidad, y eso es más de lo que da.
counsel-keep-exert = { $source } haría esforzarse a { $card }, que se quedaría con { $left } de vitalidad, y eso es más de lo que da.
counsel-keep-twilight = { $source } daría a la Sombra { $number } más de penumbra, y eso es más de lo que te da a ti.

# Lo que hace una acción
counsel-does-play = { $source } { $source-number ->
    [many] ponen
   *[one] pone
} en juego { $card }.
counsel-does-return = { $source } devuelve { $number ->
    [1] una carta
   *[other] { $number } cartas
} de tu pila de descartes a tu mazo.
counsel-does-mill = { $source } cuesta a los demás { $number ->
    [1] una carta
   *[other] { $number } cartas
} de sus mazos.
counsel-does-rob = { $source } cuesta a los demás { $number ->
    [1] una carta
   *[other] { $number } cartas
} de la mano.
counsel-does-kill = { $source } mata al instante a { $card }.
counsel-does-wound = { $source } hiere a { $card }: le { $left ->
    [1] queda { $left }
   *[other] quedan { $left }
} de vitalidad.
counsel-does-heal = { $source } cura a { $card }: { $left } de vitalidad.
counsel-does-strengthen = { $source } { $source-number ->
    [many] dan
   *[one] da
} a { $card } fuerza { $now } en vez de { $was }.
counsel-does-weaken = { $source } deja a { $card } con fuerza { $now } en vez de { $was }.
counsel-does-discard = { $source } te libra de { $card }.
counsel-does-draw = { $source } te { $source-number ->
    [many] dan
   *[one] da
} { $number ->
    [1] una carta
   *[other] { $number } cartas
}.
counsel-does-burdens = { $source }: { $number ->
    [1] una carga
   *[other] { $number } cargas
} { $change ->
    [fewer] menos
   *[more] más
}, { $now } de { $resistance }.
counsel-does-twilight = { $source }: { $number } { $change ->
    [fewer] menos de penumbra que la Sombra pueda gastar
   *[more] más de penumbra para gastar
}, { $twilight } en la reserva.
counsel-does-archery = { $source } inclina las flechas a tu favor: { $number } de diferencia.
counsel-does-text = Según mis cuentas, { $source } vale aquí { $number ->
    [0] un poco
    [1] casi tanto como ahorrarse una herida leve
   *[other] casi tanto como ahorrarse { $number } heridas leves
}.
counsel-costs-wound = { $card } se esfuerza por ello: le { $left ->
    [1] queda { $left }
   *[other] quedan { $left }
} de vitalidad.
counsel-costs-burdens = El precio: { $number ->
    [1] una carga
   *[other] { $number } cargas
}, { $now } de { $resistance }.
counsel-costs-twilight = Da { $number } de penumbra a la Sombra: { $twilight } en la reserva.
counsel-costs-pool = Gasta { $number } de penumbra y deja { $twilight }.
counsel-plan-kills = Con esto y lo que puedes jugar después espero que { $card } { $card-number ->
    [many] caigan
   *[one] caiga
}.
counsel-plan-wounds = Con esto y lo que puedes jugar después espero { $number ->
    [1] una herida
   *[other] { $number } heridas
} más para la comunidad.
counsel-later-wins-game = A mi entender, con eso ganas la partida.
counsel-later-saves = Sin ello espero que { $card } { $card-number ->
    [many] caigan
   *[one] caiga
} en esta lucha.
counsel-later-kills = Con ello espero que { $card } { $card-number ->
    [many] caigan
   *[one] caiga
} en esta lucha.
counsel-later-spares = Espero que te ahorre { $number ->
    [1] una herida
   *[other] { $number } heridas
} en esta lucha.
counsel-later-wounds = Espero que cause { $number ->
    [1] una herida
   *[other] { $number } heridas
} más en esta lucha.
counsel-later-burdens = Espero que eso traiga { $number ->
    [1] una carga
   *[other] { $number } cargas
} { $change ->
    [fewer] menos
   *[more] más
}.

# La fase de Sombra
counsel-minion = { $card } (fuerza { $strength }, vitalidad { $vitality }) por { $cost } de { $twilight } de penumbra.{ $roaming ->
    [yes] {" "}Antes del lugar { $site }, por errante, cuesta 2 más.
   *[no] {""}
}
counsel-minion-item = Con { $card }, { $on } { $on-number ->
    [many] tienen
   *[one] tiene
} fuerza { $now } en vez de { $was }, por { $cost } de penumbra.
counsel-shadow-support = { $card } se queda en juego cuando los esbirros se van, por { $cost } de penumbra.
counsel-together = El mejor reparto de { $twilight } de penumbra: { $card }.
counsel-minions-many = Así son { $number ->
    [1] un esbirro
   *[other] { $number } esbirros
} contra { $companions ->
    [1] un compañero
   *[other] { $companions } compañeros
}. A los que nadie haga frente, los mandas adonde duela.
counsel-shadow-pass = { $twilight ->
    [1] Queda { $twilight }
   *[other] Quedan { $twilight }
} de penumbra y { $number ->
    [0] ningún esbirro
    [1] un esbirro
   *[other] { $number } esbirros
} en juego: nada de tu mano la aprovecha mejor ahora.
counsel-shadow-dear = El esbirro más barato de tu mano, { $card }, costaría { $cost }.

# Acciones por turno
counsel-wait-archery = Así vuelan las flechas: { $fellowship } contra los esbirros, { $number } contra la comunidad.
counsel-wait-fights = Hay { $number ->
    [1] un esbirro
   *[other] { $number } esbirros
} para { $companions ->
    [1] un defensor
   *[other] { $companions } defensores
}: guarda fuerzas y cartas para los combates.

# En un combate
counsel-now-killed = Tal como está, { $card } tiene { $strength } contra { $against }: { $fear ->
    [overwhelmed] { $card-gender ->
        [f] arrollada
       *[m] arrollado
    }, muere al instante, sea cual sea su vitalidad
   *[wounded] las heridas matan
}.
counsel-now-wounded = Tal como está, { $card } tiene { $strength } contra { $against }{ $tie ->
    [yes] , y el empate es de la Sombra
   *[no] {""}
}: { $wounds ->
    [1] una herida
   *[other] { $wounds } heridas
}, y ahora le { $left ->
    [1] queda { $left }
   *[other] quedan { $left }
} de vitalidad.
counsel-now-wins = Tal como está, { $card } gana, { $strength } contra { $against }: { $wounds ->
    [1] una herida
   *[other] { $wounds } heridas
} para { $minion }.
counsel-now-slays = Tal como está, { $card } gana, { $strength } contra { $against }, y { $minion } { $minion-number ->
    [many] caen
   *[one] cae
}.
counsel-with-killed = Con { $source }, { $card } tiene { $strength } contra { $against }: { $fear ->
    [overwhelmed] suficiente para arrollar y matar al instante
   *[wounded] suficiente para que las heridas maten
}.
counsel-with-wounded = Con { $source }, { $card } tiene { $strength } contra { $against }: { $side ->
    [shadow] pierde{ $tie ->
        [yes] , porque el empate es de la Sombra,
       *[no] {""}
    } y recibe { $wounds ->
        [1] una herida
       *[other] { $wounds } heridas
    }
   *[free] un combate perdido, pero solo { $wounds ->
        [1] una herida
       *[other] { $wounds } heridas
    }
}.
counsel-with-wins = { $own ->
    [yes] { $card } usa esta habilidad y gana
   *[no] Con { $source }, { $card } gana
}, { $strength } contra { $against }: { $wounds ->
    [1] una herida
   *[other] { $wounds } heridas
} para { $minion }.
counsel-with-slays = { $own ->
    [yes] { $card } usa esta habilidad y gana
   *[no] Con { $source }, { $card } gana
}, { $strength } contra { $against }, y { $minion } { $minion-number ->
    [many] caen
   *[one] cae
}.
counsel-with-cancelled = { $source } cancela el combate de { $card }: nadie gana y nadie es herido.
counsel-with-removed = { $source } quita de delante al último enemigo de { $card }: combate ganado.
counsel-not-alone = { $source } por sí solo lo deja en { $strength } contra { $against }, y no basta; con una segunda acción, sí.
counsel-makes-it = { $source } deja a { $card } con { $strength } contra { $against }.
counsel-enough = Así ya te conviene: guarda { $source } para un combate más reñido.
counsel-enough-use = Así ya te conviene: { $source } no tiene que ayudar.
counsel-no-help = { $source } no puede ayudar aquí.
counsel-in-vain = { $source } lo dejaría en { $strength } contra { $against } y no cambiaría el final.
counsel-answered = { $source } lo dejaría en { $strength } contra { $against }, pero espero una respuesta que lo anule.

# La asignación
counsel-defend = { $card } ({ $strength }) contra { $minion } ({ $against }): le doy a { $card } un { $percent } %{ $help ->
    [0] {""}
   *[other] {" "}(tienes hasta +{ $help } a mano)
}. { $fear ->
    [overwhelmed] El doble de fuerza arrolla: sin ayuda, { $card } muere.
    [killed] Una derrota mata: { $wounds ->
        [1] una herida
       *[other] { $wounds } heridas
    } con { $left } de vitalidad.
   *[wounded] Una derrota cuesta { $wounds ->
        [1] una herida
       *[other] { $wounds } heridas
    } de { $left } de vitalidad.
}
counsel-defend-else = Sin defensor, { $minion } { $minion-number ->
    [many] irían
   *[one] iría
} a por { $card }{ $also ->
    [yes] , además de { $on }
   *[no] {""}
}: { $strength } contra { $against }, { $fear ->
    [overwhelmed] quedaría { $card-gender ->
        [f] arrollada
       *[m] arrollado
    } y moriría
    [killed] muerte por { $wounds ->
        [1] la herida
       *[other] { $wounds } heridas
    }
   *[wounded] { $wounds ->
        [1] una herida
       *[other] { $wounds } heridas
    }
}{ $bearer ->
    [yes] , y es el Portador del Anillo
   *[no] {""}
}.
counsel-defend-plan = Reservo a { $card } para { $other ->
    [yes] el otro
   *[no] { $minion }
}.
counsel-leave = No pongo a nadie contra { $minion } (fuerza { $strength }): su jugador elegirá a quién atacar.
counsel-leave-safe = Lo peor sería que atacase a { $card }, que aun así gana: { $strength } contra { $against }.
counsel-leave-busy = { $card } ya { $card-number ->
    [many] tienen
   *[one] tiene
} enemigo, y un segundo es peor que uno para cada cual.
counsel-attack = { $minion } contra { $card }: { $strength } contra { $against }, { $percent } % para ti. { $fear ->
    [overwhelmed] El doble de fuerza arrolla: { $card } moriría al instante.
    [killed] { $wounds ->
        [1] Una herida mata
       *[other] { $wounds } heridas matan
    } a { $card }, con { $left } de vitalidad.
   *[wounded] { $wounds ->
        [1] Una herida
       *[other] { $wounds } heridas
    } de { $left } de vitalidad.
}
counsel-attack-joins = La fuerza se suma: también { $minion } { $minion-number ->
    [many] luchan
   *[one] lucha
} contra { $card }.
counsel-attack-other = Contra { $card } sería { $strength } contra { $against }, { $percent } %, y dolería menos.
counsel-attack-none = Incluso contra { $card } sería { $strength } contra { $against }: { $minion } solo { $minion-number ->
    [many] recibirían
   *[one] recibiría
} heridas para nada.
counsel-first-easy = Más se juega { $card }, { $strength } contra { $against } ({ $percent } %): eso puede esperar hasta que sepas cuánto puedes gastar ahí.

# Flechas y curas
counsel-hit = { $card } { $card-number ->
    [many] aguantan
   *[one] aguanta
} mejor la flecha: { $left ->
    [0] mata, pero es la pérdida menos grave
    [1] después queda 1 de vitalidad
   *[other] después quedan { $left } de vitalidad
}.
counsel-hit-not = { $bearer ->
    [yes] Hay que cuidar al Portador del Anillo, { $card }
   *[no] Hay que cuidar a { $card }
}: { $left ->
    [0] esta herida mataría
    [1] solo quedaría 1 de vitalidad
   *[other] solo quedarían { $left } de vitalidad
}.
counsel-shoot = La mayor amenaza aquí es de { $seat }: { $minion }, fuerza { $strength } en total. { $arrows ->
    [1] Una flecha va para allá.
   *[other] { $arrows } flechas van para allá.
}
counsel-heal = { $bearer ->
    [yes] Primero el Portador del Anillo
   *[no] Primero { $card }
}: de { $left } a { $now } de vitalidad. Los últimos puntos son los que más valen. El santuario cura todavía { $heals ->
    [1] una herida
   *[other] { $heals } heridas
}.
counsel-heal-only = Nadie más lo necesita: { $card } pasa de { $left } a { $now } de vitalidad, sin coste. El santuario cura todavía { $heals ->
    [1] una herida
   *[other] { $heals } heridas
}.
counsel-heal-other = A { $card } le { $left ->
    [1] queda { $left }
   *[other] quedan { $left }
} y puede esperar.
counsel-heal-done = No se gana nada con las { $heals } curas que quedan.

# Avanzar
counsel-move = Adelante, al lugar { $site }: la Sombra tendría { $twilight }{ $known ->
    [yes] {""}
   *[no] {" "}o más
} de penumbra, y { $number ->
    [0] no queda ningún esbirro para recibirte allí
    [1] un esbirro va detrás
   *[other] { $number } esbirros van detrás
}.
counsel-move-wins = El paso al lugar { $site } gana la partida.
counsel-move-behind = Alguien te lleva { $number ->
    [1] un lugar
   *[other] { $number } lugares
} de ventaja: la carrera merece un riesgo.
counsel-stay = El lugar { $site } daría a la Sombra { $twilight }{ $known ->
    [yes] {""}
   *[no] {" "}o más
} de penumbra, y { $number ->
    [0] aún no habría ningún esbirro
    [1] un esbirro iría detrás
   *[other] { $number } esbirros irían detrás
}.
counsel-stay-rest = { $card } es un santuario: tu próximo turno empieza con { $number ->
    [1] una herida curada
   *[other] { $number } heridas curadas
}.
counsel-stay-draw = Si te quedas, { $minions ->
    [0] {""}
    [1] el esbirro se descarta y{" "}
   *[other] los { $minions } esbirros se descartan y{" "}
}robas { $number ->
    [1] una carta
   *[other] { $number } cartas
}.
counsel-stay-clear = Si te quedas, { $number ->
    [1] el esbirro se descarta
   *[other] los { $number } esbirros se descartan
}.
counsel-expect-ring-bearer = He probado el próximo movimiento: { $card } murió en { $number } de { $tries } intentos, y eso sería el final.
counsel-expect-dead = He probado el próximo movimiento: casi siempre costó a { $card }{ $wounds ->
    [0] {""}
    [1] {" "}y una herida
   *[other] {" "}y { $wounds } heridas
}.
counsel-expect-wounds = He probado el próximo movimiento: costó { $wounds ->
    [0] apenas una herida
    [1] más o menos una herida
   *[other] unas { $wounds } heridas
}, y nadie cayó.

# Las elecciones de un texto
counsel-choose-enough = { $source } ya ha hecho bastante: nadie más lo merece.
counsel-choose-card = { $card } es lo que más te ayuda ahora con { $source }.
counsel-choose-least = { $card } es de lo que mejor puedes prescindir.
counsel-choose-thing = { $owner ->
    [mine] De tus cartas, { $card } es la que menos echarás en falta.
   *[theirs] { $card } es lo que más daño te hace.
}
counsel-choose-pile = De las cartas que hay ahí, la que más vale para ti: { $card }.
counsel-choose-exert = { $card } { $card-number ->
    [many] lo aguantan
   *[one] lo aguanta
} mejor: { $left ->
    [1] después queda { $left }
   *[other] después quedan { $left }
} de vitalidad.
counsel-choose-exert-not = { $bearer ->
    [yes] El Portador del Anillo, { $card }, no debería pagarlo
   *[no] { $card } no debería pagarlo
}, con { $left } de vitalidad.
counsel-choose-heal = { $card } es quien más lo necesita: de { $left } a { $now } de vitalidad.
counsel-choose-kill = A { $card } le queda 1 de vitalidad: esta herida mata, y se va una fuerza de { $strength }.
counsel-choose-wound = { $card } (fuerza { $strength }) es la mayor amenaza a su alcance: { $left ->
    [1] después queda { $left }
   *[other] después quedan { $left }
} de vitalidad.
counsel-choose-who = { $reason ->
    [fights] { $card } está luchando ahora: solo ahí ayuda { $source }.
    [mine] { $card } (fuerza { $strength }) es quien más aprovecha { $source }.
   *[theirs] { $card } (fuerza { $strength }) es a quien hay que frenar con { $source }.
}
counsel-keep-all = Hasta la menos valiosa de tus { $number } cartas, { $card }, vale más que una desconocida.
counsel-throw = Descarta { $card }, y robarás otra carta en su lugar.
counsel-throw-plain = { $card } es de lo que mejor puedes prescindir.
counsel-throw-down = Tienes { $number } cartas y has de bajar a ocho: primero se va { $card }.
counsel-little-dead = { $card } está en tu pila de muertos: esta carta ya no se puede jugar nunca.
counsel-little-unique = { $card } es carta única y ya está en juego.
counsel-little-crowd = Tienes { $number } { $sort ->
    [event] eventos
    [minion] esbirros
    [companion] compañeros
   *[thing] objetos y otras cartas duraderas
} { $side ->
    [shadow] de la Sombra
   *[free] de los Pueblos Libres
}: no los necesitarás todos.
counsel-little-culture = No tienes en juego ningún personaje de su cultura, y sin él { $card } apenas se puede usar.
counsel-little-least = De tus { $number } cartas es la que menos promete.
counsel-bears = Con { $on } es donde más cuenta: con { $card }, fuerza { $now } en vez de { $was }.
counsel-bears-text = { $on } es el mejor sitio para { $card }: { $left } de vitalidad para aprovecharlo.
counsel-bears-site = { $card } va sobre { $on }.
counsel-way = { $source }: según mis cuentas, la siguiente respuesta es { $number ->
    [0] casi igual de buena
    [1] peor, como por una herida leve
   *[other] peor, como por { $number } heridas leves
}.
counsel-number = { $source }: { $number } es lo mejor aquí.
counsel-may-no = { $source } te costaría aquí más de lo que da.
counsel-player = { $seat } está en el lugar { $site } con { $hand ->
    [1] una carta
   *[other] { $hand } cartas
} en la mano: ahí es donde mejor golpea { $source }.
counsel-first = Todo ocurre de todos modos. Que { $source } vaya primero no cambia nada, que yo vea.
counsel-first-matters = Primero { $source }: aquí el orden cuenta.
counsel-ring-on = A { $card } le { $left ->
    [1] queda { $left }
   *[other] quedan { $left }
} de vitalidad. Con el Anillo puesto { $number ->
    [1] llega una carga
   *[other] llegan { $number } cargas
} en vez de la herida: { $now } de { $resistance }.
counsel-ring-off = A { $card } le { $left ->
    [1] queda { $left }
   *[other] quedan { $left }
} de vitalidad y puede soportar la herida. El Anillo supondría { $number ->
    [1] una carga
   *[other] { $number } cargas
} ({ $now } de { $resistance }), y las cargas son más difíciles de quitar.
counsel-only = Aquí no puedes hacer otra cosa.
