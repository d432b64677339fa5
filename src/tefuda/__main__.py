"""`tefuda`, and `python -m tefuda`. Loading takes a moment, and Ctrl-C within it is no error either."""

import sys


def main() -> int:
    try:
        from tefuda.cli import main as run
    except KeyboardInterrupt:
        return 1
    return run()


if __name__ == "__main__":
    sys.exit(main())
