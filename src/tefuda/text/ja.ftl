### 全ゲームに共通の言葉（日本語）。一覧はつないだ語、整数は数、ほかは文に入れる語として渡されます。

## Input errors: what was wrong and what would be right.
## game, known
error-unknown_game = 「{ $game }」というゲームはありません。次の中から選んでください：{ $known }
## game, mistake
error-broken_game = ゲーム「{ $game }」を読み込めません（{ $mistake }）。そのコードを直してください。
## game, option, known
error-unknown_option = { $game }に「{ $option }」という設定はありません。次の中から選んでください：{ $known }
## option, value, allowed
error-bad_handicap = ハンデは A=300,C=150 のように、席ごとに0から{ $most }ミリ秒で書きます。{ $value } は読み取れません。
error-bad_option = 設定 { $option } を「{ $value }」にはできません。指定できるのは次のとおりです：{ $allowed }
## game, seats, low, high
error-bad_seats = { $game }は{ $low }～{ $high }人用です。「{ $seats }」では遊べません。
## seat, seats
error-unknown_seat = 「{ $seat }」という席はありません。席は次のとおりです：{ $seats }
## seed
error-bad_seed = 「{ $seed }」はシードとして使えません。0から18446744073709551615までの整数か、64桁の16進数（秘密の値）を指定してください。
## card, like
error-unknown_card = 「{ $card }」というカードはありません。カードは { $like } のように書きます。
## move, verbs
error-unknown_move = 「{ $move }」という手はありません。手は次のどれかの語で始めてください：{ $verbs }
## move, form
error-move_syntax = 「{ $move }」は書き方が違います。この手は次のように書いてください：{ $form }
## line, problem (a sentence)
error-bad_table = 卓の{ $line }行目が読めません。{ $problem }
## key, known
error-table_unknown_key = 卓に「{ $key }」という行はありません。使える行は次のとおりです：{ $known }
## key
error-table_twice = 卓に「{ $key }」の行が2つあります。1つだけにしてください。
error-option_twice = 卓に設定「{ $option }」が2回あります。1回だけにしてください。
## seat
error-table_missing_hand = 卓に席{ $seat }の手札がありません。「{ $seat }:」で始まる行を加えてください。
## key
error-table_missing = 卓に必要な「{ $key }」の行がありません。加えてください。
## card, count, copies
error-table_too_many = 卓のカード { $card } が多すぎます。{ $count }枚ありますが、全部で{ $copies }枚のはずです。
## count
error-table_nowhere = 卓のどこにもないカードが{ $count }枚あります。置き場所を書くか、ほかに書かれていないカード全部を表す * をどれか1つの山に書いてください。
## key, value, allowed
error-table_bad_value = 卓の「{ $key }」の行を「{ $value }」にはできません。指定できるのは次のとおりです：{ $allowed }
## none
error-table_two_stars = 卓に * のある山が2つ以上あります。* は1つの山にだけ書いてください。
## language, known
error-unknown_language = 「{ $language }」という言語の文章はありません。次の中から選んでください：{ $known }
## level, known
error-unknown_level = 「{ $level }」という強さのボットはいません。次の中から選んでください：{ $known }
## file
error-no_file = ファイル「{ $file }」を開けません。名前と場所を確かめてください。
## problem (a sentence)
error-bad_record = ゲームの記録として読めません。{ $problem }
## none
error-record_digest = 記録の内容が照合用の値と合わないので、書き換えられています。元のままの記録を使ってください。
## number, move, text (a sentence)
error-record_move = 記録の{ $number }手目（{ $move }）は正しい手ではありません。{ $text }
## none
error-record_outcome = 記録された結果が、手順どおりに進めた結果と違います。どちらかが書き換えられています。
## version, ours
error-record_rules_version = この記録はルールの版{ $version }で行われましたが、ここにあるのは版{ $ours }です。記録と同じ版で再生してください。
## none
error-not_utf8 = 入力がUTF-8の文字列ではありません。UTF-8で保存するか送ってください。
## limit (in bytes)
error-line_too_long = 行が{ $limit }バイトを超えています。もっと短い行を送ってください。
## none
error-bad_json = この行はJSONのオブジェクトではありません。{"{"}"op": "games"{"}"} のように、1行に1つずつ送ってください。
## field, expected
error-bad_field = 項目「{ $field }」がないか、正しくありません。次のように指定してください：{ $expected }
## op, known
error-unknown_op = 「{ $op }」という操作はありません。次の中から選んでください：{ $known }
## none
error-no_game = まだゲームがありません。「new」か「set」で始めてください。

