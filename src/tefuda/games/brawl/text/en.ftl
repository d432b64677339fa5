### BRAWL in English. Cards, colours and decks come into a sentence as ready words; seats as a letter or a name; Bases and arenas by their names.

## Names. No variables.
game-name = BRAWL
game-tagline = A fight in cards for 2 to 7 players: hit, block and clear on both sides, in turns or in real time.

## Colours and their one-letter marks. No variables.
colour-red = red
    .letter = R
colour-green = green
    .letter = G
colour-blue = blue
    .letter = B

## A coloured card: colour, kind. The ends of a row, and an empty side: no variables.
coloured-card = { $colour } { $kind }
place-left = left
place-right = right
place-nothing = nothing

## Cards (B-3, B-9): name, .letter (its mark), .text (where it goes and what it does). No variables.
card-hit = Hit
    .letter = H
    .text = Goes straight on an empty side of a Base, on a Hit or Hit-2 of its colour, or on a Press if the column has its colour. Counts one.
card-hit2 = Hit-2
    .letter = 2
    .text = Goes on a Hit or Hit-2 of its colour only: never straight on a Base, never on a Press. Counts two.
card-block = Block
    .letter = B
    .text = Goes on a Hit or Hit-2 of its colour. No Hit can follow it; only a Press can.
card-press = Press
    .letter = P
    .text = Goes on a Block of any colour. Only a Hit of the column’s colour can follow: no Block, no Hit-2, no Press.
card-clear = Clear
    .letter = C
    .text = Takes a Base at an end of the row out of the game, with all that lies on it, and itself too. The Base must be open and not the only one; the middle one of three stays.
card-freeze = Freeze
    .letter = F
    .text = Goes on an open Base: nothing can be played there any more, not even a Clear. When every Base is frozen, the fight is over.
card-base = Base
    .letter = Ba
    .text = Goes beside the Bases in the arena, at either end of the row, while there are fewer than three (in tag team four). Frozen ones count. Equal sides win it for you.
card-null = Null
    .letter = Nu
    .text = Goes on an open Base: it counts nothing in the end.
card-reverse = Reverse
    .letter = Re
    .text = Goes on an open Base: the side with fewer Hits wins it. A second one turns it back. Equal sides still go to the owner.
card-hold = Hold
    .letter = Ho
    .text = Goes on an open Base: it cannot be cleared any more.
card-double = Double
    .letter = Do
    .text = Goes on an open Base: it counts twice as much. A second one doubles again.

## Decks (B-1, B-9): name, .text (their character), .source. No variables.
-published = The published recipe.
-house = A recipe of the house, within what is known of the printed one.
deck-hale = Hale
    .text = Green fists and a clear head: steady Hits in green, a Hit-2 of every colour, hardly a Block. Simple to play, hard to stop.
    .source = { -published }
deck-bennett = Bennett
    .text = Never stays where trouble is: more Bases and more Clears than anybody, and a taste for blue. Moves the fight to where he leads.
    .source = { -house }
deck-chris = Chris
    .text = Balanced to the last card: the same Hits in every colour, and two Blocks of each. Lets nobody build anything tall.
    .source = { -house }
deck-darwin = Darwin
    .text = Red, loud and pushy: the longest red columns of all, and a Press for nearly every Block in the way. Rarely looks back, rarely clears.
    .source = { -house }
deck-morgan = Morgan
    .text = Cool in blue, almost absent in red: Hit-2s that end arguments, Blocks where they hurt. Stay out of the blue if you can.
    .source = { -house }
deck-pearl = Pearl
    .text = Patient and precise: five Clears, three Presses and only one red Hit. Lets you build, and then takes the ground away.
    .source = { -house }
deck-umbra = Umbra
    .text = Fights from the shadows: makes your best Base worthless, or turns it round when you think it is won.
    .source = A recipe of the house, with the further kinds.
