# Lições: o curso de um jogo, o guia ao lado do tabuleiro e o que se oferece a quem começa.
learn = Aprender
learn-game = { $game }: lições
learn-others = Aprender outro jogo
learn-about = Cenas curtas no tabuleiro de verdade. Um guia conta o que acontece e o que experimentar. Você não estraga nada: o que não faz parte da lição não é jogado.
learn-begin = Começar: { $title }
learn-go-on = Continuar: { $title }
learn-done = feita
learn-done-of = { $done } de { $count } feitas
learn-done-short = { $done }/{ $count }
learn-minutes = { $count ->
    [1] cerca de um minuto
   *[other] cerca de { $count } minutos
}
learn-steps = { $count ->
    [1] um passo
   *[other] { $count } passos
}
learn-none = Ninguém escreveu lições para este jogo ainda.
learn-with-guide = Aprender com um guia

lesson-as = Você joga com: { $seat }
lesson-guide = O guia
lesson-step = Passo { $step } de { $count }
lesson-progress = Até onde você chegou
lesson-next = Próximo
lesson-back = Voltar
lesson-go-on = Continuar
lesson-show = Mostre-me
lesson-again = Desde o começo
lesson-fold = Recolher o guia
lesson-unfold = Abrir o guia
lesson-you = Sua vez
lesson-heard = O que os outros fizeram
lesson-watch = Os outros jogam…
lesson-moves = Vez de { $seat }
lesson-over = A lição terminou.
lesson-refused = Isso não pode ser feito
lesson-rule = a regra
lesson-astray = As regras permitem
lesson-astray-read = Nesta lição ainda não é a hora. Continue lendo com “Próximo”: o guia já chega à sua jogada.
lesson-astray-why = Numa partida sua, talvez você a escolha. Esta lição segue um só fio e agora pede outra jogada: { $what }. Por isso nada mudou.
lesson-lost = Não é possível chegar à mesa agora. Tente de novo daqui a pouco.
lesson-coming = O tabuleiro está sendo preparado…
lesson-course = Todas as lições
lesson-go-next = Próxima lição
lesson-play = Jogar uma partida

offer = Primeira vez aqui?
offer-about = { $game } tem lições curtas no tabuleiro de verdade: um guia mostra o que fazer, passo a passo. Você pode sair quando quiser.
offer-learn = Sim, mostre-me
offer-play = Não, jogar já
offer-first-game = Jogar com as regras da primeira partida
offer-first-game-about = As regras da primeira partida: baralhos prontos, um caminho mais curto e sem lances.
