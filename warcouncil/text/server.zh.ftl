# 服务器的用语：拒绝时的回答，以及通知。

## 拒绝

server-bad-json = 这不是 JSON。
server-bad-request = 请求的格式不正确。
server-bad-title = 没有这个游戏。
server-bad-option = 对局不能这样设置。
server-bad-language = 这里不使用这种语言。
server-bad-name = 名字由1到24个字母、汉字、数字、空格、点、连字符或撇号组成，不能含有不可见字符。
server-bad-password = 密码应有{ $least }到{ $most }个字符。
server-name-password = 这个密码和名字太像了，别人第一个就会猜它。
server-common-password = 这个密码是最常被试的密码之一，或与其几乎相同。请换一个；三四个互不相干的词就很好。
server-simple-password = 这个密码只是一排按键，或同样的内容不断重复。请换一个；三四个互不相干的词就很好。
server-bad-email = 不能向这个地址发送邮件。请填写普通的地址，例如 ann@mail.example，只用拉丁字母。
server-bad-webhook = 网络回调必须是公共互联网上的 http 或 https 地址，端口为80或443。
server-no-session = 请先填写你的名字。
server-bad-login = 名字或密码不正确。
server-bad-origin = 这个请求不是来自我们的页面。
server-bad-host = 这台服务器不使用“{ $host }”这个名称。请用它的地址访问，或者请服务器的管理者用 --hosts 加上这个名称。
server-not-yours = 你无权进行此操作。
server-not-creator = 只有开桌的人才能进行此操作。
server-not-invited = 需要邀请才能回到这一桌。
server-no-spectators = 这一桌不允许旁观。
server-not-over = 对局结束后才会公开全部内容。
server-talk-closed = 这个频道现在是关闭的。
server-account-needed = 需要账号才能进行此操作。
server-looked-elsewhere = 你或这台设备上的其他人曾在本局坐过或看过别的座位。任何人都不能看到两家的手牌。
server-banned = 管理者已禁止你进入。
server-same-device = 这台设备上已有人在这一桌入座。几个人共用一台设备时，请开桌的人添加“在这台设备上”的座位。
server-not-found = 找不到该内容。
server-bad-link = 这个链接已失效：它已被使用、已被新的链接取代，或已过期。请重新索取。
server-no-account = 这里没有叫这个名字的账号。
server-bad-method = 不支持这种请求方式。
server-stale = 这个选择已经过期。
server-refused = 不能这样选择。
server-undo-refused = 现在没有你可以撤销的选择。
server-undo-rated = 等级分对局中，只能撤销规则本身允许撤销的选择。
server-undo-bots = 其后已经掷骰或公开了内容，除非开桌时另有约定，电脑不同意撤销此前的选择。
server-taken-back = 这个选择已被撤销，并未重新作出。请重新选择。
server-seat-taken = 这个座位已经有人了。
server-already-seated = 你已经在这一桌入座了。
server-not-started = 对局还没有开始。
server-started = 对局已经开始了。
server-over = 对局已经结束。
server-paused = 对局已暂停。
server-not-full = 还有座位没有人。
server-sealing = 正在封存骰子：请等待其他人，或中止开始。
server-not-sealing = 现在没有在封存骰子。
server-bad-nonce = 这不是你的设备先前承诺的随机数。
server-name-taken = 这里已有账号使用这个名字，或看起来一样的名字。如果那是你的账号，请登录。
server-no-mail = 这个服务器不发送邮件。请联系服务器的管理者，由其设置新密码。
server-set-back = 服务器已恢复到较早的状态。请重新载入页面，查看对局的进展。
server-voided = 这个请求已失效。
server-old-rules = 这场对局使用的规则已不在这里。仍然可以下载它的记录。
server-newer-rules = 这场对局已按更新的规则进行，而这台服务器还不认识这些规则；什么都没有改变。请告诉服务器的管理者需要升级。
server-too-many-tables = 你或同一网络地址的人开的桌中，等待玩家的已经太多。请先开始或关闭其中一桌。
server-too-many-variants = 这场对局的推演方案已存满，请先删除一个。
server-lapsed = 这个方案所依据的时刻已被撤销。
server-nothing-to-queue = 这个方案没有可以预定的选择：请先推演自己的选择，且不超过四十个。
server-offer-closed = 这个提议已不再有效，或现在不是时候。
server-offer-not-whole = 提议必须完整：从第一个选择到询问其他人为止，且只有一份。
server-offer-elsewhere = 需要答复这个提议的人不在这个频道里。
server-too-many-offers = 你在这张桌上已有六个未了结的提议。请先收回一个。
server-too-large = 内容太大。
server-too-many = 操作过于频繁，请稍后再试。
server-nudged = 不到一小时前已经催过一次了，请再给对方一些时间。
server-our-fault = 服务器出错，局面没有任何改变。请再试一次。
server-storage = 存储没有响应，局面没有任何改变。请再试一次。
server-storage-full = 服务器的磁盘已满，局面没有任何改变。请告诉服务器的管理者。
server-storage-damaged = 服务器的存储已损坏，局面没有任何改变。请告诉服务器的管理者。
server-shutting-down = 服务器正在重新启动，请稍后再试。

