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


def longs(keep: list[object], count: int) -> list[int]:
    """The same for numbers of up to 63 bits."""
    return ints(keep, count)


def copy(target: list[int], source: list[int], count: int) -> None:
    """The first octets of one table to another."""
    target[:count] = source[:count]


def copy_words(target: list[int], source: list[int], count: int) -> None:
    """The first words of one table to another."""
    target[:count] = source[:count]
