"""What does not fit the form of a scenario: keys, types, notations, ranges and lengths."""

from collections.abc import Iterator

from model.scenario.preset_things import form_to_hold
from model.scenario.scenario_form import keys_in_order
from validator.check import OWN_KEYS, check
from validator.finding import ERROR, Finding
from validator.shape.shape_slips import shape_of
from validator.survey.survey import Survey

EVERY_KEY = frozenset((*keys_in_order(""), "misfits", OWN_KEYS))
"""All top-level keys that a scenario can have."""


def _of(survey: Survey, *kinds: str) -> Iterator[Finding]:
    for kind in kinds:
        yield from survey.once(shape_of).get(kind, ())


@check(
    "SCH001",
    "unknown-key",
    ERROR,
    reads=EVERY_KEY,
    hides_all=True,
    holds=("VAL-CRY-08", "VAL-AOS-03", "VAL-AOS-59", "VAL-AOM-01", "SFR-CHK-45", "TRN-CHK-16"),
)
def unknown_key(survey: Survey) -> Iterator[Finding]:
    """A key is not known here; it is probably misspelt.

    Why: what it says has no effect, and the map is not the one its designer meant.
    Repair: spell the key as the format has it; where one is near, it is suggested.

    Bad:
        cities:
        - {id: vinehall, supplys: [wine]}

    Good:
        cities:
        - {id: vinehall, supplies: [wine]}
    """
    return _of(survey, "unknown-key")


@check(
    "SCH002",
    "missing-key",
    ERROR,
    reads=EVERY_KEY,
    hides_all=True,
    holds=("VAL-CRY-52", "VAL-AOM-02"),
)
def missing_key(survey: Survey) -> Iterator[Finding]:
    """A thing lacks a key that it cannot do without.

    Why: a city without a kind or a good without an id cannot take part in the game.
    Repair: add the key.

    Bad:
        cities:
        - {id: new-haven, name: New Haven, at: "12,7"}

    Good:
        title: The valley as it is
    """
    unknown = _of_no_preset(survey)
    return (one for one in _of(survey, "required") if one.route[:1] not in unknown)


def _of_no_preset(survey: Survey) -> set[tuple[str | int, ...]]:
    """The keys whose things a preset brings that is not there: nobody knows what they lack."""
    troubles = survey.resolved.troubles if survey.resolved is not None else ()
    if not any(one.route == ("rules", "preset") for one in troubles):
        return set()
    return {(key,) for key in form_to_hold(survey.scenario.system).slots}


@check(
    "SCH003",
    "wrong-type",
    ERROR,
    reads=EVERY_KEY,
    hides_all=True,
    holds=("VAL-CRY-06", "VAL-AOS-22", "SFR-CHK-03", "SFR-CHK-11", "TRN-CHK-14", "TRN-CHK-16"),
)
def wrong_type(survey: Survey) -> Iterator[Finding]:
    """A text stands where a number is needed, a list where a text is, or the like.

    Why: the value cannot be used, and the game falls back to what it would be without it.
    Repair: write the value as the message says.

    Bad:
        goods:
        - {id: coal, chips: four}

    Good:
        goods:
        - {id: coal, chips: 4}
    """
    return _of(survey, "type")


@check(
    "SCH004",
    "wrong-notation",
    ERROR,
    reads=EVERY_KEY,
    hides_all=True,
    holds=("VAL-AOS-57", "VAL-AOM-20"),
)
def wrong_notation(survey: Survey) -> Iterator[Finding]:
    """An id, a cell, a path, an area or another notation is not written as it must be.

    Why: it cannot be understood, so the thing is missing where it is needed.
    Repair: cells are `12,7`, corners `12,7n`, free points `12.25,7.4`; ids are small letters,
    digits and single hyphens.

    Bad:
        cities:
        - {id: vinehall, at: "10;8"}

    Good:
        cities:
        - {id: vinehall, at: "10,8"}
    """
    return _of(survey, "pattern", "spelling-of-key")


@check(
    "SCH005",
    "unknown-word",
    ERROR,
    reads=EVERY_KEY,
    hides_all=True,
    holds=(
        "VAL-CRY-52",
        "VAL-AOS-01",
        "VAL-AOS-02",
        "VAL-AOS-47",
        "VAL-AOS-54",
        "VAL-AOM-01",
        "SFR-CHK-04",
        "TRN-CHK-15",
        "TRN-CHK-16",
    ),
)
def unknown_word(survey: Survey) -> Iterator[Finding]:
    """A word is none of those that are possible here.

    Why: kinds, effects and the like are a closed list; another word means nothing to the game.
    Repair: take one of the words that the message names.

    Bad:
        cities:
        - {id: vinehall, kind: tiny}

    Good:
        cities:
        - {id: vinehall, kind: small}
    """
    return _of(survey, "enum", "const")


