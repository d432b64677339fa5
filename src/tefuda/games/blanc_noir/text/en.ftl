### Blanc Noir in English. Cards, scrolls, colours and places come into a sentence as ready words; seats as a letter or a name.

## Names. No variables.
game-name = Blanc Noir
game-tagline = A guild's quest for 2 to 6 adventurers: be the first without cards, and say so in time.

kind-normal = normal card
kind-special = special card
kind-wild = wild card
kind-scroll = scroll

## Colours and their one-letter marks. No variables. `any`: a wild card that began the pile; `wild`: the mark of wild cards.
colour-red = red
    .letter = R
colour-yellow = yellow
    .letter = Y
colour-blue = blue
    .letter = B
colour-green = green
    .letter = G
colour-any = any colour
    .letter = *
colour-wild = wild
    .letter = W

## A coloured card: colour, kind. A scroll in front of a seat: seat, number. The pile: no variables.
coloured-card = { $colour } { $kind }
place-front = { $seat }’s scroll { $number }
place-pile = the scroll pile

## Number cards (BN-1, BN-8): name, .ability (special cards only), .text. No variables.
-normal-text = A normal card: it has no ability, and only a card like this can be your last one.
card-great_sword = Great Sword
    .text = { -normal-text }
card-twin_swords = Twin Swords
    .text = { -normal-text }
card-boomerang = Boomerang
    .text = { -normal-text }
card-longbow = Longbow
    .text = { -normal-text }
card-dagger = Dagger
    .text = { -normal-text }
card-sai = Sai
    .text = { -normal-text }
card-battlewhip = Battlewhip
    .text = { -normal-text }
card-halberd = Halberd
    .text = { -normal-text }
card-battleaxe = Battleaxe
    .text = { -normal-text }
card-priestess = Priestess
    .ability = Prayer
    .text = Gain one scroll from the scroll pile, face down: a random one (German edition: the top one). Nothing if the pile is empty.
card-mage = Mage
    .ability = Reverse
    .text = The direction of play turns round. Nothing happens with two players.
card-jester = Jester
    .ability = Skip
    .text = The next player’s turn is left out. With two players you play again.
card-lord = Lord
    .ability = Command
    .text = You may remove one or two normal cards of this Lord’s colour from your hand (German edition: any cards of this colour, special ones too).
card-princess = Princess
    .ability = Escort
    .text = You may remove one special card from your hand. If it was the Prince of this Princess’s colour, you must go on and remove number cards of your choice until one is left in your hand (German edition: you may decline this).
card-knight = Knight
    .ability = Chain +2
    .text = The chain grows by 2: the next player adds a 25 or draws the sum.
card-prince = Prince
    .ability = Chain +2, Reverse
    .text = The chain grows by 2, and the direction of play turns round (not with two players).
card-golem = Golem
    .ability = Chain +4
    .text = Wild: name a colour. The chain grows by 4. It may also be discarded on an open chain.
card-pixie = Pixie
    .ability = Mischief
    .text = Wild: name a colour. Choose two of these: the scroll pile (it counts once, for a random scroll in it) and any face-down scroll of any player, yours included. The two scrolls change places unseen. You must do it if there are two to choose; otherwise nothing happens. German edition: one player’s scroll and the top one of the pile, or scrolls of two different players.
card-gargoyle = Gargoyle
    .ability = Scout
    .text = Wild: name a colour. You must choose one other player, whose hand is shown to all (German edition: to you alone).
card-dragon = Dragon
    .ability = Dragon Breath
    .text = Wild: name a colour. You must choose one other player, who draws four cards at once. The order of turns does not change.
card-valkyrie = Valkyrie
    .ability = Aurora
    .text = Wild: name a colour. You alone may look through the discard pile and take one card of it that is no Valkyrie into your hand, without showing it.
card-goddess = Goddess
    .ability = Blessing
    .text = Wild: name a colour. You may remove one or two cards of any kind from your hand.

## Scrolls (BN-9): name, .text. No variables.
-herald-end = At least two cards must stay: if fewer would, you choose which of this colour stay, so that exactly two cards are left. No effect if you hold two cards or fewer, or none of this colour.
scroll-herald_of_red = Herald of Red
    .text = Remove all red cards from your hand. { -herald-end }
