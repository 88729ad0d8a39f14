# 拿破仑战争（第二版）的文字；编号的含义见docs/title.md。

title = 拿破仑战争
about =
    1805年至1815年，法兰西对抗欧洲的同盟。二至五位玩家操纵主要势力：法兰西、不列颠、奥地利、俄罗斯，五人时还有普鲁士；奥斯曼土耳其、西班牙、瑞典和丹麦通过外交争取。每个国家有自己的手牌，每张卡牌可作为事件打出，或提供命令点数来建造、行军和插旗。
    
    其主要势力自开局以来获得核心地区最多的玩家获胜，所以仅仅击败法兰西是不够的。每个回合之后的骰子投掷可能带来和平并结束游戏。

## 提问

ask-side = 你想操纵哪一方？
ask-side_bid = 双方都选择{ $camp }。当前投标为{ $amount }个陆军单位。你愿意为该方放弃多少陆军单位？
ask-give_up = { $power }：按投标还需放弃{ $amount }个陆军单位。移除哪一个？
ask-war_payment = { $power }：对{ $power2 }宣战还需{ $cp }CP。打出什么来支付？
ask-redraw = { $power }：保留这{ $amount }张卡牌，还是少抽一张重抽？
ask-too_many = { $power }：手牌超过上限，弃置哪一张？
ask-preempt = { $power }：是否抢在{ $power2 }之前行动？
ask-timed = { $power }：移除哪个计时事件？
ask-play = { $power }，第{ $turn }回合，{ $amount }张卡牌：在行动轮中做什么？
ask-action = { $power }：剩余{ $cp }CP，用来做什么？
ask-build = { $power }：在{ $space }建造什么？剩余{ $cp }CP。
ask-force = { $power }：谁随{ $leader }从{ $space }出发？
ask-march = { $power }：{ $space }的部队前往何处？剩余{ $cp }CP。
ask-intercept = { $power }：是否拦截进入{ $space }的敌军？
ask-evade = { $power }：{ $space }的部队是否避战？
ask-retreat = { $power }：{ $space }的战败部队撤退到何处？
ask-loss = { $power }：在{ $space }损失哪个算子？
ask-routed_commander = { $power }：谁算作{ $space }被暴动的统帅？
ask-lift_flag = { $power }：旗帜已用完，取走哪一面以便在{ $space }插旗？
ask-consent = { $power }：你在{ $space }的军队是否加入{ $leader }统率的军团？
ask-leave = { $power }：是否准许{ $leader }率其军队拦截进入{ $space }？
ask-siege = { $power }：是否再次进攻{ $space }的要塞？
ask-peace = { $power }：是否少抽一张卡牌来修正和平骰子投掷（现为{ $amount }）？

## 选项

act-want_side = { $camp }
act-bid_units = 投标{ $amount }个陆军单位
act-concede_side = 将该方让给对手
act-give_up = { $space }的{ $power }陆军单位
act-pay_card = 打出{ $card }以用其CP
act-pay_reserve = 打出保留卡{ $reserve }以用其CP
act-redraw = 少抽一张重抽
act-keep_hand = 保留手牌
act-discard = 弃置{ $card }
act-preempt = 抢先行动
act-wait = 等待
act-expire = “{ $card }”失效
act-use_resource = 使用资源：抽一张卡牌
act-use_reserve = 将保留卡{ $reserve }作为CP打出
act-siege = { $leader }攻城
act-done = 结束行动轮
act-end_actions = 不再花费CP
act-build = 在{ $space }建造
act-recruit = 新建{ $amount }个陆军单位
act-recall = 从重组区取回{ $amount }个陆军单位
act-commission = { $leader }
act-built = 此地区建造完毕
act-build_squadron = 在{ $space }建造海军单位
act-recall_squadron = 从重组区取回海军单位到{ $space }
act-end_war = 尝试结束{ $card }
act-flag = 在{ $space }插旗
act-clear = 移除{ $space }的旗帜
act-appoint = { $leader }担任统帅
act-form_group = { $leader }组成军团
act-leave_group = 离开{ $space }的军团
act-march = { $leader }行军
act-march_unit = 一个陆军单位从{ $space }行军
act-bring = { $leader }同行
act-leave_behind = { $leader }留下
act-take = 带上{ $power }的{ $amount }个陆军单位
act-enter = 进入{ $space }
act-reform = 在此留下或集结部队
act-halt = 停止
act-intercept = { $leader }拦截
act-let_pass = 放行
act-evade = 避战到{ $space }
act-stand = 迎战
act-intercept_first = 先尝试拦截，再作决定
act-retreat = 撤退到{ $space }
act-lose_unit = { $power }的一个陆军单位
act-lose_leader = { $leader }
act-routed = { $leader }
act-lift = { $space }的旗帜
act-keep_flags = 旗帜都不移动
act-join_group = 加入军团
act-refuse_group = 保持独立
act-grant_leave = 准许拦截
act-refuse_leave = 不准许
act-press_on = 再次进攻
act-desist = 停止进攻
act-hasten = 用一张卡牌促成和平：+1
act-hinder = 用一张卡牌阻碍和平：-1
act-abstain = 保留卡牌

## 记录

log-side_wanted = 玩家{ $seat }选择{ $camp }。
log-units_bid = 玩家{ $seat }投标{ $amount }个陆军单位。
log-side_conceded = 玩家{ $seat }不再投标。
log-side_taken = 玩家{ $seat }操纵{ $camp }。
log-unit_given_up = { $space }的一个{ $power }陆军单位被放弃。
log-begins = 第{ $turn }回合开始。
log-new_turn = 第{ $turn }回合开始。
log-resource_gained = { $power }获得一个资源。
log-resource_used = { $power }使用了一个资源。
log-reserve_used = { $power }打出保留卡{ $reserve }，获得{ $cp }CP。
log-preempts = { $power }抢在{ $power2 }之前行动。
log-minor_draws = { $power }打出随机抽取的“{ $card }”。
log-event_expired = “{ $card }”不再有效。
log-unit_lost = { $power }在{ $space }损失一个陆军单位。
log-leader_lost = { $leader }在{ $space }被消灭。
log-attrition = { $power }的损耗（{ $cause }）：掷出{ $dice }，损失{ $amount }。
log-commander_named = { $leader }在{ $space }担任统帅。
log-group_formed = { $leader }在{ $space }统率军团。
log-group_left = { $power }离开了{ $space }的军团。
log-check_rolled = 投掷{ $dice }，总计{ $total }。
log-intercepts = { $leader }尝试拦截进入{ $space }的敌军。
log-interception_failed = { $leader }拦截失败。
log-evades = { $power }尝试从{ $space }避战到{ $space2 }。
log-evasion_failed = { $power }在{ $space }避战失败。
log-battle = { $power }在{ $space }进攻。
log-battle_round = 第{ $amount }轮：进攻方投掷{ $dice }，防御方投掷{ $dice2 }。
log-battle_over = { $space }的战斗结束，战败方：{ $side }。
log-rout = { $space }的战败方暴动。
log-retreats = { $power }从{ $space }撤退到{ $space2 }。
log-enters = { $power }的部队进入{ $space }。
log-coastal_fire = { $space }的海岸炮击：{ $dice }。
log-flag_placed = { $power }在{ $space }插旗。
log-flag_removed = { $power }移除了{ $space }的旗帜。
log-leader_built = { $leader }在{ $space }登场。
log-units_built = { $power }在{ $space }建造{ $amount }个陆军单位。
log-units_traded = { $power }交换了{ $space }的{ $amount }个陆军单位。
log-squadron_built = { $power }在{ $space }建造海军单位。
log-squadron_recalled = { $power }从重组区取回海军单位到{ $space }。
log-squadrons_refitted = { $power }重整了海军单位。
log-war_rolled = { $power }为结束{ $card }投掷{ $amount }。
log-war_ended = { $card }结束。
log-siege = { $leader }围攻{ $space }。
log-siege_round = { $space }：要塞投掷{ $dice }，围城军队投掷{ $dice2 }。
log-fortress_fallen = { $space }的要塞被{ $power }攻陷。
log-peace_card = { $power }花费一张卡牌，和平骰子投掷的修正现为{ $amount }。
log-peace_rolled = 和平骰子投掷：{ $amount }，修正后{ $total }。

## 外交、征服与中间阶段：提问

ask-restore = { $power }：{ $power2 }的盟约被打破，是否恢复？
ask-lodge = { $power }：你在{ $space }的算子停留还是重组？
ask-surplus = { $power }：弃置卡牌的{ $cp }CP可用于外交状态表，做什么？
ask-admit = { $power }：是否许可{ $power2 }加入你的阵营（{ $camp }）？
ask-give_back = { $power }：在新盟友{ $power2 }的哪些地区拔旗？
ask-caught = { $power }：宣战时你的部队在{ $space }，如何行动？
ask-camp = { $power }：是否改变阵营或宣战？
ask-cede = { $power }：将哪个地区割让给{ $power2 }？还剩{ $amount }个。
ask-hand_over = { $power }：是否将割占地区给予阵营中的其他主要势力？
ask-granted = { $power }：是否接受{ $power2 }给予的{ $space }？
ask-evacuate = { $power }：首都{ $space }的部队撤离到何处？
ask-quarters = { $power }：在{ $power2 }的哪些部队重组？
ask-left_alone = { $power }：被击败的盟友在{ $space }的旗帜已移除，你的部队如何行动？
ask-submission = { $power }：是否向{ $power2 }提议投降？
ask-terms = { $power }：向{ $power2 }投降的条款（已有{ $amount }条）？
ask-accept = { $power }：是否接受{ $power2 }的投降？其割让{ $amount }个地区。
ask-reinforce = { $power }：增援，剩余{ $cp }CP和{ $mp }MP，建造或部署什么？
ask-assembly = { $power }：新建的放置在何处？最近的几处距离相同。
ask-deployment = { $power }：{ $leader }从{ $space }部署到何处？
ask-pick_up = { $power }：谁在{ $space }加入{ $leader }？
ask-new_hand = { $power }：是否弃置手牌并失去保留卡，抽取{ $amount }张新手牌？
ask-settled = { $power }：你在{ $space }的部队如何行动？
ask-convoy_deployment = { $power }：从{ $space }出发的海运部署到何处？
ask-fleet_deployment = { $power }：{ $amount }个海军单位的舰队部署到何处？
ask-refuge = { $power }：{ $space }的部队无路可退，是否宣战并撤退到中立地区？

## 外交、征服与中间阶段：选项

act-court = 将{ $power }的外交领事标志右移一格
act-estrange = 将{ $power }的外交领事标志左移一格
act-favor = 将{ $power }的外交领事标志翻至+1面
act-disfavor = 将{ $power }的外交领事标志翻回正常面
act-no_more = 到此为止
act-declare_war = 对{ $power }宣战
act-restore_event = 以“{ $card }”恢复盟约
act-restore_card = 以“{ $card }”的CP恢复盟约
act-restore_reserve = 以{ $reserve }的CP恢复盟约
act-forgo = 不恢复
act-stay = 停留
act-regroup = 重组
act-admit = 许可
act-turn_away = 拒绝
act-give_back = 在{ $space }拔旗
act-keep_rest = 保留其余旗帜
act-claim = 在该地区插旗
act-remain = 留在该处
act-join_camp = 加入{ $camp }
act-keep_camp = 到此为止
act-cede = 割让{ $space }
act-retain = 保留{ $space }
act-offer = 提出提议
act-grant = 将{ $space }给予{ $power }
act-keep_all = 不再给予
act-take_over = 接受
act-decline = 谢绝
act-fall_back = 到{ $space }
act-pull_out = 撤出{ $space }
act-submit = 提议投降
act-fight_on = 继续战斗
act-accept = 接受投降
act-refuse = 拒绝投降
act-refit = 重整{ $space }的{ $amount }个海军单位
act-deploy = { $leader }部署
act-deploy_to = 到{ $space }
act-arrived = 停在此处
act-ship = { $leader }以海运部署
act-ship_unit = 一个陆军单位从{ $space }以海运部署
act-fleet_from_port = 从{ $space }部署{ $amount }个海军单位
act-fleet_from_sea = 从{ $sea }部署{ $amount }个海军单位
act-to_port = 到{ $space }
act-to_sea = 到{ $sea }
act-at_anchor = 停在此处
act-assemble = 在{ $space }
act-reinforced = 结束增援
act-renew = 抽取新手牌
act-use_spare = 将{ $card }（作为保留卡）作为CP打出
act-spare_event = 将{ $card }（作为保留卡）作为事件打出
act-flee_to = 宣战并撤退到{ $space }
act-perish = 消灭该部队

