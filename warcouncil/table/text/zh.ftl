# 桌面游戏共同的提问与记录（简体中文）；各游戏可以用自己的说法。

# 提示

ask-respond = { $power }：{ $trigger }现在要打出卡牌吗？

# 记录

log-response_played = { $power }打出{ $card }。

# 骰子的来由

dice-leader = 将领