## 推演

server-what-if-roll = 接下来要掷骰或抽取。
server-what-if-shown = 接下来会揭示隐藏的信息。
server-what-if-somebody-else = 接下来由其他人决定。
server-what-if-over = 对局到此结束。
server-what-if-cost = 到此为止：再往后推演太费时间。
server-what-if-refused = 不能这样选择。
server-what-if-drafted = 草案已经完成。

## 通知

server-notice = { $title }：{ $what }
server-notice-your-turn = 轮到你了。
server-notice-nudge = 大家都在等你。
server-notice-nudge-asked = 大家都在等你。{ $asked }
server-notice-request = 有人向你提出请求。
server-notice-open-seat = 有人请求把一个座位开放给真人，那个人将看到该座位所能看到的一切。你同意吗？一天内不表态视为同意。
server-notice-started = 对局已经开始。
server-notice-sealing = 对局即将开始：请打开它，让你的设备为骰子加入自己的随机数。
server-notice-over = 对局已经结束。
server-notice-replaced = 现在由电脑代替你。
server-notice-invited = 邀请你再来一局。
server-notice-bidden = 邀请你加入对局。
server-notice-substitute = 有一个座位需要你作为替补接手，请继续这局对局。
server-calendar = 军议：轮到你的对局
server-mail-several = 有{ $count }件事等着你
server-mail-why = 你收到这封邮件，是因为这个地址已在 War Council（{ $home }）确认。你可以在那里的账号里删除它；打开这个链接则立即停止向你的地址发送任何邮件：
server-mail-confirm-subject = War Council：这是你的地址吗？
server-mail-confirm =
    有人希望在 War Council（{ $home }）轮到自己时，在这里收到通知。如果是你，请在两天之内打开这个链接并确认：
server-mail-confirm-why = 如果不是你，不必理会：不会再向你发送其他邮件。打开这个链接则永远停止来自那里的所有邮件：
server-mail-reset-subject = War Council：新密码
server-mail-reset =
    有人（希望是你）忘记了 { $name } 在 War Council（{ $home }）的密码。打开这个链接可以设置新密码；链接在一小时内有效，只能使用一次：
server-mail-reset-why = 如果不是你，不必理会：密码不会改变。打开这个链接则停止从那里向你的地址发送任何邮件：
server-mail-yours = War Council 上的 { $name } 希望把通知发送到 { $address }。只有这就是你时才请确认。
server-mail-confirm-button = 是的，这是我的地址
server-mail-confirmed = { $address } 已确认。今后通知会发送到那里。
server-mail-home = 前往 War Council
server-mail-goes = 通知会发送到 { $address }。
server-mail-stop = 不再发送邮件
server-mail-stopped = 不再向 { $address } 发送邮件。
server-mail-again = 重新发送邮件

## 历史与预设回应

server-step = { $power }：{ $choice }
server-step-untold = { $power }作出了选择。可以公开的内容见日志。
server-uncovered = 暗中作出的选择已公开。
server-until-never = 直到我取消

## serve、think 和 admin 命令