## 外交、征服与中间阶段：记录

log-regrouped = { $power }在{ $space }的部队重组。
log-squadrons_regrouped = { $power }的海军单位重组。
log-flag_given_up = { $power }移除了其在{ $space }的旗帜。
log-consul_moved = { $power }的外交领事标志在{ $power2 }的行移至{ $column }。
log-consul_favored = { $power2 }将{ $power }的外交领事标志翻至+1面。
log-consul_disfavored = { $power2 }将{ $power }的外交领事标志翻回正常面。
log-pact_made = { $power }与{ $power2 }缔结盟约。
log-pact_broken = { $power }与{ $power2 }的盟约被打破。
log-pact_lost = { $power }重新中立。
log-turned_away = { $power2 }拒绝{ $power }加入{ $camp }。
log-joins_camp = { $power }加入{ $camp }。
log-war_declared = { $power }对{ $power2 }宣战。
log-conquest_rolled = { $power }为征服{ $power2 }投掷{ $amount }，修正后{ $total }。
log-conquered = { $power }被{ $power2 }征服。
log-subdued = { $power }成为{ $power2 }的投降中立国。
log-status_lost = { $power }失去+1核心地区状态。
log-submission_offered = { $power }向{ $power2 }提议投降。割让：{ $space }。保留：{ $space2 }。
log-submission_refused = { $power2 }拒绝了{ $power }的投降。
log-submission_accepted = { $power2 }接受了{ $power }的投降。
log-forced_to_submit = { $power }被迫向{ $power2 }投降。
log-without_reserves = { $power }在没有保留卡的情况下开始下一回合。
log-deployed = { $leader }部署到{ $space }。
log-shipped = { $power }将{ $amount }个陆军单位和将领从{ $space }海运到{ $space2 }。
log-fleet_in_port = { $power }的{ $amount }个海军单位部署到{ $space }。
log-fleet_at_sea = { $power }的{ $amount }个海军单位部署到{ $sea }。
log-spares_laid = { $power }在本回合有{ $amount }张新保留卡。
log-spares_drawn = { $power }本回合的保留卡：{ $card }。

## 海上

ask-spare_mp = { $power }：剩余{ $mp }MP。用于什么？
ask-fleet_consent = { $power }：你在{ $place }的舰队是否加入由{ $power2 }统率的大舰队？
ask-fleet = { $power }：{ $place }有多少海军单位起航？
ask-sail_consent = { $power }：你在{ $place }的海军单位是否随{ $power2 }一同航行？
ask-voyage = { $power }：{ $place }的舰队驶向何处？剩余{ $mp }MP和{ $cp }CP。
ask-sea_intercept = { $power }：你在{ $place }的舰队是否拦截{ $power2 }的舰队？
ask-sea_evade = { $power }：你的舰队在{ $place }被拦截。是否避战？
ask-squadron_loss = { $power }：在{ $place }损失哪个海军单位？
ask-haven = { $power }：战败的舰队从{ $place }撤到哪个港口？
ask-put_to_sea = { $power }：{ $space }陷落。你的海军单位进入哪个海域？
ask-convoy = { $power }：{ $place }的海运驶向何处？剩余{ $cp }CP。
act-refit_squadron = 移除{ $space }的一个重整标记
act-join_fleets = 在{ $place }组成大舰队
act-leave_fleets = 离开{ $place }的大舰队
act-sail = 从{ $place }起航
act-convoy = 海运{ $leader }
act-convoy_unit = 从{ $space }海运一个陆军单位
act-join_fleet = 加入大舰队
act-stay_apart = 保持独立舰队
act-weigh = { $power }的{ $amount }个海军单位
act-sail_along = 一同航行
act-stay_behind = 留下
act-steer = 驶入{ $sea }
act-put_in = 进入{ $space }港口
act-patrol = 巡逻，寻找{ $power }的舰队
act-lie_to = 停止航行
act-intercept_fleet = 拦截
act-let_sail = 放其通过
act-evade_fleet = 避战
act-fight = 迎战
act-sink = { $power }有{ $amount }个重整标记的海军单位
act-run_for = { $space }
act-land = 在{ $space }登陆
log-fleets_joined = { $power }在{ $place }统率大舰队。
log-fleets_parted = { $power }离开了{ $place }的大舰队。
log-fleet_enters = { $power }的舰队进入{ $place }。
log-fleet_intercepts = { $power }的舰队在{ $place }尝试拦截{ $power2 }的舰队。
log-fleet_patrols = { $power }的舰队在{ $place }巡逻，寻找{ $power2 }的舰队。
log-fleet_evades = { $power }的舰队在{ $place }避战成功。
log-fleet_caught = { $power }的舰队在{ $place }避战失败。
log-fleet_retreats = { $power }战败的舰队从{ $place }撤到{ $place2 }。
log-naval_battle = { $power }与{ $power2 }的舰队在{ $place }海战。
log-naval_round = 第{ $amount }轮：航行的舰队投掷{ $dice }，另一方投掷{ $dice2 }。
log-naval_over = { $place }的海战结束，战败方：{ $side }。
log-squadron_lost = { $power }在{ $place }损失一个海军单位。
log-squadron_sent = { $power }把一个海军单位派到地图外。
log-driven_out = { $power }的海军单位被逐出{ $space }，进入{ $place }。
log-convoy = { $power }的海运离开{ $space }。
log-landing = { $power }的海运在{ $space }登陆。
log-assault = { $power }对{ $space }进行两栖突击。
dice-seamanship = 舰队多数的航行数值
dice-against_blockade_runner = 对抗离开被封锁港口的舰队
dice-squadrons = 海军单位
dice-refitting = 处于重整的海军单位
dice-disrupted = 击溃
dice-coastal_fire = 海岸炮击
place-paris = { space-paris }
place-calais = { space-calais }
place-normandy = { space-normandy }
place-brest = { space-brest }
place-vendee = { space-vendee }
place-orleans = { space-orleans }
place-bordeaux = { space-bordeaux }
place-bayonne = { space-bayonne }
place-languedoc = { space-languedoc }
place-lyon = { space-lyon }
place-marseilles = { space-marseilles }
place-corsica = { space-corsica }
place-franche_comte = { space-franche_comte }
place-metz = { space-metz }
place-strasbourg = { space-strasbourg }
place-brussels = { space-brussels }
place-antwerp = { space-antwerp }
place-amsterdam = { space-amsterdam }
place-rotterdam = { space-rotterdam }
place-cologne = { space-cologne }
place-mainz = { space-mainz }
place-frankfurt = { space-frankfurt }
place-wurttemberg = { space-wurttemberg }
place-ulm = { space-ulm }
place-munich = { space-munich }
place-ratisbon = { space-ratisbon }
place-zurich = { space-zurich }
place-geneva = { space-geneva }
place-turin = { space-turin }
place-genoa = { space-genoa }
place-milan = { space-milan }
place-mantua = { space-mantua }
place-bologna = { space-bologna }
place-florence = { space-florence }
place-ancona = { space-ancona }
place-rome = { space-rome }
place-london = { space-london }
place-kent = { space-kent }
place-cornwall = { space-cornwall }
place-wales = { space-wales }
place-york = { space-york }
place-edinburgh = { space-edinburgh }
place-ireland = { space-ireland }
place-gibraltar = { space-gibraltar }
place-lisbon = { space-lisbon }
place-oporto = { space-oporto }
place-naples = { space-naples }
place-calabria = { space-calabria }
place-sicily = { space-sicily }
place-sardinia = { space-sardinia }
place-vienna = { space-vienna }
place-linz = { space-linz }
place-salzburg = { space-salzburg }
place-innsbruck = { space-innsbruck }
place-graz = { space-graz }
place-trieste = { space-trieste }
place-venice = { space-venice }
place-zagreb = { space-zagreb }
place-dalmatia = { space-dalmatia }
place-prague = { space-prague }
place-moravia = { space-moravia }
place-pressburg = { space-pressburg }
place-budapest = { space-budapest }
place-temesvar = { space-temesvar }
place-kaschau = { space-kaschau }
place-cracow = { space-cracow }
place-lublin = { space-lublin }
place-lemberg = { space-lemberg }
place-tarnopol = { space-tarnopol }
place-st_petersburg = { space-st_petersburg }
place-moscow = { space-moscow }
place-viborg = { space-viborg }
place-reval = { space-reval }
place-riga = { space-riga }
place-pskov = { space-pskov }
place-novgorod = { space-novgorod }
place-tver = { space-tver }
place-grodno = { space-grodno }
place-vilna = { space-vilna }
place-brest_litovsk = { space-brest_litovsk }
place-pinsk = { space-pinsk }
place-minsk = { space-minsk }
place-borisov = { space-borisov }
place-vitebsk = { space-vitebsk }
place-smolensk = { space-smolensk }
place-kaluga = { space-kaluga }
place-chernigov = { space-chernigov }
place-kiev = { space-kiev }
place-zhitomir = { space-zhitomir }
place-odessa = { space-odessa }
place-sevastopol = { space-sevastopol }
place-berlin = { space-berlin }
place-magdeburg = { space-magdeburg }
place-stettin = { space-stettin }
place-breslau = { space-breslau }
place-posen = { space-posen }
place-danzig = { space-danzig }
place-konigsberg = { space-konigsberg }
place-bialystok = { space-bialystok }
place-warsaw = { space-warsaw }
place-hanover = { space-hanover }
place-munster = { space-munster }
place-kassel = { space-kassel }
place-erfurt = { space-erfurt }
place-leipzig = { space-leipzig }
place-dresden = { space-dresden }
place-hamburg = { space-hamburg }
place-constantinople = { space-constantinople }
place-anatolia = { space-anatolia }
place-adrianople = { space-adrianople }
place-varna = { space-varna }
place-bulgaria = { space-bulgaria }
place-belgrade = { space-belgrade }
place-bosnia = { space-bosnia }
place-albania = { space-albania }
place-janina = { space-janina }
place-salonika = { space-salonika }
place-bucharest = { space-bucharest }
place-jassy = { space-jassy }
place-madrid = { space-madrid }
place-salamanca = { space-salamanca }
place-corunna = { space-corunna }
place-burgos = { space-burgos }
place-bilbao = { space-bilbao }
place-saragossa = { space-saragossa }
place-barcelona = { space-barcelona }
place-valencia = { space-valencia }
place-cartagena = { space-cartagena }
place-granada = { space-granada }
place-seville = { space-seville }
place-cadiz = { space-cadiz }
place-badajoz = { space-badajoz }
place-ceuta = { space-ceuta }
place-stockholm = { space-stockholm }
place-gothenburg = { space-gothenburg }
place-malmo = { space-malmo }
place-karlskrona = { space-karlskrona }
place-finland = { space-finland }
place-stralsund = { space-stralsund }
place-copenhagen = { space-copenhagen }
place-funen = { space-funen }
place-jutland = { space-jutland }
place-holstein = { space-holstein }
place-norway = { space-norway }
place-north_atlantic = { sea-north_atlantic }
place-irish_sea = { sea-irish_sea }
place-english_channel = { sea-english_channel }
place-north_sea = { sea-north_sea }
place-skagerrak = { sea-skagerrak }
place-baltic_sea = { sea-baltic_sea }
place-gulf_of_finland = { sea-gulf_of_finland }
place-bay_of_biscay = { sea-bay_of_biscay }
place-portuguese_coast = { sea-portuguese_coast }
place-western_mediterranean = { sea-western_mediterranean }
place-tyrrhenian_sea = { sea-tyrrhenian_sea }
place-ionian_sea = { sea-ionian_sea }
place-adriatic_sea = { sea-adriatic_sea }
place-aegean_sea = { sea-aegean_sea }
place-black_sea = { sea-black_sea }

