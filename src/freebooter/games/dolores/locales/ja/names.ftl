# 積み荷、ボトルメッセージ、ジェスチャー、ハウスルールの名前。

game-title = ドロレス

## 積み荷

kind-arms = 武器
kind-wine = ワイン
kind-jewels = 宝飾品
kind-cloth = 織物
kind-porcelain = 磁器
kind-instruments = 楽器
kind-gold = 金塊

## ボトルメッセージ

bottle-dawn = 夜明け
bottle-lantern = 壊れたランタン
bottle-lookout = 見張り
bottle-theft = 盗み
bottle-swell = 大波
bottle-whirlpool = 渦潮
bottle-convoy = 船団
bottle-two-hand = 両手のトリック
bottle-bet = 賭け
bottle-void = 無効

## ジェスチャー

gesture-peace = 平和
gesture-fight = 戦い
gesture-choice = 先取り

## ハウスルール

switch-bottles = ボトルメッセージ
switch-smallest-set = 種類と認める枚数
