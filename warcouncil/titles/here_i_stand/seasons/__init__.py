"""The course of a turn (7, 8, 10, 11, 19, 23): cards, spring, impulses, winter, victory."""
