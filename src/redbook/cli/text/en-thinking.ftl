# Where bots think.
help-play-bot-processes = How many processes bots think in; without it, one for every core but one.
help-serve-bot-processes = How many processes bots think in; without it, one for every core but one.
help-serve-redis = Where workers take the questions of bots from, such as redis://host:6379; then none of them thinks here.
help-worker = Think for the bots of a server on this machine: it takes questions from Redis and brings the answers back.
help-worker-redis = The Redis of the server, such as redis://host:6379.
help-worker-bot-processes = How many processes think; without it, one for every core but one.
help-worker-modules = A Python file (or module) with bots or games of your own; may be given several times.
