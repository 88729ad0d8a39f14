# 服务器的用语：拒绝时的回答，以及通知。

## 拒绝

server-bad-json = 这不是 JSON。
server-bad-request = 请求的格式不正确。
server-bad-title = 没有这个游戏。
server-bad-option = 不能这样设置对局。
server-bad-language = 这里不使用这种语言。
server-bad-name = 名字由 1 到 24 个字母、汉字、数字、空格、点、连字符或撇号组成，不能含有不可见字符。
server-bad-password = 密码应有 { $least } 到 { $most } 个字符。
server-bad-webhook = 网络回调必须是公共互联网上的 http 或 https 地址。
server-no-session = 请先告诉我们你的名字。
server-bad-login = 名字或密码不正确。
server-bad-origin = 这个请求不是来自我们的页面。
server-not-yours = 这不由你来做。
server-not-creator = 只有开桌的人可以这样做。
server-not-invited = 你需要邀请才能回到这张桌子。
server-no-spectators = 这张桌子不接受旁观。
server-talk-closed = 这个频道现在是关闭的。
server-account-needed = 这需要一个账户。
server-not-found = 这里没有这样的东西。
server-bad-method = 不能用这种方式。
server-stale = 这个问题已经不再开放。
server-refused = 不能这样选择。
server-undo-refused = 现在没有你可以收回的选择。
server-seat-taken = 这个座位已经有人了。
server-already-seated = 你已经坐在这张桌子上了。
server-not-started = 对局还没有开始。
server-started = 对局已经开始了。
server-over = 对局已经结束。
server-paused = 对局已暂停。
server-not-full = 还有座位没有人。
server-name-taken = 这里已经有人用这个名字，或看起来一样的名字。
server-set-back = 服务器已恢复到较早的状态。请重新载入页面，查看对局的进展。
server-voided = 这个请求已经不再开放。
server-old-rules = 这场对局使用的规则已不在这里。仍然可以下载它的记录。
server-too-large = 内容太大。
server-too-many = 一下子太多了，请稍后再试。
server-our-fault = 我们这边出了错，什么都没有改变。请再试一次。
server-storage = 存储没有响应，什么都没有改变。请再试一次。
server-storage-full = 服务器的磁盘已满，什么都没有改变。请告诉服务器的管理者。
server-shutting-down = 服务器正在重新启动，请稍后再试。

## 通知

server-notice = { $title }：{ $what }
server-notice-your-turn = 轮到你了。
server-notice-request = 有人向你提出请求。
server-notice-started = 对局已经开始。
server-notice-over = 对局已经结束。
server-notice-replaced = 现在由电脑代替你。
server-notice-invited = 邀请你再来一局。

## 历史与固定应答

server-step = { $power }：{ $choice }
server-uncovered = 秘密的回答已公开。
server-until-never = 直到我取消

## serve 和 admin 命令

cli-help-serve =
    向浏览器提供游戏，可以只在本机，也可以面向所有人

    不加参数时，一切都保存在一个文件夹里，并打开页面。docs/hosting.md 介绍代理、多进程、PostgreSQL 和 Redis。
cli-arg-host = 监听的地址（默认 127.0.0.1，仅本机；0.0.0.0 表示所有人）
cli-arg-port = 监听的端口（默认 8000）
cli-arg-public-url = 人们访问服务器的地址，例如 https://games.example
cli-arg-proxy = 可信的反向代理的地址，用逗号分隔
cli-arg-data = 保存一切数据的文件夹
cli-arg-database = 数据库地址，例如 postgresql://user:password@host/name（默认：数据文件夹里的 SQLite）
cli-arg-redis = Redis 地址，用于多个服务器进程共用一个数据库
cli-arg-smtp = 邮件服务器，例如 smtp://user:password@host:587，用于发送邮件通知
cli-arg-mail-from = 这些邮件的发件人
cli-arg-bot-workers = 为电脑玩家思考的进程数（默认 1）
cli-arg-bot-seconds = 电脑玩家思考一个决定的最长秒数（默认 10）
cli-arg-import = 先导入的 Python 模块，用来登记更多游戏；可以多次给出
cli-arg-no-open = 不在浏览器里打开页面
cli-bad-address = 不能使用 { $host } 的端口 { $port }（{ $reason }）；请换一个 --host 或 --port
cli-serve-start = War Council 在 { $url }（按 Ctrl-C 停止）
