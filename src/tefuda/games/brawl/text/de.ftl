### BRAWL auf Deutsch. Karten, Farben und Decks kommen als fertige Wörter in einen Satz, Spieler als Buchstabe oder Name, Bases und Arenen mit ihren Namen.

## Names. No variables.
game-name = BRAWL
game-tagline = Ein Kampf in Karten für 2 bis 7 Spieler: Hit, Block und Clear auf beiden Seiten, reihum oder in Echtzeit.

## Colours and their one-letter marks. No variables.
colour-red = Rot
    .letter = R
colour-green = Grün
    .letter = G
colour-blue = Blau
    .letter = B

## A coloured card: colour, kind. The ends of a row, and an empty side: no variables.
coloured-card = { $kind } in { $colour }
place-left = links
place-right = rechts
place-nothing = nichts

## Cards (B-3, B-9): name, .letter (its mark), .text (where it goes and what it does). No variables.
card-hit = Hit
    .letter = H
    .text = Kommt direkt an eine leere Seite einer Base, auf einen Hit oder Hit-2 seiner Farbe oder auf einen Press, wenn die Spalte seine Farbe hat. Zählt eins.
card-hit2 = Hit-2
    .letter = 2
    .text = Kommt nur auf einen Hit oder Hit-2 seiner Farbe: nie direkt an eine Base, nie auf einen Press. Zählt zwei.
card-block = Block
    .letter = B
    .text = Kommt auf einen Hit oder Hit-2 seiner Farbe. Kein Hit kann ihm folgen, nur ein Press.
card-press = Press
    .letter = P
    .text = Kommt auf einen Block jeder Farbe. Ihm kann nur ein Hit in der Farbe der Spalte folgen: kein Block, kein Hit-2, kein Press.
card-clear = Clear
    .letter = C
    .text = Nimmt eine Base am Ende der Reihe aus dem Spiel, mit allem, was an ihr liegt, und sich selbst dazu. Die Base muss offen sein und darf nicht die einzige sein; die mittlere von dreien bleibt.
card-freeze = Freeze
    .letter = F
    .text = Kommt auf eine offene Base: Dort kann nichts mehr gespielt werden, auch kein Clear. Ist jede Base eingefroren, ist der Kampf vorbei.
card-base = Base
    .letter = Ba
    .text = Kommt neben die Bases der Arena, an eins der beiden Enden der Reihe, solange es weniger als drei sind (im Tag Team vier). Eingefrorene zählen mit. Bei Gleichstand gehört sie dir.
card-null = Null
    .letter = Nu
    .text = Kommt auf eine offene Base: Sie zählt am Ende nichts.
card-reverse = Reverse
    .letter = Re
    .text = Kommt auf eine offene Base: Die Seite mit weniger Hits gewinnt sie. Ein zweiter dreht es zurück. Gleichstand geht weiterhin an den Besitzer.
card-hold = Hold
    .letter = Ho
    .text = Kommt auf eine offene Base: Sie kann nicht mehr weggeräumt werden.
card-double = Double
    .letter = Do
    .text = Kommt auf eine offene Base: Sie zählt doppelt. Ein zweiter verdoppelt noch einmal.

## Decks (B-1, B-9): name, .text (their character), .source. No variables.
-published = Das veröffentlichte Rezept.
-house = Ein Rezept des Hauses im Rahmen dessen, was vom gedruckten bekannt ist.
deck-hale = Hale
    .text = Grüne Fäuste und ein klarer Kopf: beständige Hits in Grün, ein Hit-2 in jeder Farbe, kaum ein Block. Leicht zu spielen, schwer zu stoppen.
    .source = { -published }
deck-bennett = Bennett
    .text = Bleibt nie, wo es Ärger gibt: mehr Bases und mehr Clears als alle anderen und eine Vorliebe für Blau. Verlegt den Kampf dorthin, wo er führt.
    .source = { -house }
deck-chris = Chris
    .text = Ausgewogen bis zur letzten Karte: gleich viele Hits in jeder Farbe und je zwei Blocks. Lässt niemanden hoch bauen.
    .source = { -house }
deck-darwin = Darwin
    .text = Rot, laut und drängend: die längsten roten Spalten von allen und ein Press für fast jeden Block im Weg. Schaut selten zurück, räumt selten ab.
    .source = { -house }
deck-morgan = Morgan
    .text = Kühl in Blau, fast ohne Rot: Hit-2, die Streit beenden, und Blocks, wo es weh tut. Meide das Blau, wenn du kannst.
    .source = { -house }
