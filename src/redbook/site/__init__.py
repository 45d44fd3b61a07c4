"""The docs site: the living rulebook, the lessons and the project's own pages, made into HTML by MkDocs.

`make docs` builds it from a clone, `redbook docs` builds and shows it. `hook.py` tells MkDocs which pages there are;
nothing that it makes is kept in the repository. The pages lie as the files do (`docs/positions.md` is
`docs/positions.html`), so that a link that works in the repository works on the site.
"""
