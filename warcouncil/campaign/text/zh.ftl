# 战役的提问与记录（简体中文）；各游戏可以用自己的说法。
# 势力、地点与单位的名称由各游戏提供。

# 提示

ask-move_to = { $power }：{ $space }的部队移动到哪里？
ask-turn_away = { $power }：兵力不足以围攻{ $space }，前往哪里？
ask-intercept = { $power }：{ $power2 }以{ $amount }个陆军单位从{ $space }移动到{ $place }。是否拦截？
ask-avoid_battle = { $power }：{ $power2 }以{ $amount }个陆军单位进入{ $place }。是否避战？
ask-withdraw = { $power }：{ $power2 }以{ $amount }个陆军单位进入{ $place }。是否回城？
ask-retreat = { $power }：{ $space }的部队撤退到哪里？
ask-move_formation = { $power }：哪些部队从{ $space }移动到{ $place }？
ask-transport_formation = { $power }：哪些部队从{ $space }登船驶入{ $place }？
ask-deploy_formation = { $power }：哪些部队从{ $space }部署到{ $place }？
ask-intercept_formation = { $power }：哪些部队从{ $space }前往{ $place }拦截？
ask-assault_formation = { $power }：哪些部队对{ $space }攻城？
ask-avoid_formation = { $power }：哪些部队从{ $space }避战到{ $place }？
ask-sortie_formation = { $power }：{ $space }的哪些守军出城参战？
ask-garrison_formation = { $power }：哪些部队退入{ $space }城内？还能容纳{ $amount }个单位。
ask-winter_formation = { $power }：哪些部队从{ $space }前往{ $place }过冬？
ask-losses = { $power }：在{ $place }损失{ $amount }个陆军单位，损失哪些？
ask-haven = { $power }：部队必须离开{ $space }，前往哪里？
ask-naval_intercept = { $power }：{ $power2 }的舰船驶入{ $sea }。是否拦截？
ask-intercepting_ships = { $power }：{ $place }的哪些舰船前往{ $sea }拦截？
ask-naval_avoid = { $power }：{ $power2 }的舰船驶入{ $sea }。你的舰船是否避战？
ask-naval_enemy = { $power }：在{ $place }先与谁进行海战？
ask-ship_loss = { $power }：在{ $place }损失哪个海军单位？
ask-sea_retreat = { $power }：{ $power2 }在{ $place }的舰船撤往哪里？
ask-embark = { $power }：{ $space }的部队驶入哪个海域？
ask-transport = { $power }：{ $amount }个陆军单位在{ $place }，还有{ $cp }CP。前往哪里？
ask-naval_move = { $power }：哪些舰船驶往哪里？
ask-intercepting_owner = { $power }：派谁的舰船？
ask-naval_place = { $power }：先在哪里进行海战？
ask-ship_kept = { $power }：保留哪个海军单位？
ask-announce = { $power }：是否宣布协议？与谁？还可宣布{ $amount }份。
ask-package = { $power }：{ $powers }之间的协议包含什么内容？目前有{ $amount }项条款。
ask-confirm_deal = { $power }：你是否同意{ $power2 }宣布的整份协议？
ask-loan_port = { $power }：{ $power2 }租借给你{ $space }的{ $amount }个海军单位，进驻哪个港口？
ask-leader_home = { $power }：{ $leader }回到哪里？
ask-ships_home = { $power }：{ $amount }个海军单位必须离开{ $place }，驶往哪个港口？
ask-negotiate = { $power }：现在可与任何人秘密谈判。准备好了请确认。
ask-spring_deployment = { $power }：是否部署一个编队？
ask-deploy_to = { $power }：从{ $space }部署到哪里？
ask-winter_port = { $power }：{ $place }的舰船去哪里过冬？待入港：{ $unit }×{ $amount }。
ask-winter_admiral = { $power }：{ $leader }从{ $place }前往哪个港口？
ask-winter_quarters = { $power }：{ $space }的单位去哪里过冬？
ask-winter_optional = { $power }：是否有守军返回首都？
ask-winter_leader = { $power }：{ $leader }从{ $space }前往哪里过冬？