deck-pearl = Pearl
    .text = Geduldig und genau: fünf Clears, drei Press und nur ein roter Hit. Lässt dich bauen und zieht dir dann den Boden weg.
    .source = { -house }
deck-umbra = Umbra
    .text = Kämpft aus dem Schatten: macht deine beste Base wertlos oder dreht sie um, wenn du sie sicher glaubst.
    .source = Ein Rezept des Hauses mit den weiteren Kartenarten.
deck-volt = Volt
    .text = Hoher Einsatz: verdoppelt eine Base, hält sie fest und setzt alles darauf. Die anderen wissen, wohin sie schlagen müssen.
    .source = Ein Rezept des Hauses mit den weiteren Kartenarten.

## Events. `-hidden`: for those who may not see the card.
## round_began: round, players (seats)
event-round_began = Runde { $round } beginnt. Es kämpfen: { $players }.
## base_placed, laid_base: seat, base, arena, end (left, right)
event-base_placed = { $seat } beginnt mit { $base } in der Arena { $arena }.
event-laid_base = { $seat } legt die Base { $base } in die Arena { $arena } ({ $end }).
## turn_passed: seat (whose turn it is now)
event-turn_passed = { $seat } ist am Zug.
## flipped: seat, card; flipped-hidden: seat
event-flipped = { $seat } deckt auf: { $card }.
event-flipped-hidden = { $seat } deckt eine Karte auf.
## lifted, discarded, put_back: seat, card
event-lifted = { $seat } nimmt vom Ablagestapel: { $card }.
event-discarded = { $seat } legt ab: { $card }.
event-put_back = { $seat } legt zurück: { $card }.
## played: seat, card, base, side (a seat)
event-played = { $seat } spielt auf { $base }, Seite { $side }: { $card }.
## cleared, froze: seat, base
event-cleared = { $seat } räumt { $base } ab!
event-froze = { $seat } friert { $base } ein.
## modified: seat, card, base
event-modified = { $seat } spielt { $card } auf { $base }.
## tagged: seat, partner
event-tagged = { $seat } wechselt { $partner } ein.
## passed: seat
event-passed = { $seat } kann nichts tun und passt.
## arena_closed: arena
event-arena_closed = Die Arena { $arena } ist geschlossen.
## left_round: seat
event-left_round = { $seat } ist draußen: Beide Arenen sind geschlossen.
## base_won: base, winner (seat), hits (both sides, such as 3:1)
event-base_won = { $base } geht an { $winner } ({ $hits }).
## none
event-went_idle = Seit 30 Sekunden hat niemand gespielt: Die Bases werden gewertet, wie sie liegen.
event-nobody_can_play = Niemand kann mehr spielen: Die Bases werden gewertet, wie sie liegen.
## round_tied: players (seats)
event-round_tied = Gleichstand an der Spitze: { $players }. Sie kämpfen noch eine Runde.
## game_ended: winners (one or more seats)
event-game_ended = Der Kampf ist vorbei. Gewonnen: { $winners }.

## Refused moves, .remedy: what would be legal. Both get the same variables.
## none
refused-game_over = Der Kampf ist vorbei.
    .remedy = Beginn einen neuen.
## seat (whose turn it is)
refused-not_your_turn = Jetzt ist { $seat } am Zug.
    .remedy = Warte, bis du am Zug bist.
## why (a question’s .name)
refused-not_this_answer = Das geht jetzt nicht: { $why }.
    .remedy = Wähl einen der angebotenen Züge.
## none
refused-no_card_in_hand = Du hast keine Karte in der Hand.
    .remedy = Deck zuerst die oberste Karte deines Decks auf.
## card
refused-hand_full = Du hast schon eine Karte in der Hand: { $card }.
    .remedy = Spiel sie oder leg sie zuerst ab.
## none
refused-deck_empty = Dein Deck ist leer.
    .remedy = Spiel die oberste Karte deines Ablagestapels.
## none
refused-nothing_to_lift = Dein Ablagestapel ist leer.
    .remedy = Deck die oberste Karte deines Decks auf.
## card, held
refused-not_your_card = { $card } kannst du jetzt nicht spielen; spielen kannst du: { $held }.
    .remedy = Spiel { $held }, oder tu etwas anderes.
## base
refused-no_such_base = Eine Base { $base } gibt es in diesem Kampf nicht.
    .remedy = Nenn eine der Bases, die in der Arena liegen.
## base, side
refused-no_such_side = { $base } hat keine Seite { $side }.
    .remedy = Nenn eine der beiden Seiten ihrer Arena.
