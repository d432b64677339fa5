### BRAWL（日本語）。カード・色・デッキは文に入れる語として、プレイヤーは席の記号か名前で、Baseとアリーナはその名前で渡されます。

## Names. No variables.
game-name = BRAWL
game-tagline = 2～7人のカード格闘。Hit、Block、Clearを両サイドへ。ターン制でも、リアルタイムでも。

## Colours and their one-letter marks. No variables.
colour-red = 赤
    .letter = 赤
colour-green = 緑
    .letter = 緑
colour-blue = 青
    .letter = 青

## A coloured card: colour, kind. The ends of a row, and an empty side: no variables.
coloured-card = { $colour }の{ $kind }
place-left = 左
place-right = 右
place-nothing = なし

## Cards (B-3, B-9): name, .letter (its mark), .text (where it goes and what it does). No variables.
card-hit = Hit
    .letter = H
    .text = Baseの空いているサイドに直接置くか、同じ色のHitかHit-2の後ろ、または列が同じ色ならPressの後ろに置けます。1Hitと数えます。
card-hit2 = Hit-2
    .letter = 2
    .text = 同じ色のHitかHit-2の後ろにだけ置けます。Baseに直接も、Pressの後ろにも置けません。2Hitと数えます。
card-block = Block
    .letter = B
    .text = 同じ色のHitかHit-2の後ろに置けます。その後ろにHitは置けず、置けるのはPressだけです。
card-press = Press
    .letter = P
    .text = どの色のBlockの後ろにも置けます。その次に置けるのは列と同じ色のHitだけで、BlockもHit-2もPressも置けません。
card-clear = Clear
    .letter = C
    .text = 列の端にあるBaseを1枚、その上のカードごとゲームから取り除きます。このClearも一緒に除かれます。選べるのはFreezeされていないBaseで、最後の1枚と、3枚並びの真ん中は選べません。
card-freeze = Freeze
    .letter = F
    .text = FreezeされていないBaseに置きます。そこにはもう何も置けず、Clearも効きません。すべてのBaseがFreezeされたら終わりです。
card-base = Base
    .letter = Ba
    .text = アリーナのBaseの並びの左右どちらかの端に置きます。3枚まで（タッグ戦では4枚まで）で、FreezeされたBaseも数えます。両サイドが同数なら、持ち主の勝ちになります。
card-null = Null
    .letter = Nu
    .text = FreezeされていないBaseに置きます。そのBaseは得点になりません。
card-reverse = Reverse
    .letter = Re
    .text = FreezeされていないBaseに置きます。Hitの少ないサイドがそのBaseを取ります。2枚目で元に戻ります。同数なら、やはり持ち主のものです。
card-hold = Hold
    .letter = Ho
    .text = FreezeされていないBaseに置きます。そのBaseはClearできなくなります。
card-double = Double
    .letter = Do
    .text = FreezeされていないBaseに置きます。そのBaseは2倍に数えます。もう1枚でさらに2倍です。

## Decks (B-1, B-9): name, .text (their character), .source. No variables.
-published = 公表されているレシピです。
-house = 公表されている範囲に合わせた、Tefuda独自のレシピです。
deck-hale = ヘイル
    .text = 緑のこぶしと冷静な頭。緑のHitを着実に重ね、Hit-2も各色にあり、Blockはごくわずか。扱いやすく、止めにくいデッキです。
    .source = { -published }
deck-bennett = ベネット
    .text = 不利な場所には留まりません。BaseもClearもだれより多く、青が得意。自分の勝てる場所へ戦いを移します。
    .source = { -house }
deck-chris = クリス
    .text = 最後の1枚まで均等。どの色のHitも同じ枚数、Blockは各色2枚。長い列をだれにも作らせません。
    .source = { -house }
deck-darwin = ダーウィン
    .text = 赤一色で押して押しまくる。いちばん長い赤の列と、Blockをはね返すPress。振り返らず、めったにClearしません。
    .source = { -house }
deck-morgan = モーガン
    .text = 青は鋭く、赤はほとんどなし。勝負を決めるHit-2と、痛いところに入るBlock。青の打ち合いは避けたい相手です。
    .source = { -house }
