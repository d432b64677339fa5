### Wörter, die alle Spiele teilen, auf Deutsch. Listen kommen verbunden, ganze Zahlen als Zahlen, alles andere als fertige Wörter.

## Input errors: what was wrong and what would be right.
## game, known
error-unknown_game = Ein Spiel „{ $game }“ gibt es nicht; die Spiele sind: { $known }.
## game, mistake
error-broken_game = Das Spiel „{ $game }“ lässt sich nicht laden ({ $mistake }); sein Code muss berichtigt werden.
## game, option, known
error-unknown_option = { $game } hat keine Einstellung „{ $option }“; die Einstellungen sind: { $known }.
## option, value, allowed
error-bad_handicap = Eine Vorgabe schreibt man wie A=300,C=150: Plätze mit je 0 bis { $most } Millisekunden; { $value } ist keine.
error-bad_option = Die Einstellung { $option } kann nicht „{ $value }“ sein; möglich ist: { $allowed }.
## game, seats, low, high
error-bad_seats = { $game } ist für { $low } bis { $high } Spieler, nicht für „{ $seats }“.
## seat, seats
error-unknown_seat = Einen Platz „{ $seat }“ gibt es hier nicht; die Plätze sind: { $seats }.
## seed
error-bad_seed = „{ $seed }“ ist kein Startwert; richtig ist eine ganze Zahl von 0 bis 18446744073709551615 oder ein Geheimnis aus 64 Hexadezimalziffern.
## card, like
error-unknown_card = Eine Karte „{ $card }“ gibt es nicht; Karten schreibt man wie { $like }.
## move, verbs
error-unknown_move = „{ $move }“ ist kein Zug; ein Zug beginnt mit einem dieser Wörter: { $verbs }.
## move, form
error-move_syntax = „{ $move }“ ist nicht so geschrieben, wie es dieser Zug verlangt: { $form }.
## line, problem (a sentence)
error-bad_table = Zeile { $line } des Tisches ist nicht lesbar: { $problem }
## key, known
error-table_unknown_key = Eine Zeile „{ $key }“ hat ein Tisch nicht; seine Zeilen sind: { $known }.
## key
error-table_twice = Der Tisch hat die Zeile „{ $key }“ zweimal; jede Zeile darf nur einmal vorkommen.
error-option_twice = Der Tisch nennt die Einstellung „{ $option }“ zweimal; jede darf nur einmal vorkommen.
## seat
error-table_missing_hand = Dem Tisch fehlt die Hand von Platz { $seat }; füge eine Zeile hinzu, die mit „{ $seat }:“ beginnt.
## key
error-table_missing = Dem Tisch fehlt die Zeile „{ $key }“, die er braucht; füge sie hinzu.
## card, count, copies
error-table_too_many = Auf dem Tisch ist die Karte { $card } zu oft: { $count }-mal, der Kartensatz hat sie { $copies }-mal.
## count
error-table_nowhere = { $count ->
    [one] Eine Karte des Kartensatzes fehlt auf dem Tisch; nenne sie, oder schreib * in einen Stapel für alle nicht genannten Karten.
   *[other] { $count } Karten des Kartensatzes fehlen auf dem Tisch; nenne sie, oder schreib * in einen Stapel für alle nicht genannten Karten.
}
## key, value, allowed
error-table_bad_value = Die Zeile „{ $key }“ des Tisches kann nicht „{ $value }“ sein; möglich ist: { $allowed }.
## none
error-table_two_stars = Auf dem Tisch steht * in mehr als einem Stapel; es darf nur in einem stehen.
## language, known
error-unknown_language = Texte in der Sprache „{ $language }“ gibt es nicht; die Sprachen sind: { $known }.
## level, known
error-unknown_level = Bots der Stufe „{ $level }“ gibt es nicht; die Stufen sind: { $known }.
## file
error-no_file = Die Datei „{ $file }“ lässt sich nicht öffnen; prüfe ihren Namen und Ort.
## problem (a sentence)
error-bad_record = Das ist keine lesbare Aufzeichnung eines Spiels: { $problem }
## none
error-record_digest = Die Aufzeichnung wurde verändert: Ihr Inhalt passt nicht zu ihrer Prüfsumme; nimm eine unveränderte Kopie.
## number, move, text (a sentence)
error-record_move = Zug { $number } der Aufzeichnung („{ $move }“) war nicht erlaubt: { $text }
## none
error-record_outcome = Die Aufzeichnung nennt ein anderes Ergebnis, als ihre Züge ergeben; eins von beiden wurde verändert.
## version, ours
error-record_rules_version = Die Aufzeichnung wurde mit Regelversion { $version } gespielt, hier ist Version { $ours }; spiel sie mit der Version ab, die sie nennt.
## none
error-not_utf8 = Die Eingabe ist kein UTF-8-Text; speichere oder sende sie als UTF-8.
## limit (in bytes)
error-line_too_long = Die Zeile ist länger als { $limit } Bytes; sende eine kürzere.
## none
error-bad_json = Die Zeile ist kein JSON-Objekt; sende je Zeile eines, zum Beispiel {"{"}"op": "games"{"}"}.
## field, expected
error-bad_field = Das Feld „{ $field }“ fehlt oder ist falsch; richtig ist: { $expected }.
## op, known
error-unknown_op = Eine Operation „{ $op }“ gibt es nicht; die Operationen sind: { $known }.
## none
error-no_game = Es gibt noch kein Spiel; beginne eines mit „new“ oder „set“.

