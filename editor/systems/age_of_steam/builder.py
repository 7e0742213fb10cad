"""What the builder tells of actions: words of players, sentences, the printed tile, places."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from drawing.pages.paper import BLEED
from drawing.shapes.symbols import Box, Layer, Picture
from drawing.systems.age_of_steam.printing.action_tiles import HEIGHT, WIDTH, action_tile
from drawing.systems.age_of_steam.printing.readable_rules import words_of
from drawing.themes.theme import Theme
from editor.builder.marks import together
from editor.builder.parts.program import Plain, Program
from editor.builder.parts.rows import Row
from editor.builder.parts.slots import Slot
from editor.builder.programs import Programs
from editor.document.document import Document
from editor.gestures.taking import marked
from editor.pointing.sketch import Sketch
from editor.systems.age_of_steam.rule_programs import RULES, RulePrograms
from editor.systems.age_of_steam.sheets.rule_values import rules_now
from editor.widgets.forms.choices import Offered
from editor.words import later, tr
from model.forms.form import REFUSE, DoesNotFit, Route
from model.forms.hints import form_of
from model.scenario.change import Change
from model.scenario.names_in_words import in_words
from model.scenario.scenario import Scenario
from model.schema.fields import Field
from model.systems.age_of_steam.conditions.place import PLACES
from model.systems.age_of_steam.places.spots import Spots
from model.systems.age_of_steam.rules.action_rules import SpecialAction
from model.systems.age_of_steam.rules.base_effects import BASE_EFFECTS
from model.systems.age_of_steam.rules.effects import Effect
from model.systems.age_of_steam.sentences.differences.of_actions import does, terms
from model.systems.age_of_steam.sentences.effects import sentence

LIST: Final = ("actions", "list")
EFFECTS: Final = form_of(tuple[Effect, ...])
TITLES: Final = {
    "first": later("Acts first"),
    "last": later("Acts last"),
    "next_turn": later("In the next turn"),
    "auction": later("In the auction"),
    "build_limit": later("Builds in all"),
    "build_add": later("More builds"),
    "engine": later("Engine up at once"),
    "engine_turn": later("More links in this turn"),
    "raises": later("Raises of the engine"),
    "urbanize": later("New Cities"),
    "production": later("Production"),
    "discount": later("Builds cost less"),
    "surcharge": later("Tiles cost more"),
    "moves": later("Rounds of moving"),
    "pass_own": later("Passes cities"),
    "lifts": later("Lifts limits of deliveries"),
    "gain_token": later("Gains tokens"),
    "from_others": later("Paid by all others"),
    "teleport": later("Moves without track"),
    "cases": later("Cases"),
    "else": later("Otherwise"),
    "is": later("What is so then"),
}
"""Words as players say them, where those of the file are short."""
GROUPS: Final = {
    later("Order and auction"): "first last auction",
    later("Building"): "build_limit build_add urbanize discount surcharge",
    later("Engine and moving"): "engine engine_turn raises moves pass_own lifts teleport",
    later("Goods, money and tokens"): "production gain_token from_others",
}
_GROUP_OF: Final = {word: group for group, words in GROUPS.items() for word in words.split()}


class ActionPrograms(RulePrograms):
    """What special actions do."""

    def __init__(self, system: str, collection: str) -> None:
        super().__init__(system, collection)
        self.thing = (RULES, *LIST, "0")

    def _own_fields(self) -> tuple[Field, ...]:
        return (Field("effects", "group", is_effects=True),)

    # -- where they stand

    def keys(self, scenario: Scenario) -> Sequence[str]:
        return tuple(action.id for action in _actions(scenario))

    def title(self, scenario: Scenario, key: str) -> str:
        action = _action(scenario, key)
        return in_words(key) if action is None else action.name or in_words(key)

    def place(self, scenario: Scenario, key: str) -> Route:
        keys: list[Any] = [one.get("id") for one in self.listed(scenario, *LIST)]
        number: Any = keys.index(key) if key in keys else len(keys)
        return (RULES, *LIST, number)

    def plain(self, scenario: Scenario, key: str, field: str) -> Plain:
        said = self.said(scenario, key, field)
        return _base(key) if said is None else said

    def said(self, scenario: Scenario, key: str, name: str) -> Plain:
        found = (one for one in self.listed(scenario, *LIST) if one.get("id") == key)
        return next(found, {}).get(name)

    def asks_beside(self, name: str) -> bool:
        return name not in ("id", "names", "effects")

    def changed(self, scenario: Scenario, key: str, field: str, program: Program) -> Change:
        self.refuse_worse(self.program(scenario, key, field), program)
        own = None if program.plain == _base(key) else program.plain or []
        label = self.label(scenario, key, field)
        return self._with(scenario, key, field, own, label)

    def edited(self, scenario: Scenario, key: str, name: str, plain: Plain, label: str) -> Change:
        if name == "name" and not plain:
            raise DoesNotFit(tr("An action needs a name."))
        return self._with(scenario, key, name, plain, label)

    def _with(self, scenario: Scenario, key: str, name: str, plain: Plain, label: str) -> Change:
        listed = [
            {field: one for field, one in {**said, name: plain}.items() if one is not None}
            if said.get("id") == key
            else said
            for said in self.listed(scenario, *LIST)
        ]
        is_sound = self.is_sound(scenario, key, "effects")
        return self.with_list(scenario, LIST, listed, label, is_sound=is_sound)

    def _read(self, field: str, plain: Plain) -> Any:
        (part,) = EFFECTS.read([plain], (), REFUSE)
        return part

    # -- what is told

    def field_title(self, field: str) -> str:
        return tr("What it does")

    def word_title(self, word: str) -> str:
        return tr(TITLES.get(word, ""))

    def group(self, word: str) -> str:
        return tr(_GROUP_OF.get(word, ""))

    def offers(self, scenario: Scenario, slot: Slot) -> Sequence[Offered] | None:
        rules, way = rules_now(scenario), slot.way
        if rules is None:
            return None
        known: dict[tuple[str, ...], Iterable[str]] = {
            ("gain_token", "id"): rules.tokens,
            ("teleport",): rules.teleports,
            ("lifts",): (one.id for one in rules.delivery.filters if one.id),
            ("action",): (one.id for one in rules.actions.list),
            ("role",): () if rules.roles is None else rules.roles.list,
        }
        return None if way not in known else [Offered(one, in_words(one)) for one in known[way]]

    def sentence(self, scenario: Scenario, key: str, plain: Plain) -> str:
        effect = self.read("effects", plain)
        return "" if effect is None else sentence(effect)

    def sentences(self, scenario: Scenario, key: str) -> Sequence[str]:
        action, words = _action(scenario, key), words_of(scenario)
        if action is None or words is None:
            return ()
        return [*does(action, words), *terms(action, words)]

    def printed(self, scenario: Scenario, key: str, theme: Theme, folder: str) -> Picture | None:
        action, words = _action(scenario, key), words_of(scenario)
        if action is None or words is None:
            return None
        box = Box(BLEED, BLEED, WIDTH, HEIGHT)
        tile = tuple(action_tile(action, box, words, theme))
        return Picture(WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED, (Layer("action", tile),), key)

    # -- on the map

    def marked(self, document: Document, rows: Sequence[Row]) -> Sketch:
        named = super().marked(document, rows)
        stops = list(_meant(document.scenario, rows))
        return together([marked(document.scenario, [("cities", one) for one in stops]), named])


def _meant(scenario: Scenario, rows: Iterable[Row]) -> Iterator[str]:
    """The cities and towns that the places of some rows mean, as the game asks it."""
    for row in rows:
        if row.held is not None and row.held.shape == "some" and row.plain:
            try:
                places = tuple(PLACES.read(row.plain, (), REFUSE))
            except DoesNotFit:
                continue
            yield from Spots(scenario).stops(places)


def _actions(scenario: Scenario) -> Sequence[SpecialAction]:
    rules = rules_now(scenario)
    return () if rules is None else rules.actions.list


def _action(scenario: Scenario, key: str) -> SpecialAction | None:
    return next((action for action in _actions(scenario) if action.id == key), None)


def _base(key: str) -> Plain:
    """What an action of the base game does, where the map says nothing else."""
    found = BASE_EFFECTS.get(key)
    return None if found is None else EFFECTS.write(found)


PROGRAMS: Final[Mapping[str, type[Programs]]] = {"actions": ActionPrograms}