deck-pearl = パール
    .text = 辛抱強く正確。Clearが5枚、Pressが3枚、赤のHitはたった1枚。相手に積ませてから、足元ごと消し去ります。
    .source = { -house }
deck-umbra = アンブラ
    .text = 影から戦うデッキ。いちばん大事なBaseを無価値にしたり、取ったと思った瞬間にひっくり返したりします。
    .source = 追加カードを使う、Tefuda独自のレシピです。
deck-volt = ヴォルト
    .text = 大勝負のデッキ。Baseの価値を倍にし、しっかり守って、すべてを賭けます。狙われる場所も丸見えです。
    .source = 追加カードを使う、Tefuda独自のレシピです。

## Events. `-hidden`: for those who may not see the card.
## round_began: round, players (seats)
event-round_began = 第{ $round }ラウンドの始まりです。参加：{ $players }。
## base_placed, laid_base: seat, base, arena, end (left, right)
event-base_placed = { $seat }は{ $base }をアリーナ{ $arena }に置いて始めます。
event-laid_base = { $seat }がアリーナ{ $arena }の{ $end }端にBase { $base }を置きました。
## turn_passed: seat (whose turn it is now)
event-turn_passed = { $seat }のターンです。
## flipped: seat, card; flipped-hidden: seat
event-flipped = { $seat }が『{ $card }』をめくりました。
event-flipped-hidden = { $seat }が1枚めくりました。
## lifted, discarded, put_back: seat, card
event-lifted = { $seat }が捨て札から『{ $card }』を手に取りました。
event-discarded = { $seat }が『{ $card }』を捨てました。
event-put_back = { $seat }が『{ $card }』を捨て札に戻しました。
## played: seat, card, base, side (a seat)
event-played = { $seat }が{ $base }の{ $side }側に『{ $card }』をプレイしました。
## cleared, froze: seat, base
event-cleared = { $seat }が{ $base }をClearしました！
event-froze = { $seat }が{ $base }をFreezeしました。
## modified: seat, card, base
event-modified = { $seat }が{ $base }に『{ $card }』をプレイしました。
## tagged: seat, partner
event-tagged = { $seat }が{ $partner }にタッチして交代しました。
## passed: seat
event-passed = { $seat }は何もできず、パスです。
## arena_closed: arena
event-arena_closed = アリーナ{ $arena }は終了しました。
## left_round: seat
event-left_round = { $seat }は両方のアリーナが終了し、このラウンドから抜けます。
## base_won: base, winner (seat), hits (both sides, such as 3:1)
event-base_won = { $base }は{ $winner }のもの（{ $hits }）。
## none
event-went_idle = 30秒間だれもプレイしませんでした。今の状態で得点を数えます。
event-nobody_can_play = もうだれもプレイできません。今の状態で得点を数えます。
## round_tied: players (seats)
event-round_tied = { $players }が同点首位です。もう1ラウンド戦います。
## game_ended: winners (one or more seats)
event-game_ended = 決着がつきました。勝者：{ $winners }

## Refused moves, .remedy: what would be legal. Both get the same variables.
## none
refused-game_over = ゲームは終わっています。
    .remedy = 新しいゲームを始めてください。
## seat (whose turn it is)
refused-not_your_turn = 今は{ $seat }のターンです。
    .remedy = 自分のターンまで待ってください。
## why (a question’s .name)
refused-not_this_answer = 今はそれができません（{ $why }）。
    .remedy = 示された手の中から選んでください。
## none
refused-no_card_in_hand = 手にカードがありません。
    .remedy = まずデッキの一番上をめくってください。
## card
refused-hand_full = もう手に『{ $card }』を持っています。
    .remedy = 先にそれをプレイするか、捨ててください。
## none
refused-deck_empty = デッキはもうありません。
    .remedy = 捨て札の一番上をプレイしてください。
## none
refused-nothing_to_lift = 捨て札がありません。
    .remedy = デッキの一番上をめくってください。
