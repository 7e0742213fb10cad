"""Small pictures of what a new map can begin as, one answer each."""

from base64 import b64encode
from collections.abc import Iterator
from typing import Any

from drawing.cannot import CannotDraw
from drawing.map.picture import picture_of
from drawing.map.sheet.sheet import Sheet, usual_mm
from drawing.themes.theme import theme
from editor.new_map.templates import example_of, templates
from editor.workshop.bench import Bench
from editor.workshop.images import png_of


def run(said: dict[str, Any], bench: Bench) -> Iterator[dict[str, Any]]:
    """The pictures of all templates, each at most so many pixels wide and high."""
    for template in templates():
        bench.at_stage("draw")
        scenario = example_of(template)
        folder = "" if template.path is None else str(template.path.parent)
        sheet = Sheet(scenario, theme("classic"), usual_mm(scenario), folder)
        try:
            png = png_of(picture_of(sheet, without=said["without"]), *said["pixels"])
        except CannotDraw:
            continue
        yield {"name": template.name, "png": b64encode(png).decode()}
