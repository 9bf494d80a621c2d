#!/usr/bin/python3
"""Thunder's Edge with a screen reader alone: reads every area and card by name, and plays ten decisions of each phase.

Everything is found by its name and done by the action Press or the Enter key, over AT-SPI. Run as
    reader_path.py HEXMOOT HEXMOOT_CLI CONTENT [CHAPTER...]
"""
import os
import pathlib
import re
import sys
import time

from reader_desk import Desk, Missing

SEED = 7
WANTED = int(os.environ.get("HEXMOOT_TE_READER_DECISIONS", "10"))

# Chapter: the phase in which it begins, after how many words of the robots (or a few more), and the phases its
# decisions belong to, as the clock of the table says them. Where a game leaves them too early, the next one goes on.
CHAPTERS = {
    "world": ("WORLD_PLACE", [0], "Setting up"),
    "first_units": ("INITIAL_BUY", [93], "Setting up"),
    "first_drop": ("INITIAL_DROP", [111], "Setting up"),
    "floor": ("CONSUL_MARKET", [198], "Consul"),
    "booth": ("CONSUL_MARKET", [300], "Consul"),
    "missions": ("MISSION_TURN", [606], "Missions|Discard"),
    "action": ("ACTION_MOVE", [636], "Action|Combat"),
    "combat": ("COMBAT_1", [676], "Action|Combat"),
    "reinforcements": ("RESOURCES", [775], "Resources|Purchases"),
    "drop": ("DROP_PLACE", [864, 4824, 4838], "Drops"),
    "scoring": ("DROP_PLACE", [4838], "Drops|wins"),
}


def play(chapter, desk, program_path, games):
    from reader_audit import audit_closed
    from reader_player import Player
    from reader_program import Program

    begins, starts, phases = CHAPTERS[chapter]
    decisions = read = 0
    for words in starts:
        if decisions >= WANTED:
            break
        game = games.begun(words, begins)
        library = pathlib.Path(desk.folder, f"{chapter}-{words}.sqlite")
        program = Program(desk, [program_path, "--open", game, "--library", library, "--size", "1600x900", "--language", "en"])
        try:
            program.settle()
            audit_closed(program, games, game)
            player = Player(program, games, library, chapter)
            while decisions < WANTED and not player.over and re.search(phases, games.standing(library)[1]):
                player.decide()
                decisions += 1
            read += player.read
            if not player.hand_is_open():
                audit_closed(program, games, games.saved(library))
        finally:
            program.close()
    return decisions, read


def main():
    program, cli, content, *wanted = sys.argv[1:]
    failed = False
    with Desk() as desk:
        # These look for the buses as they are loaded.
        from reader_audit import Fault
        from reader_game import Games

        games = Games(cli, content, desk.folder, SEED)
        for chapter in wanted or CHAPTERS:
            begun = time.monotonic()
            try:
                decisions, read = play(chapter, desk, program, games)
                print(f"{chapter}: {decisions} decisions, {read} things read, {time.monotonic() - begun:.1f} s", flush=True)
            except Fault as fault:
                failed = True
                print(f"{chapter}: {fault}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Missing as missing:
        sys.exit(f"reader_path: {missing}")
