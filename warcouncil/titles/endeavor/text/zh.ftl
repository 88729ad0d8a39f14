# 奋进号：大航海时代。本游戏的简体中文文字；各标识的含义见 docs/title.md。

title = 奋进号：大航海时代
about =
    在大航海时代，你领导着二至五个新兴帝国中的一个。你从欧洲的立足点出发，航行到世界各个封闭的地区，使它们逐一开放，然后占领那里的城市、控制城市之间的通路、获取财产卡。四项属性推动你的帝国：工业让你建造更好的建筑，文明带来更多人口（圆片），财富让你支付更多工人，影响力让你保留更多卡牌。

    游戏共七轮。每一轮你建造一个建筑、增加圆片、从建筑上取回圆片，然后轮流行动：激活建筑或花费行动指示物，以航行、占领、进攻、支付工人或获取卡牌，直到所有人都跳过。最后弃掉超过上限的卡牌。第七轮之后，荣誉点数最多的帝国获胜：荣誉来自较高的属性、城市和通路、建筑和卡牌。

    奴隶卡很有力，但奴隶制可能被废除；每张被放弃的奴隶卡都会在游戏结束时扣除荣誉点数。

    规则是完整的。由于手边没有印刷版配件的完整清单，许多配件，尤其是地图以及卡牌和建筑上的标志，是推定的；这些配件都有标记，帮助中的“配件”一页列出了它们。可选的伟业系统没有收入。

## 帮助

help-round =
    游戏共七轮，每轮五个阶段。每个阶段都由持有皇冠的玩家先行动，其他人按顺时针进行；每轮结束后皇冠传给左边的玩家。

    1. 建造：拿一个等级不高于你建造等级（由工业决定）的建筑，放到海岸线最左侧的空位，立刻获得它的属性。只有储备区里没有任何符合等级的建筑时，才可以拿高一级的建筑。

    2. 增长：按增长等级（由文明决定）从储备区移动圆片到港口。

    3. 薪水：把建筑上的圆片移回港口，数量最多为薪水等级（由财富决定）。没有圆片的建筑可以再次激活。

    4. 行动：轮流进行。轮到你时，激活一个建筑、花费一个行动指示物，或者跳过。跳过的人要等到下一轮才能再行动；所有人都跳过时，本阶段结束。

    5. 弃牌：保留的卡牌不得超过卡牌上限（由影响力决定），并且最多五张。在上限之外可以多留一张奴隶卡。免费总督卡槽可以放一张总督卡，不计入上限。其余的牌弃掉，并失去它们所给的属性。

    属性与等级：0至1为第一级，2至3为第二级，4至6为第三级，7至9为第四级，10及以上为第五级。建造等级、薪水等级和卡牌上限相应为1至5，增长等级为2至6。
help-actions =
    激活建筑时，从港口拿一个圆片放到它可激活的圆形区域。也可以改为花费一个行动指示物，花费后移出游戏。带“+”的可以执行两个行动，顺序任选；带“/”的只能执行其中一个。行动本身需要的圆片也来自港口。

    航行（1个圆片）：到封闭地区航运轨的下一个空格，到欧洲或开放地区中未被占领的舰队区域，或到开放地区的开放海域。你获得该处的指示物（开放海域没有）。占据航运轨的最后一格会使地区开放；在该航运轨上圆片最多的玩家获得总督卡，平局时看平局玩家中谁的圆片离牌堆最近。

    占领（1个圆片）：欧洲的空城，或你已有圆片的开放地区中的空城。你获得该城市的指示物。

    进攻（2个圆片）：欧洲或你已有圆片的开放地区中，由别人占据的城市或舰队。你的一个圆片和对手的圆片各自退回储备区，你的第二个圆片占据该处。

    支付：把你一个建筑上的圆片移回港口。带有“仅限薪水阶段”标志的建筑不能这样支付。

    获取：你在某地区的圆片数量等于或超过牌堆顶卡牌的获取难度值时，拿走这张牌；该地区不必已经开放。欧洲的圆片适用于欧洲牌堆、奴隶制牌堆和面朝上的弃牌区。地区中难度值为1的卡牌还会带来一个圆片。

    通路：占据通路两端时，你就控制着它。第一个控制圆形通路的玩家获得其指示物。

    废除奴隶制：任何人第一次获得欧洲5时，所有玩家把奴隶卡翻成面朝下，失去它们所给的属性，其余奴隶卡移出游戏。
