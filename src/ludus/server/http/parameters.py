"""Parameters that pages and API take alike."""

from typing import Annotated

from fastapi import Path, Query

TableId = Annotated[str, Path(pattern="^[a-z0-9]{12}$", description="a table's id")]
ViewedSeat = Annotated[int | None, Query(ge=-1, lt=8, description="one of your seats, or -1 for a spectator")]
ShownSeat = Annotated[int | None, Query(ge=0, lt=8, description="whose board to show, where each has its own")]
Moment = Annotated[int | None, Query(ge=0, le=2**31 - 1, description="an earlier position to show")]