## Seats and players.
## seat
term-seat = Platz { $seat }
## none
term-you = du
## seat, level (a level's name)
term-bot = Bot { $seat } ({ $level })
## none
term-level-random = zufällig
    .help = spielt irgendeinen erlaubten Zug
term-level-sensible = vernünftig
    .help = spielt, was gerade am besten aussieht
## none
term-level-novice = Anfänger
    .help = lässt sich Zeit und irrt sich ab und zu; reagiert in Echtzeit nach etwa 900 Millisekunden
## none
term-level-trained = geübt
    .help = irrt sich selten; reagiert in Echtzeit nach etwa 500 Millisekunden
## none
term-level-quick = schnell
    .help = irrt sich fast nie; reagiert in Echtzeit nach etwa 300 Millisekunden
## none
term-level-lightning = blitzschnell
    .help = irrt sich nie und braucht in Echtzeit überhaupt keine Zeit

## Prompts of a game.
## none
term-your_turn = Du bist dran.
## seats
term-waiting_for = Gewartet wird auf: { $seats }
## none
term-prompt = Gib eine Nummer oder einen Zug ein, ? für Hilfe:
term-confirm_quit = Spiel verlassen? Fortsetzen lässt es sich nicht. (j/n)
term-yes = j
term-help =
    Eine Nummer spielt die Wahl mit dieser Nummer. Auch ein Zug oder sein Anfang lässt sich tippen: draw, discard red.sai, dis sai, r6; und 3 blau wählt 3 und Blau in einem.
    warum KARTE – warum diese Karte oder dieser Zug nicht geht, und was ginge
    karte NAME, karte 2 – was auf einer Karte oder Pergamentkarte steht
    regeln, regeln 5 – die Abschnitte der Regeln; Abschnitt 5
    verlauf – was bisher geschehen ist
    tisch – alles, was du vom Tisch siehst
    ? – diese Hilfe
    beenden – das Spiel verlassen
    Auch ziehen, ablegen und die englischen Wörter gehen: why, card, rules, log, table, help, quit.
## none
term-interrupted = Spiel verlassen.
## seed (as text)
term-seed = Startwert: { $seed } (derselbe Startwert gibt wieder dasselbe Spiel)
## file
term-saved = Die Aufzeichnung liegt in „{ $file }“.

## Headings of the table. None has variables but those named.
term-log = Verlauf
term-hand = Deine Hand
term-hands = Hände
term-scrolls = Pergamentkarten
term-pile = Nachziehstapel
term-scroll_pile = Pergamentkartenstapel
term-discards = Ablagestapel
term-top = Obenauf
term-removed = Entfernt
term-colour = Farbe
term-chain = Kettenreaktion
term-direction = Richtung
term-clockwise = im Uhrzeigersinn
term-counterclockwise = gegen den Uhrzeigersinn
term-round = Runde
term-points = Punkte
term-quests = Erfüllte Aufgaben
term-declared = „Blanc Noir“ gesagt
term-turn = Am Zug
term-first = Startspieler
term-moves = Züge
term-rule = Regel
term-rulings = Festlegungen
term-options = Einstellungen
term-rules_version = Regelversion
term-none = keine
term-face_up = offen
term-face_down = verdeckt
term-hidden = nicht sichtbar
## count
term-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

## End of a game.
## none
term-game_over = Das Spiel ist zu Ende.
## winner
term-won = { $winner } gewinnt.
## winners (several)
term-shared_win = Den Sieg teilen sich: { $winners }.
## seat, points
term-score = { $points ->
    [one] { $seat }: 1 Punkt
   *[other] { $seat }: { $points } Punkte
}
## none
term-you_won = Du hast gewonnen!

## Lists of games and options.
## game (its name), low, high
term-game_seats = { $game }: { $low } bis { $high } Spieler
## value
term-default = { $value } (Standard)
## low, high
term-range = { $low } bis { $high }
## rule (a paragraph), text (a sentence)
term-refused = { $text } ({ $rule })
## rule (a paragraph)
term-see_rule = Siehe { $rule }.
## move (in words)
term-legal = „{ $move }“ ist erlaubt.

## Stepping through a record.
## number, count
term-step = Zug { $number } von { $count }
## seat, move
term-step_move = { $seat }: { $move }
## came, counted: seconds since the beginning, in a race
term-step_held = (angekommen bei { $came } s, gezählt bei { $counted } s)
## none
term-step_start = Vor dem ersten Zug
term-step_end = Hier endet die Aufzeichnung.
term-step_prompt = Enter: nächster Zug, b: zurück, eine Zahl: dorthin, q: Ende
term-step_unknown = Gib Enter, b, eine Zahl oder q ein.

