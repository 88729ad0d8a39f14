"""Bots: the processes in which they think, and the driver that lets them answer when they are asked."""