## base
refused-base_gone = { $base } ist abgeräumt worden.
    .remedy = Wähl eine Base, die noch da ist.
## base
refused-base_frozen = { $base } ist eingefroren: Dort kann nichts mehr gespielt werden.
    .remedy = Wähl eine offene Base.
## place (a Base or an arena)
refused-not_this_arena = { $place } liegt in keiner deiner Arenen.
    .remedy = Spiel in den Arenen links und rechts von dir.
## arena
refused-arena_closed = Die Arena { $arena } ist geschlossen: Keine ihrer Bases ist offen.
    .remedy = Spiel in deiner anderen Arena.
## arena, most
refused-row_full = In der Arena { $arena } liegen schon { $most } Bases, eingefrorene mitgezählt; für mehr ist kein Platz.
    .remedy = Warte, bis eine Base abgeräumt wird, oder leg deine ab.
## card, base, side, needs (hit, hit2, block, press: the kind to be played), lies (a card, or nothing)
refused-not_on_this_kind = { $needs ->
    [hit] { $card } kommt an eine leere Seite, auf einen Hit, Hit-2 oder Press; auf Seite { $side } von { $base } liegt zuletzt: { $lies ->
        [nothing] nichts
       *[other] { $lies }
    }.
    [hit2] { $card } kommt nur auf einen Hit oder Hit-2; auf Seite { $side } von { $base } liegt zuletzt: { $lies ->
        [nothing] nichts
       *[other] { $lies }
    }.
    [block] { $card } kommt nur auf einen Hit oder Hit-2; auf Seite { $side } von { $base } liegt zuletzt: { $lies ->
        [nothing] nichts
       *[other] { $lies }
    }.
   *[press] Ein Press kommt nur auf einen Block; auf Seite { $side } von { $base } liegt zuletzt: { $lies ->
        [nothing] nichts
       *[other] { $lies }
    }.
}
    .remedy = { $needs ->
    [hit] Wähl eine Seite, die leer ist oder mit einem Hit, Hit-2 oder Press endet.
    [hit2] Wähl eine Spalte, die mit einem Hit oder Hit-2 seiner Farbe endet.
    [block] Wähl eine Spalte, die mit einem Hit oder Hit-2 seiner Farbe endet.
   *[press] Wähl eine Spalte, die mit einem Block endet.
}
## card, base, side, needs (a colour)
refused-wrong_colour = Die Spalte auf Seite { $side } von { $base } hat die Farbe { $needs }; dazu passt nicht: { $card }.
    .remedy = Wähl eine Spalte in der Farbe der Karte.
## base
refused-base_only_at_ends = { $base } liegt zwischen anderen Bases: Nur die an den Enden einer Reihe können abgeräumt werden.
    .remedy = Wähl eine Base an einem Ende.
## base
refused-last_base = { $base } ist die einzige Base ihrer Arena und kann nicht abgeräumt werden.
    .remedy = Leg zuerst eine andere Base, oder heb den Clear auf deinem Ablagestapel auf.
## base
refused-held_fast = Auf { $base } liegt ein Hold: Sie kann nicht abgeräumt werden.
    .remedy = Wähl eine andere Base.
## none
refused-no_lift_in_training = Im Trainingsmodus wird nichts aufgenommen: Statt aufzudecken, spielt man die oberste Karte seines Ablagestapels sofort.
    .remedy = Spiel sie, oder deck auf.
## partner (a seat)
refused-not_active = Für dein Team kämpft jetzt { $partner }.
    .remedy = Warte, bis du eingewechselt wirst.
## partner (a seat)
refused-partner_cannot_act = { $partner } könnte nichts tun, und im Trainingsmodus wechselt man nur jemanden ein, der etwas tun kann.
    .remedy = Mach selbst weiter.
## none
refused-already_tagged = Dein Team hat in diesem Zug schon gewechselt.
    .remedy = Deck auf, oder spiel die oberste Karte deines Ablagestapels.
## none
refused-out_of_round = Du bist in dieser Runde draußen: Deine beiden Arenen sind geschlossen.
    .remedy = Sieh zu, wie die anderen sie beenden.
## none
refused-clock_only = Nur die Uhr des Tisches beendet einen Kampf, in dem nichts geschieht.
    .remedy = Spiel weiter.

## Questions (`why` of a waiting), .name: in a few words. No variables.
ask-turn = Du bist am Zug: Deck eine Karte auf und spiel sie oder leg sie ab, oder spiel die oberste deines Ablagestapels.
    .name = der Zug eines Spielers
ask-race = Echtzeit: aufdecken, spielen, ablegen, so schnell du willst.
    .name = Echtzeit, alle zugleich

