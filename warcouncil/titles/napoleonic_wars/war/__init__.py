"""The land war (7, 9 to 12): building, flags, marches, interception, evasion, battles and sieges."""
