### The pages of rules, in English.

rulespage-title = Rules of { $game }
rulespage-loading = Loading …
rulespage-contents = Contents
rulespage-search = Search the rules
rulespage-found = { $count ->
    [0] Nothing found
    [one] 1 place
   *[other] { $count } places
}
rulespage-clear = Clear
rulespage-cards = The cards
rulespage-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}
rulespage-copies_each = { $count } in each colour
rulespage-number = number { $number }
rulespage-options = Options
rulespage-default = usual
rulespage-range = { $low } to { $high }
rulespage-no_limit = none
rulespage-editions = Editions
rulespage-edition-base = Without another choice the first value of each option counts, as the Japanese edition has it.
rulespage-edition = Edition { $edition }: { $changes }
rulespage-rulings = Rulings
rulespage-rulings_lead = Where the rulebook leaves something open, or editions disagree, we play it like this.
rulespage-link = Link to { $rule }
rulespage-players = { $from } to { $to } players
rulespage-learn = Learn by playing
rulespage-play = Play
