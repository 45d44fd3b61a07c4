# As palavras da linha de comando. Os mesmos identificadores estão em en.ftl e es.ftl.
help-redbook = Uma mesa para os jogos do Anel: jogue no navegador ou no terminal, deixe os bots jogarem, leia a crônica.
help-redbook-lang = A língua: en, es ou pt. Senão, a de REDBOOK_LANG ou a do sistema.
help-redbook-version = Mostra a versão e termina.
help-games = Lista os jogos com os seus lugares, ajustes e bots.
help-games-game = O jogo; sem ele, uma linha para cada um.
help-games-json = Em JSON, para programas.
help-play = Abre a mesa no navegador; com --terminal a partida é aqui mesmo.
help-play-game = O jogo, tal como `redbook games` o nomeia.
help-play-terminal = Jogar neste terminal.
help-play-seat = O seu lugar; pode ser repetido, ou ser “all” para que todos dividam a tela.
help-play-bot = O bot dos outros lugares, com o nível depois de dois pontos.
help-play-seats = Quantos jogam.
help-play-setting = Um ajuste do jogo; pode ser repetido.
help-play-seed = Um número que decide todos os dados, para repetir a mesma partida.
help-play-load = Continuar uma partida salva, um registro ou uma posição.
help-play-port = A porta da mesa no navegador.
help-play-no-browser = Não abrir nenhuma janela do navegador.
help-play-db = O banco de dados; sem ele, um na sua pasta de dados.
help-serve = Serve mesas a outras pessoas.
help-serve-host = O endereço onde escutar.
help-serve-port = A porta onde escutar.
help-serve-db = O banco de dados, por exemplo postgresql://…; sem ele, um na sua pasta de dados.
help-serve-workers = Quantos processos servem.
help-serve-settings = O arquivo de ajustes; sem ele, redbook.toml nesta pasta, se existir.
help-serve-setting = Um ajuste do servidor, por exemplo limits.tables_per_hour=20; pode ser dado várias vezes.
help-serve-show-settings = Mostra o que está ajustado e onde foi ajustado, sem servir.
help-arena = Faz bots jogarem entre si: tabela, classificações e gráfico.
help-arena-game = O jogo.
help-arena-bots = Os bots pela ordem dos lugares; se sobrarem, se enfrentam em todos os grupos.
help-arena-n = Partidas por grupo e lado.
help-arena-swap = Jogar cada lado com as mesmas sementes.
help-arena-jobs = Processos em paralelo; o resultado não depende deles.
help-arena-ray = Jogar num cluster Ray: o seu endereço, “auto”, ou “local” para iniciar um aqui.
help-arena-seed = A semente de todo o torneio.
help-arena-seats = Quantos lugares, se o jogo permitir escolher.
help-arena-setting = Um ajuste do jogo; pode ser repetido.
help-arena-check = Verificar todas as invariantes após cada jogada; ativo quando só jogam bots aleatórios.
help-arena-seconds = Tempo por resposta; quem demora mais perde.
help-arena-json = Mostrar tudo em JSON.
help-arena-out = Uma pasta para salvar todas as partidas, os números e o gráfico.
help-arena-plot = Onde escrever o gráfico (SVG).
help-arena-crashes = Uma pasta para as partidas que falharam.
help-bench = Mede partidas e decisões por segundo, cópias, vistas e gravações.
help-bench-game = O jogo; sem ele, todos.
help-bench-json = Em JSON, para programas.
help-bench-seconds = Tempo para cada medição longa.
help-bench-seats = Quantos lugares, se o jogo permitir escolher.
help-replay = Conta uma partida salva jogada a jogada.
help-replay-file = A partida salva ou o registro.
help-replay-seat = Pelos olhos de quem.
help-replay-at = Parar após tantas jogadas.
help-replay-step = Esperar após cada jogada e mostrar o tabuleiro.
help-check = Verifica uma partida salva, um registro ou uma posição e diz o que tem de errado.
help-check-file = A partida salva, o registro ou a posição; uma posição pode ser uma cadeia curta.
help-chronicle = Escreve a crônica de uma partida salva numa página HTML.
help-chronicle-file = A partida salva ou o registro.
help-chronicle-output = Onde escrever a página.
help-chronicle-seat = Pelos olhos de quem; sem isso, o que todos podiam ver.
help-perft = Conta as linhas de tantas decisões a partir de uma posição.
help-perft-game = O jogo.
help-perft-position = Uma partida salva, um registro ou uma posição por onde começar.
help-perft-depth = Quantas decisões de profundidade.
help-perft-divide = Mostrar a contagem sob cada opção.
help-perft-seed = A semente dos dados e das jogadas ao acaso.
help-perft-moves = Jogadas ao acaso a fazer antes.
help-perft-check = Comparar com um arquivo perft.
help-golden = Compara os jogos com as suas partidas de referência.
help-golden-game = O jogo; sem ele, todos.
help-golden-write = Escrevê-las de novo.
help-golden-folder = Onde ficam.

