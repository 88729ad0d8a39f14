"""Building units (17): the actions that recruit land units and build ships."""

from __future__ import annotations

from warcouncil.campaign.building import build_action
from warcouncil.titles.tanto_monta.menu import by_power
from warcouncil.titles.tanto_monta.sea.passages import navies_of
from warcouncil.titles.tanto_monta.war.recruits import levied

REGULARS = build_action("raise_regular", "regular", "tm-17.2-1", minors=True, row="regular")
SQUADRONS = build_action("build_squadron", "squadron", "tm-17.3-1", minors=True, row="squadron")
MENU = {
    "raise_regular": by_power(REGULARS._replace(needs="tm-17.2-1"), "raise_regular", "recruits"),
    "raise_militia": by_power(
        build_action("raise_militia", "militia", "tm-17.2-1", row="militia", whose=levied), "raise_militia", "recruits"
    ),
    "raise_cavalry": by_power(
        build_action("raise_cavalry", "cavalry", "tm-17.2-1", row="cavalry"), "raise_cavalry", "recruits"
    ),
    "raise_artillery": by_power(
        build_action("raise_artillery", "artillery", "tm-17.2-4", row="artillery"), "raise_artillery", "recruits"
    ),
    "build_squadron": by_power(SQUADRONS._replace(needs="tm-17.3-1"), "build_squadron", who=navies_of),
    "build_corsair": by_power(
        build_action("build_corsair", "corsair", "tm-17.3-3", row="corsair"), "build_corsair", who=navies_of
    ),
}
