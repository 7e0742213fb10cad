"""Rules told in sections of sentences, and which of them the box would not say."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from model.rules.resolving import resolve_rules
from model.scenario.names_in_words import in_words
from model.scenario.scenario import Scenario
from model.wording.speech import tr

Told = TypeVar("Told")


class Section(NamedTuple):
    """Some sentences under a heading."""

    title: str
    sentences: tuple[str, ...]


def told_sections(
    told: Told, made: Sequence[tuple[str, Callable[[Told], Iterable[str]]]]
) -> list[Section]:
    """All sections that have something to say."""
    return with_words(Section(title, tuple(tell(told))) for title, tell in made)


def with_words(sections: Iterable[Section]) -> list[Section]:
    """Those that say anything."""
    return [section for section in sections if section.sentences]


def beyond(section: Section, usual: set[str]) -> Section:
    """The sentences that are not usual."""
    return section._replace(sentences=tuple(s for s in section.sentences if s not in usual))


def agreed(scenario: Scenario) -> Iterator[str]:
    """House rules, and the variants that are in force."""
    yield from scenario.house_rules
    offered = resolve_rules(scenario).variants
    for name in scenario.variants:
        said = offered.get(name)
        if said is not None:
            title = tr(str(said.get("title") or "")) or in_words(name)
            yield tr("Variant: {title}.", title=title)