no-such-language = Não existe a língua “{ $lang }”; há { $known }.
see-help = Veja `{ $command } --help`.
bad-set = “{ $given }” não é um ajuste: escreva SEÇÃO.NOME=VALOR.
settings-setting = ajuste
settings-value = valor
settings-origin = posto por
settings-default = ninguém
setting-without-value = “{ $text }” não é NOME=VALOR.
which-game = Que jogo? Há { $games }.
no-such-move = Não há jogada { $at }: a partida tem { $length }.

column-game = jogo
column-name = nome
column-players = jogadores
games-seats = { $count } jogadores
games-each-seat = de cada jogador, aqui o primeiro
games-levels = níveis: { $levels }
games-bot = bot { $bot }
column-bots = bots
column-bot = bot
column-played = jogadas
column-won = ganhas
column-drawn = empates
column-share = êxito %
column-interval = 95 %
column-score = pontos
column-lead = vantagem
column-rating = classificação
sides = Lados

arena-title = { $game }: { $matches } partidas
arena-length = Decisões: { $median } de mediana ({ $least }–{ $most }); turnos: { $turns }.
arena-speed = { $seconds } s: { $decisions } decisões/s, { $matches } partidas/s.
arena-reasons = Como terminaram: { $reasons }.
arena-crashes = { $count ->
    [1] Uma partida falhou; está
   *[other] { $count } partidas falharam; estão
} em { $folder }.
plot-lead = vantagem em pontos
plot-foot = { $matches } partidas · { $moves } decisões de mediana
plot-written = O gráfico está em { $file }.

bench-title = Um processo, Python { $python }
bench-games = partidas ao acaso/s
bench-decisions = decisões/s
bench-per-game = decisões por partida
bench-options = opções por decisão
bench-copy = cópia, µs
bench-view = vista, µs
bench-determinize = outro mundo, µs
bench-save = salvar uma partida, µs
bench-load = carregá-la e repeti-la, µs
bench-listening = velocidade ao registrar eventos
bench-chess = chess de PyPI, jogadas ao acaso/s
bench-ratio = decisões/s em relação ao chess
bench-usual = os bots de costume, partidas/s
bench-bot = { $bot } contra si mesmo, partidas/s
bench-no-chess = O pacote “chess” não está instalado, por isso não há comparação: pip install chess

sound-save = { $file } é uma partida salva de { $game } correta: { $moves } jogadas, todas verificadas.
sound-position = { $file } é uma posição de { $game } correta; { $moves } jogadas desde então.
over = A partida terminou. { $reason } { $count ->
    [0] Ninguém ganhou.
   *[other] Vitória: { $winners }.
}
to-decide = Vez de { $seat }: { $prompt }
press-enter = Enter: seguir; q: sair
tale-written = A crônica está em { $file }.
perft-total = A { $depth ->
    [1] uma decisão
   *[other] { $depth } decisões
}: { $total } linhas ({ $seconds } s)
counts-agree = Todas as contagens de { $file } coincidem.
golden-written = { $file } escrito, { $size } kB.
golden-same = { $file } está como estava.
golden-differs = { $file } difere:

welcome = Escreva um número, uma notação ou parte dela; `help` diz o que mais há.
goodbye = Até logo.
hand-over = Vez: { $seat }.
bot-thinks = { $bot } pensa ({ $seat }) …
many-options = { $count } opções: escreva o princípio ou uma parte para vê-las.
terminal-help =
    3            tomar a opção 3
    NOTAÇÃO      tomar a opção que se escreve assim
    TEXTO        mostrar as opções que contêm o texto; tomá-la se só houver uma
    board        desenhar o tabuleiro outra vez
    log [N]      o que aconteceu por último
    undo         desfazer a sua última decisão, se desde então nada de novo se soube
    why INTENTO  por que não se pode fazer isto agora
    counsel      o que faria quem conhece o jogo, e por quê
    cost         quanto custou sua última jogada
    save ARQUIVO salvar a partida; `redbook play --terminal --load ARQUIVO` a continua
    quit         sair
undone = Desfeito.
why-what = Por que não o quê? Por exemplo: why 0908>1008
nothing-against = Nada impede “{ $intent }”: está entre as opções.
save-where = Salvar onde? Por exemplo: save minha-partida.json
saved = Salva em { $file }.
not-saved = Não foi possível escrever { $file }: { $why }
bot-failed = { $bot } falhou ({ $why }); sorteou-se uma jogada por ele.
onward-part-2 = A carta espera em Bri: começa a Parte 2.
onward-war = O Anel chegou a Valfenda, ou se perdeu: começa a Guerra do Anel, com o que a Busca rendeu.