## card, held
refused-not_your_card = 今プレイできるのは『{ $held }』で、『{ $card }』ではありません。
    .remedy = 『{ $held }』をプレイするか、別の行動を選んでください。
## base
refused-no_such_base = この勝負に{ $base }というBaseはありません。
    .remedy = アリーナにあるBaseを選んでください。
## base, side
refused-no_such_side = { $base }に{ $side }側はありません。
    .remedy = そのアリーナの2つのサイドのどちらかを選んでください。
## base
refused-base_gone = { $base }はClearされて、もうありません。
    .remedy = まだ残っているBaseを選んでください。
## base
refused-base_frozen = { $base }はFreezeされていて、もう何もプレイできません。
    .remedy = FreezeされていないBaseを選んでください。
## place (a Base or an arena)
refused-not_this_arena = { $place }はあなたのアリーナではありません。
    .remedy = 左右の隣とのアリーナでプレイしてください。
## arena
refused-arena_closed = アリーナ{ $arena }は終了しています。プレイできるBaseが残っていません。
    .remedy = もう一方のアリーナでプレイしてください。
## arena, most
refused-row_full = アリーナ{ $arena }にはBaseがもう{ $most }枚あり（Freezeされたものも数えます）、空きがありません。
    .remedy = BaseがClearされるのを待つか、このBaseを捨ててください。
## card, base, side, needs (hit, hit2, block, press: the kind to be played), lies (a card, or nothing)
refused-not_on_this_kind = { $needs ->
    [hit] 『{ $card }』は空いているサイドか、Hit、Hit-2、Pressの後ろに置きます。{ $base }の{ $side }側の最後：{ $lies ->
        [nothing] なし
       *[other] { $lies }
    }。
    [hit2] 『{ $card }』はHitかHit-2の後ろにだけ置けます。{ $base }の{ $side }側の最後：{ $lies ->
        [nothing] なし
       *[other] { $lies }
    }。
    [block] 『{ $card }』はHitかHit-2の後ろにだけ置けます。{ $base }の{ $side }側の最後：{ $lies ->
        [nothing] なし
       *[other] { $lies }
    }。
   *[press] PressはBlockの後ろにだけ置けます。{ $base }の{ $side }側の最後：{ $lies ->
        [nothing] なし
       *[other] { $lies }
    }。
}
    .remedy = { $needs ->
    [hit] 空いているサイドか、Hit、Hit-2、Pressで終わる列を選んでください。
    [hit2] 同じ色のHitかHit-2で終わる列を選んでください。
    [block] 同じ色のHitかHit-2で終わる列を選んでください。
   *[press] Blockで終わる列を選んでください。
}
## card, base, side, needs (a colour)
refused-wrong_colour = { $base }の{ $side }側は{ $needs }の列なので、『{ $card }』は置けません。
    .remedy = カードと同じ色の列を選んでください。
## base
refused-base_only_at_ends = { $base }はほかのBaseの間にあります。Clearできるのは並びの端のBaseだけです。
    .remedy = 端にあるBaseを選んでください。
## base
refused-last_base = { $base }はそのアリーナの最後のBaseなので、Clearできません。
    .remedy = 先に別のBaseを置くか、Clearを捨て札に取っておきましょう。
## base
refused-held_fast = { $base }にはHoldが置かれていて、Clearできません。
    .remedy = 別のBaseを選んでください。
## none
refused-no_lift_in_training = トレーニングモードでは手に取りません。めくる代わりに、捨て札の一番上をそのままプレイします。
    .remedy = それをプレイするか、デッキをめくってください。
## partner (a seat)
refused-not_active = 今チームで戦っているのは{ $partner }です。
    .remedy = タッチされるまで待ってください。
## partner (a seat)
refused-partner_cannot_act = { $partner }には何もできることがありません。トレーニングモードでは、行動できる味方にだけタッチできます。
    .remedy = そのまま続けてください。
## none
refused-already_tagged = このターンにはもうタッチしました。
    .remedy = デッキをめくるか、捨て札の一番上をプレイしてください。