# 回答

act-done = 完成
    .tip = 到此为止。
act-decline = 放弃
    .tip = 维持现状。
act-power = { $power }
    .tip = 选择{ $power }。
act-space = { $space }
    .tip = 选择{ $space }。
act-leader = { $leader }
    .tip = 选择{ $leader }。
act-move = 从{ $space }移动
    .tip = 一个编队移动一格。随后选择目的地与参加者。
act-assault = 对{ $space }攻城
    .tip = 围城部队尝试攻下这座城。
act-control = 控制{ $space }
    .tip = 己方部队所在的不设防空地，或与己方部队相邻且没有敌军相邻的不设防空地。
act-calm = 移除{ $space }的动乱
    .tip = 需要己方部队在该地，或相邻且没有敌军相邻。
act-all = 全部
    .tip = 所有将领，以及他们能统率的全部单位。
act-detach = { $power }{ $unit }：{ $amount }
    .tip = 选择这种单位几个同行。
act-intercept = 从{ $space }拦截
    .tip = 两个骰子，加最佳将领与骑兵的修正：9或以上成功。
act-avoid = 避战到{ $space }
    .tip = 两个骰子，加最佳将领与骑兵的修正：9或以上成功。
act-withdraw = 回城
    .tip = 不发生野战；若敌军更多则被围。
act-fight = 迎战
    .tip = 在城外进行野战。
act-go_back = 退回
    .tip = 不花费CP，退回编队的出发地。
act-casualties = 损失{ $amount }个{ $power }{ $unit }
    .tip = 选择损失哪种单位，损失几个。
act-naval_move = 海军移动
    .tip = 你的所有舰船都可移动到相邻的港口或海域。
act-transport = 从{ $space }海运部队
    .tip = 最多五个单位穿过有己方舰船的海域，每步1CP。
act-sail = { $place } → { $place2 }：全部舰船
    .tip = 你在该处指挥的所有舰船一同移动一步。海军将领随最后离开的舰船同行。
act-sail_one = { $place } → { $place2 }：{ $power }的一个{ $unit }
    .tip = 只有这一个海军单位移动一步。
act-send_admiral = { $leader }随行前往{ $place }
    .tip = { $leader }随驶往{ $place }的舰船同行。
act-intercept_from = 从{ $place }出发在{ $sea }拦截
    .tip = 两个骰子，加将领的战斗力：9或以上成功。
act-all_ships = 全部舰船
    .tip = 该处所有能拦截的舰船一同前往，海军将领随行。
act-ships = { $amount ->
        [0] 海盗船{ $amount2 }
       *[other] { $amount2 ->
            [0] 战船{ $amount }
           *[other] 战船{ $amount }，海盗船{ $amount2 }
        }
    }
    .tip = 这些舰船前往，没有海军将领。
act-ships_led = { $amount ->
        [0] 海盗船{ $amount2 }，海军将领同行
       *[other] { $amount2 ->
            [0] 战船{ $amount }，海军将领同行
           *[other] 战船{ $amount }，海盗船{ $amount2 }，海军将领同行
        }
    }
    .tip = 这些舰船前往，海军将领的战斗力加入掷骰。
act-avoid_to = 避战到{ $place }
    .tip = 两个骰子，加将领的战斗力：9或以上成功。
act-fight_first = { $power }
    .tip = 先与{ $power }海战。
act-fight_at = { $place }
    .tip = 先在{ $place }进行海战。
act-retreat_to = { $place }
    .tip = 战败的舰船撤往该处。
act-sink = { $power }的一个{ $unit }
    .tip = 损失这个海军单位。
act-keep = 一个{ $unit }
    .tip = 海战后保留这个海军单位。
act-sail_into = { $sea }
    .tip = 部队花费1CP进入该海域。
act-land_at = 在{ $space }登陆
    .tip = 部队花费1CP登陆，可能引发野战或围城。
act-return_to = { $leader }：{ $space }
    .tip = { $leader }前往{ $space }。
act-invite = 与{ $power }订立协议
    .tip = { $power }成为协议的一方；协议须经各方确认。
