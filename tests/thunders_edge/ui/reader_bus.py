"""The accessibility bus. Questions are asked many at once: one by one, each waits for a turn of the program."""
import time

from reader_desk import Missing

try:
    import gi

    gi.require_version("Gio", "2.0")
    from gi.repository import Gio, GLib
except (ImportError, ValueError) as missing:
    raise Missing("python3-gi is not installed") from missing

ACCESSIBLE = "org.a11y.atspi.Accessible"
ACTION = "org.a11y.atspi.Action"
REGISTRY = "org.a11y.atspi.Registry"
ROOT = (REGISTRY, "/org/a11y/atspi/accessible/root")
PATIENCE_MS = 20_000
REGISTRY_TRIES = 20


class Gone(Exception):
    """What was asked is no longer there."""


class Bus:
    """A place on the accessibility bus of the session. Whatever is on it is known by its owner and path."""

    def __init__(self):
        try:
            session = Gio.bus_get_sync(Gio.BusType.SESSION)
            address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None,
                                        Gio.DBusCallFlags.NONE, PATIENCE_MS, None).unpack()[0]
        except GLib.Error as missing:
            raise Missing(f"at-spi2-core is not installed or does not start: {missing.message}") from missing
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self._connection = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
        self._context = GLib.MainContext.default()

    def _send(self, place, interface, method, args, answered):
        def finished(connection, result):
            try:
                answered(connection.call_finish(result).unpack())
            except GLib.Error:
                answered(None)

        self._connection.call(*place, interface, method, args, None, Gio.DBusCallFlags.NONE, PATIENCE_MS, None, finished)

    def ask_later(self, question, answered):
        """Asks (place, interface, method, arguments); `answered` gets the answer, or None when it is gone."""
        place, interface, method, *args = question
        self._send(place, interface, method, args[0] if args else None, answered)

    def ask(self, questions):
        """The answers to all questions, in their order."""
        answers = [None] * len(questions)
        open_ones = set(range(len(questions)))

        def keep(i):
            def answered(answer):
                answers[i] = answer
                open_ones.discard(i)

            return answered

        for i, question in enumerate(questions):
            self.ask_later(question, keep(i))
        while open_ones:
            self._context.iteration(True)
        if None in answers:
            raise Gone
        return answers

    def turn(self):
        """Takes in what has come; tells whether something had."""
        worked = False
        while self._context.iteration(False):
            worked = True
        return worked

    def _ask_registry(self, method, argument):
        """The registry starts with the first question to it, which may come too early."""
        for _ in range(REGISTRY_TRIES):
            try:
                return self.ask([((REGISTRY, "/org/a11y/atspi/registry"), REGISTRY, method, argument)])
            except Gone:
                time.sleep(0.5)
        raise Missing("the registry of at-spi2-core does not answer")

    def hear(self, told):
        """From now on calls told(state, place) whenever something begins to show or gets the focus."""
        for state in ("showing", "focused"):
            event = GLib.Variant("(sass)", (f"object:state-changed:{state}", [], ""))
            self._ask_registry("RegisterEvent", event)

        def signal(_connection, owner, path, _interface, _member, arguments):
            state, on = arguments.unpack()[:2]
            if on and state in ("showing", "focused"):
                told(state, (owner, path))

        self._connection.signal_subscribe(None, "org.a11y.atspi.Event.Object", "StateChanged", None, None,
                                          Gio.DBusSignalFlags.NONE, signal)

    def programs(self):
        """Process and place of every program that can be read."""
        places = self.ask([(ROOT, ACCESSIBLE, "GetChildren")])[0][0]
        dbus = ("org.freedesktop.DBus", "/org/freedesktop/DBus")
        owners = [(dbus, "org.freedesktop.DBus", "GetConnectionUnixProcessID", GLib.Variant("(s)", (owner,)))
                  for owner, _ in places]
        return [(pid, place) for (pid,), place in zip(self.ask(owners), places)]

    def strike(self, keysym):
        """Strikes a key of the keyboard, by its X symbol."""
        controller = (REGISTRY, "/org/a11y/atspi/registry/deviceeventcontroller")
        symbol = 3
        self.ask([(controller, "org.a11y.atspi.DeviceEventController", "GenerateKeyboardEvent",
                   GLib.Variant("(isu)", (keysym, "", symbol)))])


def named(place, what):
    """The question for the "Name" or "Description"."""
    return place, "org.freedesktop.DBus.Properties", "Get", GLib.Variant("(ss)", (ACCESSIBLE, what))


def children(place):
    return place, ACCESSIBLE, "GetChildren"


def role(place):
    return place, ACCESSIBLE, "GetRoleName"


def states(place):
    return place, ACCESSIBLE, "GetState"


def actions(place):
    return place, ACTION, "GetActions"


def doing(place, number):
    return place, ACTION, "DoAction", GLib.Variant("(i)", (number,))
