#!/bin/sh
# An engine for Red Book in plain POSIX sh with sed: it takes the first thing offered, or the last, turn about.
# redbook arena hunt examples/engines/first_bot.sh random -n 1

number() { # every message begins with its type, and a question goes on with its id
    printf '%s\n' "$1" | sed 's/^{"type":"[a-z]*","id":\([0-9]*\).*/\1/'
}

first() { # the notation of the first option
    printf '%s\n' "$1" | sed 's/.*"options":\[{"notation":"\([^"]*\)".*/\1/'
}

last() { # the notation of the last option: `.*` takes as much as it can
    printf '%s\n' "$1" | sed 's/.*{"notation":"\([^"]*\)".*/\1/'
}

turn=0
while read -r line; do
    case $line in
    '{"type":"hello"'*)
        # neither the board nor the tale: sh has no use for them, and the lines stay short
        echo '{"type":"hello","protocol":1,"name":"first-sh","view":false,"told":false}'
        ;;
    '{"type":"ask"'*)
        turn=$((turn + 1))
        if [ $((turn % 2)) -eq 1 ]; then answer=$(first "$line"); else answer=$(last "$line"); fi
        printf '{"type":"play","id":%s,"notation":"%s"}\n' "$(number "$line")" "$answer"
        ;;
    '{"type":"ping"'*)
        printf '{"type":"pong","id":%s}\n' "$(number "$line")"
        ;;
    '{"type":"error"'*)
        echo "$line" >&2
        ;;
    '{"type":"quit"'*)
        exit 0
        ;;
    esac
done
