"""Words for people: the catalogues in four languages, and the names of things."""
