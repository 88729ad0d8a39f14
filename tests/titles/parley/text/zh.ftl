# 《会谈》的简体中文文本。

title = 会谈
about = 二至四方势力的使节争夺城镇：在秘密会议上提出主张、发动突袭、讨价还价。由小镇组成的同盟听命于掌握它的人。

## 对局选项

option-scenario-standard = 每方一座本城
option-scenario-frontier = 每方一座本城和一座前哨
option-rounds = 轮数
option-rounds-2 = 两轮
option-rounds-3 = 三轮
option-rounds-4 = 四轮
option-market = 集市
option-market-true = 可以用钱币买卖牌
option-market-false = 没有集市
option-private_talk = 私下交谈
option-private_talk-true = 集市中两人可以私谈
option-private_talk-false = 只能公开交谈

## 名称

power-amber = 琥珀
power-basalt = 玄武
power-cobalt = 钴蓝
power-damson = 紫李
power-league = 同盟
town-arden = 雅顿
town-brae = 布雷
town-corrie = 科里
town-dunmore = 邓莫尔
town-elm = 榆镇
town-fen = 沼镇
town-glen = 谷镇
town-holm = 洲镇
card-levy_1 = 征召1
card-levy_2 = 征召2
card-levy_3 = 征召3
card-levy_4 = 征召4
card-raid_1 = 突袭1
card-raid_2 = 突袭2
card-raid_3 = 突袭3
card-raid_4 = 突袭4
card-raid_5 = 突袭5
card-raid_6 = 突袭6
card-uprising_1 = 起义1
card-uprising_2 = 起义2
card-uprising_3 = 起义3
card-crown_1 = 王冠1
card-scout_1 = 斥候1
card-scout_2 = 斥候2
card-scout_3 = 斥候3
card-spy_1 = 密探1
card-spy_2 = 密探2
card-spy_3 = 密探3
card-omen_1 = 预兆1
card-omen_2 = 预兆2
card-veto_1 = 否决1
card-veto_2 = 否决2
card-veto_3 = 否决3
card-veto_4 = 否决4
hidden-card = 一张牌

## 提问

ask-aim = { $power }，第{ $round }轮：你主张哪座城镇？
ask-back = { $power }：用哪张牌支持这个主张？
ask-turn = { $power }：打出哪张牌？
ask-scout = { $power }：查看哪座城镇的守军？
ask-spy = { $power }：查看谁的手牌？
ask-raid = { $power }：突袭哪座城镇？
ask-uprising = { $power }：起义在同盟的哪座城镇爆发？
ask-reroll = { $power }：照现在的点数这场战斗输了。从{ $coins }枚钱币中付一枚重掷吗？
ask-respond = { $power }：用否决回应这次{ $trigger }吗？
ask-trade = { $power }：你有{ $coins }枚钱币，在集市做什么？
trigger-raid = 突袭
trigger-uprising = 起义

## 选择

act-aim = 主张{ $town }
    .tip = 无主的城镇归最强的主张；自己的城镇可以收税。
act-rest = 不提主张
act-back = 用{ $card }支持
act-alone = 不用牌
act-play = 打出{ $card }
act-scout = 查看{ $town }的守军
act-spy = 查看{ $power }的手牌
act-raid = 突袭{ $town }
act-incite = 煽动{ $town }
act-reroll = 付钱重掷
act-keep = 保留点数
act-veto = 用{ $card }回应
act-offer = 开始向{ $power }报价
act-give = 出售{ $card }
act-accept = 接受{ $power }的报价
act-decline = 拒绝{ $power }的报价
act-done = 离开集市

## 经过

log-draws = { $power }抽了{ $card }。
log-garrison = { $town }的守军强度是{ $strength }。
log-claims = { $power }以强度{ $strength }主张{ $town }。
log-claims_with = { $power }用{ $card }主张{ $town }，强度{ $strength }。
log-rests = { $power }不提主张。
log-toll = { $power }在{ $town }收税。
log-settles = { $power }取得{ $town }。
log-round_ends = 第{ $round }轮结束。
log-passes = { $power }跳过。
log-plays = { $power }打出{ $card }。
log-scouts = { $power }侦察{ $town }。
log-spies = { $power }查看{ $power2 }的手牌。
log-hand = { $power }持有{ $card }。
log-omen = { $power }查看牌库顶。
log-top = 牌库顶是{ $card }。
log-veto = { $power }用{ $card }回应对{ $town }的攻击。
log-battle = { $power }攻打{ $town }，守军强度是{ $strength }。
log-rolls = { $power }以{ $attack }进攻，{ $power2 }以{ $defence }防守。
log-captures = { $power }从{ $power2 }手中夺取{ $town }。
log-plunders = { $power }从{ $power2 }掠走{ $card }。
log-league = 同盟投向{ $power }。
log-offers = { $power }向{ $power2 }出售{ $card }。
log-accepts = { $power }从{ $power2 }买下{ $card }。
log-declines = { $power }拒绝{ $power2 }的报价。
log-lapses = { $power }的报价失效。
log-leaves = { $power }离开集市。

## 结局

end-rounds = 最后一轮结束，{ $powers }获胜。
end-towns = { $powers }凭城镇数目立即获胜。
end-crown = { $powers }凭王冠立即获胜。

## Sections of the rules

section-1-Muster = 1 集结
section-1-Rounds = 1 回合
section-2-2-Claims = 2.2 宣称
section-2-3-Settling = 2.3 结算
section-3-1-Playing = 3.1 出牌
section-3-2-Scout = 3.2 侦察
section-3-3-Spy = 3.3 间谍
section-3-5-Raid = 3.5 突袭
section-3-6-Uprising = 3.6 起义
section-3-7-Crown = 3.7 王冠
section-4-1-Vetoes = 4.1 否决
section-4-2-Battle = 4.2 战斗
section-4-3-Capture = 4.3 夺取
section-5-Market = 5 市场
section-5-1-Market = 5.1 市场
section-5-2-Market = 5.2 市场
section-5-3-Offers = 5.3 提议
section-6-Victory = 6 胜利
section-7-Talk = 7 交谈
why-towns = { $count } 座城镇
why-raid = 骰子加2对骰子加{ $strength }，假设对方不重掷
