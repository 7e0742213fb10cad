"""The balance of a scenario as lines for people."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.playtests.balance import Balance
from engine.playtests.playtest import Order
from engine.playtests.tally import Topic
from milepost.showing.worth_lines import worth_lines
from milepost.terminal.say import clean, count, listed, table

SHOWN = 10
"""How many rows of a topic people are shown; `--json` has all of them."""


def balance_lines(balance: Balance) -> list[str]:
    """Everything a designer wants to see at once."""
    summary = balance.summary()
    lines = [*_head(balance, summary)]
    if summary["games"]["ended"]:
        lines += _wins(summary)
        lines += _spreads(summary)
    if summary["games"]["played"]:
        lines += _figures(summary["figures"])
        for topic in balance.topics():
            lines += _topic(topic)
        lines += worth_lines(balance)
    return lines


def _head(balance: Balance, summary: Mapping[str, Any]) -> Iterator[str]:
    games, order = summary["games"], balance.order
    title = clean(order.scenario.title or order.scenario.id)
    variants = f" with {listed(order.scenario.variants)}" if order.scenario.variants else ""
    played = f"{count(games['played'], 'game')} of {count(order.players, 'player')}"
    yield f"{title}{variants}: {played}, seed {order.seed}"
    given_up = Counter(_given_up(order, one.rounds) for one in balance.records if not one.places)
    for why, number in given_up.items():
        yield f"  {number} given up {why}"
    for reason, number in summary["reasons"].items():
        yield f"  {number} ended: {clean(reason)}"


def _given_up(order: Order, rounds: int | None) -> str:
    """Why a game was not played to its end."""
    if rounds is None:
        return f"after {count(order.most_actions, 'action')}"
    return (
        f"after {count(order.limit, 'round')}" if rounds >= order.limit else "in an endless round"
    )


def _wins(summary: Mapping[str, Any]) -> Iterator[str]:
    fair = 1 / summary["players"]
    yield f"\nWins (even chances are {_percent(fair)})"
    heading = ("", "wins", "of", "share", "95 % interval")
    rows: list[Sequence[object]] = [heading]
    rows += [(one["bot"], *_share(one)) for one in summary["wins"]["by_bot"]]
    rows += [(f"place {one['place']}", *_share(one)) for one in summary["wins"]["by_order"]]
    rows += [(f"seat {one['place']}", *_share(one)) for one in summary["wins"]["by_seat"]]
    yield from table(rows)
    yield "  (place: in the order of play; a shared victory is parted)"


def _share(one: Mapping[str, Any]) -> tuple[object, ...]:
    wins = int(one["wins"]) if float(one["wins"]).is_integer() else one["wins"]
    interval = f"{_percent(one['low'])} to {_percent(one['high'])}"
    return (wins, one["chances"], _percent(one["share"]), interval)


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _spreads(summary: Mapping[str, Any]) -> Iterator[str]:
    score = summary["score"]
    found = {
        "rounds": summary["rounds"],
        "actions": summary["actions"],
        f"{score['name']} of winners": score["winners"],
        f"{score['name']} of others": score["others"],
    }
    yield "\nGames that ended"
    rows: list[Sequence[object]] = [("", "least", "lower", "median", "upper", "most", "mean")]
    rows += [(name, *one.values()) for name, one in found.items() if one is not None]
    yield from table(rows)


def _figures(figures: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """What a player did in one game on average, a bot a column."""
    names = [key for key in (figures[0] if figures else ()) if key != "bot"]
    if not names:
        return
    yield "\nOne player in one game"
    rows: list[Sequence[object]] = [("", *(one["bot"] for one in figures))]
    rows += [(n.replace("_", " "), *(round(one.get(n, 0.0), 1) for one in figures)) for n in names]
    yield from table(rows)


def _topic(topic: Topic) -> Iterator[str]:
    counted = slice(1, len(topic.columns) - topic.said)
    used = [row for row in topic.rows if any(row[counted])]
    unused = [str(row[0]) for row in topic.rows if not any(row[counted])]
    if not topic.rows:
        return
    yield f"\n{topic.title}"
    if used:
        yield from table([topic.columns, *used[:SHOWN]])
    if len(used) > SHOWN:
        yield f"  and {len(used) - SHOWN} more"
    if unused:
        yield f"  never: {listed(unused, 12)}"
