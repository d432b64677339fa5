### What only the web client says, in English.

web-title = Tefuda
web-tagline = Card games for friends
web-lead = Sit down and play: against bots at once, or with friends by a link. No registration.
web-play = Play now
web-play_against = { $count ->
    [one] Play against 1 bot
   *[other] Play against { $count } bots
}
web-players = Players
web-players_count = { $count } players
web-with_friends = Table for friends
web-make_table = Open the table
web-public = Anybody may find it here
web-open_tables = Open tables
web-no_tables = No open table right now.
web-my_tables = My tables
web-taken = { $taken } of { $seats } seats taken
web-phase-gathering = waiting for players
web-phase-counting = about to begin
web-phase-playing = playing
web-join = Go there
web-name = Your name
web-name_keep = Keep
web-name_hint = Others at the table see it.
web-language = Language
web-theme = Light or dark
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-home = To the start page
web-nowhere = There is nothing here.
web-close = Close
web-back = Back
web-cancel = Cancel
web-options = Options
web-rules_of = Rules

web-you_are = You
web-kept = Kept.
web-welcome = Welcome!
web-login = Log in
web-logout = Log out
web-register = Create an account
web-register_hint = You stay who you are, and can log in on other devices. Not needed to play.
web-login_name = Login
web-password = Password
web-password_old = Old password
web-password_new = New password
web-password_change = Change the password
web-forget = Forget me
web-forget_hint = Your name and account are deleted. Games that you have played stay, as played by somebody.
web-learn = Learn it in ten minutes
web-replays = Replays
web-all_options = Rules of this table
web-again_soon = Played lately
web-made_by = The games belong to their makers; the words and drawings here are our own.

## Line.
web-line-connecting = Connecting …
web-line-waiting = The line is down. It comes back by itself …
web-line-replaced = You have this table open somewhere else.
web-line-take_back = Play here
web-line-refused = This table cannot be opened.
web-line-offline = The server cannot be reached. Try again in a moment.

## Before a game and after it.
web-gathering = Waiting for everybody
web-invite = Send this link to your friends:
web-copy = Copy link
web-copied = Copied
web-share = Share
web-seat_free = free
web-sit = Sit here
web-add_bot = Add a bot
web-remove = Send away
web-stand = Give up the seat
web-ready = I am ready
web-not_ready = Wait, not yet
web-is_ready = ready
web-is_away = away
web-is_host = host
web-is_bot = bot
web-stands_in = a bot plays
web-beginning = The game begins …
web-watching = You are watching.
web-again = Another game
web-look_back = Look back at it
web-other_game = To the games
web-over = The game is over
web-broken_off = The game was broken off
web-you_won = You have won!
web-won = { $winners } has won
web-won_shared = The win is shared: { $winners }
web-round_over = Round { $round } is over
web-go_on = Go on
web-points = Points
web-total = Total

## Table.
web-table_of = Table of { $game }
web-your_turn = Your turn
web-turn_of = { $seat } is playing
web-waiting_for = Waiting for { $seats }
web-your_answer = Your answer
web-hand = Your hand
web-hand_count = { $count ->
    [one] Your hand, 1 card
   *[other] Your hand, { $count } cards
}
web-hand_of = { $count ->
    [one] { $seat } holds 1 card
   *[other] { $seat } holds { $count } cards
}
web-seat = { $seat }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
web-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-can_play = can be played
web-cannot_play = cannot be played now
web-chosen = chosen
web-hidden_card = face-down card
web-place_down = { $place }, face down
web-place_up = { $place }, used
web-zone-empty = empty
web-choices = Choices
web-choose = Choose
web-do = Do it
web-tap_again = Tap the card again, or:
web-pick_hint = Tap a raised card, or choose:
web-why_not = Why not?
web-details = About this card
web-colour_now = The colour is { $colour }
web-log = Log
web-chat = Talk
web-menu = Menu
web-say = Say something
web-send = Send
web-you = you
web-undo = Take back
web-pause = Pause
web-resume = Go on
web-end = Break off the game
web-leave = Leave the table
web-paused = Paused
web-ask-undo = { $seat } asks to take the last move back.
web-ask-pause = { $seat } asks for a pause.
web-ask-resume = { $seat } asks to go on.
web-ask-end = { $seat } asks to break off the game.
web-agree = Agree
web-refuse = Refuse
web-asked_others = The others are asked …
web-time_left = { $seconds } seconds left
web-clockwise = Play goes clockwise
web-counterclockwise = Play goes counterclockwise
web-chain = Chain +{ $sum }
web-new_cards = New
web-spectators = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}

web-seats = Seats
web-log_empty = Nothing has happened yet.
web-talk = Talk
web-talk_empty = Nobody has said anything yet.
web-no_talk = There is no chat at this table.
web-chat_unread = Talk, { $count } new
web-mute = Do not show what { $name } says
web-muted = What { $name } says is not shown.
web-unmute = Show it again
web-sounds = Sounds
web-open_hand = Spectators may see my hand
web-votes_hint = Everybody at the table has to agree.
web-ended-agreed = Everybody agreed to stop.
web-ended-absent = Somebody stayed away.
web-ended-rules = The server has newer rules now.
web-is_program = program
web-add_bot_short = Bot
web-bot_level = How bots play that you add
web-link = Link to this table
web-qr = QR code of the link to this table
web-beginning_in = The game begins in { $seconds } …
web-free_seats = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-agreed = What is played
web-may_talk = Chat at the table
web-clock = Thinking time
web-clock-none = no limit
web-clock-move = { $seconds } seconds a move
web-clock-hours = { $hours } hours a move
web-clock-game = { $minutes } minutes for the game, { $increment } seconds more a move
web-absent = If somebody stays away
web-absent-bot = a bot goes on
web-absent-wait = everybody waits
web-absent-end = the game ends

## Emotes.
web-emote-hello = Hello!
web-emote-thanks = Thanks!
web-emote-well_played = Well played!
web-emote-oops = Oops!
web-emote-hmm = Hmm …
web-emote-hurry = Hurry up!
web-emote-laugh = Ha ha!
web-emote-wow = Wow!
web-emote-good_game = Good game!

## Help on cards.
web-card-kind = Kind
web-card-japanese = Japanese name
web-card-copies = Copies
web-card-per_colour = { $count } in each colour
web-card-in_all = { $count } in all

## Blanc Noir's table.
web-bn-middle = Middle of the table
web-bn-mine = In front of you
web-bn-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
web-bn-quests = { $count ->
    [one] 1 quest
   *[other] { $count } quests
}
web-bn-scrolls_down = { $count ->
    [0] no scroll face down
    [one] 1 scroll face down
   *[other] { $count } scrolls face down
}
web-bn-scrolls_used = used: { $scrolls }
web-bn-said = has said “Blanc Noir”
web-bn-arm = say it with this move
web-bn-armed = will be said
web-bn-trade = Trade three { $number }s
web-bn-first_place = Choose the first scroll
web-bn-second_place = … and the one it changes places with
web-bn-notes = What you know
web-bn-notes_count = What you know ({ $count })
web-bn-notes_none = Nothing has been shown to you in this round.
web-bn-shown = Shown to you
web-bn-known = { $seat }: { $known } of { $cards } cards
web-bn-removed_none = No card has been removed in this round.
web-ask-turn = Your turn: discard a card or draw.
