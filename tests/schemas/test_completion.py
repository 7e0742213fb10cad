"""Text editors complete, explain and check scenario files: tried with yaml-language-server."""

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from model.schema.schema import (
    LAYER_NEEDS,
    log_schema,
    marked_schema,
    preset_schema,
    scenario_schema,
)
from model.schema.schema_files import Schema, meaning
from tests.npm_programs import cache_folder, needs_npm
from tests.schemas.desk import BOARD, HEAD, Desk, desks
from tests.schemas.language_server import (
    LanguageServer,
    OpenFile,
    server_program,
)
from tests.schemas.test_schemas import patterns

pytestmark = [needs_npm, pytest.mark.xdist_group("npm")]

HERE = Path(__file__).parents[2]
SCHEMA = (HERE / "schemas/scenario.schema.json").as_uri()
FIRST_LINE = f"# yaml-language-server: $schema={SCHEMA}\n"
MAP = HEAD + BOARD
LAYER = "format: 1\nid: steep\nextends: ./two-valleys.milepost.yaml\n"
CRAYON = marked_schema("crayon")
DESKS = {desk.place: desk for desk in desks(CRAYON)}


def choices_at(desk: Desk) -> Iterator[tuple[str, list[str]]]:
    """Fields of a mapping that have a closed choice of values."""
    for name, bare in desk.part["properties"].items():
        one = meaning(bare, CRAYON["$defs"])
        if "enum" in one:
            yield name, [str(choice) for choice in one["enum"]]
        elif one.get("type") == "boolean":
            yield name, ["true", "false"]


CHOICES = [(desk, *choice) for desk in DESKS.values() for choice in choices_at(desk)]


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest) -> Iterator[LanguageServer]:
    assert request.config.cache is not None
    with LanguageServer(server_program(cache_folder(request.config.cache))) as running:
        yield running


class Writer:
    """Somebody who writes scenario files in a text editor."""

    def __init__(self, server: LanguageServer, folder: Path) -> None:
        self._server = server
        self._folder = folder
        self._files = 0

    def has_typed(self, text: str) -> OpenFile:
        self._files += 1
        return self._server.open(self._folder / f"{self._files}.milepost.yaml", FIRST_LINE + text)

    def is_offered(self, text: str) -> dict[str, dict[str, Any]]:
        """What is offered at the end of the text, by label."""
        lines = (FIRST_LINE + text).split("\n")
        return self.has_typed(text + "\n").completions((len(lines) - 1, len(lines[-1])))

    def is_told(self, text: str, word: str) -> str:
        """What is explained about the first occurrence of a word."""
        lines = (FIRST_LINE + text).split("\n")
        line = next(number for number, line in enumerate(lines) if word in line and number)
        return self.has_typed(text).hover((line, lines[line].index(word) + 1))

    def is_warned_of(self, text: str) -> list[tuple[str, str]]:
        """The lines that are underlined, and why."""
        lines = (FIRST_LINE + text).split("\n")
        return [(lines[line], why) for line, why in self.has_typed(text).troubles()]


@pytest.fixture
def writer(server: LanguageServer, tmp_path: Path) -> Writer:
    return Writer(server, tmp_path)


def test_there_are_many_places_to_be_helped_at() -> None:
    assert {"cities/-", "board/hexes", "events/-/effects/-/tax", "rules/city/small"} <= DESKS.keys()
    assert {(desk.place, name) for desk, name, _ in CHOICES} >= {
        ("cities/-", "kind"),
        ("events/-/effects/-", "effect"),
        ("rules/win", "check"),
    }


