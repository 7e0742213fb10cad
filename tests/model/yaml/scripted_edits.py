"""Edits such as a designer makes to the file by hand, each under the name that he would give it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from model.boards.terrain import TerrainBoard
from model.collection import Things, freeze, thaw
from model.notation import Cell, Cells, Corner, Edge, Point
from model.notation import Path as Course
from model.scenario.areas import Area
from model.scenario.scenario import Scenario
from model.scenario.things import Allowed, City, Good, Label, Players, Region, Remark, Water
from model.systems.crayon.things import effects
from model.systems.crayon.things.part import CrayonPart, Demand, Duration, Event, Ferry

Editing = Callable[[Scenario], Scenario]


def part(scenario: Scenario) -> CrayonPart:
    return scenario.part_as(CrayonPart)


def with_part(scenario: Scenario, **changes: Any) -> Scenario:
    return replace(scenario, part=replace(part(scenario), **changes))


def things_of(scenario: Scenario, collection: str) -> Things[Any]:
    whole: Any = scenario if hasattr(scenario, collection) else scenario.part
    things: Things[Any] = getattr(whole, collection)
    return things


def with_things(scenario: Scenario, collection: str, things: Things[Any]) -> Scenario:
    change: dict[str, Any] = {collection: things}
    if hasattr(scenario, collection):
        return replace(scenario, **change)
    return with_part(scenario, **change)


def thing(collection: str, key: str, **changes: Any) -> Editing:
    """Changes fields of one thing."""

    def edit(scenario: Scenario) -> Scenario:
        things = things_of(scenario, collection)
        return with_things(scenario, collection, things.put(key, replace(things[key], **changes)))

    return edit


def put(collection: str, key: str, new: Any) -> Editing:
    """Adds a thing, or takes one away where it is None."""

    def edit(scenario: Scenario) -> Scenario:
        things = things_of(scenario, collection)
        changed = things.drop(key) if new is None else things.put(key, new)
        return with_things(scenario, collection, changed)

    return edit


def head(**changes: Any) -> Editing:
    return lambda scenario: replace(scenario, **changes)


def paint(kind: str | None, *cells: Cell) -> Editing:
    def edit(scenario: Scenario) -> Scenario:
        assert isinstance(scenario.board, TerrainBoard)
        return replace(scenario, board=scenario.board.with_painted(dict.fromkeys(cells, kind)))

    return edit


def rule(value: Any, *names: str) -> Editing:
    """Changes one of the rules; None takes the change back."""

    def edit(scenario: Scenario) -> Scenario:
        rules = thaw(scenario.rules)
        inner = rules
        for name in names[:-1]:
            inner = inner.setdefault(name, {})
        inner.pop(names[-1], None)
        if value is not None:
            inner[names[-1]] = value
        return replace(scenario, rules=freeze(rules))

    return edit


def blocked(*edges: str) -> Editing:
    return lambda scenario: replace(
        scenario, blocked=tuple({*scenario.blocked} ^ {Edge.parse(edge) for edge in edges})
    )


DERBY = City(id="derby", name="Derby", kind="small", at=Cell(6, 3), supplies=("coal",))
FROST = Event(id="frost", name="Frost", duration=Duration("instant"), effects=(effects.NoBuild(),))
NEW_FERRY = Ferry(id="lake-ferry", ports=Cells((Cell(8, 1), Cell(8, 3))), cost=3)
NORTH = tuple(map(Cell.parse, "4,0 5,0 6,0 3,1 4,1".split()))
STREAM = Course.parse("4,1s 4,3n 5,2s 5,4n 4,3s 4,5n")
FLOOD = (
    effects.EraseCrossing(("lower-stream",)),
    effects.LoseTurn(Area.parse("region(the-north)")),
)

FIFTY: dict[str, Editing] = {
    "paint a cell": paint("mountain", Cell(0, 3)),
    "take a cell away": paint(None, Cell(13, 6)),
    "add a cell": paint("clear", Cell(0, 4)),
    "paint a stroke in one row": paint("desert", Cell(3, 3), Cell(4, 3), Cell(5, 3)),
    "paint over three rows": paint("alpine", Cell(6, 2), Cell(6, 3)),
    "paint with a new kind": paint("swamp", Cell(6, 3)),
    "rename in a block": thing("cities", "colby", name="Colby: New Town"),
    "rename in braces": thing("cities", "aston", name="Aston, the old"),
    "move a city in a block": thing("cities", "colby", at=Cell(12, 4)),
    "move a city in single quotes": thing("cities", "aston", at=Cell(3, 3)),
    "make a city larger": thing("cities", "byford", kind="medium"),
    "add a supply in brackets": thing("cities", "colby", supplies=("coal", "wheat")),
    "add a supply in braces": thing("cities", "aston", supplies=("coal", "wood")),
    "add a supply in a list": thing("cities", "byford", supplies=("fish", "wheat", "wood")),
    "take a supply away": thing("cities", "byford", supplies=("fish",)),
    "take the only supply away": thing("cities", "aston", supplies=()),
    "translate a name": thing("cities", "colby", names=Things({"no": "Kolby", "zh": "科尔比"})),
    "add a translation": thing("cities", "aston", names=Things({"de": "Aston"})),
    "drop translations": thing("cities", "colby", names=Things()),
    "add a city": put("cities", "derby", DERBY),
    "remove a city": put("cities", "aston", None),
    "tag a city": thing("cities", "byford", tags=("capital",)),
    "move a river's end": thing(
        "waters", "lower-stream", path=Course([*STREAM[:-1], Corner(5, 4, "s")])
    ),
    "lengthen a river": thing("waters", "lower-stream", path=Course([*STREAM, Corner(4, 5, "s")])),
    "insist on a dry edge": thing("waters", "lower-stream", never_crosses=(Edge.parse("4,2 5,2"),)),
    "price a lake": thing("waters", "mirror-lake", surcharge=4),
    "move a shore": thing(
        "waters", "mirror-lake", outline=Course.parse("8.3,2.4 8.7,2.4 8.6,2.9 8.2,2.7")
    ),
    "add a river": put(
        "waters", "brook", Water(id="brook", kind="river", path=Course.parse("9,1s 9,3n"))
    ),
    "block an edge": blocked("5,5 6,5"),
    "free an edge": blocked("1,2 2,2"),
    "more chips": thing("goods", "wheat", chips=6),
    "name a good": thing("goods", "coal", name="Coal"),
    "add a good": put("goods", "silk", Good(id="silk", chips=2)),
    "remove a good": put("goods", "fish", None),
    "add a cell to a region": thing("regions", "the-north", cells=(*NORTH, Cell(7, 0))),
    "redraw an area": thing("regions", "south", area=Area.parse("within(2, cities(colby))")),
    "name a region": thing("regions", "south", name="The South"),
    "add a region": put("regions", "east", Region(id="east", cities=("colby",))),
    "raise a payout": put(
        "demands",
        "1",
        tuple(map(Demand.parse, ("aston wood 10", "byford coal 8", "colby fish 14"))),
    ),
    "raise a payout in a list": put(
        "demands", "10", tuple(map(Demand.parse, ("byford wheat 7", "aston fish 12")))
    ),
    "add a card": put("demands", "5", (Demand("aston", "fish", 10),)),
    "remove a card": put("demands", "1", None),
    "change a price": rule(4, "cost", "terrain", "mountain"),
    "change a rule in braces": rule(150, "win", "cash"),
    "change a rule in a block": rule(5, "rent", "fee"),
    "change another rule": rule(2, "turn", "hand_size"),
    "take a rule back": rule(None, "win", "majors"),
    "no limit": rule({"max_players": None}, "city", "small"),
    "another preset": rule("china-rails", "preset"),
    "add an effect": thing("events", "spring-flood", effects=(*FLOOD, effects.Reshuffle())),
    "change an effect": thing(
        "events", "spring-flood", effects=(FLOOD[0], effects.LoseTurn(Area.parse("all")))
    ),
    "rewrite an effect in braces": thing(
        "events", "spring-flood", effects=(effects.CloseCrossing(("lower-stream",)), FLOOD[1])
    ),
    "word a card anew": thing(
        "events",
        "spring-flood",
        text="The Lower Stream rises.\nAll bridges over it are lost.\n",
    ),
    "let an event last": thing("events", "spring-flood", duration=Duration("turns", 2)),
    "more copies": thing("events", "spring-flood", count=3),
    "add an event": put("events", "frost", FROST),
    "add a ferry": put("ferries", "lake-ferry", NEW_FERRY),
    "price a ferry": thing("ferries", "valley-ferry", cost=6),
    "change notes": head(
        notes="A first draft. The payouts are guesses, and the pass in the south may be too cheap."
    ),
    "new notes": head(notes="Done."),
    "new title": head(title="Three Valleys"),
    "awkward title": head(title="Rock 'n' Rail"),
    "more players": head(players=Players(2, 4)),
    "as many players as usual": head(players=Players(2, 6)),
    "another licence": head(license="MIT"),
    "no licence": head(license=""),
    "add credits": head(credits="Map by nobody in particular."),
    "add a variant": head(variants=("branching", "four-cards")),
    "no variant": head(variants=()),
    "add a house rule": head(
        house_rules=("Whoever is last in cash deals.", "No maps on the phone.", "Be kind.")
    ),
    "reword a house rule": head(
        house_rules=("Whoever is last in cash deals.", "No maps on any phone.")
    ),
    "add scenery": head(scenery="./around.geojson"),
    "move a label": thing("labels", "north-label", at=Point(5500, 500)),
    "add a label": put("labels", "sea", Label(id="sea", text="The Sea", at=Point(1000, 250))),
    "settle a remark": thing("remarks", "pass", done=True),
    "answer a remark": put("remarks", "answer", Remark(id="answer", text="Yes.", at=Cell(5, 1))),
    "accept a finding": put("allow", "MAP002", Allowed(code="MAP002", reason="So be it.")),
    "give another reason": thing("allow", "MAP014 cities/byford", reason="It is remote."),
}
