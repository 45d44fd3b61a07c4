# O conselheiro ao lado de quem joga, e a primeira partida guiada.
counsel = Conselheiro
counsel-would = Eu faria isto
counsel-only = Aqui só há uma coisa a fazer:
counsel-do = Faça
counsel-ask = O que você faria?
counsel-what-cost = Quanto custou minha última jogada?
counsel-thinking = O conselheiro está pensando…
counsel-weighing = O conselheiro está avaliando sua última jogada…
counsel-watch = Observe o que os outros fazem. O conselheiro fala quando for sua vez.
counsel-over = A partida acabou. No replay você pode percorrê-la de novo.
counsel-lost = Agora não dá para perguntar ao conselheiro.
counsel-always = fala sem que se pergunte
counsel-instead = O que eu teria feito, e por quê
counsel-chance = Sua chance de vencer, entre iguais: cerca de { $chance }%
counsel-same = Você fez o que eu teria feito.
counsel-better = Melhor do que eu tinha em mente: cerca de { $cost }% a mais de chance de vencer.
counsel-good = Tão bom quanto o que eu teria feito.
counsel-slight = Isso custou um pouco: cerca de { $cost }% da sua chance de vencer.
counsel-mistake = Isso foi um erro: custou cerca de { $cost }% da sua chance de vencer.
counsel-blunder = Isso foi um erro grave: custou cerca de { $cost }% da sua chance de vencer.
counsel-set = Pode-se perguntar a um conselheiro
counsel-set-hint = Todos na mesa podem perguntar o que ele faria e quanto custou uma jogada. Ele só sabe o que pode saber quem pergunta.

guided = Uma primeira partida com conselheiro
guided-about = Uma partida inteira contra um adversário gentil. O conselheiro diz o que faria e por quê, e depois quanto custou sua jogada. Quem decide é você.
guided-as = Jogar com { $seat }
guided-begin = Começar