## none
refused-out_of_round = 両方のアリーナが終了したので、このラウンドからは抜けています。
    .remedy = ほかの人の決着を見届けましょう。
## none
refused-clock_only = 動きのない勝負を終わらせるのは、テーブルの時計だけです。
    .remedy = プレイを続けてください。

## Questions (`why` of a waiting), .name: in a few words. No variables.
ask-turn = あなたのターンです。デッキをめくってプレイするか捨てる、または捨て札の一番上をプレイしてください。
    .name = だれかのターン
ask-race = リアルタイムです。めくる、プレイする、捨てる。いくら速くてもかまいません。
    .name = 全員同時のリアルタイム

## Options, .help, and their values. No variables.
option-mode = モード
    .help = カードを落ち着いて覚えるターン制か、本来のリアルタイムか。
option-mode-training = トレーニング（ターン制）
option-mode-tournament = トーナメント（リアルタイム）
option-tag = タッグ戦
    .help = 4人で2対2（AとC 対 BとD）。戦うのは各チーム1人ずつで、タッチで交代します。
option-tag-off = 個人戦
option-tag-on = 2対2
option-expansion = 追加カード
    .help = Null、Reverse、Hold、Doubleを含むデッキを使えるようにします。アンブラ、ヴォルト、自分のレシピです。
option-expansion-off = 使わない
option-expansion-on = 使う
option-decks = デッキ
    .help = だれがどのデッキを使うか。全員に同じなら名前を1つ、席ごとならhale,darwinのようにコンマで区切ります。自分のレシピはNAME:hit=4/8/5;hit2=1/1/1;block=1/1/0;press=0;clear=4;base=6;freeze=3（赤/緑/青）のように書きます。合計35枚、そのうち3枚がFreezeです。
option-decks-house = 席順にヘイル、ベネット、クリス、ダーウィン、モーガン、パール、ヘイル
option-decks-random = くじ引き
option-fair = 公平な順番
    .help = リアルタイムでは、通信の速い遅いを最大60ミリ秒までサーバーがそろえます。勝負を決めるのは回線ではなく手の速さです。
option-fair-on = 通信の速さをそろえる
option-fair-off = 届いた順
option-slow = スローモーション
    .help = リアルタイムの進み方を何倍ゆっくりにするか。テーブルの全員で決め、記録に残ります。
option-handicap = ハンデ
    .help = リアルタイムで、指定した席の手を何ミリ秒遅らせて数えるか。例：A=300
option-handicap-none = なし

## Moves in words. what: cards, Bases, sides.
move-flip = めくる
move-play = プレイ：{ $what }
move-discard = 捨てる
move-lift = 捨て札の一番上を手に取る
move-tag = 味方にタッチ
move-end = 終了（時計）

## The table in the terminal.
## none, but term-side: seat
term-in_hand = 手のカード
term-on_top = 捨て札の一番上
term-deck = デッキ
term-discards = 捨て札
term-frozen = Freeze
term-fits_nowhere = 今はどこにも置けません。
term-bases = Base
term-side = { $seat }側
term-active = 出場中
## none
term-help =
    番号を入力すると、その番号の手を行います。手やその書き出しを直接入力することもできます。例：flip、discard。プレイはBaseとサイドだけで通じます：a1 b、left、b2。
    なぜ カード、なぜ a1 b ― そのカードや手がなぜ出せないか、どうすればよいか
    カード 名前、カード 2 ― カードの効果
    ルール、ルール 3 ― ルールの見出し一覧、3番のルール
    記録 ― これまでの進行
    卓 ― あなたから見た卓のすべて
    ? ― この説明
    やめる ― ゲームをやめる
    「めくる」「捨てる」や、英語の why、card、rules、log、table、help、quit も使えます。
## seat, points (Bases)
term-score = { $seat }：Base { $points }枚
## turn (a sign)
term-help-signs = { $turn } ターンのプレイヤー。列はBaseのそばから始まります。赤Hは赤のHit、緑2は緑のHit-2、青Bは青のBlock、PはPress。数字は各サイドのHit数、矢印は今のままならそのBaseを取る側です。

