"""The pages of the API: a page a package, its public names in their order, told by mkdocstrings from the docstrings.

Public is what a package names in `__all__`. The names are read from the source, so that a package whose extras are not
installed has its page too.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import redbook

FOLDER = "api"
HOME = Path(redbook.__file__).parent
# the order of reading; packages that are not named follow, by name
ORDER = ("redbook", "redbook.kernel", "redbook.kernel.contract", "redbook.bots", "redbook.env", "redbook.arena")
INNER = {"games", "cli", "server", "site"}  # rules and programs: nothing to build on
MODULES = ("redbook.kernel.contract", "redbook.views")  # public modules that are no packages


def public(module: str) -> list[str]:
    """`__all__`, or else what a module defines without an underscore; nothing if there is no such module."""
    source = source_of(module)
    if source is None:
        return []
    tree = ast.parse(source.read_text("utf-8"))
    own: list[str] = []
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return [name for name in ast.literal_eval(node.value) if not name.startswith("__")]
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            own.append(node.name)
    return own if module in MODULES else []


def source_of(module: str) -> Path | None:
    place = HOME.joinpath(*module.split(".")[1:])
    return next((path for path in (place / "__init__.py", place.with_suffix(".py")) if path.is_file()), None)


def modules() -> list[str]:
    """Every public module that has public names."""
    packages = [f"redbook.{path.parent.name}" for path in sorted(HOME.glob("*/__init__.py"))]
    every = [*packages, *MODULES]
    rest = [name for name in every if name not in ORDER and name.removeprefix("redbook.") not in INNER]
    return [name for name in (*ORDER, *rest) if public(name)]


def api_page_path(module: str) -> str:
    return f"{FOLDER}/{module}.md"


def api_pages() -> Iterator[tuple[str, str]]:
    for module in modules():
        yield api_page_path(module), api_page(module)


def api_page(module: str) -> str:
    own = [name for name in public(module) if place(module, name) == f"{module}.{name}"]
    names = "\n".join(f"        - {name}" for name in own)
    page = f"# {module}\n\n::: {module}\n    options:\n      members:\n{names}\n"
    for name in public(module):
        if name not in own:
            page += f"\n::: {place(module, name)}\n    options:\n      show_root_heading: true\n"
    return page


def place(module: str, name: str) -> str:
    """Where a public name is found. A function that is called like its file would be taken for the file."""
    package = source_of(module)
    twin = package is not None and package.name == "__init__.py" and (package.parent / f"{name}.py").is_file()
    return f"{module}.{name}.{name}" if twin else f"{module}.{name}"
