"""Here I Stand: wars of the Reformation, 1517-1555."""
