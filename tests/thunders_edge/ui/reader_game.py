"""Prepared games, and what is known of them from outside: phase, answers, hands."""
import json
import pathlib
import re
import subprocess

# Every seat with a Mission card is asked at the open table whether it arms this one (MIS-47).
ARMED = "MIS-47"
SEATS = {"Vermilion": "A", "Azure": "B", "Gold": "C"}


class Games:
    """Games of three seats that robots began."""

    def __init__(self, cli, content, folder, seed):
        self.cli = cli
        self.folder = pathlib.Path(folder)
        self.seed = str(seed)
        cards = json.loads(pathlib.Path(content, "cards.json").read_text())
        # Support cards have many equals; Missions and Senators are known by their names.
        named = cards["mission"] + [card for card in cards["senate"] if "trait" in card]
        self.names = {card["id"]: card["texts"]["name"] for card in named}

    def run(self, *words):
        return subprocess.run([self.cli, *map(str, words)], check=True, capture_output=True, text=True).stdout

    def begun(self, words, phase):
        """A game of so many words or a few more, until it is in that phase."""
        path = self.folder / f"game-{words}.hexmoot"
        for more in range(0, 60, 2):
            self.run("play", "thunders_edge", "--seats", len(SEATS), "--seed", self.seed, "--bots", "greedy",
                     "--privacy", "courtesy", "--to", words + more, "--out", path)
            if self.view(path)["phase"] == phase:
                return path
        raise SystemExit(f"no game of seed {self.seed} is in {phase} after {words} to {words + 60} words")

    def view(self, path, eyes="table"):
        return json.loads(self.run("replay", path, "--as", eyes, "--json"))["view"]

    def standing(self, library):
        """How many answers the game in the library has, and its clock: the turn and the phase."""
        words, clock = re.search(r"(\d+) words, (.*)", self.run("saves", library, "list")).groups()
        return int(words), clock

    def saved(self, library):
        path = self.folder / "saved.hexmoot"
        path.unlink(missing_ok=True)
        number = self.run("saves", library, "list").split()[0]
        self.run("saves", library, "export", number, path)
        return path

    def hand(self, path, who):
        """The names of the cards that this seat alone knows."""
        seat = SEATS[who]
        public = self.run("replay", path, "--json")
        view = self.view(path, seat)
        cards = view[f"senateHand{seat}"] + view[f"missionHand{seat}"]
        return [self.names[card] for card in cards if card in self.names and f'"{card}"' not in public
                and self.names[card] not in public and card != ARMED]
