### Blanc Noir auf Deutsch. Karten, Pergamente, Farben und Plätze kommen als fertige Wörter in einen Satz, Spieler als Buchstabe oder Name.

## Names. No variables.
game-name = Blanc Noir
game-tagline = Ein Auftrag der Gilde für 2 bis 6 Abenteurer: Werde als Erster alle Karten los, und sag es rechtzeitig an.

kind-normal = Basiskarte
kind-special = Sonderkarte
kind-wild = allmächtige Karte
kind-scroll = Pergamentkarte

## Colours and their one-letter marks. No variables. `any`: a wild card that began the pile; `wild`: the mark of wild cards.
colour-red = Rot
    .letter = Ro
colour-yellow = Gelb
    .letter = Ge
colour-blue = Blau
    .letter = Bl
colour-green = Grün
    .letter = Gr
colour-any = jede Farbe
    .letter = *
colour-wild = allmächtig
    .letter = Sw

## A coloured card: colour, kind. A scroll in front of a seat: seat, number. The pile: no variables.
coloured-card = { $kind } in { $colour }
place-front = Pergament { $number } von { $seat }
place-pile = Pergamentkartenstapel

## Number cards (BN-1, BN-8): name, .ability (special cards only), .text. No variables.
-normal-text = Eine Basiskarte ohne besondere Fähigkeit. Nur eine Basiskarte kann deine letzte Karte sein.
card-great_sword = Grosses Schwert
    .text = { -normal-text }
card-twin_swords = Doppelschwert
    .text = { -normal-text }
card-boomerang = Boomerang
    .text = { -normal-text }
card-longbow = Langbogen
    .text = { -normal-text }
card-dagger = Dolch
    .text = { -normal-text }
card-sai = Haarnadel
    .text = { -normal-text }
card-battlewhip = Peitsche
    .text = { -normal-text }
card-halberd = Hellebarde
    .text = { -normal-text }
card-battleaxe = Streitaxt
    .text = { -normal-text }
card-priestess = Priesterin
    .ability = Gebet
    .text = Du erhältst eine Pergamentkarte vom Stapel, verdeckt: eine zufällige (deutsche Ausgabe: die oberste). Ist der Stapel leer, geschieht nichts.
card-mage = Zauberer
    .ability = Reverse
    .text = Die Spielrichtung dreht sich um. Zu zweit geschieht nichts.
card-jester = Narr
    .ability = Aussetzen
    .text = Der nächste Spieler wird übersprungen. Zu zweit bist du gleich noch einmal dran.
card-lord = Fürst
    .ability = Befehl
    .text = Du darfst eine oder zwei Basiskarten in der Farbe dieses Fürsten aus deiner Hand entfernen (deutsche Ausgabe: beliebige Karten dieser Farbe, auch Sonderkarten).
card-princess = Prinzessin
    .ability = Eskorte
    .text = Du darfst eine Sonderkarte aus deiner Hand entfernen. War es der Prinz in der Farbe dieser Prinzessin, musst du weiter Zahlenkarten deiner Wahl entfernen, bis du noch eine Karte auf der Hand hast (deutsche Ausgabe: Du darfst darauf verzichten).
card-knight = Ritter
    .ability = Kettenreaktion + 2
    .text = Die Kettenreaktion wächst um 2: Der nächste Spieler legt eine 25 dazu oder zieht die Summe.
card-prince = Prinz
    .ability = Kettenreaktion + 2 und Reverse
    .text = Die Kettenreaktion wächst um 2, und die Spielrichtung dreht sich um (nicht zu zweit).
card-golem = Golem
    .ability = Kettenreaktion + 4
    .text = Allmächtig: Nenne eine Farbe. Die Kettenreaktion wächst um 4. Du kannst ihn auch auf eine offene Kettenreaktion legen.
card-pixie = Elfe
    .ability = Streich
    .text = Allmächtig: Nenne eine Farbe. Wähle zwei davon: den Pergamentkartenstapel (er zählt einmal, für eine zufällige Karte darin) und jede verdeckte Pergamentkarte eines beliebigen Spielers, auch deine eigenen. Die beiden Karten tauschen ungesehen die Plätze. Du musst es tun, wenn es zwei zur Wahl gibt; sonst geschieht nichts. Deutsche Ausgabe: die Karte eines Spielers und die oberste des Stapels, oder je eine Karte von zwei verschiedenen Spielern.
card-gargoyle = Wasserspeier
    .ability = Aufklärung
    .text = Allmächtig: Nenne eine Farbe. Du musst einen anderen Spieler wählen; seine Hand wird allen gezeigt (deutsche Ausgabe: nur dir).
card-dragon = Drache
    .ability = Atem des Drachen
    .text = Allmächtig: Nenne eine Farbe. Du musst einen anderen Spieler wählen; er zieht sofort vier Karten. Die Reihenfolge der Züge ändert sich nicht.
card-valkyrie = Valkyrie
    .ability = Nordlicht
    .text = Allmächtig: Nenne eine Farbe. Du allein darfst den Ablagestapel durchsehen und eine Karte daraus auf die Hand nehmen, ohne sie zu zeigen; keine Valkyrie.
card-goddess = Göttin
    .ability = Segen
    .text = Allmächtig: Nenne eine Farbe. Du darfst eine oder zwei beliebige Karten aus deiner Hand entfernen.

## Scrolls (BN-9): name, .text. No variables.
-herald-end = Mindestens zwei Karten müssen bleiben: Wären es weniger, wählst du, welche dieser Farbe bleiben, sodass du genau zwei Karten behältst. Ohne Wirkung, wenn du höchstens zwei Karten hast oder keine dieser Farbe.
scroll-herald_of_red = Roter Bote
    .text = Entferne alle roten Karten aus deiner Hand. { -herald-end }
scroll-herald_of_yellow = Gelber Bote
    .text = Entferne alle gelben Karten aus deiner Hand. { -herald-end }
scroll-herald_of_blue = Blauer Bote
    .text = Entferne alle blauen Karten aus deiner Hand. { -herald-end }
scroll-herald_of_green = Grüner Bote
    .text = Entferne alle grünen Karten aus deiner Hand. { -herald-end }
