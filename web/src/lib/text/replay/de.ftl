### Die Seiten der Wiederholungen, auf Deutsch.

replay-title = Wiederholungen
replay-of = Wiederholung: { $game }
replay-lead = Sieh dir ein Spiel Zug für Zug noch einmal an, von jedem Platz, und spiele von jedem Augenblick an weiter.
replay-mine = Meine Spiele
replay-none = Du hast hier noch kein Spiel gespielt. Jedes Spiel wird Zug für Zug aufgehoben; du findest es hier, sobald es begonnen hat.
replay-number = Spiel { $number }
replay-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
replay-running = läuft noch
replay-broken_off = abgebrochen
replay-bring = Eine eigene Aufzeichnung
replay-bring_hint = Zieh eine Aufzeichnung hierher, oder wähle die Datei. Dieser Server liest sie und bewahrt sie nicht auf.
replay-choose_file = Datei wählen
replay-too_large = Diese Datei ist größer, als eine Aufzeichnung hier sein darf.
replay-loading = Wird geladen …
replay-again = Noch einmal versuchen

## Stepping.
replay-controls = Schritte
replay-first = Zum Austeilen
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-stop = Anhalten
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-at = Zug { $number } von { $count }
replay-deal = Es wird ausgeteilt
replay-position = Der Anfang
replay-speed = Tempo
replay-times = { $times }×
replay-moves_list = Züge
replay-earlier = Frühere Züge
replay-later = Spätere Züge
replay-by-clock = Zeit war um
replay-by-bot = Bot
replay-after = nach { $time }
replay-keys = Pfeiltasten gehen Zug für Zug, die Leertaste spielt ab und hält an, Pos1 und Ende führen zum Austeilen und zum Ende.

## Whose eyes.
replay-eyes = Gesehen von
replay-seat = { $name }
replay-everybody = allen
replay-open = mit offenen Händen
replay-own_eyes = Dieses Spiel läuft noch: Du siehst wieder, was du selbst gesehen hast.
replay-hands = Alle Hände
replay-hand_of = Hand von { $name }, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

## What can be done with it.
replay-share = Link zu diesem Augenblick
replay-copied = Der Link ist kopiert.
replay-no_link = Eine mitgebrachte Aufzeichnung hat keinen Link: Sie wird nirgends aufbewahrt.
replay-download = Aufzeichnung sichern
replay-play_on = Von hier weiterspielen
replay-play_on_as = als { $name }
replay-play_on_hint = Gegen Bots und mit dem, was { $name } wusste: Karten, die { $name } nicht kannte, werden neu verteilt.
replay-table = Zum Tisch

## The proof.
replay-check = Mischen prüfen
replay-checking = Wird geprüft …
replay-checked = Geprüft
replay-check_lead = Dein Browser prüft selbst, was er kann. Beim Rest verlässt er sich auf diesen Server und sagt es.
replay-by_browser = Von deinem Browser geprüft
replay-by_server = Von diesem Server geprüft
replay-yes = richtig
replay-no = FALSCH
replay-unknown = offen
replay-digest-yes = Die Aufzeichnung ist, wie sie geschrieben wurde: Sie passt zu ihrer Prüfsumme.
replay-digest-no = Die Aufzeichnung wurde nachträglich verändert.
replay-commitment-yes = Das Geheimnis passt zur Festlegung in der Aufzeichnung: { $commitment }
replay-commitment-no = Das Geheimnis passt nicht zur Festlegung. Es sind nicht die Karten, die versprochen waren.
replay-commitment-none = Dieses Spiel hat keinen geheimen Zufall, darum hat niemand etwas über die Karten versprochen.
replay-noted-yes = Diesem Browser wurde vor dem Austeilen dieselbe Festlegung genannt. Das Mischen stand also fest, bevor jemand eine Karte sah.
replay-noted-later = Diesem Browser wurde dieselbe Festlegung genannt, während das Spiel lief. Von da an wurde nichts vertauscht.
replay-noted-no = Diesem Browser wurde vor dem Austeilen eine andere Festlegung genannt. Es sind nicht die Karten, die versprochen waren.
replay-noted-none = Dieser Browser war vor dem Austeilen nicht dabei. Vergleiche die Festlegung mit dem, was ein Spieler damals notiert hat.
replay-entropy-none = Kein Spieler hat dem Zufall ein Wort hinzugefügt.
replay-entropy-some = Diese Wörter von Spielern stecken im Zufall: { $words }. Suche deins.
replay-draws-yes = { $count ->
    [one] Die eine Zahl, die das Spiel gezogen hat, folgt aus dem Geheimnis.
   *[other] Alle { $count } Zahlen, die das Spiel gezogen hat, folgen der Reihe nach aus dem Geheimnis.
}
replay-draws-part = Die ersten { $count } Zahlen, die das Spiel gezogen hat, folgen aus dem Geheimnis; der Rest wurde nicht angesehen.
replay-draws-no = Die { $number }. Zahl, die das Spiel gezogen hat, folgt nicht aus dem Geheimnis.
replay-draws-none = Es wurde nichts gezogen.
replay-honest = Was das nicht zeigt: Wozu das Spiel eine Zahl braucht und dass jeder Zug erlaubt war, sagt der Server, der das Spiel nachgespielt hat. Willst du das selbst tun, führe tefuda verify mit der Aufzeichnung aus.
replay-good = An diesem Spiel ist nichts falsch.
replay-bad = An diesem Spiel stimmt etwas nicht.
replay-no_crypto = Dieser Browser prüft nur auf sicheren Seiten (https). Sichere die Aufzeichnung und nimm tefuda verify.
replay-held = hat { $ms } ms auf langsamere Leitungen gewartet
replay-arrived = kam als Nr. { $number } an
