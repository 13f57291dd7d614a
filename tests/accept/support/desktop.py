"""A display with a session bus, and the window of the program on it, seen and driven as by a user with a screen reader."""

import fcntl
import os
import shutil
import signal
import subprocess
import tempfile
import time

from support.checks import Mismatch, Skipped
from support.ground import LIMIT
from support.processes import die_with_parent

INTERACTIVE = (
    "push button",
    "toggle button",
    "check box",
    "radio button",
    "combo box",
    "text",
    "password text",
    "entry",
    "spin button",
    "page tab",
    "list",
    "table",
    "tree table",
    "tree",
    "list item",
    "slider",
    "link",
    "menu item",
    "check menu item",
)


def wait_until(condition, expected, seen=lambda: "", limit=LIMIT):
    """Returns the first true value of `condition`. Fails with the two texts after the limit, which is that of a hang."""
    ends = time.monotonic() + limit
    while True:
        try:
            value = condition()
        except RuntimeError:  # GLib.Error: an object is gone while it is read.
            value = None
        if value:
            return value
        if time.monotonic() > ends:
            raise Mismatch(expected, seen())
        time.sleep(0.05)


class Desktop:
    """Xvfb, a session bus and the accessibility bus. One for a check, because the bindings know one bus for a process."""

    def __init__(self, ground):
        self.ground = ground
        display = self._start_display()
        ground.environment |= {
            "DISPLAY": f":{display}",
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "QT_ACCESSIBILITY": "1",
            "NO_AT_BRIDGE": "0",
        }
        reader, writer = os.pipe()
        self._start(
            [
                "dbus-daemon",
                f"--config-file={self._bus_settings()}",
                "--nofork",
                "--nopidfile",
                f"--print-address={writer}",
            ],
            writer,
        )
        ground.environment["DBUS_SESSION_BUS_ADDRESS"] = self._first_line(reader, "dbus-daemon")
        os.environ.update(ground.environment)
        # Any free port for the window's gateway. Others may use the default one.
        folder = os.path.join(ground.environment["XDG_CONFIG_HOME"], "gatewright")
        os.makedirs(folder)
        with open(os.path.join(folder, "gatewright.ini"), "w", encoding="ascii") as settings:
            settings.write("[gateway]\nport=0\n")
        try:
            import gi

            gi.require_version("Atspi", "2.0")
            from gi.repository import Atspi
        except (ImportError, ValueError) as problem:
            raise Skipped(f"python3-gi and gir1.2-atspi-2.0 are needed: {problem}") from None
        self.atspi = Atspi

    def _bus_settings(self):
        """A bus that starts the accessibility bus and nothing else: a keyring of the machine would ask for a password."""
        services = os.path.join(self.ground.base, "services")
        os.mkdir(services)
        try:
            shutil.copy("/usr/share/dbus-1/services/org.a11y.Bus.service", services)
        except OSError as problem:
            raise Skipped(f"at-spi2-core is needed: {problem}") from None
        path = os.path.join(self.ground.base, "bus.conf")
        with open(path, "w", encoding="ascii") as settings:
            settings.write(
                f"""<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:dir={self.ground.base}</listen>
  <servicedir>{services}</servicedir>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""
            )
        return path

    def _start_display(self):
        """Starts Xvfb and returns the number of its display. Two that start at the same time can choose the same number."""
        with open(os.path.join(tempfile.gettempdir(), "gatewright-accept.lock"), "w", encoding="ascii") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            reader, writer = os.pipe()
            self._start(
                ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1400x950x24", "-nolisten", "tcp", "-noreset"],
                writer,
            )
            return self._first_line(reader, "Xvfb")

    def _start(self, command, writer):
        try:
            subprocess.Popen(
                command,
                env=self.ground.environment,
                pass_fds=(writer,),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                preexec_fn=die_with_parent,
            )
        except FileNotFoundError:
            raise Skipped(f"{command[0]} is not installed") from None
        os.close(writer)

    @staticmethod
    def _first_line(reader, name):
        with os.fdopen(reader) as file:
            line = file.readline().strip()
        if not line:
            raise Mismatch(f"the start of {name}", "it ended")
        return line

    def open(self, *arguments):
        """Starts the program with files and returns its window, once it is on the accessibility bus."""
        return Window(self, arguments)


class Control:
    """An accessible object. Every call goes to the program: nothing is remembered."""

    def __init__(self, window, accessible):
        self.window = window
        self.accessible = accessible

    @property
    def name(self):
        return self.accessible.get_name() or ""

    @property
    def role(self):
        return self.accessible.get_role_name()

    def has(self, *states):
        found = self.accessible.get_state_set()
        return all(found.contains(getattr(self.window.atspi.StateType, state)) for state in states)

    @property
    def text(self):
        """The text of a field; for other controls their value or name."""
        interface = self.accessible.get_text_iface()
        return interface.get_text(0, interface.get_character_count()) if interface else self.name

    def children(self):
        for index in range(self.accessible.get_child_count()):
            child = self.accessible.get_child_at_index(index)
            if child is not None:
                yield Control(self.window, child)

    def walk(self):
        """The control and all that is shown in it."""
        yield self
        for child in self.children():
            if child.has("SHOWING"):
                yield from child.walk()

    def focus(self):
        """Gives the control the keyboard focus, as Tab would."""
        self.window.activate()
        self.accessible.get_component_iface().grab_focus()
        wait_until(lambda: self.has("FOCUSED"), f"the focus in “{self.name}”", lambda: self.window.focused())
        return self

    def click(self):
        """Clicks the middle of the control with the mouse."""
        wait_until(self._is_in_view, f"“{self.name}” in view", lambda: f"it is at {self.box()}", limit=20)
        x, y, width, height = self.box()
        self.window.xdotool("mousemove", str(x + width // 2), str(y + height // 2), "click", "1")
        return self

    def _is_in_view(self):
        """True if the middle of the control is inside all of its parents; else the page is scrolled on."""
        x, y, width, height = self.box()
        middle = (x + width // 2, y + height // 2)
        parent = Control(self.window, self.accessible.get_parent())
        while parent.role != "application":
            left, top, across, down = parent.box()
            if across > 0 and not (left <= middle[0] < left + across and top <= middle[1] < top + down):
                # At the edge of the page: a control below the pointer would use the wheel.
                self.window.xdotool(
                    "mousemove", str(left + across - 40), str(top + 40), "click", "5" if middle[1] > top else "4"
                )
                return False
            parent = Control(self.window, parent.accessible.get_parent())
        return True

    def box(self):
        """Its rectangle on the screen: x, y, width, height."""
        box = self.accessible.get_component_iface().get_extents(self.window.atspi.CoordType.SCREEN)
        return box.x, box.y, box.width, box.height

    def place(self):
        """Its rectangle for messages; None for a control that is gone meanwhile."""
        return self.box() if self.accessible.get_component_iface() else None

    def fill(self, text):
        """Replaces the text of a field by typing."""
        self.focus()
        self.window.keys("ctrl+a")
        self.window.type(text)
        return self


class Window:
    """The program's window."""

    def __init__(self, desktop, arguments):
        self.desktop = desktop
        self.atspi = desktop.atspi
        self.ground = desktop.ground
        self.running = desktop.ground.start(*arguments)
        self.process = self.running.process
        self.application = wait_until(self._find_application, "the window on the accessibility bus", self._ended)
        wait_until(self.frames, "a window that is shown", self._ended)

    def _ended(self):
        return f"exit code {self.process.poll()} {self.running.errors.decode()}"

    def _find_application(self):
        root = self.atspi.get_desktop(0)
        for index in range(root.get_child_count()):
            application = root.get_child_at_index(index)
            if application is not None and application.get_process_id() == self.process.pid:
                application.set_cache_mask(self.atspi.Cache.NONE)
                return Control(self, application)
        if self.process.poll() is not None:
            raise Mismatch("the window", self._ended())
        return None

    def frames(self):
        """The windows and dialogs that are shown, the newest last."""
        return [child for child in self.application.children() if child.has("SHOWING")]

    def walk(self):
        """All objects that are shown, those of the newest dialog first."""
        for frame in reversed(self.frames()):
            yield from frame.walk()

    def controls(self, name=None, roles=None):
        found = []
        try:
            for control in self.walk():
                if (name is None or control.name == name) and (roles is None or control.role in roles):
                    found.append(control)
        except RuntimeError:  # GLib.Error: an object is gone while the tree is read. The caller tries again.
            return []
        return found

    def find(self, name, *roles):
        """Waits for a control with that label and returns it."""
        return wait_until(
            lambda: self.controls(name, roles or None),
            f"“{name}” ({' or '.join(roles)})",
            lambda: self.controls_text(*(roles or INTERACTIVE)),
            limit=30,
        )[0]

    def controls_text(self, *roles):
        """The controls of these roles, for messages."""
        return "controls: " + ", ".join(
            sorted(
                {
                    f"{each.role} “{each.name}”" + (f" with “{each.text[:80]}”" if each.text != each.name else "")
                    for each in self.controls(roles=roles)
                }
            )
        )

    def settle(self):
        """Waits until the tree of objects stays the same: a page is filled after it is shown."""

        def objects():
            return [(each.role, each.name) for each in self.controls()]

        def is_stable():
            first = objects()
            time.sleep(0.2)
            return first and objects() == first

        wait_until(is_stable, "a page that is complete", lambda: "it changes all the time")

    def choose_in_palette(self, entry):
        """Types the name of a command into the command palette, which is open, and chooses it."""
        wait_until(lambda: len(self.frames()) > 1, "the command palette", self.focused)
        self.type(entry)
        self.find(entry, "list item", "table cell")
        self.keys("Return")
        wait_until(lambda: len(self.frames()) == 1, "the end of the command palette", self.focused)

    def focused(self):
        """The control that has the focus, as a text for messages."""
        return ", ".join(f"{each.role} “{each.name}”" for each in self.controls() if each.has("FOCUSED")) or "nothing"

    def xdotool(self, *arguments):
        subprocess.run(
            ["xdotool", *arguments], env=self.ground.environment, check=True, timeout=LIMIT, stdout=subprocess.DEVNULL
        )

    def activate(self):
        """The newest window gets the keyboard: there is no window manager that would do so."""
        search = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid), "--name", "."],
            env=self.ground.environment,
            timeout=LIMIT,
            stdout=subprocess.PIPE,
            check=False,
        )
        windows = sorted(int(each) for each in search.stdout.split())
        if windows:
            self.xdotool("windowfocus", "--sync", str(windows[-1]))

    def keys(self, *keys):
        """Presses keys such as ctrl+s."""
        self.activate()
        self.xdotool("key", "--delay", "20", *keys)

    def type(self, text):
        self.activate()
        self.xdotool("type", "--delay", "20", text)

    def show_tab(self, label):
        self.find(label, "page tab").click()

    def has_ended(self):
        return self.process.poll() is not None

    def kill(self):
        """Ends the program as a crash would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(LIMIT)