scroll-explosion = Explosion
    .text = Wähle einen anderen Spieler; er zieht sofort zwei Karten. Die Reihenfolge der Züge ändert sich nicht.
scroll-shock_wave = Schockwelle
    .text = Wähle eine Pergamentkarte vor einem beliebigen Spieler, offen oder verdeckt, auch eine eigene, aber nicht diese. Sie kommt zurück in den Pergamentkartenstapel, und der wird gemischt. Du musst wählen, wenn es eine gibt.
scroll-mirage = Fata Morgana
    .text = Dein Zug endet, ohne dass du ziehst oder ablegst. Eine offene Kettenreaktion bleibt mit ihrer Summe für den nächsten Spieler offen.
scroll-blizzard = Schneesturm
    .text = Alle anderen Spieler ziehen je eine Karte, vom nächsten Spieler an in Spielrichtung. Die Reihenfolge der Züge ändert sich nicht.
scroll-menace = Bedrohung
    .text = Hast du Drache, Golem und Wasserspeier auf der Hand, gib je einen davon einem anderen Spieler: Du hast die Aufgabe erfüllt, und die Runde endet. Deine übrigen Handkarten zählen keine Punkte; der andere zählt die drei Karten mit. Sonst ohne Wirkung.
scroll-tornado = Tornado
    .text = Alle Pergamentkarten außer dieser, aus dem Stapel und vor den Spielern, offen oder verdeckt, werden eingesammelt und gemischt. Jeder Spieler erhält eine verdeckt; der Rest ist der neue Stapel.
scroll-salvation = Erlösung
    .text = Hast du fünf oder mehr Handkarten, entferne Karten deiner Wahl, bis du vier hast. Hast du weniger, ist sie ohne Wirkung.
scroll-revelation = Offenbarung
    .text = Du erhältst zwei Pergamentkarten vom Stapel, verdeckt: zufällige (deutsche Ausgabe: die obersten). Sind es weniger, erhältst du, was da ist.

## Events. `-hidden`: for those who may not see the secret field, which this variant does not get. `-colour`, `-to`: with the optional field.
## round_began: round; pile_opened: card; round_dealt (the whole deal at once, for a log): round, first (seat), card
event-round_began = Runde { $round } beginnt.
event-pile_opened = Auf dem Ablagestapel liegt zuerst: { $card }.
event-round_dealt = Runde { $round } beginnt. Auf dem Ablagestapel liegt: { $card }. { $first } fängt an.
## drew: seat, card; drew-hidden: seat; drew-many (several in a row, for a log): seat, count
event-drew = { $seat } zieht: { $card }.
event-drew-hidden = { $seat } zieht eine Karte.
event-drew-many = { $count ->
    [one] { $seat } zieht eine Karte.
   *[other] { $seat } zieht { $count } Karten.
}
## discarded: seat, card; with -colour: and colour
event-discarded = { $seat } legt ab: { $card }.
event-discarded-colour = { $seat } legt ab: { $card }, und nennt { $colour }.
## colour_named: seat, colour
event-colour_named = { $seat } nennt { $colour }.
## declared: seat
event-declared = { $seat }: „Blanc Noir!“
## counts_as_declared: seat
event-counts_as_declared = { $seat } findet keine Karte zum Ziehen: Die letzte Karte gilt als angesagt.
## penalised: seat, why (forgot, emptied)
event-penalised = { $why ->
    [forgot] { $seat } hat vergessen, „Blanc Noir“ zu sagen: vier Strafkarten.
   *[emptied] { $seat } hat die letzte Karte durch eine Fähigkeit verloren: vier Strafkarten.
}
## chain_grew: sum; chain_closed: none
event-chain_grew = Die Kettenreaktion wächst auf { $sum }.
event-chain_closed = Die Kettenreaktion ist zu Ende.
## turned_round: direction (clockwise, counterclockwise)
event-turned_round = { $direction ->
    [clockwise] Die Spielrichtung dreht sich um: jetzt im Uhrzeigersinn.
   *[counterclockwise] Die Spielrichtung dreht sich um: jetzt gegen den Uhrzeigersinn.
}
## skipped: seat
event-skipped = { $seat } muss aussetzen.
## removed: seat, card
event-removed = { $seat } entfernt: { $card }.
## traded: seat
event-traded = { $seat } kauft für drei Karten eine Pergamentkarte.
## gained_scroll: seat, place, scroll
event-gained_scroll = { $seat } erhält eine Pergamentkarte: { $scroll } ({ $place }).
event-gained_scroll-hidden = { $seat } erhält eine Pergamentkarte ({ $place }).
## turned_up: seat, place, scroll
event-turned_up = { $seat } deckt auf: { $scroll } ({ $place }).
## returned_scroll: seat (whose it was), place, scroll, by (seat)
event-returned_scroll = { $by } legt eine Pergamentkarte von { $seat } in den Stapel zurück: { $scroll } ({ $place }).
event-returned_scroll-hidden = { $by } legt eine verdeckte Pergamentkarte von { $seat } in den Stapel zurück ({ $place }).
## swapped_scrolls: first, second (places)
event-swapped_scrolls = Zwei Pergamentkarten tauschen die Plätze: { $first } und { $second }.
## learned_scroll: seat, place, scroll
event-learned_scroll = { $seat } kennt diese Pergamentkarte: { $scroll } ({ $place }).
event-learned_scroll-hidden = { $seat } kennt eine Pergamentkarte ({ $place }).
## gathered_scrolls: none
event-gathered_scrolls = Alle Pergamentkarten werden eingesammelt und gemischt.
## hand_shown (to all): seat, cards; with -to: and to (seat); -to-hidden: seat, to
event-hand_shown = { $seat } zeigt allen diese Hand: { $cards }.
event-hand_shown-to = { $seat } zeigt { $to } diese Hand: { $cards }.
event-hand_shown-to-hidden = { $seat } zeigt { $to } die Hand.
## looked_through: seat, cards (heard by the seat alone)
event-looked_through = { $seat } sieht den Ablagestapel durch.
## took_back: seat, card
event-took_back = { $seat } nimmt aus dem Ablagestapel: { $card }.
event-took_back-hidden = { $seat } nimmt eine Karte aus dem Ablagestapel.
## gave: seat, target (seat), card
event-gave = { $seat } gibt an { $target }: { $card }.
## pile_renewed: count
event-pile_renewed = { $count ->
    [one] Der Ablagestapel wird zum neuen Nachziehstapel: eine Karte.
   *[other] Der Ablagestapel wird zu einem neuen Nachziehstapel von { $count } Karten gemischt.
}
## quest_fulfilled: seat
event-quest_fulfilled = { $seat } hat die Aufgabe der Gilde erfüllt!
## round_ended: why (quest, menace, stillness, no_normal)
event-round_ended = { $why ->
    [quest] Die Runde ist zu Ende: Die Aufgabe ist erfüllt.
    [menace] Die Runde ist durch eine Bedrohung zu Ende.
    [stillness] Die Runde endet ohne erfüllte Aufgabe: In so vielen Zügen hintereinander, wie Spieler mitspielen, hat sich keine Zahlenkarte bewegt.
   *[no_normal] Die Runde endet ohne erfüllte Aufgabe: Auf den Händen und in den Stapeln ist keine Basiskarte mehr.
}
## scored: seat, points, total
event-scored = { $points ->
    [one] { $seat } erhält 1 Punkt und hat jetzt { $total }.
   *[other] { $seat } erhält { $points } Punkte und hat jetzt { $total }.
}
## halved: seat, total (after it)
event-halved = { $seat } hat die Zielpunktzahl genau getroffen: Die Punkte werden auf { $total } halbiert.
## game_ended: winners (one or more seats)
event-game_ended = Das Spiel ist zu Ende. Gewonnen: { $winners }.
## turn_passed: seat (whose turn it is now)
event-turn_passed = { $seat } ist am Zug.

