error-bad-record = { $line ->
        [0] Este registro não pode ser usado:
       *[other] Linha { $line }, coluna { $column }:
    } { $what ->
        [header] um cabeçalho se escreve [nome "valor"]; isto não é um: “{ $words }”
        [header-value] o valor do cabeçalho “{ $words }” não pode ser lido ou usado
        [header-twice] o cabeçalho “{ $words }” aparece duas vezes
        [unclosed] o que se abre aqui nunca é fechado: “{ $words }”
        [too-long] o texto tem mais de { $words } caracteres
        [too-many-headers] há mais de { $words } cabeçalhos
        [too-many-moves] há mais de { $words } jogadas
        [too-deep] há mais de { $words } variantes uma dentro da outra
        [no-move-yet] antes de “{ $words }” deve haver uma jogada
        [no-variation] fecha-se uma variante que não foi aberta
        [mark] isto não é uma marca de jogada: “{ $words }” (as marcas são !, ?, !!, ??, !?, ?! e de $1 a $999)
        [letter] nenhuma jogada começa assim: “{ $words }” (coloque-a entre aspas)
        [no-comma] falta uma vírgula antes de “{ $words }”
        [string] estas aspas não podem ser lidas: “{ $words }”
        [dice] o que o acaso deu se escreve <motivo 5 3>; isto não é assim: “{ $words }”
        [newer] o registro foi escrito por uma versão mais nova do Red Book ({ $words })
        [no-game] falta o cabeçalho [game "…"]
        [game-over] a partida termina antes desta jogada
        [seat] quem decide aqui é { $words }
        [illegal] “{ $words }” não pode ser jogado aqui
        [dice-first] falta o que o acaso deu antes da primeira jogada (escreva-o ali, <…>, ou dê uma semente em um cabeçalho “chance”)
        [dice-missing] “{ $words }” pede dados ou compras que não estão escritos ou que não podem ser
        [dice-differ] “{ $words }” não produz estes dados ou compras
        [result] a partida terminou de outro modo do que diz o cabeçalho “{ $words }”
        [digest] a posição final não é a que o cabeçalho “digest” diz (remova-o se você mudou as jogadas)
       *[other] { $what } { $words }
    }.
