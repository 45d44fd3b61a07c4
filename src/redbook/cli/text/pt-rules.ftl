# O livro de regras vivo.
help-rules = Lê as regras de um jogo: todas, uma cláusula ou as que contêm certas palavras.
help-rules-game = Qual jogo.
help-rules-words = Uma cláusula, um lugar do livro impresso (p.19, 4.2.4) ou palavras a procurar.
help-rules-contents = Só os títulos.
help-rules-json = Como JSON.
no-rules = Não há livro de regras de { $game }.
no-clause = Nenhuma cláusula das regras corresponde a “{ $words }”.
