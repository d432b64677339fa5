### ブランノワール（日本語）。カード・スクロール・色・場所は文に入れる語として、プレイヤーは席の記号か名前で渡されます。

## Names. No variables.
game-name = ブランノワール
game-tagline = 2～6人の冒険者がギルドのクエストを競います。だれよりも早く手札をなくし、残り1枚での宣言を忘れずに。

kind-normal = ノーマルカード
kind-special = スペシャルカード
kind-wild = ワイルド
kind-scroll = スクロールカード

## Colours and their one-letter marks. No variables. `any`: a wild card that began the pile; `wild`: the mark of wild cards.
colour-red = 赤
    .letter = 赤
colour-yellow = 黄
    .letter = 黄
colour-blue = 青
    .letter = 青
colour-green = 緑
    .letter = 緑
colour-any = どの色でも可
    .letter = 全
colour-wild = ワイルド
    .letter = 黒

## A coloured card: colour, kind. A scroll in front of a seat: seat, number. The pile: no variables.
coloured-card = { $colour }の{ $kind }
place-front = { $seat }の{ $number }番目
place-pile = スクロールカードの山

## Number cards (BN-1, BN-8): name, .ability (special cards only), .text. No variables.
-normal-text = 特殊能力のないノーマルカードです。最後の1枚として捨てられるのはノーマルカードだけです。
card-great_sword = 大剣
    .text = { -normal-text }
card-twin_swords = 双剣
    .text = { -normal-text }
card-boomerang = 投擲
    .text = { -normal-text }
card-longbow = 長弓
    .text = { -normal-text }
card-dagger = 短剣
    .text = { -normal-text }
card-sai = 釵
    .text = { -normal-text }
card-battlewhip = 戦鞭
    .text = { -normal-text }
card-halberd = 斧槍
    .text = { -normal-text }
card-battleaxe = 戦斧
    .text = { -normal-text }
card-priestess = 女司祭
    .ability = 祈り
    .text = 山からスクロールカードをランダムに1枚（ドイツ語版では一番上の1枚）、裏向きで得ます。スクロールカードの山が残っていなければ、何も起こりません。
card-mage = 魔術師
    .ability = リバース
    .text = 手番の進む向きが逆になります。2人で遊ぶときは何も起こりません。
card-jester = 道化師
    .ability = スキップ
    .text = 次のプレイヤーの手番を飛ばします。2人で遊ぶときは、もう一度あなたの手番になります。
card-lord = 領主
    .ability = 号令
    .text = この『領主』と同じ色のノーマルカードを1枚か2枚、手札から除外してもかまいません（ドイツ語版では同じ色ならスペシャルカードも選べます）。
card-princess = 皇女
    .ability = エスコート
    .text = 手札のスペシャルカードを1枚除外してもかまいません。それがこの『皇女』と同じ色の『皇子』だったときは、手札が1枚になるまで、好きな数字カードを除外しなければなりません（ドイツ語版では断れます）。
card-knight = 騎士
    .ability = チェイン：アタック＋２
    .text = 【チェイン：アタック】に2を累積します。次のプレイヤーは「25」のカードを重ねるか、累積した枚数をドローします。
card-prince = 皇子
    .ability = チェイン：アタック＋２・リバース
    .text = 【チェイン：アタック】に2を累積し、手番の進む向きが逆になります（2人で遊ぶときは向きは変わりません）。
card-golem = ゴーレム
    .ability = チェイン：アタック＋４
    .text = ワイルド。色を1つ指定します。【チェイン：アタック】に4を累積します。累積中にも捨てられます。
card-pixie = 妖精
    .ability = いたずら
    .text = ワイルド。色を1つ指定します。スクロールカードの山（その中のランダムな1枚として、1か所に数えます）と、全プレイヤー（あなたも含みます）の裏向きのスクロールカードの中から2つを選び、表を見ずに入れ替えます。2つ選べるときは必ず行い、選べなければ何も起こりません。ドイツ語版では、1人のプレイヤーの1枚と山の一番上の1枚、または別々のプレイヤー2人の1枚ずつを入れ替えます。
card-gargoyle = ガーゴイル
    .ability = 偵察
    .text = ワイルド。色を1つ指定します。ほかのプレイヤーを必ず1人選び、その手札を全員に公開させます（ドイツ語版では見るのはあなただけです）。
card-dragon = ドラゴン
    .ability = ドラゴンブレス
    .text = ワイルド。色を1つ指定します。ほかのプレイヤーを必ず1人選びます。選ばれたプレイヤーはすぐに4枚ドローします。手番の順番は変わりません。
card-valkyrie = 戦乙女
    .ability = 極光
    .text = ワイルド。色を1つ指定します。あなただけが捨て山の中を見て、『戦乙女』以外のカードを1枚、ほかのプレイヤーに見せずに手札に加えてもかまいません。
card-goddess = 女神
    .ability = 祝福
    .text = ワイルド。色を1つ指定します。手札のどのカードでも、1枚か2枚除外してもかまいません。

## Scrolls (BN-9): name, .text. No variables.
-herald-end = ただし手札は2枚以上残ります。2枚を下回るときは、その色のどのカードを残すかを選び、手札をちょうど2枚にします。手札が2枚以下のとき、またはその色のカードがないときは効果がありません。
scroll-herald_of_red = 赤の伝令
    .text = 手札の赤のカードをすべて除外します。{ -herald-end }
scroll-herald_of_yellow = 黄の伝令
    .text = 手札の黄のカードをすべて除外します。{ -herald-end }
