# The docs site.
help-docs = Read the docs in the browser: the rulebooks, the lessons and how everything is made.
help-docs-build = Only build the site, into this folder.
help-docs-port = The port of the site in the browser.
help-docs-no-browser = Do not open a browser window.
docs-building = Building the docs site; this takes a moment …
docs-built = The docs site is in { $folder }.
docs-open = The docs are at { $url }. Ctrl-C closes them.
docs-port = The docs cannot be shown on port { $port }: { $why }. Choose another with --port.
