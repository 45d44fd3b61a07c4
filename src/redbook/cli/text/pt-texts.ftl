help-cards-texts = Um arquivo com os seus próprios nomes e textos de cartas (TOML ou JSON); pode ser dado mais de uma vez. Os arquivos da pasta “texts” da sua pasta de dados são sempre lidos.
help-play-texts = Um arquivo com os seus próprios nomes e textos de cartas (TOML ou JSON); pode ser dado mais de uma vez. Os arquivos da pasta “texts” da sua pasta de dados são sempre lidos.
help-serve-texts = Um arquivo com os seus próprios nomes e textos de cartas (TOML ou JSON); pode ser dado mais de uma vez. Os arquivos da pasta “texts” da sua pasta de dados são sempre lidos.
