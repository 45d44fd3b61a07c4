not-text = { $file } is not a text file (UTF-8).
