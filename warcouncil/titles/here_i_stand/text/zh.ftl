# What cards and debaters do, in short. These entries take the place of the plain names of 00names.

card-janissaries = 禁卫军
    .effect = 奥斯曼的野战或海战掷骰后：多掷5个骰子，海战为4个。或在己方轮次：在起始领地或己方的海外战争中放置4个常规军。
card-holy_roman_emperor = 神圣罗马帝国皇帝
    .effect = 将{ leader-charles_v }（以及与他同处的{ leader-duke_of_alva }）移到另一个己方控制的起始领地，然后获得5CP。
card-six_wives_of_henry_viii = 英王亨利八世的后宫
    .effect = 第2回合起，亨利的婚姻状态标记前进一格，再婚则进行妊娠掷骰。或免费向法兰西、哈布斯堡或苏格兰宣战，然后获得5CP；若对苏格兰宣战，法兰西可以干预。
card-patron_of_the_arts = 法国的文化繁荣
    .effect = { ruler-francis_i }在位，未被俘也未被围时：掷一个骰子，3至6建成一座城堡别墅（1VP，最多6座）。控制{ space-milan }则无需掷骰。
card-papal_bull = 教皇诏书
    .effect = 将一名改革家开除教籍：他离开地图到下回合，你可在其语言区发起辩论。或在有理由时将一名统治者开除教籍：其势力少发一张牌，并有至多2个起始领地陷入动乱。
card-leipzig_debate = 莱比锡论战
    .effect = 免费发起一场辩论，并且选择己方辩手，或禁止一名新教辩手参加。
card-here_i_stand = 我的立场
    .effect = 德语区辩论掷骰前换上路德，然后抽一张牌。或从弃牌堆取回一张非强制事件的牌，立即使用或保留。
card-luthers_95_theses = 九十五条论纲
    .effect = 路德在{ space-wittenberg }登场，该地转为新教；在德语区进行5次改革尝试，每次多一个骰子。
card-barbary_pirates = 巴巴利海盗
    .effect = { space-algiers }成为奥斯曼关键城市，放置2个常规军、2个海盗船队和{ leader-barbarossa }。此后奥斯曼可建造海盗船队并发起海盗掠夺。然后获得2CP。
card-clement_vii = 教皇克莱芒七世
    .effect = { ruler-clement_vii }成为教皇。然后获得2CP。
card-defender_of_the_faith = 信仰卫士
    .effect = 教皇在任意语言区进行3次镇压改革尝试。若由英格兰打出，英格兰抽一张牌。然后获得2CP。
card-master_of_italy = 意大利争霸
    .effect = { space-genoa }、{ space-milan }、{ space-venice }、{ space-florence }、{ space-naples }五城中：控制4或5座者得2VP，3座得1VP，2座抽一张牌。然后获得2CP。
card-schmalkaldic_league = 施马尔卡尔登联盟
    .effect = 第2回合起且至少有12个新教空地时：联盟成立，新教控制信奉新教的新教起始领地，并与哈布斯堡和教皇交战直到终局。然后获得2CP。
card-paul_iii = 教皇保罗三世
    .effect = { ruler-paul_iii }成为教皇：每回合多发一张牌，教皇在目标语言区平局获胜。然后获得2CP。
card-society_of_jesus = 耶稣会
    .effect = 教皇在天主教空地建立2所耶稣会大学，此后可继续建立。然后获得2CP。
card-calvin = 加尔文
    .effect = 路德去世，加尔文成为新教的统治者。然后获得2CP。
card-council_of_trent = 特伦托议会
    .effect = 教皇派出至多4名辩手，新教至多2名，按辩论能力掷骰。命中较多的一方按差值翻转空地。然后获得2CP。
card-dragut = 图尔古特·雷斯
    .effect = { leader-dragut }取代{ leader-barbarossa }。然后获得2CP。
card-edward_vi = 英王爱德华六世
    .effect = 亨利八世去世，信奉新教的{ ruler-edward_vi }统治英格兰；{ leader-john_dudley }接掌军队。然后获得2CP。
card-henry_ii = 亨利二世
    .effect = 弗朗索瓦一世去世，{ ruler-henry_ii }统治法兰西并领军。然后获得2CP。
card-mary_i = 英女王玛丽一世
    .effect = 信奉天主教的{ ruler-mary_i }统治英格兰。只要还有信奉新教的英格兰起始领地，英格兰亮牌后掷出1至3时由教皇用该牌焚书或发起辩论。然后获得2CP。
card-julius_iii = 尤里乌斯三世
    .effect = { ruler-julius_iii }成为教皇：每回合多发一张牌，但不能保留手牌。然后获得2CP。
card-elizabeth_i = 伊丽莎白一世
    .effect = 信奉新教的{ ruler-elizabeth_i }统治英格兰，每回合多发一张牌。然后获得2CP。
card-arquebusiers = 火绳枪兵
    .effect = 野战或海战中多2个骰子。
card-field_artillery = 野战炮
    .effect = 野战中多2个骰子；法兰西与奥斯曼为3个。
card-mercenaries_bribed = 收买雇佣兵
    .effect = 野战中敌方一半雇佣兵（向上取整）投向己方。奥斯曼不能使用，也不能对奥斯曼使用。
card-mercenaries_grow_restless = 雇佣兵骚动
    .effect = 敌方对己方设防空地攻城时，掷骰前移除其全部雇佣兵。围城可能因此解除。
card-siege_mining = 坑道爆破
    .effect = 攻城时己方多3个骰子。
card-surprise_attack = 奇袭
    .effect = 野战中己方先掷骰，敌方先承受损失再掷骰。
card-tercios = 西班牙大方阵
    .effect = 哈布斯堡在野战中多3个骰子。或由哈布斯堡的对手打出，使至少有3个哈布斯堡常规军的一方少3个骰子。
card-foul_weather = 糟糕的天气
    .effect = 另一势力刚宣布的移动、攻城、海军移动、海运或海盗掠夺不发生，并损失1CP。该轮次剩余时间内其部队最多移动1格，不能攻城、海军移动、海运或海盗掠夺。
card-gout = 痛风
    .effect = 有将领参加的移动或攻城不发生，并损失1CP；该将领本轮次不能行动。也可阻止{ card-holy_roman_emperor }移动查理五世。
card-landsknechts = 日耳曼雇佣兵
    .effect = 在己方陆军所在处放置2个雇佣兵，哈布斯堡为4个；奥斯曼则改为移除2个雇佣兵。不能放在被围的部队中。
card-professional_rowers = 地中海桨帆船
    .effect = 使海上拦截或避战的掷骰结果增减2。或在海战掷骰后给一方多3个骰子。
card-siege_artillery = 攻城大炮
    .effect = 攻城掷骰后：攻击方多2个骰子，3至6命中；攻击方须有起始设防空地在陆路4格之内。
card-swiss_mercenaries = 瑞士雇佣兵
    .effect = 在己方陆军所在处放置2个雇佣兵；由法兰西或奥斯曼打出时，法兰西放置4个。不能放在被围的部队中。
card-the_wartburg = 瓦特堡
    .effect = 取消另一势力打出的事件（强制事件牌、战斗牌与响应牌除外）。路德转为已行动，本回合你不能发起辩论。
card-halleys_comet = 哈雷彗星
    .effect = 另一势力随机弃一张牌，或某势力失去下一个轮次。也可在轮次之间打出。
card-augsburg_confession = 奥格斯堡信约
    .effect = 派出{ debater-melanchthon }。本回合教皇镇压改革的骰子各减一，教皇发起的辩论少一个骰子。
card-machiavelli_the_prince = 马基雅维利的《君主论》
    .effect = 免费向一个主要势力宣战，然后获得2CP。
card-marburg_colloquy = 马尔堡会晤
    .effect = 新教派出路德或梅兰希顿，以及茨温利或厄科兰帕迪乌斯，在任意语言区进行与两人辩论能力之和相等次数的改革尝试。
card-roxelana = 许蕾姆苏丹
    .effect = 奥斯曼：获得4CP，且苏莱曼可免费攻城一次，刚开始的围城亦可。其他势力：获得4CP，可用其中2CP把苏莱曼送回{ space-istanbul }。
card-zwingli_dons_armor = 茨温利出阵
    .effect = 新教移除{ space-zurich }3格内的一个天主教陆军单位；随后茨温利退出游戏。
card-affair_of_the_placards = 寝宫海报
    .effect = 派出{ debater-cop }；在法语区进行3次改革尝试。
card-calvin_expelled = 放逐加尔文
    .effect = 改革家与辩手加尔文离开地图到下回合。
card-calvins_institutes = 加尔文学会
    .effect = 派出加尔文；在法语区进行5次改革尝试，每个骰子+1。
card-copernicus = 哥白尼
    .effect = 若己方起始领地至少有一半信奉新教则得2VP。否则得1VP，并抽一张牌或令新教弃一张牌。也可用来阻止优势胜利。
card-galleons = 西班牙大帆船
    .effect = 哈布斯堡、英格兰或法兰西获得大帆船：此后新世界财富表的大帆船结果为一张牌。
card-huguenot_raiders = 胡格诺海盗
    .effect = 拥有信奉新教的起始港口的英格兰、法兰西或新教获得劫掠船，可抢走哈布斯堡在新世界所得的卡牌。
card-mercators_map = 墨卡托海图
    .effect = 英格兰、法兰西或哈布斯堡免费探索，掷骰+2。
card-michael_servetus = 塞尔维特
    .effect = 得1VP，新教随机弃一张牌。也可用来阻止优势胜利。
card-michelangelo = 米开朗基罗
    .effect = 掷两个骰子，圣彼得大教堂获得点数之和的CP。
card-plantations = 种植园
    .effect = 哈布斯堡、英格兰或法兰西获得种植园：其殖民地的新世界财富掷骰+1。
card-potosi_silver_mines = 银都波托西
    .effect = { colony-potosi }成为英格兰、法兰西或哈布斯堡的殖民地。
card-jesuit_education = 耶稣会教育
    .effect = 教皇在天主教空地建立2所耶稣会大学。
card-papal_inquisition = 罗马宗教法庭
    .effect = 派出{ debater-caraffa }；意大利语区2个空地转为天主教。教皇查看英格兰或新教的手牌，然后从中抽一张、从弃牌堆取回一张牌，或发起一场辩论并多2个骰子。
card-philip_of_hesses_bigamy = 黑森的腓力重婚
    .effect = { leader-philip_of_hesse }退出游戏，或新教随机弃一张牌。
card-spanish_inquisition = 西班牙宗教裁判所
    .effect = 西班牙语区2个空地转为天主教。哈布斯堡查看英格兰与新教的手牌，弃掉其中一张，并抽一张牌。教皇发起一场辩论。
card-lady_jane_grey = 简·格雷
    .effect = 英格兰更换统治者的回合：查看英格兰随机一张手牌与牌堆一张牌，留一张，另一张交给新教或教皇。
card-maurice_of_saxony = 萨克森的莫里斯
    .effect = { leader-maurice_of_saxony }在新教与哈布斯堡之间倒戈，并带走麾下的雇佣兵。
card-mary_defies_council = 玛丽藐视议会
    .effect = 教皇在英语区进行3次镇压改革尝试。
card-book_of_common_prayer = 公祷书
    .effect = 派出{ debater-cranmer }；对英格兰起始领地进行4次改革尝试。然后掷骰，其中的天主教空地可能陷入动乱。
card-dissolution_of_the_monasteries = 解散修道院
    .effect = 英格兰抽2张牌；在英语区进行3次改革尝试。
card-pilgrimage_of_grace = 求恩巡礼
    .effect = 至多5个无人驻守的英格兰起始领地陷入动乱。
card-a_mighty_fortress = 《千古保障》
    .effect = 派出路德；在德语区进行6次改革尝试。
card-akinji_raiders = 阿金基轻骑袭扰
    .effect = 奥斯曼从一个敌方势力随机抽一张牌，该势力须有空地在奥斯曼骑兵2格之内。
card-anabaptists = 再洗礼派
    .effect = 2个无人驻守、非选区的新教空地转为天主教。
card-andrea_doria = 安德烈·多里亚
    .effect = 法兰西、哈布斯堡或教皇激活热那亚。或当多里亚在邻接2个奥斯曼港口的海域时：你与其势力各抽一张牌，并掷3个骰子削减奥斯曼的海盗VP。
card-auld_alliance = 古老同盟
    .effect = 法兰西激活苏格兰，或为苏格兰增援3个常规军；英格兰或法兰西可取消激活苏格兰。
card-charles_bourbon = 查理·波旁公爵
    .effect = 叛徒将领与3个雇佣兵（奥斯曼为骑兵）加入己方控制的一个空地；与法兰西交战时也可在{ space-lyon }的相邻空地。
card-city_state_rebels = 城邦起义
    .effect = 对一座被外国占领的关键城市掷5个骰子，每次命中移除一个单位。若无单位留下，则归还原主或恢复独立。
card-cloth_prices_fluctuate = 布匹生意
    .effect = { space-calais }属英格兰且{ space-antwerp }属哈布斯堡时：双方各抽一张牌，你放置2个雇佣兵。或{ space-antwerp }的控制者弃一张牌，低地、德意志或意大利至多2个空地陷入动乱。
card-diplomatic_marriage = 政治联姻
    .effect = 激活或取消激活一个次要势力。或在求和时：无偿收回战胜方占领的空地与俘虏的将领。
card-diplomatic_overture = 外交示好
    .effect = 抽2张牌，然后给另一势力一张牌。
card-erasmus = 伊拉斯谟
    .effect = 第1、2回合：在任意语言区进行4次改革尝试。之后的回合：在任意语言区进行4次镇压改革尝试。
card-foreign_recruits = 海外征兵
    .effect = 获得4CP用于建造单位，可在任何己方控制且未被围的空地建造。
card-fountain_of_youth = 不老泉
    .effect = 取消一次进行中的探索；掷出4至6时该势力还随机失去一名航海家。
