"""Shapes come in, shapes go out: the built-in layouts, and layouts as text."""
