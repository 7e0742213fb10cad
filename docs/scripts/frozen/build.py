"""`make frozen`: builds Milepost as a program that needs no Python, into build/frozen/milepost.

The same on Linux, Windows and macOS; each builds for itself. The first time an environment of its
own is made from .ci/frozen.lock, so that nothing but what is locked there comes into the program.
"""

import subprocess
import sys
import venv
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
LOCK = ROOT / ".ci/frozen.lock"
HOME = ROOT / "build/frozen"
SPEC = Path(__file__).with_name("milepost.spec")


def main() -> int:
    python = environment()
    words = ["-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    places = ["--distpath", str(HOME), "--workpath", str(HOME / "work")]
    built = subprocess.run([str(python), *words, *places, str(SPEC)], cwd=ROOT, check=False)
    if built.returncode:
        return built.returncode
    size = sum(path.stat().st_size for path in (HOME / "milepost").rglob("*") if is_own(path))
    print(f"built {HOME / 'milepost'}: {size / 1e6:.0f} MB")
    return 0


def is_own(path: Path) -> bool:
    """Whether a file takes room of its own: libraries have several names."""
    return path.is_file() and not path.is_symlink()


def environment() -> Path:
    """The Python to build with: what is locked, and nothing else."""
    folder = HOME / "env"
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    mark, wanted = folder / "locked", sha256(LOCK.read_bytes() + sys.version.encode()).hexdigest()
    if not mark.is_file() or mark.read_text(encoding="utf-8") != wanted:
        print("making build/frozen/env from .ci/frozen.lock (once)")
        venv.create(folder, clear=True, with_pip=True)
        locked = ["--require-hashes", "--only-binary=:all:", "-r", str(LOCK)]
        pip = [str(python), "-m", "pip", "install", "-qq", "--no-input", *locked]
        subprocess.run(pip, check=True)
        mark.write_text(wanted, encoding="utf-8")
    return python


if __name__ == "__main__":
    sys.exit(main())
