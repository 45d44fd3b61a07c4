# Bots próprios.
help-play-modules = Um arquivo (ou módulo) de Python com bots ou jogos seus; pode ser dado várias vezes.
help-serve-modules = Um arquivo (ou módulo) de Python com bots ou jogos seus; pode ser dado várias vezes.
help-arena-modules = Um arquivo (ou módulo) de Python com bots ou jogos seus; pode ser dado várias vezes.
help-bench-modules = Um arquivo (ou módulo) de Python com bots ou jogos seus; pode ser dado várias vezes.
