"""Where compiled code that runs for long lets the rest of the program have its turn."""


def breathe() -> None:
    """Does nothing. That Python is asked at all is enough for Ctrl-C to be heard and for other threads to run."""
