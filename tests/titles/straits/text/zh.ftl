# 海峡：本作自己的词句，其余由各层给出。

title = 海峡
about = 三顶王冠与一个小邻国争夺三片海域周围的要塞：长枪兵、火炮与骑兵，桨帆船与柯克船，城墙、条约和几张手牌。

# 名称

power-oak = 橡国
power-ash = 梣国
power-elm = 榆国
power-reed = 苇国
power-independent = 独立
space-oakhall = 橡堂
space-oakport = 橡港
space-oakmoor = 橡原
space-ashhall = 梣堂
space-ashport = 梣港
space-ashmoor = 梣原
space-elmhall = 榆堂
space-elmport = 榆港
space-elmmoor = 榆原
space-reedhall = 苇堂
space-tollgate = 税关
space-skerry = 礁岛
sea-bight = 湾海
sea-sound = 峡海
sea-narrows = 窄海
place-oakhall = { space-oakhall }
place-oakport = { space-oakport }
place-oakmoor = { space-oakmoor }
place-ashhall = { space-ashhall }
place-ashport = { space-ashport }
place-ashmoor = { space-ashmoor }
place-elmhall = { space-elmhall }
place-elmport = { space-elmport }
place-elmmoor = { space-elmmoor }
place-reedhall = { space-reedhall }
place-tollgate = { space-tollgate }
place-skerry = { space-skerry }
place-bight = { sea-bight }
place-sound = { sea-sound }
place-narrows = { sea-narrows }
leader-odo = 奥多
leader-osric = 奥斯里克
leader-anselm = 安塞姆
leader-aldous = 奥尔德斯
leader-edda = 埃达
leader-rolf = 罗尔夫
leader-orla = 奥拉
leader-ailith = 艾利斯
leader-enda = 恩达
unit-pike = 长枪兵
unit-gun = 火炮
unit-rider = 骑兵
unit-galley = 桨帆船
unit-cog = 柯克船
card-muster = 召集
card-veterans = 老兵
card-council = 议会
card-squall = 暴风
card-fever = 热病
card-oars = 划桨手
card-mortars = 臼炮
card-hirelings = 雇工
card-volley = 齐射
card-ambush = 伏击
card-bribes = 贿赂
card-sappers = 坑道兵
card-revolt = 叛乱
card-ramparts = 壁垒
card-treachery = 内应
card-envoys = 使节
card-harvest = 丰收
card-thaw = 早春
card-spies = 密探
card-salvage = 打捞

# 提问

ask-where = { $power }：在哪里？
ask-victim = { $power }：从谁的手牌？
ask-drawn_card = { $power }：如何处置抽到的牌？
ask-fetched_card = { $power }：从弃牌堆取回哪张牌？
ask-declare_war = { $power }：是否宣战？

# 回答

act-play_on_leader = 对{ $leader }打出{ $card }
act-declare = 向{ $power }宣战
act-keep_card = 留下{ $card }
act-lay_down = 放下{ $card }，对方再弃一张
act-fetch = 取回{ $card }
act-raise_pikes = 在{ $space }征募{ $power }的长枪兵
act-cast_guns = 在{ $space }铸造{ $power }的火炮
act-mount_riders = 在{ $space }组建{ $power }的骑兵
act-build_galley = 在{ $space }建造{ $power }的桨帆船

# 可响应的时机

trigger-assault_begins = 攻城开始。

# 记录

log-turn_begins = 第{ $turn }回合开始。
log-recruited = { $power }：{ $place }新增{ $unit }。
log-laid_down = { $power }放下了{ $card }。
log-ramparts = { $power }在{ $space }筑起壁垒。
log-joins = { $power2 }加入了{ $power }。
log-war_declared = { $power }向{ $power2 }宣战。

# 结束

end-held = 最后一个回合结束，{ $powers }据有最多要塞。
end-dominion = { $powers }据有的要塞之多，已无人能挡。

# 规则章节

section-1 = 1 地图
section-2 = 2 手牌与轮次
section-3 = 3 陆战
section-4 = 4 围城
section-5 = 5 海战
section-6 = 6 外交
section-7 = 7 回合
section-8 = 8 胜利
