help-record = Escreve uma partida salva como um texto que se pode ler, ou um texto assim como partida salva.
help-record-file = Uma partida salva ou um registro.
help-record-output = Onde escrever: um nome que termina em “json” dá uma partida salva; qualquer outro, um registro. Sem isto, na tela.
help-record-name = Quem estava em cada lugar; pode ser dado várias vezes.
help-record-event = Para que a partida foi jogada.
help-record-date = Quando foi jogada, como 2026-11-18.
help-record-no-seed = Escrever só o que já saiu, não a semente do que ainda vai sair.
help-position = Uma posição como uma cadeia curta que cabe em um link.
help-position-file = Uma posição, uma partida salva, um registro ou uma cadeia assim.
help-position-at = A posição depois de tantas jogadas.
help-position-json = Como um documento que se pode ler e mudar, não como uma cadeia.
record-written = O registro está em { $file }.
save-written = A partida salva está em { $file }.
lost-in-a-save = Comentários e variantes não cabem em uma partida salva: ficam em { $file }.
no-such-name = Um nome se escreve LUGAR=NOME, com um destes lugares: { $seats }.
sound-record = { $file } é um registro de { $game } correto: { $moves } jogadas, todas verificadas, e todas as variantes.