scroll-herald_of_yellow = Herald of Yellow
    .text = Remove all yellow cards from your hand. { -herald-end }
scroll-herald_of_blue = Herald of Blue
    .text = Remove all blue cards from your hand. { -herald-end }
scroll-herald_of_green = Herald of Green
    .text = Remove all green cards from your hand. { -herald-end }
scroll-explosion = Explosion
    .text = Choose one other player, who draws two cards at once. The order of turns does not change.
scroll-shock_wave = Shock Wave
    .text = Choose one scroll in front of any player, face up or face down, yours included, but not this one. It goes back into the scroll pile, which is shuffled. You must choose if there is one.
scroll-mirage = Mirage
    .text = Your turn ends without drawing or discarding. An open chain stays open, with its sum, for the next player.
scroll-blizzard = Blizzard
    .text = All other players draw one card each, from the next player on in the direction of play. The order of turns does not change.
scroll-menace = Menace
    .text = If you hold a Dragon, a Golem and a Gargoyle, give one of each to one other player: you have fulfilled the quest and the round ends. You score nothing for the rest of your hand; the other player scores the three cards too. Otherwise no effect.
scroll-tornado = Tornado
    .text = All scrolls but this one, in the pile and in front of players, face up or face down, are gathered and shuffled. Each player is dealt one, face down; the rest is the new scroll pile.
scroll-salvation = Salvation
    .text = With five or more cards in hand, remove cards of your choice until four are left. With fewer, no effect.
scroll-revelation = Revelation
    .text = Gain two scrolls from the scroll pile, face down: random ones (German edition: the top ones). If there are fewer, gain what there is.

## Events. `-hidden`: for those who may not see the secret field, which this variant does not get. `-colour`, `-to`: with the optional field.
## round_began: round; pile_opened: card; round_dealt (the whole deal at once, for a log): round, first (seat), card
event-round_began = Round { $round } begins.
event-pile_opened = The { $card } starts the discard pile.
event-round_dealt = Round { $round } begins with the { $card } on the discard pile. { $first } plays first.
## drew: seat, card; drew-hidden: seat; drew-many (several in a row, for a log): seat, count
event-drew = { $seat } draws the { $card }.
event-drew-hidden = { $seat } draws a card.
event-drew-many = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
## discarded: seat, card; with -colour: and colour
event-discarded = { $seat } discards the { $card }.
event-discarded-colour = { $seat } discards the { $card } and names { $colour }.
## colour_named: seat, colour
event-colour_named = { $seat } names { $colour }.
## declared: seat
event-declared = { $seat }: “Blanc Noir!”
## counts_as_declared: seat
event-counts_as_declared = { $seat } finds no card to draw: the last card counts as declared.
## penalised: seat, why (forgot, emptied)
event-penalised = { $why ->
    [forgot] { $seat } forgot to say “Blanc Noir”: four penalty cards.
   *[emptied] { $seat } lost the last card by an ability: four penalty cards.
}
## chain_grew: sum; chain_closed: none
event-chain_grew = The chain grows to { $sum }.
event-chain_closed = The chain is closed.
## turned_round: direction (clockwise, counterclockwise)
event-turned_round = { $direction ->
    [clockwise] Play turns round: now clockwise.
   *[counterclockwise] Play turns round: now counterclockwise.
}
## skipped: seat
event-skipped = { $seat } is skipped.
## removed: seat, card
event-removed = { $seat } removes the { $card }.
## traded: seat
event-traded = { $seat } trades three cards for a scroll.
## gained_scroll: seat, place, scroll
event-gained_scroll = { $seat } gains a scroll: { $scroll } ({ $place }).
event-gained_scroll-hidden = { $seat } gains a scroll ({ $place }).
## turned_up: seat, place, scroll
event-turned_up = { $seat } turns up { $scroll } ({ $place }).
## returned_scroll: seat (whose it was), place, scroll, by (seat)
event-returned_scroll = { $by } sends a scroll of { $seat } back into the pile: { $scroll } ({ $place }).
event-returned_scroll-hidden = { $by } sends a face-down scroll of { $seat } back into the pile ({ $place }).
## swapped_scrolls: first, second (places)
event-swapped_scrolls = Two scrolls change places: { $first } and { $second }.
## learned_scroll: seat, place, scroll
event-learned_scroll = { $seat } knows this scroll: { $scroll } ({ $place }).
event-learned_scroll-hidden = { $seat } knows a scroll ({ $place }).
## gathered_scrolls: none
event-gathered_scrolls = All scrolls are gathered and shuffled.
## hand_shown (to all): seat, cards; with -to: and to (seat); -to-hidden: seat, to
event-hand_shown = { $seat } shows all players this hand: { $cards }.
event-hand_shown-to = { $seat } shows { $to } this hand: { $cards }.
event-hand_shown-to-hidden = { $seat } shows { $to } the hand.
## looked_through: seat, cards (heard by the seat alone)
event-looked_through = { $seat } looks through the discard pile.
## took_back: seat, card
event-took_back = { $seat } takes the { $card } from the discard pile.
event-took_back-hidden = { $seat } takes a card from the discard pile.
## gave: seat, target (seat), card
event-gave = { $seat } gives the { $card } to { $target }.
## pile_renewed: count
event-pile_renewed = { $count ->
    [one] The discard pile becomes the new draw pile: one card.
   *[other] The discard pile is shuffled into a new draw pile of { $count } cards.
}
## quest_fulfilled: seat
event-quest_fulfilled = { $seat } fulfils the quest!
## round_ended: why (quest, menace, stillness, no_normal)
event-round_ended = { $why ->
    [quest] The round ends: a quest is fulfilled.
    [menace] The round ends by a Menace.
    [stillness] The round ends without a quest: no number card has moved for as many turns as there are players.
   *[no_normal] The round ends without a quest: no normal card is left in hands and piles.
}
## scored: seat, points, total
event-scored = { $points ->
    [one] { $seat } scores 1 point and has { $total }.
   *[other] { $seat } scores { $points } points and has { $total }.
}
## halved: seat, total (after it)
event-halved = { $seat } has hit the target exactly: the points are halved to { $total }.
## game_ended: winners (one or more seats)
event-game_ended = The game is over. Winner: { $winners }.
## turn_passed: seat (whose turn it is now)
event-turn_passed = It is { $seat }’s turn.

