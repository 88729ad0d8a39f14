"""The columns from which facts follow that are kept from one look to the next until these have changed."""

from __future__ import annotations

from warcouncil.table.kept import Columns, follows_from

__all__ = ["COUNTRY", "DISPLAY", "PILES", "PLAYED", "follows_from"]

COUNTRY = Columns("camps", "consuls", "subjects", "flags")
"""Who is what to whom, and whose the duchies are."""
DISPLAY = Columns("camps", "consuls", "subjects", "flags", "squadrons")
"""The same, and where fleets lie: these move much more often."""
PLAYED = Columns("seats", "consuls")
"""Who runs which nations."""
PILES = Columns("discard", "removed", "aside", "timed", "wars", "lasting", "played_events", "used_reserves")
"""Where cards lie that everybody sees."""
