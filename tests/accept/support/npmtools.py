"""Tools of npm that judge the program's answers, in build/peers, where the benchmarks have theirs."""

import fcntl
import os
import shutil
import subprocess

from support.checks import Skipped
from support.ground import ROOT

FOLDER = os.path.join(ROOT, "build/peers")


def npm_folder(*packages):
    """The folder with the packages, such as `ajv@8`, in `node_modules`. They are installed if they are not there."""
    for tool in ("node", "npm"):
        if not shutil.which(tool):
            raise Skipped(f"{tool} is not installed")
    os.makedirs(FOLDER, exist_ok=True)
    with open(os.path.join(FOLDER, ".lock"), "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # Two checks can need it at the same time.
        names = {each: each[: each.rindex("@")] for each in packages}
        missing = [each for each in packages if not os.path.isdir(os.path.join(FOLDER, "node_modules", names[each]))]
        if missing:
            command = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", FOLDER, *missing]
            try:
                done = subprocess.run(command, capture_output=True, timeout=400, check=False)
            except subprocess.TimeoutExpired:
                raise Skipped("npm did not answer") from None
            if done.returncode:
                raise Skipped(f"npm could not install {' '.join(missing)}")
    return FOLDER