card-frederick_the_wise = 智者腓特烈
    .effect = 德语区中离{ space-wittenberg }最近的2个天主教空地转为新教。新教可从弃牌堆取回{ card-the_wartburg }。
card-fuggers = 富格尔家族
    .effect = 抽2张牌；下回合少发一张牌。
card-gabelle_revolt = 盐税风波
    .effect = 至多2个无人驻守的法兰西起始领地陷入动乱。
card-indulgence_vendor = 赎罪券贩子
    .effect = 随机弃掉新教一张牌，其CP用于建造圣彼得大教堂。
card-janissaries_rebel = 苏丹亲兵叛乱
    .effect = 至多2个无人驻守的奥斯曼起始领地陷入动乱；若奥斯曼未与主要势力交战则至多4个。
card-john_zapolya = 约翰·佐波尧
    .effect = { space-buda }若未被围，其控制者在该地获得4个常规军。
card-julia_gonzaga = 茱莉亚·冈萨加
    .effect = 本回合{ sea-tyrrhenian_sea }首次成功的海盗掠夺使奥斯曼多得1VP。
card-katherina_bora = 凯瑟琳·博拉
    .effect = 派出路德；在任意语言区进行5次改革尝试。
card-knights_of_st_john = 圣约翰骑士团
    .effect = 随机弃掉奥斯曼一张牌，其CP用于建造圣彼得大教堂。若骑士团已失去驻地，则由哈布斯堡给骑士团一个港口。
card-mercenaries_demand_pay = 雇佣兵索饷
    .effect = 一个势力失去全部雇佣兵，除非弃一张牌：1CP留2个，2CP留4个，3CP留6个，4CP留10个，更高则全部留下。
card-peasants_war = 农民暴动
    .effect = 德语区至多5个无人驻守的空地陷入动乱。
card-pirate_haven = 海盗天堂
    .effect = 无人驻守且由敌方控制的{ space-oran }或{ space-tripoli }成为海盗天堂，放置2个海盗船队和1个奥斯曼常规军。
card-printing_press = 印刷出版
    .effect = 在任意语言区进行3次改革尝试。本回合每次改革尝试多一个骰子。
card-ransom = 赎金
    .effect = 一名被俘将领返回其起始设防空地。
card-revolt_in_egypt = 埃及起义
    .effect = 海外战争：奥斯曼派出3个陆军单位对抗3个埃及单位。
card-revolt_in_ireland = 爱尔兰起义
    .effect = 海外战争：英格兰派出4个陆军单位对抗3个爱尔兰单位。法兰西或哈布斯堡可移除己方一个单位使爱尔兰多一个。
card-revolt_of_the_communeros = 大领主谋反
    .effect = 西班牙语区至多3个无人驻守的空地陷入动乱。
card-sack_of_rome = 罗马之殇
    .effect = 意大利一支雇佣兵多于{ space-rome }教皇常规军的部队进攻该城。若获胜：圣彼得大教堂减5CP，部队所属势力抽教皇2张牌，留一张。
card-sale_of_moluccas = 出售摩鹿加群岛
    .effect = 完成环球航行的势力抽2张牌。
card-scots_raid = 苏格兰袭扰
    .effect = 苏格兰为法兰西盟友时，法兰西取得{ space-stirling }，并在苏格兰与英格兰北部使用6CP；若同时派去一名将领则为3CP。
card-search_for_cibola = 寻找锡沃拉
    .effect = 取消一次进行中的探索或征服。
card-sebastian_cabot = 塞巴斯蒂安·卡波特
    .effect = { explorer-cabot }免费为你探索，不占用本回合的探索次数。
card-shipbuilding = 造船
    .effect = 在起始港口放置2个舰队；奥斯曼每个舰队可换成2个海盗船队。
card-smallpox = 天花
    .effect = 免费征服，掷骰+2。
card-spring_preparations = 春季准备
    .effect = 春季部署时：首都获得一个常规军，部署可经过隘口，跨海不限单位数。
card-threat_to_power = 兔死狗烹
    .effect = { leader-charles_brandon }、{ leader-duke_of_alva }、{ leader-montmorency }或{ leader-ibrahim_pasha }：掷出1至3本回合离开地图，否则退出游戏。
card-trace_italienne = 意式棱堡
    .effect = 在任一不设防空地修建要塞；若无动乱，其控制者还在该地获得一个常规军。
card-treachery = 背叛！
    .effect = 一个被围空地立即遭到攻城。若围城部队仍多于守军，该地被攻下。
card-unpaid_mercenaries = 雇佣兵欠饷
    .effect = 移除某势力在一个空地的全部雇佣兵。
card-unsanitary_camp = 营地瘟疫
    .effect = 一个堆叠损失三分之一的单位（向上取整），其中至少一半为常规军。
card-venetian_alliance = 威尼斯联盟
    .effect = 教皇激活威尼斯，或为威尼斯增援1个常规军与2个舰队；奥斯曼或教皇可取消激活威尼斯。
card-venetian_informant = 威尼斯线人
    .effect = 春季部署前：你或你指定的势力查看一个势力的手牌。
card-war_in_persia = 波斯战争
    .effect = 海外战争：奥斯曼派出5个陆军单位对抗4个波斯单位。
debater-luther = 马丁·路德
    .effect = 可派出，使德文翻译多前进一格。
debater-melanchthon = 腓力·梅兰希顿
    .effect = 可派出，使德文翻译多前进一格。
debater-bucer = 马丁·布塞珥
    .effect = 可派出，对{ space-strasburg }2格内的空地多一个骰子。
debater-carlstadt = 安德烈亚斯·卡尔施塔特
    .effect = 可派出，使德语区的论著有第三次尝试；每次失败引起动乱。
debater-zwingli = 乌利希·茨温利
    .effect = 可派出，对{ space-zurich }2格内的空地多一个骰子。
debater-oekolampadius = 约翰内斯·厄科兰帕迪乌斯
    .effect = 可派出，对{ space-basel }2格内的空地多一个骰子。
debater-bullinger = 海因里希·布凌格
    .effect = 任何辩论第一轮打平时，可派出参加第二轮。
debater-tyndale = 威廉·廷代尔
    .effect = 可派出，使英文翻译多前进一格。
debater-cranmer = 托马斯·克兰默
    .effect = 可派出，对{ space-london }2格内的空地多一个骰子。
debater-coverdale = 迈尔斯·科弗代尔
    .effect = 可派出，使英文翻译多前进一格。
debater-latimer = 休·拉蒂默
    .effect = 可派出，对英格兰起始领地多一个骰子。
debater-wishart = 乔治·威沙特
    .effect = 可派出，对苏格兰起始领地多一个骰子。
debater-knox = 约翰·诺克斯
    .effect = 可派出，对英格兰或苏格兰起始领地多一个骰子。
debater-calvin = 约翰·加尔文
    .effect = 可派出，使法语区的论著有第三次尝试。
debater-farel = 威廉·法惹勒
    .effect = 可派出，对{ space-geneva }2格内的空地多一个骰子。
debater-cop = 尼古拉·科普
    .effect = 可派出，对{ space-paris }2格内的空地多一个骰子。
debater-olivetan = 皮埃尔·罗伯特·欧利夫坦
    .effect = 可派出，使法文翻译多前进一格。
debater-eck = 约翰·埃克
    .effect = 未行动时进攻多一个骰子。
debater-campeggio = 洛伦佐·坎佩焦
    .effect = 以未行动状态参加而落败时，掷出5或6则辩论结果作废。
debater-aleander = 杰罗姆·亚利安达
    .effect = 若他以未行动状态参加，辩论胜方多翻转一个空地。
debater-tetzel = 约翰·泰泽尔
    .effect = 焚书时可派出：圣彼得大教堂获得1CP。
debater-cajetan = 托马索·德·比奥·加耶当
    .effect = 焚书时可派出，获得第三次尝试。
debater-contarini = 加斯帕罗·孔塔里尼
    .effect = 可派出，对{ leader-charles_v }2格内的空地多一个骰子。
debater-pole = 雷金纳德·波尔
    .effect = 在{ card-council_of_trent }多一个骰子。
debater-caraffa = 乔瓦尼·彼得罗·加拉法
    .effect = 焚书时可派出，获得第三次尝试，且语言区不限。
debater-loyola = 伊纳爵·罗耀拉
    .effect = 可派出，以2CP建立一所耶稣会大学。
debater-faber = 彼得·费伯
    .effect = 可派出，对选区多2个骰子。
debater-canisius = 彼得·加尼修
    .effect = 可派出，对{ space-regensburg }2格内的空地多一个骰子。
debater-gardiner = 史蒂芬·加德纳
    .effect = 未行动时在英语区进攻多一个骰子。

# 提示：问什么，关于什么

ask-use_card = { $power }：如何使用{ $card }？
ask-piracy_hit = { $power }：{ $sea }的海盗共命中{ $amount }次。这一次付出什么？
ask-foreign_units = { $power }：还须派{ $amount }个陆军单位前往海外战争（{ $place }）。派哪些？
ask-foreign_leaders = { $power }：是否派将领前往海外战争（{ $place }）？
ask-homecoming = { $power }：海外战争（{ $place }）结束，部队回到哪里？
ask-discovery = { $power }：{ $explorer }选择哪项发现？
ask-convert = { $power }：你获胜了。翻转哪个空地？还有{ $amount }个。
ask-reformation = { $power }：对哪个空地进行改革尝试？还有{ $amount }次，目标语言区：{ $zones }。
ask-counter_reformation = { $power }：对哪个空地进行镇压改革尝试？还有{ $amount }次，目标语言区：{ $zones }。
ask-debater_bonus = { $power }：英格兰对{ $space }进行改革尝试。是否让一名辩手助阵，增加骰子？
ask-leipzig = { $power }：辩论在此语言区进行：{ $zone }。选择己方的辩手，还是禁止一名新教辩手参加？
ask-opponents = { $power }：{ $debater }为你出场（{ $zone }）。从哪些辩手中抽取对手？
ask-interdict = { $power }：{ $power2 }的统治者被开除教籍，动乱放在哪里？还有{ $amount }个空地。
ask-diet_space = { $power }：你在沃尔姆斯帝国议会上获胜。翻转哪个空地？还有{ $amount }个。
ask-league_leader = { $power }：{ $leader }加入哪里的常规军？
ask-league_refuge = { $power }：{ $amount }个常规军必须离开{ $space }，撤往哪个选区？
ask-mary_burns_books = { $power }：玛丽一世在位，由你使用{ $card }。是否在英语区焚书？
ask-mary_debates = { $power }：玛丽一世在位，由你使用{ $card }。是否在英语区发起神学辩论？
ask-admiral_returns = { $power }：{ $leader }回到哪个港口？
ask-give_mercenary = { $power }：还要交给{ $power2 }{ $amount }个雇佣兵。现在交出哪个？
ask-place_mercenaries = { $power }：{ $power2 }给你{ $amount }个雇佣兵，放在哪里？
ask-peace_losses = { $power }：为求和移除你的哪个单位？还有{ $amount }个。
ask-peace_card = { $power }：向{ $power2 }求和时是否打出政治联姻？
ask-regain_keys = { $power }：是否向{ $power2 }赎回起始关键城市？
ask-regain_leaders = { $power }：是否向{ $power2 }赎回被俘将领？
ask-regain_spaces = { $power }：是否向{ $power2 }赎回两个非关键城市的起始领地？先选第一个和代价。
ask-regain_second = { $power }：与{ $space }一同赎回哪个空地？
ask-declare_war = { $power }：向谁宣战？目前须支付{ $amount }CP。
ask-intervene = { $power }：{ $power3 }对你的天然盟友{ $power2 }宣战。是否花费{ $amount }CP进行干预？
ask-war_payment = { $power }：用哪张牌支付宣战费用？还须支付{ $amount }CP。
ask-join_war = { $power }：与你交战的{ $power3 }成了{ $power2 }的盟友。是否向{ $power2 }宣战？
ask-place_unrest = { $power }：动乱放在哪里？最多还有{ $amount }个空地。
ask-place_units = { $power }：新单位放在哪里？{ $power2 }：{ $unit }×{ $amount }。
ask-unpaid = { $power }：还有{ $amount }个雇佣兵离去，其中{ $space }几个？
ask-ransomed_home = { $power }：{ $leader }回到哪里？
ask-camp_losses = { $power }：{ $space }发生疫病，损失{ $amount }个单位，损失哪些？只要还有常规军，至少一半须为常规军。
ask-recruit = { $power }：还有{ $cp }CP，可在你控制的任何空地建造。建造哪个单位？
ask-scots_raid = { $power }：还有{ $cp }CP可用于苏格兰和边境。采取什么行动？

# 可以响应的时机

trigger-assault_mercenaries = 攻城开始，仍可打出牌增减雇佣兵。
    .now = { $power2 }对{ $powers }据守的{ $place }攻城，仍可打出牌增减雇佣兵。
trigger-spring_start = 春季部署开始。
trigger-between_impulses = 一个轮次结束。
    .now = { $power2 }的轮次结束，接着轮到{ $power3 }。
trigger-event_declared = 有卡牌作为事件打出。
    .now = { $power2 }将{ $card }作为事件打出。
trigger-holy_roman_emperor_transfer = 查理五世即将移动。
    .now = { $leader }即将移到{ $space }。
trigger-field_battle_step_1 = 野战开始，仍可打出牌增减雇佣兵。
    .now = { $place }野战：{ $power2 }进攻{ $powers }，仍可打出牌增减雇佣兵。
trigger-piracy_announced = 海盗掠夺已宣布。
    .now = { $power2 }在{ $sea }对{ $power3 }发起海盗掠夺。
trigger-debate_substitution = 双方辩手已选定。
    .now = { $debater }将与{ $debater2 }辩论（{ $zone }）。
trigger-victory_phase = 即将判定胜利。

# 规则书

