"""A game in progress: its seats, track, routes, short lines and cards, as the engine sees them."""

from collections.abc import Iterator

from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Finding
from validator.systems.santa_fe.survey.positions import (
    CARDS,
    ROUTES,
    SHORT_LINES,
    TRACK,
    position_troubles,
)
from validator.systems.santa_fe.survey.survey import LAND, WHOLE, SantaFeSurvey
from validator.wording.listing import counted

READS = (*LAND, "cards", "boom_markers", "players", "position")
ALL = (*WHOLE, "cards", "boom_markers", "position")


def _told(survey: SantaFeSurvey, about: str, *route: str) -> Iterator[Finding]:
    for one in survey.once(position_troubles):
        if one.about == about:
            yield Finding(message=one.why, route=("position", *route))


@check(
    "RUL210",
    "track-that-could-not-be-laid",
    ERROR,
    reads=READS,
    needs=("land",),
    whole=ALL,
    rules=("SFR-TRACK-03", "SFR-TRACK-08", "SFR-TRACK-11", "SFR-TRACK-16"),
    holds=("SFR-CHK-34",),
    since="0.6.0",
)
def track_that_could_not_be_laid(survey: SantaFeSurvey) -> Iterator[Finding]:
    """A position has track that no game could have laid.

    The engine sets the position up: every segment holds one piece, arrows and pairs of lines are
    kept, no railroad has more pieces than it has, and all of them hang on its home base.

    Why: the game could not go on from there.
    Repair: correct what lies on the line.

    Bad:
        position: {track: {chicago-omaha: up 2 from omaha}}

    Good:
        position: {track: {chicago-omaha: up 2 from chicago}, routes: {up: {routes: 1}}}
    """
    yield from _told(survey, TRACK, "track")


@check(
    "RUL211",
    "more-routes-than-branches",
    ERROR,
    reads=READS,
    needs=("land",),
    whole=ALL,
    rules=("SFR-BRANCH-04", "SFR-TRACK-06"),
    holds=("SFR-CHK-35",),
    since="0.6.0",
)
def more_routes_than_branches(survey: SantaFeSurvey) -> Iterator[Finding]:
    """In a position a major has more routes than its Branch Lines allow.

    Why: a major has one route, and one more for each Branch Line that was used.
    Repair: say under `routes` how many `branches` there were, or leave a route out.

    Bad:
        position:
          track: {chicago-omaha: up 4 from chicago}
          routes: {up: {heads: [omaha], routes: 3, branches: 1}}

    Good:
        position:
          track: {chicago-omaha: up 4 from chicago}
          routes: {up: {heads: [omaha], routes: 1}}
    """
    yield from _told(survey, ROUTES, "routes")


@check(
    "RUL212",
    "short-line-before-its-card",
    ERROR,
    reads=READS,
    needs=("land",),
    whole=ALL,
    rules=("SFR-SETUP-01", "SFR-DRAW-11"),
    holds=("SFR-CHK-36",),
    since="0.6.0",
)
def short_line_before_its_card(survey: SantaFeSurvey) -> Iterator[Finding]:
    """In a position a short line has track, and its card was not shown.

    Why: its track is laid from the moment on when its card is shown.
    Repair: name it under `short_lines`, or take its track away.

    Bad:
        position: {track: {chicago-memphis: ri 1 from chicago}}

    Good:
        position: {track: {chicago-memphis: ri 1 from chicago}, short_lines: [ri]}
    """
    yield from _told(survey, SHORT_LINES, "short_lines")


@check(
    "RUL213",
    "cards-do-not-add-up",
    ERROR,
    reads=READS,
    needs=("land",),
    whole=ALL,
    rules=("SFR-SETUP-10",),
    holds=("SFR-CHK-42", "SFR-CHK-44"),
    since="0.6.0",
)
def cards_do_not_add_up(survey: SantaFeSurvey) -> Iterator[Finding]:
    """Cards, money or markers of a position cannot be so in any game.

    The engine sets the position up: every card is in one place, hands are no larger than the rules
    say, and markers lie on cities of their value.

    Why: the game could not go on from there.
    Repair: correct what the finding names.

    Bad:
        position: {seats: [{hand: [seattle, seattle, seattle]}, {}]}

    Good:
        position: {seats: [{hand: [seattle, seattle]}, {}]}
    """
    yield from _told(survey, CARDS)


@check(
    "RUL214",
    "short-line-in-another-pile",
    WARNING,
    reads=READS,
    needs=("land",),
    whole=ALL,
    rules=("SFR-SETUP-04",),
    holds=("SFR-CHK-43",),
    since="0.6.0",
)
def short_line_in_another_pile(survey: SantaFeSurvey) -> Iterator[Finding]:
    """In a deck that a position gives a Short Line card lies in another pile than they do.

    Why: short lines come into play in the middle of the game; this one would come sooner or later.
    Repair: put the card elsewhere, or correct `piles`.

    Bad:
        position:
          deck: [short-line ri, memphis, omaha, wichita]
          piles: [2, 1, 1]

    Good:
        position:
          deck: [memphis, short-line ri, omaha, wichita]
          piles: [1, 2, 1]
    """
    position, place = survey.part.position, survey.rules.deck.short_lines_in
    if position is None or position.deck is None or position.piles is None or not place:
        return
    kinds = {key for key, card in survey.part.cards.items() if card.of == "short-lines"}
    # Of piles that are used up nothing is left: the last of them is the last of the deck.
    first = sum(position.piles[: place - 1])
    last = first + sum(position.piles[place - 1 : place])
    for number, card in enumerate(position.deck):
        if card.partition(" ")[0] in kinds and not first <= number < last:
            yield Finding(
                message=tr(
                    "{card} does not lie in pile {place} of the deck", card=card, place=place
                ),
                route=("position", "deck"),
                word=card,
            )


@check(
    "RUL215",
    "no-such-seat",
    ERROR,
    reads=("players", "position"),
    rules=("SFR-ROUND-01",),
    implies_anywhere=("RUL213",),
    holds=("SFR-CHK-41",),
    since="0.6.0",
)
def no_such_seat(survey: SantaFeSurvey) -> Iterator[Finding]:
    """A position is for more players than the game allows, or names a seat that nobody has.

    Why: nobody sits there, so that the game could not go on.
    Repair: leave the seat out, or correct its number.

    Bad:
        position: {seats: [{}, {}], actor: 7}

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
            route=("position", "seats"),
        )
    most = len(position.seats) or players.max
    named = {"first": position.first, "actor": position.actor}
    for key, seat in named.items():
        if seat is not None and seat > most:
            yield Finding(message=tr("nobody has seat {seat}", seat=seat), route=("position", key))
    for number, seat in enumerate(position.waiting):
        if seat > most:
            yield Finding(
                message=tr("nobody has seat {seat}", seat=seat),
                route=("position", "waiting", number),
            )