## Options, .help, and their values. No variables.
option-mode = Modus
    .help = Reihum, um die Karten in Ruhe kennenzulernen, oder in Echtzeit, wie das Spiel gedacht ist.
option-mode-training = Training: reihum
option-mode-tournament = Turnier: in Echtzeit
option-tag = Tag Team
    .help = Zu viert zwei gegen zwei: A und C gegen B und D. Von jedem Team kämpft einer und wechselt den anderen ein.
option-tag-off = jeder für sich
option-tag-on = zwei gegen zwei
option-expansion = Weitere Kartenarten
    .help = Lässt Decks mit Null, Reverse, Hold und Double zu: Umbra, Volt und eigene Rezepte.
option-expansion-off = ohne
option-expansion-on = mit
option-decks = Decks
    .help = Wer welches Deck spielt: ein Name für alle oder für jeden Platz einer, mit Kommas dazwischen, zum Beispiel hale,darwin. Ein eigenes Rezept schreibt man als NAME:hit=4/8/5;hit2=1/1/1;block=1/1/0;press=0;clear=4;base=6;freeze=3 (rot/grün/blau): 35 Karten, davon drei Freezes.
option-decks-house = der Reihe nach Hale, Bennett, Chris, Darwin, Morgan, Pearl, Hale
option-decks-random = ausgelost
option-fair = Faire Reihenfolge
    .help = In Echtzeit gleicht der Server schnelle und langsame Leitungen aus, um höchstens 60 Millisekunden, damit Hände entscheiden und nicht das Netz.
option-fair-on = Leitungen werden ausgeglichen
option-fair-off = wie es ankommt
option-slow = Zeitlupe
    .help = In Echtzeit läuft alles so viele Male langsamer als sonst; der ganze Tisch einigt sich darauf, und es steht in der Aufzeichnung.
option-handicap = Handicap
    .help = In Echtzeit zählen die Züge dieser Plätze um so viele Millisekunden später, zum Beispiel A=300.
option-handicap-none = keins

## Moves in words. what: cards, Bases, sides.
move-flip = Aufdecken
move-play = Spielen: { $what }
move-discard = Ablegen
move-lift = Oberste Karte deines Ablagestapels aufnehmen
move-tag = Partner einwechseln
move-end = Ende (die Uhr)

## The table in the terminal.
## none, but term-side: seat
term-in_hand = In deiner Hand
term-on_top = Oben auf der Ablage
term-deck = Deck
term-discards = Ablage
term-frozen = eingefroren
term-fits_nowhere = Das passt jetzt nirgends.
term-bases = Bases
term-side = Seite { $seat }
term-active = kämpft
## none
term-help =
    Eine Nummer spielt die Wahl mit dieser Nummer. Auch ein Zug oder sein Anfang lässt sich tippen: flip, discard; zum Spielen genügen Base und Seite: a1 b; links; b2.
    warum KARTE, warum a1 b – warum diese Karte oder dieser Zug nicht geht, und was ginge
    karte NAME, karte 2 – was eine Karte bewirkt
    regeln, regeln 3 – die Abschnitte der Regeln; Abschnitt 3
    verlauf – was bisher geschehen ist
    tisch – alles, was du vom Tisch siehst
    ? – diese Hilfe
    beenden – das Spiel verlassen
    Auch aufdecken, ablegen und die englischen Wörter gehen: why, card, rules, log, table, help, quit.
## seat, points (Bases)
term-score = { $points ->
    [one] { $seat }: 1 Base
   *[other] { $seat }: { $points } Bases
}
## turn (a sign)
term-help-signs = { $turn } wer am Zug ist; jede Spalte beginnt neben ihrer Base: RH ist ein Hit in Rot, G2 ein Hit-2 in Grün, BB ein Block in Blau, P ein Press; die Zahlen sind die Hits jeder Seite, und der Pfeil zeigt, wer die Base gewinnen würde

