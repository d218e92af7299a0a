# ゲームに出てくるものの名前。

game-title = Dead Man's Draw

## スート

suit-anchor = 碇
suit-hook = フック
suit-cannon = 大砲
suit-key = 鍵
suit-chest = 宝箱
suit-map = 地図
suit-oracle = 水晶
suit-sword = 剣
suit-kraken = クラーケン
suit-mermaid = マーメイド

## 特質

trait-golden-scales = 黄金の鱗
trait-casanova = カサノヴァ
trait-plunderer = 略奪者
trait-treasure-hunter = トレジャーハンター
trait-navigator = 航海士
trait-master-gunner = 砲術長
trait-scavenger = 拾い屋
trait-mystic = 占い師
trait-swordsman = 剣士
trait-miser = 守銭奴
trait-captains-hook = フック船長
trait-safe-harbor = 避難港
trait-fisherman = 漁師
trait-beastmaster = 魔獣使い
trait-misfire = 暴発
trait-parry = 受け流し
trait-davy-jones-locker = デイヴィ・ジョーンズのロッカー
trait-siren = セイレーン

## 版

edition-english = 英語版（2015年）
    .short = 英語版
edition-german = ドイツ語版
    .short = ドイツ語版
edition-czech = チェコ語版
    .short = チェコ語版
edition-japanese = 日本語版
    .short = 日本語版
edition-digital = デジタル版
    .short = デジタル版

## バリアントカード

variant-none = バリアントカードなし
variant-thieves-island = 盗賊の島
variant-pile-o-treasure = 宝の山
variant-sudden-death = サドンデス
variant-all-hands-on-deck = 総員甲板へ
variant-strange-lands = 異郷の地
variant-beneath-the-waves = 波の下
variant-bottom-feeder = 海底の掃除屋

## ハウスルール

switch-discard = 捨て札
switch-oracle = 水晶を見るプレイヤー
switch-mystic = 占い師の水晶を見るプレイヤー
switch-treasure-hunter = トレジャーハンターの倍率
switch-instant-banking = バンクへ直行
switch-captains-hook = フック船長が出すカード
switch-parry = 受け流し
switch-miser = 守銭奴の保護
switch-casanova-replay = マーメイドバリアントでのカサノヴァ
switch-forced-busts = フック・剣・地図によるバースト
switch-variant = バリアントカード
switch-mermaids = マーメイド
switch-decks = ゲームのセット数
switch-anchored-bonus = 保護された鍵と宝箱のボーナス
