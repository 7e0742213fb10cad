"""Where on the globe a map lies, read again from the scenery beside it."""

import json
from pathlib import Path

from model.bounded_files import read_file
from model.files.scenario_files import beside
from model.imports.geo.globe.globe import KEY, Globe, globe_from
from model.scenario.scenario import Scenario
from model.unreadable import Unreadable


def globe_of(scenario: Scenario, folder: Path) -> Globe | None:
    """What the scenery of a scenario says; None where there is none, or where it says nothing."""
    path = beside(folder, scenario.scenery, ".geojson") if scenario.scenery else None
    if path is None:
        return None
    try:
        data = json.loads(read_file(path))
    except (Unreadable, ValueError, RecursionError):
        return None
    return globe_from(data.get(KEY)) if isinstance(data, dict) else None
