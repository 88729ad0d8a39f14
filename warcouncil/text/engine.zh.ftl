# War Council 自己的话：每个游戏都用得到。

## Lists

list-none = 无
list-more = { $list }、{ $next }
list-last = { $list }和{ $next }

## Decisions that the engine itself asks

ask-ready = { $power }：准备好了吗？
act-ready = 准备好了
    .tip = 所有人都准备好之后，你的选择才会生效。
act-pass = 放弃
    .tip = 这一次什么也不做。

## Options that the engine gives a title

option-scenario = 剧本
    .tip = 从哪里开始，打多久。
option-windows = 响应方式
    .tip = 隐蔽：只能放弃的玩家由游戏暗中代为放弃。同桌有其他真人时，每个响应时机都会持续一小段随机时间，别人看不出谁能响应、用的是哪张牌，也看不出这段时间内的任何答复。隐藏不了的是：时机若持续得更久，就是有人在考虑。密封：询问每一位可能响应的玩家，是否被询问不会暴露手牌。快速：只询问真正能够响应的玩家，而且人人都看得到。
option-windows-discreet = 隐蔽：不问无法响应者
option-windows-sealed = 密封：询问所有人
option-windows-quick = 快速：只问能响应者

## The match

seat = { $number }号座位
spectator = 旁观者
waiting = 正在等待{ $powers }。
waiting-responses = 正在等待响应。
your-turn = { $power }，请你决定。
over = 对局已经结束。
not-over = 对局尚未结束。
undo = 撤销
log-taken-back = 经{ $powers }同意，{ $power }撤销了{ $count }次选择{ $behind ->
    [dice] （其后已掷骰或抽取，这些将重新进行）
    [shown] （其后已有内容公开）
   *[nothing] {""}
}。
result-line = { $rank }. { $power }：{ $score }

## 任何电脑玩家都可能给出的理由

why-only = 没有别的选择
why-any = 各选项没有差别
why-nothing = 保持现状
why-measured = 所得减去所费

## Refusals

refusal = { $sentence }（{ $section }，{ $clause }）
error = { $reason }。
error-illegal-choice = 不能这样选择：{ $reason }。
error-undo-refused = 不能撤销：{ $reason }。
error-fork-refused = 这份副本暂时不能复制或保存：{ $reason }。
error-bad-option = 不能这样设置对局：{ $reason }。
error-bad-file = 这个文件不可信：{ $reason }。
error-rules = 规则程序出错，对局没有任何改变，请报告此问题：{ $reason }。
error-no-key = 这一局的骰子是密封的，而这里没有密钥：{ $reason }。
error-bad-language = 没有“{ $language }”这种语言，可用的有：{ $allowed }。
error-missing-message = { $language } 中还没有“{ $message }”的文字。
error-bad-message = { $language } 中“{ $message }”的文字与要说的内容不符。
error-stale-decision = 这个选择已经过期。
error-over = 对局已经结束。
error-no-option = 这不是一个选项。
error-no-answer = 这不是对当前问题的回答。
error-not-offered = 现在不能这样选择。
error-no-draft = 现在不能拟定这个。
error-nothing-to-undo = 现在没有可以撤销的选择。
error-answers-rest-on-it = 你之后的回答以此为前提，请先撤销那些回答。
error-no-undo-here = 这份对局副本不能撤销。
error-no-journal = 这份对局副本没有记录。
error-unknown-title = 没有这个游戏。现有的游戏：{ $allowed }。
error-players = 人数不符。允许的人数：{ $allowed }。
error-option-name = 没有选项“{ $option }”。可用的选项：{ $allowed }。
error-option-value = 选项“{ $option }”可以取：{ $allowed }。
error-option-players = 选项“{ $option }”只用于以下人数：{ $allowed }。
error-option-needs = 选项“{ $option }”须与“{ $other }”一起选用。
setting = { $option }：{ $value }

## 对记录的判定

verdict-proven = 已证实：全部{ $records }条记录无误，每次随机都出自第一次掷骰之前就已封存的密钥
verdict-sound = 在自身封印下无误：没有人在此说明开局时公布的是哪一个封印
verdict-taken-back = 经同意撤销了{ $count }个掷骰之后的选择（{ $seats }）：结果已被看到，而记录无法证明大家同意过
verdict-agreed-undo = 经同意撤销了{ $count }个选择，其间没有掷骰（{ $seats }）
verdict-seeded = 骰子出自种子，没有封印：知道种子{ $number }的人可以预知每次随机
verdict-given-position = 从给定的局面开始，而非规则的初始设置
verdict-replayed-from = 仅从第{ $number }条记录起重放：规则在那里改变过
verdict-unfinished = 未结束，至第{ $records }条记录（unfinished after { $records }）
verdict-refused = 拒绝：第{ $line }行：{ $reason }
verdict-refused-whole = 拒绝：{ $reason }
verdict-fits = 全部{ $records }条记录符合规则，每次随机都出自密钥
verdict-nonces = { $count ->
    [0] 没有人为密钥加入随机数：制作密钥的人可能挑选过它
   *[other] 密钥中含有以下座位的随机数：{ $seats }
}
verdict-withheld = 承诺了随机数却没有公开，因而可以在两种掷骰结果之间选择：{ $seats }
verdict-without = 没有随机数：{ $seats }（电脑玩家，或没有随机数的程序）
verdict-broken-starts = 在此之前有{ $count }次开始被中止
verdict-older-rules = 按比现在旧的规则进行；按现在的规则重演，结果相同
verdict-terms-unknown = 没有人在此说明公开随机数之前所见的条件：服务器管理者若与桌上某人串通，可能换成了别的条件
verdict-first-format = 以旧方式封存：密钥中的{ $count }个随机数没有事先承诺
