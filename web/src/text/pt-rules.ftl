# O livro de regras: gaveta, página e cenas.
rules = Regras
rules-of = Regras de { $game }
rules-key = as regras, pelo que importa agora
rules-search = Buscar nas regras
rules-search-hint = Buscar nas regras (/)
rules-found = { $count ->
    [0] Nada encontrado
    [1] Um resultado
   *[other] { $count } resultados
}
rules-now = Agora
rules-now-asked = O que está em jogo
rules-now-phase = Esta fase
rules-now-refusal = Por que não deu
rules-now-card = { $card }
rules-contents = Índice
rules-back = Voltar
rules-home = Índice
rules-page = Abrir como página
rules-print = Imprimir
rules-copy = Copiar um link para esta regra
rules-mark = { $game }, { $place }
rules-open = Regra: { $title }
rules-about-this = A regra sobre isto
rules-about-question = A regra sobre esta pergunta
rules-of-card = Regras
rules-card-hint = Clique direito: suas regras
rules-none = Ninguém escreveu ainda as regras deste jogo.
rules-coming = Carregando as regras…
rules-unreachable = Não foi possível carregar as regras agora.
rules-games = As regras de outro jogo
rules-next = Próxima: { $title }
rules-previous = Anterior: { $title }
scene = Experimente
scene-of = Experimente: um pequeno tabuleiro em que as regras respondem
scene-start = Montar o tabuleiro
scene-again = De novo
scene-undo = Desfazer
scene-show = Mostre-me
scene-large = Ampliar
scene-small = Reduzir
scene-right = Feito
scene-refused = Isso não pode ser feito
scene-otherwise = Isso pode ser feito, mas não é o que se pede aqui.
scene-waits = Agora outros teriam de decidir. Tente de novo desde o começo.
scene-options = Tudo o que pode ser feito ({ $count })
scene-unreachable = Não foi possível montar o tabuleiro agora.
