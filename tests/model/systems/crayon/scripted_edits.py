"""Edits of cards and ferries, such as a designer of a crayon map makes them by hand."""

from model.notation import Cell, Cells
from model.scenario.areas import Area
from model.systems.crayon.things import effects
from model.systems.crayon.things.part import Demand, Duration, Event, Ferry
from tests.model.yaml.edit_words import Editing, put, thing

FROST = Event(id="frost", name="Frost", duration=Duration("instant"), effects=(effects.NoBuild(),))
NEW_FERRY = Ferry(id="lake-ferry", ports=Cells((Cell(8, 1), Cell(8, 3))), cost=3)
FLOOD = (
    effects.EraseCrossing(("lower-stream",)),
    effects.LoseTurn(Area.parse("region(the-north)")),
)

EDITS: dict[str, Editing] = {
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
}
