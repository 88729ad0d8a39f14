"""What campaigns of war and diplomacy between great powers share, whoever they are: stacks and formations, movement,
interception, battle, siege, control, navies, loans, quarters and deals.

Everything is a function of the state. What a title has of its own (its map, powers, people, counters and ways) is one
value that hangs on the type of its state: `state.realm`. Nothing here names a power, a space, a card or a person.
"""
