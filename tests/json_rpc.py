"""The wire between a text editor and a language server: JSON-RPC over the pipes of a process."""

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any

Message = dict[str, Any]
SECONDS = 60
"""How long an answer may take before a server counts as hung."""


class Wire:
    """A server as a child process; what it says is put into a queue as it comes."""

    def __init__(self, command: Sequence[str], folder: Path | None = None) -> None:
        self.process = subprocess.Popen(
            command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.messages: Queue[Message] = Queue()
        self._listener = Thread(target=self._listen, daemon=True)
        self._listener.start()

    def send(self, message: Message) -> None:
        data = json.dumps({"jsonrpc": "2.0", **message}).encode()
        assert self.process.stdin is not None
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%b" % (len(data), data))
        self.process.stdin.flush()

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        self._listener.join(SECONDS)
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()

    def _listen(self) -> None:
        stream = self.process.stdout
        assert stream is not None
        while header := stream.readline():
            length = 0
            while header.strip():
                name, _, value = header.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
                header = stream.readline()
            self.messages.put(json.loads(stream.read(length)))
