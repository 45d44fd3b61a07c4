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
