# Bots próprios.
help-play-modules = Um arquivo (ou módulo) de Python com bots ou jogos seus; pode ser dado várias vezes.
help-serve-modules = Um arquivo (ou módulo) de Python com bots ou jogos seus; pode ser dado várias vezes.
help-arena-modules = Um arquivo (ou módulo) de Python com bots ou jogos seus; pode ser dado várias vezes.
help-bench-modules = Um arquivo (ou módulo) de Python com bots ou jogos seus; pode ser dado várias vezes.
help-new-bot = Escreve um pacote com um bot que já joga, um teste e um ponto de entrada: pronto para mudar, testar e instalar.
help-new-bot-name = O nome do bot: letras minúsculas, algarismos e “-”.
help-new-bot-game = O jogo que ele joga.
help-new-bot-folder = Onde escrevê-lo; sem isso, aqui.

new-bot-name = “{ $name }” não serve como nome de bot: ele tem letras minúsculas, algarismos e “-”, no máximo 40, e começa com uma letra.
new-bot-taken = Já há um bot chamado “{ $name }” para { $game }. Escolha outro nome.
new-bot-module = O Python já tem um módulo chamado “{ $name }”, e um esconderia o outro. Escolha outro nome.
new-bot-exists = { $folder } já existe, e nada ali foi tocado. Escolha outro nome, ou outra pasta com --dir.
new-bot-written = { $name } está escrito em { $folder } e já pode jogar. O que vem agora:
new-bot-idea = A ideia dele está em { $file }: faça dela a sua.
