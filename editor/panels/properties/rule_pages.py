"""What is told about a rule beside its value: its meaning, its limits, and the rulebook."""

from collections.abc import Iterable, Iterator
from functools import cache
from html import escape
from typing import Any

from editor.edits.rules.variant_choices import VariantChoice
from editor.panels.properties.rules import Rule, RuleGroup
from editor.words import tr
from engine.rulebook import Entry, OpenQuestion, Rulebook, find, rulebooks, sources
from engine.rulebook import Rule as Told
from model.rules.meanings import meaning_of
from model.yaml.canonical import flow_text

ENTRY, TOPIC, BACK = "rule:", "topic:", "back:"
ANY = 100_000
"""A limit so high is none for a designer."""
SHOWN = 40
"""Letters of a value that are seen beside a rule."""


def about_rule(system: str, group: RuleGroup, rule: Rule, unit: str) -> str:
    """A rule of a map as HTML: what it means, what it can be, and where the rulebook tells it."""
    meaning = meaning_of(system, rule.route)
    lines = [_titled(f"{group.title} › {rule.title}"), _paragraph(meaning.text)]
    lines += [_paragraph(fact) for fact in _facts(rule, unit)]
    lines += [_choice(word, about) for word, about in rule.field.choices if about]
    return "".join([*lines, _links(meaning.ids)])


def about_group(system: str, group: RuleGroup) -> str:
    """The same for all rules of a group."""
    meaning = meaning_of(system, (group.name,))
    return _titled(group.title) + _paragraph(meaning.text) + _links(meaning.ids)


def about_variant(choice: VariantChoice) -> str:
    """The same for a variant."""
    told = (choice.about, choice.why_not)
    return _titled(choice.title) + "".join(map(_paragraph, told)) + _links(choice.ids)


def page_of(link: str) -> str:
    """What a link leads to: an entry of the rulebook, or all rules under its heading."""
    if link.startswith(TOPIC):
        name, _, topic = link.removeprefix(TOPIC).partition("/")
        book = next((one for one in rulebooks() if one.id == name), None)
        return "" if book is None else _topic(book, topic)
    return _entry(find(link.removeprefix(ENTRY)))


def topic_of(system: str, group: RuleGroup) -> tuple[int, str]:
    """Where the rulebook tells of a group of rules: the place and title of the heading."""
    own = meaning_of(system, (group.name,)).ids
    ids = [one for rule in group.rules for one in meaning_of(system, rule.route).ids]
    return _topic_of(system, tuple(dict.fromkeys((*own, *ids))))


@cache
def _topic_of(system: str, ids: tuple[str, ...]) -> tuple[int, str]:
    for book in rulebooks():
        topics = list(dict.fromkeys(one.topic for one in book.rules))
        if book.system == system:
            told = {one.id: one.topic for one in book.rules}
            found = next((told[one] for one in ids if one in told), "")
            return (topics.index(found), found) if found else (len(topics), "")
    return 0, ""


def value_in_words(value: Any) -> str:
    """A value of a rule as it is told beside another one."""
    if value is None:
        return tr("none")
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    if isinstance(value, dict) or (isinstance(value, list) and any(map(_has_parts, value))):
        text = flow_text(value)
        return text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}…"
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _has_parts(value: Any) -> bool:
    return isinstance(value, dict | list)


def _facts(rule: Rule, unit: str) -> Iterator[str]:
    """Its range, what it is counted in, and what it would be without this map."""
    field, counted = rule.field, _unit(rule, unit)
    if field.kind in ("number", "written") and field.least is not None and field.most is not None:
        words = (
            tr("At least {least} {unit}") if field.most >= ANY else tr("{least} to {most} {unit}")
        )
        yield words.format(least=field.least, most=field.most, unit=counted).strip() + "."
    if rule.is_changed:
        yield tr("This map changes it; without that it is: {value}.").format(
            value=value_in_words(rule.usual)
        )
    elif not rule.is_missing:
        yield tr("As in the preset.")


def _unit(rule: Rule, unit: str) -> str:
    return {"money": unit, "percent": "%", "degrees": "°"}.get(rule.field.unit, "")


def _titled(title: str) -> str:
    return f"<p style='margin:0 0 4px'><b>{escape(title)}</b></p>"


def _paragraph(text: str) -> str:
    pieces = escape(text).split("`")
    told = "".join(f"<code>{one}</code>" if n % 2 else one for n, one in enumerate(pieces))
    return f"<p style='margin:0 0 4px'>{told}</p>" if text else ""


def _choice(word: str, about: str) -> str:
    return f"<p style='margin:0 0 2px 8px'><i>{escape(word)}</i>: {escape(about)}</p>"


def _links(ids: Iterable[str]) -> str:
    """A line for each entry of the rulebook; those that are there."""
    return "".join(_link(one) for one in (_entry_or_none(one) for one in ids) if one is not None)


def _entry_or_none(entry_id: str) -> Entry | None:
    try:
        return find(entry_id)
    except LookupError:
        return None


def _link(entry: Entry) -> str:
    return (
        f"<p style='margin:0 0 2px'><a href='{ENTRY}{escape(entry.id)}'>{escape(entry.id)}</a> "
        f"{escape(_title(entry))}</p>"
    )


def _title(entry: Entry) -> str:
    if isinstance(entry, Told):
        return entry.title
    return tr("an open question") if isinstance(entry, OpenQuestion) else ""


def _entry(entry: Entry) -> str:
    book = next(one for one in rulebooks() if any(it.id == entry.id for it in one.entries()))
    title = f"{entry.id}: {_title(entry)}" if _title(entry) else entry.id
    lines = [_back(), _titled(title)]
    if isinstance(entry, OpenQuestion):
        lines.append(_paragraph(entry.question))
        lines.append(_paragraph(tr("Our answer: {answer}").format(answer=entry.default)))
        lines.append(_links(entry.rules))
        return "".join(lines)
    lines.append(_paragraph(entry.text))
    if isinstance(entry, Told):
        lines += [f"<p style='margin:0 0 2px'><i>{escape(one)}</i></p>" for one in sources(entry)]
        page = tr("The page “{topic}” of {book}").format(topic=entry.topic, book=book.title)
        href = f"{TOPIC}{book.id}/{entry.topic}"
        lines.append(f"<p><a href='{escape(href)}'>{escape(page)}</a></p>")
    return "".join([*lines, _links(entry.see)])


def _topic(book: Rulebook, topic: str) -> str:
    lines = [_back(), _titled(f"{book.title}: {topic}")]
    for one in book.rules:
        if one.topic == topic:
            named = f"<a href='{ENTRY}{one.id}'>{one.id}</a> <b>{escape(one.title)}.</b>"
            lines.append(f"<p style='margin:0 0 4px'>{named} {escape(one.text)}</p>")
    return "".join(lines)


def _back() -> str:
    return f"<p style='margin:0 0 4px'><a href='{BACK}'>← {escape(tr('Back'))}</a></p>"
