"""How large a formation may be: units besides the limit, trains, owners, and whom it needs."""

from __future__ import annotations

from warcouncil.campaign.muster import Muster, as_muster

FOOT, RIDERS, GUNS = ("north", "foot", 3), ("north", "rider", 2), ("north", "gun", 4)
TRAINS = {"gun": ("foot",)}


def test_a_plain_limit() -> None:
    assert as_muster(4) == Muster(4)
    assert Muster(4).reach((), (FOOT, RIDERS)) == 4 and Muster(9).reach((), (FOOT, RIDERS)) == 5
    assert Muster(4).takes((FOOT, ("north", "rider", 1))) and not Muster(4).takes((FOOT, RIDERS))


def test_one_unit_of_a_kind_comes_besides() -> None:
    muster = Muster(3, frozenset({"rider"}))
    assert muster.takes((FOOT, ("north", "rider", 1))) and not muster.takes((FOOT, RIDERS))
    assert muster.reach((), (FOOT, RIDERS)) == 4
    assert muster.reach((("north", "rider", 1),), (FOOT,)) == 4


def test_trains_need_company() -> None:
    muster = Muster(3, trains=TRAINS)
    assert muster.reach((), (FOOT, GUNS)) == 6
    assert muster.reach((("north", "foot", 1),), (GUNS,)) == 2
    assert not muster.takes((("north", "foot", 1), ("north", "gun", 2)))


def test_whose_units_and_whose_are_needed() -> None:
    south = ("south", "foot", 5)
    assert Muster(9, owners=frozenset({"north"})).reach((), (FOOT, south)) == 3
    assert not Muster(9, owners=frozenset({"north"})).takes((south,))
    needs = Muster(9, needs=frozenset({"south"}))
    assert needs.reach((FOOT,), ()) == -1 and needs.reach((FOOT,), (south,)) == 8
    assert Muster(1, leaders=frozenset({"ann"})).leads("ann") and not Muster(1, leaders=frozenset()).leads("ann")