## 结局

end-unfinished = 游戏未进行到底。
end-peace = 和平到来。胜利者：{ $powers }。
end-last_turn = 最后一个回合结束。胜利者：{ $powers }。
end-france_beaten = 法兰西被击败。胜利者：{ $powers }。
end-coalition_beaten = 同盟瓦解。胜利者：{ $powers }。

## 名称

option-powers = 势力
    .tip = 谁执掌哪些势力。
option-powers-chosen = 按座位
option-powers-dealt = 掷骰决定
option-bid = 投标选边
    .tip = 双方各说想要的一方；若相同，则以陆军单位投标，得标者开局前移除所投的单位。
option-bid-false = 否
option-bid-true = 是
option-siege_bonus = 攻城的国家奖励
    .tip = 攻城时围城部队是否像战斗中一样获得国家奖励的骰子。
option-siege_bonus-with = 计入
option-siege_bonus-without = 不计入
option-timed_events = 移除计时事件的掷骰
    .tip = 玩家主要势力的哪些行动轮结束时掷骰移除计时事件。
option-timed_events-played = 该行动轮打出过卡牌
option-timed_events-left = 手中仍有卡牌
option-subject_war = 对投降中立国宣战
    .tip = 在行动轮对投降中立国宣战的花费。
option-subject_war-paid = 花费7CP，如同任何主要势力
option-subject_war-free = 免费
option-homeless = 没有本土地区的增援
    .tip = 敌方控制所有本土地区时，增援的陆军单位和将领放置到何处。
option-homeless-subject = 最近的友方附庸
option-homeless-none = 不放置
option-prussia = 由赞助国操纵的普鲁士
    .tip = 少于五位玩家时，普鲁士的国家奖励、手牌上下限和额外部署按何种势力计算。
option-prussia-major = 按主要势力
option-prussia-minor = 按次要势力
option-give_up = 消灭单位以重新放置
    .tip = 算子用尽时，何时可以消灭其他位置的陆军单位来重新放置。
option-give_up-events = 事件放置陆军单位时
option-give_up-building = 建造时也可以
option-neutral_events = 中立次要势力的强制事件
    .tip = 中立次要势力必须将卡牌作为事件打出时由谁作选择。
option-neutral_events-fixed = 卡牌的固定选择
option-neutral_events-next_player = 行动顺序中的下一位玩家
option-new_sortie = 避战后再次突围
    .tip = 舰队避战回到被封锁的港口后，在同一行动轮再次突围的花费。
option-new_sortie-cp = 1CP
option-new_sortie-mp = 每支舰队1MP
option-evasion = 避战与拦截的先后
    .tip = 相邻军队可以拦截时，被进入地区中的编队何时宣布是否避战。
option-evasion-in_turn = 各国按行动顺序，自定先后
option-evasion-last = 所有拦截结算之后
option-terrain = 从多种路线进攻
    .tip = 进攻方经不同种类的路线进入同一战斗时，防御方的地形骰子。
option-terrain-largest = 只取最大的奖励
option-terrain-sum = 奖励累加
side-attacker = 进攻方
side-defender = 防御方
side-nobody = 无
cause-pass_or_marsh = 山路或沼泽
cause-forced_march = 强行军
cause-ambush = 埋伏
cause-withdrawal = 撤离
cause-end_of_turn = 回合结束
cause-war = 宣战
cause-event = 事件
dice-pieces = 陆军单位和将领
dice-national_bonus = 国家奖励
dice-failed_evasion = 避战失败
dice-terrain = 地形
dice-sea = 要塞一方控制海域
dice-into_friendly = 进入友方地区
dice-from_uncontrolled = 自未控制地区
dice-over_line = 穿越山路、沼泽或海峡

## 国家

power-france = 法兰西
power-britain = 不列颠
power-austria = 奥地利
power-russia = 俄罗斯
power-prussia = 普鲁士
power-turkey = 奥斯曼土耳其
power-spain = 西班牙
power-sweden = 瑞典
power-denmark = 丹麦

## 地区

space-paris = 巴黎
space-calais = 加来
space-normandy = 诺曼底
space-brest = 布雷斯特（法）
space-vendee = 旺代
space-orleans = 奥尔良
space-bordeaux = 波尔多
space-bayonne = 巴约讷
space-languedoc = 朗格多克
space-lyon = 里昂
space-marseilles = 马赛
space-corsica = 科西嘉
space-franche_comte = 弗朗什-孔泰
space-metz = 梅斯
space-strasbourg = 斯特拉斯堡
space-brussels = 布鲁塞尔
space-antwerp = 安特卫普
space-amsterdam = 阿姆斯特丹
space-rotterdam = 鹿特丹
space-cologne = 科隆
space-mainz = 美因茨
space-frankfurt = 法兰克福
space-wurttemberg = 符腾堡
space-ulm = 乌尔姆
space-munich = 慕尼黑
space-ratisbon = 雷根斯堡
space-zurich = 苏黎世
space-geneva = 日内瓦
space-turin = 都灵
space-genoa = 热那亚
space-milan = 米兰
space-mantua = 曼图亚
space-bologna = 博洛尼亚
space-florence = 佛罗伦萨
space-ancona = 安科纳
space-rome = 罗马
space-london = 伦敦
space-kent = 肯特
space-cornwall = 康沃尔
space-wales = 威尔士
space-york = 约克
space-edinburgh = 爱丁堡
space-ireland = 爱尔兰
space-gibraltar = 直布罗陀
space-lisbon = 里斯本
space-oporto = 波尔图
space-naples = 那不勒斯
space-calabria = 卡拉布里亚
space-sicily = 西西里
space-sardinia = 撒丁
space-vienna = 维也纳
space-linz = 林茨
space-salzburg = 萨尔茨堡
space-innsbruck = 因斯布鲁克
space-graz = 格拉茨
space-trieste = 的里雅斯特
space-venice = 威尼斯
space-zagreb = 萨格勒布
space-dalmatia = 达尔马提亚
space-prague = 布拉格
space-moravia = 摩拉维亚
space-pressburg = 普雷斯堡
space-budapest = 布达佩斯
space-temesvar = 泰梅什堡
space-kaschau = 卡绍
space-cracow = 克拉科夫
space-lublin = 卢布林
space-lemberg = 伦贝格
space-tarnopol = 塔尔诺波尔
space-st_petersburg = 圣彼得堡
space-moscow = 莫斯科
space-viborg = 维堡
space-reval = 雷瓦尔
space-riga = 里加
space-pskov = 普斯科夫
space-novgorod = 诺夫哥罗德
space-tver = 特维尔
space-grodno = 格罗德诺
space-vilna = 维尔纳
space-brest_litovsk = 布列斯特（俄）
space-pinsk = 平斯克
space-minsk = 明斯克
space-borisov = 鲍里索夫
space-vitebsk = 维捷布斯克
space-smolensk = 斯摩棱斯克
space-kaluga = 卡卢加
space-chernigov = 切尔尼戈夫
space-kiev = 基辅
space-zhitomir = 日托米尔
space-odessa = 敖德萨
space-sevastopol = 塞瓦斯托波尔
space-berlin = 柏林
space-magdeburg = 马格德堡
space-stettin = 什切青
space-breslau = 布雷斯劳
space-posen = 波森
space-danzig = 但泽
space-konigsberg = 柯尼斯堡
space-bialystok = 比亚韦斯托克
space-warsaw = 华沙
space-hanover = 汉诺威
space-munster = 明斯特
space-kassel = 卡塞尔
space-erfurt = 爱尔福特
space-leipzig = 莱比锡
space-dresden = 德累斯顿
space-hamburg = 汉堡
space-constantinople = 君士坦丁堡
space-anatolia = 安纳托利亚
space-adrianople = 阿德里安堡
space-varna = 瓦尔纳
space-bulgaria = 保加利亚
space-belgrade = 贝尔格莱德
space-bosnia = 波斯尼亚
space-albania = 阿尔巴尼亚
space-janina = 约阿尼纳
space-salonika = 萨洛尼卡
space-bucharest = 布加勒斯特
space-jassy = 雅西
space-madrid = 马德里
space-salamanca = 萨拉曼卡
space-corunna = 拉科鲁尼亚
space-burgos = 布尔戈斯
space-bilbao = 毕尔巴鄂
space-saragossa = 萨拉戈萨
space-barcelona = 巴塞罗那
space-valencia = 巴伦西亚
space-cartagena = 卡塔赫纳
space-granada = 格拉纳达
space-seville = 塞维利亚
space-cadiz = 加的斯
space-badajoz = 巴达霍斯
space-ceuta = 休达
space-stockholm = 斯德哥尔摩
space-gothenburg = 哥德堡
space-malmo = 马尔默
space-karlskrona = 卡尔斯克鲁纳
space-finland = 芬兰
space-stralsund = 施特拉尔松德
space-copenhagen = 哥本哈根
space-funen = 菲英
space-jutland = 日德兰
space-holstein = 荷尔斯泰因
space-norway = 挪威

## 海域

sea-north_atlantic = 北大西洋
sea-irish_sea = 爱尔兰海
sea-english_channel = 英吉利海峡
sea-north_sea = 北海
sea-skagerrak = 斯卡格拉克海峡
sea-baltic_sea = 波罗的海
sea-gulf_of_finland = 芬兰湾
sea-bay_of_biscay = 比斯开湾
sea-portuguese_coast = 葡萄牙沿海
sea-western_mediterranean = 西地中海
sea-tyrrhenian_sea = 第勒尼安海
sea-ionian_sea = 爱奥尼亚海
sea-adriatic_sea = 亚得里亚海
sea-aegean_sea = 爱琴海
sea-black_sea = 黑海

## 将领

leader-napoleon = 拿破仑
leader-davout = 达武
leader-massena = 马塞纳
leader-soult = 苏尔特
leader-lannes = 拉纳
leader-ney = 内伊
leader-murat = 缪拉
leader-eugene = 欧仁
leader-bernadotte = 贝尔纳多特
leader-poniatowski = 波尼亚托夫斯基
leader-charles = 卡尔大公
leader-ferdinand = 斐迪南大公
leader-john = 约翰大公
leader-schwarzenberg = 施瓦岑贝格
leader-kutuzov = 库图佐夫
leader-bagration = 巴格拉季昂
leader-bennigsen = 本尼希森
leader-constantine = 康斯坦丁大公
leader-barclay = 巴克莱·德·托利
leader-brunswick = 不伦瑞克
leader-hohenlohe = 霍恩洛厄
leader-blucher = 布吕歇尔
leader-moore = 穆尔
leader-beresford = 贝雷斯福德
leader-wellington = 威灵顿
leader-castanos = 卡斯塔尼奥斯
leader-blake = 布莱克
leader-ali_pasha = 阿里帕夏
leader-yusuf = 优素福
leader-gustav_iv = 古斯塔夫四世
leader-frederick = 弗雷德里克王储

