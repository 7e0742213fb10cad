"""What is told of a slip in the form of a scenario: the sentence, the place, what was meant."""

import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from model.forms.form import Form
from model.forms.records import is_form_of
from model.schema.sentences import (
    IN_NO_WAY,
    ONLY_IN_LAYERS,
    OTHER_KIND,
    OTHER_SYSTEM,
    SPELLING_OF_KEY,
    UNKNOWN_KEY,
)
from model.wording.speech import later, tr
from model.yaml.odd_blanks import first_odd, named
from model.yaml.scalars import may_stand_plain
from validator.finding import Finding, Repair, Way
from validator.repairs.shape_repairs import repair_of, said_instead
from validator.reporting.placing import written_at
from validator.shape.form_places import why_unfit
from validator.shape.known_names import Names
from validator.wording.near_names import is_slip_of, only_near

if TYPE_CHECKING:
    from validator.survey.survey import Survey

MISFIT: Final = "misfit"
RULES: Final = "rules"
NEIGHBOURS: Final = "neighbours"
PAINT: Final = "paint"
NOT_BELOW: Final = "not-below"
"""Something is to be taken away that is not there."""
ELSEWHERE: Final = "elsewhere"
_FIRST_QUOTED = re.compile(r'"([^"]+)"')
HINT: Final = later(", did you mean ")
TEXT, NUMBER = "string", "integer"
_WHOLE = re.compile(r"0|[1-9][0-9]{0,8}")
ABOUT_KEYS: Final = (UNKNOWN_KEY, ONLY_IN_LAYERS, OTHER_SYSTEM, OTHER_KIND, ELSEWHERE)
ABOUT_VALUES: Final = ("type", "pattern", IN_NO_WAY, MISFIT)
WRONG_WORD: Final = "enum"
"""One of several words is needed; what stands there may be a notation that is written otherwise."""


class Slip(NamedTuple):
    """One place that does not fit; `way` is named by ids, `word` is a part of the text there."""

    way: Way
    message: str
    keyword: str
    key: str = ""
    word: str = ""
    value: Any = None
    form: Form | None = None
    """How what stands there is read, where that may help to see what was meant."""
    advice: str = ""
    wanted: tuple[str, ...] = ()
    """The words or the types that are possible there."""


def misplaced(survey: "Survey", slip: Slip) -> Slip:
    """A slip, told as a misplaced key where that key means nothing here but something elsewhere."""
    if slip.keyword == OTHER_SYSTEM:
        return _of_another_system(survey, slip)
    near = near_key(slip)
    if slip.keyword != UNKNOWN_KEY or is_slip_of(slip.key, near) or _is_form_of(slip.key, near):
        return slip
    from validator.shape.key_homes import belongs, other_word

    word = other_word(slip.key, survey.scenario.system, slip.way)
    home = belongs(slip.key, survey.scenario.system, slip.way)
    if word:
        message = slip.message.partition(HINT)[0]
        return slip._replace(message=message, advice=tr("did you mean {word}?", word=word))
    if not home:
        return slip
    here = (
        tr("under {map}", map="/".join(map(str, slip.way[:-1])))
        if slip.way[:-1]
        else tr("at the top level")
    )
    message = tr('"{slip}" does not belong {here}', slip=slip.key, here=here)
    return slip._replace(
        message=message, keyword=ELSEWHERE, advice=tr("it belongs {home}", home=home)
    )


def _of_another_system(survey: "Survey", slip: Slip) -> Slip:
    """A key of other games, with the one that this game has for what people call so."""
    from validator.shape.key_homes import other_word

    word = other_word(slip.key, survey.scenario.system, slip.way)
    return slip._replace(advice=tr("did you mean {word}?", word=word)) if word else slip


def _is_form_of(key: str, near: str) -> bool:
    return bool(near) and is_form_of(key, near)


def finding_of(names: Names, slip: Slip) -> Finding:
    """What is told of a slip."""
    message, _, hint = slip.message.partition(HINT)
    is_word = slip.keyword == WRONG_WORD
    if is_word and hint and _word_meant(names, slip):
        return _about_value(names, slip._replace(message=message))
    if slip.keyword in ABOUT_VALUES or (is_word and not hint):
        return _about_value(names, slip)
    names_key = slip.keyword in ABOUT_KEYS
    odd = first_odd(slip.key) if names_key else ""
    if odd:
        message += tr(": {named} stands in it", named=named(odd))
    return Finding(
        message=message if names_key else _told_where(slip, message),
        route=slip.way,
        word=slip.word,
        is_about_key=names_key or slip.keyword == SPELLING_OF_KEY,
        help=tr("did you mean {hint}", hint=hint)
        if hint
        else slip.advice or _about_notation_of_key(slip),
        repair=_repair_of_word(names, slip) if hint else None,
    )


def _about_notation_of_key(slip: Slip) -> str:
    """A cell or an id that stands as a key, as it is written."""
    from validator.shape.near_notation import key_meant

    meant = key_meant(slip.key) if slip.keyword == SPELLING_OF_KEY else ""
    return tr("did you mean {meant}?", meant=meant) if meant else ""


