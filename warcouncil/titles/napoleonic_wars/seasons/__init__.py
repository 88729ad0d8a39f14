"""The turn (4, 5): hands, impulses, minors, the end of the turn, peace and points."""
