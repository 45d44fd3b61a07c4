# Programas que jogam: o protocolo para motores.
help-arena-strict = Sair com o código 1 se algum bot falhou em uma partida, não só se o jogo falhou.
help-play-program = Um programa que fala o protocolo para motores, oferecido como bot nesta mesa; pode ser dado várias vezes.
help-serve-program = Um programa que fala o protocolo para motores, oferecido como bot em todas as mesas; pode ser dado várias vezes.
help-engine = Falar o protocolo para motores pela entrada e pela saída padrão: outros programas jogam com nossos bots e perguntam sobre posições.
help-engine-bot = O bot que responde, com seu nível após dois-pontos; senão, o habitual de cada lugar, ou quem o anfitrião indicar.
help-engine-modules = Um arquivo ou módulo de Python com bots ou jogos próprios, que também são oferecidos; pode ser dado várias vezes.
help-engine-schema = Mostrar todas as mensagens do protocolo como JSON Schema.
help-sit = Deixar um programa jogar em uma mesa: ele se senta com um link e joga até o fim da partida.
help-sit-link = O link do lugar, tal como o anfitrião o enviou.
help-sit-program = O programa: um arquivo, ou “cmd:” e uma linha de comando.
help-sit-name = Como ele se chama na mesa; senão, o nome que ele mesmo se dá.
help-sit-seconds = Tempo para uma resposta; se demorar mais, ele é iniciado de novo.
help-sit-logs = Uma pasta para o que o programa escreve na saída de erros.
arena-bot-faults = { $bot } perdeu partidas por sua própria culpa: { $faults }.
fault-raised = caiu
fault-illegal = jogou o que não era oferecido
fault-late = demorou demais
sit-down = { $program } se senta à mesa { $table }.
sit-key = Seu lugar a partir de agora, para continuar ou para assumir em um navegador: { $link }
sit-asked = { $moves ->
    [1] Uma jogada feita.
   *[other] { $moves } jogadas feitas.
}
sit-restart = { $program } é iniciado de novo: { $why }
sit-gave-up = { $program } falhou { $times } vezes. O lugar ainda é dele: { $link }
sit-away = A mesa não responde ({ $why }); nova tentativa em { $seconds } s.
sit-over = A partida terminou ({ $reason }). { $count ->
    [0] Ninguém venceu.
   *[other] Vitória para { $winners }.
}
