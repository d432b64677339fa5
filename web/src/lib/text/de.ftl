### Was nur der Web-Client sagt, auf Deutsch.

web-title = Tefuda
web-tagline = Kartenspiele unter Freunden
web-lead = Hinsetzen und spielen: sofort gegen Bots oder per Link mit Freunden. Ohne Anmeldung.
web-play = Jetzt spielen
web-play_against = { $count ->
    [one] Gegen 1 Bot spielen
   *[other] Gegen { $count } Bots spielen
}
web-players = Spieler
web-players_count = { $count } Spieler
web-with_friends = Tisch für Freunde
web-make_table = Tisch aufstellen
web-public = Alle dürfen ihn hier finden
web-open_tables = Offene Tische
web-no_tables = Gerade ist kein Tisch offen.
web-my_tables = Meine Tische
web-taken = { $taken } von { $seats } Plätzen besetzt
web-phase-gathering = wartet auf Spieler
web-phase-counting = beginnt gleich
web-phase-playing = spielt
web-join = Hingehen
web-name = Dein Name
web-name_keep = Behalten
web-name_hint = Die anderen am Tisch sehen ihn.
web-language = Sprache
web-theme = Hell oder dunkel
web-theme-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-home = Zur Startseite
web-nowhere = Hier ist nichts.
web-close = Schliessen
web-back = Zurück
web-cancel = Abbrechen
web-options = Optionen
web-rules_of = Regeln

web-you_are = Du
web-kept = Behalten.
web-welcome = Willkommen!
web-login = Anmelden
web-logout = Abmelden
web-register = Konto anlegen
web-register_hint = Du bleibst, wer du bist, und kannst dich auch auf anderen Geräten anmelden. Zum Spielen ist es nicht nötig.
web-login_name = Anmeldename
web-password = Passwort
web-password_old = Altes Passwort
web-password_new = Neues Passwort
web-password_change = Passwort ändern
web-forget = Mich vergessen
web-forget_hint = Dein Name und dein Konto werden gelöscht. Deine Spiele bleiben, als hätte sie irgendwer gespielt.
web-learn = In zehn Minuten lernen
web-replays = Aufzeichnungen
web-all_options = Regeln an diesem Tisch
web-again_soon = Zuletzt gespielt
web-made_by = Die Spiele gehören denen, die sie gemacht haben; Worte und Zeichnungen hier sind unsere eigenen.

## Line.
web-line-connecting = Verbindung wird aufgebaut …
web-line-waiting = Die Verbindung ist weg. Sie kommt von selbst zurück …
web-line-replaced = Du hast diesen Tisch woanders offen.
web-line-take_back = Hier spielen
web-line-refused = Dieser Tisch lässt sich nicht öffnen.
web-line-offline = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.

## Before a game and after it.
web-gathering = Noch fehlt jemand
web-invite = Schick deinen Freunden diesen Link:
web-copy = Link kopieren
web-copied = Kopiert
web-share = Teilen
web-seat_free = frei
web-sit = Hier sitzen
web-add_bot = Bot dazusetzen
web-remove = Wegschicken
web-stand = Platz aufgeben
web-ready = Ich bin bereit
web-not_ready = Halt, noch nicht
web-is_ready = bereit
web-is_away = nicht da
web-is_host = lädt ein
web-is_bot = Bot
web-stands_in = ein Bot spielt
web-beginning = Gleich geht es los …
web-watching = Du schaust zu.
web-again = Noch ein Spiel
web-look_back = Noch einmal ansehen
web-other_game = Zu den Spielen
web-over = Das Spiel ist aus
web-broken_off = Das Spiel wurde abgebrochen
web-you_won = Du hast gewonnen!
web-won = { $winners } hat gewonnen
web-won_shared = Geteilter Sieg: { $winners }
web-round_over = Runde { $round } ist zu Ende
web-go_on = Weiter
web-points = Punkte
web-total = Gesamt

