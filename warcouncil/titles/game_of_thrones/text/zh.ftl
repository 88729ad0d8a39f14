# 权力的游戏版图版（第二版）。本游戏的简体中文文字；各标识的含义见 docs/title.md。

title = 权力的游戏 版图版
about =
    劳勃国王已死，三至六个大家族争夺维斯特洛的铁王座。你领导其中之一：史塔克、兰尼斯特、拜拉席恩、葛雷乔伊、提利尔或马泰尔。控制第七个城堡或要塞区域便当即获胜；若十个回合内无人做到，控制最多者获胜。

    每个回合，所有人暗中在每个有己方单位的区域部署一个指令：行军、防御、支援、突袭或休整，然后同时翻开，依次结算。游戏没有骰子：战斗比较单位、邻居的支援和双方各一张家族卡牌的战力，而每个家族反复使用的就是自己的七张牌。由于邻居可以选择支援谁，谈判与军队同样重要：承诺随时可以许下，也随时可以背弃。

    权力标记是权谋的本钱：用它守住军队离开后的土地，用它竞标三个势力条的位次（谁先行动，谁赢得战斗平局，谁能用特殊指令），也用它援助守夜人，否则野人就会越过长城。

    规则是完整的，并包含可选的战局卡牌。地图为重新绘制的示意图；规则书没有写明之处如何处理，见帮助中的“裁定”一页。

## 帮助

help-round =
    游戏共十个回合，每回合三个阶段：维斯特洛、战略、行动。第1回合没有维斯特洛阶段。顺位就是各家族在王权势力条上的位次。

    维斯特洛阶段：回合标记前移，三个维斯特洛卡牌堆各翻一张牌，按野人符号移动野人威胁标记，然后按I、II、III的次序执行卡牌。

    战略阶段：每人暗中在每个有己方单位的区域部署一个指令，全部展示之后，信鸦拥有者可以更换一个指令，或查看野人卡牌堆的顶牌。

    行动阶段：先结算全部突袭，再结算全部行军及其战斗，然后结算全部休整。每一步中各家族按顺位轮流，每次结算一个指令，直到没有为止。最后重置：移除防御和支援指令，溃败单位直立，瓦雷利亚钢剑和信鸦恢复可用。

    无论进行到哪里，第七个城堡或要塞都立刻带来胜利。否则第10回合之后游戏结束。
help-westeros =
    三个牌堆各十张牌，左右着战争的进程。执行完的牌放到牌堆底部，所以同样的牌会循环出现，直到“凛冬将至”重洗牌堆。

    牌堆I关乎军团。补给：计算所控制区域的补给符号，把补给标记调到该数（0至6）；它限制你能有几个两单位以上的军团、每个有多大，超出的单位要移除。单独一个单位不需补给。征募：每个城堡提供1点征募值，每个要塞2点，只用于该区域。步兵1点，战舰1点，骑士2点，攻城车2点；那里的步兵可用1点升级为骑士或攻城车。战舰放到港口，或没有敌方战舰的相邻海域。利刃的王座：铁王座拥有者在二者中选一，或什么也不做。

    牌堆II关乎权力。列王的纷争：竞标三个势力条。权力的游戏：所控制区域每有一个权力符号，获得一枚权力标记；每个有己方战舰、外海没有敌方战舰的港口，再获得一枚。黑色的翅膀，带来黑色的消息：信鸦拥有者在二者中选一，或什么也不做。

    牌堆III带来野人，或在本回合禁用一种指令：行军+1（秋雨滂沱）、防御（冰雨的风暴）、突袭（惊涛骇浪）、休整（群鸦的盛宴）、支援（交织的谎言）。屠杀殆尽：瓦雷利亚钢剑拥有者选择禁用防御、禁用行军+1，或都不禁。

    夏末时节表示无事发生。各级补给允许的军团：0级为2、2；1级为3、2；2级为3、2、2；3级为3、2、2、2；4级为3、3、2、2；5级为4、3、2、2；6级为4、3、2、2、2。
help-planning =
    在每个至少有一个己方单位的区域（陆域、海域或港口）面朝下部署恰好一个指令。只有主城守备军的主城不部署。你可以随意交谈、许诺，但不能给任何人看你的指令。

    你有十五个指令：十个普通指令，五个带星号的特殊指令。宫廷势力条的位置决定可部署几个特殊指令：五或六人游戏依次为3、3、2、1、0、0，三或四人游戏依次为3、2、1、0。维斯特洛卡牌可能在本回合禁用某种指令。

    若有人合法的指令少于有单位的区域，所有家族改为按顺位逐一部署，由指令不够的家族决定哪些区域没有指令。

    指令全部展示后，信鸦拥有者可以做一件事：把版图上的一个己方指令换成一个未部署的，或查看野人卡牌堆的顶牌，再放回牌堆顶部或底部。至于他怎么说，未必是真话。
help-orders =
    突袭：移除相邻区域的一个敌方支援、突袭或休整指令。突袭休整即为抢劫：你获得一枚权力标记，对方失去一枚。陆域的突袭够不到海域和港口。特殊突袭可以改为移除一个防御指令。

    行军（-1、+0，特殊+1）：把该区域的任意单位移到相邻区域，可以一起走，也可以分头走。其中只能有一个区域有敌人；你在那里发起进攻，指令上的数字修正你的战力。战舰可以运输：由己方战舰所在的连续海域相连的陆域，行军和撤退时视为相邻。最后一个单位离开某陆域时，可以留下一枚权力标记保持控制。主城由徽记守住。

    支援（特殊+1）：那里的单位可以在相邻区域的任何战斗中帮助任何一方，无论是你的战斗还是别人的，次数不限。陆上单位不能支援海战。要么全力支援，要么不支援。

    防御（各+1，特殊+2）：那里的单位在本回合受到的每次攻击中战力更强。

    休整：获得一枚权力标记，该区域每有一个权力符号再多一枚；在海域没有效果。特殊休整可以改为在该区域征募，前提是有城堡或要塞。

    中立军队不按战斗规则作战：行军单位、行军指令和支援合计达到标记上的数值，它就被移除；达不到就不能行军到那里。
help-combat =
    行军到有其他家族单位的区域，或有守备军的主城，就发起战斗。

    1. 支援：相邻支援指令的主人按顺位决定帮攻方、帮守方或都不帮，双方也可以谢绝。2. 基础战力：步兵1，战舰1，骑士2，攻城车进攻城堡或要塞时为4，否则为0；攻方加行军指令；守方加防御指令和主城守备军（2）；再加支援。溃败单位为0。3. 家族卡牌：双方暗选一张同时展示，执行立刻生效的文字，“取消”类最先。4. 瓦雷利亚钢剑：拥有者每回合一次可加1。5. 计算总战力。6. 总战力高者获胜；相等时封臣势力条位置较高者获胜。

    伤亡：胜方牌上每个未被败方铁堡抵消的利剑，使败方消灭一个单位。战败的攻城车和先前已溃败的单位也被消灭，战败的主城守备军永久移除。

    撤退：战败的攻方退回行军出发地。战败的守方撤到一个相邻的空白或己方区域，不能是进攻者的出发地；无处可退则全部消灭。撤退的单位溃败：没有战力，回合结束前不能移动。

    清理战场：移除行军指令；若攻方获胜，还移除守方的指令和权力标记。两张牌弃掉。打出第七张牌的家族收回其余六张。
