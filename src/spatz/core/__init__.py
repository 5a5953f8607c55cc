"""The rules of the game as values and functions: no clock, no chance, no I/O."""
