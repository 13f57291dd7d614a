"""`merge`, alone and as a merge driver of git."""

import os
import shutil
import subprocess

from support.checks import Skipped, check, expect, expect_equal

BASE = """openapi: 3.1.0
info:
  title: Pets # kept
  version: '1'
paths:
  /pets:
    get: {operationId: listPets, responses: {}}
"""
OURS = BASE.replace("title: Pets", "title: Our pets")
THEIRS = BASE.replace("'1'", "'2'") + "  /toys:\n    get: {operationId: listToys, responses: {}}\n"
BOTH = THEIRS.replace("title: Pets", "title: Our pets")


def write(ground, **texts):
    for name, text in texts.items():
        with open(os.path.join(ground.folder, name + ".yaml"), "w", encoding="utf-8") as file:
            file.write(text)


def merge(ground, *options):
    return ground.run("merge", "base.yaml", "ours.yaml", "theirs.yaml", *options)


@check("merge writes OURS with the changes of THEIRS, also in neighboring lines, with 0")
def merges(ground):
    write(ground, base=BASE, ours=OURS, theirs=THEIRS)
    outcome = merge(ground).exits(0)
    expect_equal("the merged document", outcome.text, BOTH)
    expect_equal("standard error", outcome.errors, b"")
    merge(ground, "-o", "out.yaml").exits(0)
    with open(os.path.join(ground.folder, "out.yaml"), encoding="utf-8") as file:
        expect_equal("the file that -o names", file.read(), BOTH)


@check("merge reports conflicts at their places with 1, and its output has ours there; 2 if a file can't be read")
def reports_conflicts(ground):
    write(ground, base=BASE, ours=OURS, theirs=BASE.replace("title: Pets", "title: Their pets"))
    outcome = merge(ground).exits(1)
    expect_equal("the output", outcome.text, OURS)
    expect(outcome.errors.startswith(b"conflict /info/title: "), "the place of the conflict", outcome.errors)
    expect_equal("lines on standard error", outcome.errors.count(b"\n"), 1)
    os.remove(os.path.join(ground.folder, "theirs.yaml"))
    merge(ground).exits(2)


@check("a merge without conflict whose result is wrong is a conflict at the problem")
def reports_wrong_merges(ground):
    def added(path):
        return BASE + f"  {path}:\n    get: {{operationId: same, responses: {{}}}}\n"

    write(ground, base=BASE, ours=added("/ours"), theirs=added("/theirs"))
    outcome = merge(ground).exits(1)
    expect(outcome.errors.startswith(b"conflict /paths/~1theirs/get/operationId: "), "the place", outcome.errors)


@check("merge --install makes git merge definitions by meaning; --uninstall undoes it", limit=60)
def installs_a_driver(ground):
    if shutil.which("git") is None:
        raise Skipped("git is not installed")
    environment = dict(os.environ, GIT_CONFIG_GLOBAL="/dev/null", GIT_CONFIG_NOSYSTEM="1")
    for who in ("AUTHOR", "COMMITTER"):
        environment.update({f"GIT_{who}_NAME": "A", f"GIT_{who}_EMAIL": "a@example.com"})

    def git(*arguments):
        return subprocess.run(
            ["git", *arguments], cwd=ground.folder, env=environment, capture_output=True, check=False
        ).returncode

    def commit(text):
        write(ground, api=text)
        git("add", "-A")
        git("commit", "-q", "-m", "Change")

    git("init", "-q", "-b", "main")
    ground.run("merge", "--install").exits(2)
    ground.run("merge", "--install", "--yes").exits(0)
    commit(BASE)
    git("checkout", "-q", "-b", "side")
    commit(THEIRS)
    git("checkout", "-q", "main")
    commit(OURS)
    expect_equal("the exit code of git merge", git("merge", "-q", "side"), 0)
    with open(os.path.join(ground.folder, "api.yaml"), encoding="utf-8") as file:
        expect_equal("the merged file", file.read(), BOTH)
    git("reset", "-q", "--hard", "HEAD~1")
    ground.run("merge", "--uninstall", "--yes").exits(0)
    expect_equal("the exit code of git merge without the driver", git("merge", "-q", "side"), 1)
