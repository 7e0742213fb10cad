"""Milepost never uses the network, and no test can."""

import socket
from pathlib import Path

import pytest

from tests.contracts.house import HERE, imports_of, is_or_is_in, modules, place

NETWORK = [
    "aiohttp",
    "ftplib",
    "http",
    "httpx",
    "imaplib",
    "poplib",
    "PySide6.QtNetwork",
    "requests",
    "smtplib",
    "socket",
    "socketserver",
    "ssl",
    "urllib.request",
    "urllib3",
    "xmlrpc",
]


ON_THIS_MACHINE = {
    "editor/program/instance/handing_over.py": {"PySide6.QtNetwork.QLocalSocket"},
    "editor/program/instance/listening.py": {
        "PySide6.QtNetwork.QLocalServer",
        "PySide6.QtNetwork.QLocalSocket",
    },
}
"""Sockets that are files, or pipes of Windows: they lead from program to program, and nowhere."""


def what_reaches_the_network(file: Path) -> set[str]:
    names = imports_of(file)
    local = ON_THIS_MACHINE.get(file.relative_to(HERE).as_posix(), set()) if is_ours(file) else ()
    if local:
        names = names - local - {"PySide6.QtNetwork"}
    return {module for module in NETWORK if any(is_or_is_in(name, module) for name in names)}


def is_ours(file: Path) -> bool:
    return file.is_relative_to(HERE)


def test_no_room_imports_what_reaches_the_network() -> None:
    found = {place(file): what_reaches_the_network(file) for file in modules()}
    assert {file: names for file, names in found.items() if names} == {}


def test_an_import_that_reaches_the_network_is_seen(tmp_path: Path) -> None:
    file = tmp_path / "breach.py"
    file.write_text("def late():\n    from urllib import request\n", encoding="utf-8")
    assert what_reaches_the_network(file) == {"urllib.request"}


def test_only_sockets_of_this_machine_are_taken_from_the_library_of_the_network() -> None:
    for place_of, allowed in ON_THIS_MACHINE.items():
        names = imports_of(HERE / place_of)
        assert {name for name in names if name.startswith("PySide6.QtNetwork.")} == allowed


@pytest.mark.parametrize("connect", ["connect", "connect_ex"])
def test_a_test_cannot_connect_to_another_machine(connect: str) -> None:
    with socket.socket() as line, pytest.raises(RuntimeError, match="tried to reach"):
        getattr(line, connect)(("192.0.2.1", 80))


def test_a_test_cannot_send_to_another_machine() -> None:
    with (
        socket.socket(type=socket.SOCK_DGRAM) as line,
        pytest.raises(RuntimeError, match="tried to reach"),
    ):
        line.sendto(b"hello", ("192.0.2.1", 9))


def test_a_test_may_talk_to_itself() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server, socket.socket() as line:
        line.connect(server.getsockname())
