# La mesa en una terminal.
terminal-when = { $part ->
    [1] Parte 1 · Tres es compañía
   *[2] Parte 2 · Huyendo hacia el Vado
} · { $day ->
    [0] antes del primer día
   *[other] día { $day }
} · { $turn ->
    [nightfall] anochecer
    [daylight-2] segundo turno de luz
   *[daylight-1] primer turno de luz
}
terminal-corruption = Corrupción { $corruption }
terminal-limit = límite { $limit }
terminal-secret = límite secreto
terminal-resolve = { $count } más por Gandalf
terminal-track = Movimiento { $track }
terminal-tokens = marcadores de la Comunidad { $tokens } de { $pool }
terminal-pool = Reserva de la Caza:
terminal-eyes = Ojos junto al indicador:
terminal-drawn = Fichas robadas:
terminal-fog = Niebla: las cartas no pueden mover a Frodo ni a Gandalf.
terminal-silent = Sin cartas fuera de turno este turno.
terminal-border-closed = El Seto Alto está cerrado a los Nazgûl este turno.
terminal-barrow-wights = Los Tumularios están junto al indicador y cuentan como un Ojo.
terminal-morgul-knife = Daga de Morgul: el próximo encuentro cuesta una ficha más.
terminal-gandalf-home = Gandalf está en Rivendel.
terminal-net = La red se cierra: los Nazgûl a dos espacios cuentan en un encuentro.
terminal-company = La Compañía:
terminal-ally-cards = Cartas de Aliado: { $hand } en la mano, { $deck } en el mazo, { $gone } descartadas
terminal-kept = Sobre la mesa:
terminal-riders = Los Jinetes Negros
terminal-lead = (jugador líder: { $seat })
terminal-nazgul = Nazgûl { $nazgul }, { $seat }
terminal-lord = El Señor ({ $nazgul }), { $seat }
terminal-nowhere = fuera del tablero
terminal-dice = Dados de acción:
terminal-dice-used = usados: { $count }
terminal-lord-die = El dado del Señor:
terminal-information-found = Marcadores de Información:
terminal-powers = Habilidades:
terminal-sorcery = Cartas de Hechicería:
terminal-hand-of = { $seat }: { $count }
terminal-sorcery-deck = mazo { $deck }, descartadas { $gone }
terminal-my-hand = Tu mano:
terminal-seen = Vistas en la mano de { $seat-in-text }:
terminal-playing = Se está jugando:
terminal-trails = Rastros de Frodo:
terminal-allies = Marcadores de Aliado:
terminal-closed = Cerrado este turno:
terminal-found = Encuentro en:
terminal-gandalf = Gandalf a la vista en:
terminal-deeds-done = Hazañas cumplidas en:
terminal-heard = Últimas respuestas:
terminal-nothing = ninguna todavía
terminal-frodo-can-be = La última localización de Frodo puede ser:
terminal-gandalf-can-be = Gandalf puede estar en:
terminal-dot = punto { $dot }
terminal-ways-nazgul = Caminos del Nazgûl desde
terminal-ways-frodo = Caminos de Frodo desde
terminal-ways-gandalf = Caminos de Gandalf desde
terminal-near = al lado:
terminal-beyond = { $dots ->
    [one] tras un punto:
   *[other] tras { $dots } puntos:
}
terminal-screen = Detrás del biombo
terminal-log-1 = Diario de Viaje:
terminal-log-2 = El diario de Gandalf:
terminal-a-dot = ·
terminal-a-dash = —
terminal-last = La última localización de Frodo es { $place }; puntos desde entonces: { $count }
terminal-ally-hand = Cartas de Aliado en la mano:
terminal-information = Marcadores de Información guardados:
terminal-information-hidden = Marcadores de Información boca abajo:
terminal-gandalf-secret = Gandalf, en secreto:
terminal-deeds = Hazañas pendientes:
terminal-choosable = Se puede elegir:
terminal-legend = ● disponible, ○ usada, – ausente; ► actúa ahora; ═ camino, ─ senda; ◉ hallado por un registro, ⚔ por una caza; » se puede elegir ahora
game-hunt = La caza del Anillo
deck-ally1 = Aliado, parte 1
deck-ally2 = Aliado, parte 2
deck-sorcery = Hechicería
