"""What `redbook new-bot` writes, taken from here: four real bots, each with one idea, called `newcomer` until named."""
