"""The faces of one deal."""

from collections import Counter
from dataclasses import dataclass

from spatz.core.errors import OddGroupError
from spatz.core.face import Face
from spatz.core.rules import Rules


@dataclass(frozen=True)
class TileSet:
    """All tiles of one deal, sorted, in whole pairs of every group; else an :class:`OddGroupError`.

    Which faces a deal of a given size gets is the business of ``dealing``.
    """

    rules: Rules
    faces: tuple[Face, ...]

    def __post_init__(self) -> None:
        tiles = Counter(self.rules.group_of(face) for face in self.faces)
        for group, count in tiles.items():
            if count % 2:
                raise OddGroupError(group.name, count)
        object.__setattr__(self, "faces", tuple(sorted(self.faces, key=lambda face: face.order)))

    def __len__(self) -> int:
        return len(self.faces)