scroll-herald_of_blue = 青の伝令
    .text = 手札の青のカードをすべて除外します。{ -herald-end }
scroll-herald_of_green = 緑の伝令
    .text = 手札の緑のカードをすべて除外します。{ -herald-end }
scroll-explosion = 爆発
    .text = ほかのプレイヤーを1人選びます。選ばれたプレイヤーはすぐに2枚ドローします。手番の順番は変わりません。
scroll-shock_wave = 衝撃波
    .text = このカード以外で、どのプレイヤーの前にあるスクロールカードでも（表向きでも裏向きでも、自分のものでも）1枚選び、スクロールカードの山に戻してシャッフルします。選べるカードがあれば必ず選びます。
scroll-mirage = 蜃気楼
    .text = ドローも捨てることもせずに手番を終えます。【チェイン：アタック】は累積したまま次のプレイヤーに移ります。
scroll-blizzard = 吹雪
    .text = ほかのプレイヤー全員が、次のプレイヤーから手番の進む向きに1枚ずつドローします。手番の順番は変わりません。
scroll-menace = 脅威
    .text = 手札に『ドラゴン』『ゴーレム』『ガーゴイル』がそろっていれば、1枚ずつをほかのプレイヤー1人に渡します。あなたはクエスト達成となり、ラウンドが終わります。あなたの残りの手札は点数にならず、渡された3枚は相手の点数に入ります。そろっていなければ効果はありません。
scroll-tornado = 竜巻
    .text = このカード以外のスクロールカードを、山からもプレイヤーの前からも（表向きも裏向きも）すべて集めてシャッフルします。各プレイヤーに裏向きで1枚ずつ配り、残りを新しい山にします。
scroll-salvation = 救済
    .text = 手札が5枚以上なら、4枚になるまで好きなカードを除外します。4枚以下なら効果はありません。
scroll-revelation = 啓示
    .text = 山からスクロールカードをランダムに2枚（ドイツ語版では上から2枚）、裏向きで得ます。足りなければ、あるだけ得ます。

## Events. `-hidden`: for those who may not see the secret field, which this variant does not get. `-colour`, `-to`: with the optional field.
## round_began: round; pile_opened: card; round_dealt (the whole deal at once, for a log): round, first (seat), card
event-round_began = 第{ $round }ラウンドの始まりです。
event-pile_opened = 捨て山の最初のカードは『{ $card }』です。
event-round_dealt = 第{ $round }ラウンドの始まりです。捨て山の最初のカードは『{ $card }』、最初の手番は{ $first }です。
## drew: seat, card; drew-hidden: seat; drew-many (several in a row, for a log): seat, count
event-drew = { $seat }は『{ $card }』をドローしました。
event-drew-hidden = { $seat }は1枚ドローしました。
event-drew-many = { $seat }は{ $count }枚ドローしました。
## discarded: seat, card; with -colour: and colour
event-discarded = { $seat }は『{ $card }』を捨てました。
event-discarded-colour = { $seat }は『{ $card }』を捨て、{ $colour }を指定しました。
## colour_named: seat, colour
event-colour_named = { $seat }は{ $colour }を指定しました。
## declared: seat
event-declared = { $seat }「ブランノワール！」
## counts_as_declared: seat
event-counts_as_declared = 引くカードがないので、{ $seat }の最後の1枚は宣言したものとみなします。
## penalised: seat, why (forgot, emptied)
event-penalised = { $why ->
    [forgot] { $seat }は「ブランノワール」の宣言を忘れたので、ペナルティーの4枚です。
   *[emptied] { $seat }は特殊能力で手札が0枚になったので、ペナルティーの4枚です。
}
## chain_grew: sum; chain_closed: none
event-chain_grew = 【チェイン：アタック】の累積が{ $sum }になりました。
event-chain_closed = 【チェイン：アタック】の累積が終わりました。
## turned_round: direction (clockwise, counterclockwise)
event-turned_round = { $direction ->
    [clockwise] 手番の進む向きが時計回りになりました。
   *[counterclockwise] 手番の進む向きが反時計回りになりました。
}
## skipped: seat
event-skipped = { $seat }の手番は飛ばされました。
## removed: seat, card
event-removed = { $seat }は『{ $card }』を除外しました。
## traded: seat
event-traded = { $seat }は3枚を除外してスクロールカードを取得します。
## gained_scroll: seat, place, scroll
event-gained_scroll = { $seat }はスクロールカード『{ $scroll }』を得ました（{ $place }）。
event-gained_scroll-hidden = { $seat }はスクロールカードを1枚得ました（{ $place }）。
## turned_up: seat, place, scroll
event-turned_up = { $seat }は『{ $scroll }』を表向きにしました（{ $place }）。
## returned_scroll: seat (whose it was), place, scroll, by (seat)
event-returned_scroll = { $by }は{ $seat }の『{ $scroll }』を山に戻しました（{ $place }）。
event-returned_scroll-hidden = { $by }は{ $seat }の裏向きのスクロールカードを山に戻しました（{ $place }）。
## swapped_scrolls: first, second (places)
event-swapped_scrolls = スクロールカード2枚が入れ替わりました（{ $first }と{ $second }）。
## learned_scroll: seat, place, scroll
event-learned_scroll = { $seat }はこのスクロールカードが『{ $scroll }』だと知っています（{ $place }）。
event-learned_scroll-hidden = { $seat }はこのスクロールカードを知っています（{ $place }）。
## gathered_scrolls: none
event-gathered_scrolls = スクロールカードをすべて集めてシャッフルしました。
## hand_shown (to all): seat, cards; with -to: and to (seat); -to-hidden: seat, to
event-hand_shown = { $seat }の手札が全員に公開されました。{ $cards }
event-hand_shown-to = { $seat }の手札が{ $to }に公開されました。{ $cards }
event-hand_shown-to-hidden = { $seat }の手札が{ $to }に公開されました。
## looked_through: seat, cards (heard by the seat alone)
event-looked_through = { $seat }は捨て山の中を見ています。
## took_back: seat, card
event-took_back = { $seat }は捨て山から『{ $card }』を手札に加えました。
event-took_back-hidden = { $seat }は捨て山から1枚を手札に加えました。
## gave: seat, target (seat), card
event-gave = { $seat }は{ $target }に『{ $card }』を渡しました。
## pile_renewed: count
event-pile_renewed = 捨て山をシャッフルして、{ $count }枚の新しい山にしました。
## quest_fulfilled: seat
event-quest_fulfilled = { $seat }がクエストを達成しました！
## round_ended: why (quest, menace, stillness, no_normal)
event-round_ended = { $why ->
    [quest] クエスト達成により、ラウンドが終わりました。
    [menace] 『脅威』により、ラウンドが終わりました。
    [stillness] プレイヤーの人数と同じ数の手番が続く間、数字カードが1枚も動かなかったので、クエスト達成者なしでラウンドが終わりました。
   *[no_normal] 手札にも山にもノーマルカードが残っていないので、クエスト達成者なしでラウンドが終わりました。
}
## scored: seat, points, total
event-scored = { $seat }は{ $points }点を得て、合計{ $total }点です。
## halved: seat, total (after it)
event-halved = { $seat }は目標の点数ちょうどになったので、半分の{ $total }点になりました。
## game_ended: winners (one or more seats)
event-game_ended = ゲームが終わりました。勝者：{ $winners }
## turn_passed: seat (whose turn it is now)
event-turn_passed = { $seat }の手番です。

