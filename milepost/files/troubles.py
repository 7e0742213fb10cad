"""What Milepost could not make sense of in a file: one sentence each, with its place."""

from milepost.terminal.say import clean
from model.files.scenario_files import ScenarioFile
from model.rules.troubles import troubles_in


def troubles_of(file: ScenarioFile) -> list[str]:
    """Everything that is kept but not understood, and what of the rules does not fit the map."""
    found = ((file.place_of(route), text) for route, text in troubles_in(file.scenario))
    name = file.document.name
    return [clean(f"{name}:{place.line}:{place.column}: {text}") for place, text in found]
