"""War on land: places and control, formations, moves, battles and sieges (2, 5, 9.4, 12 to 15)."""