section-2 = 2 游戏地图
section-2-1 = 2.1 空地
section-2-2 = 2.2 政治控制
section-2-3 = 2.3 宗教的影响
section-2-4 = 2.4 控制标记
section-2-5 = 2.5 其他地图元素
section-5 = 5 军事单位
section-5-1 = 5.1 将领与编队
section-5-2 = 5.2 陆军单位
section-5-3 = 5.3 海军单位
section-10 = 10 春季部署
section-12 = 12 控制与动乱
section-12-1 = 12.1 交通线
section-12-2 = 12.2 不设防空地
section-12-3 = 12.3 设防空地
section-12-4 = 12.4 动乱
section-13 = 13 移动
section-13-1 = 13.1 陆上移动
section-13-2 = 13.2 拦截
section-13-3 = 13.3 避战
section-13-4 = 13.4 回城
section-14 = 14 野战
section-14-1 = 14.1 撤退
section-15 = 15 围城
section-15-1 = 15.1 攻城
section-15-2 = 15.2 援军
section-15-3 = 15.3 解除围城
section-16-1 = 16.1 海军移动
section-16-2 = 16.2 海战
section-16-3 = 16.3 海上运输
section-16-4 = 16.4 海盗
section-17 = 17 建造单位
section-17-1 = 17.1 陆军单位
section-17-2 = 17.2 海军单位
section-18-1 = 18.1 宗教行动
section-18-2 = 18.2 宗教改革影响因素
section-18-3 = 18.3 改革尝试
section-18-4 = 18.4 镇压改革
section-18-5 = 18.5 神学辩论
section-19 = 19 冬季
section-19-1 = 19.1 舰队租借标记
section-19-2 = 19.2 叛徒将领
section-19-3 = 19.3 返乡
section-19-4 = 19.4 主要势力结盟标记
section-19-5 = 19.5 补充
section-19-6 = 19.6 海盗标记
section-19-7 = 19.7 辩手
section-19-8 = 19.8 强制事件
section-20-1 = 20.1 殖民地
section-20-2 = 20.2 探索航行
section-20-3 = 20.3 征服航行
section-20-4 = 20.4 新世界财富
section-21-3 = 21.3 英格兰
section-21-4 = 21.4 法兰西
section-21-5 = 21.5 教皇
section-21-6 = 21.6 新教

# 终端

label-battle_rating = 战斗力
label-command_rating = 统率力
label-piracy_rating = 海盗值

# 我的立场。本游戏的简体中文文字；各标识的含义见 docs/title.md。

## 名称

# 势力

power-ottoman = 奥斯曼
power-hapsburg = 哈布斯堡
power-england = 英格兰
power-france = 法兰西
power-papacy = 教皇
power-protestant = 新教
power-genoa = 热那亚
power-hungary_bohemia = 匈牙利/波希米亚
power-scotland = 苏格兰
power-venice = 威尼斯
power-independent = 独立势力

# 空地

space-stirling = 斯特灵
space-glasgow = 格拉斯哥
space-edinburgh = 爱丁堡
space-berwick = 伯威克
space-carlisle = 卡莱尔
space-york = 约克
space-wales = 威尔士
space-shrewsbury = 什鲁斯伯里
space-lincoln = 林肯
space-norwich = 诺里奇
space-bristol = 布里斯托尔
space-london = 伦敦
space-plymouth = 普利茅斯
space-portsmouth = 朴茨茅斯
space-calais = 加莱
space-boulogne = 布洛涅
space-st_quentin = 圣昆汀
space-st_dizier = 圣迪济耶
space-paris = 巴黎
space-rouen = 鲁昂
space-orleans = 奥尔良
space-dijon = 第戎
space-limoges = 利摩日
space-tours = 图尔
space-nantes = 南特
space-brest = 布雷斯特
space-bordeaux = 波尔多
space-lyon = 里昂
space-grenoble = 格勒诺布尔
space-avignon = 亚维农
space-marseille = 马赛
space-toulouse = 图卢兹
space-munster = 明斯特
space-bremen = 不莱梅
space-hamburg = 汉堡
space-lubeck = 吕贝克
space-stettin = 什切青
space-brandenburg = 布兰登堡
space-wittenberg = 维滕贝格
space-magdeburg = 马格德堡
space-brunswick = 不伦瑞克
space-cologne = 科隆
space-kassel = 卡塞尔
space-erfurt = 埃尔福特
space-leipzig = 莱比锡
space-regensburg = 雷根斯堡
space-salzburg = 萨尔茨堡
space-augsburg = 奥格斯堡
space-nuremberg = 纽伦堡
space-mainz = 美因茨
space-trier = 特里尔
space-strasburg = 斯特拉斯堡
space-worms = 沃尔姆斯
space-navarre = 纳瓦拉
space-bilbao = 毕尔巴鄂
space-corunna = 科伦纳
space-valladolid = 巴利亚多利德
space-zaragoza = 萨拉戈萨
space-barcelona = 巴塞罗那
space-palma = 帕尔玛
space-madrid = 马德里
space-valencia = 瓦伦西亚
space-cartagena = 卡特赫纳
space-granada = 格兰纳达
space-seville = 塞维利亚
space-cordoba = 科尔多瓦
space-gibraltar = 直布罗陀
space-oran = 奥兰
space-algiers = 阿尔及尔
space-tunis = 突尼斯
space-cagliari = 卡利亚里
space-palermo = 巴勒莫
space-messina = 墨西拿
space-cerignola = 切里尼奥拉
space-taranto = 塔兰托
space-naples = 那不勒斯
space-malta = 马耳他
space-vienna = 维也纳
space-linz = 林茨
space-graz = 格拉茨
space-trieste = 的里亚斯特
space-innsbruck = 因斯布鲁克
space-tripoli = 的黎波里
space-candia = 坎地亚
space-rhodes = 罗德岛
space-corfu = 科孚岛
space-coron = 科伦
space-athens = 雅典
space-lepanto = 勒班陀
space-larissa = 拉里萨
space-salonika = 萨罗尼加
space-durazzo = 杜拉佐
space-scutari = 斯库台
space-edirne = 埃迪尔内
space-istanbul = 伊斯坦布尔
space-varna = 瓦尔纳
space-bucharest = 布加勒斯特
space-nicopolis = 尼科波尔
space-sofia = 索菲亚
space-nezh = 内兹
space-belgrade = 贝尔格莱德
space-szegedin = 赛格德
space-mohacs = 莫哈奇
space-agram = 萨格勒布
space-buda = 布达
space-pressburg = 普雷斯堡
space-brunn = 布鲁恩
space-breslau = 布莱斯劳
space-prague = 布拉格
space-amsterdam = 阿姆斯特丹
space-antwerp = 安特卫普
space-brussels = 布鲁塞尔
space-liege = 列日
space-metz = 梅斯
space-besancon = 贝桑松
space-basel = 巴塞尔
space-zurich = 苏黎世
space-geneva = 日内瓦
space-milan = 米兰
space-trent = 特伦托
space-modena = 摩德纳
space-pavia = 帕维亚
space-turin = 都灵
space-nice = 尼斯
space-florence = 佛罗伦萨
space-siena = 锡耶纳
space-bastia = 巴斯蒂亚
space-genoa = 热那亚
space-rome = 罗马
space-ancona = 安科纳
space-ravenna = 拉文纳
space-venice = 威尼斯
space-zara = 扎拉
space-ragusa = 拉古萨

# 海域

sea-irish_sea = 爱尔兰海
sea-bay_of_biscay = 比斯开湾
sea-atlantic_ocean = 大西洋
sea-english_channel = 英吉利海峡
sea-north_sea = 北海
sea-baltic_sea = 波罗的海
sea-gulf_of_lyon = 里昂湾
sea-barbary_coast = 巴巴利海岸
sea-tyrrhenian_sea = 第勒尼安海
sea-north_african_coast = 北非海岸
sea-aegean_sea = 爱琴海
sea-ionian_sea = 伊奥尼亚海
sea-adriatic_sea = 亚得里亚海
sea-black_sea = 黑海

# 语言区

zone-english = 英语区
zone-french = 法语区
zone-german = 德语区
zone-italian = 意大利语区
zone-spanish = 西班牙语区

# 单位

unit-regular = 常规军
unit-mercenary = 雇佣兵
unit-cavalry = 骑兵
unit-squadron = 舰队
unit-corsair = 海盗船队

# 陆军与海军将领

leader-suleiman = 苏莱曼
leader-ibrahim_pasha = 易卜拉欣·帕夏
leader-charles_v = 查理五世
leader-duke_of_alva = 阿尔瓦公爵
leader-ferdinand = 费迪南一世
leader-henry_viii = 亨利八世
leader-charles_brandon = 查尔斯·布兰登
leader-john_dudley = 约翰·达德利
leader-francis_i = 弗朗索瓦一世
leader-henry_ii = 亨利二世
leader-montmorency = 安·德·蒙莫朗西
leader-john_frederick = 约翰·腓特烈
leader-philip_of_hesse = 黑森的腓力
leader-maurice_of_saxony = 萨克森的莫里斯
leader-renegade = 查理·波旁
leader-andrea_doria = 安德烈·多里亚
leader-barbarossa = 巴巴罗萨
leader-dragut = 图尔古特·雷斯

# 统治者

ruler-suleiman = 苏莱曼一世
ruler-charles_v = 查理五世
ruler-henry_viii = 亨利八世
ruler-edward_vi = 爱德华六世
ruler-mary_i = 玛丽一世
ruler-elizabeth_i = 伊丽莎白一世
ruler-francis_i = 弗朗索瓦一世
ruler-henry_ii = 亨利二世
ruler-leo_x = 利奥十世
ruler-clement_vii = 克莱芒七世
ruler-paul_iii = 保罗三世
ruler-julius_iii = 尤里乌斯三世
ruler-luther = 马丁·路德
ruler-calvin = 约翰·加尔文

# 辩手

# 改革家

reformer-luther = 路德
reformer-zwingli = 茨温利
reformer-calvin = 加尔文
reformer-cranmer = 克兰默

# 航海家

explorer-magellan = 费迪南·麦哲伦
explorer-orellana = 弗朗西斯科·德·奥雷利亚纳
explorer-de_soto = 费尔南多·德索托
explorer-leon = 胡安·庞瑟·德·莱昂
explorer-narvaez = 潘斐洛·德·纳瓦埃斯
explorer-de_vaca = 阿尔瓦尔·努涅斯·卡韦萨·德·巴卡
explorer-chancellor = 理查·钱瑟勒
explorer-willoughby = 休·威洛比
explorer-rut = 约翰·鲁特
explorer-cartier = 雅克·卡蒂埃
explorer-verrazano = 乔瓦尼·达·韦拉扎诺
explorer-roberval = 让·弗朗索瓦·德·罗贝瓦尔
explorer-cabot = 塞巴斯蒂安·卡波特

# 征服者

conquistador-cortes = 埃尔南多·科尔特斯
conquistador-pizarro = 弗朗西斯科·皮萨罗
conquistador-montejo = 弗朗西斯科·德·蒙特霍
conquistador-coronado = 弗朗西斯科·科罗纳多
conquistador-cordova = 弗朗西斯科·埃尔南德斯·德·科尔多瓦
conquistador-english_conquest = 英格兰征服标记
conquistador-french_conquest = 法兰西征服标记

# 卡牌

# 行动

action-move_formation_clear = 移动编队（非隘口）
action-move_formation_pass = 移动编队通过隘口
action-naval_move = 海军移动
action-buy_mercenary = 购买雇佣兵
action-raise_regular = 组建常规军
action-raise_cavalry = 组建骑兵
action-build_squadron = 建造海军舰队
action-build_corsair = 建造海盗船队
action-assault_foreign_war = 攻城/海外战争
action-control_unfortified = 控制不设防空地
action-initiate_piracy = 发起海盗掠夺
action-explore = 探索
action-colonize = 殖民
action-conquer = 征服
action-translate_scripture = 翻译圣经
action-publish_treatise = 发表论著
action-call_debate = 发起神学辩论
action-build_st_peters = 建造圣彼得大教堂
action-burn_books = 焚书
action-found_jesuit_university = 建立耶稣会大学

# 发现

discovery-st_lawrence = 圣劳伦斯河
discovery-great_lakes = 五大湖区
discovery-mississippi = 密西西比河
discovery-amazon = 亚马逊河
discovery-pacific_strait = 太平洋海峡
discovery-circumnavigation = 环球航行

# 征服

conquest-maya = 玛雅
conquest-aztec = 阿兹特克
conquest-inca = 印加

# 殖民地

colony-roanoke_island = 罗阿诺克岛
colony-jamestown = 詹姆斯敦
colony-charlesbourg = 夏尔堡
colony-montreal = 蒙特利尔
colony-puerto_rico = 波多黎各
colony-cuba = 古巴
colony-hispaniola = 伊斯帕尼奥拉
colony-potosi = 波托西

# 亨利八世的婚姻状态

wife-catherine_of_aragon = 亚拉贡的凯瑟琳
wife-ask_for_divorce = 要求离婚
wife-anne_boleyn = 安·博林
wife-jane_seymour = 简·西摩
wife-anne_of_cleves = 克里维斯的安妮
wife-kathryn_howard = 凯瑟琳·霍华德
wife-katherine_parr = 凯瑟琳·帕尔

## 卡牌：家族牌、战斗牌、响应牌、战争事件、海外战争

# 名称

place-persia = 波斯战争
place-egypt = 埃及起义
place-ireland = 爱尔兰起义

# 提问

