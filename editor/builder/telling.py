"""What the rows of a program show beside their values: titles, sentences, warnings, choices."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from editor.builder.parts.program import Program
from editor.builder.parts.repairs import repair_of
from editor.builder.parts.rows import Row
from editor.builder.parts.slots import Inner, Slot
from editor.builder.parts.vocabulary import Word
from editor.builder.programs import Programs, Warned
from editor.builder.shown import Shown
from editor.builder.word_picker import Choice
from editor.widgets.forms.choices import Offered, field_title, offered
from editor.words import tr
from model.forms.frozen import dataclass
from model.scenario.names_in_words import in_words
from model.scenario.scenario import Scenario
from model.schema.fields import why_not
from model.yaml.canonical import flow_text


@dataclass(frozen=True, slots=True)
class Telling:
    """Tells of the programs of one thing of a scenario."""

    programs: Programs
    scenario: Scenario
    key: str
    field: str = ""
    """Whose program it is."""

    def word(self, word: Word) -> str:
        return self.programs.word_title(word.name) or word.title

    def choices(self, row: Row) -> list[Choice]:
        """The words that a row can have."""
        words = () if row.words is None else row.words.words.values()
        return self.as_choices(words)

    def as_choices(self, words: Iterable[Word]) -> list[Choice]:
        """Words for a menu, those of one group together."""
        group = self.programs.group
        found = [Choice(word.name, self.word(word), word.about, group(word.name)) for word in words]
        order = list(dict.fromkeys(one.group for one in found))
        return sorted(found, key=lambda one: order.index(one.group))

    def shown(self, program: Program, row: Row, warned: Sequence[Warned]) -> Shown:
        """What a row shows."""
        slots = () if row.word is None else row.word.slots
        offers = tuple(offers_of(self.programs, self.scenario, slot) for slot in slots)
        titles = tuple(slot_title(self.programs, slot) for slot in slots)
        lost = (*self._misread(program, row), *self._lost(row, slots))
        told = tuple(_clause(one) for one in warned if one.way == row.way)
        repair = repair_of(program, row)
        return Shown(
            self._title(row),
            self._about(row),
            self._sentence(row),
            told or lost,
            offers,
            titles,
            "" if repair is None else repair.title,
            tuple(self._more(inner) for inner in row.may_say),
            program.has_order(row.way),
            tuple(bool(self.programs.taken_from(slot)) for slot in slots),
        )

    def _more(self, inner: Inner) -> tuple[str, str, str]:
        return "/".join(inner.way), self._inner_title(inner), inner.field.about

    def _inner_title(self, inner: Inner) -> str:
        return self.programs.word_title(inner.way[-1]) or field_title(inner.field)

    def _about(self, row: Row) -> str:
        if row.held is not None and (row.word is None or not row.word.name):
            return row.held.field.about
        return "" if row.word is None else row.word.about

    def _title(self, row: Row) -> str:
        if row.kind == "option":
            place = row.way[-1]
            number = place + 1 if isinstance(place, int) else 1
            return tr("Option {number}").format(number=number)
        if row.held is not None and row.held.shape != "part":
            return self._inner_title(row.held)
        if row.word is None:
            return tr("Not understood")
        return self.word(row.word) or self.programs.entry_title(row)

    def _sentence(self, row: Row) -> str:
        """What a part does; what others say in rows of their own is not said twice."""
        if row.word is None or row.word.shape in ("options", "parts", "part") or row.troubles:
            return ""
        if row.held is not None or not row.way:
            return ""
        plain = row.plain
        if row.kind == "inner":
            plain = {str(row.way[-1]): plain}
        told = self.programs.sentence_of(self.scenario, self.key, row, plain)
        return told or plain_sentence(self.programs, self.scenario, row)

    def _misread(self, program: Program, row: Row) -> Iterator[str]:
        """What only the game itself knows to be wrong, told in the row of the whole part."""
        if row.kind != "part" or len(row.way) != 1:
            return
        if not why_not(program.system, (*program.route, str(row.way[0])), row.plain):
            why = self.programs.misread(self.field, row.plain)
            if why:
                yield f"{why[:1].upper()}{why[1:].removesuffix('.')}."

    def _lost(self, row: Row, slots: Sequence[Slot]) -> Iterator[str]:
        """Things that a part names and that there are not."""
        for slot in slots:
            said = row.value(slot.way)
            names = said if isinstance(said, list) else [said]
            if not slot.field.refers:
                continue
            known = [one.value for one in offers_of(self.programs, self.scenario, slot)]
            for name in names:
                if isinstance(name, str) and name and name not in known:
                    yield tr("There is no {name}.").format(name=name)


def slot_title(programs: Programs, slot: Slot) -> str:
    """What a field is called."""
    return programs.word_title(slot.way[-1]) or field_title(slot.field)


def offers_of(programs: Programs, scenario: Scenario, slot: Slot) -> tuple[Offered, ...]:
    """What a field can be set to; nothing where it can be anything of its kind."""
    own = programs.offers(scenario, slot)
    if own is not None:
        return tuple(own)
    if slot.asks == "written":
        return ()
    if slot.field.choices:
        return tuple(
            Offered(word, programs.choice_title(word) or in_words(word), about)
            for word, about in slot.field.choices
        )
    return offered(scenario, slot.field)


def plain_sentence(programs: Programs, scenario: Scenario, row: Row) -> str:
    """What a part says, field by field, where nobody has better words for it."""
    if row.word is None:
        return ""
    said = [
        tr("{field}: {value}").format(
            field=slot_title(programs, slot), value=_shown(programs, scenario, slot, value)
        )
        for slot in row.word.slots
        if (value := row.value(slot.way)) is not None
    ]
    about = row.word.about or (programs.word_title(row.word.name) or row.word.title)
    told = f"{about.rstrip('.')}." if about else ""
    return " ".join([told, "; ".join(said)]).strip()


def _shown(programs: Programs, scenario: Scenario, slot: Slot, value: Any) -> str:
    titles: dict[Any, str] = {one.value: one.title for one in offers_of(programs, scenario, slot)}
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    if isinstance(value, list):
        return ", ".join(titles.get(one, str(one)) for one in map(_key, value))
    return titles.get(_key(value), str(flow_text(value)))


def _key(value: Any) -> Any:
    return value if isinstance(value, (str, int)) else str(value)


def _clause(warned: Warned) -> str:
    """Why something contradicts itself, as a sentence of its own."""
    return f"{warned.why[:1].upper()}{warned.why[1:].removesuffix('.')}."
