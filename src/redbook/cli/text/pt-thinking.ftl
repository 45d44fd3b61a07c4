# Onde os bots pensam.
help-play-bot-processes = Em quantos processos os bots pensam; sem isso, um para cada núcleo menos um.
help-serve-bot-processes = Em quantos processos os bots pensam; sem isso, um para cada núcleo menos um.
help-serve-redis = De onde os trabalhadores tiram as perguntas dos bots, por exemplo redis://host:6379; então nenhum pensa aqui.
help-worker = Pensa nesta máquina pelos bots de um servidor: tira perguntas do Redis e devolve as respostas.
help-worker-redis = O Redis do servidor, por exemplo redis://host:6379.
help-worker-bot-processes = Quantos processos pensam; sem isso, um para cada núcleo menos um.
help-worker-modules = Um arquivo (ou módulo) de Python com bots ou jogos seus; pode ser dado várias vezes.