help-scoring =
    第七轮之后，分五项计算荣誉点数。

    A. 属性：四个标志物各自退到所在或之前最近的荣誉格，得该格的数字。

    B. 城市和通路：你占据的每个城市得1或2，你控制的每条通路（圆形或方形）得1。舰队不得分，但算作通路的端点。

    C. 建筑、卡牌和总督卡槽：建筑和卡槽中卡牌上的全部荣誉标志，免费总督卡槽空着另得3。你建筑上的每个获取标志使市政厅得1。

    D. 人口：港口中每三个圆片得1。

    E. 奴隶制：玩家板旁边每张面朝下的奴隶卡扣1。

    总分最高者获胜；同分的玩家共享胜利。
help-silent_fleet =
    “沉默的舰队”是二人变种规则，版图的两面均可使用。一种无人使用的颜色的圆片作为中立舰队参加游戏。你的每个回合之后，它根据你执行的行动作出反应，放在哪里由你决定。

    航行：它的圆片放到封闭地区航运轨的下一个空格，或欧洲或开放地区中未被占领的舰队区域；该处的指示物移出游戏。沉默的舰队可以使地区开放，它赢得的总督卡移出游戏。

    占领：它的圆片放到欧洲的空城，或它已有圆片的开放地区中的空城；该处的指示物移出游戏。沉默的舰队从不控制通路。

    获取：弃掉一个牌堆顶的卡牌；沉默的舰队在那里必须有圆片，数量等于或超过该卡的获取难度值。弃掉欧洲5会废除奴隶制。

    进攻和支付：没有反应。若没有可用的位置或卡牌，则什么也不发生。若你执行了带“+”建筑的两个行动，由你选择它对哪一个作出反应。

    三条可选规则，每条都须两名玩家同意。受限的占领：对占领的反应必须与你所占领的城市在同一区域。不对指示物作出反应：只对激活建筑作出反应。稀缺建筑：每个建造阶段之前，没有皇冠的玩家从储备区移除一个不高于自己建造等级的建筑。
help-components =
    这个版本的规则是完整的，配件总数也是完整的：8种共95个贸易指示物，19种共49个建筑，5个起始建筑，8个牌堆共42张财产卡，6张总督卡，每位玩家35个圆片。但规则书上画出的配件很少，手边也没有其余配件的完整清单。缺少的部分经过推定补齐，使游戏完整并符合规则书中的每一个数字。这些配件都标有“推定”。

    确定的：七个区域，每条通路值1个荣誉点数，舰队值0；北美洲3和南美洲1两张卡牌；五个集市；剧院的标志；码头的两个行动；纪念馆和市政厅的能力；商人码头的财富标志；荣誉格4、10和12。

    很可能的，大多来自2009年版：属性对应的等级；1至4级建筑以及证券交易所、博物馆、议会的名称、等级和数量；银行、集市和殖民地时期房屋；卡牌上的标志数比难度值多一个；荣誉格2和7。

    推定的：城市和舰队的名称与位置；有哪些通路、哪些是圆形；航运轨的长度；哪些城市值2；每种指示物的数量，以及哪些是蓝色；大多数建筑的标志和行动，大教堂和海军部则是整个推定；42张财产卡中的40张；全部总督卡；荣誉格11以及12以上的；绿色；沉默的舰队弃掉的卡牌放到哪里。

    这些内容都在数据文件里。如果你有印刷版，可以自行更正，不必改动程序。伟业系统因为手边没有其规则书而没有收入。

## 对局选项

option-side = 版图
    .tip = A面供2至4人使用；B面较宽松，供4至5人使用；使用沉默的舰队时，两人可任选一面。
option-side-recommended = 按人数推荐
option-side-A = A面
option-side-B = B面
option-first_phases = 前三个阶段
    .tip = 建造、增长和薪水是逐阶段进行，还是在无人反对时由每位玩家一口气完成三个阶段。
option-first_phases-phase_by_phase = 逐阶段进行
option-first_phases-player_by_player = 逐玩家进行
option-governor_tie = 总督卡平局
    .tip = 航运轨上圆片最多者平局时，由离牌堆最近的圆片决定：只在平局的玩家之间比较，或在航运轨上的所有玩家之间比较。
option-governor_tie-tied_players = 平局玩家中最近的圆片
option-governor_tie-any_player = 所有玩家中最近的圆片
option-silent_fleet = 沉默的舰队
    .tip = 二人游戏：一支中立舰队对你的行动作出反应，使世界更加拥挤。
option-silent_fleet-true = 使用沉默的舰队
option-silent_fleet-false = 不使用沉默的舰队
option-restricted_occupation = 受限的占领
    .tip = 沉默的舰队对占领的反应只能在所占城市的同一区域。
option-restricted_occupation-true = 限于同一区域
option-restricted_occupation-false = 任何允许的城市
option-no_response_to_tokens = 不对指示物作出反应
    .tip = 沉默的舰队只对激活建筑作出反应，对花费行动指示物不作反应。
