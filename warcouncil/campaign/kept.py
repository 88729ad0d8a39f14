"""Who stands where (5), whom he serves and who is whose friend (2.2): what follows from this is kept from look to look.

It is worked out anew when one of the columns has changed (see `table/kept.py`).
"""

from __future__ import annotations

from warcouncil.table.kept import Columns

POLITICS = Columns("minors", "alliances", "wars")
"""Who is whose ally and enemy."""
SERVICE = Columns("minors", "sides", "leaders")
"""Whom army leaders serve, and where they are."""
STANDING = Columns("minors", "sides", "leaders", "troops")
"""Where land units and their leaders are."""
