"""Runs the project's outside checks of what README.md promises; see ./dev accept --help.

Each check runs in a process of its own, two at a time, with a time limit. Exits with 1 if a check fails.
"""

import argparse
import importlib
import os
import pkgutil
import re
import selectors
import signal
import sys
import time
import traceback

from support.checks import CHECKS, Mismatch, Skipped, shown
from support.ground import PROGRAM, Ground
from support.processes import adopt_orphans, descendants, die_with_parent, kill_descendants

WORKERS = 2


class Run:
    """A check that runs in a forked process, which writes its verdict to a pipe."""

    def __init__(self, check):
        self.check = check
        self.ends = time.monotonic() + check.limit
        self.text = b""
        self.ground = Ground()
        self.output, writer = os.pipe()
        sys.stdout.flush()
        self.process = os.fork()
        if self.process == 0:
            die_with_parent()
            adopt_orphans()
            os.close(self.output)
            verdict = verdict_of(check, self.ground)
            kill_descendants(os.getpid())
            os.write(writer, verdict.encode("utf-8", "backslashreplace"))
            os._exit(0)
        os.close(writer)

    def end(self):
        """Ends what is left of the check and returns its verdict."""
        left = descendants(self.process)
        for process in [self.process, *left]:
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                pass
        os.waitpid(self.process, 0)
        os.close(self.output)
        self.ground.remove()
        return (
            self.text.decode()
            or f"FAILED  {self.check.name}\n    expected: the end of the check\n"
            f"    seen: it still runs after {self.check.limit} s, or it was killed"
        )


def indented(text):
    return text.replace("\n", "\n        ")


def verdict_of(check, ground):
    """The line of a check; under the line of one that failed is what was expected and seen."""
    try:
        check.function(ground)
    except Skipped as reason:
        return f"skipped {check.name}: {reason}"
    except Mismatch as found:
        return f"FAILED  {check.name}\n    expected: {indented(found.expected)}\n    seen: {indented(found.seen)}"
    except Exception:  # The check itself is wrong, or the program gave what it can't read.
        return f"FAILED  {check.name}\n    expected: what the check can read\n    seen: {indented(shown(traceback.format_exc()))}"
    return f"ok      {check.name}"


def load_checks():
    """Imports every file beside this one. The checks of a file add themselves to the list."""
    for module in sorted(
        pkgutil.iter_modules([os.path.dirname(os.path.abspath(__file__))]), key=lambda each: each.name
    ):
        if not module.ispkg and module.name != "runner":
            importlib.import_module(module.name)


def run_all(checks):
    """Runs the checks and prints a line for each. Returns the verdicts."""
    verdicts = []
    waiting = list(checks)
    running = []
    try:
        with selectors.DefaultSelector() as selector:
            while waiting or running:
                while waiting and len(running) < WORKERS:
                    run = Run(waiting.pop(0))
                    running.append(run)
                    selector.register(run.output, selectors.EVENT_READ, run)
                first = min(run.ends for run in running)
                for key, _ in selector.select(max(0, first - time.monotonic())):
                    piece = os.read(key.fd, 65536)
                    key.data.text += piece
                    if not piece:
                        key.data.ends = 0
                for run in [run for run in running if run.ends <= time.monotonic()]:
                    selector.unregister(run.output)
                    running.remove(run)
                    verdicts.append(run.end())
                    print(verdicts[-1], flush=True)
    finally:
        for run in running:
            run.end()
    return verdicts


def main():
    parser = argparse.ArgumentParser(prog="./dev accept", description=__doc__.splitlines()[0])
    parser.add_argument("regex", nargs="?", default="", metavar="REGEX", help="only the checks whose names match")
    parser.add_argument("--list", action="store_true", help="print the names of the checks and run nothing")
    arguments = parser.parse_args()
    load_checks()
    checks = [check for check in CHECKS if re.search(arguments.regex, check.name)]
    if arguments.list:
        print("\n".join(check.name for check in checks))
        return 0
    if not checks:
        print(f"no check matches {arguments.regex}", file=sys.stderr)
        return 2
    if not os.access(PROGRAM, os.X_OK):
        print(f"{PROGRAM} is missing. Run ./dev build release.", file=sys.stderr)
        return 2
    verdicts = run_all(checks)
    count = {word: sum(verdict.startswith(word) for verdict in verdicts) for word in ("ok", "FAILED", "skipped")}
    skipped = f", {count['skipped']} skipped" if count["skipped"] else ""
    print(f"{count['ok']} passed, {count['FAILED']} failed{skipped}")
    return 1 if count["FAILED"] else 0


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    sys.exit(main())
