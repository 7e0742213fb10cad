"""Names in events, trains and positions that are not defined."""

from collections.abc import Iterator

from validator.check import check
from validator.finding import ERROR, Finding
from validator.survey.reference_words import NAMING
from validator.systems.crayon.survey.survey import CrayonSurvey

_HOLDS = ("VAL-CRY-03",)


@check(
    "REF005",
    "unknown-water",
    ERROR,
    reads=NAMING,
    targets=("waters",),
    holds=("VAL-CRY-03", "VAL-CRY-53"),
)
def unknown_water(survey: CrayonSurvey) -> Iterator[Finding]:
    """An event names a river or lake that is not defined.

    Why: the flood takes no bridge away.
    Repair: name a water by the id that it has under `waters`, or define it.

    Bad:
        events:
        - {id: spring-flood, effects: [{effect: erase-crossing, waters: [wende]}]}

    Good:
        events:
        - {id: spring-flood, effects: [{effect: erase-crossing, waters: [wend]}]}
    """
    yield from survey.dangling.get("waters", ())


@check("REF007", "unknown-link", ERROR, reads=NAMING, targets=("links",), holds=_HOLDS)
def unknown_link(survey: CrayonSurvey) -> Iterator[Finding]:
    """An event or a position names a container link that is not defined.

    Why: the event stops nothing, and nobody can own the link.
    Repair: name a link by the id that it has under `links`, or define it.

    Bad:
        events:
        - {id: dock-strike, effects: [{effect: no-link, links: [coralia-line]}]}

    Good:
        events:
        - {id: dock-strike, effects: [{effect: no-link, links: [koralia-line]}]}
    """
    yield from survey.dangling.get("links", ())


@check("REF008", "unknown-ferry", ERROR, reads=NAMING, targets=("ferries",), holds=_HOLDS)
def unknown_ferry(survey: CrayonSurvey) -> Iterator[Finding]:
    """A position names a ferry that is not defined.

    Why: nobody can be connected to it.
    Repair: name a ferry by the id that it has under `ferries`, or define it.

    Bad:
        position: {seats: [{ferries: [gull-ferry]}, {}]}

    Good:
        title: The valley as it is
    """
    yield from survey.dangling.get("ferries", ())


@check(
    "REF009",
    "unknown-train",
    ERROR,
    reads=NAMING,
    targets=("trains",),
    holds=("VAL-CRY-03", "VAL-CRY-73"),
)
def unknown_train(survey: CrayonSurvey) -> Iterator[Finding]:
    """The rules or a position name a type of train that is not defined.

    Why: nobody can begin with it or exchange a train for it.
    Repair: name a train by the id that it has under `rules: trains`.

    Bad:
        rules: {start: {trains: [freigt]}}

    Good:
        rules: {start: {trains: [freight]}}
    """
    yield from survey.dangling.get("trains", ())


@check("REF010", "unknown-card", ERROR, reads=NAMING, targets=("cards", "events"), holds=_HOLDS)
def unknown_card(survey: CrayonSurvey) -> Iterator[Finding]:
    """A position names a card that is not in the deck.

    Why: the position cannot be set up.
    Repair: name a demand card by its number and an event card by its id.

    Bad:
        position: {deck: [hail-storm]}

    Good:
        title: The valley as it is
    """
    yield from survey.dangling.get("cards", ())
    yield from survey.dangling.get("events", ())
