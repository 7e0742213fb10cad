"""Bots play: whether everybody can do something in the first turn, and whether a game ends."""

from collections.abc import Iterator

from model.wording.speech import tr
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
                message=tr(
                    "no game can be begun with {players}: {seen}",
                    players=_players(seen),
                    seen=seen.why,
                ),
                route=("position",) if survey.part.position else ("rules",),
            )
        elif seen.trapped:
            seats = listed([tr("seat {seat}", seat=seat + 1) for seat in seen.trapped])
            yield Finding(
                message=tr(
                    "with {players} {seats} can neither build nor earn anything in the first turn",
                    players=_players(seen),
                    seats=seats,
                ),
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
                help=tr("please report it, with the file if you can share it")
                if seen.end == "failed"
                else tr(
                    "milepost playtest --bots {bot} plays more games and counts what happens",
                    bot=BOT,
                ),
                weight=_weight(seen),
            )
            return


def _weight(seen: Seen) -> Severity:
    return {"failed": ERROR, "time": INFO}.get(seen.end, WARNING)


def _told(survey: CrayonSurvey, seen: Seen) -> str:
    """What was seen, as a sentence."""
    if seen.end == "failed":
        return tr(
            "a game of {players} broke down in round {rounds}: {seen}",
            players=_players(seen),
            rounds=seen.rounds,
            seen=seen.why,
        )
    win = survey.rules.win
    joined = (
        tr(
            " and has joined {majors} of {majors2} Major Cities",
            majors=seen.majors,
            majors2=win.majors,
        )
        if win.majors
        else ""
    )
    doings = (
        counted(seen.built, "section"),
        counted(seen.moved, "step"),
        counted(seen.delivered, "delivery", "deliveries"),
    )
    late = tr(" in the time for it") if seen.end == "time" else ""
    return tr(
        "{players}, all bots, do not finish a game{late}: after "
        "{rounds} the richest has {cash} of {cash2}{joined} ({doings} "
        "in all)",
        players=_players(seen),
        late=late,
        rounds=counted(seen.rounds, "round"),
        cash=seen.cash,
        cash2=win.cash,
        joined=joined,
        doings=listed(doings),
    )


def _players(seen: Seen) -> str:
    return counted(seen.players, "player")
