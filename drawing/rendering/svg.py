"""A picture as SVG text, without Qt: exact in millimetres, every text kept as text."""

import re
from base64 import b64encode
from collections.abc import Collection, Iterator
from html import escape
from pathlib import Path

from drawing.files.art_files import LARGEST_FILE
from drawing.rendering.patterns import TILES
from drawing.rendering.repeated_curves import repeated_curves
from drawing.shapes.symbols import (
    Batch,
    Bend,
    Box,
    Close,
    Curve,
    Curves,
    Image,
    Ink,
    Inset,
    Move,
    Picture,
    Symbol,
    Symbols,
    Text,
    Texts,
)
from drawing.text import metrics
from drawing.text.font_families import FAMILIES
from model.bounded_files import read_file
from model.wording.plain_text import plain

HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
_COLOUR = re.compile(r"#[0-9A-Fa-f]{3}(?:[0-9A-Fa-f]{3})?")
MEDIA = {
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".jpeg": "image/jpeg",
    ".webp": "image/webp",
}


def svg_of(picture: Picture) -> str:
    """The whole picture as a document of its own."""
    writer = _Writer(repeated_curves(picture))
    body = "".join(writer.picture(picture))
    width, height = number(picture.width), number(picture.height)
    title = f"<title>{escape(plain(picture.title), quote=False)}</title>\n" if picture.title else ""
    definitions = "".join(writer.definitions.values())
    defs = f"<defs>\n{definitions}</defs>\n" if definitions else ""
    return (
        f'{HEAD}<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm" '
        f'viewBox="0 0 {width} {height}" font-family="{FAMILIES}">\n'
        f"{title}{defs}{body}</svg>\n"
    )


FEW = 3
"""So many curves of one batch are written as a group, which says their ink once."""


