"""One seat barred from something, such as a card: games with and without it tell its worth.

A system says what that can be by its `barring.py`; where it has none, nobody is barred from
anything. Whatever it bars from is refused, offered to nobody at that seat, and its bots know it.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple, Protocol, cast

from engine.protocol import Game, NotPlayable
from model.scenario.scenario import Scenario
from model.systems import described, part_of
from model.wording.near_words import hint

ALL = "all"


class Barring(Protocol):
    """What a system says of it."""

    @property
    def NOUN(self) -> str:  # noqa: N802 (a constant of the module)
        """What kind of thing it is: a card."""
        ...

    def things(self, scenario: Scenario) -> Mapping[str, str]:
        """By id what people call that which a seat can be barred from."""
        ...

    def there(self, game: Game) -> Collection[str]:
        """What of it there is in a game, which is not always everything."""
        ...

    def bar(self, game: Game, seat: int, thing: str) -> None:
        """Bars a seat from a thing, in this game and all its copies and views."""
        ...


class Without(NamedTuple):
    """How a game went in which a seat was barred from something."""

    thing: str
    seat: int
    places: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]


def barring_of(scenario: Scenario) -> Barring:
    """What the system says; NotPlayable where it says nothing."""
    module = part_of("engine", scenario.system, "barring")
    if module is None:
        title = described(scenario.system).title
        raise NotPlayable(f"there is nothing in {title} that a seat can be barred from")
    return cast("Barring", module)


def things_named(scenario: Scenario, names: Iterable[str]) -> tuple[str, ...]:
    """The ids of things by their ids or names, or of `all`; NotPlayable says what is unknown."""
    barring = barring_of(scenario)
    known = barring.things(scenario)
    by_name = {title.casefold(): thing for thing, title in known.items()}
    found = list[str]()
    for name in names:
        thing = name if name in known else by_name.get(name.casefold())
        if name == ALL:
            found += known
        elif thing is None:
            what = f"{barring.NOUN} {name} that a seat can be barred from"
            raise NotPlayable(f"there is no {what}{hint(name, known)}")
        else:
            found.append(thing)
    return tuple(dict.fromkeys(found))
