"""Prism, another mock of OpenAPI definitions, as a peer."""

import os
import socket
import subprocess
import time

from support.checks import Mismatch
from support.ground import LIMIT
from support.npmtools import npm_folder
from support.processes import die_with_parent

PACKAGE = "@stoplight/prism-cli@5.14.2"


class Prism:
    """`prism mock` of a file. It is started again when a request has ended it."""

    def __init__(self, ground, name):
        main = os.path.join(npm_folder(PACKAGE), "node_modules/@stoplight/prism-cli/dist/index.js")
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port = free.getsockname()[1]
        self._command = ["node", main, "mock", name, "-p", str(self._port), "-h", "127.0.0.1"]
        self._ground = ground
        self._process = None

    def address(self):
        """The address of the running program, without a path."""
        if self._process is None or self._process.poll() is not None:
            self._start()
        return f"http://127.0.0.1:{self._port}"

    def wait(self):
        """Waits for the end of the program after a request that it did not answer."""
        try:
            self._process.wait(LIMIT)
        except subprocess.TimeoutExpired:
            self._process.kill()

    def _start(self):
        self._process = subprocess.Popen(
            self._command,
            cwd=self._ground.folder,
            env=self._ground.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            preexec_fn=die_with_parent,
        )
        ends = time.monotonic() + LIMIT
        while time.monotonic() < ends and self._process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self._port), 1).close()
                return
            except OSError:
                time.sleep(0.1)
        raise Mismatch("a running Prism", f"it did not start within {LIMIT} s")