deck-volt = Volt
    .text = High stakes: doubles a Base, holds it fast, and puts everything on it. The others know where to hit.
    .source = A recipe of the house, with the further kinds.

## Events. `-hidden`: for those who may not see the card.
## round_began: round, players (seats)
event-round_began = Round { $round } begins. Fighting: { $players }.
## base_placed, laid_base: seat, base, arena, end (left, right)
event-base_placed = { $seat } begins with { $base } in the arena { $arena }.
event-laid_base = { $seat } lays the Base { $base } in the arena { $arena } ({ $end }).
## turn_passed: seat (whose turn it is now)
event-turn_passed = It is { $seat }’s turn.
## flipped: seat, card; flipped-hidden: seat
event-flipped = { $seat } flips: { $card }.
event-flipped-hidden = { $seat } flips a card.
## lifted, discarded, put_back: seat, card
event-lifted = { $seat } lifts the { $card } from the discards.
event-discarded = { $seat } discards the { $card }.
event-put_back = { $seat } puts the { $card } back on the discards.
## played: seat, card, base, side (a seat)
event-played = { $seat } plays the { $card } on { $base }, { $side }’s side.
## cleared, froze: seat, base
event-cleared = { $seat } clears { $base }!
event-froze = { $seat } freezes { $base }.
## modified: seat, card, base
event-modified = { $seat } plays { $card } on { $base }.
## tagged: seat, partner
event-tagged = { $seat } tags { $partner } in.
## passed: seat
event-passed = { $seat } can do nothing and passes.
## arena_closed: arena
event-arena_closed = The arena { $arena } is closed.
## left_round: seat
event-left_round = { $seat } is out: both arenas are closed.
## base_won: base, winner (seat), hits (both sides, such as 3:1)
event-base_won = { $base } goes to { $winner } ({ $hits }).
## none
event-went_idle = Nobody has played for 30 seconds: the Bases are scored as they lie.
event-nobody_can_play = Nobody can play any more: the Bases are scored as they lie.
## round_tied: players (seats)
event-round_tied = Equal at the top: { $players }. They fight another round.
## game_ended: winners (one or more seats)
event-game_ended = The fight is over. Winner: { $winners }.

## Refused moves, .remedy: what would be legal. Both get the same variables.
## none
refused-game_over = The fight is over.
    .remedy = Start a new one.
## seat (whose turn it is)
refused-not_your_turn = It is { $seat }’s turn now.
    .remedy = Wait until it is your turn.
## why (a question’s .name)
refused-not_this_answer = This is not possible now: { $why }.
    .remedy = Choose one of the moves offered.
## none
refused-no_card_in_hand = You have no card in hand.
    .remedy = Flip the top of your deck first.
## card
refused-hand_full = You have a card in hand already: the { $card }.
    .remedy = Play it or discard it first.
## none
refused-deck_empty = Your deck is empty.
    .remedy = Play the top of your discards.
## none
refused-nothing_to_lift = Your discard pile is empty.
    .remedy = Flip the top of your deck.
## card, held
refused-not_your_card = The { $card } is not the card that you can play now; that is the { $held }.
    .remedy = Play the { $held }, or do something else with it.
## base
refused-no_such_base = There is no Base { $base } in this fight.
    .remedy = Name one of the Bases that lie in the arena.
## base, side
refused-no_such_side = { $base } has no side { $side }.
    .remedy = Name one of the two sides of the Base’s arena.
## base
refused-base_gone = { $base } has been cleared.
    .remedy = Choose a Base that is still there.
## base
refused-base_frozen = { $base } is frozen: nothing can be played there any more.
    .remedy = Choose a Base that is open.
## place (a Base or an arena)
refused-not_this_arena = { $place } is not in one of your arenas.
    .remedy = Play in the arenas on your left and on your right.
## arena
refused-arena_closed = The arena { $arena } is closed: none of its Bases is open.
    .remedy = Play in your other arena.
