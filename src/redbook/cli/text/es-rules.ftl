# El reglamento vivo.
help-rules = Lee las reglas de un juego: todas, una cláusula o las que contienen ciertas palabras.
help-rules-game = Qué juego.
help-rules-words = Una cláusula, un lugar del reglamento impreso (p.19, 4.2.4) o palabras que buscar.
help-rules-contents = Solo los títulos.
help-rules-json = Como JSON.
no-rules = No hay reglamento de { $game }.
no-clause = Ninguna cláusula de las reglas corresponde a «{ $words }».