ask-fetch_card = { $power }：从弃牌堆取回哪张牌？
ask-fetched_card = { $power }：立即使用这张牌，还是留在手中？
ask-emperor = { $power }：查理五世移到哪里？
ask-alva_goes_along = { $power }：阿尔瓦公爵是否随查理五世同行？
ask-six_wives = { $power }：推进亨利的婚姻状态，还是宣战并获得5CP？
ask-landsknechts = { $power }：消灭哪个雇佣兵？
ask-halleys_comet = { $power }：彗星应验在谁身上，后果如何？
ask-informant = { $power }：由谁查看谁的手牌？
ask-roxelana = { $power }：是否花费4CP中的2CP把苏莱曼送回伊斯坦布尔？
ask-suleiman_storms = { $power }：苏莱曼现在是否免费攻城？
ask-akinji_raiders = { $power }：阿金基轻骑袭扰谁？
ask-demand_pay = { $power }：谁的雇佣兵索饷？
ask-pay_mercenaries = { $power }：是否弃一张牌来留住雇佣兵？1CP留2个，2CP留4个，3CP留6个，4CP留10个，更高则全部留下。
ask-ransomed = { $power }：哪位被俘将领归来？
ask-threat_to_power = { $power }：兔死狗烹针对哪位将领？
ask-trace_italienne = { $power }：在哪里修建要塞？
ask-treachery = { $power }：哪座被围的城市遭到背叛，归谁？
ask-unpaid_mercenaries = { $power }：哪些雇佣兵离去？
ask-unsanitary_camp = { $power }：哪个堆叠染病？
ask-maurice = { $power }：萨克森的莫里斯在哪里加入你？
ask-andrea_doria = { $power }：激活热那亚，还是让多里亚袭击奥斯曼海岸？
ask-auld_alliance = { $power }：如何使用古老同盟？
ask-venetian_alliance = { $power }：如何使用威尼斯联盟？
ask-reinforced = { $power }：援军到达哪里？
ask-charles_bourbon = { $power }：查理·波旁在哪里为你效力？
ask-city_state_rebels = { $power }：哪座被占领的关键城市起义？
ask-rebels_kill = { $power }：起义者消灭哪个单位？
ask-sack_of_rome = { $power }：哪支部队进军罗马？
ask-loot = { $power }：两张教皇手牌中留下哪一张？另一张弃掉。
ask-pirate_haven = { $power }：哪个港口成为海盗天堂？
ask-knights = { $power }：圣约翰骑士团得到哪个港口？
ask-shipbuilding = { $power }：建造哪些舰船？
ask-raid_leader = { $power }：是否派一名将领前往苏格兰？若派则只有3CP，而不是6CP。
ask-help_the_irish = { $power }：是否移除己方一个单位来援助爱尔兰？

# 回答

act-play_side = 为{ $side }打出{ $card }
    .tip = { $card }对{ $side }有利。
act-play_on_leader = 对{ $leader }打出{ $card }
    .tip = { $leader }本轮次内留在原地，所宣布的行动不执行。
act-play_plus = 打出{ $card }：+2
    .tip = 掷骰结果加2。
act-play_minus = 打出{ $card }：-2
    .tip = 掷骰结果减2。
act-place_units = { $power }在{ $place }：{ $amount }个{ $unit }
    .tip = 新单位，受算子数量限制。
act-marry = 移动亨利的婚姻状态标记
    .tip = 婚姻状态标记前进一格；若是新妻子，则查妊娠表掷骰。不提供CP。
act-keep_card = 留下{ $card }
    .tip = { $card }留在你手中。
act-discard_random = { $power }随机弃一张牌
    .tip = { $power }的一张手牌，家族牌除外。
act-skip_impulse = { $power }失去下一个轮次
    .tip = 失去轮次不算跳过。
act-show_hand = { $power }查看{ $power2 }的手牌
    .tip = 只有{ $power }能看到。
act-dismiss = { $space }：{ $amount }个
    .tip = 这些雇佣兵因欠饷离开{ $space }。
act-betray = { $space }，归{ $power }
    .tip = { $power }立即攻城，即使没有交通线；若之后仍多于守军，就夺取{ $space }。
act-disband = { $power }在{ $space }的雇佣兵
    .tip = 全部移除。
act-infect = { $power }在{ $space }的堆叠
    .tip = 移除三分之一的单位，向上取整。
act-activate = 激活{ $power }
    .tip = { $power }成为你的盟友，空地与单位归你指挥；与它交战的势力可免费向你宣战。
act-deactivate = 取消激活{ $power }
    .tip = { $power }恢复未激活状态并收回起始领地，其他势力的单位一律离开。
act-reinforce = 增援{ $power }
    .tip = 在一个空地放置新单位，受算子数量限制。
act-doria_raids = 袭击奥斯曼海岸
    .tip = 你和控制多里亚的势力各抽一张牌；掷3个骰子，每个5或6使奥斯曼失去1海盗VP。
act-sack = { $power }从{ $space }出发
    .tip = 整支部队与罗马的教皇常规军野战，之后返回{ $space }。
act-build_corsairs = { $space }：{ $amount }个海盗船队
    .tip = 代替一个舰队。
act-send_units = 从{ $space }派出{ $amount }个{ $unit }
    .tip = 海外战争结束前，这些单位离开地图。
act-fight_foreign_war = 作战：{ $place }
    .tip = 进行一次野战，没有防守方的额外骰子，也不撤退。敌军全灭则战争结束。

# 日志

log-units_placed = { $power }在{ $place }放置{ $amount }个{ $unit }。
log-emperor_announced = 查理五世将移到{ $space }。
log-emperor_travels = { $leader }移到{ $space }。
log-gout = { $leader }痛风发作，留在原地。
log-will_skip = { $power }将失去下一个轮次。
log-leader_executed = 兔死狗烹：{ $leader }退出游戏。骰子：{ $dice }。
log-leader_dismissed = 兔死狗烹：{ $leader }离开，下回合归来。骰子：{ $dice }。
log-fortress_built = { $space }修建了要塞。
log-maurice_changes_sides = 萨克森的莫里斯{ $amount ->
        [0] 独自
       *[other] 带着{ $amount }个雇佣兵
    }在{ $space }投奔{ $power }。
log-doria_raids = 安德烈·多里亚袭击奥斯曼海岸：奥斯曼失去{ $amount }海盗VP。骰子：{ $dice }。
log-renegade = 查理·波旁在{ $space }为{ $power }效力。
log-master_of_italy = { $power }控制{ $amount }座意大利关键城市，获得{ $vp }VP。
log-rebels = { $space }的起义者命中{ $amount }次。骰子：{ $dice }。
log-sack_of_rome = { $power }的{ $amount }个单位从{ $space }进军罗马，对阵{ $amount2 }个教皇常规军。
log-admiral_replaced = { $leader }在{ $place }接替{ $leader2 }。
log-admiral_waits = { $leader }将在下回合接替{ $leader2 }。
log-knights_settle = 圣约翰骑士团进驻{ $space }。
log-pirate_haven = { $space }成为海盗天堂。
log-irish_helped = { $power }援助爱尔兰，敌军现有{ $amount }个单位。
log-foreign_war = { $power2 }打出海外战争：{ $power }面临{ $place }，敌军{ $amount }个单位。
log-units_sent = { $power }从{ $space }派出{ $amount }个{ $unit }前往{ $place }。
log-leader_sent = { $leader }前往{ $place }。
log-foreign_war_over = { $place }结束。
log-army_home = { $power }的{ $amount }个单位回到{ $space }。

# 规则章节

section-6-1 = 6.1 卡牌种类
section-11 = 11 行动阶段
section-11-1 = 11.1 行动
section-21-1 = 21.1 奥斯曼
section-21-2 = 21.2 哈布斯堡
section-21-7 = 21.7 海外战争

## 外交、发牌、次要势力、胜利

option-last_turn = 最后一回合
    .tip = 玩家可事先约定在较早的回合结束游戏，届时VP最高者获胜。
option-last_turn-0 = 按剧本
option-last_turn-4 = 第4回合
option-last_turn-5 = 第5回合
option-last_turn-6 = 第6回合
option-last_turn-7 = 第7回合
option-last_turn-8 = 第8回合

# 提问

ask-maurice_enters = { $power }：莫里斯在哪个选区登场？
ask-negotiate = { $turn ->
        [1] { $power }：第1回合只有英格兰谈判。现在可与{ $powers }秘密谈判，准备好了请确认。
       *[other] { $power }：现在可与任何人秘密谈判。准备好了请确认。
    }
ask-first_talks = { $power }：你先与谁谈判？
ask-ransom = { $power }：是否赎回被俘将领？俘获方将从你的手牌中随机抽一张。
ask-donation = { $power }：是否捐出一张随机手牌给圣彼得大教堂，以恢复教籍？
ask-sue_for_peace = { $power }：是否求和？

# 回答

act-grant_mercenaries = { $power }给予{ $power2 }{ $amount }个雇佣兵
    .tip = 由给予方从地图上取走，再由接收方放置。
act-grant_divorce = 教皇同意亨利八世离婚
    .tip = 亨利与安·博林结婚，英格兰立即进行妊娠掷骰。
act-lift_excommunication = 教皇恢复{ $power }统治者的教籍
    .tip = 移除“-1牌”标记，{ $power }不再少发一张牌。
act-ransom = 赎回{ $leader }
    .tip = 俘获方从你的手牌中随机抽一张。
act-donate = 捐出一张牌
    .tip = 随机失去一张手牌，其CP用于建造圣彼得大教堂。
act-sue = 向{ $power }求和
    .tip = 你是战败方：移除两个单位，归还{ $power }的起始领地，对方获得战胜VP。
act-regain_for_vp = { $space }：付出1个战胜VP
    .tip = 收回该空地，战胜方再得1VP。
act-regain_for_card = { $space }：付出1张随机手牌
    .tip = 收回该空地，战胜方从你的手牌中随机抽一张。
act-redeem_for_vp = { $leader }：付出1个战胜VP
    .tip = 将领归来，战胜方再得1VP。
act-redeem_for_card = { $leader }：付出1张随机手牌
    .tip = 将领归来，战胜方从你的手牌中随机抽一张。
act-declare_war = 向{ $power }宣战
    .tip = 战争持续到日后的外交阶段议和为止。
act-intervene = 干预
    .tip = 该次要势力成为你的盟友，你与宣战方交战。
act-pay = 用{ $card }支付
    .tip = 弃掉{ $card }，多余的CP作废。

# 记录

log-card_draw_phase = 第{ $turn }回合：发牌阶段。
log-leader_enters = { $leader }在{ $space }登场。
log-cards_join = 以下卡牌加入牌堆：{ $card }。
log-diplomacy_phase = 第{ $turn }回合：外交阶段。
log-term_grant_mercenaries = 提议：{ $power }给予{ $power2 }{ $amount }个雇佣兵。
log-term_grant_divorce = 提议：教皇同意亨利八世离婚。
log-term_lift_excommunication = 提议：教皇恢复{ $power }统治者的教籍。
log-mercenaries_given = { $power }给予{ $power2 }{ $amount }个雇佣兵，放在{ $space }。
log-divorce_granted = { $power }同意{ $power2 }国王离婚。
log-ransoms = { $power }向{ $power2 }赎回{ $leader }。
log-donates = { $power }将{ $card }捐给圣彼得大教堂：{ $cp }CP。
log-excommunication_lifted = { $power }的统治者恢复教籍。
log-sues_for_peace = { $power }向{ $power2 }求和。
log-war_winner = { $power }获得{ $vp }个战胜VP。
log-unit_removed = { $power }移除{ $space }的一个{ $unit }。
log-peace_made = { $power }与{ $power2 }议和。
log-war_declared = { $power }与{ $power2 }开战。
log-intervenes = { $power }为{ $power2 }进行干预，与{ $power3 }交战。
log-activated = { $power2 }成为{ $power }的盟友。
log-deactivated = { $power2 }不再是{ $power }的盟友。
log-hungary_falls = 匈牙利/波希米亚战败。未被奥斯曼占据的空地归哈布斯堡控制，哈布斯堡与奥斯曼交战。
log-vp_at_end = { $power }在回合结束时有{ $vp }VP。

# 结局

end-military = 控制足够的关键城市，{ $powers }获得军事胜利。
end-religious = 五十个空地信奉新教，{ $powers }获得宗教胜利。
end-standard = 已有势力达到{ $vp }VP，VP最高者为{ $powers }，获得标准胜利。
end-domination = { $powers }领先所有对手至少{ $lead }VP，获得优势胜利。
end-time_limit = 最后一回合结束，VP最高者为{ $powers }，获得时间限制胜利。

# 章节

section-3-1 = 3.1 玩家
section-3-2 = 3.2 势力
section-3-3 = 3.3 统治者
section-4 = 4 势力卡
section-6-2 = 6.2 牌堆
section-7 = 7 游戏顺序
section-8-1 = 8.1 第一回合
section-8-2 = 8.2 发牌阶段
section-9-1 = 9.1 谈判
section-9-2 = 9.2 结盟
section-9-3 = 9.3 求和
section-9-4 = 9.4 赎回将领
section-9-5 = 9.5 恢复教籍
section-9-6 = 9.6 宣战
section-22-1 = 22.1 未激活次要势力
section-22-2 = 22.2 激活
section-22-3 = 22.3 激活的次要势力
section-22-4 = 22.4 取消激活
section-22-5 = 22.5 匈/波战败
section-22-6 = 22.6 独立关键城市
section-23 = 23 胜利
section-23-1 = 23.1 自动胜利
section-23-2 = 23.2 胜利点
section-23-3 = 23.3 胜利判定阶段
section-seats = 一名玩家控制两个势力

# 与其他章节共用的回答（各保留一条）

act-take_unit = { $power }：{ $space }的一个{ $unit }
    .tip = 该单位离开{ $space }。

## 行动阶段：出牌、CP、跳过（只含其他部分没有的）

ask-show_card = { $power }：玛丽一世在位，展示哪张牌？
act-show_card = 展示{ $card }
    .tip = 掷骰决定由谁使用。
act-pass = 跳过
    .tip = 现在什么都不做。
log-action_phase = 第{ $turn }回合行动阶段开始。
log-event_forced = { $card }逾期未发生，现在生效。
log-impulse_skipped = { $power }失去本轮次。