## Rules page. Titles and bodies: no variables.
rules-1-title = B-1 Karten und Decks
rules-1-body =
    Alle kämpfen mit dem Deck einer Figur: 35 Karten. Hits, Hit-2 und Blocks gibt es in Rot, Grün und Blau; Press, Clear, Base und Freeze haben keine Farbe. Kein Deck hat alles: Was ihm fehlt, ist seine Schwäche.

    B-1.bottom Drei der Karten sind Freezes, und sie liegen immer zuunterst im Deck.

    B-1.shuffle Die Base für den Anfang wird vor dem Mischen herausgenommen, im Kreis sind es beide. So werden 31 Karten gemischt, im Kreis 30; im Tag Team, mit zwei Freezes, 31, und 32 bei einem Partner, der keine Base legt.

    B-1.number Jede Karte sagt, wie oft es sie im Deck gibt. Ein Hit in Rot mit einer 3 heißt: Es sind drei Hits in Rot.

    B-1.hale { deck-hale }: { deck-hale.text } Hits: 4 rot, 8 grün, 5 blau; ein Hit-2 in jeder Farbe; Blocks: 1 rot, 1 grün; 4 Clears, 6 Bases. { deck-hale.source }

    B-1.bennett { deck-bennett }: { deck-bennett.text } Hits: 4 rot, 4 grün, 6 blau; ein Hit-2 in Blau; ein Block in jeder Farbe; 1 Press, 6 Clears, 7 Bases. { deck-bennett.source }

    B-1.chris { deck-chris }: { deck-chris.text } Hits: 5 in jeder Farbe; je ein Hit-2; je 2 Blocks; 2 Clears, 6 Bases. { deck-chris.source }

    B-1.darwin { deck-darwin }: { deck-darwin.text } Hits: 9 rot, 4 grün, 3 blau; 3 Hit-2 in Rot; ein Block in jeder Farbe; 3 Press, 2 Clears, 5 Bases. { deck-darwin.source }

    B-1.morgan { deck-morgan }: { deck-morgan.text } Hits: 2 rot, 4 grün, 8 blau; 2 Hit-2 in Blau; Blocks: 1 rot, 2 grün, 2 blau; 1 Press, 4 Clears, 6 Bases. { deck-morgan.source }

    B-1.pearl { deck-pearl }: { deck-pearl.text } Hits: 1 rot, 6 grün, 6 blau; Hit-2: 1 grün, 1 blau; Blocks: 2 rot, 1 grün, 1 blau; 3 Press, 5 Clears, 5 Bases. { deck-pearl.source }

    B-1.custom Ein eigenes Rezept hat 35 Karten, genau drei davon Freezes, und mindestens so viele Bases, wie man zu Beginn legt.

    B-1.same Zwei Spieler dürfen dasselbe Deck nehmen.
rules-2-title = B-2 Der Tisch
rules-2-body =
    Zwischen zwei Gegnern liegt eine Arena mit einer Reihe von höchstens drei Bases. Jede Base hat zwei Seiten, zu jedem Gegner eine, und an jeder Seite wächst eine Spalte von Karten.

    B-2.start Von jedem Deck liegt zu Beginn eine Base in der Arena; die Freezes liegen zuunterst in den verdeckten Decks, und der Kampf kann beginnen.

    B-2.names Eine Base behält ihren Namen das ganze Spiel: A1, A2, … sind die von Platz A. Links und rechts einer Reihe ist so gemeint, wie sie der zuerst genannte Spieler der Arena sieht.

    B-2.hand Du hast ein verdecktes Deck, einen offenen Ablagestapel, von dem nur die oberste Karte benutzt werden kann, und höchstens eine Karte in der Hand.
rules-3-title = B-3 Wo eine Karte gespielt werden darf
rules-3-body =
    Auf jeder Seite jeder Base in deiner Arena, wem sie auch gehört. Du darfst deinen eigenen Hit blocken und Hits und Press auf der anderen Seite spielen. Das sieht seltsam aus und ist manchmal das Beste: Liegt ein Block oben auf deiner Ablage, so leg drüben einen Hit seiner Farbe und dahinter den Block.

    B-3.base { card-base }: { card-base.text } Auch neben eine eingefrorene Base darf sie gelegt werden.

    B-3.hit { card-hit }: { card-hit.text }

    B-3.hit2 { card-hit2 }: { card-hit2.text }

    B-3.block { card-block }: { card-block.text }

    B-3.press { card-press }: { card-press.text } Nach einem Press muss also mindestens ein Hit kommen, bevor wieder geblockt werden kann.

    B-3.clear { card-clear }: { card-clear.text } Die Reihe rückt zusammen, und die Spalten der anderen Bases bleiben.

    B-3.freeze { card-freeze }: { card-freeze.text }

    B-3.colour Eine Spalte beginnt mit einem Hit und hat darum immer nur eine Farbe. Ein Hit in der schwächsten Farbe des Gegners auf seiner Seite sorgt dafür, dass dort keine lange Spalte wächst.
