"""The server under load: python bench/load.py closed (or python -m bench.load …)"""

import sys
from pathlib import Path

if __name__ == "__main__":
    here = Path(__file__).resolve().parent
    # the folder of this file would hide packages of the same names
    sys.path[:] = [str(here.parent), *(one for one in sys.path if Path(one).resolve() != here)]
    from bench.server.__main__ import main

    sys.exit(main())
