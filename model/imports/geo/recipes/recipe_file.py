"""Reading a recipe: the file, what a bundled region says beneath it, and options above it."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from model import imports
from model.bounded_files import read_file
from model.data_files import on_disk
from model.forms.form import DoesNotFit, Leaf, Misfit, Route
from model.forms.hints import one_of, slots_of
from model.forms.records import Record
from model.imports.cannot import CannotImport
from model.imports.geo.recipes.recipe import Recipe
from model.systems import described, part_of, system_names
from model.unreadable import Unreadable, quoted
from model.yaml.node_tree import Document
from model.yaml.nodes import read_nodes, to_plain

REGIONS: Final = on_disk(imports, "geo/recipes/regions")
WORLD: Final = on_disk(imports, "geo/world")
ENDING: Final = ".yaml"
PROPOSED: Final = ("goods", "deck")
FINENESS: Final = ("cells", "spacing", "sheet", "least_land")
"""Keys that say in different words how fine a map is."""
LAYERS: Final = ("land", "rivers", "lakes", "heights", "relief", "desert", "cities")


class Asked(NamedTuple):
    """A recipe, and from which folder each of its files is looked up."""

    recipe: Recipe
    folders: Mapping[str, Path]

    def is_of_the_world(self, layer: str) -> bool:
        """Whether a layer comes from the world pack."""
        return self.folders[layer] == WORLD


class _Told(Exception):
    """Something in a recipe does not fit."""

    def __init__(self, misfit: Misfit) -> None:
        super().__init__(misfit.why)
        self.misfit = misfit


class _Strict:
    """A reading that stops at the first thing that does not fit."""

    def misfit(self, route: Route, plain: Any, why: str) -> None:
        raise _Told(Misfit(route, plain, why))


def region_names() -> list[str]:
    """The regions that come along."""
    return sorted(path.name.removesuffix(ENDING) for path in REGIONS.glob(f"*{ENDING}"))


def read_recipe(path: Path | None, options: Mapping[str, Any]) -> Asked:
    """What a file and options ask for; both may name a region whose recipe stands beneath.

    Beneath all of them lie what is usual for the system, and the world pack.
    """
    document = None if path is None else read_nodes(read_file(path), str(path))
    said = _mapping(document)
    region = _region(str(options.get("region") or said.get("region") or ""))
    system = options.get("system") or said.get("system") or region.get("system") or ""
    sources = (
        (options, Path()),
        (said, Path() if path is None else path.parent),
        (region, REGIONS),
        (usual_of(str(system)), Path()),
        (_in_file(WORLD / f"world{ENDING}"), WORLD),
    )
    plain: dict[str, Any] = {}
    for layer, _ in reversed(sources):
        plain = _over(plain, _said_in_full(layer))
    folders = {layer: _folder(layer, sources) for layer in (*LAYERS, "goods", "by_hand")}
    return Asked(_read(plain, document), folders)


def usual_of(system: str) -> dict[str, Any]:
    """What a recipe of a system says by itself; a system's own is in its part `geography.usual`."""
    if system not in system_names():
        return {}
    part = part_of("model", system, "geography.usual")
    return {"grid": described(system).board, **({} if part is None else part.USUAL)}


def _mapping(document: Document | None) -> dict[str, Any]:
    plain = {} if document is None or document.root is None else to_plain(document.root)
    if not isinstance(plain, dict):
        name = "recipe" if document is None else document.name
        raise Unreadable("A recipe is written as keys such as box and spacing.", name, 1, 1)
    return plain


def _in_file(path: Path) -> dict[str, Any]:
    return _mapping(read_nodes(read_file(path), str(path)))


def _region(name: str) -> dict[str, Any]:
    if not name:
        return {}
    if name not in region_names():
        known = ", ".join(region_names()) or "none"
        raise CannotImport(f"there is no region {quoted(name)}; those that come along: {known}")
    return _in_file(REGIONS / f"{name}{ENDING}")


def _said_in_full(plain: Mapping[str, Any]) -> dict[str, Any]:
    """`goods: true` and `deck: {cards: 90}` both ask for something to be proposed."""
    said = dict(plain)
    for key in PROPOSED:
        if isinstance(said.get(key), bool):
            said[key] = {"propose": said[key]}
        elif isinstance(said.get(key), dict):
            said[key] = {"propose": True, **said[key]}
    return said


def _over(below: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    """One recipe laid over another: mappings key by key, everything else as a whole."""
    merged = dict(below)
    if any(key in above for key in FINENESS):
        merged = {key: value for key, value in merged.items() if key not in FINENESS}
    for key, value in above.items():
        under = merged.get(key)
        # A layer of another file is described anew: its keys mean nothing in this one.
        if isinstance(under, dict) and isinstance(value, dict) and "file" not in value:
            merged[key] = _over(under, value)
        else:
            merged[key] = value
    return merged


def _folder(layer: str, sources: tuple[tuple[Mapping[str, Any], Path], ...]) -> Path:
    """Where the file of a layer is looked up: beside the recipe that names it."""
    for said, folder in sources:
        inside = said.get(layer)
        if isinstance(inside, str) or (isinstance(inside, dict) and "file" in inside):
            return folder
    return Path()


def _read(plain: dict[str, Any], document: Document | None) -> Recipe:
    try:
        recipe: Recipe = _recipe_form(tuple(system_names())).read(_as_texts(plain), (), _Strict())
    except _Told as told:
        raise _sentence(told.misfit, document) from None
    except DoesNotFit as trouble:
        raise CannotImport(f"the recipe cannot be read: {trouble.why}") from None
    return recipe


@cache
def _recipe_form(systems: tuple[str, ...]) -> Record:
    """The form of a recipe for some systems."""
    return Record(Recipe, slots_of(Recipe, {"system": Leaf(one_of(("", *systems)))}))


def _sentence(misfit: Misfit, document: Document | None) -> Exception:
    """What is wrong, with line and column if it stands in the file."""
    where = ".".join(name for name in misfit.route if not name.startswith("#"))
    node = document.root.at(*misfit.route) if document and document.root else None
    if document is None or node is None:
        return CannotImport(f"{where}: {misfit.why}")
    return Unreadable(f"{where}: {misfit.why}.", document.name, node.line, node.column)


def _as_texts(plain: Any) -> Any:
    """Numbers as texts, and lists of numbers too: in a recipe every amount has a notation."""
    if isinstance(plain, dict):
        return {str(key): _as_texts(value) for key, value in plain.items()}
    if isinstance(plain, list):
        if plain and all(map(_is_number, plain)):
            return ",".join(map(_number, plain))
        return [_as_texts(item) for item in plain]
    return _number(plain) if _is_number(plain) else plain


def _is_number(plain: Any) -> bool:
    return isinstance(plain, int | float) and not isinstance(plain, bool)


def _number(plain: int | float) -> str:  # noqa: PYI041 (the two are written in different ways)
    return str(plain) if isinstance(plain, int) else f"{plain:.9f}".rstrip("0").rstrip(".")
