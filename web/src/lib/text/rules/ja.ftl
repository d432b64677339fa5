### ルールのページ（日本語）。

rulespage-title = { $game }のルール
rulespage-loading = 読み込み中…
rulespage-contents = 目次
rulespage-search = ルールを検索
rulespage-found = { $count ->
    [0] 見つかりません
   *[other] { $count }か所
}
rulespage-clear = 消す
rulespage-cards = カード一覧
rulespage-copies = { $count }枚
rulespage-copies_each = 各色{ $count }枚
rulespage-number = 数字{ $number }
rulespage-options = 設定
rulespage-default = 標準
rulespage-range = { $low }～{ $high }
rulespage-no_limit = なし
rulespage-editions = 版
rulespage-edition-base = 選ばなければ、どの設定も最初の値（日本語版のルール）になります。
rulespage-edition = 版「{ $edition }」：{ $changes }
rulespage-rulings = 裁定
rulespage-rulings_lead = ルールブックに書かれていないことや、版によって違うことは、次のように扱います。
rulespage-link = { $rule }へのリンク
rulespage-players = { $from }～{ $to }人
rulespage-learn = 遊びながら覚える
rulespage-play = 遊ぶ
