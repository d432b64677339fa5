### Words that all games share, in English. Lists come joined, whole numbers as numbers, everything else as ready words.

## Input errors: what was wrong and what would be right.
## game, known
error-unknown_game = There is no game “{ $game }”; the games are: { $known }.
## game, mistake
error-broken_game = The game “{ $game }” cannot be loaded ({ $mistake }); mend its code.
## game, option, known
error-unknown_option = { $game } has no option “{ $option }”; its options are: { $known }.
## option, value, allowed
error-bad_handicap = A handicap is written like A=300,C=150: seats, and 0 to { $most } milliseconds each; { $value } is not.
error-bad_option = The option { $option } cannot be “{ $value }”; it can be: { $allowed }.
## game, seats, low, high
error-bad_seats = { $game } is for { $low } to { $high } players, not for “{ $seats }”.
## seat, seats
error-unknown_seat = There is no seat “{ $seat }” here; the seats are: { $seats }.
## seed
error-bad_seed = “{ $seed }” is no seed; a seed is a whole number from 0 to 18446744073709551615, or a secret of 64 hexadecimal digits.
## card, like
error-unknown_card = There is no card “{ $card }”; cards are written like { $like }.
## move, verbs
error-unknown_move = “{ $move }” is no move; a move begins with one of: { $verbs }.
## move, form
error-move_syntax = “{ $move }” is not written as this move must be: { $form }.
## line, problem (a sentence)
error-bad_table = Line { $line } of the table cannot be read: { $problem }
## key, known
error-table_unknown_key = A table has no line “{ $key }”; its lines are: { $known }.
## key
error-table_twice = The table has the line “{ $key }” twice; each line may stand in it once.
error-option_twice = The table names the option “{ $option }” twice; each option may stand in it once.
## seat
error-table_missing_hand = The table has no hand for seat { $seat }; add a line that begins with “{ $seat }:”.
## key
error-table_missing = The table lacks the line “{ $key }”, which it needs; add it.
## card, count, copies
error-table_too_many = The table has the card { $card } too often: { $count }, where the deck has { $copies }.
## count
error-table_nowhere = { $count ->
    [one] One card of the deck is nowhere in the table; name it, or write * in one pile for all cards not named elsewhere.
   *[other] { $count } cards of the deck are nowhere in the table; name them, or write * in one pile for all cards not named elsewhere.
}
## key, value, allowed
error-table_bad_value = The line “{ $key }” of the table cannot be “{ $value }”; it can be: { $allowed }.
## none
error-table_two_stars = The table has * in more than one pile; it may stand in one only.
## language, known
error-unknown_language = There are no texts in the language “{ $language }”; the languages are: { $known }.
## level, known
error-unknown_level = There are no bots of the level “{ $level }”; the levels are: { $known }.
## file
error-no_file = The file “{ $file }” cannot be opened; check its name and place.
## problem (a sentence)
error-bad_record = This is no record of a game that can be read: { $problem }
## none
error-record_digest = The record has been changed: its content does not fit its own check sum; use an unchanged copy.
## number, move, text (a sentence)
error-record_move = Move { $number } of the record (“{ $move }”) was not legal: { $text }
## none
error-record_outcome = The record names another outcome than its moves lead to; one of the two has been changed.
## version, ours
error-record_rules_version = The record was played by version { $version } of the rules, and these are version { $ours }; replay it with the version that it names.
## none
error-not_utf8 = The input is not UTF-8 text; save or send it as UTF-8.
## limit (in bytes)
error-line_too_long = The line is longer than { $limit } bytes; send a shorter one.
## none
error-bad_json = The line is not a JSON object; send one object on each line, such as {"{"}"op": "games"{"}"}.
## field, expected
error-bad_field = The field “{ $field }” is missing or wrong; it must be: { $expected }.
## op, known
error-unknown_op = There is no operation “{ $op }”; the operations are: { $known }.
## none
error-no_game = There is no game yet; begin one with “new” or “set”.

## Seats and players.
## seat
term-seat = Seat { $seat }
## none
term-you = you
## seat, level (a level's name)
term-bot = Bot { $seat } ({ $level })
## none
term-level-random = random
    .help = plays any legal move
term-level-sensible = sensible
    .help = plays what looks best at the moment
## none
term-level-novice = novice
    .help = takes time, and errs now and then; in real time it reacts within about 900 milliseconds
