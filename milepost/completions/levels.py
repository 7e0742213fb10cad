"""What can be completed on the command line, read from the parsers of the commands themselves."""

import argparse
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from model.forms.frozen import dataclass

TAKE_MAPS = frozenset(
    "cost deck diff edit export goods info play playtest print render validate".split()
)
"""Commands that take the name of a map that comes along where they take a file."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option: how it is written, what it does, and the words that may follow it."""

    flags: tuple[str, ...]
    help: str
    takes_value: bool
    values: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Level:
    """What can follow `milepost`, a command, or a command of a command."""

    way: tuple[str, ...]
    """The commands before it; nothing for `milepost` itself."""
    commands: Mapping[str, str]
    """The commands that can follow, and what they do."""
    options: tuple[Option, ...]
    values: tuple[str, ...]
    """The words that its arguments can be; nothing where they are files."""
    maps: tuple[str, ...] = ()
    """The maps that come along, where its arguments are files of maps or their names."""


def levels(program: argparse.ArgumentParser) -> list[Level]:
    """Every level of the command line, the outermost first."""
    found: list[Level] = []
    to_see: list[tuple[tuple[str, ...], argparse.ArgumentParser]] = [((), program)]
    while to_see:
        way, one = to_see.pop(0)
        below = _below(one)
        found.append(_level(way, one, below))
        to_see += [((*way, name), inner) for name, inner in below.items()]
    return found


def _actions(one: argparse.ArgumentParser) -> list[argparse.Action]:
    # argparse tells in no other way what it was told.
    return one._actions  # noqa: SLF001


def _below(one: argparse.ArgumentParser) -> Mapping[str, argparse.ArgumentParser]:
    """The parsers of the commands of a parser."""
    choices = (action.choices for action in _actions(one))
    return next((one for one in choices if isinstance(one, dict)), {})


def _level(
    way: tuple[str, ...],
    one: argparse.ArgumentParser,
    below: Mapping[str, argparse.ArgumentParser],
) -> Level:
    actions = [action for action in _actions(one) if not isinstance(action.choices, dict)]
    arguments = [a for a in actions if not a.option_strings]
    return Level(
        way,
        {name: _sentence(inner.description) for name, inner in below.items()},
        tuple(_options(actions)),
        tuple(value for one in arguments for value in _values(one)),
        _maps() if way and way[0] in TAKE_MAPS and arguments else (),
    )


def _maps() -> tuple[str, ...]:
    from model.bundled import bundled_scenarios

    return tuple(bundled_scenarios())


def _options(actions: list[Any]) -> Iterator[Option]:
    for action in actions:
        if action.option_strings:
            flags, takes_value = tuple(action.option_strings), action.nargs != 0
            yield Option(flags, _sentence(action.help), takes_value, _values(action))


def _values(action: argparse.Action) -> tuple[str, ...]:
    """The words that an argument can be, where it is one of a few."""
    if action.choices is not None:
        return tuple(map(str, action.choices))
    names = action.metavar if isinstance(action.metavar, str) else ""
    if names.split(",")[0] == "CODE":
        from validator.catalogue.published import register

        return tuple(sorted(register().codes))
    for flag, words in _WORDS.items():
        if flag in action.option_strings and action.nargs != 0:
            return tuple(words())
    return ()


def _systems() -> Iterable[str]:
    from model.systems import system_names

    return system_names()


def _themes() -> Iterable[str]:
    from drawing.themes.theme import theme_names

    return theme_names()


def _bots() -> Iterable[str]:
    from engine.bots import bot_names
    from engine.registry import playable_systems

    return sorted({bot for system in playable_systems() for bot in bot_names(system)})


def _presets() -> Iterable[str]:
    from model.layering.presets import bundled_names

    return bundled_names()


_WORDS: Mapping[str, Callable[[], Iterable[str]]] = {
    "--system": _systems,
    "--theme": _themes,
    "--bots": _bots,
    "--preset": _presets,
}
"""Options whose words are found among what there is."""


def _sentence(text: str | None) -> str:
    """A help text in one line."""
    return " ".join((text or "").replace("%%", "%").split())