option-no_response_to_tokens-true = 只对建筑作出反应
option-no_response_to_tokens-false = 对建筑和指示物都作出反应
option-scarce_buildings = 稀缺建筑
    .tip = 每个建造阶段之前，没有皇冠的玩家从储备区移除一个建筑。
option-scarce_buildings-true = 每轮移除一个建筑
option-scarce_buildings-false = 建筑全部保留
option-silent_discards = 沉默的舰队弃掉的卡牌
    .tip = 沉默的舰队弃掉的卡牌放到弃牌区供所有人获取，还是移出游戏；奴隶卡总是移出游戏。
option-silent_discards-discard_area = 放到弃牌区
option-silent_discards-out_of_game = 移出游戏

## 玩家、属性、行动、阶段

power-red = 红方
power-blue = 蓝方
power-yellow = 黄方
power-purple = 紫方
power-green = 绿方
power-silent = 沉默的舰队
owner-silent = { power-silent }
attribute-industry = 工业
attribute-culture = 文明
attribute-wealth = 财富
attribute-influence = 影响力
action-ship = 航行
action-occupy = 占领
action-attack = 进攻
action-payment = 支付
action-draw = 获取
phase-build = 建造阶段
phase-growth = 增长阶段
phase-salary = 薪水阶段
phase-action = 行动阶段
phase-discard = 弃牌阶段
phase-setup = 初始设置
phase-over = 游戏结束

## 指示物

trade_token-tok_industry = 工业指示物
trade_token-tok_culture = 文明指示物
trade_token-tok_wealth = 财富指示物
trade_token-tok_influence = 影响力指示物
trade_token-tok_ship = 航行指示物
trade_token-tok_occupy_attack = 占领/进攻指示物
trade_token-tok_draw = 获取指示物
trade_token-tok_payment = 支付指示物
token-tok_ship = { trade_token-tok_ship }
token-tok_occupy_attack = { trade_token-tok_occupy_attack }
token-tok_draw = { trade_token-tok_draw }
token-tok_payment = { trade_token-tok_payment }

## 建筑

starting_building-colonial_house = 殖民地时期房屋
starting_building-merchant_quay = 商人码头
building-market = 集市
building-shipyard = 造船厂
building-workshop = 工坊
building-bank = 银行
building-barracks = 兵营
building-guild_hall = 公会
building-dock = 码头
building-fortress = 要塞
building-theater = 剧院
building-cartographer = 制图所
building-trade_office = 贸易行
building-university = 大学
building-stock_exchange = 证券交易所
building-museum = 博物馆
building-parliament = 议会
building-city_hall = 市政厅
building-memorial = 纪念馆
building-cathedral = 大教堂
building-admiralty = 海军部
building-colonial_house = { starting_building-colonial_house }
building-merchant_quay = { starting_building-merchant_quay }

## 区域和牌堆

area-europe = 欧洲
area-north_america = 北美洲
area-caribbean = 加勒比
area-south_america = 南美洲
area-africa = 非洲
area-india = 印度
area-far_east = 远东
region-north_america = { area-north_america }
region-caribbean = { area-caribbean }
region-south_america = { area-south_america }
region-africa = { area-africa }
region-india = { area-india }
region-far_east = { area-far_east }
deck-europe = 欧洲牌堆
deck-slavery = 奴隶制牌堆
deck-north_america = 北美洲牌堆
deck-caribbean = 加勒比牌堆
deck-south_america = 南美洲牌堆
deck-africa = 非洲牌堆
deck-india = 印度牌堆
deck-far_east = 远东牌堆

## 卡牌

card-europe_0 = 欧洲0
card-europe_1 = 欧洲1
card-europe_2 = 欧洲2
card-europe_3 = 欧洲3
card-europe_4 = 欧洲4
card-europe_5 = 欧洲5
card-slavery_0 = 奴隶制0
card-slavery_1 = 奴隶制1
card-slavery_2 = 奴隶制2
card-slavery_3 = 奴隶制3
card-slavery_4 = 奴隶制4
card-slavery_5 = 奴隶制5
card-north_america_1 = 北美洲1
card-north_america_2 = 北美洲2
card-north_america_3 = 北美洲3
card-north_america_4 = 北美洲4
card-north_america_5 = 北美洲5
card-caribbean_1 = 加勒比1
card-caribbean_2 = 加勒比2
card-caribbean_3 = 加勒比3
card-caribbean_4 = 加勒比4
card-caribbean_5 = 加勒比5
card-south_america_1 = 南美洲1
card-south_america_2 = 南美洲2
card-south_america_3 = 南美洲3
card-south_america_4 = 南美洲4
card-south_america_5 = 南美洲5
card-africa_1 = 非洲1
card-africa_2 = 非洲2
card-africa_3 = 非洲3
card-africa_4 = 非洲4
card-africa_5 = 非洲5
card-india_1 = 印度1
card-india_2 = 印度2
card-india_3 = 印度3
card-india_4 = 印度4
card-india_5 = 印度5
card-far_east_1 = 远东1
card-far_east_2 = 远东2
card-far_east_3 = 远东3
card-far_east_4 = 远东4
card-far_east_5 = 远东5
governor-gov_africa = 非洲总督
governor-gov_south_america = 南美洲总督
governor-gov_caribbean = 加勒比总督
governor-gov_north_america = 北美洲总督
governor-gov_india = 印度总督
governor-gov_far_east = 远东总督

