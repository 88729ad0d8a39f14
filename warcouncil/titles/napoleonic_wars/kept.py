"""The columns from which facts follow that are kept from one look to the next until these have changed."""

from __future__ import annotations

from warcouncil.table.kept import Columns, follows_from

__all__ = ["DISPLAY", "PILES", "PLAYED", "follows_from"]

DISPLAY = Columns("camps", "consuls", "subjects", "flags", "squadrons")
"""Who is what to whom, whose the duchies are, and where fleets lie."""
PLAYED = Columns("seats", "consuls")
"""Who runs which nations."""
PILES = Columns("discard", "removed", "aside", "timed", "wars", "lasting", "played_events", "used_reserves")
"""Where cards lie that everybody sees."""