## 陆战：移动、战斗、围城、控制、建造、春季与冬季

# 行动

act-move = 从{ $space }移动
    .tip = 一个编队移动一格：1CP，经过隘口2CP。随后选择目的地与参加者。
act-assault = 对{ $space }攻城（1CP）
    .tip = 围城部队尝试攻下这个设防空地。
act-control = 控制{ $space }（1CP）
    .tip = 不设防空地：己方陆军单位在该地，或与其相邻且没有敌军相邻。
act-calm = 移除{ $space }的动乱（1CP）
    .tip = 须有己方陆军单位在该地，或与其相邻且没有敌军相邻。
act-raise_regular = 在{ $place }组建{ $power }常规军（2CP）
    .tip = 在没有动乱和敌军的友方起始领地。
act-buy_mercenary = 在{ $place }购买雇佣兵（1CP）
    .tip = 在没有动乱和敌军的友方起始领地。
act-raise_cavalry = 在{ $place }组建骑兵（1CP）
    .tip = 在没有动乱和敌军的友方起始领地。
act-build_squadron = 在{ $space }建造{ $power }舰队（2CP）
    .tip = 在没有动乱和敌军的友方起始港口。
act-build_corsair = 在{ $space }建造海盗船队（1CP）
    .tip = 在奥斯曼起始港口、阿尔及尔或海盗天堂。

# 记录

log-spring = 第{ $turn }回合春季部署。
log-winter = 第{ $turn }回合冬季。
log-replacement = { $power }在{ $space }增加一个常规军。

# title and options

title = 我的立场
about = 教改风云，1517至1555年。六个势力，六种玩法：奥斯曼与哈布斯堡争夺地中海与匈牙利，法兰西与英格兰追求荣耀与子嗣，教皇与新教争夺人心。每轮打出一张卡牌，或执行事件，或获得CP；每回合还有秘密外交。获胜的途径有多种：控制足够的关键城市为军事胜利，50个空地信奉新教为宗教胜利，回合结束时达到25VP为标准胜利，第4回合起领先5VP为优势胜利。直到最后一回合仍无人获胜时，VP最高者获胜。
option-scenario-1517 = 1517年剧本：完整九个回合
option-scenario-1532 = 1532年剧本：从第4回合开始
option-scenario-tournament = 巡回赛：第4至第6回合
option-placards_attempts = 寝宫海报的改革尝试次数
    .tip = 这张牌给予几次改革尝试；不同版本的牌面不同。
option-placards_attempts-three = 三次
option-placards_attempts-four = 四次
option-leipzig_bar = 被莱比锡论战禁止的辩手
    .tip = 教皇用家族牌禁止参加的辩手，是否仍可在第二轮出场。
option-leipzig_bar-whole_debate = 整场辩论不得参加
option-leipzig_bar-first_round = 只有第一轮不得参加

# the sea (16)

act-naval_move = 海军移动（1CP）
    .tip = 你的所有舰船都可移动到相邻的港口或海域。
act-piracy = 在{ $sea }对{ $power }发起海盗掠夺（2CP）
    .tip = 该海域的海盗船队掷骰；每次命中，{ $power }须失去一个舰队、被抽一张牌，或让你得1VP。
act-sail = { $place } → { $place2 }：全部舰船
    .tip = 你在该处指挥的所有舰船一同移动一步。海军将领随最后离开的舰船同行；安德烈·多里亚不得进入大西洋。
act-all_ships = 全部舰船
    .tip = 该处所有能拦截的舰船一同前往，海军将领随行；安德烈·多里亚不得进入大西洋。
act-give_ship = { $place }的一个{ $power }舰队
    .tip = 损失这个舰队。
act-give_card = 随机一张手牌
    .tip = 由奥斯曼从你的手牌中抽走。
act-give_vp = 奥斯曼获得1VP
    .tip = 奥斯曼得1VP，你没有损失。
log-admiral_left = { $leader }不得进入大西洋，独自留在{ $place }。
log-piracy = 奥斯曼在{ $sea }对{ $power }发起海盗掠夺。
log-piracy_defence = { $power }抵御海盗，骰子：{ $dice }；{ $amount }个海盗船队被消灭。
log-piracy_dice = 海盗掷出{ $dice }：命中{ $amount }次。
log-piracy_vp = { $power }让奥斯曼获得1VP。
log-piracy_ship = { $power }在{ $place }的一个舰队被海盗消灭。
log-gonzaga_taken = 海盗掳走茱莉亚·冈萨加：奥斯曼获得1VP。

# the New World (20)

voyage-explore = 探索
voyage-conquer = 征服
voyage-colonize = 殖民
riches-card = 一张牌
riches-deplete = 一张牌，随后耗尽
riches-galleon = 有大帆船者得一张牌
riches-nothing = 无效果
riches-eliminate = 清除
fate-shipwrecked = 在海峡失事
fate-mutiny = 死于叛变
fate-storm = 毁于风暴
fate-scurvy = 死于坏血病
fate-cannibals = 被食人族吃掉
fate-captured = 被葡萄牙人俘虏
fate-speared = 被岛民刺死
fate-success = 平安归来
fate-success_card = 满载而归
act-explore = 派出航海家（2CP）
    .tip = 每回合一次，在新世界阶段掷骰。
act-colonize = 派出殖民者（3CP，哈布斯堡2CP）
    .tip = 每回合一次，殖民地从下回合起可能带来卡牌。
act-conquer = 派出征服者（4CP）
    .tip = 每回合一次，在新世界阶段掷骰。
act-claim = 宣称发现{ $discovery }
    .tip = 该发现及其VP归你所有。
act-sail_through = 穿过{ $discovery }，尝试环球航行
    .tip = 海峡若无人宣称则归你；随后掷两个骰子：10或以上环球航行成功，否则葬身大海。
log-voyage = { $power }发起{ $voyage }航行。
log-explorer = { $explorer }为{ $power }出航。
log-voyage_roll = { $power }掷出{ $dice }，修正{ $modifier }：合计{ $total }。
log-lost_at_sea = { $power }的{ $explorer }葬身大海。
log-nothing_found = { $power }的{ $explorer }没有发现。
log-discovery = { $explorer }为{ $power }发现{ $discovery }：{ $vp }VP。
log-voyage_failed = 环球航行告终：{ $fate }。
log-colony = { $power }建立殖民地：{ $colony }。
log-conquistador = { $conquistador }为{ $power }登陆。
log-conquistador_killed = { $power }的{ $conquistador }被土著消灭。
log-no_conquest = { $power }的{ $conquistador }没有完成征服。
log-conquered = { $power }征服{ $conquest }：{ $vp }VP。
log-riches = { $power }的{ $holding }：掷出{ $dice }，合计{ $total }：{ $riches }。
log-raider = { $stolen ->
    [1] { $power }的劫掠船掷出{ $die }，抢走卡牌。
   *[other] { $power }的劫掠船掷出{ $die }，一无所获。
}

# events

ask-council = { $power }：派谁参加特伦托议会？
ask-henry_ii_enters = { $power }：亨利二世在哪里登场？
ask-colloquy = { $power }：派谁参加马尔堡会晤？
ask-strike = { $power }：茨温利出阵移除哪个单位？
ask-convert_space = { $power }：哪个空地转为天主教？
ask-inquisition_hand = { $power }：宗教法庭查看谁的手牌？
ask-inquisition = { $power }：宗教法庭取得什么？
act-draw_from = 随机抽取{ $power }一张牌
    .tip = 从{ $power }的手牌中随机取走一张，家族牌除外。
act-debate_now = 发起辩论，多2个骰子
    .tip = 立即发起一场辩论。
ask-inquisition_discard = { $power }：弃掉哪张牌？
act-discard_of = { $power }的{ $card }
    .tip = { $card }进入弃牌堆。
ask-prayer_unrest = { $power }：哪个英格兰天主教空地陷入动乱？
ask-nearest_town = { $power }：哪个空地转为新教？
ask-fetch_wartburg = { $power }：是否从弃牌堆取回瓦特堡？
ask-prince = { $power }：向谁宣战？
ask-copernicus = { $power }：抽一张牌，还是让新教弃一张牌？
act-draw_card = 抽一张牌
    .tip = 从牌堆顶抽取。
act-protestant_discards = 新教弃一张牌
    .tip = 随机一张，家族牌除外。
ask-bigamy = { $power }：腓力重婚的代价是什么？
act-lose_leader = { $leader }退出游戏
    .tip = { $leader }不会再回来。
act-lose_card = 随机弃一张牌
    .tip = 家族牌除外。
ask-grey_keeps = { $power }：保留哪张牌？
ask-grey_gives = { $power }：另一张牌给谁？
ask-cloth_prices = { $power }：布匹价格如何变化？
act-cloth_trade = 贸易兴旺：英格兰与哈布斯堡各抽一张牌，你放置2个雇佣兵
    .tip = { space-calais }须属英格兰，{ space-antwerp }须属哈布斯堡。
act-cloth_crisis = 贸易崩溃：安特卫普的控制者弃一张牌，并引发动乱
    .tip = 安特卫普的控制者弃一张牌，随后至多两个空地陷入动乱。
ask-cloth_soldiers = { $power }：新单位放在哪里？
ask-marriage = { $power }：激活或取消激活哪个次要势力？
ask-overture = { $power }：把哪张牌给谁？
act-give_away = 把{ $card }给{ $power }
    .tip = { $card }交到{ $power }手中。
ask-beneficiary = { $power }：对哪个势力生效？
ask-recall = { $power }：取消哪次航行？
act-recall_explorer = { $power }的探索
    .tip = 在掷骰之前取消。
act-recall_cabot = 卡波特为{ $power }的航行
    .tip = 在掷骰之前取消。
act-recall_conquest = { $power }的征服
    .tip = 在掷骰之前取消。
log-galleons = { $power }拥有大帆船。
log-plantations = { $power }拥有种植园。
log-raiders = { $power }的劫掠船出海。
log-voyage_cancelled = { $power }的{ $voyage }航行被取消。
log-fountain = 寻找不老泉：{ $power }掷出{ $die }。
log-copernicus = 哥白尼为{ $power }带来{ $vp }VP。
log-servetus = 塞尔维特为{ $power }带来1VP。
log-leader_removed = { $leader }退出游戏。
log-gives_card = { $power }把{ $card }给{ $power2 }。
log-gets_card = { $power }得到{ $card }。
log-fugger_debt = { $power }下回合少发一张牌。
log-prayer_die = 公祷书掷出{ $die }。
log-michelangelo = 米开朗基罗修建圣彼得大教堂，掷出{ $dice }。
log-new_ruler = { $ruler }成为{ $power }的统治者。
log-league_not_formed = 新教空地不足，施马尔卡尔登联盟未能成立。
log-council_dice = { $power }在特伦托议会上掷出{ $dice }。
log-council_won = { $power }在特伦托议会上获胜，多命中{ $amount }次。
birth-marriage_fails = 婚姻失败
birth-barren = 未能生育
birth-executed = 妻子被处决
birth-elizabeth = 伊丽莎白出生
birth-sickly_edward = 多病的爱德华出生
birth-healthy_edward = 健康的爱德华出生
log-pregnancy = { $wife }：掷出{ $dice }，{ $birth }。
log-begins = 第{ $turn }回合开始。

# places: spaces and sea zones under one name

