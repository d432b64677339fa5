### Was nur der Client von BRAWL sagt, auf Deutsch. Karten, Seiten und Spieler kommen als fertige Wörter.

## Der Tisch.
brawl-arena = Arena von { $near } und { $far }
brawl-closed = geschlossen
brawl-column = { $base }, Seite von { $side }
brawl-empty = nichts liegt dort
brawl-hits = { $count ->
    [one] 1 Treffer
   *[other] { $count } Treffer
}
brawl-on_top = zuletzt { $card }
brawl-goes = { $card } passt hierhin
brawl-base_of = Base { $base } von { $owner }
brawl-goes_to = so wie es liegt, gewinnt { $seat }
brawl-worth = zählt { $count }
brawl-end_left = Linkes Ende der Reihe, { $arena }
brawl-end_right = Rechtes Ende der Reihe, { $arena }
brawl-your_team = dein Team

## Spieler.
brawl-own = Dein Deck, deine Hand und deine Ablage
brawl-wins = { $count ->
    [one] gewinnt 1 Base, so wie es liegt
   *[other] gewinnt { $count } Bases, so wie es liegt
}
brawl-deck_count = { $count ->
    [0] das Deck ist leer
    [one] 1 Karte im Deck
   *[other] { $count } Karten im Deck
}
brawl-discards_top = oben auf der Ablage: { $card }
brawl-no_discards = keine Ablage
brawl-holds = hält { $card }
brawl-in_hand = In deiner Hand: { $card }
brawl-hand_empty = Deine Hand ist leer
brawl-active = aktiv
brawl-waits = wartet
brawl-out = draußen

## Was man tun kann.
brawl-flip = Aufdecken
brawl-discard = Ablegen
brawl-lift = Aufnehmen
brawl-put_back = Zurücklegen
brawl-tag = { $partner } einwechseln
brawl-tag_short = Wechsel
brawl-held = { $card }. { $count ->
    [0] Sie passt nirgends.
   *[other] Tasten: { $keys }
}
brawl-turn = Du bist am Zug: Deck eine Karte auf
brawl-turn_top = Am Zug: aufdecken oder { $card } spielen
brawl-turn_held = { $card }: spielen oder ablegen
brawl-turn_stuck = { $card } passt nirgends: Leg die Karte ab
brawl-resting = Du setzt aus, bis du wieder dran bist
brawl-you_out = Du bist in dieser Runde draußen. Die anderen kämpfen weiter.

## Zeit und Ende.
brawl-idle = { $seconds ->
    [one] Niemand spielt: Ende in 1 Sekunde
   *[other] Niemand spielt: Ende in { $seconds } Sekunden
}
brawl-counted = Base für Base
brawl-tied = Diese Runde hat niemand gewonnen
brawl-again = Noch eine Runde spielen: { $players }
brawl-went_idle = Lange wurde nichts gespielt: gewertet, wie es lag.

## Decks.
brawl-deck_of = { $seat } spielt { $deck }. Anderes Deck wählen
brawl-deck_for = Deck für { $seat }
brawl-random = ausgelost
brawl-random_all = Alle Decks auslosen
brawl-own_recipe = Eigenes Rezept
brawl-more_decks = Mit der Erweiterung kommen zwei Decks dazu.
brawl-recipe_name = Name (nur Buchstaben)
brawl-recipe_count = { $count } von 35 Karten, davon { $freezes } Freezes
brawl-recipe_take = Dieses Deck spielen
brawl-later = zählt { $ms } ms später
brawl-no_handicap = ohne
