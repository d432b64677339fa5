### Die Regelseiten, auf Deutsch.

rulespage-title = Regeln von { $game }
rulespage-loading = Wird geladen …
rulespage-contents = Inhalt
rulespage-search = In den Regeln suchen
rulespage-found = { $count ->
    [0] Nichts gefunden
    [one] 1 Stelle
   *[other] { $count } Stellen
}
rulespage-clear = Leeren
rulespage-cards = Die Karten
rulespage-copies = { $count }-mal
rulespage-copies_each = { $count }-mal in jeder Farbe
rulespage-number = Zahl { $number }
rulespage-options = Einstellungen
rulespage-default = üblich
rulespage-range = { $low } bis { $high }
rulespage-no_limit = keine
rulespage-editions = Ausgaben
rulespage-edition-base = Ohne andere Wahl gilt bei jeder Einstellung der erste Wert, wie in der japanischen Ausgabe.
rulespage-edition = Ausgabe { $edition }: { $changes }
rulespage-rulings = Festlegungen
rulespage-rulings_lead = Wo das Regelheft etwas offenlässt oder Ausgaben sich widersprechen, spielen wir so.
rulespage-link = Link zu { $rule }
rulespage-players = { $from } bis { $to } Spieler
rulespage-learn = Beim Spielen lernen
rulespage-play = Spielen
