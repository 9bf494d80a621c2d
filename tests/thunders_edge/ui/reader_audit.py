"""What everything on the table has to be for a screen reader."""
import collections
import re

from reader_game import SEATS
from reader_program import PRESSED


class Fault(Exception):
    """Something a person with a screen reader would stumble over."""


# Words of the program that are not for people.
UNREADABLE = re.compile(r"\b[FL]\(|\b(MIS|SEN|HEX|LOC|FAC|OFF|INI)-\d|\b(area|piece|card|seat|verb)/|undefined|null\b|NaN|%\d|\[object")


def board_of(things):
    return [t for t in things if t.parent and t.parent.role == "panel" and t.parent.name == "Board"]


def areas_of(things):
    return [t for t in board_of(things) if not is_unit(t) and not t.description.startswith("Key ")]


def is_unit(thing):
    return ", attack " in thing.name


def audit_names(program, things):
    """Every thing that is shown has a name that can be read, is no other's, and can be pressed where it should be."""
    wrong = []
    equals = collections.Counter((id(t.parent), t.role, t.name) for t in things if t.role in PRESSED)
    pressed = [t for t in things if t.role in PRESSED]
    wrong += [f"cannot be pressed: {t}" for t, names in zip(pressed, program.actions(pressed)) if "Press" not in names]
    for t in things:
        if UNREADABLE.search(t.name) or UNREADABLE.search(t.description):
            wrong.append(f"not for people: {t}")
        if t.role not in PRESSED:
            continue
        if not t.name.strip():
            wrong.append(f"without a name: {t} in {t.parent}")
        if equals[id(t.parent), t.role, t.name] > 1:
            wrong.append(f"a name used twice: {t}")
    for t in things:
        if t.role in ("panel", "dialog", "list", "page tab list", "tool bar", "heading", "list item") and not t.name.strip():
            wrong.append(f"a {t.role} without a name in {t.parent}")
    if wrong:
        raise Fault("\n  ".join(["wrong names", *dict.fromkeys(wrong)]))


def audit_closed(program, games, game):
    """The open table: every seat and area is read, and nothing that a hand holds."""
    things = program.things(hidden=True)
    shown = [t for t in things if all(at.shown for at in t.around())]
    audit_names(program, shown)
    audit_secrets(things, games, game)
    if any(t.role == "dialog" for t in shown):
        return  # a curtain hides the table
    view = games.view(game)
    areas = areas_of(shown)
    if areas and len(areas) < len(view["sites"]):
        raise Fault(f"{len(view['sites'])} hexes lie on the table, {len(areas)} areas are read")
    for seat in SEATS:
        if areas and not any(seat in t.name for t in shown):
            raise Fault(f"{seat} is not read at the table")


def audit_secrets(things, games, game):
    for seat in SEATS:
        for card in games.hand(game, seat):
            for t in things:
                if card in t.name or card in t.description:
                    raise Fault(f"{card} is in the hand of {seat}, and anybody may read it: {t}")


def audit_open(program, things, games, game, who):
    """The open hand: every card that these eyes alone know is read by its name."""
    audit_names(program, things)
    hand = [t for t in things if t.role in PRESSED and t.is_in("panel", "’s cards")]
    if hand:
        for card in games.hand(game, who):
            if not any(card in t.name for t in hand):
                raise Fault(f"{card} of the open hand of {who} is not read")
    return hand
