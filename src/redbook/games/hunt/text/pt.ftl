# Busca pelo Anel. Os mesmos identificadores e variáveis estão em en.ftl e es.ftl.

# Quem se senta onde

seat-ringbearer = Portador do Anel
    .in-text = o Portador do Anel
seat-wraith-1 = Espectro do Anel 1
    .in-text = o Espectro do Anel 1
seat-wraith-2 = Espectro do Anel 2
    .in-text = o Espectro do Anel 2
seat-wraith-3 = Espectro do Anel 3
    .in-text = o Espectro do Anel 3
seat-wraith-4 = Espectro do Anel 4
    .in-text = o Espectro do Anel 4

# O que se escolhe antes da primeira jogada

setting-part = Que parte
setting-part-both = as duas partes seguidas
setting-part-1 = só a Parte 1: Três Não É Demais
setting-part-2 = só a Parte 2: Fuga para o Vau
setting-information = Marcadores de Informação dados aos Espectros do Anel
setting-information-1 = um, como de costume
setting-information-2 = dois: Frodo é incansável
setting-information-0 = nenhum: os Nazgûl são terríveis
setting-pool = Reserva da Sociedade
setting-pool-3 = três marcadores
setting-pool-4 = quatro marcadores, para ajudar o Portador
setting-shelters = Abrigos nas jornadas longas
setting-shelters-false = sem abrigos
setting-shelters-true = com abrigos
setting-deduction = Sombrear onde Frodo ainda pode estar
setting-deduction-false = não: deduzam vocês
setting-deduction-true = sim, só com respostas públicas
setting-ask = Perguntar ao Portador por cartas Fora de Turno
setting-ask-all = sempre que uma pudesse ser jogada
setting-ask-hunts = só antes das Buscas
setting-notes = Notas dos Espectros do Anel
setting-notes-open = abertas: todos à mesa as veem
setting-notes-private = variante: só os Espectros do Anel as veem

# A Companhia

company-frodo = Frodo Bolseiro
company-sam = Samwise Gamgi
company-pippin = Peregrin Túk
company-merry = Meriadoc Brandebuque
company-strider = Passolargo
ability-frodo = No começo de cada Dia, receba um marcador da Sociedade se tiver menos de dois.
ability-sam = Quando Frodo descansa no Cair da Noite, a Corrupção dele diminui 1.
ability-pippin = Na etapa de Atualizar, compre duas cartas de Aliado em vez de uma.
ability-merry = Jogue até duas cartas de Aliado no seu turno em vez de uma.
ability-strider = Quando mudar o curso, compre duas cartas de Jornada e fique com uma.
last-frodo = Resolução de Frodo: depois de se mover, vire esta carta para se mover de novo; a reserva da Sociedade perde um marcador.
last-others = Vire esta carta para cancelar uma peça de Corrupção comprada; a peça volta à reserva da Busca.

# Dados, peças, poderes, respostas

die-ring = Anel
    .plural = Anéis
die-sword = Espada
    .plural = Espadas
die-sorcery = Feitiçaria
    .plural = Feitiçarias
die-shadow = Sombra
    .plural = Sombras
die-morgul-ring = Anel de Morgul
    .plural = Anéis de Morgul
die-advance = Avançar
die-morgul-shadow = Sombra de Morgul
    .plural = Sombras de Morgul
die-lord = o dado do Senhor
tile-0 = 0
tile-1 = 1
tile-2 = 2
tile-3 = 3
tile-eye = Olho
    .plural = Olhos
tile-red-3 = 3 especial
tile-red-eye = Olho especial
    .plural = Olhos especiais
power-1 = qualquer dado: mais um espaço
power-2 = dois dados: Busca ou Percepção
power-3 = uma Espada: mais um espaço e depois uma Procura
power-4 = um Anel: mais dois espaços
power-5 = o Senhor dos Nazgûl começa a Parte 2 em jogo
answer-no = não
answer-yes = sim
answer-here = sim, Frodo está aqui
answer-frodo = sim, é Frodo
answer-gandalf = sim, é Gandalf
answer-both = sim, Frodo e Gandalf
cause-nightfall = mover-se no Cair da Noite
cause-sorcery = uma carta de Feitiçaria
cause-tile = uma peça
cause-eye = um Olho
cause-shadows = Sombra nos dados
cause-frodo = a carta de Frodo
cause-card = uma carta de Aliado
action-search = uma Procura
action-hunt = uma Busca
action-perception = uma Percepção
action-sorcery = uma carta de Feitiçaria

