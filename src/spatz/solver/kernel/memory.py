"""Tables of whole numbers: lists here, blocks of C memory where the kernel is compiled."""


def ints(keep: list[object], count: int) -> list[int]:
    """A table of so many numbers, all 0. ``keep`` owns it: the table lives as long as that."""
    table = [0] * count
    keep.append(table)
    return table


def octets(keep: list[object], count: int) -> list[int]:
    """The same for numbers from 0 to 255."""
    return ints(keep, count)


def words(keep: list[object], count: int) -> list[int]:
    """The same for sets of up to 64 members, a bit for each."""
    return ints(keep, count)


def reals(keep: list[object], count: int) -> list[float]:
    """The same for real numbers."""
    table = [0.0] * count
    keep.append(table)
    return table


def copy(target: list[int], at: int, source: list[int], start: int, count: int) -> None:
    """So many octets from one table to another."""
    target[at : at + count] = source[start : start + count]


def copy_words(target: list[int], source: list[int], count: int) -> None:
    """The first words of one table to another."""
    target[:count] = source[:count]