## 城市、舰队和通路

city-london = 伦敦
city-amsterdam = 阿姆斯特丹
city-paris = 巴黎
city-lisbon = 里斯本
city-seville = 塞维利亚
city-genoa = 热那亚
city-venice = 威尼斯
city-constantinople = 君士坦丁堡
city-alexandria = 亚历山大港
city-tunis = 突尼斯
city-quebec = 魁北克
city-boston = 波士顿
city-new_york = 纽约
city-charleston = 查尔斯顿
city-havana = 哈瓦那
city-port_royal = 皇家港
city-santo_domingo = 圣多明各
city-cartagena = 卡塔赫纳
city-salvador = 萨尔瓦多
city-rio_de_janeiro = 里约热内卢
city-elmina = 埃尔米纳
city-luanda = 罗安达
city-cape_town = 开普敦
city-mombasa = 蒙巴萨
city-bombay = 孟买
city-goa = 果阿
city-calcutta = 加尔各答
city-batavia = 巴达维亚
city-manila = 马尼拉
city-canton = 广州
city-nagasaki = 长崎
city-copenhagen = 哥本哈根
city-bridgetown = 布里奇敦
city-buenos_aires = 布宜诺斯艾利斯
city-madras = 马德拉斯
city-malacca = 马六甲
fleet-north_sea_fleet = 北海舰队
fleet-azores_fleet = 大西洋舰队
fleet-mediterranean_fleet = 地中海舰队
fleet-windward_fleet = 西印度舰队
fleet-mozambique_fleet = 好望角舰队
fleet-arabian_fleet = 阿拉伯海舰队
fleet-south_china_fleet = 南海舰队
place-london = { city-london }
place-amsterdam = { city-amsterdam }
place-paris = { city-paris }
place-lisbon = { city-lisbon }
place-seville = { city-seville }
place-genoa = { city-genoa }
place-venice = { city-venice }
place-constantinople = { city-constantinople }
place-alexandria = { city-alexandria }
place-tunis = { city-tunis }
place-quebec = { city-quebec }
place-boston = { city-boston }
place-new_york = { city-new_york }
place-charleston = { city-charleston }
place-havana = { city-havana }
place-port_royal = { city-port_royal }
place-santo_domingo = { city-santo_domingo }
place-cartagena = { city-cartagena }
place-salvador = { city-salvador }
place-rio_de_janeiro = { city-rio_de_janeiro }
place-elmina = { city-elmina }
place-luanda = { city-luanda }
place-cape_town = { city-cape_town }
place-mombasa = { city-mombasa }
place-bombay = { city-bombay }
place-goa = { city-goa }
place-calcutta = { city-calcutta }
place-batavia = { city-batavia }
place-manila = { city-manila }
place-canton = { city-canton }
place-nagasaki = { city-nagasaki }
place-copenhagen = { city-copenhagen }
place-bridgetown = { city-bridgetown }
place-buenos_aires = { city-buenos_aires }
place-madras = { city-madras }
place-malacca = { city-malacca }
place-north_sea_fleet = { fleet-north_sea_fleet }
place-azores_fleet = { fleet-azores_fleet }
place-mediterranean_fleet = { fleet-mediterranean_fleet }
place-windward_fleet = { fleet-windward_fleet }
place-mozambique_fleet = { fleet-mozambique_fleet }
place-arabian_fleet = { fleet-arabian_fleet }
place-south_china_fleet = { fleet-south_china_fleet }
link-link_london__amsterdam = { city-london }—{ city-amsterdam }
link-link_london__paris = { city-london }—{ city-paris }
link-link_paris__genoa = { city-paris }—{ city-genoa }
link-link_lisbon__seville = { city-lisbon }—{ city-seville }
link-link_genoa__venice = { city-genoa }—{ city-venice }
link-link_venice__constantinople = { city-venice }—{ city-constantinople }
link-link_constantinople__alexandria = { city-constantinople }—{ city-alexandria }
link-link_alexandria__tunis = { city-alexandria }—{ city-tunis }
link-link_amsterdam__north_sea_fleet = { city-amsterdam }—{ fleet-north_sea_fleet }
link-link_london__north_sea_fleet = { city-london }—{ fleet-north_sea_fleet }
link-link_lisbon__azores_fleet = { city-lisbon }—{ fleet-azores_fleet }
link-link_paris__azores_fleet = { city-paris }—{ fleet-azores_fleet }
link-link_genoa__mediterranean_fleet = { city-genoa }—{ fleet-mediterranean_fleet }
link-link_tunis__mediterranean_fleet = { city-tunis }—{ fleet-mediterranean_fleet }
link-link_london__bombay = { city-london }—{ city-bombay }
link-link_amsterdam__batavia = { city-amsterdam }—{ city-batavia }
link-link_azores_fleet__boston = { fleet-azores_fleet }—{ city-boston }
link-link_lisbon__salvador = { city-lisbon }—{ city-salvador }
link-link_seville__havana = { city-seville }—{ city-havana }
link-link_azores_fleet__elmina = { fleet-azores_fleet }—{ city-elmina }
link-link_quebec__boston = { city-quebec }—{ city-boston }
link-link_boston__new_york = { city-boston }—{ city-new_york }
link-link_new_york__charleston = { city-new_york }—{ city-charleston }
link-link_charleston__havana = { city-charleston }—{ city-havana }
link-link_havana__windward_fleet = { city-havana }—{ fleet-windward_fleet }
link-link_port_royal__santo_domingo = { city-port_royal }—{ city-santo_domingo }
link-link_santo_domingo__windward_fleet = { city-santo_domingo }—{ fleet-windward_fleet }
link-link_cartagena__port_royal = { city-cartagena }—{ city-port_royal }
link-link_salvador__rio_de_janeiro = { city-salvador }—{ city-rio_de_janeiro }
link-link_salvador__luanda = { city-salvador }—{ city-luanda }
link-link_elmina__luanda = { city-elmina }—{ city-luanda }
link-link_cape_town__mozambique_fleet = { city-cape_town }—{ fleet-mozambique_fleet }
link-link_luanda__cape_town = { city-luanda }—{ city-cape_town }
link-link_mombasa__mozambique_fleet = { city-mombasa }—{ fleet-mozambique_fleet }
link-link_bombay__goa = { city-bombay }—{ city-goa }
link-link_goa__arabian_fleet = { city-goa }—{ fleet-arabian_fleet }
link-link_mombasa__arabian_fleet = { city-mombasa }—{ fleet-arabian_fleet }
link-link_calcutta__batavia = { city-calcutta }—{ city-batavia }
link-link_goa__calcutta = { city-goa }—{ city-calcutta }
link-link_canton__nagasaki = { city-canton }—{ city-nagasaki }
link-link_canton__south_china_fleet = { city-canton }—{ fleet-south_china_fleet }
link-link_batavia__south_china_fleet = { city-batavia }—{ fleet-south_china_fleet }
link-link_manila__canton = { city-manila }—{ city-canton }
link-link_amsterdam__copenhagen = { city-amsterdam }—{ city-copenhagen }
link-link_copenhagen__north_sea_fleet = { city-copenhagen }—{ fleet-north_sea_fleet }
link-link_seville__mediterranean_fleet = { city-seville }—{ fleet-mediterranean_fleet }
link-link_alexandria__goa = { city-alexandria }—{ city-goa }
link-link_santo_domingo__bridgetown = { city-santo_domingo }—{ city-bridgetown }
link-link_bridgetown__windward_fleet = { city-bridgetown }—{ fleet-windward_fleet }
link-link_rio_de_janeiro__buenos_aires = { city-rio_de_janeiro }—{ city-buenos_aires }
link-link_cartagena__salvador = { city-cartagena }—{ city-salvador }
link-link_madras__calcutta = { city-madras }—{ city-calcutta }
link-link_goa__madras = { city-goa }—{ city-madras }
link-link_calcutta__malacca = { city-calcutta }—{ city-malacca }
link-link_malacca__batavia = { city-malacca }—{ city-batavia }
link-link_manila__south_china_fleet = { city-manila }—{ fleet-south_china_fleet }
link-link_batavia__manila = { city-batavia }—{ city-manila }

