"""The arena: bots against bots, in one process or many, the same for the same seed."""

from redbook.arena.figures import Figures, figures
from redbook.arena.match import Fault, Played, play_match
from redbook.arena.tournament import Pairing, Rules, pairings, run

__all__ = ["Fault", "Figures", "Pairing", "Played", "Rules", "figures", "pairings", "play_match", "run"]