help-influence =
    三个势力条显示各家族的地位。每条的首位拥有其优势标记。

    王权势力条：决定顺位。铁王座拥有者决定除战斗和胜利之外的一切平局。

    封臣势力条：位置较高者赢得战斗平局。瓦雷利亚钢剑拥有者每回合可在一次战斗中使己方战力+1。

    宫廷势力条：位置越高，可部署的特殊指令越多。信鸦拥有者每回合可以更换一个指令，或查看野人卡牌堆的顶牌。

    “列王的纷争”时，各家族依次竞标三个势力条。每人暗中出价权力标记，最高者占“1”位置，以此类推。出价全部失去。其它效果移动某家族时，其余家族随之补位，优势标记立刻易主，已用未用保持原样。
help-wildlings =
    维斯特洛卡牌上的每个野人符号使野人威胁标记前进一格（两点）。到达12时野人立刻袭击；维斯特洛卡牌也可能提前引发袭击。袭击的战力就是标记所在的数值。

    每人暗中为守夜人出价权力标记。若出价总和不低于袭击的战力，守夜人获胜：出价最多者获得野人卡牌的奖励，标记回到0。

    否则野人获胜：出价最少者承受牌上较重的惩罚，其他人承受较轻的惩罚，标记后退两格（四点）。

    出价最多或最少的平局由铁王座拥有者决定。出价全部失去。野人卡牌在出价之后才翻开，只有信鸦能让人事先知道。
help-ports =
    港口位于一个陆域和一个海域之间，归控制该陆域的家族所有，里面只能有战舰，最多三艘。同一港口的两三艘战舰算作军团。

    即使外海有敌方战舰，也可以把战舰征募到港口。战舰在港口与海域之间行军，在港口里不会受到攻击。它们和其它单位一样需要指令；防御指令在港口没有作用。

    港口的战舰可以支援其海域的战斗，也可以突袭其海域，但对陆域无能为力，也不防守所在陆域。海域的战舰可以突袭港口。

    外海没有敌方战舰时，港口的休整指令带来一枚权力标记。执行“权力的游戏”时，每个这样的、有己方战舰的港口带来一枚权力标记。

    谁夺得陆域，谁就夺得港口：那里的敌方战舰换成己方战舰，数量取决于未使用的战舰、补给和自己的意愿；其余的被消灭。
help-victory =
    胜利进度条显示各家族控制的城堡和要塞区域数，二者同等计算。

    在陆域有步兵、骑士或攻城车，或有权力标记，就控制该陆域。主城由徽记为其家族守住，除非有敌人占据，或在徽记上放了权力标记。

    第七个这样的区域当即带来胜利，时机不限，甚至可能在维斯特洛阶段。

    若第10回合后无人达到七个，控制最多者获胜。平局依次比较：要塞较多、补给条位置较高、现有权力较多、王权势力条位置较高。
help-tides =
    战局卡牌是可选的一副24张小牌，使战斗更难预料。是否使用，由所有玩家在开局前商定。

    家族卡牌展示之后，攻守双方各抓一张战局卡牌，只给自己看。瓦雷利亚钢剑拥有者可以用剑弃掉抓到的牌再抓一张，新牌必须保留。

    然后双方展示。牌上的战力加到己方，利剑和铁堡符号视同印在家族卡牌上。

    骷髅带来死亡：面对它的一方无论胜败都承受一个伤亡，铁堡也挡不住。主城守备军不受影响。

    牌的构成：0点八张，1点带利剑四张，1点带铁堡四张，2点四张，3点两张，骷髅两张。默认每次战斗都重新洗混。
help-rulings =
    一切以规则书为准。规则书没有写明之处按以下裁定，大多是出版社的答复或通行的玩法；玩家看法不一之处，另有对局选项。

    战斗：总战力低于零按零计算。战败的攻城车在伤亡之外另行消灭，不能充当伤亡（有选项）。梅斯·提利尔消灭最后一个单位时，战斗仍进行到底。萨拉多·桑恩有支援时，维克塔利昂的战舰算0（有选项）。罗柏·史塔克的选择在史塔克防守时也有效。亚莲恩·马泰尔挡住攻方时，马泰尔的权力标记保留（有选项）。

    撤退：有中立军队的区域不能撤入。若可退之处都会超出补给上限，必须选损失单位最少的一处。离开敌方主城而未留守的攻方，战败后不能退回那里。

    港口：只要陆域的控制权易主，港口里的战舰就随之转给新主人；若陆域无人控制，战舰被消灭。被夺取的港口里的指令移除。

    战略：用信鸦换上的指令也须遵守特殊指令的上限和本回合的禁令。维斯特洛：“凛冬将至”在轮到其牌堆时执行（有选项）。

    家族卡牌和九张野人卡牌的效果都用我们自己的话写成。部分卡牌和区域的中文名是译名，可能与印刷版不同；地图的形状是自行绘制的。

## 对局选项

option-houses = 家族分配
    .tip = 家族按座位分配、随机抽取，或由玩家依次选择。不足六人时有些家族不参加。
option-houses-fixed = 按座位
option-houses-random = 随机抽取
option-houses-choose = 由玩家选择
option-tides_of_battle = 战局卡牌
    .tip = 可选的一副牌，每次战斗为双方各加一张暗牌：风险更大，伤亡更多。
option-tides_of_battle-true = 使用战局卡牌
option-tides_of_battle-false = 不使用战局卡牌
option-lannister_port_ship = 兰尼斯特的第二艘战舰
    .tip = 出版社后来的更正让兰尼斯特开局时在兰尼斯港的港口多一艘战舰（四至六人）。
option-lannister_port_ship-true = 兰尼斯港的港口有一艘战舰
option-lannister_port_ship-false = 按最初的印刷版
option-tie_break = 第10回合后的平局
    .tip = 结束时控制的城堡和要塞数量相同，按什么决定胜负：规则书的次序，或出版社后来的次序。
option-tie_break-rulebook = 要塞、补给、权力、王权
option-tie_break-faq = 陆域、补给、王权
option-empty_area_orders = 空区域的指令
    .tip = 战斗后区域里已没有单位时，那里的指令是否留在版图上；出版社后来的答复是移除。
option-empty_area_orders-stay = 保留
option-empty_area_orders-removed = 移除
option-support = 支援的决定
    .tip = 一次战斗中，家族对自己的每个支援指令分别决定，还是一次决定全部。
option-support-each_order = 逐个指令决定
option-support-each_house = 每个家族决定一次
option-siege_engines = 战败的攻城车
    .tip = 败方的攻城车在伤亡之外另行损失，还是可以像其它单位一样充当伤亡。
option-siege_engines-lost_in_addition = 在伤亡之外损失
option-siege_engines-may_be_chosen = 可以充当伤亡
option-winter_is_coming = 凛冬将至
    .tip = 这张牌在轮到其牌堆时替换，还是展示时立刻替换，使新牌的野人符号一并计算。
option-winter_is_coming-in_turn = 轮到其牌堆时
option-winter_is_coming-at_reveal = 展示时
option-arianne_token = 亚莲恩·马泰尔与权力标记
    .tip = 亚莲恩挡住获胜的攻方时，该区域的马泰尔权力标记保留还是移除。
option-arianne_token-stays = 标记保留
option-arianne_token-removed = 标记移除
option-victarion_salladhor = 维克塔利昂对萨拉多
    .tip = 维克塔利昂使葛雷乔伊的战舰算2，萨拉多使它们算0：总以萨拉多为准，或以顺位在后的家族为准。
