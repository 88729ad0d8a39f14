"""Boards to look at: as SVG for notebooks, and what the titles' boards in lines of text share. Knows the engine."""