cli-help-serve =
    向浏览器提供游戏，可以只在本机，也可以面向所有人

    不加参数时，一切都保存在一个文件夹里，并打开页面。docs/hosting.md 介绍代理、多进程、PostgreSQL 和 Redis。
cli-arg-host = 监听的地址（默认127.0.0.1，仅本机；0.0.0.0表示所有人）
cli-arg-port = 监听的端口（默认8000，被占用时用下一个空闲的端口；0表示任意端口）
cli-arg-public-url = 人们访问服务器的地址，例如 https://games.example
cli-arg-proxy = 可信的反向代理的地址，用逗号分隔（默认：不信任任何代理）
cli-arg-hosts = 除地址以外，人们访问服务器所用的名称，用逗号分隔，例如 my-machine.local
cli-arg-webhook-ports = 除80和443以外，网络回调可以使用的端口，用逗号分隔
cli-arg-data = 保存一切数据的文件夹
cli-arg-database = 数据库地址，例如 postgresql://user:password@host/name（默认：数据文件夹里的 SQLite）
cli-arg-redis = Redis 地址，用于多个服务器进程共用一个数据库
cli-arg-smtp = 用于发送邮件通知的邮件服务器：smtps://user:password@host，或使用 STARTTLS 的 smtp://user:password@host:587
cli-arg-mail-from = 这些邮件的发件人，例如 War Council <games@mail.example>
cli-arg-bot-workers = 为电脑玩家思考的进程数（默认1）
cli-arg-bot-seconds = 电脑玩家思考一个决定的最长秒数（默认10）
cli-arg-thinkers = 可以同时经由 Redis 交给运行 `warcouncil think` 的机器的电脑玩家决定数（默认0，即不交出）
cli-arg-import = 先导入的 Python 模块，用来登记更多游戏；可以多次给出
cli-arg-no-open = 不在浏览器里打开页面
cli-arg-metrics = 仅供你读取服务器指标（Prometheus 格式）的端口，或地址加端口；不写则关闭
cli-arg-log = 日志格式：plain，或 json（每行一个对象）
cli-arg-no-limits = 不限制请求频率；仅用于测量
cli-bad-address = 不能使用 { $host } 的端口 { $port }（{ $reason }）；请换一个 --host 或 --port
cli-bad-url = { $name } 应当类似 { $example }
cli-storage-url = 这不是可以使用的数据库；请给出类似 postgresql://user:password@host/name 的地址
cli-storage-newer = 这个数据库由更新版本的 War Council 创建；请使用那个版本
cli-storage-away = 不能使用数据库：{ $reason }
cli-storage-damaged = 数据库已损坏（{ $reason }）：请把它移走并恢复备份；办法见 docs/hosting.md
cli-storage-none = { $folder } 里没有数据库；请给出服务器的 --data 或 --database
cli-serve-start = War Council 在 { $url }（按 Ctrl-C 停止）
cli-serve-metrics = 指标在 { $url }
cli-serve-no-proxy = 没有指明代理，因此经由代理的访客都算作一个人。请用 --proxy 指明，例如 --proxy 127.0.0.1。
cli-serve-no-browser = 这里没有可以打开浏览器的屏幕：请自己打开这个地址。
cli-serve-running = War Council 已经在使用这个文件夹，地址是 { $url }
cli-serve-stopped = War Council 已停止。一切都已保存。
cli-help-think =
    为另一台机器上服务器的电脑玩家思考

    它从 Redis 取得任务，只知道电脑玩家的座位可以看到的内容。服务器怎样使用它，见 docs/hosting.md。
