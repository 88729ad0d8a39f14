# 命令行的文字。

cli-yes = 是
cli-no = 否
cli-chance = { $percent }%
cli-round = 第{ $round }轮（共{ $rounds }轮）

## 帮助

cli-overview =
    War Council：经典策略桌游，完整规则。

    warcouncil 命令 ...
cli-overview-more = “warcouncil 命令 --help”说明该命令并给出例子。--lang en、zh-Hans 或 zh-Hant 切换语言，--version 显示版本。
cli-example = 例子：
cli-help-play = 在终端里玩一局：与电脑对战，或多人轮流使用同一键盘
cli-help-titles = 列出所有游戏：人数、剧本、选项、电脑玩家
cli-help-rules = 逐条显示游戏规则，以及哪些规则有测试
cli-help-simulate = 让电脑玩家完整地玩若干局
cli-help-replay = 以文字显示一局记录
cli-help-verify =
    验证一局记录：每个选择都合规，每次随机都出自密钥

    退出码0：已证实，为此需要开局时公布的封印。4：无误，但弱于已证实。3：目前无误，但尚未结束。1：拒绝，并说明行号和原因。
cli-help-bench = 测量随机对局的速度，并在同一次运行中与 python-chess 比较

## 参数

cli-arg-help = 显示此帮助
cli-arg-lang = 语言：en、zh-Hans 或 zh-Hant（默认依环境变量）
cli-arg-title = 游戏；用“warcouncil titles”列出
cli-arg-players = 玩家人数（默认：该游戏的最少人数）
cli-arg-seed = 决定一切随机结果的数：种子相同，对局相同
cli-arg-bots = 按座位顺序的电脑玩家，用逗号分隔；名字少于座位时从头循环使用
cli-arg-option = 对局选项，例如 side=B；可多次给出
cli-arg-json = 输出一个 JSON 对象
cli-arg-games = 局数；种子依次为 S、S+1……（默认：1）
cli-arg-jobs = 进程数
cli-arg-out = 把每一局的记录保存到此文件夹
cli-arg-play-on = 测试用：记下提前获胜，并一直玩到最后一轮
cli-arg-check = 测试用：每次决定之后检查游戏的不变量
cli-arg-file = 一局的记录或存档
cli-arg-to = 只显示到日志第 N 行；局面为该行所属选择之后的局面
cli-arg-seat = 以此座位的视角观看：势力名，或从1起的座位号
cli-arg-head = 记录结尾应有的哈希值
cli-arg-seal = 开局时公布的骰子封印
cli-arg-nonce = 你的设备为骰子加入的随机数
cli-arg-terms = 你的设备在公开随机数之前所见条件的摘要
cli-arg-coverage = 显示哪些规则有测试
cli-arg-section = 章节或规则编号：显示其内容、执行之处与测试
cli-arg-mutants = 逐一破坏抽样的 N 条规则，显示哪些没有被测试发现
cli-arg-seconds = 每个游戏测量的秒数（默认：10）
cli-arg-play-seat = 你的势力，或从1起的座位号；多人时用逗号分隔
cli-arg-humans = 使用此键盘的人数（默认：1）
cli-arg-resume = 继续一局存档

## 参数有误

cli-bad-command = 没有命令“{ $name }”；可用的有：{ $allowed }
cli-bad-missing = 缺少 { $names }；用法：{ $usage }
cli-bad-no-value = { $name } 需要一个值
cli-bad-flag-value = { $name } 不带值
cli-bad-unknown = 无法理解“{ $names }”；可用的有：{ $allowed }
cli-bad-number = 不能是“{ $value }”；必须是不小于{ $least }的整数
cli-bad-number-range = 不能是“{ $value }”；必须是{ $least }到{ $most }的整数
cli-bad-seconds = 不能是“{ $value }”；必须是大于0的秒数
cli-bad-title = 没有游戏“{ $name }”；可用的有：{ $allowed }
cli-bad-players = { $title } 不能由{ $players }人玩；可以的人数：{ $allowed }
cli-bad-option-form = “{ $value }”不是选项；请写成 名称=值
cli-bad-option = { $title } 没有选项“{ $name }”；它有：{ $allowed }
cli-bad-option-value = 选项 { $option } 不能是“{ $value }”；可以是：{ $allowed }
cli-bad-option-players = 选项 { $option } 不适用于{ $players }人；适用人数：{ $allowed }
cli-bad-bot = { $title } 没有电脑玩家“{ $name }”；它有：{ $allowed }
cli-bad-bots = { $bots }个电脑玩家太多；只有{ $players }个位置
cli-bad-seat = 没有座位“{ $seat }”；可以是：{ $powers }，或1到{ $last }的数
cli-bad-seats = “{ $seats }”不是{ $humans }个不同的座位
cli-bad-humans = { $humans }人太多；本局只有{ $players }个座位
cli-bad-file-missing = 没有文件 { $file }；请给出一局记录或存档的路径
cli-bad-file = 无法读取 { $file }（{ $reason }）；请给出一局记录或存档的路径
cli-bad-folder = 无法使用 { $folder }（{ $reason }）；请给出可写入的文件夹
cli-bad-play = 缺少游戏名 TITLE；请给出游戏（{ $allowed }）或 --resume 文件
cli-bad-resume = { $file } 不是可以继续的一局：{ $reason }
cli-bad-resume-title = { $file } 是 { $title } 的一局，不是所给的游戏
cli-bad-resume-over = { $file } 中的一局已经结束；只能继续未结束的一局
cli-bad-resume-sealed = { $file } 中的骰子已封存，且文件中没有密钥；只有持有密钥的人才能继续
cli-bad-resume-seats = 其座位与该局不符
cli-bad-section = { $title } 没有章节或规则“{ $name }”；章节有：{ $allowed }
cli-bad-section-mutants = --mutants 针对整个游戏的规则；请不要给出章节
cli-bad-no-extra = 缺少所需的软件包（{ $packages }）；安装方法：{ $command }

