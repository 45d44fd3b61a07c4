# A mesa de cartas. Os mesmos ids que em en-tcg.ftl.
tcg-status-setup = Antes da viagem
tcg-status = Turno { $turn } · { $seat } · { $phase } · local { $site }
tcg-signet-aragorn = sinete de Aragorn
tcg-signet-frodo = sinete de Frodo
tcg-signet-gandalf = sinete de Gandalf
tcg-keyword-archer = arqueiro
tcg-keyword-damage = dano
tcg-keyword-defender = defensor
tcg-keyword-fierce = feroz
tcg-cost = custo de penumbra
tcg-strength = força
tcg-vitality = vitalidade
tcg-resistance = resistência
tcg-site-number = número do local
tcg-minion-site = número do local: antes dele, o vassalo está vagueando
tcg-ally-home = casa
tcg-shadow-number = número de Sombra
tcg-arrow-left = o jogador da esquerda coloca o próximo local
tcg-arrow-right = o jogador da direita coloca o próximo local
tcg-spoken-figures = Força { $strength }, vitalidade restante { $vitality }, feridas { $wounds }
tcg-spoken-pick = Pode ser escolhida
tcg-spoken-can = Pode ser jogada ou usada
tcg-spoken-chosen = Escolhida
tcg-not-asked = Não é a sua vez de decidir.
tcg-first = Primeiro isto: { $prompt }
tcg-minions = Vassalos sem adversário
tcg-fellowship-of = A irmandade do { $seat }
tcg-area-of = As cartas do { $seat }
tcg-support = Área de suporte
tcg-path = O trilho da aventura
tcg-site-spoken = Local { $number }: { $title }, número de Sombra { $shadow }, colocado pelo { $owner }
tcg-go-on = Avançar para o local { $number }
tcg-stands = O { $seat } está aqui
tcg-phases = Fases do turno; cada uma é também o interruptor para passar sozinha
tcg-response = respostas
tcg-mode-idle = perguntar se há algo a fazer
tcg-mode-pass = passar sempre
tcg-mode-ask = perguntar sempre
tcg-mode-change = Clique para mudar.
tcg-passes = Passar automaticamente
tcg-passes-hint = Para este lugar nesta mesa. Clicar em uma fase acima do tabuleiro faz o mesmo; a barra de espaço passa uma vez.
tcg-passing = Passando sozinho: { $moment }
tcg-passing-stop = Pergunte-me
tcg-twilight = Total de penumbra: { $count }
tcg-moves = Movimentos neste turno: { $moves } de { $limit }
tcg-archery-fellowship = Disparo da irmandade: { $count }
tcg-archery-minions = Disparo dos vassalos: { $count }
tcg-hand-count = { $count ->
    [1] Uma carta na mão
   *[other] { $count } cartas na mão
}
tcg-deck-count = Baralho de jogo: { $count }
tcg-discard-count = Pilha de descarte: { $count }
tcg-dead-count = Pilha dos mortos: { $count }
tcg-discard-of = Pilha de descarte do { $seat }
tcg-dead-of = Pilha dos mortos do { $seat }
tcg-adventure = Os seus locais a colocar
tcg-adventure-short = locais
tcg-burdens = Fardos: { $count }; com { $resistance } o Portador do Anel é corrompido
tcg-ring-worn = usa O Um Anel
tcg-role-free = Povos Livres
tcg-role-shadow = Sombra
tcg-lost = fora do jogo
tcg-bid = aposta { $count }
tcg-bid-hint = A aposta mais alta escolhe o seu lugar na ordem dos turnos; cada aposta vira fardos.
tcg-unfold = { $count ->
    [1] mostrar uma carta
   *[other] mostrar { $count } cartas
}
tcg-fold = recolher
tcg-wounds = Feridas: { $count }
tcg-stacked = Cartas empilhadas nela: { $count }
tcg-stack = O que está acontecendo
tcg-stack-text = Em efeito:
tcg-stack-event = Espera para ter efeito:
tcg-stack-playing = Sendo jogada:
tcg-less = menos
tcg-more = mais
tcg-choose-number = Escolher { $number }
tcg-start-left = Penumbra restante para a irmandade inicial: { $count }
tcg-chosen-of = { $count } de { $most } escolhidas
tcg-show-cards = Mostrar as cartas
tcg-see-table = Ver a mesa
tcg-sum-strength = Força
tcg-sum-vitality = Vitalidade
tcg-sum-damage = Dano
tcg-sum-defender = Defensor
tcg-sum-archer = Arqueiro
tcg-sum-fierce = Feroz
tcg-cost-now = Agora custa { $cost } em vez de { $printed }
tcg-printed = impressa
tcg-by-rule = pelas regras
tcg-fights = Combate contra { $who }
tcg-fight-won-wounds = { $who }: { $strength } contra { $against }. Como está, { $who } vence e cada vassalo sofre { $count ->
    [1] uma ferida
   *[other] { $count } feridas
}.
tcg-fight-won-overwhelmed = { $who }: { $strength } contra { $against }. Como está, os vassalos são destruídos.
tcg-fight-lost-wounds = { $who }: { $strength } contra { $against }. Como está, { $who } perde e sofre { $count ->
    [1] uma ferida
   *[other] { $count } feridas
}.
tcg-fight-lost-overwhelmed = { $who }: { $strength } contra { $against }. Como está, destroem { $who }.