## 提问

ask-phase_order = { $power }：第{ $round }轮的建造、增长和薪水，是否由每位玩家一口气完成？
ask-starting_building = { $power }：请选择起始建筑板的一面。
ask-scarce = { $power }：请从储备区移除一个建筑。你的建造等级为{ $level }。
ask-build = { $power }：请选择建筑。你的建造等级为{ $level }。
ask-salary = { $power }：支付工人。你最多还可以取回{ $count }个圆片。
ask-turn = { $power }：第{ $round }轮，轮到你行动。你的港口有{ $harbor }个圆片。
ask-action = { $power }：现在执行哪个行动？
ask-ship = { $power }：航行到哪里？你的港口有{ $harbor }个圆片。
ask-occupy = { $power }：占领哪个城市？你的港口有{ $harbor }个圆片。
ask-attack = { $power }：进攻哪个城市或舰队？你的港口有{ $harbor }个圆片。
ask-payment = { $power }：支付哪个建筑的工人？
ask-draw = { $power }：获取哪张卡牌？
ask-memorial = { $power }：你在争夺{ $place }时损失了一个圆片。是否使用纪念馆？
ask-arrange = { $power }：免费总督卡槽里放什么？你的卡牌上限为{ $limit }张。
ask-discard = { $power }：请选择要弃的牌。常规卡槽中有{ $count }张牌，上限为{ $limit }张，另可多留一张奴隶卡，总共不超过五张。
ask-silent_which = { $power }：沉默的舰队对你的哪个行动作出反应？
ask-silent_ship = { $power }：沉默的舰队航行到哪里？
ask-silent_occupy = { $power }：沉默的舰队占领哪个城市？
ask-silent_draw = { $power }：沉默的舰队弃掉哪个牌堆顶的卡牌？