## Refused moves, .remedy: what would be legal. Both get the same variables.
## none
refused-game_over = The game is over.
    .remedy = Start a new game.
## seat (whose turn it is)
refused-not_your_turn = It is { $seat }’s turn now.
    .remedy = Wait until it is your turn.
## why (a question's .name)
refused-answer_first = A question must be answered first: { $why }.
    .remedy = Choose one of the answers offered.
## none
refused-nothing_asked = No question is open that this would answer.
    .remedy = Trade, use a scroll, draw or discard.
## why (a question's .name)
refused-not_this_answer = This is no answer to the question asked: { $why }.
    .remedy = Choose one of the answers offered.
## card
refused-not_in_hand = You have no { $card } in your hand.
    .remedy = Choose a card that you hold.
## card, top, colour, number
refused-neither_colour_nor_number = The { $card } matches neither the colour { $colour } nor the number { $number } (the { $top } is on top).
    .remedy = Discard a card of the colour { $colour }, a card with the number { $number } or a wild card, or draw.
## card, chain
refused-chain_open = A chain of { $chain } is open, so the { $card } cannot be discarded: only a 25 can.
    .remedy = Discard a Knight, a Prince or a Golem, or draw { $chain } cards.
## card
refused-last_card_normal = The { $card } is your last card, and the last card discarded must be a normal one.
    .remedy = Draw.
## card
refused-name_a_colour = The { $card } is wild, and no colour was named with it.
    .remedy = Discard it together with one colour: red, yellow, blue or green.
## card
refused-no_colour_to_name = The { $card } is not wild, so no colour is named with it.
    .remedy = Discard it without a colour.
## none
refused-declare_not_now = “Blanc Noir” is said only with a discard, an answer to its effect or a trade that leaves you one card, and only if you have not said it yet.
    .remedy = Make the same move without the word.
## none
refused-declare_automatic = At this table “Blanc Noir” is said for you.
    .remedy = Make the same move without the word.
