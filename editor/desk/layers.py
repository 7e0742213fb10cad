"""The layers of the canvas as designers know them, and what of a scenario each hangs on."""

from collections.abc import Mapping

from drawing.map.picture import ORDER, layers_of, own_layers
from editor.edits.thing_places import lies_on_map
from editor.words import tr
from model.boards.terrain import TerrainBoard
from model.scenario.names_in_words import in_words
from model.scenario.scenario import Scenario
from model.systems import described

GROUPS: Mapping[str, tuple[str, ...]] = {
    "terrain": ("sea", "neighbours", "land", "relief", "terrain"),
    "mileposts": ("mileposts",),
    "art": ("art_under", "art_over"),
    "regions": ("regions", "borders"),
    "waters": ("waters",),
    "routes": ("routes",),
    "crossings": ("crossings",),
    "cities": ("cities",),
    "labels": ("labels",),
    "coordinates": ("margin", "coordinates"),
    "paper": ("frame",),
}
"""The layers of `drawing` in groups that are shown, faded and locked together."""

GROUP_OF: Mapping[str, str] = {layer: group for group, layers in GROUPS.items() for layer in layers}
GROUND = frozenset({"sea", "neighbours", "land", "relief", "terrain", "mileposts"})
"""What hangs on the terrain: painted cells are touched up until these are built anew."""
AT_FIRST_HIDDEN = frozenset({"paper"})

_SCENERY = ("scenery", "shapes")
_EVERYTHING = (
    "board", "waters", "blocked", "cities", "goods", "regions", "labels", "part", "art",
    "title", "credits", "system", "rules", *_SCENERY,
)  # fmt: skip
READS: Mapping[str, tuple[str, ...]] = {
    "sea": ("board", *_SCENERY),
    "neighbours": ("board", *_SCENERY),
    "land": ("board", *_SCENERY),
    "relief": ("board", *_SCENERY),
    "terrain": ("board", "waters", *_SCENERY),
    "mileposts": ("board",),
    "art_under": ("art",),
    "art_over": ("art",),
    "regions": ("board", "regions", "cities", "waters", "part"),
    "borders": _SCENERY,
    "waters": ("board", "waters", *_SCENERY),
    "routes": ("board", "cities"),
    "crossings": ("board", "blocked", "cities", "part", "rules", "labels", "goods", "waters"),
    "cities": ("board", "cities", "goods", "part", "rules"),
    "labels": _EVERYTHING,
    "coordinates": ("board", "title"),
    "margin": ("board",),
    "frame": _EVERYTHING,
}
"""The fields of a scenario that a layer is drawn from."""


def layer_title(group: str, system: str = "") -> str:
    """What a group of layers is called, with what a system adds to it."""
    if group == "terrain" and described(system).board == "routes":
        return tr("Land and sea under the board")
    own = [
        tr(words.many)
        for room, words in described(system).words.items()
        if lies_on_map(system, room)
    ]
    if group == "crossings" and own:
        titles = ", ".join(own)
        return tr("{things}, closed edges").format(things=titles[:1].upper() + titles[1:])
    return {
        "terrain": tr("Terrain"),
        "mileposts": tr("Mileposts"),
        "art": tr("Artwork"),
        "regions": tr("Regions and borders"),
        "waters": tr("Rivers and lakes"),
        "routes": tr("Routes"),
        "crossings": tr("Closed edges"),
        "cities": tr("Cities and goods"),
        "labels": tr("Names"),
        "coordinates": tr("Margin and coordinates"),
        "paper": tr("Frame and key of the print"),
    }.get(group, group)


def differs(layer: str, before: Scenario, after: Scenario) -> bool:
    """Whether a layer may look different now; of one that a system brings, all is looked at.

    That holds also where it brings one in place of a shared one.
    """
    is_own = layer in own_layers(after.system)
    reads = _EVERYTHING if is_own else READS.get(layer, _EVERYTHING)
    return any(getattr(before, name) is not getattr(after, name) for name in reads)


def group_of(layer: str) -> str:
    """The group of a layer: one that a system brings is a group of its own."""
    return GROUP_OF.get(layer, layer)


def canvas_layers(system: str) -> tuple[str, ...]:
    """The layers of a map that is edited, the lowest first: all but those of a game on it."""
    return tuple(name for name in layers_of(system) if name in READS or name not in ORDER)


def own_titles(system: str) -> dict[str, str]:
    """The layers that only this system has, with what they are called."""
    own = {name: layer for name, layer in own_layers(system).items() if name not in ORDER}
    return {name: tr(getattr(layer, "TITLE", in_words(name))) for name, layer in own.items()}


def groups_of(scenario: Scenario) -> tuple[str, ...]:
    """The groups that say something about such a board, the uppermost first."""
    is_routes = not isinstance(scenario.board, TerrainBoard)
    without = {"mileposts"} if is_routes else {"routes"}
    if is_routes and not scenario.scenery and not scenario.shapes:
        without |= {"terrain", "waters"}
    if not scenario.art:
        without |= {"art"}
    groups = [group for group in reversed(tuple(GROUPS)) if group not in without]
    own = own_titles(scenario.system)
    # What a system brings lies among what is seen of the map, under its names.
    place = groups.index("labels") + 1
    return (*groups[:place], *own, *groups[place:])
