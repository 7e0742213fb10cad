"""Reports read back: what each format says about findings, as the programs would see it."""

import json
import re
from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import unquote
from xml.etree import ElementTree as ET


class Fact(NamedTuple):
    """What every format must say of a finding."""

    file: str
    line: int
    column: int
    code: str
    severity: str


def _text(text: str) -> list[Fact]:
    pattern = re.compile(
        r"^(error|warning|info)\[([A-Z]{3}\d{3})\] [^\n]*\n(?:  [^\n]*\n)*? *--> (.*):(\d+):(\d+)$",
        re.MULTILINE,
    )
    return [Fact(m[3], int(m[4]), int(m[5]), m[2], m[1]) for m in pattern.finditer(text)]


def _concise(text: str) -> list[Fact]:
    pattern = re.compile(
        r"^(.*?):(\d+):(\d+): (error|warning|info)\[([A-Z]{3}\d{3})\] ", re.MULTILINE
    )
    return [Fact(m[1], int(m[2]), int(m[3]), m[5], m[4]) for m in pattern.finditer(text)]


def _json_finding(one: dict[str, Any]) -> Fact:
    return Fact(one["file"], one["line"], one["column"], one["code"], one["severity"])


def _json(text: str) -> list[Fact]:
    return [_json_finding(one) for one in json.loads(text)["findings"] if "allowed" not in one]


def _jsonl(text: str) -> list[Fact]:
    found = map(json.loads, text.splitlines())
    return [_json_finding(one) for one in found if "allowed" not in one]


LEVELS = {"error": "error", "warning": "warning", "note": "info", "notice": "info"}


def _sarif(text: str) -> list[Fact]:
    (run,) = json.loads(text)["runs"]
    facts = []
    for one in run["results"]:
        if one.get("suppressions"):
            continue
        place = one["locations"][0]["physicalLocation"]
        uri = unquote(place["artifactLocation"]["uri"], errors="surrogateescape")
        region = place["region"]
        assert run["tool"]["driver"]["rules"][one["ruleIndex"]]["id"] == one["ruleId"]
        facts.append(
            Fact(
                uri.removeprefix("file://"),
                region["startLine"],
                region["startColumn"],
                one["ruleId"],
                LEVELS[one["level"]],
            )
        )
    return facts


class Annotation(NamedTuple):
    """A command of GitHub Actions, as its runner reads it."""

    command: str
    properties: dict[str, str]
    message: str


def annotations(text: str) -> list[Annotation]:
    """Every command in what a step printed; a line that is none breaks the test."""
    found = []
    for line in text.split("\n")[:-1]:
        match = re.fullmatch(r"::([a-z]+) ([^:]*)::(.*)", line)
        assert match, line
        pairs = [pair.partition("=") for pair in match[2].split(",")]
        properties = {key: _unescaped(value, ":,") for key, _, value in pairs}
        assert len(properties) == len(pairs)
        found.append(Annotation(match[1], properties, _unescaped(match[3])))
    return found


def _unescaped(text: str, more: str = "") -> str:
    for sign in f"\r\n{more}%":
        text = text.replace(f"%{ord(sign):02X}", sign)
    return text


def _github(text: str) -> list[Fact]:
    return [
        Fact(
            one.properties["file"],
            int(one.properties["line"]),
            int(one.properties["col"]),
            one.properties["title"].split(" ")[0],
            LEVELS[one.command],
        )
        for one in annotations(text)
        if "line" in one.properties
    ]


def _gitlab(text: str) -> list[Fact]:
    levels = {"critical": "error", "minor": "warning", "info": "info"}
    return [
        Fact(
            one["location"]["path"],
            one["location"]["positions"]["begin"]["line"],
            one["location"]["positions"]["begin"]["column"],
            one["check_name"],
            levels[one["severity"]],
        )
        for one in json.loads(text)
    ]


def _junit(text: str) -> list[Fact]:
    facts = []
    for suite in ET.fromstring(text.encode()):
        for case in suite.iter("testcase"):
            code, file = case.attrib["name"].partition(" ")[0], case.attrib["classname"]
            for said in case:
                place = (said.text or "").removeprefix(f"{file}:")
                match = re.match(r"(\d+):(\d+): (\w+): ", place)
                if match:
                    facts.append(Fact(file, int(match[1]), int(match[2]), code, match[3]))
    return facts


def _markdown(text: str) -> list[Fact]:
    pattern = re.compile(
        r"^\| (error|warning|info) \| (\w{6}) [\w-]* \| (.*?):(\d+):(\d+) \| ", re.MULTILINE
    )
    unescaped = re.compile(r"\\([^\w\s])")
    return [
        Fact(unescaped.sub(r"\1", m[3]), int(m[4]), int(m[5]), m[2], m[1])
        for m in pattern.finditer(text)
    ]


READERS: dict[str, Callable[[str], list[Fact]]] = {
    "text": _text,
    "concise": _concise,
    "json": _json,
    "jsonl": _jsonl,
    "sarif": _sarif,
    "github": _github,
    "gitlab": _gitlab,
    "junit": _junit,
    "markdown": _markdown,
}
