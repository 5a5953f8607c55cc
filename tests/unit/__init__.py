"""One file a module, in the tree of ``src``."""
