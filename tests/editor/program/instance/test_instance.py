"""A second start hands its files to the editor that runs, and trusts nobody but its own user."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from editor.program.instance import meeting
from editor.program.instance.coming import Coming
from editor.program.instance.doorway import Doorway
from editor.program.instance.handing_over import handed_over
from editor.program.instance.messages import Wish
from model.bundled import bundled_scenarios
from tests.contracts.house import HERE
from tests.editor.boards import plain
from tests.editor.windows import window_on

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="sockets there are no files")
TUTORIAL = bundled_scenarios()["tutorial"]


@pytest.fixture(autouse=True)
def runtime(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder as a session has it; its path is short, as those of sockets are."""
    folder = Path(os.path.realpath(tmp_path_factory.mktemp("run")))
    folder.chmod(0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))
    return folder


@pytest.fixture
def wishes() -> list[Wish]:
    return []


@pytest.fixture
def first(qtbot: QtBot, wishes: list[Wish]) -> Iterator[Doorway]:
    """The editor that runs."""
    door = Doorway([])
    door.open(wishes.append)
    yield door
    door.close()


def second(*files: str, version: str = "", patience: float = 20) -> "subprocess.Popen[str]":
    """Another start, as a process of its own; it says whether the files were taken."""
    code = (
        "import sys; from editor.program.instance import handing_over as h\n"
        f"h.__version__ = {version!r} or h.__version__\n"
        f"print(h.handed_over(sys.argv[1:], {patience}))"
    )
    command = [sys.executable, "-c", code, *files]
    return subprocess.Popen(command, cwd=HERE, stdout=subprocess.PIPE, encoding="utf-8")


def said_by(qtbot: QtBot, process: "subprocess.Popen[str]") -> str:
    qtbot.waitUntil(lambda: process.poll() is not None, timeout=30_000)
    return process.communicate()[0].strip()


def test_a_second_start_hands_its_files_over(
    qtbot: QtBot, first: Doorway, wishes: list[Wish]
) -> None:
    assert not first.is_done
    names = ("/maps/a.milepost.yaml", "/maps/日本 b.milepost.yaml")
    assert said_by(qtbot, second(*names)) == "True"
    qtbot.waitUntil(lambda: bool(wishes))
    assert [wish.files for wish in wishes] == [names]


def test_another_version_has_a_window_of_its_own(
    qtbot: QtBot, first: Doorway, wishes: list[Wish]
) -> None:
    assert said_by(qtbot, second("/a", version="9.9.9")) == "False"
    assert wishes == []


def test_one_that_hangs_is_left_alone_and_opens_nothing_later(
    qtbot: QtBot, first: Doorway, wishes: list[Wish]
) -> None:
    hanging = second("/a", patience=0.3)
    assert hanging.communicate()[0].strip() == "False"  # all the while nothing here was answered
    qtbot.wait(50)
    assert wishes == []
    assert said_by(qtbot, second("/b")) == "True"


def test_one_that_is_still_starting_is_waited_for(qtbot: QtBot, wishes: list[Wish]) -> None:
    door = Doorway([])  # it has begun, and does not listen yet
    waiting = second("/a", patience=20)
    qtbot.wait(1500)
    assert waiting.poll() is None
    door.open(wishes.append)
    assert said_by(qtbot, waiting) == "True"
    qtbot.waitUntil(lambda: bool(wishes))
    door.close()


def test_whoever_is_first_is_alone_and_whoever_wants_to_be_is(first: Doorway) -> None:
    own = Doorway([Path("/a")], is_own=True)
    assert not own.is_done
    own.open(lambda _: None)
    assert "socket" in (meeting.running() or {})
    own.close()
    assert "socket" in (meeting.running() or {})


def test_what_a_crash_left_behind_is_taken_over(
    qtbot: QtBot, wishes: list[Wish], runtime: Path
) -> None:
    code = (
        "import os, sys; from PySide6.QtCore import QCoreApplication\n"
        "from editor.program.instance.doorway import Doorway\n"
        "application, door = QCoreApplication([]), Doorway([]); door.open(print)\n"
        "os.kill(os.getpid(), 9)"
    )
    killed = subprocess.run([sys.executable, "-c", code], cwd=HERE, check=False)
    assert killed.returncode == -signal.SIGKILL
    (left,) = (runtime / "milepost").iterdir()
    assert not handed_over([], 5)
    door = Doorway([])
    door.open(wishes.append)
    assert list((runtime / "milepost").iterdir()) == [left]
    assert said_by(qtbot, second("/a")) == "True"
    door.close()
    assert not left.exists()
    assert meeting.running() is None


def talk(qtbot: QtBot, said: bytes) -> bytes:
    """What a stranger who found the socket is answered before the door is shut."""
    running = meeting.running() or {}
    socket, heard = QLocalSocket(), bytearray()
    socket.readyRead.connect(lambda: heard.extend(socket.readAll().data()))
    socket.connectToServer(running["socket"])
    qtbot.waitUntil(lambda: b"\n" in heard)
    socket.write(said)
    qtbot.waitUntil(
        lambda: socket.state() == QLocalSocket.LocalSocketState.UnconnectedState, timeout=10_000
    )
    return bytes(heard.partition(b"\n")[2])


@pytest.mark.parametrize(
    "said",
    [
        b"hello\n",
        b'{"token": "?", "files": ["/a"], "activation": ""}\n',
        b"\xff" * 70_000,
        b"[" * 65_000 + b"\n",
        b"\n",
    ],
)
def test_strangers_are_sent_away_without_a_word(
    qtbot: QtBot, first: Doorway, wishes: list[Wish], said: bytes
) -> None:
    assert talk(qtbot, said) == b""
    assert wishes == []
    assert said_by(qtbot, second("/a")) == "True"


