# As palavras da referência da linha de comando.
reference = A linha de comando
reference-intro = Cada comando e cada opção, segundo o próprio programa. `redbook COMANDO --help` diz o mesmo no terminal. Códigos de saída: 0 tudo bem, 1 o que foi verificado está errado, 2 o comando não pôde ser executado.
reference-also = Também em
reference-option = opção
reference-meaning = o que faz
reference-default = padrão
reference-repeated = pode ser repetida
language = Português
