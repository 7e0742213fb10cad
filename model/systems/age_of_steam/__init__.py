"""The Age of Steam system: track tiles on hexes. Its maps are drawn and checked as boards."""

from model.systems.system import SystemModel

SYSTEM = SystemModel(
    name="age-of-steam",
    title="Age of Steam",
    about="Track tiles are laid on hexes, and goods cubes are shipped along them.",
    order=20,
    legend={".": "clear", "^": "mountain", "r": "river"},
)
