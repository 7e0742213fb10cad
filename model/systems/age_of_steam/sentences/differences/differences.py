"""Everything that a map does differently from the base game, told from its data."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any, Final, NamedTuple

from model.rules.new_scenario import new_scenario
from model.rules.resolving import resolve_rules
from model.rules.variants import as_played
from model.scenario.names_in_words import in_words
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules
from model.systems.age_of_steam.sentences.differences.of_actions import ACTIONS
from model.systems.age_of_steam.sentences.differences.of_goods import GOODS
from model.systems.age_of_steam.sentences.differences.of_map import map_differences
from model.systems.age_of_steam.sentences.differences.of_modules import MODULES
from model.systems.age_of_steam.sentences.differences.of_money import MONEY
from model.systems.age_of_steam.sentences.differences.of_track import TRACK
from model.systems.age_of_steam.sentences.differences.of_turns import TURNS
from model.systems.age_of_steam.sentences.differences.telling import Telling
from model.systems.age_of_steam.sentences.words import Words
from model.wording.speech import later, tr

BASE: Final = "age-of-steam"
"""The preset of the base game."""
TOLD: Final[Mapping[str, Mapping[str, Telling]]] = {
    later("Turns and order"): TURNS,
    later("Actions and tokens"): ACTIONS,
    later("Building"): TRACK,
    later("Goods"): GOODS,
    later("Money and end"): MONEY,
    later("Modules"): MODULES,
}
"""By heading what is told, and by rule how; `prices.town` is told as a whole, or part by part."""


class Topic(NamedTuple):
    """What is different about one part of the game."""

    title: str
    sentences: tuple[str, ...]


def differences(scenario: Scenario) -> list[Topic]:
    """The topics in which a map is different; none where it has no rules that can be read."""
    played, rules = as_played(scenario), resolve_rules(scenario).values
    if not isinstance(rules, AgeOfSteamRules):
        return []
    base, words = _base(), Words(played, rules)
    usual = resolve_rules(base).values
    found = [Topic(tr("The map"), tuple(map_differences(base, words)))]
    for title, told in TOLD.items():
        changed = _changed(told, rules, usual)
        sentences = [text for path, new, old in changed for text in told[path](new, old, words)]
        found.append(Topic(tr(title), tuple(sentences)))
    found.append(Topic(tr("Agreed for this map"), tuple(_agreed(scenario))))
    return [topic for topic in found if topic.sentences]


def rule_paths(kind: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every rule of a tree with its value: those that are told, and no branches."""
    for one in fields(kind):
        value, name = getattr(kind, one.name), f"{path}{one.name}"
        is_told = any(name in told for told in TOLD.values())
        if is_dataclass(value) and not is_told:
            yield from rule_paths(value, f"{name}.")
        else:
            yield name, value


def _changed(
    told: Mapping[str, Telling], rules: AgeOfSteamRules, usual: Any
) -> list[tuple[str, Any, Any]]:
    """The rules of a topic that are not as usual, in the order in which they are told."""
    here, base = dict(rule_paths(rules)), dict(rule_paths(usual))
    return [(path, here[path], base[path]) for path in told if here[path] != base[path]]


@lru_cache(maxsize=1)
def _base() -> Scenario:
    return new_scenario("base", "age-of-steam", preset=BASE)


def _agreed(scenario: Scenario) -> Iterator[str]:
    """Variants in force and house rules."""
    offered = resolve_rules(scenario).variants
    for name in scenario.variants:
        said = offered.get(name)
        if isinstance(said, Mapping):
            title = tr(str(said.get("title") or "")) or in_words(name)
            if about := tr(str(said.get("about") or "")):
                yield tr("Variant {title}: {about}", title=title, about=about)
            else:
                yield tr("Variant {title}", title=title)
    yield from scenario.house_rules