## Seats and players.
## seat
term-seat = 席{ $seat }
## none
term-you = あなた
## seat, level (a level's name)
term-bot = ボット{ $seat }（{ $level }）
## none
term-level-random = でたらめ
    .help = できる手の中から何でも選びます
term-level-sensible = ふつう
    .help = その場でよさそうな手を選びます
## none
term-level-novice = 初心者
    .help = ゆっくりで、ときどき間違えます。リアルタイムでは約900ミリ秒で反応します
## none
term-level-trained = 経験者
    .help = めったに間違えません。リアルタイムでは約500ミリ秒で反応します
## none
term-level-quick = すばやい
    .help = ほとんど間違えません。リアルタイムでは約300ミリ秒で反応します
## none
term-level-lightning = 電光石火
    .help = 決して間違えず、リアルタイムでも一瞬も待ちません

## Prompts of a game.
## none
term-your_turn = あなたの番です。
## seats
term-waiting_for = 待っています：{ $seats }
## none
term-prompt = 番号か手を入力してください（? で説明）：
term-confirm_quit = ゲームをやめますか。続きはできなくなります。（y/n）
term-yes = y
term-help =
    番号を入力すると、その番号の手を行います。手やその書き出しを直接入力することもできます。例：draw、discard red.sai、dis sai、r6。「3 青」のように、3番と青をまとめて選ぶこともできます。
    なぜ カード ― そのカードや手がなぜ出せないか、どうすればよいか
    カード 名前、カード 2 ― カードやスクロールカードに書かれていること
    ルール、ルール 5 ― ルールの見出し一覧、5番のルール
    記録 ― これまでの進行
    卓 ― あなたから見た卓のすべて
    ? ― この説明
    やめる ― ゲームをやめる
    「引く」「捨てる」や、英語の why、card、rules、log、table、help、quit も使えます。
## none
term-interrupted = ゲームをやめました。
## seed (as text)
term-seed = シード：{ $seed }（同じシードなら同じゲームをもう一度遊べます）
## file
term-saved = 記録を「{ $file }」に保存しました。

## Headings of the table. None has variables but those named.
term-log = 記録
term-hand = あなたの手札
term-hands = 手札
term-scrolls = スクロールカード
term-pile = 山
term-scroll_pile = スクロールカードの山
term-discards = 捨て山
term-top = 一番上
term-removed = 除外
term-colour = 色
term-chain = チェイン
term-direction = 向き
term-clockwise = 時計回り
term-counterclockwise = 反時計回り
term-round = ラウンド
term-points = 点数
term-quests = クエスト達成
term-declared = 「ブランノワール」宣言
term-turn = 手番
term-first = 最初の手番
term-moves = できる手
term-rule = ルール
term-rulings = 裁定
term-options = 設定
term-rules_version = ルールの版
term-none = なし
term-face_up = 表向き
term-face_down = 裏向き
term-hidden = 見えません
## count
term-cards = { $count }枚

## End of a game.
## none
term-game_over = ゲームが終わりました。
## winner
term-won = { $winner }の勝ちです。
## winners (several)
term-shared_win = 次のプレイヤーが勝利を分かち合います：{ $winners }
## seat, points
term-score = { $seat }：{ $points }点
## none
term-you_won = あなたの勝ちです！

## Lists of games and options.
## game (its name), low, high
term-game_seats = { $game }：{ $low }～{ $high }人
## value
term-default = { $value }（初期設定）
## low, high
term-range = { $low }～{ $high }
## rule (a paragraph), text (a sentence)
term-refused = { $text }（{ $rule }）
## rule (a paragraph)
term-see_rule = { $rule } をご覧ください。
## move (in words)
term-legal = 「{ $move }」はできます。

## Stepping through a record.
## number, count
term-step = { $count }手中{ $number }手目
## seat, move
term-step_move = { $seat }：{ $move }
## came, counted: seconds since the beginning, in a race
term-step_held = （到着 { $came } 秒、有効 { $counted } 秒）
## none
term-step_start = 最初の手の前
term-step_end = 記録はここまでです。
term-step_prompt = Enter：次の手、b：戻る、番号：その手へ、q：終わる
term-step_unknown = Enter、b、番号、q のどれかを入力してください。

