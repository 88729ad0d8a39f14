"""Every clause of every title has a test, and every test names clauses that there are."""

from __future__ import annotations

import pytest

from tests.test_house import OURS
from warcouncil.testing.coverage import coverage


@pytest.mark.parametrize("title", OURS)
def test_only_what_is_knowingly_left_out_has_no_test(title: str) -> None:
    counted = coverage(title)
    assert counted.uncovered == list(counted.unimplemented)
    assert counted.covered + len(counted.uncovered) == counted.clauses
