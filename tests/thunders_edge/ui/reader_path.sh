#!/bin/sh
# Brings up what a screen reader needs where there is none of it (a screen, a session bus, the accessibility bus), and
# runs reader_path.py with these arguments there.
set -eu
here=$(dirname "$0")
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export XDG_RUNTIME_DIR="$home" XDG_DATA_HOME="$home" XDG_CONFIG_HOME="$home" PYTHONDONTWRITEBYTECODE=1
export QT_QPA_PLATFORM=xcb QT_QUICK_BACKEND=software QT_ACCESSIBILITY=1 QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 LC_ALL=C.UTF-8
unset DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS WAYLAND_DISPLAY || true
# It writes its number once it takes connections.
Xvfb -displayfd 3 -screen 0 1600x900x24 -nolisten tcp 3> "$home/display" 2> /dev/null &
screen=$!
trap 'kill $screen; rm -rf "$home"' EXIT
until [ -s "$home/display" ]; do
  kill -0 $screen
  sleep 0.05
done
DISPLAY=:$(cat "$home/display")
export DISPLAY
dbus-run-session -- sh -c '
  /usr/libexec/at-spi-bus-launcher --launch-immediately &
  launcher=$!
  code=0
  /usr/bin/python3 "$@" || code=$?
  kill $launcher
  exit $code' sh "$here/reader_path.py" "$@"