## The verdict of verify: one sentence for each thing that was checked.
## none
term-verify_digest = 書き換えなし：記録は照合用の値と合っています。
## none
term-verify_commitment = 事前の約束を確認：秘密の値は配る前に決まっていて、変えられていません。
## none
term-verify_no_commitment = 事前の約束なし：シードが配る前に決まっていたことは、この記録からは分かりません。
## none
term-verify_shuffle = シャッフルを確認：秘密の値からもう一度配ると、ちょうどこのゲームになります。
## seed (as text)
term-verify_seed = シャッフルを再現：シード{ $seed }からもう一度配ると、ちょうどこのゲームになります。
## count
term-verify_moves = 手順を確認：{ $count }手すべてが正しく、記録どおりの結果になります。
## count
term-verify_unfinished = 手順を確認：{ $count }手すべてが正しい手です。ゲームは終わっていません。
## none
term-verify_good = この記録は本物です。
term-verify_bad = この記録は本物ではありません。
## none
term-verify_commitment_wrong = 秘密の値が、配る前の約束と合いません。約束されたシャッフルではありません。

## Notices.
## none
term-uncompiled = ルールはコンパイルされていません。動きは同じですが、遅くなります。

## Help of the commands. None has variables.
term-help-tefuda = ターミナルでも、Pythonでも、ボットでも遊べる現代のカードゲーム。
term-help-play = ターミナルでボットと遊びます。
term-help-games = ゲームとその人数・設定の一覧を表示します。
term-help-rules = ゲームのルールを表示します。
term-help-replay = 記録を1手ずつ再生します。
term-help-verify = 記録のシャッフルと手順が正しいことを確かめます。
term-help-engine = エンジンプロトコル（標準入出力で1行に1つのJSONオブジェクト）で話します。
term-help-arg-game = ゲームのキー（「tefuda games」で表示されます）。
term-help-arg-file = 記録のファイル。
term-help-arg-seats = プレイヤーの人数。
term-help-arg-bots = ボットの強さ。random か sensible、リアルタイムには novice、trained、quick、lightning もあります。
term-help-arg-seed = 整数か、64桁の16進数（秘密の値）。同じシードなら同じゲームになります。
term-help-arg-lang = 言語。en、ja、de のどれかです。
term-help-arg-option = ゲームの設定を「名前=値」で指定します。何度でも指定できます。
term-help-arg-record = ゲームの記録をこのファイルに書きます。指定しないと、終わったゲームは TEFUDA_DATA（~/.local/share/tefuda）の中の records に保存されます。
term-help-arg-json = JSONで答えます。

## More input errors.
## field, known
error-unknown_field = この操作に「{ $field }」という項目はありません。項目は次のとおりです：{ $known }
## mistake (a word for programmers)
error-internal = Tefudaの中で問題が起きました（{ $mistake }）。何も変わっていません。送った内容を報告してください。
## what, value, low, high
error-bad_number = 「{ $what }」を「{ $value }」にはできません。{ $low }～{ $high }の整数を指定してください。
## seat, asked
error-not_asked = 席{ $seat }は何も求められていません。求められている席：{ $asked }
## colour, colours
error-unknown_colour = 「{ $colour }」という色は指定できません。色は次のとおりです：{ $colours }
## line
error-table_bad_line = 卓の行「{ $line }」にコロンがありません。各行は、名前、コロン、語の順に書いてください。
## limit (in characters)
error-table_too_long = 卓が文字列でないか、{ $limit }文字を超えています。

## What a field of a request must be; ends a sentence.
## none
field-op = 操作の名前
field-game = ゲームのキー（文字列）
field-seats = プレイヤーの人数
field-options = 設定とその値のオブジェクト
field-seed = 整数か、64桁の16進数の文字列（省略可）
field-table = 記法で書いた卓（文字列）
field-seat = 席の文字（例："A"）
field-move = 記法で書いた手（文字列）
field-lang = 言語（"en"、"ja"、"de" のどれか）
field-other = エンジンプロトコルの説明のとおり

## Errors of records.
## file
error-not_written = ファイル「{ $file }」に書き込めません。名前と場所と権限を確かめてください。
## none
error-record_cut_off = 記録が途中で終わっています。ファイルの一部が失われています。
## line
error-record_json = 記録がJSONではありません。{ $line }行目から先が読めません。
## none
error-record_strange_json = 記録が普通のJSONではありません。同じ名前が2つあるか、数が大きすぎるか、文字が欠けているか、入れ子が深すぎます。
## none
error-record_foreign = このファイルはゲームの記録ではありません。
## version, ours
error-record_format = 記録は形式{ $version }で書かれていますが、ここで読めるのは形式{ $ours }だけです。新しいTefudaを使ってください。
## limit (in bytes)
error-record_too_large = ファイルが{ $limit }バイトを超えています。そのような大きさの記録はありません。
## field
error-record_unknown_field = 記録に、あるはずのない項目「{ $field }」があります。
## field, expected
error-record_field = 記録の項目「{ $field }」がないか、正しくありません。次のとおりのはずです：{ $expected }
## number
error-record_row = 記録の{ $number }手目の書き方が違います。この卓の席、手、時刻（ミリ秒かnull）の順に書いてください。
## none
error-record_table = 記録の最初の卓の席数や設定が、記録に書かれたものと違います。
## none
error-record_no_beginning = このゲームの始まり方が分からないので、記録できません。始まりの卓を指定してください。
## count, moves (a number)
error-record_times = 時刻の数（{ $count }）が手の数（{ $moves }）と違います。1手に1つずつ指定してください。

