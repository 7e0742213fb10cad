"""The Santa Fe system: lines laid along a graph of routes. Its maps are drawn and checked."""

from model.systems.system import SystemModel

SYSTEM = SystemModel(
    name="santa-fe",
    title="Santa Fe",
    about="Railroads are extended along printed lines between cities.",
    order=40,
    board="routes",
)
