# A antessala: o que cada jogo deixa escolher antes de começar, as suas máquinas e a campanha.
setting-wotr-tokens = Marcadores de Ação
setting-wotr-tokens-none = nenhum
setting-wotr-tokens-free-2 = dois para os Povos Livres
setting-wotr-tokens-free-1 = um para os Povos Livres
setting-wotr-tokens-both-1 = um para cada lado
setting-wotr-tokens-shadow-1 = um para a Sombra
setting-wotr-tokens-shadow-2 = dois para a Sombra

campaign = O caminho inteiro
campaign-about = Primeiro a Busca, depois a Guerra: a maneira como Frodo chega a Valfenda decide que marcadores de Ação cada lado tem quando começa a Guerra do Anel, com as mesmas pessoas à mesa.
campaign-play = Pôr-se a caminho
campaign-title = O caminho inteiro
onward-part-2 = Seguir para a Parte 2: a carta de Gandalf
onward-war = Seguir para a Guerra do Anel
onward-wait = Quando o anfitrião passar à próxima partida, você poderá segui-lo.
free-hint = Um amigo perdeu o link? Libere o lugar e convide de novo. O link antigo já não abrirá nada, e todos verão isso.
free-seat = Liberar { $seat } ({ $name })
