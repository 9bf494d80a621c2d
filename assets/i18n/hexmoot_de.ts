<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
    <context>
        <name>About</name>
        <message>
            <source>About Hexmoot</source>
            <translation>Über Hexmoot</translation>
        </message>
        <message>
            <source>Version %1</source>
            <translation>Version %1</translation>
        </message>
        <message>
            <source>Board games for one screen and everybody around it. Hexmoot deals, keeps the rules, and keeps each player’s secrets from the others.</source>
            <translation>Brettspiele für einen Bildschirm und alle, die davor sitzen. Hexmoot teilt aus, achtet auf die Regeln und hütet die Geheimnisse aller voreinander.</translation>
        </message>
        <message>
            <source>Your games</source>
            <translation>Deine Partien</translation>
        </message>
        <message>
            <source>Every move is saved the moment it is made, in one file on this computer: %1</source>
            <translation>Jeder Zug ist gespeichert, sobald er gemacht ist, in einer Datei auf diesem Rechner: %1</translation>
        </message>
        <message>
            <source>What secrecy means here</source>
            <translation>Was hier geheim heißt</translation>
        </message>
        <message>
            <source>Secrets are hidden from the people at the screen, and stored so that an editor does not show them. They are not protected from somebody who takes the program apart.</source>
            <translation>Geheimes bleibt denen verborgen, die vor dem Bildschirm sitzen, und ist so gespeichert, dass ein Texteditor es nicht zeigt. Vor jemandem, der das Programm zerlegt, ist es nicht geschützt.</translation>
        </message>
        <message>
            <source>Licence and artwork</source>
            <translation>Lizenz und Bilder</translation>
        </message>
        <message>
            <source>Hexmoot is free software under the MIT licence. All artwork, sounds and texts are its own. The games belong to their authors and publishers; this program contains none of their texts or pictures. Typefaces: Inter and Manrope, under the SIL Open Font License.</source>
            <translation>Hexmoot ist freie Software unter der MIT-Lizenz. Alle Bilder, Töne und Texte sind eigene. Die Spiele gehören ihren Autoren und Verlagen; dieses Programm enthält keine ihrer Texte oder Bilder. Schriften: Inter und Manrope unter der SIL Open Font License.</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
    </context>
    <context>
        <name>AlsBoard</name>
        <message>
            <source>The hand is closed.</source>
            <translation>Die Hand ist geschlossen.</translation>
        </message>
        <message>
            <source>Open it first; everyone else looks away.</source>
            <translation>Öffne sie zuerst; alle anderen sehen weg.</translation>
        </message>
        <message>
            <source>Pick a card first.</source>
            <translation>Wähle zuerst eine Karte.</translation>
        </message>
        <message>
            <source>This theatre can’t be picked now.</source>
            <translation>Dieser Schauplatz ist jetzt nicht wählbar.</translation>
        </message>
        <message>
            <source>Confirm</source>
            <translation>Bestätigen</translation>
        </message>
        <message>
            <source>Pick a lit card first.</source>
            <translation>Wähle zuerst eine leuchtende Karte.</translation>
        </message>
        <message>
            <source>Pick a lit theatre first.</source>
            <translation>Wähle zuerst einen leuchtenden Schauplatz.</translation>
        </message>
        <message>
            <source>%1, look away.</source>
            <translation>%1, bitte wegsehen.</translation>
        </message>
    </context>
    <context>
        <name>Arguments</name>
        <message>
            <source>&quot;%1&quot; is no option. A game file is opened with --open.</source>
            <translation>„%1“ ist keine Option. Eine Partiedatei wird mit --open geöffnet.</translation>
        </message>
        <message>
            <source>--as wants a seat, A to H, or table, not &quot;%1&quot;.</source>
            <translation>--as verlangt einen Platz, A bis H, oder table, nicht „%1“.</translation>
        </message>
        <message>
            <source>--language wants en or de, not &quot;%1&quot;.</source>
            <translation>--language verlangt en oder de, nicht „%1“.</translation>
        </message>
        <message>
            <source>--grab wants the name of a picture, for example table.png, not &quot;%1&quot;.</source>
            <translation>--grab verlangt den Namen eines Bilds, zum Beispiel tisch.png, nicht „%1“.</translation>
        </message>
        <message>
            <source>--screen wants one of %1, not &quot;%2&quot;.</source>
            <translation>--screen verlangt eines von %1, nicht „%2“.</translation>
        </message>
        <message>
            <source>--size wants width and height, for example 1600x900, not &quot;%1&quot;.</source>
            <translation>--size verlangt Breite und Höhe, zum Beispiel 1600x900, nicht „%1“.</translation>
        </message>
        <message>
            <source>--scale wants a number from 0.8 to 2, not &quot;%1&quot;.</source>
            <translation>--scale verlangt eine Zahl von 0.8 bis 2, nicht „%1“.</translation>
        </message>
        <message>
            <source>--theme wants dark, light or high-contrast, not &quot;%1&quot;.</source>
            <translation>--theme verlangt dark, light oder high-contrast, nicht „%1“.</translation>
        </message>
        <message>
            <source>Board games for one screen and everybody around it.</source>
            <translation>Brettspiele für einen Bildschirm und alle, die davor sitzen.</translation>
        </message>
        <message>
            <source>Open a game file.</source>
            <translation>Eine Partiedatei öffnen.</translation>
        </message>
        <message>
            <source>file</source>
            <translation>Datei</translation>
        </message>
        <message>
            <source>Whose eyes look at it: a seat, or table.</source>
            <translation>Mit wessen Augen: ein Platz oder table.</translation>
        </message>
        <message>
            <source>seat</source>
            <translation>Platz</translation>
        </message>
        <message>
            <source>Write one picture of the window and leave.</source>
            <translation>Ein Bild des Fensters schreiben und aufhören.</translation>
        </message>
        <message>
            <source>picture</source>
            <translation>Bild</translation>
        </message>
        <message>
            <source>Use this library of games.</source>
            <translation>Diese Sammlung von Partien benutzen.</translation>
        </message>
        <message>
            <source>Begin with this screen.</source>
            <translation>Mit diesem Bildschirm beginnen.</translation>
        </message>
        <message>
            <source>name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Size of the window.</source>
            <translation>Größe des Fensters.</translation>
        </message>
        <message>
            <source>width x height</source>
            <translation>Breite x Höhe</translation>
        </message>
        <message>
            <source>dark, light or high-contrast.</source>
            <translation>dark, light oder high-contrast.</translation>
        </message>
        <message>
            <source>theme</source>
            <translation>Farben</translation>
        </message>
        <message>
            <source>Scale of the interface, 0.8 to 2.</source>
            <translation>Größe der Oberfläche, 0.8 bis 2.</translation>
        </message>
        <message>
            <source>factor</source>
            <translation>Faktor</translation>
        </message>
        <message>
            <source>Language: en or de.</source>
            <translation>Sprache: en oder de.</translation>
        </message>
        <message>
            <source>code</source>
            <translation>Kürzel</translation>
        </message>
    </context>
    <context>
        <name>Button</name>
        <message>
            <source>Key %1</source>
            <translation>Taste %1</translation>
        </message>
    </context>
    <context>
        <name>Curtain</name>
        <message>
            <source>Everyone else, look away.</source>
            <translation>Alle anderen sehen bitte weg.</translation>
        </message>
        <message>
            <source>Pass the screen to %1</source>
            <translation>Bildschirm an %1 geben</translation>
        </message>
        <message>
            <source>You will see</source>
            <translation>Du siehst gleich</translation>
        </message>
    </context>
    <context>
        <name>CurtainDoor</name>
        <message>
            <source>Pass the screen to</source>
            <translation>Der Bildschirm geht an</translation>
        </message>
        <message>
            <source>I’m %1: hold to open</source>
            <translation>Ich bin %1: zum Öffnen halten</translation>
        </message>
        <message>
            <source>Four-digit PIN</source>
            <translation>Vierstellige PIN</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>Not %1</source>
            <translation>Nicht %1</translation>
        </message>
        <message>
            <source>New PIN</source>
            <translation>Neue PIN</translation>
        </message>
        <message>
            <source>Set and open</source>
            <translation>Setzen und öffnen</translation>
        </message>
        <message>
            <source>Forgot the PIN</source>
            <translation>PIN vergessen</translation>
        </message>
        <message>
            <source>With a yes from all the others you choose a new one</source>
            <translation>Mit dem Ja aller anderen wählst du eine neue</translation>
        </message>
        <message>
            <source>Choose a PIN of four digits. From now on it opens your hand.</source>
            <translation>Wähle eine PIN aus vier Ziffern. Ab jetzt öffnet sie deine Hand.</translation>
        </message>
    </context>
    <context>
        <name>CurtainHead</name>
        <message>
            <source>Nothing secret is on screen</source>
            <translation>Nichts Geheimes ist zu sehen</translation>
        </message>
    </context>
    <context>
        <name>CurtainQueue</name>
        <message>
            <source>Any unsealed player may go next. Press a number to choose.</source>
            <translation>Wer noch nicht versiegelt hat, darf als Nächstes. Eine Zahl wählt aus.</translation>
        </message>
        <message>
            <source>Pause here</source>
            <translation>Hier Pause machen</translation>
        </message>
    </context>
    <context>
        <name>CurtainRecap</name>
        <message>
            <source>Public events only</source>
            <translation>Nur öffentliche Ereignisse</translation>
        </message>
    </context>
    <context>
        <name>CurtainSeat</name>
        <message>
            <source>up now</source>
            <translation>jetzt dran</translation>
        </message>
        <message>
            <source>not yet</source>
            <translation>noch nicht</translation>
        </message>
        <message>
            <source>sealed</source>
            <translation>versiegelt</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>looks away</source>
            <translation>sieht weg</translation>
        </message>
    </context>
    <context>
        <name>Ending</name>
        <message>
            <source>Award: %1</source>
            <translation>Gewinn: %1</translation>
        </message>
    </context>
    <context>
        <name>FootBar</name>
        <message>
            <source>Actions</source>
            <translation>Aktionen</translation>
        </message>
    </context>
    <context>
        <name>GameTile</name>
        <message>
            <source>%1 players, %2 minutes</source>
            <translation>%1 Personen, %2 Minuten</translation>
        </message>
        <message>
            <source>This game’s content has an error: %1</source>
            <translation>Der Inhalt dieses Spiels hat einen Fehler: %1</translation>
        </message>
        <message>
            <source>%1 min</source>
            <translation>%1 min</translation>
        </message>
        <message>
            <source>Content has an error</source>
            <translation>Fehler im Inhalt</translation>
        </message>
    </context>
    <context>
        <name>HandCard</name>
        <message>
            <source>Key %1</source>
            <translation>Taste %1</translation>
        </message>
    </context>
    <context>
        <name>HeroContinue</name>
        <message>
            <source>Even, %1 points</source>
            <translation>Gleichstand, %1 Punkte</translation>
        </message>
        <message>
            <source>%1 leads with %2</source>
            <translation>%1 führt mit %2</translation>
        </message>
        <message>
            <source>Saved %1</source>
            <translation>Gespeichert: %1</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>All saved games</source>
            <translation>Alle Partien</translation>
        </message>
    </context>
    <context>
        <name>HeroWelcome</name>
        <message>
            <source>No game is under way. Deal one; it saves itself.</source>
            <translation>Keine Partie ist im Gange. Teile eine aus; sie speichert sich selbst.</translation>
        </message>
        <message>
            <source>All saved games</source>
            <translation>Alle Partien</translation>
        </message>
        <message>
            <source>No games yet. Deal one; it saves itself.</source>
            <translation>Noch keine Partien. Teile eine aus; sie speichert sich selbst.</translation>
        </message>
        <message>
            <source>Gather round</source>
            <translation>Setzt euch her</translation>
        </message>
        <message>
            <source>One screen, everybody at it. Hexmoot deals, keeps the rules and keeps your secrets.</source>
            <translation>Ein Bildschirm, alle davor. Hexmoot teilt aus, achtet auf die Regeln und hütet eure Geheimnisse.</translation>
        </message>
        <message>
            <source>Deal %1</source>
            <translation>%1 austeilen</translation>
        </message>
        <message>
            <source>Deal a game</source>
            <translation>Eine Partie austeilen</translation>
        </message>
        <message>
            <source>Comfortable to read?</source>
            <translation>Angenehm zu lesen?</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Dunkel</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Hell</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Hoher Kontrast</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>Scale of the interface</source>
            <translation>Größe der Oberfläche</translation>
        </message>
    </context>
    <context>
        <name>HoldButton</name>
        <message>
            <source>Hold %1, or press Enter</source>
            <translation>%1 halten oder Enter drücken</translation>
        </message>
        <message>
            <source>Press Enter</source>
            <translation>Enter drücken</translation>
        </message>
    </context>
    <context>
        <name>Host</name>
        <message>
            <source>This game was changed or damaged. It opens after move %1, the last good point.</source>
            <translation>Diese Partie wurde verändert oder beschädigt. Sie öffnet sich nach Zug %1, dem letzten guten Stand.</translation>
        </message>
    </context>
    <context>
        <name>HouseRules</name>
        <message>
            <source>At this table</source>
            <translation>An diesem Tisch</translation>
        </message>
        <message>
            <source>Everybody plays at this one screen.</source>
            <translation>Alle spielen an diesem einen Bildschirm.</translation>
        </message>
        <message>
            <source>Your cards open only for you; the others look away.</source>
            <translation>Deine Karten öffnen sich nur für dich; die anderen sehen weg.</translation>
        </message>
        <message>
            <source>Undo is free until something was revealed.</source>
            <translation>Rücknahme ist frei, bis etwas aufgedeckt wurde.</translation>
        </message>
        <message>
            <source>Every move is saved the moment it is made.</source>
            <translation>Jeder Zug ist sofort gespeichert.</translation>
        </message>
    </context>
    <context>
        <name>KeyRow</name>
        <message>
            <source>Press the new key</source>
            <translation>Neue Taste drücken</translation>
        </message>
        <message>
            <source>Key %1, also used for: %2</source>
            <translation>Taste %1, auch für: %2</translation>
        </message>
        <message>
            <source>Key %1</source>
            <translation>Taste %1</translation>
        </message>
        <message>
            <source>%1 (also: %2)</source>
            <translation>%1 (auch: %2)</translation>
        </message>
        <message>
            <source>Put back: %1</source>
            <translation>Zurücksetzen: %1</translation>
        </message>
    </context>
    <context>
        <name>Keymap</name>
        <message>
            <source>Confirm, or pick what has the focus</source>
            <translation>Bestätigen, oder wählen, was den Fokus hat</translation>
        </message>
        <message>
            <source>Step back, close, menu</source>
            <translation>Zurück, schließen, Menü</translation>
        </message>
        <message>
            <source>Rule or help for the focus</source>
            <translation>Regel oder Hilfe zum Fokus</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Neue Partie</translation>
        </message>
        <message>
            <source>Saved games</source>
            <translation>Partien</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Vollbild</translation>
        </message>
        <message>
            <source>Sound on or off</source>
            <translation>Ton an oder aus</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Beenden</translation>
        </message>
        <message>
            <source>Look at your own cards</source>
            <translation>Eigene Karten ansehen</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Redo, second key</source>
            <translation>Wiederholen, zweite Taste</translation>
        </message>
        <message>
            <source>Undo back to the last seal</source>
            <translation>Bis zum letzten Siegel zurück</translation>
        </message>
        <message>
            <source>Side panel: selected</source>
            <translation>Seitenleiste: Auswahl</translation>
        </message>
        <message>
            <source>Side panel: log</source>
            <translation>Seitenleiste: Verlauf</translation>
        </message>
        <message>
            <source>Side panel: rules</source>
            <translation>Seitenleiste: Regeln</translation>
        </message>
        <message>
            <source>Show or hide the seats</source>
            <translation>Plätze zeigen oder verbergen</translation>
        </message>
        <message>
            <source>Show or hide the side panel</source>
            <translation>Seitenleiste zeigen oder verbergen</translation>
        </message>
        <message>
            <source>Go to the next lit choice</source>
            <translation>Zur nächsten leuchtenden Wahl</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Leertaste</translation>
        </message>
        <message>
            <source>Ctrl</source>
            <translation>Strg</translation>
        </message>
        <message>
            <source>Shift</source>
            <translation>Umschalt</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Entf</translation>
        </message>
        <message>
            <source>Turn the chosen card over</source>
            <translation>Gewählte Karte umdrehen</translation>
        </message>
        <message>
            <source>Pass, do nothing</source>
            <translation>Passen, nichts tun</translation>
        </message>
        <message>
            <source>Give up</source>
            <translation>Aufgeben</translation>
        </message>
        <message>
            <source>Magnifier</source>
            <translation>Lupe</translation>
        </message>
    </context>
    <context>
        <name>Lane</name>
        <message>
            <source>Picked. Enter confirms.</source>
            <translation>Gewählt. Enter bestätigt.</translation>
        </message>
    </context>
    <context>
        <name>Library</name>
        <message>
            <source>The library %1 is in use by another program.</source>
            <translation>Die Sammlung %1 wird von einem anderen Programm benutzt.</translation>
        </message>
        <message>
            <source>Everything accepted so far is saved.</source>
            <translation>Alles bisher Angenommene ist gespeichert.</translation>
        </message>
        <message>
            <source>Close the other program, then try again.</source>
            <translation>Schließe das andere Programm und versuche es noch einmal.</translation>
        </message>
        <message>
            <source>This game was played on in another window: the library has %1 answers, this window knows %2.</source>
            <translation>Diese Partie wurde in einem anderen Fenster weitergespielt: Die Sammlung hat %1 Antworten, dieses Fenster kennt %2.</translation>
        </message>
        <message>
            <source>Nothing was overwritten.</source>
            <translation>Nichts wurde überschrieben.</translation>
        </message>
        <message>
            <source>Open the game again to go on from its latest answer.</source>
            <translation>Öffne die Partie neu, um bei der letzten Antwort weiterzuspielen.</translation>
        </message>
        <message>
            <source>The disk that holds %1 is full.</source>
            <translation>Der Datenträger mit %1 ist voll.</translation>
        </message>
        <message>
            <source>Every answer accepted before this one is saved.</source>
            <translation>Jede Antwort vor dieser ist gespeichert.</translation>
        </message>
        <message>
            <source>Free some space, then try again.</source>
            <translation>Schaffe Platz und versuche es noch einmal.</translation>
        </message>
        <message>
            <source>The library %1 cannot be written to: the file or its folder is read-only.</source>
            <translation>In die Sammlung %1 lässt sich nicht schreiben: Die Datei oder ihr Ordner ist schreibgeschützt.</translation>
        </message>
        <message>
            <source>Everything in it is untouched.</source>
            <translation>Ihr Inhalt ist unberührt.</translation>
        </message>
        <message>
            <source>Allow writing to the file and its folder, then try again.</source>
            <translation>Erlaube das Schreiben in Datei und Ordner und versuche es noch einmal.</translation>
        </message>
        <message>
            <source>%1 is not a Hexmoot library.</source>
            <translation>%1 ist keine Sammlung von Hexmoot.</translation>
        </message>
        <message>
            <source>The file is untouched.</source>
            <translation>Die Datei ist unberührt.</translation>
        </message>
        <message>
            <source>Move the file away, then try again.</source>
            <translation>Lege die Datei woanders hin und versuche es noch einmal.</translation>
        </message>
        <message>
            <source>%1 was made by a newer Hexmoot: it has version %2, this program knows versions up to %3.</source>
            <translation>%1 stammt von einem neueren Hexmoot: Es hat Version %2, dieses Programm kennt Versionen bis %3.</translation>
        </message>
        <message>
            <source>Open it with the newer program.</source>
            <translation>Öffne es mit dem neueren Programm.</translation>
        </message>
        <message>
            <source>%1 is damaged: %2.</source>
            <translation>%1 ist beschädigt: %2.</translation>
        </message>
        <message>
            <source>The file is untouched, and no copy of it is ever overwritten.</source>
            <translation>Die Datei ist unberührt, und keine Kopie wird je überschrieben.</translation>
        </message>
        <message>
            <source>Use another copy of the file.</source>
            <translation>Nimm eine andere Kopie der Datei.</translation>
        </message>
        <message>
            <source>Restore a backup copy, or rescue the games that can still be read.</source>
            <translation>Stelle eine Sicherung wieder her oder rette die Partien, die noch lesbar sind.</translation>
        </message>
        <message>
            <source>%1 was changed by another program: %2.</source>
            <translation>%1 wurde von einem anderen Programm verändert: %2.</translation>
        </message>
        <message>
            <source>The rest of the library is not affected.</source>
            <translation>Der Rest der Sammlung ist nicht betroffen.</translation>
        </message>
        <message>
            <source>Use an unchanged copy, or go on from the last good point.</source>
            <translation>Nimm eine unveränderte Kopie oder spiele vom letzten guten Stand weiter.</translation>
        </message>
        <message>
            <source>There is no game %1.</source>
            <translation>Spiel %1 gibt es nicht.</translation>
        </message>
        <message>
            <source>Nothing was changed.</source>
            <translation>Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>Look at the list again; it may have been removed elsewhere.</source>
            <translation>Sieh noch einmal in die Liste; vielleicht wurde es anderswo entfernt.</translation>
        </message>
        <message>
            <source>%1 could not be read or written: %2.</source>
            <translation>%1 ließ sich nicht lesen oder schreiben: %2.</translation>
        </message>
        <message>
            <source>Every answer accepted before is saved.</source>
            <translation>Jede frühere Antwort ist gespeichert.</translation>
        </message>
        <message>
            <source>Check the disk, then try again.</source>
            <translation>Prüfe den Datenträger und versuche es noch einmal.</translation>
        </message>
    </context>
    <context>
        <name>LibraryProblem</name>
        <message>
            <source>Try again</source>
            <translation>Noch einmal versuchen</translation>
        </message>
        <message>
            <source>Restore the copy of %1</source>
            <translation>Sicherung vom %1 holen</translation>
        </message>
        <message>
            <source>Rescue what can be read</source>
            <translation>Lesbares retten</translation>
        </message>
        <message>
            <source>Set it aside and start anew</source>
            <translation>Beiseitelegen und neu beginnen</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Beenden</translation>
        </message>
    </context>
    <context>
        <name>LiveryPicker</name>
        <message>
            <source>%1 for seat %2</source>
            <translation>%1 für Platz %2</translation>
        </message>
        <message>
            <source>Another seat has it; the two swap</source>
            <translation>Ein anderer Platz hat sie; beide tauschen</translation>
        </message>
        <message>
            <source>%1: swaps with the other seat</source>
            <translation>%1: tauscht mit dem anderen Platz</translation>
        </message>
    </context>
    <context>
        <name>LogLine</name>
        <message>
            <source>Undo stops here</source>
            <translation>Rücknahme endet hier</translation>
        </message>
        <message>
            <source>undo stops here</source>
            <translation>Rücknahme endet hier</translation>
        </message>
    </context>
    <context>
        <name>LogPage</name>
        <message>
            <source>Search the log</source>
            <translation>Verlauf durchsuchen</translation>
        </message>
        <message>
            <source>Since my last turn</source>
            <translation>Seit meinem letzten Zug</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>No line matches “%1”.</source>
            <translation>Keine Zeile passt zu „%1“.</translation>
        </message>
        <message>
            <source>The log fills as you play.</source>
            <translation>Der Verlauf füllt sich beim Spielen.</translation>
        </message>
    </context>
    <context>
        <name>Main</name>
        <message>
            <source>Sound off</source>
            <translation>Ton aus</translation>
        </message>
        <message>
            <source>Sound on</source>
            <translation>Ton an</translation>
        </message>
    </context>
    <context>
        <name>Navigation</name>
        <message>
            <source>Navigation</source>
            <translation>Navigation</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Spielen</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>Saved games</source>
            <translation>Partien</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>About</source>
            <translation>Über</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Beenden</translation>
        </message>
    </context>
    <context>
        <name>NavigationItem</name>
        <message>
            <source>Key %1</source>
            <translation>Taste %1</translation>
        </message>
    </context>
    <context>
        <name>NewGame</name>
        <message>
            <source>New game: %1</source>
            <translation>Neue Partie: %1</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Deal</source>
            <translation>Austeilen</translation>
        </message>
    </context>
    <context>
        <name>NewGameHead</name>
        <message>
            <source>New game: %1</source>
            <translation>Neue Partie: %1</translation>
        </message>
        <message>
            <source>Who sits where? Last table remembered.</source>
            <translation>Wer sitzt wo? Vorbelegt wie beim letzten Mal.</translation>
        </message>
        <message>
            <source>Who sits where?</source>
            <translation>Wer sitzt wo?</translation>
        </message>
    </context>
    <context>
        <name>NewGameRules</name>
        <message>
            <source>Table rules</source>
            <translation>Tischregeln</translation>
        </message>
        <message>
            <source>Not together with %1</source>
            <translation>Nicht zusammen mit: %1</translation>
        </message>
        <message>
            <source>Privacy at the table</source>
            <translation>Geheimhaltung am Tisch</translation>
        </message>
    </context>
    <context>
        <name>NewGameSeats</name>
        <message>
            <source>This game seats exactly %1.</source>
            <translation>Dieses Spiel hat genau %1 Plätze.</translation>
        </message>
        <message>
            <source>%1 seats is the most this game allows.</source>
            <translation>Mehr als %1 Plätze hat dieses Spiel nicht.</translation>
        </message>
        <message>
            <source>%1 to %2 seats.</source>
            <translation>%1 bis %2 Plätze.</translation>
        </message>
        <message>
            <source>Add a seat</source>
            <translation>Platz dazu</translation>
        </message>
        <message>
            <source>Shuffle seats</source>
            <translation>Plätze mischen</translation>
        </message>
    </context>
    <context>
        <name>PhaseBar</name>
        <message>
            <source>Menu</source>
            <translation>Menü</translation>
        </message>
    </context>
    <context>
        <name>PhaseStep</name>
        <message>
            <source>Now: %1. %2</source>
            <translation>Jetzt: %1. %2</translation>
        </message>
        <message>
            <source>%1, done</source>
            <translation>%1, fertig</translation>
        </message>
    </context>
    <context>
        <name>PinField</name>
        <message>
            <source>PIN of %1</source>
            <translation>PIN von %1</translation>
        </message>
        <message>
            <source>Next try in %1 s</source>
            <translation>Nächster Versuch in %1 s</translation>
        </message>
    </context>
    <context>
        <name>Prices</name>
        <message>
            <source>now: %1, %2</source>
            <translation>jetzt: %1, %2</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
    </context>
    <context>
        <name>PrivacyChoice</name>
        <message>
            <source>Open</source>
            <translation>Offen</translation>
        </message>
        <message>
            <source>No curtains. For friends who trust.</source>
            <translation>Keine Vorhänge. Für Leute, die einander vertrauen.</translation>
        </message>
        <message>
            <source>Courtesy</source>
            <translation>Höflich</translation>
        </message>
        <message>
            <source>Curtain and name before secrets.</source>
            <translation>Vorhang und Name vor Geheimem.</translation>
        </message>
        <message>
            <source>Locked</source>
            <translation>Gesichert</translation>
        </message>
        <message>
            <source>Each seat sets a four-digit PIN.</source>
            <translation>Jeder Platz wählt eine vierstellige PIN.</translation>
        </message>
    </context>
    <context>
        <name>Program</name>
        <message>
            <source>No font is installed, and nothing can be read without one. Your games are untouched. Install one, for example the package fonts-inter.</source>
            <translation>Es ist keine Schrift installiert, und ohne eine ist nichts zu lesen. Deine Partien sind unberührt. Installiere eine, zum Beispiel das Paket fonts-inter.</translation>
        </message>
        <message>
            <source>There is no seat %1 at this table. Nothing was changed. Name another seat, or table.</source>
            <translation>An diesem Tisch gibt es keinen Platz %1. Nichts wurde verändert. Nenne einen anderen Platz oder table.</translation>
        </message>
        <message>
            <source>The picture %1 cannot be written. Nothing was changed. Check its folder and the space on the disk.</source>
            <translation>Das Bild %1 lässt sich nicht schreiben. Nichts wurde verändert. Prüfe den Ordner und den Platz auf der Platte.</translation>
        </message>
    </context>
    <context>
        <name>RailSeat</name>
        <message>
            <source>Show %1 their own hand</source>
            <translation>%1 die eigene Hand zeigen</translation>
        </message>
        <message>
            <source>Ctrl %1</source>
            <translation>Strg %1</translation>
        </message>
    </context>
    <context>
        <name>RemovedToast</name>
        <message>
            <source>“%1” is deleted.</source>
            <translation>„%1“ ist gelöscht.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
    </context>
    <context>
        <name>RuleLink</name>
        <message>
            <source>Rule %1</source>
            <translation>Regel %1</translation>
        </message>
    </context>
    <context>
        <name>RuleText</name>
        <message>
            <source>All rules</source>
            <translation>Alle Regeln</translation>
        </message>
        <message>
            <source>Ruling</source>
            <translation>Entscheid</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Warum</translation>
        </message>
        <message>
            <source>Example</source>
            <translation>Beispiel</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Search the rules</source>
            <translation>Regeln durchsuchen</translation>
        </message>
        <message>
            <source>No rule matches “%1”.</source>
            <translation>Keine Regel passt zu „%1“.</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
    </context>
    <context>
        <name>SaveActions</name>
        <message>
            <source>Look at it</source>
            <translation>Ansehen</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>This game cannot be read.</source>
            <translation>Diese Partie ist nicht lesbar.</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Entf</translation>
        </message>
    </context>
    <context>
        <name>SaveDetail</name>
        <message>
            <source>Damaged</source>
            <translation>Beschädigt</translation>
        </message>
        <message>
            <source>Changed by another program</source>
            <translation>Von anderem Programm verändert</translation>
        </message>
        <message>
            <source>Sealed and intact</source>
            <translation>Versiegelt und unversehrt</translation>
        </message>
        <message>
            <source>This game was changed by another program. It opens at the last good point.</source>
            <translation>Diese Partie wurde von einem anderen Programm verändert. Sie öffnet sich beim letzten guten Stand.</translation>
        </message>
        <message>
            <source>This game cannot be read. The others are not affected.</source>
            <translation>Diese Partie ist nicht lesbar. Die anderen sind nicht betroffen.</translation>
        </message>
        <message>
            <source>%1 · after move %2 · saved %3</source>
            <translation>%1 · nach Zug %2 · gespeichert: %3</translation>
        </message>
        <message>
            <source>After move %1 · saved %2</source>
            <translation>Nach Zug %1 · gespeichert: %2</translation>
        </message>
    </context>
    <context>
        <name>SaveRow</name>
        <message>
            <source>in play</source>
            <translation>läuft</translation>
        </message>
        <message>
            <source>finished</source>
            <translation>beendet</translation>
        </message>
        <message>
            <source>changed</source>
            <translation>verändert</translation>
        </message>
        <message>
            <source>damaged</source>
            <translation>beschädigt</translation>
        </message>
    </context>
    <context>
        <name>SaveStanding</name>
        <message>
            <source>Public view only</source>
            <translation>Nur öffentliche Sicht</translation>
        </message>
    </context>
    <context>
        <name>Saves</name>
        <message>
            <source>Saved games</source>
            <translation>Partien</translation>
        </message>
    </context>
    <context>
        <name>SavesList</name>
        <message>
            <source>Saved games</source>
            <translation>Partien</translation>
        </message>
        <message>
            <source>Search saved games</source>
            <translation>Partien durchsuchen</translation>
        </message>
        <message>
            <source>Name, game or player</source>
            <translation>Name, Spiel oder Person</translation>
        </message>
        <message>
            <source>No games yet</source>
            <translation>Noch keine Partien</translation>
        </message>
        <message>
            <source>No game matches “%1”</source>
            <translation>Keine Partie passt zu „%1“</translation>
        </message>
        <message>
            <source>Deal one; it saves itself.</source>
            <translation>Teile eine aus; sie speichert sich selbst.</translation>
        </message>
        <message>
            <source>Deal a game</source>
            <translation>Eine Partie austeilen</translation>
        </message>
        <message>
            <source>Clear search</source>
            <translation>Suche leeren</translation>
        </message>
    </context>
    <context>
        <name>SavesModel</name>
        <message>
            <source>yesterday, %1</source>
            <translation>gestern, %1</translation>
        </message>
        <message>
            <source>Everyone decides.</source>
            <translation>Alle entscheiden.</translation>
        </message>
        <message>
            <source>Unreadable game</source>
            <translation>Unlesbare Partie</translation>
        </message>
        <message>
            <source>%1 is next.</source>
            <translation>%1 ist dran.</translation>
        </message>
    </context>
    <context>
        <name>ScorePips</name>
        <message>
            <source>%1: %2 of %3</source>
            <translation>%1: %2 von %3</translation>
        </message>
    </context>
    <context>
        <name>ScrollBar</name>
        <message>
            <source>Scroll position</source>
            <translation>Bildlaufposition</translation>
        </message>
    </context>
    <context>
        <name>SeatEmblem</name>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
    </context>
    <context>
        <name>SeatRail</name>
        <message>
            <source>Seats</source>
            <translation>Plätze</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Seat %1</source>
            <translation>Platz %1</translation>
        </message>
        <message>
            <source>Name of seat %1</source>
            <translation>Name von Platz %1</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>PIN of seat %1</source>
            <translation>PIN von Platz %1</translation>
        </message>
        <message>
            <source>PIN</source>
            <translation>PIN</translation>
        </message>
        <message>
            <source>Remove seat %1</source>
            <translation>Platz %1 entfernen</translation>
        </message>
    </context>
    <context>
        <name>Seats</name>
        <message>
            <source>Vermilion</source>
            <translation>Zinnober</translation>
        </message>
        <message>
            <source>spear</source>
            <translation>Speer</translation>
        </message>
        <message>
            <source>Azure</source>
            <translation>Azur</translation>
        </message>
        <message>
            <source>ring</source>
            <translation>Ring</translation>
        </message>
        <message>
            <source>Gold</source>
            <translation>Gold</translation>
        </message>
        <message>
            <source>star</source>
            <translation>Stern</translation>
        </message>
        <message>
            <source>Jade</source>
            <translation>Jade</translation>
        </message>
        <message>
            <source>lozenge</source>
            <translation>Raute</translation>
        </message>
        <message>
            <source>Violet</source>
            <translation>Violett</translation>
        </message>
        <message>
            <source>crescent</source>
            <translation>Mondsichel</translation>
        </message>
        <message>
            <source>Rose</source>
            <translation>Rosa</translation>
        </message>
        <message>
            <source>cross</source>
            <translation>Kreuz</translation>
        </message>
        <message>
            <source>Ivory</source>
            <translation>Elfenbein</translation>
        </message>
        <message>
            <source>tower</source>
            <translation>Turm</translation>
        </message>
        <message>
            <source>Umber</source>
            <translation>Umbra</translation>
        </message>
        <message>
            <source>chevrons</source>
            <translation>Winkel</translation>
        </message>
    </context>
    <context>
        <name>SettingsChoices</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>SettingsDisplay</name>
        <message>
            <source>Theme</source>
            <translation>Farben</translation>
        </message>
        <message>
            <source>High contrast also thickens every edge.</source>
            <translation>Hoher Kontrast macht auch alle Ränder dicker.</translation>
        </message>
        <message>
            <source>Same as the system</source>
            <translation>Wie das System</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Dunkel</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Hell</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Hoher Kontrast</translation>
        </message>
        <message>
            <source>Scale of the interface</source>
            <translation>Größe der Oberfläche</translation>
        </message>
        <message>
            <source>On top of the size of the window.</source>
            <translation>Zusätzlich zur Größe des Fensters.</translation>
        </message>
        <message>
            <source>Seat patterns</source>
            <translation>Muster der Plätze</translation>
        </message>
        <message>
            <source>How strongly the pattern of each seat shows on its colour.</source>
            <translation>Wie deutlich das Muster jedes Platzes auf seiner Farbe zu sehen ist.</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Strong</source>
            <translation>Kräftig</translation>
        </message>
        <message>
            <source>Calm curtain</source>
            <translation>Ruhiger Vorhang</translation>
        </message>
        <message>
            <source>The hand-over screen without its pattern.</source>
            <translation>Die Übergabe ohne Muster.</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Vollbild</translation>
        </message>
        <message>
            <source>Key %1</source>
            <translation>Taste %1</translation>
        </message>
    </context>
    <context>
        <name>SettingsKeyboard</name>
        <message>
            <source>Single letters and digits act</source>
            <translation>Einzelne Buchstaben und Ziffern wirken</translation>
        </message>
        <message>
            <source>Off: only keys with Ctrl, function keys and arrows act.</source>
            <translation>Aus: Nur Tasten mit Strg, Funktionstasten und Pfeile wirken.</translation>
        </message>
        <message>
            <source>Some keys are used twice; they are marked.</source>
            <translation>Einige Tasten sind doppelt vergeben; sie sind markiert.</translation>
        </message>
    </context>
    <context>
        <name>SettingsLanguage</name>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Of the interface and of the games.</source>
            <translation>Der Oberfläche und der Spiele.</translation>
        </message>
        <message>
            <source>Same as the system</source>
            <translation>Wie das System</translation>
        </message>
    </context>
    <context>
        <name>SettingsMotion</name>
        <message>
            <source>Speed of movement</source>
            <translation>Tempo der Bewegung</translation>
        </message>
        <message>
            <source>Input never waits for a movement.</source>
            <translation>Eingaben warten nie auf eine Bewegung.</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Langsam</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Schnell</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <source>Reduced motion</source>
            <translation>Weniger Bewegung</translation>
        </message>
        <message>
            <source>Things appear where they go; nothing slides.</source>
            <translation>Dinge erscheinen an ihrem Ziel; nichts gleitet.</translation>
        </message>
    </context>
    <context>
        <name>SettingsPreview</name>
        <message>
            <source>Preview</source>
            <translation>Vorschau</translation>
        </message>
        <message>
            <source>Pick a lit place</source>
            <translation>Wähle einen leuchtenden Ort</translation>
        </message>
        <message>
            <source>The quick hands of a dealer: 0123456789, and text as it stands on the panels.</source>
            <translation>Die flinken Hände des Gebers: 0123456789, und Text, wie er auf den Tafeln steht.</translation>
        </message>
        <message>
            <source>Sample card</source>
            <translation>Beispielkarte</translation>
        </message>
        <message>
            <source>Family</source>
            <translation>Familie</translation>
        </message>
        <message>
            <source>Sample</source>
            <translation>Beispiel</translation>
        </message>
        <message>
            <source>What the card does, in a few words</source>
            <translation>Was die Karte tut, in wenigen Worten</translation>
        </message>
        <message>
            <source>Legal choice</source>
            <translation>Erlaubte Wahl</translation>
        </message>
        <message>
            <source>Confirm</source>
            <comment>button of the preview</comment>
            <translation>Bestätigen</translation>
        </message>
        <message>
            <source>Sample button</source>
            <translation>Beispielknopf</translation>
        </message>
    </context>
    <context>
        <name>SettingsScreen</name>
        <message>
            <source>Display</source>
            <translation>Anzeige</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Text</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>Bewegung</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>Ton</translation>
        </message>
        <message>
            <source>Keyboard</source>
            <translation>Tastatur</translation>
        </message>
        <message>
            <source>Table and privacy</source>
            <translation>Tisch und Geheimhaltung</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Reset this page</source>
            <translation>Diese Seite zurücksetzen</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
    </context>
    <context>
        <name>SettingsSound</name>
        <message>
            <source>Volume</source>
            <translation>Lautstärke</translation>
        </message>
        <message>
            <source>Each sound has a picture that says the same.</source>
            <translation>Zu jedem Ton gibt es ein Bild, das dasselbe sagt.</translation>
        </message>
        <message>
            <source>No player was found. Install pipewire-bin, pulseaudio-utils or alsa-utils.</source>
            <translation>Kein Abspielprogramm gefunden. Installiere pipewire-bin, pulseaudio-utils oder alsa-utils.</translation>
        </message>
        <message>
            <source>Mute</source>
            <translation>Stumm</translation>
        </message>
        <message>
            <source>Key %1</source>
            <translation>Taste %1</translation>
        </message>
        <message>
            <source>Captions</source>
            <translation>Untertitel</translation>
        </message>
        <message>
            <source>Write in words what sounds.</source>
            <translation>In Worten sagen, was klingt.</translation>
        </message>
        <message>
            <source>Your turn</source>
            <translation>Du bist dran</translation>
        </message>
        <message>
            <source>Pick</source>
            <translation>Wahl</translation>
        </message>
        <message>
            <source>Refused</source>
            <translation>Abgelehnt</translation>
        </message>
        <message>
            <source>Cards open</source>
            <translation>Karten auf</translation>
        </message>
        <message>
            <source>Game won</source>
            <translation>Partie gewonnen</translation>
        </message>
        <message>
            <source>Hear: %1</source>
            <translation>Anhören: %1</translation>
        </message>
        <message>
            <source>No player was found.</source>
            <translation>Kein Abspielprogramm gefunden.</translation>
        </message>
    </context>
    <context>
        <name>SettingsTable</name>
        <message>
            <source>Close my cards by themselves</source>
            <translation>Meine Karten von selbst schließen</translation>
        </message>
        <message>
            <source>After this long without a key or a click.</source>
            <translation>Nach so langer Zeit ohne Taste oder Klick.</translation>
        </message>
        <message>
            <source>10 s</source>
            <translation>10 s</translation>
        </message>
        <message>
            <source>20 s</source>
            <translation>20 s</translation>
        </message>
        <message>
            <source>60 s</source>
            <translation>60 s</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nie</translation>
        </message>
        <message>
            <source>Size of my cards</source>
            <translation>Größe meiner Karten</translation>
        </message>
        <message>
            <source>Smaller cards are harder to read from the next chair.</source>
            <translation>Kleinere Karten liest der Nachbar schwerer mit.</translation>
        </message>
        <message>
            <source>Small</source>
            <translation>Klein</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Mittel</translation>
        </message>
        <message>
            <source>Large</source>
            <translation>Groß</translation>
        </message>
        <message>
            <source>Who may look is chosen for each game when it is dealt: Open, Courtesy or Locked. The pause menu of the table changes it when everyone agrees.</source>
            <translation>Wer schauen darf, wird für jede Partie beim Austeilen gewählt: Offen, Höflich oder Gesichert. Das Pausenmenü am Tisch ändert es, wenn alle zustimmen.</translation>
        </message>
    </context>
    <context>
        <name>SettingsText</name>
        <message>
            <source>Typeface</source>
            <translation>Schrift</translation>
        </message>
        <message>
            <source>For all running text.</source>
            <translation>Für allen Fließtext.</translation>
        </message>
        <message>
            <source>%1 is not installed; %2 stands in for it.</source>
            <translation>%1 ist nicht installiert; %2 vertritt sie.</translation>
        </message>
        <message>
            <source>Size of the text</source>
            <translation>Größe des Textes</translation>
        </message>
        <message>
            <source>Pictures and buttons keep theirs.</source>
            <translation>Bilder und Knöpfe behalten ihre.</translation>
        </message>
        <message>
            <source>Wide spacing</source>
            <translation>Weite Abstände</translation>
        </message>
        <message>
            <source>More room between letters, words and lines.</source>
            <translation>Mehr Raum zwischen Buchstaben, Wörtern und Zeilen.</translation>
        </message>
    </context>
    <context>
        <name>SetupModel</name>
        <message>
            <source>Seat %1 has no name.</source>
            <translation>Platz %1 hat keinen Namen.</translation>
        </message>
        <message>
            <source>Two seats are named %1.</source>
            <translation>Zwei Plätze heißen %1.</translation>
        </message>
        <message>
            <source>%1 has no four-digit PIN yet.</source>
            <translation>%1 hat noch keine vierstellige PIN.</translation>
        </message>
    </context>
    <context>
        <name>Shelf</name>
        <message>
            <source>The files of this game have an error: %1</source>
            <translation>Die Dateien dieses Spiels haben einen Fehler: %1</translation>
        </message>
        <message>
            <source>No game was touched.</source>
            <translation>Keine Partie wurde angetastet.</translation>
        </message>
        <message>
            <source>Put the files right, or install Hexmoot again.</source>
            <translation>Berichtige die Dateien oder installiere Hexmoot neu.</translation>
        </message>
        <message>
            <source>The window has no table for this game.</source>
            <translation>Das Fenster hat für dieses Spiel keinen Tisch.</translation>
        </message>
        <message>
            <source>Play it on the command line, with hexmoot-cli.</source>
            <translation>Spiele es mit hexmoot-cli auf der Kommandozeile.</translation>
        </message>
    </context>
    <context>
        <name>SidePanel</name>
        <message>
            <source>Side panel</source>
            <translation>Seitenleiste</translation>
        </message>
    </context>
    <context>
        <name>SmallWindow</name>
        <message>
            <source>This window is small. A smaller scale shows more.</source>
            <translation>Dieses Fenster ist klein. Eine kleinere Oberfläche zeigt mehr.</translation>
        </message>
        <message>
            <source>Scale of the interface</source>
            <translation>Größe der Oberfläche</translation>
        </message>
        <message>
            <source>Dismiss</source>
            <translation>Schließen</translation>
        </message>
    </context>
    <context>
        <name>Sounds</name>
        <message>
            <source>Two notes: somebody else decides</source>
            <translation>Zwei Töne: Jemand anderes entscheidet</translation>
        </message>
        <message>
            <source>A knock: that is not possible</source>
            <translation>Ein Klopfen: Das geht nicht</translation>
        </message>
        <message>
            <source>Cards are dealt</source>
            <translation>Karten werden ausgeteilt</translation>
        </message>
        <message>
            <source>Cloth: cards open</source>
            <translation>Stoff: Karten öffnen sich</translation>
        </message>
        <message>
            <source>Cloth: cards close</source>
            <translation>Stoff: Karten schließen sich</translation>
        </message>
        <message>
            <source>Two low notes: something went wrong</source>
            <translation>Zwei tiefe Töne: Etwas ging schief</translation>
        </message>
        <message>
            <source>Four rising notes: the game is won</source>
            <translation>Vier steigende Töne: Die Partie ist gewonnen</translation>
        </message>
    </context>
    <context>
        <name>Start</name>
        <message>
            <source>Start a game</source>
            <translation>Eine Partie beginnen</translation>
        </message>
        <message>
            <source>Pick one, name the seats, deal. About 30 seconds.</source>
            <translation>Aussuchen, Plätze benennen, austeilen. Etwa 30 Sekunden.</translation>
        </message>
    </context>
    <context>
        <name>StartFoot</name>
        <message>
            <source>New game: %1</source>
            <translation>Neue Partie: %1</translation>
        </message>
        <message>
            <source>choose</source>
            <translation>wählen</translation>
        </message>
        <message>
            <source>keys</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>settings</source>
            <translation>Einstellungen</translation>
        </message>
    </context>
    <context>
        <name>Stepper</name>
        <message>
            <source>Less: %1</source>
            <translation>Weniger: %1</translation>
        </message>
        <message>
            <source>This is the least.</source>
            <translation>Weniger geht nicht.</translation>
        </message>
        <message>
            <source>More: %1</source>
            <translation>Mehr: %1</translation>
        </message>
        <message>
            <source>This is the most.</source>
            <translation>Mehr geht nicht.</translation>
        </message>
    </context>
    <context>
        <name>TableCurtain</name>
        <message>
            <source>The table stays as it is. %1 goes back to it.</source>
            <translation>Der Tisch bleibt, wie er ist. %1 führt zurück.</translation>
        </message>
        <message>
            <source>The table stays as it is.</source>
            <translation>Der Tisch bleibt, wie er ist.</translation>
        </message>
    </context>
    <context>
        <name>TableEnd</name>
        <message>
            <source>Rematch</source>
            <translation>Revanche</translation>
        </message>
        <message>
            <source>Copy the result as text</source>
            <translation>Ergebnis als Text kopieren</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>Tisch ansehen</translation>
        </message>
        <message>
            <source>Back to the start</source>
            <translation>Zurück zum Anfang</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Kopiert</translation>
        </message>
    </context>
    <context>
        <name>TableEndSeat</name>
        <message>
            <source>%1, %2 points, winner</source>
            <translation>%1, %2 Punkte, gewonnen</translation>
        </message>
        <message>
            <source>%1, %2 points</source>
            <translation>%1, %2 Punkte</translation>
        </message>
    </context>
    <context>
        <name>TableHead</name>
        <message>
            <source>Saved games</source>
            <translation>Partien</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Plätze</translation>
        </message>
        <message>
            <source>Side panel</source>
            <translation>Seitenleiste</translation>
        </message>
        <message>
            <source>Open the rules</source>
            <translation>Regeln öffnen</translation>
        </message>
    </context>
    <context>
        <name>TableModel</name>
        <message>
            <source>This is decided from the hand.</source>
            <translation>Das wird aus der Hand entschieden.</translation>
        </message>
        <message>
            <source>The hand is closed.</source>
            <translation>Die Hand ist geschlossen.</translation>
        </message>
        <message>
            <source>Open it first; everyone else looks away.</source>
            <translation>Öffne sie zuerst; alle anderen sehen weg.</translation>
        </message>
        <message>
            <source>Put back</source>
            <translation>Zurücklegen</translation>
        </message>
        <message>
            <source>Close the hand</source>
            <translation>Hand schließen</translation>
        </message>
        <message>
            <source>Open the hand</source>
            <translation>Hand öffnen</translation>
        </message>
        <message>
            <source>Everyone else looks away</source>
            <translation>Alle anderen sehen weg</translation>
        </message>
        <message>
            <source>A PIN has four digits.</source>
            <translation>Eine PIN hat vier Ziffern.</translation>
        </message>
        <message>
            <source>Too many wrong PINs: wait for the next try.</source>
            <translation>Zu viele falsche PINs: Warte auf den nächsten Versuch.</translation>
        </message>
        <message>
            <source>That is not %1’s PIN.</source>
            <translation>Das ist nicht die PIN von %1.</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Offen</translation>
        </message>
        <message>
            <source>Locked</source>
            <translation>Gesichert</translation>
        </message>
        <message>
            <source>Courtesy</source>
            <translation>Höflich</translation>
        </message>
        <message>
            <source>The others agreed: %1 chooses a new PIN.</source>
            <translation>Die anderen waren einverstanden: %1 wählt eine neue PIN.</translation>
        </message>
        <message>
            <source>Everyone agreed: the privacy is now %1.</source>
            <translation>Alle waren einverstanden: Die Geheimhaltung ist jetzt „%1“.</translation>
        </message>
        <message>
            <source>A new PIN for %1?</source>
            <translation>Neue PIN für %1?</translation>
        </message>
        <message>
            <source>Change privacy to %1?</source>
            <translation>Geheimhaltung auf „%1“ ändern?</translation>
        </message>
        <message>
            <source>Take back the last move?</source>
            <translation>Letzten Zug zurücknehmen?</translation>
        </message>
        <message>
            <source>The old PIN is dropped when all the others agree, and the log will say so.</source>
            <translation>Die alte PIN entfällt, wenn alle anderen zustimmen, und der Verlauf sagt es.</translation>
        </message>
        <message>
            <source>Who may look changes when everyone agrees, and the log will say so.</source>
            <translation>Wer schauen darf, ändert sich, wenn alle zustimmen, und der Verlauf sagt es.</translation>
        </message>
        <message>
            <source>Something hidden was shown since. The move is taken back when everyone agrees, and the log will say so.</source>
            <translation>Seitdem wurde Verdecktes gezeigt. Der Zug wird zurückgenommen, wenn alle zustimmen, und der Verlauf sagt es.</translation>
        </message>
        <message>
            <source>Since %1 last played</source>
            <translation>Seit dem letzten Zug von %1</translation>
        </message>
        <message>
            <source>So far</source>
            <translation>Bisher</translation>
        </message>
    </context>
    <context>
        <name>TablePause</name>
        <message>
            <source>Paused</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>%1. Every answer is saved already.</source>
            <translation>%1. Jede Antwort ist schon gespeichert.</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Take back the last move</source>
            <translation>Letzten Zug zurücknehmen</translation>
        </message>
        <message>
            <source>There is nothing to take back yet.</source>
            <translation>Es gibt noch nichts zurückzunehmen.</translation>
        </message>
        <message>
            <source>Saved games</source>
            <translation>Partien</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Leave the table</source>
            <translation>Tisch verlassen</translation>
        </message>
        <message>
            <source>Privacy: %1</source>
            <translation>Geheimhaltung: %1</translation>
        </message>
    </context>
    <context>
        <name>TablePrivacy</name>
        <message>
            <source>Who may look?</source>
            <translation>Wer darf schauen?</translation>
        </message>
        <message>
            <source>Another privacy needs a yes from everyone, and the log will say so. At a locked table each seat without a PIN chooses it before its hand opens.</source>
            <translation>Eine andere Geheimhaltung braucht das Ja aller, und der Verlauf sagt es. An einem gesicherten Tisch wählt jeder Platz ohne PIN eine, bevor sich seine Hand öffnet.</translation>
        </message>
        <message>
            <source>Leave it as it is</source>
            <translation>So lassen</translation>
        </message>
    </context>
    <context>
        <name>TablePrompt</name>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Takeback</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <source>Something hidden was shown since, so everyone has to agree</source>
            <translation>Seitdem wurde Verdecktes gezeigt, also müssen alle zustimmen</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
    </context>
    <context>
        <name>TableRecap</name>
        <message>
            <source>Dismiss</source>
            <translation>Schließen</translation>
        </message>
    </context>
    <context>
        <name>TableRoom</name>
        <message>
            <source>Dismiss</source>
            <translation>Schließen</translation>
        </message>
    </context>
    <context>
        <name>TableSide</name>
        <message>
            <source>Selected</source>
            <translation>Auswahl</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
    </context>
    <context>
        <name>TableVotes</name>
        <message>
            <source>agrees</source>
            <translation>stimmt zu</translation>
        </message>
        <message>
            <source>Agree</source>
            <translation>Zustimmen</translation>
        </message>
        <message>
            <source>agrees with the PIN below</source>
            <translation>stimmt mit der PIN unten zu</translation>
        </message>
        <message>
            <source>Press to agree</source>
            <translation>Drücken zum Zustimmen</translation>
        </message>
        <message>
            <source>No, it stays</source>
            <translation>Nein, es bleibt dabei</translation>
        </message>
    </context>
    <context>
        <name>Toast</name>
        <message>
            <source>Dismiss</source>
            <translation>Schließen</translation>
        </message>
    </context>
    <context>
        <name>ToolButton</name>
        <message>
            <source>Key %1</source>
            <translation>Taste %1</translation>
        </message>
    </context>
</TS>