## none
term-level-trained = trained
    .help = seldom errs; in real time it reacts within about 500 milliseconds
## none
term-level-quick = quick
    .help = hardly ever errs; in real time it reacts within about 300 milliseconds
## none
term-level-lightning = lightning
    .help = never errs, and in real time needs no time at all

## Prompts of a game.
## none
term-your_turn = Your turn.
## seats
term-waiting_for = Waiting for: { $seats }
## none
term-prompt = Type a number or a move; ? for help:
term-confirm_quit = Leave the game? It cannot be taken up again. (y/n)
term-yes = y
term-help =
    A number plays the choice with this number. A move or its beginning can be typed too: draw, discard red.sai, dis sai, r6; and 3 blue takes choice 3 and blue at once.
    why CARD – why this card or move cannot be played, and what could be
    card NAME, card 2 – what is printed on a card or scroll
    rules, rules 5 – the paragraphs of the rules; paragraph 5
    log – what has happened so far
    table – everything that you see of the table
    ? – this help
    quit – leave the game
## none
term-interrupted = Game left.
## seed (as text)
term-seed = Seed: { $seed } (the same seed deals the same game again)
## file
term-saved = The record is saved in “{ $file }”.

## Headings of the table. None has variables but those named.
term-log = Log
term-hand = Your hand
term-hands = Hands
term-scrolls = Scrolls
term-pile = Draw pile
term-scroll_pile = Scroll pile
term-discards = Discard pile
term-top = On top
term-removed = Removed
term-colour = Colour
term-chain = Chain
term-direction = Direction
term-clockwise = clockwise
term-counterclockwise = counterclockwise
term-round = Round
term-points = Points
term-quests = Quests
term-declared = Said “Blanc Noir”
term-turn = Turn
term-first = First player
term-moves = Moves
term-rule = Rule
term-rulings = Rulings
term-options = Options
term-rules_version = Rules version
term-none = none
term-face_up = face up
term-face_down = face down
term-hidden = hidden
## count
term-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## End of a game.
## none
term-game_over = The game is over.
## winner
term-won = { $winner } wins.
## winners (several)
term-shared_win = The win is shared by: { $winners }.
## seat, points
term-score = { $points ->
    [one] { $seat }: 1 point
   *[other] { $seat }: { $points } points
}
## none
term-you_won = You win!

## Lists of games and options.
## game (its name), low, high
term-game_seats = { $game }: { $low } to { $high } players
## value
term-default = { $value } (default)
## low, high
term-range = { $low } to { $high }
## rule (a paragraph), text (a sentence)
term-refused = { $text } ({ $rule })
## rule (a paragraph)
term-see_rule = See { $rule }.
## move (in words)
term-legal = “{ $move }” is legal.

## Stepping through a record.
## number, count
term-step = Move { $number } of { $count }
## seat, move
term-step_move = { $seat }: { $move }
## came, counted: seconds since the beginning, in a race
term-step_held = (came in at { $came } s, counted at { $counted } s)
## none
term-step_start = Before the first move
term-step_end = The record ends here.
term-step_prompt = Enter: next move, b: back, a number: go there, q: quit
term-step_unknown = Type Enter, b, a number or q.

## The verdict of verify: one sentence for each thing that was checked.
## none
term-verify_digest = Unchanged: the record fits its check sum.
## none
term-verify_commitment = Commitment proven: the secret was fixed before the deal and has not been changed.
## none
term-verify_no_commitment = No commitment: the record does not show that the seed was fixed before the deal.
## none
term-verify_shuffle = Shuffle proven: dealing again from the secret gives exactly this game.
## seed (as text)
term-verify_seed = Shuffle repeated: dealing again from the seed { $seed } gives exactly this game.
## count
term-verify_moves = { $count ->
    [one] Moves proven: the 1 move is legal and leads to the recorded outcome.
   *[other] Moves proven: all { $count } moves are legal and lead to the recorded outcome.
}
## count
term-verify_unfinished = { $count ->
    [one] Moves proven: the 1 move is legal; the game is not finished.
   *[other] Moves proven: all { $count } moves are legal; the game is not finished.
}
## none
term-verify_good = The record is genuine.
term-verify_bad = The record is not genuine.
## none
term-verify_commitment_wrong = The secret does not fit the commitment made before the deal: the shuffle is not the one that was promised.

## Notices.
## none
term-uncompiled = The rules run uncompiled: everything works, only slower.

