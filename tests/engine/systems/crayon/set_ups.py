"""Games of every kind for tests: a map, a preset, variations, readings of open questions, a seed.

A set-up is one line of text that can be printed, read again and played again.
"""

from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cache
from random import Random
from typing import Any, Literal, cast, get_args, get_origin, get_type_hints

from engine.logs.game_log import SeatEntry
from engine.logs.session import Session, begin
from engine.systems.crayon.game.game import CrayonGame, new_game
from model.bundled import bundled_scenarios
from model.collection import Things
from model.files.scenario_files import load
from model.layering.presets import bundled_names, bundled_preset
from model.rules.resolving import resolve_rules
from model.scenario.scenario import Scenario
from model.scenario.things import Players
from model.systems.crayon.rules.crayon_rules import CrayonRules
from tests.generate.scenario import make_scenario
from tests.generate.systems.crayon.drafts import china_game_scenario, north_america_game_scenario

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")
DRAFTS = {"china": china_game_scenario, "north-america": north_america_game_scenario}
"""Large maps with large decks, made playable."""
NOT_READ = ("circus", "declared", "money", "time_limit", "trains")
"""Parts of the rules whose readings are left as they are."""
NUMBERS = (0, 1, 2, 5, 12, 40)
"""What a number of the rules may be instead."""


@dataclass(frozen=True, slots=True)
class SetUp:
    """Everything that says which game is played."""

    map: str = "tutorial"
    """A bundled scenario, one of the drafts, or `made-SEED-COLUMNS-ROWS`."""
    preset: str = "china-rails"
    variants: tuple[str, ...] = ()
    readings: tuple[tuple[str, str], ...] = ()
    players: int = 3
    seed: int = 1

    def __str__(self) -> str:
        said = ",".join(self.variants) or "-"
        read = ",".join("=".join(one) for one in self.readings) or "-"
        return f"{self.map} {self.preset} {said} {read} {self.players} {self.seed}"

    @classmethod
    def parse(cls, text: str) -> "SetUp":
        where, preset, said, read, players, seed = text.split()
        variants = () if said == "-" else tuple(said.split(","))
        pairs = () if read == "-" else tuple(tuple(one.split("=")) for one in read.split(","))
        known = cast("tuple[tuple[str, str], ...]", pairs)
        return cls(where, preset, variants, known, int(players), int(seed))

    def scenario(self) -> Scenario:
        return _scenario(replace(self, seed=0))

    def session(self) -> Session:
        return begin(self.scenario(), list(map(SeatEntry, NAMES[: self.players])), self.seed)

    def game(self) -> CrayonGame:
        return new_game(self.scenario(), NAMES[: self.players], self.seed)


@cache
def base_map(name: str) -> Scenario:
    """A map by name, as its file or its maker says."""
    if name in DRAFTS:
        return DRAFTS[name]()
    if name.startswith("made-"):
        seed, cols, rows = map(int, name.split("-")[1:])
        return make_scenario(seed, cols, rows, ("art", "shapes", "labels", "remarks", "allow"))
    return load(bundled_scenarios()[name])


@cache
def _scenario(set_up: SetUp) -> Scenario:
    base = base_map(set_up.map)
    rules = base.rules.put("preset", set_up.preset)
    home = next(city.id for city in base.cities.values() if not city.overseas)
    rules = _put(rules, "circus.home", home)
    if set_up.preset == "empire-builder":
        for path, value in EXTRA_PRICES.items():
            rules = _put(rules, path, value)
    for path, word in set_up.readings:
        rules = _put(rules, path, READINGS[path][word])
    players = Players(2, len(NAMES))
    scenario = replace(base, rules=rules, variants=set_up.variants, players=players)
    troubles = resolve_rules(scenario).troubles
    assert not troubles, troubles
    return scenario


def _system(preset: str) -> str:
    found = bundled_preset(preset)
    return "" if found is None else str(found.get("system", ""))


PRESETS = [name for name in bundled_names() if _system(name) == "crayon"]
SMALL = ("tutorial",)
"""The bundled maps on which games are short; large ones are among the drafts."""
EXTRA_PRICES: dict[str, int] = {
    "cost.terrain.alpine": 5,
    "cost.terrain.desert": 1,
    "cost.crossing.dry-river": 1,
    "cost.crossing.dry-lake": 1,
    "cost.after_rains.dry-river": 2,
    "cost.after_rains.dry-lake": 2,
}
"""What maps for the other preset need besides."""


def _put(tree: Things[Any], path: str, value: Any) -> Things[Any]:
    key, _, rest = path.partition(".")
    if not rest:
        return tree.put(key, value)
    inner = tree.get(key)
    return tree.put(key, _put(inner if isinstance(inner, Things) else Things(), rest, value))


# -- readings of open questions


def _readings() -> dict[str, dict[str, Any]]:
    """Every rule that is a number, one of a few words, or on or off, with values by their text."""
    found: dict[str, dict[str, Any]] = {}
    for part, kind in get_type_hints(CrayonRules).items():
        if part in NOT_READ or not is_dataclass(kind):
            continue
        hints = get_type_hints(kind)
        for one in fields(kind):
            hint = hints[one.name]
            if get_origin(hint) is Literal:
                found[f"{part}.{one.name}"] = {str(word): word for word in get_args(hint)}
            elif hint is bool and one.name != "enabled":
                found[f"{part}.{one.name}"] = {"yes": True, "no": False}
            elif hint is int:
                found[f"{part}.{one.name}"] = {str(n): n for n in NUMBERS}
    return found


READINGS = _readings()


# -- choosing


def variants_for(preset: str) -> list[str]:
    """The variants that change play."""
    base = replace(base_map("tutorial"), rules=Things({"preset": preset}), variants=())
    return sorted(set(resolve_rules(base).variants) - {"published-counts"})


def compatible(preset: str, players: int, rng: Random, most: int = 5) -> tuple[str, ...]:
    """Some variants that may be played together by so many."""
    base = replace(base_map("tutorial"), rules=Things({"preset": preset}), variants=())
    offered = resolve_rules(base).variants
    chosen: list[str] = []
    for name in rng.sample(variants_for(preset), rng.randint(0, most)):
        limits = offered[name].get("players") or {}
        fits = limits.get("min", 0) <= players <= limits.get("max", 99)
        barred = {*(offered[name].get("excludes") or ())}
        barred |= {other for other in chosen if name in (offered[other].get("excludes") or ())}
        if fits and barred.isdisjoint(chosen):
            chosen.append(name)
    return tuple(sorted(chosen))


def any_set_up(seed: int, *, readings: bool = True) -> SetUp:
    """A set-up drawn by lot."""
    rng = Random(f"set-up {seed}")
    players = rng.choice((2, 2, 3, 3, 4, 5, 6))
    preset = rng.choice(PRESETS)
    read: list[tuple[str, str]] = []
    if readings and rng.random() < 0.7:
        paths = rng.sample(sorted(READINGS), rng.randint(1, 12))
        read = [(path, rng.choice(sorted(READINGS[path]))) for path in paths]
    where = rng.choice(SMALL)
    if rng.random() < 0.1:
        where = rng.choice(sorted(DRAFTS))
    elif rng.random() < 0.6:
        where = f"made-{rng.randrange(1000)}-{rng.randint(3, 16)}-{rng.randint(3, 14)}"
    variants = compatible(preset, players, rng)
    return SetUp(where, preset, variants, tuple(sorted(read)), players, rng.randrange(10**6))
