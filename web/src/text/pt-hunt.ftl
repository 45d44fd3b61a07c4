# As palavras em torno dos mapas da caça. Os mesmos ids estão em en-hunt.ftl e es-hunt.ftl.
hunt-status = Parte { $part } · Dia { $day } · { $turn ->
       [nightfall] Cair da Noite
      *[other] Luz do Dia
    }
hunt-status-setup = Parte { $part } · Antes do primeiro dia
hunt-title-1 = Parte 1 · Três Não É Demais
hunt-title-2 = Parte 2 · Fuga para o Vau
hunt-map = Mapa da Parte { $part }. As setas percorrem os lugares, Enter escolhe.
hunt-section = seção { $section }
hunt-day = Dia { $day }
hunt-turn = { $turn ->
       [nightfall] Cair da Noite
       [daylight-2] segundo turno de Luz do Dia
      *[other] primeiro turno de Luz do Dia
    }
hunt-track-movement = Movimento
hunt-track-corruption = Corrupção
hunt-region-shire = O Condado
hunt-region-northfarthing = Quarta Norte
hunt-region-southfarthing = Quarta Sul
hunt-region-woody-end = Ponta do Bosque
hunt-region-marish = O Pântano
hunt-region-buckland = Terra dos Buques
hunt-region-old-forest = Floresta Velha
hunt-region-barrow-downs = Colinas dos Túmulos
hunt-region-east-road = Grande Estrada Leste
hunt-region-greenway = Caminho Verde
hunt-region-bree-land = Terra de Bri
hunt-region-north-downs = Colinas do Norte
hunt-region-lone-lands = Terras Solitárias
hunt-region-trollshaws = Mata dos Trolls
hunt-region-ettenmoors = Charnecas Etten
hunt-region-angle = O Ângulo
hunt-region-eriador = Eriador
hunt-region-rhudaur = Rhudaur
hunt-region-rivendell = Valfenda
hunt-region-midgewater = Pântano dos Mosquitos
hunt-river-brandywine = Brandevin
hunt-river-water = O Água
hunt-river-withywindle = Voltavime
hunt-river-shirebourn = Shirebourn
hunt-river-hoarwell = Fontegris
hunt-river-bruinen = Bruinen
hunt-legend-normal = Local
hunt-legend-ally = Local Aliado
hunt-legend-dark = Local Escuro
hunt-legend-frodo-start = Início de Frodo
hunt-legend-nazgul-start = Início de Nazgûl
hunt-legend-exit = Saída
hunt-legend-road = Estrada
hunt-legend-path = Trilha
hunt-legend-dot = Ponto
hunt-legend-area = Área
hunt-legend-border = Seção
hunt-glow-log = Frodo pode anotar este local.
hunt-glow-dot = Frodo pode anotar um ponto.
hunt-glow-ride = O Nazgûl pode cavalgar até aqui.
hunt-glow-at = Pode ser escolhido.
hunt-glow-remove = O marcador de Aliado daqui pode ser retirado.
hunt-glow-wander = Gandalf pode vir para cá.
hunt-glow-deed = Gandalf pode completar um feito aqui.
hunt-glow-token = O marcador deste lugar pode ser escolhido.
hunt-glow-shift = Um marcador de Aliado pode se mover daqui ou para cá.
hunt-glow-path = A crônica fala deste lugar.
hunt-fact-nazgul = Nazgûl { $nazgul } ({ $seat })
hunt-fact-lord = O Senhor dos Nazgûl, no lugar do { $nazgul } ({ $seat })
hunt-fact-ally = Um marcador de Aliado: nenhum Nazgûl entra nem passa
hunt-fact-closed = Fechado aos Nazgûl neste turno
hunt-fact-gandalf = Gandalf está aqui à vista
hunt-fact-trail-eye = Rastro: uma Procura mostrou que Frodo passou por aqui
hunt-fact-trail-sword = Rastro: uma Busca mostrou que Frodo passou por aqui
hunt-fact-asked = { $action } no movimento { $track }: { $answer }
hunt-asked-search = Procura
hunt-asked-hunt = Busca
hunt-asked-perceive = Percepção
hunt-fact-possible = O último local de Frodo pode ser este
hunt-fact-last = O último local de Frodo
hunt-fact-moves = Anotado no movimento { $moves }
hunt-fact-wizard = Gandalf está aqui, em segredo
hunt-fact-information = Seu marcador de Informação: pode ser encontrado aqui
hunt-fact-deed = Um feito espera aqui por Gandalf
hunt-fact-note = Nota: { $chit } { $text }
hunt-why-not-asked = Agora não é a sua vez: outra pessoa decide.
hunt-why-not-this = Isto não conta para o que se pergunta agora.
hunt-spend-token = Marcador: comprar carta
hunt-hint-log = círculo azul: ir até lá
hunt-hint-dot = losango azul: anotar um ponto
hunt-hint-ride = círculo vermelho: cavalgar até lá
hunt-hint-at = círculo verde: escolher
hunt-hint-remove = círculo vermelho tracejado: retirar o marcador
hunt-hint-wander = círculo cinza: Gandalf vai até lá
hunt-hint-deed = círculo dourado: completar o Feito
hunt-hint-token = círculo dourado: escolher o marcador
hunt-hint-shift = círculo verde: erguer o marcador e colocá-lo em outro
hunt-hint-nazgul = cavaleiro aceso: escolher
hunt-hint-perceive = área ou estandarte violeta: mirar ali
hunt-hint-die = dado com borda dourada: usar
hunt-hint-power = habilidade com borda dourada: usar
hunt-hint-play = carta com borda dourada: jogar
hunt-hint-discard = carta com borda dourada: descartar
hunt-hint-flip = peça e depois companheiro: devolver
hunt-hand = Mão
hunt-hand-empty = Nenhuma carta na mão
hunt-or = ou
hunt-journal = Atrás do escudo
hunt-company = A Companhia
hunt-riders = Os Cavaleiros Negros
hunt-tracks = Indicadores e respostas
hunt-notes = Notas
hunt-piles = Cartas jogadas
hunt-write-dot = Anotar um ponto
hunt-dot = um ponto
hunt-dot-near = ponto perto de { $place }, rumo ao { $towards }
hunt-dice = Dados de ação
hunt-die = Dado: { $face }
hunt-die-use = Usar o dado: { $face }
hunt-dice-used = { $count ->
       [1] um dado usado
      *[other] { $count } dados usados
    }