place-stirling = { space-stirling }
place-glasgow = { space-glasgow }
place-edinburgh = { space-edinburgh }
place-berwick = { space-berwick }
place-carlisle = { space-carlisle }
place-york = { space-york }
place-wales = { space-wales }
place-shrewsbury = { space-shrewsbury }
place-lincoln = { space-lincoln }
place-norwich = { space-norwich }
place-bristol = { space-bristol }
place-london = { space-london }
place-plymouth = { space-plymouth }
place-portsmouth = { space-portsmouth }
place-calais = { space-calais }
place-boulogne = { space-boulogne }
place-st_quentin = { space-st_quentin }
place-st_dizier = { space-st_dizier }
place-paris = { space-paris }
place-rouen = { space-rouen }
place-orleans = { space-orleans }
place-dijon = { space-dijon }
place-limoges = { space-limoges }
place-tours = { space-tours }
place-nantes = { space-nantes }
place-brest = { space-brest }
place-bordeaux = { space-bordeaux }
place-lyon = { space-lyon }
place-grenoble = { space-grenoble }
place-avignon = { space-avignon }
place-marseille = { space-marseille }
place-toulouse = { space-toulouse }
place-munster = { space-munster }
place-bremen = { space-bremen }
place-hamburg = { space-hamburg }
place-lubeck = { space-lubeck }
place-stettin = { space-stettin }
place-brandenburg = { space-brandenburg }
place-wittenberg = { space-wittenberg }
place-magdeburg = { space-magdeburg }
place-brunswick = { space-brunswick }
place-cologne = { space-cologne }
place-kassel = { space-kassel }
place-erfurt = { space-erfurt }
place-leipzig = { space-leipzig }
place-regensburg = { space-regensburg }
place-salzburg = { space-salzburg }
place-augsburg = { space-augsburg }
place-nuremberg = { space-nuremberg }
place-mainz = { space-mainz }
place-trier = { space-trier }
place-strasburg = { space-strasburg }
place-worms = { space-worms }
place-navarre = { space-navarre }
place-bilbao = { space-bilbao }
place-corunna = { space-corunna }
place-valladolid = { space-valladolid }
place-zaragoza = { space-zaragoza }
place-barcelona = { space-barcelona }
place-palma = { space-palma }
place-madrid = { space-madrid }
place-valencia = { space-valencia }
place-cartagena = { space-cartagena }
place-granada = { space-granada }
place-seville = { space-seville }
place-cordoba = { space-cordoba }
place-gibraltar = { space-gibraltar }
place-oran = { space-oran }
place-algiers = { space-algiers }
place-tunis = { space-tunis }
place-cagliari = { space-cagliari }
place-palermo = { space-palermo }
place-messina = { space-messina }
place-cerignola = { space-cerignola }
place-taranto = { space-taranto }
place-naples = { space-naples }
place-malta = { space-malta }
place-vienna = { space-vienna }
place-linz = { space-linz }
place-graz = { space-graz }
place-trieste = { space-trieste }
place-innsbruck = { space-innsbruck }
place-tripoli = { space-tripoli }
place-candia = { space-candia }
place-rhodes = { space-rhodes }
place-corfu = { space-corfu }
place-coron = { space-coron }
place-athens = { space-athens }
place-lepanto = { space-lepanto }
place-larissa = { space-larissa }
place-salonika = { space-salonika }
place-durazzo = { space-durazzo }
place-scutari = { space-scutari }
place-edirne = { space-edirne }
place-istanbul = { space-istanbul }
place-varna = { space-varna }
place-bucharest = { space-bucharest }
place-nicopolis = { space-nicopolis }
place-sofia = { space-sofia }
place-nezh = { space-nezh }
place-belgrade = { space-belgrade }
place-szegedin = { space-szegedin }
place-mohacs = { space-mohacs }
place-agram = { space-agram }
place-buda = { space-buda }
place-pressburg = { space-pressburg }
place-brunn = { space-brunn }
place-breslau = { space-breslau }
place-prague = { space-prague }
place-amsterdam = { space-amsterdam }
place-antwerp = { space-antwerp }
place-brussels = { space-brussels }
place-liege = { space-liege }
place-metz = { space-metz }
place-besancon = { space-besancon }
place-basel = { space-basel }
place-zurich = { space-zurich }
place-geneva = { space-geneva }
place-milan = { space-milan }
place-trent = { space-trent }
place-modena = { space-modena }
place-pavia = { space-pavia }
place-turin = { space-turin }
place-nice = { space-nice }
place-florence = { space-florence }
place-siena = { space-siena }
place-bastia = { space-bastia }
place-genoa = { space-genoa }
place-rome = { space-rome }
place-ancona = { space-ancona }
place-ravenna = { space-ravenna }
place-venice = { space-venice }
place-zara = { space-zara }
place-ragusa = { space-ragusa }
place-irish_sea = { sea-irish_sea }
place-bay_of_biscay = { sea-bay_of_biscay }
place-atlantic_ocean = { sea-atlantic_ocean }
place-english_channel = { sea-english_channel }
place-north_sea = { sea-north_sea }
place-baltic_sea = { sea-baltic_sea }
place-gulf_of_lyon = { sea-gulf_of_lyon }
place-barbary_coast = { sea-barbary_coast }
place-tyrrhenian_sea = { sea-tyrrhenian_sea }
place-north_african_coast = { sea-north_african_coast }
place-aegean_sea = { sea-aegean_sea }
place-ionian_sea = { sea-ionian_sea }
place-adriatic_sea = { sea-adriatic_sea }
place-black_sea = { sea-black_sea }
holding-maya = { conquest-maya }
holding-aztec = { conquest-aztec }
holding-inca = { conquest-inca }
holding-roanoke_island = { colony-roanoke_island }
holding-jamestown = { colony-jamestown }
holding-charlesbourg = { colony-charlesbourg }
holding-montreal = { colony-montreal }
holding-puerto_rico = { colony-puerto_rico }
holding-cuba = { colony-cuba }
holding-hispaniola = { colony-hispaniola }
holding-potosi = { colony-potosi }

## 宗教：改革、辩论、圣经翻译、教皇、新教、英格兰继承、城堡别墅

# 提示

ask-third_attempt = { $power }：第一次尝试之前，是否派出一名辩手？
ask-debate_zone = { $power }：在哪个语言区发起神学辩论？
ask-bullinger = { $power }：第一轮打平。第二轮是否派布凌格上场？
ask-translator = { $power }：是否派出一名译者，让翻译额外前进一格？
ask-university = { $power }：在哪里建立耶稣会大学？
ask-excommunicate = { $power }：将谁开除教籍？
ask-diet_card = { $power }：为沃尔姆斯帝国议会选择哪张承诺牌？
ask-remarry = { $power }：亨利的妻子已被处决。亨利是否再婚？
ask-dudley = { $power }：亨利八世去世。约翰·达德利在哪里接掌军队？

# 选项

act-attempt_with = { $space }，由{ $debater }助阵
    .tip = 以{ $space }为目标，并派出{ $debater }：本次及这一系列后续的尝试，在其范围内增加骰子。每轮次只能使用一名辩手的此类特殊能力。
act-end_attempts = 停止尝试
    .tip = 放弃这一系列中剩余的尝试。
act-bar = 禁止{ $debater }参加
    .tip = { $debater }不得参加这场辩论；只有“我的立场”能让路德重新上场。
act-committed = 已行动的辩手
    .tip = 对手从本回合已行动的辩手中抽取，骰子数为辩论能力加1。
act-uncommitted = 未行动的辩手
    .tip = 对手从未行动的辩手中抽取，骰子数为辩论能力加2。
act-excommunicate = 将{ $debater }开除教籍
    .tip = { $debater }离开地图直到下一个发牌阶段，随后你可以在其语言区发起辩论。每人每局只能一次。
act-excommunicate_ruler = 将{ $power }的统治者开除教籍
    .tip = { $power }每回合少发一张牌，直到恢复教籍；你还可以在其至多两个无人驻守的天主教起始领地放置动乱。
act-place_leader = { $leader }放在{ $space }
    .tip = { $leader }加入{ $space }的部队。
act-translate = 翻译圣经：{ $zone }（1CP）
    .tip = 该语言的新约前进一格，新约完成后则推进全本圣经。完成一部译本可进行六次改革尝试。
act-extra_translation = 派出{ $debater }翻译
    .tip = { $debater }让该语言的翻译额外前进一格，不花费CP。每轮次只能使用一名辩手的此类特殊能力。
act-treatise = 发表论著：{ $zone }（2CP，英格兰3CP）
    .tip = 以该语言区为目标进行两次改革尝试：在区内平局获胜，掷出6直接成功。
act-call_debate = 发起神学辩论：{ $zone }（3CP）
    .tip = 随机抽取一名己方未行动的辩手与对方辩论；胜方翻转空地，惨败的辩手可能被处以火刑或羞辱。
act-build_peters = 建造圣彼得大教堂（1CP）
    .tip = 投入1CP。每满5CP得1VP，最多5VP。
act-burn_books = 焚书：{ $zone }（2CP）
    .tip = 以该语言区为目标进行两次镇压改革尝试。
act-found_university = 在{ $space }建立耶稣会大学（3CP）
    .tip = 耶稣会大学使教皇在{ $space }增加2个骰子，在相邻空地增加1个。
act-loyola_founds = 派罗耀拉建立大学（2CP）
    .tip = 罗耀拉转为已行动，一所大学的费用由3CP减为2CP。

# 其他章节也使用的选项

act-debater = { $debater }
    .tip = 选择{ $debater }。
act-zone = { $zone }
    .tip = 选择该语言区。
act-card = { $card }
    .tip = 选择{ $card }。

# 日志：信仰转变

log-turns_protestant = { $space }转为新教。
log-turns_catholic = { $space }转为天主教。
log-electorate_troops = { $amount }个新教常规军进入{ $space }。
log-reform_attempts = { $power }进行{ $amount }次改革尝试（目标语言区：{ $zone }）。
log-counter_attempts = { $power }进行{ $amount }次镇压改革尝试（目标语言区：{ $zone }）。
log-reform_attempt = { $power }在{ $space }进行改革尝试：{ $dice }，最高{ $amount }。
log-counter_attempt = { $power }在{ $space }进行镇压改革尝试：{ $dice }，最高{ $amount }。
log-attempt_answer = { $power }在{ $space }应对：{ $dice }，最高{ $amount }。
log-attempts_ended = { $power }放弃剩余的{ $amount }次尝试。
log-attempt_fails = 在{ $space }的尝试失败。

# 日志：人物

log-debater_enters = 辩手{ $debater }登场。
log-debater_committed = { $debater }转为已行动。
log-reformer_enters = 改革家{ $debater }来到{ $space }。
log-reformer_returns = 改革家{ $debater }回到{ $space }。

# 日志：辩论

log-debate_called = { $power }在{ $zone }发起神学辩论。
log-no_debate = { $power }无法发起辩论。
log-debater_barred = { $debater }被禁止参加这场辩论。
log-debaters_chosen = 第{ $round }轮：{ $debater }进攻，{ $debater2 }防守。
log-debater_replaced = 路德替下{ $debater }。
log-debate_dice = { $debater }掷出{ $dice }：命中{ $amount }次。
log-debate_tied = 本轮打平，双方更换辩手。
log-debate_undecided = 辩论没有结果。
log-debate_won = { $power }赢得辩论，多命中{ $amount }次。
log-aleander = { $debater }以未行动状态参加本轮辩论，胜方多翻转一个空地：{ $power }共翻转{ $amount }个。
log-campeggio = 坎佩焦掷出{ $dice }：5或6则辩论结果作废。
log-debater_burnt = { $debater }被处以火刑：{ $power }得{ $amount }VP。
log-debater_disgraced = { $debater }被羞辱：{ $power }得{ $amount }VP。

# 日志：翻译

log-new_testament = 新约（{ $zone }）：{ $amount }/6。
log-full_bible = 全本圣经（{ $zone }）：{ $amount }/10。
log-new_testament_complete = 新约翻译完成（{ $zone }）。
log-full_bible_complete = 全本圣经翻译完成（{ $zone }）。

# 日志：教皇

log-st_peters = 圣彼得大教堂：{ $amount }/5CP，{ $vp }VP。
log-university_founded = { $space }建立耶稣会大学。
log-reformer_excommunicated = { $debater }被开除教籍。
log-ruler_excommunicated = { $power }的统治者被开除教籍。

# 日志：第1回合

log-theses = 路德在维滕贝格的教堂门上贴出九十五条论纲。
log-diet_card = 沃尔姆斯帝国议会：{ $power }的承诺牌是{ $card }（{ $cp }CP）。
log-diet_dice = 沃尔姆斯帝国议会：{ $power }掷出{ $dice }，命中{ $amount }次。
log-diet_undecided = 沃尔姆斯帝国议会没有结论。
log-diet_won = { $power }在沃尔姆斯帝国议会上获胜，多命中{ $amount }次。

# 日志：联盟

log-league_formed = 施马尔卡尔登联盟成立。
log-league_control = { $space }转为新教控制。
log-league_withdraws = { $amount }个新教常规军从{ $space }撤往{ $space2 }。

# 日志：英格兰与法兰西

log-marital_status = 亨利的婚姻状态：{ $wife }。
log-pregnancy_nothing = { $wife }：{ $dice }。没有新的结果。
log-accession = { $ruler }登上英格兰王位。
log-card_shown = { $power }展示{ $card }。
log-mary_die = 玛丽一世：{ $dice }。3或以下由教皇使用该牌。
log-mary_interferes = { $power }代替英格兰使用{ $card }（{ $cp }CP）。
log-chateau_die = 城堡别墅掷出{ $dice }：3或以上建成。
log-chateau_built = 法兰西建成城堡别墅，现有{ $amount }座。

## 帮助

help-goal =
    1517年至1555年，六个势力争夺欧洲。大家都计算胜利点（VP），但得分的办法各不相同；各势力的帮助页会说明。

    多数对局在胜利判定阶段结束。有势力达到25VP时，VP最高者获胜。从第4回合起，比其他每个势力都至少领先5VP，即为优势胜利。第9回合之后，VP最高者获胜。平局时比较上一回合的VP，依此类推。巡回赛只需23VP或领先4VP，并在第6回合后结束。

    有两种胜利在行动阶段立即生效：控制足够多没有动乱的关键城市（奥斯曼11，哈布斯堡14，英格兰9，法兰西11，教皇7）；或新教拥有50个没有动乱的新教空地。

    关键城市是地图上的方形空地，既给VP又给卡牌，丢掉一座就是双重损失。不足六人时，有的座位控制两个势力：以较好的一个计算名次，优势胜利则比较两者的平均值。
help-turn =
    每回合从发牌阶段开始：辩手、改革家和新卡牌加入，新世界带来收益，各势力发牌。1517年剧本的第1回合在此之前结算“{ card-luthers_95_theses }”，在外交之后举行沃尔姆斯帝国议会。

    外交阶段：秘密谈判与协议，然后是求和、赎回将领、恢复教籍和宣战。1517年剧本的第1回合只有英格兰谈判，对象是哈布斯堡和法兰西。

    春季部署：每个势力可免费将首都的一个编队移到友方空地，途经的空地须为友方且没有动乱，不能通过隘口；可跨越一个海域，但最多五个单位。

    行动阶段：按轮次顺序（奥斯曼、哈布斯堡、英格兰、法兰西、教皇、新教），每个势力在自己的轮次打出一张牌或跳过，如此循环，直到六个势力接连跳过。

    冬季阶段所有部队返乡，新世界阶段结算航行，胜利判定阶段检查是否有人获胜。
help-cards =
    在自己的轮次打出一张牌，执行事件或获得命令点（CP）。CP用来逐一购买行动：移动编队1，海军移动1，雇佣兵1，常规军2，舰队2，攻城1，控制空地1，以及本势力独有的行动。用不完的CP作废。

    家族牌每回合回到手中，不会被抽走。强制事件牌必须在得到它的回合打出：先执行事件，再获得2CP。响应牌和战斗牌可以打断战斗与移动，在别人的轮次也能使用；在自己的轮次可以当作CP打出。

    只有当手中没有家族牌、没有强制事件牌，并且手牌不多于统治者的执政能力时，才可以跳过。留下的牌归下一回合使用；跳过之后也还可以再出牌。

    关键城市越多，发的牌越多，再加上统治者的卡牌特权；动乱中的关键城市不算。新教发4张牌，控制四个或更多选区时为5张。