## What a field of a record must be; ends a sentence.
## none
record-tefuda = 記録の形式の番号
record-game = ゲームのキー
record-rules_version = 整数
record-options = 設定とその値のオブジェクト
record-seats = プレイヤーの人数
record-luck = シード、または秘密の値と事前の約束（運を示さない卓から始まる記録では、秘密の値のみ、またはなし）
record-table = 記法で書いた卓の行
record-players = 席ごとの名前のオブジェクト
record-started = 2026-11-18T20:15:00Z のような時刻
record-held = 各手ごとのミリ秒の並び
record-moves = 手の一覧
record-outcome = 全席の点数と勝者、またはnull
record-digest = 64桁の16進数
record-other = 記録の説明のとおり

## More sentences of the verdict.
## commitment
term-verify_commitment_fits = 秘密の値は約束の値と合っています。配る前に次の値を知らされていたなら、事前に決まっていたことが分かります：{ $commitment }
## words
term-verify_entropy = プレイヤーが運に加えた言葉：{ $words }。自分の言葉があるかを各自で確かめられます。
## none
term-verify_table = 配りなし：用意された卓から始まったゲームで、その運は公開されていました。
## none
term-verify_table_sealed = 配りなし：用意された卓から始まったゲームです。その後に引かれたものは秘密の値から決まりました。
## none
term-verify_told = 名前と時刻は書かれているだけで、確かめる方法はありません。

## The table in the terminal.
## seat (the person's), others (seats), level (a level's name)
term-players = あなたは{ $seat }です。ボット（{ $level }）：{ $others }
## points
term-score_short = { $points }点
## count
term-earlier = …ほかに{ $count }行あります（「記録」で表示）
## none
term-hint = 番号か手を入力
term-hint-declare = 2! で「ブランノワール」
term-hint-help = ? 説明
term-help-declare = 2!、d sai! ― 手札が1枚になる手と一緒に「ブランノワール」と宣言します。忘れても誰も教えてくれません
## turn, down, quest (signs)
term-help-signs = { $turn } 手番、{ $down } 裏向きのスクロールカード、{ $quest } クエスト達成。手番は上の矢印の順に進みます
## none
term-which = どれにしますか。
term-back = Enter：戻る
term-go_on = Enter：続ける
term-own_scrolls = あなたのスクロールカード
term-idle = カードが動かなかった手番
term-played = 出されたカード
term-taken_back = 捨て山から取られたカード
## words (as typed)
term-no_fit = 「{ $words }」に当てはまるものがありません。? で入力できるものを表示します。
## none
term-why_what = 「なぜ」のあとにカードか手を入力してください。例：なぜ 釵
term-rules_which = 「ルール」のあとに番号を入力してください。例：ルール 5
## number (as typed), most
term-no_number = { $number }番はありません。番号は1から{ $most }までです。
## none
term-number_cards = 数字カード
term-number = 数字
term-copies = 枚数
term-ability = 能力
## count
term-copies_each = 各色{ $count }

## Moves in words. what: cards, scrolls, colours, places or seats.
move-draw = 引く
move-discard = 捨てる：{ $what }
move-trade = 3枚を交換：{ $what }
move-use = 使う：{ $what }
move-name = 色を宣言：{ $what }
move-aim = { $what }
move-remove = 除外する：{ $what }
move-take = 手札に加える：{ $what }
move-swap = 入れ替える：{ $what }
move-return = 山に戻す：{ $what }
move-decline = 選ばない
## count
move-draw-cards = { $count }枚引く