hunt-dice-none = não restam dados
hunt-encounter = Peças de Corrupção
hunt-encounter-at = Encontro em { $place }
hunt-encounter-sum = { $sum } de Corrupção: { $corruption } → { $after }
hunt-encounter-eyes = Um Olho custa 1, e mais 1 por cada Olho já ao lado do Indicador (agora { $eyes }).
hunt-encounter-cancel = Escolha uma peça e depois o companheiro cuja carta é virada para devolvê-la.
hunt-encounter-may = Um companheiro pode ser virado para devolver uma peça; as especiais ficam.
hunt-limit = limite { $limit }
hunt-choose = Escolher
hunt-which = Qual destas?
hunt-journey-limit = limite { $limit }
hunt-journey-take = Seguir esta rota
hunt-setup = Preparação
hunt-shelter = abrigo
hunt-log-start = Frodo partiu de { $place }
hunt-log-gandalf = O diário de Gandalf
hunt-log-move = Mov.
hunt-log-when = Dia
hunt-log-where = Onde
hunt-log-empty = Ainda não há nada anotado.
hunt-log-dash = não se moveu
hunt-log-flight = (fuga)
hunt-information = marcadores de Informação
hunt-information-hidden = { $place }: aqui não se pode mais descobrir nada
hunt-deeds = feitos a cumprir
hunt-ask = Perguntar-me por cartas Fora de Turno
hunt-ask-all = sempre que a mesa possa perguntar
hunt-ask-hunts = só antes das Buscas
hunt-ask-never = nunca: que aconteça
hunt-company-ready = disponível
hunt-company-flipped = usada
hunt-company-away = ausente
hunt-tokens = Marcadores da Sociedade: { $tokens } de { $pool }
hunt-ally-cards = Cartas de Aliado: { $hand } na mão, { $deck } no baralho
hunt-nazgul = Nazgûl { $nazgul }
hunt-lord = O Senhor ({ $nazgul })
hunt-not-placed = fora do tabuleiro
hunt-powers = Habilidades: { $count } { $count ->
       [1] marcador
      *[other] marcadores
    } de Informação
hunt-sorcery-cards = { $count ->
       [1] uma carta de Feitiçaria
      *[other] { $count } cartas de Feitiçaria
    }
hunt-leads = jogador principal
hunt-resolve = (+{ $count } por Gandalf)
hunt-eyes = Olhos ao lado do Indicador
hunt-pool = Reserva da Busca
hunt-deeds-done = Feitos completos
hunt-gandalf-home = Gandalf está em Valfenda
hunt-heard = O que os caçadores ouviram
hunt-heard-nothing = Ainda não se perguntou nada.
hunt-chits = Fichas de notas
hunt-chit-here = Ele está aqui
hunt-chit-maybe = Talvez
hunt-chit-never = Aqui não
hunt-chit-trap = Esperar por ele
hunt-chit-watch = Vigiar
hunt-chit-later = Mais tarde
hunt-notes-hint = Escolha uma ficha e depois um local. O que você não compartilha fica neste navegador.
hunt-notes-open-hint = Escolha uma ficha e depois um local. Todos à mesa a veem, o Portador também.
hunt-notes-lay = Clique em um local: { $chit }. Esc encerra.
hunt-notes-text = Algumas palavras
hunt-notes-shared = compartilhada
hunt-notes-shared-hint = Todos os Espectros do Anel a veem, onde quer que estejam; senão, só você
hunt-notes-remove = Remover a nota
hunt-deduce = Onde Frodo pode estar
hunt-deduce-frodo = { $count ->
       [1] um lugar
      *[other] { $count } lugares
    }: o último local dele
hunt-deduce-gandalf = { $count ->
       [1] um lugar
      *[other] { $count } lugares
    }: Gandalf
hunt-deduce-weight = Quanto mais forte, mais jornadas terminam ali.
hunt-on-table = Na mesa
hunt-seen-hand = Vistas na mão do { $seat }
hunt-ally-discard = Cartas de Aliado descartadas: { $count }
hunt-sorcery-discard = Cartas de Feitiçaria descartadas: { $count }; no baralho: { $deck }
hunt-sign-fog = Névoa: as cartas não podem mover Frodo nem Gandalf
hunt-sign-silent = Sem cartas Fora de Turno neste turno
hunt-sign-knife = Punhal de Morgul: o próximo Encontro custa mais uma peça
hunt-sign-net = A rede se fecha: contam os Nazgûl a dois espaços
