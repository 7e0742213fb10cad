"""Every format says the same, fits its official schema, and lets no stranger speak through it."""

import json
import re
from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
import xmlschema
from hypothesis import given, settings
from jsonschema import Draft7Validator
from jsonschema_rs import Draft202012Validator

from milepost.commands.validate import FORMATS
from model.schema.schema import findings_schema
from tests.validator.report_formats.report_reading import READERS, Fact, annotations
from tests.validator.report_formats.report_samples import SLIPS, reports, sample, write_sample
from validator.report_formats import formats, written
from validator.reporting.judgement import Report
from validator.wording.visible import clean

SCHEMAS = Path(__file__).parents[2] / "files/formats"
GITLAB = {
    "type": "array",
    "items": {
        "required": ["description", "check_name", "fingerprint", "severity", "location"],
        "additionalProperties": False,
        "properties": {
            "description": {"type": "string", "minLength": 1},
            "check_name": {"type": "string", "minLength": 1},
            "fingerprint": {"type": "string", "minLength": 1},
            "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
            "location": {
                "required": ["path"],
                "properties": {
                    "path": {"type": "string", "pattern": "^[^.]|^[.][^/]"},
                    "positions": {"required": ["begin"]},
                },
            },
        },
    },
}
"""As the manual of GitLab describes it; there is no schema."""


@cache
def junit_schema() -> xmlschema.XMLSchema:
    return xmlschema.XMLSchema(str(SCHEMAS / "junit-10.xsd"))


@cache
def json_schemas() -> dict[str, Any]:
    sarif = json.loads((SCHEMAS / "sarif-2.1.0.json").read_text(encoding="utf-8"))
    return {
        "sarif": Draft7Validator(sarif),
        "json": Draft202012Validator(findings_schema()),
        "gitlab": Draft202012Validator(GITLAB),
    }


def troubles(name: str, text: str) -> list[str]:
    """What the schema of a format has against a report."""
    if name == "junit":
        return [str(one) for one in junit_schema().iter_errors(text)]
    return [str(one) for one in json_schemas()[name].iter_errors(json.loads(text))]


@pytest.fixture(scope="module")
def judged(tmp_path_factory: pytest.TempPathFactory) -> Report:
    folder = tmp_path_factory.mktemp("sample")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        return sample(folder)


@pytest.fixture
def report(judged: Report, monkeypatch: pytest.MonkeyPatch) -> Report:
    """A report as it was judged once; whoever writes it does so in the folder of its files."""
    assert judged.root is not None
    monkeypatch.chdir(judged.root)
    return judged


def test_the_command_offers_every_format() -> None:
    assert formats() == FORMATS
    assert set(READERS) == set(formats())


def test_all_formats_tell_the_same(report: Report) -> None:
    expected = [
        Fact(file.name, one.span.line, one.span.column, one.code, str(one.severity))
        for file, one in report.told()
    ]
    assert len(expected) > 5
    assert {one.severity for one in expected} >= {"error", "warning"}
    assert {one.file for one in expected} >= set(SLIPS) - {"clean.milepost.yaml"}
    for name in formats():
        assert READERS[name](written(report, name)) == expected, name


@pytest.mark.parametrize("name", ["sarif", "json", "gitlab", "junit"])
def test_a_real_report_fits_its_schema(report: Report, name: str) -> None:
    assert troubles(name, written(report, name)) == []


@pytest.mark.parametrize("name", ["sarif", "json", "gitlab", "junit"])
def test_a_schema_would_see_a_slip(report: Report, name: str) -> None:
    text = written(report, name)
    slips = {
        "sarif": ('"startLine"', '"startline"'),
        "json": ('"severity"', '"level"'),
        "gitlab": ('"critical"', '"grave"'),
        "junit": ("<testcase name=", "<testcase title="),
    }
    assert troubles(name, text.replace(*slips[name])) != []


PAINT = re.compile(r"\x1b\[(?:\d+;)?\d+m")
PRINTED = ("text", "concise", "markdown", "github")


@given(reports())
@settings(max_examples=60)
def test_whatever_strangers_write_every_format_is_sound(report: Report) -> None:
    texts = {name: written(report, name) for name in formats()}
    texts["text"] = PAINT.sub("", texts["text"]) if report.colours else texts["text"]
    for name in ("sarif", "json", "gitlab", "junit"):
        assert troubles(name, texts[name]) == [], name
    says_the_same(report, texts)
    for name in PRINTED:
        commands_nobody(name, texts[name])
    annotations_come_back(report, texts["github"])
    counts_its_cases(texts["junit"])


