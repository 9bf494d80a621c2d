"""A desk of its own for a program that is read out: a display, a session bus, and folders. It needs nothing of the person's session."""
import contextlib
import os
import subprocess
import tempfile


class Missing(Exception):
    """Something that the desk needs is not installed or does not start."""


class Desk:
    """Stands inside a `with`. Programs begun at it end with it at the latest."""

    def __init__(self, width=1600, height=900):
        self.screen = f"{width}x{height}x24"
        self.folder = None
        self._open = contextlib.ExitStack()

    def __enter__(self):
        with contextlib.ExitStack() as failing:
            failing.callback(self._open.close)
            self.folder = self._open.enter_context(tempfile.TemporaryDirectory(prefix="reader-"))
            self._furnish()
            failing.pop_all()
        return self

    def __exit__(self, *_):
        self._open.close()

    def _furnish(self):
        for inherited in ("WAYLAND_DISPLAY", "AT_SPI_BUS_ADDRESS", "XAUTHORITY"):
            os.environ.pop(inherited, None)
        os.environ.update(
            XDG_RUNTIME_DIR=self._private_folder("runtime"), XDG_DATA_HOME=self._private_folder("data"),
            XDG_CONFIG_HOME=self._private_folder("config"), XDG_CACHE_HOME=self._private_folder("cache"),
            QT_QPA_PLATFORM="xcb", QT_QUICK_BACKEND="software", QT_ACCESSIBILITY="1", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1",
            LC_ALL="C.UTF-8")
        os.environ["DISPLAY"] = ":" + self._begin_display()
        # The accessibility bus starts by itself once the session bus is asked for it.
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = self._begin_bus()

    def _private_folder(self, name):
        path = os.path.join(self.folder, name)
        os.mkdir(path, mode=0o700)
        return path

    def begin(self, command, **options):
        try:
            process = subprocess.Popen(command, **options)
        except FileNotFoundError as missing:
            raise Missing(f"{command[0]} is not installed") from missing
        self._open.callback(end, process)
        return process

    def _begin_display(self):
        read, write = os.pipe()
        with os.fdopen(read) as answer:
            with os.fdopen(write, "w"):
                self.begin(["Xvfb", "-displayfd", str(write), "-screen", "0", self.screen, "-nolisten", "tcp"],
                           pass_fds=[write], stderr=subprocess.DEVNULL)
            return answer.readline().strip() or self._give_up("Xvfb")

    def _begin_bus(self):
        bus = self.begin(["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1"],
                         stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        return bus.stdout.readline().strip() or self._give_up("dbus-daemon")

    @staticmethod
    def _give_up(program):
        raise Missing(f"{program} does not start")


def end(process):
    """Ends a program, kindly first."""
    if process.poll() is not None:
        return
    process.terminate()
    try:
        process.wait(timeout=5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
