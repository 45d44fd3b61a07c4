# As cartas de um jogo.
help-cards = Lista e procura as cartas impressas de um jogo, com o seu texto.
help-cards-game = Qual jogo.
help-cards-words = Só as cartas em que aparecem todas estas palavras.
help-cards-culture = Só as cartas desta cultura (gondor, moria, …).
help-cards-type = Só as cartas deste tipo (companion, minion, event, …).
help-cards-json = Em JSON.
help-cards-untested = Lista as cartas que nenhum teste próprio joga; código de saída 1 se houver alguma.
help-cards-tests = Onde estão os testes.
help-deck = Baralhos do jogo de cartas colecionáveis.
help-deck-list = Os baralhos que o jogo traz.
help-deck-show = As cartas de um baralho.
help-deck-show-deck = O seu nome, ou um arquivo.
help-deck-show-ids = Com os números das cartas.
help-deck-check = Pode-se jogar com este baralho? Todas as razões contra; código de saída 1 se houver alguma.
help-deck-check-file = O nome dele, ou um arquivo com uma carta por linha: “3 Dwarven Axe”, “Dwarven Axe x3”, “3x 1_9” ou “1C9”.
help-deck-check-sealed = Para o jogo selado: só as cartas que esta semente abre.
help-deck-pack = Abre um baralho inicial e pacotes para o jogo selado.
help-deck-pack-seed = A mesma semente, as mesmas cartas.
help-deck-pack-boosters = Quantos pacotes.
help-deck-pack-starter = Qual baralho inicial; se faltar, por sorteio.
column-id = número
column-card = carta
column-culture = cultura
column-kind = tipo
column-cost = custo
column-figures = valores
column-text = texto
cards-found = { $count ->
    [1] Uma carta.
   *[other] { $count } cartas.
}
no-cards = { $game } não tem lista de cartas.
no-tests = Não há testes em { $folder }; rode isto numa cópia do código ou indique a pasta com --tests.
untested-effect = sem teste próprio
untested-unmet = sem teste em que falte o que pede
untested-total = { $count ->
    [0] Cada carta tem os seus próprios testes.
    [1] Falta um teste.
   *[other] Faltam { $count } testes.
}
deck-part-ring = Portador do Anel e Anel
deck-part-sites = Locais
deck-part-free-peoples = Povos Livres
deck-part-shadow = Sombra
no-such-deck = Nenhum baralho nem arquivo se chama { $deck }. Há: { $known }.
deck-legal = Pode-se jogar com { $deck }: { $free } cartas dos Povos Livres e { $shadow } da Sombra.
deck-illegal = Não se pode jogar com { $deck } ({ $free } cartas dos Povos Livres e { $shadow } da Sombra).

help-deck-convert = Escreve um baralho como as ferramentas de outros jogadores o leem.
help-deck-convert-deck = O nome dele ou um arquivo.
help-deck-convert-to = text: nomes; numbers: com os números de coleção; gemp: números entre barras; tabs: para tabelas.
help-deck-convert-output = Onde escrever; sem isto, na tela.
no-such-form = Nenhuma forma de baralho se chama { $form }. Há: { $known }.
deck-written = O baralho está em { $file }.