## none
refused-not_three_of_a_number = A trade needs three cards of the same number.
    .remedy = Choose three cards with one number; their colours do not matter.
## card
refused-trade_not_normal = The { $card } is not a normal card, and only normal cards can be traded at this table.
    .remedy = Choose three normal cards (9 or less) of one number.
## none
refused-trade_empties_hand = A trade may not leave you without cards.
    .remedy = Keep at least one card: discard or draw instead.
## none
refused-no_scroll_left = No scroll is left in the scroll pile, so there is nothing to trade for.
    .remedy = Use a scroll, draw or discard instead.
## scroll, place
refused-no_such_scroll = You have no face-down { $scroll } in that place.
    .remedy = Choose one of your own face-down scrolls and its place.
## none
refused-not_another_player = This must be aimed at another player of this table.
    .remedy = Choose one of the other players.
## card, colour (the Lord's)
refused-lord_normal_of_colour = The { $card } is not a normal card of the Lord’s colour, { $colour }.
    .remedy = Choose a normal card of the colour { $colour }, or decline.
## card, colour (the Lord's)
refused-lord_of_colour = The { $card } does not have the Lord’s colour, { $colour }.
    .remedy = Choose a card of the colour { $colour }, or decline.
## card
refused-princess_special = The { $card } is not a special card, and the Princess removes only a special card.
    .remedy = Choose a special card (10 or more), or decline.
## card, colour (the Herald's)
refused-herald_colour = The { $card } does not have the Herald’s colour, { $colour }.
    .remedy = Choose a card of the colour { $colour }.
## none
refused-must_choose = This cannot be declined.
    .remedy = Choose one of the answers offered.
## card
refused-not_in_discards = There is no { $card } in the discard pile.
    .remedy = Take a card that lies there, or decline.
## none
refused-no_valkyrie_back = A Valkyrie cannot be taken back.
    .remedy = Take another card, or decline.
## place
refused-no_scroll_there = No scroll can be chosen there ({ $place }).
    .remedy = Choose a place in which a scroll lies.
## place
refused-not_face_down = The scroll there is not face down ({ $place }).
    .remedy = Choose a face-down scroll.
## none
refused-same_place = A scroll cannot change places with itself.
    .remedy = Choose two different places.
## none
refused-pixie_two_players = At this table the Pixie swaps one player’s scroll with the pile’s, or scrolls of two different players.
    .remedy = Choose a scroll and the pile, or scrolls of two players.
## none
refused-colour_first = A wild card began the pile, and its colour must be named before anything else.
    .remedy = Name red, yellow, blue or green.

## Questions (`why` of a waiting), .name: in a few words. No variables.
ask-turn = Your turn: trade or use scrolls if you like, then draw or discard.
    .name = your turn
ask-first_wild = A wild card begins the pile. Which colour do you name?
    .name = the colour of the first card
ask-dragon = Dragon: who draws four cards?
    .name = Dragon
ask-gargoyle = Gargoyle: whose hand is shown?
    .name = Gargoyle
ask-lord = Lord: which card of the Lord’s colour do you remove? Two at most; you may decline.
    .name = Lord
ask-princess = Princess: which special card do you remove? You may decline.
    .name = Princess
ask-princess-escort = Escort: which card do you remove next? One card stays in your hand at the end.
    .name = Princess (Escort)
ask-goddess = Goddess: which card do you remove? Two at most; you may decline.
    .name = Goddess
ask-valkyrie = Valkyrie: which card of the discard pile do you take? You may decline.
    .name = Valkyrie
ask-pixie = Pixie: which two scrolls change places?
    .name = Pixie
ask-explosion = Explosion: who draws two cards?
    .name = Explosion
ask-shock_wave = Shock Wave: which scroll goes back into the pile?
    .name = Shock Wave
ask-menace = Menace: who gets the Dragon, the Golem and the Gargoyle?
    .name = Menace
ask-salvation = Salvation: which card do you remove next? Four cards stay in your hand at the end.
    .name = Salvation
-herald-ask = which card of this colour do you remove next? Two cards stay in your hand at the end.
ask-herald_of_red = Herald of Red: { -herald-ask }
    .name = Herald of Red
