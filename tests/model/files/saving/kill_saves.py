"""Kill savers in the middle of their work and look at what they leave behind.

A program of its own, so that a small process is forked for every kill:
python kill_saves.py FOLDER KILLS SEED
"""

import json
import os
import random
import signal
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[4]))

from model.files.atomic import write_atomically

VERSIONS = [bytes([letter]) * 300_000 for letter in b"AB"]


def save_forever(path: Path) -> None:
    while True:
        for version in VERSIONS:
            write_atomically(path, version)


def kill_one_saver(path: Path, patience: float) -> None:
    saver = os.fork()
    if saver == 0:
        try:
            save_forever(path)
        finally:
            os._exit(1)
    time.sleep(patience)
    os.kill(saver, signal.SIGKILL)
    _, status = os.waitpid(saver, 0)
    if os.WIFEXITED(status):
        raise SystemExit("a saver ended by itself")


def strays(folder: Path) -> int:
    return sum(path.name.endswith(".saving") for path in folder.iterdir())


def main(folder: Path, kills: int, seed: int) -> dict[str, int]:
    path = folder / "map.yaml"
    chance = random.Random(seed)
    write_atomically(path, VERSIONS[0])
    torn = in_the_middle = most_strays = 0
    for _ in range(kills):
        kill_one_saver(path, chance.uniform(0, 0.012))
        torn += path.read_bytes() not in VERSIONS
        in_the_middle += strays(folder) > 0
        most_strays = max(most_strays, strays(folder))
    write_atomically(path, VERSIONS[0])
    return {
        "torn": torn,
        "in_the_middle": in_the_middle,
        "most_strays": most_strays,
        "strays_left": strays(folder),
    }


if __name__ == "__main__":
    result = main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
    sys.stdout.write(json.dumps(result))
