"""What handlers of requests are given by name."""

from litestar.di import NamedDependency

from tefuda.server.node import Node
from tefuda.server.people.people import People
from tefuda.server.people.rows import Rows
from tefuda.server.visitors import Visitor

TheVisitor = NamedDependency[Visitor]
TheNode = NamedDependency[Node]
ThePeople = NamedDependency[People]
TheRows = NamedDependency[Rows]