option-victarion_salladhor-salladhor = 以萨拉多为准
option-victarion_salladhor-turn_order = 按顺位
option-tides_shuffle = 战局卡牌堆
    .tip = 每次战斗都重洗全部战局卡牌，还是牌堆用完才重洗弃牌。
option-tides_shuffle-every_combat = 每次战斗重洗
option-tides_shuffle-when_empty = 用完才重洗
option-tides_blade = 钢剑与战局卡牌
    .tip = 瓦雷利亚钢剑可以重抓战局卡牌或战力+1二者选一，还是只能重抓。
option-tides_blade-redraw_or_strength = 重抓或战力+1
option-tides_blade-redraw_only = 只能重抓

## 家族

power-stark = 史塔克
power-greyjoy = 葛雷乔伊
power-lannister = 兰尼斯特
power-baratheon = 拜拉席恩
power-tyrell = 提利尔
power-martell = 马泰尔

## 区域

area-castle_black = 黑城堡
area-karhold = 卡霍城
area-winterfell = 临冬城
area-white_harbor = 白港
area-the_stony_shore = 磐石海岸
area-widows_watch = 寡妇望
area-moat_cailin = 卡林湾
area-greywater_watch = 灰水望
area-flints_finger = 佛林特之指
area-the_fingers = 五指半岛
area-the_twins = 孪河城
area-seagard = 海疆城
area-pyke = 派克岛
area-the_mountains_of_the_moon = 明月山脉
area-the_eyrie = 鹰巢城
area-riverrun = 奔流城
area-harrenhal = 赫伦堡
area-lannisport = 兰尼斯港
area-dragonstone = 龙石岛
area-crackclaw_point = 蟹爪半岛
area-stoney_sept = 石堂镇
area-blackwater = 黑水河
area-kings_landing = 君临
area-searoad_marches = 滨海大道
area-kingswood = 御林
area-the_reach = 河湾地
area-highgarden = 高庭
area-storms_end = 风息堡
area-dornish_marches = 多恩边疆地
area-the_boneway = 骨路
area-oldtown = 旧镇
area-princes_pass = 亲王隘口
area-three_towers = 三塔堡
area-yronwood = 伊伦伍德城
area-sunspear = 阳戟城
area-salt_shore = 盐海岸
area-starfall = 星坠城
area-the_arbor = 青亭岛
area-bay_of_ice = 寒冰湾
area-the_shivering_sea = 颤抖海
area-the_narrow_sea = 狭海
area-ironmans_bay = 铁民湾
area-sunset_sea = 日落之海
area-the_golden_sound = 黄金湾
area-blackwater_bay = 黑水湾
area-shipbreaker_bay = 破船湾
area-sea_of_dorne = 多恩海
area-redwyne_straights = 雷德温海峡
area-east_summer_sea = 东夏日之海
area-west_summer_sea = 西夏日之海
area-port_of_winterfell = 临冬城港口
area-port_of_white_harbor = 白港的港口
area-port_of_pyke = 派克岛港口
area-port_of_lannisport = 兰尼斯港的港口
area-port_of_dragonstone = 龙石岛港口
area-port_of_storms_end = 风息堡港口
area-port_of_oldtown = 旧镇港口
area-port_of_sunspear = 阳戟城港口

## 单位

unit-footman = 步兵
unit-knight = 骑士
unit-ship = 战舰
unit-siege_engine = 攻城车
unit-routed_footman = 溃败的步兵
unit-routed_knight = 溃败的骑士
unit-routed_ship = 溃败的战舰

## 指令

order-march_minus_1 = 行军-1
    .effect = 把单位移到相邻区域；进攻时战力-1。
order-march_0 = 行军+0
    .effect = 把单位移到相邻区域；进攻时战力不增不减。
order-march_plus_1 = 行军+1（特殊）
    .effect = 把单位移到相邻区域；进攻时战力+1。
order-defense_plus_1 = 防御+1
    .effect = 本回合该区域每次受攻击时战力+1。
order-defense_plus_2 = 防御+2（特殊）
    .effect = 本回合该区域每次受攻击时战力+2。
order-support = 支援
    .effect = 该区域的单位可以在相邻的战斗中支援任何一方。
order-support_plus_1 = 支援+1（特殊）
    .effect = 该区域的单位可以在相邻的战斗中支援任何一方，战力+1。
order-raid = 突袭
    .effect = 移除一个相邻的敌方支援、突袭或休整指令。
order-raid_star = 突袭（特殊）
    .effect = 移除一个相邻的敌方支援、突袭、休整或防御指令。
order-consolidate = 休整
    .effect = 获得一枚权力标记，该区域每有一个权力符号再多一枚。
order-consolidate_star = 休整（特殊）
    .effect = 像普通休整一样获得权力标记，或在该区域征募（须有城堡或要塞）。

## 家族卡牌

card-eddard_stark = 艾德·史塔克
    .effect = { label-no_text }
card-robb_stark = 罗柏·史塔克
    .effect = 若你赢得本次战斗，可由你选择败方撤退到哪个区域：必须合法，且使败方损失的单位最少。
card-roose_bolton = 卢斯·波顿
    .effect = 若你输掉本次战斗，你的整个弃牌堆连同本牌都回到手中。
card-greatjon_umber = “大琼恩”安柏
    .effect = { label-no_text }
card-ser_rodrick_cassel = 罗德利克·凯索爵士
    .effect = { label-no_text }
card-the_blackfish = “黑鱼”布林登·徒利
    .effect = 本次战斗中，家族卡牌文字、战斗符号和战局卡牌都不会让你承受伤亡。
card-catelyn_stark = 凯特琳·史塔克
    .effect = 若交战区域有你的防御指令，其加值翻倍。
card-tywin_lannister = 泰温·兰尼斯特
    .effect = 若你赢得本次战斗，获得两枚权力标记。
card-ser_gregor_clegane = 格雷果·克里冈爵士
    .effect = { label-no_text }
card-the_hound = 桑铎·克里冈
    .effect = { label-no_text }
card-ser_jaime_lannister = 詹姆·兰尼斯特爵士
    .effect = { label-no_text }
card-ser_kevan_lannister = 凯冯·兰尼斯特爵士
    .effect = 若你是攻方，你的每个步兵战力为2而不是1，支援你这次进攻的己方步兵也一样。
card-tyrion_lannister = 提利昂·兰尼斯特
    .effect = 你可以立刻让对手刚打出的牌回到其手中；对手须另选一张，若没有别的牌，本次战斗就不出牌。
card-cersei_lannister = 瑟曦·兰尼斯特
    .effect = 若你赢得本次战斗，可以移除战败对手在版图任意位置的一个指令。
card-stannis_baratheon = 史坦尼斯·拜拉席恩
    .effect = 若对手在王权势力条上的位置比你高，本牌战力+1。
card-renly_baratheon = 蓝礼·拜拉席恩
    .effect = 若你赢得本次战斗，可以把一个参战或支援自己的己方步兵升级为骑士。
card-ser_davos_seaworth = 戴佛斯·席渥斯爵士
    .effect = 若史坦尼斯·拜拉席恩在你的弃牌堆中，本牌战力+1并有一个利剑符号。
card-brienne_of_tarth = 塔斯的布蕾妮
    .effect = { label-no_text }
