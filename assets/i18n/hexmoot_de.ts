<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
    <context>
        <name>Page</name>
        <message>
            <source>Point at an area or press a seat: what lies there is told here.</source>
            <translation>Zeige auf ein Gebiet oder drücke einen Platz: Was dort liegt, steht dann hier.</translation>
        </message>
    </context>
    <context>
        <name>Board</name>
        <message>
            <source>Turn %1</source>
            <translation>Runde %1</translation>
        </message>
    </context>
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
        <name>AttackList</name>
        <message>
            <source>Declared attacks</source>
            <translation>Angekündigte Angriffe</translation>
        </message>
        <message>
            <source>%1 to take it</source>
            <translation>%1, es zu nehmen</translation>
        </message>
    </context>
    <context>
        <name>BoardButtons</name>
        <message>
            <source>Zoom out</source>
            <translation>Verkleinern</translation>
        </message>
        <message>
            <source>The board cannot be smaller.</source>
            <translation>Kleiner geht das Brett nicht.</translation>
        </message>
        <message>
            <source>Zoom in</source>
            <translation>Vergrößern</translation>
        </message>
        <message>
            <source>The board cannot be larger.</source>
            <translation>Größer geht das Brett nicht.</translation>
        </message>
        <message>
            <source>Show the whole board</source>
            <translation>Das ganze Brett zeigen</translation>
        </message>
    </context>
    <context>
        <name>BoothDesk</name>
        <message>
            <source>The rider</source>
            <translation>Die Beigabe</translation>
        </message>
        <message>
            <source>The hand limit</source>
            <translation>Das Handlimit</translation>
        </message>
        <message>
            <source>Your hand is up: no trading until it comes down.</source>
            <translation>Deine Hand ist oben: kein Tausch, bis sie unten ist.</translation>
        </message>
        <message>
            <source>Nobody offers you anything now.</source>
            <translation>Niemand bietet dir jetzt etwas an.</translation>
        </message>
    </context>
    <context>
        <name>BoothHand</name>
        <message>
            <source>Your Senate cards</source>
            <translation>Deine Senatskarten</translation>
        </message>
        <message>
            <source>No Senate cards in hand.</source>
            <translation>Keine Senatskarten auf der Hand.</translation>
        </message>
    </context>
    <context>
        <name>BoothHead</name>
        <message>
            <source>Everyone else: look away</source>
            <translation>Alle anderen: wegsehen</translation>
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
        <name>CardPage</name>
        <message>
            <source>yes</source>
            <translation>ja</translation>
        </message>
        <message>
            <source>no</source>
            <translation>nein</translation>
        </message>
    </context>
    <context>
        <name>CombatOutlook</name>
        <message>
            <source>Dice are final. Undo stops at the roll.</source>
            <translation>Gewürfelt ist gewürfelt. Am Wurf endet das Zurücknehmen.</translation>
        </message>
        <message>
            <source>Map of the battle</source>
            <translation>Karte des Kampfes</translation>
        </message>
    </context>
    <context>
        <name>CombatSide</name>
        <message>
            <source>Nobody is left.</source>
            <translation>Niemand ist mehr da.</translation>
        </message>
        <message>
            <source>Support</source>
            <translation>Unterstützung</translation>
        </message>
        <message>
            <source>Lost</source>
            <translation>Verloren</translation>
        </message>
    </context>
    <context>
        <name>CombatStage</name>
        <message>
            <source>Dice are final. Undo stops at the roll.</source>
            <translation>Gewürfelt ist gewürfelt. Am Wurf endet das Zurücknehmen.</translation>
        </message>
    </context>
    <context>
        <name>CombatSteps</name>
        <message>
            <source>Steps of the battle</source>
            <translation>Schritte des Kampfes</translation>
        </message>
    </context>
    <context>
        <name>CombatUnit</name>
        <message>
            <source>Key %1</source>
            <translation>Taste %1</translation>
        </message>
        <message>
            <source>%1 chosen</source>
            <translation>%1 gewählt</translation>
        </message>
    </context>
    <context>
        <name>ComposerChips</name>
        <message>
            <source>Support of a bloc</source>
            <translation>Unterstützung eines Blocks</translation>
        </message>
        <message>
            <source>A Senator of a bloc</source>
            <translation>Ein Senator eines Blocks</translation>
        </message>
        <message>
            <source>A Senator by trait</source>
            <translation>Ein Senator nach Haltung</translation>
        </message>
    </context>
    <context>
        <name>ComposerOffer</name>
        <message>
            <source>Support</source>
            <translation>Unterstützung</translation>
        </message>
        <message>
            <source>Senator</source>
            <translation>Senator</translation>
        </message>
        <message>
            <source>By trait</source>
            <translation>Nach Haltung</translation>
        </message>
        <message>
            <source>For</source>
            <translation>Für</translation>
        </message>
        <message>
            <source>I want</source>
            <translation>Ich will</translation>
        </message>
        <message>
            <source>I give</source>
            <translation>Ich gebe</translation>
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
        <name>DealSheet</name>
        <message>
            <source>Cancel the deal</source>
            <translation>Den Handel abbrechen</translation>
        </message>
    </context>
    <context>
        <name>DealSheetCredits</name>
        <message>
            <source>Credits</source>
            <translation>Credits</translation>
        </message>
        <message>
            <source>Put in %1</source>
            <translation>%1 hineinlegen</translation>
        </message>
    </context>
    <context>
        <name>DealSheetSide</name>
        <message>
            <source>nothing yet</source>
            <translation>noch nichts</translation>
        </message>
        <message>
            <source>Credits</source>
            <translation>Credits</translation>
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
        <name>FreeMoves</name>
        <message>
            <source>At any time</source>
            <translation>Jederzeit</translation>
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
        <name>Hand</name>
        <message>
            <source>No cards.</source>
            <translation>Keine Karten.</translation>
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
        <name>HexBoard</name>
        <message>
            <source>Board</source>
            <translation>Brett</translation>
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
        <name>IncomeRow</name>
        <message>
            <source>Nothing this turn</source>
            <translation>Nichts in dieser Runde</translation>
        </message>
        <message>
            <source>now %1</source>
            <translation>jetzt %1</translation>
        </message>
    </context>
    <context>
        <name>IncomeStage</name>
        <message>
            <source>Income</source>
            <translation>Einkünfte</translation>
        </message>
        <message>
            <source>Locations pay what they are worth, besieged ones nothing. The lowest sum of Resource Values gets the Bishops’ Grant.</source>
            <translation>Orte zahlen, was sie wert sind, belagerte nichts. Die kleinste Summe der Rohstoffwerte erhält die Gabe der Bischöfe.</translation>
        </message>
    </context>
    <context>
        <name>Keeping</name>
        <message>
            <source>At 10, or 5 Senators:</source>
            <translation>Ab 10 oder 5 Senatoren:</translation>
        </message>
        <message>
            <source>What you keep</source>
            <translation>Was dir bleibt</translation>
        </message>
        <message>
            <source>At 10 of a bloc, or 5 Senators:</source>
            <translation>Bei 10 eines Blocks oder 5 Senatoren:</translation>
        </message>
        <message>
            <source>Declare for me</source>
            <translation>Für mich erklären</translation>
        </message>
        <message>
            <source>Hold</source>
            <translation>Warten</translation>
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
        <message>
            <source>Next unit</source>
            <translation>Nächste Einheit</translation>
        </message>
        <message>
            <source>Unit before</source>
            <translation>Vorige Einheit</translation>
        </message>
        <message>
            <source>Besiege a Location</source>
            <translation>Einen Ort belagern</translation>
        </message>
        <message>
            <source>Add a breakthrough to an attack</source>
            <translation>Einem Angriff einen Durchbruch geben</translation>
        </message>
        <message>
            <source>Take back an attack</source>
            <translation>Einen Angriff zurücknehmen</translation>
        </message>
        <message>
            <source>Play or buy a card</source>
            <translation>Eine Karte spielen oder kaufen</translation>
        </message>
        <message>
            <source>Use an ability</source>
            <translation>Eine Fähigkeit nutzen</translation>
        </message>
        <message>
            <source>Propose a deal</source>
            <translation>Einen Handel vorschlagen</translation>
        </message>
        <message>
            <source>Senate: to the booth</source>
            <translation>Senat: in die Kabine</translation>
        </message>
        <message>
            <source>Senate: hand up or down, hold or declare</source>
            <translation>Senat: Hand hoch oder herunter, warten oder erklären</translation>
        </message>
        <message>
            <source>Senate: ask for support</source>
            <translation>Senat: Unterstützung wünschen</translation>
        </message>
        <message>
            <source>Senate: make an offer</source>
            <translation>Senat: ein Angebot machen</translation>
        </message>
        <message>
            <source>Senate: declare yourself Consul</source>
            <translation>Senat: sich zum Konsul erklären</translation>
        </message>
        <message>
            <source>Empty the order</source>
            <translation>Den Auftrag leeren</translation>
        </message>
        <message>
            <source>Speed of the dice</source>
            <translation>Tempo der Würfel</translation>
        </message>
        <message>
            <source>Board: zoom in</source>
            <translation>Brett: vergrößern</translation>
        </message>
        <message>
            <source>Board: zoom out</source>
            <translation>Brett: verkleinern</translation>
        </message>
        <message>
            <source>Board: show all of it</source>
            <translation>Brett: alles zeigen</translation>
        </message>
        <message>
            <source>Board: letters for the terrain</source>
            <translation>Brett: Buchstaben für das Gelände</translation>
        </message>
        <message>
            <source>Board: go left</source>
            <translation>Brett: nach links</translation>
        </message>
        <message>
            <source>Board: go right</source>
            <translation>Brett: nach rechts</translation>
        </message>
        <message>
            <source>Board: go up</source>
            <translation>Brett: nach oben</translation>
        </message>
        <message>
            <source>Board: go down</source>
            <translation>Brett: nach unten</translation>
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
        <name>LocationCard</name>
        <message>
            <source>used</source>
            <translation>benutzt</translation>
        </message>
        <message>
            <source>once a game</source>
            <translation>einmal im Spiel</translation>
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
        <name>LogModel</name>
        <message>
            <source>%1 (%2 times)</source>
            <translation>%1 (%2-mal)</translation>
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
        <name>MapPage</name>
        <message>
            <source>Reset</source>
            <translation>Zurück zum Anfang</translation>
        </message>
        <message>
            <source>Takes back everything since the last seal</source>
            <translation>Nimmt alles seit dem letzten Siegel zurück</translation>
        </message>
    </context>
    <context>
        <name>MoreWords</name>
        <message>
            <source>Also possible</source>
            <translation>Auch möglich</translation>
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
        <message>
            <source>Deal (%1)</source>
            <translation>Austeilen (%1)</translation>
        </message>
        <message>
            <source>Deals at once</source>
            <translation>Gibt sofort</translation>
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
        <name>OddsPage</name>
        <message>
            <source>Chance to take it</source>
            <translation>Aussicht, es zu nehmen</translation>
        </message>
    </context>
    <context>
        <name>OfferLine</name>
        <message>
            <source>any of them</source>
            <translation>einem von ihnen</translation>
        </message>
        <message>
            <source> or </source>
            <translation> oder </translation>
        </message>
        <message>
            <source>%1 holds out 1 card face down to %2</source>
            <translation>%1 hält %2 eine Karte verdeckt hin</translation>
        </message>
        <message>
            <source>%1 holds out 2 cards face down to %2</source>
            <translation>%1 hält %2 zwei Karten verdeckt hin</translation>
        </message>
        <message>
            <source>%1 gives %2 · wants %3 from %4 · a secret rider each</source>
            <translation>%1 gibt %2 · will %3 von %4 · je eine geheime Beigabe</translation>
        </message>
        <message>
            <source>Sealed</source>
            <translation>Versiegelt</translation>
        </message>
        <message>
            <source>Answer</source>
            <translation>Antworten</translation>
        </message>
        <message>
            <source>Accept</source>
            <translation>Annehmen</translation>
        </message>
        <message>
            <source>%1 accepts offer %2</source>
            <translation>%1 nimmt Angebot %2 an</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>Ablehnen</translation>
        </message>
        <message>
            <source>%1 refuses offer %2</source>
            <translation>%1 lehnt Angebot %2 ab</translation>
        </message>
        <message>
            <source>Withdraw</source>
            <translation>Zurückziehen</translation>
        </message>
        <message>
            <source>Withdraw offer %1</source>
            <translation>Angebot %1 zurückziehen</translation>
        </message>
    </context>
    <context>
        <name>OfferToMe</name>
        <message>
            <source>%1 holds out 1 card</source>
            <translation>%1 hält 1 Karte hin</translation>
        </message>
        <message>
            <source>%1 holds out 2 cards</source>
            <translation>%1 hält 2 Karten hin</translation>
        </message>
        <message>
            <source>%1 gives %2, wants %3</source>
            <translation>%1 gibt %2, will %3</translation>
        </message>
        <message>
            <source>Give as many back, or refuse at the table.</source>
            <translation>Gib ebenso viele zurück, oder lehne am Tisch ab.</translation>
        </message>
        <message>
            <source>A secret rider each.</source>
            <translation>Je eine geheime Beigabe.</translation>
        </message>
    </context>
    <context>
        <name>OrderChoices</name>
        <message>
            <source>Map of the areas to choose from</source>
            <translation>Karte der Gebiete zur Wahl</translation>
        </message>
        <message>
            <source>Esc puts it back.</source>
            <translation>Esc legt es zurück.</translation>
        </message>
    </context>
    <context>
        <name>OrderOffWorld</name>
        <message>
            <source>One unit off world, face down</source>
            <translation>Eine Einheit auf eine Außenwelt, verdeckt</translation>
        </message>
        <message>
            <source>It counts its cost at the end of the game.</source>
            <translation>Sie zählt am Ende des Spiels ihren Preis.</translation>
        </message>
    </context>
    <context>
        <name>OrderRow</name>
        <message>
            <source>Less: %1</source>
            <translation>Weniger: %1</translation>
        </message>
        <message>
            <source>More: %1</source>
            <translation>Mehr: %1</translation>
        </message>
    </context>
    <context>
        <name>OrderStage</name>
    </context>
    <context>
        <name>OrderSum</name>
        <message>
            <source>Credits left
