"""Completion in real shells, as a person drives it by keys, and the manual page as man shows it."""

import os
import pty
import re
import select
import subprocess
import time

from support.checks import Skipped, check, expect, expect_all
from support.ground import PROGRAM

LIMIT = 20  # Seconds until a shell has answered: a hang, not a speed.
PROMPT = "ready> "
STARTS = {
    "bash": ["bash", "--norc", "--noprofile", "-i"],
    "zsh": ["zsh", "-f", "-i"],
    "fish": ["fish", "--no-config", "-i"],
}
SETUP = {
    "bash": "PS1='{prompt}'; bind 'set enable-bracketed-paste off'; bind 'set page-completions off'; "
    "bind 'set show-all-if-ambiguous on'; source <({program} completion bash); gatewright() {{ :; }}",
    "zsh": "PS1='{prompt}'; autoload -U compinit; compinit -u -D; source <({program} completion zsh); gatewright() {{ :; }}",
    "fish": "function fish_prompt; echo -n '{prompt}'; end; function gatewright; end; {program} completion fish | source",
}
# What is typed before the tab key, and what must be in the line or below it after that.
CASES = [
    ("gatewright vali", ["validate"]),
    ("gatewright lint --fail", ["--fail-severity"]),
    ("gatewright lint --format sar", ["sarif"]),
    ("gatewright convert --to ", ["3.0", "3.1", "3.2"]),
    ("gatewright policy cre", ["create"]),
    ("gatewright lint fir", ["first.yaml"]),
    ("gatewright split first.yaml -o fol", ["folder"]),
]


class Shell:
    """An interactive shell on a terminal of its own."""

    def __init__(self, ground, name):
        self.child, self.terminal = pty.fork()
        if self.child == 0:
            os.chdir(ground.folder)
            environment = {**os.environ, "HOME": ground.folder, "TERM": "xterm", "LC_ALL": "C.UTF-8"}
            os.execvpe(STARTS[name][0], STARTS[name], environment)
        self.type(SETUP[name].format(prompt=PROMPT, program=PROGRAM) + "\n")
        self.read_until(lambda text: PROMPT in text.split("\n")[-1])

    def type(self, text):
        os.write(self.terminal, text.encode())

    def read_until(self, is_complete):
        """What the shell prints until `is_complete` of it, without escape sequences."""
        text = ""
        end = time.monotonic() + LIMIT
        while time.monotonic() < end:
            if select.select([self.terminal], [], [], 0.1)[0]:
                text += os.read(self.terminal, 65536).decode("utf-8", "replace")
                plain = re.sub(r"\x1b(\[[0-9;?>=]*[A-Za-z]|\][^\x07]*\x07|[()].|[=>])", "", text)
                # Fish asks the terminal who it is.
                if text.endswith("\x1b[c"):
                    self.type("\x1b[?62c")
                if is_complete(plain):
                    break
        return plain if text else ""

    def end(self):
        os.close(self.terminal)
        try:
            os.kill(self.child, 9)
        except ProcessLookupError:
            pass
        os.waitpid(self.child, 0)


def completes(ground, name):
    if subprocess.run(["which", name], capture_output=True).returncode != 0:
        raise Skipped(f"{name} is not installed")
    ground.write("first.yaml", b"a: 1\n")
    os.mkdir(os.path.join(ground.folder, "folder"))
    failures = []
    for typed, expected in CASES:
        shell = Shell(ground, name)
        shell.type(typed)
        shell.read_until(lambda text: typed.split(" ")[-1] in text)
        shell.type("\t\t")
        seen = shell.read_until(lambda text: all(word[-4:] in text for word in expected))
        # A shell prints only what it adds to the typed word.
        last = typed.split(" ")[-1]
        failures += [
            f"{typed}<Tab>: {word} is not in {seen!r}"
            for word in expected
            if word not in seen and word.removeprefix(last) not in seen
        ]
        shell.end()
    expect_all(failures, f"what {name} completes")


@check("bash completes commands, options, values, actions, files and folders", limit=300)
def completes_in_bash(ground):
    completes(ground, "bash")


@check("zsh completes commands, options, values, actions, files and folders", limit=300)
def completes_in_zsh(ground):
    completes(ground, "zsh")


@check("fish completes commands, options, values, actions, files and folders", limit=300)
def completes_in_fish(ground):
    completes(ground, "fish")


@check("man shows the manual page without a warning, with every command")
def shows_manual(ground):
    page = ground.write("gatewright.1", ground.run("manual").exits(0).output)
    shown = subprocess.run(
        ["man", "--warnings", "-l", page],
        capture_output=True,
        env={**os.environ, "LC_ALL": "C.UTF-8", "MANWIDTH": "100", "PAGER": "cat"},
    )
    expect(shown.returncode == 0 and not shown.stderr, "no warning", shown.stderr)
    text = shown.stdout.decode()
    names = re.findall(r"^  ([a-z-]+) +\S", ground.run("--help").text.split("Commands:")[1], re.MULTILINE)
    expect_all([name for name in names if f"gatewright {name}" not in text], "each command has a section")