ask-herald_of_yellow = Herald of Yellow: { -herald-ask }
    .name = Herald of Yellow
ask-herald_of_blue = Herald of Blue: { -herald-ask }
    .name = Herald of Blue
ask-herald_of_green = Herald of Green: { -herald-ask }
    .name = Herald of Green

## Options (BN-11), .help, and their values. No variables.
option-edition = Edition
    .help = Which rulebook holds where the two differ. It sets the six options after it at once, each of which can still be set alone, and decides whether the Princess’s second removal may be declined.
option-edition-ja = Japanese
option-edition-de = German
option-gargoyle = Gargoyle
    .help = Who sees the hand that a Gargoyle scouts.
option-gargoyle-public = all players
option-gargoyle-private = only the player of the Gargoyle
option-lord = Lord
    .help = Which cards of his colour a Lord can remove.
option-lord-ja = normal cards only
option-lord-de = any cards
option-pixie = Pixie
    .help = Which two scrolls a Pixie can swap.
option-pixie-ja = any two face-down scrolls, the pile counting as one
option-pixie-de = one player’s with the pile’s, or two different players’
option-trade = Trade
    .help = Which three cards of one number buy a scroll.
option-trade-ja = normal cards only
option-trade-de = any number cards
option-first_wild = First card wild
    .help = What happens when a wild card begins the discard pile.
option-first_wild-ja = any card may be discarded first
option-first_wild-de = the first player names its colour first
option-draw_scroll = Drawing scrolls
    .help = Which scroll of the pile is drawn, or swapped by a Pixie.
option-draw_scroll-random = a random one
option-draw_scroll-top = the top one
option-target = Target
    .help = The game ends when somebody has more points than this; whoever has exactly as many has them halved.
option-rounds = Rounds
    .help = A fixed number of rounds after which the game ends, whatever the points. Without one the target decides.
option-rounds-none = no fixed number
option-declaration = Saying “Blanc Noir”
    .help = Whether you must remember to say “Blanc Noir” yourself.
option-declaration-manual = players say it themselves
option-declaration-automatic = it is said for you
option-first_player = First player
    .help = Who begins a round.
option-first_player-random = drawn at random
option-first_player-winner = who fulfilled the last quest (at random if nobody did)
option-first_player-left_of_last = the next one clockwise from the last first player
option-deck = Deck
    .help = The rulebook lists 121 number cards, the box promises 125. The boxed deck adds one Knight in every colour.
option-deck-listed = as listed (121 cards)
option-deck-boxed = as on the box (125 cards)
option-log = Log
    .help = How much of what was played can be read again during the game.
option-log-full = everything
option-log-last = only the last turn

## Rules page. Titles and bodies: no variables. After the body of rules-1 come the rows: card, number, copies; scroll, copies.
rules-1-title = BN-1 Cards
rules-1-body =
    Number cards make up the draw pile and your hand. They are red, yellow, blue or green, or wild: wild cards are black and have no colour of their own, so Heralds and Lords never touch them.

    A card with a number of 9 or less is a normal card; it has no ability. A card with 10 or more is a special card; its ability happens when it is discarded (BN-8).

    Every normal card is there twice in each colour, and so are Priestess, Mage and Jester. Lord, Princess, Knight and Prince are there once in each colour. The wild cards are two Golems, two Pixies, two Gargoyles, one Dragon, one Valkyrie and one Goddess.

    Twenty scroll cards have a pile of their own. They are never part of your hand; they lie in front of you.

    The list at the end of this paragraph gives every card’s number and how many there are.
rules-1-row-coloured = { $card }: number { $number }, { $copies } in each colour
rules-1-row-wild = { $card }: wild, number { $number }, { $copies } in all
rules-1-row-scroll = { $scroll }: { $copies } in all
rules-2-title = BN-2 Set-up of every round
rules-2-body =
    BN-2.1 Shuffle all number cards into the draw pile and all scrolls into the scroll pile. Cards removed in the last round come back.

    BN-2.2 Each of the 2 to 6 players gets seven number cards and one face-down scroll. You may look at your own face-down scrolls at any time; nobody else may. Everybody sees how many scrolls each player has.

    BN-2.3 Play begins clockwise. The first player is drawn at random (option first_player).

    BN-2.4 The top card of the draw pile is turned up and begins the discard pile. Its ability does not happen, and a 25 opens no chain. If it is wild, any card may be discarded on it (German edition: the first player names its colour before anything else).