of %1</source>
            <translation>Credits übrig
von %1</translation>
        </message>
        <message>
            <source>To Transit, face down</source>
            <translation>In den Transit, verdeckt</translation>
        </message>
        <message>
            <source>Lands next turn at the earliest.</source>
            <translation>Landet frühestens in der nächsten Runde.</translation>
        </message>
        <message>
            <source>To Orbit, face down</source>
            <translation>In den Orbit, verdeckt</translation>
        </message>
        <message>
            <source>Lands already in this turn.</source>
            <translation>Landet schon in dieser Runde.</translation>
        </message>
        <message>
            <source>On the map</source>
            <translation>Auf der Karte</translation>
        </message>
    </context>
    <context>
        <name>Payment</name>
        <message>
            <source>paid</source>
            <translation>bezahlt</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
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
        <message>
            <source>Now: %1</source>
            <translation>Jetzt: %1</translation>
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
        <name>Podium</name>
        <message>
            <source>Key %1</source>
            <translation>Taste %1</translation>
        </message>
        <message>
            <source>speaks</source>
            <translation>spricht</translation>
        </message>
        <message>
            <source>Hand up: draw</source>
            <translation>Hand oben: ziehen</translation>
        </message>
        <message>
            <source>speak</source>
            <translation>sprechen</translation>
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
        <name>Rail</name>
        <message>
            <source>Priority order</source>
            <translation>Reihenfolge</translation>
        </message>
        <message>
            <source>Off World</source>
            <translation>Außenwelten</translation>
        </message>
        <message>
            <source>Reserves, face down</source>
            <translation>Reserven, verdeckt</translation>
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
        <message>
            <source>Consul</source>
            <translation>Konsul</translation>
        </message>
        <message>
            <source>Shows what lies in front of the seat</source>
            <translation>Zeigt, was vor dem Platz liegt</translation>
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
        <name>ScoreStage</name>
        <message>
            <source>The scores</source>
            <translation>Die Wertung</translation>
        </message>
        <message>
            <source>Every source comes to light, one after the other.</source>
            <translation>Jede Quelle kommt ans Licht, eine nach der anderen.</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Show everything</source>
            <translation>Alles zeigen</translation>
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
        <name>SeatPage</name>
        <message>
            <source>Consul counters: %1</source>
            <translation>Konsulmarker: %1</translation>
        </message>
        <message>
            <source>Put away</source>
            <translation>Weglegen</translation>
        </message>
        <message>
            <source>Nothing lies here yet.</source>
            <translation>Hier liegt noch nichts.</translation>
        </message>
    </context>
    <context>
        <name>SeatPageLine</name>
        <message>
            <source>used</source>
            <translation>benutzt</translation>
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
        <name>SenateCard</name>
        <message>
            <source>support</source>
            <translation>Unterstützung</translation>
        </message>
    </context>
    <context>
        <name>SenateEnd</name>
        <message>
            <source>The black cards</source>
            <translation>Die schwarzen Karten</translation>
        </message>
    </context>
    <context>
        <name>SenateFloor</name>
        <message>
            <source>On the floor</source>
            <translation>Im Saal</translation>
        </message>
        <message>
            <source>no offers open</source>
            <translation>keine Angebote offen</translation>
        </message>
        <message>
            <source>1 offer open</source>
            <translation>1 Angebot offen</translation>
        </message>
        <message>
            <source>%1 offers open</source>
            <translation>%1 Angebote offen</translation>
        </message>
        <message>
            <source>Talk aloud. Offers are sealed in a booth and lie here until somebody answers.</source>
            <translation>Redet laut. Angebote werden in einer Kabine versiegelt und liegen hier, bis jemand antwortet.</translation>
        </message>
        <message>
            <source>Everybody comes down to three Senate cards behind the curtain. Whoever has three or fewer may keep them all from here.</source>
            <translation>Alle legen hinter dem Vorhang bis auf drei Senatskarten ab. Wer drei oder weniger hat, kann sie von hier aus alle behalten.</translation>
        </message>
    </context>
    <context>
        <name>SenateHints</name>
        <message>
            <source>The first Consul takes 5 VP</source>
            <translation>Der erste Konsul nimmt 5 SP</translation>
        </message>
        <message>
            <source>Hold 10 support from one bloc, or 5 Senators. It is checked after every draw and trade. Set Hold in your booth to wait.</source>
            <translation>Halte 10 Unterstützung eines Blocks oder 5 Senatoren. Geprüft wird nach jedem Ziehen und Tausch. Stelle in deiner Kabine „Warten“ ein, um zu warten.</translation>
        </message>
        <message>
            <source>Three kinds of request</source>
            <translation>Drei Arten von Wünschen</translation>
        </message>
        <message>
            <source>A bloc, a Senator of a bloc, or a Senator by trait. Never a strength. Never bloc and trait together.</source>
            <translation>Ein Block, ein Senator eines Blocks oder ein Senator nach Haltung. Nie eine Stärke. Nie Block und Haltung zusammen.</translation>
        </message>
        <message>
            <source>How a trade closes</source>
            <translation>Wie ein Tausch zustande kommt</translation>
        </message>
        <message>
            <source>The offer is sealed in a booth with its card and rider. Accepting it in another makes the four cards cross at once.</source>
            <translation>Das Angebot wird in einer Kabine mit Karte und Beigabe versiegelt. Wer es in einer anderen annimmt, lässt die vier Karten zugleich wechseln.</translation>
        </message>
        <message>
            <source>All hands up: everyone draws</source>
            <translation>Alle Hände oben: alle ziehen</translation>
        </message>
        <message>
            <source>A hand that is up cannot trade. When all have passed, the rest go up by themselves.</source>
            <translation>Wer die Hand oben hat, kann nicht tauschen. Haben alle gepasst, gehen die übrigen von selbst hoch.</translation>
        </message>
        <message>
            <source>Black cards come last</source>
            <translation>Schwarze Karten kommen zuletzt</translation>
        </message>
        <message>
            <source>When trading ends, all hands are shown. Then Leak, assassination, Ill Reputation and Scandal take effect in this order.</source>
            <translation>Endet der Handel, werden alle Hände gezeigt. Dann wirken Leck, Attentat, Übler Ruf und Skandal in dieser Reihenfolge.</translation>
        </message>
        <message>
            <source>Three cards stay</source>
            <translation>Drei Karten bleiben</translation>
        </message>
        <message>
            <source>Everybody comes down to three Senate cards. More may go too; all return to the deck unseen.</source>
            <translation>Alle legen bis auf drei Senatskarten ab. Auch mehr dürfen gehen; alle kommen ungesehen in den Stapel zurück.</translation>
        </message>
        <message>
            <source>Rules now</source>
            <translation>Regeln jetzt</translation>
        </message>
        <message>
            <source>Nothing secret is on this screen</source>
            <translation>Nichts Geheimes ist auf diesem Bild</translation>
        </message>
        <message>
            <source>Press your number, then B for your booth. The others look away until it closes.</source>
            <translation>Drücke deine Zahl, dann B für deine Kabine. Die anderen sehen weg, bis sie schließt.</translation>
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
        <message>
            <source>Letters for the terrain</source>
            <translation>Buchstaben für das Gelände</translation>
        </message>
        <message>
            <source>On boards of hexes. Key %1</source>
            <translation>Auf Plänen aus Sechsecken. Taste %1</translation>
        </message>
        <message>
            <source>On boards of hexes.</source>
            <translation>Auf Plänen aus Sechsecken.</translation>
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
        <message>
            <source>A bar while all talk</source>
            <translation>Ein Balken, solange alle reden</translation>
        </message>
        <message>
            <source>It fills from one act to the next, and nothing happens when it is full.</source>
            <translation>Er füllt sich von einer Tat bis zur nächsten, und wenn er voll ist, geschieht nichts.</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <source>90 s</source>
            <translation>90 s</translation>
        </message>
        <message>
            <source>120 s</source>
            <translation>120 s</translation>
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
        <name>ShownHand</name>
        <message>
            <source>Consul</source>
            <translation>Konsul</translation>
        </message>
        <message>
            <source>no cards</source>
            <translation>keine Karten</translation>
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
        <message>
            <source>Rattle: dice roll</source>
            <translation>Rasseln: Würfelwurf</translation>
        </message>
        <message>
            <source>Two knocks of wood: the Senate decides</source>
            <translation>Zwei Schläge auf Holz: Der Senat entscheidet</translation>
        </message>
        <message>
            <source>A low drone: the tension nears its end</source>
            <translation>Ein tiefes Brummen: Die Spannung ist fast am Ende</translation>
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
        <message>
            <source>Everyone decides in secret</source>
            <translation>Alle entscheiden heimlich</translation>
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
            <source>Everyone else looks away</source>
            <translation>Alle anderen sehen weg</translation>
        </message>
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
        <name>TeBoard</name>
        <message>
            <source>%1, %2 of %3</source>
            <translation>%1, %2 von %3</translation>
        </message>
        <message>
            <source>%1 support, %2 points</source>
            <translation>%1 Unterstützung, %2 Punkte</translation>
        </message>
        <message>
            <source>%1, Senator, %2, %3, 2 points</source>
            <translation>%1, Senator, %2, %3, 2 Punkte</translation>
        </message>
        <message>
            <source>Expansionist</source>
            <translation>Expansionist</translation>
        </message>
        <message>
            <source>Isolationist</source>
            <translation>Isolationist</translation>
        </message>
        <message>
            <source>Pacifist</source>
            <translation>Pazifist</translation>
        </message>
        <message>
            <source>Militant</source>
            <translation>Militanter</translation>
        </message>
        <message>
            <source>%1 Senator</source>
            <translation>Senator: %1</translation>
        </message>
        <message>
            <source>sealed</source>
            <translation>versiegelt</translation>
        </message>
        <message>
            <source>left</source>
            <translation>gegangen</translation>
        </message>
        <message>
            <source>hand up</source>
            <translation>Hand oben</translation>
        </message>
        <message>
            <source>passed</source>
            <translation>gepasst</translation>
        </message>
        <message>
            <source>acting</source>
            <translation>am Zug</translation>
        </message>
        <message>
            <source>rests</source>
            <translation>setzt aus</translation>
        </message>
        <message>
            <source>done</source>
            <translation>fertig</translation>
        </message>
        <message>
            <source>%1: %2 points, %3 Credits, %4 Mission cards, %5 Senate cards</source>
            <translation>%1: %2 Punkte, %3 Credits, %4 Missionskarten, %5 Senatskarten</translation>
        </message>
        <message>
            <source>%1: held by nobody</source>
            <translation>%1: von niemandem gehalten</translation>
        </message>
        <message>
            <source>%1: %2 holds it with %3</source>
            <translation>%1: %2 hält es mit %3</translation>
        </message>
        <message>
            <source>In Orbit</source>
            <translation>Im Orbit</translation>
        </message>
        <message>
            <source>In Transit</source>
            <translation>Im Transit</translation>
        </message>
        <message>
            <source>World</source>
            <translation>Welt</translation>
        </message>
        <message>
            <source>First units</source>
            <translation>Erste Einheiten</translation>
        </message>
        <message>
            <source>First drop</source>
            <translation>Erstlandung</translation>
        </message>
        <message>
            <source>Status</source>
            <translation>Status</translation>
        </message>
        <message>
            <source>Senate</source>
            <translation>Senat</translation>
        </message>
        <message>
            <source>Action</source>
            <translation>Aktion</translation>
        </message>
        <message>
            <source>Reinforcements</source>
            <translation>Verstärkung</translation>
        </message>
        <message>
            <source>Drop</source>
            <translation>Landung</translation>
        </message>
        <message>
            <source>Consul trading</source>
            <translation>Konsulabschnitt</translation>
        </message>
        <message>
            <source>Missions</source>
            <translation>Missionen</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>Ablegen</translation>
        </message>
        <message>
            <source>Moving</source>
            <translation>Bewegung</translation>
        </message>
        <message>
            <source>Attacks</source>
            <translation>Angriffe</translation>
        </message>
        <message>
            <source>Battle</source>
            <translation>Kampf</translation>
        </message>
        <message>
            <source>Income</source>
            <translation>Einkünfte</translation>
        </message>
        <message>
            <source>Purchase</source>
            <translation>Einkauf</translation>
        </message>
        <message>
            <source>Tension %1 of %2</source>
            <translation>Spannung %1 von %2</translation>
        </message>
        <message>
            <source>%1 rolls %2 in defence: %3</source>
            <translation>%1 würfelt zur Abwehr, %2: %3</translation>
        </message>
        <message>
            <source>%1 rolls %2 in attack: %3</source>
            <translation>%1 würfelt zum Angriff, %2: %3</translation>
        </message>
        <message>
            <source>%1 rolls %2: %3</source>
            <translation>%1 würfelt, %2: %3</translation>
        </message>
        <message numerus="yes">
            <source>%n dice</source>
            <translation>
                <numerusform>%n Würfel</numerusform>
                <numerusform>%n Würfel</numerusform>
            </translation>
        </message>
        <message>
            <source>Your cards: %1 Senate, %2 Mission.</source>
            <translation>Deine Karten: %1 Senat, %2 Mission.</translation>
        </message>
    </context>
    <context>
        <name>TeCards</name>
        <message>
            <source>%1’s cards</source>
            <translation>Karten von %1</translation>
        </message>
        <message>
            <source>Pick one</source>
            <translation>Wähle eine</translation>
        </message>
        <message>
            <source>Enter pays what is suggested. Or press cards.</source>
            <translation>Enter zahlt das Vorgeschlagene. Oder drücke Karten.</translation>
        </message>
        <message>
            <source>Everyone else looks away.</source>
            <translation>Alle anderen sehen weg.</translation>
        </message>
        <message>
            <source>Not now: others decide.</source>
            <translation>Nicht jetzt: Andere entscheiden.</translation>
        </message>
        <message>
            <source>Wait until you are asked.</source>
            <translation>Warte, bis du gefragt wirst.</translation>
        </message>
        <message>
            <source>No card can be played now.</source>
            <translation>Jetzt lässt sich keine Karte spielen.</translation>
        </message>
        <message>
            <source>suggested</source>
            <translation>vorgeschlagen</translation>
        </message>
        <message>
            <source>%1 offers %2 an alliance</source>
            <translation>%1 bietet %2 ein Bündnis an</translation>
        </message>
        <message>
            <source>%1: pay 6 Credits or lose %2</source>
            <translation>%1: zahle 6 Credits oder verliere %2</translation>
        </message>
        <message>
            <source>Break the alliance with whom?</source>
            <translation>Mit wem das Bündnis brechen?</translation>
        </message>
        <message>
            <source>Arm it against whom?</source>
            <translation>Gegen wen scharf stellen?</translation>
        </message>
        <message>
            <source>Pay for %1</source>
            <translation>%1 bezahlen</translation>
        </message>
        <message>
            <source>%1: pick an area</source>
            <translation>%1: wähle ein Gebiet</translation>
        </message>
        <message>
            <source>%1: pick a player</source>
            <translation>%1: wähle einen Spieler</translation>
        </message>
        <message>
            <source>%1: pick a unit</source>
            <translation>%1: wähle eine Einheit</translation>
        </message>
        <message>
            <source>%1: how many?</source>
            <translation>%1: wie viele?</translation>
        </message>
        <message>
            <source>%1: pick a card</source>
            <translation>%1: wähle eine Karte</translation>
        </message>
        <message>
            <source>%1: pick a place</source>
            <translation>%1: wähle eine Außenwelt</translation>
        </message>
        <message>
            <source>%1: pay with what?</source>
            <translation>%1: womit bezahlen?</translation>
        </message>
        <message>
            <source>Press lit cards.</source>
            <translation>Drücke helle Karten.</translation>
        </message>
        <message>
            <source>Suggested: %1</source>
            <translation>Vorschlag: %1</translation>
        </message>
        <message>
            <source>Attack or defence</source>
            <translation>Angriff oder Abwehr</translation>
        </message>
        <message>
            <source>Defence</source>
            <translation>Abwehr</translation>
        </message>
        <message>
            <source>Attack</source>
            <translation>Angriff</translation>
        </message>
        <message>
            <source>Losses</source>
            <translation>Verluste</translation>
        </message>
        <message>
            <source>Your moves</source>
            <translation>Deine Züge</translation>
        </message>
        <message>
            <source>Armed in secret</source>
            <translation>Heimlich scharf gestellt</translation>
        </message>
        <message>
            <source>Income</source>
            <translation>Einkünfte</translation>
        </message>
        <message>
            <source>Missions</source>
            <translation>Missionen</translation>
        </message>
        <message>
            <source>Senators of different blocs</source>
            <translation>Senatoren verschiedener Blöcke</translation>
        </message>
        <message>
            <source>%1 Senators</source>
            <translation>Senatoren (%1)</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Faction</source>
            <translation>Fraktion</translation>
        </message>
        <message>
            <source>used</source>
            <translation>benutzt</translation>
        </message>
        <message>
            <source>pay %1</source>
            <translation>zahle %1</translation>
        </message>
        <message>
            <source>costs %1</source>
            <translation>kostet %1</translation>
        </message>
        <message>
            <source>%1 points</source>
            <translation>%1 Punkte</translation>
        </message>
        <message>
            <source>Strength %1</source>
            <translation>Stärke %1</translation>
        </message>
        <message>
            <source>tension up by %1</source>
            <translation>Spannung steigt um %1</translation>
        </message>
        <message>
            <source>you have %1, and an ability</source>
            <translation>du hast %1 und eine Fähigkeit</translation>
        </message>
        <message>
            <source>you have %1</source>
            <translation>du hast %1</translation>
        </message>
        <message>
            <source>Credits: %1</source>
            <translation>Credits: %1</translation>
        </message>
        <message>
            <source>May be played now</source>
            <translation>Lässt sich jetzt spielen</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Nicht jetzt</translation>
        </message>
        <message>
            <source>Off World</source>
            <translation>Außenwelten</translation>
        </message>
        <message>
            <source>Alliances</source>
            <translation>Bündnisse</translation>
        </message>
        <message>
            <source>Initiatives</source>
            <translation>Initiativen</translation>
        </message>
        <message>
            <source>Investments</source>
            <translation>Investitionen</translation>
        </message>
        <message>
            <source>Locations</source>
            <translation>Orte</translation>
        </message>
        <message>
            <source>Propose a deal</source>
            <translation>Handel vorschlagen</translation>
        </message>
        <message>
            <source>Really break with %1</source>
            <translation>Wirklich mit %1 brechen</translation>
        </message>
        <message>
            <source>Break with %1</source>
            <translation>Mit %1 brechen</translation>
        </message>
        <message>
            <source>Ask about cards again</source>
            <translation>Wieder nach Karten fragen</translation>
        </message>
        <message>
            <source>Pass all card windows</source>
            <translation>Alle Kartenfenster auslassen</translation>
        </message>
        <message>
            <source>Arm Counter-Intelligence</source>
            <translation>Gegenspionage scharf stellen</translation>
        </message>
        <message>
            <source>It is armed in secret, at your own part.</source>
            <translation>Sie wird heimlich scharf gestellt, wenn du dran bist.</translation>
        </message>
        <message>
            <source>It is played in your turn of the Missions.</source>
            <translation>Sie wird im Missionsabschnitt gespielt, wenn du dran bist.</translation>
        </message>
        <message>
            <source>It waits for its moment.</source>
            <translation>Sie wartet auf ihren Augenblick.</translation>
        </message>
        <message>
            <source>armed</source>
            <translation>scharf</translation>
        </message>
        <message>
            <source>may be played</source>
            <translation>lässt sich spielen</translation>
        </message>
        <message>
            <source>not now</source>
            <translation>nicht jetzt</translation>
        </message>
        <message>
            <source>Left after that: cards %1, points %2</source>
            <translation>Danach bleiben: Karten %1, Punkte %2</translation>
        </message>
        <message>
            <source>Pass for the segment</source>
            <translation>Den Abschnitt aussetzen</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passen</translation>
        </message>
        <message>
            <source>Play a card</source>
            <translation>Eine Karte spielen</translation>
        </message>
        <message>
            <source>Buy a Mission card</source>
            <translation>Eine Missionskarte kaufen</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Do without</source>
            <translation>Verzichten</translation>
        </message>
        <message>
            <source>Draw a Mission card</source>
            <translation>Eine Missionskarte ziehen</translation>
        </message>
        <message>
            <source>Pass the option</source>
            <translation>Das Vorrecht weitergeben</translation>
        </message>
        <message>
            <source>Act now</source>
            <translation>Jetzt handeln</translation>
        </message>
        <message>
            <source>Drop now</source>
            <translation>Jetzt landen</translation>
        </message>
        <message>
            <source>Decline</source>
            <translation>Ablehnen</translation>
        </message>
        <message>
            <source>Accept the alliance</source>
            <translation>Das Bündnis annehmen</translation>
        </message>
        <message>
            <source>Lose the Initiative</source>
            <translation>Die Initiative verlieren</translation>
        </message>
        <message>
            <source>Pay 6 Credits</source>
            <translation>6 Credits zahlen</translation>
        </message>
        <message>
            <source>Use %1</source>
            <translation>%1 nutzen</translation>
        </message>
        <message>
            <source>Use an ability</source>
            <translation>Eine Fähigkeit nutzen</translation>
        </message>
        <message>
            <source>Play none</source>
            <translation>Keine spielen</translation>
        </message>
        <message>
            <source>Enough</source>
            <translation>Genug</translation>
        </message>
        <message>
            <source>Pay as suggested</source>
            <translation>Zahlen wie vorgeschlagen</translation>
        </message>
    </context>
    <context>
        <name>TeCombat</name>
        <message>
            <source>around %1</source>
            <translation>um %1</translation>
        </message>
        <message>
            <source>Choose %1 more.</source>
            <translation>Wähle noch %1.</translation>
        </message>
        <message>
            <source>Choose at least one unit.</source>
            <translation>Wähle mindestens eine Einheit.</translation>
        </message>
        <message>
            <source>%1 are chosen; put one back first.</source>
            <translation>%1 sind gewählt; lege erst eine zurück.</translation>
        </message>
        <message>
            <source>Confirm loss</source>
            <translation>Verlust bestätigen</translation>
        </message>
        <message>
            <source>Nobody advances</source>
            <translation>Niemand rückt vor</translation>
        </message>
        <message>
            <source>All advance</source>
            <translation>Alle rücken vor</translation>
        </message>
        <message>
            <source>All break through</source>
            <translation>Alle brechen durch</translation>
        </message>
        <message>
            <source>Advance with %1</source>
            <translation>Mit %1 vorrücken</translation>
        </message>
        <message>
            <source>Break through with %1</source>
            <translation>Mit %1 durchbrechen</translation>
        </message>
        <message>
            <source>Dice: slow</source>
            <translation>Würfel: langsam</translation>
        </message>
        <message>
            <source>Dice: normal</source>
            <translation>Würfel: normal</translation>
        </message>
        <message>
            <source>Dice: fast</source>
            <translation>Würfel: schnell</translation>
        </message>
        <message>
            <source>Dice: at once</source>
            <translation>Würfel: sofort</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>No card</source>
            <translation>Keine Karte</translation>
        </message>
        <message>
            <source>Enough support</source>
            <translation>Genug Unterstützung</translation>
        </message>
        <message>
            <source>No support</source>
            <translation>Keine Unterstützung</translation>
        </message>
        <message>
            <source>%1: who advances into %2?</source>
            <translation>%1: Wer rückt vor nach %2?</translation>
        </message>
        <message>
            <source>%1: who breaks through to %2?</source>
            <translation>%1: Wer bricht durch nach %2?</translation>
        </message>
        <message>
            <source>%1: confirm who is lost</source>
            <translation>%1: Bestätige, wer verloren geht</translation>
        </message>
        <message>
            <source>%1: choose 1 unit to lose</source>
            <translation>%1: Wähle 1 Einheit als Verlust</translation>
        </message>
        <message>
            <source>%1: choose %2 units to lose</source>
            <translation>%1: Wähle %2 Einheiten als Verlust</translation>
        </message>
        <message>
            <source>Dice are final. The battle is over.</source>
            <translation>Gewürfelt ist gewürfelt. Der Kampf ist vorbei.</translation>
        </message>
        <message>
            <source>At most 5 units. Nobody has to.</source>
            <translation>Höchstens 5 Einheiten. Niemand muss.</translation>
        </message>
        <message>
            <source>At most 5 units, one of them with Breakthrough.</source>
            <translation>Höchstens 5 Einheiten, eine davon mit Durchbruch.</translation>
        </message>
        <message>
            <source>At least one Walker or Menace that advanced.</source>
            <translation>Mindestens ein vorgerückter Schreiter oder Menace.</translation>
        </message>
        <message>
            <source>One for each hit beyond the Defense Value.</source>
            <translation>Eine für jeden Treffer über dem Abwehrwert.</translation>
        </message>
        <message>
            <source>They go before your own roll. Pick lit units.</source>
            <translation>Sie gehen vor deinem eigenen Wurf. Wähle helle Einheiten.</translation>
        </message>
        <message>
            <source>Lost to the fives. Pick lit units.</source>
            <translation>Für die Fünfen verloren. Wähle helle Einheiten.</translation>
        </message>
        <message>
            <source>Attack support</source>
            <translation>Angriffshilfe</translation>
        </message>
        <message>
            <source>Defence support</source>
            <translation>Abwehrhilfe</translation>
        </message>
        <message>
            <source>Defence roll</source>
            <translation>Abwehrwurf</translation>
        </message>
        <message>
            <source>Attack roll</source>
            <translation>Angriffswurf</translation>
        </message>
        <message>
            <source>Casualties</source>
            <translation>Verluste</translation>
        </message>
        <message>
            <source>Advance</source>
            <translation>Vorrücken</translation>
        </message>
        <message>
            <source>Breakthrough</source>
            <translation>Durchbruch</translation>
        </message>
        <message>
            <source>%1: does not take place</source>
            <translation>%1: entfällt</translation>
        </message>
        <message>
            <source>%1: done</source>
            <translation>%1: fertig</translation>
        </message>
        <message>
            <source>%1: now</source>
            <translation>%1: jetzt</translation>
        </message>
        <message>
            <source>%1: later</source>
            <translation>%1: später</translation>
        </message>
        <message>
            <source>No</source>
            <translation>Keine</translation>
        </message>
        <message>
            <source>One</source>
            <translation>Eine</translation>
        </message>
        <message>
            <source>Two</source>
            <translation>Zwei</translation>
        </message>
        <message>
            <source>Three</source>
            <translation>Drei</translation>
        </message>
        <message>
            <source>Four</source>
            <translation>Vier</translation>
        </message>
        <message>
            <source>Five</source>
            <translation>Fünf</translation>
        </message>
        <message>
            <source>Six</source>
            <translation>Sechs</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1 %2s</source>
            <translation>%1 %2er</translation>
        </message>
        <message>
            <source>%1 and higher: %2</source>
            <translation>%1 und höher: %2</translation>
        </message>
        <message>
            <source>No 6: nobody is removed at once</source>
            <translation>Keine 6: Niemand wird sofort entfernt</translation>
        </message>
        <message>
            <source>%1: 1 attacker removed</source>
            <translation>%1: 1 Angreifer entfernt</translation>
        </message>
        <message>
            <source>%1: %2 attackers removed</source>
            <translation>%1: %2 Angreifer entfernt</translation>
        </message>
        <message>
            <source>%1: %2 loses %3 more after the attack</source>
            <translation>%1: %2 verliert nach dem Angriff noch %3</translation>
        </message>
        <message>
            <source>%1’s defence roll</source>
            <translation>Abwehrwurf von %1</translation>
        </message>
        <message>
            <source>1 die</source>
            <translation>1 Würfel</translation>
        </message>
        <message>
            <source>%1 dice</source>
            <translation>%1 Würfel</translation>
        </message>
        <message>
            <source>%1 = %2 dice</source>
            <translation>%1 = %2 Würfel</translation>
        </message>
        <message>
            <source>%1: %2. %3.</source>
            <translation>%1: %2. %3.</translation>
        </message>
        <message>
            <source>hit</source>
            <translation>Treffer</translation>
        </message>
        <message>
            <source>hits</source>
            <translation>Treffer</translation>
        </message>
        <message>
            <source>Fortification</source>
            <translation>Befestigung</translation>
        </message>
        <message>
            <source>cards</source>
            <translation>Karten</translation>
        </message>
        <message>
            <source>%1 loses nobody</source>
            <translation>%1 verliert niemanden</translation>
        </message>
        <message>
            <source>%1 loses 1 unit</source>
            <translation>%1 verliert 1 Einheit</translation>
        </message>
        <message>
            <source>%1 loses %2 units</source>
            <translation>%1 verliert %2 Einheiten</translation>
        </message>
        <message>
            <source>%1’s attack roll</source>
            <translation>Angriffswurf von %1</translation>
        </message>
        <message>
            <source>%1, rolled after the losses</source>
            <translation>%1, nach den Verlusten gewürfelt</translation>
        </message>
        <message>
            <source>%1: %2. %3 hits, %4 stopped: %5.</source>
            <translation>%1: %2. %3 Treffer, %4 abgewehrt: %5.</translation>
        </message>
        <message>
            <source>from %1 to %2</source>
            <translation>von %1 nach %2</translation>
        </message>
        <message>
            <source>attacked</source>
            <translation>angegriffen</translation>
        </message>
        <message>
            <source>%1 holds %2</source>
            <translation>%1 hält %2</translation>
        </message>
        <message>
            <source>Nobody is left in %1</source>
            <translation>In %1 ist niemand mehr</translation>
        </message>
        <message>
            <source>%1 takes %2</source>
            <translation>%1 nimmt %2</translation>
        </message>
        <message>
            <source>No second round this turn.</source>
            <translation>Keine zweite Runde in diesem Zug.</translation>
        </message>
        <message>
            <source>The old marker stays.</source>
            <translation>Der alte Marker bleibt.</translation>
        </message>
        <message>
            <source>%1 moved in.</source>
            <translation>Vorgerückt: %1.</translation>
        </message>
        <message>
            <source>%1 may advance with up to %2 units.</source>
            <translation>%1 darf mit bis zu %2 Einheiten vorrücken.</translation>
        </message>
        <message>
            <source>%1 advances with up to %2 units, one of them with Breakthrough. Such units must then strike %3.</source>
            <translation>%1 rückt mit bis zu %2 Einheiten vor, eine davon mit Durchbruch. Diese müssen dann %3 angreifen.</translation>
        </message>
        <message>
            <source>%1 advances with up to %2 units, one of them with Breakthrough. Such units must then enter %3.</source>
            <translation>%1 rückt mit bis zu %2 Einheiten vor, eine davon mit Durchbruch. Diese müssen dann nach %3.</translation>
        </message>
        <message>
            <source>If %1 falls</source>
            <translation>Wenn %1 fällt</translation>
        </message>
        <message>
            <source>Fortification %1</source>
            <translation>Befestigung %1</translation>
        </message>
        <message>
            <source>Artillery %1</source>
            <translation>Artillerie %1</translation>
        </message>
        <message>
            <source>cards %1</source>
            <translation>Karten %1</translation>
        </message>
        <message>
            <source>from %1</source>
            <translation>aus %1</translation>
        </message>
        <message>
            <source>%1, fortified</source>
            <translation>%1, befestigt</translation>
        </message>
        <message>
            <source>attack strength</source>
            <translation>Angriffsstärke</translation>
        </message>
        <message>
            <source>defence strength</source>
            <translation>Abwehrstärke</translation>
        </message>
        <message>
            <source>%1 attacks</source>
            <translation>%1 greift an</translation>
        </message>
        <message>
            <source>%1 defends</source>
            <translation>%1 verteidigt</translation>
        </message>
        <message>
            <source>%1: %2 %3, %4</source>
            <translation>%1: %2 %3, %4</translation>
        </message>
        <message>
            <source>%1 %2 in %3, %4 chosen</source>
            <translation>%1 %2 in %3, %4 gewählt</translation>
        </message>
        <message>
            <source>%1 %2 in %3</source>
            <translation>%1 %2 in %3</translation>
        </message>
        <message>
            <source>+1 die</source>
            <translation>+1 Würfel</translation>
        </message>
        <message>
            <source>+%1 dice</source>
            <translation>+%1 Würfel</translation>
        </message>
        <message>
            <source>Artillery of %1 in %2</source>
            <translation>Artillerie von %1 in %2</translation>
        </message>
        <message>
            <source>Fire the Artillery in %1</source>
            <translation>Mit der Artillerie in %1 feuern</translation>
        </message>
        <message>
            <source>at once</source>
            <translation>sofort</translation>
        </message>
        <message>
            <source>on the way</source>
            <translation>unterwegs</translation>
        </message>
        <message>
            <source>to the fives</source>
            <translation>an die Fünfen</translation>
        </message>
        <message>
            <source>to the hits</source>
            <translation>an die Treffer</translation>
        </message>
        <message>
            <source>%1 lost %2</source>
            <translation>%1 verliert: %2</translation>
        </message>
    </context>
    <context>
        <name>TeDeals</name>
        <message>
            <source>%1 proposes a deal to %2</source>
            <translation>%1 schlägt %2 einen Handel vor</translation>
        </message>
        <message>
            <source>A deal with whom?</source>
            <translation>Mit wem der Handel?</translation>
        </message>
        <message>
            <source>A deal with %1</source>
            <translation>Ein Handel mit %1</translation>
        </message>
        <message>
            <source>Open the hand to pick the card.</source>
            <translation>Öffne die Hand, um die Karte zu wählen.</translation>
        </message>
        <message>
            <source>Which card is wanted? Only the two of you know.</source>
            <translation>Welche Karte ist gesucht? Nur ihr beide wisst es.</translation>
        </message>
        <message>
            <source>Pick a lit card of your hand.</source>
            <translation>Wähle eine helle Karte deiner Hand.</translation>
        </message>
        <message>
            <source>Decline</source>
            <translation>Ablehnen</translation>
        </message>
        <message>
            <source>Accept the deal</source>
            <translation>Den Handel annehmen</translation>
        </message>
        <message>
            <source>Give</source>
            <translation>Geben</translation>
        </message>
        <message>
            <source>Only ask</source>
            <translation>Nur verlangen</translation>
        </message>
        <message>
            <source>Ask in return</source>
            <translation>Dafür verlangen</translation>
        </message>
        <message>
            <source>No card after all</source>
            <translation>Doch keine Karte</translation>
        </message>
        <message>
            <source>Propose</source>
            <translation>Vorschlagen</translation>
        </message>
        <message>
            <source>Deal</source>
            <translation>Handel</translation>
        </message>
        <message>
            <source>Which card do you give?</source>
            <translation>Welche Karte gibst du?</translation>
        </message>
        <message>
            <source>What do you ask for?</source>
            <translation>Was verlangst du?</translation>
        </message>
        <message>
            <source>What do you give?</source>
            <translation>Was gibst du?</translation>
        </message>
        <message>
            <source>Which card do you want?</source>
            <translation>Welche Karte willst du?</translation>
        </message>
        <message>
            <source>Name it on the sheet. Areas without units can be given, too.</source>
            <translation>Nenne es auf dem Blatt. Auch Gebiete ohne Einheiten können gegeben werden.</translation>
        </message>
        <message>
            <source>Mission cards: %1</source>
            <translation>Missionskarten: %1</translation>
        </message>
        <message>
            <source>any Mission card</source>
            <translation>irgendeine Missionskarte</translation>
        </message>
        <message>
            <source>Credits: %1</source>
            <translation>Credits: %1</translation>
        </message>
        <message>
            <source>%1 gives</source>
            <translation>%1 gibt</translation>
        </message>
        <message>
            <source>A Mission card</source>
            <translation>Eine Missionskarte</translation>
        </message>
        <message>
            <source>A Mission card of theirs</source>
            <translation>Eine Missionskarte der anderen Seite</translation>
        </message>
        <message>
            <source>Any card</source>
            <translation>Irgendeine Karte</translation>
        </message>
    </context>
    <context>
        <name>TeMap</name>
        <message>
            <source>No hex is picked.</source>
            <translation>Kein Hex ist gewählt.</translation>
        </message>
        <message>
            <source>No unit is picked.</source>
            <translation>Keine Einheit ist gewählt.</translation>
        </message>
        <message>
            <source>Pick one of your hexes first.</source>
            <translation>Wähle zuerst eines deiner Hexe.</translation>
        </message>
        <message>
            <source>Pick one of the units first.</source>
            <translation>Wähle zuerst eine der Einheiten.</translation>
        </message>
        <message>
            <source>legal, one area</source>
            <translation>erlaubt, ein Gebiet</translation>
        </message>
        <message>
            <source>legal, %1 areas</source>
            <translation>erlaubt, %1 Gebiete</translation>
        </message>
        <message>
            <source>turns up</source>
            <translation>wird aufgedeckt</translation>
        </message>
        <message>
            <source>the unit is lost there</source>
            <translation>die Einheit geht dort verloren</translation>
        </message>
        <message>
            <source>must stop</source>
            <translation>muss anhalten</translation>
        </message>
        <message>
            <source>is attacked</source>
            <translation>wird angegriffen</translation>
        </message>
        <message>
            <source>break through to here</source>
            <translation>hierhin durchbrechen</translation>
        </message>
        <message>
            <source>attacks; press to hold back</source>
            <translation>greift an; drücken hält zurück</translation>
        </message>
        <message>
            <source>holds back</source>
            <translation>hält sich zurück</translation>
        </message>
        <message>
            <source>legal</source>
            <translation>erlaubt</translation>
        </message>
        <message>
            <source>may be attacked</source>
            <translation>kann angegriffen werden</translation>
        </message>
        <message>
            <source>fight here</source>
            <translation>hier kämpfen</translation>
        </message>
        <message>
            <source>legal, turns up</source>
            <translation>erlaubt, wird aufgedeckt</translation>
        </message>
        <message>
            <source>legal, the unit is lost there</source>
            <translation>erlaubt, die Einheit geht dort verloren</translation>
        </message>
        <message>
            <source>will be attacked</source>
            <translation>wird angegriffen werden</translation>
        </message>
        <message>
            <source>not now</source>
            <translation>jetzt nicht</translation>
        </message>
        <message>
            <source>attack from %1 on %2</source>
            <translation>Angriff von %1 auf %2</translation>
        </message>
        <message>
            <source>breakthrough from %1 to %2</source>
            <translation>Durchbruch von %1 nach %2</translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <translation>%1 · %2</translation>
        </message>
        <message>
            <source>Can break through</source>
            <translation>Kann durchbrechen</translation>
        </message>
        <message>
            <source>Lost in volcanic fields</source>
            <translation>Geht im Vulkanland verloren</translation>
        </message>
        <message>
            <source>Supports over two areas</source>
            <translation>Unterstützt über zwei Gebiete</translation>
        </message>
        <message>
            <source>Attack · Defence</source>
            <translation>Angriff · Abwehr</translation>
        </message>
        <message>
            <source>Movement left</source>
            <translation>Bewegung übrig</translation>
        </message>
        <message>
            <source>%1 of %2 areas</source>
            <translation>%1 von %2 Gebieten</translation>
        </message>
        <message>
            <source>Legal areas now</source>
            <translation>Jetzt erlaubte Gebiete</translation>
        </message>
        <message>
            <source>Used</source>
            <translation>Benutzt</translation>
        </message>
        <message>
            <source>Once a game, by its holder</source>
            <translation>Einmal im Spiel, durch den Besitzer</translation>
        </message>
        <message>
            <source>Held by</source>
            <translation>Gehalten von</translation>
        </message>
        <message>
            <source>nobody</source>
            <translation>niemandem</translation>
        </message>
        <message>
            <source>Units</source>
            <translation>Einheiten</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <source>Defence Value</source>
            <translation>Abwehrwert</translation>
        </message>
        <message>
            <source>Resources</source>
            <translation>Rohstoffe</translation>
        </message>
        <message>
            <source>Victory points</source>
            <translation>Siegpunkte</translation>
        </message>
        <message>
            <source>Entering it</source>
            <translation>Wer hineingeht</translation>
        </message>
        <message>
            <source>ends the move</source>
            <translation>beendet die Bewegung</translation>
        </message>
        <message>
            <source>Conventional Force</source>
            <translation>Linientruppe</translation>
        </message>
        <message>
            <source>is lost</source>
            <translation>geht verloren</translation>
        </message>
        <message>
            <source>turns it up</source>
            <translation>deckt es auf</translation>
        </message>
        <message>
            <source>Face-down hex</source>
            <translation>Verdecktes Hex</translation>
        </message>
        <message>
            <source>Face-down hex, %1</source>
            <translation>Verdecktes Hex, %1</translation>
        </message>
        <message>
            <source>%1 around %2</source>
            <translation>%1 um %2</translation>
        </message>
        <message>
            <source>%1: %2 %3, attack %4, defence %5</source>
            <translation>%1: %2 %3, Angriff %4, Verteidigung %5</translation>
        </message>
        <message>
            <source>, movement left %1</source>
            <translation>, Bewegung übrig %1</translation>
        </message>
        <message>
            <source>, has moved</source>
            <translation>, hat sich bewegt</translation>
        </message>
        <message>
            <source>%1; in %2</source>
            <translation>%1; in %2</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>, defence %1, resources %2</source>
            <translation>, Verteidigung %1, Rohstoffe %2</translation>
        </message>
        <message>
            <source>, %1: %2</source>
            <translation>, %1: %2</translation>
        </message>
        <message>
            <source>, %1, no units</source>
            <translation>, %1, keine Einheiten</translation>
        </message>
        <message>
            <source>, nobody’s</source>
            <translation>, von niemandem</translation>
        </message>
        <message>
            <source>Fortification</source>
            <translation>Befestigung</translation>
        </message>
        <message>
            <source>Landing Area</source>
            <translation>Landezone</translation>
        </message>
        <message>
            <source>besieged by %1</source>
            <translation>belagert von %1</translation>
        </message>
        <message>
            <source>Free cell %1</source>
            <translation>Freie Zelle %1</translation>
        </message>
        <message>
            <source>Your hexes</source>
            <translation>Deine Hexe</translation>
        </message>
        <message>
            <source>First units</source>
            <translation>Erste Einheiten</translation>
        </message>
        <message>
            <source>In Orbit</source>
            <translation>Im Orbit</translation>
        </message>
        <message>
            <source>Give up %1</source>
            <translation>%1 aufgeben</translation>
        </message>
        <message>
            <source>Besiege %1</source>
            <translation>%1 belagern</translation>
        </message>
        <message>
            <source>Besiege</source>
            <translation>Belagern</translation>
        </message>
        <message>
            <source>First unit</source>
            <translation>Erste Einheit</translation>
        </message>
        <message>
            <source>Next unit</source>
            <translation>Nächste Einheit</translation>
        </message>
        <message>
            <source>Done moving</source>
            <translation>Bewegung fertig</translation>
        </message>
        <message>
            <source>Nobody attacks yet. Pick an origin.</source>
            <translation>Noch greift niemand an. Wähle einen Ausgangsort.</translation>
        </message>
        <message>
            <source>No breakthrough</source>
            <translation>Kein Durchbruch</translation>
        </message>
        <message>
            <source>Break through</source>
            <translation>Durchbrechen</translation>
        </message>
        <message>
            <source>Declare</source>
            <translation>Ankündigen</translation>
        </message>
        <message>
            <source>Take back an attack</source>
            <translation>Einen Angriff zurücknehmen</translation>
        </message>
        <message>
            <source>Take back %1</source>
            <translation>%1 zurücknehmen</translation>
        </message>
        <message>
            <source>Begin the fighting</source>
            <translation>Den Kampf beginnen</translation>
        </message>
        <message>
            <source>End the segment</source>
            <translation>Abschnitt beenden</translation>
        </message>
        <message>
            <source>Put back</source>
            <translation>Zurücklegen</translation>
        </message>
        <message>
            <source>Stop here</source>
            <translation>Hier anhalten</translation>
        </message>
        <message>
            <source>Fight for %1</source>
            <translation>Um %1 kämpfen</translation>
        </message>
        <message>
            <source>Done dropping</source>
            <translation>Landung fertig</translation>
        </message>
        <message>
            <source>Keep the rest in Orbit</source>
            <translation>Den Rest im Orbit lassen</translation>
        </message>
        <message>
            <source>Pass the option on</source>
            <translation>Das Vorrecht weitergeben</translation>
        </message>
        <message>
            <source>Go now</source>
            <translation>Jetzt handeln</translation>
        </message>
        <message>
            <source>Besiege which Location?</source>
            <translation>Welchen Ort belagern?</translation>
        </message>
        <message>
            <source>Give up which area?</source>
            <translation>Welches Gebiet aufgeben?</translation>
        </message>
        <message>
            <source>Take back which attack?</source>
            <translation>Welchen Angriff zurücknehmen?</translation>
        </message>
        <message>
            <source>Break through %1 to a lit area</source>
            <translation>%1: Durchbruch in ein helles Gebiet</translation>
        </message>
        <message>
            <source>Attack %1</source>
            <translation>%1 angreifen</translation>
        </message>
        <message>
            <source>Move %1: pick a lit area</source>
            <translation>%1 bewegen: wähle ein helles Gebiet</translation>
        </message>
        <message>
            <source>Drop %1: pick a lit hex</source>
            <translation>%1 landen: wähle ein helles Hex</translation>
        </message>
        <message>
            <source>Place %1: pick a lit cell</source>
            <translation>%1 legen: wähle eine helle Zelle</translation>
        </message>
        <message>
            <source>%1: no unit can move</source>
            <translation>%1: Keine Einheit kann sich bewegen</translation>
        </message>
        <message>
            <source>One unit that breaks through must advance.</source>
            <translation>Eine Einheit mit Durchbruch muss vorrücken.</translation>
        </message>
        <message>
            <source>Press origins to hold units back. All of an area attack.</source>
            <translation>Drücke Ausgangsorte, um Einheiten zurückzuhalten. Ein Gebiet greift ganz an.</translation>
        </message>
        <message>
            <source>Number = areas used. Octagon = must stop there.</source>
            <translation>Zahl = benutzte Gebiete. Achteck = muss dort anhalten.</translation>
        </message>
        <message>
            <source>More than 5 units in %1: at the end the surplus goes.</source>
            <translation>Mehr als 5 Einheiten in %1: Am Ende geht der Überschuss.</translation>
        </message>
        <message>
            <source>End the movement; attacks come next.</source>
            <translation>Die Bewegung beenden; dann kommen die Angriffe.</translation>
        </message>
        <message>
            <source>Pick a lit unit, then its target. Then attacks are declared.</source>
            <translation>Wähle eine helle Einheit, dann ihr Ziel. Danach werden Angriffe angekündigt.</translation>
        </message>
        <message>
            <source>Pick a lit target, or end your segment.</source>
            <translation>Wähle ein helles Ziel, oder beende deinen Abschnitt.</translation>
        </message>
        <message>
            <source>All are declared before the first is fought.</source>
            <translation>Alle werden angekündigt, ehe der erste ausgetragen wird.</translation>
        </message>
        <message>
            <source>Kept in Orbit, face up: %1.</source>
            <translation>Bleiben offen im Orbit: %1.</translation>
        </message>
        <message>
            <source>%1 dice against %2, Defence Value %3</source>
            <translation>%1 Würfel gegen %2, Abwehrwert %3</translation>
        </message>
        <message>
            <source>Lost on average: %1 of %2 yours, %3 of %4 theirs</source>
            <translation>Verluste im Mittel: %1 von %2 deinen, %3 von %4 fremden</translation>
        </message>
        <message>
            <source>Units alone</source>
            <translation>Nur die Einheiten</translation>
        </message>
        <message>
            <source>With your Artillery, +%1</source>
            <translation>Mit deiner Artillerie, +%1</translation>
        </message>
        <message>
            <source>With allies’ Artillery, +%1</source>
            <translation>Mit der Artillerie der Verbündeten, +%1</translation>
        </message>
        <message>
            <source>If theirs answers, +%1</source>
            <translation>Wenn ihre antwortet, +%1</translation>
        </message>
        <message>
            <source>From %1</source>
            <translation>Aus %1</translation>
        </message>
        <message>
            <source>; then on to %1</source>
            <translation>; dann weiter nach %1</translation>
        </message>
        <message>
            <source>Attack on %1</source>
            <translation>Angriff auf %1</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Nobody attacks yet.</source>
            <translation>Noch greift niemand an.</translation>
        </message>
        <message>
            <source>Held by %1</source>
            <translation>Gehört %1</translation>
        </message>
    </context>
    <context>
        <name>TeOrders</name>
        <message>
            <source>Go on</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>No card</source>
            <translation>Keine Karte</translation>
        </message>
        <message>
            <source>Clear all</source>
            <translation>Alles löschen</translation>
        </message>
        <message>
            <source>Seal the first units</source>
            <translation>Erste Einheiten versiegeln</translation>
        </message>
        <message>
            <source>As before</source>
            <translation>Wie zuvor</translation>
        </message>
        <message>
            <source>Seal the order</source>
            <translation>Auftrag versiegeln</translation>
        </message>
        <message>
            <source>Finish or put back the open item first.</source>
            <translation>Schließe den offenen Posten zuerst ab oder lege ihn zurück.</translation>
        </message>
        <message>
            <source>Income of this turn</source>
            <translation>Einkünfte dieser Runde</translation>
        </message>
        <message>
            <source>%1 Credits spent, %2 kept</source>
            <translation>%1 Credits ausgegeben, %2 behalten</translation>
        </message>
        <message>
            <source>All Credits have been paid. Orders come next.</source>
            <translation>Alle Credits sind gezahlt. Dann kommen die Aufträge.</translation>
        </message>
        <message>
            <source>Nobody learns what you bought until it drops.</source>
            <translation>Niemand erfährt, was du gekauft hast, ehe es landet.</translation>
        </message>
        <message>
            <source>All first units are shown when everybody has sealed.</source>
            <translation>Alle ersten Einheiten zeigen sich, wenn alle versiegelt haben.</translation>
        </message>
        <message>
            <source>Locations</source>
            <translation>Orte</translation>
        </message>
        <message>
            <source>Bishops’ Grant</source>
            <translation>Gabe der Bischöfe</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Resource Values: %1</source>
            <translation>Rohstoffwerte: %1</translation>
        </message>
        <message>
            <source>%1 gains %2: %3. Now %4 Credits.</source>
            <translation>%1 erhält %2: %3. Jetzt %4 Credits.</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nichts</translation>
        </message>
        <message>
            <source>1 more in your counters</source>
            <translation>noch 1 unter deinen Zählern</translation>
        </message>
        <message>
            <source>%1 more in your counters</source>
            <translation>noch %1 unter deinen Zählern</translation>
        </message>
        <message>
            <source>None is in this order.</source>
            <translation>In diesem Auftrag ist keiner.</translation>
        </message>
        <message>
            <source>Placed now. It costs a Conventional Force there, never the last unit.</source>
            <translation>Wird jetzt gesetzt. Kostet dort eine Linientruppe, nie die letzte Einheit.</translation>
        </message>
        <message>
            <source>Placed now, in a field where you have a unit.</source>
            <translation>Wird jetzt gesetzt, in ein Feld mit einer Einheit von dir.</translation>
        </message>
        <message>
            <source>Choose its area first.</source>
            <translation>Wähle zuerst das Gebiet.</translation>
        </message>
        <message>
            <source>Used in this order.</source>
            <translation>In diesem Auftrag benutzt.</translation>
        </message>
        <message>
            <source>Finish it first.</source>
            <translation>Schließe es zuerst ab.</translation>
        </message>
        <message>
            <source>Not used in this order.</source>
            <translation>In diesem Auftrag nicht benutzt.</translation>
        </message>
        <message>
            <source>%1: %2 in this order. %3</source>
            <translation>%1: %2 in diesem Auftrag. %3</translation>
        </message>
        <message>
            <source>Where does the Fortification stand?</source>
            <translation>Wo steht die Befestigung?</translation>
        </message>
        <message>
            <source>Where is the Landing Area?</source>
            <translation>Wo liegt die Landezone?</translation>
        </message>
        <message>
            <source>Choose</source>
            <translation>Wählen</translation>
        </message>
        <message>
            <source>Send one to Transit</source>
            <translation>Eine in den Transit</translation>
        </message>
        <message>
            <source>Send one to Orbit</source>
            <translation>Eine in den Orbit</translation>
        </message>
        <message>
            <source>%1 %2 in %3</source>
            <translation>%1 %2 in %3</translation>
        </message>
        <message>
            <source>Orbit</source>
            <translation>Orbit</translation>
        </message>
        <message>
            <source>Transit</source>
            <translation>Transit</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <source>%1: %2, take it back</source>
            <translation>%1: %2, zurücknehmen</translation>
        </message>
        <message>
            <source>A unit for %1</source>
            <translation>Eine Einheit für %1</translation>
        </message>
        <message>
            <source>%1 for %2 Credits</source>
            <translation>%1 für %2 Credits</translation>
        </message>
        <message>
            <source>%1 in %2</source>
            <translation>%1 in %2</translation>
        </message>
        <message>
            <source>Twice the rest is your start: %1 Credits.</source>
            <translation>Das Doppelte des Rests ist dein Anfang: %1 Credits.</translation>
        </message>
        <message>
            <source>What is left stays with you.</source>
            <translation>Was übrig ist, bleibt dir.</translation>
        </message>
        <message>
            <source>%1’s booth</source>
            <translation>Kabine von %1</translation>
        </message>
        <message>
            <source>First units</source>
            <translation>Erste Einheiten</translation>
        </message>
        <message>
            <source>Secret purchase</source>
            <translation>Geheimer Einkauf</translation>
        </message>
        <message>
            <source>%1 of %2 Credits left. %3</source>
            <translation>%1 von %2 Credits übrig. %3</translation>
        </message>
    </context>
    <context>
        <name>TeScores</name>
        <message>
            <source>Locations</source>
            <translation>Orte</translation>
        </message>
        <message>
            <source>Consul counters</source>
            <translation>Konsulmarker</translation>
        </message>
        <message>
            <source>Initiatives</source>
            <translation>Initiativen</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>not yet shown</source>
            <translation>noch nicht gezeigt</translation>
        </message>
        <message>
            <source>held by nobody</source>
            <translation>von niemandem gehalten</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1, winner, %2 points</source>
            <translation>%1, Sieger, %2 Punkte</translation>
        </message>
        <message>
            <source>%1, %2 points</source>
            <translation>%1, %2 Punkte</translation>
        </message>
        <message>
            <source>Instant victory with %1</source>
            <translation>Sofortiger Sieg mit %1</translation>
        </message>
        <message>
            <source>%1 share the victory</source>
            <translation>%1 teilen sich den Sieg</translation>
        </message>
        <message>
            <source>%1 wins</source>
            <translation>%1 gewinnt</translation>
        </message>
        <message>
            <source> and </source>
            <translation> und </translation>
        </message>
    </context>
    <context>
        <name>TeSenate</name>
        <message>
            <source>Go on</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Keep the Leak</source>
            <translation>Das Leck behalten</translation>
        </message>
        <message>
            <source>Other kinds</source>
            <translation>Andere Arten</translation>
        </message>
        <message>
            <source>Press a seat’s number first.</source>
            <translation>Drücke zuerst die Zahl eines Platzes.</translation>
        </message>
        <message>
            <source>Leave</source>
            <translation>Gehen</translation>
        </message>
        <message>
            <source>Ask</source>
            <translation>Wünschen</translation>
        </message>
        <message>
            <source>Hand down</source>
            <translation>Hand herunter</translation>
        </message>
        <message>
            <source>Hand up</source>
            <translation>Hand hoch</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passen</translation>
        </message>
        <message>
            <source>Keep it up</source>
            <translation>Oben lassen</translation>
        </message>
        <message>
            <source>End the turn</source>
            <translation>Zug beenden</translation>
        </message>
        <message>
            <source>Booth</source>
            <translation>Kabine</translation>
        </message>
        <message>
            <source>Answer %1’s offer</source>
            <translation>Auf das Angebot von %1 antworten</translation>
        </message>
        <message>
            <source>Post the offer</source>
            <translation>Das Angebot aushängen</translation>
        </message>
        <message>
            <source>Accept and trade</source>
            <translation>Annehmen und tauschen</translation>
        </message>
        <message>
            <source>Hold them out</source>
            <translation>Hinhalten</translation>
        </message>
        <message>
            <source>Swap</source>
            <translation>Tauschen</translation>
        </message>
        <message>
            <source>Hold cards out</source>
            <translation>Karten hinhalten</translation>
        </message>
        <message>
            <source>Make an offer</source>
            <translation>Ein Angebot machen</translation>
        </message>
        <message>
            <source>Declare for me</source>
            <translation>Für mich erklären</translation>
        </message>
        <message>
            <source>Hold</source>
            <translation>Warten</translation>
        </message>
        <message>
            <source>Declare as Consul</source>
            <translation>Zum Konsul erklären</translation>
        </message>
        <message>
            <source>Keep all</source>
            <translation>Alle behalten</translation>
        </message>
        <message>
            <source>Discard %1</source>
            <translation>%1 ablegen</translation>
        </message>
        <message>
            <source>No Consul this turn</source>
            <translation>Kein Konsul in dieser Runde</translation>
        </message>
        <message>
            <source>A Consul is found</source>
            <translation>Ein Konsul ist gefunden</translation>
        </message>
        <message>
            <source>All Senate hands are shown</source>
            <translation>Alle Senatshände werden gezeigt</translation>
        </message>
        <message>
            <source>%1: what do you need?</source>
            <translation>%1: Was brauchst du?</translation>
        </message>
        <message>
            <source>%1: whom is it for?</source>
            <translation>%1: Für wen ist es?</translation>
        </message>
        <message>
            <source>%1: what do you want?</source>
            <translation>%1: Was willst du?</translation>
        </message>
        <message>
            <source>%1: what do you give?</source>
            <translation>%1: Was gibst du?</translation>
        </message>
        <message>
            <source>%1: which card exactly?</source>
            <translation>%1: Welche Karte genau?</translation>
        </message>
        <message>
            <source>%1: which card rides with it?</source>
            <translation>%1: Welche Karte ist die Beigabe?</translation>
        </message>
        <message>
            <source>Ready to post</source>
            <translation>Bereit zum Aushängen</translation>
        </message>
        <message>
            <source>Ready to trade</source>
            <translation>Bereit zum Tausch</translation>
        </message>
        <message>
            <source>%1 has the floor</source>
            <translation>%1 hat das Wort</translation>
        </message>
        <message>
            <source>%1: what do you discard?</source>
            <translation>%1: Was legst du ab?</translation>
        </message>
        <message>
            <source>Any key goes on.</source>
            <translation>Jede Taste geht weiter.</translation>
        </message>
        <message>
            <source>A request is public and binds nobody.</source>
            <translation>Ein Wunsch ist öffentlich und bindet niemanden.</translation>
        </message>
        <message>
            <source>Press a seat’s number.</source>
            <translation>Drücke die Zahl eines Platzes.</translation>
        </message>
        <message>
            <source>Press a number, or go with the arrows.</source>
            <translation>Drücke eine Zahl, oder nimm die Pfeile.</translation>
        </message>
        <message>
            <source>Press the number under a lit card.</source>
            <translation>Drücke die Zahl unter einer hellen Karte.</translation>
        </message>
        <message>
            <source>It binds you until you take it back.</source>
            <translation>Es bindet dich, bis du es zurücknimmst.</translation>
        </message>
        <message>
            <source>The cards cross at once. It cannot be undone.</source>
            <translation>Die Karten wechseln sofort. Das lässt sich nicht zurücknehmen.</translation>
        </message>
        <message>
            <source>Press a seat’s number, then what it does.</source>
            <translation>Drücke die Zahl eines Platzes, dann was er tut.</translation>
        </message>
        <message>
            <source>Press the numbers under the cards, then Enter.</source>
            <translation>Drücke die Zahlen unter den Karten, dann Enter.</translation>
        </message>
        <message>
            <source>in offer %1</source>
            <translation>im Angebot %1</translation>
        </message>
        <message>
            <source>held out</source>
            <translation>hingehalten</translation>
        </message>
        <message>
            <source>Face down</source>
            <translation>Verdeckt</translation>
        </message>
        <message>
            <source>Rider: your choice</source>
            <translation>Beigabe: deine Wahl</translation>
        </message>
        <message>
            <source>Promised</source>
            <translation>Versprochen</translation>
        </message>
        <message>
            <source>Promised: %1</source>
            <translation>Versprochen: %1</translation>
        </message>
        <message>
            <source>face down</source>
            <translation>verdeckt</translation>
        </message>
        <message>
            <source>promised</source>
            <translation>versprochen</translation>
        </message>
        <message>
            <source>rider</source>
            <translation>Beigabe</translation>
        </message>
        <message>
            <source>%1: %2 of %3</source>
            <translation>%1: %2 von %3</translation>
        </message>
        <message>
            <source>Senators</source>
            <translation>Senatoren</translation>
        </message>
        <message>
            <source>The log will show: %1 and %2 traded %3 against %4</source>
            <translation>Das Protokoll zeigt: %1 und %2 tauschen %3 gegen %4</translation>
        </message>
        <message>
            <source>The log will show: %1 and %2 swapped face down</source>
            <translation>Das Protokoll zeigt: %1 und %2 tauschen verdeckt</translation>
        </message>
        <message>
            <source>The log will show: %1 wants %2 for %3</source>
            <translation>Das Protokoll zeigt: %1 will %2 für %3</translation>
        </message>
        <message>
            <source>The log will show to whom, and how many cards</source>
            <translation>Das Protokoll zeigt, mit wem und wie viele Karten</translation>
        </message>
        <message>
            <source>Down to three cards; you may discard more. They go back into the deck unseen.</source>
            <translation>Bis auf drei Karten; du darfst mehr ablegen. Sie gehen ungesehen in den Stapel zurück.</translation>
        </message>
        <message>
            <source>Post an offer, answer one, or only look. The table learns that you were here, no more.</source>
            <translation>Hänge ein Angebot aus, beantworte eines, oder sieh nur nach. Der Tisch erfährt nur, dass du hier warst.</translation>
        </message>
        <message>
            <source>%1 offers %2 for %3. Pick which card, then any other as the rider. %1’s own two cards are sealed.</source>
            <translation>%1 bietet %2 für %3. Wähle, welche Karte, dann irgendeine andere als Beigabe. Die zwei Karten von %1 sind versiegelt.</translation>
        </message>
        <message>
            <source>Give as many cards back, face down. Both sides see them after the swap.</source>
            <translation>Gib ebenso viele Karten verdeckt zurück. Beide sehen sie nach dem Tausch.</translation>
        </message>
        <message>
            <source>One or two cards, face down. They are locked until the other one answers or you take them back.</source>
            <translation>Eine oder zwei Karten, verdeckt. Sie sind gebunden, bis jemand antwortet oder du sie zurücknimmst.</translation>
        </message>
        <message>
            <source>All hear whom, what you want and what you give. The two cards stay secret.</source>
            <translation>Alle hören, wen du meinst, was du willst und was du gibst. Die zwei Karten bleiben geheim.</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>Ablegen</translation>
        </message>
        <message>
            <source>Your booth</source>
            <translation>Deine Kabine</translation>
        </message>
        <message>
            <source>Give %1 %2, plus a rider</source>
            <translation>Gib %1 %2 und eine Beigabe</translation>
        </message>
        <message>
            <source>Answer %1 face down</source>
            <translation>%1 verdeckt antworten</translation>
        </message>
        <message>
            <source>%1’s Senate cards</source>
            <translation>Senatskarten von %1</translation>
        </message>
        <message>
            <source>%1’s booth</source>
            <translation>Kabine von %1</translation>
        </message>
        <message>
            <source>%1 left in hand</source>
            <translation>noch %1 in der Hand</translation>
        </message>
        <message>
            <source>Discard %1 more.</source>
            <translation>Noch %1 ablegen.</translation>
        </message>
        <message>
            <source>Choose whom it is for first.</source>
            <translation>Wähle zuerst, für wen es ist.</translation>
        </message>
        <message>
            <source>Choose what you want first.</source>
            <translation>Wähle zuerst, was du willst.</translation>
        </message>
        <message>
            <source>Choose what you give first.</source>
            <translation>Wähle zuerst, was du gibst.</translation>
        </message>
        <message>
            <source>Pick a lit card first.</source>
            <translation>Wähle zuerst eine helle Karte.</translation>
        </message>
        <message>
            <source>%1 points of %2</source>
            <translation>%1 Punkte %2</translation>
        </message>
        <message>
            <source>%1 Senators</source>
            <translation>%1 Senatoren</translation>
        </message>
        <message>
            <source>Consul: %1</source>
            <translation>Konsul: %1</translation>
        </message>
        <message>
            <source>The Senate deck is too small for another draw.</source>
            <translation>Der Senatsstapel ist zu klein für ein weiteres Ziehen.</translation>
        </message>
        <message>
            <source>+5 VP</source>
            <translation>+5 SP</translation>
        </message>
        <message>
            <source>All hands are shown</source>
            <translation>Alle Hände werden gezeigt</translation>
        </message>
        <message>
            <source>Everybody sees them once.</source>
            <translation>Alle sehen sie einmal.</translation>
        </message>
        <message>
            <source>%1 may cancel one of its black cards.</source>
            <translation>%1 darf eine eigene schwarze Karte aufheben.</translation>
        </message>
        <message>
            <source>%1 cancels %2.</source>
            <translation>%1 hebt %2 auf.</translation>
        </message>
        <message>
            <source>Nobody has a use for it.</source>
            <translation>Niemand kann es brauchen.</translation>
        </message>
        <message>
            <source>%1 keeps it.</source>
            <translation>%1 behält es.</translation>
        </message>
        <message>
            <source>Planned Information Leak</source>
            <translation>Gezieltes Leck</translation>
        </message>
        <message>
            <source>Both black cards in one hand: the Consul falls.</source>
            <translation>Beide schwarzen Karten in einer Hand: Der Konsul fällt.</translation>
        </message>
        <message>
            <source>Not this time.</source>
            <translation>Diesmal nicht.</translation>
        </message>
        <message>
            <source>%1 takes the office from %2.</source>
            <translation>%1 nimmt das Amt von %2.</translation>
        </message>
        <message>
            <source>Assassination</source>
            <translation>Attentat</translation>
        </message>
        <message>
            <source>Its holder’s Senate hand returns to the deck.</source>
            <translation>Die Senatshand des Besitzers geht in den Stapel zurück.</translation>
        </message>
        <message>
            <source>Nobody suffers it.</source>
            <translation>Niemand erleidet es.</translation>
        </message>
        <message>
            <source>%1 loses the whole Senate hand.</source>
            <translation>%1 verliert die ganze Senatshand.</translation>
        </message>
        <message>
            <source>Ill Reputation</source>
            <translation>Übler Ruf</translation>
        </message>
        <message>
            <source>Its holder plays no Mission card this turn.</source>
            <translation>Der Besitzer spielt in dieser Runde keine Missionskarte.</translation>
        </message>
        <message>
            <source>%1 plays no Mission card this turn.</source>
            <translation>%1 spielt in dieser Runde keine Missionskarte.</translation>
        </message>
        <message>
            <source>Scandal</source>
            <translation>Skandal</translation>
        </message>
        <message>
            <source>The deck is shuffled</source>
            <translation>Der Stapel wird gemischt</translation>
        </message>
        <message>
            <source>Black cards that were used are in it.</source>
            <translation>Benutzte schwarze Karten sind darin.</translation>
        </message>
        <message>
            <source>sealed</source>
            <translation>versiegelt</translation>
        </message>
        <message>
            <source>decides</source>
            <translation>entscheidet</translation>
        </message>
        <message>
            <source>has left</source>
            <translation>ist gegangen</translation>
        </message>
        <message>
            <source>in the booth</source>
            <translation>in der Kabine</translation>
        </message>
        <message>
            <source>has the floor</source>
            <translation>hat das Wort</translation>
        </message>
        <message>
            <source>passed</source>
            <translation>gepasst</translation>
        </message>
        <message>
            <source>too few cards</source>
            <translation>zu wenige Karten</translation>
        </message>
        <message>
            <source>%1, %2 Senate cards</source>
            <translation>%1, %2 Senatskarten</translation>
        </message>
        <message>
            <source>hand up</source>
            <translation>Hand oben</translation>
        </message>
        <message>
            <source>needs %1</source>
            <translation>braucht %1</translation>
        </message>
        <message>
            <source>%1 acts left</source>
            <translation>noch %1 Handlungen</translation>
        </message>
        <message>
            <source>%1’s hand is up.</source>
            <translation>Die Hand von %1 ist oben.</translation>
        </message>
        <message>
            <source>%1 cannot go to the booth now.</source>
            <translation>%1 kann jetzt nicht in die Kabine.</translation>
        </message>
        <message>
            <source> or </source>
            <translation> oder </translation>
        </message>
        <message>
            <source>%1 gives %2, wants %3 from %4, a secret rider each, sealed</source>
            <translation>%1 gibt %2, will %3 von %4, je eine geheime Beigabe, versiegelt</translation>
        </message>
        <message>
            <source>%1 holds out 1 card face down to %2</source>
            <translation>%1 hält %2 eine Karte verdeckt hin</translation>
        </message>
        <message>
            <source>%1 holds out 2 cards face down to %2</source>
            <translation>%1 hält %2 zwei Karten verdeckt hin</translation>
        </message>
        <message>
            <source>Last time round: then all hands go up.</source>
            <translation>Das letzte Mal herum: dann gehen alle Hände hoch.</translation>
        </message>
        <message>
            <source>Last call: when %1 passes too, all hands go up.</source>
            <translation>Letzter Aufruf: Wenn auch %1 passt, gehen alle Hände hoch.</translation>
        </message>
        <message>
            <source>Deck %1</source>
            <translation>Stapel %1</translation>
        </message>
        <message>
            <source>too few for a draw</source>
            <translation>zu wenig zum Ziehen</translation>
        </message>
        <message>
            <source>Hands up %1 of %2</source>
            <translation>Hände oben: %1 von %2</translation>
        </message>
        <message>
            <source>all but one up = everyone draws</source>
            <translation>alle bis auf eine oben = alle ziehen</translation>
        </message>
        <message>
            <source>all up = everyone draws</source>
            <translation>alle oben = alle ziehen</translation>
        </message>
        <message>
            <source>Round %1 of %2</source>
            <translation>Durchgang %1 von %2</translation>
        </message>
        <message>
            <source>%1 new</source>
            <translation>%1 neu</translation>
        </message>
    </context>
    <context>
        <name>Tension</name>
        <message>
            <source>Tension</source>
            <translation>Spannung</translation>
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
    <context>
        <name>Wish</name>
        <message>
            <source>Needs %1</source>
            <translation>Braucht %1</translation>
        </message>
        <message>
            <source>Takes the request back</source>
            <translation>Nimmt den Wunsch zurück</translation>
        </message>
        <message>
            <source>Makes it an offer in your booth</source>
            <translation>Macht ein Angebot daraus, in deiner Kabine</translation>
        </message>
        <message>
            <source>Needs</source>
            <translation>Braucht</translation>
        </message>
    </context>
    <context>
        <name>CardFan</name>
        <message>
            <source>%1 new</source>
            <translation>%1 neu</translation>
        </message>
    </context>
</TS>