## Wrong usage of the commands: each one sentence.
## command, known
error-usage_command = 「{ $command }」というコマンドはありません。次の中から選んでください：{ $known }
## option, known
error-usage_option = ここに「{ $option }」というオプションはありません。使えるのは次のとおりです：{ $known }
## option
error-usage_value = オプション { $option } のあとに値が必要です。
## option
error-usage_flag = オプション { $option } に値は付けられません。
## what, command
error-usage_missing = { $what } がありません（書き方は「{ $command } --help」で表示されます）。
## word, command
error-usage_extra = 「{ $word }」が余分です（書き方は「{ $command } --help」で表示されます）。
## command
error-usage = 理解できない書き方です（書き方は「{ $command } --help」で表示されます）。
## word
error-usage_pair = 「{ $word }」は「名前=値」の形になっていません。
## problem (as the system says it)
error-system = システムに拒否されました：{ $problem }
## mistake
error-broken = Tefudaの内部で問題が起きました（{ $mistake }）。お知らせください。

## Help of the commands, continued. None has variables.
term-usage = 使い方
term-commands = コマンド
term-arguments = 引数
## path
term-command_help = 「{ $path } コマンド --help」で、それぞれのコマンドの説明を表示します。
## none
term-help-arg-help = この説明を表示します。
term-help-arg-version = 版を表示します。
term-help-arg-seat = この席から見えたものだけを表示します。例：A
term-help-arg-commitment = 配る前に示された約束の値。記録と比べます。
## none
term-games_help = 遊ぶには tefuda play ゲーム、ルールを読むには tefuda rules ゲーム。

## People: names, accounts and their passwords.
## most (characters)
error-name_length = 名前は1～{ $most }文字で入力してください。
## sign (its number in Unicode), number (its place in the name)
error-name_sign = 名前の{ $number }文字目（{ $sign }）は使えません。文字、数字、記号、絵文字を使ってください。
## none
error-name_invisible = この名前では何も表示されません。文字か数字を1つ以上入れてください。
## low, high
error-login_form = ログインIDは{ $low }～{ $high }文字で、半角の英字、数字、ピリオド、ハイフン、アンダースコアが使えます。
## login
error-login_taken = ログインID「{ $login }」はすでに使われています。別のものを選んでください。
## none
error-login_wrong = ログインIDかパスワードが違います。両方とも確かめてください。
## low, high
error-password_length = パスワードは{ $low }～{ $high }文字で入力してください。
## none
error-password_is_login = ログインIDと同じパスワードは使えません。別のものを選んでください。
## seconds
error-too_many_logins = 試行回数が多すぎます。{ $seconds }秒後にもう一度お試しください。
## none
error-already_registered = すでにアカウントをお持ちです。
## none
error-not_registered = まだアカウントがありません。先に作成してください。
## none
error-person_gone = ログイン状態が無効になりました。もう一度ログインするか、新しいゲストとして続けてください。
## none
error-database_newer = データベースは、より新しい版のTefudaで作られています。その版で起動するか、別のデータベースを使ってください。
## number
person-guest = ゲスト{ $number }
## none: what remains of the name of somebody who has left
person-gone = 退会したプレイヤー

