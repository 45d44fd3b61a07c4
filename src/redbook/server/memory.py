"""How much memory this process has, and has had."""

from __future__ import annotations

import sys
from pathlib import Path

STATUS = Path("/proc/self/status")


def resident() -> float:
    """Megabytes that it has now; at most, where the system tells no more; 0 on Windows."""
    return of_status("VmRSS") if sys.platform == "linux" else peak()


def peak() -> float:
    """Megabytes that it has had at most."""
    if sys.platform == "linux":  # getrusage remembers here what our parent had when it started us
        return of_status("VmHWM")
    if sys.platform == "win32":
        return 0.0
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1024 * 1024)


def of_status(name: str) -> float:
    line = next(line for line in STATUS.read_text("ascii").splitlines() if line.startswith(f"{name}:"))
    return int(line.split()[1]) / 1024
