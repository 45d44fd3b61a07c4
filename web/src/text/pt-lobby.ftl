# A antessala: a campanha e as máquinas.

campaign = O caminho inteiro
campaign-about = Primeiro a Busca, depois a Guerra: a maneira como Frodo chega a Valfenda decide que marcadores de Ação cada lado tem quando começa a Guerra do Anel, com as mesmas pessoas à mesa.
campaign-play = Pôr-se a caminho
campaign-title = O caminho inteiro
onward-part-2 = Seguir para a Parte 2: a carta de Gandalf
onward-war = Seguir para a Guerra do Anel
onward-wait = Quando o anfitrião passar à próxima partida, você poderá segui-lo.
free-hint = Um amigo perdeu o link? Libere o lugar e convide de novo. O link antigo já não abrirá nada, e todos verão isso.
free-seat = Liberar { $seat } ({ $name })
