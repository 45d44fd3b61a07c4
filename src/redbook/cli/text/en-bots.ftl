# Bots of one's own.
help-play-modules = A Python file (or module) with bots or games of your own; may be given several times.
help-serve-modules = A Python file (or module) with bots or games of your own; may be given several times.
help-arena-modules = A Python file (or module) with bots or games of your own; may be given several times.
help-bench-modules = A Python file (or module) with bots or games of your own; may be given several times.
