"""Armies: their figures, whose a region is, moving, mustering, control (p.8-11, 26-28, 31-32)."""
