"""Cards in games: parts that do nothing there, and cards that nobody can ever have or use."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from model.scenario.preset_things import held_by
from model.systems.trains.contradictions.contradictions import Contradiction
from model.systems.trains.contradictions.idle_parts import Setting, idle_parts, is_idle
from model.systems.trains.contradictions.steps import steps_of
from model.systems.trains.effects.exchanging import Copy, Gain
from model.systems.trains.rules.card_counts import selectable
from model.systems.trains.things.card import Card
from model.wording.speech import tr
from validator.check import check
from validator.finding import WARNING, Finding, Partly, Way
from validator.systems.trains.survey.survey import CARDS, LAND, WHOLE, Choice, TrainsSurvey
from validator.wording.listing import listed

READS: Final = (*LAND, *CARDS, "players")
ALL: Final = (*WHOLE, "cards", "kits")
MOST_PARTS: Final = 20_000
"""So many parts are looked at, each once for every kit that its card is in."""


class Idle(NamedTuple):
    """A part of a card that does nothing in games with a choice of kinds."""

    card: Card
    choice: Choice
    part: Contradiction


def _looked_at(survey: TrainsSurvey) -> Iterator[tuple[Choice, Setting, Card]]:
    """The cards of all games, as far as anybody has patience for."""
    left = MOST_PARTS
    for choice in survey.choices:
        setting = survey.setting(choice)
        for card in setting.cards.values():
            left -= len(steps_of(card)) + 1
            if left < 0:
                return
            yield choice, setting, card


def _are_too_many(survey: TrainsSurvey) -> bool:
    """Whether there are more than that."""
    sizes = {key: len(steps_of(card)) + 1 for key, card in survey.part.cards.items()}
    cards = (survey.setting(choice).cards for choice in survey.choices)
    return sum(sizes[key] for one in cards for key in one) > MOST_PARTS


def _idle(survey: TrainsSurvey) -> list[Idle]:
    """What does nothing, each part once."""
    found: dict[tuple[str, Way], Idle] = {}
    for choice, setting, card in _looked_at(survey):
        for part in idle_parts(card, setting):
            found.setdefault((card.id, part.way), Idle(card, choice, part))
    return list(found.values())


@check(
    "DCK311",
    "part-for-nothing",
    WARNING,
    reads=READS,
    needs=("land",),
    whole=ALL,
    rules=("TRN-PLAY-04", "TRN-RAIL-11"),
    implies=("DCK317",),
    holds=("TRN-CHK-26", "TRN-CHK-27", "TRN-CHK-28", "TRN-CHK-29", "TRN-CHK-45"),
    since="0.6.0",
)
def part_for_nothing(survey: TrainsSurvey) -> Iterator[Finding | Partly]:
    """A part of a card does nothing on this board, or with the other cards of its kit.

    It waives what is not there or costs nothing, asks for a card that such games do not have, or
    copies, trashes or gains what no pile and no starting deck holds.

    Why: whoever buys the card pays for something that never happens.
    Repair: choose other kinds, or give the board or the kit what the card is about.

    Bad:
        rules: {supply: {select: {kit: old-line, count: 3}}}
        kits:
        - {id: old-line, cards: [garage, landfill, rapid-train]}
        cards:
        - {id: rapid-train, effects: [{coin_if_in_play: {card: first-train}}]}

    Good:
        rules: {supply: {select: {kit: old-line, count: 3}}}
        kits:
        - {id: old-line, cards: [first-train, landfill, rapid-train]}
        cards:
        - {id: rapid-train, effects: [{coin_if_in_play: {card: first-train}}]}
    """
    if not survey.is_begun:
        return
    for idle in _idle(survey):
        card, choice = idle.card, idle.choice
        is_own = card.id in survey.own["cards"]
        yield Finding(
            message=tr(
                "{card} {how_idle} with {choice}: {part}",
                card=card.title,
                how_idle=_how_idle(idle.part),
                choice=choice.title,
                part=idle.part.sentence,
            ),
            route=("cards", card.id, *idle.part.way) if is_own else _in_choice(choice, card),
            about=(("cards", card.id),),
        )
    if _are_too_many(survey):
        yield Partly(
            tr(
                "there are more than {most_parts:,} parts of cards in all kits",
                most_parts=MOST_PARTS,
            )
        )


def _in_choice(choice: Choice, card: Card) -> tuple[str, ...]:
    """Where a choice of kinds names a card, if it does."""
    return (*choice.route, "cards", card.id) if choice.route[0] == "kits" else choice.route


def _how_idle(part: Contradiction) -> str:
    is_whole = part.stops and len(part.way) == 2
    return tr("can never be applied") if is_whole else tr("does less than it says")


@check(
    "DCK316",
    "card-nobody-can-have",
    WARNING,
    reads=CARDS,
    needs=("rules",),
    whole=("cards", "kits"),
    rules=("TRN-SETUP-07", "TRN-BUY-01"),
    implies=("DCK317",),
    since="0.6.0",
)
def card_nobody_can_have(survey: TrainsSurvey) -> Iterator[Finding]:
    """A card of the file comes into no game, or lies in a pile from which nobody can take it.

    Why: nobody ever plays it.
    Repair: put it into a kit, among the kinds that are drawn, or into the starting decks; or let it
    be bought.

    Bad:
        rules: {supply: {select: {kit: holiday-pass}}}
        cards:
        - {id: night-shift, name: Night shift, cost: 4, categories: [action], effects: [{draw: 2}]}

    Good:
        rules: {supply: {select: {kit: old-line, count: 3}}}
        kits:
        - {id: old-line, cards: [garage, landfill, night-shift]}
        cards:
        - {id: night-shift, name: Night shift, cost: 4, categories: [action], effects: [{draw: 2}]}
    """
    piles = {*survey.rules.supply.always, *_to_choose(survey)}
    begun = {card for card, number in survey.rules.start.deck.items() if number}
    gained = _gained(survey)
    for key in _added(survey):
        card = survey.part.cards[key]
        if key in begun or "waste" in card.categories:
            continue
        if key not in piles:
            why = "comes into no game: it is in no kit, no draw and no starting deck"
        elif not card.buyable and not gained & {*card.categories}:
            why = tr("cannot be bought, and no card lets it be gained")
        elif not card.count:
            why = "comes into no game: there are none of it"
        else:
            continue
        yield Finding(message=f"{card.title} {why}", route=("cards", key))


def _to_choose(survey: TrainsSurvey) -> Iterator[str]:
    """The kinds of all kits, and those that are drawn unless the file itself names its kit."""
    for choice in survey.choices:
        yield from choice.kinds
    said = survey.scenario.rules.get("supply") or {}
    if not (said.get("select") or {}).get("kit"):
        yield from selectable(survey.part, survey.rules)


def _added(survey: TrainsSurvey) -> list[str]:
    """The cards that the file brings, and no preset."""
    held = held_by(survey.scenario).get("cards")
    known = {one.get("id") for one in held} if isinstance(held, list) else set()
    return [key for key in survey.part.cards if key not in known]


def _gained(survey: TrainsSurvey) -> set[str]:
    """The categories of which some card gains cards."""
    steps = [step.effect for card in survey.part.cards.values() for step in steps_of(card)]
    return {one.gain.category for one in steps if isinstance(one, Gain)}


@check(
    "DCK317",
    "card-nobody-can-use",
    WARNING,
    reads=READS,
    needs=("land",),
    whole=ALL,
    rules=("TRN-PLAY-04",),
    since="0.6.0",
)
def card_nobody_can_use(survey: TrainsSurvey) -> Iterator[Finding]:
    """A card brings neither coin nor points, and nothing that it does can ever be done.

    Why: whoever buys it has a card more that is good for nothing.
    Repair: give it a value, points, or something to do that games of this board allow.

    Bad:
        cards:
        - {id: garage, value: 0, effects: []}

    Good:
        cards:
        - {id: garage, value: 2, effects: []}
    """
    if not survey.is_begun:
        return
    for key, choice in survey.once(_useless).items():
        is_own = key in survey.own["cards"]
        yield Finding(
            message=tr(
                "{card} brings neither coin nor points, and does nothing that can ever be done",
                card=survey.card(key),
            ),
            route=("cards", key) if is_own else choice.route,
            about=(("cards", key),),
        )


def _useless(survey: TrainsSurvey) -> dict[str, Choice]:
    """The cards that nobody can use with any choice of kinds, and one choice that has them."""
    useful, seen = set[str](), dict[str, Choice]()
    for choice, setting, card in _looked_at(survey):
        seen.setdefault(card.id, choice)
        if card.id not in useful and (_is_worth(card) or not _does_nothing(card, setting)):
            useful.add(card.id)
    return {key: choice for key, choice in seen.items() if key not in useful}


def _is_worth(card: Card) -> bool:
    return bool(card.value or card.points or card.on_buy or "waste" in card.categories)


def _does_nothing(card: Card, setting: Setting) -> bool:
    return not card.effects or is_idle(card, setting)


@check(
    "DCK315",
    "two-ways-of-copying",
    WARNING,
    reads=CARDS,
    needs=("land",),
    whole=("cards", "kits"),
    rules=("TRN-CARD-stationmaster-office",),
    holds=("TRN-CHK-44",),
    since="0.6.0",
)
def two_ways_of_copying(survey: TrainsSurvey) -> Iterator[Finding]:
    """Cards of the same games copy from the play area and from the hand.

    The two editions of the game differ there; with both ways at one table players mix them up.

    Why: which card may be copied is then asked at every turn.
    Repair: let all of them copy from the same place.

    Bad:
        cards:
        - {id: deputy, name: Deputy, cost: 3, categories: [action], effects: [{copy: {from: hand}}]}

    Good:
        cards:
        - {id: deputy, name: Deputy, cost: 3, categories: [action], effects: [{copy: {}}]}
    """
    told: set[str] = set()
    for choice in survey.choices:
        by_place: dict[str, list[Card]] = {}
        for card in survey.setting(choice).cards.values():
            for step in steps_of(card):
                if isinstance(step.effect, Copy):
                    by_place.setdefault(step.effect.copy.from_, []).append(card)
        hand = by_place.get("hand", [])
        if hand and "play" in by_place and hand[0].id not in told:
            told.add(hand[0].id)
            others = listed([card.title for card in by_place["play"]])
            yield Finding(
                message=tr(
                    "{hand} copies a card of the hand, and {others} one in play",
                    hand=hand[0].title,
                    others=others,
                ),
                route=("cards", hand[0].id),
                about=(("cards", by_place["play"][0].id),),
            )
