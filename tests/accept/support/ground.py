"""A folder for one check, with a home of its own, in which the program runs."""

import os
import queue
import shutil
import signal
import subprocess
import tempfile
import threading

from support.checks import Mismatch, expect, shown
from support.processes import die_with_parent

ROOT = os.path.realpath(os.path.join(os.path.dirname(__file__), "../../.."))
PROGRAM = os.path.realpath(os.environ.get("GATEWRIGHT_PROGRAM", os.path.join(ROOT, "build/release/gatewright")))
EXAMPLE = os.path.join(ROOT, "resources/examples/bookshop.yaml")
LIMIT = 60  # Seconds: a hang, not a speed.


class Outcome:
    """What a run of the program printed, and its exit code."""

    def __init__(self, arguments, code, output, errors):
        self.arguments = arguments
        self.code = code
        self.output = output
        self.errors = errors

    @property
    def text(self):
        return self.output.decode("utf-8", "replace")

    def exits(self, code):
        """Fails unless the exit code is `code`."""
        command = " ".join(map(str, self.arguments))
        expect(self.code == code, f"exit code {code} of {command}", f"exit code {self.code}\n{shown(self.errors)}")
        return self


class Running:
    """A program that runs until it is ended; its output is read line by line."""

    def __init__(self, ground, command, environment):
        self.process = subprocess.Popen(
            command,
            cwd=ground.folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            preexec_fn=die_with_parent,
        )
        self.arguments = command
        self.output = b""
        self.errors = b""
        self._lines = queue.Queue()
        self._readers = [
            threading.Thread(target=self._read_output, daemon=True),
            threading.Thread(target=self._read_errors, daemon=True),
        ]
        for reader in self._readers:
            reader.start()

    def _read_output(self):
        for line in self.process.stdout:
            self.output += line
            self._lines.put(line.decode("utf-8", "replace").rstrip("\n"))
        self._lines.put(None)

    def _read_errors(self):
        for line in self.process.stderr:
            self.errors += line

    def line(self, limit=LIMIT):
        """The next line of the output."""
        try:
            line = self._lines.get(timeout=limit)
        except queue.Empty:
            line = None
        if line is None:
            raise Mismatch("a line of output of " + " ".join(self.arguments), shown(self.output + self.errors))
        return line

    def end(self, signal_number=signal.SIGINT):
        """Sends a signal, waits, and returns the outcome."""
        self.process.send_signal(signal_number)
        return self.wait()

    def wait(self):
        try:
            self.process.wait(LIMIT)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise Mismatch("the end of " + " ".join(self.arguments), "it still runs") from None
        for reader in self._readers:
            reader.join(LIMIT)
        return Outcome(self.arguments, self.process.returncode, self.output, self.errors)


class Ground:
    """Files of one check, and runs of the program that see no other files of the user."""

    def __init__(self):
        self.base = tempfile.mkdtemp(prefix="gatewright-accept-")
        # The home is not above the files: a home folder is never the root of references.
        self.folder = os.path.join(self.base, "files")
        os.mkdir(self.folder)
        self.outputs = []
        # Only what a program needs to start. No display, no session bus, no proxy.
        self.environment = {
            "PATH": os.environ["PATH"],
            "LC_ALL": "C.UTF-8",
            "HOME": self._home("home"),
            "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent",
            "TMPDIR": self._home("tmp"),
        }
        for name in ("CONFIG_HOME", "STATE_HOME", "DATA_HOME", "CACHE_HOME", "RUNTIME_DIR"):
            self.environment["XDG_" + name] = self._home(name.lower())

    def _home(self, name):
        path = os.path.join(self.base, name)
        os.mkdir(path, 0o700)
        return path

    def remove(self):
        shutil.rmtree(self.base, ignore_errors=True)

    def path(self, name):
        return os.path.join(self.folder, name)

    def state(self, name):
        return os.path.join(self.environment["XDG_STATE_HOME"], "gatewright", name)

    def write(self, name, content):
        """Writes a file of the check and returns its path."""
        path = self.path(name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
        return path

    def read(self, name):
        with open(self.path(name), "rb") as file:
            return file.read()

    def example(self, name="api.yaml"):
        """A copy of the example of the repository."""
        return shutil.copy(EXAMPLE, self.path(name))

    def run(self, *arguments, input=b"", limit=LIMIT, **variables):
        """Runs the program with arguments and environment variables until it ends."""
        return self.run_command([PROGRAM, *arguments], input=input, limit=limit, **variables)

    def run_command(self, command, input=b"", limit=LIMIT, **variables):
        """Runs any program in the environment of the check until it ends."""
        process = subprocess.Popen(
            command,
            cwd=self.folder,
            env=self.environment | variables,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            preexec_fn=die_with_parent,
        )
        try:
            output, errors = process.communicate(input, limit)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            raise Mismatch(f"the end of {' '.join(map(str, command))}", f"it still runs after {limit} s") from None
        outcome = Outcome(command, process.returncode, output, errors)
        self.outputs.append(outcome)
        return outcome

    def start(self, *arguments, **variables):
        """Starts the program and leaves it running. What is not ended is killed with the check."""
        running = Running(self, [PROGRAM, *arguments], self.environment | variables)
        self.outputs.append(running)
        return running

    def printed(self):
        """All that the runs of this check have printed."""
        return b"\n".join(run.output + run.errors for run in self.outputs)