## Rules page. Titles and bodies: no variables.
rules-1-title = B-1 カードとデッキ
rules-1-body =
    全員が1人のキャラクターのデッキ35枚で戦います。Hit、Hit-2、Blockには赤・緑・青があり、Press、Clear、Base、Freezeに色はありません。全種類がそろったデッキはなく、足りないものがそのデッキの弱点です。

    B-1.bottom 35枚のうち3枚はFreezeで、必ずデッキの一番下にあります。

    B-1.shuffle 最初に置くBaseは、シャッフルの前に抜きます（3人以上では2枚）。シャッフルするのは31枚、3人以上では30枚です。Freezeが2枚のタッグ戦では31枚、Baseを置かない味方は32枚です。

    B-1.number カードには、そのカードがデッキに何枚あるかが示されます。赤のHitに3とあれば、赤のHitは3枚あります。

    B-1.hale { deck-hale }：{ deck-hale.text }Hitは赤4・緑8・青5、Hit-2は各色1、Blockは赤1・緑1、Clear 4、Base 6。{ deck-hale.source }

    B-1.bennett { deck-bennett }：{ deck-bennett.text }Hitは赤4・緑4・青6、Hit-2は青1、Blockは各色1、Press 1、Clear 6、Base 7。{ deck-bennett.source }

    B-1.chris { deck-chris }：{ deck-chris.text }Hitは各色5、Hit-2は各色1、Blockは各色2、Clear 2、Base 6。{ deck-chris.source }

    B-1.darwin { deck-darwin }：{ deck-darwin.text }Hitは赤9・緑4・青3、Hit-2は赤3、Blockは各色1、Press 3、Clear 2、Base 5。{ deck-darwin.source }

    B-1.morgan { deck-morgan }：{ deck-morgan.text }Hitは赤2・緑4・青8、Hit-2は青2、Blockは赤1・緑2・青2、Press 1、Clear 4、Base 6。{ deck-morgan.source }

    B-1.pearl { deck-pearl }：{ deck-pearl.text }Hitは赤1・緑6・青6、Hit-2は緑1・青1、Blockは赤2・緑1・青1、Press 3、Clear 5、Base 5。{ deck-pearl.source }

    B-1.custom 自分のレシピは35枚で、Freezeはちょうど3枚、Baseは開始時に置く枚数以上が必要です。

    B-1.same 2人が同じデッキを使ってもかまいません。
rules-2-title = B-2 場
rules-2-body =
    向かい合う2人の間が1つのアリーナで、Baseが3枚まで横に並びます。各Baseにはそれぞれのプレイヤーに向いた2つのサイドがあり、どちらにもカードの列が1本ずつ伸びます。

    B-2.start 各デッキのBaseを1枚ずつアリーナに置いて始めます。Freezeは裏向きのデッキの一番下です。

    B-2.names Baseの名前はゲーム中ずっと変わりません。A1、A2…は席AのBaseです。並びの左右は、アリーナ名の先にある席から見た向きです。

    B-2.hand それぞれが裏向きのデッキと、一番上だけ使える表向きの捨て札を持ち、手に持てるカードは1枚までです。
rules-3-title = B-3 カードを置ける場所
rules-3-body =
    自分のアリーナなら、だれのBaseのどちらのサイドにもプレイできます。自分のHitをBlockしても、相手のサイドにHitやPressを置いてもかまいません。妙に見えても、それが最善のこともあります。捨て札の一番上がBlockなら、相手のサイドに同じ色のHitを置き、すぐ後ろにそのBlockを置くのです。

    B-3.base { card-base }：{ card-base.text }FreezeされたBaseの隣にも置けます。

    B-3.hit { card-hit }：{ card-hit.text }

    B-3.hit2 { card-hit2 }：{ card-hit2.text }

    B-3.block { card-block }：{ card-block.text }

    B-3.press { card-press }：{ card-press.text }つまりPressの後にもう一度Blockするには、間にHitが1枚は必要です。

    B-3.clear { card-clear }：{ card-clear.text }並びは詰めますが、ほかのBaseの列はそのままです。

    B-3.freeze { card-freeze }：{ card-freeze.text }

    B-3.colour 列は必ずHitから始まるので、いつも1色です。相手の苦手な色のHitを相手のサイドに置けば、長い列を作らせずにすみます。
