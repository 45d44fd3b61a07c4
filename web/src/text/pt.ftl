# As palavras da mesa. Os mesmos identificadores de en.ftl.
title = Livro Vermelho
subtitle = Uma mesa para os jogos do Anel
welcome = Jogue contra a máquina, numa só tela ou com amigos por um link. A mesa conhece as regras, diz o porquê e desfaz o que pode ser desfeito.
fan-work = O Livro Vermelho é obra de fãs, não oficial, feita por gosto e gratuita. Não tem o apoio das editoras destes jogos nem da Middle-earth Enterprises, nem ligação com elas. Todos os desenhos e textos são nossos; para jogar com as peças de verdade, compre os jogos.
about = Sobre
about-what = O Livro Vermelho é uma mesa livre e aberta: permite jogar no navegador os jogos de tabuleiro do Anel, com todas as regras aplicadas e toda a história registrada.
about-how = Como se joga
about-how-click = O que pode ser feito brilha. Um clique, e está feito.
about-how-why = Clique no que não pode, e a mesa diz por quê, com o número da regra.
about-how-undo = Tudo pode ser desfeito até que os dados caiam ou outra pessoa decida.
about-how-friends = Os amigos se sentam por um link. Ninguém precisa de conta.
about-how-keys = Tudo funciona com o teclado e com leitor de tela: tecle ? na mesa.
about-notice = Aviso
about-licence = Software livre sob a licença MIT.
about-libraries = Licenças das bibliotecas desta página

games = Jogos
game-siege = O Cerco de Minas Tirith
game-siege-about = Doze dias de março. A hoste de Mordor atravessa o Anduin; o Oeste tem um muro, uma cidade e uma promessa de Rohan. Um wargame em 375 hexágonos.
game-siege-time = duas a três horas
game-wotr = Guerra do Anel
game-wotr-about = Os exércitos da Sombra contra os Povos Livres, e uma pequena companhia a caminho do fogo.
game-wotr-time = três horas
game-hunt = Busca pelo Anel
game-hunt-about = Em algum lugar entre o Condado e Valfenda se esconde o Portador do Anel. Os Nove o procuram.
game-hunt-time = duas horas
game-tcg = O jogo de cartas colecionáveis
game-tcg-about = Uma irmandade e uma sombra em cada baralho: nove locais, e algo à espera em cada um.
game-tcg-time = uma hora
players = { $count ->
    [1] um jogador
   *[other] { $count } jogadores
}
players-range = de { $from } a { $to } jogadores
play-now = Jogar
play-now-hint = Você joga com { $seat }; a máquina joga o resto.
set-table = Preparar a mesa…
set-table-for = Preparar a mesa: { $game }
how-many = Quantos jogam
sit-here = Aqui
sit-friend = Amigo
sit-bot = Máquina
sit-here-hint = joga nesta tela
sit-friend-hint = recebe um link para se sentar
which-bot = Qual máquina
bot-random = Joga ao acaso
bot-seer = A vidente
bot-captain = O capitão
bot-wanderer = O andarilho
bot-rider = O cavaleiro negro
bot-steward = O regente
bot-lieutenant = O lugar-tenente
bot-loremaster = O mestre do saber
level-novice = novato
level-steady = firme
level-strong = forte
level-easy = fácil
level-normal = normal
level-veteran = veterano
level-hard = difícil
level-master = mestre
level-quick = rápido
level-deep = profundo
play-as = Eu jogo com { $seat }
hot-seat = Todos nesta tela
table-title = Nome da mesa
table-title-hint = pode ficar vazio
referee = Árbitro
referee-hint = Você rola dados de verdade, e a mesa pergunta o que saiu.
open-table = Abrir a mesa
watch-bots = Ver as máquinas jogarem
my-tables = Minhas mesas
your-turn = É a sua vez
waits-for = Espera-se: { $seat }
waits-open = { $seat }: ninguém se sentou ainda. Envie o link.
waits-away = Espera-se: { $seat } (ausente)
waits-for-dice = Esperando os dados
bot-thinks = { $seat }: a máquina está pensando
over = O jogo terminou
moves-made = { $count ->
    [1] uma jogada
   *[other] { $count } jogadas
}
forget = Tirar desta lista
load-save = Carregar um jogo salvo
load-save-hint = Solte aqui um jogo salvo ou um registro, ou escolha o arquivo, e continue a jogar.
choose-file = Escolher um arquivo
not-a-save = Este arquivo não é nem um jogo salvo nem um registro do Livro Vermelho.
yes = sim
no = não

