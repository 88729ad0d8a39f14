"""How battles and sieges end in a title (14, 15): numbers and names of its own need none of this."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Aftermath:
    """What becomes of the beaten, where it is not what it is by default."""

    side_falls: bool = False
    """Whether leaders are captured only if nobody is left of their whole side, not of their own power."""
    garrison_returns: bool = False
    """Whether those who came out to help a relief that had fewer hits must go back behind the walls."""
    friends_only: bool = False
    """Whether besiegers who must go avoid the units of everybody but friends, not only those of enemies."""
