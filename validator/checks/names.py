"""Names that cannot be told apart, cannot be seen, or are not written as they look."""

import unicodedata
from collections.abc import Iterator
from typing import Final

from model.collection import Things
from model.forms.form import Step
from model.scenario.change import Change
from model.scenario.collections import own_collections_on_the_map
from model.wording.speech import tr
from validator.check import OWN_KEYS, check
from validator.finding import WARNING, Also, Finding, Repair
from validator.survey.named_things import NAMING, Named, names_in
from validator.survey.survey import Survey
from validator.wording.listing import listed
from validator.wording.look_alikes import (
    LONGEST,
    folded,
    in_one_script,
    mixed_word,
    script_of,
    skeleton,
)

DISTINCT: Final = ("cities", "goods", "regions")
"""Things that players tell apart by their names, besides a system's own; rivers share theirs."""
_HIDDEN: Final = frozenset(map(chr, (*range(0x2060, 0x2065), 0xFEFF)))
"""Signs that cannot be seen and that no language needs in a name; TXT006 sees those that turn."""
_BLANK: Final = frozenset("ZC")
"""The first letters of the categories of signs that leave no mark on paper."""


def _called_alike(survey: Survey) -> Iterator[tuple[str, list[Named]]]:
    """The names of each kind of thing, in each language."""
    for room in (*DISTINCT, *own_collections_on_the_map(survey.scenario.system)):
        groups: dict[str, list[Named]] = {}
        for key, thing in survey.things(room).items():
            groups.setdefault("", []).append(Named(thing.name or key, (room, key, "name")))
            for language, name in getattr(thing, "names", Things()).items():
                route = (room, key, "names", language)
                groups.setdefault(language, []).append(Named(str(name), route))
        for named in groups.values():
            yield room, named


@check("TXT001", "same-name", WARNING, reads=(*DISTINCT, OWN_KEYS), holds=("VAL-AOS-13",))
def same_name(survey: Survey) -> Iterator[Finding]:
    """Two things of one kind have the same name.

    Capitals and small letters make no difference, nor does how accents are put together. Pieces of
    one river may share its name.

    Why: players who read a card do not know which of the two is meant.
    Repair: give one of them another name, such as one with its country.

    Bad:
        cities:
        - {id: wendmouth, name: wendmere}

    Good:
        cities:
        - {id: wendmouth, name: Wendmouth}
    """
    for room, named in _called_alike(survey):
        groups: dict[str, list[Named]] = {}
        for one in named:
            groups.setdefault(folded(one.text), []).append(one)
        for name, (first, *others) in groups.items():
            if others and name:
                alike = listed([one.route[1] for one in (first, *others)])
                together = tr("both") if len(others) == 1 else tr("all")
                yield Finding(
                    message=tr(
                        '{alike} under {room} are {together} called "{first}"',
                        alike=alike,
                        room=room,
                        together=together,
                        first=first.text[:40],
                    ),
                    route=others[-1].route,
                    also=tuple(
                        [Also(one.route, tr("the same")) for one in (first, *others[:-1])][:8]
                    ),
                )


@check("TXT002", "look-alike-names", WARNING, reads=(*DISTINCT, OWN_KEYS))
def look_alike_names(survey: Survey) -> Iterator[Finding]:
    """Two things of one kind have names that look the same and are written with other letters.

    Letters of the Latin, Greek and Cyrillic scripts are compared by their shapes.

    Why: on the map the names are one; only a program tells them apart.
    Repair: write both in the script of their language, or give one another name.

    Bad:
        cities:
        - {id: wendmouth, name: TOP}
        - {id: wendmere, name: \u0422\u041e\u0420}

    Good:
        cities:
        - {id: wendmouth, name: Top}
        - {id: wendmere, name: \u0422\u043e\u0440\u0433}
    """
    for room, named in _called_alike(survey):
        groups: dict[str, dict[str, Named]] = {}
        for one in named:
            groups.setdefault(skeleton(one.text), {}).setdefault(folded(one.text), one)
        for different in groups.values():
            first, *others = different.values()
            if others:
                yield Finding(
                    message=tr(
                        'the name "{others}" looks like that of {route} under {room}, '
                        "and is written with other letters",
                        others=others[0].text[:40],
                        route=first.route[1],
                        room=room,
                    ),
                    route=others[0].route,
                    also=(Also(first.route, tr("looks the same")),),
                )


