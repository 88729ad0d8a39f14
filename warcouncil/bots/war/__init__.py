"""What the bots of campaigns of war share: odds, marches, sieges, battles and quarters, whatever the title is."""