## 选项

act-agree = 同意逐玩家进行
    .tip = 若所有人都同意，本轮由每位玩家一口气完成建造、增长和薪水。
act-ask_phases = 要求逐阶段进行
    .tip = 所有人先建造，再增长，再支付薪水；只要有一名玩家要求即可。
act-start = 以{ $starting_building }开局
    .tip = { $starting_building }放在海岸线最左侧，上面放你的一个圆片。
act-remove = 移除{ $building }
    .tip = 一个{ $building }离开储备区，移出游戏。
act-build = 建造{ $building }
    .tip = { $building }放到你海岸线最左侧的空位，你立刻获得它的属性。
act-pay = 支付海岸线第{ $slot }格建筑的工人
    .tip = 海岸线第{ $slot }格的圆片回到你的港口，该建筑可以再次激活。
act-done = 完成
    .tip = 到此为止，继续游戏。
act-activate = 激活海岸线第{ $slot }格的建筑
    .tip = 从港口拿一个圆片放到海岸线第{ $slot }格的建筑上，执行它的行动。
act-spend = 花费一个{ $token }
    .tip = { $token }移出游戏，你执行它的行动，不需要用圆片激活。
act-pass = 跳过
    .tip = 你在本次行动阶段中不再有回合。
act-do = 执行{ $action }
    .tip = 现在执行这个行动：{ $action }。
act-ship_track = 航行到{ $region }航运轨
    .tip = 一个圆片放到{ $region }航运轨的下一个空格，你获得该处的指示物；占据最后一格会使地区开放。
act-ship_fleet = 航行到{ $fleet }
    .tip = 一个圆片占据{ $fleet }，若指示物还在，你就获得它。
act-ship_sea = 航行到{ $region }的开放海域
    .tip = 一个圆片放到{ $region }的开放海域；没有指示物，但会增加你的势力。
act-occupy = 占领{ $city }
    .tip = 一个圆片占据{ $city }，若指示物还在，你就获得它。
act-attack = 进攻{ $place }
    .tip = 你的一个圆片退回储备区，对手的圆片被移除，你的第二个圆片占据{ $place }。
act-draw = 从{ $deck }获取
    .tip = 拿走{ $deck }顶的卡牌，获得卡上的属性。
act-draw_discard = 从弃牌区获取{ $card }
    .tip = 拿走{ $card }并获得卡上的属性；按你在欧洲的势力计算。
act-memorial = 把圆片放到{ $attribute }轨
    .tip = 你的伤亡圆片从此视为一个{ $attribute }指示物，直到游戏结束。
act-decline = 圆片退回储备区
    .tip = 这次伤亡不使用纪念馆。
act-house = 把{ $governor }放入免费总督卡槽
    .tip = { $governor }不再计入任何上限，但卡槽不再因空着而值3个荣誉点数。
act-empty_slot = 让免费总督卡槽空着
    .tip = 空卡槽在游戏结束时值3个荣誉点数；常规卡槽中的总督卡计入卡牌上限。
act-discard = 弃掉{ $card }
    .tip = 你失去{ $card }上的属性；奴隶卡翻成面朝下，游戏结束时扣1个荣誉点数。
act-discard_governor = 弃掉{ $governor }
    .tip = 你失去{ $governor }上的属性，该卡移出游戏。