language = Idioma
settings = Configurações
your-name = Seu nome
your-name-hint = como os outros veem você
theme = Luz
theme-auto = a do sistema
theme-light = de dia
theme-dark = à luz de velas
motion = Movimento
motion-auto = o do sistema
motion-none = nenhum
motion-quick = rápido
motion-normal = normal
motion-slow = lento
set-auto-answer = Tomar a única opção que há sem perguntar
set-confirm = Perguntar de novo antes do que não pode ser desfeito
set-hex-numbers = Mostrar os números dos hexágonos

close = Fechar
copy = Copiar
copied = O link está na área de transferência.
copied-own = O link está na área de transferência. Ele abre o seu próprio lugar: guarde-o para você.
sure = Certeza? Não pode ser desfeito
rule = regra { $rule }
try-again = Tentar de novo
to-lobby = À folha de rosto
to-table = Voltar à mesa
opening = Abrindo a mesa…
no-table = Essa mesa não existe
no-page = Essa página não existe
no-page-text = O endereço não leva a lugar nenhum deste livro. Talvez falte um pedaço do link.
problem-unreachable = Não foi possível alcançar o servidor.
problem-server = O servidor respondeu com um erro ({ $status }).
stale = A mesa já tinha avançado. Olhe outra vez.
reconnecting = A linha caiu; reconectando…

seats = Lugares
you = você
somebody = alguém
nobody-yet = ninguém ainda
decides = decide agora
presence-here = à mesa
presence-away = ausente
presence-bot = máquina
presence-open = vazio
undo = Desfazer
cannot-undo = Agora não há nada que possa ser desfeito.
invite = Convidar
show-link = Mostrar o link
invite-hint = Quem abrir este link primeiro se senta ali.
invite-seat = Link para { $seat }
watch-hint = Quem abrir este link assiste sem conhecer segredos.
watch-link = Link para espectadores
save = Salvar num arquivo
record = Registro em arquivo de texto
replay = Repetição
keys = Teclas
side = Painéis laterais
board = Tabuleiro
prompt = O que se pergunta
log = O que aconteceu
talk = Conversa à mesa
say = Dizer
say-something = Diga algo à mesa
earlier = { $count ->
    [1] uma linha anterior
   *[other] { $count } linhas anteriores
}
more = mais { $count }
more-in-list = mais { $count } na lista
options-list = Todas as opções ({ $count })
filter-options = Procurar entre { $count } opções
nothing-to-decide = Não há nada a decidir agora.
you-decide = { $prompt } { $count ->
    [1] Uma opção.
   *[other] { $count } opções.
}
die-pad = O que o dado mostra
away-title = Enquanto você esteve fora
away-count = { $count ->
    [1] Aconteceu uma coisa.
   *[other] Aconteceram { $count } coisas.
}
go-on = Continuar
pass-screen = Passe a tela para: { $seat }
pass-screen-hint = Os outros desviam o olhar.
it-is-me = Sou eu: { $seat }
won = Vitória: { $who }
drawn = Empate
chronicle = A crônica
look-at-board = Olhar o tabuleiro

skip = Ir para
skip-board = Ir ao tabuleiro
skip-prompt = Ir à decisão
skip-log = Ir ao registro
key-board = ir ao tabuleiro
key-arrows = percorrer o tabuleiro
key-choose = escolher o que está sob o cursor
key-cancel = abandonar uma escolha
key-undo = desfazer
key-prompt = ir à decisão
key-options = ir à lista de todas as opções
key-log = ir ao registro
key-talk = dizer algo
key-side = mostrar ou esconder a lateral
key-zoom = mais perto, mais longe, o tabuleiro todo
key-help = esta lista

eyes = Com que olhos
spectator = um espectador
share-move = Link para esta jogada
play-on = Continuar a jogar daqui
this-move = Esta jogada
before-first = Antes da primeira jogada.
nothing-told = Nada a contar desta jogada.
move-of = jogada { $at } de { $length }
move-slider = Jogada
to-start = Ao início
to-end = Ao fim
step-back = Uma jogada para trás
step-on = Uma jogada para a frente
play-replay = Reproduzir
pause = Pausa

zoom = Aproximação
zoom-in = Aproximar
zoom-out = Afastar
zoom-fit = Ver o mapa inteiro
