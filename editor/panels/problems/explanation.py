"""The page of a check as a panel shows it: the same that `milepost explain` tells."""

from collections.abc import Iterator
from html import escape

from editor.edits.uses import place_called
from editor.panels.problems.listing import kind_called, sentence
from editor.words import tr, trn
from model.scenario.scenario import Scenario
from validator.catalogue.documentation import Page, page_of, usual_help
from validator.check import Check, check_called
from validator.finding import Finding
from validator.reporting.allowing import why_never

WRAPPED = "white-space: pre-wrap"
"""The style of an example whose long lines are broken."""
MOST_PLACES = 8
"""Further places of a finding that are named."""


def page(finding: Finding, scenario: Scenario) -> str:
    """What a finding says, and everything that is known of its kind, as HTML."""
    return "\n".join(_parts(finding, scenario))


def _parts(finding: Finding, scenario: Scenario) -> Iterator[str]:
    yield f"<p><b>{escape(sentence(finding))}</b></p>"
    told = finding.help or usual_help(finding.code)
    if told:
        yield f"<p>{_text(_sentence(told))}</p>"
    yield from (f"<p>{_text(_sentence(one))}</p>" for one in further_places(finding, scenario))
    check = check_called(finding.code)
    if check is not None:
        yield f"<p><b>{escape(finding.code)}: {escape(kind_called(finding.code))}</b></p>"
        yield from _about(check, page_of(check), told)


def further_places(finding: Finding, scenario: Scenario) -> list[str]:
    """Where else it is, in words: those of which the same is said are told at once."""
    told: dict[str, dict[str, None]] = {}
    for other in finding.also:
        told.setdefault(other.text, {})[place_called(scenario, other.route)] = None
    return [_places(text, list(places)) for text, places in list(told.items())[:3]]


def _places(text: str, places: list[str]) -> str:
    named = ", ".join(places[:MOST_PLACES])
    more = len(places) - MOST_PLACES
    if more > 0:
        named += " " + trn("and {n} more", "and {n} more", more)
    return f"{text}: {named}" if text else named


def _about(check: Check, known: Page, told: str) -> Iterator[str]:
    yield f"<p>{_text(known.what)}</p>"
    yield from (f"<p>{_text(part)}</p>" for part in known.more.split("\n\n") if part)
    if known.why:
        yield f"<p><i>{tr('Why:')}</i> {_text(known.why)}</p>"
    if known.repair and known.repair.removesuffix(".") != told:
        yield f"<p><i>{tr('Repair:')}</i> {_text(known.repair)}</p>"
    for title, example in ((tr("Wrong:"), known.bad), (tr("Right:"), known.good)):
        if example:
            yield f"<p><i>{title}</i></p><pre style='{WRAPPED}'>{escape(example.rstrip())}</pre>"
    why = why_never(check)
    if why:
        yield f"<p>{escape(tr('It cannot be allowed: {why}.').format(why=why))}</p>"
    if check.rules:
        yield f"<p>{tr('Rests on')} {escape(', '.join(check.rules))}</p>"


def _text(text: str) -> str:
    """Flowing text, with what stands between backticks as code."""
    pieces = escape(" ".join(text.split())).split("`")
    return "".join(f"<code>{one}</code>" if n % 2 else one for n, one in enumerate(pieces))


def _sentence(text: str) -> str:
    text = text.strip()
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!", ":")) else ".")
