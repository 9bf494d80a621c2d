#!/usr/bin/python3
"""Thunder's Edge with a screen reader alone: reads every area and card by name, and plays ten decisions of each phase.

Everything is found by its name and done by the action Press or the Enter key, over AT-SPI. Run as
    reader_path.py HEXMOOT HEXMOOT_CLI CONTENT [CHAPTER...]
"""
import os
import pathlib
import sys
import time

from reader_desk import Desk, Missing

SEED = 7
WANTED = int(os.environ.get("HEXMOOT_TE_READER_DECISIONS", "10"))

ACTION = {"ACTION_BEGIN", "ACTION_OFFER", "ACTION_MOVE", "MOVE_EXCESS", "ACTION_DECLARE", "ACTION_RESOLVE", "SIEGE_CHECK"}
COMBAT = {f"COMBAT_{step}" for step in range(1, 8)} | {"COMBAT_5_DEFENDER", "COMBAT_BREAKTHROUGH"}
DROP = {"DROP_BEGIN", "DROP_OFFER", "DROP_PLACE"}

# Chapter: the phases its decisions belong to, and after how many words of the robots it begins: where a game leaves
# those phases too early, the next one goes on.
CHAPTERS = {
    "world": ({"WORLD_PLACE"}, [0]),
    "first units": ({"INITIAL_BUY"}, [93]),
    "first drop": ({"INITIAL_DROP"}, [111]),
    "floor": ({"CONSUL_MARKET"}, [198]),
    "booth": ({"CONSUL_MARKET"}, [300]),
    "missions": ({"MISSION_TURN", "DISCARD"}, [606]),
    "action": (ACTION | COMBAT, [636]),
    "combat": (ACTION | COMBAT, [676]),
    "reinforcements": ({"RESOURCES", "PURCHASE"}, [775]),
    "drop": (DROP, [864, 4824, 4838]),
    "scoring": (DROP | {"OVER"}, [4838]),
}


def play(chapter, desk, program_path, games):
    from reader_audit import audit_closed
    from reader_player import Player
    from reader_program import Program

    phases, starts = CHAPTERS[chapter]
    decisions = read = 0
    for words in starts:
        if decisions >= WANTED:
            break
        game = games.begun(words, phases)
        library = pathlib.Path(desk.folder, f"{chapter}-{words}.sqlite")
        program = Program(desk, [program_path, "--open", game, "--library", library, "--size", "1600x900", "--language", "en"])
        try:
            program.settle()
            audit_closed(program, games, game)
            player = Player(program, games, library, chapter)
            while decisions < WANTED and not player.over and games.phase(games.saved(library)) in phases:
                player.decide()
                decisions += 1
            read += player.read
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
