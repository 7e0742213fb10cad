"""The references that scenarios of Trains hold: in cards, kits, rules and a position."""

from typing import Any

from model.collection import Things, freeze, thaw
from model.scenario.references import Reference, Visit, Way, each, members, replaced
from model.scenario.scenario import Scenario
from model.systems.trains.effects.coins import CoinIfInPlay
from model.systems.trains.effects.effect import ChooseOne, Optional
from model.systems.trains.effects.lasting import CoinOnPlay, WhileInPlay
from model.systems.trains.naming import position_names, rule_names
from model.systems.trains.things.card import Card, Kit
from model.systems.trains.things.part import TrainsPart


def with_names(scenario: Scenario, visit: Visit) -> Scenario:
    """A scenario of Trains with the names that are its own as the visitor says."""
    scenario = replaced(scenario, rules=_rules(scenario.rules, visit))
    if not isinstance(scenario.part, TrainsPart):
        return scenario
    return replaced(scenario, part=_part(scenario.part, visit))


def _rules(rules: Things[Any], visit: Visit) -> Things[Any]:
    said = thaw(rules)
    changed = rule_names.with_names(said, visit)
    return rules if changed == said else freeze(changed)


def _part(part: TrainsPart, visit: Visit) -> TrainsPart:
    return replaced(
        part,
        cards=each(part.cards, lambda key, one: _card(key, one, visit)),
        kits=each(part.kits, lambda key, one: _kit(key, one, visit)),
        position=part.position and position_names.with_names(part.position, visit),
    )


def _kit(key: str, kit: Kit, visit: Visit) -> Kit:
    return replaced(kit, cards=members(kit.cards, "cards", ("kits", key, "cards"), visit))


def _card(key: str, card: Card, visit: Visit) -> Card:
    way: Way = ("cards", key, "effects")
    return replaced(card, effects=_effects(card.effects, way, visit))


def _effects(effects: tuple[Any, ...], way: Way, visit: Visit) -> tuple[Any, ...]:
    """Parts with other names; one that cannot be without its card goes."""
    altered = [_effect(one, (*way, number), visit) for number, one in enumerate(effects)]
    if all(new is old for new, old in zip(altered, effects, strict=True)):
        return effects
    return tuple(one for one in altered if one is not None)


def _effect(effect: Any, way: Way, visit: Visit) -> Any:
    match effect:
        case CoinIfInPlay(told):
            inner = _card_named(told, (*way, "coin_if_in_play"), visit)
            return replaced(effect, coin_if_in_play=inner) if inner is not None else None
        case WhileInPlay(CoinOnPlay(told) as lasting) if told.card:
            inner = _card_named(told, (*way, "while_in_play", "coin_on_play"), visit)
            if inner is None:
                return None
            return replaced(effect, while_in_play=replaced(lasting, coin_on_play=inner))
        case ChooseOne(options):
            found = [
                _effects(one, (*way, "choose_one", number), visit)
                for number, one in enumerate(options)
            ]
            is_same = all(new is old for new, old in zip(found, options, strict=True))
            return effect if is_same else replaced(effect, choose_one=tuple(found))
        case Optional(parts):
            return replaced(effect, optional=_effects(parts, (*way, "optional"), visit))
    return effect


def _card_named(told: Any, way: Way, visit: Visit) -> Any:
    name = visit(Reference("cards", told.card, (*way, "card")))
    if name is None:
        return None
    return told if name == told.card else replaced(told, card=name)
