# El sitio de documentación.
help-docs = Lee la documentación en el navegador: los reglamentos, las lecciones y cómo está hecho todo.
help-docs-build = Solo crear el sitio, en esta carpeta.
help-docs-port = El puerto del sitio en el navegador.
help-docs-no-browser = No abrir ninguna ventana del navegador.
docs-building = Se está creando el sitio de documentación; tarda un momento …
docs-built = El sitio de documentación está en { $folder }.
docs-open = La documentación está en { $url }. Ctrl-C la cierra.
docs-port = No se puede mostrar la documentación en el puerto { $port }: { $why }. Elige otro con --port.
