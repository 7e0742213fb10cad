"""Made-up labels, scenery, artwork, remarks and accepted findings."""

from random import Random
from typing import Any, Literal

from model.collection import Things
from model.notation import Cell, Path, Point
from model.scenario.things import Allowed, Art, Label, Picture, Pin, Remark, Shape
from tests.generate.words import Words

ShapeKind = Literal["own", "overseas", "neighbour", "sea", "border"]


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


def make_head(rng: Random, words: Words, variants: tuple[str, ...]) -> dict[str, Any]:
    """What stands in the head of the file."""
    return {
        "id": words.fresh_id("scenario"),
        "title": words.name(),
        "credits": words.text() if rng.random() < 0.5 else "",
        "license": rng.choice(("", "CC-BY-SA-4.0")),
        "notes": words.text() if rng.random() < 0.7 else "",
        "house_rules": tuple(words.text() for _ in range(rng.randint(0, 2))),
        "variants": tuple(rng.sample(variants, min(rng.randint(0, 2), len(variants)))),
        "scenery": rng.choice(("", "./around.scenery.geojson")),
    }
