"""The kernel: flow, dice, journal, views. It knows no title."""
