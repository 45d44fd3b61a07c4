help-cards-texts = A file with your own names and texts for cards (TOML or JSON); may be given more than once. Files in the folder “texts” of your data folder are always read.
help-play-texts = A file with your own names and texts for cards (TOML or JSON); may be given more than once. Files in the folder “texts” of your data folder are always read.
help-serve-texts = A file with your own names and texts for cards (TOML or JSON); may be given more than once. Files in the folder “texts” of your data folder are always read.
