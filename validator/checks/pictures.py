"""Files beside a scenario that cannot be shown: artwork, icons, images of cards, scenery …"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from model.files.scenario_files import beside
from model.scenario.collections import collection_names, things_in
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import part_record
from model.unreadable import quoted
from model.wording.speech import tr
from validator.check import OWN_KEYS, check
from validator.finding import WARNING, Also, Finding
from validator.survey.survey import Survey

IMAGE: Final = "image"
"""The field of cards that names a picture."""


def _folder(survey: Survey) -> str:
    """The folder of the scenario's file; nothing for one that stands in no file yet."""
    path = survey.file.path if survey.file is not None else None
    return str(path.parent) if path is not None else ""


def _is_there(survey: Survey, file: str) -> bool:
    """Whether a tracing picture is there: it is often nobody's to publish, and nothing needs it."""
    path = beside(Path(_folder(survey)), file, "")
    return path is not None and path.exists()


def _named(survey: Survey) -> dict[str, list[tuple[str, ...]]]:
    """The pictures that a scenario names, each with the places that name it."""
    scenario = survey.scenario
    found: dict[str, list[tuple[str, ...]]] = {}
    for key, art in scenario.art.items():
        found.setdefault(art.file, []).append(("art", key, "file"))
    for key, good in scenario.goods.items():
        if good.icon:
            found.setdefault(good.icon, []).append(("goods", key, "icon"))
    for file, route in _on_cards(scenario):
        found.setdefault(file, []).append(route)
    if scenario.picture is not None and _is_there(survey, scenario.picture.file):
        found.setdefault(scenario.picture.file, []).append(("picture", "file"))
    return found


def _on_cards(scenario: Scenario) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The images of cards, or of whatever else a system prints that has one."""
    part = part_record(scenario.system)
    listed = collection_names(scenario.system)
    for collection in part.slots if part is not None else ():
        for key, thing in things_in(scenario, collection).items() if collection in listed else ():
            file = getattr(thing, IMAGE, "")
            if file:
                yield file, (collection, key, IMAGE)


@check("IMG001", "picture-not-shown", WARNING, reads=("art", "goods", "picture", OWN_KEYS))
def picture_not_shown(survey: Survey) -> Iterator[Finding]:
    """A picture is not there, is none, or cannot be shown.

    It must be a PNG, JPEG or WebP by its bytes and not only by its name, whole, of a bearable size
    (an icon or the image of a card at most 1 MB), and lie in the folder of the scenario or below
    it. A tracing picture may be missing: only its designer needs it.

    Why: the map is drawn and printed without it, and nobody is told at the table.
    Repair: put the file beside the scenario, or save it again as one of the three kinds.

    Bad:
        art:
        - {id: sea-serpent, file: sea-serpent.png, at: "7.0,10.0", width: 2000, height: 1000}

    Good:
        art: []
    """
    folder, named = _folder(survey), _named(survey)
    for file, (first, *others) in named.items() if folder else ():
        why = _why_not_shown(survey, folder, file, first)
        if why:
            yield Finding(
                message=why,
                route=first,
                also=tuple([Also(route, tr("named here too")) for route in others[:10]]),
            )


def _why_not_shown(survey: Survey, folder: str, file: str, route: tuple[str, ...]) -> str:
    """A sentence about a picture that cannot be shown; icons and images must be small besides."""
    from drawing.files.art_files import MOST_PIXELS, MOST_TRACED, NoArt, art_file, art_on_cards

    try:
        if route[-1] == IMAGE:
            art_on_cards(folder, file)
        else:
            art_file(folder, file, MOST_TRACED if route[0] == "picture" else MOST_PIXELS)
    except NoArt as reason:
        return str(reason).rstrip(".")
    if route[0] == "goods":
        from drawing.goods.icons import LARGEST_ICON, own_icon

        if own_icon(survey.scenario.goods[route[1]], folder) is None:
            most = LARGEST_ICON // 1_000_000
            return tr(
                "{file} is too large for an icon, which has at most {most} MB",
                file=quoted(file),
                most=most,
            )
    return ""


@check("IMG002", "scenery-not-drawn", WARNING, reads=("scenery",))
def scenery_not_drawn(survey: Survey) -> Iterator[Finding]:
    """The file of scenery is not there, or is no GeoJSON that can be drawn.

    Why: the map is drawn without its coasts and neighbours.
    Repair: put the file beside the scenario; it is a collection of GeoJSON features in board
    coordinates, each with a `kind`.

    Bad:
        scenery: valley.geojson

    Good:
        title: The valley as it is
    """
    folder, named = _folder(survey), survey.scenario.scenery
    if not folder or not named:
        return
    from drawing.files.scenery_files import NoScenery, pieces_in

    try:
        pieces_in(folder, named)
    except NoScenery as reason:
        yield Finding(
            message=tr(
                "the scenery {named} is not drawn: {reason}", named=named[:60], reason=reason
            ),
            route=("scenery",),
        )
