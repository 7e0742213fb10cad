"""The Trains system: rails and stations on hexes. Its maps are drawn and checked as boards."""

from model.systems.system import SystemModel

SYSTEM = SystemModel(
    name="trains",
    title="Trains",
    about="Hexes are entered with track and station pieces, driven by a deck of cards.",
    order=30,
    legend={".": "clear", "^": "mountain", "r": "river"},
)
