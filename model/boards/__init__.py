"""Boards: the geometry of mileposts, hexes and routes."""

from model.boards.hexes import HexBoard
from model.boards.lattice import MilepostBoard
from model.boards.routes import RouteBoard

Board = MilepostBoard | HexBoard | RouteBoard