## 卡牌

card-europe_exhausted = 精疲力竭的欧罗巴
    .effect = 必须作为事件打出。本回合和平掷骰加2；之后获得4CP。
card-napoleon_abdicates = 拿破仑退位
    .effect = 1811年起，若法兰西的敌人控制巴黎或法兰西不足9个要地：拿破仑被移除，下一中间阶段结束前不能重建。游戏延续到1815年，届时他率4个陆军单位在法兰西友方本土地区归来。
card-house_of_rothschild = 罗斯柴尔德家族
    .effect = 抽两张卡牌。其中一张作为本次打出的延续立即打出，另一张保留。
card-hussars_and_grenzers = 轻骑兵与边境步兵
    .effect = 响应敌方陆上移动，仅奥地利：一支奥地利军队以+3尝试拦截，即使对方不受拦截；失败不作标记。
card-manoeuvre = 迂回
    .effect = 主要势力的一支军队或军团免费移动至多四个地区，不受拦截，敌人不能避战，也没有地形骰子。
card-papal_decree = 教宗诏书
    .effect = 在意大利、葡萄牙、波兰、巴伐利亚、西班牙或爱尔兰的一个既非要塞也非首都、没有他国部队的地区放置己方一个陆军单位和一面旗帜。
card-minor_troops = 次要部队
    .effect = 主要势力在一个没有敌军的附庸或双附庸地区放置两个陆军单位。不放旗帜，不引起战争。
card-nationalist_uprising = 民族主义起义
    .effect = 指定一国：从既非要塞也非其所有的地区移除其至多两面旗帜。
card-russo_turkish_war = 俄土战争
    .effect = 国外战争（除非奥斯曼土耳其是俄罗斯阵营的代理国）：俄罗斯投入一名将领和三个陆军单位，奥斯曼土耳其投入两个，直到其中一方掷出6结束。
card-anglo_turkish_war = 英土战争
    .effect = 国外战争（除非奥斯曼土耳其是不列颠阵营的代理国）：不列颠和奥斯曼土耳其各投入一个海军单位和一个陆军单位，直到其中一方掷出6结束。
card-serbian_revolt = 塞尔维亚叛乱
    .effect = 国外战争：奥斯曼土耳其投入两个陆军单位，地图上有将领则再投入一名，直到掷出6。
card-anglo_american_war = 英美战争
    .effect = 国外战争：不列颠投入两个海军单位和两个陆军单位，直到掷出6。
card-russo_persian_war = 俄波战争
    .effect = 国外战争：俄罗斯投入两个陆军单位，直到掷出6。
card-fireships = 火攻战船
    .effect = 指定一个敌方港口，其海域中有你的海军单位：为其中每个海军单位（包括建造中的）投骰，每个5或6击沉一个。
card-bernadotte = 贝尔纳多特
    .effect = 若贝尔纳多特从未登场：他为瑞典在斯德哥尔摩（或离其最近的友方本土地区）登场，瑞典的外交领事标志右移一格（若你有行则在你的行）。
card-poniatowski = 波尼亚托夫斯基
    .effect = 仅法兰西，控制或占据华沙且波尼亚托夫斯基从未登场：他率两个陆军单位在该处登场。
card-by_order_of_the_emperor = 皇帝命令
    .effect = 主要势力获得+1要地地位（无人拥有且自己从未有过）。期间此牌放在一边。
card-capitulation = 投降
    .effect = 指定一个首都被你或盟友控制、或要塞首都被你方部队进驻的敌国：立即进行征服掷骰，减1。
card-to_the_death = 战至最后一人
    .effect = 战斗卡：本轮双方的每个5都算作6。
card-russian_winter = 俄罗斯严冬
    .effect = 生效期间：俄罗斯以外的各国现在及进入俄罗斯本土地区时进行损耗，法军损失不减半。
card-rally = 重整旗鼓
    .effect = 响应战斗掷骰：本轮对你所选一方的全部混乱和两个击杀不计。
card-the_weather_gauge = 抢占上风
    .effect = 响应海上行动，须有己方海军单位在场：你的拦截或避战改为成功，或本轮每个己方海军单位多投一个骰子。
card-burnt_earth = 焦土
    .effect = 敌人进入你的本土地区时响应：其现在在该处损耗，本回合进入该处或在该处结束行动轮的敌人也是。
card-armistice = 停火
    .effect = 生效期间：两个交战的主要势力互不战斗、攻城、拦截、插旗，也不进入对方地区；已在其中的编队只能向外离开。
card-tilsit = 提尔西特和约
    .effect = 法兰西或俄罗斯，双方处于敌对阵营且对方同意：移除彼此本土的旗帜，各抽一张卡牌，俄罗斯成为法兰西的投降中立国（不割让不赔款）或加入其阵营。对方拒绝则获得CP。
card-baltic_naval_stores = 波罗的海船材
    .effect = 你或盟友控制波罗的海或芬兰湾的港口时：新建一个建造标记下的海军单位，并从友方港口的每个己方海军单位移除一个重整标记。
card-emigres_and_exiles = 流亡者
    .effect = 查看一个与你交战的主要势力的手牌，然后抽一张卡牌。
card-peninsular_war = 半岛战争
    .effect = 1807年起：西班牙的盟约破裂，其外交领事标志在前赞助国之敌的行中右移两格。西班牙抽两张卡牌，并在两个没有敌军的非要塞本土地区各放两个陆军单位。
card-shortage_of_fodder = 粮秣短缺
    .effect = 响应陆上移动或正常打出：在一个有十个以上算子、既非首都也非要塞的地区，每国保留四个，其余进入重组。
card-dysentery = 痢疾
    .effect = 响应陆上移动或战斗前，或正常打出：一个地区的全部部队（含旗帜）损耗；正在该处移动的部队停止，且不能攻城。
card-infernal_machine = 地狱机器
    .effect = 指定一名地图上的将领并投骰，其在非友方地区则加1：6则阵亡且此牌移出游戏，否则其国抽一张卡牌。
card-partisans = 游击队
    .effect = 指定西班牙、俄罗斯、奥地利、普鲁士、奥斯曼土耳其或那不勒斯王国：其敌人在该处损耗，并移除其在无部队非要塞地区的至多两面旗帜。
card-mud = 泥泞
    .effect = 生效期间（也可作为响应）：每支军队和每个单独的陆军单位每进入一个地区多付1CP。
card-court_intrigue = 宫廷阴谋
    .effect = 指定一个敌方或同阵营的主要势力：其一张保留卡在下回合前无效；若已没有，则随机弃置一张卡牌。
card-queen_louise = 路易丝王后
    .effect = 不足五名玩家时：普鲁士的外交领事标志在一个同盟势力的行右移两格，或在法兰西的行左移一格。五名玩家时：普鲁士抽两张卡牌。
card-grand_battery = 大炮兵连
    .effect = 战斗卡，己方至少四个陆军单位：多投三个骰子。
card-cavalry_charge = 骑兵冲锋
    .effect = 战斗卡：多投两个骰子；若敌方本轮没有打出战斗卡则多投三个。
card-imperial_guard = 帝国近卫军
    .effect = 战斗卡，法兰西且拿破仑在场：多投四个骰子；若战败法兰西再损失一个陆军单位。
card-brown_bess = 布朗贝斯步枪
    .effect = 战斗卡，仅不列颠：多投两个骰子，防御时三个。
card-reverse_slope = 反斜面
    .effect = 战斗卡，防御方：敌方少投三个骰子，但至少一个。
card-fog_of_war = 战争迷雾
    .effect = 战斗卡：双方骰子减半，由你决定取整。
card-flank_attack = 侧翼进攻
    .effect = 战斗卡，进攻方：多投两个骰子，敌方没有地形骰子。
card-horse_artillery = 骑炮兵
    .effect = 战斗卡：多投两个骰子。
card-squares = 方阵
    .effect = 战斗卡：敌方刚打出的增加骰子的战斗卡无效。
card-sound_of_the_guns = 向炮声前进
    .effect = 战斗卡：邻近的一支己方或盟友军队（未战斗或失败过）加入你方，按移动损耗。
card-rear_guard = 后卫战
    .effect = 撤退前响应：没有溃败，撤退不造成损耗。
card-pursuit = 穷追猛打
    .effect = 撤退前响应：差额为一即溃败。
card-commander_wounded = 统帅负伤
    .effect = 战斗卡：敌方统帅本场战斗不提供骰子；之后投骰，6则阵亡。
card-great_redoubt = 大多面堡
    .effect = 战斗卡，原为友方地区的防御方：战斗中多投三个骰子，攻城中两个。
card-spies = 间谍
    .effect = 响应或正常打出：查看一国手牌；可令其弃置你选的一张并再抽一张。
card-countermand = 撤销命令
    .effect = 响应非战斗事件：该事件不发生；若是在自己的行动轮打出，其行动轮结束。
card-storm_at_sea = 海上风暴
    .effect = 响应或正常打出：一个海域内每个海军单位投出6则加重整标记，其中所有舰队返回最近的友方港口。
card-lost_dispatches = 遗失的公文
    .effect = 响应成功的拦截：该拦截失败。
card-forced_march = 强行军
    .effect = 响应自己的移动：正在移动的军队或军团再免费进入至多两个地区，且没有强行军损耗。
card-escape_by_night = 夜遁
    .effect = 战斗前响应：你的一支部队不必投骰即避战。
card-bread_and_wine = 面包与酒
    .effect = 响应损耗骰：该国在这次掷骰中的损失全部取消。
card-treachery = 内奸
    .effect = 响应己方攻城掷骰之前：掷一骰，4至6要塞立即陷落，否则攻城照常进行。
card-jealous_marshals = 元帅不和
    .effect = 响应军团出发或进入战斗：军团瓦解。只有统帅的军队移动；战斗中其余军队本轮不掷骰。
card-nelson_touch = 纳尔逊之触
    .effect = 海战卡，仅不列颠：在场每两支不列颠海军单位加一骰，至少加二，本轮每个5视为6。之后掷一骰：掷出1则此牌移出游戏。
card-press_gangs = 强征水兵
    .effect = 需己方有海军单位。在友方本土港口的建造标记下放置一支新海军单位；或移除两支海军单位的全部重整标记。
card-levee_en_masse = 全民征兵
    .effect = 仅法兰西：在友方本土地区放置四个单位，每地区至多两个；若有敌军在法兰西本土，再加三个。
card-hungarian_insurrectio = 匈牙利起义军
    .effect = 仅奥地利：在匈牙利的友方地区放置三个单位，每地区至多两个。
card-conscripts = 征召新兵
    .effect = 可响应任意行动轮，也可在己方行动轮打出：指定一个交战国家，在其友方首都放置三个单位（次要势力两个），否则放在最近的友方本土地区。
card-prussian_reform = 普鲁士军事改革
    .effect = 普鲁士或其赞助国：在友方本土地区放置三个普鲁士单位，并放置一名在重组或未建的普鲁士将领。
card-british_militia = 不列颠民兵
    .effect = 仅不列颠：在友方本土地区放置两个单位。
card-polish_uprising = 波兰起义
    .effect = 由你指定法兰西或俄罗斯（不能是投降中立国）：在至多两个无要塞、无部队且不受其控制的波兰地区各放置一个单位。
