"""The index of pieces by owner agrees with its column, or says that it does not."""

from __future__ import annotations

from warcouncil.table.owners import ByOwner

Column = dict[str, tuple[tuple[str, int], ...]]


def column() -> Column:
    return {"port": (("blues", 1), ("reds", 2)), "hill": (("reds", 3),)}


def test_rows_by_owner_and_place() -> None:
    assert ByOwner(column()).rows == {
        "blues": {"port": ("blues", 1)},
        "reds": {"port": ("reds", 2), "hill": ("reds", 3)},
    }


def test_what_is_noted_is_as_if_it_were_made_anew() -> None:
    now = column()
    index = ByOwner(now)
    for place, here in (("port", (("reds", 5),)), ("moor", (("blues", 4),)), ("hill", ())):
        if here:
            now[place] = here
        else:
            del now[place]
        index.note(now, place)
        assert index.fits(now) and not index.misfiled(now)
    assert index.rows["reds"] == {"port": ("reds", 5)} and index.rows["blues"] == {"moor": ("blues", 4)}


def test_a_change_that_nobody_noted_is_found() -> None:
    now = column()
    index = ByOwner(now)
    now["hill"] = (("blues", 3),)
    assert not index.fits(now)


def test_a_wrong_index_that_fits_is_misfiled() -> None:
    now = column()
    index = ByOwner(now)
    del index.rows["reds"]["hill"]
    assert index.fits(now) and index.misfiled(now)
