not-text = { $file } não é um arquivo de texto (UTF-8).