help-control =
    政治控制与宗教信仰是两回事。空地的颜色和徽记表示由谁控制；中心为白色则表示信奉新教。

    圆形空地不设防。若它是独立的或属于敌方，你的陆军单位在其中（或与之相邻，而敌方陆军单位不相邻；隘口不算相邻），并且有交通线，就可花费1CP取得控制。关键城市、选区和要塞只能通过围城、协议、求和或事件易手。

    交通线从己方或盟友的起始设防空地出发，经过友方控制、没有动乱也没有敌军的空地。它可以跨越海域，但须从友方港口到友方港口，并且每个海域都有友方舰船。攻城也需要交通线。

    动乱的空地会切断交通线，不能撤退进入，不能建造单位；动乱的关键城市不给卡牌也不给VP。己方陆军单位在该地，或与之相邻而敌军不相邻，可花费1CP移除动乱，不需要交通线。
help-land_war =
    一个编队一同移动：没有将领时最多4个单位，有一名将领时以其统率力为限，更多将领时以两个最高统率力之和为限。每步1CP，通过隘口2CP。可以进入己方、独立、盟友和敌方的空地。

    与目的地相邻的敌军可以尝试拦截，但不能通过隘口：两个骰子加最高的战斗力，达到9即成功。目的地内的敌军可用同样的掷骰避战到相邻的友方空地；若不超过四个单位，也可以回城。奥斯曼骑兵使己方的这类掷骰+1，使敌方的-1。

    野战中每个单位一个骰子，最高战斗力每点一个骰子，防守方再多一个。每个5或6消灭一个单位。命中多者获胜，平局时防守方获胜。

    战败方撤退到没有敌军和动乱的相邻友方空地，战败的攻击方退回出发地。无路可退时单位被消灭，将领被俘虏。
help-sieges =
    城内最多容纳四个单位。城外敌军多于守军时，该地即被围；空城同样可以被围。城内的陆军单位不能移动或拦截，但舰船可以出港。

    攻城花费1CP，每个空地每轮次一次，而且最早在开始围城之后的下一个轮次。攻击方须有交通线。城的控制者在相邻海域不能有舰队；若港口内有舰队，攻击方在相邻海域的舰队必须更多。

    攻击方每两个单位一个骰子（向上取整），对空城则每个单位一个；骑兵不算。防守方每个单位一个骰子，再多一个，空城也有。双方都加上最高的战斗力。至少一次命中、己方有幸存单位、守军全灭，才算攻下。

    围城部队一旦不再多于守军，必须撤退。守军的友方可以进入该地发起野战解围。冬季围城部队返乡，所以围城要趁早。
help-sea =
    一次海军移动花费1CP，所有舰船各走一步：出入港口，或进入相邻海域。有些海域只能经由己方控制的港口相通：{ space-messina }、{ space-gibraltar }、{ space-istanbul }。拦截和避战同样需要9。

    舰队2个骰子，海盗船队1个，将领按战斗力，在港口防守再多一个。两次命中消灭一个舰队，一次命中消灭一个海盗船队。平局时防守方获胜。损失的舰船下一回合可以重建。

    海上运输：最多五个陆军单位花费1CP登船进入有己方舰船的海域，之后每个海域和登陆各1CP，须在同一轮次完成。登陆野战失败则全军覆没。

    只有奥斯曼能发起海盗掠夺：2CP，每个海域每回合一次，不需要交战。海域内目标势力的舰队各掷2个骰子，相邻的舰队和沿岸的要塞各掷1个，每次命中消灭一个海盗船队。海盗每次命中，由目标势力选择：损失一个舰队、被抽一张牌，或让奥斯曼得1VP。
help-religion =
    新教用改革尝试将空地转为新教，教皇用镇压改革将其转回天主教。目标须与该信仰的空地相邻，或经同一海域与该信仰的港口相通，或其中有改革家（教皇则为耶稣会大学）。

    双方掷骰：每个相邻的己方信仰空地、部队堆叠、改革家或耶稣会大学各1个；目标空地内的堆叠2个，改革家或大学2个；至少1个。隘口对面和动乱空地的不算。只看最大的一个骰子。在目标语言区，新教掷出6直接成功，平局归新教；在其他语言区平局归教皇。教皇的镇压改革只有在{ ruler-paul_iii }或{ ruler-julius_iii }在位时才有同样的优势。

    发表论著：2CP，两次改革尝试；英格兰须有克兰默，花费3CP。焚书：教皇2CP，两次镇压改革。

    翻译圣经每1CP前进一格。六格完成新约：6次改革尝试。再走十格完成全本圣经：6次改革尝试，骰子+1，并得1VP。
help-debates =
    教皇或新教花费3CP，在德语、法语或英语区发起神学辩论。该语言区须有新教辩手，发起方须有未行动的辩手；新教的辩手必须属于该语言区。

    辩手随机抽取。发起方从己方未行动的辩手中抽取，并决定对手从已行动还是未行动的辩手中抽取。

    发起方的骰子数为辩论能力加3；防守方为辩论能力加2，若此前已行动则只加1。每个5或6为一次命中。平局则换新辩手进行第二轮；再次平局则没有结果。

    胜方按命中差值翻转同样数目的空地。若差值大于败方的辩论能力，新教辩手被处以火刑，教皇辩手则被羞辱：他退出游戏，胜方得到与其辩论能力相等的VP。

    辩手还有各自的特殊能力。使用之后直到冬季都是已行动状态，更容易落败。
help-diplomacy =
    只有在谈判部分，两名或三名玩家可以密谈；其余时间所说的话人人听得到。承诺没有约束力。

    然后各势力按轮次顺序宣布协议，每个势力最多四份。一份协议的条款数目不限：结束战争、本回合结盟、将舰队租借给盟友、遣回被俘将领、让出空地、最多两张随机卡牌、最多四个雇佣兵、同意亨利离婚、恢复教籍。所有协议方确认全部内容才生效。地图下方的“起草协议”可以随时准备。

    盟友的空地互为友方，可共同防守，但不能一同移动。

    有起始领地被占或将领被俘的势力可以求和（最后一回合除外）：战胜方得1VP，若奥斯曼参战则为2VP；战败方移除两个单位，并可付出VP或卡牌赎回所失。赎回将领或恢复教籍，代价是被随机抽一张牌。

    宣战花费2至4CP，对次要势力为1CP，用卡牌支付。
help-minor_powers =
    热那亚、匈牙利/波希米亚、苏格兰和威尼斯开始时未激活：原地不动，只作防守。激活之后，它的单位、舰船和关键城市就如同其主要盟友自己的一样。

    热那亚和威尼斯可由法兰西、哈布斯堡或教皇激活，苏格兰可由英格兰或法兰西激活，匈牙利可由哈布斯堡激活。“{ card-diplomatic_marriage }”等卡牌可以激活它们。若有势力对苏格兰或威尼斯宣战，法兰西或教皇可花费2CP干预，成为其盟友。

    奥斯曼控制匈牙利的一座关键城市，而匈牙利的常规军不超过四个，匈牙利即告战败；若它已是哈布斯堡的盟友，则须控制两座。奥斯曼得2VP，并与哈布斯堡交战。

    { space-metz }和{ space-florence }（1532年剧本还有{ space-milan }和{ space-tunis }）是独立关键城市：任何势力不必宣战就可以围城。

    海外战争把奥斯曼或英格兰的部队调离地图。每次作战花费1CP，直到消灭全部敌军。那里兵力不足时，新建的陆军单位必须先去补足。
help-new_world =
    只有哈布斯堡、英格兰和法兰西可以前往新世界。探索（2CP）、殖民（哈布斯堡2CP，其他3CP）和征服（4CP）每回合各一次。1517年剧本第1回合，哈布斯堡已有一次探索和一次征服在进行中。

    探索在回合末结算：两个骰子加随机抽取的航海家的数值。4及以下航海家葬身大海，5、6没有发现，7至9得到一项1VP的发现。10及以上可选择：亚马逊河（2VP），一项1VP的发现，或太平洋海峡（1VP）并再掷一次，10及以上环球航行成功，得3VP，否则航海家葬身大海。

    征服同样掷骰：6及以下远征队覆灭，7、8无功而返，9征服玛雅（1VP），10阿兹特克，11印加（各2VP）。已被他人完成的，取下一个较低的。

    殖民地（哈布斯堡最多三个，其他两个）和征服地在每个发牌阶段掷骰，可能带来额外的卡牌，也可能耗尽。哈布斯堡的这些牌可能被劫掠船抢走。
help-winter =
    冬季阶段大多自动进行。租借的舰队归还原主，所有舰船返回本势力最近的港口。

    陆军在本势力的设防空地过冬，每处最多四个单位，只有首都不受限制。在不设防空地、他国空地或敌城之外的部队，返回最近且有空位的设防空地，或返回首都。因此所有围城都会结束。

    途经的空地须为友方且没有动乱；敌军和海域不构成妨碍。若没有这样的路径，这些单位损失一半，向上取整。首都被敌方占领时，不能返回那里。

    然后结盟终止；己方控制且没有动乱的首都各增加一个常规军；移除海盗标记；所有辩手恢复未行动状态。

    到期未发生的强制事件此时发生：第2回合“{ card-clement_vii }”，第3回合“{ card-barbary_pirates }”，第4回合“{ card-schmalkaldic_league }”和“{ card-paul_iii }”，第6回合“{ card-society_of_jesus }”。
help-ottoman =
    你要的是关键城市：每座2VP。击败匈牙利得2VP，其他势力向你求和得2VP，海盗掠夺整局最多10VP。

    你没有雇佣兵，但能以1CP组建骑兵：善于拦截，攻城无用。“{ card-janissaries }”在野战掷骰后多掷5个骰子（海战4个），或组建4个常规军。“{ card-barbary_pirates }”之后你拥有{ space-algiers }，可用1CP建造海盗船队，用2CP发起海盗掠夺；“{ card-pirate_haven }”再添据点。海外战争可能在不巧的时候调走你的军队。

    稳妥的第1回合：你正与匈牙利交战。春季让{ leader-suleiman }和{ leader-ibrahim_pasha }率大部分军队到{ space-nezh }。第一张牌围攻{ space-belgrade }，下一张牌攻城。

    然后控制{ space-szegedin }以保证交通线，进军{ space-buda }，那里有五个常规军出城野战。匈牙利战败后你就与哈布斯堡交战，所以入冬前要留下守军。
help-hapsburg =
    你的关键城市最多，敌人也最多。第一座关键城市2VP，其后每座1VP。施马尔卡尔登联盟成立后，你控制的每个选区1VP。你的航海家和征服者也最出色。

    你有两座首都：{ space-valladolid }和{ space-vienna }。冬季两处各增加一个常规军，春季只能从其中一处部署。“{ card-holy_roman_emperor }”让{ leader-charles_v }移到任意己方起始领地，然后获得5CP。“{ card-schmalkaldic_league }”之后你与新教交战到终局。

    稳妥的第1回合：探索和征服已在进行，再用2CP建立一个殖民地。在沃尔姆斯帝国议会打出一张好牌：少一个新教空地，以后就少一分麻烦。

    你正与法兰西交战。{ space-metz }是独立关键城市，与{ space-besancon }相邻：在那里购买雇佣兵，赶在法兰西之前围城。{ space-vienna }要留有兵力，匈牙利一旦战败，奥斯曼立刻成为你的敌人。
help-england =
    第一座关键城市3VP，其后每座2VP。爱德华出生得5VP；没有爱德华而有伊丽莎白得2VP；每两个信奉新教的英格兰起始领地1VP。

    “{ card-six_wives_of_henry_viii }”有两种用法：第2回合起，亨利的婚姻状态标记前进一格，每次再婚进行妊娠掷骰；或在行动阶段对苏格兰、法兰西或哈布斯堡宣战，然后获得5CP。亨利与安·博林结婚的下一回合克兰默登场，你可用3CP发表论著。第6回合起，爱德华或{ ruler-mary_i }可能继位。

    稳妥的第1回合：只有你能谈判，对象是彼此交战的哈布斯堡和法兰西。开出你的价码。

    然后春季将军队部署到{ space-berwick }，用家族牌对苏格兰宣战；法兰西可以干预。{ space-edinburgh }是关键城市，港内有一个舰队，所以攻城时你要有两个舰队在{ sea-north_sea }。
help-france =
    每座关键城市2VP，每座城堡别墅1VP（最多六座），探索也值得：卡蒂埃和韦拉扎诺都是出色的航海家。

    “{ card-patron_of_the_arts }”在{ ruler-francis_i }在位，未被俘也未被围时建造城堡别墅：掷骰3至6成功；若控制{ space-milan }则不必掷骰。所以{ space-milan }的价值不止于VP。苏格兰是你的天然盟友：有人对它宣战时，你可以干预。

    稳妥的第1回合：趁{ space-milan }还在手中，把家族牌作为事件打出；再用2CP派出航海家。

    春季从巴黎部署到{ space-st_dizier }，下一步就是{ space-metz }：只有一个常规军的独立关键城市。第一张牌围城，下一张牌攻城。

    开局时你与哈布斯堡和教皇交战。北方和{ space-milan }要留守军，听听英格兰的要价，并在第2回合用协议结束其中一场战争。
help-papacy =
    你以19VP遥遥领先：每座关键城市2VP，另有15VP会随着新教空地增加而减少。圣彼得大教堂每投入5CP得1VP（最多5VP），每将一名辩手处以火刑得到与其辩论能力相等的VP。

    你有两张家族牌。“{ card-leipzig_debate }”发起一场辩论，可自选己方辩手，或禁止一名新教辩手参加。“{ card-papal_bull }”将一名改革家开除教籍，或在有理由时将一名统治者开除教籍：与你交战，与奥斯曼结盟，或亨利八世有信奉新教的起始领地。“{ card-society_of_jesus }”之后可以建立耶稣会大学。{ ruler-leo_x }不能把手牌留到下一回合。

    稳妥的第1回合：在沃尔姆斯帝国议会打出一张好牌。当较弱的德语辩手已行动时，用“{ card-leipzig_debate }”派埃克出场。其余CP用于焚书和圣彼得大教堂。

    你正与法兰西交战，而{ space-rome }只有一个常规军：购买雇佣兵。{ space-florence }是独立关键城市；途中要先控制{ space-siena }，交通线须经过那里。