act-end_war = { $power }与{ $power2 }结束战争
    .tip = 各方确认后双方恢复和平，无需付出代价。
act-ally = { $power }与{ $power2 }本回合结盟
    .tip = 冬季之前，双方部队可进入彼此控制的地方；租借须先结盟。
act-cede = { $power }将{ $space }让给{ $power2 }
    .tip = { $space }的控制权易手。
act-lend_fleet = { $power }将全部海军单位租借给{ $power2 }
    .tip = 全部海军单位归盟友指挥，直到冬季。
act-lend = { $power }将{ $space }的{ $amount }个海军单位租借给{ $power2 }
    .tip = 这些海军单位归盟友指挥，直到冬季。
act-lend_admiral = { $power }将{ $leader }租借给{ $power2 }
    .tip = { $leader }随其港口租借的海军单位出航，直到冬季。
act-release = { $power }将{ $leader }遣回{ $power2 }
    .tip = 被俘的{ $leader }归来，无需赎金。
act-grant_cards = { $power2 }从{ $power }手牌中随机抽{ $amount }张
    .tip = 协议生效时随机抽取，不会抽到家族牌。
act-propose = 宣布协议
    .tip = 逐一询问各方，全体确认才会生效。
act-drop = 放弃协议
    .tip = 协议作废，但仍计入你的宣布次数。
act-berth = { $place }：前往{ $space }
    .tip = { $place }的舰船前往{ $space }。
act-yes = 是
    .tip = 照此进行。
act-no = 否
    .tip = 不这样做。
act-ready = 准备好了
    .tip = 所有人准备好后继续。
act-deploy = 从{ $space }部署
    .tip = 不花费CP，途经之处须为友方控制，至多跨越一个海域。
act-play = 打出{ $card }
    .tip = { $card }现在生效。
act-dock = { $space }：{ $amount }个{ $unit }
    .tip = 这些舰船返回该港口。
act-winter_to = 在{ $space }过冬
    .tip = 若没有畅通的路径，途中损失一半。
act-send_home = { $space }的守军返回首都
    .tip = 可只派一部分单位返回；其余单位之后还可返回首都，或前往别处。

# 可以响应的时机

trigger-land_move_declared = 一个编队出发。
    .now = { $power2 }的编队从{ $space }向{ $place }出发（{ $amount ->
            [0] 仅有将领
           *[other] { $amount }个单位
        }）。
trigger-field_battle_step_1 = 野战开始。
    .now = { $place }野战：{ $power2 }进攻{ $powers }。
trigger-field_battle_combat_cards = 野战：打出战斗牌的时机。
    .now = { $place }野战：{ $power2 }进攻{ $powers }，即将掷骰。
trigger-field_battle_after_dice = 野战骰子已掷出。
    .now = { $place }野战：{ $power2 }进攻{ $powers }，骰子已掷出。
trigger-assault_declared = 攻城已宣布。
    .now = { $power2 }宣布对{ $powers }据守的{ $place }攻城。
trigger-assault_combat_cards = 攻城：打出战斗牌的时机。
    .now = { $power2 }对{ $powers }据守的{ $place }攻城，即将掷骰。
trigger-assault_after_dice = 攻城骰子已掷出。
    .now = { $power2 }对{ $powers }据守的{ $place }攻城，骰子已掷出。
trigger-naval_move_declared = 海军移动已宣布。
    .now = { $power2 }的舰船即将前往{ $places }。
trigger-naval_roll = 舰船试图拦截或避战，骰子已掷出。
    .now = { $roll ->
            [intercept] { $power2 }试图在{ $place }拦截
           *[avoid] { $power2 }试图在{ $place }避战
        }，骰子合计{ $amount }。
trigger-naval_combat_cards = 海战：打出战斗牌的时机。
    .now = { $place }海战：{ $power2 }进攻{ $power3 }，即将掷骰。
trigger-naval_combat_after_dice = 海战骰子已掷出。
    .now = { $place }海战：{ $power2 }进攻{ $power3 }，骰子已掷出。
trigger-naval_transport_start = 部队登船。
    .now = { $power2 }的部队在{ $space }登船，驶往{ $place }（{ $amount ->
            [0] 仅有将领
           *[other] { $amount }个单位
        }）。