## arena, most
refused-row_full = The arena { $arena } holds { $most } Bases already, frozen ones included, and has no room for more.
    .remedy = Wait until a Base is cleared, or discard yours.
## card, base, side, needs (hit, hit2, block, press: the kind to be played), lies (a card, or nothing)
refused-not_on_this_kind = { $needs ->
    [hit] The { $card } goes on an empty side, on a Hit or Hit-2, or on a Press; on { $side }’s side of { $base } lies: { $lies ->
        [nothing] nothing
       *[other] { $lies }
    }.
    [hit2] The { $card } goes on a Hit or Hit-2 only; on { $side }’s side of { $base } lies: { $lies ->
        [nothing] nothing
       *[other] { $lies }
    }.
    [block] The { $card } goes on a Hit or Hit-2 only; on { $side }’s side of { $base } lies: { $lies ->
        [nothing] nothing
       *[other] { $lies }
    }.
   *[press] A Press goes on a Block only; on { $side }’s side of { $base } lies: { $lies ->
        [nothing] nothing
       *[other] { $lies }
    }.
}
    .remedy = { $needs ->
    [hit] Choose a side that is empty or ends with a Hit, a Hit-2 or a Press.
    [hit2] Choose a column that ends with a Hit or a Hit-2 of its colour.
    [block] Choose a column that ends with a Hit or a Hit-2 of its colour.
   *[press] Choose a column that ends with a Block.
}
## card, base, side, needs (a colour)
refused-wrong_colour = The column on { $side }’s side of { $base } is { $needs }, so the { $card } does not fit there.
    .remedy = Choose a column of the card’s own colour.
## base
refused-base_only_at_ends = { $base } lies between other Bases: only those at the ends of a row can be cleared.
    .remedy = Choose a Base at an end.
## base
refused-last_base = { $base } is the only Base of its arena and cannot be cleared.
    .remedy = Lay another Base first, or keep the Clear on your discards.
## base
refused-held_fast = A Hold lies on { $base }: it cannot be cleared.
    .remedy = Choose another Base.
## none
refused-no_lift_in_training = In training mode nothing is lifted: the top of your discards is played straight away, instead of a flip.
    .remedy = Play it, or flip.
## partner (a seat)
refused-not_active = { $partner } is fighting for your team now.
    .remedy = Wait until you are tagged in.
## partner (a seat)
refused-partner_cannot_act = { $partner } could do nothing, and in training mode you tag only somebody who can.
    .remedy = Go on yourself.
## none
refused-already_tagged = Your team has tagged in this turn.
    .remedy = Flip, or play the top of your discards.
## none
refused-out_of_round = You are out of this round: both of your arenas are closed.
    .remedy = Watch how the others end it.
## none
refused-clock_only = Only the table’s clock ends a fight in which nothing happens.
    .remedy = Play on.

## Questions (`why` of a waiting), .name: in a few words. No variables.
ask-turn = Your turn: flip a card and play or discard it, or play the top of your discards.
    .name = a player’s turn
ask-race = Real time: flip, play, discard, as fast as you like.
    .name = real time, everybody at once

## Options, .help, and their values. No variables.
option-mode = Mode
    .help = In turns, to learn the cards in peace; or in real time, as the game is meant.
option-mode-training = training: in turns
option-mode-tournament = tournament: in real time
option-tag = Tag team
    .help = Two against two with four players: A and C against B and D. One of each team fights and tags the other in.
option-tag-off = everybody alone
option-tag-on = two against two
option-expansion = Further kinds
    .help = Lets decks with the kinds Null, Reverse, Hold and Double take part: Umbra, Volt and recipes of your own.
option-expansion-off = without
option-expansion-on = with
option-decks = Decks
    .help = Who plays which deck: one name for all, or one for each seat with commas between them, for example hale,darwin. A recipe of your own is written as NAME:hit=4/8/5;hit2=1/1/1;block=1/1/0;press=0;clear=4;base=6;freeze=3 (red/green/blue): 35 cards, three of them Freezes.
