"""The hot loops of the exact solver: ordinary Python that can also be compiled.

Each module here has a ``.pxd`` beside it that gives Cython the C types; the Python text is the
same in both cases, and so are the answers, the lines and the counts. Where the extension modules
have been built, Python imports them instead of their source, and the search runs without the GIL.

Tiles are numbered from 0 in the order of their slots; only tiles that remain have a number.
Words: a *literal* says that two tiles of a group are mates, which are to be taken together; a
*pairing* gives every tile a mate; a *trap* is a set of tiles none of which can be the first to go.
"""
