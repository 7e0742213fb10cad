"""Maps as files of pictures: which looks, how large, and into which kind of file."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from drawing.cannot import CannotDraw
from model.bounded_files import real_path
from model.forms.frozen import dataclass
from model.wording.languages.known import languages
from model.wording.speech import speaking, spoken

if TYPE_CHECKING:
    from drawing.map.sheet.overlay import Overlay
    from drawing.map.sheet.sheet import Sheet
    from drawing.shapes.symbols import Picture
    from model.scenario.scenario import Scenario

KINDS = (".svg", ".png", ".pdf")
USUAL_DPI = 300.0


@dataclass(frozen=True, slots=True)
class Look:
    """What was asked for about the looks of a map."""

    theme: str = "classic"
    mm: float | None = None
    """Millimetres a cell; the usual ones where nothing is said."""
    without: tuple[str, ...] = ()
    language: str = ""
    """Of second names, and of the key where the program speaks it."""


def kind_of(out: str) -> str:
    """What kind of picture a file is to be, by its name."""
    kind = Path(out).suffix.lower()
    if kind not in KINDS:
        raise CannotDraw(f"{out}: a picture ends in {', '.join(KINDS[:-1])} or {KINDS[-1]}")
    return kind


def map_picture(
    scenario: "Scenario",
    folder: Path,
    look: Look,
    overlay: "Overlay | None" = None,
    fits: "Callable[[Picture], None] | None" = None,
) -> "Picture":
    """A scenario as a picture; whether its size fits is asked before the work."""
    from drawing.map.picture import picture_of

    known = look.language in languages()
    with speaking(look.language if known else spoken()):
        sheet = _sheet(scenario, folder, look, overlay, fits)
        return picture_of(sheet, without=look.without)


def check_picture(
    scenario: "Scenario", folder: Path, look: Look, out: str, dpi: float = USUAL_DPI
) -> None:
    """Refuses before long work what cannot be drawn after it."""
    kind_of(out)
    if not real_path(out).parent.is_dir():
        raise CannotDraw(f"{out}: there is no such folder")
    _sheet(scenario, folder, look, None, partial(check_size, out=out, dpi=dpi))


def _sheet(
    scenario: "Scenario",
    folder: Path,
    look: Look,
    overlay: "Overlay | None",
    fits: "Callable[[Picture], None] | None",
) -> "Sheet":
    from drawing.map.picture import layers_of
    from drawing.map.sheet.overlay import Overlay
    from drawing.map.sheet.sheet import Sheet, usual_mm
    from drawing.shapes.symbols import Picture
    from drawing.themes.theme import NoSuchTheme, theme
    from model.pieces.cities_in_play import with_cities

    layers = layers_of(scenario.system)
    unknown = [name for name in look.without if name not in layers]
    if unknown:
        raise CannotDraw(f"there is no layer {unknown[0]}; there are {', '.join(layers)}")
    try:
        found = theme(look.theme)
    except NoSuchTheme as trouble:
        raise CannotDraw(str(trouble)) from None
    overlay = overlay or Overlay()
    scenario = with_cities(scenario, overlay.cities)
    mm = look.mm or usual_mm(scenario)
    sheet = Sheet(scenario, found, mm, str(folder), overlay, look.language)
    if fits is not None:
        fits(Picture(sheet.width, sheet.height, ()))
    return sheet


def check_size(picture: "Picture", out: str, dpi: float = USUAL_DPI) -> None:
    """CannotDraw where a picture is too large for a file of its kind."""
    kind = kind_of(out)
    if kind == ".png":
        from drawing.qt import pixels_of

        pixels_of(picture, dpi)
    elif kind == ".pdf":
        from drawing.qt import check_pages

        check_pages([picture])


def write_picture(picture: "Picture", out: str, dpi: float = USUAL_DPI) -> list[str]:
    """Writes a picture into a file of its kind; sentences about it, the first of its size."""
    kind = kind_of(out)
    if kind == ".svg":
        from drawing.rendering.svg import svg_of
        from model.files.atomic import write_atomically

        write_atomically(out, svg_of(picture).encode())
    elif kind == ".png":
        from drawing.qt import write_png

        write_png(picture, out, dpi)
    else:
        from drawing.qt import write_pdf

        write_pdf([picture], out)
    said = f"wrote {out}: {picture.width:.1f} × {picture.height:.1f} mm"
    return [said, *picture.notes, *_about_letters(picture, kind)]


def _about_letters(picture: "Picture", kind: str) -> list[str]:
    """What to know about letters that our font lacks."""
    from drawing.text.missing_letters import missing, note, sentence

    texts = list(_texts(picture))
    letters = missing(texts)
    if not letters:
        return []
    if kind == ".svg":
        return [note(letters)]
    from drawing.qt import can_show

    letters = missing(texts, can_show)
    return [sentence(letters)] if letters else []


def _texts(picture: "Picture") -> Iterator[str]:
    from drawing.shapes.symbols import Inset, Texts

    for layer in picture.layers:
        for batch in layer.batches:
            if isinstance(batch, Texts):
                yield from (text.text for text in batch.texts)
            elif isinstance(batch, Inset):
                yield from _texts(batch.picture)