## Refused moves, .remedy: what would be legal. Both get the same variables.
## none
refused-game_over = ゲームはもう終わっています。
    .remedy = 新しいゲームを始めてください。
## seat (whose turn it is)
refused-not_your_turn = 今は{ $seat }の手番です。
    .remedy = 自分の手番になるまでお待ちください。
## why (a question's .name)
refused-answer_first = 先に答えることがあります（{ $why }）。
    .remedy = 示されている答えの中から選んでください。
## none
refused-nothing_asked = この答えを求めている問いは今ありません。
    .remedy = スクロールカードの取得か使用、ドロー、または捨てることを選んでください。
## why (a question's .name)
refused-not_this_answer = これは今の問いの答えになりません（{ $why }）。
    .remedy = 示されている答えの中から選んでください。
## card
refused-not_in_hand = 手札に『{ $card }』がありません。
    .remedy = 手札にあるカードを選んでください。
## card, top, colour, number
refused-neither_colour_nor_number = 『{ $card }』は色（{ $colour }）も数字（{ $number }）も合いません。捨て山の一番上は『{ $top }』です。
    .remedy = 色が{ $colour }のカード、数字が{ $number }のカード、ワイルドのどれかを捨てるか、ドローしてください。
## card, chain
refused-chain_open = 【チェイン：アタック】が{ $chain }累積しているので、『{ $card }』は捨てられません。捨てられるのは「25」のカードだけです。
    .remedy = 『騎士』『皇子』『ゴーレム』のどれかを捨てるか、{ $chain }枚ドローしてください。
## card
refused-last_card_normal = 『{ $card }』は最後の1枚です。最後に捨てられるのはノーマルカードだけです。
    .remedy = ドローしてください。
## card
refused-name_a_colour = 『{ $card }』はワイルドですが、色が指定されていません。
    .remedy = 赤・黄・青・緑のどれかを指定して捨ててください。
## card
refused-no_colour_to_name = 『{ $card }』はワイルドではないので、色は指定できません。
    .remedy = 色を付けずに捨ててください。
## none
refused-declare_not_now = 「ブランノワール」と言えるのは、捨てること・その特殊能力への答え・取得で手札が1枚になり、まだ宣言していないときだけです。
    .remedy = 同じ手を宣言なしで行ってください。
## none
refused-declare_automatic = この卓では「ブランノワール」は自動で宣言されます。
    .remedy = 同じ手を宣言なしで行ってください。
## none
refused-not_three_of_a_number = スクロールカードの取得には、同じ数字のカードが3枚必要です。
    .remedy = 同じ数字のカードを3枚選んでください。色は問いません。
## card
refused-trade_not_normal = 『{ $card }』はノーマルカードではありません。この卓で取得に使えるのはノーマルカードだけです。
    .remedy = 同じ数字のノーマルカード（9以下）を3枚選んでください。
## none
refused-trade_empties_hand = 取得で手札をなくすことはできません。
    .remedy = 手札を1枚は残してください。捨てるか、ドローすることはできます。
## none
refused-no_scroll_left = スクロールカードの山が残っていないので、取得できません。
    .remedy = スクロールカードの使用、ドロー、または捨てることを選んでください。
## scroll, place
refused-no_such_scroll = そこにはあなたの裏向きの『{ $scroll }』がありません。
    .remedy = 自分の裏向きのスクロールカードとその場所を選んでください。
## none
refused-not_another_player = ここではこの卓のほかのプレイヤーを選びます。
    .remedy = 自分以外のプレイヤーを1人選んでください。
