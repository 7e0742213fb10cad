"""What a position of a crayon game names: listed, renamed, taken away."""

from model.collection import Things
from model.scenario.references import Reference, references_in, with_names
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import read_scenario
from model.systems.crayon.things.part import CrayonPart

POSITION = {
    "format": 1,
    "system": "crayon",
    "demands": {"1": ["aston coal 5"]},
    "position": {
        "seats": [
            {
                "hand": [1],
                "ferries": ["sound"],
                "trains": [{"type": "freight", "loads": ["coal", "coal"]}],
            }
        ],
        "deck": [1, "flood"],
        "in_play": [{"event": "flood", "drawer": 1}],
        "lying": [{"good": "coal", "city": "aston"}],
    },
}


def renamed_to(scenario: Scenario, names: dict[tuple[str, str], str | None]) -> CrayonPart:
    def visit(reference: Reference) -> str | None:
        found = [names[thing] for thing in sorted(reference.things) if thing in names]
        return found[0] if found else reference.name

    return with_names(scenario, visit).part_as(CrayonPart)


def test_a_position_names_cards_goods_cities_events_and_ferries() -> None:
    scenario = read_scenario(POSITION)
    assert not scenario.misfits
    named = {one.thing for one in references_in(scenario)}
    assert named == {
        ("cities", "aston"),
        ("goods", "coal"),
        ("cards", "1"),
        ("cards", "flood"),
        ("events", "flood"),
        ("ferries", "sound"),
        ("trains", "freight"),
    }
    part = renamed_to(scenario, {("goods", "coal"): "peat", ("events", "flood"): "storm"})
    assert part.position is not None
    assert part.position.seats[0].trains[0].loads == ("peat", "peat")
    assert part.position.deck == ("1", "storm")
    assert part.position.in_play[0].event == "storm"
    assert part.demands["1"][0].good == "peat"


def test_what_a_position_cannot_be_without_goes() -> None:
    gone: dict[tuple[str, str], str | None] = {("goods", "coal"): None, ("events", "flood"): None}
    part = renamed_to(read_scenario(POSITION), gone)
    assert part.position is not None
    assert not part.position.lying
    assert not part.position.in_play
    assert part.position.deck == ("1",)
    assert part.position.seats[0].trains[0].loads == ()
    assert part.demands == Things()
