"""The Debian package: what its checkers say, and what it does in a system that has nothing else."""

import glob
import os
import shutil
import subprocess

from support.checks import Skipped, check, expect
from support.ground import PROGRAM, ROOT



def require(*commands):
    for command in commands:
        if not shutil.which(command, path=os.environ["PATH"] + ":/usr/sbin"):
            raise Skipped(f"{command} is not installed")


def build():
    """The folder of the build that has the checked program; only a release is packaged."""
    folder = os.path.dirname(PROGRAM)
    if not os.path.exists(os.path.join(folder, "CPackConfig.cmake")):
        raise Skipped(f"{folder} is no folder of a build")
    return folder


def run(script, *arguments):
    return subprocess.run(
        ["sh", os.path.join(ROOT, "tests/package", script), *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


@check("its checkers find nothing in the package, it is the same twice and does not name the folder of the build", limit=600)
def passes_its_checkers(ground):
    require("cpack", "lintian", "desktop-file-validate", "appstreamcli", "dpkg-parsechangelog")
    outcome = run("checkpackage.sh", build(), ground.path("package"))
    expect(outcome.returncode == 0, "no finding", outcome.stdout)


@check("installed in a bare system it previews and shows its window within 30 s, and purged it leaves nothing", limit=3600)
def works_in_a_bare_system(ground):
    require("cpack", "lintian", "desktop-file-validate", "appstreamcli", "dpkg-parsechangelog")
    folder = ground.path("package")
    run("checkpackage.sh", build(), folder)
    packages = glob.glob(os.path.join(folder, "*.deb"))
    expect(len(packages) == 1, "one package", packages)
    outcome = run("baresystem.sh", packages[0], os.environ.get("GATEWRIGHT_BARE_SYSTEM", os.path.join(ROOT, "build/bare-system")))
    if outcome.returncode == 77:
        raise Skipped(outcome.stdout.strip())
    print(outcome.stdout.strip())
    expect(outcome.returncode == 0, "the package works and is removed", outcome.stdout)
