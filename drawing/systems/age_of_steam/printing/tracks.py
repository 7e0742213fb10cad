"""Tracks for markers: turns for each number of players, order of play, engines, shares, income."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from drawing.aids.columns import filled
from drawing.aids.strips import Setter, Strip
from drawing.aids.track_boxes import ROW, WIDE, Step, track_rows
from drawing.pages.paper import Press, page
from drawing.shapes.symbols import Batch, Layer, Picture, Texts
from drawing.systems.age_of_steam.printing.readable_rules import words_of
from model.scenario.names_in_words import counted
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.conditions.cases import Cases, now, values_of
from model.systems.age_of_steam.conditions.selector import Situation
from model.systems.age_of_steam.sentences.differences.of_money import bands_of
from model.systems.age_of_steam.sentences.differences.of_turns import players_of
from model.systems.age_of_steam.sentences.turn.phases import order_text, phase_text
from model.systems.age_of_steam.sentences.words import Words
from model.wording.speech import later, tr

ENGINES = later("How many links a cube may move. Expenses in every turn, for each link: {costs}.")
REDUCTION = later("Income Reduction: {sentence}")
HEAD = 11.0
"""Room for the title of a page."""
TENS = 10
"""Steps of income in a row, so that rows begin with 1, 11, 21 and so on."""
BEYOND = 10
"""How far income goes on beyond the beginning of the last band."""
MOST_STEPS = 120
"""Of a track; longer ones are cut off there."""


def track_pages(scenario: Scenario, press: Press) -> list[Picture]:
    """All tracks on as many pages as they take."""
    words = words_of(scenario)
    if words is None:
        return []
    setter = Setter(press.theme, ROW * WIDE, press.folder)
    strips = [strip for track in _tracks(words, setter) for strip in track]
    pages = list(filled(strips, press.paper.room.height - HEAD))
    return [_page(column, press, number, len(pages)) for number, column in enumerate(pages)]


def _page(column: Sequence[Strip], press: Press, number: int, count: int) -> Picture:
    room, style = press.paper.room, press.theme.style("aid-title")
    name = tr("tracks, page {number} of {count}", number=number + 1, count=count)
    x, y = room.x + max(0.0, room.width - ROW * WIDE) / 2, room.y + HEAD
    batches: list[Batch] = []
    for strip in column:
        batches += strip.draw((x, y))
        y += strip.height
    title = Texts([style.text(tr("Tracks"), (x, room.y + style.size), anchor="start")])
    layers = (Layer("title", (title,)), Layer("tracks", tuple(batches)))
    return page(press, press.paper, layers, name)


def _tracks(words: Words, setter: Setter) -> Iterator[list[Strip]]:
    yield _turns(words, setter)
    yield _order(words, setter)
    yield _engines(words, setter)
    yield _shares(words, setter)
    yield _income(words, setter)


def _track(heading: str, text: str, setter: Setter, rows: Sequence[Strip]) -> list[Strip]:
    """A heading, a sentence, and the boxes; the first row stays with what is over it."""
    return [setter.heading(heading), *_kept(setter, text), *rows, setter.space(3.0)]


def _kept(setter: Setter, text: str) -> list[Strip]:
    lines = setter.paragraph(text, keeps=True)
    return [*lines[:-1], Strip(1.4, lambda _: [], keeps=True)] if lines else []


def _turns(words: Words, setter: Setter) -> list[Strip]:
    found: list[Strip] = []
    for number in players_of(words):
        turns = now(words.rules.turns, Situation(players=number))
        if turns is None:
            continue
        who = counted(number, "player")
        last = min(turns, MOST_STEPS)
        steps = [Step(str(turn), tr("end") if turn == turns else "") for turn in range(1, last + 1)]
        found += setter.paragraph(tr("Turns with {players}", players=who), strong=True, keeps=True)[
            :-1
        ]
        found.append(Strip(1.0, lambda _: [], keeps=True))
        found += [*track_rows(steps, setter.theme, f"turns {number}"), setter.space(1.6)]
    if not found:
        steps = [Step(str(turn)) for turn in range(1, 2 * ROW + 1)]
        found = track_rows(steps, setter.theme, "turns")
        return _track(tr("Turns"), tr("The number of turns is not fixed."), setter, found)
    return [setter.heading(tr("Turns")), *found]


def _order(words: Words, setter: Setter) -> list[Strip]:
    players = players_of(words)
    steps = [Step(str(place)) for place in range(1, len(players) and players[-1] + 1)]
    rows = track_rows(steps, setter.theme, "order")
    return _track(tr("Order of play"), order_text(words), setter, rows)


def _engines(words: Words, setter: Setter) -> list[Strip]:
    rungs = words.rules.engine.ladder[:MOST_STEPS]
    each = words.rules.money.expenses.engine
    rows = track_rows(
        [Step(str(one), "" if isinstance(each, Cases) else f"${each * one}") for one in rungs],
        setter.theme,
        "engines",
    )
    costs = words.varied(each, "${}".format)
    text = tr(ENGINES, costs=costs)
    return _track(tr("Engines"), text, setter, rows)


def _shares(words: Words, setter: Setter) -> list[Strip]:
    most = max(one for one in values_of(words.rules.shares.max))
    steps = [Step(str(number)) for number in range(min(most, MOST_STEPS) + 1)]
    rows = track_rows(steps, setter.theme, "shares")
    return _track(tr("Shares issued"), phase_text("shares", words), setter, rows)


def _income(words: Words, setter: Setter) -> list[Strip]:
    money = words.rules.money
    reduction = money.reduction
    usual = reduction.otherwise if isinstance(reduction, Cases) else reduction
    bands = bands_of(usual, MOST_STEPS) or [(0, None, 0)]
    top = bands[-1][0] + BEYOND if money.income_cap is None else money.income_cap
    if money.income_cap is None:
        top -= top % TENS
    bottom, top = max(min(money.bankrupt_below, 0), -TENS), min(top, MOST_STEPS)
    low = [_step(number, bands) for number in range(bottom, 1)]
    high = [_step(number, bands) for number in range(1, top + 1)]
    rows = [
        *_joined(track_rows(low, setter.theme, "income")),
        *track_rows(high, setter.theme, "income", TENS),
    ]
    return _track(
        tr("Income"), tr(REDUCTION, sentence=phase_text("reduction", words)), setter, rows
    )


def _joined(rows: Sequence[Strip]) -> list[Strip]:
    """Rows that stay with what follows."""
    return [replace(row, keeps=True) for row in rows]


def _step(income: int, bands: Sequence[tuple[int, int | None, int]]) -> Step:
    """A number with what is lost there; every other band is shaded."""
    for number, (low, high, lost) in enumerate(bands):
        if low <= max(income, 0) and (high is None or income <= high):
            return Step(str(income), f"−{lost}" if lost else "", shaded=number % 2 == 1)
    return Step(str(income))