## Refused moves, .remedy: what would be legal. Both get the same variables.
## none
refused-game_over = Das Spiel ist schon zu Ende.
    .remedy = Fang ein neues Spiel an.
## seat (whose turn it is)
refused-not_your_turn = Gerade ist { $seat } am Zug.
    .remedy = Warte, bis du an der Reihe bist.
## why (a question's .name)
refused-answer_first = Zuerst ist eine Frage zu beantworten: { $why }.
    .remedy = Wähle eine der angebotenen Antworten.
## none
refused-nothing_asked = Es ist keine Frage offen, auf die das eine Antwort wäre.
    .remedy = Kaufe oder benutze eine Pergamentkarte, zieh oder leg ab.
## why (a question's .name)
refused-not_this_answer = Das ist keine Antwort auf die gestellte Frage: { $why }.
    .remedy = Wähle eine der angebotenen Antworten.
## card
refused-not_in_hand = Diese Karte hast du nicht auf der Hand: { $card }.
    .remedy = Wähle eine deiner Handkarten.
## card, top, colour, number
refused-neither_colour_nor_number = { $card } passt weder zur Farbe { $colour } noch zur Zahl { $number } (oben liegt: { $top }).
    .remedy = Leg eine Karte der Farbe { $colour }, eine mit der Zahl { $number } oder eine allmächtige ab, oder zieh.
## card, chain
refused-chain_open = Eine Kettenreaktion von { $chain } ist offen, darum kannst du diese Karte nicht ablegen: { $card }. Nur eine 25 geht.
    .remedy = Leg einen Ritter, Prinzen oder Golem ab, oder zieh { $chain } Karten.
## card
refused-last_card_normal = { $card } ist deine letzte Karte, und zuletzt darf nur eine Basiskarte abgelegt werden.
    .remedy = Zieh.
## card
refused-name_a_colour = { $card } ist allmächtig, und es wurde keine Farbe dazu genannt.
    .remedy = Leg die Karte zusammen mit einer Farbe ab: Rot, Gelb, Blau oder Grün.
## card
refused-no_colour_to_name = { $card } ist nicht allmächtig, darum wird keine Farbe dazu genannt.
    .remedy = Leg die Karte ohne Farbe ab.
## none
refused-declare_not_now = „Blanc Noir“ sagst du nur bei einem Ablegen, einer Antwort auf dessen Wirkung oder einem Kauf, wonach dir eine Karte bleibt und du es noch nicht gesagt hast.
    .remedy = Mach denselben Zug ohne die Ansage.
## none
refused-declare_automatic = An diesem Tisch wird „Blanc Noir“ für dich gesagt.
    .remedy = Mach denselben Zug ohne die Ansage.
## none
refused-not_three_of_a_number = Für einen Kauf brauchst du drei Karten mit derselben Zahl.
    .remedy = Wähle drei Karten mit einer Zahl; die Farben sind gleichgültig.
## card
refused-trade_not_normal = { $card } ist keine Basiskarte, und an diesem Tisch kauft man nur mit Basiskarten.
    .remedy = Wähle drei Basiskarten (9 oder weniger) mit einer Zahl.
## none
refused-trade_empties_hand = Nach einem Kauf muss dir mindestens eine Karte bleiben.
    .remedy = Leg ab oder zieh stattdessen.
## none
refused-no_scroll_left = Der Pergamentkartenstapel ist leer, es gibt nichts zu kaufen.
    .remedy = Benutze eine Pergamentkarte, zieh oder leg ab.
## scroll, place
refused-no_such_scroll = Diese Karte liegt dort nicht verdeckt vor dir: { $scroll }.
    .remedy = Wähle eine deiner verdeckten Pergamentkarten und ihren Platz.
## none
refused-not_another_player = Hier ist ein anderer Spieler dieses Tisches zu wählen.
    .remedy = Wähle einen der anderen Spieler.
## card, colour (the Lord's)
refused-lord_normal_of_colour = { $card } ist keine Basiskarte in der Farbe des Fürsten, { $colour }.
    .remedy = Wähle eine Basiskarte der Farbe { $colour }, oder verzichte.
## card, colour (the Lord's)
refused-lord_of_colour = { $card } hat nicht die Farbe des Fürsten, { $colour }.
    .remedy = Wähle eine Karte der Farbe { $colour }, oder verzichte.
