"""The tests of Spatz."""
