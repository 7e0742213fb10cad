"""Made-up rules of a crayon game: a preset, and changes that its map can meet."""

from random import Random
from typing import Any

from model.collection import Things, freeze

VARIANTS = (
    "fast-trains",
    "four-cards",
    "branching",
    "crossgrading",
    "backtracking",
    "cost-to-load",
)
PRICES = {
    "terrain": {"alpine": 5, "desert": 1},
    "crossing": {"dry-river": 1, "dry-lake": 1},
    "after_rains": {"dry-river": 2, "dry-lake": 2},
}


def make_rules(rng: Random, majors: int, links: int) -> Things[Any]:
    """A preset and changes to it, with a goal that this map can meet."""
    preset = rng.choice(("china-rails", "empire-builder"))
    rules: dict[str, Any] = {"preset": preset}
    rules["win"] = {"majors": min(majors, 4), "links": min(links, 1)}
    if preset == "empire-builder":
        rules["cost"] = PRICES
    if rng.random() < 0.5:
        rules["win"]["cash"] = rng.randrange(100, 400)
        rules["tax"] = {"table": {"50": 5, "more": 30}}
    if rng.random() < 0.3:
        rules["city"] = {"small": {"max_players": None}}
    return freeze(rules)  # type: ignore[no-any-return]