## card
refused-princess_special = { $card } ist keine Sonderkarte, und die Prinzessin entfernt nur eine Sonderkarte.
    .remedy = Wähle eine Sonderkarte (10 oder mehr), oder verzichte.
## card, colour (the Herald's)
refused-herald_colour = { $card } hat nicht die Farbe des Boten, { $colour }.
    .remedy = Wähle eine Karte der Farbe { $colour }.
## none
refused-must_choose = Darauf kannst du nicht verzichten.
    .remedy = Wähle eine der angebotenen Antworten.
## card
refused-not_in_discards = Diese Karte liegt nicht im Ablagestapel: { $card }.
    .remedy = Nimm eine Karte, die dort liegt, oder verzichte.
## none
refused-no_valkyrie_back = Eine Valkyrie kannst du nicht zurücknehmen.
    .remedy = Nimm eine andere Karte, oder verzichte.
## place
refused-no_scroll_there = Dort kannst du keine Pergamentkarte wählen ({ $place }).
    .remedy = Wähle einen Platz, auf dem eine Pergamentkarte liegt.
## place
refused-not_face_down = Die Pergamentkarte dort liegt nicht verdeckt ({ $place }).
    .remedy = Wähle eine verdeckte Pergamentkarte.
## none
refused-same_place = Eine Pergamentkarte kann nicht mit sich selbst tauschen.
    .remedy = Wähle zwei verschiedene Plätze.
## none
refused-pixie_two_players = An diesem Tisch tauscht die Elfe die Karte eines Spielers mit der des Stapels oder je eine Karte von zwei verschiedenen Spielern.
    .remedy = Wähle eine Karte und den Stapel, oder je eine Karte von zwei Spielern.
## none
refused-colour_first = Die erste Karte ist allmächtig, und ihre Farbe muss vor allem anderen genannt werden.
    .remedy = Nenne Rot, Gelb, Blau oder Grün.

## Questions (`why` of a waiting), .name: in a few words. No variables.
ask-turn = Du bist am Zug: Kaufe oder benutze Pergamentkarten, wenn du magst, dann zieh oder leg ab.
    .name = dein Zug
ask-first_wild = Die erste Karte ist allmächtig. Welche Farbe nennst du?
    .name = die Farbe der ersten Karte
ask-dragon = Drache: Wer zieht vier Karten?
    .name = Drache
ask-gargoyle = Wasserspeier: Wessen Hand wird gezeigt?
    .name = Wasserspeier
ask-lord = Fürst: Welche Karte in seiner Farbe entfernst du? Höchstens zwei; du darfst verzichten.
    .name = Fürst
ask-princess = Prinzessin: Welche Sonderkarte entfernst du? Du darfst verzichten.
    .name = Prinzessin
ask-princess-escort = Eskorte: Welche Karte entfernst du als Nächstes? Am Ende bleibt dir eine.
    .name = Prinzessin (Eskorte)
ask-goddess = Göttin: Welche Karte entfernst du? Höchstens zwei; du darfst verzichten.
    .name = Göttin
ask-valkyrie = Valkyrie: Welche Karte nimmst du aus dem Ablagestapel? Du darfst verzichten.
    .name = Valkyrie
ask-pixie = Elfe: Welche zwei Pergamentkarten tauschen die Plätze?
    .name = Elfe
ask-explosion = Explosion: Wer zieht zwei Karten?
    .name = Explosion
ask-shock_wave = Schockwelle: Welche Pergamentkarte kommt zurück in den Stapel?
    .name = Schockwelle
ask-menace = Bedrohung: Wer bekommt Drache, Golem und Wasserspeier?
    .name = Bedrohung
ask-salvation = Erlösung: Welche Karte entfernst du als Nächstes? Am Ende bleiben dir vier.
    .name = Erlösung
-herald-ask = Welche Karte dieser Farbe entfernst du als Nächstes? Am Ende bleiben dir zwei.
ask-herald_of_red = Roter Bote: { -herald-ask }
    .name = Roter Bote
ask-herald_of_yellow = Gelber Bote: { -herald-ask }
    .name = Gelber Bote
ask-herald_of_blue = Blauer Bote: { -herald-ask }
    .name = Blauer Bote
ask-herald_of_green = Grüner Bote: { -herald-ask }
    .name = Grüner Bote

## Options (BN-11), .help, and their values. No variables.
option-edition = Ausgabe
    .help = Welche Anleitung gilt, wo die beiden sich unterscheiden. Legt die sechs folgenden Einstellungen auf einmal fest (jede lässt sich auch einzeln ändern) und entscheidet, ob man auf das zweite Entfernen der Prinzessin verzichten darf.
option-edition-ja = japanische
option-edition-de = deutsche
option-gargoyle = Wasserspeier
    .help = Wer die Hand sieht, die ein Wasserspeier aufklärt.
option-gargoyle-public = alle Spieler
option-gargoyle-private = nur wer den Wasserspeier abgelegt hat
option-lord = Fürst
    .help = Welche Karten seiner Farbe ein Fürst entfernen kann.
option-lord-ja = nur Basiskarten
option-lord-de = beliebige Karten
option-pixie = Elfe
    .help = Welche zwei Pergamentkarten eine Elfe tauschen kann.
option-pixie-ja = zwei beliebige verdeckte, der Stapel zählt als eine
option-pixie-de = die eines Spielers mit der des Stapels oder die von zwei verschiedenen Spielern
option-trade = Kauf
    .help = Mit welchen drei Karten einer Zahl man eine Pergamentkarte kauft.
option-trade-ja = nur Basiskarten
option-trade-de = beliebige Zahlenkarten
option-first_wild = Erste Karte allmächtig
    .help = Was geschieht, wenn eine allmächtige Karte den Ablagestapel beginnt.
option-first_wild-ja = als Erstes darf jede Karte abgelegt werden
option-first_wild-de = der Startspieler nennt zuerst ihre Farbe
option-draw_scroll = Pergamentkarten ziehen
    .help = Welche Pergamentkarte des Stapels man erhält oder mit der Elfe tauscht.
