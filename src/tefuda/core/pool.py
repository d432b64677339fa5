"""Search copies and drops tables by the million: the memory of some waits for the next. (pool.pxd is what C does.)"""


def keep(kind: type) -> None:
    """To C: this one kind's memory is kept. Python does so by itself."""
