"""Runs one notebook in a process of its own: `python -m redbook.site.running < in.ipynb > out.ipynb`.

The machinery of Jupyter has threads, loops and sockets that outlive a run; here they end with the process. Exit code 1:
a cell has failed, and stderr says which and why.
"""

from __future__ import annotations

import sys
from tempfile import TemporaryDirectory

import nbformat
from jupyter_client.manager import AsyncKernelManager
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

LONGEST = 1800  # seconds for a cell, in the full form on a crowded machine


def main() -> int:
    notebook = nbformat.read(sys.stdin, as_version=4)
    try:
        with TemporaryDirectory() as folder:  # sockets are files beside this one: nothing listens on a port
            file = f"{folder}/kernel.json"
            kernel = AsyncKernelManager(kernel_name="python3", transport="ipc", connection_file=file)
            NotebookClient(notebook, km=kernel, timeout=LONGEST).execute()
    except CellExecutionError as wrong:
        print(f"{wrong.ename}: {wrong.evalue}", file=sys.stderr)
        print(wrong.traceback, file=sys.stderr)
        return 1
    nbformat.write(notebook, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
