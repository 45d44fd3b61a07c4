# O site de documentação.
help-docs = Lê a documentação no navegador: os livros de regras, as lições e como tudo é feito.
help-docs-build = Só criar o site, nesta pasta.
help-docs-port = A porta do site no navegador.
help-docs-no-browser = Não abrir nenhuma janela do navegador.
docs-building = Criando o site de documentação; leva um momento …
docs-built = O site de documentação está em { $folder }.
docs-open = A documentação está em { $url }. Ctrl-C a fecha.
docs-port = Não é possível mostrar a documentação na porta { $port }: { $why }. Escolha outra com --port.