## The server: tables, seats, sockets and requests.
## none
error-server_not_seated = この卓に席がありません。先に席に着いてください。
## none
error-server_seated = すでに席に着いています。
## none
error-server_seat_taken = この席は空いていません。別の席を選んでください。
## none
error-server_seat_free = この席にはだれもいません。
## none
error-server_no_seat = 空いている席がありません。
## seats
error-server_too_many = 卓の席数（{ $seats }）を超えています。
## none
error-server_host_only = これができるのは卓の主催者だけです。
## none
error-server_no_game = 今はゲームが行われていません。
## none
error-server_game_on = ゲーム中はできません。始まる前か終わったあとにしてください。
## none
error-server_paused = ゲームは一時停止中です。全員が同意すると再開します。
## ply, now
error-server_stale = この手は{ $ply }手目のあとに選ばれましたが、すでに{ $now }手進んでいます。もう一度見て選んでください。
## what, known
error-server_propose = 「{ $what }」は提案できません。提案できるのは次のとおりです：{ $known }
## none
error-server_vote_on = ほかの提案がまだ回答待ちです。
## none
error-server_no_vote = あなたが答える提案はありません。
## none
error-server_no_undo = 取り消せるのは自分の直前の手だけで、カードを引いたり公開したりしていない場合に限ります。
## none
error-server_pause_already = すでにその状態です。
## none
error-server_no_chat = この卓ではチャットは使えません。
## none
error-server_empty_line = 読める文字がありません。
## emote, known
error-server_emote = 「{ $emote }」というエモートはありません。使えるのは次のとおりです：{ $known }
## most
error-server_muted_many = すでに{ $most }人をミュートしています。先にだれかのミュートを解除してください。
## none
error-server_storage = 今はサーバーが保存できません。何も失われていませんが、この手は記録されていません。少ししてからもう一度お試しください。
## none
error-server_no_answer = 卓から応答がありません。少ししてからもう一度お試しください。
## none
error-server_no_table = その卓はありません。リンクを確かめてください。
## id
error-server_table_id = 「{ $id }」は卓のIDではありません。卓のIDは32桁の16進数です。
## none
error-server_token = このトークンに合う席はこの卓にありません。
## none
error-server_no_cookie = まだサーバーに登録されていません。まず POST /api/me を呼んでください。
## origin
error-server_origin = { $origin } のページからこのサーバーは使えません。
## none
error-server_binary = バイナリではなく、JSONオブジェクトを1つ含むテキストフレームを送ってください。
## none
error-server_frame = docs/protocol.md にあるようなUTF-8のJSONオブジェクト1つではありません。
## known
error-server_frame_type = フィールド「type」は次のどれかでなければなりません：{ $known }
## field
error-server_frame_field = フィールド「{ $field }」がないか、知らないものか、誤っています。正しい書き方は docs/protocol.md にあります。
## limit
error-server_frame_long = 1つのフレームは{ $limit }文字までです。
## none
error-server_slow_down = 一度に送りすぎです。少し待ってください。
## seconds
error-server_wait = 回数が多すぎます。{ $seconds }秒後にもう一度お試しください。
## name, known
error-server_query = アドレスに「{ $name }」という項目はないか、重複しています。使えるのは次のとおりです：{ $known }
## value
error-server_since = 「{ $value }」は記録の番号ではありません。since は整数です。
## value
error-server_views = views は0か1で、「{ $value }」ではありません。
## url
error-server_webhook = 「{ $url }」は通知先のアドレスではありません。http:// か https:// で始めてください。
## setting, value, allowed
error-server_setting = { $setting } を「{ $value }」にすることはできません。可能な値：{ $allowed }
## none
error-server_open_later = このゲームはまだ続いています。全員の手札は終わってから表示できます。
## none
error-server_replay_own = このゲームはまだ続いています。終わるまでは、自分の席からだけ振り返ることができます。
## none
error-server_nothing_left = この手でゲームは終わっています。続きを遊ぶには、もっと前の手を選んでください。
## most
error-server_record_long = この記録には { $most } 手より多くの手があり、ここでは再生できません。
## none
error-server_no_tutorial = このゲームにはチュートリアルがありません。
## none
error-server_set_up = この卓は途中の局面から始まるため、オプションは変えられません。
## none
error-server_record_later = このゲームはまだ続いています。記録にはすべてのカードが含まれるため、終わってから公開されます。
## none
error-server_no_game_yet = この卓で終わったゲームはまだありません。
## number, most
error-server_no_game_number = この卓に終わった第{ $number }ゲームはありません。最後は第{ $most }ゲームです。
## version
error-server_other_rules = このゲームはルールの版{ $version }で行われましたが、その版はここにありません。
## none
error-server_no_page = そのページはありません。
error-server_for_sockets = このアドレスは WebSocket 用です。話し方は docs/protocol.md にあります。
## none
error-server_method = このアドレスはこのメソッドに対応していません。使い方は /schema にあります。
## none
error-server_body_long = リクエストが長すぎます。
## none
error-server_request = このリクエストは理解できません。正しい形は /schema にあります。
## field
error-server_field = フィールド「{ $field }」がないか、知らないものか、誤っています。正しい形は /schema にあります。
## none
server-welcome = ここではカードゲームで遊べます。遊べるゲーム：
## none
server-api = プログラム用のインターフェース
## none
server-tables = 公開されている卓
## none
server-no_client = 対戦用のページはまだ作られていません。サーバーの管理者が「make compile」で作れます（Nodeとnpmのパッケージを取得します）。

