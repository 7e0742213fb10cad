"""Discs and tiles that people agree on: a link changes its owner, a tile is laid or taken away."""

from engine.protocol import Refusal
from engine.systems.age_of_steam.actions.kinds import Agree
from engine.systems.age_of_steam.state.play import Play, no
from model.notation import Cell, NotationError
from model.systems.age_of_steam.track.chains import Chain
from model.systems.age_of_steam.track.land import NONE
from model.systems.age_of_steam.track.owners import NOBODY
from model.systems.age_of_steam.track.plain import shown_tile
from model.systems.age_of_steam.track.shapes import SHAPES, exits_of
from model.systems.age_of_steam.track.track import Tile, Track
from model.wording.speech import tr

RULE = "AOM-GEN-09"


def is_tile(what: str) -> bool:
    return what.partition(":")[0] in SHAPES


# -- discs


def why_not_disc(play: Play, action: Agree) -> Refusal | None:
    track, state = play.state.track, play.state
    to = int(action.to) - 1 if action.to.isdecimal() else NOBODY
    if track.named(action.source) is None:
        return no(RULE, tr("no link is called {source}", source=action.source))
    if action.amount != 1 or (action.to != "bank" and to not in state.order):
        return no(RULE, tr("one disc goes to a player or to the bank"))
    most = play.table.rules.discs.per_player
    if to in state.order and most is not None and track.discs_used(to) >= most:
        return no("INV-SC-02", tr("{to} has no disc left", to=play.name(to)))
    return None


def move_disc(play: Play, action: Agree) -> None:
    track, owner = play.state.track, int(action.to) - 1 if action.to.isdecimal() else NOBODY
    link = track.named(action.source)
    if link is not None:
        track.hand_over(link, owner)


# -- tiles


def _hex(play: Play, text: str) -> int:
    try:
        return play.table.land.hex_at(Cell.parse(text))
    except NotationError:
        return NONE


def why_not_tile(play: Play, action: Agree) -> Refusal | None:
    """Tiles go between the supply and a hex, and leave no track that begins nowhere."""
    track, (name, _, shown) = play.state.track, action.what.partition(":")
    if action.amount != 1:
        return no(RULE, tr("one tile at a time"))
    if action.to == "supply":
        hex_ = _hex(play, action.source)
        if shown or hex_ not in track.tiles or track.tiles[hex_].id != name:
            return no(
                "INV-AOS-06", tr("no {name} lies on {source}", name=name, source=action.source)
            )
        return _why_not_so(play, hex_, None)
    hex_ = _hex(play, action.to)
    if action.source != "supply" or hex_ == NONE:
        return no(RULE, tr("a tile goes from the supply to a hex, or from there to the supply"))
    if hex_ in track.tiles or track.city_at[hex_] != NONE:
        return no("INV-AOS-08", tr("there is no room on {to}", to=action.to))
    tile = shown_tile(play.table.land, hex_, name, shown.split("."))
    if tile is None:
        return no("INV-AOS-07", tr("{name} cannot lie on {to} so", name=name, to=action.to))
    if not track.left[name]:
        return no("INV-AOS-06", tr("no {name} is left", name=name))
    return _why_not_so(play, hex_, tile)


def _why_not_so(play: Play, hex_: int, tile: Tile | None) -> Refusal | None:
    """Whether all track is sound afterwards."""
    land, after = play.table.land, play.state.track.copy()
    if tile is not None and exits_of(tile.sections) & ~(land.usable[hex_] | land.dead[hex_]):
        return no("INV-AOS-08", tr("track would lead where none may"))
    _put(after, hex_, tile)
    if after.discs_left < 0:
        return no("INV-AOS-06", tr("no town disc is left"))
    for chain in after.chains.values():
        if not chain.stops or (chain.is_link and chain.ends[0] == chain.ends[1]):
            return no(
                "INV-AOS-11", tr("a chain would begin nowhere, or lead back to where it began")
            )
    return None


def move_tile(play: Play, action: Agree) -> None:
    name, _, shown = action.what.partition(":")
    if action.to == "supply":
        _put(play.state.track, _hex(play, action.source), None)
        return
    hex_ = _hex(play, action.to)
    _put(play.state.track, hex_, shown_tile(play.table.land, hex_, name, shown.split(".")))


def _put(track: Track, hex_: int, tile: Tile | None) -> None:
    track.put(hex_, tile, _one_owner)


def _one_owner(_chain: Chain, owners: frozenset[int]) -> int:
    """What is joined belongs to the only owner that it had, or to nobody."""
    return next(iter(owners)) if len(owners) == 1 else NOBODY