## Help of the commands. None has variables.
term-help-tefuda = Modern card games for the terminal, for Python and for bots.
term-help-play = Play a game in the terminal against bots.
term-help-games = List the games, their seats and their options.
term-help-rules = Show the rules page of a game.
term-help-replay = Step through a record.
term-help-verify = Prove the shuffle and the moves of a record.
term-help-engine = Speak the engine protocol: one JSON object a line on standard input and output.
term-help-arg-game = The game’s key, as “tefuda games” lists it.
term-help-arg-file = The file of the record.
term-help-arg-seats = How many players take part.
term-help-arg-bots = How well the bots play: random or sensible; and for real time novice, trained, quick or lightning.
term-help-arg-seed = A whole number, or a secret of 64 hexadecimal digits; the same seed deals the same game.
term-help-arg-lang = The language: en, ja or de.
term-help-arg-option = An option of the game, as NAME=VALUE; can be given several times.
term-help-arg-record = Write the record of the game into this file; without it, finished games go into the folder records in TEFUDA_DATA (~/.local/share/tefuda).
term-help-arg-json = Answer in JSON.

## More input errors.
## field, known
error-unknown_field = This operation has no field “{ $field }”; its fields are: { $known }.
## mistake (a word for programmers)
error-internal = Something went wrong inside Tefuda ({ $mistake }); nothing has changed. Please report what you sent.
## what, value, low, high
error-bad_number = “{ $what }” cannot be “{ $value }”; it must be a whole number from { $low } to { $high }.
## seat, asked
error-not_asked = Seat { $seat } is not asked for anything; asked is: { $asked }.
## colour, colours
error-unknown_colour = There is no colour “{ $colour }” to name; the colours are: { $colours }.
## line
error-table_bad_line = The line “{ $line }” of the table has no colon; each line is written as a name, a colon and words.
## limit (in characters)
error-table_too_long = The table is not text, or longer than { $limit } characters.

## What a field of a request must be; ends a sentence.
## none
field-op = the name of an operation
field-game = the key of a game, as text
field-seats = the number of players
field-options = an object of options with their values
field-seed = a whole number, 64 hexadecimal digits as text, or nothing
field-table = a table in notation, as text
field-seat = the letter of a seat, such as "A"
field-move = a move in notation, as text
field-lang = a language: "en", "ja" or "de"
field-other = as the page of the engine protocol says

## Errors of records.
## file
error-not_written = The file “{ $file }” cannot be written; check its name, its place and what you may do there.
## none
error-record_cut_off = The record ends too early: a part of its file is missing.
## line
error-record_json = The record is not JSON; it cannot be read on from line { $line }.
## none
error-record_strange_json = The record is not plain JSON: a name stands twice, a number is too large, a character is half, or it is nested too deep.
## none
error-record_foreign = The file is not the record of a game.
## version, ours
error-record_format = The record is written in format { $version }, and only format { $ours } can be read here; use a newer Tefuda.
## limit (in bytes)
error-record_too_large = The file is larger than { $limit } bytes, which no record is.
## field
error-record_unknown_field = The record has a field “{ $field }”, which does not belong there.
## field, expected
error-record_field = The field “{ $field }” of the record is missing or wrong; it must be: { $expected }.
## number
error-record_row = Move { $number } of the record is not written as it must be: a seat of this table, the move, and its time in milliseconds or null.
## none
error-record_table = The record begins with a table of other seats or options than it names itself.
## none
error-record_no_beginning = How this game began is not known, so there is no record of it; give the table that it began with.
## count, moves (a number)
error-record_times = The number of times ({ $count }) is not the number of moves ({ $moves }); give one for each move.

## What a field of a record must be; ends a sentence.
## none
record-tefuda = the number of the record's format
record-game = the key of a game
record-rules_version = a whole number
record-options = an object of options with their values
record-seats = the number of players
record-luck = a seed, or a secret with its commitment; where the record begins with a table that names no luck, only a secret, or none
record-table = the lines of a table in notation
record-players = an object with names for some of the seats
record-started = a time such as 2026-11-18T20:15:00Z
record-held = a list with a number of milliseconds for each move
record-moves = a list of moves
record-outcome = the points of every seat and the winners, or null
record-digest = 64 hexadecimal digits
record-other = as the page on records says

