"""Single cards: categories, costs, and text of which parts contradict each other."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from model.scenario.change import difference
from model.systems.trains.contradictions.contradictions import (
    NO_SOURCE,
    NOTHING_TRASHED,
    Contradiction,
    contradictions,
)
from model.systems.trains.contradictions.taking_out import without
from model.systems.trains.effects.lasting import WhileInPlay
from model.systems.trains.things.card import Card
from model.systems.trains.things.part import TrainsPart
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Also, Finding, Repair
from validator.repairs.value_repairs import saying
from validator.systems.trains.survey.survey import TrainsSurvey

READS: Final = ("cards", "variants", "own_variants")
_WITHOUT_SOURCE: Final = (NO_SOURCE, NOTHING_TRASHED)


@check(
    "DCK301",
    "card-without-a-category",
    ERROR,
    reads=READS,
    rules=("TRN-COMP-10",),
    implies=("DCK317",),
    holds=("TRN-CHK-15",),
    since="0.6.0",
)
def card_without_a_category(survey: TrainsSurvey) -> Iterator[Finding]:
    """A card has no category.

    Why: other cards ask for categories, and the printed card shows one.
    Repair: say its `categories`.

    Bad:
        cards:
        - {id: night-shift, name: Night shift, cost: 4, effects: [{draw: 2}]}

    Good:
        cards:
        - {id: night-shift, name: Night shift, cost: 4, categories: [action], effects: [{draw: 2}]}
    """
    for key, card in survey.part.cards.items():
        if not card.categories and survey.can_read("cards", key):
            yield Finding(
                message=tr("{card} has no category", card=card.title), route=("cards", key)
            )


@check(
    "DCK302",
    "part-without-its-source",
    ERROR,
    reads=READS,
    rules=("TRN-PLAY-04",),
    implies=("DCK303", "DCK317"),
    holds=("TRN-CHK-17", "TRN-CHK-18"),
    since="0.6.0",
)
def part_without_its_source(survey: TrainsSurvey) -> Iterator[Finding]:
    """A part counts cards, or looks at a trashed one, and no part before it moves any.

    `coin_per_discarded` and `draw_as_discarded` stand directly behind `discard`,
    `coin_per_returned` behind `return_waste`, and a `gain` with `over_trashed` anywhere behind
    `trash_from_hand`.

    Why: nothing was discarded, returned or trashed, so that the part does nothing.
    Repair: put the part behind the one that it refers to, or take it out.

    Bad:
        cards:
        - {id: mail-train, effects: [{discard: any}, {draw: 1}, {coin_per_discarded: 1}]}

    Good:
        cards:
        - {id: mail-train, effects: [{discard: any}, {coin_per_discarded: 1}, {draw: 1}]}
    """
    yield from _told(survey, of_source=True)


@check(
    "DCK303",
    "parts-that-contradict",
    WARNING,
    reads=READS,
    rules=("TRN-PLAY-04", "TRN-TURN-10"),
    since="0.6.0",
)
def parts_that_contradict(survey: TrainsSurvey) -> Iterator[Finding]:
    """Parts of a card contradict each other, or one of them can do nothing as it is written.

    Such as Waste that comes while no Waste is gained, or something that lasts on a card that has
    trashed itself.

    Why: players will ask what is meant, and games do not do what the card seems to say.
    Repair: put the parts in another order, or take one out.

    Bad:
        cards:
        - {id: material-dump-site, effects: [{while_in_play: {ignore_waste: true}}, {waste: 2}]}

    Good:
        cards:
        - {id: material-dump-site, effects: [{waste: 2}, {while_in_play: {ignore_waste: true}}]}
    """
    yield from _told(survey, of_source=False)


def _told(survey: TrainsSurvey, *, of_source: bool) -> Iterator[Finding]:
    for key, card in survey.part.cards.items():
        for one in contradictions(card):
            if (one.kind in _WITHOUT_SOURCE) == of_source:
                also = Also(("cards", key, *one.other), tr("the other part"))
                yield Finding(
                    message=f"{card.title}: {one.sentence}",
                    route=("cards", key, *one.way),
                    also=(also,) if one.other else (),
                    repair=_without(survey, card, one),
                )


def _without(survey: TrainsSurvey, card: Card, one: Contradiction) -> Repair | None:
    """The repair that takes a part out, if the file and no variant says what the card does."""
    scenario = survey.scenario
    part = scenario.part_as(TrainsPart)
    if part.cards.get(card.id) != card:
        return None
    title = tr("take the part out")
    cards = part.cards.put(card.id, without(card, one.way))
    after = replace(scenario, part=replace(part, cards=cards))
    return Repair(title, difference(scenario, after, tr("Take a part out")))


@check(
    "DCK305",
    "card-for-nothing",
    WARNING,
    reads=READS,
    rules=("TRN-BUY-01", "TRN-BUY-03"),
    holds=("TRN-CHK-20",),
    since="0.6.0",
)
def card_for_nothing(survey: TrainsSurvey) -> Iterator[Finding]:
    """A card costs nothing and can be bought.

    Why: a player may take as many as there are in one turn, and so empty the pile at will.
    Repair: give it a cost, or say `buyable: false`.

    Bad:
        cards:
        - {id: passing-station, cost: 0}

    Good:
        cards:
        - {id: passing-station, cost: 1}
    """
    for key, card in survey.part.cards.items():
        if card.buyable and not card.cost and "waste" not in card.categories:
            way = ("cards", key, "cost")
            yield Finding(
                message=tr("{card} costs nothing and can be bought", card=card.title),
                route=way,
                repair=saying(survey.scenario, tr("let it cost 2"), {way: 2}),
            )


@check(
    "DCK314",
    "nothing-but-while-in-play",
    WARNING,
    reads=READS,
    rules=("TRN-TURN-10",),
    holds=("TRN-CHK-38",),
    since="0.6.0",
)
def nothing_but_while_in_play(survey: TrainsSurvey) -> Iterator[Finding]:
    """A card brings no coin, and all that it does is to hold something while it is in play.

    Why: it is worth nothing by itself, so that in most hands it is dead.
    Repair: give it a value, or another part, such as a rail that it makes cheaper.

    Bad:
        cards:
        - {id: ironworks, value: 0}

    Good:
        cards:
        - {id: ironworks, value: 1}
    """
    for key, card in survey.part.cards.items():
        lasts = [isinstance(one, WhileInPlay) for one in card.effects]
        if lasts and all(lasts) and not card.value and not card.points:
            yield Finding(
                message=tr(
                    "{card} brings no coin, and only holds something while it is in play",
                    card=card.title,
                ),
                route=("cards", key),
            )