rules-4-title = B-4 得点
rules-4-body =
    B-4.end FreezeされていないBaseがなくなった瞬間に終わります。最後の1枚がFreezeされたときも、最後に残ったものがClearされたときも同じです。手に残ったカードは何の効果もありません。

    B-4.hits 各Baseは、だれがプレイしたかに関係なく、Hitの多いサイドの側のプレイヤーが取ります。Hit-2は2つと数えます。

    B-4.owner 同数か、どちらにもHitがなければ、Baseの持ち主のものです。だれのBaseかが意味を持つのはこのときだけです。

    B-4.draw Baseをいちばん多く取った人の勝ちです。同数なら引き分けです。
rules-5-title = B-5 トレーニングモード（ターン制）
rules-5-body =
    B-5.first 先手はくじで決めます。その後は交互に、次のどちらか1つを行います。

    B-5.flip デッキの一番上をめくり、それをプレイするか、自分の捨て札に置きます。

    B-5.discards または、自分の捨て札の一番上をプレイします。
rules-6-title = B-6 トーナメントモード（リアルタイム）
rules-6-body =
    カードの決まりは同じで、ターンがありません。全員が好きな速さでめくり、プレイし、捨てます。慣れた人なら1分もかかりません。勝っているなら急いでめくり、自分のFreezeへ。負けているなら、その前に流れを変える1枚を探しましょう。

    B-6.lift 捨て札の一番上を手に取り、プレイするか、元に戻すこともできます。手に取ったカードは全員に見えたままです。

    B-6.order プレイの順番はサーバーが決めます。順番が来たときにまだ可能なプレイは、下で何が変わっていても有効です。

    B-6.late もう不可能になったプレイは何も変えません。カードは手に残り、理由が示されます。何も失われません。
rules-7-title = B-7 3～7人の対戦
rules-7-body =
    円になって座り、両隣のプレイヤーが対戦相手です。

    B-7.start 隣どうしの間ごとに、Base 3枚までのアリーナがあります。自分の両側のアリーナにBaseを1枚ずつ置いて始め、どちらにもプレイできます。

    B-7.closed FreezeされていないBaseのないアリーナは終了し、新しいBaseも置けません。両方のアリーナが終了した人はそのラウンドから抜け、すべて終了したらラウンドの終わりです。

    B-7.score 両方のアリーナで取ったBaseを合計します。

    B-7.tie 首位が同点なら、その人たちだけで新しいデッキをまるごと使ってもう1ラウンド戦います。2人なら2人用のルールで、引き分けも同点と数えます。さらに3ラウンド戦っても決まらなければ、勝ちを分け合います。
rules-8-title = B-8 タッグ戦
rules-8-body =
    4人で、AとC 対 BとDに分かれます。各チームで戦うのはいつも1人で、もう1人はタッチを待ちます。

    B-8.decks Freezeは各デッキ2枚です。Baseを置くのは先に出る2人だけです。デッキ、捨て札、手のカードは持ち主のもとに残ります。

    B-8.arena アリーナは1つで、Baseは4枚まで。Clearできるのは両端の2枚だけです。

    B-8.score チームのサイドが取ったBaseがチームの得点です。同数のBaseは、持ち主のチームのものです。

    B-8.tag タッチできるのは戦っている人だけで、いつでも、何も失わずにできます。トレーニングモードではターンの最初に1回だけ、行動できる味方にだけタッチできます。味方が行動できる間はパスになりません。