rules-4-title = B-4 Wertung
rules-4-body =
    B-4.end Der Kampf endet in dem Augenblick, in dem keine offene Base mehr da ist: durch einen Freeze auf der letzten oder durch einen Clear, der die letzte offene wegnimmt. Karten in der Hand bewirken nichts mehr.

    B-4.hits Jede Base gewinnt die Seite mit mehr Hits für den Spieler, zu dem sie zeigt, wer auch immer sie gespielt hat; ein Hit-2 zählt zwei.

    B-4.owner Bei gleich vielen Hits, auch bei gar keinen, gewinnt der Besitzer der Base. Nur hier kommt es darauf an, wem sie gehört.

    B-4.draw Wer die meisten Bases gewinnt, hat gewonnen. Gleich viele sind ein Unentschieden.
rules-5-title = B-5 Trainingsmodus: reihum
rules-5-body =
    B-5.first Wer beginnt, wird ausgelost. Danach ist man abwechselnd am Zug, und ein Zug ist eins von zweien:

    B-5.flip Deck die oberste Karte deines Decks auf, und spiel sie oder leg sie auf deinen Ablagestapel.

    B-5.discards Oder spiel die oberste Karte deines Ablagestapels.
rules-6-title = B-6 Turniermodus: in Echtzeit
rules-6-body =
    Dieselben Karten, aber keine Züge: Alle decken auf, spielen und legen ab, so schnell sie wollen. Geübte brauchen keine Minute. Du führst? Dann deck schnell auf und komm zu deinen Freezes. Du liegst zurück? Dann finde die Wende, bevor es so weit ist.

    B-6.lift Du darfst auch die oberste Karte deines Ablagestapels in die Hand nehmen und sie spielen oder zurücklegen. Eine aufgenommene Karte bleibt für alle offen.

    B-6.order Der Server bringt die Karten in eine Reihenfolge. Was noch möglich ist, wenn es an der Reihe ist, gilt, was auch immer sich darunter geändert hat.

    B-6.late Was nicht mehr möglich ist, ändert nichts: Die Karte bleibt in deiner Hand, und du erfährst, warum. Nichts geht verloren.
rules-7-title = B-7 Drei bis sieben Spieler
rules-7-body =
    Ihr sitzt im Kreis, und beide Nachbarn sind deine Gegner.

    B-7.start Zwischen je zwei Nachbarn liegt eine eigene Arena mit höchstens drei Bases. Du beginnst mit einer Base in deinen beiden und spielst in beide.

    B-7.closed Eine Arena ohne offene Base ist geschlossen, auch für neue Bases. Sind deine beiden Arenen geschlossen, bist du draußen; sind alle geschlossen, endet die Runde.

    B-7.score Die gewonnenen Bases beider Arenen zählen zusammen.

    B-7.tie Wer gleichauf an der Spitze liegt, spielt noch eine Runde mit ganzen frischen Decks. Zwei spielen das Spiel zu zweit, und ein Unentschieden ist wieder ein Gleichstand. Nach drei weiteren Runden teilen sie den Sieg.
rules-8-title = B-8 Tag Team
rules-8-body =
    Vier Spieler, zwei gegen zwei: A und C gegen B und D. Von jedem Team kämpft einer; der andere wartet darauf, eingewechselt zu werden.

    B-8.decks Jeder hat ein Deck mit zwei Freezes. Nur die beiden, die anfangen, legen eine Base. Deck, Ablage und die Karte in der Hand bleiben bei ihrem Spieler.

    B-8.arena Es gibt eine Arena. In ihr ist Platz für vier Bases, und nur die beiden äußersten können abgeräumt werden.

    B-8.score Ein Team zählt, was seine Seite gewinnt; eine Base mit Gleichstand geht an das Team ihres Besitzers.

    B-8.tag Nur wer gerade kämpft, wechselt, jederzeit und ohne dass es etwas kostet. Im Trainingsmodus geht es zu Beginn eines Zuges, einmal, und nur, wenn der Partner etwas tun kann; niemand passt, solange der Partner es kann.
rules-9-title = B-9 Weitere Kartenarten
rules-9-body =
    Mit der Option expansion dürfen zwei Decks des Hauses gespielt werden, Umbra und Volt, und Rezepte mit diesen Karten. Jede wird auf eine offene Base gespielt.

    B-9.null { card-null }: { card-null.text }

    B-9.reverse { card-reverse }: { card-reverse.text }

    B-9.hold { card-hold }: { card-hold.text }

    B-9.double { card-double }: { card-double.text }

    B-9.stack Sie wirken zusammen: Zwei Reverse heben einander auf, jeder Double verdoppelt, und schon ein einziger Null macht alles zunichte.

    B-9.umbra { deck-umbra }: { deck-umbra.text } Hits: 3 rot, 4 grün, 5 blau; Hit-2: 1 blau; Blocks: 2 rot, 2 grün, 2 blau; 3 Press, 2 Clears, 5 Bases, 2 Null, 1 Reverse.

    B-9.volt { deck-volt }: { deck-volt.text } Hits: 6 rot, 5 grün, 3 blau; Hit-2: 1 rot, 1 grün; Blocks: 2 rot, 1 grün; 2 Press, 2 Clears, 5 Bases, 1 Hold, 3 Doubles.