## The verdict of verify: one sentence for each thing that was checked.
## none
term-verify_digest = Unverändert: Die Aufzeichnung passt zu ihrer Prüfsumme.
## none
term-verify_commitment = Festlegung bewiesen: Das Geheimnis stand vor dem Austeilen fest und wurde nicht verändert.
## none
term-verify_no_commitment = Keine Festlegung: Die Aufzeichnung zeigt nicht, dass der Startwert vor dem Austeilen feststand.
## none
term-verify_shuffle = Mischen bewiesen: Neues Austeilen aus dem Geheimnis ergibt genau dieses Spiel.
## seed (as text)
term-verify_seed = Mischen wiederholt: Neues Austeilen mit dem Startwert { $seed } ergibt genau dieses Spiel.
## count
term-verify_moves = { $count ->
    [one] Züge bewiesen: Der eine Zug ist erlaubt und führt zum aufgezeichneten Ergebnis.
   *[other] Züge bewiesen: Alle { $count } Züge sind erlaubt und führen zum aufgezeichneten Ergebnis.
}
## count
term-verify_unfinished = { $count ->
    [one] Züge bewiesen: Der eine Zug ist erlaubt; das Spiel ist nicht zu Ende.
   *[other] Züge bewiesen: Alle { $count } Züge sind erlaubt; das Spiel ist nicht zu Ende.
}
## none
term-verify_good = Die Aufzeichnung ist echt.
term-verify_bad = Die Aufzeichnung ist nicht echt.
## none
term-verify_commitment_wrong = Das Geheimnis passt nicht zur Festlegung vor dem Austeilen: Es wurde nicht so gemischt wie versprochen.

## Notices.
## none
term-uncompiled = Die Regeln laufen unkompiliert: Alles geht, nur langsamer.

## Help of the commands. None has variables.
term-help-tefuda = Moderne Kartenspiele für das Terminal, für Python und für Bots.
term-help-play = Spiel im Terminal gegen Bots.
term-help-games = Zeig die Spiele, ihre Plätze und ihre Einstellungen.
term-help-rules = Zeig die Regeln eines Spiels.
term-help-replay = Geh Schritt für Schritt durch eine Aufzeichnung.
term-help-verify = Beweise das Mischen und die Züge einer Aufzeichnung.
term-help-engine = Sprich das Engine-Protokoll: ein JSON-Objekt je Zeile auf Standardein- und -ausgabe.
term-help-arg-game = Der Schlüssel des Spiels, wie „tefuda games“ ihn nennt.
term-help-arg-file = Die Datei der Aufzeichnung.
term-help-arg-seats = Wie viele Spieler mitmachen.
term-help-arg-bots = Wie gut die Bots spielen: random oder sensible; und für Echtzeit novice, trained, quick oder lightning.
term-help-arg-seed = Eine ganze Zahl oder ein Geheimnis aus 64 Hexadezimalziffern; derselbe Startwert gibt dasselbe Spiel.
term-help-arg-lang = Die Sprache: en, ja oder de.
term-help-arg-option = Eine Einstellung des Spiels als NAME=WERT; mehrmals möglich.
term-help-arg-record = Schreib die Aufzeichnung des Spiels in diese Datei; sonst kommen fertige Spiele in den Ordner records in TEFUDA_DATA (~/.local/share/tefuda).
term-help-arg-json = Antworte in JSON.

## More input errors.
## field, known
error-unknown_field = Ein Feld „{ $field }“ hat diese Operation nicht; ihre Felder sind: { $known }.
## mistake (a word for programmers)
error-internal = In Tefuda ist etwas schiefgegangen ({ $mistake }); nichts hat sich geändert. Bitte melde, was du gesendet hast.
## what, value, low, high
error-bad_number = „{ $what }“ kann nicht „{ $value }“ sein; richtig ist eine ganze Zahl von { $low } bis { $high }.
## seat, asked
error-not_asked = Platz { $seat } ist nicht gefragt; gefragt ist: { $asked }.
## colour, colours
error-unknown_colour = Eine Farbe „{ $colour }“ lässt sich nicht ansagen; die Farben sind: { $colours }.
## line
error-table_bad_line = Die Zeile „{ $line }“ des Tisches hat keinen Doppelpunkt; jede Zeile besteht aus Name, Doppelpunkt und Wörtern.
## limit (in characters)
error-table_too_long = Der Tisch ist kein Text oder länger als { $limit } Zeichen.

## What a field of a request must be; ends a sentence.
## none
field-op = der Name einer Operation
field-game = der Schlüssel eines Spiels als Text
field-seats = die Zahl der Spieler
field-options = ein Objekt aus Einstellungen und ihren Werten
field-seed = eine ganze Zahl, 64 Hexadezimalziffern als Text oder nichts
field-table = ein Tisch in Notation als Text
field-seat = der Buchstabe eines Platzes, zum Beispiel "A"
field-move = ein Zug in Notation als Text
field-lang = eine Sprache: "en", "ja" oder "de"
field-other = was die Seite über das Engine-Protokoll sagt