@check(
    "SCH006",
    "out-of-range",
    ERROR,
    reads=EVERY_KEY,
    hides_all=True,
    holds=(
        "VAL-CRY-06",
        "VAL-AOS-11",
        "VAL-AOS-22",
        "VAL-AOS-34",
        "VAL-AOS-36",
        "VAL-AOS-41",
        "VAL-AOS-47",
        "VAL-AOS-49",
        "VAL-AOS-56",
        "VAL-AOM-13",
        "SFR-CHK-03",
        "SFR-CHK-06",
        "SFR-CHK-11",
        "SFR-CHK-40",
        "SFR-CHK-45",
        "TRN-CHK-03",
        "TRN-CHK-04",
        "TRN-CHK-14",
    ),
)
def out_of_range(survey: Survey) -> Iterator[Finding]:
    """A number is smaller or larger than the game can bear.

    Why: nobody can pay a negative price or carry no load at all.
    Repair: write a number within the limits that the message names.

    Bad:
        goods:
        - {id: coal, chips: -4}

    Good:
        goods:
        - {id: coal, chips: 4}
    """
    return _of(survey, "minimum", "maximum")


@check(
    "SCH007",
    "wrong-length",
    ERROR,
    reads=EVERY_KEY,
    hides_all=True,
    holds=("VAL-AOS-13", "VAL-AOS-32", "VAL-AOM-09"),
)
def wrong_length(survey: Survey) -> Iterator[Finding]:
    """A text or a list is too long, too short or empty.

    Why: a name of a thousand letters fits on no map, and an empty one cannot be referred to.
    Repair: keep to the limits that the message names.

    Bad:
        cities:
        - {id: vinehall, name: ""}

    Good:
        cities:
        - {id: vinehall, name: Vinehall}
    """
    kinds = ("minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties")
    return _of(survey, *kinds)


@check(
    "SCH008",
    "decimal-number",
    ERROR,
    reads=EVERY_KEY,
    hides_all=True,
    holds=("VAL-CRY-06", "VAL-AOS-11", "VAL-AOS-22", "SFR-CHK-03", "SFR-CHK-11", "TRN-CHK-14"),
)
def decimal_number(survey: Survey) -> Iterator[Finding]:
    """A number has a decimal point.

    Why: money, distances and numbers of cards are whole, so that every game counts the same.
    Repair: write a whole number.

    Bad:
        goods:
        - {id: coal, chips: 4.5}

    Good:
        goods:
        - {id: coal, chips: 4}
    """
    return _of(survey, "decimal")


@check(
    "SCH009",
    "misplaced-key",
    ERROR,
    reads=EVERY_KEY,
    hides_all=True,
    holds=("TRN-CHK-03", "TRN-CHK-04"),
)
def misplaced_key(survey: Survey) -> Iterator[Finding]:
    """A key stands where it means nothing, though it means something elsewhere.

    It belongs at another place of the file, to cities of another kind, to scenarios of another
    system, or only to those that extend another.

    Why: it has no effect here.
    Repair: move the key to where it belongs or take it away, or correct `system:` or `extends:`.

    Bad:
        rules: {variants: [fast-trains]}

    Good:
        variants: [fast-trains]
    """
    return _of(survey, "elsewhere", "other-kind", "other-system", "only-in-layers")


@check(
    "SCH010",
    "no-neighbours",
    ERROR,
    reads=EVERY_KEY,
    hides_all=True,
    holds=("VAL-CRY-10", "VAL-AOS-29", "TRN-CHK-05"),
)
def no_neighbours(survey: Survey) -> Iterator[Finding]:
    """An edge is written between two cells that are not neighbours.

    Why: only neighbours are joined by an edge, so the entry blocks or crosses nothing.
    Repair: write two neighbouring cells; odd rows lie half a cell to the right.

    Bad:
        blocked: ["10,8 12,8"]

    Good:
        blocked: ["10,8 11,8"]
    """
    return _of(survey, "neighbours")


@check("SCH011", "does-not-fit", ERROR, reads=EVERY_KEY, hides_all=True)
def does_not_fit(survey: Survey) -> Iterator[Finding]:
    """A value cannot be read in the place where it stands, or takes away what is not there.

    Why: the game plays on as if it were not there.
    Repair: write it as the message says.

    Bad:
        regions:
        - {id: hills, name: The Hills, area: terrain(mountain or}

    Good:
        regions:
        - {id: hills, name: The Hills, area: terrain(mountain)}
    """
    return _of(survey, "misfit", "not-below", "in-no-way")


@check(
    "SCH012",
    "misfit-in-rules",
    ERROR,
    reads=("rules", "variants", "system", "misfits"),
    hides_all=True,
)
def misfit_in_rules(survey: Survey) -> Iterator[Finding]:
    """A change of the rules does not fit the preset it stands on.

    Why: the preset's own value stands, and the game is not the one that was meant.
    Repair: correct the value, or take the change away.

    Bad:
        rules: {trains: {pony: {name: Pony}}}

    Good:
        rules: {win: {cash: 120}}
    """
    return _of(survey, "rules")


@check("SCH013", "cannot-be-painted", ERROR, reads=("board", "misfits", "extends"), hides_all=True)
def cannot_be_painted(survey: Survey) -> Iterator[Finding]:
    """A layer paints a cell that the board below does not have, or with a kind it does not know.

    Why: the cell stays as it was.
    Repair: paint cells within the size of the board, with kinds of its legend or `_` for none.

    Bad:
        board: {paint: {"3,4": swamp}}

    Good:
        board: {paint: {"2,4": clear}}
    """
    return _of(survey, "paint")