## More sentences of the verdict.
## commitment
term-verify_commitment_fits = The secret fits its commitment. That it was fixed before the deal is proven if you were told this then: { $commitment }
## words
term-verify_entropy = The players added to the luck: { $words }. Each of them can check that the word given is here.
## none
term-verify_table = No deal: the game began with a table that was set up, and its luck lay open.
## none
term-verify_table_sealed = No deal: the game began with a table that was set up. Whatever was drawn later came from the secret.
## none
term-verify_told = Names and times are only told; nothing can prove them.

## The table in the terminal.
## seat (the person's), others (seats), level (a level's name)
term-players = You are { $seat }. Bots ({ $level }): { $others }.
## points
term-score_short = { $points ->
    [one] 1 pt
   *[other] { $points } pts
}
## count
term-earlier = { $count ->
    [one] … and 1 line before: type log
   *[other] … and { $count } lines before: type log
}
## none
term-hint = A number or a move
term-hint-declare = 2! says “Blanc Noir”
term-hint-help = ? help
term-help-declare = 2!, d sai! – say “Blanc Noir” with the move that leaves you one card; nobody reminds you
## turn, down, quest (signs)
term-help-signs = { $turn } whose turn it is; { $down } a face-down scroll; { $quest } a fulfilled quest; the order of play goes along the arrows at the top
## none
term-which = Which one?
term-back = Enter: back
term-go_on = Enter: go on
term-own_scrolls = Your scrolls
term-idle = Turns in which no card moved
term-played = Played
term-taken_back = Taken back
## words (as typed)
term-no_fit = Nothing here fits “{ $words }”; ? shows what can be typed.
## none
term-why_what = Type why and a card or a move, for example: why sai
term-rules_which = Type rules and a number, for example: rules 5
## number (as typed), most
term-no_number = There is no choice { $number } here; the numbers go from 1 to { $most }.
## none
term-number_cards = Number cards
term-number = Number
term-copies = Copies
term-ability = Ability
## count
term-copies_each = { $count } per colour

## Moves in words. what: cards, scrolls, colours, places or seats.
move-draw = Draw
move-discard = Discard: { $what }
move-trade = Trade three: { $what }
move-use = Use { $what }
move-name = Name a colour: { $what }
move-aim = { $what }
move-remove = Remove: { $what }
move-take = Take: { $what }
move-swap = Swap: { $what }
move-return = Send back: { $what }
move-decline = No card (decline)
## count
move-draw-cards = { $count ->
    [one] Draw a card
   *[other] Draw { $count } cards
}

## Wrong usage of the commands: each one sentence.
## command, known
error-usage_command = There is no command “{ $command }”; the commands are: { $known }.
## option, known
error-usage_option = There is no option “{ $option }” here; the options are: { $known }.
## option
error-usage_value = The option { $option } needs a value behind it.
## option
error-usage_flag = The option { $option } takes no value.
## what, command
error-usage_missing = { $what } is missing; “{ $command } --help” shows what belongs where.
## word, command
error-usage_extra = “{ $word }” is one word too many; “{ $command } --help” shows what belongs where.
## command
error-usage = This cannot be understood; “{ $command } --help” shows what belongs where.
## word
error-usage_pair = “{ $word }” is not written as NAME=VALUE.
## problem (as the system says it)
error-system = The system refuses this: { $problem }.
## mistake
error-broken = Something went wrong inside Tefuda ({ $mistake }); please report it.

## Help of the commands, continued. None has variables.
term-usage = Usage
term-commands = Commands
term-arguments = Arguments
## path
term-command_help = “{ $path } COMMAND --help” tells more about a command.
## none
term-help-arg-help = Show this help.
term-help-arg-version = Show the version.
term-help-arg-seat = Show only what this seat could see, for example A.
term-help-arg-commitment = The commitment that was told before the deal, to be compared.
## none
term-games_help = Play with: tefuda play GAME; read with: tefuda rules GAME.