## The log of all tables: where it is kept, and its copies.
## path
error-store_in_use = データベース「{ $path }」は別のプロセスが使っています。それを終了するか、別のファイルを指定してください。
error-store_foreign = 「{ $path }」はTefudaのデータベースではないか、壊れています。別のファイルかバックアップを指定してください。
error-store_is_folder = 「{ $path }」はフォルダーです。「{ $path }/tefuda.sqlite」のように、その中のファイルを指定してください。
error-store_no_folder = 「{ $path }」のフォルダーがなく、作ることもできません。書き込めるフォルダーの中のファイルを指定してください。
error-store_read_only = データベース「{ $path }」に書き込めません。ファイルとフォルダーの権限を確かめてください。
## package, command
error-store_needs_package = このデータベースにはパッケージ{ $package }が必要ですが、入っていません。次のようにインストールしてください：{ $command }
## address, problem (as the database says it)
error-store_unusable = データベース「{ $address }」を使えません：{ $problem }
## address
error-store_address = 「{ $address }」はデータベースのアドレスではありません。sqlite:パス、sqlite:///絶対パス、postgresql://ユーザー:パスワード@ホスト/データベースのどれかを書いてください。
error-store_file = 「{ $address }」にファイルの名前がありません。sqlite:パスかsqlite:///絶対パスを、?と#を使わずに書いてください。
error-store_malformed = アドレス「{ $address }」を読み取れません。ポートは数字で、名前とパスワードの特別な文字は%と2桁の16進数で書いてください。
error-bus_address = 「{ $address }」はNATSサーバーのアドレスではありません。nats://ホスト:ポートと書き、いくつもあるときはコンマで区切ってください。
## path
error-backup_exists = 「{ $path }」はすでにあり、上書きしません。バックアップには別の場所を指定してください。

## The command serve.
## option, value, low, high
error-usage_number = { $option } は{ $low }から{ $high }までの整数です（「{ $value }」ではありません）。
## where, problem
error-server_bind = { $where } で待ち受けできません（{ $problem }）。別の --port か --host を選んでください。
## origin
error-server_not_origin = 「{ $origin }」はサイトのアドレスではありません。https://HOST または https://HOST:PORT の形で書いてください。
## url, place (a folder)
term-open = Tefudaを開きました：{ $url }（データの場所は{ $place }。Ctrl-Cで終了）
## address
error-backup_postgres = 「{ $address }」の複製にはpg_dumpなどPostgreSQLの道具を使ってください。tefuda backupが複製するのはSQLiteのファイルだけです。
## none
term-help-serve = サーバーを動かします。友だち、ボット、プログラムのための卓です。
## none
term-help-backup = サーバーのSQLiteファイルをフォルダーに写します。動作中でもかまいません。
## none
term-help-arg-host = 待ち受けるアドレスです。
## none
term-help-arg-port = 待ち受けるポートです。0なら空いているものを使います。
## none
term-help-arg-data = SQLiteファイルを置くフォルダーです（TEFUDA_DATA、~/.local/share/tefuda）。
## none
term-help-arg-database = SQLiteの代わりに postgresql://… を使います。複数ノード用です（TEFUDA_DATABASE）。
## none
term-help-arg-bus = 複数ノードの間をつなぐ nats://… です（TEFUDA_BUS）。
## none
term-help-arg-origin = このサーバーを使ってよい別サイトです。何度でも指定できます。
## none
term-help-arg-proxies = 前段にあってクライアントのアドレスを伝える、自分のプロキシの数です。
## none
term-help-arg-near-webhooks = 通知先に、このマシンやそのネットワークのアドレスを許します。
## none
term-help-arg-json-logs = ログをJSONで出します。
## none
term-help-arg-open = ブラウザーがあれば、そのページを開きます。
## none
term-help-arg-folder = 空のフォルダーか、まだないフォルダーです。

## The bus between nodes, over NATS.
## package, command
error-bus_needs_package = NATSによるノード間の連絡にはパッケージ{ $package }が必要ですが、入っていません。次のようにインストールしてください：{ $command }
## servers, problem (as the system says it)
error-bus_unreachable = { $servers } のNATSサーバーに接続できません（{ $problem }）。そこで起動するか、正しい場所を指定してください。
## servers
error-bus_denied = { $servers } のNATSサーバーに、この名前、パスワード、またはトークンを拒否されました。
## server, limit, needed (in bytes)
error-bus_small = { $server } のNATSサーバーは{ $limit }バイトまでのメッセージしか受け付けません。max_payload を { $needed } に設定してください。

## What may be typed in place of a move: names of a command beside the English one, divided by spaces.
## none
term-words-why = なぜ
term-words-card = カード
term-words-rules = ルール
term-words-log = 記録
term-words-table = 卓
term-words-help = ヘルプ 説明
term-words-quit = やめる 終了