option-decks-house = Hale, Bennett, Chris, Darwin, Morgan, Pearl, Hale, by seat
option-decks-random = drawn by lot
option-fair = Fair order
    .help = In real time the server makes up for fast and slow lines, by at most 60 milliseconds, so that hands decide and not the network.
option-fair-on = lines are made equal
option-fair-off = first come, first served
option-slow = Slow motion
    .help = In real time everything runs so many times slower than usual; agreed by the whole table and written into the record.
option-handicap = Handicap
    .help = In real time the moves of these seats count so many milliseconds later, for example A=300.
option-handicap-none = none

## Moves in words. what: cards, Bases, sides.
move-flip = Flip
move-play = Play: { $what }
move-discard = Discard
move-lift = Lift the top of your discards
move-tag = Tag your partner in
move-end = End (the clock)

## The table in the terminal.
## none, but term-side: seat
term-in_hand = In your hand
term-on_top = On top of your discards
term-deck = deck
term-discards = discards
term-frozen = frozen
term-fits_nowhere = It fits nowhere now.
term-bases = Bases
term-side = { $seat }’s side
term-active = fights
## none
term-help =
    A number plays the choice with this number. A move or its beginning can be typed too: flip, discard; a Base and a side are enough for a play: a1 b; left; b2.
    why CARD, why a1 b – why this card or play is not possible, and what could be
    card NAME, card 2 – what a card does
    rules, rules 3 – the paragraphs of the rules; paragraph 3
    log – what has happened so far
    table – everything that you see of the table
    ? – this help
    quit – leave the game
## seat, points (Bases)
term-score = { $points ->
    [one] { $seat }: 1 Base
   *[other] { $seat }: { $points } Bases
}
## turn (a sign)
term-help-signs = { $turn } whose turn it is; every column begins beside its Base: RH is a red Hit, G2 a green Hit-2, BB a blue Block, P a Press; the numbers are the Hits of each side, and the arrow points to who would win the Base

## Rules page. Titles and bodies: no variables.
rules-1-title = B-1 Cards and decks
rules-1-body =
    Everybody fights with the deck of a character: 35 cards. Hits, Hit-2s and Blocks come in red, green and blue; Presses, Clears, Bases and Freezes have no colour. No deck has all of it: what it lacks is its weakness.

    B-1.bottom Three of the cards are Freezes, and they always lie at the bottom of the deck.

    B-1.shuffle The starting Base is taken out before the shuffle, in a circle both of them. So 31 cards are shuffled, 30 in a circle; in tag team, with two Freezes, 31, and 32 for a partner who lays no Base.

    B-1.number Every card says how many of it the deck holds. A red Hit with a 3 on it means: there are three red Hits.

    B-1.hale { deck-hale }: { deck-hale.text } Hits 4 red, 8 green, 5 blue; a Hit-2 of each colour; Blocks 1 red, 1 green; 4 Clears, 6 Bases. { deck-hale.source }

    B-1.bennett { deck-bennett }: { deck-bennett.text } Hits 4 red, 4 green, 6 blue; a blue Hit-2; a Block of each colour; 1 Press, 6 Clears, 7 Bases. { deck-bennett.source }

    B-1.chris { deck-chris }: { deck-chris.text } Hits 5 of each colour; a Hit-2 of each; 2 Blocks of each; 2 Clears, 6 Bases. { deck-chris.source }

    B-1.darwin { deck-darwin }: { deck-darwin.text } Hits 9 red, 4 green, 3 blue; 3 red Hit-2s; a Block of each colour; 3 Presses, 2 Clears, 5 Bases. { deck-darwin.source }

    B-1.morgan { deck-morgan }: { deck-morgan.text } Hits 2 red, 4 green, 8 blue; 2 blue Hit-2s; Blocks 1 red, 2 green, 2 blue; 1 Press, 4 Clears, 6 Bases. { deck-morgan.source }

    B-1.pearl { deck-pearl }: { deck-pearl.text } Hits 1 red, 6 green, 6 blue; Hit-2s 1 green, 1 blue; Blocks 2 red, 1 green, 1 blue; 3 Presses, 5 Clears, 5 Bases. { deck-pearl.source }

    B-1.custom A recipe of your own has 35 cards, exactly three of them Freezes, and at least as many Bases as you lay at the start.

    B-1.same Two players may take the same deck.
