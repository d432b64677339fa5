"""Records of games: written, read, stepped through and proven. See docs/replay.md."""

from tefuda.replay.making import record
from tefuda.replay.proof import Finding, Verdict, verify
from tefuda.replay.reading import parse, read
from tefuda.replay.record import IllegalMove, Record, Step

__all__ = ["Finding", "IllegalMove", "Record", "Step", "Verdict", "parse", "read", "record", "verify"]
