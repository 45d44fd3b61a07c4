help-cards-texts = Un archivo con tus propios nombres y textos de cartas (TOML o JSON); se puede dar más de una vez. Los archivos de la carpeta «texts» de tu carpeta de datos se leen siempre.
help-play-texts = Un archivo con tus propios nombres y textos de cartas (TOML o JSON); se puede dar más de una vez. Los archivos de la carpeta «texts» de tu carpeta de datos se leen siempre.
help-serve-texts = Un archivo con tus propios nombres y textos de cartas (TOML o JSON); se puede dar más de una vez. Los archivos de la carpeta «texts» de tu carpeta de datos se leen siempre.