rules-3-title = BN-3 A turn
rules-3-body =
    Your turn begins with the start phase (BN-4): as many of its actions as you like, in any order, also none. Then comes the main phase (BN-5) with exactly one action: draw or discard. After that the turn passes to the next player in the direction of play.

    A Mirage or a successful Menace ends your turn without a main phase.
rules-4-title = BN-4 Start phase
rules-4-body =
    BN-4.1 Trade. Remove three normal cards of one number from your hand and gain one scroll from the pile, face down: a random one. The colours do not matter. (German edition: any three number cards of one number, and the top scroll.) You can trade while a chain is open. You cannot trade if no scroll is left in the pile, or if you would have no card left.

    BN-4.2 Use a scroll. Turn up one of your face-down scrolls: its effect (BN-9) happens once, and it stays in front of you, face up. A scroll that you have just gained may be used at once.
rules-5-title = BN-5 Main phase
rules-5-body =
    BN-5.1 Draw. Draw one card, and your turn ends; the card drawn cannot be played in the same turn. While a chain is open, draw its whole sum instead, and the chain closes. You may always draw, even if you could discard.

    BN-5.2 Discard. Discard one card that has the colour or the number of the top discard, or that is wild. With a wild card you name red, yellow, blue or green: the pile has that colour until the next discard.

    BN-5.2.1 Chain. Knight, Prince and Golem, the cards with the number 25, open a chain: Knight and Prince add 2, a Golem adds 4. While it is open, only a 25 may be discarded, and it adds its amount. The chain closes when somebody draws in the main phase, even if no card is left to draw. Cards drawn for other reasons, a penalty for example, leave it open. An example: A discards a Knight and B a Golem. C has no 25 and draws six cards. D plays a normal turn.

    BN-5.2.2 “Blanc Noir”. When you come down to one card, you must say “Blanc Noir”. You say it as part of the move (the word declare) that leaves you one card: a discard, an answer to its effect, or a trade. Forget it, and you draw four cards at once. If the effect of a special card takes your last card, you draw four cards too and the round goes on. If no card is left to draw as a penalty, one card counts as declared, and with an empty hand you stay in and can only draw. When your hand grows again, the word is spent and must be said again next time. Your last card can be discarded only if it is a normal card.

    BN-5.3 No card left to draw. As soon as a card must be drawn and none is there, the discard pile without its top card is shuffled into a new draw pile; removed cards stay out. If there are still too few cards, you draw what there is. A round ends without a quest, and everybody scores their hand, when no number card has moved for as many turns in a row as there are players, or when at the end of a turn no normal card is left in hands and piles.
rules-6-title = BN-6 End of a round
rules-6-body =
    If you have said “Blanc Noir” and discard a normal card as your last one, you have fulfilled the quest, and the round ends. You score nothing; everybody else scores the sum of the numbers in hand. Points are bad.

    The scroll Menace can end a round as well: its user has fulfilled the quest and scores nothing for the cards left in hand.
rules-7-title = BN-7 End of the game
rules-7-body =
    BN-7.1 After the scoring, whoever has exactly 200 points has them halved (rounded down).

    BN-7.2 If somebody then has more than 200 points, the game ends. The fewest points win. Among equals, the most fulfilled quests win; if these are equal too, the win is shared.

    BN-7.3 The option target puts another number in the place of 200. If the option rounds is set, the game ends after that many rounds instead; the target then counts only for the halving.