## Errors of records.
## file
error-not_written = Die Datei „{ $file }“ lässt sich nicht schreiben; prüfe ihren Namen, ihren Ort und deine Rechte.
## none
error-record_cut_off = Die Aufzeichnung endet zu früh: Ein Teil der Datei fehlt.
## line
error-record_json = Die Aufzeichnung ist kein JSON; ab Zeile { $line } ist sie nicht lesbar.
## none
error-record_strange_json = Die Aufzeichnung ist kein einfaches JSON: Ein Name steht doppelt, eine Zahl ist zu groß, ein Zeichen ist halb, oder es ist zu tief verschachtelt.
## none
error-record_foreign = Die Datei ist keine Aufzeichnung eines Spiels.
## version, ours
error-record_format = Die Aufzeichnung hat Format { $version }, hier ist nur Format { $ours } lesbar; nimm ein neueres Tefuda.
## limit (in bytes)
error-record_too_large = Die Datei ist größer als { $limit } Bytes; so groß ist keine Aufzeichnung.
## field
error-record_unknown_field = Die Aufzeichnung hat ein Feld „{ $field }“, das nicht hineingehört.
## field, expected
error-record_field = Das Feld „{ $field }“ der Aufzeichnung fehlt oder ist falsch; richtig ist: { $expected }.
## number
error-record_row = Zug { $number } der Aufzeichnung ist nicht richtig geschrieben: Es braucht einen Platz dieses Tisches, den Zug und seine Zeit in Millisekunden oder null.
## none
error-record_table = Der Tisch, mit dem die Aufzeichnung beginnt, hat andere Plätze oder Einstellungen als sie selbst.
## none
error-record_no_beginning = Wie dieses Spiel begann, ist nicht bekannt, also lässt es sich nicht aufzeichnen; gib den Tisch an, mit dem es begann.
## count, moves (a number)
error-record_times = Die Zahl der Zeiten ({ $count }) ist nicht die Zahl der Züge ({ $moves }); gib zu jedem Zug eine an.

## What a field of a record must be; ends a sentence.
## none
record-tefuda = die Nummer des Formats
record-game = der Schlüssel eines Spiels
record-rules_version = eine ganze Zahl
record-options = ein Objekt aus Einstellungen und ihren Werten
record-seats = die Zahl der Spieler
record-luck = ein Startwert oder ein Geheimnis mit seiner Festlegung; wenn die Aufzeichnung mit einem Tisch beginnt, der keinen Zufall nennt, nur ein Geheimnis oder keins
record-table = die Zeilen eines Tisches in Notation
record-players = ein Objekt mit Namen für einige Plätze
record-started = eine Zeit wie 2026-11-18T20:15:00Z
record-held = eine Liste mit einer Zahl von Millisekunden für jeden Zug
record-moves = eine Liste von Zügen
record-outcome = die Punkte aller Plätze und die Sieger oder null
record-digest = 64 Hexadezimalziffern
record-other = was die Seite über Aufzeichnungen sagt

## More sentences of the verdict.
## commitment
term-verify_commitment_fits = Das Geheimnis passt zu seiner Festlegung. Dass es vor dem Austeilen feststand, ist bewiesen, wenn dir damals dies genannt wurde: { $commitment }
## words
term-verify_entropy = Die Spieler haben zum Zufall beigetragen: { $words }. Jeder kann prüfen, ob sein Wort dabei ist.
## none
term-verify_table = Nicht ausgeteilt: Das Spiel begann mit einem aufgebauten Tisch, und sein Zufall lag offen.
## none
term-verify_table_sealed = Nicht ausgeteilt: Das Spiel begann mit einem aufgebauten Tisch. Was später gezogen wurde, kam aus dem Geheimnis.
## none
term-verify_told = Namen und Zeiten sind nur genannt; beweisen lassen sie sich nicht.

## The table in the terminal.
## seat (the person's), others (seats), level (a level's name)
term-players = Du bist { $seat }. Bots ({ $level }): { $others }.
## points
term-score_short = { $points } P.
## count
term-earlier = { $count ->
    [one] … und 1 Zeile davor: tippe verlauf
   *[other] … und { $count } Zeilen davor: tippe verlauf
}
## none
term-hint = Nummer oder Zug
term-hint-declare = 2! sagt „Blanc Noir“
term-hint-help = ? Hilfe
term-help-declare = 2!, d sai! – sag „Blanc Noir“ mit dem Zug, der dir eine Karte lässt; niemand erinnert dich daran
## turn, down, quest (signs)
term-help-signs = { $turn } wer am Zug ist; { $down } eine verdeckte Pergamentkarte; { $quest } eine erfüllte Aufgabe; gespielt wird entlang der Pfeile oben
## none
term-which = Welche Wahl?
term-back = Enter: zurück
term-go_on = Enter: weiter
term-own_scrolls = Deine Pergamentkarten
term-idle = Züge ohne bewegte Karte
term-played = Gespielt
term-taken_back = Zurückgenommen
## words (as typed)
term-no_fit = Nichts hier passt zu „{ $words }“; ? zeigt, was man tippen kann.
## none
term-why_what = Tippe warum und eine Karte oder einen Zug, zum Beispiel: warum Haarnadel
term-rules_which = Tippe regeln und eine Nummer, zum Beispiel: regeln 5
## number (as typed), most
term-no_number = Eine Wahl { $number } gibt es hier nicht; die Nummern gehen von 1 bis { $most }.
## none
term-number_cards = Zahlenkarten
term-number = Zahl
term-copies = Anzahl
term-ability = Fähigkeit
## count
term-copies_each = { $count } je Farbe

