# O que pode dar errado com um programa que vai jogar.
error-no-such-program = Não existe o programa “{ $program }”.
error-not-executable = “{ $program }” não pode ser executado: torne-o executável (chmod +x) ou indique o comando que o executa, como em "cmd:node { $program }".
error-bad-program = O programa não pode jogar: { $why }
error-plays-other = { $program } não joga { $game }, só { $games }.
error-no-such-level = { $program } não tem o nível “{ $level }”. Há: { $levels }.
error-bad-link = “{ $link }” não é o link de um lugar. Um link é assim: http://HOST:PORTA/#/t/MESA/CHAVE
error-table-refuses = A mesa não deixa o programa se sentar: { $why }
error-table-away = Nenhuma mesa responde em { $address }: { $why }