# O que se pergunta

ask-give-information = Entregue um marcador de Informação aos Espectros do Anel.
ask-assign = Quem comanda o Nazgûl { $nazgul }?
ask-choose-lead = Quem é o primeiro jogador principal?
ask-place-nazgul = Onde começa o Nazgûl { $nazgul }?
ask-shire-turn =
    { $turn ->
       [3] Cair da Noite
      *[other] Luz do Dia
    }: é a sua vez, Portador.
ask-wild-turn =
    { $turn ->
       [3] Cair da Noite
      *[other] Luz do Dia
    }: é a sua vez, Portador. Gandalf se move.
ask-march-or-rest = A noite cai. Frodo continua, por 1 de Corrupção, ou descansa?
ask-card-move = Mova Frodo mais uma vez.
ask-ally-mode = { $card }: que efeito?
ask-sorcery-mode = { $card }: que efeito?
ask-discard-allies = Descarte uma carta de Aliado.
ask-discard-sorceries = Descarte uma carta de Feitiçaria.
ask-place-ally = Onde fica o marcador de Aliado?
ask-move-allies = Mova um marcador de Aliado.
ask-drive-space = De que espaço os Nazgûl são afugentados?
ask-push = Nazgûl { $nazgul }, { $where ->
        [wild] em um ponto perto de { $place }, rumo ao { $towards }
       *[place] em { $place }
    }: para onde ele é afugentado? { $steps ->
       [1] Resta um passo
      *[other] Restam { $steps } passos
    }.
ask-take-die = Que dado é retirado?
ask-heal-more = Gastar um marcador para curar mais 1?
ask-hide-information = Que marcador de Informação você esconde?
ask-rob-wraith = Que Espectro do Anel perde uma carta?
ask-pick-sorcery = Que carta é descartada?
ask-pick-ally = Que carta do Portador é descartada?
ask-react = Impedir { $action }? { $where ->
        [place] Lugar: { $place }.
        [target] { $target-id ->
            [I] Alvo: a seção { $target }.
            [II] Alvo: a seção { $target }.
            [III] Alvo: a seção { $target }.
            [IV] Alvo: a seção { $target }.
            [V] Alvo: a seção { $target }.
            [VI] Alvo: a seção { $target }.
           *[other] Alvo: a área { $target }.
        }
       *[card] A carta: { $card }.
    }
ask-active-nazgul = Nazgûl { $nazgul }, { $where ->
        [wild] perto de { $place }, rumo ao { $towards }
       *[place] em { $place }
    }: mova e aja, em qualquer ordem.
ask-die-action = { $face }: para que serve o dado?
ask-pay-die = Que dado paga por isso?
ask-hunt-or-perceive = Busca ou Percepção?
ask-search-after-ride = Fazer uma Procura em { $place }?
ask-extra-ride = O Nazgûl { $nazgul }, { $where ->
        [wild] em um ponto perto de { $place }, rumo ao { $towards }
       *[place] em { $place }
    }, continua cavalgando: para onde?
ask-ride-others = Que outro Nazgûl cavalga?
ask-ride-to-connected = Para que local conectado?
ask-search-afar = Onde é feita a Procura?
ask-hunt-beside = Onde é feita a Busca?
ask-perceive-afar = Sobre o que é feita a Percepção?
ask-remove-any-ally = Que marcador de Aliado é retirado?
ask-add-special-tile = Que peça especial entra na reserva da Busca?
ask-eye-from-pool = Que peça de Olho fica ao lado do Indicador?
ask-reroll-dice = Que dados são jogados de novo?
ask-cancel-tile = Virar uma carta de Companhia para cancelar uma peça?
ask-flee = Frodo foge em segredo: para onde?
ask-flee-in-the-wild = Mudar o curso ou seguir em frente?
ask-new-journey = Com que carta de Jornada você fica?
ask-choose-journey = Que rota Passolargo toma?
ask-gandalf-starts = Onde Gandalf começa?
ask-choose-hiding = Onde Gandalf se esconde?
ask-wander-again = Gandalf se move mais uma vez.
ask-fly-gandalf = Para onde Gwaihir leva Gandalf?
ask-share-sorcery = Passar uma carta de Feitiçaria a outro Espectro do Anel?
ask-lord-at-start = Que Nazgûl o Senhor substitui?

