"""A map with games on it: its pieces at a move of a log, and what is used how much.

It is the one place where the command line and the editor draw what was played: drawing knows no
games, and the engine no pictures.
"""

from dataclasses import replace
from functools import partial
from pathlib import Path

from drawing.exporting.map_files import USUAL_DPI, Look, check_size, map_picture
from drawing.map.sheet.overlay import Overlay
from drawing.shapes.symbols import Picture
from engine.protocol import Game
from engine.showing.player_aid import aid_of
from model.amounts_in_words import counted
from model.forms.frozen import dataclass
from model.scenario.scenario import Scenario
from validator.pictures.logged_games import Progress, Source, followed, in_silence
from validator.pictures.use_on_maps import with_heat


@dataclass(frozen=True, slots=True)
class PictureWanted:
    """A picture that somebody asks for: its file and looks, and what of games is on it."""

    out: str
    look: Look
    dpi: float = USUAL_DPI
    log: Source | None = None
    at: int | None = None
    """After so many moves of the log; at its end where nothing is said."""
    heat: Source | None = None
    """A playtest's JSON, or a log, of which the use is shown."""


def picture_with_games(
    scenario: Scenario, folder: Path, wanted: PictureWanted, progress: Progress = in_silence
) -> Picture:
    """The map with what games left on it, and a word about it in its title. CannotDraw."""
    overlay, about = _games(wanted, scenario, progress)
    fits = partial(check_size, out=wanted.out, dpi=wanted.dpi)
    picture = map_picture(scenario, folder, wanted.look, overlay, fits)
    return replace(picture, title=f"{picture.title}, {about}") if about else picture


def _games(wanted: PictureWanted, scenario: Scenario, progress: Progress) -> tuple[Overlay, str]:
    overlay, about = Overlay(), ""
    if wanted.log is not None:
        overlay, moves = game_at(wanted.log, scenario, wanted.at, progress)
        about = f"after {counted(moves, 'move')}"
    if wanted.heat is not None:
        overlay = with_heat(overlay, wanted.heat, scenario, progress)
    return overlay, about


def game_at(
    source: Source, scenario: Scenario, move: int | None, progress: Progress = in_silence
) -> tuple[Overlay, int]:
    """What lies on the map after a move of a log, or at its end; and which move that was."""
    session, steps = followed(source, scenario, move, progress)
    for _ in steps:
        pass
    return overlay_of(session.game), len(session.records)


def overlay_of(game: Game) -> Overlay:
    """What lies on the board of a game, with its players, neutrals and new cities."""
    aid = aid_of(game.system)
    pieces, neutrals = tuple(aid.pieces(game)), tuple(aid.neutrals(game))
    cities = tuple(aid.cities(game))
    standings = tuple(aid.standing(game, seat) for seat in range(len(game.names)))
    return Overlay(
        pieces=pieces, names=game.names, neutrals=neutrals, cities=cities, standings=standings
    )
