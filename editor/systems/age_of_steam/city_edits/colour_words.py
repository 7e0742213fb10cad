"""Colours of cities in words, and what somebody means who types such words."""

from typing import Any

from editor.widgets.forms.choices import title_of
from editor.words import tr
from model.forms.form import DoesNotFit
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.things.colours import Colours

WHOLE = ("all", "none", "random")


def colours_in_words(scenario: Scenario, colours: Colours) -> str:
    """Colours as a designer says them."""
    names = ", ".join(title_of(scenario, "goods", name).lower() for name in colours.named)
    match colours.kind:
        case "all":
            return tr("every colour")
        case "except":
            return tr("every colour but {colours}").format(colours=names)
        case "random":
            return tr("a colour drawn before the game")
    return names or tr("no colour")


def colours_said(scenario: Scenario, typed: str) -> Any:
    """What a file says for typed words: names with commas, all, none, random, or all but some."""
    text = typed.strip().casefold()
    for kind, word in (("all", "all"), ("listed", "none"), ("random", "random")):
        if text in (word, colours_in_words(scenario, Colours(kind)).casefold()):  # type: ignore[arg-type]
            return word
    for begin in (tr("every colour but {colours}").format(colours="").casefold(), "all but "):
        if text.startswith(begin):
            return {"except": _ids(scenario, text.removeprefix(begin))}
    return _ids(scenario, text) or "none"


def _ids(scenario: Scenario, text: str) -> list[str]:
    return [_id(scenario, name) for part in text.split(",") if (name := part.strip())]


def _id(scenario: Scenario, name: str) -> str:
    for key in scenario.goods:
        if name in (key, title_of(scenario, "goods", key).casefold()):
            return key
    raise DoesNotFit(tr("There is no good {name}.").format(name=name))