# O que se pode escolher

option-rest = Frodo descansa
option-march = Frodo continua, por 1 de Corrupção
option-spend-token = gastar um marcador para comprar uma carta de Aliado
option-resolve = Resolução de Frodo: mover-se de novo
option-end-turn = terminar o turno
option-pass = deixar acontecer
option-enough = deixar acontecer e não perguntar mais neste turno
option-done = pronto
option-stay = ficar
option-search = Procura aqui
option-hunt = Busca aqui
option-draw-sorcery = comprar uma carta de Feitiçaria
option-advance = todos os Nazgûl se movem um espaço
option-reveal = revelar Gandalf aqui, por um marcador
option-rivendell = Gandalf vai para Valfenda e sai da partida
option-change-course = mudar o curso: um espaço para trás e uma nova carta de Jornada
option-carry-on = seguir em frente com a mesma carta de Jornada
option-spend = gastar um marcador
option-keep = guardar o marcador
option-nothing = nada a esconder
option-roll = jogar os dados
option-log = { $place-id ->
        [dot] um ponto: Frodo vai pelo ermo
        [dash] um traço: Frodo não se move
       *[place] Frodo vai para { $place-in-text }
    }
option-ride = { $where ->
        [wild] cavalgar até o ponto perto de { $place-in-text }, rumo ao { $towards }
       *[place] cavalgar até { $place-in-text }
    }
option-at = { $where ->
        [wild] o ponto perto de { $place-in-text }, rumo ao { $towards }
       *[place] { $place }
    }
option-remove = retirar o marcador de Aliado de { $place-in-text }
option-wander = Gandalf vai para { $place-in-text }
option-deed = completar o Feito de { $place-in-text }
option-token = { $place }
option-shift = de { $from-in-text } para { $place-in-text }
option-perceive = Percepção sobre { $target-id ->
        [I] a seção { $target }
        [II] a seção { $target }
        [III] a seção { $target }
        [IV] a seção { $target }
        [V] a seção { $target }
        [VI] a seção { $target }
       *[other] a área { $target }
    }
option-play-ally = jogar { $card }
option-play-sorcery = jogar { $card }
option-discard-ally = descartar { $card }
option-discard-sorcery = descartar { $card }
option-mode = { $effect }
option-use-die = usar um dado: { $face }
option-power = habilidade dos Cavaleiros Negros ({ $power })
option-face = { $face }
option-seat = { $seat }
option-give = dar { $card } a { $seat-in-text }
option-flip = virar a carta de { $company } e cancelar a peça: { $tile }
option-tile = { $tile }
option-travel = { $journey }: { $rows }
option-nazgul = Nazgûl { $nazgul }

# O que acontece

event-start-drawn = Frodo parte de { $place }.
event-information-drawn = Os seus marcadores de Informação: { $places }.
event-information-given = Os Espectros do Anel recebem um marcador de Informação: { $place }.
event-nazgul-assigned = O Nazgûl { $nazgul } fica sob o comando de { $seat }.
event-lead-taken = O marcador de jogador principal passa a { $seat }.
event-nazgul-placed = O Nazgûl { $nazgul } começa em { $place }.
event-part-begins =
    { $part ->
       [1] Parte 1: Três Não É Demais
      *[other] Parte 2: Fuga para o Vau
    }
event-day-begins = Começa o Dia { $day }.
event-turn-begins =
    { $turn ->
       [3] Cai a noite
       [2] Segundo turno de Luz do Dia
      *[other] Primeiro turno de Luz do Dia
    }.
event-dice-rolled = Os dados de Ação: { $faces }.
event-tokens-taken = O Portador recebe { $count ->
       [1] um marcador da Sociedade
      *[other] { $count } marcadores da Sociedade
    } ({ $why }) e tem { $tokens }.
