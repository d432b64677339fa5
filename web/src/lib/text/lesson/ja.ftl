### チュートリアル（日本語）。

lesson-title = { $game }を覚える
lesson-lead = 最初のラウンドを一歩ずつ遊びましょう。本物の卓、本物のカードで、何が起きているかを説明します。10分ほどで終わります。
lesson-begin = 始める
lesson-go_on = 続きから（{ $number }／{ $count }）
lesson-again = 最初から
lesson-none = このゲームにはチュートリアルがありません。
lesson-step = { $number }／{ $count }
lesson-watch = その調子です。ほかのプレイヤーを見てみましょう。
lesson-other = それもできますが、ここでは別の手を試してみましょう。
lesson-off = 自分の道を選びました。このまま自由に続けるか、最初からやり直せます。
lesson-skip = チュートリアルをやめる
lesson-more = ルールを見る
lesson-play = 本物のゲームを遊ぶ
lesson-coach = チュートリアル
