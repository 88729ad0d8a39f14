"""Who stands where (5), whom he serves and who is whose friend (2.2): what follows from this is kept from look to look.

It is worked out anew when one of the columns has changed (see `table/kept.py`).
"""

from __future__ import annotations

from warcouncil.table.kept import AllBut, Columns

POLITICS = Columns("minors", "alliances", "wars")
"""Who is whose ally and enemy."""
SERVICE = Columns("minors", "sides", "leaders")
"""Whom army leaders serve, and where they are."""
STANDING = Columns("minors", "sides", "leaders", "troops")
"""Where land units and their leaders are."""
HOLDINGS = Columns("control", "minors")
"""Whose spaces are whose."""
AFLOAT = Columns("fleets", "minors", "turn")
"""Where ships are, and under which flags they sail: whose navies are one may depend on the turn."""
TALK = ("agenda", "drafts", "known", "announced", "refused_deals", "negotiators")
"""Columns that change while powers talk: who has spoken, and what comes next."""
SETTLED = AllBut(*TALK)
"""The board and the deal that is made, while others think about the next one."""
QUIET = AllBut(*TALK, "deal")
"""The board alone (9.1): one negotiation asks about it in every package. What follows from it may not mind a deal."""