def test_whoever_says_nothing_is_sent_away_in_time(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, first: Doorway
) -> None:
    monkeypatch.setattr("editor.program.instance.listening.PATIENCE_MS", 20)
    assert talk(qtbot, b'{"token"') == b""


def test_a_crowd_does_not_keep_the_user_out(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, first: Doorway, wishes: list[Wish]
) -> None:
    monkeypatch.setattr("editor.program.instance.listening.PATIENCE_MS", 200)
    name = (meeting.running() or {})["socket"]
    crowd = [QLocalSocket() for _ in range(20)]
    for one in crowd:
        one.connectToServer(name)
    away = QLocalSocket.LocalSocketState.UnconnectedState
    qtbot.waitUntil(lambda: all(one.state() == away for one in crowd), timeout=10_000)
    assert said_by(qtbot, second("/a")) == "True"


@pytest.fixture
def no_lock_is_kept(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    def told(name: str) -> None:
        monkeypatch.setattr(
            "editor.program.instance.handing_over.running", lambda: {"socket": name, "token": "t"}
        )

    return told


def test_a_socket_in_an_open_folder_is_not_trusted(
    tmp_path: Path, no_lock_is_kept: Callable[[str], None]
) -> None:
    public = tmp_path / "public"
    public.mkdir()
    public.chmod(0o777)
    (public / "x.socket").touch()
    no_lock_is_kept(str(public / "x.socket"))
    assert not meeting.is_trusted(str(public / "x.socket"))
    assert not handed_over(["/a"], 1)


def test_the_socket_of_another_user_is_not_trusted(
    first: Doorway, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = (meeting.running() or {})["socket"]
    assert meeting.is_trusted(name)
    monkeypatch.setattr(meeting, "_me", lambda: os.getuid() + 1)
    assert not meeting.is_trusted(name)
    assert meeting.running() is None
    assert not handed_over(["/a"], 1)


def test_a_link_in_the_place_of_the_folder_is_no_folder_of_ours(
    runtime: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    beside = runtime / "t"
    beside.mkdir()
    (runtime / "milepost").symlink_to(beside)
    monkeypatch.setattr(meeting, "gettempdir", lambda: str(beside))
    assert meeting.socket_name(meeting.lock_path()).startswith(str(beside / "milepost-"))
    (beside / f"milepost-{os.getuid()}").chmod(0o755)
    assert meeting.socket_name(meeting.lock_path()) == ""
    door = Doorway([])
    door.open(lambda _: None)  # a start without a doorway is a start all the same
    door.close()


def test_each_display_and_each_data_folder_has_its_own(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    found = set()
    for variable in ("DISPLAY", "WAYLAND_DISPLAY", "MILEPOST_SYSTEMS", "MILEPOST_DATA"):
        monkeypatch.setenv(variable, str(tmp_path / variable))
        found.add(meeting.socket_name(meeting.lock_path()))
    assert len(found) == 4


def test_files_come_to_the_window_and_to_the_tab_that_has_them(qtbot: QtBot) -> None:
    application = QCoreApplication.instance()
    assert application is not None
    coming = Coming(application)
    window = window_on(qtbot, plain())
    coming.take(Wish((str(TUTORIAL),)))
    assert len(window.canvases) == 1
    coming.go_to(window)  # what came before waited
    assert [str(desk.document.path or "") for desk in window.canvases] == ["", str(TUTORIAL)]
    window.tabs.setCurrentIndex(0)
    window.showMinimized()
    coming.take(Wish((str(TUTORIAL),), "a-leave"))
    assert os.environ.pop("XDG_ACTIVATION_TOKEN") == "a-leave"
    assert (len(window.canvases), window.tabs.currentIndex()) == (2, 1)
    assert not window.isMinimized()
    coming.deleteLater()


def test_files_that_the_system_wants_opened_are_opened(qtbot: QtBot) -> None:
    application = QCoreApplication.instance()
    assert application is not None
    coming = Coming(application)
    window = window_on(qtbot)
    coming.go_to(window)
    event = QFileOpenEvent(QUrl.fromLocalFile(str(TUTORIAL)))
    QCoreApplication.sendEvent(application, event)
    assert [desk.document.path for desk in window.canvases] == [TUTORIAL]
    QCoreApplication.sendEvent(application, QFileOpenEvent(QUrl("https://example.org/a.yaml")))
    assert len(window.canvases) == 1
    coming.deleteLater()


def test_the_whole_program_takes_a_file_and_ends_when_it_is_asked_to(
    qtbot: QtBot, tmp_path: Path, data: Path
) -> None:
    """Two real starts: the second comes back at once, and the first has both maps open."""
    started = [sys.executable, "-m", "milepost", "edit"]
    own = tmp_path / "own.milepost.yaml"
    own.write_bytes(TUTORIAL.read_bytes())
    running = subprocess.Popen(
        [*started, "tutorial"], cwd=HERE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        qtbot.waitUntil(lambda: "socket" in (meeting.running() or {}), timeout=60_000)
        again = subprocess.run(
            [*started, own.name],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(HERE)},
            capture_output=True,
            encoding="utf-8",
            timeout=60,
            check=False,
        )
        assert again.stdout.startswith("opened own.milepost.yaml in the Milepost that runs already")
        qtbot.waitUntil((data / "settings.json").is_file, timeout=60_000)
        running.send_signal(signal.SIGTERM)
        assert running.wait(60) == 0
    finally:
        running.kill()
        running.wait()
    recent = json.loads((data / "settings.json").read_text())["values"]["recent"]
    assert [Path(name).name for name in recent] == ["own.milepost.yaml"]
