"""Made-up labels, scenery, artwork, remarks, accepted findings, and rules with changes."""

from random import Random
from typing import Any, Literal

from model.collection import Things, freeze
from model.notation import Cell, Path, Point
from model.scenario.things import Allowed, Art, Label, Picture, Pin, Remark, Shape
from tests.generate.words import Words

ShapeKind = Literal["own", "overseas", "neighbour", "sea", "border"]
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


def make_labels(rng: Random, words: Words, cities: list[str]) -> Things[Label]:
    found = {}
    for _ in range(rng.randint(1, 4)):
        label = Label(
            id=words.fresh_id("label"),
            text=words.text()[:500] if rng.random() < 0.5 else "",
            names=Things(words.names()),
            of=f"cities/{rng.choice(cities)}",
            at=Point(rng.randrange(9999), -rng.randrange(9999)),
            size=rng.choice(("small", "medium", "large")),
            angle=rng.randint(-90, 90),
            anchor=rng.choice(("start", "middle", "end")),
        )
        found[label.id] = label
    return Things(found)


def make_shapes(rng: Random, words: Words) -> Things[Shape]:
    found = {}
    kinds: tuple[ShapeKind, ...] = ("own", "overseas", "neighbour", "sea", "border")
    for kind in rng.sample(kinds, 2):
        points = [Point(rng.randrange(-9000, 9000), rng.randrange(9000)) for _ in range(30)]
        shape = Shape(
            id=words.fresh_id("shape"), name=words.name(), kind=kind, outline=Path(points)
        )
        found[shape.id] = shape
    return Things(found)


def make_art(rng: Random, words: Words) -> Things[Art]:
    art = Art(
        id=words.fresh_id("art"),
        file="./compass.png",
        at=Point(500, 250),
        width=rng.randint(1, 4000),
        height=4000,
        layer=rng.choice(("under", "over")),
        angle=rng.choice((0, 30)),
        opacity=rng.choice((100, 40)),
    )
    return Things({art.id: art})


def make_picture(rng: Random) -> Picture:
    pins = tuple(Pin(100 * n, 90 * n, Point(1000 * n, 0)) for n in range(rng.randint(0, 3)))
    return Picture("./scan.jpg", pins, rng.choice((50, 70)))


def make_remarks(rng: Random, words: Words, cells: list[Cell]) -> Things[Remark]:
    found = {}
    for _ in range(rng.randint(1, 3)):
        remark = Remark(
            id=words.fresh_id("remark"),
            text=words.text(),
            at=rng.choice(cells),
            done=rng.random() < 0.3,
        )
        found[remark.id] = remark
    return Things(found)


def make_allowed(rng: Random, words: Words, cities: list[str]) -> Things[Allowed]:
    places = ("", "12,7", "12,7 13,7", f"cities/{rng.choice(cities)}")
    found = {}
    for place in rng.sample(places, 2):
        code = f"MAP{rng.randrange(1000):03}"
        found[f"{code} {place}".strip()] = Allowed(code=code, place=place, reason=words.text())
    return Things(found)


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


def make_head(rng: Random, words: Words) -> dict[str, Any]:
    """What stands in the head of the file."""
    return {
        "id": words.fresh_id("scenario"),
        "title": words.name(),
        "credits": words.text() if rng.random() < 0.5 else "",
        "license": rng.choice(("", "CC-BY-SA-4.0")),
        "notes": words.text() if rng.random() < 0.7 else "",
        "house_rules": tuple(words.text() for _ in range(rng.randint(0, 2))),
        "variants": tuple(rng.sample(VARIANTS, rng.randint(0, 2))),
        "scenery": rng.choice(("", "./around.scenery.geojson")),
    }
