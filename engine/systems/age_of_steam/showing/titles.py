"""What actions are called in lists and on buttons."""

from collections.abc import Callable
from typing import Any

from engine.protocol import Action
from engine.showing.player_aid import Thing
from engine.systems.age_of_steam.actions import goods_kinds as goods
from engine.systems.age_of_steam.actions import kinds as act
from engine.systems.age_of_steam.actions import track_kinds as track
from engine.systems.age_of_steam.game.game import AgeOfSteamGame

PLAIN: dict[type[Any], str] = {
    act.Sell: "Sell a share",
    act.Pass: "Pass",
    act.Top: "Stay in without a bid",
    act.Accept: "Agree",
    track.Rollback: "Take the build back",
    track.Done: "Done",
    goods.Deliver: "Deliver here",
    goods.Engine: "Raise the engine",
    goods.Skip: "Do nothing in this round",
    goods.Stop: "Move no further cube",
}


def title(game: AgeOfSteamGame, action: Action) -> str:
    """The action as a player would say it."""
    said = PLAIN.get(type(action))
    if said is not None:
        return said
    told = _TOLD.get(type(action))
    return str(action).capitalize() if told is None else told(game, action)


def thing(game: AgeOfSteamGame, action: Action) -> Thing | None:
    """What is put at a place of the map: a New City by its letter, a cube by its colour."""
    match action:
        case track.Urbanize(_, new_city):
            tile = game.table.part.new_cities[new_city]
            colours = tuple(tile.colours.among(game.table.colours))
            return Thing(f"New City {new_city.upper()}", colours[0] if len(colours) == 1 else "")
        case act.Place(colour, place) if place in game.scenario.cities:
            return Thing(f"{game.table.colour_name(colour).capitalize()} cube", colour)
    return None


def _issue(_game: AgeOfSteamGame, action: act.Issue) -> str:
    if not action.shares:
        return "Issue no shares"
    return f"Issue {action.shares} share{'s' if action.shares > 1 else ''}"


def _take(game: AgeOfSteamGame, action: act.Take) -> str:
    if action.action == act.NONE:
        return "Take no action"
    return f"Take {game.table.action_name(action.action)}"


def _decline(game: AgeOfSteamGame, _action: act.Decline) -> str:
    if game.state.agreement is not None:
        return "Do not agree"
    return "Do not buy the first place" if game.state.phase == "order" else "Produce nothing"


def _role(game: AgeOfSteamGame, action: act.Role) -> str:
    if action.role == act.RANDOM:
        return "Leave the role to chance"
    return f"Be {game.table.roles[action.role].name or action.role}"


def _draw(game: AgeOfSteamGame, action: act.Draw) -> str:
    return f"Draw for {game.table.place_name(action.place)}" if action.place else "Draw cubes"


def _place(game: AgeOfSteamGame, action: act.Place) -> str:
    shown = game.table.colour_name(action.colour)
    return f"Place {shown} on {game.table.place_name(action.place)}"


def _column(_game: AgeOfSteamGame, action: act.Column) -> str:
    to = "its New City" if action.to else "its city"
    return f"Bring the column {action.slot} to {to}"


def _lay(_game: AgeOfSteamGame, action: track.Lay) -> str:
    return f"Lay {str(action).removeprefix('lay ')}"


def _town(game: AgeOfSteamGame, action: track.Town) -> str:
    name = game.table.land.name(game.table.land.hex_at(action.at))
    return f"Build in {name} to {', '.join(map(str, action.exits))}"


def _urbanize(game: AgeOfSteamGame, action: track.Urbanize) -> str:
    return f"Make {game.table.place_name(action.town)} the New City {action.new_city}"


def _claim(game: AgeOfSteamGame, action: track.Claim) -> str:
    return f"Buy {game.table.link_name(action.link)}"


def _spend(_game: AgeOfSteamGame, action: track.Spend) -> str:
    return f"Spend a token on {action.benefit.replace('-', ' ')}"


def _nationalise(game: AgeOfSteamGame, action: track.Nationalise) -> str:
    ends = action.link.partition("@")[0].split(":")
    return f"Give up {' – '.join(map(game.table.place_name, ends))}"


def _keep(_game: AgeOfSteamGame, action: track.Keep) -> str:
    return f"Keep the track at {action.side}"


def _move(game: AgeOfSteamGame, action: goods.Move) -> str:
    return (
        f"Move {game.table.colour_name(action.colour)} from {game.table.place_name(action.start)}"
    )


def _via(game: AgeOfSteamGame, action: goods.Via) -> str:
    stop, _, mark = action.to.partition("@")
    return f"On to {game.table.place_name(stop)}" + (f" by {mark}" if mark else "")


def _hop(game: AgeOfSteamGame, action: goods.Hop) -> str:
    return f"Hop to {game.table.place_name(action.to)}"


def _overland(game: AgeOfSteamGame, action: goods.Overland) -> str:
    name = game.table.place_name
    shown = game.table.colour_name(action.colour)
    return f"Carry {shown} overland from {name(action.start)} to {name(action.to)}"


_TOLD: dict[type[Any], Callable[[AgeOfSteamGame, Any], str]] = {
    act.Issue: _issue,
    act.Bid: lambda _game, action: f"Bid ${action.amount}",
    act.Pay: lambda _game, _action: "Buy the first place",
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
