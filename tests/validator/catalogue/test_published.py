"""The register of codes: what was published keeps its meaning, and what is gone is known."""

from dataclasses import replace

import pytest

from validator.catalogue.published import Register, Retired, read_register, register, register_text
from validator.check import Check, all_checks

CHECKS = all_checks()[:3]
CODES = {check.code: check.name for check in CHECKS}
GONE = Retired(
    "MAP998", "tilted-map", "0.1.0", "0.2.0", "A map was tilted.", "All are.", ("MAP014",)
)
WITH_GONE = Register(CODES, {"MAP998": GONE})


def newer(check: Check) -> Check:
    return replace(check, since="9.0.0")


def test_a_register_that_fits_is_silent() -> None:
    assert Register(CODES).troubles(CHECKS, "9.9.9") == []


def test_a_code_cannot_vanish() -> None:
    assert Register(CODES).troubles(CHECKS[1:], "0.0.1") == [
        f"{CHECKS[0].code} has vanished; retire it"
    ]


def test_a_code_cannot_change_its_name() -> None:
    renamed = replace(CHECKS[0], name="another-name")
    said = Register(CODES).troubles([renamed, *CHECKS[1:]], "0.0.1")
    assert said == [f"{renamed.code} was published as {CHECKS[0].name}, and is another-name now"]


@pytest.mark.parametrize(("code", "name"), [("MAP998", "new-name"), ("MAP997", "tilted-map")])
def test_what_was_retired_is_never_used_again(code: str, name: str) -> None:
    again = newer(replace(CHECKS[0], code=code, name=name))
    said = WITH_GONE.troubles([*CHECKS, again], "1.0.0")
    assert said == [f"{again.code} {again.name} was retired, and must not be used again"]


def test_a_check_is_published_with_its_version_and_not_before() -> None:
    check = newer(replace(CHECKS[0], code="MAP997", name="new-name"))
    assert Register(CODES).troubles([*CHECKS, check], "8.10.0") == []
    assert Register(CODES).troubles([*CHECKS, check], "9.0.0") == [
        "MAP997 is of version 9.0.0; run make codes"
    ]


def test_publishing_adds_and_never_takes_away() -> None:
    after = read_register(register_text(WITH_GONE, CHECKS[:1]))
    assert after == WITH_GONE
    new = newer(replace(CHECKS[0], code="MAP997", name="new-name"))
    assert read_register(register_text(WITH_GONE, [new])).codes == {**CODES, "MAP997": "new-name"}


def test_the_register_is_written_as_make_codes_writes_it() -> None:
    from importlib import resources

    text = resources.files("validator").joinpath("codes.json").read_text(encoding="utf-8")
    assert register_text(register(), ()) == text


@pytest.mark.parametrize("name", ["MAP998", "map998", "tilted-map"])
def test_a_retired_check_is_found_by_code_and_name(name: str) -> None:
    assert WITH_GONE.retired_called(name) is GONE
    assert WITH_GONE.retired_called("MAP997") is None
