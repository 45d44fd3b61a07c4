error-bad-record = { $line ->
        [0] This record cannot be used:
       *[other] Line { $line }, column { $column }:
    } { $what ->
        [header] a header is written [name "value"]; this is not: “{ $words }”
        [header-value] the value of the header “{ $words }” cannot be read or used
        [header-twice] the header “{ $words }” stands there twice
        [unclosed] what is opened here is never closed: “{ $words }”
        [too-long] the text has more than { $words } characters
        [too-many-headers] there are more than { $words } headers
        [too-many-moves] there are more than { $words } moves
        [too-deep] variations lie more than { $words } deep
        [no-move-yet] a move should stand before “{ $words }”
        [no-variation] a variation is closed that was never opened
        [mark] this is not a mark of a move: “{ $words }” (marks are !, ?, !!, ??, !?, ?! and $1 to $999)
        [letter] no move begins like this: “{ $words }” (put it in quotes)
        [no-comma] a comma is missing before “{ $words }”
        [string] these quotes cannot be read: “{ $words }”
        [dice] what chance gave is written <reason 5 3>; this is not: “{ $words }”
        [newer] the record was written by a newer version of Red Book ({ $words })
        [no-game] a header [game "…"] is missing
        [game-over] the game is over before this move
        [seat] it is { $words } who decides here
        [illegal] “{ $words }” cannot be played here
        [dice-first] what chance gave before the first move is missing (write <…> there, or give a seed in a header “chance”)
        [dice-missing] “{ $words }” asks for dice or draws that are not written down, or that cannot be
        [dice-differ] “{ $words }” does not bring about these dice or draws
        [result] the game ended otherwise than the header “{ $words }” says
        [digest] the position at the end is another one than the header “digest” says (remove it if you changed the moves)
       *[other] { $what } { $words }
    }.
