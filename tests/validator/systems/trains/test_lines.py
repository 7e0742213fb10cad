"""What is wrong with a Trains file is told at the line where somebody wrote it."""

from collections.abc import Callable

import pytest

from model.bundled import bundled_scenarios
from model.files.scenario_files import read_text
from validator.running.run import examine

HERE = "#<<"
"""Behind the line on which the finding is to stand."""
PRESET = "rules: {preset: trains}\n"
BAY = bundled_scenarios()["lantern-bay"].read_text(encoding="utf-8")
SEVEN = "amusement-park conductor-area garage landfill mail-train passing-station signals".split()
KIT = "kits:\n- id: own\n  name: Own\n  cards:\n" + "".join(f"  - {one}\n" for one in SEVEN)
CARD = "cards:\n- id: night\n  name: Night\n  cost: 4\n  value: 1\n  categories: [action]\n"
PARTS = f"{CARD}  effects:\n"
SEATS = 'position:\n  seats:\n  - markers: "4,2 4,3"\n'

Slip = Callable[[str], str]


def at_end(text: str) -> Slip:
    return lambda bay: bay + text


def in_rules(text: str) -> Slip:
    return lambda bay: bay.replace(PRESET, "rules:\n  preset: trains\n" + text)


def instead(old: str, new: str) -> Slip:
    return lambda bay: bay.replace(old, new)


SLIPS: list[tuple[str, str, Slip]] = [
    ("TRN-CHK-01", "MAP301", instead('at: "2,4"}', f'at: "2,1"}} {HERE}')),
    ("TRN-CHK-02", "MAP302",
     instead('mountain, r: river, "~": sea}', f'moutain, r: river, "~": sea}} {HERE}')),
    ("TRN-CHK-06", "MAP304", instead('"2,6 3,6"]', f'"2,6 3,6", "6,4 7,4"] {HERE}')),
    ("TRN-CHK-13", "REF011", at_end(f"{KIT}  - night-train {HERE}\n")),
    ("TRN-CHK-15", "DCK301", at_end(f"cards:\n- id: night {HERE}\n  effects: [{{draw: 2}}]\n")),
    ("TRN-CHK-16", "SCH001", at_end(f"{PARTS}  - draw: 1\n  - telport: 2 {HERE}\n")),
    ("TRN-CHK-17", "DCK302",
     at_end(f"{PARTS}  - discard: any\n  - draw: 1\n  - coin_per_discarded: 1 {HERE}\n")),
    ("TRN-CHK-21", "DCK306", in_rules(f"  hand: 12 {HERE}\n")),
    ("TRN-CHK-21", "DCK306", in_rules(f"  start:\n    deck:\n      normal-train: 9 {HERE}\n")),
    ("TRN-CHK-22", "DCK307",
     in_rules(f"  supply:\n    always:\n      rail-laying: 19 {HERE}\n")),
    ("TRN-CHK-23", "DCK308", at_end(f"{KIT}  - express-train {HERE}\n")),
    ("TRN-CHK-25", "DCK310",
     at_end(KIT.replace("id: own", f"id: own {HERE}").replace("landfill", "tunnel")
            + "  - viaduct\n")),
    ("TRN-CHK-27", "DCK311",
     at_end(KIT.replace("- mail-train", f"- stationmaster-office {HERE}")
            .replace("amusement-park", "collaboration").replace("conductor-area", "tunnel")
            .replace("garage", "viaduct").replace("landfill", "steel-bridge")
            .replace("passing-station", "underground-digging").replace("signals", "two")
            + "cards:\n- {id: two, name: Two, cost: 4, value: 2, categories: [train]}\n")),
    ("TRN-CHK-34", "RUL314",
     at_end(f'{SEATS}  - markers: "4,1"\n    deck: [{"waste, " * 9}waste] {HERE}\n')),
    ("TRN-CHK-36", "RUL006", instead("{min: 2, max: 4}", f"{{min: 5, max: 4}} {HERE}")),
    ("TRN-CHK-36", "RUL315", at_end(SEATS + "  - {}\n" * 3 + f"  - points: 1 {HERE}\n")),
    ("TRN-CHK-37", "RUL303", in_rules(f"  scoring:\n    stations: [0, 2] {HERE}\n")),
    ("TRN-CHK-39", "RUL312",
     at_end(f"position:\n  seats:\n  - {{}}\n  - hand: [{'waste, ' * 71}waste] {HERE}\n")),
    ("TRN-CHK-40", "RUL310", at_end(f'{SEATS}  - markers: "0,2 6,2" {HERE}\n')),
    ("TRN-CHK-41", "RUL310", at_end(f'{SEATS}  - markers: "7,4" {HERE}\n')),
    ("TRN-CHK-41", "RUL311",
     at_end(f"position:\n  stations:\n    lantern: 3\n    ashmoor: 2 {HERE}\n")),
]  # fmt: skip


@pytest.mark.parametrize(
    ("code", "slip"),
    [
        pytest.param(code, slip, marks=pytest.mark.rule(held), id=f"{held}-{code}-{number}")
        for number, (held, code, slip) in enumerate(SLIPS)
    ],
)
def test_a_slip_is_told_at_its_line(code: str, slip: Slip) -> None:
    text = slip(BAY)
    lines = [number for number, line in enumerate(text.splitlines(), 1) if HERE in line]
    assert len(lines) == 1
    found = [(one.finding.code, one.span.line) for one in examine(read_text(text))]
    assert (code, lines[0]) in found


def test_the_bay_itself_is_fine() -> None:
    assert examine(read_text(BAY)) == []


def test_more_players_at_least_than_at_most_break_no_check() -> None:
    found = examine(read_text(BAY.replace("{min: 2, max: 4}", "{min: 9, max: 1}")))
    codes = {one.finding.code for one in found}
    assert "RUL006" in codes
    assert "INT001" not in codes
