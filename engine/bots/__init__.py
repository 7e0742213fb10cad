"""Bots: programs that play a seat. Each is a file, found by scanning folders; so is a user's own.

A bot is asked with `game.view(seat, guess)` whenever its seat has to act, never with the game
itself, so it cannot know more than a player. From the same seed and the same views it always
answers the same.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Protocol, cast, runtime_checkable

from engine import registry
from engine.protocol import Action, Game
from model.scenario.scenario import Scenario
from model.systems import part_of
from model.wording.near_words import hint, nearest

UMPIRE = "umpire"
"""The group of actions that no player decides, and so no bot."""


class Bot(Protocol):
    """Somebody who plays a seat."""

    def choose(self, view: Game) -> Action:
        """What to do now, out of the actions that the view allows its actor."""
        ...


@runtime_checkable
class Resolute(Bot, Protocol):
    """A bot that knows what it will do next, and need not look again before it does."""

    def and_then(self) -> Action | None:
        """What comes next if nothing has surprised the player; None to look first.

        It is asked only after an action of its own that brought no chance result and left the
        same seat to act; where the action turns out not to be allowed, the bot looks again.
        """
        ...


class NoSuchBot(ValueError):
    """A bot that cannot be had; says why in a sentence."""


def bot_names(system: str) -> tuple[str, ...]:
    """The bots that play a system: those for every system, and its own."""
    return tuple(sorted(_modules(system)))


def usual_bot(system: str) -> str:
    """The bot that plays where nobody says which: the one that the system names, or its first."""
    engine, own = registry.system(system), part_of("engine", system, "bots")
    named = "" if engine is None else engine.usual_bot
    first = sorted({} if own is None else _bots_in(own.__name__))
    return next(name for name in (named, *first, *bot_names(system)) if name)


def why_not_seated(name: str, scenario: Scenario) -> str:
    """Why a bot cannot play a scenario, in a sentence; nothing if it can."""
    engine = registry.system(scenario.system)
    why = "" if engine is None else engine.why_no_bots(scenario)
    return f"the bot {name[:60]} cannot play this: {why}" if why else ""


def make_bot(name: str, system: str, seed: int) -> Bot:
    """A bot by its name, or from a Python file of the user's own."""
    if name.endswith(".py"):
        return _made(_module_in(Path(name)), name, seed)
    module = _modules(system).get(name)
    if module is None:
        raise NoSuchBot(
            f"there is no bot {name[:60]} for {system}{hint(name, bot_names(system))}"
            + ("" if nearest(name, bot_names(system)) else ", or name a file that ends in .py")
        )
    return _made(import_module(module), name, seed)


@cache
def _modules(system: str) -> dict[str, str]:
    own = part_of("engine", system, "bots")
    return {**_bots_in(__name__), **({} if own is None else _bots_in(own.__name__))}


def _bots_in(package: str) -> dict[str, str]:
    modules = iter_modules(import_module(package).__path__)
    return {one.name.replace("_", "-"): f"{package}.{one.name}" for one in modules}


def _module_in(path: Path) -> ModuleType:
    """A user's file, run once; whatever it raises becomes one sentence."""
    if not path.is_file():
        raise NoSuchBot(f"there is no file {path}")
    spec = spec_from_file_location(f"own_bot_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise NoSuchBot(f"{path} cannot be read as Python")
    module = module_from_spec(spec)
    _guarded(path, lambda: cast("Any", spec.loader).exec_module(module))
    return module


def _made(module: ModuleType, name: str, seed: int) -> Bot:
    make = getattr(module, "make", None) or getattr(module, "Bot", None)
    if not callable(make):
        raise NoSuchBot(f"{name} defines neither make(seed) nor a class Bot(seed)")
    bot = _guarded(Path(name), lambda: make(seed))
    if not callable(getattr(bot, "choose", None)):
        raise NoSuchBot(f"the bot of {name} has no method choose(view)")
    return cast("Bot", bot)


def _guarded(path: Path, work: Callable[[], Any]) -> Any:
    try:
        return work()
    except NoSuchBot:
        raise
    except (Exception, SystemExit) as trouble:  # noqa: BLE001 (a stranger's file may raise anything)
        reason = " ".join(str(trouble).split())[:200]
        raise NoSuchBot(f"{path}: {type(trouble).__name__}: {reason}") from None