def number(value: float) -> str:
    """A length with all the digits that print, and no more: thousandths of a millimetre."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def colour(text: str) -> str:
    """A colour that is one; black where a file says something else."""
    return text if _COLOUR.fullmatch(text) else "#000000"


class _Writer:
    """Writes batches, and keeps what they refer to."""

    def __init__(self, repeated: Collection[Curve] = ()) -> None:
        self._repeated = repeated
        self.definitions: dict[object, str] = {}
        self._names: dict[object, str] = {}

    def picture(self, picture: Picture) -> Iterator[str]:
        if picture.background:
            width, height = number(picture.width), number(picture.height)
            yield f'<rect width="{width}" height="{height}" fill="{colour(picture.background)}"/>\n'
        for layer in picture.layers:
            yield f'<g class="{escape(plain(f"layer {layer.name}"))}">\n'
            for batch in layer.batches:
                yield from self._batch(batch)
            yield "</g>\n"

    def _batch(self, batch: Batch) -> Iterator[str]:
        match batch:
            case Symbols():
                yield from self._symbols(batch)
            case Curves():
                yield from self._curves(batch)
            case Texts():
                yield from map(_text, batch.texts)
            case Image():
                yield self._image(batch)
            case Inset():
                yield from self._inset(batch)

    # -- symbols and curves

    def _symbols(self, batch: Symbols) -> Iterator[str]:
        name = self._symbol(batch.symbol, batch.size)
        yield "".join([f'<use href="#{name}" x="{x:.6g}" y="{y:.6g}"/>\n' for x, y in batch.spots])

    def _symbol(self, symbol: Symbol, size: float) -> str:
        key = (symbol, size)
        name = self._names.get(key)
        if name is None:
            name = self._names[key] = f"s{len(self._names)}"
            shapes = "".join(
                piece
                for shape in symbol.shapes
                for piece in self._filled("path", f'd="{path(shape.curve, size)}"', shape.ink)
            )
            self.definitions[key] = (
                f'<g id="{name}" class="{escape(plain(symbol.name))}">{shapes}</g>\n'
            )
        return name

    def _curves(self, batch: Curves) -> Iterator[str]:
        title = f"<title>{escape(plain(batch.key), quote=False)}</title>" if batch.key else ""
        ink = batch.ink
        if len(batch.curves) < FEW or ink.pattern or ink.opacity != 1:
            for curve in batch.curves:
                yield from self._filled(*self._outline(curve), ink, title)
            return
        yield f"<g{_fill(ink)}{_line(ink)}>{title}\n"
        outlines = map(self._outline, batch.curves)
        yield from (f"<{tag} {outline}/>\n" for tag, outline in outlines)
        yield "</g>\n"

    def _outline(self, curve: Curve) -> tuple[str, str]:
        """An element and what it draws: a path, or one of the definitions, to be inked here."""
        if curve not in self._repeated:
            return "path", f'd="{path(curve)}"'
        name = self._names.get(curve)
        if name is None:
            name = self._names[curve] = f"o{len(self._names)}"
            self.definitions[curve] = f'<path id="{name}" d="{path(curve)}"/>\n'
        return "use", f'href="#{name}"'

    def _filled(self, tag: str, outline: str, ink: Ink, title: str = "") -> Iterator[str]:
        """An outline with its fill, the pattern over the fill, and its line."""
        end = f">{title}</{tag}>\n" if title else "/>\n"
        if not ink.pattern:
            yield f"<{tag} {outline}{_fill(ink)}{_line(ink)}{end}"
            return
        yield f"<{tag} {outline}{_fill(ink)}{end}"
        name = self._pattern(ink)
        yield f'<{tag} {outline} fill="url(#{name})" fill-rule="evenodd"{_line(ink)}/>\n'

    def _pattern(self, ink: Ink) -> str:
        key = (ink.pattern, ink.pattern_line)
        name = self._names.get(key)
        if name is None:
            name = self._names[key] = f"p{len(self._names)}"
            tile = TILES[ink.pattern]
            size, line = number(tile.size), colour(ink.pattern_line)
            lines = "".join(
                f'<path d="{path(one)}" fill="none" stroke="{line}" '
                f'stroke-width="{number(tile.width)}"/>'
                for one in tile.lines
            )
            dots = "".join(f'<path d="{path(one)}" fill="{line}"/>' for one in tile.dots)
            self.definitions[key] = (
                f'<pattern id="{name}" width="{size}" height="{size}" '
                f'patternUnits="userSpaceOnUse">{lines}{dots}</pattern>\n'
            )
        return name

    # -- pictures in pictures

    def _image(self, image: Image) -> str:
        """A picture file; however often it is shown, its bytes are written once."""
        box = image.box
        place = f"translate({number(box.x)} {number(box.y)})"
        size = f"scale({box.width:.6g} {box.height:.6g})"
        turn = ""
        if image.angle:
            middle = f"{number(box.x + box.width / 2)} {number(box.y + box.height / 2)}"
            turn = f"rotate({number(image.angle)} {middle}) "
        opacity = f' opacity="{number(image.opacity)}"' if image.opacity < 1 else ""
        name = self._image_file(image.file)
        return f'<use href="#{name}" transform="{turn}{place} {size}"{opacity}/>\n'

    def _image_file(self, file: str) -> str:
        key = ("image", file)
        name = self._names.get(key)
        if name is None:
            name = self._names[key] = f"i{len(self._names)}"
            kind = MEDIA[Path(file).suffix.lower()]
            data = b64encode(read_file(file, LARGEST_FILE)).decode()
            self.definitions[key] = (
                f'<image id="{name}" width="1" height="1" preserveAspectRatio="none" '
                f'href="data:{kind};base64,{data}"/>\n'
            )
        return name

    def _inset(self, inset: Inset) -> Iterator[str]:
        picture = inset.picture
        part = inset.part or Box(0, 0, picture.width, picture.height)
        clip = self._clip(part)
        x, y = inset.at
        turn = ""
        if inset.turned:
            middle = (x + part.width * inset.scale / 2, y + part.height * inset.scale / 2)
            turn = f"rotate(180 {number(middle[0])} {number(middle[1])}) "
        scale = f" scale({inset.scale:.6g})" if inset.scale != 1 else ""
        left, top = x - part.x * inset.scale, y - part.y * inset.scale
        where = f"{turn}translate({number(left)} {number(top)}){scale}"
        yield f'<g transform="{where}"><g clip-path="url(#{clip})">\n'
        yield from self.picture(picture)
        yield "</g></g>\n"

    def _clip(self, box: Box) -> str:
        key = ("clip", box)
        name = self._names.get(key)
        if name is None:
            name = self._names[key] = f"c{len(self._names)}"
            size = f'width="{number(box.width)}" height="{number(box.height)}"'
            self.definitions[key] = (
                f'<clipPath id="{name}"><rect x="{number(box.x)}" y="{number(box.y)}" {size}/>'
                "</clipPath>\n"
            )
        return name


def _fill(ink: Ink) -> str:
    if not ink.fill:
        return ' fill="none"'
    return f' fill="{colour(ink.fill)}" fill-rule="evenodd"{_faint("fill", ink)}'


def _line(ink: Ink) -> str:
    if not ink.line or ink.width <= 0:
        return ""
    dash = f' stroke-dasharray="{" ".join(map(number, ink.dash))}"' if ink.dash else ""
    return (
        f' stroke="{colour(ink.line)}" stroke-width="{number(ink.width)}" '
        f'stroke-linecap="{ink.cap}" stroke-linejoin="round"{dash}{_faint("stroke", ink)}'
    )


def _faint(what: str, ink: Ink) -> str:
    return f' {what}-opacity="{number(max(0.0, ink.opacity))}"' if ink.opacity < 1 else ""


def path(curve: Curve, scale: float = 1.0) -> str:
    """The steps of a pen as SVG writes them, in hundredths of a millimetre."""
    words = []
    for step in curve:
        if isinstance(step, Close):
            words.append("Z")
            continue
        letter = "C" if isinstance(step, Bend) else "M" if isinstance(step, Move) else "L"
        words.append(letter + " ".join([_hundredths(v * scale) for spot in step for v in spot]))
    return "".join(words)


def _hundredths(value: float) -> str:
    return f"{round(value, 2) + 0.0:.7g}"  # and no minus before a nought


def _text(text: Text) -> str:
    x, y = (number(value) for value in text.at)
    words = [f'<text x="{x}" y="{y}" font-size="{number(text.size)}" fill="{colour(text.colour)}"']
    if text.anchor != "start":
        words.append(f' text-anchor="{text.anchor}"')
    if text.face == "bold":
        words.append(' font-weight="bold"')
    elif text.face == "italic":
        words.append(' font-style="italic"')
    if text.spacing:
        words.append(f' letter-spacing="{number(text.spacing)}"')
    shown = plain(text.text)
    if len(shown) > 1:  # with another font, too, it is as long as the place that was found for it
        long = metrics.width(shown, text.size, text.face, text.spacing)
        words.append(f' textLength="{number(long)}" lengthAdjust="spacingAndGlyphs"')
    if text.angle:
        words.append(f' transform="rotate({number(text.angle)} {x} {y})"')
    if text.halo:
        words.append(
            f' stroke="{colour(text.halo)}" stroke-width="{number(2 * text.halo_width)}" '
            'stroke-linejoin="round" paint-order="stroke"'
        )
    if text.key:
        words.append(f' data-of="{escape(plain(text.key))}"')
    return f"{''.join(words)}>{escape(shown, quote=False)}</text>\n"
