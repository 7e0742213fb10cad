"""A system that lies in a folder of the user's is in the editor as if it lay in Milepost."""

import os
import subprocess
import sys
from pathlib import Path

FILES = {
    "model/systems/toy_rails/__init__.py": """
from model.systems.system import SystemModel
SYSTEM = SystemModel(name="toy-rails", title="Toy rails", board="hexes", usual_size=(9, 7))
""",
    "editor/systems/toy_rails/__init__.py": "",
    "editor/systems/toy_rails/icons.py": """
from editor.widgets.icons.strokes import dots
ICONS = {"signal": (dots((12, 12, 5)),)}
""",
    "editor/systems/toy_rails/templates.py": """
from editor.new_map.templates import Template
from model.rules.new_scenario import new_scenario
def loop():
    return new_scenario("loop", "toy-rails", "5x4")
TEMPLATES = (Template("toy-loop", "Toy loop", "A small loop", "toy-rails", make=loop),)
""",
    "editor/systems/toy_rails/tools/__init__.py": "",
    "editor/systems/toy_rails/tools/signal.py": """
from editor.desk.tool import Tool
class Signal(Tool):
    NAME, TITLE, KEY = "signal", "Signal", "Y"
""",
    "editor/systems/toy_rails/sheets/__init__.py": "",
    "editor/systems/toy_rails/sheets/towns.py": """
from editor.panels.sheets.sheet import Sheet
class Towns(Sheet):
    NAME, TITLE, SHOWS = "towns", "Towns", "cities"
""",
}
ASKED = """
from editor.desk.toolbox import tools
from editor.new_map.templates import Beginning, begun, templates
from editor.panels.sheets.found_sheets import more_tables, sheets_of
from editor.widgets.icons.book import BOOK
found = {template.name: template for template in templates()}
scenario = begun(found["toy-rails"], Beginning("My toy", found["toy-rails"].usual_size)).scenario
print(*(sheet.NAME for sheet in sheets_of("toy-rails")))
print("cities" in more_tables(scenario), "signal" in BOOK, scenario.board.size.cols)
print(tools()["signal"].fits(scenario), tools()["ferry"].fits(scenario))
loop = begun(found["toy-loop"], Beginning("Round and round")).scenario
print(loop.title, loop.board.size.cols)
"""


def test_its_tools_icons_sheets_and_templates_are_found(tmp_path: Path) -> None:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    around = {**os.environ, "MILEPOST_SYSTEMS": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    ran = subprocess.run(
        [sys.executable, "-c", ASKED], env=around, capture_output=True, text=True, check=True
    )
    assert ran.stdout.splitlines() == [
        "goods supplies towns",
        "False True 9",
        "True False",
        "Round and round 5",
    ]