option-draw_scroll-random = eine zufällige
option-draw_scroll-top = die oberste
option-target = Zielpunktzahl
    .help = Das Spiel endet, wenn jemand mehr Punkte hat; wer genau so viele hat, dessen Punkte werden halbiert.
option-rounds = Runden
    .help = Eine feste Zahl von Runden, nach der das Spiel endet, gleich bei welchen Punkten. Ohne sie entscheidet die Zielpunktzahl.
option-rounds-none = keine feste Zahl
option-declaration = „Blanc Noir“ ansagen
    .help = Ob du selbst daran denken musst, „Blanc Noir“ zu sagen.
option-declaration-manual = die Spieler sagen es selbst
option-declaration-automatic = es wird für dich gesagt
option-first_player = Startspieler
    .help = Wer eine Runde beginnt.
option-first_player-random = wird ausgelost
option-first_player-winner = wer die letzte Aufgabe erfüllt hat (sonst ausgelost)
option-first_player-left_of_last = der Nächste im Uhrzeigersinn nach dem letzten Startspieler
option-deck = Kartensatz
    .help = Die Liste der Anleitung ergibt 121 Zahlenkarten, die Schachtel verspricht 125. Mit der Schachtelzahl kommt in jeder Farbe ein Ritter dazu.
option-deck-listed = wie aufgelistet (121 Karten)
option-deck-boxed = wie auf der Schachtel (125 Karten)
option-log = Verlauf
    .help = Wie viel vom Gespielten man während des Spiels nachlesen kann.
option-log-full = alles
option-log-last = nur den letzten Zug

## Rules page. Titles and bodies: no variables. After the body of rules-1 come the rows: card, number, copies; scroll, copies.
rules-1-title = BN-1 Karten
rules-1-body =
    Zahlenkarten bilden den Nachziehstapel und die Handkarten. Sie sind rot, gelb, blau oder grün, oder sie sind allmächtig: Allmächtige Karten sind schwarz und haben keine eigene Farbe; Boten und Fürsten können ihnen darum nichts anhaben.

    Eine Karte mit der Zahl 9 oder weniger ist eine Basiskarte; sie hat keine Fähigkeit. Eine Karte mit 10 oder mehr ist eine Sonderkarte; ihre Fähigkeit tritt ein, wenn sie abgelegt wird (BN-8).

    Jede Basiskarte gibt es in jeder Farbe zweimal, ebenso Priesterin, Zauberer und Narr. Fürst, Prinzessin, Ritter und Prinz gibt es in jeder Farbe einmal. Die allmächtigen Karten sind zwei Golems, zwei Elfen, zwei Wasserspeier, ein Drache, eine Valkyrie und eine Göttin.

    Die zwanzig Pergamentkarten haben einen eigenen Stapel. Sie gehören nie zu deiner Hand, sondern liegen vor dir.

    Die Liste am Ende dieses Abschnitts nennt die Zahl jeder Karte und wie oft es sie gibt.
rules-1-row-coloured = { $card }: Zahl { $number }, in jeder Farbe { $copies }-mal
rules-1-row-wild = { $card }: allmächtig, Zahl { $number }, insgesamt { $copies }-mal
rules-1-row-scroll = { $scroll }: insgesamt { $copies }-mal
rules-2-title = BN-2 Vorbereitung jeder Runde
rules-2-body =
    BN-2.1 Mischt alle Zahlenkarten zum Nachziehstapel und alle Pergamentkarten zu ihrem Stapel. Karten, die in der letzten Runde entfernt wurden, kommen wieder dazu.

    BN-2.2 Jeder der 2 bis 6 Spieler bekommt sieben Zahlenkarten und eine verdeckte Pergamentkarte. Deine eigenen verdeckten Pergamentkarten darfst du jederzeit ansehen, sonst niemand. Wie viele jeder hat, sehen alle.

    BN-2.3 Gespielt wird zuerst im Uhrzeigersinn. Der Startspieler wird ausgelost (Einstellung first_player).

    BN-2.4 Die oberste Karte des Nachziehstapels wird aufgedeckt und beginnt den Ablagestapel. Ihre Fähigkeit tritt nicht ein, und eine 25 beginnt keine Kettenreaktion. Ist sie allmächtig, darf jede Karte auf sie abgelegt werden (deutsche Ausgabe: Der Startspieler nennt vor allem anderen ihre Farbe).
rules-3-title = BN-3 Ein Zug
rules-3-body =
    Dein Zug beginnt mit der ersten Phase (BN-4): beliebig viele ihrer Aktionen in beliebiger Reihenfolge, auch keine. Dann kommt die zweite Phase (BN-5) mit genau einer Aktion: ziehen oder ablegen. Danach ist in Spielrichtung der nächste Spieler am Zug.

    Eine Fata Morgana oder eine gelungene Bedrohung beendet deinen Zug ohne zweite Phase.
rules-4-title = BN-4 Erste Phase
rules-4-body =
    BN-4.1 Kauf. Entferne drei Basiskarten mit derselben Zahl aus deiner Hand und nimm eine Pergamentkarte vom Stapel, verdeckt: eine zufällige. Die Farben sind gleichgültig. (Deutsche Ausgabe: drei beliebige Zahlenkarten mit derselben Zahl, und die oberste Pergamentkarte.) Kaufen kannst du auch, während eine Kettenreaktion offen ist. Nicht kaufen kannst du, wenn der Pergamentkartenstapel leer ist oder wenn dir keine Karte bliebe.

    BN-4.2 Eine Pergamentkarte benutzen. Deck eine deiner verdeckten Pergamentkarten auf: Ihre Wirkung (BN-9) tritt einmal ein, und sie bleibt offen vor dir liegen. Eine gerade erhaltene Pergamentkarte darfst du sofort benutzen.
