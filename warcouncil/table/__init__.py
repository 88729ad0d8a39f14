"""What games on a table share, whatever they are about: the graph of places, cards and hands with what is hidden in
them, impulses, events, response windows, the menu of actions, the gathering of chapters, dice with their reasons. It
knows the engine and no title."""
