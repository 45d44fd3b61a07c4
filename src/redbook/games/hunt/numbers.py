"""What the numbers in a step mean, and how large they can be. A stack from outside is read by these types."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

NazgulNumber = Annotated[int, Meta(ge=0, le=3)]
SeatNumber = Annotated[int, Meta(ge=1, le=4)]  # of a Ringwraith player
Few = Annotated[int, Meta(ge=1, le=3)]  # cards, markers, spaces
Spaces = Annotated[int, Meta(ge=0, le=3)]
Tiles = Annotated[int, Meta(ge=0, le=20)]
Space = Annotated[int, Meta(ge=0, le=255)]
Locations = Annotated[int, Meta(ge=0, lt=1 << 62)]  # a mask
Areas = Annotated[int, Meta(ge=0, lt=1 << 10)]  # a mask
Area = Annotated[int, Meta(ge=-1, le=9)]
Target = Annotated[int, Meta(ge=0, le=12)]
Action = Annotated[int, Meta(ge=0, le=3)]  # what an Out of Turn card may stop
Face = Annotated[int, Meta(ge=0, le=6)]
Faces = Annotated[int, Meta(ge=0, le=0b1111)]  # a mask over the common faces
AllyCard = Annotated[int, Meta(ge=0, le=43)]
SorceryCard = Annotated[int, Meta(ge=0, le=21)]
Friend = Annotated[int, Meta(ge=0, le=4)]