cli-arg-think-redis = 服务器所用的 Redis 地址（也可以写在环境变量 WARCOUNCIL_REDIS 里）
cli-think-start = War Council 正在为电脑玩家思考，同时{ $jobs }个决定（按 Ctrl-C 停止）
cli-think-stopped = War Council 已停止思考。
cli-help-admin =
    管理服务器：用户、对局、举报和备份，服务器运行时也可以使用

    users：列出用户
    matches：列出对局
    post：列出无法送达的邮件和网络回调
    password NAME：为账号设置新的随机密码；它的所有设备都会退出登录
    delete-user NAME：删除账号或访客；由电脑继续对局
    close ID：结束一场对局而没有结果
    reports：列出有人举报的发言，并附原文
    settle ID：标记一项举报已处理
    ban NAME：让某人在各处退出登录，此人和所用设备都不能再进入
    unban NAME：让某人重新进入
    acts：列出做过什么、何时做的、用什么方式
    link：管理页面的链接，只能用一次，15分钟内有效
    backup FILE：把一切写入一个文件
    restore FILE：把一切恢复为备份中的样子；之后发生的都会丢失
cli-arg-action = 要做什么：{ $actions }
cli-arg-admin-name = 用户、对局、举报或文件
cli-arg-status = 用于 matches：只列出这种状态的对局：open、playing、over 或 closed
cli-bad-action = 没有“{ $name }”这个操作；可用的有：{ $allowed }
cli-admin-password = { $name } 的新密码是：{ $password }
cli-bad-status = 没有“{ $name }”这种状态；可用的有：{ $allowed }
cli-admin-id = 编号
cli-admin-name = 名字
cli-admin-guest = 访客
cli-admin-created = 创建时间
cli-admin-seats = 座位
cli-admin-title = 游戏
cli-admin-status = 状态
cli-admin-players = 人数
cli-admin-way = 方式
cli-admin-address = 地址
cli-admin-attempts = 次数
cli-admin-reason = 原因
cli-admin-yes = 是
cli-admin-no = 否
cli-admin-none = 没有。
cli-admin-no-user = 没有“{ $name }”这个用户。
cli-admin-no-match = 没有“{ $name }”这场对局。
cli-admin-deleted = { $name } 已删除。
cli-admin-banned = { $name }已登出，今后不得进入。
cli-admin-unbanned = { $name }可以重新进入。
cli-admin-settled = 举报{ $name }已处理。
cli-admin-no-report = 没有编号为“{ $name }”的举报。
cli-admin-link = 15分钟内有效，仅限一次：{ $url }
cli-admin-table_id = 对局
cli-admin-author = 用户
cli-admin-text = 内容
cli-admin-time = 时间
cli-admin-act = 操作
cli-admin-about = 对象
cli-admin-closed = 对局 { $name } 已结束。
cli-admin-backup = { $file } 已保存全部数据（{ $rows }行）。
cli-admin-restore = 一切已恢复为 { $file } 中的状态（{ $rows }行）。
cli-admin-failed = 没有成功，什么都没有改变：{ $reason }
cli-backup-cut = 文件不完整
cli-backup-foreign = 文件不是 War Council 的备份
cli-backup-unreadable = 无法读取文件（{ $detail }）
cli-backup-large = 文件解压后会超出任何同样大小的备份
cli-backup-version = 备份属于数据库的 { $theirs } 版本，而这里是 { $ours } 版本；处理办法见 docs/hosting.md

## The host's page
server-host-title = 管理页面
server-host-open = 这个链接打开管理者照看对局和用户的页面，仅限一次。
server-host-open-button = 在此打开
server-host-reports = 举报
server-host-tables = 等待中和进行中的对局
server-host-people = 用户
server-host-bans = 禁入名单
server-host-acts = 操作记录
server-host-find = 查找
server-host-column-id = 编号
server-host-column-name = 名称
server-host-column-text = 内容
server-host-column-time = 时间（UTC）
server-host-column-table_id = 对局
server-host-column-title = 游戏
server-host-column-status = 状态
server-host-column-players = 人数
server-host-column-created = 开始时间（UTC）
server-host-column-guest = 访客
server-host-column-seats = 座位
server-host-column-act = 操作
server-host-column-about = 对象
server-host-column-way = 方式
server-host-act-close = 关闭
server-host-act-ban = 禁止进入
server-host-act-unban = 解除禁入
server-host-act-settle = 已处理
server-host-act-leave = 离开此页
server-host-act-enter = 打开页面
server-host-act-password = 重设密码
server-host-act-delete-user = 删除用户
server-host-act-restore = 恢复备份

## 联赛

