"""What the actions of a crayon game are called in lists and on buttons."""

from engine.protocol import Action
from engine.systems.crayon.actions import kinds as act
from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.phases.prices import price_now
from model.notation import Cell
from model.wording.speech import later, tr

IN_WORDS = {"done": later("on to building"), "discard": later("for a new hand")}
"""What is said beside words that do not explain themselves."""

PLAIN: dict[type[Action], str] = {
    act.Backtrack: later("Turn round for the whole turn"),
    act.Done: later("On to building"),
    act.Discard: later("New hand for the whole turn"),
    act.Declare: later("Declare victory"),
    act.End: later("End the turn"),
    act.Restart: later("Begin again"),
    act.Propose: later("Propose the trade"),
    act.Withdraw: later("Drop the trade"),
    act.Agree: later("Agree to the trade"),
    act.Refuse: later("Refuse the trade"),
    act.Pass: later("Protect nothing more"),
    act.TimeUp: later("Call time"),
}


def label(game: CrayonGame, action: Action) -> str:
    """The action without the word of its heading, and with the name of a city."""
    if str(action) in IN_WORDS:
        return f"{action} ({tr(IN_WORDS[str(action)])})"
    text = str(action).removeprefix(f"{action.GROUP} ")
    price = purchase_price(game, action)
    if price is not None:
        return tr("{text} for {price}", text=text, price=price)
    table, at = game.table, getattr(action, "at", getattr(action, "to", None))
    city = None if at is None else table.cities.get(table.network.index(at))
    return f"{text} {city.name}" if city is not None else text


def purchase_price(game: CrayonGame, action: Action) -> int | None:
    """What something costs that stands in a list."""
    rules, table, train = game.table.rules, game.table, getattr(action, "train", 0)
    match action:
        case act.Buy(what):
            thing = table.links.get(what) or table.ferries.get(what)
            return thing.cost if thing is not None else None
        case act.Upgrade(kind):
            return rules.trains[game.state.mover.trains[train - 1].type].upgrades.get(kind)
        case act.Crossgrade(kind):
            return rules.trains[game.state.mover.trains[train - 1].type].crossgrades.get(kind)
    return None


def price(game: CrayonGame, action: Action) -> int | None:
    """What an action costs the mover now."""
    if isinstance(action, act.Build):
        return section_price(game, action.origin, action.end)
    return purchase_price(game, action)


def section_price(game: CrayonGame, origin: Cell, end: Cell) -> int:
    """What a section costs the mover now."""
    play, index = game.position, game.table.network.index
    return price_now(play, play.seat, index(origin), index(end))


def title(game: CrayonGame, action: Action) -> str:
    """The action as a player would say it, with its train where there are several."""
    card, train = getattr(action, "card", ""), getattr(action, "train", 1)
    text = tr(PLAIN.get(type(action), "")) or _title(game, action)
    text += tr(" with card {card}", card=card) if card else ""
    several = hasattr(action, "train") and len(game.state.mover.trains) > 1
    return tr("{text} (train {train})", text=text, train=train) if several else text


def _title(game: CrayonGame, action: Action) -> str:
    match action:
        case act.Place(at):
            return tr("Start in {place}", place=_place(game, at))
        case act.Move(to):
            return tr("Run to {place}", place=_place(game, to))
        case act.Retreat(at):
            return tr("Go back to {place}", place=_place(game, at))
        case act.Build(origin, end):
            return tr(
                "Build {origin} – {end} for {section_price}",
                origin=origin,
                end=end,
                section_price=section_price(game, origin, end),
            )
        case act.Ask(origin, end) | act.Give(origin, end) | act.Protect(origin, end):
            return f"{action.WORD.capitalize()} {origin} – {end}"
        case act.Borrow(amount) | act.Pay(amount):
            return f"{action.WORD.capitalize()} {amount}"
        case act.Talk(seat):
            return tr("Talk with {names}", names=game.names[seat - 1])
    return _handling(game, action) or _purchase(game, action)


def _handling(game: CrayonGame, action: Action) -> str:
    """What is done with loads."""
    city_name = game.table.city_name
    match action:
        case act.Deliver(good, city, pays) | act.Ship(good, city, pays):
            verb = action.WORD.capitalize()
            return tr(
                "{verb} {good_name} to {city_name} for {pays}",
                verb=verb,
                good_name=good_name(game, good),
                city_name=city_name(city),
                pays=pays,
            )
        case act.Fetch(good, city):
            return tr(
                "Fetch {good_name} from {city_name}",
                good_name=good_name(game, good),
                city_name=city_name(city),
            )
        case act.Jettison(good, city):
            return tr(
                "Send {good_name} to {city_name} unpaid",
                good_name=good_name(game, good),
                city_name=city_name(city),
            )
        case act.Load(good):
            return tr("Load {good_name}", good_name=good_name(game, good))
        case act.Collect(good):
            return tr("Pick up {good_name}", good_name=good_name(game, good))
        case act.Drop(good):
            return tr("Put down {good_name}", good_name=good_name(game, good))
        case act.Lose(good):
            return tr("Lose {good_name}", good_name=good_name(game, good))
    return ""


def _purchase(game: CrayonGame, action: Action) -> str:
    table, price = game.table, purchase_price(game, action)
    match action:
        case act.Sail(name):
            return tr("Sail by {ferries}", ferries=table.ferries[name].name or name)
        case act.Buy(name):
            thing = table.links.get(name) or table.ferries[name]
            return tr("Buy {thing} for {price}", thing=thing.name or name, price=price)
        case act.Upgrade(kind):
            return tr(
                "Upgrade to {trains} for {price}", trains=table.rules.trains[kind].name, price=price
            )
        case act.Crossgrade(kind):
            return tr(
                "Change to {trains} for {price}", trains=table.rules.trains[kind].name, price=price
            )
    return str(action)


def _place(game: CrayonGame, cell: Cell) -> str:
    return game.table.place_name(game.table.network.index(cell))


def good_name(game: CrayonGame, good: str) -> str:
    """What people call a good."""
    known = game.scenario.goods.get(good)
    return (known.name if known is not None else "") or good