## card, colour (the Lord's)
refused-lord_normal_of_colour = 『{ $card }』は『領主』と同じ色（{ $colour }）のノーマルカードではありません。
    .remedy = 色が{ $colour }のノーマルカードを選ぶか、断ってください。
## card, colour (the Lord's)
refused-lord_of_colour = 『{ $card }』は『領主』と同じ色（{ $colour }）ではありません。
    .remedy = 色が{ $colour }のカードを選ぶか、断ってください。
## card
refused-princess_special = 『{ $card }』はスペシャルカードではありません。『皇女』で除外できるのはスペシャルカードだけです。
    .remedy = スペシャルカード（10以上）を選ぶか、断ってください。
## card, colour (the Herald's)
refused-herald_colour = 『{ $card }』は伝令の色（{ $colour }）ではありません。
    .remedy = 色が{ $colour }のカードを選んでください。
## none
refused-must_choose = これは断れません。
    .remedy = 示されている答えの中から選んでください。
## card
refused-not_in_discards = 捨て山に『{ $card }』はありません。
    .remedy = 捨て山にあるカードを選ぶか、断ってください。
## none
refused-no_valkyrie_back = 『戦乙女』を手札に加えることはできません。
    .remedy = ほかのカードを選ぶか、断ってください。
## place
refused-no_scroll_there = そこのスクロールカードは選べません（{ $place }）。
    .remedy = スクロールカードのある場所を選んでください。
## place
refused-not_face_down = そこのスクロールカードは裏向きではありません（{ $place }）。
    .remedy = 裏向きのスクロールカードを選んでください。
## none
refused-same_place = 同じ場所どうしは入れ替えられません。
    .remedy = 別々の場所を2つ選んでください。
## none
refused-pixie_two_players = この卓の『妖精』は、1人のプレイヤーの1枚と山の1枚、または別々のプレイヤー2人の1枚ずつを入れ替えます。
    .remedy = 1枚と山、またはプレイヤー2人の1枚ずつを選んでください。
## none
refused-colour_first = 最初のカードがワイルドなので、まずその色を指定しなければなりません。
    .remedy = 赤・黄・青・緑のどれかを指定してください。

## Questions (`why` of a waiting), .name: in a few words. No variables.
ask-turn = あなたの手番です。必要ならスクロールカードの取得や使用をしてから、ドローするか1枚捨ててください。
    .name = あなたの手番
ask-first_wild = 最初のカードがワイルドです。何色を指定しますか。
    .name = 最初のカードの色
ask-dragon = 『ドラゴン』：だれに4枚ドローさせますか。
    .name = 『ドラゴン』
ask-gargoyle = 『ガーゴイル』：だれの手札を公開させますか。
    .name = 『ガーゴイル』
ask-lord = 『領主』：同じ色のどのカードを除外しますか。2枚までで、断ることもできます。
    .name = 『領主』
ask-princess = 『皇女』：どのスペシャルカードを除外しますか。断ることもできます。
    .name = 『皇女』
ask-princess-escort = 【エスコート】：次にどのカードを除外しますか。最後に手札は1枚になります。
    .name = 『皇女』【エスコート】
ask-goddess = 『女神』：どのカードを除外しますか。2枚までで、断ることもできます。
    .name = 『女神』
ask-valkyrie = 『戦乙女』：捨て山のどのカードを手札に加えますか。断ることもできます。
    .name = 『戦乙女』
ask-pixie = 『妖精』：どのスクロールカード2枚を入れ替えますか。
    .name = 『妖精』
ask-explosion = 『爆発』：だれに2枚ドローさせますか。
    .name = 『爆発』
ask-shock_wave = 『衝撃波』：どのスクロールカードを山に戻しますか。
    .name = 『衝撃波』
ask-menace = 『脅威』：『ドラゴン』『ゴーレム』『ガーゴイル』をだれに渡しますか。
    .name = 『脅威』
ask-salvation = 『救済』：次にどのカードを除外しますか。最後に手札は4枚になります。
    .name = 『救済』
-herald-ask = 次にこの色のどのカードを除外しますか。最後に手札は2枚になります。
ask-herald_of_red = 『赤の伝令』：{ -herald-ask }
    .name = 『赤の伝令』
ask-herald_of_yellow = 『黄の伝令』：{ -herald-ask }
    .name = 『黄の伝令』
ask-herald_of_blue = 『青の伝令』：{ -herald-ask }
    .name = 『青の伝令』
ask-herald_of_green = 『緑の伝令』：{ -herald-ask }
    .name = 『緑の伝令』

## Options (BN-11), .help, and their values. No variables.
option-edition = 版
    .help = 説明書が食い違うところで、どちらの版に従うか。次の6つの設定をまとめて決めます（1つずつ変えることもできます）。『皇女』の2つ目の除外を断れるかどうかも、これで決まります。
option-edition-ja = 日本語版
option-edition-de = ドイツ語版
option-gargoyle = ガーゴイル
    .help = 『ガーゴイル』で公開された手札をだれが見るか。
option-gargoyle-public = 全員
option-gargoyle-private = 『ガーゴイル』を捨てたプレイヤーだけ
option-lord = 領主
    .help = 『領主』が同じ色のどのカードを除外できるか。
option-lord-ja = ノーマルカードだけ
option-lord-de = どのカードでも
option-pixie = 妖精
    .help = 『妖精』がどのスクロールカード2枚を入れ替えられるか。
option-pixie-ja = 裏向きのどの2枚でも（山は1か所に数えます）
option-pixie-de = プレイヤーの1枚と山の1枚、または別々のプレイヤー2人の1枚ずつ
option-trade = スクロールカードの取得
    .help = 同じ数字のどのカード3枚で取得できるか。