card-confederation_of_the_rhine = 莱茵邦联
    .effect = 仅法兰西：在其控制的西德意志地区放置两个单位；然后可在没有敌军的{ space-kassel }、{ space-erfurt }、{ space-leipzig }或{ space-dresden }放置或移除一面法兰西旗帜。
card-holy_banner = 先知圣旗
    .effect = 奥斯曼土耳其或其赞助国：在友方本土地区放置三个土耳其单位。
card-swedish_levies = 瑞典征召兵
    .effect = 瑞典、丹麦或其赞助国：己方的其中一国在至多两个友方本土地区各放置一个单位。
card-invasion_flotilla = 入侵船队
    .effect = 仅法兰西：横渡海峡登陆，至多六个单位参加；途中每支敌方海军单位以两骰开火，每个6消灭一个单位。
card-talleyrand = 塔列朗
    .effect = 将一个次要势力的领事向任一方向移动至多两格。
card-metternich = 梅特涅
    .effect = 将一个领事在奥地利的行中右移两格（奥地利为投降中立国时可在任意行）；或将任一领事左移两格。
card-castlereagh = 卡斯尔雷
    .effect = 将一个领事在不列颠的行中右移两格；或在任一同盟势力的行中右移一格。
card-czartoryski = 恰尔托雷斯基
    .effect = 将一个领事在俄罗斯的行中右移一格，并将另一个领事左移一格。
card-english_gold = 不列颠黄金
    .effect = 不列颠以外的一个同盟势力立即获得4CP，用于建造（包括旗帜）以及移动编队和舰队。
card-sebastiani = 塞巴斯蒂亚尼出使
    .effect = 将土耳其的领事在法兰西以外的行中左移两格；或在法兰西的行中右移两格。
card-bombardment_of_copenhagen = 哥本哈根之炮击
    .effect = 丹麦中立时：攻击港内的丹麦海军单位；之后丹麦的领事在法兰西的行中右移两格。
card-coup_in_stockholm = 斯德哥尔摩政变
    .effect = 瑞典的盟约破裂；然后将其领事在任意行中右移一格。
card-sultan_deposed = 苏丹被废
    .effect = 奥斯曼土耳其的盟约破裂，并随机弃一张牌。
card-tauroggen = 陶罗根协定
    .effect = 至多四人时，普鲁士的盟约破裂，其领事在一个同盟势力的行中右移一格；五人时，普鲁士可立即改换阵营。
card-danish_privateers = 丹麦私掠船
    .effect = 1809回合及之前，或丹麦没有盟约时：将其领事右移一格；其所在行的势力以2MP移动一支海军单位（若其操纵丹麦，也可用丹麦的）。1811回合起丹麦的盟约破裂。
card-marie_louise = 玛丽·路易莎
    .effect = 法兰西或奥地利，条件是奥地利为投降中立国、与法兰西同阵营，或双方同意：奥地利至少到下个中间阶段都属帝国阵营；两国各抽一张牌。
card-hanoverian_question = 汉诺威问题
    .effect = 若{ space-hanover }没有部队：在该处放置不列颠、法兰西或普鲁士的旗帜，或移除旗帜。至多四人时，普鲁士的领事向任一方向移动一格。
card-berthier = 贝尔蒂埃参谋部
    .effect = 主要势力：获得7CP，用于陆上移动和旗帜。
card-corps_system = 军团制
    .effect = 主要势力（1809之前仅法兰西）：其每支军队依次免费移动至多两个地区。
card-siege_train = 攻城纵队
    .effect = 在己方行动轮或结算己方攻城时：本行动轮的一次攻城每轮加三骰，所需命中减一，至少为一。
card-continental_system = 大陆封锁
    .effect = 仅法兰西，计时：不列颠的卡牌和保留卡各少1CP，至少1。不列颠或其盟友取得一个法方的港口时结束。
card-orders_in_council = 枢密院令
    .effect = 仅不列颠：有港口被封锁的敌方和中立次要势力失去所存CP；若不列颠控制至少四个海域，法兰西随机弃一张牌。
card-bumper_harvest = 大丰收
    .effect = 获得一个资源，此牌移出游戏；或将至多四个单位或将领从重组移到友方本土地区。
card-financial_panic = 金融恐慌
    .effect = 你指定的一国失去一个资源；若没有资源，则随机弃一张牌。
card-irish_rising = 爱尔兰起义
    .effect = 若{ space-ireland }没有不列颠部队，在该处放置一个法兰西单位；否则这些部队受损耗，且本回合不列颠不能在该处建造。
card-tyrolean_revolt = 蒂罗尔起义
    .effect = 移除{ space-innsbruck }和{ space-salzburg }的所有旗帜，该处非奥地利部队受损耗；若奥地利在交战中且{ space-innsbruck }没有敌军，在该处放置一个奥地利单位。
card-vendee_rising = 旺代叛乱
    .effect = 若{ space-vendee }没有法兰西部队，不列颠在该处放置一个单位和旗帜；若已有其旗帜，则放置两个单位。否则该处法军受损耗。
card-dutch_unrest = 低地国家骚乱
    .effect = 低地国家一个没有部队的地区归法兰西或不列颠控制。
card-malet_conspiracy = 马莱阴谋
    .effect = { leader-napoleon }在法兰西之外时：法兰西立即将其移到{ space-paris }且不能被拦截，或自选弃两张牌（只有一张则弃一张）。
card-cossacks = 哥萨克
    .effect = 俄罗斯交战时：在俄罗斯本土或其相邻的一个地区，俄罗斯的敌军受两次损耗。
card-harsh_winter = 严冬
    .effect = 计时：经隘口和沼泽进入任何地区都造成损耗，崎岖线路视同隘口。
card-spring_thaw = 春季融雪
    .effect = 可响应任意行动轮，也可在己方行动轮打出：一个计时事件不再有效。
card-mahratta_war = 马拉塔战争
    .effect = 不列颠的国外战争：将一个单位及一名将领（若有）置于此牌，直到不列颠掷出6结束战争。
card-haitian_revolt = 海地革命
    .effect = 法兰西的国外战争：将一支海军单位和两个单位置于此牌，直到法兰西掷出6结束战争。
card-war_in_finland = 芬兰战争
    .effect = 除非两国同阵营或瑞典是俄罗斯一方的附庸：俄罗斯（两个单位）与瑞典（一个单位）的国外战争。若俄罗斯掷出6，且{ space-finland }没有其敌军，在该处放置俄罗斯旗帜。
card-torres_vedras = 托里什韦德拉什防线
    .effect = 计时，需控制{ space-lisbon }：其要塞等级为4。
card-grand_alliance = 大同盟
    .effect = 同盟的主要势力：同一或相邻地区至多三支不同盟友的军队，经所有者同意，在你指定的统帅统率下组成军团，免费移动至多两个地区。
card-sun_of_austerlitz = 奥斯特里茨的太阳
    .effect = 战斗卡，仅法兰西，需{ leader-napoleon }指挥：本轮加三骰，敌军暴动时不掷骰即得一个资源。
card-tsar_takes_the_field = 沙皇亲征
    .effect = 仅俄罗斯：获得8CP，用于陆上移动和旗帜。
card-iron_duke = 铁公爵
    .effect = 战斗卡，仅不列颠，需{ leader-wellington }指挥：本轮加二骰，对己方的击杀减半。
card-congress_of_erfurt = 爱尔福特会议
    .effect = 主要势力：将三个不同的领事各向任一方向移动一格，但不能进入盟约。
card-war_of_liberation = 解放战争
    .effect = 奥地利、普鲁士或俄罗斯：移除德意志境内至多三面法兰西旗帜（无要塞、无部队的地区）；然后在其中至多两个与己方友方地区相邻的地区各放置一个单位。
card-wooden_walls = 英格兰的木墙
    .effect = 仅不列颠：舰队获得16MP；以此支付的巡逻掷骰加1。
card-veterans = 百战老兵
    .effect = 主要势力的战斗卡：己方本轮掷出的1和2重掷一次。

## 保留卡

reserve-guerre_de_course = 贸易掠夺
    .effect = 法兰西将一或两支在港口或重组的海军单位移到地图外舰队区；不列颠须以不少于此数的海军单位应战，并在该处海战。若法兰西获胜，不列颠随机弃一张牌，否则失去一个资源。
reserve-grande_armee = 大军团
    .effect = 在不与敌方军队相邻的法兰西友方本土或附庸地区放置三个单位。
reserve-parliament = 议会
    .effect = 不列颠阵营的另一国或不列颠的附庸抽一张牌。
reserve-admiralty = 海军部
    .effect = 若不列颠在其行动轮开始时控制六个海域：抽两张牌。
reserve-hofkriegsrat = 宫廷战争委员会
    .effect = 在友方的{ space-vienna }（否则在最近的友方本土地区）放置两个单位；然后一支军队或军团免费移动一个地区。
reserve-opolchenie = 民军
    .effect = 在俄罗斯友方本土地区放置三个单位，每地区至多两个。
reserve-landwehr = 国民后备军
    .effect = 在普鲁士友方本土或附庸地区放置三个单位，每地区至多两个。
reserve-janissaries = 耶尼切里
    .effect = 在友方的{ space-constantinople }（否则在最近的友方本土地区）放置两个单位。
reserve-junta = 洪达
    .effect = 在西班牙友方本土地区放置两个单位。
reserve-indelta = 分配兵制
    .effect = 在瑞典友方本土地区放置一个单位；或移除一支海军单位的一个重整标记。
reserve-gallant_danes = 英勇的丹麦人
    .effect = 丹麦由玩家操纵时的响应：海战中每支丹麦海军单位多掷一骰，且对其舰队的一个6无效。在港的丹麦舰队可立即出海，拦截港外海域的敌方舰队。

## 剧本

option-scenario = 剧本
    .tip = 短剧本供两名玩家，其设置是推定的。
option-scenario-1805 = 1805年战役
option-scenario-1812 = 1812：决定之年
option-scenario-1813 = 1813：解放战争

## 规则章节