rules-2-title = B-2 The table
rules-2-body =
    An arena lies between two opponents and holds a row of Bases, three at most. Each Base has two sides, one towards each opponent, and on each side one column of cards grows.

    B-2.start One Base of each deck starts in the arena; the Freezes lie at the bottom of the face-down decks, and the fight can begin.

    B-2.names A Base keeps its name for the whole game: A1, A2, … are those of seat A. Left and right of a row are as the arena’s first-named player sees it.

    B-2.hand You have a face-down deck, a face-up discard pile of which only the top can be used, and at most one card in hand.
rules-3-title = B-3 Where a card may be played
rules-3-body =
    On either side of every Base in your arena, whoever laid it. You may block your own Hit, and lay Hits and Presses on the other’s side. That looks odd, and is sometimes the best there is: with a Block on your discards, lay a Hit of its colour on the other side, and the Block behind it.

    B-3.base { card-base }: { card-base.text } It may also be laid beside a frozen Base.

    B-3.hit { card-hit }: { card-hit.text }

    B-3.hit2 { card-hit2 }: { card-hit2.text }

    B-3.block { card-block }: { card-block.text }

    B-3.press { card-press }: { card-press.text } So after a Press at least one Hit must come before the next Block.

    B-3.clear { card-clear }: { card-clear.text } The row closes up, and the columns of the other Bases stay.

    B-3.freeze { card-freeze }: { card-freeze.text }

    B-3.colour A column begins with a Hit and so always has one colour. A Hit of your opponent’s weakest colour on your opponent’s side keeps a long column from growing there.
rules-4-title = B-4 Scoring
rules-4-body =
    B-4.end The fight ends the moment no open Base is left: by a Freeze on the last one, or by a Clear that takes the last open one. Cards in hand do nothing any more.

    B-4.hits On each Base the side with more Hits wins it for the player it faces, whoever played them; a Hit-2 counts as two.

    B-4.owner With equally many Hits, or none at all, the owner of the Base wins it. Only here does it matter whose Base it is.

    B-4.draw Whoever has won most Bases wins. Equally many are a draw.
rules-5-title = B-5 Training mode: in turns
rules-5-body =
    B-5.first Who begins is drawn by lot. After that you take turns, and a turn is one of two things:

    B-5.flip Flip the top card of your deck, and play it or lay it on your discards.

    B-5.discards Or play the top card of your discards.
rules-6-title = B-6 Tournament mode: in real time
rules-6-body =
    The same cards, and no turns: everybody flips, plays and discards as fast as they like. Practised players need less than a minute. Ahead? Flip fast, and get to your Freezes. Behind? Then find a turn of the tide before they do.

    B-6.lift You may also take the top card of your discards into your hand, and play it or put it back. A lifted card stays open to all.

    B-6.order The server puts the plays in order. A play that is still possible when its turn comes stands, whatever has changed beneath it.

    B-6.late A play that has become impossible changes nothing: the card stays in your hand, and you are told why. Nothing is ever lost.
rules-7-title = B-7 Three to seven players
rules-7-body =
    You sit in a circle, and both of your neighbours are your opponents.

    B-7.start Each pair of neighbours has an arena of its own, of three Bases at most. You start with a Base in both of yours, and play into both.

    B-7.closed An arena without an open Base is closed, to new Bases too. When both of your arenas are closed, you are out; when all are closed, the round ends.

    B-7.score Bases won in both arenas count together.

    B-7.tie Those who are equal at the top play another round with whole fresh decks. Two play the two-player game, and its draw is a tie again. After three further rounds they share the win.