## Moves in words. what: cards, scrolls, colours, places or seats.
move-draw = Ziehen
move-discard = Ablegen: { $what }
move-trade = Drei eintauschen: { $what }
move-use = Nutzen: { $what }
move-name = Farbe nennen: { $what }
move-aim = { $what }
move-remove = Entfernen: { $what }
move-take = Nehmen: { $what }
move-swap = Tauschen: { $what }
move-return = Zurücklegen: { $what }
move-decline = Keine Karte (verzichten)
## count
move-draw-cards = { $count ->
    [one] Eine Karte ziehen
   *[other] { $count } Karten ziehen
}

## Wrong usage of the commands: each one sentence.
## command, known
error-usage_command = Einen Befehl „{ $command }“ gibt es nicht; die Befehle sind: { $known }.
## option, known
error-usage_option = Eine Option „{ $option }“ gibt es hier nicht; die Optionen sind: { $known }.
## option
error-usage_value = Hinter der Option { $option } fehlt ein Wert.
## option
error-usage_flag = Die Option { $option } nimmt keinen Wert.
## what, command
error-usage_missing = { $what } fehlt; „{ $command } --help“ zeigt, was wohin gehört.
## word, command
error-usage_extra = „{ $word }“ ist ein Wort zu viel; „{ $command } --help“ zeigt, was wohin gehört.
## command
error-usage = Das lässt sich nicht verstehen; „{ $command } --help“ zeigt, was wohin gehört.
## word
error-usage_pair = „{ $word }“ ist nicht als NAME=WERT geschrieben.
## problem (as the system says it)
error-system = Das System lässt das nicht zu: { $problem }.
## mistake
error-broken = In Tefuda ist etwas schiefgegangen ({ $mistake }); bitte melde es.

## Help of the commands, continued. None has variables.
term-usage = Aufruf
term-commands = Befehle
term-arguments = Angaben
## path
term-command_help = „{ $path } BEFEHL --help“ sagt mehr über einen Befehl.
## none
term-help-arg-help = Zeig diese Hilfe.
term-help-arg-version = Zeig die Version.
term-help-arg-seat = Zeig nur, was dieser Platz sehen konnte, zum Beispiel A.
term-help-arg-commitment = Die Festlegung, die vor dem Austeilen genannt wurde, zum Vergleich.
## none
term-games_help = Spielen: tefuda play SPIEL; lesen: tefuda rules SPIEL.

## People: names, accounts and their passwords.
## most (characters)
error-name_length = Ein Name hat 1 bis { $most } Zeichen.
## sign (its number in Unicode), number (its place in the name)
error-name_sign = Das { $number }. Zeichen des Namens ({ $sign }) ist in Namen nicht erlaubt; nimm Buchstaben, Ziffern, Satzzeichen oder Emojis.
## none
error-name_invisible = Von diesem Namen wäre nichts zu sehen; nimm mindestens einen Buchstaben oder eine Ziffer.
## low, high
error-login_form = Ein Anmeldename besteht aus { $low } bis { $high } Buchstaben von a bis z, Ziffern, Punkten, Binde- und Unterstrichen.
## login
error-login_taken = Der Anmeldename „{ $login }“ ist vergeben; wähle einen anderen.
## none
error-login_wrong = Anmeldename und Passwort passen nicht zusammen; prüfe beide.
## low, high
error-password_length = Ein Passwort hat { $low } bis { $high } Zeichen.
## none
error-password_is_login = Das Passwort darf nicht der Anmeldename sein; wähle ein anderes.
## seconds
error-too_many_logins = { $seconds ->
    [one] Zu viele Versuche; versuch es in einer Sekunde noch einmal.
   *[other] Zu viele Versuche; versuch es in { $seconds } Sekunden noch einmal.
}
## none
error-already_registered = Du hast schon ein Konto.
## none
error-not_registered = Du hast noch kein Konto; leg zuerst eines an.
## none
error-person_gone = Du bist hier nicht mehr angemeldet; melde dich neu an oder spiel als neuer Gast weiter.
## none
error-database_newer = Die Datenbank stammt von einem neueren Tefuda; starte diese Version oder nimm eine andere Datenbank.
## number
person-guest = Gast { $number }
## none: what remains of the name of somebody who has left
person-gone = Jemand