## While a game is played, continued.
## file
term-confirm_quit-kept = ゲームをやめますか。続きはできなくなりますが、記録は「{ $file }」に残ります。（y/n）
## none
term-alone-declare = 「ブランノワール」は手と一緒に宣言します。手のあとに ! を付けてください。例：2!
term-card_what = 「カード」のあとに名前か選択の番号を入力してください。例：カード ゴーレム
term-to_table = Enter：卓に戻る
term-begin = Enter：始める
term-commitment = 控えておくと、あとでシャッフルを確かめられます（tefuda verify --commitment）：
term-stopped = 中断しました。
## seat
term-thinking = { $seat }が考えています…
## verb (as typed)
term-none_now = 今は「{ $verb }」の手はできません。
## count
term-used = 使用済み{ $count }
## some (one or more, joined already), next. -card: of cards, which some languages put into quotes
term-list = { $some }、{ $next }
term-list_last = { $some }と{ $next }
term-list-card = { $some }』『{ $next }
term-list_last-card = { $some }』『{ $next }
## mistake
error-stale = Tefudaの内部で問題が起きました（{ $mistake }）。コンパイル済みのルールがソースより古くなっています。「make compile」を実行してください。

## Decks that players choose: what is wrong with the option decks.
## deck, known
error-deck_unknown = 「{ $deck }」というデッキはありません。選べるデッキ：{ $known }。自分のレシピはNAME:hit=4/8/5;clear=4;base=6;freeze=3のように書きます。
## count, seats
error-deck_count = decksに書かれたデッキは{ $count }個ですが、席は{ $seats }席です。席の数だけ書くか、全員に同じデッキを1個だけ書いてください。
## deck (the text that cannot be read)
error-deck_recipe = 「{ $deck }」はレシピとして読めません。NAME:hit=4/8/5;hit2=1/1/1;block=1/1/0;press=0;clear=4;base=6;freeze=3のように、名前は英小文字、色は赤/緑/青の順で書いてください。
## deck, count
error-deck_cards = デッキは35枚です。{ $deck }は{ $count }枚になっています。
## deck, count
error-deck_freezes = 『Freeze』はちょうど3枚です。{ $deck }には{ $count }枚あります。
## deck, count, needs
error-deck_bases = { $deck }の『Base』が足りません（{ $count }枚）。開始時に{ $needs }枚置きます。
## deck, count, most
error-deck_doubles = { $deck }の『Double』が多すぎます（{ $count }枚）。1デッキに{ $most }枚までです。
## deck
error-deck_expansion = { $deck }は追加カードを使います。expansion=onにするか、別のデッキを選んでください。
## limit (in characters)
error-deck_too_long = decksが{ $limit }文字を超えています。短くしてください。

## The lab. None of these has variables.
term-help-lab = 実時間より速く、何千ものゲームをシミュレーションします。
term-help-matchups = 席ごとに選べるもの（デッキなど）のすべての組み合わせでボットを競わせ、勝率を表示します。
term-help-arg-by = 席ごとに何かを指定する設定（decks など）。省略すると、そのゲームの最初のものです。
term-help-arg-among = 比べるもの（コンマ区切り）。省略すると、ゲームにあるものすべてです。
term-help-arg-games = 組み合わせごとのゲーム数。
term-help-arg-level = ボットの手の速さ。novice、trained、quick、lightning のどれかです。
term-help-arg-processes = 仕事を分けるプロセスの数。省略するとコアごとに一つです。結果は変わりません。
term-lab_all = 全体
term-lab_share = 各行が各列に勝つ割合（％）。引き分けは半勝です。
## game, options, by, games, level, seed
term-lab_title = { $game }（{ $options }）、{ $by } ごと: 組み合わせごとに { $games } ゲーム、手の速さ「{ $level }」、シード { $seed }。
## games, seconds, moves, length, late, clock, draws
term-lab_total = { $games } ゲームを { $seconds } 秒で実行。1ゲームあたり { $moves } 手、卓上の時間 { $length } 秒。引き分け { $draws }％、時計による終了 { $clock }％、間に合わなかった手 { $late }％。
## count
term-lab_stuck = 進まなくなったゲーム: { $count }
## game
error-lab_no_option = { $game } には席ごとに何かを指定する設定がないので、比べるものがありません。
## game, option, known
error-lab_option = { $game } の設定「{ $option }」は席ごとのものではありません。使えるのは { $known } です。
## option
error-lab_given = { $option } は比べる対象なので、設定としては指定できません。--among で選んでください。
## game
error-lab_no_race = この設定の { $game } は早い者勝ちではないので、反応の速さを比べられません。全員が同時に動く設定を選んでください。
## word, known
error-lab_contender = 「{ $word }」は比べられません。席一つ分のものを一度ずつ指定してください（例: { $known }）。

## Games in real time, played in the terminal.
## none
term-one_by_one = リアルタイムで遊べるのはブラウザーです。ここでは1手ずつ順番に進み、いくら考えてもかまいません。
