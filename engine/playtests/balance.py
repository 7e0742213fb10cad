"""What many games say about a scenario: who wins, how long it takes, what is used."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from engine.playtests.intervals import Spread, spread, wilson
from engine.playtests.playtest import Order, Record
from engine.playtests.tally import Topic, topics_for
from engine.playtests.worth import Worth, worth_of_things
from engine.registry import score_name


class Balance:
    """Gathers records, in whatever order they come."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self._records: dict[int, Record] = {}
        self._counts: dict[str, Counter[str]] = {}

    def add(self, record: Record) -> None:
        self._records[record.number] = replace(record, counts={})
        for what, of in record.counts.items():
            self._counts.setdefault(what, Counter()).update(of)

    @property
    def records(self) -> list[Record]:
        return [self._records[number] for number in sorted(self._records)]

    @property
    def ended(self) -> list[Record]:
        """The games that came to their end, be it that nobody has won."""
        return [record for record in self.records if record.places]

    def topics(self) -> tuple[Topic, ...]:
        """The system's own tables."""
        return topics_for(self.order.scenario, self._counts)

    def worth(self) -> list[Worth]:
        """What things are worth that seats were barred from."""
        return worth_of_things(self.order, self.records)

    def summary(self) -> dict[str, Any]:
        """Everything as plain data."""
        order, records = self.order, self.records
        return {
            "scenario": order.scenario.id,
            "system": order.scenario.system,
            "variants": list(order.scenario.variants),
            "players": order.players,
            "bots": list(order.bots),
            "seed": order.seed,
            "limit": order.limit,
            "games": {
                "asked": order.games,
                "played": len(records),
                "ended": len(self.ended),
                "at_limit": len(records) - len(self.ended),
            },
            "wins": self._wins(),
            "rounds": _plain(spread([one.rounds for one in self.ended if one.rounds is not None])),
            "actions": _plain(spread([record.actions for record in self.ended])),
            "score": self._scores(),
            "figures": self._figures(),
            "reasons": dict(sorted(Counter(record.reason for record in self.ended).items())),
            "topics": {topic.name: _rows(topic) for topic in self.topics()},
            **({"worth": [one.plain() for one in self.worth()]} if order.bars else {}),
            "each_game": [self._each(record) for record in records],
        }

    # -- who wins

    def _wins(self) -> dict[str, list[dict[str, Any]]]:
        return {
            "by_bot": self._by_bot(),
            "by_order": self._by_place([record.order for record in self.ended]),
            "by_seat": self._by_place([tuple(range(self.order.players))] * len(self.ended)),
        }

    def _by_bot(self) -> list[dict[str, Any]]:
        """A bot at several seats of a game has as many chances."""
        chances, wins = Counter[str](), dict.fromkeys(self.order.bots, 0.0)
        for record in self.ended:
            for seat, bot in enumerate(record.seating):
                name = self.order.bots[bot]
                chances[name] += 1
                wins[name] += _part(record, seat)
        return [{"bot": name, **_share(won, chances[name])} for name, won in wins.items()]

    def _by_place(self, seated: Iterable[tuple[int, ...]]) -> list[dict[str, Any]]:
        wins = [0.0] * self.order.players
        for record, seats in zip(self.ended, seated, strict=True):
            for place, seat in enumerate(seats):
                wins[place] += _part(record, seat)
        return [
            {"place": place + 1, **_share(won, len(self.ended))} for place, won in enumerate(wins)
        ]

    # -- what they had

    def _scores(self) -> dict[str, Any]:
        won = [r.scores[seat] for r in self.ended for seat in r.winners]
        lost = [s for r in self.ended for seat, s in enumerate(r.scores) if seat not in r.winners]
        given_up = [score for r in self.records if not r.places for score in r.scores]
        return {
            "name": score_name(self.order.scenario.system),
            "winners": _plain(spread(won)),
            "others": _plain(spread(lost)),
            "at_limit": _plain(spread(given_up)),
        }

    def _figures(self) -> list[dict[str, Any]]:
        """The mean figures of a player in one game, by bot."""
        games, sums = Counter[str](), dict[str, Counter[str]]()
        for record in self.records:
            for bot, figures in zip(record.seating, record.seats, strict=False):
                name = self.order.bots[bot]
                games[name] += 1
                sums.setdefault(name, Counter()).update(figures)
        return [
            {"bot": name, **{_key(f): round(sums[name][f] / games[name], 2) for f in sums[name]}}
            for name in dict.fromkeys(self.order.bots)
            if games[name]
        ]

    def _each(self, record: Record) -> dict[str, Any]:
        """One game; seats as people count them."""
        return {
            "game": record.number + 1,
            "seed": record.seed,
            "bots": [self.order.bots[bot] for bot in record.seating],
            "first": record.order[0] + 1,
            "winners": [seat + 1 for seat in record.winners],
            "reason": record.reason,
            "rounds": record.rounds,
            "actions": record.actions,
            "scores": list(record.scores),
        }


def _part(record: Record, seat: int) -> float:
    """How much of a victory belongs to a seat: a shared one is parted."""
    return 1 / len(record.winners) if seat in record.winners else 0.0


def _share(wins: float, chances: int) -> dict[str, Any]:
    share = wilson(wins, chances)
    return {
        "chances": chances,
        "wins": round(wins, 3),
        "share": round(share.share, 4),
        "low": round(share.low, 4),
        "high": round(share.high, 4),
    }


def _plain(found: Spread | None) -> dict[str, Any] | None:
    if found is None:
        return None
    return {**found._asdict(), "mean": round(found.mean, 2)}


def _rows(topic: Topic) -> list[Mapping[str, str | int]]:
    columns = [_key(column) for column in topic.columns]
    return [dict(zip(columns, row, strict=True)) for row in topic.rows]


def _key(heading: str) -> str:
    return heading.replace(" ", "_")