rules-8-title = BN-8 Special cards
rules-8-body =
    An ability happens when its card is discarded. Where a player is chosen, it is always another player, and for the Dragon and the Gargoyle you must choose one. Whatever you “may” do, you can decline. Removed cards are out for this round; they lie face up, and everybody may count them.

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
rules-9-title = BN-9 Scrolls
rules-9-body =
    A scroll’s effect happens once, when you turn it up in your start phase. A scroll that can do nothing may be turned up too; it is spent all the same.

    { scroll-herald_of_red }: { scroll-herald_of_red.text }

    { scroll-herald_of_yellow }, { scroll-herald_of_blue }, { scroll-herald_of_green }: the same for their colours.

    { scroll-explosion }: { scroll-explosion.text }

    { scroll-shock_wave }: { scroll-shock_wave.text }

    { scroll-mirage }: { scroll-mirage.text }

    { scroll-blizzard }: { scroll-blizzard.text }

    { scroll-menace }: { scroll-menace.text }

    { scroll-tornado }: { scroll-tornado.text }

    { scroll-salvation }: { scroll-salvation.text }

    { scroll-revelation }: { scroll-revelation.text }
rules-10-title = BN-10 What you may know
rules-10-body =
    You see your own hand and your own face-down scrolls. Everybody sees how many cards and scrolls each player has, the face-up scrolls, the removed cards, points and quests, the top discard and the named colour, the open chain, the direction of play, and how many cards are in the draw pile and in the scroll pile.

    Face-down scrolls lie in numbered places that everybody can tell apart; a swapped scroll lies where the other one lay.

    Nobody may look through the discard pile; only the Valkyrie allows it. Whether a log shows what was played is settled by the option log. What a Gargoyle, a Pixie or a Valkyrie has shown you stays with you as a note.
rules-11-title = BN-11 Editions and options
rules-11-body =
    The Japanese and the German rulebook differ in places. The option edition chooses one of them; each difference can be set alone too:

    gargoyle. Japanese: the hand is shown to all. German: to you alone.

    lord. Japanese: normal cards of his colour. German: any cards of his colour.

    pixie. Japanese: any two face-down scrolls, the pile counting as one. German: one player’s with the pile’s, or scrolls of two different players.

    trade. Japanese: three normal cards of one number. German: any three number cards of one number.

    first_wild. Japanese: any card may be discarded on a wild first card. German: the first player names its colour before anything else.

    draw_scroll. Japanese: a random scroll of the pile. German: the top one; a scroll that a Pixie has put there is drawn next. This holds for Priestess, trade, Revelation and Pixie.

    Only edition itself decides whether the Princess’s second removal may be declined (German) or not (Japanese).

    Other options: seats (2 to 6 players), target, rounds, declaration (say “Blanc Noir” yourself or have it said), first_player, deck and log.

## Rulings: what neither rulebook says, or what they leave open. No variables.
ruling-BN-1a = The rulebook’s text names only the number 25 (Knight, Prince, Golem) and the border between normal (9 or less) and special cards (10 or more). The other numbers stand on card pictures that we do not have, so they are our own. They are kept in one file; whoever owns the cards can correct them there.
ruling-BN-1b = The box promises 125 number cards, 53 of them special. The list of cards in both rulebooks adds up to 121, 49 of them special. We play the list. The option deck = boxed adds one Knight in every colour, our best guess at the four missing cards.
ruling-BN-2a = The first player of each round is drawn at random; at a real table a hand game decides. The option first_player can also let the winner of the last round begin, or the next player clockwise.
ruling-BN-2_4 = If a wild card begins the pile, any card may be discarded until somebody has discarded one, not only by the first player. The Japanese rulebook speaks of the first player alone, who may well draw instead.
ruling-BN-4a = With no scroll left in the pile you cannot trade. A trade may not take your last cards: a quest is fulfilled by a discard only.
ruling-BN-5_1 = You may always draw, even if you hold a card that you could discard, and even if a chain is open and you hold a 25.
ruling-BN-5a = Your hand is counted when the discard, its effect and its removals are done. “Blanc Noir” is said with exactly those own moves (discards, answers to their effects, trades) after whose removals one card is left, as long as the word does not stand already. There is at most one penalty for each action; it is drawn before the turn passes (after a trade: before play goes on). If a penalty finds no card to draw, one card counts as declared, and a player with an empty hand stays in and can only draw. With declaration = automatic the word is said for you.
ruling-BN-5b = When your hand grows again after “Blanc Noir”, the word is spent. When you come down to one card again, you must say it again.
ruling-BN-5c = A new draw pile is made only when a card must be drawn and none is there, even in the middle of a draw: all discards but the top one are shuffled; removed cards stay out. If there are fewer cards than must be drawn, you draw what there is. A round that cannot end is ended without a quest, and everybody scores their hand: after as many turns in a row as there are players in which no number card moved (turns with a Mirage count), or when no normal card is left in hands and piles at the end of a turn.
ruling-BN-8a = The Japanese text of the Princess that we have says only what happens if the special card that you removed was the Prince of her colour. So we take it that she lets you remove one special card.
ruling-BN-8b = Removed cards are out until the round ends. They lie face up, and everybody may count them.
ruling-BN-8c = Whoever discards a Lord, a Princess or a Goddess is asked which cards to remove as long as cards are in hand, even if none of them may be removed. Otherwise all would learn that no such card is in that hand.
ruling-BN-9 = A Herald may not bring your hand down to one card or none. If removing all cards of the colour would do so, you choose which cards of this colour stay, so that exactly two cards are left.
ruling-BN-9a = A scroll that can do nothing may still be turned up. It is spent.