## The server: tables, seats, sockets and requests.
## none
error-server_not_seated = Du hast an diesem Tisch keinen Platz; setz dich zuerst.
## none
error-server_seated = Du sitzt hier schon.
## none
error-server_seat_taken = Dieser Platz ist besetzt; wähl einen anderen.
## none
error-server_seat_free = Auf diesem Platz sitzt niemand.
## none
error-server_no_seat = Kein Platz ist frei.
## seats
error-server_too_many = Das sind mehr als die { $seats } Plätze des Tisches.
## none
error-server_host_only = Das kann nur, wer Gastgeber des Tisches ist.
## none
error-server_no_game = Hier läuft gerade kein Spiel.
## none
error-server_game_on = Es läuft ein Spiel; das geht davor oder danach.
## none
error-server_paused = Das Spiel ist angehalten; es geht weiter, wenn alle zustimmen.
## ply, now
error-server_stale = Dieser Zug wurde nach { $ply } Zügen gewählt, gespielt sind aber { $now }; sieh noch einmal hin und wähle.
## what, known
error-server_propose = „{ $what }“ lässt sich nicht vorschlagen; möglich ist: { $known }.
## none
error-server_vote_on = Ein anderer Vorschlag wartet noch auf Antworten.
## none
error-server_no_vote = Es gibt keinen Vorschlag, auf den du antworten müsstest.
## none
error-server_no_undo = Zurücknehmen lässt sich nur dein eigener letzter Zug, und nur, wenn er nichts gezogen und nichts aufgedeckt hat.
## none
error-server_pause_already = Das Spiel ist schon so.
## none
error-server_no_chat = An diesem Tisch wird nicht geschrieben.
## none
error-server_empty_line = In dieser Zeile steht nichts Lesbares.
## emote, known
error-server_emote = Eine Geste „{ $emote }“ gibt es nicht; es gibt: { $known }.
## most
error-server_muted_many = Du hast schon { $most } Leute stumm geschaltet; hör zuerst jemandem davon wieder zu.
## none
error-server_storage = Der Server kann gerade nichts speichern; nichts ist verloren, und dein Zug hat nicht gezählt. Versuch es gleich noch einmal.
## none
error-server_no_answer = Der Tisch antwortet gerade nicht; versuch es gleich noch einmal.
## none
error-server_no_table = Diesen Tisch gibt es nicht; prüf den Link.
## id
error-server_table_id = „{ $id }“ ist kein Tisch; ein Tisch hat 32 Hexadezimalziffern.
## none
error-server_token = Dieses Token passt zu keinem Platz an diesem Tisch.
## none
error-server_no_cookie = Der Server kennt dich noch nicht; beginne mit POST /api/me.
## origin
error-server_origin = Seiten von { $origin } dürfen diesen Server nicht benutzen.
## none
error-server_binary = Schick Textnachrichten mit je einem JSON-Objekt, keine binären.
## none
error-server_frame = Das ist kein JSON-Objekt in UTF-8, wie docs/protocol.md sie beschreibt.
## known
error-server_frame_type = Das Feld „type“ muss eines davon sein: { $known }.
## field
error-server_frame_field = Das Feld „{ $field }“ fehlt, ist unbekannt oder falsch; docs/protocol.md sagt, was dort stehen muss.
## limit
error-server_frame_long = Eine Nachricht hat höchstens { $limit } Zeichen.
## none
error-server_slow_down = Das war zu viel auf einmal; warte einen Moment.
## seconds
error-server_wait = Das war zu oft; versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
## name, known
error-server_query = Ein Feld „{ $name }“ hat die Adresse nicht, oder es steht zweimal da; es gibt: { $known }.
## value
error-server_since = „{ $value }“ ist keine Nummer eines Eintrags; since ist eine ganze Zahl.
## value
error-server_views = views ist 0 oder 1, nicht „{ $value }“.
## url
error-server_webhook = „{ $url }“ ist keine Adresse für Nachrichten; sie beginnt mit http:// oder https://.
## setting, value, allowed
error-server_setting = { $setting } kann nicht „{ $value }“ sein; möglich ist: { $allowed }.
## none
error-server_open_later = Dieses Spiel läuft noch; alle Hände können erst nach dem Ende gezeigt werden.
## none
error-server_replay_own = Dieses Spiel läuft noch; bis zum Ende kannst du nur mit deinen eigenen Augen zurückschauen.
## none
error-server_nothing_left = Bei diesem Zug ist das Spiel zu Ende; wähle einen früheren, um von dort weiterzuspielen.
## most
error-server_record_long = Die Aufzeichnung hat mehr als { $most } Züge; so viele können hier nicht nachgespielt werden.
## none
error-server_no_tutorial = Zu diesem Spiel gibt es keine Einführung.
## none
error-server_set_up = Dieser Tisch geht von einer Stellung aus weiter, darum bleiben seine Optionen, wie sie sind.
## none
error-server_record_later = Dieses Spiel läuft noch; die Aufzeichnung enthält alle Karten und wird nach dem Ende herausgegeben.
## none
error-server_no_game_yet = An diesem Tisch ist noch kein Spiel zu Ende.
## number, most
error-server_no_game_number = Ein beendetes Spiel { $number } gibt es an diesem Tisch nicht; das letzte ist { $most }.
## version
error-server_other_rules = Dieses Spiel folgte der Version { $version } der Regeln, die hier nicht installiert ist.
## none
error-server_no_page = Diese Seite gibt es nicht.
error-server_for_sockets = Diese Adresse ist für WebSockets; docs/protocol.md sagt, wie man dort spricht.
## none
error-server_method = Diese Adresse antwortet nicht auf diese Methode; /schema sagt, was es gibt.
## none
error-server_body_long = Die Anfrage ist zu lang.
## none
error-server_request = Diese Anfrage ist nicht zu verstehen; /schema sagt, wie sie aussehen muss.
## field
error-server_field = Das Feld „{ $field }“ fehlt, ist unbekannt oder falsch; /schema sagt, was dort stehen muss.
## none
server-welcome = Hier werden Kartenspiele gespielt. Diese liegen im Regal:
## none
server-api = Die Schnittstelle für Programme
## none
server-tables = Öffentliche Tische
## none
server-no_client = Die Seite zum Spielen ist hier nicht gebaut. Wer diesen Server betreibt, baut sie mit „make compile“ (Node und Pakete von npm werden dafür geholt).