card-salladhor_saan = 萨拉多·桑恩
    .effect = 若你在本次战斗中得到支援，所有非己方战舰的战力为0。
card-melisandre = 梅丽珊卓
    .effect = { label-no_text }
card-patchface = 补丁脸
    .effect = 战斗结束后，你可以查看对手的手牌，并弃掉其中一张。
card-euron_crows_eye = “鸦眼”攸伦·葛雷乔伊
    .effect = { label-no_text }
card-victarion_greyjoy = 维克塔利昂·葛雷乔伊
    .effect = 若你是攻方，你的每艘战舰战力为2而不是1，支援你这次进攻的己方战舰也一样。
card-balon_greyjoy = 巴隆·葛雷乔伊
    .effect = 对手家族卡牌上印的战力视为0。
card-theon_greyjoy = 席恩·葛雷乔伊
    .effect = 若你防守的是城堡或要塞区域，本牌战力+1并有一个利剑符号。
card-asha_greyjoy = 阿莎·葛雷乔伊
    .effect = 若你在本次战斗中没有得到任何支援（包括自己的），本牌有两个利剑符号和一个铁堡符号。
card-dagmar_cleftjaw = “裂颚”达格摩
    .effect = { label-no_text }
card-aeron_damphair = “湿发”伊伦·葛雷乔伊
    .effect = 你可以立刻弃除两枚现有权力标记，弃掉本牌并从手中另选一张代替。
card-mace_tyrell = 梅斯·提利尔
    .effect = 立刻消灭对手一个进攻或防守的步兵。
card-ser_loras_tyrell = 洛拉斯·提利尔爵士
    .effect = 若你进攻并获胜，你的行军指令不移除，而是移到攻下的区域，本回合可以再次使用。
card-ser_garlan_tyrell = 加兰·提利尔爵士
    .effect = { label-no_text }
card-randyll_tarly = 蓝道·塔利
    .effect = { label-no_text }
card-margaery_tyrell = 玛格丽·提利尔
    .effect = { label-no_text }
card-alester_florent = 艾利斯特·佛罗伦
    .effect = { label-no_text }
card-queen_of_thorns = 荆棘女王
    .effect = 立刻移除对手在交战区域相邻区域的一个指令，但不能是发起本次进攻的行军指令。
card-the_red_viper = “红毒蛇”奥柏伦·马泰尔
    .effect = { label-no_text }
card-areo_hotah = 阿利欧·何塔
    .effect = { label-no_text }
card-obara_sand = 奥芭娅·沙德
    .effect = { label-no_text }
card-darkstar = “暗黑之星”杰洛·戴恩
    .effect = { label-no_text }
card-nymeria_sand = 娜梅莉亚·沙德
    .effect = 你防守时本牌有一个铁堡符号，进攻时有一个利剑符号。
card-arianne_martell = 亚莲恩·马泰尔
    .effect = 若你防守失败，攻方单位不能进入该区域，须返回出发地；你的单位仍须撤退。
card-doran_martell = 道朗·马泰尔
    .effect = 立刻把对手移到你所选的一个势力条的末位。

## 维斯特洛卡牌和选择

westeros_card-supply = 补给
    .effect = 各家族按顺位把补给标记调到所控制的补给符号数，并移除单位直到军团符合上限。
westeros_card-mustering = 征募
    .effect = 各家族按顺位在所有己方城堡（1点）和要塞（2点）征募。
westeros_card-a_throne_of_blades = 利刃的王座
    .effect = 铁王座拥有者选择：“补给”、“征募”，或无事发生。
westeros_card-last_days_of_summer = 夏末时节
    .effect = 什么也不发生。
westeros_card-winter_is_coming = 凛冬将至
    .effect = 连同本牌重洗该牌堆，另抓一张牌代替并执行。
westeros_card-clash_of_kings = 列王的纷争
    .effect = 撤下三个势力条的势力标记，各家族依次竞标王权、封臣和宫廷势力条。
westeros_card-game_of_thrones = 权力的游戏
    .effect = 各家族从所控制的每个权力符号获得一枚权力标记，另从每个有己方战舰、外海没有敌方战舰的港口获得一枚。
westeros_card-dark_wings_dark_words = 黑色的翅膀，带来黑色的消息
    .effect = 信鸦拥有者选择：“列王的纷争”、“权力的游戏”，或无事发生。
westeros_card-wildlings_attack = 野人袭击
    .effect = 野人以野人威胁标记所示的战力发动袭击。
westeros_card-put_to_the_sword = 屠杀殆尽
    .effect = 瓦雷利亚钢剑拥有者为本回合选择：禁用防御指令、禁用行军+1指令，或无事发生。
westeros_card-rains_of_autumn = 秋雨滂沱
    .effect = 本回合不能部署行军+1指令。
westeros_card-storm_of_swords = 冰雨的风暴
    .effect = 本回合不能部署防御指令。
westeros_card-sea_of_storms = 惊涛骇浪
    .effect = 本回合不能部署突袭指令。
westeros_card-feast_for_crows = 群鸦的盛宴
    .effect = 本回合不能部署休整指令。
westeros_card-web_of_lies = 交织的谎言
    .effect = 本回合不能部署支援指令。
choice-supply = { westeros_card-supply }
choice-mustering = { westeros_card-mustering }
choice-clash_of_kings = { westeros_card-clash_of_kings }
choice-game_of_thrones = { westeros_card-game_of_thrones }
choice-no_defense = 禁用防御指令
choice-no_march_plus_1 = 禁用行军+1指令
choice-nothing = 无事发生
restriction-no_defense = 禁用防御指令
restriction-no_march_plus_1 = 禁用行军+1指令
restriction-no_raid = 禁用突袭指令
restriction-no_consolidate = 禁用休整指令
restriction-no_support = 禁用支援指令

## 野人卡牌

wildling_card-silence_at_the_wall = 寂静长城
    .effect = 无论谁获胜，都什么也不发生。
wildling_card-preemptive_raid = 先发突袭
    .effect = 野人获胜：出价最少者消灭任意两个己方单位，或在自己位置最高的势力条上下降两位；其他人没有惩罚。守夜人获胜：野人立刻以战力6再次袭击，出价最多者不参与。
wildling_card-crow_killers = 乌鸦杀手
    .effect = 野人获胜：出价最少者把所有己方骑士换成步兵，其他人各换两个；没有步兵可换的骑士被消灭。守夜人获胜：出价最多者可以把最多两个己方步兵换成骑士。
wildling_card-rattleshirts_raiders = 叮当衫的掠袭者
    .effect = 野人获胜：出价最少者在补给条上下降两位，其他人下降一位；军团须符合新的上限。守夜人获胜：出价最多者在补给条上上升一位。
wildling_card-massing_on_the_milkwater = 乳河集结
    .effect = 野人获胜：出价最少者弃掉手中战力最高的所有家族卡牌，其他人各弃一张自选的；手中只剩一张的不弃。守夜人获胜：出价最多者把整个弃牌堆收回手中。
wildling_card-a_king_beyond_the_wall = 塞外之王
    .effect = 野人获胜：出价最少者移到三个势力条的末位；其他人按顺位选择封臣或宫廷势力条，移到末位。守夜人获胜：出价最多者移到一个势力条的首位。
wildling_card-mammoth_riders = 猛犸骑兵
    .effect = 野人获胜：出价最少者消灭三个己方单位，其他人各两个。守夜人获胜：出价最多者可以从弃牌堆收回一张家族卡牌。