event-tokens-lost = O Portador devolve à reserva { $count ->
       [1] um marcador da Sociedade
      *[other] { $count } marcadores da Sociedade
    } e { $tokens ->
       [0] não fica com nenhum
       [1] fica com um
      *[other] fica com { $tokens }
    }.
event-pool-reduced = A reserva da Sociedade diminui para { $pool }.
event-log-written = Anotado no Diário de Jornada: { $place }.
event-frodo-moved = Frodo se move: espaço { $track } do Indicador de Movimento.
event-frodo-fled = Frodo foge e se esconde: espaço { $track } do Indicador de Movimento.
event-frodo-rested = Frodo descansa.
event-corruption-gained = Frodo sofre { $count } de Corrupção ({ $why }) e tem { $corruption }.
event-corruption-healed = A Corrupção de Frodo diminui { $count } e fica em { $corruption }.
event-information-hidden = Não se pode mais descobrir nada em { $place }.
event-ally-played = O Portador joga { $card }.
event-effect-chosen = { $card }: { $effect }
event-allies-drawn = O Portador compra { $count ->
       [1] uma carta de Aliado
      *[other] { $count } cartas de Aliado
    }.
event-ally-drawn = Você compra { $card }.
event-ally-discarded = { $card } vai para o descarte.
event-sorcery-played = { $seat } joga { $card }.
event-sorcery-drawn = { $seat } compra uma carta de Feitiçaria.
event-sorcery-card-drawn = Você compra { $card }.
event-sorcery-discarded = { $seat } descarta { $card }.
event-sorcery-given = { $seat } passa uma carta de Feitiçaria a { $to }.
event-sorcery-card-given = { $card } passa a { $to }.
event-deck-shuffled = O baralho de Feitiçaria é embaralhado de novo.
event-cancelled = { $card } impede { $where ->
        [place] { $action } em { $place }
        [target] { $target-id ->
            [I] { $action } sobre a seção { $target }
            [II] { $action } sobre a seção { $target }
            [III] { $action } sobre a seção { $target }
            [IV] { $action } sobre a seção { $target }
            [V] { $action } sobre a seção { $target }
            [VI] { $action } sobre a seção { $target }
           *[other] { $action } sobre a área { $target }
        }
       *[card] os efeitos de { $stopped }
    }.
event-hand-seen = { $seat } tem na mão: { $cards }.
event-hand-looked-at = { $by } olha a mão de { $seat }.
event-company-joined = { $company } se junta à Companhia.
event-company-flipped = A carta de { $company } é virada.
event-ally-placed = Um marcador de Aliado é colocado em { $place }.
event-ally-moved = Um marcador de Aliado vai de { $start } para { $place }.
event-ally-removed = O marcador de Aliado de { $place } é retirado.
event-area-closed = A área { $area } fica fechada aos Nazgûl neste turno.
event-places-closed = Fechado aos Nazgûl neste turno: { $places }.
event-border-closed = A Sebe Alta fica fechada aos Nazgûl neste turno.
event-die-taken = Um dado é retirado dos Espectros do Anel: { $face }.
event-dice-rerolled = Dados jogados de novo: { $faces }.
event-fog-fell = Névoa: as cartas não podem mover Frodo nem Gandalf.
event-silence-fell = Sem cartas Fora de Turno neste turno.
event-net-closes = A rede se fecha: os Nazgûl a dois espaços contam em um Encontro.
event-card-stays = { $card } fica na mesa.
event-range-grows = O próximo movimento de Frodo alcança { $count ->
       [1] um ponto
      *[other] { $count } pontos
    } a mais.
event-nazgul-acts = O Nazgûl { $nazgul } de { $seat } age.
event-nazgul-rode = O Nazgûl { $nazgul } { $way ->
        [out] cavalga de { $start } para um ponto perto de { $place }, rumo ao { $towards }.
        [off] sai de { $start } para um ponto próximo, rumo ao { $towards }.
        [in] cavalga de um ponto perto de { $start } para { $place }.
        [home] entra em { $place } vindo de um ponto próximo.
        [through] cavalga de um ponto perto de { $start } para outro perto de { $place }, rumo ao { $towards }.
        [on] cavalga para outro ponto perto de { $place }, rumo ao { $towards }.
       *[road] cavalga de { $start } para { $place }.
    }