@check("TXT003", "mixed-scripts", WARNING, reads=NAMING, implies=("TXT002",))
def mixed_scripts(survey: Survey) -> Iterator[Finding]:
    """Letters of two scripts stand in one word.

    Only Latin, Greek and Cyrillic are meant, of which many letters look the same.

    Why: who looks for the name does not find it, and a font may draw the strange letter otherwise.
    Repair: write the word in one script.

    Bad:
        cities:
        - {id: wendmouth, name: Wendm\u043euth}

    Good:
        cities:
        - {id: wendmouth, name: Wendmouth}
    """
    for text, route in names_in(survey):
        word = mixed_word(text)
        if word:
            first = script_of(word[0])
            strange = next(sign for sign in word if script_of(sign) not in ("", first))
            meant = in_one_script(word)
            other = script_of(strange).capitalize()
            yield Finding(
                message=tr(
                    'in "{text}" the letter {strange} of {word} is {other}, and {word2} is {first}',
                    text=text[:40],
                    strange=strange,
                    word=word[:40],
                    other=other,
                    word2=word[0],
                    first=first.capitalize(),
                ),
                route=route,
                repair=_in_one_script(route, text, word, meant) if meant else None,
            )


def _in_one_script(route: tuple[str, ...], text: str, word: str, meant: str) -> Repair:
    script = next(script for script in map(script_of, meant) if script).capitalize()
    change = _written(route, text, text.replace(word, meant, 1))
    return Repair(tr("write {meant} in {script} letters", meant=meant[:40], script=script), change)


def _written(route: tuple[str, ...], before: str, after: str) -> Change:
    return Change(tr("correct a name"), (Step(route, before, after),))


@check("TXT004", "name-without-letters", WARNING, reads=NAMING)
def name_without_letters(survey: Survey) -> Iterator[Finding]:
    """A name or a label has nothing that can be seen.

    Why: the map has an empty place where the name should be.
    Repair: write a name, or leave the key out.

    Bad:
        waters:
        - {id: wend, name: " "}
        labels: [{id: wend, removed: true}]

    Good:
        waters:
        - {id: wend, name: Wend}
    """
    for text, route in names_in(survey):
        if all(unicodedata.category(sign)[0] in _BLANK for sign in text[:LONGEST]):
            yield Finding(message=tr("the name of {route} is blank", route=route[-2]), route=route)
    for key, label in survey.scenario.labels.items():
        if not label.text and not label.names and not _shows(survey, label.of):
            yield Finding(
                message=tr("the label {key} says nothing", key=key)
                + (tr(": {of} has no name", of=label.of) if label.of else ""),
                route=("labels", key),
                about=(tuple(label.of.split("/", 1)),) if label.of else (),
            )


def _shows(survey: Survey, of: str) -> bool:
    """Whether a label of a thing has something to show; what is not defined is told elsewhere."""
    room, _, name = of.partition("/")
    thing = survey.things(room).get(name) if of else None
    return bool(of) if thing is None else bool(getattr(thing, "name", ""))


@check("TXT005", "hidden-signs", WARNING, reads=NAMING)
def hidden_signs(survey: Survey) -> Iterator[Finding]:
    """A name holds signs that cannot be seen.

    Signs that languages need are no matter: joiners in Persian and Hindi, marks of direction.

    Why: the name is not found by who types it.
    Repair: take the signs out; most came along with a copied text.

    Bad:
        cities:
        - {id: wendmouth, name: "Wend\\u2060mouth"}

    Good:
        cities:
        - {id: wendmouth, name: Wendmouth}
    """
    for text, route in names_in(survey):
        hidden = sorted({sign for sign in text if sign in _HIDDEN}) if not text.isascii() else []
        if hidden:
            shown = listed([f"U+{ord(sign):04X}" for sign in hidden])
            seen = "".join(sign for sign in text if sign not in _HIDDEN)
            yield Finding(
                message=tr(
                    'the name "{seen}" holds signs that cannot be seen: {shown}',
                    seen=seen[:40],
                    shown=shown,
                ),
                route=route,
                repair=Repair(tr("take them out"), _written(route, text, seen), safe=True)
                if seen
                else None,
            )