wildling_card-the_horde_descends = 蛮族大军南下
    .effect = 野人获胜：出价最少者在同一个城堡或要塞区域消灭两个己方单位，若没有这样的区域则任意消灭两个；其他人各消灭一个。守夜人获胜：出价最多者可以在一个城堡或要塞区域征募。
wildling_card-skinchanger_scout = 易形者斥候
    .effect = 野人获胜：出价最少者弃除全部现有权力，其他人各弃除两枚。守夜人获胜：出价最多者收回自己这次的全部出价。

## 战局卡牌

tides_card-tides_0 = 战局0
    .effect = 没有效果。
tides_card-tides_1_sword = 战局1（利剑）
    .effect = 战力+1，一个利剑符号。
tides_card-tides_1_fortification = 战局1（铁堡）
    .effect = 战力+1，一个铁堡符号。
tides_card-tides_2 = 战局2
    .effect = 战力+2。
tides_card-tides_3 = 战局3
    .effect = 战力+3。
tides_card-tides_skull = 战局0（骷髅）
    .effect = 无论胜败，对方承受一个伤亡。

## 势力条、标记、牌堆、阶段

track-iron_throne = 王权势力条
track-fiefdoms = 封臣势力条
track-kings_court = 宫廷势力条
token-iron_throne = 铁王座
token-valyrian_steel_blade = 瓦雷利亚钢剑
token-messenger_raven = 信鸦
deck-I = 维斯特洛卡牌堆I
deck-II = 维斯特洛卡牌堆II
deck-III = 维斯特洛卡牌堆III
phase-westeros = 维斯特洛阶段
phase-planning = 战略阶段
phase-raids = 突袭步骤
phase-marches = 行军步骤
phase-consolidate = 休整步骤
phase-setup = 游戏设置
phase-over = 游戏结束

## 提问

ask-choose_house = 你目前的家族是{ $power }。你想扮演哪个家族？
ask-westeros_choice = { $power }：由你决定“{ $westeros_card }”的效果。
ask-reconcile = { $power }：你的军团超出补给{ $supply }的上限。放弃哪个单位？
ask-muster = { $power }：征募什么？
ask-clash_bid = { $power }：为{ $track }出价多少？你有{ $amount }枚权力标记。
ask-clash_tie = { $power }：你拥有铁王座。{ $track }上出价相同：{ $power2 }。谁排在下一位？
ask-wildling_bid = { $power }：野人以战力{ $strength }袭来。用多少权力标记援助守夜人？你有{ $amount }枚。
ask-wildling_tie = { $power }：你拥有铁王座。出价相同：{ $power2 }。是福是祸，指定谁？
ask-wildling_penalty = { $power }：你出价最少。选择“{ $wildling_card }”的哪种惩罚？
ask-wildling_losses = { $power }：野人使你失去{ $amount }个单位。先失去哪一个？
ask-wildling_track = { $power }：“{ $wildling_card }”使家族下降。在哪个势力条上？
ask-wildling_first = { $power }：你获得“{ $wildling_card }”的奖励。移到哪个势力条的首位？
ask-unhorse = { $power }：哪个骑士换成步兵？
ask-knighting = { $power }：哪个步兵升为骑士？
ask-wildling_discard = { $power }：弃掉哪张家族卡牌？
ask-wildling_recover = { $power }：收回哪张家族卡牌？
ask-wildling_muster = { $power }：在哪个城堡或要塞征募？
ask-order = { $power }，第{ $round }回合：还有{ $count }个区域没有指令。还可以部署{ $amount }个特殊指令。
ask-raven = { $power }：是否使用信鸦？
ask-raven_order = { $power }：把{ $area }的指令换成哪个？
ask-raven_card = { $power }：你看到的是“{ $wildling_card }”。放在哪里？
ask-raid = { $power }：结算哪个突袭？
ask-march = { $power }：结算哪个行军指令？
ask-move = { $amount ->
    [0] { $power }：{ $area }的{ $order }。哪个单位移到哪里？
   *[other] { $power }：{ $area }的{ $order }，已有{ $amount }个单位出发。还有哪个单位移到哪里？
}
ask-help = { $power }：{ $power2 }从{ $area }行军，进攻中立军队。是否支援？
ask-leave_token = { $power }：最后一个单位离开{ $area }。是否留下权力标记保持控制？
ask-support = { $power }：{ $power2 }在{ $area }进攻{ $power3 }，目前{ $strength }对{ $strength2 }。支援谁？
ask-accept_support = { $power }：{ $power2 }在{ $area }进攻{ $power3 }，{ $strength }对{ $strength2 }。是否接受别家给你的支援？
ask-house_card = { $power }：{ $power2 }在{ $area }进攻{ $power3 }，{ $strength }对{ $strength2 }。打出哪张家族卡牌？
ask-replacement = { $power }：争夺{ $area }的战斗中，你的牌被取消了。改打哪张？
ask-tyrion = { $power }：{ $power2 }打出了{ $card }。提利昂是否取消它？
ask-aeron = { $power }：是否弃除两枚权力标记，换下“湿发”伊伦？{ $area }的战斗中，{ $power2 }对{ $power3 }为{ $strength }对{ $strength2 }。
ask-mace = { $power }：梅斯·提利尔消灭{ $power2 }的哪个步兵？
ask-queen_of_thorns = { $power }：荆棘女王移除{ $area }旁边的哪个敌方指令？
ask-doran = { $power }：道朗·马泰尔把{ $power2 }移到哪个势力条的末位？
ask-cersei = { $power }：瑟曦移除哪个敌方指令？
ask-renly = { $power }：蓝礼把哪个步兵升为骑士？
ask-robb = { $power }：罗柏·史塔克可以选择败方单位从{ $area }撤退到哪里。
ask-patchface = { $power }：补丁脸弃掉{ $power2 }的哪张手牌？
ask-blade = { $power }：{ $area }的战斗中，{ $power2 }对{ $power3 }为{ $strength }对{ $strength2 }。是否使用瓦雷利亚钢剑？
ask-blade_redraw = { $power }：你抓到{ $tides_card }。是否用瓦雷利亚钢剑重抓？
ask-casualty = { $power }：你在{ $area }承受{ $amount }个伤亡。先失去哪个单位？
ask-retreat = { $power }：你的单位必须离开{ $area }。撤退到哪里？
ask-retreat_loss = { $power }：补给不允许离开{ $area }的单位全部前往，须放弃{ $amount }个。先放弃哪个？
ask-take_ships = { $power }：{ $area }归你了。把多少艘敌方战舰换成己方的？
ask-consolidate = { $power }：结算哪个休整指令？

## 选项

act-take = 选择{ $power }
    .tip = 本局由你领导{ $power }家族。
act-choose = 选择：{ $choice }
    .tip = 对所有人执行：{ $choice }。
act-lose = 失去{ $area }的一个{ $unit }
    .tip = 你在{ $area }的一个{ $unit }离开版图，以后可以再征募。
act-muster = { $area }：征募{ $unit }
    .tip = { $area }出现一个新的{ $unit }。步兵需1点征募值，骑士和攻城车需2点。
act-muster_ship = { $area }：征募战舰到{ $area2 }
    .tip = 用{ $area }的1点征募值，在{ $area2 }放置一艘新战舰。
act-upgrade = { $area }：步兵升级为{ $unit }
    .tip = 用1点征募值，把{ $area }的一个步兵换成{ $unit }；军团规模不变。