section-1 = 1 简介
section-2-1 = 2.1 详细目录
section-2-2 = 2.2 游戏算子
section-3 = 3 术语
section-4-1 = 4.1 算子
section-4-2 = 4.2 控制表
section-4-3 = 4.3 主要势力
section-4-31 = 4.31 确定角色
section-4-4 = 4.4 初始手牌
section-4-41 = 4.41 多国手牌
section-4-5 = 4.5 重抽
section-4-51 = 4.51 多次重抽
section-5 = 5 游戏流程
section-5-1 = 5.1 行动轮
section-5-11 = 5.11 单卡牌行动轮
section-5-12 = 5.12 附加打出
section-5-2 = 5.2 抢先行动轮
section-5-21 = 5.21 时机
section-5-22 = 5.22 抢先行动时间点
section-5-23 = 5.23 失去计划行动轮
section-5-3 = 5.3 次要势力打出
section-5-31 = 5.31 红色与绿色卡牌
section-5-32 = 5.32 次要势力保留卡
section-5-4 = 5.4 跳过行动轮
section-5-5 = 5.5 行动轮结束
section-5-51 = 5.51 延长回合
section-5-6 = 5.6 损耗
section-5-61 = 5.61 港口
section-5-62 = 5.62 海军建造
section-5-7 = 5.7 征服
section-5-8 = 5.8 和平骰子投掷
section-5-81 = 5.81 胜利
section-5-82 = 5.82 自动和平
section-5-9 = 5.9 中间阶段
section-6 = 6 卡牌和保留卡
section-6-1 = 6.1 事件
section-6-11 = 6.11 持续标志
section-6-12 = 6.12 建造和移除
section-6-13 = 6.13 国外战争
section-6-14 = 6.14 响应
section-6-15 = 6.15 战斗卡
section-6-16 = 6.16 外交
section-6-17 = 6.17 损耗
section-6-18 = 6.18 1805年不可打出的事件
section-6-19 = 6.19 计时事件
section-6-2 = 6.2 保留卡
section-6-3 = 6.3 命令点数
section-6-4 = 6.4 盟约次要势力行动轮
section-6-5 = 6.5 手牌诚信
section-7 = 7 建造
section-7-1 = 7.1 单位
section-7-2 = 7.2 将领
section-7-3 = 7.3 海军单位
section-7-4 = 7.4 旗帜
section-7-41 = 7.41 放置
section-7-42 = 7.42 要塞
section-7-43 = 7.43 双附庸
section-7-44 = 7.44 限制
section-7-5 = 7.5 次要势力建造
section-7-51 = 7.51 CP 信用
section-7-6 = 7.6 国外战争
section-7-7 = 7.7 重组
section-8-1 = 8.1 外交状态表
section-8-2 = 8.2 盟友状态
section-8-21 = 8.21 被打破的盟约
section-8-22 = 8.22 盟友限制
section-8-3 = 8.3 阵营
section-8-31 = 8.31 益处
section-8-32 = 8.32 次要势力
section-8-33 = 8.33 宣战
section-8-34 = 8.34 战争影响
section-8-4 = 8.4 土耳其国外战争
section-8-5 = 8.5 普鲁士中立性
section-8-6 = 8.6 谈判
section-8-7 = 8.7 盟约次要势力阵营状态
section-8-8 = 8.8 投降中立国
section-8-81 = 8.81 改变阵营
section-8-82 = 8.82 征服者与投降中立盟友
section-8-83 = 8.83 后续插旗
section-9-1 = 9.1 总览
section-9-2 = 9.2 堆叠
section-9-3 = 9.3 进入
section-9-4 = 9.4 损耗
section-9-41 = 9.41 通过沼泽和山路
section-9-42 = 9.42 强行军
section-9-43 = 9.43 埋伏
section-9-44 = 9.44 撤退和避战
section-9-45 = 9.45 法兰西
section-9-51 = 9.51 敌方编队
section-9-52 = 9.52 敌方要塞
section-9-53 = 9.53 海峡
section-9-54 = 9.54 中立国
section-9-6 = 9.6 多个将领
section-9-7 = 9.7 军团
section-9-71 = 9.71 军团移动
section-9-8 = 9.8 进入战斗
section-10-1 = 10.1 拦截
section-10-11 = 10.11 结算
section-10-12 = 10.12 军团拦截
section-10-13 = 10.13 拦截旗帜
section-10-2 = 10.2 避战
section-10-21 = 10.21 追击
section-10-3 = 10.3 顺序和限制
section-11-1 = 11.1 战斗事件
section-11-2 = 11.2 战斗骰
section-11-21 = 11.21 国家奖励
section-11-22 = 11.22 地形
section-11-3 = 11.3 伤亡结算
section-11-31 = 11.31 损失分配
section-11-32 = 11.32 战斗胜利
section-11-33 = 11.33 击溃
section-11-4 = 11.4 撤退
section-11-41 = 11.41 撤退损耗
section-11-42 = 11.42 无路可退
section-11-43 = 11.43 自愿消灭
section-11-44 = 11.44 战斗影响
section-11-5 = 11.5 暴动
section-11-6 = 11.6 超杀
section-11-7 = 11.7 旗帜超杀
section-12-1 = 12.1 要塞
section-12-2 = 12.2 攻城
section-12-3 = 12.3 攻城结算
section-12-31 = 12.31 攻城超杀
section-12-32 = 12.32 海域修正
section-12-33 = 12.33 军团攻城
section-12-4 = 12.4 移动效果
section-13 = 13 海军事务
section-13-1 = 13.1 舰队
section-13-11 = 13.11 重整
section-13-2 = 13.2 大舰队
section-13-21 = 13.21 大舰队移动
section-13-22 = 13.22 阵营转变
section-13-3 = 13.3 拦截和避战
section-13-31 = 13.31 海上拦截
section-13-32 = 13.32 双海域港口
section-13-33 = 13.33 海上避战
section-13-34 = 13.34 港口
section-13-35 = 13.35 封锁
section-13-36 = 13.36 海上结算
section-13-4 = 13.4 海战
section-13-41 = 13.41 胜利方舰队
section-13-42 = 13.42 失败方舰队
section-13-5 = 13.5 港口海战
section-13-6 = 13.6 海运
section-13-61 = 13.61 海运解围
section-13-62 = 13.62 未控制的港口
section-13-63 = 13.63 中立和结盟舰队
section-13-7 = 13.7 两栖突击
section-13-71 = 13.71 敌方舰队
section-13-8 = 13.8 设防海峡
section-13-9 = 13.9 港口损失
section-14 = 14 中间阶段
section-14-1 = 14.1 中间阶段的阵营
section-14-11 = 14.11 改换阵营
section-14-12 = 14.12 加入阵营
section-14-13 = 14.13 旗帜影响
section-14-14 = 14.14 提议
section-14-2 = 14.2 增援
section-14-21 = 14.21 CP 花费
section-14-22 = 14.22 放置增援
section-14-23 = 14.23 免费部署
section-14-24 = 14.24 额外部署
section-14-3 = 14.3 继续游戏
section-14-31 = 14.31 抽牌
section-14-32 = 14.32 抽牌阶段手牌上限
section-14-33 = 14.33 保留卡恢复
section-15 = 15 征服和投降
section-15-1 = 15.1 征服骰子投掷
section-15-11 = 15.11 共同征服
section-15-12 = 15.12 同时征服
section-15-2 = 15.2 割占地区
section-15-21 = 15.21 征服者撤离
section-15-22 = 15.22 被征服者撤离
section-15-23 = 15.23 友方领土
section-15-24 = 15.24 停战期
section-15-25 = 15.25 外交影响
section-15-3 = 15.3 国外战争结束
section-15-4 = 15.4 投降
section-15-41 = 15.41 投降提议
section-15-42 = 15.42 强迫投降
section-15-5 = 15.5 赔款
section-16-1 = 16.1 获取资源
section-16-2 = 16.2 使用资源
section-16-3 = 16.3 资源与胜利
section-17-1 = 17.1 忽略原则
section-17-2 = 17.2 通过事件放置的部队

camp-imperial = 帝国阵营
camp-coalition = 同盟阵营
column-unaligned = 未结盟
column-friendly = 友好
column-aid = 援助
column-associate = 伙伴
column-pact = 盟约

## 响应

act-play = 打出{ $card }
act-play_reserve = 打出保留卡{ $reserve }
act-pass = 不打出
ask-event_side = { $power }：“{ $card }”用于哪一方？
act-for_side = { $side }
ask-event_rounding = { $power }：“{ $card }”的半数如何取整？
act-round_up = 向上取整
act-round_down = 向下取整
ask-event_timed = { $power }：“{ $card }”结束哪个计时事件？
act-name_event = { $card }
ask-event_undone = { $power }：“{ $card }”取消哪个事件？
ask-event_escape = { $power }：{ $space }的部队撤到哪里？
trigger-spending = 即将花费CP。
    .now = { $power2 }有{ $cp }CP和{ $mp }MP可以花费。
trigger-event_announced = 宣布了一个事件。
    .now = { $power2 }宣布将{ $card }作为事件。
trigger-group_moves = 一个军团出发。
    .now = { $leader }率军团从{ $space }出发。
trigger-land_move = 部队进入了一个地区。
    .now = { $power2 }的部队进入了{ $space }。
trigger-sea_move = 舰船移动了。
    .now = { $power2 }的舰船移动到{ $place }。
trigger-intercepted = 一次拦截成功了。
    .now = { $power2 }拦截成功（{ $place }）。
trigger-attrition_rolled = 掷出了损耗骰。
    .now = { $power2 }将因损耗失去{ $amount }。
trigger-battle_begins = 战斗即将开始。
    .now = { $space }的战斗即将开始。
trigger-battle_dice = 战斗掷骰之前。
    .now = { $space }的战斗：掷骰之前。
trigger-battle_rolled = 战斗的骰子已掷出。
    .now = { $space }的战斗：骰子已掷出。
trigger-battle_decided = 战斗分出胜负。
    .now = { $space }的战斗分出胜负，战败方：{ $side }。
trigger-siege_dice = 攻城掷骰之前。
    .now = { $space }的攻城：掷骰之前。
trigger-naval_roll = 海上拦截或避战的掷骰失败。
    .now = { $power2 }的舰队拦截或避战失败。
trigger-naval_dice = 海战掷骰之前。
    .now = 海战（{ $place }）：掷骰之前。
log-reserve_played = { $power }将保留卡{ $reserve }作为事件打出。
log-rolled_again = “{ $card }”：重掷{ $amount }个骰子。
log-event_cancelled = “{ $card }”被取消。
log-joins_battle = { $leader }向{ $space }的炮声进军。
log-convoy_back = { $power }的运兵船队返回{ $space }。
dice-event = 事件
dice-fortress = 要塞

## 事件：提问

ask-event_nation = { $power }：为“{ $card }”指定哪个国家？
ask-event_pair = { $power }：为“{ $card }”指定哪两个交战国？
ask-event_leader = { $power }：为“{ $card }”指定哪位将领？
ask-event_duchy = { $power }：为“{ $card }”指定哪个地区？
ask-event_sea = { $power }：为“{ $card }”指定哪个海域？
ask-event_region = { $power }：为“{ $card }”指定哪个地方？
ask-event_choice = { $power }：选择“{ $card }”的哪一部分？{ $part ->
        [the_weather_gauge] （1）失败的掷骰改为成功；（2）每个己方海军单位多投一个骰子。
        [queen_louise] （1）普鲁士在一个同盟势力的行中右移两格；（2）普鲁士在法兰西的行中左移一格。
        [press_gangs] （1）新增一个海军单位；（2）移除两个海军单位的全部重整标记。
        [metternich] （1）一个领事右移两格，在谁的行中见卡牌；（2）任一领事左移两格。
        [castlereagh] （1）一个领事在不列颠的行中右移两格；（2）一个领事在任一同盟势力的行中右移一格。
        [sebastiani] （1）土耳其在法兰西以外的行中左移两格；（2）土耳其在法兰西的行中右移两格。
        [bumper_harvest] （1）获得一个资源，此牌移出游戏；（2）至多四个单位或将领离开重组。
        [malet_conspiracy] （1）拿破仑返回巴黎；（2）法兰西弃两张牌。
       *[indelta] （1）在本土地区放置一个陆军单位；（2）移除一个海军单位的一个重整标记。
    }
