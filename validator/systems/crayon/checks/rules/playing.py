"""Bots play: whether everybody can do something in the first turn, and whether a game ends."""

from collections.abc import Iterator

from validator.check import check
from validator.finding import ERROR, INFO, WARNING, Finding, Partly, Severity, Way
from validator.systems.crayon.survey.bot_games import BOT, Seen
from validator.systems.crayon.survey.survey import GROUND, CrayonSurvey
from validator.wording.listing import counted, listed

EVERYTHING = (*GROUND, "players", "goods", "demands", "events", "regions", "position")
WHOLE = ("board", "cities", "ferries", "links", "goods", "demands", "events", "position")


@check(
    "RUL030",
    "trapped-at-the-start",
    ERROR,
    reads=EVERYTHING,
    needs=("ground",),
    whole=WHOLE,
    asks_engine=True,
    rules=("CRY-TURN-01", "CRY-VAR-02"),
)
def trapped_at_the_start(survey: CrayonSurvey) -> Iterator[Finding | Partly | None]:
    """A game cannot be begun, or somebody can neither build nor earn anything in his first turn.

    It is asked with `--play` only. The engine sets the game up for the smallest and for the
    largest number of players. Where players may borrow money, this is a warning.

    Why: for that player the game is over before it has begun.
    Repair: give him money, track or a train that can reach a load that his cards ask for.

    Bad:
        position: {seats: [{cash: 0}, {}]}

    Good:
        position: {seats: [{cash: 20}, {}]}
    """
    weight = WARNING if survey.rules.loan.enabled else ERROR
    yield survey.bots_stay_away
    for seen in survey.bot_games:
        if seen.end == "refused":
            yield Finding(
                message=f"no game can be begun with {_players(seen)}: {seen.why}",
                route=("position",) if survey.part.position else ("rules",),
            )
        elif seen.trapped:
            seats = listed([f"seat {seat + 1}" for seat in seen.trapped])
            yield Finding(
                message=f"with {_players(seen)} {seats} can neither build nor earn anything in "
                "the first turn",
                route=_first_seat(survey, seen),
                weight=weight,
            )
            return


def _first_seat(survey: CrayonSurvey, seen: Seen) -> Way:
    position, seat = survey.part.position, seen.trapped[0]
    if position is None:
        return ("rules", "start", "cash")
    return ("position", "seats", seat) if seat < len(position.seats) else ("position",)


@check(
    "RUL031",
    "bots-do-not-finish",
    WARNING,
    reads=EVERYTHING,
    needs=("ground",),
    whole=WHOLE,
    asks_engine=True,
    rules=("CRY-WIN-01", "CRY-WIN-02"),
)
def bots_do_not_finish(survey: CrayonSurvey) -> Iterator[Finding | Partly | None]:
    """Bots play a game, and it does not come to an end.

    It is asked with `--play` only: bots that take the best delivery they see play a game with the
    smallest and one with the largest number of players, always the same ones. A map that is so
    large that they do not come far is only noted.

    Why: what these bots cannot win in hundreds of rounds is no evening for people either.
    Repair: look at what the finding has seen; `milepost playtest` tells more about the games.

    Bad:
        rules: {move: {own_track_fee: 30}}

    Good:
        rules: {move: {own_track_fee: 1}}
    """
    yield survey.bots_stay_away
    for seen in survey.bot_games:
        if seen.end not in ("over", "refused"):
            yield Finding(
                message=_told(survey, seen),
                route=("rules", "win"),
                help="please report it, with the file if you can share it"
                if seen.end == "failed"
                else f"milepost playtest --bots {BOT} plays more games and counts what happens",
                weight=_weight(seen),
            )
            return


def _weight(seen: Seen) -> Severity:
    return {"failed": ERROR, "time": INFO}.get(seen.end, WARNING)


def _told(survey: CrayonSurvey, seen: Seen) -> str:
    """What was seen, as a sentence."""
    if seen.end == "failed":
        return f"a game of {_players(seen)} broke down in round {seen.rounds}: {seen.why}"
    win = survey.rules.win
    joined = f" and has joined {seen.majors} of {win.majors} Major Cities" if win.majors else ""
    doings = (
        counted(seen.built, "section"),
        counted(seen.moved, "step"),
        counted(seen.delivered, "delivery", "deliveries"),
    )
    late = " in the time for it" if seen.end == "time" else ""
    return (
        f"{_players(seen)}, all bots, do not finish a game{late}: after "
        f"{counted(seen.rounds, 'round')} the richest has {seen.cash} of {win.cash}{joined} "
        f"({listed(doings)} in all)"
    )


def _players(seen: Seen) -> str:
    return counted(seen.players, "player")
