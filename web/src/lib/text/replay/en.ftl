### The pages of replays, in English.

replay-title = Replays
replay-of = Replay: { $game }
replay-lead = Look back at a game move by move, from any seat, and play on from any moment.
replay-mine = My games
replay-none = You have not played a game here yet. Every game is kept move by move; you find it here as soon as it has begun.
replay-number = Game { $number }
replay-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
replay-running = still being played
replay-broken_off = broken off
replay-bring = A record of yours
replay-bring_hint = Drop a record here, or choose the file. It is read by this server and kept nowhere.
replay-choose_file = Choose a file
replay-too_large = This file is larger than a record may be here.
replay-loading = Loading …
replay-again = Try again

## Stepping.
replay-controls = Steps
replay-first = To the deal
replay-back = One move back
replay-play = Play
replay-stop = Stop
replay-next = One move on
replay-last = To the end
replay-at = Move { $number } of { $count }
replay-deal = The deal
replay-position = The beginning
replay-speed = Speed
replay-times = { $times }×
replay-moves_list = Moves
replay-earlier = Earlier moves
replay-later = Later moves
replay-by-clock = time was over
replay-by-bot = bot
replay-after = after { $time }
replay-keys = Arrow keys step, the space bar plays and stops, Home and End go to the deal and to the end.

## Whose eyes.
replay-eyes = Seen by
replay-seat = { $name }
replay-everybody = everybody
replay-open = with open hands
replay-own_eyes = This game still goes on: you see again what you have seen yourself.
replay-hands = All hands
replay-hand_of = Hand of { $name }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## What can be done with it.
replay-share = Link to this moment
replay-copied = The link is copied.
replay-no_link = A record that you brought has no link: it is kept nowhere.
replay-download = Save the record
replay-play_on = Play on from here
replay-play_on_as = as { $name }
replay-play_on_hint = Against bots, from what { $name } knew: cards that { $name } did not know are dealt anew.
replay-table = To the table

## The proof.
replay-check = Check the shuffle
replay-checking = Checking …
replay-checked = Checked
replay-check_lead = Your browser checks what it can by itself. For the rest it relies on this server, and says so.
replay-by_browser = Checked by your browser
replay-by_server = Checked by this server
replay-yes = right
replay-no = WRONG
replay-unknown = open
replay-digest-yes = The record is as it was written: it fits its check sum.
replay-digest-no = The record was changed after it was written.
replay-commitment-yes = The secret fits the commitment in the record: { $commitment }
replay-commitment-no = The secret does not fit the commitment. The cards are not those that were promised.
replay-commitment-none = This game has no secret luck, so nobody promised anything about its cards.
replay-noted-yes = This browser was told the same commitment before the deal. So the shuffle was fixed before anybody saw a card.
replay-noted-later = This browser was told the same commitment while the game went on. From then on nothing was exchanged.
replay-noted-no = Before the deal this browser was told another commitment. The cards are not those that were promised.
replay-noted-none = This browser was not there before the deal. Compare the commitment with what a player noted then.
replay-entropy-none = No player added a word to the luck.
replay-entropy-some = These words of players are in the luck: { $words }. Look for yours.
replay-draws-yes = { $count ->
    [one] The one number that the game drew follows from the secret.
   *[other] All { $count } numbers that the game drew follow from the secret, one after the other.
}
replay-draws-part = The first { $count } numbers that the game drew follow from the secret; the rest was not looked at.
replay-draws-no = Number { $number } that the game drew does not follow from the secret.
replay-draws-none = Nothing was drawn.
replay-honest = What this does not show: for what the game asks a number, and that every move was legal, is said by the server, which has played the game again. To do that yourself, run tefuda verify with the record.
replay-good = Nothing is wrong with this game.
replay-bad = Something is wrong with this game.
replay-no_crypto = This browser checks only on secure pages (https). Save the record and use tefuda verify instead.
replay-held = waited { $ms } ms for slower lines
replay-arrived = arrived as no. { $number }
