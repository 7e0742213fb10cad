"""Strokes from side to side as tiles: which are meant, what they cost, or why they cannot be."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.protocol import Refusal
from engine.showing.ghosts import Ghost
from engine.showing.plans import Plan
from engine.showing.strokes import Leg, Sketch, Stroke
from engine.systems.age_of_steam.actions.track_kinds import Lay, Sections, Town
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from engine.systems.age_of_steam.phases.building.tiles import cost_of_tile, tiles_at
from engine.systems.age_of_steam.showing.ghosts import tile_pieces
from model.amounts_in_words import counted
from model.notation import Cell
from model.pieces.piece import Piece
from model.systems.age_of_steam.track.land import NONE
from model.systems.age_of_steam.track.shapes import SIDES, bits, exits_of
from model.wording.speech import tr

Tiles = Lay | Town
_HALF_TURN = 3


class Wanted(NamedTuple):
    """What a stroke asks of a hex: a section between two sides, or exits of a town."""

    hex: int
    cell: Cell
    sides: tuple[int, ...]
    is_town: bool
    lying: tuple[int, ...]
    """The sections that lie there."""


def is_building(game: AgeOfSteamGame) -> bool:
    """Whether tiles are laid now."""
    state = game.state
    return state.phase == "build" and state.agreement is None and state.doing.stage == "build"


def begins(game: AgeOfSteamGame, cell: Cell) -> bool:
    """Whether a stroke may begin on a hex: at a city, on track, or where a tile can be laid."""
    hex_ = game.table.land.hex_at(cell)
    if not is_building(game) or hex_ == NONE:
        return False
    track = game.state.track
    if track.city_at[hex_] != NONE or hex_ in track.tiles:
        return True
    return next(tiles_at(game.position, hex_), None) is not None


def sketch(game: AgeOfSteamGame, stroke: Stroke) -> Sketch | None:
    """What a stroke would lay, tile after tile, each on what was laid before it."""
    if not is_building(game):
        return None
    tried, laid, pieces, cost, choices = game.copy(), list[Tiles](), list[Piece](), 0, 0
    for leg in stroke:
        wanted = _wanted(tried, leg, is_begun=leg is stroke[0] and len(stroke) > 1)
        if wanted is None:
            continue
        found = candidates(tried, wanted)
        if not found:
            return _refused(tried, wanted, _told(laid, pieces, cost))
        action, choices = found[leg.choice % len(found)], len(found)
        pieces += tile_pieces(tried, action)
        cost += cost_of_tile(tried.position, action) or 0
        tried.play(action)
        laid.append(action)
    if not laid:
        return None
    plan, choice = _told(laid, pieces, cost), stroke[-1].choice
    if choices > 1:
        plan = plan._replace(
            short=tr(
                "{short}  {choice} of {choices}",
                short=plan.short,
                choice=choice % choices + 1,
                choices=choices,
            )
        )
    return Sketch(plan, choices=choices)


def _told(laid: list[Tiles], pieces: list[Piece], cost: int) -> Plan:
    text = tr("{tiles} for ${cost}", tiles=counted(len(laid), "tile"), cost=cost)
    return Plan(tuple(laid), text, short=f"${cost}", price=cost, ghost=Ghost(tuple(pieces)))


def _refused(tried: AgeOfSteamGame, wanted: Wanted, plan: Plan) -> Sketch:
    """The tiles before the one that may not be laid, and why it may not."""
    action = _nominal(wanted)
    refusal = tried.why_not(action) or Refusal("AOS-BUILD-09", tr("no tile can be laid there"))
    shown = Ghost((*plan.ghost.pieces, *tile_pieces(tried, action)))
    short = (
        tr("{plan}, then no further: {refusal}", plan=plan.text, refusal=refusal)
        if plan.actions
        else str(refusal)
    )
    plan = plan._replace(short=short, text=short, ghost=shown)
    return Sketch(plan, refusal, wanted.cell)


def _wanted(game: AgeOfSteamGame, leg: Leg, *, is_begun: bool) -> Wanted | None:
    """What a leg asks for; None where it asks for nothing: in a city, over track that lies.

    Where a longer stroke begins only the side counts by which it leaves a town or track.
    """
    land, track = game.table.land, game.state.track
    hex_ = land.hex_at(leg.cell)
    if hex_ == NONE or track.city_at[hex_] != NONE:
        return None
    tile, is_town = track.tiles.get(hex_), land.stop[hex_] != NONE
    lying = () if tile is None else tile.sections
    if is_begun and (is_town or leg.end in _sides(lying)):
        leg = leg._replace(start=None)
    sides = _sides_of(leg, is_town=is_town)
    if not sides or _lies_already(lying, sides, is_town=is_town):
        return None
    return Wanted(hex_, leg.cell, sides, is_town, lying)


def _sides_of(leg: Leg, *, is_town: bool) -> tuple[int, ...]:
    """The sides that are joined; a stroke that ends in the middle of a hex is taken across it."""
    if not is_town and leg.start is not None and leg.end is None:
        return leg.start, (leg.start + _HALF_TURN) % 6
    return tuple(side for side in (leg.start, leg.end) if side is not None)


def _lies_already(lying: tuple[int, ...], sides: tuple[int, ...], *, is_town: bool) -> bool:
    if is_town or len(sides) == 1:
        return not bits(*sides) & ~exits_of(lying)
    return bits(*sides) in lying


def candidates(game: AgeOfSteamGame, wanted: Wanted) -> list[Tiles]:
    """The tiles that may be laid there and show what is wanted, what is nearest to it first."""
    fitting = (one for one in tiles_at(game.position, wanted.hex) if _shows(one, wanted))
    price = {one: cost_of_tile(game.position, one) or 0 for one in fitting}
    return sorted(price, key=lambda one: (_beside(one, wanted), price[one], str(one)))


def _shows(action: Tiles, wanted: Wanted) -> bool:
    if isinstance(action, Town):
        return {*wanted.sides} <= {*action.exits}
    if len(wanted.sides) == 2:
        return tuple(sorted(wanted.sides)) in action.sections
    new = {*action.sections} - {*_pairs(wanted.lying)}
    return any(wanted.sides[0] in section for section in new)


def _beside(action: Tiles, wanted: Wanted) -> tuple[int, ...]:
    """How much a tile shows that is neither wanted nor there, and how bent it is."""
    if isinstance(action, Town):
        return (len({*action.exits} - {*wanted.sides} - {*_sides(wanted.lying)}),)
    lying = {*_pairs(wanted.lying)}
    more = {*action.sections} - lying - {tuple(sorted(wanted.sides))}
    bent = sum(_HALF_TURN - min((b - a) % 6, (a - b) % 6) for a, b in {*action.sections} - lying)
    return len(lying - {*action.sections}) + len(more), bent


def _pairs(lying: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    yield from ((SIDES[one][0], SIDES[one][1]) for one in lying if len(SIDES[one]) == 2)


def _sides(lying: tuple[int, ...]) -> tuple[int, ...]:
    return SIDES[exits_of(lying)]


def _nominal(wanted: Wanted) -> Tiles:
    """The tile that somebody means who draws this, be it allowed or not."""
    if wanted.is_town:
        return Town(wanted.cell, tuple(sorted({*wanted.sides, *_sides(wanted.lying)})))
    one = wanted.sides[0]
    other = wanted.sides[1] if len(wanted.sides) > 1 else (one + _HALF_TURN) % 6
    new = tuple(sorted((one, other)))
    kept = [pair for pair in _pairs(wanted.lying) if not {*pair} & {*new}]
    sections: Sections = tuple(sorted([*kept, (new[0], new[1])]))
    return Lay(wanted.cell, sections)