## Table.
web-table_of = Tisch: { $game }
web-your_turn = Du bist am Zug
web-turn_of = { $seat } ist am Zug
web-waiting_for = Warten auf { $seats }
web-your_answer = Deine Antwort
web-hand = Deine Hand
web-hand_count = { $count ->
    [one] Deine Hand, 1 Karte
   *[other] Deine Hand, { $count } Karten
}
web-hand_of = { $count ->
    [one] { $seat } hat 1 Karte
   *[other] { $seat } hat { $count } Karten
}
web-seat = { $seat }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
web-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-can_play = spielbar
web-cannot_play = jetzt nicht spielbar
web-chosen = gewählt
web-hidden_card = verdeckte Karte
web-place_down = { $place }, verdeckt
web-place_up = { $place }, benutzt
web-zone-empty = leer
web-choices = Auswahl
web-choose = Wählen
web-do = Tun
web-tap_again = Karte noch einmal antippen, oder:
web-pick_hint = Tippe eine angehobene Karte an, oder wähle:
web-why_not = Warum nicht?
web-details = Über diese Karte
web-colour_now = Die Farbe ist { $colour }
web-log = Verlauf
web-chat = Plaudern
web-menu = Menü
web-say = Etwas sagen
web-send = Senden
web-you = du
web-undo = Zurücknehmen
web-pause = Pause
web-resume = Weiter
web-end = Spiel abbrechen
web-leave = Tisch verlassen
web-paused = Pause
web-ask-undo = { $seat } möchte den letzten Zug zurücknehmen.
web-ask-pause = { $seat } möchte eine Pause.
web-ask-resume = { $seat } möchte weiterspielen.
web-ask-end = { $seat } möchte das Spiel abbrechen.
web-agree = Einverstanden
web-refuse = Ablehnen
web-asked_others = Die anderen werden gefragt …
web-time_left = noch { $seconds } Sekunden
web-clockwise = Gespielt wird im Uhrzeigersinn
web-counterclockwise = Gespielt wird gegen den Uhrzeigersinn
web-chain = Kette +{ $sum }
web-new_cards = Neu
web-spectators = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}

web-seats = Plätze
web-log_empty = Noch ist nichts geschehen.
web-talk = Plaudern
web-talk_empty = Noch hat niemand etwas gesagt.
web-no_talk = An diesem Tisch wird nicht geplaudert.
web-chat_unread = Plaudern, { $count } neu
web-mute = Nicht mehr zeigen, was { $name } sagt
web-muted = Was { $name } sagt, wird nicht gezeigt.
web-unmute = Wieder zeigen
web-sounds = Töne
web-open_hand = Wer zuschaut, darf meine Hand sehen
web-votes_hint = Alle am Tisch müssen einverstanden sein.
web-ended-agreed = Alle waren einverstanden aufzuhören.
web-ended-absent = Jemand ist weggeblieben.
web-ended-rules = Auf dem Server gelten jetzt neuere Regeln.
web-is_program = Programm
web-add_bot_short = Bot
web-bot_level = Wie Bots spielen, die du dazuholst
web-link = Link zu diesem Tisch
web-qr = QR-Code des Links zu diesem Tisch
web-beginning_in = Es geht los in { $seconds } …
web-free_seats = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-agreed = Was gespielt wird
web-may_talk = Am Tisch wird geplaudert
web-clock = Bedenkzeit
web-clock-none = unbegrenzt
web-clock-move = { $seconds } Sekunden pro Zug
web-clock-hours = { $hours } Stunden pro Zug
web-clock-game = { $minutes } Minuten für das Spiel, { $increment } Sekunden mehr pro Zug
web-absent = Wenn jemand wegbleibt
web-absent-bot = spielt ein Bot weiter
web-absent-wait = warten alle
web-absent-end = endet das Spiel

## Emotes.
web-emote-hello = Hallo!
web-emote-thanks = Danke!
web-emote-well_played = Gut gespielt!
web-emote-oops = Hoppla!
web-emote-hmm = Hm …
web-emote-hurry = Na los!
web-emote-laugh = Haha!
web-emote-wow = Wow!
web-emote-good_game = Schönes Spiel!

## Hilfe zu Karten.
web-card-kind = Art
web-card-japanese = Japanischer Name
web-card-copies = Anzahl
web-card-per_colour = { $count } in jeder Farbe
web-card-in_all = { $count } insgesamt

## Der Tisch von Blanc Noir.
web-bn-middle = Tischmitte
web-bn-mine = Vor dir
web-bn-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
web-bn-quests = { $count ->
    [one] 1 Aufgabe
   *[other] { $count } Aufgaben
}
web-bn-scrolls_down = { $count ->
    [0] keine verdeckte Pergamentkarte
    [one] 1 verdeckte Pergamentkarte
   *[other] { $count } verdeckte Pergamentkarten
}
web-bn-scrolls_used = verwendet: { $scrolls }
web-bn-said = hat „Blanc Noir“ gesagt
web-bn-arm = mit diesem Zug sagen
web-bn-armed = wird gesagt
web-bn-trade = Drei { $number }er eintauschen
web-bn-first_place = Wähle die erste Pergamentkarte
web-bn-second_place = … und die, mit der sie den Platz tauscht
web-bn-notes = Was du weißt
web-bn-notes_count = Was du weißt ({ $count })
web-bn-notes_none = In dieser Runde wurde dir noch nichts gezeigt.
web-bn-shown = Dir gezeigt
web-bn-known = { $seat }: { $known } von { $cards } Karten
web-bn-removed_none = In dieser Runde wurde noch keine Karte entfernt.
web-ask-turn = Du bist am Zug: Leg eine Karte ab oder zieh.
