"""A game in progress: its seats, markers, stations and cards, as the engine sees them."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from model.notation import Cell
from model.systems.trains.things.position import Position, SeatSoFar
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Finding
from validator.systems.trains.survey import positions
from validator.systems.trains.survey.survey import CARDS, LAND, WHOLE, TrainsSurvey
from validator.wording.listing import counted, listed

READS: Final = (*LAND, *CARDS, "players", "position")
ALL: Final = (*WHOLE, "cards", "kits", "position")


def _told(survey: TrainsSurvey, about: str) -> Iterator[Finding]:
    for one in survey.once(positions.position_troubles):
        if one.about == about:
            yield Finding(message=one.why, route=("position", *one.way))


@check(
    "RUL310",
    "markers-that-could-not-lie-so",
    ERROR,
    reads=READS,
    needs=("land",),
    whole=ALL,
    rules=("TRN-RAIL-01", "TRN-RAIL-03", "TRN-RAIL-05"),
    implies_anywhere=("RUL313",),
    holds=("TRN-CHK-40", "TRN-CHK-41"),
    since="0.6.0",
)
def markers_that_could_not_lie_so(survey: TrainsSurvey) -> Iterator[Finding]:
    """In a position the markers of a player lie where no game could have put them.

    The engine sets the position up: they hang together through borders that are not blocked, lie on
    no closed terrain, and are no more than a player has.

    Why: the game could not go on from there.
    Repair: correct the `markers` of the seat.

    Bad:
        position: {seats: [{markers: "4,2 6,2"}, {}]}

    Good:
        position: {seats: [{markers: "4,2 5,2"}, {}]}
    """
    yield from _told(survey, positions.MARKERS)


@check(
    "RUL311",
    "stations-that-find-no-place",
    ERROR,
    reads=READS,
    needs=("land",),
    whole=ALL,
    rules=("TRN-STATION-01", "TRN-STATION-02", "TRN-STATION-06"),
    holds=("TRN-CHK-41",),
    since="0.6.0",
)
def stations_that_find_no_place(survey: TrainsSurvey) -> Iterator[Finding]:
    """In a position a city has more stations than room, or there are more than the game has.

    Why: the game could not go on from there.
    Repair: correct `stations`.

    Bad:
        position: {stations: {larkhill: 3}}

    Good:
        position: {stations: {larkhill: 2}}
    """
    yield from _told(survey, positions.STATIONS)


@check(
    "RUL312",
    "position-that-does-not-add-up",
    ERROR,
    reads=READS,
    needs=("land",),
    whole=ALL,
    rules=("TRN-SETUP-04", "TRN-TURN-08"),
    holds=("TRN-CHK-39",),
    since="0.6.0",
)
def position_that_does_not_add_up(survey: TrainsSurvey) -> Iterator[Finding]:
    """Cards, coin or parts of a position cannot be so in any game.

    The engine sets the position up: every card is in one place, hands are as large as the rules
    say, and only whose turn it is has coin and cards in play.

    Why: the game could not go on from there.
    Repair: correct what the finding names.

    Bad:
        position: {coin: 3}

    Good:
        position: {coin: 3, acted: true}
    """
    yield from _told(survey, positions.CARDS)


@check(
    "RUL313",
    "markers-without-a-start",
    ERROR,
    reads=READS,
    needs=("land",),
    whole=ALL,
    rules=("TRN-SETUP-10",),
    holds=("TRN-CHK-33",),
    since="0.6.0",
)
def markers_without_a_start(survey: TrainsSurvey) -> Iterator[Finding]:
    """In a position players cannot each have begun on a hex of their own.

    A first marker lies on a hex that is no remote place, and that nobody else has begun on.

    Why: no game comes to such a position.
    Repair: correct the `markers` of the seat.

    Bad:
        position: {seats: [{markers: "9,6"}, {}]}

    Good:
        position: {seats: [{markers: "8,6 9,6"}, {}]}
    """
    position = survey.part.position
    if position is None:
        return
    taken: dict[Cell, int] = {}
    for number, seat in enumerate(position.seats):
        if seat.markers and not _begins(survey, position.seats, number, taken, set()):
            yield Finding(
                message=tr(
                    "seat {number} has no marker where its first one can have been",
                    number=number + 1,
                ),
                route=("position", "seats", number, "markers"),
                cells=tuple(seat.markers[:1]),
            )


def _begins(
    survey: TrainsSurvey,
    seats: Sequence[SeatSoFar],
    number: int,
    taken: dict[Cell, int],
    seen: set[Cell],
) -> bool:
    """Whether a seat finds a hex to have begun on, others moving on to another of theirs."""
    land = survey.land
    for cell in seats[number].markers:
        if cell in seen or cell not in land.ground or not land.may_start(cell):
            continue
        seen.add(cell)
        if cell not in taken or _begins(survey, seats, taken[cell], taken, seen):
            taken[cell] = number
            return True
    return False


@check(
    "RUL314",
    "deck-that-was-not-begun-with",
    WARNING,
    reads=READS,
    needs=("rules",),
    whole=("cards", "position"),
    rules=("TRN-SETUP-03",),
    holds=("TRN-CHK-34",),
    since="0.6.0",
)
def deck_that_was_not_begun_with(survey: TrainsSurvey) -> Iterator[Finding]:
    """A position of the first turn gives a player another deck than players begin with.

    Why: an order of the starting deck was meant, or a later turn.
    Repair: let deck and hand be the cards of a starting deck, or say which `turn` it is.

    Bad:
        position: {seats: [{deck: [control-room, express-train], hand: []}, {}]}

    Good:
        position: {turn: 9, seats: [{deck: [control-room, express-train], hand: []}, {}]}
    """
    position = survey.part.position
    if position is None or position.turn > 1 or position.acted:
        return
    begun = Counter({card: n or 0 for card, n in survey.rules.start.deck.items()})
    for number, seat in enumerate(position.seats):
        if seat.deck is None or seat.discard or seat.play or seat.gained:
            continue
        there = Counter(seat.deck) + Counter(seat.hand or ())
        more, fewer = there - begun, begun - there
        if more or (fewer and seat.hand is not None):
            yield Finding(
                message=tr(
                    "seat {number} has other cards in the first turn than a starting deck",
                    number=number + 1,
                )
                + _difference(survey, more, fewer),
                route=("position", "seats", number, "deck"),
            )


def _difference(survey: TrainsSurvey, more: Counter[str], fewer: Counter[str]) -> str:
    said = [
        tr("{cards} {card} more", cards=counted(n, "card"), card=survey.card(card))
        for card, n in more.items()
    ]
    said += [
        tr("{cards} {card} fewer", cards=counted(n, "card"), card=survey.card(card))
        for card, n in fewer.items()
    ]
    return f": {listed(said)}" if said else ""


@check(
    "RUL315",
    "seat-nobody-has",
    ERROR,
    reads=("players", "position"),
    rules=("TRN-COMP-01",),
    implies_anywhere=("RUL310", "RUL311", "RUL312"),
    holds=("TRN-CHK-36",),
    since="0.6.0",
)
def seat_nobody_has(survey: TrainsSurvey) -> Iterator[Finding]:
    """A position is for more players than the game allows, or names a seat that nobody has.

    Why: nobody sits there, so that the game could not go on.
    Repair: leave the seat out, or correct its number.

    Bad:
        position: {seats: [{}, {}], actor: 5}

    Good:
        position: {seats: [{}, {}], actor: 2}
    """
    position, players = survey.part.position, survey.scenario.players
    if position is None:
        return
    if len(position.seats) > players.max:
        yield Finding(
            message=tr(
                "the position has {seats}, and {max} can play at most",
                seats=counted(len(position.seats), "seat"),
                max=players.max,
            ),
            route=("position", "seats", players.max),
        )
    yield from _unseated(position, max(len(position.seats), players.max))


def _unseated(position: Position, most: int) -> Iterator[Finding]:
    for key, seat in {"first": position.first, "actor": position.actor}.items():
        if seat is not None and seat > most:
            yield Finding(message=tr("nobody has seat {seat}", seat=seat), route=("position", key))


@check(
    "RUL316",
    "shuffle-of-missing-cards",
    ERROR,
    reads=READS,
    needs=("rules",),
    whole=("cards", "position"),
    rules=("TRN-DRAW-02",),
    holds=("TRN-CHK-35",),
    since="0.6.0",
)
def shuffle_of_missing_cards(survey: TrainsSurvey) -> Iterator[Finding]:
    """The result of a shuffle names more cards of a kind than there are.

    Why: such a shuffle can never come about; cards that are not shuffled are left out.
    Repair: correct `shuffles`.

    Bad:
        position: {shuffles: [[garage, garage, garage, garage, garage, garage, garage, garage,
          garage, garage, garage]]}

    Good:
        position: {shuffles: [[garage, normal-train]]}
    """
    position = survey.part.position
    for number, shuffle in enumerate(position.shuffles if position is not None else ()):
        for card, wanted in Counter(shuffle).items():
            known = survey.part.cards.get(card)
            if known is not None and wanted > known.count:
                yield Finding(
                    message=(
                        tr(
                            "shuffle {number} has {wanted} cards {known}, and there is {count}",
                            number=number + 1,
                            wanted=wanted,
                            known=known.title,
                            count=known.count,
                        )
                        if known.count == 1
                        else tr(
                            "shuffle {number} has {wanted} cards {known}, and there are {count}",
                            number=number + 1,
                            wanted=wanted,
                            known=known.title,
                            count=known.count,
                        )
                    ),
                    route=("position", "shuffles", number),
                )
