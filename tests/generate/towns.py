"""Made-up goods, and cities of the kinds that a system knows."""

from random import Random
from typing import Any

from model.collection import Things
from model.notation import Cell, Point
from model.scenario.own_classes import city_class, good_class
from model.scenario.things import City, Good
from model.systems import described
from tests.generate.land import Land
from tests.generate.words import Words


def make_goods(rng: Random, words: Words, area: int, system: str) -> Things[Good]:
    found = {}
    for _ in range(min(3 + area // 60, 30)):
        said: dict[str, Any] = {
            "id": words.fresh_id("good"),
            "name": words.name() if rng.random() < 0.6 else "",
            "names": Things(words.names()),
            "chips": rng.randint(3, 5),
            "icon": rng.choice(("", "", "./icons/wood.png")),
            "colour": rng.choice(("", "#7a5c3e")),
        }
        good = good_class(system)(**_known(said, system, "goods"))
        found[good.id] = good
    return Things(found)


def make_cities(
    rng: Random, land: Land, words: Words, goods: Things[Good], system: str
) -> Things[City]:
    """Cities wherever there is room, some with a good or two; on routes they only lie somewhere."""
    found = {}
    is_routes = described(system).board == "routes"
    for cell in rng.sample(land.mainland, min(2 + len(land.mainland) // 14, 200)):
        place: dict[str, Any] = {"xy": _point(cell)} if is_routes else {"at": cell}
        kind: Any = city_class(system)
        said: dict[str, Any] = {
            "id": words.fresh_id("city"),
            "name": words.name(),
            "names": Things(words.names()),
            "supplies": tuple(rng.sample(list(goods), rng.randint(0, min(2, len(goods))))),
            "tags": ("capital",) if rng.random() < 0.1 else (),
        }
        city = kind(**_known(said, system, "cities"), **place, **_kind(rng, system))
        found[city.id] = city
    return Things(found)


def _known(said: dict[str, Any], system: str, collection: str) -> dict[str, Any]:
    """What the things of a system have; some leave out what others say."""
    without = described(system).without.get(collection, ())
    return {name: value for name, value in said.items() if name not in without}


def _point(cell: Cell) -> Point:
    return Point(1000 * cell.col, 1000 * cell.row)


def _kind(rng: Random, system: str) -> dict[str, str]:
    words = [kind.word for kind in described(system).kinds]
    return {"kind": rng.choice(words)} if words else {}
