"""Does a game keep the laws that players, records, views and searches rely on? See docs/conformance.md."""

from tefuda.testing.broken import Broken
from tefuda.testing.laws import LAWS, Law
from tefuda.testing.point import Point, Violation
from tefuda.testing.run import Report, conformance

__all__ = ["LAWS", "Broken", "Law", "Point", "Report", "Violation", "conformance"]
