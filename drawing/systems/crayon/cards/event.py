"""Event cards: the name, what happens in sentences made of the data, where, and for how long."""

from collections.abc import Collection, Iterator

from drawing.cards.card import BAND, FACE, INNER, Card, band, side
from drawing.cards.minimap import Minimap
from drawing.cards.paragraphs import lines_at, set_in
from drawing.shapes.curves import line
from drawing.shapes.symbols import Batch, Box, Curves, Picture, Text, Texts
from drawing.text.fitting import LEADING, SMALLEST, STEP, Fitted, in_box
from drawing.themes.theme import Style, Theme
from model.notation import Cell
from model.rules.resolving import NoRules
from model.scenario.areas import All, Area
from model.scenario.scenario import Scenario
from model.systems.crayon.ground.areas_on_ground import where
from model.systems.crayon.ground.ground import CrayonGround, NoMileposts, ground_of
from model.systems.crayon.sentences.effects import duration, sentences
from model.systems.crayon.things.part import CrayonPart, Event
from model.wording.speech import tr

STAMP = 20.0
"""The height of the map on a card that names an area."""
MOST_COPIES = 99


def event_cards(scenario: Scenario, stamp: Minimap, back: Picture) -> Iterator[Card]:
    """The cards, each as often as the scenario says."""
    ground = _ground(scenario)
    for event in scenario.part_as(CrayonPart).events.values():
        front = event_front(event, scenario, stamp, ground)
        for copy in range(min(max(event.count, 0), MOST_COPIES)):
            ending = f"-{copy + 1}" if event.count > 1 else ""
            yield Card(f"event-{event.id}{ending}", front, back)


def event_front(
    event: Event, scenario: Scenario, stamp: Minimap, ground: CrayonGround | None
) -> Picture:
    """The front of a card, with a map of what it speaks of where there is a ground for one."""
    return _front(event, scenario, stamp, _area(event, ground))


def _ground(scenario: Scenario) -> CrayonGround | None:
    try:
        return ground_of(scenario)
    except (NoMileposts, NoRules):
        return None


def _area(event: Event, ground: CrayonGround | None) -> Collection[Cell]:
    """The mileposts that a card speaks of; none where it holds everywhere."""
    areas = [area for one in event.effects if isinstance(area := getattr(one, "area", None), Area)]
    if ground is None or any(isinstance(area.node, All) for area in areas):
        return ()
    cells = set().union(*(where(ground, area).cells for area in areas))
    waters = [name for one in event.effects for name in getattr(one, "waters", ())]
    for water in waters:
        if water in ground.scenario.waters:
            cells |= {cell for edge in ground.edges_over(water) for cell in edge}
    return frozenset(cells)


def _front(event: Event, scenario: Scenario, stamp: Minimap, cells: Collection[Cell]) -> Picture:
    theme = stamp.sheet.theme
    batches: list[Batch] = [band("card-event", theme)]
    title = theme.style("card-title")
    fit = in_box(event.name or event.id, title.size, title.face, (INNER.width, BAND - 2.5))
    top = FACE.y + 1.6 + (BAND - 1.6 - fit.height) / 2
    batches.append(_centred(fit, title, top))
    low = FACE.bottom - 9.5
    batches += _foot(event, theme, low)
    if cells:
        room = Box(INNER.x, low - STAMP - 1.5, INNER.width, STAMP)
        batches += [*stamp.batches(room), *stamp.cells(cells, room)]
        low = room.y
    room = Box(INNER.x, FACE.y + BAND + 2.5, INNER.width, low - FACE.y - BAND - 4.5)
    batches.append(_told(event, scenario, theme, room))
    return side(tr("Event card: {name}", name=event.name or event.id), "card-paper", batches, theme)


def _centred(fit: Fitted, style: Style, top: float) -> Texts:
    x = FACE.x + FACE.width / 2
    return Texts(
        [
            Text(
                (x, top + fit.size * (0.98 + LEADING * number)),
                one,
                fit.size,
                colour=style.colour,
                face=style.face,
                key="event" if number == 0 else "",
            )
            for number, one in enumerate(fit.lines)
        ]
    )


def _foot(event: Event, theme: Theme, y: float) -> Iterator[Batch]:
    edge = line(((INNER.x, y), (INNER.right, y)))
    yield Curves(theme.ink("card-rule"), [edge])
    style = theme.style("card-small")
    at = (FACE.x + FACE.width / 2, y + style.size + 1.4)
    yield Texts([style.text(duration(event.duration), at, key="duration")])


def _told(event: Event, scenario: Scenario, theme: Theme, room: Box) -> Texts:
    """The sentences in the largest size that fits; the designer's words where there is room."""
    said = sentences(event, scenario)
    strong, soft = theme.style("card-text"), theme.style("card-flavour")
    own = [(event.text, soft)] if event.text else []
    paragraphs = [*((one, strong) for one in said), *own]
    if not said:
        paragraphs = own
    for tried in (paragraphs, [pair for pair in paragraphs if pair[1] is strong] or own):
        shrink = 1.0
        while strong.size * shrink >= SMALLEST:
            texts, height = set_in(tried, max(shrink, SMALLEST / soft.size), shrink, room, strong)
            if height <= room.height:
                return Texts(texts)
            shrink *= STEP
    style = strong
    fit = in_box(
        " ".join(text for text, _ in tried), SMALLEST, style.face, (room.width, room.height)
    )
    return Texts(lines_at(fit.lines, fit.size, style, room.x, room.y))