## The log of all tables: where it is kept, and its copies.
## path
error-store_in_use = Ein anderer Prozess hat die Datenbank „{ $path }“ geöffnet; beende ihn, oder nenne eine andere Datei.
error-store_foreign = „{ $path }“ ist keine Datenbank von Tefuda oder beschädigt; nenne eine andere Datei, oder nimm eine Sicherung.
error-store_is_folder = „{ $path }“ ist ein Ordner; nenne eine Datei darin, etwa „{ $path }/tefuda.sqlite“.
error-store_no_folder = Den Ordner von „{ $path }“ gibt es nicht, und er lässt sich nicht anlegen; nenne eine Datei in einem Ordner, in den du schreiben darfst.
error-store_read_only = Die Datenbank „{ $path }“ lässt sich nicht schreiben; prüfe, wer die Datei und ihren Ordner schreiben darf.
## package, command
error-store_needs_package = Diese Datenbank braucht das Paket { $package }, das nicht installiert ist; installiere es mit: { $command }
## address, problem (as the database says it)
error-store_unusable = Die Datenbank „{ $address }“ ist nicht benutzbar: { $problem }.
## address
error-store_address = „{ $address }“ ist keine Adresse einer Datenbank; schreib sqlite:PFAD, sqlite:///ABSOLUTER/PFAD oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.
error-store_file = „{ $address }“ nennt keine Datei; schreib sqlite:PFAD oder sqlite:///ABSOLUTER/PFAD, ohne ? und #.
error-store_malformed = Die Adresse „{ $address }“ ist nicht lesbar; der Port ist eine Zahl, und Sonderzeichen in Name und Passwort schreibt man als % und zwei Hexadezimalziffern.
error-bus_address = „{ $address }“ ist keine Adresse von NATS-Servern; schreib nats://RECHNER:PORT, mehrere mit Kommas dazwischen.
## path
error-backup_exists = „{ $path }“ gibt es schon und wird nicht überschrieben; nenne einen anderen Ort für die Sicherung.

## The command serve.
## option, value, low, high
error-usage_number = { $option } ist eine ganze Zahl von { $low } bis { $high }, nicht „{ $value }“.
## where, problem
error-server_bind = An { $where } lässt sich nicht lauschen ({ $problem }); wähl einen anderen --port oder --host.
## origin
error-server_not_origin = „{ $origin }“ ist keine Adresse einer Website; erwartet wird https://HOST oder https://HOST:PORT.
## url, place (a folder)
term-open = Tefuda ist offen: { $url } (alles liegt in { $place }; Strg-C schließt).
## address
error-backup_postgres = „{ $address }“ kopieren die Werkzeuge von PostgreSQL, etwa pg_dump; tefuda backup kopiert nur SQLite-Dateien.
## none
term-help-serve = Betreibe den Server: Tische für Freunde, Bots und Programme.
## none
term-help-backup = Kopiere die SQLite-Dateien des Servers in einen Ordner, auch im laufenden Betrieb.
## none
term-help-arg-host = Die Adresse, an der gelauscht wird.
## none
term-help-arg-port = Der Port, an dem gelauscht wird; 0 nimmt einen freien.
## none
term-help-arg-data = Der Ordner für die SQLite-Dateien (TEFUDA_DATA; ~/.local/share/tefuda).
## none
term-help-arg-database = postgresql://… statt SQLite, für mehrere Knoten (TEFUDA_DATABASE).
## none
term-help-arg-bus = nats://… zwischen mehreren Knoten (TEFUDA_BUS).
## none
term-help-arg-origin = Eine andere Website, deren Seiten diesen Server benutzen dürfen; mehrmals möglich.
## none
term-help-arg-proxies = Wie viele eigene Proxys davor stehen und die Adresse des Clients nennen.
## none
term-help-arg-near-webhooks = Webhooks dürfen Adressen dieses Rechners und seines Netzes nennen.
## none
term-help-arg-json-logs = Protokollzeilen in JSON.
## none
term-help-arg-open = Die Seite im Browser öffnen, wo es einen gibt.
## none
term-help-arg-folder = Ein Ordner, der leer ist oder noch fehlt.

## The bus between nodes, over NATS.
## package, command
error-bus_needs_package = Der Bus über NATS braucht das Paket { $package }, das nicht installiert ist; installiere es mit: { $command }
## servers, problem (as the system says it)
error-bus_unreachable = Unter { $servers } ist kein NATS-Server zu erreichen ({ $problem }); starte dort einen, oder nenne die richtige Stelle.
## servers
error-bus_denied = Der NATS-Server unter { $servers } lehnt diesen Namen, dieses Passwort oder dieses Token ab.
## server, limit, needed (in bytes)
error-bus_small = Der NATS-Server unter { $server } nimmt nur Nachrichten bis { $limit } Bytes; setze sein max_payload auf { $needed }.

## What may be typed in place of a move: names of a command beside the English one, divided by spaces.
## none
term-words-why = warum wieso
term-words-card = karte
term-words-rules = regeln regel
term-words-log = verlauf
term-words-table = tisch
term-words-help = hilfe
term-words-quit = beenden ende