ask-event_place = { $power }：“{ $card }”的{ $power2 }部队放在哪里？
ask-event_port = { $power }：因“{ $card }”在哪个港口放置海军单位？
ask-event_chief = { $power }：哪位将领因“{ $card }”登场？
ask-swap_unit = { $power }：算子已用尽。放弃哪个陆军单位以在{ $space }建造？
ask-event_give_up = { $power }：算子已用尽。放弃哪个陆军单位以放到{ $space }？
ask-event_muster = { $power }：因“{ $card }”从重组取回什么？
ask-event_refit = { $power }：因“{ $card }”重整哪里的海军单位？
ask-event_flags = { $power }：因“{ $card }”改变哪面旗帜？
ask-event_loss = { $power }：因“{ $card }”在{ $space }损失什么？
ask-event_regroup = { $power }：从{ $space }送什么到重组？
ask-event_lose = { $power }：因“{ $card }”在哪里损失一个陆军单位？
ask-event_draw = { $power }：立即打出抽到的哪张卡牌？
ask-event_discard = { $power }：{ $power2 }弃置哪张卡牌？
ask-event_void = { $power }：{ $power2 }的哪张保留卡无效？
ask-event_points = { $power }：事件给予{ $cp }CP和{ $mp }MP。用来做什么？
ask-event_consul = { $power }：因“{ $card }”移动哪个外交领事标志？
ask-event_camp = { $power }：是否因“{ $card }”改变阵营？
ask-event_commit = { $power }：把什么投入“{ $card }”？
ask-event_levy = { $power }：事件还缺{ $cp }CP。用什么支付？
ask-event_march = { $power }：哪支军队因“{ $card }”行军？
ask-treaty = { $power }：是否同意{ $power2 }以“{ $card }”提出的事？
ask-flotilla = { $power }：谁随船队渡海，到哪里？
ask-copenhagen = { $power }：是否攻击哥本哈根的丹麦海军单位？
ask-alliance = { $power }：谁的军队因“{ $card }”一同行军？
ask-raid = { $power }：哪个海军单位出航掠夺贸易？

## 事件：选项

act-reserve_event = { $reserve }（保留卡）作为事件
act-name = { $power }
act-name_pair = { $power }和{ $power2 }
act-name_leader = { $leader }
act-name_duchy = { $space }
act-name_sea = { $sea }
act-name_region = { $region }
act-alternative = 第{ $amount }部分
act-place_troops = 在{ $space }
act-place_squadron = 在{ $space }放置海军单位
act-place_leader = { $leader }
act-give_up_unit = { $space }的一个陆军单位
act-muster_unit = 一个陆军单位到{ $space }
act-muster_leader = { $leader }到{ $space }
act-refit_at = 在{ $space }重整
act-strike_flag = 移除{ $space }的旗帜
act-raise_flag = { $space }归{ $power }
act-lose_flag = { $space }的旗帜
act-send_unit = { $power }的一个陆军单位
act-send_leader = { $leader }
act-void = { $reserve }
act-advance = { $power }靠近{ $power2 }
act-withdraw = { $power }后退一格
act-commit_unit = { $space }的一个陆军单位
act-commit_leader = { $leader }
act-commit_squadron = { $place }的一个海军单位（{ $amount }个重整标记）
act-pay_resource = 使用一个资源
act-agree = 同意
act-agree_alliance = 同意并加入阵营
act-embark = { $leader }率{ $amount }个陆军单位
act-land_at = 在{ $space }登陆
act-bombard = 从{ $sea }攻击
act-lead = { $leader }指挥
act-join_with = { $leader }加入

## 事件：记录

log-event_names_power = { $power }为“{ $card }”指定了{ $power2 }。
log-event_names_leader = { $power }为“{ $card }”指定了{ $leader }。
log-event_names_space = { $power }为“{ $card }”指定了{ $space }。
log-event_names_sea = { $power }为“{ $card }”指定了{ $sea }。
log-event_rolled = { $power }为“{ $card }”投出{ $amount }：共{ $total }。
log-reserve_event = { $power }将{ $reserve }（保留卡）作为事件打出。
log-reserve_void = { $power }的{ $reserve }在下回合前无效。
log-status_gained = { $power }获得+1要地地位。
log-card_leaves = “{ $card }”移出游戏。
log-resource_lost = { $power }失去一个资源。
log-credit_lost = { $power }失去了积存的CP。
log-leader_rides = { $leader }赶往{ $space }。
log-leader_felled = { $leader }阵亡。
log-ships_attrition = { $place }的海军单位投出{ $dice }。
log-flotilla_fire = 船队前往{ $space }途中遭到炮击：{ $dice }。
log-war_begins = { $card }爆发。

## 地方与方框

region-low_countries = 低地国家
region-portugal = 葡萄牙
region-italy = 意大利
region-naples = 那不勒斯王国
region-switzerland = 瑞士
region-western_germany = 西德意志
region-eastern_germany = 东德意志
region-bavaria = 巴伐利亚
region-poland = 波兰
region-hungary = 匈牙利
region-iberia = 伊比利亚
region-scandinavia = 斯堪的纳维亚
place-regroup = 重组
place-off_map = 地图外的舰队

## 页面与终端

unit-unit = 陆军单位
unit-squadron = 海军单位
phase-setup = 设置
phase-impulses = 行动轮阶段
phase-attrition = 损耗和海军建造阶段
phase-conquest = 征服阶段
phase-peace = 和平阶段
phase-camps = 改变阵营分段
phase-reinforcement = 增援和部署分段
phase-draw = 抽卡分段
phase-over = 终局
label-turn = 回合
label-round = 轮
label-cp = CP
label-mp = MP
label-active = 正在行动
label-impulse_track = 行动进度条，手牌数
label-legend = 图例
label-capital = 首都
label-fortress = 要塞
label-key = 核心地区
label-duchy = 地区
label-sea = 海域
label-box = 格
label-subject_duchy = 附庸地区
label-foreign_flag = 他国旗帜
label-line_road = 道路
label-line_rough = 崎岖道路
label-line_pass = 山路
label-line_marsh = 沼泽
label-line_strait = 海峡
label-status_home = 本土地区
label-status_subject = 附庸于
label-status_dual = 双附庸于
label-certainty_line = 配件共%n行，其中%r行为推定，%l行为可能；推定地区的名称用斜体。
label-sure = 确定
label-sure_name = 名称
label-sure_key = 核心地区
label-sure_capital = 首都
label-sure_nation = 国家
label-sure_status = 归属
label-sure_second = 第二所属
label-sure_fortress = 要塞
label-sure_ports = 港口
label-sure_adjacent = 相邻
label-regroup = 重组区
label-off_map = 离图舰队
label-unit = 陆军单位
label-units = 陆军单位
label-leader = 将领
label-squadron = 海军单位
label-squadrons = 海军单位
label-flag = 旗帜
label-siege = 攻城
label-commander = 统帅
label-group = 军团统帅
label-marched = 已行军地区
label-halted = 不能再移动
label-marked = 不能再拦截
label-building = 建造中
label-refit = 重整中
label-ceded = 割让
label-command_rating = 统率能力
label-battle_rating = 战斗能力
label-panel_display = 外交状态表
label-panel_cards = 卡牌
label-panel_fleets = 舰队
label-neutral = 中立
label-plus_consul = 外交领事标志为+1面：移动它的费用不同。
label-foreign_wars = 国外战争
label-truce = 停战期
label-truces = 停战期
label-until_turn = 至回合
label-subject_of = 投降中立于
label-subjects = 投降中立国
label-plus_key = +1核心地区状态
label-free_minors = 没有玩家操作的势力
label-key_track = 核心地区轨
label-keys = 核心地区
label-cards = 卡牌
label-hand = 手牌
label-resources = 资源
label-victory_points = 分数
label-total = 合计
label-points_keys_gained = 获得的核心地区
label-points_pact_minors = 盟约次要势力
label-points_resources = 资源
label-reserves = 保留卡
label-spares = 备用保留卡
label-kept = 上回合保留
label-spent = 已使用
label-forces = 场上的算子
label-flags_laid = 地图上的旗帜
label-next_draw = 下一个中间阶段
label-draw_limits = 手牌下限与上限
label-reinforcement = 增援
label-pact_minors = 盟约次要势力
label-absent_leaders = 不在场的将领（统率/战斗）
label-piles = 牌堆
label-deck = 抽牌堆
label-discards = 弃牌堆
label-top_discard = 最上面
label-timed_events = 生效中的计时事件
label-lasting_events = 持续事件
label-removed = 移出游戏
label-where = 位置
label-fleet = 舰队
label-grand_fleet = 大舰队
label-dice = 骰子
label-bar_battle = 战斗卡
label-bar_response = 响应
label-bar_foreign_war = 国外战争
label-bar_timed = 计时事件
label-bar_must_be_event = 必须作为事件打出
label-bar_plus = +可与另一张卡同打
label-bar_no_1805 = 1805年不可用
label-number_red = 红色数字：中立次要势力必须打出
label-number_green = 绿色数字：中立次要势力后期必须打出
label-removed_red = 事件后移出游戏
label-removed_green = 满足条件时移出游戏
label-for_nations = 可打出此事件
label-last_dice = 最近的掷骰
label-march = 行军
label-entered = 已进入地区
label-voyage = 航行
label-convoy = 海运
label-battle = 战斗
label-naval_battle = 海战
label-battle_round = 第%n轮
label-rounds_so_far = 至今各轮
label-attacker = 进攻方
label-defender = 防守方
label-besieger = 围城部队
label-garrison = 要塞
label-voyager = 航行舰队
label-guard = 另一舰队
label-losses = 承受
label-killed = 击杀
label-disrupted = 击溃
label-sixes = 六点
label-many_build = 建造
label-many_flag = 插旗
label-many_clear = 拔旗
label-many_march = 行军
label-many_march_unit = 没有将领的行军
label-many_appoint = 任命统帅
label-many_sail = 航行
label-many_convoy = 海运
label-many_convoy_unit = 没有将领的海运
label-many_court = 外交：拉近
label-many_estrange = 外交：疏远
label-many_favor = 外交领事标志翻到+1
label-many_disfavor = 外交领事标志翻回
label-many_declare_war = 宣战
label-many_build_squadron = 建造海军单位
label-many_refit_squadron = 重整
label-many_spend = 以CP打出卡牌
label-many_event = 作为事件打出

# the bot: why it likes an option, and how a match stands

why-key = 夺取核心地区{ $space }
why-duchy = 夺取{ $space }
why-capital = { $power }的首都：可能随之征服
why-hurts = 打击{ $power }
why-helps = 帮助{ $power }
why-campaign = 以{ $count }个单位进军{ $space }
why-lands = 以{ $count }个单位在{ $space }登陆
why-no_campaign = 所及之处没有可夺取的目标
why-battle_odds = 战斗获胜的机会为{ $percent }%
why-storm = 此次攻城攻陷要塞的机会为{ $percent }%
why-garrison = 留下{ $count }个单位守卫{ $space }
why-whole_army = 带上将领所能指挥的全部单位
why-guards = { $space }受到威胁
why-menaced = { $space }附近有敌军
why-safe = { $space }是安全的
why-cheap_loss = 先损失最无关紧要的
why-needs_leader = { $leader }使军队有将领统率
why-stronger_army = 军队更强
why-stronger_fleet = 舰队更强
why-front_is_far = 前线有更多可取
why-stays_near = 别处没有更多可取
why-courts = { $power }：离与{ $power2 }结成盟约还差{ $count }格
why-pact = { $power }与{ $power2 }结成盟约：得1分，并可使用其军队
why-drives_away = 使{ $power }疏远{ $power2 }
why-keeps_peace = 不树新敌
why-war_prey = { $power }有我军可夺取之地
why-war_useless = 从{ $power }那里得不到多少
why-war_price = 花费{ $count }CP
why-camp_prey = 在{ $camp }可得更多
why-camp_useless = 在{ $camp }得不到更多
why-welcome = 欢迎{ $power }成为盟友
why-unwelcome = { $power }作为敌人更有价值
why-keys_lost = { $power }已失去{ $count }个本土核心地区
why-ahead = 领先其他所有人{ $count }分
why-behind = { $count ->
        [0] 与领先者持平
       *[other] 落后领先者{ $count }分
    }
