# Conjuntos de dados: o que os bots jogaram, como tabela.
help-dataset = Faz os bots jogarem e escreve cada decisão em um arquivo Parquet: observações, máscaras, ações, resultados.
help-dataset-game = O jogo.
help-dataset-more = Mais bots, na ordem dos lugares.
help-dataset-bots = Os bots na ordem dos lugares; se houver menos que lugares, sentam-se de novo a partir do primeiro. Sem nenhum, os que um novato encontra.
help-dataset-n = Partidas.
help-dataset-output = O arquivo a escrever.
help-dataset-seed = A semente de todas as partidas.
help-dataset-seats = Quantos lugares, se o jogo deixa escolher.
help-dataset-setting = Uma configuração do jogo; pode ser repetida.
help-dataset-every = Guarda só uma de cada tantas decisões de uma partida.
help-dataset-swap = Os bots passam ao lugar seguinte de partida em partida.
help-dataset-jobs = Processos em trabalho; o arquivo não depende deles.
help-dataset-force = Escreve por cima de um arquivo que já existe.
help-dataset-modules = Um arquivo (ou módulo) Python com bots ou jogos seus; pode ser repetido.
dataset-written = { $file }: { $games ->
    [1] uma partida
   *[other] { $games } partidas
}, { $rows ->
    [1] uma decisão
   *[other] { $rows } decisões
}, { $size } MB, { $seconds } s.
dataset-interrupted = Interrompido após { $seconds } s. { $file } contém o que foi jogado até então: { $games ->
    [1] uma partida
   *[other] { $games } partidas
}.
dataset-no-folder = A pasta { $folder } não existe: crie-a primeiro ou escreva em outro lugar.