rules-5-title = BN-5 Zweite Phase
rules-5-body =
    BN-5.1 Ziehen. Zieh eine Karte, und dein Zug endet; die gezogene Karte kannst du nicht im selben Zug ablegen. Ist eine Kettenreaktion offen, ziehst du stattdessen ihre ganze Summe, und sie ist zu Ende. Ziehen darfst du immer, auch wenn du ablegen könntest.

    BN-5.2 Ablegen. Leg eine Karte ab, die die Farbe oder die Zahl der obersten Karte des Ablagestapels hat oder allmächtig ist. Zu einer allmächtigen Karte nennst du Rot, Gelb, Blau oder Grün: Diese Farbe gilt bis zum nächsten Ablegen.

    BN-5.2.1 Kettenreaktion. Ritter, Prinz und Golem, die Karten mit der Zahl 25, beginnen eine Kettenreaktion: Ritter und Prinz zählen 2, ein Golem zählt 4. Solange sie offen ist, darf nur eine 25 abgelegt werden, und ihr Wert kommt dazu. Sie endet, sobald jemand in der zweiten Phase zieht, auch wenn keine Karte mehr zu ziehen ist. Karten, die aus anderen Gründen gezogen werden, etwa als Strafe, beenden sie nicht. Ein Beispiel: A legt einen Ritter ab und B einen Golem. C hat keine 25 und zieht sechs Karten. D hat einen gewöhnlichen Zug.

    BN-5.2.2 „Blanc Noir“. Wenn du nur noch eine Karte behältst, musst du „Blanc Noir“ sagen. Du sagst es (mit dem Wort declare) zusammen mit dem, was dich auf eine Karte bringt: einem Ablegen, einer Antwort auf dessen Wirkung oder einem Kauf. Vergisst du es, ziehst du sofort vier Karten. Nimmt dir die Fähigkeit einer Sonderkarte die letzte Karte, ziehst du ebenfalls vier Karten, und die Runde geht weiter. Ist für die Strafe keine Karte mehr zu ziehen, gilt eine Karte als angesagt; mit leerer Hand bleibst du im Spiel und kannst nur ziehen. Wächst deine Hand wieder, ist die Ansage verbraucht, und du musst sie beim nächsten Mal wiederholen. Deine letzte Karte kannst du nur ablegen, wenn sie eine Basiskarte ist.

    BN-5.3 Keine Karte mehr zu ziehen. Sobald eine Karte gezogen werden muss und keine da ist, wird der Ablagestapel ohne seine oberste Karte zu einem neuen Nachziehstapel gemischt; entfernte Karten bleiben draußen. Reicht auch das nicht, ziehst du, was da ist. Eine Runde endet ohne erfüllte Aufgabe, und alle zählen ihre Hand, wenn sich in so vielen Zügen hintereinander, wie Spieler mitspielen, keine Zahlenkarte bewegt hat, oder wenn am Ende eines Zuges auf den Händen und in den Stapeln keine Basiskarte mehr ist.
rules-6-title = BN-6 Ende einer Runde
rules-6-body =
    Wenn du „Blanc Noir“ gesagt hast und als letzte Karte eine Basiskarte ablegst, hast du die Aufgabe der Gilde erfüllt, und die Runde endet. Du erhältst keine Punkte; alle anderen erhalten die Summe der Zahlen auf ihrer Hand. Punkte sind schlecht.

    Auch die Pergamentkarte Bedrohung kann eine Runde beenden: Wer sie benutzt, hat die Aufgabe erfüllt und zählt für die übrigen Handkarten nichts.
rules-7-title = BN-7 Ende des Spiels
rules-7-body =
    BN-7.1 Wer nach der Wertung genau 200 Punkte hat, dessen Punkte werden halbiert (abgerundet).

    BN-7.2 Hat danach jemand mehr als 200 Punkte, ist das Spiel zu Ende. Die wenigsten Punkte gewinnen. Bei Gleichstand gewinnt, wer öfter die Aufgabe erfüllt hat; ist auch das gleich, wird der Sieg geteilt.

    BN-7.3 Die Einstellung target setzt eine andere Zahl an die Stelle von 200. Ist die Einstellung rounds gesetzt, endet das Spiel stattdessen nach so vielen Runden; target gilt dann nur noch für das Halbieren.
rules-8-title = BN-8 Sonderkarten
rules-8-body =
    Eine Fähigkeit tritt ein, wenn ihre Karte abgelegt wird. Wird ein Spieler gewählt, ist es immer ein anderer, und beim Drachen und beim Wasserspeier musst du einen wählen. Was du „darfst“, darauf kannst du verzichten. Entfernte Karten sind für diese Runde aus dem Spiel; sie liegen offen, und jeder darf sie zählen.

    { card-priestess } ({ card-priestess.ability }): { card-priestess.text }

    { card-mage } ({ card-mage.ability }): { card-mage.text }

    { card-jester } ({ card-jester.ability }): { card-jester.text }

    { card-lord } ({ card-lord.ability }): { card-lord.text }

    { card-princess } ({ card-princess.ability }): { card-princess.text }

    { card-knight } ({ card-knight.ability }): { card-knight.text }

    { card-prince } ({ card-prince.ability }): { card-prince.text }

    { card-golem } ({ card-golem.ability }): { card-golem.text }

    { card-pixie } ({ card-pixie.ability }): { card-pixie.text }

    { card-gargoyle } ({ card-gargoyle.ability }): { card-gargoyle.text }

    { card-dragon } ({ card-dragon.ability }): { card-dragon.text }

    { card-valkyrie } ({ card-valkyrie.ability }): { card-valkyrie.text }

    { card-goddess } ({ card-goddess.ability }): { card-goddess.text }
rules-9-title = BN-9 Pergamentkarten
rules-9-body =
    Die Wirkung einer Pergamentkarte tritt einmal ein, wenn du sie in deiner ersten Phase aufdeckst. Auch eine Pergamentkarte, die nichts bewirken kann, darf aufgedeckt werden; sie ist dann trotzdem verbraucht.

    { scroll-herald_of_red }: { scroll-herald_of_red.text }

    { scroll-herald_of_yellow }, { scroll-herald_of_blue }, { scroll-herald_of_green }: dasselbe für ihre Farben.

    { scroll-explosion }: { scroll-explosion.text }

    { scroll-shock_wave }: { scroll-shock_wave.text }

    { scroll-mirage }: { scroll-mirage.text }

    { scroll-blizzard }: { scroll-blizzard.text }

    { scroll-menace }: { scroll-menace.text }

    { scroll-tornado }: { scroll-tornado.text }

    { scroll-salvation }: { scroll-salvation.text }

    { scroll-revelation }: { scroll-revelation.text }