option-trade-ja = ノーマルカードだけ
option-trade-de = どの数字カードでも
option-first_wild = 最初のワイルド
    .help = 捨て山の最初のカードがワイルドのとき、どうするか。
option-first_wild-ja = 最初はどのカードでも捨てられる
option-first_wild-de = 最初の手番プレイヤーがまず色を指定する
option-draw_scroll = スクロールカードの引き方
    .help = 山のどのスクロールカードを得るか（『妖精』が入れ替えるカードも）。
option-draw_scroll-random = ランダムな1枚
option-draw_scroll-top = 一番上の1枚
option-target = 目標の点数
    .help = だれかがこの点数を上回るとゲームが終わります。ちょうどこの点数になったプレイヤーの点数は半分になります。
option-rounds = ラウンド数
    .help = 点数に関係なく、決まった数のラウンドでゲームを終えます。決めないときは目標の点数で終わります。
option-rounds-none = 決めない
option-declaration = 「ブランノワール」の宣言
    .help = 「ブランノワール」の宣言を自分で忘れずに行うかどうか。
option-declaration-manual = プレイヤーが自分で宣言する
option-declaration-automatic = 自動で宣言される
option-first_player = 最初の手番
    .help = ラウンドの最初の手番をだれが行うか。
option-first_player-random = ランダムに決める
option-first_player-winner = 前のラウンドでクエストを達成したプレイヤー（いなければランダム）
option-first_player-left_of_last = 前のラウンドの最初のプレイヤーから時計回りに次のプレイヤー
option-deck = カードの枚数
    .help = 説明書の一覧では数字カードは121枚ですが、箱には125枚とあります。箱に合わせると、各色に『騎士』が1枚ずつ増えます。
option-deck-listed = 一覧どおり（121枚）
option-deck-boxed = 箱の表示どおり（125枚）
option-log = 記録
    .help = ゲーム中に、それまでの進行をどこまで読み返せるか。
option-log-full = すべて
option-log-last = 直前の手番だけ

## Rules page. Titles and bodies: no variables. After the body of rules-1 come the rows: card, number, copies; scroll, copies.
rules-1-title = BN-1 カード
rules-1-body =
    数字カードは、山と手札に使うカードです。赤・黄・青・緑の4色と、黒のワイルドがあります。ワイルドには自分の色がないので、伝令や『領主』の対象になりません。

    数字が9以下のカードはノーマルカードで、特殊能力はありません。10以上のカードはスペシャルカードで、捨てたときに特殊能力が発動します（BN-8）。

    ノーマルカードと『女司祭』『魔術師』『道化師』は各色2枚ずつ、『領主』『皇女』『騎士』『皇子』は各色1枚ずつです。ワイルドは『ゴーレム』『妖精』『ガーゴイル』が2枚ずつ、『ドラゴン』『戦乙女』『女神』が1枚ずつです。

    スクロールカードは20枚で、別の山にします。手札には入れず、自分の前に置きます。

    この項の終わりの一覧に、それぞれの数字と枚数があります。
rules-1-row-coloured = { $card }：数字{ $number }、各色{ $copies }枚
rules-1-row-wild = { $card }：ワイルド、数字{ $number }、{ $copies }枚
rules-1-row-scroll = { $scroll }：{ $copies }枚
rules-2-title = BN-2 ラウンドの準備
rules-2-body =
    BN-2.1 数字カードをすべてシャッフルして山にし、スクロールカードも同じようにして別の山にします。前のラウンドで除外されたカードも戻します。

    BN-2.2 2～6人のプレイヤーそれぞれに、数字カード7枚と、裏向きのスクロールカード1枚を配ります。自分の裏向きのスクロールカードはいつでも見られますが、ほかの人のものは見られません。それぞれが何枚持っているかは全員に分かります。

    BN-2.3 手番は時計回りに始まります。最初のプレイヤーはランダムに決まります（設定 first_player）。

    BN-2.4 山の一番上のカードを表向きにして、捨て山の最初のカードにします。その特殊能力は発動せず、「25」でも【チェイン：アタック】は始まりません。ワイルドだったときは、その上にどのカードでも捨てられます（ドイツ語版では、最初のプレイヤーがまず色を指定します）。
rules-3-title = BN-3 手番
rules-3-body =
    手番は手番開始フェイズ（BN-4）から始まります。その行動は好きな順番で何回でも行え、行わなくてもかまいません。次にメインフェイズ（BN-5）で、ドローするか捨てるかのどちらか1つだけを必ず行います。それから、今の向きで次のプレイヤーに手番が移ります。

    『蜃気楼』を使うか、『脅威』が成功すると、メインフェイズなしで手番が終わります。
rules-4-title = BN-4 手番開始フェイズ
rules-4-body =
    BN-4.1 スクロールカードの取得。同じ数字のノーマルカード3枚を手札から除外し、山からスクロールカードをランダムに1枚、裏向きで得ます。色は問いません（ドイツ語版では、同じ数字ならどの数字カード3枚でもよく、一番上のスクロールカードを得ます）。【チェイン：アタック】の累積中でも行えます。スクロールカードの山がないときと、手札がなくなってしまうときは行えません。

    BN-4.2 スクロールカードの使用。自分の裏向きのスクロールカードを1枚表向きにすると、その効果（BN-9）が一度だけ起こります。カードは表向きのまま自分の前に残します。得たばかりのスクロールカードもすぐに使えます。