def says_the_same(report: Report, texts: dict[str, str]) -> None:
    expected = [(told.span[:2], told.code, str(told.severity)) for _, told in report.told()]
    for name, text in texts.items():
        facts = READERS[name](text)
        assert [((f.line, f.column), f.code, f.severity) for f in facts] == expected, name


def commands_nobody(name: str, text: str) -> None:
    """Neither a terminal nor a build server."""
    assert text == "\n".join(map(clean, text.split("\n"))), name
    for line in text.split("\n") if name != "github" else ():
        assert not line.lstrip().startswith("::"), name
        assert "##[" not in line, name
        assert "##vso[" not in line, name


def annotations_come_back(report: Report, text: str) -> None:
    said = [one for one in annotations(text) if "line" in one.properties]
    for (file, told), one in zip(report.told(), said, strict=True):
        assert one.properties["file"] == clean(report.file_name(file.name))
        assert one.message == clean(f"{told.message}; {told.help}" if told.help else told.message)


def counts_its_cases(text: str) -> None:
    root = ET.fromstring(text.encode())
    for suite in [*root, root]:
        for kind, tag in (("tests", "testcase"), ("failures", "failure"), ("errors", "error")):
            assert int(suite.attrib[kind]) == len(list(suite.iter(tag)))


def test_fingerprints_are_unique_and_stay_when_lines_move(
    report: Report, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def marks(text: str) -> Counter[str]:
        return Counter(one["fingerprint"] for one in json.loads(text)["findings"])

    before = marks(written(report, "json"))
    assert max(before.values()) == 1
    from validator.running.validating import Wishes, judge

    monkeypatch.chdir(tmp_path)
    write_sample(tmp_path)
    for name in SLIPS:
        path = tmp_path / name
        path.write_text("# One more line.\n" + path.read_text(encoding="utf-8"), encoding="utf-8")
    moved = Report(tuple(judge(file.name, Wishes()) for file in report.files), root=tmp_path)
    assert marks(written(moved, "json")) == before
    assert [f.line for f in READERS["json"](written(moved, "json"))] != [
        f.line for f in READERS["json"](written(report, "json"))
    ]


def test_sarif_says_where_milepost_is_explained(
    report: Report, monkeypatch: pytest.MonkeyPatch
) -> None:
    versioned = replace(report, version="0.6.0")
    for page, uri in (("", "urn:milepost:0.6.0"), ("https://m.example/", "https://m.example/")):
        monkeypatch.setattr("validator.report_formats.sarif.home_page", lambda page=page: page)
        (run,) = json.loads(written(versioned, "sarif"))["runs"]
        assert run["tool"]["driver"]["informationUri"] == uri


def test_accepted_findings_are_kept_where_a_format_can_say_so(report: Report) -> None:
    found = [one for one in json.loads(written(report, "json"))["findings"] if "allowed" in one]
    assert [(one["code"], one["allowed"]) for one in found] == [("MAP014", "An island.")]
    (run,) = json.loads(written(report, "sarif"))["runs"]
    held = [one["suppressions"] for one in run["results"] if "suppressions" in one]
    assert held == [[{"kind": "inSource", "justification": "An island."}]]
    assert "1 allowed" in written(report, "text")


@pytest.mark.parametrize(
    ("name", "uri"),
    [
        ("/maps/a b.yaml", "a%20b.yaml"),
        ("x:y.yaml", "x%3Ay.yaml"),
        ("../other/a.yaml", "file:///other/a.yaml"),
        ("sub/../a.yaml", "a.yaml"),
        ("b\udcff.yaml", "b%FF.yaml"),
    ],
)
def test_sarif_names_files_from_the_root_or_wholly(name: str, uri: str) -> None:
    from validator.running.validating import judge_failed

    told = judge_failed(name, ValueError())
    (run,) = json.loads(written(Report((told,), root=Path("/maps")), "sarif"))["runs"]
    place = run["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]
    assert place["uri"] == uri
    assert ("uriBaseId" in place) == (not uri.startswith("file:"))
