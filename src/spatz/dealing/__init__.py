"""How positions come about: numbers at random, tile sets, dealers and the shuffle."""
