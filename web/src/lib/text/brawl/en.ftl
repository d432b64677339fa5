### What only the client says of BRAWL, in English. Cards, sides and players come in as ready words.

## The table.
brawl-arena = Arena of { $near } and { $far }
brawl-closed = closed
brawl-column = { $base }, side of { $side }
brawl-empty = nothing lies there
brawl-hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
brawl-on_top = last { $card }
brawl-goes = { $card } fits here
brawl-base_of = Base { $base } of { $owner }
brawl-goes_to = as it lies, { $seat } wins it
brawl-worth = counts { $count }
brawl-end_left = Left end of the row, { $arena }
brawl-end_right = Right end of the row, { $arena }
brawl-your_team = your team

## Players.
brawl-own = Your deck, hand and discards
brawl-wins = { $count ->
    [one] wins 1 Base as it lies
   *[other] wins { $count } Bases as it lies
}
brawl-deck_count = { $count ->
    [0] the deck is empty
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
brawl-discards_top = top of the discards: { $card }
brawl-no_discards = no discards
brawl-holds = holds { $card }
brawl-in_hand = In your hand: { $card }
brawl-hand_empty = Your hand is empty
brawl-active = active
brawl-waits = waits
brawl-out = out

## What can be done.
brawl-flip = Flip
brawl-discard = Discard
brawl-lift = Lift
brawl-put_back = Put back
brawl-tag = Tag { $partner } in
brawl-tag_short = Tag
brawl-held = { $card }. { $count ->
    [0] It fits nowhere.
   *[other] Keys: { $keys }
}
brawl-turn = Your turn: flip a card
brawl-turn_top = Your turn: flip, or play { $card }
brawl-turn_held = Play { $card } or discard it
brawl-turn_stuck = No place for { $card }: discard it
brawl-resting = You rest until you are tagged in
brawl-you_out = You are out of this round. The others fight on.

## Time and the end.
brawl-idle = { $seconds ->
    [one] Nothing is played: it ends in 1 second
   *[other] Nothing is played: it ends in { $seconds } seconds
}
brawl-counted = Base by Base
brawl-tied = Nobody has won this round
brawl-again = They play another round: { $players }
brawl-went_idle = Nothing was played for a while: counted as it lay.

## Decks.
brawl-deck_of = { $seat } plays { $deck }. Choose another deck
brawl-deck_for = Deck for { $seat }
brawl-random = drawn by lot
brawl-random_all = Draw everybody’s by lot
brawl-own_recipe = A recipe of your own
brawl-more_decks = Two more decks come with the expansion.
brawl-recipe_name = Name (letters only)
brawl-recipe_count = { $count } of 35 cards, { $freezes } of them Freezes
brawl-recipe_take = Play this deck
brawl-later = counts { $ms } ms later
brawl-no_handicap = no handicap
