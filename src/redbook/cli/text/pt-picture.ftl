# Imagens de posições.
help-picture = Desenha uma posição como imagem, para um fórum ou uma página.
help-picture-file = Uma posição, como arquivo ou como cadeia curta; uma partida salva; ou um registro. “-” lê do pipe.
help-picture-output = Onde gravar, como SVG ou PNG: mapa.svg ou mapa.png.
help-picture-game = Desenha o começo deste jogo, em vez de um arquivo.
help-picture-seat = Pelos olhos de quem; sem isso, o que todos podem ver.
help-picture-at = De uma partida salva: depois de tantas jogadas.
help-picture-dark = À luz de velas: em papel escuro.
help-picture-width = A largura em pixels.
help-picture-mark = Um lugar a marcar: uma região, um local, um hexágono; pode ser repetido.
picture-written = A imagem está em { $file }.
picture-suffix = { $file }: uma imagem é um SVG ou um PNG, e o nome diz qual: mapa.svg ou mapa.png.
picture-of-what = Dê uma posição, uma partida salva ou um registro; ou então um jogo, com --game. Uma das duas coisas.
