"""One deal being played: what a player may ask, what happened, what it is worth."""
