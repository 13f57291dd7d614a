"""Processes that end with the check that started them."""

import ctypes
import os
import signal

_LIBC = ctypes.CDLL(None, use_errno=True)
_PR_SET_PDEATHSIG = 1
_PR_SET_CHILD_SUBREAPER = 36


def adopt_orphans():
    """Makes this process the parent of what its children leave running, so that kill_descendants() finds all of it."""
    _LIBC.prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def die_with_parent():
    """For preexec_fn: the kernel kills the process when the check that started it ends."""
    _LIBC.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)


def descendants(root):
    """The ids of the processes below `root`, parents first."""
    children = {}
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                with open(f"/proc/{entry}/stat", "rb") as stat:
                    parent = int(stat.read().rpartition(b")")[2].split()[1])
            except OSError:
                continue  # It ended in the meantime.
            children.setdefault(parent, []).append(int(entry))
    found = []
    waiting = [root]
    while waiting:
        below = children.get(waiting.pop(), [])
        found += below
        waiting += below
    return found


def kill_descendants(root):
    """Kills everything below `root`, but not `root`."""
    for process in descendants(root):
        try:
            os.kill(process, signal.SIGKILL)
        except ProcessLookupError:
            pass