help-protestant =
    你争取的是人心。新教空地的数量最多值15VP，信仰和控制都属于你的选区各2VP，每部全本圣经1VP，羞辱教皇辩手得到与其辩论能力相等的VP。50个新教空地立即获胜。

    “{ card-schmalkaldic_league }”之前，你不能建造或移动单位，也不能取得政治控制，其他势力也不能对你宣战。第2回合起只要有12个新教空地，联盟就可以成立，最迟在第4回合冬季。此后信奉新教的新教起始领地归你控制，你与哈布斯堡和教皇交战到终局。

    “{ card-here_i_stand }”在德语区辩论掷骰前换上路德并抽一张牌，或从弃牌堆取回一张牌。

    稳妥的第1回合：“{ card-luthers_95_theses }”从{ space-wittenberg }向外，先取选区，那里的常规军会给你增加骰子。在沃尔姆斯帝国议会打出一张大牌，你另有四个骰子。然后在德语区发表论著，翻译德文新约，路德或梅兰希顿可多推进一格。提防“{ card-leipzig_debate }”：它打出之前，留住你的家族牌。
help-windows =
    许多牌是在其他玩家行动时打出的。面对面游戏时，每一步之后大家会稍等片刻；这里改为20个固定的时机：编队出发、野战开始、野战骰子已掷出、舰船启航、海盗掠夺、辩手选定、即将判定胜利等等。

    时机到来时，只询问持有合适卡牌的人，其他人自动暗中放弃；与真人对局时，每个时机都会持续一小段随机的时间，这样别人不知道谁被问到。对局选项“响应方式”可设为密封：凡是可能持有这种牌的人都会被询问；也可设为快速：没有停顿。

    所有人同时暗中作答。若不止一人响应，从当前势力之后按轮次顺序，只算第一个，其他人的牌仍在手中。战斗中攻击方先答，防守方后答。

    询问太多？页面菜单中的“预设回应”可以替你放弃，针对某一种时机或每一次，直到你取消。别人看不到。它对家族牌同样有效，所以重要的战斗之前记得取消。

## 网页：地图、势力卡与各种图表上的文字

phase-setup = 设置
phase-theses = { card-luthers_95_theses }
phase-card_draw = 发牌阶段
phase-diplomacy = 外交阶段
phase-diet = 沃尔姆斯帝国议会
phase-spring = 春季部署
phase-action = 行动阶段
phase-winter = 冬季阶段
phase-new_world = 新世界阶段
phase-victory = 胜利判定阶段

# 地图

label-turn = 回合
label-round = 轮
label-key = 关键城市
label-electorate = 选区
label-fortress = 要塞
label-town = 不设防空地
label-sea = 海域
label-foreign_war = 海外战争
label-capital = 首都
label-legend = 图例
label-pass = 隘口（2CP）
label-led = 将领
label-unfortified = 不设防
label-home = 起始领地
label-catholic = 天主教
label-protestant = 新教
label-control = 政治控制
label-unrest = 动乱
label-siege = 围城
label-haven = 海盗天堂
label-university = 耶稣会大学
label-knights = 圣约翰骑士团
label-reformer = 改革家
label-waiting = 等待选区的部队
label-piracy = 海盗掠夺
label-regular = 常规军
label-mercenary = 雇佣兵
label-cavalry = 骑兵
label-squadron = 舰队
label-corsair = 海盗船队
label-leader = 陆军将领
label-admiral = 海军将领

# 势力卡

label-cp = CP
label-vp = VP
label-victory_points = 胜利点
label-total = 合计
label-earlier_turns = 以往各回合结束时
label-keys = 关键城市
label-cards = 卡牌
label-hand = 手牌
label-active = 当前轮次
label-passed = 已跳过
label-admin = 执政能力
label-card_bonus = 卡牌特权
label-excommunicated = 被开除教籍
label-military_victory = 军事胜利
label-next_deal = 下次发牌
label-forces = 兵力
label-land_units = 地图上的陆军单位
label-ships_next_turn = 下回合可重建的舰船
label-captives = 俘虏
label-allies_and_cards = 次要盟友与生效的卡牌
label-piracy_vp = 海盗VP
label-wives = 亨利八世的妻子
label-chateaux = 城堡别墅
label-st_peters = 圣彼得大教堂
label-st_peters_cp = 距下一VP的CP
label-translations = 圣经翻译
label-new_testament = 新约
label-full_bible = 全本圣经
label-electorate_display = 选区显示栏
card_kind-home = 家族牌
card_kind-mandatory = 强制事件
card_kind-combat = 战斗牌
card_kind-response = 响应牌
card_kind-event = 事件牌
label-removed_event = 作为事件打出后移出游戏
label-removed_always = 打出后移出游戏
label-deadline = 最迟在该回合冬季强制发生
vp-keys = 关键城市
vp-electorates = 选区
vp-piracy = 海盗掠夺
vp-edward = 爱德华出生
vp-elizabeth = 伊丽莎白出生
vp-english_reformation = 信奉新教的英格兰起始领地
vp-chateaux = 城堡别墅
vp-religious_struggle = 新教空地指示条
vp-st_peters = 圣彼得大教堂
vp-debaters = 被处以火刑或羞辱的辩手
vp-discoveries = 发现
vp-conquests = 征服
vp-war_winner = 战胜
vp-servetus = { card-michael_servetus }
vp-julia_gonzaga = { card-julia_gonzaga }
vp-bible_translation = 圣经翻译
vp-copernicus = { card-copernicus }
vp-master_of_italy = { card-master_of_italy }
deal-keys = 关键城市或选区
deal-ruler = 统治者
deal-excommunication = 开除教籍
deal-fuggers = { card-fuggers }
deal-scenario = 剧本

# 图表

label-panel_diplomacy = 外交
label-panel_religion = 宗教
label-panel_new_world = 新世界
label-panel_cards = 牌堆
label-at_war = 交战
label-allied = 结盟
label-at_peace = 和平
label-ally_of = 盟友：
label-inactive = 未激活
label-papal_debaters = 教皇辩手
label-committed = 已行动
label-uncommitted = 未行动
label-fallen = 被处以火刑或羞辱
label-debate_value = 辩论能力
label-spaces_by_zone = 各语言区的新教空地
label-protestant_spaces = 新教空地
label-unrest_not_counted = 个动乱空地不计入
label-no_zone = 语言区之外
label-religious_struggle = 宗教斗争
label-universities = 耶稣会大学
label-off_the_board = 下回合前不在地图上
label-new_world = 新世界
label-discoveries = 发现
label-conquests = 征服
label-colonies = 殖民地
label-crossing_atlantic = 横渡大西洋
label-voyage_explore = 探索
label-voyage_conquer = 征服
label-voyage_colonize = 殖民
label-explorers_left = 尚未出发的航海家与征服者
label-galleons = 大帆船
label-plantations = 种植园
label-raiders = 劫掠船
label-deck = 牌堆
label-drawn = 抽出的牌
label-lasting = 持续到回合结束的效果
label-discards = 弃牌堆
label-removed = 移出游戏
label-later = 尚未加入游戏

# 正在进行

label-formation = 目前的编队
label-naval_orders = 目前的海军移动
label-stays_in = 留守
label-naval_intercept = 拦截
label-naval_avoid = 避战
label-battle_field = 野战
label-battle_assault = 攻城
label-battle_foreign = 海外战争
label-battle_sack = { card-sack_of_rome }
label-naval_battle = 海战
label-attacker = 攻击方
label-defender = 防守方
label-coast = 沿海防御
label-corsairs = 海盗船队
label-dice = 骰子
label-hits = 命中
label-winner = 胜方
label-reform_attempts = 剩余的改革尝试
label-counter_attempts = 剩余的镇压改革尝试
label-target_zones = 目标语言区
label-automatic = 掷出6直接成功
label-attempting = 尝试方
label-answering = 应对方
label-best_die = 最高点数
label-wins_ties = 平局获胜；掷出6直接成功
label-own_dice = 己方骰子
label-their_dice = 对方骰子
label-debate = 神学辩论
label-barred = 不得参加
label-diet_cards = 你的承诺牌
label-spaces_won = 可翻转的空地
label-deal = 协议
label-no_terms = 尚无条款
label-last_dice = 最近的骰子
dice-squadrons = 舰队（每个2）
dice-corsairs = 海盗船队
dice-hits_ahead = 命中差值
dice-squadrons_near = 相邻的舰队
dice-fortresses = 要塞
dice-reformer_here = 此处的改革家
dice-troops_here = 此处的部队
dice-protestant_neighbours = 相邻的新教空地
dice-reformers_near = 相邻的改革家
dice-troops_near = 相邻的部队
dice-university_here = 此处的大学
dice-catholic_neighbours = 相邻的天主教空地
dice-universities_near = 相邻的大学
dice-at_least_one = 至少一个
dice-printing_press = { card-printing_press }
dice-theses = { card-luthers_95_theses }
dice-debate_value = 辩论能力
dice-attacker = 攻击方
dice-committed = 已行动
dice-uncommitted = 未行动
dice-debate_bonus = 特殊能力与事件
label-term_end_war = 结束战争
label-term_ally = 结盟
label-term_cede = 让出
label-term_lend_fleet = 租借全部舰队
label-term_lend = 租借舰队：
label-term_lend_admiral = 租借
label-term_release = 遣回
label-term_grant_cards = 随机卡牌：
label-term_grant_mercenaries = 雇佣兵：
label-term_grant_divorce = 同意亨利离婚
label-term_lift_excommunication = 恢复教籍

# 长选项列表的标题

label-many_move = 移动部队
label-many_assault = 攻城
label-many_control = 控制空地
label-many_calm = 移除动乱
label-many_raise_regular = 组建常规军（2CP）
label-many_buy_mercenary = 购买雇佣兵（1CP）
label-many_raise_cavalry = 组建骑兵（1CP）
label-many_build_squadron = 建造舰队（2CP）
label-many_build_corsair = 建造海盗船队（1CP）
label-many_transport = 海运部队
label-many_piracy = 海盗掠夺（2CP）
label-many_fight_foreign_war = 海外战争
label-many_cede = 让出空地
label-many_lend = 租借舰队
label-many_lend_admiral = 租借海军将领
label-many_release = 遣回将领
label-many_sail = 一处的全部舰船
label-many_sail_one = 单个海军单位
label-many_send_admiral = 海军将领
label-many_spend = 卡牌作为CP
label-many_event = 卡牌作为事件
label-many_found_university = 建立大学（3CP）

## 电脑玩家看好某个选项的理由

why-campaign = 以{ $count }个单位进军{ $space }
why-no_campaign = 这支部队没有值得进攻的目标
why-key = 夺取关键城市{ $space }
why-electorate = 选区
why-hurts = 打击{ $power }
why-storm = 有{ $percent }%的机会一举攻下
why-supplies = 为围城打通交通线
why-calms = 移除{ $space }的动乱
why-recruits = 为进军{ $space }建造单位
why-stronger_army = 军队更强
why-foreign_war = { $place }：获胜后部队可以回来
why-garrison = { $space }应留{ $count }个单位驻守
why-all_go = 不必留人驻守
why-cheap_loss = 先损失最便宜的
why-walls = 有{ $space }的城墙保护
why-capital = 在首都
why-open_country = 没有城墙
why-battle_odds = 有{ $percent }%的机会赢得战斗
why-front_is_far = 前线更有利可图
why-stays_near = 别处没有更好的机会
why-pirates = 掠夺{ $power }
why-stronger_fleet = 舰队更强
why-voyage = 新世界：{ $voyage }
why-new_testament = 新约翻译还差{ $count }格（{ $zone }）
why-full_bible = 全本圣经翻译还差{ $count }格（{ $zone }）
why-sermons = 在{ $zone }进行尝试
why-debate = 在{ $zone }辩论
why-attempt = 有{ $percent }%的机会成功
why-turns = 翻转{ $space }
why-peters = 圣彼得大教堂的下1VP还差{ $count }CP
why-university = 有助于周围的尝试
why-keeps_hand = 把牌留到以后
why-event = 事件{ $card }
why-points = { $count }CP
why-keeps_card = 把牌留到更好的时机
why-moment = 正是打出{ $card }的时机
why-no_more_deals = 提议已经够多
why-deal = { $power }也会满意的协议
why-no_deal = 没有双方都满意的协议
why-good_terms = 条款对己方有利
why-bad_terms = 条款对己方不利
why-keeps_peace = 不树新敌
why-war_prey = { $power }有己方能夺取的空地
why-war_useless = 从{ $power }那里得不到什么
why-war_price = 花费{ $count }CP
why-peace_returns = 从{ $power }赎回失去的关键城市
why-peace_costs = 让{ $power }白得VP
why-own_again = 重归己方
why-leader_back = { $leader }归来

## 结果预测

why-forecast_best_die = 比较各自最大的骰子
why-forecast_modified = 己方骰子{ $number }
why-forecast_ties = 平局和掷出6均算成功
why-forecast_debate = 骰子：{ $number }对{ $number2 }到{ $number3 }
why-forecast_first_round = 第一轮命中更多

## 对局形势

why-vp_now = { $power }：VP
why-vp_enough = { $power }：{ $count ->
    [0] 已够获胜
   *[other] 离获胜还差{ $count }VP
}
why-brink = { $power }：接近立即获胜
why-electorates_promised = { $power }：施马尔卡尔登联盟可得{ $count }个选区
why-course = { $power }：再过{ $count }个回合通常可得的VP
why-hand = { $power }：{ $count }张手牌
why-units = { $power }：{ $count }个陆军单位

## 预设放弃的期限

step-victory = 直到本回合结束