def _repair_of_word(names: Names, slip: Slip) -> Repair | None:
    """Writes the key or the word that is near; the word unasked where no other is."""
    near, scenario = near_key(slip), names.survey.scenario
    if slip.keyword in ABOUT_KEYS:
        return repair_of(scenario, slip.way, near)
    if not names.has_time():
        return None
    is_sure = only_near(str(slip.value), slip.wanted) == near
    return said_instead(scenario, slip.way, (slip.value, near), near, safe=is_sure)


def near_key(slip: Slip) -> str:
    """The key or the word that is near to a misspelt one."""
    return slip.message.partition(HINT)[2].strip('"?')


def _about_value(names: Names, slip: Slip) -> Finding:
    """What is told of a value that cannot be read, with what was probably meant."""
    is_form_asked = slip.keyword in ("pattern", IN_NO_WAY)
    message, word = _said_by_form(slip) if is_form_asked else (slip.message, slip.word)
    if _is_arms(slip):
        return Finding(
            message=_told_where(slip, message),
            route=slip.way,
            is_about_value=True,
            help=tr('the arms of one river are written under "paths"'),
            repair=repair_of(names.survey.scenario, slip.way, "paths"),
        )
    meant = _meant(names, slip) if names.has_time() else None
    shown = _near_name(names, slip) if meant is None else _as_written(meant)
    if isinstance(meant, int) and shown == slip.value:
        shown = tr("{shown} without quotes", shown=shown)
    has_value = meant is not None
    return Finding(
        message=_told_where(slip, message),
        route=slip.way,
        word=word,
        is_about_value=slip.keyword == "type",
        help=tr("did you mean {shown}?", shown=shown) if shown else "",
        repair=said_instead(names.survey.scenario, slip.way, (slip.value, meant), shown)
        if has_value
        else None,
    )


def _is_arms(slip: Slip) -> bool:
    """Whether several courses of a water stand where there is room for one."""
    if slip.way[:1] != ("waters",) or slip.way[2:] != ("path",) or not isinstance(slip.value, list):
        return False
    return all(isinstance(one, str) and len(one.split()) > 1 for one in slip.value)


def _meant(names: Names, slip: Slip) -> Any:
    from validator.shape.near_notation import meant_by

    meant = meant_by(names, slip.form, slip.value, _in_the_file(names, slip), slip.way)
    return _in_quotes(slip) if meant is None else meant


def _word_meant(names: Names, slip: Slip) -> str:
    """What a word means where it stands: there may be more to it than being spelt alike."""
    from validator.shape.near_notation import word_meant

    return word_meant(names, slip.value, slip.way, slip.wanted) if names.has_time() else ""


def _in_quotes(slip: Slip) -> int | None:
    """The number that stands in quotes where one is needed, also in rules, which have no form."""
    is_number = NUMBER in slip.wanted and isinstance(slip.value, str)
    return int(slip.value) if is_number and _WHOLE.fullmatch(slip.value) else None


def _in_the_file(names: Names, slip: Slip) -> str:
    """A number as the file has it, since 13.10 may be a cell, and is another than 13.1."""
    if not isinstance(slip.value, float):
        return ""
    file = names.survey.file
    return (written_at(file, slip.way) if file is not None else "") or str(slip.value)


def _near_name(names: Names, slip: Slip) -> str:
    near = names.near(slip.value) if isinstance(slip.value, str) else ""
    return near if near != slip.value else ""


def _said_by_form(slip: Slip) -> tuple[str, str]:
    """What the form of a notation says, which knows the very word; else what the schema says."""
    why = why_unfit(slip.form, slip.value) if slip.form is not None else ""
    found = _FIRST_QUOTED.match(why)
    words = slip.value.split() if isinstance(slip.value, str) else []
    is_part = found is not None and len(words) > 1 and found[1] in words
    return why or slip.message, found[1] if found is not None and is_part else slip.word


def _as_written(value: Any) -> str:
    """A value as it is to be written in a file."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return f"[{', '.join(map(_as_written, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key}: {_as_written(inner)}' for key, inner in value.items())}}}"
    if isinstance(value, str) and ("," in value or not may_stand_plain(value, flow=False)):
        return f'"{value}"'
    return str(value)


def _told_where(slip: Slip, message: str) -> str:
    """The sentence with the key it is about, so that it can be read without the file."""
    if slip.keyword == SPELLING_OF_KEY:
        return message
    if slip.keyword == "required" and slip.way:
        return tr("{message} in {map}", message=message, map="/".join(map(str, slip.way)))
    is_bare = slip.keyword in (PAINT, NOT_BELOW)
    names = [name for name in slip.way if isinstance(name, str)] if not is_bare else []
    name = "/".join(names[-2:] if names and names[-1].isdecimal() else names[-1:])
    return message if not name or message.startswith(f"{name}: ") else f"{name}: {message}"
