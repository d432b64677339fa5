"""What handlers of requests are given by name."""

from typing import TYPE_CHECKING, Any

from litestar.di import NamedDependency

from tefuda.server.node import Node
from tefuda.server.people.people import People
from tefuda.server.visitors import Visitor

if TYPE_CHECKING:
    from tefuda.server.people.rows import Rows
else:
    Rows = Any  # not to be loaded before they are asked for: see reception.py

TheVisitor = NamedDependency[Visitor]
TheNode = NamedDependency[Node]
ThePeople = NamedDependency[People]
TheRows = NamedDependency[Rows]
