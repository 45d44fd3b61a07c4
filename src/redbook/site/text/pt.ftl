# As palavras do site em volta dos textos que ele mostra.
language = Português
rules = Regras
rules-of-games = As regras em nossas palavras
rules-intro = Cada cláusula tem seu próprio endereço. As etiquetas pequenas são lugares do livro de regras impresso. As cenas mostram uma posição e pedem uma jogada: pense primeiro e depois abra a resposta, ou jogue a cena na sua mesa.
chapters = Capítulos
marks = Lugares do livro de regras impresso
marks-intro = O que está em cada lugar do livro de regras impresso, e as cláusulas que o contam aqui.
marks-of = Livro de regras: { $book }
mark = lugar
clauses = cláusulas
also = Também em
try-it = Experimente
answer = Resposta
otherwise = Qualquer outra coisa
play-here = Jogue esta cena na sua mesa
position = A posição
lessons = Lições
lessons-intro = Uma lição se joga na mesa, passo a passo, com um guia ao lado do tabuleiro.
your-seat = Você joga com: { $seat }
lesson-steps = { $count ->
    [1] Um passo
   *[other] { $count } passos
}
lesson-play = Jogue esta lição na sua mesa
table-needed = Os links para a mesa precisam dela aberta: `redbook play`.
project = O projeto
candlelight = Ler à luz de velas
daylight = Ler à luz do dia
decisions = Regras e decisões
for-players = Para quem joga
for-programs = Para programas
for-programs-intro = O mesmo motor funciona sem navegador: bots, ambientes para aprender, uma arena, um protocolo para motores em qualquer linguagem.
players = Jogar
commands = A linha de comando
settings = Configurações, lugares e bots
settings-intro = Como uma partida pode ser preparada, segundo os próprios jogos. O primeiro valor é o habitual. Em uma mesa no navegador são as escolhas antes da primeira jogada; na linha de comando escreva `--set NOME=VALOR`; em Python, `Match.new(…, settings=…)`.
settings-none = Sem configurações: é sempre preparada do mesmo modo.
settings-players = jogadores
settings-seats = lugares
settings-bots = Bots
setting = configuração
setting-meaning = o que decide
setting-values = valores
programs = Programas
programs-intro = Red Book como biblioteca: escreva um bot, treine um agente, acrescente um jogo, deixe jogar um motor em outra linguagem. Os testes executam cada bloco de Python e cada comando destas páginas.
tutorials = Tutoriais
how-to = Guias
notebooks = Cadernos
notebook-ran = Executado quando esta página foi feita. [O caderno]({ $file }), para você mesmo executar.
notebook-not-run = Mostrado sem resultados: `pip install nbclient ipykernel matplotlib numpy` e gere o site de novo. [O caderno]({ $file }), para você mesmo executar.
reference = Referência
reference-intro = Formatos, protocolos e nomes, completos. Para aprender, comece pelos tutoriais.
formats = Formatos e protocolos
usage = Comandos e configurações
api = API de Python
