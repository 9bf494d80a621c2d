"""Plays by what is read out: no rules, only names, and what says of itself that it may be pressed."""
import collections
import re

from reader_audit import Fault, audit_open, is_unit
from reader_program import PRESSED

RETURN = 0xFF0D
PATIENCE = 40  # presses until a decision

# Stands over every open hand and booth.
OPEN_HAND = re.compile(r"^Everyone else:? looks? away")
# Leads away from the decision, or back.
AVOIDED = re.compile(r"^(Undo|Redo|Takeback|Reset|Deal|Put back|Abandon|Dice: .*|Play a card|Use an ability|"
                     r"Pass all card windows|Arm .*|Less: .*|First unit|Next unit|.* unit before|Back|Keep the rest in Orbit|Revoke.*)$")
# Nothing in there is a way to decide.
ASIDE = ("Side panel", "Priority order")
# What a chapter is about comes first.
PREFERRED = {
    "floor": re.compile(r"^(Ask|Pass|Hand up|Needs .*)$"),
    "booth": re.compile(r"^(Booth|Make an offer|Seal.*|Post.*|Accept.*)$"),
}


class Player:
    def __init__(self, program, games, library, chapter):
        self.program = program
        self.games = games
        self.library = library
        self.preferred = PREFERRED.get(chapter, re.compile(r"^$"))
        self.pressed = collections.Counter()
        self.trail = []
        self.read_hands = set()
        self.inside = False  # a hand was opened, and the table has said nothing since
        self.things = program.things()
        self.read = sum(t.role in PRESSED for t in self.things)

    # ---- what is shown

    def prompt(self):
        panels = [t for t in self.things if t.role == "panel" and t.parent and t.parent.role == "panel" and t.parent.name == "Thunder’s Edge"]
        return panels[-1] if panels else None

    def headline(self):
        curtain = self.curtain()
        return curtain.name if curtain else self.prompt().name

    def curtain(self):
        return next((t for t in self.things if t.role == "dialog" and t.name.startswith("Pass the screen")), None)

    def hand_is_open(self):
        return any(t.role == "label" and OPEN_HAND.match(t.name) for t in self.things)

    @property
    def over(self):
        return any(t.role == "push button" and t.name in ("Result", "Rematch") for t in self.things)

    # ---- decisions

    def decide(self):
        """Goes on until one more answer is in the saved game."""
        before = self.games.standing(self.library)[0]
        tried = set()
        self.trail.clear()
        for _ in range(PATIENCE):
            if self.curtain():
                self.lift_curtain()
                continue
            thing = self.next_thing(tried)
            if thing is None:
                break
            tried.add((self.headline(), thing.name))
            self.pressed[thing.name] += 1
            self.press(thing)
            if self.games.standing(self.library)[0] != before:
                return self.check_told()
        raise Fault(f"no way on at “{self.headline()}” after pressing " + "; ".join(self.trail))

    def press(self, thing):
        self.trail.append(f"{self.headline()} > {thing.name}")
        self.program.press(thing)
        self.look()
        if self.program.announced():
            self.inside = False

    def look(self):
        self.things = self.program.things(aside=ASIDE)

    def next_thing(self, tried):
        ways = [t for t in self.things if t.role in PRESSED and self.rank(t) is not None and (self.headline(), t.name) not in tried]
        ways = list(enumerate(ways))
        return min(ways, key=lambda way: (self.rank(way[1]), self.pressed[way[1].name], -way[0]), default=(0, None))[1]

    def rank(self, thing):
        """What is pressed first; None for what is no way to decide."""
        if AVOIDED.match(thing.name) or thing.role in ("page tab", "link") or thing.is_in("tool bar"):
            return None
        noted = thing.description and not thing.description.startswith("Key ")
        if thing.parent.role == "panel" and thing.parent.name == "Board":
            return 1 if noted else 2 if is_unit(thing) else None
        if thing.name == "Open the hand":
            return 6
        if thing.name == "Close the hand":
            return 8
        verb = self.prompt() in thing.around()
        if verb and noted:
            return None  # it says why not
        if self.preferred.match(thing.name) and not thing.checked:
            return 0
        if thing.checked or thing.name.endswith(" chosen"):
            return 7
        if verb:
            return 2 if thing.description == "Key Enter" and self.trail else 5
        return 4 if noted else 3

    def lift_curtain(self):
        """The focus is on the way in already, so that Enter opens it."""
        who = self.curtain().name.removeprefix("Pass the screen to ")
        focused = [t for t in self.things if t.focused and t.role == "push button"]
        if not focused or who not in focused[-1].name:
            raise Fault(f"at the curtain of {who} the focus is on {focused}")
        self.trail.append(f"{self.headline()} > Enter")
        self.program.key(RETURN)
        self.look()
        self.inside = True
        if self.curtain():
            raise Fault(f"Enter does not open the curtain of {who}")
        if self.program.announced():
            raise Fault(f"the hand of {who} speaks by itself: {self.program.announced()}")
        if who not in self.read_hands:
            self.read_hands.add(who)
            audit_open(self.program, self.things, self.games, self.games.saved(self.library), who)
            self.read += sum(t.role in PRESSED for t in self.things)

    def check_told(self):
        """What is asked next is said by itself at the table; with an open hand nothing is, it is read on request."""
        if self.curtain():
            if not any(self.curtain().name.split()[-1] in said for said in self.program.spoken()):
                raise Fault(f"the curtain is not told: {self.program.spoken()}")
        elif self.hand_is_open():
            if self.program.announced():
                raise Fault(f"an open hand speaks by itself: {self.program.announced()}")
        elif not self.inside and not any(self.headline() in said for said in self.program.announced()):
            raise Fault(f"“{self.headline()}” is not announced after {self.trail[-1]}: {self.program.announced()}")
