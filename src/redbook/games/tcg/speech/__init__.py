"""How card data becomes sentences: nouns and numbers, effects, whole texts."""