rules-5-title = BN-5 メインフェイズ
rules-5-body =
    BN-5.1 ドロー。1枚ドローして手番を終えます。ドローしたカードをその手番に捨てることはできません。【チェイン：アタック】が累積しているときは、代わりに累積した枚数をドローし、累積は終わります。捨てられるカードがあっても、ドローを選べます。

    BN-5.2 捨てる。捨て山の一番上と同じ色か同じ数字のカード、またはワイルドを1枚捨てます。ワイルドを捨てるときは赤・黄・青・緑のどれかを指定し、次のカードが捨てられるまでその色として扱います。

    BN-5.2.1 チェイン。「25」のカードである『騎士』『皇子』『ゴーレム』を捨てると、【チェイン：アタック】が始まります。『騎士』と『皇子』は2、『ゴーレム』は4を累積します。累積中は「25」のカードしか捨てられず、捨てるとその数が加わります。だれかがメインフェイズのドローを行うと（引けるカードがなくても）累積は終わります。ペナルティーなど、ほかの理由のドローでは終わりません。例：Aが『騎士』、Bが『ゴーレム』を捨て、Cは「25」を持っていないので6枚ドローします。Dは通常の手番を行います。

    BN-5.2.2 「ブランノワール」。手札が1枚になるときは「ブランノワール」と宣言しなければなりません。宣言（declare）は、手札を1枚にする手、つまり捨てること・その特殊能力への答え・スクロールカードの取得といっしょに行います。忘れると、すぐに4枚ドローします。スペシャルカードの特殊能力で手札が0枚になったときも4枚ドローし、ラウンドは続きます。ペナルティーで引くカードが1枚もないときは、残り1枚なら宣言したものとみなし、0枚ならラウンドに残って、ドローだけを行えます。手札がまた増えると宣言は無効になり、次に1枚になるときにもう一度必要です。最後の1枚として捨てられるのはノーマルカードだけです。

    BN-5.3 山がなくなったとき。ドローしようとして山にカードがないときに、捨て山の一番上を除いた残りをシャッフルして新しい山にします。除外されたカードは戻りません。それでも足りなければ、あるだけドローします。プレイヤーの人数と同じ数の手番が続く間に数字カードが1枚も動かなかったとき、または手番の終わりに手札にも山にもノーマルカードが残っていないときは、クエスト達成者なしでラウンドが終わり、全員が手札の点数を得ます。
rules-6-title = BN-6 ラウンドの終わり
rules-6-body =
    「ブランノワール」を宣言してあり、最後の1枚としてノーマルカードを捨てたプレイヤーはクエスト達成となり、ラウンドが終わります。達成したプレイヤーは点を得ず、ほかの全員は手札の数字の合計を点数として得ます。点数は少ないほどよいのです。

    スクロールカードの『脅威』でもラウンドが終わることがあります。使ったプレイヤーはクエスト達成となり、残った手札は点数になりません。
rules-7-title = BN-7 ゲームの終わり
rules-7-body =
    BN-7.1 点数を加えたあと、ちょうど200点のプレイヤーは点数が半分になります（端数は切り捨て）。

    BN-7.2 そのうえで200点を上回るプレイヤーがいれば、ゲームが終わります。点数の一番少ないプレイヤーの勝ちです。同点ならクエスト達成の回数が多いほうの勝ちで、それも同じなら勝利を分かち合います。

    BN-7.3 設定 target で、200点の代わりの点数を決められます。設定 rounds を決めたときは、点数ではなくそのラウンド数でゲームが終わり、target は半分になる点数としてだけ使います。
rules-8-title = BN-8 スペシャルカード
rules-8-body =
    特殊能力は、そのカードを捨てたときに発動します。プレイヤーを選ぶときは必ず自分以外を選び、『ドラゴン』と『ガーゴイル』では選ばないことはできません。「してもかまいません」とあるものは断れます。除外されたカードはこのラウンドでは使われず、表向きに置かれるので、だれでも数えられます。

    『{ card-priestess }』【{ card-priestess.ability }】{ card-priestess.text }

    『{ card-mage }』【{ card-mage.ability }】{ card-mage.text }

    『{ card-jester }』【{ card-jester.ability }】{ card-jester.text }

    『{ card-lord }』【{ card-lord.ability }】{ card-lord.text }

    『{ card-princess }』【{ card-princess.ability }】{ card-princess.text }

    『{ card-knight }』【{ card-knight.ability }】{ card-knight.text }

    『{ card-prince }』【{ card-prince.ability }】{ card-prince.text }

    『{ card-golem }』【{ card-golem.ability }】{ card-golem.text }

    『{ card-pixie }』【{ card-pixie.ability }】{ card-pixie.text }

    『{ card-gargoyle }』【{ card-gargoyle.ability }】{ card-gargoyle.text }

    『{ card-dragon }』【{ card-dragon.ability }】{ card-dragon.text }

    『{ card-valkyrie }』【{ card-valkyrie.ability }】{ card-valkyrie.text }

    『{ card-goddess }』【{ card-goddess.ability }】{ card-goddess.text }
