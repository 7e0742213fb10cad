"""What forms take from the schema and the presets: titles of fields, what they mean, variants."""

from collections.abc import Iterable, Iterator, Mapping

from model.collection import Things
from model.layering.presets import bundled_names, bundled_preset
from model.scenario.names_in_words import in_words
from model.schema.fields import Field, fields_of

DEEPEST = 6
WITHOUT_FORM = frozenset({"position"})
"""Parts of a scenario that no form shows: they are written by hand."""


def told_in_forms(system: str) -> Iterator[str]:
    """Every text of a form about a scenario of a system."""
    for route in _routes(system, fields_of(system), ()):
        for field in fields_of(system, *route):
            yield from _of_field(field)
    yield from _of_variants(system)


def _routes(
    system: str, fields: Iterable[Field], above: tuple[str, ...]
) -> Iterator[tuple[str, ...]]:
    """The places of a scenario that have fields of their own."""
    yield above
    for field in fields:
        route = (*above, field.name)
        is_shown = len(route) < DEEPEST and field.name not in WITHOUT_FORM
        inside = fields_of(system, *route) if is_shown else ()
        if inside:
            yield from _routes(system, inside, route)


def _of_field(field: Field) -> Iterator[str]:
    yield from filter(None, (field.title, field.about))
    for word, about in field.choices:
        if isinstance(word, str):
            yield from filter(None, (in_words(word), about))
    for inner in field.inside:
        yield from _of_field(inner)


def _of_variants(system: str) -> Iterator[str]:
    """Titles of variants of the bundled presets, and what they say of themselves."""
    for name in bundled_names(system):
        preset = bundled_preset(name)
        variants = preset.get("variants") if preset is not None else None
        for key, variant in variants.items() if isinstance(variants, Things | Mapping) else ():
            if isinstance(variant, Things | Mapping):
                yield str(variant.get("title") or key.replace("-", " ").capitalize())
                if variant.get("about"):
                    yield str(variant.get("about"))
