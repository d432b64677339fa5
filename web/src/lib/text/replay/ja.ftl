### リプレイのページ（日本語）。

replay-title = リプレイ
replay-of = リプレイ：{ $game }
replay-lead = ゲームを一手ずつ、どの席からでも振り返り、好きな場面から続きを遊べます。
replay-mine = 自分のゲーム
replay-none = ここではまだゲームを遊んでいません。ゲームはすべて一手ずつ残り、始まるとここに表示されます。
replay-number = 第{ $number }ゲーム
replay-moves = { $count }手
replay-running = 進行中
replay-broken_off = 中断
replay-bring = 手元の記録
replay-bring_hint = 記録をここにドロップするか、ファイルを選んでください。このサーバーが読み取るだけで、保存されません。
replay-choose_file = ファイルを選ぶ
replay-too_large = このファイルは、記録として大きすぎます。
replay-loading = 読み込み中…
replay-again = もう一度

## Stepping.
replay-controls = 手順
replay-first = 配りへ
replay-back = 一手戻る
replay-play = 再生
replay-stop = 停止
replay-next = 一手進む
replay-last = 最後へ
replay-at = { $number }手目／全{ $count }手
replay-deal = 配り
replay-position = 始まりの局面
replay-speed = 速さ
replay-times = { $times }倍
replay-moves_list = 手の一覧
replay-earlier = 前の手
replay-later = 後の手
replay-by-clock = 時間切れ
replay-by-bot = ボット
replay-after = { $time }後
replay-keys = 矢印キーで一手ずつ進み、スペースキーで再生と停止、HomeとEndで配りと最後へ移ります。

## Whose eyes.
replay-eyes = 見る人
replay-seat = { $name }
replay-everybody = 全員
replay-open = 手札をすべて公開
replay-own_eyes = このゲームはまだ続いています。自分が見たものだけを振り返れます。
replay-hands = 全員の手札
replay-hand_of = { $name }の手札、{ $count }枚

## What can be done with it.
replay-share = この場面へのリンク
replay-copied = リンクをコピーしました。
replay-no_link = 手元の記録はどこにも保存されないため、リンクはありません。
replay-download = 記録を保存
replay-play_on = ここから遊ぶ
replay-play_on_as = { $name }として
replay-play_on_hint = 相手はボットです。{ $name }が知っていたことから始まり、知らなかったカードは配り直されます。
replay-table = 卓へ

## The proof.
replay-check = シャッフルを確かめる
replay-checking = 確認中…
replay-checked = 確認しました
replay-check_lead = ブラウザ自身が確かめられることは、ブラウザが確かめます。残りはこのサーバーの確認によるもので、そのように示します。
replay-by_browser = ブラウザが確かめたこと
replay-by_server = このサーバーが確かめたこと
replay-yes = 正しい
replay-no = 誤り
replay-unknown = 不明
replay-digest-yes = 記録は書かれたときのままで、チェックサムと一致します。
replay-digest-no = 記録はあとから変更されています。
replay-commitment-yes = 秘密の値は、記録にある事前の約束と一致します：{ $commitment }
replay-commitment-no = 秘密の値が事前の約束と一致しません。約束されたカードではありません。
replay-commitment-none = このゲームには秘密の運がないため、カードについての約束もありません。
replay-noted-yes = このブラウザは配る前に同じ約束を受け取っています。だれかがカードを見る前に、シャッフルは決まっていました。
replay-noted-later = このブラウザはゲームの途中で同じ約束を受け取っています。それ以降、何も入れ替えられていません。
replay-noted-no = このブラウザが配る前に受け取った約束は別のものです。約束されたカードではありません。
replay-noted-none = このブラウザは配る前に立ち会っていません。プレイヤーが控えた約束と比べてください。
replay-entropy-none = 運に言葉を加えたプレイヤーはいません。
replay-entropy-some = プレイヤーの次の言葉が運に含まれています：{ $words }。自分の言葉を探してください。
replay-draws-yes = ゲームが引いた{ $count }個の数は、すべて順に秘密の値から導かれます。
replay-draws-part = ゲームが引いた最初の{ $count }個の数は秘密の値から導かれます。残りは調べていません。
replay-draws-no = ゲームが引いた{ $number }番目の数は、秘密の値から導かれません。
replay-draws-none = 何も引かれていません。
replay-honest = これだけでは示せないこと：数が何のために引かれたか、またすべての手が合法だったかは、ゲームを再生したサーバーの言葉によります。自分で確かめるには、記録に対して tefuda verify を実行してください。
replay-good = このゲームに誤りはありません。
replay-bad = このゲームには誤りがあります。
replay-no_crypto = このブラウザが確かめられるのは、安全なページ（https）だけです。記録を保存して tefuda verify を使ってください。
replay-held = 遅い回線を{ $ms }ミリ秒待った
replay-arrived = 到着は{ $number }番目