rules-9-title = B-9 追加カード
rules-9-body =
    オプションexpansionで、Tefuda独自のデッキ、アンブラとヴォルト、そして次のカードを含むレシピを使えます。どれもFreezeされていないBaseに置きます。

    B-9.null { card-null }：{ card-null.text }

    B-9.reverse { card-reverse }：{ card-reverse.text }

    B-9.hold { card-hold }：{ card-hold.text }

    B-9.double { card-double }：{ card-double.text }

    B-9.stack 効果は重なります。Reverseは2枚で打ち消し合い、Doubleは1枚ごとに2倍、Nullが1枚でもあれば0です。

    B-9.umbra { deck-umbra }：{ deck-umbra.text }Hitは赤3・緑4・青5、Hit-2は青1、Blockは赤2・緑2・青2、Press 3、Clear 2、Base 5、Null 2、Reverse 1。

    B-9.volt { deck-volt }：{ deck-volt.text }Hitは赤6・緑5・青3、Hit-2は赤1・緑1、Blockは赤2・緑1、Press 2、Clear 2、Base 5、Hold 1、Double 3。
rules-10-title = B-10 だれが何を知っているか
rules-10-body =
    場のすべて、全員の捨て札の一番上、デッキと捨て札の枚数、そして自分の手のカードは見えます。デッキの順番は、自分のものでも見えません。ほかの人がめくったカードも見えません。

    B-10.recipes どのデッキに何が入っているかは公開です。カードの数字がそれを示します。

## Rulings: what the rulebook leaves open, and what is the house’s own. No variables.
ruling-B-1_bennett = 完全に分かっているレシピはヘイルだけです。ベネット、クリス、ダーウィン、モーガン、パールは、分かっている範囲（ベネットのBase 7枚・Clear 6枚と青寄り、クリスの各色2枚のBlock、ダーウィンの赤とPress、モーガンの強い青と弱い赤、パールのBase 5枚・Clear 5枚とただ1枚の赤Hit）に合わせて作ったTefuda独自のレシピです。実物をお持ちなら、オプションdecksで本来のレシピを使えます。
ruling-B-3_base = FreezeされたBaseも、アリーナの3枚に数えます。アリーナにFreezeされていないBaseがある間は、FreezeされたBaseの隣にも置けます。
ruling-B-4_end = ルールブックでは、すべてのBaseがFreezeされたら終わりです。Freezeされていない最後のBaseがClearされ、Freezeされたものだけが残ったときも同じ扱いとします。
ruling-B-5a = デッキがなくなったら、捨て札の一番上をプレイします。それもできなければ自動的にパスになります。全員が続けてパスしたら終わりで、そのままの状態で得点を数えます。
ruling-B-6a = リアルタイムの勝負は、全員の準備ができたらカウントダウンで始まります。
ruling-B-6b = もうだれもプレイできないとき、または30秒間だれもプレイしなかったときは、そのままの状態で得点を数えます。手に取る、戻す、タッチするはプレイに含みません。
ruling-B-6c = サーバーが各プレイヤーの通信の遅れを測り、速い人の手を最大60ミリ秒まで待たせて条件をそろえます。同じ速さどうしなら待たせません。
ruling-B-6d = ボットも人と同じくらいの時間でめくり、プレイし、間違えます。中央値はレベルごとに900、500、300ミリ秒です。「ライトニング」のボットだけは例外です。
ruling-B-7_closed = 3人以上の終わり方はルールブックにありません。アリーナごとに2人用のルールを当てはめ、FreezeされていないBaseがなくなれば終了、終了したアリーナしかない人は抜けるとしました。
ruling-B-7_tie = 首位が同点ならその人たちで次のラウンドを行う、とだけ書かれています。デッキはまるごと新しくし、さらに3ラウンドで決まらなければ勝ちを分け合います。
ruling-B-8_decks = ルールブックは各デッキからFreezeを1枚抜くとだけ述べ、Baseには触れていません。先に出る2人が1枚ずつ置き、味方は置きません。
ruling-B-8_tag = タッチはいつでもできるとされています。ターン制では、自分のターンの最初に1回だけ、行動できる味方にだけとします。味方が行動できる間はパスになりません。
ruling-B-9 = ルールブックは新しいカードの追加を予告するだけです。Null、Reverse、Hold、DoubleはTefuda独自のものです。
ruling-B-9_umbra = アンブラとヴォルトは追加カードのためのTefuda独自のデッキで、多くのゲームのシミュレーションでほかの6つと釣り合わせています。