rules-9-title = BN-9 スクロールカード
rules-9-body =
    スクロールカードの効果は、手番開始フェイズに表向きにしたとき、一度だけ起こります。何も起こらないときに表向きにしてもかまいませんが、そのカードは使ったことになります。

    『{ scroll-herald_of_red }』{ scroll-herald_of_red.text }

    『{ scroll-herald_of_yellow }』『{ scroll-herald_of_blue }』『{ scroll-herald_of_green }』それぞれの色について同じです。

    『{ scroll-explosion }』{ scroll-explosion.text }

    『{ scroll-shock_wave }』{ scroll-shock_wave.text }

    『{ scroll-mirage }』{ scroll-mirage.text }

    『{ scroll-blizzard }』{ scroll-blizzard.text }

    『{ scroll-menace }』{ scroll-menace.text }

    『{ scroll-tornado }』{ scroll-tornado.text }

    『{ scroll-salvation }』{ scroll-salvation.text }

    『{ scroll-revelation }』{ scroll-revelation.text }
rules-10-title = BN-10 知ることができるもの
rules-10-body =
    自分の手札と、自分の裏向きのスクロールカードは見られます。全員に分かるのは、それぞれの手札とスクロールカードの枚数、表向きのスクロールカード、除外されたカード、点数とクエスト達成の回数、捨て山の一番上のカードと指定された色、【チェイン：アタック】の累積、手番の進む向き、2つの山の残り枚数です。

    裏向きのスクロールカードには番号の付いた場所があり、全員が見分けられます。入れ替えたカードは、相手のカードがあった場所に置かれます。

    捨て山の中を見ることはできません（『戦乙女』だけが例外です）。それまでの進行を記録で読み返せるかどうかは、設定 log で決まります。『ガーゴイル』『妖精』『戦乙女』で見たものは、見たプレイヤーのメモに残ります。
rules-11-title = BN-11 版と設定
rules-11-body =
    日本語とドイツ語の説明書には違うところがあります。設定 edition でどちらに従うかを選びます。1つずつ変えることもできます。

    gargoyle　日本語版：手札は全員に公開されます。ドイツ語版：見るのは『ガーゴイル』を捨てたプレイヤーだけです。

    lord　日本語版：同じ色のノーマルカードだけです。ドイツ語版：同じ色のどのカードでもかまいません。

    pixie　日本語版：裏向きのどの2枚でもよく、山は1か所に数えます。ドイツ語版：プレイヤーの1枚と山の1枚、または別々のプレイヤー2人の1枚ずつです。

    trade　日本語版：同じ数字のノーマルカード3枚です。ドイツ語版：同じ数字のどの数字カード3枚でもかまいません。

    first_wild　日本語版：最初のカードがワイルドなら、どのカードでも捨てられます。ドイツ語版：最初のプレイヤーがまず色を指定します。

    draw_scroll　日本語版：山のランダムな1枚です。ドイツ語版：一番上の1枚です。『妖精』で一番上に置かれたカードは、次に引かれます。『女司祭』、スクロールカードの取得、『啓示』、『妖精』で使います。

    『皇女』の2つ目の除外を断れるか（ドイツ語版）断れないか（日本語版）は、edition だけで決まります。

    ほかの設定：seats（2～6人）、target、rounds、declaration（自分で宣言するか、自動で宣言されるか）、first_player、deck、log。

## Rulings: what neither rulebook says, or what they leave open. No variables.
ruling-BN-1a = 説明書の文章に出てくる数字は、「25」（『騎士』『皇子』『ゴーレム』）と、ノーマルカード（9以下）とスペシャルカード（10以上）の境目だけです。ほかの数字は手もとにないカードの絵に書かれているので、ここで独自に決めました。数字は1つのファイルにまとめてあり、カードを持っている人はそこで直せます。
ruling-BN-1b = 箱には数字カード125枚（うちスペシャルカード53枚）とありますが、どちらの説明書の一覧も、合計すると121枚（うち49枚）です。ここでは一覧に従います。設定 deck = boxed では、足りない4枚を推測して、各色に『騎士』を1枚ずつ加えます。
ruling-BN-2a = 各ラウンドの最初のプレイヤーはランダムに決まります（実際の卓ではじゃんけんです）。設定 first_player で、前のラウンドの達成者や、時計回りに次のプレイヤーにすることもできます。
ruling-BN-2_4 = 最初のカードがワイルドのときは、最初の手番のプレイヤーに限らず、だれかが1枚捨てるまで、どのカードでも捨てられます。日本語の説明書にあるのは最初の手番のプレイヤーのことだけですが、そのプレイヤーはドローすることもあるからです。
ruling-BN-4a = スクロールカードの山が残っていないときは、取得できません。取得で手札をなくすこともできません。クエスト達成は、カードを捨てることでしかできないからです。
ruling-BN-5_1 = 捨てられるカードがあっても、【チェイン：アタック】の累積中に「25」を持っていても、いつでもドローを選べます。
ruling-BN-5a = 手札は、捨てたカードの効果と除外がすべて終わってから数えます。「ブランノワール」と言えるのは、自分の手（捨てること・その特殊能力への答え・取得）のうち、除外のあとで手札が1枚になり、まだ宣言が有効でないものだけです。ペナルティーは1つの行動につき1回までで、手番が移る前（取得のときは続きを行う前）にドローします。ペナルティーで引くカードが1枚もないときは、残り1枚なら宣言したものとみなし、0枚ならラウンドに残って、ドローだけを行えます。設定 declaration = automatic では自動で宣言されます。
ruling-BN-5b = 宣言のあとで手札がまた増えると、宣言は無効になります。次に1枚になるときは、もう一度宣言しなければなりません。
ruling-BN-5c = 新しい山を作るのは、ドローしようとしてカードがないときだけです（ドローの途中でも作ります）。捨て山の一番上を除いてシャッフルし、除外されたカードは戻しません。必要な枚数に足りなければ、あるだけドローします。終われなくなったラウンドはクエスト達成者なしで終わり、全員が手札の点数を得ます。プレイヤーの人数と同じ数の手番が続く間に数字カードが1枚も動かなかったとき（『蜃気楼』の手番も数えます）、または手番の終わりに手札にも山にもノーマルカードが残っていないときです。
ruling-BN-8a = 手もとにある『皇女』の日本語の文章には、除外したスペシャルカードが同じ色の『皇子』だったときのことしか書かれていません。そこで、『皇女』ではスペシャルカードを1枚除外できるものとしました。
ruling-BN-8b = 除外されたカードは、ラウンドが終わるまで使われません。表向きに置かれ、だれでも数えられます。
ruling-BN-8c = 『領主』『皇女』『女神』を捨てたプレイヤーは、除外できるカードがなくても、手札があるかぎり、除外するかどうかを聞かれます。聞かれなければ、そのようなカードが手札にないことが全員に知られてしまうからです。
ruling-BN-9 = 伝令で手札を1枚や0枚にすることはできません。その色をすべて除外するとそうなる場合は、その色のどのカードを残すかを選び、手札をちょうど2枚にします。
ruling-BN-9a = 何も起こらないスクロールカードも表向きにできます。そのカードは使ったことになります。

