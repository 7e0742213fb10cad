"""Edits such as a designer makes to the file by hand, each under the name that he would give it."""

from model.collection import Things
from model.notation import Cell, Corner, Edge, Point
from model.notation import Path as Course
from model.scenario.areas import Area
from model.scenario.things import Allowed, City, Good, Label, Players, Region, Remark, Water
from model.systems import part_of, system_names
from tests.model.yaml.edit_words import Editing, blocked, head, paint, put, rule, thing

DERBY = City(id="derby", name="Derby", kind="small", at=Cell(6, 3), supplies=("coal",))
NORTH = tuple(map(Cell.parse, "4,0 5,0 6,0 3,1 4,1".split()))
STREAM = Course.parse("4,1s 4,3n 5,2s 5,4n 4,3s 4,5n")
SHARED: dict[str, Editing] = {
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
    "change a price": rule(4, "cost", "terrain", "mountain"),
    "change a rule in braces": rule(150, "win", "cash"),
    "change a rule in a block": rule(5, "rent", "fee"),
    "change another rule": rule(2, "turn", "hand_size"),
    "take a rule back": rule(None, "win", "majors"),
    "no limit": rule({"max_players": None}, "city", "small"),
    "another preset": rule("china-rails", "preset"),
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


def _of_systems() -> dict[str, Editing]:
    """What systems say about things of their own, in `scripted_edits` of their folders."""
    found: dict[str, Editing] = {}
    for system in system_names():
        own = part_of("tests.model", system, "scripted_edits")
        found |= {} if own is None else own.EDITS
    return found


FIFTY = SHARED | _of_systems()