## titles

cli-titles-players = 人数
cli-titles-scenarios = 剧本
cli-titles-bots = 电脑玩家
cli-titles-options = 选项（* 为默认值）
cli-titles-only = （限{ $players }人）

## simulate

cli-simulate-failed = 种子为 { $seed } 的一局失败：{ $reason }
cli-simulate-games = 局数
cli-simulate-finished = 完成 { $finished } / { $games }
cli-simulate-errors = 错误
cli-simulate-decisions = 决定
cli-simulate-rate = { $decisions }（每秒{ $rate }）
cli-simulate-longest = 最长的一局
cli-simulate-seed = { $longest }个决定（种子 { $seed }）
cli-simulate-seconds = 秒数
cli-simulate-power = 势力
cli-simulate-wins = 获胜
cli-simulate-mean = 平均分
cli-simulate-min = 最低
cli-simulate-max = 最高
cli-simulate-shared = 有{ $count }局不止一位胜者。

## replay

cli-replay-players = { $players }名玩家
cli-replay-seats = 座位：{ $seats }
cli-replay-seed = 种子 { $seed }，规则版本 { $rules }
cli-replay-sealed = 封存的一局 { $match }，规则版本 { $rules }
cli-replay-as = { $powers } 的视角
cli-replay-position = 局面：
cli-replay-position-of = { $powers } 所见的局面：

## rules

cli-rules-count = { $title }：{ $count }条规则
cli-rules-covered = { $title }：{ $clauses }条规则中有{ $covered }条有测试
cli-rules-uncovered = 没有测试的规则：
cli-rules-unimplemented = 未实现：{ $reason }
cli-rules-place = 执行于 { $place }
cli-rules-place-lines = 执行于 { $place }（第{ $lines }行）
cli-rules-test = 测试：{ $test }
cli-rules-untested = 没有测试
cli-rules-no-tests = 此处无法得知哪些测试覆盖规则：安装的软件包不含测试。
cli-rules-mutants = 变异：{ $sampled }条被破坏的规则中，有{ $killed }条被测试发现

## bench

cli-bench-decisions = 每秒决定数
cli-bench-ratio = 相对 python-chess 的倍数
cli-bench-matches = 每秒局数
cli-bench-options = 每个决定的平均选项数
cli-bench-forks = 每秒单座位复制数
cli-bench-p95 = 复制耗时第95百分位（微秒）
cli-bench-bytes = 进行中一局的字节数

## play

cli-play-start = 输入选项的编号。? 说明可以输入的一切，why 告诉你什么不能做以及为什么，quit 保存并离开。
cli-play-person = 真人
cli-play-bot = 电脑（{ $bot }）
cli-play-hand-over = { $powers }，轮到你使用键盘。
cli-play-hand-over-secret = 请把键盘交给{ $powers }，然后按回车。
cli-play-bad-number = 没有这个编号的选项；请输入1到{ $last }，或输入 ? 查看帮助。
cli-play-several = “{ $words }”符合多个选项；请输入编号。
cli-play-folded = ……还有{ $more }项；输入想要的一项中的文字即可，符合多项时会列出。
cli-play-not-understood = 无法理解“{ $words }”。输入1到{ $last }的编号来选择，? 查看帮助，why 查看什么不能做。
cli-play-possible = 这是可以的：{ $option }。
cli-play-nothing-impossible = 这里没有被规则禁止的选择；所有选项都已列出。
cli-play-help =
    输入编号选择选项；也可以输入选项的文字，只要它只符合一个选项。直接按回车会再次显示问题。
      ? 编号        该选项的作用
      ? 名称        某个配件（例如建筑或卡牌）的内容
      ? 页面        一页帮助
      why           现在什么不能做，以及是哪条规则
      why 文字      为什么不能做这一件事
      board         整个局面
      score         目前的分数及其来源
      log [行数]    最近发生的事
      rules 文字    提到某事的规则；输入 end-ship-2 这样的编号显示该条规则
      undo          撤销你的上一个选择
      undo 文字     在所有人秘密决定时，撤销你在那里的选择
      save [文件]   保存并继续玩
      lang 语言     切换语言：en、zh-Hans、zh-Hant
      quit          保存并离开，以后可以继续
    命令也可以用中文：帮助、为什么、局面、分数、日志、规则、撤销、保存、语言、退出。
cli-play-help-pages = 帮助页面：{ $pages }
cli-play-no-help = 没有关于“{ $topic }”的帮助。页面：{ $pages }。输入 rules 加文字可以搜索规则。
cli-play-rules-how = 输入 rules 和一个词，例如：rules 进攻。也可以输入规则的编号。
cli-play-no-rule = 没有规则提到“{ $words }”。
cli-play-no-scores = 这个游戏到结束时才计分。
cli-play-undo-agree = 这超出了一名玩家可以独自撤销的范围。其他人都同意吗（y/n）？
cli-play-undo-refused = 没有撤销。
cli-play-no-answer = “{ $words }”不能确定你的哪一个可以撤销的选择。
cli-play-undone = 已撤销。
cli-play-saved = 已保存到 { $file }。
cli-play-not-saved = 无法写入 { $file }（{ $reason }）。本局没有保存；请输入 save 和另一个文件名。
cli-play-resume = 已保存到 { $file }。继续请用：{ $command }
cli-play-failed = 程序出错：{ $reason }。这是程序的错误，不是你操作有误。
cli-play-end = 本局结束。save [文件] 保存记录（供 replay 和 verify 使用）；log、board 和 rules 仍可使用；按回车离开。
