"""The program as a screen reader has it: its things over AT-SPI, what it says by itself, and presses."""
import subprocess
import time
import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

warnings.filterwarnings("ignore", category=DeprecationWarning)

# What can be pressed, by the role that is read out for it.
PRESSED = {"push button", "radio button", "check box", "page tab", "toggle button", "link"}
ANNOUNCED = {"notification", "alert"}


class Thing:
    """Something that is shown now, with what stands around it."""

    def __init__(self, node, parent):
        self.node = node
        self.parent = parent
        self.role = node.get_role_name()
        self.name = node.get_name() or ""
        self.description = node.get_description() or ""
        states = node.get_state_set()
        self.shown = states.contains(Atspi.StateType.SHOWING)
        self.focused = states.contains(Atspi.StateType.FOCUSED)
        self.checked = states.contains(Atspi.StateType.CHECKED)

    def around(self):
        """From the thing outwards."""
        at = self
        while at:
            yield at
            at = at.parent

    def is_in(self, role, name=""):
        return any(at.role == role and name in at.name for at in self.around())

    def actions(self):
        count = self.node.get_n_actions() if self.node.get_action_iface() else 0
        return [self.node.get_action_name(i) for i in range(count)]

    def do(self, action):
        self.node.do_action(self.actions().index(action))

    def __repr__(self):
        return f"{self.role} “{self.name}”" + (f" ({self.description})" if self.description else "")


class Program:
    """Hexmoot with a game on its table."""

    def __init__(self, command):
        self.heard = []
        self.listener = Atspi.EventListener.new(self._hear)
        for kind in ("object:state-changed:focused", "object:state-changed:showing", "object:property-change:accessible-name"):
            self.listener.register(kind)
        self.process = subprocess.Popen(command)
        self.app = self._find()

    def close(self):
        for kind in ("object:state-changed:focused", "object:state-changed:showing", "object:property-change:accessible-name"):
            self.listener.deregister(kind)
        self.process.terminate()
        self.process.wait(10)

    def _find(self):
        for _ in range(400):
            if self.process.poll() is not None:
                raise SystemExit(f"hexmoot ended with {self.process.returncode} before it was seen")
            desktop = Atspi.get_desktop(0)
            for i in range(desktop.get_child_count()):
                app = desktop.get_child_at_index(i)
                if app and app.get_process_id() == self.process.pid and app.get_child_count() > 0:
                    app.set_cache_mask(Atspi.Cache.NONE)
                    return app
            self._pump(0.05)
        raise SystemExit("hexmoot did not come up on the accessibility bus within 20 seconds")

    def _hear(self, event):
        try:
            self.heard.append((event.type, event.detail1, event.source.get_role_name(), event.source.get_name()))
        except GLib.Error:
            pass  # it is gone already

    @staticmethod
    def _pump(seconds):
        context = GLib.MainContext.default()
        end = time.monotonic() + seconds
        worked = False
        while True:
            while context.iteration(False):
                worked = True
            if time.monotonic() >= end:
                return worked
            time.sleep(0.005)

    def settle(self):
        """Until nothing more is heard."""
        for _ in range(40):
            if not self._pump(0.06):
                return

    def things(self, hidden=False):
        """Everything that is shown, in the order of reading; with `hidden` all that is there."""
        for _ in range(20):
            try:
                out = []
                self._walk(self.app, None, hidden, out)
                return out
            except GLib.Error:
                self.settle()  # it changed under the reading
        raise SystemExit("the program does not come to rest")

    def _walk(self, node, parent, hidden, out):
        for i in range(node.get_child_count()):
            child = node.get_child_at_index(i)
            if child is None:
                continue
            thing = Thing(child, parent)
            if thing.shown or hidden:
                out.append(thing)
                self._walk(child, thing, hidden, out)

    def press(self, thing):
        self.heard.clear()
        thing.do("Press")
        self.settle()

    def key(self, keysym):
        self.heard.clear()
        Atspi.generate_keyboard_event(keysym, None, Atspi.KeySynthType.SYM)
        self.settle()

    def spoken(self):
        """What was said by itself since the last press or key: new focus, and announcements."""
        focus = [name for kind, on, _, name in self.heard if kind.endswith("focused") and on and name]
        return self.announced() + focus

    def announced(self):
        return [name for kind, on, role, name in self.heard if kind.endswith("showing") and on and role in ANNOUNCED and name]

    def renamed(self):
        return [name for kind, _, _, name in self.heard if kind.endswith("accessible-name") and name]