class TestAWriter:
    @pytest.mark.parametrize("place", DESKS)
    def test_is_offered_every_key_with_an_explanation(self, writer: Writer, place: str) -> None:
        desk = DESKS[place]
        offered = writer.is_offered(desk.draft.with_cursor())
        for name, bare in desk.part["properties"].items():
            is_there_already = "const" in bare
            assert is_there_already or offered[name]["documentation"]

    @pytest.mark.parametrize("place", [place for place in DESKS if "required" in DESKS[place].part])
    def test_is_offered_all_needed_keys_at_once(self, writer: Writer, place: str) -> None:
        desk = DESKS[place]
        needed = [n for n in desk.part["required"] if "const" not in desk.part["properties"][n]]
        offered = writer.is_offered(desk.draft.with_cursor()).values()
        snippets = [str(item.get("insertText")) for item in offered]
        assert not needed or any(all(f"{name}:" in text for name in needed) for text in snippets)

    @pytest.mark.parametrize(
        ("desk", "name", "choices"), CHOICES, ids=lambda one: one if isinstance(one, str) else ""
    )
    def test_is_offered_every_choice(
        self, writer: Writer, desk: Desk, name: str, choices: list[str]
    ) -> None:
        assert set(choices) <= writer.is_offered(desk.draft.with_cursor_after(name)).keys()

    def test_is_offered_durations(self, writer: Writer) -> None:
        offered = writer.is_offered(DESKS["events/-"].draft.with_cursor_after("duration"))
        assert {"instant", "1 turn", "2 turns", "until-fulfilled", "permanent"} <= offered.keys()

    def test_is_told_what_a_choice_means(self, writer: Writer) -> None:
        offered = writer.is_offered(DESKS["cities/-"].draft.with_cursor_after("kind"))
        assert "red area" in offered["major"]["documentation"]

    def test_is_offered_the_keys_of_a_layer(self, writer: Writer) -> None:
        assert "cities" in writer.is_offered(LAYER)
        assert "paint" in writer.is_offered(f"{LAYER}board:\n  ")
        assert "removed" in writer.is_offered(f"{LAYER}cities:\n  - ")
        assert "paint" not in writer.is_offered(f"{HEAD}board:\n  kind: hexes\n  ")

    def test_is_told_what_a_key_means(self, writer: Writer) -> None:
        water = "waters:\n- {id: erie, kind: lake, crossable: []}\n"
        told = writer.is_told(MAP + water, "crossable")
        assert "The only edges on which this water can be crossed" in told

    def test_is_told_what_a_rule_means(self, writer: Writer) -> None:
        told = writer.is_told(f"{HEAD}rules:\n  preset: x\n  win: {{majors: 3}}\n", "majors")
        assert "Major cities" in told

    @pytest.mark.parametrize(
        "path", sorted(HERE.glob("scenarios/**/*.milepost.yaml")), ids=lambda path: path.name
    )
    def test_is_not_warned_of_a_good_file(self, writer: Writer, path: Path) -> None:
        text = path.read_text(encoding="utf-8").partition("\n")[2]
        assert writer.is_warned_of(text) == []

    def test_is_not_warned_of_a_good_layer(self, writer: Writer) -> None:
        changes = "cities:\n- {id: aston, removed: true}\nnotes: null\nboard: {paint: {'1,1': _}}\n"
        assert writer.is_warned_of(LAYER + changes) == []

    @pytest.mark.parametrize(
        "path", sorted(HERE.glob("scenarios/systems/*/presets/*.yaml")), ids=lambda path: path.name
    )
    def test_is_helped_with_presets_as_well(
        self, server: LanguageServer, tmp_path: Path, path: Path
    ) -> None:
        schema = (HERE / "schemas/preset.schema.json").as_uri()
        beside = "../../../../schemas/preset.schema.json"
        text = path.read_text(encoding="utf-8").replace(beside, schema)
        assert schema in text
        assert server.open(tmp_path / path.name, text).troubles() == []
        wrong = server.open(
            tmp_path / f"wrong-{path.name}", text.replace("rules:", "rules:\n  x: 1")
        )
        assert [why for _, why in wrong.troubles()] == ["Property x is not allowed."]

    @pytest.mark.parametrize(
        ("text", "line", "why"),
        [
            (f"{MAP}citeis: []\n", "citeis: []", "citeis is not allowed"),
            (f"{MAP}cities:\n- id: a\n  nmae: A\n", "  nmae: A", "nmae is not allowed"),
            (
                f"{MAP}cities:\n- {{id: a, kind: big, name: A}}\n",
                "- {id: a, ",
                "Valid values",
            ),
            (
                f"{MAP}cities:\n- {{id: a, kind: small}}\n",
                "- {id: a, kin",
                'property "name"',
            ),
            (f"{HEAD}board: {{kind: hexes, sze: [1, 1]}}\n", "board: {kind", "sze is not allowed"),
            (f"{MAP}demands: {{one: [a b 1]}}\n", "demands: {one", "one is not allowed"),
            (
                f"{MAP}demands:\n  1: [a b c]\n",
                "  1: [a b c]",
                "does not match the pattern",
            ),
            (MAP.replace("crayon", "trains") + "links: []\n", "links: []", "not accepted"),
            (HEAD, "format: 1", 'Missing property "board"'),
            (LAYER.replace("format: 1\n", ""), "id: steep", f'Missing property "{LAYER_NEEDS[0]}"'),
        ],
    )
    def test_is_warned_at_the_line(self, writer: Writer, text: str, line: str, why: str) -> None:
        found = writer.is_warned_of(text)
        assert [one for one in found if one[0].startswith(line) and why in one[1]], found

    def test_is_warned_of_the_effect_that_was_meant(self, writer: Writer) -> None:
        event = "events:\n- {id: e, name: E, duration: instant, effects: [{effect: bonus}]}\n"
        (found,) = writer.is_warned_of(MAP + event)
        assert found[1] == 'Missing property "amount".'


SAMPLES = ["", "a", "a-b", "1,1", "1,1\n", "12.5,7.0", "1,1 2,1", "4,1s 4,3n", "all", "./x.png"]
SAMPLES += ["x" * 70, "1 turn", "aston wood 9", "#123456", "MAP014", "cities/aston", "é", "1", "_"]
MATCHER = """
const [patterns, samples] = JSON.parse(require("fs").readFileSync(0, "utf8"));
const test = pattern => samples.map(sample => new RegExp(pattern, "u").test(sample));
const rows = patterns.map(test);
console.log(JSON.stringify(rows));
"""


@pytest.mark.parametrize("make", [scenario_schema, preset_schema, log_schema])
def test_javascript_reads_the_patterns_as_we_do(make: Any) -> None:
    schema: Schema = make()
    found = sorted(set(patterns(schema)))
    done = subprocess.run(
        ["node", "-e", MATCHER],
        input=json.dumps([found, SAMPLES]),
        capture_output=True,
        text=True,
        check=True,
    )
    ours = [[re.search(pattern, sample) is not None for sample in SAMPLES] for pattern in found]
    assert json.loads(done.stdout) == ours
    assert any(map(any, ours))
