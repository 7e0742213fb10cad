"""XML of strangers: elements with their attributes and texts, and nothing that could hurt."""

from typing import Any, Final
from xml.etree.ElementTree import Element, TreeBuilder
from xml.parsers import expat

from model.imports.cannot import CannotImport

DEEPEST: Final = 40
MOST_ELEMENTS: Final = 400_000


def read_xml(data: bytes, name: str) -> Element:
    """The root element; document types and entities of a file's own are refused unseen."""
    guard = _Guard()
    parser = expat.ParserCreate()
    parser.buffer_text = True
    parser.StartDoctypeDeclHandler = guard.refuse_doctype
    parser.EntityDeclHandler = guard.refuse_doctype
    parser.StartElementHandler = guard.start
    parser.EndElementHandler = guard.end
    parser.CharacterDataHandler = guard.builder.data
    try:
        parser.Parse(data, True)
        return guard.builder.close()
    except expat.ExpatError as trouble:
        line, column = trouble.lineno, trouble.offset + 1
        why = expat.ErrorString(trouble.code)
        raise CannotImport(f"{name}:{line}:{column}: it is not XML: {why}") from None
    except _Refused as trouble:
        raise CannotImport(f"{name}: {trouble}") from None
    except (LookupError, ValueError):
        raise CannotImport(f"{name}: it is written in letters that are not known here") from None


class _Refused(Exception):
    """XML that is sound, and that we do not read."""


class _Guard:
    """Builds the tree, and counts what is built."""

    def __init__(self) -> None:
        self.builder = TreeBuilder()
        self._deep = 0
        self._count = 0

    def refuse_doctype(self, *_said: Any) -> None:
        raise _Refused("it declares a document type or entities, which no map needs")

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self._deep += 1
        self._count += 1
        if self._deep > DEEPEST or self._count > MOST_ELEMENTS:
            raise _Refused(
                f"it has more than {MOST_ELEMENTS:,} elements, or they lie {DEEPEST} deep"
            )
        self.builder.start(tag, attributes)

    def end(self, tag: str) -> None:
        self._deep -= 1
        self.builder.end(tag)