rules-10-title = BN-10 Was du wissen darfst
rules-10-body =
    Du siehst deine eigene Hand und deine eigenen verdeckten Pergamentkarten. Alle sehen, wie viele Karten und Pergamentkarten jeder hat, die offenen Pergamentkarten, die entfernten Karten, Punkte und erfüllte Aufgaben, die oberste abgelegte Karte und die genannte Farbe, die offene Kettenreaktion, die Spielrichtung und wie viele Karten in den beiden Stapeln sind.

    Verdeckte Pergamentkarten liegen auf nummerierten Plätzen, die alle unterscheiden können; eine getauschte liegt dort, wo die andere lag.

    Niemand darf den Ablagestapel durchsehen; nur die Valkyrie erlaubt es. Ob ein Verlauf zeigt, was gespielt wurde, bestimmt die Einstellung log. Was dir Wasserspeier, Elfe oder Valkyrie gezeigt haben, bleibt dir als Notiz.
rules-11-title = BN-11 Ausgaben und Einstellungen
rules-11-body =
    Die japanische und die deutsche Anleitung unterscheiden sich an einigen Stellen. Die Einstellung edition wählt eine davon; jeder Unterschied lässt sich auch einzeln einstellen:

    gargoyle. Japanisch: Die Hand wird allen gezeigt. Deutsch: nur dir.

    lord. Japanisch: Basiskarten seiner Farbe. Deutsch: beliebige Karten seiner Farbe.

    pixie. Japanisch: zwei beliebige verdeckte Pergamentkarten, der Stapel zählt als eine. Deutsch: die eines Spielers mit der des Stapels oder je eine von zwei verschiedenen Spielern.

    trade. Japanisch: drei Basiskarten mit derselben Zahl. Deutsch: drei beliebige Zahlenkarten mit derselben Zahl.

    first_wild. Japanisch: Auf eine allmächtige erste Karte darf jede Karte abgelegt werden. Deutsch: Der Startspieler nennt vor allem anderen ihre Farbe.

    draw_scroll. Japanisch: eine zufällige Pergamentkarte des Stapels. Deutsch: die oberste; eine, die eine Elfe dorthin gelegt hat, wird also als nächste gezogen. Das gilt für Priesterin, Kauf, Offenbarung und Elfe.

    Nur edition selbst entscheidet, ob man auf das zweite Entfernen der Prinzessin verzichten darf (deutsch) oder nicht (japanisch).

    Weitere Einstellungen: seats (2 bis 6 Spieler), target, rounds, declaration („Blanc Noir“ selbst sagen oder sagen lassen), first_player, deck und log.

## Rulings: what neither rulebook says, or what they leave open. No variables.
ruling-BN-1a = Der Text der Anleitung nennt nur die Zahl 25 (Ritter, Prinz, Golem) und die Grenze zwischen Basiskarten (9 oder weniger) und Sonderkarten (10 oder mehr). Die übrigen Zahlen stehen auf Kartenbildern, die wir nicht haben; sie sind darum von uns gesetzt. Sie stehen in einer einzigen Datei, und wer die Karten besitzt, kann sie dort berichtigen.
ruling-BN-1b = Die Schachtel verspricht 125 Zahlenkarten, davon 53 Sonderkarten. Die Kartenliste beider Anleitungen ergibt 121, davon 49 Sonderkarten. Wir spielen nach der Liste. Die Einstellung deck = boxed gibt in jeder Farbe einen Ritter dazu; das ist unsere beste Vermutung für die vier fehlenden Karten.
ruling-BN-2a = Der Startspieler jeder Runde wird ausgelost; am Tisch entscheidet ein Handspiel. Mit der Einstellung first_player kann auch der Sieger der letzten Runde beginnen oder der Nächste im Uhrzeigersinn.
ruling-BN-2_4 = Beginnt eine allmächtige Karte den Stapel, darf jede Karte abgelegt werden, bis jemand eine abgelegt hat, nicht nur vom Startspieler. Die japanische Anleitung spricht nur von ihm, aber er kann ja auch ziehen.
ruling-BN-4a = Ist der Pergamentkartenstapel leer, kannst du nicht kaufen. Ein Kauf darf dir nicht die letzten Karten nehmen: Die Aufgabe wird nur durch Ablegen erfüllt.
ruling-BN-5_1 = Ziehen darfst du immer, auch wenn du eine Karte ablegen könntest und auch wenn eine Kettenreaktion offen ist und du eine 25 hast.
ruling-BN-5a = Deine Hand wird gezählt, wenn das Ablegen, seine Wirkung und das Entfernen vorbei sind. „Blanc Noir“ sagst du genau bei den eigenen Aktionen (Ablegen, Antworten auf dessen Wirkung, Kauf), nach deren Entfernen dir eine Karte bleibt, solange die Ansage nicht schon gilt. Für jede Aktion gibt es höchstens eine Strafe; sie wird gezogen, bevor der Nächste am Zug ist (nach einem Kauf: bevor es weitergeht). Ist für eine Strafe keine Karte zu ziehen, gilt eine Karte als angesagt, und wer eine leere Hand hat, bleibt im Spiel und kann nur ziehen. Mit declaration = automatic wird es für dich gesagt.
ruling-BN-5b = Wächst deine Hand nach der Ansage wieder, ist die Ansage verbraucht. Kommst du noch einmal auf eine Karte, musst du sie wiederholen.
ruling-BN-5c = Ein neuer Nachziehstapel entsteht nur, wenn eine Karte gezogen werden muss und keine da ist, auch mitten im Ziehen: Alle abgelegten Karten außer der obersten werden gemischt; entfernte bleiben draußen. Reichen die Karten nicht, ziehst du, was da ist. Eine Runde, die nicht enden kann, wird ohne erfüllte Aufgabe beendet, und alle zählen ihre Hand: wenn sich in so vielen Zügen hintereinander, wie Spieler mitspielen, keine Zahlenkarte bewegt hat (Züge mit Fata Morgana zählen mit), oder wenn am Ende eines Zuges auf den Händen und in den Stapeln keine Basiskarte mehr ist.
ruling-BN-8a = Der japanische Text der Prinzessin, den wir haben, sagt nur, was geschieht, wenn die entfernte Sonderkarte der Prinz ihrer Farbe war. Wir schließen daraus, dass sie eine Sonderkarte entfernen lässt.
ruling-BN-8b = Entfernte Karten sind bis zum Ende der Runde aus dem Spiel. Sie liegen offen, und jeder darf sie zählen.
ruling-BN-8c = Wer einen Fürsten, eine Prinzessin oder eine Göttin ablegt, wird nach Karten zum Entfernen gefragt, solange Karten auf der Hand sind, auch wenn keine davon entfernt werden darf. Sonst wüssten alle, dass keine solche Karte auf der Hand ist.
ruling-BN-9 = Ein Bote darf deine Hand nicht auf eine oder keine Karte bringen. Wäre das so, wenn du alle Karten der Farbe entfernst, wählst du, welche dieser Farbe bleiben, sodass du genau zwei Karten behältst.
ruling-BN-9a = Eine Pergamentkarte, die nichts bewirken kann, darf trotzdem aufgedeckt werden. Sie ist dann verbraucht.

