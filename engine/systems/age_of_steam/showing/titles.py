"""What actions are called in lists and on buttons."""

from collections.abc import Callable
from typing import Any

from engine.protocol import Action
from engine.showing.player_aid import Thing
from engine.systems.age_of_steam.actions import goods_kinds as goods
from engine.systems.age_of_steam.actions import kinds as act
from engine.systems.age_of_steam.actions import track_kinds as track
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from model.wording.speech import later, tr

PLAIN: dict[type[Any], str] = {
    act.Sell: later("Sell a share"),
    act.Pass: later("Pass"),
    act.Top: later("Stay in without a bid"),
    act.Accept: later("Agree"),
    track.Rollback: later("Take the build back"),
    track.Done: later("Done"),
    goods.Deliver: later("Deliver here"),
    goods.Engine: later("Raise the engine"),
    goods.Skip: later("Do nothing in this round"),
    goods.Stop: later("Move no further cube"),
}


def title(game: AgeOfSteamGame, action: Action) -> str:
    """The action as a player would say it."""
    said = tr(PLAIN.get(type(action), ""))
    if said:
        return said
    told = _TOLD.get(type(action))
    return str(action).capitalize() if told is None else told(game, action)


def thing(game: AgeOfSteamGame, action: Action) -> Thing | None:
    """What is put at a place of the map: a New City by its letter, a cube by its colour."""
    match action:
        case track.Urbanize(_, new_city):
            tile = game.table.part.new_cities[new_city]
            colours = tuple(tile.colours.among(game.table.colours))
            return Thing(
                tr("New City {new_city}", new_city=new_city.upper()),
                colours[0] if len(colours) == 1 else "",
            )
        case act.Place(colour, place) if place in game.scenario.cities:
            return Thing(
                tr("{colour_name} cube", colour_name=game.table.colour_name(colour).capitalize()),
                colour,
            )
    return None


def _issue(_game: AgeOfSteamGame, action: act.Issue) -> str:
    if not action.shares:
        return tr("Issue no shares")
    return (
        tr("Issue {shares} shares", shares=action.shares)
        if action.shares > 1
        else tr("Issue {shares} share", shares=action.shares)
    )


def _take(game: AgeOfSteamGame, action: act.Take) -> str:
    if action.action == act.NONE:
        return tr("Take no action")
    return tr("Take {action_name}", action_name=game.table.action_name(action.action))


def _decline(game: AgeOfSteamGame, _action: act.Decline) -> str:
    if game.state.agreement is not None:
        return tr("Do not agree")
    return (
        tr("Do not buy the first place") if game.state.phase == "order" else tr("Produce nothing")
    )


def _role(game: AgeOfSteamGame, action: act.Role) -> str:
    if action.role == act.RANDOM:
        return tr("Leave the role to chance")
    return tr("Be {roles}", roles=game.table.roles[action.role].name or action.role)


def _draw(game: AgeOfSteamGame, action: act.Draw) -> str:
    return (
        tr("Draw for {place_name}", place_name=game.table.place_name(action.place))
        if action.place
        else tr("Draw cubes")
    )


def _place(game: AgeOfSteamGame, action: act.Place) -> str:
    shown = game.table.colour_name(action.colour)
    return tr(
        "Place {shown} on {place_name}", shown=shown, place_name=game.table.place_name(action.place)
    )


def _column(_game: AgeOfSteamGame, action: act.Column) -> str:
    to = tr("its New City") if action.to else tr("its city")
    return tr("Bring the column {slot} to {to}", slot=action.slot, to=to)


def _lay(_game: AgeOfSteamGame, action: track.Lay) -> str:
    return tr("Lay {removeprefix}", removeprefix=str(action).removeprefix("lay "))


def _town(game: AgeOfSteamGame, action: track.Town) -> str:
    name = game.table.land.name(game.table.land.hex_at(action.at))
    return tr("Build in {name} to {map}", name=name, map=", ".join(map(str, action.exits)))


def _urbanize(game: AgeOfSteamGame, action: track.Urbanize) -> str:
    return tr(
        "Make {place_name} the New City {new_city}",
        place_name=game.table.place_name(action.town),
        new_city=action.new_city,
    )


def _claim(game: AgeOfSteamGame, action: track.Claim) -> str:
    return tr("Buy {link_name}", link_name=game.table.link_name(action.link))


def _spend(_game: AgeOfSteamGame, action: track.Spend) -> str:
    return tr("Spend a token on {replace}", replace=action.benefit.replace("-", " "))


def _nationalise(game: AgeOfSteamGame, action: track.Nationalise) -> str:
    ends = action.link.partition("@")[0].split(":")
    return tr("Give up {map}", map=" – ".join(map(game.table.place_name, ends)))


def _keep(_game: AgeOfSteamGame, action: track.Keep) -> str:
    return tr("Keep the track at {side}", side=action.side)


def _move(game: AgeOfSteamGame, action: goods.Move) -> str:
    return tr(
        "Move {colour_name} from {place_name}",
        colour_name=game.table.colour_name(action.colour),
        place_name=game.table.place_name(action.start),
    )


def _via(game: AgeOfSteamGame, action: goods.Via) -> str:
    stop, _, mark = action.to.partition("@")
    return tr("On to {place_name}", place_name=game.table.place_name(stop)) + (
        tr(" by {mark}", mark=mark) if mark else ""
    )


def _hop(game: AgeOfSteamGame, action: goods.Hop) -> str:
    return tr("Hop to {place_name}", place_name=game.table.place_name(action.to))


def _overland(game: AgeOfSteamGame, action: goods.Overland) -> str:
    name = game.table.place_name
    shown = game.table.colour_name(action.colour)
    return tr(
        "Carry {shown} overland from {start} to {to}",
        shown=shown,
        start=name(action.start),
        to=name(action.to),
    )


_TOLD: dict[type[Any], Callable[[AgeOfSteamGame, Any], str]] = {
    act.Issue: _issue,
    act.Bid: lambda _game, action: f"Bid ${action.amount}",
    act.Pay: lambda _game, _action: tr("Buy the first place"),
    act.Take: _take,
    act.Decline: _decline,
    act.Role: _role,
    act.Draw: _draw,
    act.Place: _place,
    act.Column: _column,
    track.Lay: _lay,
    track.Town: _town,
    track.Urbanize: _urbanize,
    track.Claim: _claim,
    track.Spend: _spend,
    track.Nationalise: _nationalise,
    track.Keep: _keep,
    goods.Move: _move,
    goods.Via: _via,
    goods.Hop: _hop,
    goods.Overland: _overland,
}
