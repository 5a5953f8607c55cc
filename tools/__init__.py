"""Tools that make what is committed beside the code: fonts and faces."""