rules-10-title = B-10 Was du wissen darfst
rules-10-body =
    Alles, was auf dem Tisch liegt, die oberste Karte jedes Ablagestapels, wie viele Karten in Decks und Stapeln sind, und die Karte in deiner eigenen Hand. Nicht: die Reihenfolge eines Decks, auch nicht deines eigenen, und was andere aufgedeckt haben.

    B-10.recipes Was in jedem Deck ist, wissen alle: Die Zahlen auf den Karten sagen es.

## Rulings: what the rulebook leaves open, and what is the house’s own. No variables.
ruling-B-1_bennett = Nur Hales Rezept war vollständig zu finden. Bennett, Chris, Darwin, Morgan und Pearl sind Rezepte des Hauses im Rahmen dessen, was bekannt ist: Bennetts 7 Bases und 6 Clears und sein Hang zu Blau, Chris’ zwei Blocks in jeder Farbe, Darwins Rot und seine Press, Morgans starkes Blau und schwaches Rot, Pearls 5 Bases, 5 Clears und der einzige rote Hit. Wer die Karten besitzt, spielt mit der Option decks ihre echten Rezepte.
ruling-B-3_base = Eingefrorene Bases zählen zu den dreien einer Arena. Auch neben eine eingefrorene darf gelegt werden, solange eine andere Base der Arena offen ist.
ruling-B-4_end = Nach den Regeln endet das Spiel, wenn jede Base eingefroren ist. Ein Clear, der die letzte offene wegnimmt, während eingefrorene bleiben, tut dasselbe.
ruling-B-5a = Mit leerem Deck spielst du die oberste Karte deiner Ablage. Geht auch das nicht, passt du; gefragt wird niemand. Passen alle nacheinander, endet der Kampf und wird gewertet, wie er liegt.
ruling-B-6a = In Echtzeit beginnt ein Kampf mit einem Countdown, sobald alle bereit sind.
ruling-B-6b = Wenn niemand mehr spielen kann oder seit 30 Sekunden niemand gespielt hat, werden offene Bases gewertet, wie sie liegen. Aufnehmen, zurücklegen und einwechseln gelten nicht als Spielen.
ruling-B-6c = Der Server misst, wie lange die Leitung jedes Spielers braucht, und hält die Züge schnellerer Leitungen gerade so lange auf, dass alle gleich sind, nie mehr als 60 Millisekunden. Zwischen gleichen Leitungen wird nichts aufgehalten.
ruling-B-6d = Bots brauchen zum Aufdecken und Spielen so lange wie Menschen und irren sich wie Menschen: in der Mitte 900, 500 oder 300 Millisekunden, je nach Stufe. Nur Bots der Stufe Blitz nicht.
ruling-B-7_closed = Wie ein Kampf von mehr als zweien endet, sagen die Regeln nicht. Für jede Arena gilt bei uns die Regel für zwei: Ohne offene Base ist sie geschlossen, und wer nur geschlossene Arenen hat, ist draußen.
ruling-B-7_tie = Die Regeln lassen die Gleichauf-Führenden noch einmal spielen und sagen sonst nichts. Bei uns bekommen sie ganze frische Decks, und nach drei weiteren Runden teilen sie den Sieg.
ruling-B-8_decks = Die Regeln nehmen aus jedem Deck einen Freeze und sagen nichts über Bases. Die beiden, die anfangen, legen eine, die Partner keine.
ruling-B-8_tag = Die Regeln erlauben jederzeit zu wechseln. Reihum heißt das: zu Beginn deines Zuges, einmal, und nur einen Partner, der etwas tun kann; niemand passt, solange der Partner es kann.
ruling-B-9 = Die Regeln kündigen neue Kartenarten an und nennen keine. Null, Reverse, Hold und Double sind vom Haus.
ruling-B-9_umbra = Umbra und Volt sind Decks des Hauses für die weiteren Kartenarten, in vielen simulierten Spielen gegen die anderen sechs ausgewogen.

