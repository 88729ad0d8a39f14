"""Building units (17): the actions of the power cards for regulars, mercenaries, cavalry, squadrons and corsairs."""

from __future__ import annotations

from warcouncil.campaign.building import build_action

ACTS = {
    "raise_regular": ("place", "power"),
    "buy_mercenary": ("place",),
    "raise_cavalry": ("place",),
    "build_squadron": ("space", "power"),
    "build_corsair": ("space",),
}
MENU = {
    "raise_regular": build_action("raise_regular", "regular", "his-17-1", minors=True),
    "buy_mercenary": build_action("buy_mercenary", "mercenary", "his-17-1"),
    "raise_cavalry": build_action("raise_cavalry", "cavalry", "his-17-1"),
    "build_squadron": build_action("build_squadron", "squadron", "his-17.2-1", minors=True),
    "build_corsair": build_action("build_corsair", "corsair", "his-17.2-4"),
}