# 记录

log-leader_returns = { $leader }回到{ $space }。
log-moves = { $power }：{ $amount }个单位从{ $space }移动到{ $space2 }。
log-moves_with = { $power }：{ $leader }{ $amount ->
        [0] 单独
       *[other] 率{ $amount }个单位
    }从{ $space }移动到{ $space2 }。
log-intercepts = { $power }以{ $amount }个单位从{ $space }到{ $space2 }拦截成功：{ $dice }，合计{ $total }。
log-intercepts_not = { $power }以{ $amount }个单位从{ $space }到{ $space2 }拦截失败：{ $dice }，合计{ $total }。
log-avoids = { $power }的{ $amount }个单位从{ $space }避战到{ $space2 }：{ $dice }，合计{ $total }。
log-avoids_not = { $power }的{ $amount }个单位从{ $space }避战到{ $space2 }失败：{ $dice }，合计{ $total }。
log-avoids_at_once = { $power }的{ $amount }个战败单位从{ $space }避战到{ $space2 }，不必掷骰。
log-withdraws = { $power }：{ $amount }个单位撤入{ $space }城内。
log-turns_back = { $power }：{ $amount }个单位从{ $space }退回{ $space2 }。
log-field_battle = { $power }在{ $space }进攻{ $power2 }。
log-battle_dice = { $power }（{ $side }）掷{ $amount }个骰子：{ $dice }。
log-battle_card_dice = { $power }再掷{ $amount }个骰子：{ $dice }。
log-battle_won = { $power }在{ $place }获胜：攻击方命中{ $hits }，防守方命中{ $hits2 }。
log-units_lost = { $power }在{ $place }损失{ $amount }个{ $unit }。
log-no_change = { $power }在{ $place }多损失一个{ $unit }：没有更小面值的算子可换。
log-captured = { $leader }被{ $power }俘虏。
log-leader_gone = { $leader }离开地图。
log-retreats = { $power }：{ $amount }个单位从{ $space }撤退到{ $space2 }。
log-no_retreat = { $power }：{ $space }的{ $amount }个单位无路可退，被消灭。
log-goes_inside = { $power }：{ $amount }个单位退入{ $space }城内。
log-displaced = { $power }：{ $amount }个单位从{ $space }转移到{ $space2 }。
log-siege = { $power }围攻{ $space }（{ $power2 }）。
log-siege_broken = { $power }对{ $space }的围城解除。
log-siege_lifted = { $power }的围城部队从{ $space }撤往{ $space2 }。
log-assault = { $power }以{ $amount }个单位对{ $space }（{ $power2 }）攻城。
log-assault_broken = { $power }对{ $space }的攻城没有进行：围城部队不足。
log-assault_succeeds = { $power }攻下{ $space }。
log-assault_fails = { $power }对{ $space }攻城失败。
log-takes_control = { $power }从{ $power2 }手中取得{ $space }的控制权。
log-unrest = { $space }发生动乱。
log-unrest_ends = { $space }恢复平静。
log-admiral_sails = { $leader }随行前往{ $place }。
log-admiral_stays = { $leader }与其余舰船留在{ $place }。
log-admiral_left = { $leader }独自留在{ $place }。
log-ships_sail = { $power }：{ $amount }个海军单位从{ $place }驶往{ $place2 }。
log-ships_retreat = { $power }的舰船从{ $place }撤往{ $place2 }。
log-ships_lost = { $power }在{ $place }损失{ $amount }个海军单位。
log-naval_roll = { $power }掷出{ $dice }：合计{ $total }，需要9。
log-naval_interception = { $success ->
    [1] { $power }从{ $place }出发，在{ $place2 }拦截成功。
   *[other] { $power }从{ $place }出发，在{ $place2 }拦截失败。
}
log-naval_avoidance = { $success ->
    [1] { $power }的舰船从{ $place }避战到{ $place2 }。
   *[other] { $power }在{ $place }的舰船未能避战。
}
log-naval_combat = { $power }与{ $power2 }在{ $place }海战。
log-naval_dice = { $power }掷出{ $dice }，{ $power2 }掷出{ $dice2 }。
log-naval_more_dice = { $power }额外掷出{ $dice }。
log-naval_result = { $power }在{ $place }的海战中获胜：命中{ $hits }比{ $hits2 }。
log-embarked = { $power }：{ $amount ->
        [0] 将领
       *[other] { $amount }个单位
    }从{ $space }登船进入{ $sea }。