event-die-used = Um dado é usado: { $face }.
event-power-used = Os Cavaleiros Negros usam uma habilidade ({ $power }).
event-search-answered = Procura em { $place }: { $answer }.
event-hunt-answered = Busca em { $place }: { $answer }.
event-perception-answered = Percepção sobre { $target-id ->
        [I] a seção { $target }
        [II] a seção { $target }
        [III] a seção { $target }
        [IV] a seção { $target }
        [V] a seção { $target }
        [VI] a seção { $target }
       *[other] a área { $target }
    }: { $answer }.
event-information-found = Informação encontrada em { $place }: { $powers ->
       [1] um marcador
      *[other] { $powers } marcadores
    } no total.
event-dots-told = Pontos desde o último local de Frodo: { $count }.
event-connection-told = { $where ->
        [wild] Conexão do último local de Frodo com um ponto perto de { $place }, rumo ao { $towards }: { $answer }.
       *[place] Conexão do último local de Frodo com { $place }: { $answer }.
    }
event-encounter-begins = Encontro em { $place }: { $nazgul ->
       [1] um Nazgûl
      *[other] { $nazgul } Nazgûl
    }.
event-tiles-drawn = Peças de Corrupção compradas: { $tiles }.
event-tile-returned = Uma peça volta à reserva da Busca: { $tile }.
event-eye-set = Olhos ao lado do Indicador de Corrupção: { $eyes }.
event-tile-added = Uma peça entra na reserva da Busca: { $tile }.
event-bree-reached = Frodo chegou a Bri em segurança.
event-rescue-needed = Frodo precisa ser resgatado, a { $moves ->
       [1] um movimento
      *[other] { $moves } movimentos
    } de Bri.
event-frodo-rescued = Frodo é levado a Bri.
event-journey-kept = A rota está escolhida: { $journey }.
event-journey-chosen = Passolargo escolheu a rota.
event-course-changed = Frodo muda o curso e volta ao espaço { $track } do Indicador de Movimento; o rastro se perde.
event-course-kept = Frodo segue em frente.
event-deeds-drawn = Marcadores de Feitos comprados: { $places }.
event-gandalf-moved = Gandalf se move em segredo.
event-gandalf-went = Gandalf está em { $place }.
event-gandalf-revealed = Gandalf se revela em { $place }!
event-gandalf-hides = Gandalf volta a se esconder.
event-gandalf-flees = Gandalf foi descoberto e precisa fugir.
event-deed-done = Gandalf completa um Feito em { $place }: o limite de Frodo sobe 1.
event-gandalf-home = Gandalf está em Valfenda: o limite de Frodo sobe 1.
event-lord-enters = O Senhor dos Nazgûl toma o lugar do Nazgûl { $nazgul }.
event-lord-leaves = O Senhor dos Nazgûl parte; o Nazgûl { $nazgul } volta.

# Como termina

result-corrupted = Frodo caiu sob a Sombra.
result-rivendell = Frodo chegou a Valfenda.
result-bree = Frodo chegou a Bri. A Parte 2 espera na carta de Gandalf.
result-rescued = Frodo foi resgatado e levado a Bri. A Parte 2 espera na carta de Gandalf.

# Dados que um árbitro joga

chance-action-die = { $who }: o dado de Ação { $nth } de { $of } foi jogado. 0 e 1 Anel, 2 e 3 Espada, 4 Feitiçaria, 5 Sombra.
chance-lord-die = { $who }: o dado do Senhor foi jogado. 0 Anel, 1 Espada, 2 Feitiçaria, 3 Anel de Morgul, 4 Avançar, 5 Sombra de Morgul.
chance-tile = { $who }: que peça de Corrupção saiu?
chance-lead = Que jogador Espectro do Anel recebe o marcador de jogador principal?

# Por que não