act-done = 完成
    .tip = 到此为止，继续进行。
act-bid = { $amount ->
    [0] 不出价
   *[other] 出价{ $amount }枚权力标记
}
    .tip = 不论结果如何，出价都会失去；统一展示之前没有人看得到你的出价。
act-rank = { $power }排在下一位
    .tip = 出价相同的家族中，{ $power }占据接下来较高的位置。
act-name = 指定{ $power }
    .tip = 出价相同的家族中，由{ $power }承受野人卡牌的惩罚或获得奖励。
act-lose_units = 消灭两个己方单位
    .tip = 由你选择版图上任意两个己方单位。
act-step_down = 下降两位
    .tip = 你在自己位置最高的势力条上下降两位。
act-demote = 在{ $track }上下降
    .tip = 该家族在{ $track }上下降，其他家族补位；失去“1”位置者失去其优势标记。
act-promote = 移到{ $track }首位
    .tip = 你移到{ $track }的“1”位置，并取得其优势标记。
act-unhorse = 把{ $area }的{ $unit }换成步兵
    .tip = { $area }的一个{ $unit }失去坐骑，从此作为步兵作战。
act-make_knight = 把{ $area }的{ $unit }升为骑士
    .tip = { $area }的一个{ $unit }换成骑士。
act-discard = 弃掉{ $card }
    .tip = { $card }进入其主人的弃牌堆，回到手中之前不能打出。
act-recover = 收回{ $card }
    .tip = { $card }从你的弃牌堆回到手中。
act-decline = 不使用
    .tip = 放弃，什么也不发生。
act-muster_in = 在{ $area }征募
    .tip = 你现在可以使用{ $area }的征募值。
act-order = 在{ $area }部署{ $order }
    .tip = 本回合在{ $area }部署{ $order }；全部展示时别人才看得到。
act-leave = { $area }：不部署
    .tip = 你的指令不够，{ $area }的单位没有指令。
act-swap = 更换{ $area }的指令
    .tip = 把你在{ $area }的指令换成一个未部署的指令。
act-look = 查看野人卡牌堆的顶牌
    .tip = 只有你能看到，然后由你放回牌堆顶部或底部。
act-put_on_top = 放回顶部
    .tip = 下一次野人袭击会用到这张牌。
act-put_at_bottom = 放到底部
    .tip = 下一次野人袭击不会用到这张牌。
act-raid = 从{ $area }突袭{ $area2 }
    .tip = 移除你在{ $area }的突袭指令和{ $area2 }的敌方指令；突袭休整指令还会夺取一枚权力标记。
act-waste = { $area }：不突袭
    .tip = 移除你在{ $area }的突袭指令，没有效果。
act-march = 从{ $area }行军
    .tip = 现在结算{ $area }的行军指令；不一定要移动单位。
act-move = 一个{ $unit }移到{ $area }
    .tip = 一个{ $unit }行军到{ $area }。这个指令只能进入一个有敌人的区域。
act-call = 寻求支援，进攻{ $area }
    .tip = 请其他家族支援你进攻{ $area }的中立军队。
act-establish = 在{ $area }留下权力标记
    .tip = 用一枚现有权力标记，在单位离开后保持对{ $area }的控制。
act-support = 从{ $area }支援{ $power }
    .tip = { $area }全部单位的战力加给{ $power }，只限本次战斗；你的指令保留。
act-refuse = { $area }不支援
    .tip = { $area }的单位在本次战斗中两边都不帮。
act-accept = 接受{ $area }的支援
    .tip = { $area }的单位为你增加战力。
act-reject = 谢绝{ $area }的支援
    .tip = 本次战斗中，{ $area }的单位不为你计算战力。
act-play = 打出{ $card }
    .tip = 本次战斗由{ $card }领军，之后进入你的弃牌堆。
act-cancel = 取消对手的牌
    .tip = 那张牌回到对手手中，对手须在知道你的牌的情况下另选一张。
act-kill = 消灭一个{ $unit }
    .tip = 立刻消灭敌方参战的一个{ $unit }。
act-remove_order = 移除{ $area }的指令
    .tip = 对手在{ $area }的指令离开版图。
act-use_blade = 使用瓦雷利亚钢剑
    .tip = 本次战斗战力+1；钢剑本回合不能再用。
act-redraw = 用钢剑重抓战局卡牌
    .tip = 弃掉你的战局卡牌再抓一张，新牌必须保留；钢剑本回合不能再用。
act-retreat = 撤退到{ $area }
    .tip = 败方幸存的单位全部撤到{ $area }并溃败。
act-take_ships = { $amount ->
    [0] 不接收战舰
   *[other] 接收{ $amount }艘战舰
}
    .tip = 用你的战舰换下港口里同样数量的敌方战舰，其余的敌方战舰被消灭。
act-consolidate = 在{ $area }获得权力
    .tip = 移除{ $area }的指令；你获得一枚权力标记，那里每有一个权力符号再多一枚，海域则没有。
act-muster_at = 改为在{ $area }征募
    .tip = 用{ $area }的特殊休整指令征募，而不获得权力标记。

## 记录

