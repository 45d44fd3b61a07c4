# A mesa em um terminal.
terminal-when = { $part ->
    [1] Parte 1 · Três Não É Demais
   *[2] Parte 2 · Fuga para o Vau
} · { $day ->
    [0] antes do primeiro dia
   *[other] dia { $day }
} · { $turn ->
    [nightfall] Cair da Noite
    [daylight-2] 2º turno de Luz do Dia
   *[daylight-1] 1º turno de Luz do Dia
}
terminal-corruption = Corrupção { $corruption }
terminal-limit = limite { $limit }
terminal-secret = limite secreto
terminal-resolve = mais { $count } por Gandalf
terminal-track = Movimento { $track }
terminal-tokens = marcadores da Sociedade { $tokens } de { $pool }
terminal-pool = Reserva da Busca:
terminal-eyes = Olhos ao lado do Indicador:
terminal-drawn = Peças compradas:
terminal-fog = Névoa: as cartas não podem mover Frodo nem Gandalf.
terminal-silent = Sem cartas Fora de Turno neste turno.
terminal-border-closed = A Sebe Alta está fechada aos Nazgûl neste turno.
terminal-barrow-wights = As Criaturas Tumulares estão ao lado do Indicador e contam como um Olho.
terminal-morgul-knife = Punhal de Morgul: o próximo Encontro custa mais uma peça.
terminal-gandalf-home = Gandalf está em Valfenda.
terminal-net = A rede se fecha: os Nazgûl a dois espaços contam em um Encontro.
terminal-company = A Companhia:
terminal-ally-cards = Cartas de Aliado: { $hand } na mão, { $deck } no baralho, { $gone } descartadas
terminal-kept = Sobre a mesa:
terminal-riders = Os Cavaleiros Negros
terminal-lead = (jogador principal: { $seat })
terminal-nazgul = Nazgûl { $nazgul }, { $seat }
terminal-lord = O Senhor ({ $nazgul }), { $seat }
terminal-nowhere = fora do tabuleiro
terminal-dice = Dados de ação:
terminal-dice-used = usados: { $count }
terminal-lord-die = O dado do Senhor:
terminal-information-found = Marcadores de Informação:
terminal-powers = Habilidades:
terminal-sorcery = Cartas de Feitiçaria:
terminal-hand-of = { $seat }: { $count }
terminal-sorcery-deck = baralho { $deck }, descartadas { $gone }
terminal-my-hand = Sua mão:
terminal-seen = Vistas na mão de { $seat-in-text }:
terminal-playing = Sendo jogada:
terminal-trails = Rastros de Frodo:
terminal-allies = Marcadores de Aliado:
terminal-closed = Fechado neste turno:
terminal-found = Encontro em:
terminal-gandalf = Gandalf à vista em:
terminal-deeds-done = Feitos completados em:
terminal-heard = Últimas respostas:
terminal-nothing = nenhuma ainda
terminal-frodo-can-be = O último local de Frodo pode ser:
terminal-gandalf-can-be = Gandalf pode estar em:
terminal-dot = ponto { $dot }
terminal-ways-nazgul = Caminhos do Nazgûl a partir de
terminal-ways-frodo = Caminhos de Frodo a partir de
terminal-ways-gandalf = Caminhos de Gandalf a partir de
terminal-near = ao lado:
terminal-beyond = { $dots ->
    [1] depois de um ponto:
   *[other] depois de { $dots } pontos:
}
terminal-screen = Atrás do escudo
terminal-log-1 = Diário de Jornada:
terminal-log-2 = O diário de Gandalf:
terminal-a-dot = ·
terminal-a-dash = —
terminal-last = O último local de Frodo é { $place }; pontos desde então: { $count }
terminal-ally-hand = Cartas de Aliado na mão:
terminal-information = Marcadores de Informação guardados:
terminal-information-hidden = Marcadores de Informação virados para baixo:
terminal-gandalf-secret = Gandalf, em segredo:
terminal-deeds = Feitos a cumprir:
terminal-choosable = Pode ser escolhido:
terminal-legend = ● disponível, ○ usada, – ausente; ► age agora; ═ estrada, ─ trilha; ◉ achado por uma Procura, ⚔ por uma Busca; » pode ser escolhido agora
game-hunt = Busca pelo Anel
deck-ally1 = Aliado, Parte 1
deck-ally2 = Aliado, Parte 2
deck-sorcery = Feitiçaria
