not-text = { $file } no es un archivo de texto (UTF-8).
