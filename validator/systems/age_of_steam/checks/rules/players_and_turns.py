"""How many play, for how many turns, and with what they begin."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from model.systems.age_of_steam.conditions.cases import now, values_of
from model.systems.age_of_steam.conditions.selector import Situation
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Finding
from validator.repairs.value_repairs import saying
from validator.systems.age_of_steam.survey.survey import MOST_PLAYERS, RULES, AgeOfSteamSurvey
from validator.wording.listing import counted, listed


@check(
    "RUL101",
    "too-many-players",
    ERROR,
    reads=("players",),
    implies_anywhere=("RUL125",),
    rules=("AOM-SETUP-01",),
    holds=("VAL-AOM-04", "VAL-AOS-04"),
    since="0.6.0",
)
def too_many_players(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """More than eight can play.

    Why: the game has colours, discs and rules for eight at most.
    Repair: let at most eight play.

    Bad:
        players: {max: 9}
        rules: {turns: 8, actions: {choice: if-any}}

    Good:
        players: {max: 6}
    """
    most = survey.scenario.players.max
    if most > MOST_PLAYERS:
        yield Finding(
            message=tr(
                "{most} can play, and the game is for {most_players} at most",
                most=most,
                most_players=MOST_PLAYERS,
            ),
            route=("players", "max"),
            repair=saying(
                survey.scenario,
                tr("let {most_players} play at most", most_players=MOST_PLAYERS),
                {("players", "max"): MOST_PLAYERS},
            ),
        )


@check(
    "RUL102",
    "game-without-an-end",
    ERROR,
    reads=("players", *RULES),
    needs=("rules",),
    rules=("AOS-SETUP-01", "AOM-SETUP-01", "AOM-MONEY-10"),
    holds=("VAL-AOS-05", "VAL-AOM-04"),
    since="0.6.0",
)
def game_without_an_end(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """Some number of players has no number of turns, and nothing else ends their game.

    Three to six players have the usual numbers; others need one of their own.

    Why: the game would never be over.
    Repair: say `turns` for that number of players, or another `end`.

    Bad:
        rules:
          turns: {cases: [{when: {players: [3, 4]}, is: 8}], else: null}
          delivery: {filters: []}

    Good:
        rules:
          turns: {cases: [{when: {players: [3, 4]}, is: 8}], else: 7}
          delivery: {filters: []}
    """
    if survey.rules.end:
        return
    lacking = [players for players in survey.counts if survey.turns(players) is None]
    if lacking:
        yield Finding(
            message=(
                tr(
                    "there is no number of turns for {n} player, and no other end",
                    n=listed([str(n) for n in lacking]),
                )
                if lacking == [1]
                else tr(
                    "there is no number of turns for {n} players, and no other end",
                    n=listed([str(n) for n in lacking]),
                )
            ),
            route=("rules", "turns"),
            about=(("players", "max"),),
        )


@check(
    "RUL103",
    "more-turns-for-more-players",
    WARNING,
    reads=("players", *RULES),
    needs=("rules",),
    rules=("AOS-SETUP-01",),
    holds=("VAL-AOS-06",),
    since="0.6.0",
)
def more_turns_for_more_players(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """More players play more turns than fewer do.

    Why: every player more makes a turn longer and the board fuller, so that numbers fall as a rule.
    Repair: correct `turns`.

    Bad:
        rules: {turns: {cases: [{when: {players: 3}, is: 7}], else: 8}}

    Good:
        rules: {turns: {cases: [{when: {players: 3}, is: 9}], else: 8}}
    """
    for fewer, more in pairwise(survey.counts):
        first, then = survey.turns(fewer), survey.turns(more)
        if first is not None and then is not None and then > first:
            yield Finding(
                message=tr(
                    "{players} play {turns}, and {more} play {then}",
                    players=counted(fewer, "player"),
                    turns=counted(first, "turn"),
                    more=more,
                    then=then,
                ),
                route=("rules", "turns"),
            )


@check(
    "RUL104",
    "ladder-that-does-not-rise",
    ERROR,
    reads=RULES,
    needs=("rules",),
    implies=("RUL105",),
    rules=("AOM-SETUP-04",),
    holds=("VAL-AOM-05",),
    since="0.6.0",
)
def ladder_that_does_not_rise(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """The rungs of the engine do not rise from one to the next.

    Why: raising an engine must give more links.
    Repair: write the rungs in rising order, each once.

    Bad:
        rules: {engine: {ladder: [1, 2, 4, 3, 5, 6]}}

    Good:
        rules: {engine: {ladder: [1, 2, 3, 4, 6, 8]}}
    """
    ladder = survey.rules.engine.ladder
    if any(low >= high for low, high in pairwise(ladder)):
        route = ("rules", "engine", "ladder")
        yield Finding(
            message=tr("the rungs of the engine do not rise: {numbers}", numbers=_numbers(ladder)),
            route=route,
            repair=saying(survey.scenario, tr("put them in order"), {route: sorted(set(ladder))}),
        )


def _numbers(some: Sequence[int]) -> str:
    return ", ".join(map(str, some[:12]))


@check(
    "RUL105",
    "unfit-start",
    ERROR,
    reads=("players", *RULES),
    needs=("rules",),
    rules=("AOS-SETUP-02", "AOM-SETUP-03", "AOM-MONEY-05"),
    holds=("VAL-AOS-07", "VAL-AOM-05"),
    since="0.6.0",
)
def unfit_start(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """Players begin with an engine that is no rung, with too many shares, or bankrupt.

    Why: no game can be in that state.
    Repair: begin with a rung of `engine: ladder`, no more than `shares: max`, and an income of at
    least `money: bankrupt_below`.

    Bad:
        rules: {start: {shares: 16}}

    Good:
        rules: {start: {shares: 3}}
    """
    rules, way = survey.rules, ("rules", "start")
    engines = [one for one in values_of(rules.start.engine) if one not in rules.engine.ladder]
    if engines:
        ladder = _numbers(rules.engine.ladder)
        yield Finding(
            message=tr(
                "everybody begins with an engine of {engines}, and the rungs are {ladder}",
                engines=engines[0],
                ladder=ladder,
            ),
            route=(*way, "engine"),
        )
    for players in survey.counts:
        begin = Situation(players=players)
        shares, most = now(rules.start.shares, begin), now(rules.shares.max, begin)
        if shares > most:
            yield Finding(
                message=tr(
                    "everybody begins with {shares}, and {most} is the most",
                    shares=counted(shares, "share"),
                    most=most,
                ),
                route=(*way, "shares"),
            )
            break
    least, income = rules.money.bankrupt_below, min(values_of(rules.start.income))
    if income < least:
        yield Finding(
            message=tr(
                "everybody begins with an income of {income}, and below "
                "{least} a player is bankrupt",
                income=income,
                least=least,
            ),
            route=(*way, "income"),
        )


@check(
    "RUL106",
    "too-poor-to-build",
    WARNING,
    reads=("players", "board", *RULES),
    needs=("land",),
    rules=("AOS-SETUP-02", "AOS-BUILD-05"),
    holds=("VAL-AOS-08",),
    since="0.6.0",
)
def too_poor_to_build(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """The cash at the start does not pay the cheapest tile of the board.

    Why: everybody must issue shares before anything can be built.
    Repair: begin with more cash, or make tiles cheaper.

    Bad:
        rules: {start: {cash: 1}}

    Good:
        rules: {start: {cash: 5}}
    """
    cheapest = _cheapest(survey)
    cash = max(values_of(survey.rules.start.cash))
    if cheapest is not None and cash < cheapest:
        route = ("rules", "start", "cash")
        yield Finding(
            message=tr(
                "everybody begins with {cash}, and the cheapest tile costs {cheapest}",
                cash=cash,
                cheapest=cheapest,
            ),
            route=route,
            repair=saying(
                survey.scenario, tr("begin with {cheapest}", cheapest=cheapest), {route: cheapest}
            ),
        )


def _cheapest(survey: AgeOfSteamSurvey) -> int | None:
    """What the cheapest first tile of a bare hex or a town costs; None where none can be laid."""
    prices = survey.rules.prices
    if prices.flat is not None:
        return prices.flat
    if prices.by_tile:
        return min(prices.by_tile.values())
    bare = [one.cost for one in prices.terrain.values() if one.buildable]
    towns = [prices.town.base + prices.town.per_exit] if survey.towns else []
    return min([*bare, *towns], default=None)