rules-8-title = B-8 Tag team
rules-8-body =
    Four players, two against two: A and C against B and D. Of each team one is active; the other waits to be tagged in.

    B-8.decks Everybody has a deck with two Freezes. Only the two who start lay a Base. Deck, discards and the card in hand stay with their player.

    B-8.arena There is one arena. It holds four Bases, and only the two outermost can be cleared.

    B-8.score A team scores what its side wins; a Base with equal sides goes to its owner’s team.

    B-8.tag Only the active player tags, at any time, and it costs nothing. In training mode it is done at the beginning of a turn, once, and only if the partner can act; nobody passes while the partner can.
rules-9-title = B-9 Further kinds
rules-9-body =
    With the option expansion two decks of the house may be played, Umbra and Volt, and recipes with these kinds. Each is played on an open Base.

    B-9.null { card-null }: { card-null.text }

    B-9.reverse { card-reverse }: { card-reverse.text }

    B-9.hold { card-hold }: { card-hold.text }

    B-9.double { card-double }: { card-double.text }

    B-9.stack They add up: two Reverses cancel each other, every Double doubles, and any Null makes zero.

    B-9.umbra { deck-umbra }: { deck-umbra.text } Hits 3 red, 4 green, 5 blue; Hit-2s 1 blue; Blocks 2 red, 2 green, 2 blue; 3 Presses, 2 Clears, 5 Bases, 2 Nulls, 1 Reverse.

    B-9.volt { deck-volt }: { deck-volt.text } Hits 6 red, 5 green, 3 blue; Hit-2s 1 red, 1 green; Blocks 2 red, 1 green; 2 Presses, 2 Clears, 5 Bases, 1 Hold, 3 Doubles.
rules-10-title = B-10 What you may know
rules-10-body =
    Everything on the table, the top card of every discard pile, how many cards are in decks and piles, and the card in your own hand. Not: the order of a deck, not even of your own, and what others have flipped.

    B-10.recipes What is in each deck is public: the numbers on the cards tell it.

## Rulings: what the rulebook leaves open, and what is the house’s own. No variables.
ruling-B-1_bennett = Only Hale’s recipe could be found in full. Bennett, Chris, Darwin, Morgan and Pearl are recipes of the house, made up within what is known of them: Bennett’s 7 Bases and 6 Clears and his leaning to blue, Chris’s two Blocks of each colour, Darwin’s red and his Presses, Morgan’s strong blue and weak red, Pearl’s 5 Bases, 5 Clears and single red Hit. If you own the cards, play their true recipes with the option decks.
ruling-B-3_base = Frozen Bases count among the three of an arena. A Base may be laid beside a frozen one, as long as another Base of the arena is open.
ruling-B-4_end = The rulebook ends the game when every Base is frozen. A Clear that takes the last open Base while frozen ones remain does the same.
ruling-B-5a = With an empty deck you play the top of your discards. If that is impossible too, you pass; nobody is asked. When all pass one after the other, the fight ends and is scored as it lies.
ruling-B-6a = In real time a fight begins with a countdown, once everybody is ready.
ruling-B-6b = When nobody can make a play any more, or when nobody has played for 30 seconds, open Bases are scored as they lie. Lifting a card, putting it back and tagging are no plays.
ruling-B-6c = The server measures how long each player’s line takes and holds the moves of faster lines just so long that all are equal, never more than 60 milliseconds. Between equal lines nothing is held.
ruling-B-6d = Bots need as long to flip and play as people do, and err as people do: 900, 500 or 300 milliseconds in the middle, by level. Lightning bots do not.
ruling-B-7_closed = The rulebook does not say how a fight of more than two ends. We take the two-player rule for each arena: without an open Base it is closed, and whoever has only closed arenas is out.
ruling-B-7_tie = The rulebook lets those who are equal at the top play again, and says no more. We give them whole fresh decks, and after three further rounds they share the win.
ruling-B-8_decks = The rulebook takes one Freeze out of each deck and says nothing of Bases. The two who start lay one, the partners none.
ruling-B-8_tag = The rulebook lets you tag at any time. In turns that means: at the beginning of your turn, once, and only a partner who can act; nobody passes while the partner can.
ruling-B-9 = The rulebook promises new kinds of cards and names none. Null, Reverse, Hold and Double are the house’s.
ruling-B-9_umbra = Umbra and Volt are decks of the house for the further kinds, balanced against the other six by playing many games in simulation.

