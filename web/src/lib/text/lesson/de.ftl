### Die Einführung, auf Deutsch.

lesson-title = { $game } lernen
lesson-lead = Spiele deine erste Runde Schritt für Schritt: ein echter Tisch, echte Karten, und jemand erklärt dir, was geschieht. Es dauert etwa zehn Minuten.
lesson-begin = Anfangen
lesson-go_on = Weiter mit Schritt { $number } von { $count }
lesson-again = Neu anfangen
lesson-none = Zu diesem Spiel gibt es keine Einführung.
lesson-step = Schritt { $number } von { $count }
lesson-watch = Gut gemacht. Jetzt schau den anderen zu.
lesson-other = Das wäre auch erlaubt. Hier versuchen wir etwas anderes.
lesson-off = Du bist deinen eigenen Weg gegangen: Spiele weiter, wie du magst, oder fang neu an.
lesson-skip = Einführung verlassen
lesson-more = In den Regeln
lesson-play = Ein echtes Spiel spielen
lesson-coach = Einführung