## The tutorial (tutorial.toml): what to do now, .title, and .other: what is said instead when another legal move is chosen.
tutorial-colour = Everybody wants to be rid of all cards. You may discard a card that has the colour of the top card of the discard pile. A blue Halberd lies there: choose your blue Dagger.
    .title = The colour fits
    .other = That would be possible too. But let us begin with the blue Dagger: it has the colour of the pile.
tutorial-number = The colour may also change, if the number is the same. A red 9 lies on top now, and your green Battleaxe is a 9 as well: discard it.
    .title = Or the number
    .other = That is allowed as well. This time try the green Battleaxe: another colour, the same number.
tutorial-draw = C has used the scroll Blizzard, so you had to draw a card. On top lies a blue 8, and you hold nothing blue and no 8. Then you draw one card, and your turn is over. You may always draw, even if a card fits.
    .title = When nothing fits
    .other = You may do that, but later there will be a better moment. Draw a card for now.
tutorial-wild = You have drawn a Golem! It is wild: a wild card fits on any colour and any number, and you name the colour that counts from then on. Discard the Golem and name red. With it you also open a chain of 4.
    .title = Wild cards
    .other = Also allowed. But let the Golem out first, and name red.
tutorial-chain = B had no 25 and drew four cards; then C opened a chain again, with a Knight. While a chain is open, only a card with the number 25 may be discarded. You have one: with the yellow Knight you add 2, and the next player must add a 25 or draw the whole sum.
    .title = The chain
    .other = You could do that, but the chain would stay open, or you would have to draw it. Answer with the yellow Knight.
tutorial-scroll = It worked: B drew four cards. Before you draw or discard, you may use your scrolls. Only you know what yours is, until you turn it up: an Explosion, which makes another player draw two cards. Use it.
    .title = Scrolls
    .other = That can wait, and your turn would be over with a card. Use the scroll first.
tutorial-aim = Some cards ask you something. Who is to draw two cards? Choose B.
    .title = Your choice
    .other = Poor C! Let it be B this time.
tutorial-trade = Before you draw or discard you can also trade: three normal cards with the same number for one scroll. You have three Sai, each of them a 6. Trade them: three cards fewer at once.
    .title = Three cards for a scroll
    .other = Not yet: with the trade you get rid of three cards in one turn.
tutorial-word = Two cards are left. Whoever comes down to one card must say “Blanc Noir” with that move, or draws four cards. So say the word first, and then discard the yellow Longbow.
    .title = Blanc Noir!
    .other = Careful: the word belongs to this move. Say “Blanc Noir” first, and then discard the yellow Longbow.
tutorial-last = C has just come down to one card, forgot the word and drew four. You did not forget. The last card must be a normal one, without an ability; your red Longbow is, and red fits. Discard it, and the round is yours!
    .title = The last card
    .other = You could, but why wait? Discard the red Longbow and win the round.
tutorial-end = You have discarded your last card: that is the quest, and you score nothing. The others score the numbers in their hands, and points are bad. A whole game goes on until somebody has more than 200 points. Everything else is best learned by playing: every card explains itself, and the rules are never far.
    .title = Well played!
