# The words of the reference of the command line on the docs site. The same ids stand in the other languages.
reference = The command line
reference-intro = Every command and option, from the program itself. `redbook COMMAND --help` says the same in a terminal. Exit codes: 0 all is well, 1 what was checked is wrong, 2 the command could not be done.
reference-also = Also in
reference-option = option
reference-meaning = what it does
reference-default = by default
reference-repeated = may be repeated
language = English