## The tutorial (tutorial.toml): what to do now, .title, and .other: what is said instead when another legal move is chosen.
tutorial-flip = You fight for the Bases between you and B: A1 is yours, B1 is B’s. Each Base has two sides, and whoever has more Hits on their side wins it. In training mode you take turns. A turn begins with your deck: flip the top card.
    .title = Flip
    .other = Legal, but a Press on the other’s side helps only the other. Flip a card first.
tutorial-hit = A green Hit! A Hit goes straight on an empty side of a Base and begins a column there. Play it on A1, on your own side.
    .title = Hit
    .other = You could do that. But let us begin at home: the green Hit on A1, on side A.
tutorial-press = B has blocked you: no Hit can follow a Block. But instead of flipping you may always play the top card of your discards, and there lies a Press. It goes on a Block and opens the column again. Play it on A1, on your side.
    .title = Block and Press
    .other = Not wrong. But first free your column: the Press on A1, on side A.
tutorial-block = B has put a red Hit on B1. Blocks stop a column of their own colour, and now a red Block lies on top of your discards. Play it on B’s side of B1. Every card may be played on either side!
    .title = Block back
    .other = Another time. B’s red column on B1 is in your way now: block it.
tutorial-hit2 = A Hit-2 counts two, but needs a Hit or a Hit-2 of its colour to lie on. Your blue Hit on B1 is just right: play the blue Hit-2 on your side, and it stands 3 to 1.
    .title = Hit-2
    .other = Possible. But the two Hits on B1 are worth more: the blue Hit-2 on side A.
tutorial-clear = B has laid a third Base, B2, and leads there. A Clear takes away a Base at an end of the row with all that lies on it. Clear B2!
    .title = Clear
    .other = That Base is good for you, or of no harm. Clear B2, where B leads.
tutorial-base = There is room in the row again: three Bases fit in. Where the Hits are equal, or none are there, the Base’s owner wins it. So lay your own Base at the left end.
    .title = A new Base
    .other = Also a place for it. This time the left end, beside A1.
tutorial-next = B has come to the Freezes, the last three cards of every deck, and has frozen A2: nothing can be played there any more, and as it lies it is yours. Flip on!
    .title = Freeze!
    .other = You may do that, but time is on your side: you lead everywhere. Flip.
tutorial-discard = A green Hit-2. It needs a green Hit or Hit-2 to lie on, and your green column ends with a Press. It fits nowhere, so discard it. Later it could still be played from there.
    .title = Discard
    .other = Nowhere does it fit. Lay it on your discards.
tutorial-last = B has frozen A1 as well. Only B1 is open, and there you lead by 3 to 1. You have come to your Freezes now. Whoever is ahead should hurry: flip!
    .title = Ahead? Hurry!
    .other = That would give B time. Flip: a Freeze waits for you.
tutorial-freeze = Freeze B1. With that no Base is open, the fight ends at once, and every Base is scored as it lies.
    .title = The end
    .other = Why wait, when you lead? Freeze B1.
tutorial-end = You win all three: A1 with equal Hits, because it is your Base, A2 likewise, and B1 by 3 to 1. That was training. In tournament mode nobody waits for anybody: flip, play and discard at the same time, as fast as you dare. The cards are the same, the minute is not. Begin slowly, against a patient bot.
    .title = All Bases are yours!