act-respond_to = 对{ $action }作出反应
    .tip = 沉默的舰队只对你的{ $action }行动作出反应。
act-silent_track = 沉默的舰队：{ $region }航运轨
    .tip = 一个中立圆片放到{ $region }航运轨的下一个空格，该处的指示物移出游戏。
act-silent_fleet = 沉默的舰队：{ $fleet }
    .tip = 一个中立圆片占据{ $fleet }，其指示物移出游戏。
act-silent_occupy = 沉默的舰队：{ $city }
    .tip = 一个中立圆片占据{ $city }，其指示物移出游戏。
act-silent_discard = 沉默的舰队：弃掉{ $deck }顶的牌
    .tip = 弃掉{ $deck }顶的卡牌。

## 记录

log-setup_tokens = { $count }个贸易指示物正面朝上摆在版图上。
log-level_5 = 本局可建造的5级建筑：{ $building }。
log-crown = { $power }得到皇冠，成为起始玩家。
log-start = { $power }以{ $starting_building }开局。
log-round_begins = 第{ $round }轮开始，{ $power }持有皇冠。
log-phase = { $phase }开始。
log-player_by_player = 所有人都同意：每位玩家一口气完成建造、增长和薪水。
log-phase_by_phase = { $power }要求逐阶段进行。
log-scarce = { $power }从储备区移除了一个{ $building }。
log-scarce_none = { $power }没有可以从储备区移除的建筑。
log-build = { $power }在海岸线第{ $slot }格建造了{ $building }。
log-grow = { $count ->
    [0] { $power }没有圆片可以增长了。
   *[other] { $power }从储备区移动了{ $count }个圆片到港口。
}
log-pay = { $power }支付了海岸线第{ $slot }格{ $building }的工人。
log-activate = { $power }激活了海岸线第{ $slot }格的{ $building }。
log-spend = { $power }花费了一个{ $token }。
log-pass = { $power }跳过。
log-ship_track = { $power }航行到{ $region }航运轨的第{ $count }格。
log-ship_fleet = { $power }航行到{ $fleet }。
log-ship_sea = { $power }航行到{ $region }的开放海域。
log-occupy = { $power }占领了{ $city }。
log-attack = { $power }进攻{ $place }，击退了{ $power2 }；双方各损失一个圆片。
log-attack_silent = { $power }进攻{ $place }，击退了沉默的舰队；双方各损失一个圆片。
log-memorial = { $power }把伤亡圆片放到{ $attribute }轨（纪念馆）。
log-payment = { $power }用支付行动取回了海岸线第{ $slot }格{ $building }上的圆片。
log-draw = { $power }获取了{ $card }。
log-draw_discard = { $power }从弃牌区获取了{ $card }。
log-gain_token = { $power }获得了一个{ $trade_token }。
log-link_token = { $power }第一个控制了通路{ $link }，获得了一个{ $trade_token }。
log-open = { $region }地区开放了。
log-governor = { $power }赢得了{ $governor }。
log-population = { $count ->
    [0] { $power }的储备区没有圆片，卡牌上的“+”不起作用。
   *[other] { $power }因卡牌上的“+”又从储备区移动了{ $count }个圆片到港口。
}
log-abolition = 奴隶制被废除。
log-set_aside = { $power }把以下卡牌面朝下放到一边：{ $card }。
log-house = { $power }把{ $governor }放入免费总督卡槽。
log-empty_slot = { $power }让免费总督卡槽空着。
log-discard = { $power }把{ $card }弃到弃牌区。
log-discard_slavery = { $power }弃掉{ $card }，面朝下放在玩家板旁边。
log-discard_governor = { $power }弃掉{ $governor }，该卡移出游戏。
log-silent_track = { $power }把沉默的舰队的圆片放到{ $region }航运轨的第{ $count }格。
log-silent_fleet = { $power }把沉默的舰队的圆片放到{ $fleet }。
log-silent_occupy = { $power }把沉默的舰队的圆片放到{ $city }。
log-silent_discard = { $power }替沉默的舰队把{ $card }弃到弃牌区。
log-silent_remove = { $power }替沉默的舰队把{ $card }移出游戏。
log-silent_token = 移出游戏：一个{ $trade_token }。
log-silent_governor = 沉默的舰队赢得了{ $governor }，该卡移出游戏。
log-silent_nothing = 沉默的舰队无法对{ $action }作出反应。
log-crown_passes = 皇冠传给{ $power }。
log-score = { $power }：{ $count }个荣誉点数（属性{ $attributes }，城市和通路{ $places }，建筑和卡牌{ $assets }，人口{ $population }，奴隶制{ $slavery }）。

## 结局

