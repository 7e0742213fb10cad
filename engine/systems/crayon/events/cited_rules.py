"""Which rule a refusal cites when an event forbids something: by what else its card does."""

from model.systems.crayon.things import effects
from model.systems.crayon.things.part import Event


def _does(event: Event, *kinds: type) -> bool:
    """Whether a card has an effect of each of these kinds."""
    return all(any(isinstance(effect, kind) for effect in event.effects) for kind in kinds)


def rule_against_building(event: Event) -> str:
    if _does(event, effects.EraseTouching):
        return "CRY-EVENT-53"
    if _does(event, effects.HalfOnce):
        return "CRY-EVENT-57"
    if _does(event, effects.NoMove):
        return rule_against_running(event)
    return "CRY-EVENT-50" if _does(event, effects.HalfRate, effects.LoseLoad) else "CRY-EVENT-45"


def rule_against_running(event: Event) -> str:
    if _is_rail_strike(event):
        return "CRY-EVENT-72"
    return "CRY-EVENT-46" if _does(event, effects.HalfRate) else "CRY-EVENT-47"


def rule_against_loading(event: Event) -> str:
    if _is_rail_strike(event):
        return "CRY-EVENT-72"
    # A card that lets only some goods be delivered is a celebration, any other a strike.
    barred = (one for one in event.effects if isinstance(one, effects.NoDelivery))
    return "CRY-EVENT-37" if any(map(_names_goods, barred)) else "CRY-EVENT-25"


def rule_against_delivery(event: Event, effect: effects.NoDelivery) -> str:
    if _names_goods(effect):
        return "CRY-EVENT-38"
    return "CRY-EVENT-72" if _is_rail_strike(event) else "CRY-EVENT-25"


def _names_goods(effect: effects.NoDelivery) -> bool:
    return bool(effect.goods or effect.except_goods)


def _is_rail_strike(event: Event) -> bool:
    """A card that stops trains, and loading or delivering as well."""
    stops = _does(event, effects.NoPickup) or _does(event, effects.NoDelivery)
    return stops and _does(event, effects.NoMove)
