# 桌面游戏共同的提问与记录（简体中文）；各游戏可以用自己的说法。

# 提示

ask-respond = { $power }：{ $trigger }是否打出卡牌？
ask-impulse = { $power }，第{ $turn }回合：从{ $amount }张手牌中打出哪张，如何使用？
ask-action = { $power }：还有{ $cp }CP。进行什么行动？

# 预设放弃的期限

step-impulse = 直到轮到下一方行动

# 选项

act-spend = { $card }作为CP
    .tip = 把{ $card }的CP用于行动，随后弃掉。
act-event = { $card }作为事件
    .tip = 执行{ $card }的事件。
act-end_actions = 结束轮次
    .tip = 剩余的CP作废。

# 记录

log-response_played = { $power }打出{ $card }。
log-event_played = { $power }打出事件{ $card }。
log-draws_cards = { $amount ->
    [0] { $power }没有抽牌。
   *[other] { $power }抽了{ $amount }张牌。
}
log-cards_drawn = { $power }抽到{ $card }。
log-draws_from_hand = { $power }从{ $power2 }手牌中随机抽走一张：{ $card }。
hidden-card = 未公开的牌
log-discards_card = { $power }弃掉{ $card }。
log-card_fetched = { $power }从弃牌堆取回{ $card }。
log-looks_at_hand = { $power }查看{ $power2 }的手牌。
log-hand_seen = { $power }的手牌：{ $card }。
log-card_spent = { $power }打出{ $card }，获得{ $cp }CP。
log-passed = { $power }跳过。

# 骰子的来由

dice-leader = 将领

# 结果预测

why-forecast_two_dice = 两个骰子之和至少为{ $number }
why-forecast_dice = 骰子：{ $number }对{ $number2 }
