"""What the cards of Trains are worth on a map, as a part of docs/bundled-maps.md.

The answer is what `milepost playtest kanto --games 300 --players 3 --json --bar …` printed.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from model.bundled import file_named
from model.files.scenario_files import load
from model.rules.resolving import resolve_rules
from model.systems import part_of

MAP, PLAYERS, GAMES = "kanto", 3, 300
FILE = f"{MAP}-cards.json"
"""What the file with the answer is called."""
SURE = "95 % interval"
MARK = "cards"
"""Between which marks of the page it stands."""


def command() -> str:
    """What one types to play the games again."""
    scenario = load(file_named(MAP))
    counts = part_of("model", scenario.system, "rules.card_counts")
    if counts is None:
        raise SystemExit(f"{MAP} has no cards")
    cards = counts.selectable(scenario.part, resolve_rules(scenario).values)
    asked = f"milepost playtest {MAP} --games {GAMES} --players {PLAYERS} --json"
    return f"{asked} --bar {','.join(cards)}"


def results(answer: Mapping[str, Any] | None) -> Iterator[str]:
    """The part of the page about cards."""
    if answer is None:
        yield f"\nThese games have not been played yet:\n\n```sh\n{command()}\n```"
        return
    yield f"\n```sh\n{command()} > {FILE}\n```\n"
    bought = {row["card"]: row for row in answer["topics"]["cards"]}
    heads = (
        "card",
        "cost",
        "bought in a game",
        "games",
        "changed",
        "wins of 100",
        SURE,
        "points",
        SURE,
    )
    yield f"| {' | '.join(heads)} |"
    yield "|---|---|---|---|---|---|---|---|---|"
    yield from (_row(one, bought[one["name"]]) for one in answer["worth"])
    yield ""
    yield from _sure(answer["worth"])


def _row(one: Mapping[str, Any], bought: Mapping[str, Any]) -> str:
    each = bought["bought"] / bought["games"]
    wins, points = one["wins"], one["scores"]
    cells = [one["name"], str(bought["cost"]), f"{each:.1f}", str(one["games"])]
    cells += [str(one["changed"]), *_told(wins, 100)]
    cells += _told(points, 1) if points is not None else ["", "all alike"]
    return f"| {' | '.join(cells)} |"


def _told(found: Mapping[str, Any], times: int) -> list[str]:
    mean, low, high = (f"{round(times * found[k], 1) + 0.0:+.1f}" for k in ("mean", "low", "high"))
    return [f"**{mean}**" if found["sure"] else mean, f"{low} to {high}"]


def _sure(worth: list[Mapping[str, Any]]) -> Iterator[str]:
    """In bold is what is no accident; the strongest and the weakest are named."""
    yield (
        f"Bold numbers are no accident when all {len(worth)} cards are judged together, "
        "wins and points each for themselves."
    )
    for what, sign in (("Worth having for sure", 1), ("Better left alone by these bots", -1)):
        names = [
            one["name"]
            for one in worth
            for kind in ("wins", "scores")
            if one[kind] is not None and one[kind]["sure"] and sign * one[kind]["mean"] > 0
        ]
        if names:
            yield f"\n{what}: {', '.join(dict.fromkeys(names))}."