why-must-move = O turno ainda não pode acabar: antes é preciso se mover. ({ $rule })
why-already-moved = O movimento deste turno já foi feito. ({ $rule })
why-out-of-range = Está conectado, mas fora de alcance: anote antes mais pontos. ({ $rule })
why-not-connected = Não está conectado: há outro local no meio. ({ $rule })
why-only-at-nightfall = Frodo só pode descansar no Cair da Noite. ({ $rule })
why-needs-a-dot = Para voltar ao último local é preciso ter anotado pelo menos um ponto. ({ $rule })
why-fog = Névoa nas Colinas: as cartas não podem mover Frodo nem Gandalf agora. ({ $rule })
why-not-in-hand = A carta não está na sua mão. ({ $rule })
why-one-card-a-turn = Não se podem jogar mais cartas de Aliado neste turno. ({ $rule })
why-prerequisite = A condição da carta não foi cumprida. ({ $rule })
why-out-of-turn-only = Este efeito é jogado Fora de Turno, enquanto os Nazgûl agem. ({ $rule })
why-cannot-stop-this = Esta carta não pode impedir isso. ({ $rule })
why-marker-needs-room = Um marcador de Aliado precisa de um local da carta sem Nazgûl e sem outro marcador. ({ $rule })
why-no-tokens = Não há marcador da Sociedade para gastar, ou nada para comprar. ({ $rule })
why-one-token-a-turn = Só se pode gastar um marcador por turno para comprar uma carta. ({ $rule })
why-already-rode = Este Nazgûl já se moveu. ({ $rule })
why-already-acted = Este Nazgûl já realizou a sua ação. ({ $rule })
why-too-far = É longe demais. ({ $rule })
why-no-exit-for-nazgul = Um Nazgûl nunca entra em uma Saída. ({ $rule })
why-ally-in-the-way = Um marcador de Aliado barra o caminho. ({ $rule })
why-closed = Uma carta fechou o caminho neste turno. ({ $rule })
why-trapped = Este Nazgûl não pode sair do seu lugar neste turno. ({ $rule })
why-no-such-die = Não resta nenhum dado assim. ({ $rule })
why-die-has-no-use = Esse dado não serve para nada aqui. ({ $rule })
why-die-first = Primeiro escolha o dado, depois para que ele serve. ({ $rule })
why-not-your-area = Uma Percepção visa a área ou a seção do Nazgûl ativo. ({ $rule })
why-not-on-a-location = O Nazgûl não está em um local. ({ $rule })
why-start-cannot-be-searched = Um local inicial de Frodo não pode ser alvo de Procura. ({ $rule })
why-already-tracked = Aqui já há um marcador de rastreio. ({ $rule })
why-hunt-needs-a-sword = Uma Busca precisa de uma Espada, ou do Cair da Noite se Frodo se moveu. ({ $rule })
why-card-prerequisite = A condição da carta não foi cumprida. ({ $rule })
why-other-part = Este efeito pertence à outra parte do jogo. ({ $rule })
why-power-locked = Não há marcadores de Informação suficientes para esta habilidade. ({ $rule })
why-special-tile = Uma peça especial não pode ser cancelada. ({ $rule })
why-no-exit-in-flight = Frodo não pode fugir para uma Saída. ({ $rule })
why-place-taken = Cada Nazgûl começa em um local inicial diferente. ({ $rule })
why-everyone-rides = Cada jogador Espectro do Anel precisa comandar pelo menos um Nazgûl. ({ $rule })
why-no-gandalf = Gandalf não pode fazer isso agora. ({ $rule })
why-no-nazgul-here = Não há nenhum Nazgûl onde está Gandalf. ({ $rule })
why-frodo-first = Primeiro Frodo se move ou descansa; depois Gandalf age. ({ $rule })
why-no-such-deed = Nenhum marcador de Feitos seu indica este lugar. ({ $rule })
why-gandalf-stands-here = Gandalf barra o caminho. ({ $rule })
why-lord-hunts = O Senhor dos Nazgûl não faz Procura: faz Busca. ({ $rule })
why-lord-die-stays = O dado do Senhor não pode ser retirado. ({ $rule })
why-card-flipped = Esta carta de Companhia não pode mais fazer isso. ({ $rule })
why-two-to-a-place = Dois Nazgûl começam em cada um dos dois lugares. ({ $rule })