## While a game is played, continued.
## file
term-confirm_quit-kept = Spiel verlassen? Fortsetzen lässt es sich nicht; die Aufzeichnung kommt in „{ $file }“. (j/n)
## none
term-alone-declare = „Blanc Noir“ sagt man zusammen mit einem Zug: setz ein ! dahinter, zum Beispiel 2!
term-card_what = Tippe karte und einen Namen oder die Nummer einer Wahl, zum Beispiel: karte golem
term-to_table = Enter: wieder der Tisch
term-begin = Enter: los
term-commitment = Notier dies, um das Mischen nachher zu prüfen (tefuda verify --commitment):
term-stopped = Abgebrochen.
## seat
term-thinking = { $seat } überlegt …
## verb (as typed)
term-none_now = Kein Zug mit „{ $verb }“ ist jetzt möglich.
## count
term-used = { $count } benutzt
## some (one or more, joined already), next. -card: of cards, which some languages put into quotes
term-list = { $some }, { $next }
term-list_last = { $some } und { $next }
term-list-card = { $some }, { $next }
term-list_last-card = { $some } und { $next }
## mistake
error-stale = In Tefuda ist etwas schiefgegangen ({ $mistake }): Die kompilierten Regeln sind älter als ihre Quellen. Hilfe: „make compile“.

## Decks that players choose: what is wrong with the option decks.
## deck, known
error-deck_unknown = Es gibt kein Deck „{ $deck }“; die Decks sind: { $known }. Ein eigenes Rezept schreibt man als NAME:hit=4/8/5;clear=4;base=6;freeze=3 und so weiter.
## count, seats
error-deck_count = Die Option decks nennt { $count } Decks für { $seats } Plätze; nenne eins für jeden Platz oder ein einziges für alle.
## deck (the text that cannot be read)
error-deck_recipe = „{ $deck }“ ist kein Rezept; schreib NAME:hit=4/8/5;hit2=1/1/1;block=1/1/0;press=0;clear=4;base=6;freeze=3, den Namen in kleinen Buchstaben, die Farben als rot/grün/blau.
## deck, count
error-deck_cards = Ein Deck hat 35 Karten, und { $deck } hat { $count }.
## deck, count
error-deck_freezes = Ein Deck hat genau 3 Freezes, und { $deck } hat { $count }.
## deck, count, needs
error-deck_bases = { $deck } hat zu wenige Bases ({ $count }); zu Beginn werden davon { $needs } gelegt.
## deck, count, most
error-deck_doubles = { $deck } hat zu viele Doubles ({ $count }); ein Deck hat höchstens { $most }.
## deck
error-deck_expansion = { $deck } verwendet weitere Kartenarten; setz expansion=on oder wähl ein anderes Deck.
## limit (in characters)
error-deck_too_long = Die Option decks ist länger als { $limit } Zeichen; schreib sie kürzer.

## The lab. None of these has variables.
term-help-lab = Spielt tausende Partien, schneller als in Echtzeit.
term-help-matchups = Lässt Bots um die Wette spielen, jedes Paar dessen, was ein Platz haben kann (etwa Decks), und zeigt, wer wie viel gewinnt.
term-help-arg-by = Die Einstellung, die für jeden Platz etwas nennt, etwa decks; ohne sie die erste des Spiels.
term-help-arg-among = Was verglichen wird, mit Kommas dazwischen; ohne Angabe alles, was das Spiel anbietet.
term-help-arg-games = Wie viele Partien je Paar.
term-help-arg-level = Wie schnell die Hände der Bots sind: novice, trained, quick oder lightning.
term-help-arg-processes = Wie viele Prozesse sich die Arbeit teilen; ohne Angabe einer je Kern. Das Ergebnis ist dasselbe.
term-lab_all = alle
term-lab_share = Wie viel Prozent der Partien jede Zeile gegen jede Spalte gewinnt; ein Unentschieden ist ein halber Sieg.
## game, options, by, games, level, seed
term-lab_title = { $game } ({ $options }), nach { $by }: { $games } Partien je Paar, Hände: { $level }, Startwert { $seed }.
## games, seconds, moves, length, late, clock, draws
term-lab_total = { $games } Partien in { $seconds } s. Eine Partie: { $moves } Züge, { $length } s am Tisch. Unentschieden: { $draws } %; von der Uhr beendet: { $clock } %; zu spät gekommene Züge: { $late } %.
## count
term-lab_stuck = Hängen gebliebene Partien: { $count }
## game
error-lab_no_option = { $game } hat keine Einstellung, die für jeden Platz etwas nennt; es gibt also nichts zu vergleichen.
## game, option, known
error-lab_option = In { $game } nennt die Einstellung „{ $option }“ nicht für jeden Platz etwas; das tun: { $known }.
## option
error-lab_given = { $option } wird verglichen und kann nicht zugleich eine Einstellung sein; --among sagt, was verglichen wird.
## game
error-lab_no_race = Mit diesen Einstellungen spielen in { $game } nicht alle zugleich, und Reaktionen entscheiden nichts; wähle Einstellungen, mit denen alle zugleich spielen.
## word, known
error-lab_contender = „{ $word }“ kann nicht verglichen werden; nenne etwas für einen Platz, jedes einmal, etwa: { $known }.

## Games in real time, played in the terminal.
## none
term-one_by_one = Echtzeit gibt es im Browser: Hier macht einer nach dem anderen einen Zug, und du darfst überlegen, so lange du willst.