## People: names, accounts and their passwords.
## most (characters)
error-name_length = A name has 1 to { $most } characters.
## sign (its number in Unicode), number (its place in the name)
error-name_sign = Character { $number } of the name ({ $sign }) cannot stand in a name; use letters, digits, punctuation or emoji.
## none
error-name_invisible = Nothing would be seen of this name; use at least one letter or digit.
## low, high
error-login_form = A login consists of { $low } to { $high } letters from a to z, digits, dots, hyphens and underscores.
## login
error-login_taken = The login “{ $login }” is taken; choose another one.
## none
error-login_wrong = Login and password do not fit together; check both.
## low, high
error-password_length = A password has { $low } to { $high } characters.
## none
error-password_is_login = The password must not be the login; choose another one.
## seconds
error-too_many_logins = { $seconds ->
    [one] Too many attempts; try again in a second.
   *[other] Too many attempts; try again in { $seconds } seconds.
}
## none
error-already_registered = You have an account already.
## none
error-not_registered = You have no account yet; create one first.
## none
error-person_gone = You are no longer signed in here; sign in again or go on as a new guest.
## none
error-database_newer = The database was made by a newer Tefuda; start that version, or use another database.
## number
person-guest = Guest { $number }
## none: what remains of the name of somebody who has left
person-gone = Somebody

## The server: tables, seats, sockets and requests.
## none
error-server_not_seated = You have no seat at this table; sit down first.
## none
error-server_seated = You sit here already.
## none
error-server_seat_taken = This seat is taken; choose another one.
## none
error-server_seat_free = Nobody sits on this seat.
## none
error-server_no_seat = No seat is free.
## seats
error-server_too_many = That is more than the { $seats } seats of the table.
## none
error-server_host_only = Only the host of the table can do this.
## none
error-server_no_game = No game is being played here now.
## none
error-server_game_on = A game is being played; do this before or after it.
## none
error-server_paused = The game is paused; it goes on when all agree.
## ply, now
error-server_stale = This move was chosen after { $ply } moves, but { $now } have been played; look again and choose.
## what, known
error-server_propose = “{ $what }” cannot be proposed; what can be: { $known }.
## none
error-server_vote_on = Another proposal still waits for answers.
## none
error-server_no_vote = Nothing is proposed that you would have to answer.
## none
error-server_no_undo = Only your own last move can be taken back, and only if it drew and revealed nothing.
## none
error-server_pause_already = The game is like that already.
## none
error-server_no_chat = At this table there is no chat.
## none
error-server_empty_line = There is nothing to read in this line.
## emote, known
error-server_emote = There is no emote “{ $emote }”; there are: { $known }.
## most
error-server_muted_many = You have muted { $most } people already; listen to one of them again first.
## none
error-server_storage = The server cannot save anything just now; nothing is lost, and your move has not counted. Try again in a moment.
## none
error-server_no_answer = The table does not answer just now; try again in a moment.
## none
error-server_no_table = There is no such table; check the link.
## id
error-server_table_id = “{ $id }” is no table; a table has 32 hexadecimal digits.
## none
error-server_token = This token fits no seat of this table.
## none
error-server_no_cookie = The server does not know you yet; begin with POST /api/me.
## origin
error-server_origin = Pages of { $origin } may not use this server.
## none
error-server_binary = Send text frames with one JSON object each, not binary ones.
## none
error-server_frame = This is not one JSON object in UTF-8, as docs/protocol.md describes them.
## known
error-server_frame_type = The field “type” must be one of: { $known }.
## field
error-server_frame_field = The field “{ $field }” is missing, unknown or wrong; docs/protocol.md says what it must be.
## limit
error-server_frame_long = A frame has { $limit } characters at most.
## none
error-server_slow_down = That was too much at once; wait a moment.
## seconds
error-server_wait = That was too often; try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
## name, known
error-server_query = The address has no field “{ $name }”, or has it twice; there are: { $known }.
## value
error-server_since = “{ $value }” is no number of an entry; since is a whole number.
## value
error-server_views = views is 0 or 1, not “{ $value }”.
## url
error-server_webhook = “{ $url }” is no address for notices; it begins with http:// or https://.
## setting, value, allowed
error-server_setting = { $setting } cannot be “{ $value }”; possible is: { $allowed }.
## none
error-server_open_later = This game still goes on; all hands can be shown when it is over.
## none
error-server_replay_own = This game still goes on; until it is over you can only look back with your own eyes.
## none
error-server_nothing_left = The game is over at this move; choose an earlier one to play on from.
## most
error-server_record_long = The record has more than { $most } moves, and so many cannot be played again here.
## none
error-server_no_tutorial = There is no tutorial for this game.
## none
error-server_set_up = This table goes on from a position, so its options stay as they are.
## none
error-server_record_later = This game still goes on; its record holds every card and is given out when it is over.
## none
error-server_no_game_yet = No game at this table is over yet.
## number, most
error-server_no_game_number = There is no game { $number } at this table that is over; the last one is { $most }.
## version
error-server_other_rules = This game was played by version { $version } of the rules, which is not installed here.
## none
error-server_no_page = There is no such page.
error-server_for_sockets = This address is for WebSockets; docs/protocol.md says how to speak there.
## none
error-server_method = This address does not answer to this method; /schema says what there is.
## none
error-server_body_long = The request is too long.
## none
error-server_request = This request cannot be understood; /schema says what it must be.
## field
error-server_field = The field “{ $field }” is missing, unknown or wrong; /schema says what it must be.
## none
server-welcome = Here people play card games. These are on the shelf:
## none
server-api = The interface for programs
## none
server-tables = Public tables
## none
server-no_client = The page to play on is not built here. Who runs this server builds it with “make compile” (Node and npm’s packages are fetched for it).

