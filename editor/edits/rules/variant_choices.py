"""The variants of a map as they are offered: what each means, and why one cannot be ticked."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from editor.words import tr
from model.collection import Things
from model.forms.frozen import dataclass
from model.rules.resolving import resolve_rules, switched_on
from model.rules.variants import is_at_odds, numbers_of
from model.scenario.change import Change, difference
from model.scenario.names_in_words import in_words
from model.scenario.scenario import Scenario


@dataclass(frozen=True, slots=True)
class VariantChoice:
    """A variant that a map can be played with."""

    name: str
    title: str
    about: str
    """What it means, and with whom it goes."""
    is_on: bool
    why_not: str = ""
    """Why it cannot be ticked now, or be left out; empty where it can."""
    ids: tuple[str, ...] = ()
    """The rules of the rulebook that it stands for."""


def variant_choices(scenario: Scenario) -> tuple[VariantChoice, ...]:
    """Those that the preset and the map itself offer, and those that are on and nobody offers."""
    found = resolve_rules(scenario).variants
    offered = {name: one for name, one in found.items() if isinstance(one, Things)}
    unknown = [name for name in scenario.variants if name not in offered]
    known = [_choice(scenario, offered, name) for name in offered]
    return (*known, *(_unknown(name) for name in unknown))


def variant_ticked(scenario: Scenario, name: str, *, is_on: bool) -> Change:
    """The map with a variant, or without it; of a group the others go."""
    offered = resolve_rules(scenario).variants
    left = [one for one in scenario.variants if one != name]
    if is_on:
        left = [one for one in left if not _are_of_a_group(offered, one, name)] + [name]
    label = tr("play with {variant}") if is_on else tr("play without {variant}")
    after = replace(scenario, variants=tuple(sorted(left)))
    return difference(scenario, after, label.format(variant=_title(offered, name)))


def _choice(scenario: Scenario, offered: Mapping[str, Things[Any]], name: str) -> VariantChoice:
    variant, on = offered[name], switched_on(scenario.variants, scenario.own_variants)
    is_on = name in on
    odd = [one for one in offered if one != name and is_at_odds(offered, name, one)]
    against = [one for one in odd if one in on and not _are_of_a_group(offered, one, name)]
    why = _wrong_number(scenario, variant)
    if against:
        others = _titles(offered, against)
        why = tr("Does not go together with {others}, which is on.").format(others=others)
    if is_on:
        why = "" if name in scenario.variants else tr("One of its group is always on.")
    parts = [str(variant.get("about") or ""), _numbers(variant)]
    if odd and not against:
        parts.append(tr("Not together with {others}.").format(others=_titles(offered, odd)))
    ids = variant.get("rules_ids") or ()
    about = " ".join(filter(None, parts))
    return VariantChoice(name, _title(offered, name), about, is_on, why, tuple(ids))


def _unknown(name: str) -> VariantChoice:
    about = tr("The preset has no such variant.")
    return VariantChoice(name, in_words(name), about, is_on=True)


def _are_of_a_group(offered: Mapping[str, Any], one: str, other: str) -> bool:
    """Whether of two exactly one is on, so that one takes the place of the other."""
    groups = [(offered.get(name) or Things()).get("one_of") for name in (one, other)]
    return bool(groups[0]) and groups[0] == groups[1]


def _wrong_number(scenario: Scenario, variant: Things[Any]) -> str:
    """Why no number of players of the map is one for which a variant is."""
    least, most = numbers_of(variant)
    players = scenario.players
    if players.max >= (least or 0) and (most is None or players.min <= most):
        return ""
    return tr("This map is for {least} to {most}.").format(least=players.min, most=players.max)


def _numbers(variant: Things[Any]) -> str:
    least, most = numbers_of(variant)
    if least is None and most is None:
        return ""
    if most is None:
        return tr("For {least} players or more.").format(least=least)
    if least is None:
        return tr("For {most} players at most.").format(most=most)
    if least == most:
        return tr("For {least} players.").format(least=least)
    return tr("For {least} to {most} players.").format(least=least, most=most)


def _titles(offered: Mapping[str, Any], names: list[str]) -> str:
    return ", ".join(f"“{_title(offered, name)}”" for name in names)


def _title(offered: Mapping[str, Any], name: str) -> str:
    variant = offered.get(name)
    title = variant.get("title") if isinstance(variant, Things) else None
    return str(title or in_words(name))
