"""Every card of the box has a rule of its own in the rulebook, under its name."""

from engine.rulebook import rulebooks
from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from model.systems.trains.things.part import TrainsPart

CARD = "TRN-CARD-"


def test_every_card_of_the_box_is_in_the_rulebook_by_its_name() -> None:
    book = next(book for book in rulebooks() if book.id == "trains")
    cards = load(bundled_scenarios()["lantern-bay"]).part_as(TrainsPart).cards
    told = {one.id.removeprefix(CARD): one.title for one in book.rules if CARD in one.id}
    assert told == {key: card.title for key, card in cards.items()}