log-round_begins = 第{ $round }回合开始。
log-phase = { $phase }开始。
log-westeros_cards = { $amount ->
    [0] 维斯特洛卡牌：{ $westeros_card }，没有野人符号。
   *[other] 维斯特洛卡牌：{ $westeros_card }，共有{ $amount }个野人符号。
}
log-winter = 凛冬将至：{ $deck }重洗。
log-westeros_drawn = { $deck }的新牌是{ $westeros_card }。
log-westeros_card = 执行{ $deck }的{ $westeros_card }。
log-westeros_chosen = { $power }对{ $westeros_card }的选择：{ $choice }。
log-threat = 野人威胁标记位于{ $strength }。
log-restriction = 本回合{ $restriction }。
log-supply = { $power }的补给为{ $supply }。
log-loses_unit = { $power }失去{ $area }的一个{ $unit }。
log-musters = { $power }在{ $area }征募了一个{ $unit }。
log-musters_ship = { $power }从{ $area }征募了一艘战舰到{ $area2 }。
log-upgrades = { $power }把{ $area }的一个步兵升级为{ $unit }。
log-income = { $amount ->
    [0] { $power }没有获得权力标记。
   *[other] { $power }从领地和港口获得{ $amount }枚权力标记。
}
log-clash = 列王的纷争：撤下所有势力标记，重新竞标。
log-bid = { $amount ->
    [0] { $power }对{ $track }没有出价。
   *[other] { $power }对{ $track }出价{ $amount }枚权力标记。
}
log-ranks = 出价相同的家族中，{ $power }让{ $power2 }排在前面。
log-track = { $track }的新位次：{ $power }。
log-token_passes = { $token }转到{ $power }手中。
log-moves_on_track = { $power }移到{ $track }的第{ $position }位。
log-wildling_attack = 野人以战力{ $strength }袭击长城。
log-wildling_bid = { $amount ->
    [0] { $power }没有援助守夜人。
   *[other] { $power }用{ $amount }枚权力标记援助守夜人。
}
log-watch_wins = { $amount }对{ $strength }：守夜人击退了野人。
log-wildlings_win = { $amount }对{ $strength }：守夜人不敌，野人突破了长城。
log-names = 出价相同者之中，{ $power }指定了{ $power2 }。
log-wildling_card = 野人卡牌是{ $wildling_card }。
log-knighted = { $power }把{ $area }的一个步兵升为骑士。
log-unhorsed = { $power }只得把{ $area }的一个骑士换成步兵。
log-discards_card = { $power }弃掉了{ $card }。
log-recovers_cards = { $power }收回手中：{ $card }。
log-loses_power = { $amount ->
    [0] { $power }没有权力标记可以失去。
   *[other] { $power }失去{ $amount }枚权力标记。
}
log-regains_bid = { $power }收回了出价的{ $amount }枚权力标记。
log-too_few_orders = 指令不够部署到所有区域：各家族按顺位逐一部署。
log-orders_placed = { $power }面朝下部署了指令：{ $area }。
log-order = { $power }在{ $area }的指令是{ $order }。
log-raven_looks = { $power }派信鸦北去，查看了野人卡牌堆的顶牌（{ $wildling_card }）。
log-raven_returns = { $power }把野人卡牌放回牌堆顶部。
log-raven_buries = { $power }把野人卡牌放到牌堆底部。
log-raven_swaps = 信鸦飞抵{ $area }：{ $power }把{ $order }换成了{ $order2 }。
log-raven_rests = { $power }没有使用信鸦。
log-raids = { $power }从{ $area }突袭{ $area2 }：{ $power2 }失去{ $order }指令。
log-pillages = { $power }抢劫了{ $power2 }：获得{ $amount }枚权力标记，对方失去{ $lost }枚。
log-raid_wasted = { $power }在{ $area }的突袭没有产生效果。
log-consolidates = { $amount ->
    [0] { $power }在{ $area }没有获得权力标记。
   *[other] { $power }在{ $area }获得{ $amount }枚权力标记。
}
log-musters_at = { $power }在{ $area }征募，不获得权力标记。
log-takes_ships = { $amount ->
    [0] { $power }夺取{ $area }，消灭了{ $power2 }在那里的战舰。
   *[other] { $power }从{ $power2 }手中夺取{ $area }，换上{ $amount }艘战舰。
}
log-ships_lost = { $power }失去{ $area }的{ $amount }艘战舰：所在陆域已无人控制。
log-round_ends = 第{ $round }回合结束：收回指令，溃败的单位重新直立。
hidden-wildling_card = 不为你所知
log-bids = { $track }的出价全部展示。
log-wildling_bids = 援助守夜人的出价全部展示。
log-orders_revealed = 所有指令同时展示。
log-plays_house = { $seat }号座位扮演{ $power }。
log-marches = { $power }结算{ $area }的{ $order }。
log-moves = { $power }的{ $amount }个单位从{ $area }移到{ $area2 }。
log-establishes = { $power }在{ $area }留下一枚权力标记。
log-token_lost = { $power }失去{ $area }的权力标记。
log-calls = { $power }寻求支援，对付{ $area }的中立军队。
log-neutral_falls = { $power }消灭了{ $area }战力为{ $strength }的中立军队。
log-combat = { $power }从{ $area }以{ $amount }个单位进攻{ $area2 }的{ $power2 }。
log-supports = { $power }从{ $area }支援{ $power2 }，战力为{ $strength }。
log-refuses_support = { $power }不从{ $area }提供支援。
log-rejects_support = { $power }谢绝了{ $power2 }从{ $area }提供的支援。
log-base_strength = 基础战力：{ $power }为{ $strength }，{ $power2 }为{ $strength2 }。
log-plays = { $power }打出{ $card }。
log-cancels = { $power }让{ $card }回到{ $power2 }手中。
log-no_card = { $power }没有别的牌，无牌作战。
log-replaces_card = { $power }弃除两枚权力标记，用{ $card2 }代替{ $card }。
log-removes_order = { $power }移除了{ $power2 }在{ $area }的{ $order }指令。
log-draws_tides = { $power }抓了一张战局卡牌（{ $tides_card }）。
log-redraws_tides = { $power }用瓦雷利亚钢剑弃掉{ $tides_card }，重抓一张。
log-tides = 战局卡牌：{ $power }为{ $tides_card }，{ $power2 }为{ $tides_card2 }。
log-uses_blade = { $power }使用瓦雷利亚钢剑：战力+1。
log-total_strength = 总战力：{ $power }为{ $strength }，{ $power2 }为{ $strength2 }。
log-tie = 双方战力同为{ $strength }：{ $power }在{ $track }上位置较高。
log-wins = { $power }在{ $area }战胜了{ $power2 }。
log-gains_power = { $amount ->
    [0] 权力池已空，{ $power }没有获得权力标记。
   *[other] { $power }获得{ $amount }枚权力标记。
}
log-garrison_falls = { $power }在{ $area }的主城守备军被永久消灭。
log-units_die = { $power }在{ $area }损失{ $amount }个{ $unit }。
log-retreats = { $power }的{ $amount }个单位从{ $area }撤退到{ $area2 }并溃败。
log-no_retreat = { $power }从{ $area }无路可退。
log-enters = { $power }进入{ $area }。
log-kept_out = { $power2 }把{ $power }挡在{ $area }之外，进攻的单位返回出发地。
log-moves_order = { $power }把{ $order }移到{ $area }，可以再次使用。
hidden-tides_card = 暗牌

## 结局

end-seven_castles = 第七个城堡或要塞定了胜负：铁王座归于{ $powers }。
end-last_round = 十个回合过后，铁王座归于{ $powers }。

## 版图用语

label-no_text = 没有文字效果，只有战力和战斗符号。
label-round = 回合
label-phase = 阶段
label-house = 家族
label-houses = 各家族
label-turn_order = 顺位
label-area = 区域
label-land = 陆域
label-sea = 海域
label-port = 港口
label-castle = 城堡
label-stronghold = 要塞
label-home = 主城
label-island = 海岛
label-river = 河流
label-supply_icon = 补给符号
label-power_icon = 权力符号
label-mustering_points = 征募值
label-units = 单位
label-unused_units = 未使用单位
label-routed = 溃败
label-army_limits = 允许的军团
label-supply = 补给
label-power = 权力
label-available_power = 现有权力
label-power_pool = 权力池
label-power_token = 权力标记
label-garrison = 主城守备军
label-neutral_force = 中立军队
label-unbreachable = 不可进入
label-orders = 指令标记
label-order = 指令
label-face_down = 面朝下
label-no_order = 没有指令
label-normal_order = 普通指令
label-special_order = 特殊指令
label-special_orders = 可用的特殊指令
label-barred = 本回合禁用
label-hand = 手牌
label-discards = 弃牌堆
label-house_cards = 家族卡牌
label-house_card = 家族卡牌战力
label-card_text = 卡牌文字
label-strength = 战力
label-swords = 利剑符号
label-fortifications = 铁堡符号
label-skulls = 骷髅符号
label-influence = 势力条
label-position = 位置
label-stars = 星数
label-dominance = 优势标记
label-used = 本回合已使用
label-ready = 可用
label-victory = 胜利进度条
label-castles = 城堡和要塞
label-westeros_cards = 维斯特洛卡牌
label-deck = 牌堆
label-wildlings = 野人
label-wildling_threat = 野人威胁
label-wildling_deck = 野人卡牌堆
label-wildling_icon = 野人符号
label-bid = 出价
label-bids = 各家出价
label-combat = 战斗
label-attacker = 攻方
label-defender = 守方
label-support = 支援
label-base_strength = 基础战力
label-total_strength = 总战力
label-march_order = 行军指令
label-defense_order = 防御指令
label-blade = 瓦雷利亚钢剑
label-tides = 战局卡牌
label-winner = 胜方
label-tie = 平局裁定
label-left = 仍在战斗中
label-loser = 败方
label-casualties = 伤亡
label-embattled_area = 交战区域
label-controlled_by = 控制者
label-nobody = 无人
label-certainty = 可靠程度
label-sure = 确定
label-likely = 很可能
label-reconstructed = 推定
label-announced = 宣告的权力
label-pool = 权力池中
label-armies = 允许的军团规模
label-lands = 控制的陆域
label-positions = 各条位置
label-cards = 手牌数
label-unused = 未使用
label-revealed = 已展示
label-unseen = 尚未出现
label-top = 顶部
label-bottom = 底部
label-unknown = 未知
label-decks = 各牌堆
label-mustering = 征募
label-barren = 无可征募
label-march = 行军
label-moves = 移动
label-origin = 出发地
label-helpers = 支援者
label-step = 步骤
label-draft = 尚未确认
label-texts = 卡牌文字效果
label-result = 战果
label-aftermath = 战后
label-points = 战力来源
label-tied = 平局
label-named = 被指定
label-threat = 威胁
label-restrictions = 禁用的指令
label-holders = 拥有者
label-land_border = 陆界
label-coast = 海岸
label-sea_border = 海界
label-rounds = 总回合数
label-tracks = 三个势力条
label-available = 现有

