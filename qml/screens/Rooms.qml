import QtQuick
import Hexmoot

/// Where the user is and what every screen may use: the models, and the way from room to room.
QtObject {
    id: rooms

    required property GamesModel games
    required property SavesModel saves
    required property SetupModel setup
    required property Shelf shelf
    required property Sounds sounds
    required property Host host
    /// Names of the screens on the way here; the last one shows.
    property var trail: ["start"]
    readonly property string current: trail[trail.length - 1]
    property int settingsPage: 0

    signal quitWanted()

    function go(name: string) {
        if (host.table)
            host.table.close();
        if (name !== current)
            trail = [...trail, name];
    }

    /// Back to where the user came from; false at the beginning.
    function back(): bool {
        if (trail.length < 2)
            return false;
        trail = trail.slice(0, -1);
        return true;
    }

    function home() {
        trail = ["start"];
    }

    /// Brings a stored game to the table.
    function play(id: int) {
        if (host.open(id))
            trail = ["start", "table"];
    }

    function rematch() {
        if (host.rematch())
            trail = ["start", "table"];
    }

    /// The game is saved; back to Start.
    function leaveTable() {
        home();
        host.clear();
        saves.refresh();
    }

    function openSettings(page: int) {
        settingsPage = page;
        go("settings");
    }

    function newGame(game: string) {
        setup.begin(game);
        if (setup.game === game)
            go("newGame");
    }
}
