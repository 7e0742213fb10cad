"""A journal loses at most the line at which its program died."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.saving.journal import Journal, line_of, read_journal, read_lines

RECORDS = [{"do": {"label": "paint", "n": number}} for number in range(5)]
WHOLE = b"".join(map(line_of, RECORDS))


def test_what_was_written_is_read(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "deep" / "a.journal")
    journal.begin(RECORDS[:2])
    for record in RECORDS[2:]:
        journal.append(record)
    read = read_journal(journal.path)
    journal.close()
    assert list(read.records) == RECORDS
    assert not read.is_torn
    assert not read.is_damaged


@given(st.integers(0, len(WHOLE)))
def test_a_torn_end_loses_only_the_last_line(length: int) -> None:
    read = read_lines(WHOLE[:length])
    whole = WHOLE[:length].count(b"\n")
    assert list(read.records) == RECORDS[:whole]
    assert not read.is_damaged
    assert read.is_torn == (not WHOLE[:length].endswith(b"\n") and length > 0)


@given(st.integers(0, len(WHOLE) - 1), st.integers(1, 255))
def test_a_changed_byte_is_noticed(place: int, by: int) -> None:
    data = bytearray(WHOLE)
    data[place] ^= by
    read = read_lines(bytes(data))
    line = WHOLE[:place].count(b"\n")
    assert list(read.records) == RECORDS[: len(read.records)]
    assert len(read.records) <= max(line, len(RECORDS) - 1)


@given(st.binary(max_size=400))
def test_any_bytes_are_read(data: bytes) -> None:
    read_lines(data)


def test_a_journal_is_begun_anew_at_once_or_not_at_all(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "a.journal")
    journal.begin(RECORDS)
    journal.begin(RECORDS[:1])
    journal.append(RECORDS[1])
    journal.sync()
    assert list(read_journal(journal.path).records) == RECORDS[:2]
    journal.delete()
    assert not journal.path.exists()
    with pytest.raises(OSError, match="closed"):
        journal.append(RECORDS[0])