## 规则书章节

section-Fiefdoms-track = 封臣势力条
section-Iron-Throne = 铁王座
section-Iron-Throne-track = 王权势力条
section-King-s-Court-track = 宫廷势力条
section-Messenger-Raven = 信鸦
section-Tides-of-Battle = 战局卡牌
section-Valyrian-Steel-Blade = 瓦雷利亚钢剑
section-Westeros-card--Clash-of-Kings = 维斯特洛卡牌：列王的纷争
section-Westeros-card--Mustering = 维斯特洛卡牌：征募
section-Westeros-card--Supply = 维斯特洛卡牌：补给
section-Westeros-cards = 维斯特洛卡牌参考
section-Westeros-phase = 维斯特洛阶段
section-action-phase = 行动阶段
section-alliances = 结盟
section-base-strength = 计算基础战力
section-bidding-for-influence = 竞标势力条
section-call-for-support = 寻求支援
section-casualties = 伤亡
section-changes-on-the-influence-tracks = 调整势力条
section-clean-up = 重置
section-combat = 战斗
section-combat-clean-up = 清理战场
section-combat-icons = 战斗符号
section-component-limits = 超出配件数量
section-components = 配件列表
section-control-of-areas = 控制区域
section-control-of-homes = 控制主城
section-destroying-a-neutral-force = 消灭中立军队
section-establishing-control = 建立控制权
section-fewer-than-six-players = 玩家少于六人
section-game-round = 游戏回合
section-goal-of-the-game = 游戏目标
section-hidden-information = 隐藏信息
section-home-garrisons = 主城守备军
section-house-cards = 家族卡牌
section-house-cards-in-combat = 选择并打出家族卡牌
section-mustering-ships = 征募战舰单位
section-neutral-forces = 中立军队标记
section-number-of-players = 玩家人数
section-orders-in-ports = 在港口部署指令
section-placing-orders = 部署指令
section-ports = 港口
section-ports--other-rules = 港口的其它规则
section-raids--other-rules = 突袭的其它规则
section-removed-orders = 移除/结算指令
section-resolving-consolidate-power-orders = 结算休整指令
section-resolving-march-orders = 结算行军指令
section-resolving-raid-orders = 结算突袭指令
section-results-of-a-wildling-attack = 野人袭击的战果
section-retreat-and-rout = 撤退和溃败
section-retreat--other-rules = 撤退的其它规则
section-revealing-orders = 展示指令
section-rivers--bridges--islands = 游戏版图元素
section-setup = 游戏设置
section-ship-transport = 战舰运输
section-ship-transport--other-rules = 战舰运输的其它规则
section-special-orders = 特殊指令
section-strength-of-units = 单位的战力
section-supply--other-rules = 补给的其它规则
section-support--other-rules = 支援的其它规则
section-taking-a-port = 控制敌方港口
section-terms = 重要术语
section-the-orders = 指令标记概述
section-too-few-orders = 指令标记不足
section-total-strength = 计算总战力
section-trade-with-the-Free-Cities = 与自由贸易城邦的通商
section-using-ports = 使用港口
section-using-the-blade = 使用瓦雷利亚钢剑
section-using-the-raven = 使用信鸦
section-wildling-attack = 野人袭击
section-winner-of-the-combat = 决定胜方
section-winning-the-game = 游戏胜利

## 电脑玩家看好某个选项的理由

why-sea = 这里的战舰可运送军团
why-castle = { $area }计入胜利
why-power_icons = { $count }个权力符号
why-supply_icons = { $count }个补给符号
why-plain_land = 没有符号的陆域
why-nobody_left = 没有可行军的单位
why-attacks = 进攻{ $area }
why-walks_in = 不战进入{ $area }
why-goes_forward = 经{ $area }靠近城堡
why-no_target = 所及之处没有可取的目标
why-among_friends = 那里有己方单位
why-keeps_power = 省下一枚权力标记
why-barren = 那里无法征募
why-musters = 可用{ $count }点征募值
why-power = 获得{ $count }枚权力标记
why-no_order = 没有指令的区域什么也不做
why-idle = 在这里用处不大
why-threatened = 可能有战力{ $number }的军团来犯
why-supports = 支援旁边的战斗
why-raids = 干扰旁边的指令
why-plunders = 从{ $power }夺取一枚权力标记
why-removes_order = 移除{ $power }的{ $order }
why-march_done = 其余单位留下
why-more_ships = 目前有{ $count }艘战舰
why-more_strength = 多一个{ $unit }
why-loses_unit = 损失一个{ $unit }
why-loses_area = { $area }将无人驻守
why-bid_share = 在{ $number }点权力中为此势力条拿出一份
why-bid_fair = { $number }点强度由{ $count }个家族分摊
why-place_on_track = { $track }：目前第{ $number }位
why-near_victory = { $power }有{ $count }个城堡
why-card_strength = 战力{ $number }
why-combat_stands = 双方战力之差：{ $number }
why-stays_out = 不费力，也不得罪人
why-supports_us = 这是我方的战斗
why-supports_other = 帮助{ $power }

## 结果预测

why-forecast_card = 战力{ $number }对{ $number2 }，利剑{ $swords }，铁堡{ $fortifications }
why-forecast_other_card = 未计对方的牌和双方牌上的文字
why-forecast_texts = 未计牌上的文字
why-forecast_tides = 战局卡牌：双方各再加{ $number }到{ $number2 }
why-forecast_strengths = 战力：{ $power }{ $number }，{ $power2 }{ $number2 }
why-forecast_before_cards = 未计家族卡牌
why-forecast_totals = 战力{ $number }对{ $number2 }
why-forecast_tides_unseen = 另加战局卡牌，来自未见的{ $count }张
why-forecast_blade_kept = 瓦雷利亚钢剑还可以再加1

## 对局形势

why-castles = { $count }个城堡
why-near_seven = 再得{ $count }个城堡便立刻获胜
why-army = 军团
why-supply = 补给
why-influence = 势力条上的位置
why-power_held = { $count }枚权力标记