## The tutorial (tutorial.toml): what to do now, .title, and .other: what is said instead when another legal move is chosen.
tutorial-colour = 手札をすべてなくすことが目標です。捨て山の一番上のカードと同じ色のカードを捨てることができます。今は青の『斧槍』が見えています。手札から青の『短剣』を選びましょう。
    .title = 色を合わせる
    .other = それもできますが、まずは捨て山と同じ色の、青の『短剣』から始めましょう。
tutorial-number = 数字が同じなら、色が変わってもかまいません。今は赤の9が見えていて、緑の『戦斧』も9です。これを捨てましょう。
    .title = 数字を合わせる
    .other = それも捨てられます。今回は、色が違って数字が同じ、緑の『戦斧』を試してみましょう。
tutorial-draw = Cがスクロールカード『吹雪』を使ったので、カードを1枚引きました。見えているのは青の8ですが、手札には青も8もありません。そんなときはカードを1枚引いて、手番を終えます。出せるカードがあっても、引くことはいつでもできます。
    .title = 出せるカードがないとき
    .other = それもできますが、もっと良い場面があとで来ます。今はカードを1枚引きましょう。
tutorial-wild = 『ゴーレム』を引きました！ワイルドカードは、どの色、どの数字の上にも捨てることができ、そのあとの色を自分で決められます。『ゴーレム』を捨てて、赤を選びましょう。同時に、4枚のチェインも始まります。
    .title = ワイルドカード
    .other = それもできますが、まずは『ゴーレム』を捨てて、赤を選びましょう。
tutorial-chain = Bは25のカードを持っていなかったので、4枚引きました。次にCが『騎士』で新しいチェインを始めました。チェインが続いている間は、数字が25のカードしか捨てられません。あなたは1枚持っています。黄の『騎士』を捨てると2枚増え、次のプレイヤーは25を捨てるか、合計の枚数を引くことになります。
    .title = チェイン
    .other = それもできますが、チェインは続いたままか、自分で引くことになります。黄の『騎士』で応えましょう。
tutorial-scroll = うまくいきました。Bは4枚引きました。カードを引いたり捨てたりする前に、スクロールカードを使うことができます。裏向きのカードの中身は、表にするまで自分だけが知っています。あなたのカードは、ほかのプレイヤー1人に2枚引かせる『爆発』です。使ってみましょう。
    .title = スクロールカード
    .other = それはあとにしましょう。カードを引くか捨てると手番が終わります。先にスクロールカードを使いましょう。
tutorial-aim = カードによっては、あなたに選択を求めます。2枚引くのはだれにしますか。Bを選びましょう。
    .title = 相手を選ぶ
    .other = Cは今回は見逃してあげて、Bを選びましょう。
tutorial-trade = カードを引いたり捨てたりする前に、同じ数字のノーマルカード3枚と引き換えに、スクロールカードを1枚取得することもできます。『釵』が3枚あり、どれも6です。取得すれば、一度に3枚減らせます。
    .title = 3枚でスクロールカードを得る
    .other = まだです。取得すれば、1回の手番で3枚減らせます。
tutorial-word = 残りは2枚です。手札が1枚になるときは、その行動と一緒に「ブランノワール」と宣言しないと、4枚引くことになります。まず宣言してから、黄の『長弓』を捨てましょう。
    .title = ブランノワール！
    .other = 宣言を忘れずに。先に「ブランノワール」と宣言してから、黄の『長弓』を捨てましょう。
tutorial-last = Cは手札が1枚になったのに宣言を忘れ、4枚引きました。あなたは忘れませんでした。最後の1枚は、特殊能力のないノーマルカードでなければなりません。赤の『長弓』はノーマルカードで、色も合っています。これを捨てれば、このラウンドはあなたの勝ちです！
    .title = 最後の1枚
    .other = それもできますが、待つ必要はありません。赤の『長弓』を捨てて、ラウンドに勝ちましょう。
tutorial-end = 最後の1枚を捨てたので、クエスト達成です。あなたに点は入りません。ほかのプレイヤーには手札の数字の合計が入り、点は少ないほど良いのです。本来のゲームは、だれかが200点を超えるまで続きます。残りは遊びながら覚えるのが一番です。どのカードも自分で説明してくれますし、ルールはいつでも読めます。
    .title = お見事！
