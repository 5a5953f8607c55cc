"""Tables of whole numbers: lists here, blocks of C memory where the kernel is compiled."""


def ints(keep: list[object], count: int) -> list[int]:
    """A table of so many numbers, all 0. ``keep`` owns it: the table lives as long as that."""
    table = [0] * count
    keep.append(table)
    return table


def octets(keep: list[object], count: int) -> list[int]:
    """The same for numbers from 0 to 255."""
    return ints(keep, count)


def copy(target: list[int], source: list[int], count: int) -> None:
    """The first numbers of one table into another."""
    target[:count] = source[:count]
