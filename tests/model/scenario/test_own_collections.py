"""Which collections a system adds to scenarios, found by their forms."""

from model.scenario.collections import (
    own_collections,
    own_collections_on_the_map,
    own_named_collections,
)
from model.scenario.references import Reference


def test_collections_of_a_system_are_told_by_what_their_things_are() -> None:
    assert own_collections("crayon") == ("ferries", "links", "demands", "events")
    assert own_named_collections("crayon") == ("ferries", "links", "events"), "cards have numbers"
    assert own_collections_on_the_map("crayon") == ("ferries", "links"), "events have no place"


def test_a_system_that_adds_nothing_has_none() -> None:
    assert (
        own_collections("bare")
        == own_named_collections("bare")
        == own_collections_on_the_map("")
        == ()
    )


def test_a_reference_may_mean_things_of_several_collections() -> None:
    card = Reference("cards", "12", ("position", "deck", "12"), among=("demands", "events"))
    assert card.things == {("cards", "12"), ("demands", "12"), ("events", "12")}
    assert Reference("cities", "aston", ()).things == {("cities", "aston")}
