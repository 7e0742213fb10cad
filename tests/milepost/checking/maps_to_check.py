"""Maps for the tests of `milepost validate`: clean, with slips of every weight, and unreadable."""

from pathlib import Path

from tests.validator.examples import tutorial_folder

ENDING = ".milepost.yaml"
LAYER = "format: 1\nid: {name}\nextends: clean.milepost.yaml\n"
SLIPS = {
    # Two mileposts that no track can reach: warnings.
    "warning": 'board: {paint: {"15,12": clear, "15,10": clear}}\n',
    "allowing": 'board: {paint: {"15,12": clear}}\n'
    'allow:\n- {code: MAP014, place: "15,12", reason: An island.}\n',
    # An error that no repair mends.
    "error": "demands:\n  1: [nowhere coal 8, belogor wool 10, belogor fish 17]\n",
}
BYTES = {
    "syntax": b"format: 1\nid: [\n",
    "latin": "format: 1\nid: caf\u00e9\n".encode("latin-1"),
    "other": b"- just\n- a list\n",
}


def write_maps(folder: Path) -> None:
    """Writes all of them into a folder, with a clean map and one that is too large."""
    text = (tutorial_folder() / "tutorial.milepost.yaml").read_bytes()
    (folder / f"clean{ENDING}").write_bytes(text)
    for name, slip in SLIPS.items():
        (folder / f"{name}{ENDING}").write_text(LAYER.format(name=name) + slip, encoding="utf-8")
    misspelt = text.replace(b"\ntitle:", b"\ntitel:", 1)
    (folder / f"fixable{ENDING}").write_bytes(misspelt)
    for name, data in BYTES.items():
        (folder / f"{name}{ENDING}").write_bytes(data)
    (folder / f"huge{ENDING}").write_bytes(b"#" * (4 * 1024 * 1024 + 1))
    (folder / f"folder{ENDING}").mkdir()
    (folder / "empty").mkdir()
    (folder / "good").mkdir()
    (folder / f"good/clean{ENDING}").write_bytes(text)