end-glory = 荣誉点数最多者获胜：{ $powers }。
score-a = 属性
score-b = 城市和通路
score-c = 建筑、卡牌和总督卡槽
score-d = 人口
score-e = 奴隶制
score-row-A = { score-a }
score-row-B = { score-b }
score-row-C = { score-c }
score-row-D = { score-d }
score-row-E = { score-e }
score-item-governor_slot = 空着的免费总督卡槽
score-item-population = 港口中的圆片
score-total = 总分

## 版图用语

label-round = 轮
label-phase = 阶段
label-crown = 皇冠
label-passed = 已跳过
label-supply = 储备区
label-harbor = 港口
label-discs = 圆片
label-coast = 海岸线
label-slot = 海岸线位置
label-cards = 卡牌
label-governor_slot = 免费总督卡槽
label-governors = 总督卡
label-face_down = 面朝下的奴隶卡
label-tokens = 指示物
label-attributes = 属性
label-build_level = 建造等级
label-growth_level = 增长等级
label-payment_level = 薪水等级
label-card_limit = 卡牌上限
label-decks = 牌堆
label-discard_area = 弃牌区
label-buildings = 建筑储备区
label-level = 等级
label-value = 获取难度值
label-glory = 荣誉
label-plus = 带来一个圆片
label-salary_phase_only = 仅限薪水阶段支付
label-activated = 已激活
label-not_activatable = 不能激活
label-abolition = 废除奴隶制
label-abolished = 奴隶制已废除
label-city = 城市
label-fleet = 舰队
label-link = 通路
label-round_link = 圆形通路
label-square_link = 方形通路
label-track = 航运轨
label-sea = 开放海域
label-open = 开放
label-closed = 封闭
label-presence = 势力
label-empty = 空
label-free = 空闲
label-out_of_game = 移出游戏
label-score = 荣誉点数
label-sure = 确定
label-likely = 很可能
label-reconstructed = 推定
label-action_tokens = 行动指示物
label-attribute_tokens = 属性指示物
label-memorial_discs = 纪念馆放置的圆片
label-population = 人口
label-worker = 工人
label-building = 建筑
label-deck = 牌堆
label-track_space = 航运轨格子
label-certainty = 可靠程度
label-area = 区域
label-region = 地区
label-power = 玩家
label-silent_fleet = 沉默的舰队
label-action = 行动
label-token = 指示物
label-card = 卡牌
label-governor = 总督卡

## Sections of the rulebook

section-1-build = 1 建造阶段
section-2-growth = 2 增长阶段
section-3-salary = 3 薪水阶段
section-4-action--general = 4 行动阶段：一般规则
section-5-discard = 5 弃牌阶段
section-Exploits = 伟业系统
section-Silent-Fleet-options = 沉默的舰队：可选规则
section-Silent-Fleet = 沉默的舰队
section-abolition-of-slavery = 奴隶制的废除
section-activating-buildings = 激活建筑物
section-attack = 进攻
section-components = 配件
section-components--board = 配件：游戏版图
section-controlling-links = 控制通路
section-draw = 获取
section-end-of-round = 回合结束
section-final-scoring = 最终算分
section-flow-of-play = 游戏流程
section-occupy = 占领
section-opening-a-region = 开放一个地区
section-payment = 支付
section-sailing = 航行
section-sailing--fleet = 航行：舰队区域
section-sailing--open-sea = 航行：开放海域
section-sailing--shipping-track = 航行：航运轨
section-setup = 初始设置
section-special-buildings = 特殊建筑物

## 电脑玩家看好某个选项的理由

why-glory = { $number }点荣誉
why-attributes = 增加{ $attributes }
why-loses_attributes = 减少{ $attributes }
why-loses_nothing = 不损失属性
why-token = 得到{ $trade_token }
why-presence = 在{ $area }多一个圆片
why-actions = 可执行：{ $actions }
why-spoils = 打乱{ $power }的计划
why-frees = 从第{ $slot }格收回圆片，其建筑可再次使用
why-slavery = 奴隶制可能被废除，届时会扣荣誉
why-empty_slot = 空着的总督卡槽值荣誉
why-room_for_cards = 给卡牌留出位置
why-keeps_disc = 保留一个圆片
why-links = 完成{ $count }条通路
why-drives_out = 赶走{ $power }
why-opens_region = 开放该地区，并决定{ $governor }归谁
why-governor = 在争夺{ $governor }中前进一步

## 对局形势

why-row_attributes = 属性的荣誉
why-row_places = 城市与通路
why-row_assets = 建筑、卡牌与总督卡槽
why-row_population = 港口中的圆片
why-row_slavery = 放弃的奴隶卡
why-to_come = 属性在剩余{ $rounds }轮中的收益