## The log of all tables: where it is kept, and its copies.
## path
error-store_in_use = Another process has the database “{ $path }” open; stop it, or name another file.
error-store_foreign = “{ $path }” is no database of Tefuda, or it is damaged; name another file, or take a backup of it.
error-store_is_folder = “{ $path }” is a folder; name a file in it, such as “{ $path }/tefuda.sqlite”.
error-store_no_folder = The folder of “{ $path }” is not there and cannot be made; name a file in a folder in which you may write.
error-store_read_only = The database “{ $path }” cannot be written; check who may write the file and its folder.
## package, command
error-store_needs_package = This database needs the package { $package }, which is not installed; install it with: { $command }
## address, problem (as the database says it)
error-store_unusable = The database “{ $address }” cannot be used: { $problem }.
## address
error-store_address = “{ $address }” is no address of a database; write sqlite:PATH, sqlite:///ABSOLUTE/PATH or postgresql://USER:PASSWORD@HOST/DATABASE.
error-store_file = “{ $address }” names no file; write sqlite:PATH or sqlite:///ABSOLUTE/PATH, without ? and #.
error-store_malformed = The address “{ $address }” cannot be read; the port is a number, and special signs in name and password are written as % and two hexadecimal digits.
error-bus_address = “{ $address }” is no address of NATS servers; write nats://HOST:PORT, with commas between several.
## path
error-backup_exists = “{ $path }” is there already and is not overwritten; name another place for the backup.

## The command serve.
## option, value, low, high
error-usage_number = { $option } is a whole number from { $low } to { $high }, not “{ $value }”.
## where, problem
error-server_bind = Nothing can listen at { $where } ({ $problem }); choose another --port or --host.
## origin
error-server_not_origin = “{ $origin }” is no address of a site; write https://HOST or https://HOST:PORT.
## url, place (a folder)
term-open = Tefuda is open at { $url } (everything is kept in { $place }; Ctrl-C closes it).
## address
error-backup_postgres = “{ $address }” is copied by PostgreSQL’s own tools, for example pg_dump; tefuda backup copies SQLite files only.
## none
term-help-serve = Run the server: tables for friends, bots and programs.
## none
term-help-backup = Copy the server’s SQLite files into a folder, also while it runs.
## none
term-help-arg-host = The address to listen at.
## none
term-help-arg-port = The port to listen at; 0 takes a free one.
## none
term-help-arg-data = The folder for the SQLite files (TEFUDA_DATA; ~/.local/share/tefuda).
## none
term-help-arg-database = postgresql://… instead of SQLite, for several nodes (TEFUDA_DATABASE).
## none
term-help-arg-bus = nats://… between several nodes (TEFUDA_BUS).
## none
term-help-arg-origin = Another site whose pages may use this server; can be given several times.
## none
term-help-arg-proxies = How many proxies of yours stand in front and tell the client’s address.
## none
term-help-arg-near-webhooks = Webhooks may name addresses of this machine and its network.
## none
term-help-arg-json-logs = Log lines in JSON.
## none
term-help-arg-open = Open the page in the browser, where there is one.
## none
term-help-arg-folder = A folder that is empty or not there yet.

## The bus between nodes, over NATS.
## package, command
error-bus_needs_package = The bus over NATS needs the package { $package }, which is not installed; install it with: { $command }
## servers, problem (as the system says it)
error-bus_unreachable = No NATS server can be reached at { $servers } ({ $problem }); start one there, or name where it is.
## servers
error-bus_denied = The NATS server at { $servers } refuses this name, password or token.
## server, limit, needed (in bytes)
error-bus_small = The NATS server at { $server } takes messages of up to { $limit } bytes only; set its max_payload to { $needed }.