log-transported = { $power }的部队继续海运，驶入{ $sea }。
log-landed = { $power }在{ $space }登陆。
log-deal_announced = { $power }宣布一份协议，协议方：{ $power2 }，待各方确认：
log-deal_dropped = { $power }放弃了一份协议。
log-deal_confirmed = { $power }确认{ $power2 }宣布的协议。
log-deal_refused = { $power }拒绝{ $power2 }宣布的协议，整份协议无效。
log-term_end_war = 提议：{ $power }与{ $power2 }结束战争。
log-term_ally = 提议：{ $power }与{ $power2 }本回合结盟。
log-term_cede = 提议：{ $power }将{ $space }让给{ $power2 }。
log-term_lend_fleet = 提议：{ $power }将全部海军单位租借给{ $power2 }。
log-term_lend = 提议：{ $power }将{ $space }的{ $amount }个海军单位租借给{ $power2 }。
log-term_lend_admiral = 提议：{ $power }将{ $leader }租借给{ $power2 }。
log-term_release = 提议：{ $power }将{ $leader }遣回{ $power2 }。
log-term_grant_cards = 提议：{ $power2 }从{ $power }手牌中随机抽{ $amount }张。
log-war_ended = { $power }与{ $power2 }的战争结束。
log-allied = { $power }与{ $power2 }本回合结盟。
log-space_handed_over = { $power2 }将{ $space }交给{ $power }。
log-ships_displaced = { $power }的{ $amount }个海军单位从{ $place }驶往{ $space }。
log-squadrons_lent = { $power }租借{ $amount }个海军单位给{ $power2 }：从{ $space }到{ $space2 }。
log-admiral_lent = { $leader }本回合由{ $power }租借给{ $power2 }。
log-built = { $power }：{ $place }新增{ $unit }。
log-deploys_with = { $power }将{ $leader }{ $amount ->
        [0] { "" }
       *[other] 与{ $amount }个单位
    }从{ $space }部署到{ $space2 }。
log-deploys = { $power }将{ $amount }个单位从{ $space }部署到{ $space2 }。
log-ships_winter = { $power }：{ $amount }个{ $unit }从{ $place }返回{ $space }过冬。
log-winters = { $power }：{ $amount }个单位从{ $space }返回{ $space2 }过冬。

# 骰子的来由

dice-units = 单位
dice-half_units = 单位（因城墙减半）
dice-defender = 防守方
dice-walls = 城墙
dice-combat_cards = 卡牌
dice-port = 在港内

# 战斗的双方

side-attacker = 攻击方
side-defender = 防守方

# 对局选项

option-mutual_elimination = 同归于尽时
    .tip = 野战或海战中双方全军覆没时，由一方保留一个单位：胜方，或骰子更多的一方。
option-mutual_elimination-winner = 胜方保留一个单位
option-mutual_elimination-more_dice = 骰子更多的一方保留一个单位
option-assault_losses = 攻城的损失
    .tip = 攻城时围城方可以损失哪些单位：仅限攻城编队，还是整个围城堆叠中的任意单位。
option-assault_losses-formation = 由攻城编队承受
option-assault_losses-besiegers = 由整个围城堆叠承受
option-announcements = 可宣布的协议数
    .tip = 每个势力在一个谈判部分中最多宣布几份协议；放弃的和被拒绝的也计算在内。
option-announcements-1 = 各一份
option-announcements-2 = 各两份
option-announcements-4 = 各四份
option-announcements-6 = 各六份
option-announcements-8 = 各八份

## 结果预测

why-forecast_no_cards = 假设无人出牌
why-forecast_all_go = 假设能去的都去
why-forecast_free = 无需掷骰