## The tutorial (tutorial.toml): what to do now, .title, and .other: what is said instead when another legal move is chosen.
tutorial-flip = BとBaseを取り合います。A1はあなたの、B1はBのBaseです。Baseには2つのサイドがあり、自分の側にHitが多い方が取ります。トレーニングモードはターン制。まずはデッキの一番上をめくりましょう。
    .title = めくる
    .other = できますが、相手の側のPressは相手を助けるだけです。まずデッキをめくりましょう。
tutorial-hit = 緑のHitです。HitはBaseの空いているサイドに直接置けて、そこから列が始まります。A1のあなたの側にプレイしましょう。
    .title = Hit
    .other = それもできます。でも最初は自分の足元から。緑のHitをA1のA側へ。
tutorial-press = BにBlockされました。Blockの後ろにHitは置けません。でもめくる代わりに、捨て札の一番上をプレイできます。そこにはPressがあります。Blockの後ろに置けば、列がまた開きます。A1のあなたの側へ。
    .title = BlockとPress
    .other = 間違いではありません。でもまず自分の列を開きましょう。PressをA1のA側へ。
tutorial-block = BがB1に赤のHitを置きました。同じ色の列を止めるのがBlockです。今、捨て札の一番上は赤のBlock。B1のBの側にプレイしましょう。どのカードも、どちらのサイドにも置けるのです！
    .title = Blockで返す
    .other = それはまた今度。今じゃまなのはB1にあるBの赤い列です。Blockしましょう。
tutorial-hit2 = Hit-2は2つと数えますが、同じ色のHitかHit-2の後ろにしか置けません。B1にあるあなたの青いHitがぴったりです。青のHit-2をあなたの側に置けば、3対1になります。
    .title = Hit-2
    .other = できますが、B1の2Hitの方が大きいです。青のHit-2をA側へ。
tutorial-clear = Bが3枚目のBase、B2を置いてリードしています。Clearは、並びの端にあるBaseを上のカードごと取り除きます。B2をClearしましょう！
    .title = Clear
    .other = そのBaseはあなたに有利か、無害です。BがリードしているB2をClearしましょう。
tutorial-base = 並びに空きができました。Baseは3枚まで置けます。Hitが同数か、どちらにもなければ、Baseの持ち主が取ります。自分のBaseを左端に置きましょう。
    .title = 新しいBase
    .other = そこにも置けます。今回は左端、A1の隣へ。
tutorial-next = BはFreezeまで来ました。どのデッキでも最後の3枚です。A2がFreezeされ、もう何も置けません。このままならA2はあなたのもの。どんどんめくりましょう！
    .title = Freeze！
    .other = できますが、時間はあなたの味方です。どこでもリードしています。めくりましょう。
tutorial-discard = 緑のHit-2です。緑のHitかHit-2の後ろにしか置けませんが、あなたの緑の列はPressで終わっています。置ける場所がないので捨てましょう。後で捨て札からプレイできるかもしれません。
    .title = 捨てる
    .other = どこにも置けません。捨て札に置きましょう。
tutorial-last = BはA1もFreezeしました。残りはB1だけで、そこは3対1であなたのリードです。あなたのデッキもFreezeまで来ました。勝っているなら急ぎましょう。めくって！
    .title = 勝っているなら急げ
    .other = それではBに時間を与えてしまいます。めくればFreezeが待っています。
tutorial-freeze = B1をFreezeしましょう。これで空いたBaseがなくなり、すぐに終わって、すべてのBaseをそのままの状態で数えます。
    .title = 決着
    .other = リードしているのに待つ理由はありません。B1をFreezeしましょう。
tutorial-end = 3つともあなたのものです。A1は同数で持ち主のあなたに、A2も同じく、B1は3対1で。ここまでがトレーニングです。トーナメントモードではだれも待ちません。全員が同時に、めくり、プレイし、捨てます。カードは同じ、速さが違います。最初はゆっくりしたボットと、どうぞ。
    .title = 全部取りました！
