"""Why a load cannot be delivered here: who wants it, or that nobody does."""

from engine.systems.crayon.actions import kinds as act
from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.phases.moving import why_not_run
from engine.systems.crayon.state.play import Play
from engine.systems.crayon.state.state import Train
from milepost.terminal.say import Refusal, clean, listed
from model.systems.crayon.things.part import Demand

RULE = "CRY-DELIV-01"
"""A load is delivered in the city that a card of the player names."""


def why_not_delivered(game: CrayonGame, words: list[str]) -> Refusal | None:
    """`deliver wool`, where it is not all that is to be said; None where it can be delivered."""
    if not words:
        return Refusal("say what: deliver GOOD")
    play, good = game.position, _good_named(game.position, words[0])
    refusal, train = why_not_run(play, 1), play.train(1)
    if refusal is not None or train is None:
        return Refusal(str(refusal))
    offered = [one for one in game.actions() if isinstance(one, act.Deliver | act.Ship)]
    if any(one.good == good for one in offered):
        return None
    return Refusal(_why(game, train, good))


def _good_named(play: Play, text: str) -> str:
    """A good by its id, its name, or how one of them begins."""
    wanted = text.casefold()
    goods = play.table.scenario.goods.values()
    called = {good.id: (good.id, good.name.casefold()) for good in goods}
    exact = [good for good, names in called.items() if wanted in names]
    begun = [good for good, names in called.items() if any(n.startswith(wanted) for n in names)]
    found = exact or begun
    if len(found) == 1:
        return found[0]
    if found:
        raise Refusal(f"{clean(text)} may mean {listed(found)}")
    raise Refusal(f'there is no good "{clean(text[:60])}"')


def _why(game: CrayonGame, train: Train, good: str) -> str:
    play = game.position
    wanted = _wanted(play, good)
    aboard = any(good in one.loads for one in play.mover.trains)
    missing = "" if aboard else f"there is no {good} on the train; "
    if not wanted:
        return f"{missing}no card of yours asks for {good} ({RULE})"
    here = play.table.cities.get(train.at)
    asked_here = [one for one in wanted if here is not None and one.city == here.id]
    if asked_here and aboard:
        # What bars it is something else, such as an event.
        refusal = game.why_not(act.Deliver(good, asked_here[0].city, asked_here[0].pays))
        if refusal is not None:
            return str(refusal)
    asked = listed(f"{play.table.city_name(one.city)} for {one.pays}" for one in wanted)
    place = "" if asked_here else f", and the train is at {play.table.place_name(train.at)}"
    return f"{missing}{good} is wanted in {asked}{place} ({RULE})"


def _wanted(play: Play, good: str) -> list[Demand]:
    """The demands of a good on the cards of who plays and on those that are open to all."""
    cards = dict.fromkeys((*play.mover.hand, *play.state.open_contracts))
    demands = (one for card in cards for one in play.table.cards[card].demands)
    return list(dict.fromkeys(one for one in demands if one.good == good))