server-registration-closed = 这个联赛现在不接受报名。
server-already-entered = 该账号已经报名参加这个联赛。
server-not-entered = 该账号没有报名参加这个联赛。
server-device-entered = 已有人用这台设备报名参加这个联赛。如果是几人共用一台设备，请联系管理者。
server-league-full = 这个联赛已经满员。
server-league-over = 这个联赛已经结束，或者各轮都已开始。
server-too-few = 报名的人太少，凑不满一桌。
server-table-running = 这一桌的对局还没有结束。请等它结束，或者先关闭它。
server-not-host = 只有管理者能进行此操作，而且要在打开过管理页面的浏览器里进行。
server-notice-league-round = 第{ $round }轮已经开始，你的座位已经排好。
server-notice-league-bye = 第{ $round }轮已经开始，本轮你轮空。
server-notice-league-over = 联赛已经结束。
server-notice-league-invited = 你可以报名参加这个联赛。
server-host-leagues = 联赛
server-host-act-league = 联赛

## 联赛的命令

cli-help-league =
    在服务器上举办联赛：分轮进行，统一排名，服务器运行时也可以使用

    list：列出联赛
    create NAME：公布一个联赛，必须给出 --title、--players 和 --rounds
    show LEAGUE：各轮的对局和结果
    standings LEAGUE：排名
    invite LEAGUE NAME：允许一个账号报名参加私人联赛
    open LEAGUE、shut LEAGUE：开放报名，或停止报名
    round LEAGUE：为下一轮抽签并开始
    withdraw LEAGUE NAME：以后各轮不再为此人抽签
    replace LEAGUE NAME OTHER：由 OTHER 接替 NAME，分数一并接过
    correct LEAGUE TABLE：裁定一桌的名次，用 --ranks 和 --reason
    check LEAGUE：用种子重抽各轮并加以比较
    close LEAGUE：不再有下一轮
cli-arg-league-words = 联赛的编号，以及涉及的人或桌
cli-arg-league-players = 每桌的人数，最希望的人数写在最前
cli-arg-league-rounds = 共有几轮
cli-arg-league-days = 每次选择的天数
cli-arg-league-minutes = 不用天数，改为整局的分钟数
cli-arg-league-increment = 每次选择增加的秒数
cli-arg-league-late = 超时后由谁回答：default 或 bot
cli-arg-league-points = 第一名、第二名……的分数；不给出则从12均匀递减到0
cli-arg-league-bye = 轮空的分数；不给出则为一个座位的平均分
cli-arg-league-wait = 一桌等待玩家到齐的小时数
cli-arg-league-private = 只有受邀者能看到并报名
cli-arg-league-unrated = 对局不影响等级分
cli-arg-league-no-spectators = 对局不许旁观
cli-arg-league-by-hand = 只用此命令开始各轮
cli-arg-league-ranks = 从第一个座位起，每个座位的名次
cli-arg-league-reason = 理由，所有人都能看到
cli-league-created = 已公布{ $name }：{ $id }
cli-league-invited = { $name } 可以报名，并已收到通知。
cli-league-opened = 现在开放报名。
cli-league-shut = 现在停止报名。
cli-league-begun = 第{ $round }轮已经开始。
cli-league-withdrawn = 以后各轮不再为 { $name } 抽签。
cli-league-replaced = { $name } 的位置已由他人接替。
cli-league-corrected = { $name } 这一桌从现在起按此计算。
cli-league-closed = 联赛已经结束。
cli-league-sound = 全部{ $rounds }轮都与种子抽出的相同。
cli-league-unsound = 全部{ $rounds }轮中有与种子抽出的不同的。
cli-league-none = 这里没有“{ $name }”。
cli-league-bad = 这一项不合适，什么都没有改变：{ $name }
cli-admin-registering = 开放报名
cli-admin-entered = 已报名
cli-admin-round = 轮次
cli-admin-rounds = 总轮数
cli-admin-place = 名次
cli-admin-points = 分数
cli-admin-wins = 胜局
cli-admin-opponents = 对手
cli-admin-share = 得分
cli-admin-played = 已赛
cli-admin-byes = 轮空
