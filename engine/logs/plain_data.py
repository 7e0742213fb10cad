"""A log as plain data, by schemas/log.schema.json, and back."""

from typing import Any

from engine.logs.game_log import FORMAT, GameLog, Header, Record, SeatEntry
from engine.protocol import Chance
from model.bounded_files import json_of
from model.collection import Things
from model.unreadable import Unreadable


def log_to_plain(log: GameLog) -> dict[str, Any]:
    """The plain data of a log; what is empty is left out."""
    return {
        "header": _header_out(log.header),
        **({"setup": _chance_out(log.setup)} if log.setup else {}),
        "records": [_record_out(record) for record in log.records],
    }


def _header_out(header: Header) -> dict[str, Any]:
    plain: dict[str, Any] = {"format": FORMAT, "scenario": header.scenario}
    if header.file:
        plain["file"] = header.file
    plain["scenario_hash"] = header.scenario_hash
    if header.parts:
        plain["parts"] = dict(header.parts)
    plain |= {"system": header.system, "rules_version": header.rules_version, "seed": header.seed}
    plain["seats"] = [
        {"name": seat.name, **({"bot": seat.bot} if seat.bot else {})} for seat in header.seats
    ]
    if header.variants:
        plain["variants"] = list(header.variants)
    return plain


def _chance_out(chance: tuple[Chance, ...]) -> list[dict[str, str]]:
    return [{"of": one.of, "result": one.result} for one in chance]


def _record_out(record: Record) -> dict[str, Any]:
    plain: dict[str, Any] = {"remarks": list(record.remarks)} if record.remarks else {}
    if record.seat is not None:
        plain["seat"] = record.seat + 1
    plain["action"] = record.action
    if record.chance:
        plain["chance"] = _chance_out(record.chance)
    if record.state:
        plain["state"] = record.state
    return plain


# -- and back


def read_log_json(text: str, name: str = "log") -> GameLog:
    """The log that a JSON text says; Unreadable tells what does not fit the schema."""
    try:
        plain = json_of(text)
    except ValueError as trouble:
        line, column = getattr(trouble, "lineno", 1), getattr(trouble, "colno", 1)
        raise Unreadable("this is not JSON", name, line, column) from None
    except RecursionError:
        raise Unreadable("this JSON is nested too deeply", name) from None
    _refuse_misfits(plain, name)
    return log_from_plain(plain)


def _refuse_misfits(plain: Any, name: str) -> None:
    from model.schema.plain_checking import misfits
    from model.schema.schema_files import self_contained
    from model.schema.sentences import told

    try:
        trouble = next(misfits(plain, self_contained("log")), None)
    except UnicodeEncodeError:
        raise Unreadable("this JSON says half of a character somewhere", name) from None
    if trouble is not None:
        where = "/".join(map(str, trouble.route)) or "the log"
        raise Unreadable(f"{where} does not fit: {next(told(trouble)).message[:200]}", name)


def log_from_plain(plain: dict[str, Any]) -> GameLog:
    """The log that plain data says, which fits the schema."""
    head = plain["header"]
    header = Header(
        scenario=head["scenario"],
        scenario_hash=head["scenario_hash"],
        system=head["system"],
        rules_version=int(head["rules_version"]),
        seed=int(head["seed"]),
        seats=tuple(SeatEntry(seat["name"], seat.get("bot", "")) for seat in head["seats"]),
        file=head.get("file", ""),
        parts=Things(head.get("parts", {})),
        variants=tuple(head.get("variants", ())),
    )
    records = tuple(
        Record(
            one["action"],
            _chance_in(one.get("chance", ())),
            one.get("state", ""),
            tuple(one.get("remarks", ())),
            number,
            int(one["seat"]) - 1 if "seat" in one else None,
        )
        for number, one in enumerate(plain["records"], 1)
    )
    return GameLog(header, _chance_in(plain.get("setup", ())), records)


def _chance_in(plain: Any) -> tuple[Chance, ...]:
    return tuple(Chance(one["of"], one["result"]) for one in plain)
