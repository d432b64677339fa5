"""The games, a folder each. They know the core and nothing of each other.

Folders named in TEFUDA_GAMES hold further games.
"""

import os

__path__ += [folder for folder in os.environ.get("TEFUDA_GAMES", "").split(os.pathsep) if folder]
