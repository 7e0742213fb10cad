"""What actions of Trains are called on buttons."""

from typing import Any

from engine.systems.trains.actions import kinds as act
from engine.systems.trains.game import TrainsGame
from engine.systems.trains.parts.applying import current
from model.notation import Cell
from model.systems.trains.building import rails
from model.systems.trains.effects.deck import RevealTop, TopdeckFromPlay
from model.systems.trains.effects.effect import ChooseOne
from model.systems.trains.sentences.effects import sentences
from model.wording.speech import tr


def title_of(game: TrainsGame, action: Any) -> str:
    """An action by itself."""
    name, land = game.table.name, game.table.land
    match action:
        case act.PlayCard(card):
            return tr("Play {card}", card=name(card))
        case act.Buy(card, to_deck):
            return (
                tr("Buy {card} onto the deck", card=name(card))
                if to_deck
                else tr("Buy {card}", card=name(card))
            )
        case act.DiscardCard(card):
            return tr("Discard {card}", card=name(card))
        case act.NameCard(card):
            return tr("Name {card}", card=name(card))
        case act.Start(cell):
            return tr("Start on {cell}", cell=land.name_of(cell))
        case act.LayRail(cell):
            return tr("Lay a rail on {cell}{cost}", cell=land.name_of(cell), cost=_cost(game, cell))
        case act.BuildStation(cell):
            return tr(
                "Build a station in {cell}{station}",
                cell=land.name_of(cell),
                station=_station(game, cell),
            )
        case act.ReturnSome(number):
            return tr("Return {number} Waste", number=number)
        case act.Pass(returns):
            return tr("Pass and return all Waste") if returns else "Pass"
    return _of_part(game, action)


def _cost(game: TrainsGame, cell: Cell) -> str:
    """What a rail costs: `, 2 coin and 1 Waste`."""
    if cell not in game.table.land.ground:
        return ""
    price = rails.price(game.game.builder, cell)
    told = [tr("{coin} coin", coin=price.coin)] if price.coin else []
    told += (
        [tr("{waste} Waste", waste=price.waste)]
        if price.waste and not game.game.ignores_waste()
        else []
    )
    return f", {' and '.join(told) or 'free'}"


def _station(game: TrainsGame, cell: Cell) -> str:
    """Which of those is built that a city has room for: ` (2 of 3)`."""
    ground = game.table.land.ground.get(cell)
    there = game.state.stations.get(ground.city, 0) if ground is not None else 0
    return (
        tr(" ({there} of {room})", there=there + 1, room=ground.room)
        if ground is not None and ground.room
        else ""
    )


def _of_part(game: TrainsGame, action: Any) -> str:
    """What a decision means for the part that is being applied."""
    match action:
        case act.Choose(card):
            return _chosen(game, card)
        case act.Option(number):
            return _option(game, number)
        case act.PutBack(place):
            aside = game.state.resolving.aside if game.state.resolving is not None else []
            card = aside[place - 1] if 0 < place <= len(aside) else ""
            return tr("Put {card} on the deck", card=game.table.name(card))
        case act.Keep():
            return tr("Put the card back")
        case act.Drop():
            return tr("Discard the card")
        case act.Done():
            return tr("Discard no more")
        case act.EndTurn():
            return tr("End the turn")
        case act.Apply():
            return tr("Apply it")
        case act.Leave():
            return tr("Leave it")
    return str(action).capitalize()


def _chosen(game: TrainsGame, card: str) -> str:
    now = game.state.resolving
    effect = current(game.game) if now is not None else None
    if card == act.NONE:
        return tr("Choose none")
    if isinstance(effect, RevealTop) and now is not None:
        place = int(card) - 1 if card.isdecimal() and not effect.reveal_top.public else None
        is_there = place is not None and place < len(now.aside)
        return tr(
            "Take {which}", which=game.table.name(now.aside[place or 0] if is_there else card)
        )
    if isinstance(effect, TopdeckFromPlay):
        return tr("Put {card} on the deck", card=game.table.name(card))
    return tr("Choose {card}", card=game.table.name(card))


def _option(game: TrainsGame, number: int) -> str:
    effect = current(game.game) if game.state.resolving is not None else None
    if isinstance(effect, ChooseOne) and 0 < number <= len(effect.choose_one):
        return " ".join(sentences(effect.choose_one[number - 1], game.table.cards))
    return tr("Option {number}", number=number)
