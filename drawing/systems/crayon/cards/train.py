"""Train cards: speed, loads, what it can be exchanged for, and room to lay the chips on."""

from collections.abc import Iterator

from drawing.cards.card import BAND, FACE, INNER, Card, band, fitted_text, side
from drawing.cards.engine_picture import engine_picture
from drawing.shapes.curves import rectangle
from drawing.shapes.symbols import Batch, Box, Curves, Picture, Text, Texts
from drawing.text.fitting import LEADING, in_box
from drawing.themes.theme import Theme
from model.scenario.names_in_words import in_words
from model.scenario.scenario import Scenario
from model.systems.crayon.rules.crayon_rules import CrayonRules, Train
from model.wording.speech import tr

SLOT = 16.0
"""Room for a chip of 15 mm."""
MOST_SLOTS = 9
MOST_COPIES = 30


def train_cards(
    scenario: Scenario, rules: CrayonRules, theme: Theme, back: Picture
) -> Iterator[Card]:
    """As many of each train as there are, or one for each player where nobody says."""
    for key, train in by_strength(rules):
        front = _front(key, train, rules, theme)
        count = train.count if train.count is not None else scenario.players.max
        for copy in range(min(max(count, 0), MOST_COPIES)):
            yield Card(f"train-{key}-{copy + 1}", front, back, "train")


def by_strength(rules: CrayonRules) -> list[tuple[str, Train]]:
    """The trains, those that everybody begins with first."""
    starts = rules.start.trains

    def strength(one: tuple[str, Train]) -> tuple[bool, int, int]:
        return one[0] not in starts, one[1].speed * one[1].capacity, one[1].speed

    return sorted(rules.trains.items(), key=strength)


def _front(key: str, train: Train, rules: CrayonRules, theme: Theme) -> Picture:
    title = theme.style("card-title")
    name = tr(train.name) or in_words(key)
    middle = FACE.x + FACE.width / 2
    head = fitted_text(
        name, title, (middle, FACE.y + BAND - 4.2), INNER.width, anchor="middle", key=f"train {key}"
    )
    batches: list[Batch] = [band("card-train", theme), Texts([head])]
    batches += _figures(train, theme)
    batches += _slots(train.capacity, theme)
    batches += _exchanges(train, rules, theme)
    if len(list(exchanges(train, rules))) <= 2:
        batches += engine_picture((middle, FACE.bottom - 5.0), 34.0, theme)
    return side(tr("Train card: {name}", name=name), "card-paper", batches, theme)


def _figures(train: Train, theme: Theme) -> Iterator[Batch]:
    """Speed and loads, large."""
    number, small = theme.style("card-number"), theme.style("card-small")
    y = FACE.y + BAND + 14.0
    half = tr("half rate {speed}", speed=train.half_rate)
    columns = (
        (INNER.x + INNER.width * 0.27, str(train.speed), tr("mileposts a turn"), half),
        (INNER.x + INNER.width * 0.77, str(train.capacity), tr("loads"), ""),
    )
    texts = []
    for x, figure, what, more in columns:
        room = INNER.width * 0.5
        texts.append(fitted_text(figure, number, (x, y), room, anchor="middle"))
        texts.append(fitted_text(what, small, (x, y + 4.4), room, anchor="middle"))
        if more:
            texts.append(fitted_text(more, small, (x, y + 8.2), room, anchor="middle"))
    yield Texts(texts)


def _slots(capacity: int, theme: Theme) -> Iterator[Batch]:
    """A square for each load, as long as they find room."""
    count = min(max(capacity, 0), MOST_SLOTS)
    if not count:
        return
    across = min(count, 3)
    size = SLOT if count <= 3 else SLOT * 0.62 if count <= 6 else SLOT * 0.45
    left = FACE.x + (FACE.width - across * (size + 1.5) + 1.5) / 2
    top = FACE.y + BAND + 25.5
    boxes = [
        Box(left + (n % 3) * (size + 1.5), top + (n // 3) * (size + 1.5), size, size)
        for n in range(count)
    ]
    yield Curves(theme.ink("card-slot"), [rectangle(box, 1.2) for box in boxes], key="slot")


def _exchanges(train: Train, rules: CrayonRules, theme: Theme) -> Iterator[Batch]:
    """What it can be exchanged for, with the prices."""
    lines = list(exchanges(train, rules)) or [tr("Cannot be upgraded")]
    small, style = theme.style("card-small"), theme.style("card-good")
    y, bottom = FACE.y + BAND + 47.0, FACE.bottom - 4.5
    texts = []
    if train.upgrades:
        texts.append(small.text(tr("Exchange for"), (INNER.x, y), anchor="start"))
    y += 1.4
    height = (bottom - y) / len(lines)
    for text in lines:
        fit = in_box(text, min(style.size, 3.3), style.face, (INNER.width, height))
        for one in fit.lines:
            if y + fit.size * 0.95 > bottom:
                break
            at = (INNER.x, y + fit.size * 0.95)
            texts.append(Text(at, one, fit.size, colour=style.colour, anchor="start"))
            y += fit.size * LEADING
    yield Texts(texts)


def exchanges(train: Train, rules: CrayonRules) -> Iterator[str]:
    """`Fast Freight for 20`, crossgrades only where they are allowed."""
    ways = [*train.upgrades.items()]
    if rules.crossgrade.enabled:
        ways += train.crossgrades.items()
    for other, cost in ways:
        known = rules.trains.get(other)
        name = tr(known.name) if known is not None and known.name else in_words(other)
        yield tr("{train} for {cost}", train=name, cost=cost)
