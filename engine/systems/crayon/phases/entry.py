"""Entry by demand: who builds into some cities must hold a card for them (CRY-VAR-22)."""

from engine.protocol import Refusal
from engine.systems.crayon.state.play import Play, no
from model.wording.speech import tr

RULE = "CRY-VAR-22"


def why_not_card(play: Play, v: int, card: str) -> Refusal | None:
    """Whether the card that an action names, or does not name, is the one that is needed."""
    fitting = fitting_cards(play, v)
    if fitting is None or len(fitting) == 1:
        return no(RULE, tr("no card has to be named here")) if card else None
    city = play.table.cities[v]
    if not fitting:
        return no(RULE, tr("no card in hand asks for {city} or for its goods", city=city.name))
    if card not in fitting:
        return no(
            RULE, tr("name the card that is to be fulfilled: {fitting}", fitting=", ".join(fitting))
        )
    return None


def fitting_cards(play: Play, v: int) -> list[str] | None:
    """The cards of which one must be fulfilled by who builds here; None where none is needed."""
    city = play.table.cities.get(v)
    if city is None or not city.access.needs_demand:
        return None
    return [card for card in play.mover.hand if _fitting_demands(play, card, v)]


def bind_card(play: Play, v: int, card: str) -> None:
    """Notes that a card must be fulfilled by who builds here now."""
    fitting = fitting_cards(play, v)
    if fitting:
        bound = card or fitting[0]
        play.mover.bound[bound] = _fitting_demands(play, bound, v)


def _fitting_demands(play: Play, card: str, v: int) -> tuple[int, ...]:
    city = play.table.cities[v]
    demands = enumerate(play.table.cards[card].demands)
    fits = (i for i, one in demands if one.city == city.id or one.good in city.supplies)
    bound = play.mover.bound.get(card)
    return tuple(i for i in fits if bound is None or i in bound)