## The tutorial (tutorial.toml): what to do now, .title, and .other: what is said instead when another legal move is chosen.
tutorial-colour = Alle wollen ihre Karten loswerden. Ablegen darfst du eine Karte mit der Farbe der obersten Karte auf dem Ablagestapel. Dort liegt eine blaue Hellebarde: Wähle deinen blauen Dolch.
    .title = Die Farbe passt
    .other = Auch das ginge. Fangen wir aber mit dem blauen Dolch an: Er hat die Farbe des Stapels.
tutorial-number = Die Farbe darf auch wechseln, wenn die Zahl dieselbe ist. Oben liegt jetzt eine rote 9, und deine grüne Streitaxt ist auch eine 9: Lege sie ab.
    .title = Oder die Zahl
    .other = Das ist auch erlaubt. Versuche es diesmal mit der grünen Streitaxt: andere Farbe, gleiche Zahl.
tutorial-draw = C hat die Pergamentkarte Schneesturm verwendet, darum musstest du eine Karte ziehen. Oben liegt eine blaue 8, und du hast nichts Blaues und keine 8. Dann ziehst du eine Karte, und dein Zug ist vorbei. Ziehen darfst du immer, auch wenn eine Karte passt.
    .title = Wenn nichts passt
    .other = Das darfst du, aber dafür kommt noch ein besserer Augenblick. Ziehe jetzt eine Karte.
tutorial-wild = Du hast einen Golem gezogen! Das ist eine allmächtige Karte: Sie passt auf jede Farbe und jede Zahl, und du nennst die Farbe, die von da an gilt. Lege den Golem ab und nenne Rot. Damit beginnst du auch eine Kettenreaktion mit 4.
    .title = Allmächtige Karten
    .other = Auch erlaubt. Aber lass zuerst den Golem los, und nenne Rot.
tutorial-chain = B hatte keine 25 und musste vier Karten ziehen; dann hat C mit einem Ritter eine neue Kettenreaktion begonnen. Solange sie läuft, darf nur eine Karte mit der Zahl 25 abgelegt werden. Du hast eine: Mit dem gelben Ritter kommen 2 dazu, und der nächste Spieler muss eine 25 ablegen oder die ganze Summe ziehen.
    .title = Die Kettenreaktion
    .other = Das ginge, aber die Kettenreaktion liefe weiter, oder du müsstest sie ziehen. Antworte mit dem gelben Ritter.
tutorial-scroll = Es hat geklappt: B hat vier Karten gezogen. Bevor du ziehst oder ablegst, darfst du Pergamentkarten verwenden. Nur du weißt, was deine ist, bis du sie aufdeckst: eine Explosion, durch die ein anderer Spieler zwei Karten zieht. Verwende sie.
    .title = Pergamentkarten
    .other = Das kann warten, und nach einer Karte wäre dein Zug vorbei. Verwende zuerst die Pergamentkarte.
tutorial-aim = Manche Karten fragen dich etwas. Wer soll zwei Karten ziehen? Wähle B.
    .title = Du hast die Wahl
    .other = Armes C! Nimm diesmal B.
tutorial-trade = Bevor du ziehst oder ablegst, kannst du auch einkaufen: drei Basiskarten mit derselben Zahl gegen eine Pergamentkarte. Du hast drei Haarnadeln, jede eine 6. Gib sie her: auf einmal drei Karten weniger.
    .title = Drei Karten für ein Pergament
    .other = Noch nicht: Mit dem Einkauf wirst du drei Karten in einem Zug los.
tutorial-word = Zwei Karten sind übrig. Wer nur noch eine Karte behält, muss bei diesem Zug „Blanc Noir“ sagen, sonst zieht er vier Karten. Sag also zuerst das Wort, und lege dann den gelben Langbogen ab.
    .title = Blanc Noir!
    .other = Vorsicht: Das Wort gehört zu diesem Zug. Sag zuerst „Blanc Noir“, und lege dann den gelben Langbogen ab.
tutorial-last = C hatte eben nur noch eine Karte, hat das Wort vergessen und vier gezogen. Du hast es nicht vergessen. Die letzte Karte muss eine Basiskarte sein, ohne Fähigkeit; dein roter Langbogen ist eine, und Rot passt. Lege ihn ab, und die Runde gehört dir!
    .title = Die letzte Karte
    .other = Das ginge, aber warum warten? Lege den roten Langbogen ab und gewinne die Runde.
tutorial-end = Du hast deine letzte Karte abgelegt: Damit ist die Aufgabe erfüllt, und du bekommst keine Punkte. Die anderen bekommen die Zahlen auf ihrer Hand, und Punkte sind schlecht. Ein ganzes Spiel dauert, bis jemand mehr als 200 Punkte hat. Alles Weitere lernst du am besten beim Spielen: Jede Karte erklärt sich selbst, und die Regeln sind nie weit.
    .title = Gut gespielt!
