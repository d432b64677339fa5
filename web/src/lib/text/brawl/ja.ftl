### BRAWLについてクライアントだけが言うこと、日本語。カード・陣地・プレイヤーは言葉になって入る。

## テーブル
brawl-arena = { $near }と{ $far }のアリーナ
brawl-closed = 閉鎖
brawl-column = { $base }、{ $side }の側
brawl-empty = 何も置かれていない
brawl-hits = { $count }ヒット
brawl-on_top = 最後は{ $card }
brawl-goes = { $card }を置ける
brawl-base_of = { $owner }のベース{ $base }
brawl-goes_to = 今のままなら{ $seat }のもの
brawl-worth = { $count }つ分
brawl-end_left = 列の左端、{ $arena }
brawl-end_right = 列の右端、{ $arena }
brawl-your_team = 自分のチーム

## プレイヤー
brawl-own = 自分の山札・手札・捨て札
brawl-wins = 今のままなら{ $count }ベース
brawl-deck_count = { $count ->
    [0] 山札なし
   *[other] 山札{ $count }枚
}
brawl-discards_top = 捨て札の一番上：{ $card }
brawl-no_discards = 捨て札なし
brawl-holds = 手札：{ $card }
brawl-in_hand = 手札：{ $card }
brawl-hand_empty = 手札なし
brawl-active = 交戦中
brawl-waits = 待機中
brawl-out = 脱落

## できること
brawl-flip = めくる
brawl-discard = 捨てる
brawl-lift = 拾う
brawl-put_back = 戻す
brawl-tag = { $partner }と交代
brawl-tag_short = 交代
brawl-held = { $card }。{ $count ->
    [0] 置ける場所なし。
   *[other] キー：{ $keys }
}
brawl-turn = あなたの番です。デッキをめくってください
brawl-turn_top = あなたの番です。めくるか、{ $card }をプレイ
brawl-turn_held = { $card }：プレイするか捨てる
brawl-turn_stuck = { $card }はどこにも置けません。捨ててください
brawl-resting = 待機中です。交代を待ちましょう
brawl-you_out = このラウンドからは抜けました。ほかのプレイヤーが続けています。

## 時間と終わり
brawl-idle = 誰も出していません。あと{ $seconds }秒で終了
brawl-counted = ベースごとの結果
brawl-tied = このラウンドは引き分け
brawl-again = もう1ラウンド：{ $players }
brawl-went_idle = しばらく何も出されなかったので、そのまま数えました。

## デッキ
brawl-deck_of = { $seat }のデッキは{ $deck }。別のデッキを選ぶ
brawl-deck_for = { $seat }のデッキ
brawl-random = くじ引き
brawl-random_all = 全員くじ引き
brawl-own_recipe = 自作レシピ
brawl-more_decks = 拡張を入れると、デッキが2つ増えます。
brawl-recipe_name = 名前（英字のみ）
brawl-recipe_count = 35枚中{ $count }枚（うちFreeze{ $freezes }枚）
brawl-recipe_take = このデッキで遊ぶ
brawl-later = { $ms }ミリ秒遅れ
brawl-no_handicap = ハンデなし
