"""A counsellor sits beside somebody and says what it would do, why, and what their last move cost.

It knows what that seat knows and no more, whatever it is asked.
"""

from redbook.counsel.advice import Advice, NoCounsel, advise
from redbook.counsel.price import Price, price

__all__ = ["Advice", "NoCounsel", "Price", "advise", "price"]