why-event = 事件“{ $card }”
why-reserve_event = 保留卡“{ $reserve }”
why-reserve_returns = 保留卡下一回合会恢复
why-points = { $count }CP
why-spends_answer = “{ $card }”以后可作响应之用
why-resource_point = 资源最终值1分
why-keeps_card = 留着卡牌等待更好的时机
why-moment = 打出“{ $card }”的时机
why-hand_points = 手牌共{ $count }CP
why-something_to_take = 可抢在他人行动之前夺取目标
why-can_wait = 等待并无损失
why-keys_gained = { $power }：开局以来获得的核心地区
why-other_points = { $power }：盟约与资源的分数
why-hand = { $power }：{ $count }张手牌
why-units = { $power }：{ $count }个陆军单位
why-squadrons = { $power }：{ $count }个海军单位
why-clients = { $power }：{ $count }个尚未结成盟约的代理国
why-capital_lost = { $power }：首都落入敌手，已失去{ $count }个开局时的核心地区

## 结果预测

why-forecast_sixes = 下一轮掷出{ $count }个6即可攻陷

## 保留卡：叙述其事件时用的名字

card-guerre_de_course = { reserve-guerre_de_course }
card-grande_armee = { reserve-grande_armee }
card-parliament = { reserve-parliament }
card-admiralty = { reserve-admiralty }
card-hofkriegsrat = { reserve-hofkriegsrat }
card-opolchenie = { reserve-opolchenie }
card-landwehr = { reserve-landwehr }
card-janissaries = { reserve-janissaries }
card-junta = { reserve-junta }
card-indelta = { reserve-indelta }
card-gallant_danes = { reserve-gallant_danes }

## 帮助

help-goal =
    只有一名玩家获胜：其玩家主要势力收获最多者。自开局以来，你的玩家主要势力每多得一处核心地区得1分，每失去一处扣1分；终局时它们的每份资源、每个与其处于盟约的次要势力各值1分。每个国家的面板列出各项得分。同分时，行动进度条上靠后的国家胜出。

    盟友只在战场上共同取胜：奥地利可能打败法兰西，却把胜利输给不列颠。

    游戏在以下情况结束：和平骰子投掷达到6；第五回合结束（拿破仑退位时为第六回合）；法兰西投降或被征服；不列颠或俄罗斯成为投降中立国且法兰西达到6分。无论因何结束，都以分数定胜负。
help-turn =
    行动轮：各国从法兰西到丹麦依次行动，一轮又一轮。有手牌的国家在计划行动轮必须打出一张，除非改用资源或保留卡。没有手牌的国家仍可攻城、使用资源或保留卡。手牌用尽时回合结束；最后一个有手牌的国家保留未打出的牌。

    从1805年回合的第二轮起，唯一持牌最多的国家可以抢先行动：在下一个国家开始之前询问它。任何国家都不能连续进行两个行动轮。

    随后是未控制地区的损耗与海军建造、征服、和平骰子投掷。中间阶段改变阵营、增援和部署，并抽取新的手牌。
help-cards =
    每个国家有自己的手牌。一张卡可作事件，或提供命令点数（CP），CP逐点花费，不能留存。响应卡可在任何人的行动轮打出；在战斗中有编队的国家可以打出战斗卡。有红色弃置标志的卡在事件结算后移出游戏，绿色的在所印条件满足时移出。中立的次要势力随机抽取自己的卡并用来建造，但红色数字的卡必须作为事件打出，绿色数字的从其回合起也必须。1805年不能作事件的卡仍可用作CP。

    保留卡每回合恢复；法兰西和不列颠各有两张。主要势力的保留卡或一份资源可以与普通卡一起打出，即附加打出。资源用来抽一张卡。

    计时事件持续到行动轮结束时掷出6，或回合结束。国外战争占用算子，直到每次花1CP的投掷掷出6。

    发生可以响应的事情时，持有这种卡的人会同时被暗中询问，其他人自动暗中放弃；与真人对局时，每个时机都会持续一小段随机的时间，这样别人不知道谁被问到。对局选项“响应方式”可设为密封（凡是可能持有这种卡的人都会被询问）或快速（没有停顿）；页面菜单中的“预设回应”可以替你放弃。
help-actions =
    陆军单位2CP，将领为其统率能力，海军单位4CP（回合结束并重整后可用）。重组区的算子每个1CP返回。移动一支军队、一名将领或一个单位，每个地区1CP；军团按所含军队数支付。插旗或拔旗1CP。1CP换舰船两点移动力；海运每进入一个海域或港口1CP。

    移动外交领事标志的费用是所进入一栏的CP。行动轮中对主要势力宣战需7CP，中间阶段免费。攻城不花CP。

    选项列表的每个标题展开可做的事；也可以直接点击地区或海域。灰色的选项会说明哪条规则不允许。
help-flags =
    没有旗帜的地区属于原有者；插有旗帜的地区有一圈原有者颜色的外环。有敌方编队的地区变为未控制：不属于任何人，但港口仍供原控制者使用。

    你的编队可以对所在地区插旗或拔旗。位于友方地区的军队也可以对相邻地区插旗，条件是那里没有敌方编队，也没有能拦截的敌方军队；但不能隔着沼泽或海峡。要塞只能通过攻城、征服或投降易手。本行动轮战败的军队不能插旗。

    附庸地区的边框为虚线。双附庸（低地国家、旺代、汉诺威、华沙）有上方势力和第二势力。
help-land_war =
    将领可带领其统率能力以内的单位和将领。从第五个地区起、经山路或沼泽进入敌方地区、从未控制地区进入敌方地区时受损耗：每个算子掷一骰，6为损失。法兰西的损耗减半，但在俄罗斯、西班牙和土耳其除外。

    非行动方的军队可以拦截进入相邻地区的敌军，受攻击的编队可以避战：两骰加统帅战斗能力达到9。

    战斗中每个单位和下属将领掷一骰；统帅的战斗能力、国家奖励（法兰西2，其他主要势力1，次要势力无）、战斗卡，以及第一轮防守方的崎岖道路（1）、山路（2）、沼泽（3）另加骰子。6击杀，5击溃。伤亡较多的一方撤退；相等则进行第二轮，仍相等时行动方撤退。

    伤亡多出三个即为暴动：所有被击溃的算子损失，并可能掷骰赢得资源。无路撤退者被消灭，胜者可以继续移动。
help-sieges =
    无论谁驻扎在那里，要塞都控制其地区。攻城由一支军队进行，当地不能有敌方编队，每个行动轮一次，不花CP。单位、将领、统帅战斗能力和国家奖励都掷骰；如果要塞一方控制其海域，攻城方少掷一骰。

    一个行动轮内要塞承受的6达到其数值即陷落。要塞按其数值掷骰：6击杀，5击溃。掷出的6多于自己所受命中的攻城方可以立即再攻。结果不带入下一个行动轮。6多于所需或轮数少于要塞数值即为超杀：军队可以继续移动。
help-sea =
    同一处某势力及其次要势力的海军单位是一支舰队；盟友可组成大舰队。舰队可以互相通过。非行动方舰队可以拦截进入其海域者，行动方舰队每次花1点移动力巡逻：两骰达到9，不列颠加2，法兰西加1，对驶出被封锁港口的舰船加1。被拦截的舰队以同样方式避战。

    海战中不列颠每个海军单位掷3骰，法兰西、丹麦、瑞典2骰，其他1骰，重整中少1骰。6击沉，5使下一轮少一骰。战败的舰队前往最近的港口。进入敌方港口先受海岸炮击：两骰，要塞四骰。

    海运最多把五个算子从港口运到港口，不需要舰队，但不能经过敌方舰队。只有己方控制海域时才能对敌方港口两栖突击。
help-diplomacy =
    外交状态表中每个主要势力一行，从未结盟到盟约共五栏。外交领事标志位于你这一行的次要势力是你的代理国；处于盟约时是你的盟友：在它的行动轮由你打它的手牌，终局值1分。1805年第一轮不使用此表。

    用CP只能在自己的行向右移动外交领事标志，向左则任何行都可以；在未结盟栏换行。翻到+1面的标志向右移动多花1CP。盟约只会因事件、征服和投降而破裂，并可立即恢复。

    帝国阵营与同盟阵营交战。法兰西和不列颠永不改变阵营；其他势力经对方所有玩家同意，可在中间阶段改变。受攻击者加入另一方。谈判对所有人公开，承诺没有约束力。
help-conquest =
    征服阶段中，失去全部核心地区的国家被征服；敌方控制其首都（俄罗斯为两个）并掷出6以上时也被征服。每失去一处核心地区加1；法兰西、西班牙、土耳其-2，其他主要势力-1，瑞典+2，丹麦+3。

    掷一骰决定割让多少地区，其余归还。战败势力成为投降中立国：退出战争，失去资源，停战期到下个中间阶段。它继续游戏。征服者获得一份资源。

    如果入侵者在其国内的部队多于它在场的部队，势力可在行动轮结束时提出投降：按约定最多六个地区易手。
help-interphase =
    此前是和平骰子投掷：每名玩家可以放弃某势力下次抽牌中的一张，使结果加1或减1。

    改变阵营：势力换边，中立国宣战。增援：各国有CP用于算子（法兰西18，不列颠6，奥地利、俄罗斯、普鲁士8，西班牙、土耳其4，丹麦、瑞典2），放置在首都；然后一支力量免费经友方地区部署，主要势力可再买一次。

    抽卡：每两处核心地区一张（法兰西4至8，其他主要势力2至4，次要势力1至3）。可以少一张重抽手牌。超过上限时，一张换成资源，其余用于外交。
help-france =
    你有最好的军队、最多的手牌，半个欧洲与你为敌。先下手为强：同盟阵营分散各处，被打败的奥地利或普鲁士会退出战争一个多回合。拿破仑和两颗奖励骰即使以少敌多也能取胜。

    海上避开不列颠。西班牙通过盟约与你结盟；土耳其和丹麦可以争取。核心地区只有在和平到来时仍在手中才算数，而任何一年掷出6都可能带来和平。
help-britain =
    大海属于你。封锁布雷斯特、土伦和加的斯，法军就过不了海峡。你的陆军很小：在法军不在的地方登陆，葡萄牙、那不勒斯或低地国家，并在双附庸地区插旗。

    手牌既用于舰船，也用于外交。你以一两分取胜：让盟友留在战争中，但别让他们得到的比你多。
help-austria =
    你挡在拿破仑的路上。不要独自与他作战：避战，集中军队，等俄罗斯军队到来，守住维也纳。如果非投降不可，趁条件还能由你提出。

    成为投降中立国后你仍保有手牌和次要势力。好好选择何时回来、站在哪一边。
help-russia =
    你离得很远，两个首都都失守才算陷落。及时把军队带到奥地利，或者经营波兰、瑞典和土耳其。在俄罗斯法军的损耗不减半：让他来吧。

    其他人同意时你可以在中间阶段改变阵营；终局只算你自己的核心地区。
help-prussia =
    五人游戏中你起初不属于任何阵营，不必着急：双方都会向你开价。汉诺威和华沙是紧邻你的双附庸。谁攻击你，谁就把你推向对方。

    人数较少时，普鲁士是外交状态表中的一个领事标志。
help-certainty =
    规则书是完整的，但配件并非全部已知：地图的大部分路线、大部分卡牌文字、许多初始位置以及1812和1813剧本都是推定的，使规则书中的每个数字都成立。地图图例给出数目；指向地区、将领或卡牌会说明它是否为推定，设置中可以在地图上标出所有这样的地方。

    这些都是数据，拥有实物的人无需改动规则就能更正。

## 预设放弃的期限

step-turn = 直到下一回合