## What may be typed in place of a move: names of a command beside the English one, divided by spaces.
## none
term-words-why = why
term-words-card = card
term-words-rules = rules
term-words-log = log
term-words-table = table
term-words-help = help
term-words-quit = quit exit

## While a game is played, continued.
## file
term-confirm_quit-kept = Leave the game? It cannot be taken up again; its record goes into “{ $file }”. (y/n)
## none
term-alone-declare = “Blanc Noir” is said together with a move: put a ! behind it, for example 2!
term-card_what = Type card and a name, or the number of a choice, for example: card golem
term-to_table = Enter: the table again
term-begin = Enter: begin
term-commitment = Note this to check the shuffle afterwards (tefuda verify --commitment):
term-stopped = Stopped.
## seat
term-thinking = { $seat } is thinking …
## verb (as typed)
term-none_now = No move with “{ $verb }” is possible now.
## count
term-used = { $count } used
## some (one or more, joined already), next. -card: of cards, which some languages put into quotes
term-list = { $some }, { $next }
term-list_last = { $some } and { $next }
term-list-card = { $some }, { $next }
term-list_last-card = { $some } and { $next }
## mistake
error-stale = Something went wrong inside Tefuda ({ $mistake }): the compiled rules are older than their sources. Run “make compile”.

## Decks that players choose: what is wrong with the option decks.
## deck, known
error-deck_unknown = There is no deck “{ $deck }”; the decks are: { $known }. A recipe of your own is written as NAME:hit=4/8/5;clear=4;base=6;freeze=3 and so on.
## count, seats
error-deck_count = The option decks names { $count } decks for { $seats } seats; name one for each seat, or a single one for all.
## deck (the text that cannot be read)
error-deck_recipe = “{ $deck }” is no recipe; write NAME:hit=4/8/5;hit2=1/1/1;block=1/1/0;press=0;clear=4;base=6;freeze=3, with a name of small letters and red/green/blue.
## deck, count
error-deck_cards = A deck has 35 cards, and { $deck } has { $count }.
## deck, count
error-deck_freezes = A deck has exactly 3 Freezes, and { $deck } has { $count }.
## deck, count, needs
error-deck_bases = { $deck } has too few Bases ({ $count }); its player lays { $needs } at the start.
## deck, count, most
error-deck_doubles = { $deck } has too many Doubles ({ $count }); a deck has { $most } at most.
## deck
error-deck_expansion = { $deck } uses further kinds of cards; set expansion=on, or choose another deck.
## limit (in characters)
error-deck_too_long = The option decks is longer than { $limit } characters; write it shorter.

## The lab. None of these has variables.
term-help-lab = Play games by the thousand, faster than real time.
term-help-matchups = Let bots race for every pair of what seats can be given (such as decks), and show who wins how much.
term-help-arg-by = The option that names something for each seat, such as decks; without it the game’s first one.
term-help-arg-among = What is compared, with commas between; without it all that the game offers.
term-help-arg-games = How many games of each pair.
term-help-arg-level = How quick the hands of the bots are: novice, trained, quick or lightning.
term-help-arg-processes = How many processes share the work; without it one for each core. The result is the same.
term-lab_all = all
term-lab_share = In percent, how much of the games each row wins against each column; a draw is half a win.
## game, options, by, games, level, seed
term-lab_title = { $game } ({ $options }), by { $by }: { $games } games of each pair, { $level } hands, seed { $seed }.
## games, seconds, moves, length, late, clock, draws
term-lab_total = { $games } games in { $seconds } s. A game: { $moves } moves, { $length } s at the table. Draws: { $draws } %; ended by the clock: { $clock } %; moves that came too late: { $late } %.
## count
term-lab_stuck = Stuck games: { $count }
## game
error-lab_no_option = { $game } has no option that names something for each seat, so there is nothing to compare.
## game, option, known
error-lab_option = In { $game } the option “{ $option }” names nothing for each seat; these do: { $known }.
## option
error-lab_given = { $option } is what is compared and cannot be an option as well; use --among to say which.
## game
error-lab_no_race = With these options { $game } is no race, so reactions decide nothing; choose options under which all play at once.
## word, known
error-lab_contender = “{ $word }” cannot be compared; name something for one seat, each once, such as: { $known }.

## Games in real time, played in the terminal.
## none
term-one_by_one = Real time needs the browser: here everybody makes one move after the other, and you may think as long as you like.