## The tutorial (tutorial.toml): what to do now, .title, and .other: what is said instead when another legal move is chosen.
tutorial-flip = Du kämpfst um die Bases zwischen dir und B: A1 gehört dir, B1 gehört B. Jede Base hat zwei Seiten, und wer auf seiner mehr Hits hat, gewinnt sie. Im Trainingsmodus geht es reihum. Ein Zug beginnt mit deinem Deck: Deck die oberste Karte auf.
    .title = Aufdecken
    .other = Erlaubt, aber ein Press auf der anderen Seite hilft nur dem anderen. Deck zuerst eine Karte auf.
tutorial-hit = Ein grüner Hit! Ein Hit kommt direkt an eine leere Seite einer Base und beginnt dort eine Spalte. Spiel ihn auf A1, auf deiner eigenen Seite.
    .title = Hit
    .other = Das ginge. Aber fangen wir zu Hause an: der grüne Hit auf A1, Seite A.
tutorial-press = B hat dich geblockt: Auf einen Block kann kein Hit folgen. Aber statt aufzudecken, darfst du immer die oberste Karte deiner Ablage spielen, und dort liegt ein Press. Er kommt auf einen Block und öffnet die Spalte wieder. Spiel ihn auf A1, auf deiner Seite.
    .title = Block und Press
    .other = Nicht falsch. Aber befrei zuerst deine Spalte: der Press auf A1, Seite A.
tutorial-block = B hat einen roten Hit auf B1 gelegt. Ein Block stoppt eine Spalte seiner Farbe, und oben auf deiner Ablage liegt jetzt ein roter Block. Spiel ihn auf Bs Seite von B1. Jede Karte darf auf jede Seite!
    .title = Zurückblocken
    .other = Ein andermal. Jetzt stört dich Bs rote Spalte auf B1: Block sie.
tutorial-hit2 = Ein Hit-2 zählt zwei, braucht aber einen Hit oder Hit-2 seiner Farbe unter sich. Dein blauer Hit auf B1 passt genau: Spiel den blauen Hit-2 auf deiner Seite, und es steht 3 zu 1.
    .title = Hit-2
    .other = Möglich. Aber die zwei Hits auf B1 sind mehr wert: der blaue Hit-2 auf Seite A.
tutorial-clear = B hat eine dritte Base gelegt, B2, und führt dort. Ein Clear nimmt eine Base am Ende der Reihe weg, mit allem, was an ihr liegt. Räum B2 ab!
    .title = Clear
    .other = Diese Base nützt dir oder schadet nicht. Räum B2 ab, wo B führt.
tutorial-base = In der Reihe ist wieder Platz: Drei Bases passen hinein. Wo gleich viele Hits liegen oder gar keine, gewinnt der Besitzer der Base. Leg also deine eigene Base ans linke Ende.
    .title = Eine neue Base
    .other = Auch ein Platz dafür. Diesmal das linke Ende, neben A1.
tutorial-next = B ist bei den Freezes, den letzten drei Karten jedes Decks, und hat A2 eingefroren: Dort kann nichts mehr gespielt werden, und so, wie sie liegt, gehört sie dir. Deck weiter auf!
    .title = Freeze!
    .other = Das darfst du, aber die Zeit ist auf deiner Seite: Du führst überall. Deck auf.
tutorial-discard = Ein grüner Hit-2. Er braucht einen grünen Hit oder Hit-2 unter sich, und deine grüne Spalte endet mit einem Press. Er passt nirgends, also leg ihn ab. Von dort könnte er später noch gespielt werden.
    .title = Ablegen
    .other = Er passt nirgends. Leg ihn auf deine Ablage.
tutorial-last = B hat auch A1 eingefroren. Nur B1 ist noch offen, und dort führst du mit 3 zu 1. Jetzt bist du bei deinen Freezes. Wer vorn liegt, sollte sich beeilen: Deck auf!
    .title = Vorn? Beeil dich!
    .other = Das gäbe B Zeit. Deck auf: Ein Freeze wartet auf dich.
tutorial-freeze = Frier B1 ein. Dann ist keine Base mehr offen, der Kampf endet sofort, und jede Base wird gewertet, wie sie liegt.
    .title = Das Ende
    .other = Warum warten, wenn du führst? Frier B1 ein.
tutorial-end = Alle drei gehören dir: A1 bei Gleichstand, weil es deine Base ist, A2 ebenso und B1 mit 3 zu 1. Das war das Training. Im Turniermodus wartet niemand: Alle decken auf, spielen und legen ab, zugleich und so schnell sie sich trauen. Die Karten sind dieselben. Fang langsam an, gegen einen geduldigen Bot.
    .title = Alle Bases gehören dir!
