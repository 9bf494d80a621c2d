"""The program as a screen reader has it: its things over AT-SPI, what it says by itself, and presses."""
import contextlib
import os
import time

import reader_bus
from reader_bus import Bus, Gone
from reader_desk import Missing, end

# What can be pressed, by the role that is read out for it.
PRESSED = {"push button", "radio button", "check box", "page tab", "toggle button", "link"}
ANNOUNCED = {"notification", "alert"}
# A screen reader reads these in one go.
WHOLE = {"label", "heading", "radio button", "check box", "page tab", "link", "image", "scroll bar"}

# Bits of AT-SPI's states.
CHECKED, FOCUSED, SHOWING = 1 << 4, 1 << 12, 1 << 25

START_SECONDS = 30
QUIET_SECONDS = 0.06
REST_SECONDS = 5


class Thing:
    """Something of the program, with what stands around it."""

    def __init__(self, place, parent, states, role, name, description):
        self.place = place
        self.parent = parent
        self.shown = bool(states & SHOWING)
        self.focused = bool(states & FOCUSED)
        self.checked = bool(states & CHECKED)
        self.role = role
        self.name = name
        self.description = description
        self.inner = []

    def around(self):
        """From the thing outwards."""
        at = self
        while at:
            yield at
            at = at.parent

    def within(self):
        """Everything inside it, in the order of reading."""
        for each in self.inner:
            yield each
            yield from each.within()

    def is_in(self, role, name=""):
        return any(at.role == role and name in at.name for at in self.around())

    def __repr__(self):
        return f"{self.role} “{self.name}”" + (f" ({self.description})" if self.description else "")


class Program:
    """Hexmoot with a game on its table."""

    def __init__(self, desk, command):
        self.heard = []
        self.unknown = 0  # how many names of what was heard are still asked for
        self.place = None
        self.bus = Bus()
        self.bus.hear(self._hear)
        self.complaints = open(os.path.join(desk.folder, "complaints"), "w+", encoding="utf-8")
        self.process = desk.begin(command, stderr=self.complaints)
        self.place = self._find()

    def close(self):
        end(self.process)
        self.complaints.close()

    def complained(self):
        """What it wrote on its error stream."""
        self.complaints.seek(0)
        return self.complaints.read().strip()

    def _find(self):
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            if self.process.poll() is not None:
                raise Missing(f"hexmoot ended with {self.process.returncode} before it was seen: {self.complained()}")
            try:
                for pid, place in self.bus.programs():
                    if pid == self.process.pid and self.bus.ask([reader_bus.children(place)])[0][0]:
                        return place
            except Gone:
                pass  # another program ended meanwhile
            self._wait(0.05)
        raise Missing(f"hexmoot did not come up on the accessibility bus within {START_SECONDS} seconds: {self.complained()}")

    # ---- what it says

    def _hear(self, state, place):
        if self.place is None or place[0] != self.place[0]:
            return
        entry = {"state": state, "role": "", "name": ""}
        self.heard.append(entry)
        for part, question in (("role", reader_bus.role(place)), ("name", reader_bus.named(place, "Name"))):
            self.unknown += 1
            self.bus.ask_later(question, lambda answer, part=part: self._learn(entry, part, answer))

    def _learn(self, entry, part, answer):
        self.unknown -= 1
        entry[part] = answer[0] if answer else ""

    def _wait(self, seconds):
        until = time.monotonic() + seconds
        worked = False
        while True:
            worked = self.bus.turn() or worked
            if time.monotonic() >= until:
                return worked
            time.sleep(0.005)

    def settle(self):
        """Until nothing more is heard."""
        until = time.monotonic() + REST_SECONDS
        while self._wait(QUIET_SECONDS) or self.unknown:
            if time.monotonic() > until:
                return

    def spoken(self):
        """What was said by itself since the last press or key: announcements, and what got the focus."""
        return self.announced() + [each["name"] for each in self.heard if each["state"] == "focused" and each["name"]]

    def announced(self):
        return [each["name"] for each in self.heard if each["role"] in ANNOUNCED and each["name"]]

    # ---- what it shows

    def things(self, hidden=False, aside=()):
        """Everything that is shown, in the order of reading; with `hidden` all that is there; without what is in those `aside`."""
        for _ in range(20):
            try:
                window = Thing(self.place, None, SHOWING, "application", "", "")
                level = [window]
                while level:
                    level = self._read(level, hidden, aside)
                return list(window.within())
            except Gone:
                self.settle()  # it changed under the reading
        raise Missing("the program does not come to rest")

    def _read(self, level, hidden, aside):
        """Reads what is directly inside of these, and tells where there may be more."""
        inside = self.bus.ask([reader_bus.children(thing.place) for thing in level])
        born = [(thing, tuple(place)) for thing, (places,) in zip(level, inside) for place in places]
        states = [low for (low, *_), in self.bus.ask([reader_bus.states(place) for _, place in born])]
        kept = [(parent, place, bits) for (parent, place), bits in zip(born, states) if hidden or bits & SHOWING]
        roles = self.bus.ask([reader_bus.role(place) for _, place, _ in kept])
        names = self.bus.ask([reader_bus.named(place, "Name") for _, place, _ in kept])
        notes = self.bus.ask([reader_bus.named(place, "Description") for _, place, _ in kept])
        read = []
        for (parent, place, bits), (role,), (name,), (note,) in zip(kept, roles, names, notes):
            thing = Thing(place, parent, bits, role, name, note)
            parent.inner.append(thing)
            read.append(thing)
        return [thing for thing in read if thing.role not in WHOLE and thing.name not in aside]

    # ---- what one does with it

    def actions(self, things):
        """The names of what can be done with each."""
        answers = self.bus.ask([reader_bus.actions(thing.place) for thing in things])
        return [[action[0] for action in each] for (each,) in answers]

    def press(self, thing):
        self.heard.clear()
        with contextlib.suppress(Gone):  # it went of itself, or by being pressed
            [names] = self.actions([thing])
            self.bus.ask([reader_bus.doing(thing.place, names.index("Press"))])
        self.settle()

    def key(self, keysym):
        self.heard.clear()
        self.bus.strike(keysym)
        self.settle()
