# 轭箭同衡（简体中文）。

title = 轭箭同衡

# 势力与玩家

power-muslim = 穆斯林
power-portugal = 葡萄牙
power-spain = 西班牙
power-france = 法兰西
power-nasrid = 奈斯尔
power-north_africa = 北非同盟
power-beltranejos = 小贝尔特兰党
power-castile = 卡斯蒂利亚
power-aragon = 阿拉贡
power-catalonia = 加泰罗尼亚亲王国
power-papacy = 宗座
power-navarre = 纳瓦拉
power-venice = 威尼斯
power-genoa = 热那亚
power-florence = 佛罗伦萨
power-naples = 那不勒斯
power-independent = 独立势力
power-guanche = 关切人
power-tribal = 部落
power-morisco = 摩尔人
power-ottoman = 奥斯曼
power-orders = 军事修会

# 地区

space-avila = 阿维拉
space-atienza = 阿蒂恩萨
space-talavera = 塔拉韦拉
space-leon = 莱昂
space-lugo = 卢戈
space-la_coruna = 拉科鲁尼亚
space-santiago = 圣地亚哥-德孔波斯特拉
space-orense = 奥伦塞
space-salamanca = 萨拉曼卡
space-niebla = 涅夫拉
space-badajoz = 巴达霍斯
space-merida = 梅里达
space-seville = 塞维利亚
space-jerez = 赫雷斯
space-zahara = 萨阿拉
space-cuenca = 昆卡
space-cartagena = 卡塔赫纳
space-guadalajara = 瓜达拉哈拉
space-calatrava = 卡拉特拉瓦
space-cordoba = 科尔多瓦
space-santander = 桑坦德
space-bilbao = 毕尔巴鄂
space-vitoria = 维多利亚
space-fuenterrabia = 丰特拉维亚
space-gibraltar = 直布罗陀
space-trujillo = 特鲁希略
space-plasencia = 普拉森西亚
space-arevalo = 阿雷瓦洛
space-toro = 托罗
space-sanabria = 萨纳夫里亚
space-tui = 图伊
space-toledo = 托莱多
space-burgos = 布尔戈斯
space-morella = 莫雷利亚
space-valencia = 巴伦西亚
space-teruel = 特鲁埃尔
space-zaragoza = 萨拉戈萨
space-tarragona = 塔拉戈纳
space-palamos = 帕拉莫斯
space-mallorca = 马略卡
space-gerona = 赫罗纳
space-huesca = 韦斯卡
space-messina = 墨西拿
space-syracuse = 叙拉古
space-etna = 埃特纳
space-palermo = 巴勒莫
space-sassari = 萨萨里
space-cagliari = 卡利亚里
space-lerida = 莱里达
space-vic = 比克
space-barcelona = 巴塞罗那
space-ampurias = 安普里亚斯
space-puigcerda = 普奇塞达
space-lamego = 拉梅古
space-castelo_branco = 布朗库堡
space-coimbra = 科英布拉
space-oporto = 波尔图
space-evora = 埃武拉
space-santarem = 圣塔伦
space-lisbon = 里斯本
space-sagres = 萨格里什
space-faro = 法鲁
space-ceuta = 休达
space-setenil = 塞特尼尔
space-alhama = 阿拉马
space-loja = 洛哈
space-granada = 格拉纳达
space-guadix = 瓜迪斯
space-baza = 巴萨
space-albox = 阿尔沃斯
space-almeria = 阿尔梅里亚
space-sohail = 苏海尔
space-malaga = 马拉加
space-melilla = 梅利利亚
space-oujda = 乌季达
space-debdou = 代卜杜
space-badis = 巴迪斯
space-tangier = 丹吉尔
space-chefchaouen = 舍夫沙万
space-taza = 塔扎
space-azrou = 阿兹鲁
space-fez = 非斯
space-asilah = 艾西拉
space-sale = 塞拉
space-anfa = 安法
space-tadla = 塔德莱
space-sijilmasa = 西吉尔马萨
space-marrakesh = 马拉喀什
space-mazagan = 马扎甘
space-safi = 萨非
space-agadir = 阿加迪尔
space-bona = 波尼
space-constantine = 君士坦丁
space-setif = 塞提夫
space-bejaia = 贝贾亚
space-algiers = 阿尔及尔
space-miliana = 米利亚纳
space-oran = 奥兰
space-tlemcen = 特莱姆森
space-pau = 波城
space-bayonne = 巴约讷
space-bordeaux = 波尔多
space-la_rochelle = 拉罗谢尔
space-poitiers = 普瓦捷
space-agen = 阿让
space-auch = 欧什
space-toulouse = 图卢兹
space-rodez = 罗德兹
space-narbonne = 纳博讷
space-marseille = 马赛
space-avignon = 阿维尼翁
space-lyon = 里昂
space-clermont = 克莱蒙
space-limoges = 利摩日
space-orleans = 奥尔良
space-bourges = 布尔日
space-dijon = 第戎
space-paris = 巴黎
space-grenoble = 格勒诺布尔
space-tudela = 图德拉
space-pamplona = 潘普洛纳
space-ravenna = 拉文纳
space-ancona = 安科纳
space-rome = 罗马
space-genoa = 热那亚
space-corsica = 科西嘉
space-pisa = 比萨
space-florence = 佛罗伦萨
space-verona = 维罗纳
space-venice = 威尼斯
space-pola = 普拉（伊斯特拉）
space-zara = 扎拉
space-aquila = 拉奎拉
space-pescara = 佩斯卡拉
space-garigliano = 加利格里阿诺
space-gaeta = 加埃塔
space-naples = 那不勒斯
space-atella = 阿泰拉
space-cerignola = 切里尼奥拉
space-bari = 巴里
space-taranto = 塔兰托
space-otranto = 奥特朗托
space-seminara = 塞米纳拉
space-perpignan = 佩皮尼昂
space-ceret = 塞雷
space-metz = 梅斯
space-milan = 米兰
space-asti = 阿斯蒂
space-nice = 尼斯
space-parma = 帕尔马
space-bologna = 博洛尼亚
space-modena = 摩德纳
space-piacenza = 皮亚琴察
space-bergamo = 贝加莫
space-ragusa = 拉古萨
space-siena = 锡耶纳
space-tunis = 突尼斯
space-la_palma = 拉帕尔马岛
space-tenerife_icod = 特内里费：伊科德
space-tenerife_acentejo = 特内里费：阿森特霍
space-tenerife_anaza = 特内里费：阿尼亚萨
space-tenerife_guimar = 特内里费：圭马尔
space-la_gomera = 戈梅拉岛
space-el_hierro = 耶罗岛
space-gran_canaria_galdar = 大加那利：加尔达尔
space-gran_canaria_telde = 大加那利：特尔德
space-gran_canaria_las_palmas = 大加那利：拉斯帕尔马斯
space-fuerteventura = 富埃特文图拉岛
space-lanzarote = 兰萨罗特岛

# 海域

sea-gulf_of_cadiz = 加的斯湾
sea-galician_sea = 加利西亚海
sea-cantabrian_sea = 坎塔布里亚海
sea-gulf_of_lion = 狮子湾
sea-cape_bojador = 博哈多尔角
sea-alboran_sea = 阿尔沃兰海
sea-western_mediterranean = 西地中海
sea-tyrrhenian_sea = 第勒尼安海
sea-central_mediterranean = 中地中海
sea-canary_sea = 加那利群岛海域

# 大洋区

ocean-ocean_1 = 西非
ocean-ocean_2 = 几内亚湾
ocean-ocean_3 = 西南非洲
ocean-ocean_4 = 东非
ocean-ocean_5 = 印度
ocean-ocean_6 = 东印度
ocean-ocean_7 = 加勒比
ocean-ocean_8 = 巴西
ocean-ocean_a = 北大西洋
ocean-ocean_b = 南大西洋

# 殖民地

settlement-arguin = 阿尔金
settlement-gambia = 冈比亚
settlement-cape_verde = 佛得角
settlement-sao_tome = 圣多美
settlement-benin = 贝宁
settlement-elmina = 埃尔米纳
settlement-kongo = 刚果
settlement-luanda = 罗安达
settlement-cape_good_hope = 好望角
settlement-sofala = 索法拉
settlement-malindi = 马林迪
settlement-mozambique = 莫桑比克
settlement-goa = 果阿
settlement-hormuz = 霍尔木兹
settlement-calicut = 卡利卡特
settlement-malacca = 马六甲
settlement-bengal = 孟加拉
settlement-moluccas = 摩鹿加
settlement-darien = 达连
settlement-cuba = 古巴
settlement-hispaniola = 伊斯帕尼奥拉
settlement-rio_de_la_plata = 拉普拉塔河
settlement-porto_seguro = 塞古鲁港
settlement-pernambuco = 伯南布哥

# 岛屿

island-la_palma = 拉帕尔马岛
island-tenerife = 特内里费岛
island-la_gomera = 戈梅拉岛
island-el_hierro = 耶罗岛
island-gran_canaria = 大加那利岛
island-fuerteventura = 富埃特文图拉岛
island-lanzarote = 兰萨罗特岛

# 将领

leader-ferdinand = 费尔南多
leader-ferdinand_aragon = 费尔南多（阿拉贡面）
leader-john_ii = 胡安二世
leader-isabella = 伊莎贝拉
leader-mendoza = 门多萨
leader-great_captain = 大将军贡萨洛
leader-duke_of_alba = 阿尔瓦公爵
leader-muley_hacen = 哈桑
leader-el_zagal = “勇者”
leader-boabdil = 布阿卜迪勒
leader-ibn_yahya = 伊本·叶海亚
leader-al_burtuqali = “葡萄牙人”
leader-abu_abdallah = 阿布·阿卜杜拉
leader-alfonso_v = 阿方索五世
leader-joao = 若昂
leader-braganza = 布拉干萨
leader-manuel_i = 曼努埃尔一世
leader-pacheco = 帕切科
leader-carrillo = 大主教卡里略
leader-louis_xi = 路易十一
leader-charles_viii = 查理八世
leader-louis_xii = 路易十二
leader-albret = 阿尔布雷
leader-anjou = 安茹
leader-hugo_roger = 乌戈·罗赫尔
leader-bencomo = 本科莫
leader-borgia = 切萨雷·波吉亚
leader-maximilian = 马克西米利安
leader-bernat = 贝尔纳特
leader-a_leon = 莱昂
leader-casenove = 卡萨诺夫
leader-kemal_reis = 凯末尔提督
leader-kemal_reis_war = 凯末尔提督（奥威战争）
leader-barbarossa = 巴巴罗萨

# 统治者

ruler-muley_hacen = 格拉纳达的哈桑
ruler-el_zagal = “勇者”
ruler-boabdil = 布阿卜迪勒
ruler-wattasid = 瓦塔斯王朝非斯诸苏丹
ruler-alfonso_v = 阿方索五世
ruler-joao_ii = 若昂二世
ruler-manuel_i = 曼努埃尔一世
ruler-catholic_monarchs = 天主教双王
ruler-castile_split = 卡斯蒂利亚王冠分裂
ruler-cisneros = 枢机主教西斯内罗斯
ruler-louis_xi = 路易十一
ruler-charles_viii = 查理八世
ruler-louis_xii = 路易十二

# 教宗

pope-paul_ii = 保禄二世
pope-sixtus_iv = 思道四世
pope-innocent_viii = 意诺增爵八世
pope-alexander_vi = 亚历山大六世
pope-julius_ii = 儒略二世
pope-leo_x = 良十世

# 子女与求婚者

royal-isabella_asturias = 伊莎贝拉（长女）
royal-john_asturias = 阿斯图里亚斯亲王胡安
royal-joanna = 胡安娜
royal-maria = 玛丽亚
royal-catherine = 凯瑟琳
royal-afonso_portugal = 葡萄牙的阿方索
royal-manuel_portugal = 曼努埃尔一世
royal-margaret_austria = 奥地利的玛格丽特
royal-philip_handsome = 美男子费利佩
royal-arthur_wales = 威尔士亲王亚瑟
royal-henry_england = 英格兰的亨利

# 贵族家族

house-armagnac = 阿马尼亚克
house-orleans = 奥尔良
house-anjou = 安茹
house-bourbon = 波旁
house-foix_navarre = 富瓦-纳瓦拉
house-alencon = 阿朗松

# 卡牌

card-the_alhambra_of_granada = 格拉纳达的阿尔罕布拉
    .effect = 在己方控制的奈斯尔本土地区放置共4个正规军或骑兵。或在你控制{ space-granada }时获得1VP。或在对奈斯尔的攻城战投骰后：进攻方少3骰重新投骰。
card-sultanate_of_fez = 非斯苏丹国
    .effect = 在北非同盟本土地区放置1骑兵、1正规军和2民兵，提升对宗座以外一个次要势力的1级影响力，并可评估另一个次要势力的外交状态，名单上所有玩家竞争。或北非同盟免费宣战：目标不是西班牙时获得4CP。
card-overseas_kingdom = 海外王国
    .effect = 放置2民兵、1战舰和1克拉克船队，然后进行2次海上移动。或在葡萄牙控制且未被围城的任意地区放置3民兵或1骑兵，并获得2CP。
card-joanna_la_beltraneja = “小贝尔特兰”胡安娜
    .effect = 为小贝尔特兰党控制的本土地区各投一骰，选择有其单位的或没有任何单位的一类：6放置正规军，5放置民兵，4重投；然后获得4CP。或在其控制一个本土关键地区时获得1VP。
card-tanto_monta_monta_tanto = Tanto Monta, Monta Tanto
    .effect = 将{ leader-ferdinand }放到卡斯蒂利亚或阿拉贡的本土地区，被围城或被俘亦可；两个势力共用5CP。或在伊莎贝拉在世时从弃牌堆取回一张卡牌，立即打出或保留。
card-seed_of_an_empire = 帝国萌芽
    .effect = 在本土放置5个卡斯蒂利亚单位，正规军不限，民兵、骑兵和战舰各至多一个；其中至多3个可放到加那利群岛的一个地区：己方港口，或有未被围城的卡斯蒂利亚将领之处。
card-crown_of_aragon = 阿拉贡王冠
    .effect = 一个单将领编队按春季部署规则从西班牙本土关键地区移到己方控制的地区，可穿越任意数量的地中海海域并无视他人舰船；获得2CP。或在本土放置4个阿拉贡单位，正规军不限，其他种类各至多一个。
card-power_of_the_crown = 王冠权力
    .effect = 一个贵族家族的忠诚提升1级；在法兰西本土地区或国外战争卡上放置2正规军和1骑兵。或在西班牙用{ card-tanto_monta_monta_tanto }取回弃牌时取消之。
card-council_of_the_principality = 亲王国议会
    .effect = 加泰罗尼亚控制{ space-barcelona }时：抽一张卡牌并获得3CP。或在未被围城的加泰罗尼亚本土地区放置1骑兵、1正规军和3民兵。
card-the_rise_of_france = 法兰西崛起
    .effect = 在一名法兰西将领处放置1骑兵和1正规军，或1骑兵和2民兵；被围城的地区内法兰西单位至多4个。或一个单将领编队按春季部署规则从本土关键地区移到己方控制的地区，可通过一个关口；直到回合结束，意大利独立的未设防普通地区和宗座控制的地区视为法兰西的盟友；获得2CP。
card-portuguese_explorations = 葡萄牙探索
    .effect = 放置1战舰和2克拉克船队，其中一支可放在殖民地，然后进行2次海上移动。或将己方殖民地上的一个资源和两个大洋区中随机的一个资源收入仓库，并各补一个资源，获得3CP。
card-barbary_pirates_of_tlemcen = 特莱姆森巴巴里海盗
    .effect = 7CP，只能建造海盗船、进行海上移动和海盗行动；在主地图上不放标记，每个海域一次。或在北非同盟本土地区放置2正规军或3民兵，并收取{ space-tlemcen }的商队资源再补一个。
card-emperor_maximilian_of_austria = 皇帝奥地利的马克西米利安
    .effect = 马克西米利安为{ space-milan }和{ space-metz }解围，或进攻法兰西控制的其中之一，补足其驻军，或率5个单位加入对法兰西的国外战争。此后签署桑利斯条约须付代价。在回合5或之后打出则移出游戏。
card-portugal_master_of_the_atlantic = 葡萄牙，大西洋之主
    .effect = 清点葡萄牙控制的无骚乱的非洲大西洋港口：五个3VP，四个2VP；三个时投骰，4以上1VP，否则抽一张卡牌。
card-sixtus_iv_pope = 教宗思道四世
    .effect = 新教宗就任：宗座反激活并结束其战争，全部玩家投骰竞争；穆斯林加3，葡萄牙加1。胜者抽一张卡牌，并移动两个影响力标记。
card-war_against_burgundy = 勃艮第战争
    .effect = 国外战争：法兰西派出6至10个单位对抗7个勃艮第单位。期间少抽一张卡牌，获胜得1VP。第二次结束后移出游戏。
card-war_in_brittany_mad_war = 疯狂战争布列塔尼战事
    .effect = 国外战争：法兰西派出5至8个单位对抗5个布列塔尼单位，卡斯蒂利亚民兵可支援后者。期间法兰西少抽一张卡牌，获胜得1VP。第二次结束后移出游戏。
card-charles_viii_king_of_france = 法兰西国王查理八世
    .effect = { leader-charles_viii }继{ leader-louis_xi }成为统治者和将领。
card-island_peoples_pride = 岛人荣耀
    .effect = 在加那利群岛没有单位时：5CP，用于招募、移动关切人和以其攻城。有单位时：消灭2个不与本科莫同处的关切人单位。若没有独立的加那利地区则移出游戏。
card-joao_ii_king_of_portugal = 葡萄牙国王若昂二世
    .effect = 若昂二世继阿方索五世成为统治者，{ leader-braganza }接替其将领。
card-mediterranean_trade_control = 控制地中海贸易
    .effect = 控制热那亚的西班牙投一次地中海贸易；热那亚未激活时则由葡萄牙投。由穆斯林或法兰西打出时：获得一个海运资源，并随机抽取对方一张卡牌。
card-muley_hacen_seizes_zahara = 哈桑夺取萨阿拉
    .effect = 奈斯尔控制{ space-zahara }并放置4正规军，穆斯林获得1VP，奈斯尔与西班牙从此一直交战。
card-ottomans_seize_otranto = 奥斯曼夺取奥特朗托
    .effect = 北非同盟控制{ space-otranto }并放置4个奥斯曼正规军，一个编队可在此过冬；控制之得2VP。然后评估那不勒斯的外交状态。
card-tribal_insurrection = 部落叛乱
    .effect = 国外战争：葡萄牙派出5至9个单位对抗部落单位，其数量等于葡萄牙的殖民地数，至少4个。期间少抽一张卡牌，获胜得1VP。
card-boabdil_emir_of_granada = 格拉纳达埃米尔布阿卜迪勒
    .effect = 若“勇者”在位，且西班牙控制{ space-granada }，或同时控制{ space-loja }和{ space-malaga }：布阿卜迪勒继位。
card-el_zagal_seizes_power = “勇者”夺取权力
    .effect = “勇者”继哈桑成为穆斯林统治者。
card-innocent_viii_pope = 教宗意诺增爵八世
    .effect = 新教宗就任：宗座反激活并结束其战争，全部玩家投骰竞争；西班牙加3，葡萄牙加1。胜者抽一张卡牌，并移动两个影响力标记。
card-overseas_voyages = 海外航行
    .effect = 哥伦布和瓦斯科·达·伽马的克拉克船队进入游戏，所有玩家可驶往新大陆和印度洋。
card-trade_rivalry_with_england = 对英格兰贸易竞争
    .effect = 西班牙投一次梅斯塔荣誉会。由葡萄牙或法兰西打出时：获得一个海运资源，并随机抽取对方一张卡牌。
card-treaty_of_etaples = 埃塔普勒条约
    .effect = 法兰西与英格兰议和：卫戍部队来到{ space-paris }，其战舰和{ leader-casenove }来到一个本土港口，投资可改善北海贸易。
card-treaty_of_tordesillas = 托德西利亚斯条约
    .effect = 阿尔卡索瓦什和约有效时：葡萄牙获得2VP，海上战争结束，葡西之间宣战和海盗行动更贵，殖民地受新的限制，小贝尔特兰党永久投降。
card-alexander_vi_pope = 教宗亚历山大六世
    .effect = 新教宗就任：宗座反激活并结束其战争，全部玩家投骰竞争；西班牙和穆斯林各加1。胜者抽一张卡牌，并移动两个影响力标记，博尔贾可能易主。
card-algiers_regency = 阿尔及尔摄政国
    .effect = { space-algiers }成为伯伯尔本土地区，放置4个奥斯曼正规军、3海盗船和{ leader-barbarossa }；{ leader-kemal_reis }和杰尔巴海盗船移出游戏，{ space-tunis }值1VP。穆斯林获得6CP，只能进行海上移动和海盗行动，不放标记，每个海域一次。
card-death_of_ferrante_of_naples = 那不勒斯的费兰特过世
    .effect = 那不勒斯不再是次要势力：法兰西和西班牙瓜分其王国并交战。
card-manuel_i_king_of_portugal = 葡萄牙国王曼努埃尔一世
    .effect = { leader-manuel_i }继若昂二世成为统治者和将领。
card-spice_trade = 香料贸易
    .effect = 控制{ space-agadir }和{ space-tangier }的穆斯林：1VP，另一玩家抽一张卡牌。拥有热那亚或威尼斯的西班牙或法兰西：你或穆斯林获得1VP，另一方抽一张卡牌。控制{ space-anfa }和{ space-agadir }且在大洋区3有殖民地的葡萄牙：2VP。
card-cardinal_cisneros_regent = 枢机主教西斯内罗斯摄政
    .effect = 若伊莎贝拉已过世：西斯内罗斯统治西班牙，两个王冠重新合一，军事修会占有{ space-oran }和{ space-bejaia }；与北非同盟从此一直交战。
card-isabella_dies_crown_of_castile_split = 伊莎贝拉死亡，卡斯蒂利亚王冠分裂
    .effect = 你抽一张卡牌。卡斯蒂利亚与阿拉贡分离：{ leader-ferdinand }只属阿拉贡，双方军队返回本土；在西斯内罗斯统治前，西班牙每回合向法兰西展示三张卡牌。
card-julius_ii_pope = 教宗儒略二世
    .effect = 新教宗就任：宗座反激活并结束其战争，全部玩家投骰竞争；法兰西加3，穆斯林加2，葡萄牙加1。胜者抽一张卡牌，并移动两个影响力标记。
card-louis_xii_king_of_france = 法兰西国王路易十二
    .effect = { leader-louis_xii }继{ leader-charles_viii }成为统治者和将领。
card-leo_x_pope = 教宗良十世
    .effect = 新教宗就任：宗座反激活并结束其战争，全部玩家投骰竞争；葡萄牙加2，西班牙和穆斯林各加1。胜者抽一张卡牌，并移动两个影响力标记。
card-arquebusiers = 火绳枪兵
    .effect = 野战或海战中多投3骰；野战中对方失去冲锋骰子，且其4不算命中。攻城战中多投2骰。己方有{ leader-great_captain }时再多1骰。
card-favorable_terrain = 有利地形
    .effect = 野战：进攻方多投4骰，有骑兵的穆斯林多投6骰；作为防御方时，对方只有6命中。
card-fierce_defense = 坚定防御
    .effect = 作为防御方：攻城战中己方单位提供多少骰子就再加多少，野战中加一半（向上取整）。
card-heavy_cavalry = 重骑兵
    .effect = 野战，穆斯林除外：投骰前，你每有一个骑兵，对方就移除一个单位；每个法兰西骑兵移除两个。
card-surprise_attack = 突袭
    .effect = 野战或攻城战：你的一方先投骰，对方先承受损失再投骰。
card-admiralty = 海军上将
    .effect = 海战投骰后：一方多投5骰。或在投骰前，为奈斯尔：多投4骰，并可将{ leader-kemal_reis }借给奈斯尔直到回合结束。
card-ambush = 埋伏
    .effect = 失败的陆上拦截改为成功。或取消野战、攻城战中刚打出的一张战斗卡。
card-boarding_and_capture = 登船与俘获
    .effect = 夺取与你的克拉克船队同处一个大洋区的他人克拉克船队，连同其货物。或在海战承受损失时：你刚击沉的一支战舰加入你的舰队。
card-cavalry_pursuit = 骑兵追击
    .effect = 以幸存骑兵赢得野战后：投5骰，每个5或6再消灭一个败方单位。或针对刚避开你的骑兵部队的堆叠：投3骰，每个4、5或6消灭一个单位。
card-leadership = 领导力
    .effect = 你参与的野战或攻城战投骰后：重投己方所有未命中的骰子。或将一名己方将领移出游戏，增加其战斗能力加1的命中。
card-master_of_siege_artillery = 攻城火炮大师
    .effect = 攻城战投骰后：进攻方多投3骰，3至6命中。或立即攻打本行动轮刚被围的地区，多投1骰。
card-nobles_return_home = 贵族返乡
    .effect = 一个堆叠的民兵移除一半（向上取整），另一个堆叠移除至多2个民兵。
card-organized_retreat = 有序撤退
    .effect = 避战失败的单位改为避战成功。
card-sabotaged_port_entrance = 破坏港口入口
    .effect = 围攻者立即免费攻打一个被围的港口，无视守方战舰；无论围城刚刚开始，还是并非其行动轮。
card-sack = 洗劫
    .effect = 攻陷设防地区后：抽一个海运资源；掷出5或6抽一张牌；若是其他玩家的要地，再掷出5或6则随机抽取其手牌。
card-sea_fog = 海雾
    .effect = 成功的海上拦截改为失败。或避战失败的舰队改为避战成功。
card-strategic_foresight = 战略远见
    .effect = 其他玩家的行动轮即将开始时（不能紧接自己的行动轮）：执行3CP，可用资源延长。
card-torrential_rains = 急风骤雨
    .effect = 针对其他玩家刚宣布的移动、攻城、海盗行动、海上移动或海运：其失去2CP；本行动轮余下时间内单位最多移动一格，不得攻城或出海。
card-holy_inquisition = 宗教裁判所
    .effect = 一名基督教玩家失去即将开始的行动轮。
card-mercenary_militias = 民兵雇佣军
    .effect = 陆战结算前：在你控制或有你单位的一个地区加入4个民兵。或在你参与的野战中，对方至多5个民兵倒戈。
card-witchcraft = 巫术
    .effect = 行动阶段：取消其他玩家刚打出的一张牌。若为其行动轮所打的牌，其改为获得2CP且不得延长。
card-military_highlights = 军事亮点
    .effect = 仅可用作CP；支持头条事件时计为7。
card-ephemeris_1492 = 1492年星历
    .effect = 仅可用作CP；支持头条事件时计为8。
card-title_of_catholic_monarchs = “天主教双王”头衔
    .effect = 仅可用作CP；支持头条事件时计为7。
card-abencerrajes_influence_or_treachery = 马具商之子 影响还是背叛
    .effect = 一个穆斯林堆叠失去至多6个民兵，数目由你决定；若由穆斯林打出，这些民兵改为正规军。
card-albuquerque_lion_of_the_seas = 海上雄狮 阿尔布克尔克
    .effect = 葡萄牙获得一支克拉克船队（放在建造格或己方殖民地），或将对佛罗伦萨或那不勒斯的外交影响力提升1级并可结算其外交状态；然后进行2次海上移动。
card-armagnac_rebels = 阿马尼亚克叛乱
    .effect = { space-auch }及其两个相邻地区陷入骚乱；阿马尼亚克忠诚下降3级，另外两个贵族家族各下降1级。法兰西可免费向西班牙宣战。
card-city_state_rebels = 城邦叛乱
    .effect = 对一个未被围、且不在其本土势力手中的设防地区投6骰：每个5或6使控制者失去当地一个单位。若无单位留下，该地区归还其本土势力。
card-consolidation_of_power = 巩固权力
    .effect = 法兰西将三个贵族家族各提升1级，或将一个提升2级；若五个家族都已达最高级，则获得2VP。然后获得3CP，法兰西为4CP。
card-the_desert_insufficient_supplies = 沙漠 补给不足
    .effect = 北非同盟无港口的本土地区中一个基督教堆叠失去3个单位，然后获得2CP。或葡萄牙在非斯的守军全部饿死，除非其弃掉一张牌或一个资源：每点可保住2个单位，5点全部保住。
card-diplomatic_movements = 外交动作
    .effect = 作为头条事件，或作为行动阶段你打出的第一张牌：再弃一张牌；宗座以外一个本回合未结算的次要势力脱离其盟友，若你可以激活它，则成为你的盟友。
card-diplomatic_offensive = 外交攻势
    .effect = 对一个意大利次要势力的外交影响力提升2级，或对纳瓦拉或宗座提升1级，然后可结算一个外交状态。或反激活宗座以外的一个次要势力。
card-espionage = 间谍
    .effect = 头条环节前：查看一名对手的手牌，用此牌换走其中一张；对方必须在首个行动轮将此牌用作CP，或用来支持头条事件。或在你的行动轮：查看一名对手的手牌，抽3张牌和一个海运资源，然后弃2张牌。
card-experienced_pilot = 训练有素的领航员
    .effect = 本回合你选择的一名玩家不作航行检定，冬季不被劫掠，其克拉克船队也不会因探索或制图沉没。
card-famine = 饥荒
    .effect = 每个有5个或更多陆军单位的堆叠失去由你选择的2个单位，你自己的堆叠失去1个。
card-french_court_intrigue = 法兰西宫廷阴谋
    .effect = 法兰西两个贵族家族的忠诚各下降2级，或五个家族各下降1级；然后获得2CP。
card-genoese_diplomacy = 热那亚外交
    .effect = 对热那亚的外交影响力提升1级，然后可结算其外交状态。
card-holy_war = 圣战
    .effect = 穆斯林可免费宣战一次，然后获得6CP；其间每场野战或攻城战中，可牺牲一个步兵或骑兵，消灭对方一个同类单位。
card-italian_renaissance = 意大利文艺复兴
    .effect = 2CP，并抽一张牌；然后打出任意一张手牌，进行一个全新的行动轮。其结束时，法兰西可将三个贵族家族各降1级以获得1VP。
card-kingdom_tribute = 王国贡金
    .effect = 抽2或3张牌，下回合少抽一张。若抽3张：其他玩家各在你的一个空地区放置骚乱，你弃一张牌并抽一个资源。
card-lorenzo_the_magnificent_the_medici = “华丽者”洛伦佐、美第奇家族
    .effect = 对佛罗伦萨的外交影响力提升1级，然后可结算其外交状态。或在第2回合及之前：法兰西获得1VP，四个意大利次要势力全部反激活，其外交影响力重置。
card-missive_between_kings = 国王来信
    .effect = 抽2张牌和一个海运资源，然后将一张手牌交给另一名玩家。
card-nasrid_raids = 奈斯尔劫掠
    .effect = 若奈斯尔骑兵靠近西班牙控制的地区：穆斯林随机抽取西班牙一张手牌，并控制一个与奈斯尔地区相邻的无人非设防地区。
card-peasant_revolts = 农民叛乱
    .effect = 在5个没有单位的地区放置骚乱。
card-poisoned_wine = 毒酒
    .effect = 地图上一名将领离场，下回合返回。
card-ransom = 赎金
    .effect = 释放一名玩家地牢中任意数目的将领，由其所有者选择返回的设防本土地区。然后获得3CP。
card-rise_of_universities = 大学兴起
    .effect = 获得1VP和4CP；或发展大学并获得3CP，再次打出此牌时获得3VP。
card-roman_curia = 罗马教廷
    .effect = 对宗座的外交影响力提升1级，然后可结算其外交状态；或反激活与基督教势力结盟的宗座。之后其外交影响力全部重置。
card-ruler_falls_ill = 统治者病倒了
    .effect = 另一名玩家的统治者本回合余下时间行政能力为0，该玩家下回合少抽一张牌。
card-school_of_sagres_henry_the_navigator = 萨格里什学校，航海者恩里克
    .effect = 葡萄牙得1VP；回合1和2中可建造3个克拉克船队，并可在前三个大洋区自由移动、探索和殖民。非葡萄牙玩家随后执行5CP。
card-sea_dog = 海犬
    .effect = 你在回合进度条上的海军单位回到供应堆。然后以任意顺序执行2CP和2次海上移动；新建的克拉克船队可直接放在己方殖民地，制图检定+1。
card-settlement_surrenders = 殖民地投降
    .effect = 在你已探索的大洋区，其他玩家的一个无要塞的殖民地连同其资源归你。
card-supply_shortage = 补给短缺
    .effect = 一个堆叠的拥有者移除其半数单位（向下取整）。本行动轮不得用资源延展。
card-treachery = 变节
    .effect = 围攻设防地区的部队立即攻城，不计通信线和战舰。若之后仍多于守军，该地区陷落。
card-unexpected_reinforcements = 意外增援
    .effect = 在你控制或有你单位的地区加入价值5CP的单位；被围地区只能加入陆军单位，且总数至多4个。
card-war_preparations = 战备
    .effect = 支付一个战争环节中你的所有宣战花费。或在春季：本土关键地区加入1个正规军，抽一张牌，部署可越过关口、无视舰队且渡海数量不限。
card-without_previous_declaration = 不宣而战
    .effect = 同{ card-settlement_surrenders }，但限前三个大洋区。可免费向一个主要势力宣战。然后执行3CP。
card-aixa_palace_intrigue = 阿依夏 宫殿阴谋
    .effect = 抽一个海运资源。若西班牙控制奈斯尔地区且奈斯尔尚未投降，由你决定西班牙查看穆斯林手牌或穆斯林查看西班牙手牌。然后执行2CP。
card-andalusian_nobles_seize_alhama = 安达卢西亚贵族夺取阿拉马
    .effect = 卡斯蒂利亚夺取{ space-alhama }：当地奈斯尔单位消灭一半，其余撤离，加入4个民兵；此后卡斯蒂利亚可在此招募民兵。
card-canary_island_conquest = 征服加那利群岛
    .effect = 一个在加那利群岛有地区的势力在那里建造价值6CP的单位。非西班牙玩家随后执行4CP。
card-catalan_remences_pere_joan_sala = 加泰罗尼亚农奴，佩雷·茹安·萨拉
    .effect = 在加泰罗尼亚八个地区中至多4个未被占据的地区放置骚乱。法兰西得1VP。
card-great_drowsiness = 关切大疲劳
    .effect = 若主要势力在加那利群岛有单位，消灭1至3个关切人单位。然后执行3CP，也可用于关切人。
card-guanche_rebellion_on_la_gomera = 戈梅拉岛关切人起义
    .effect = { space-la_gomera }的主要势力单位各投一骰，4至6消灭，其余撤离，加入2个关切人单位。然后执行3CP，也可用于关切人。
card-maritime_technology = 海事科技
    .effect = 葡萄牙或西班牙此后航行检定、制图和未知之地检定+1。
card-peace_of_alcacovas = 阿尔卡索瓦什和约
    .effect = 若卡斯蒂利亚控制小贝尔特兰党的一个本土关键地区或其两个战略地区：葡萄牙与西班牙签订和约。
card-resistance_of_the_beltranejos = 小贝尔特兰党抵抗运动
    .effect = 若小贝尔特兰党已投降：其重获{ space-tui }和{ space-sanabria }，各有1个正规军，葡萄牙得1VP。
card-slave_trade = 奴隶贸易
    .effect = 一个资源放在你的克拉克船队或殖民地上，另两个放入仓库。或投一骰：4至6抽一张牌并执行2CP，否则得2CP或一个资源。
card-venetian_intrigue = 威尼斯阴谋
    .effect = 对威尼斯的影响力上升1级，教宗之友上升2级，可评估其外交状态。若你与其结盟或使其反激活，对其他意大利势力的两个影响力标记下降。
card-baza_guadix_and_almeria_capitulate = 巴萨、瓜迪斯和阿尔梅里亚投降
    .effect = 若{ space-baza }、{ space-guadix }和{ space-almeria }中西班牙控制两个、奈斯尔控制第三个：西班牙获得第三个。然后执行4CP。
card-bencomo_guanche_leader = 关切领袖本科莫
    .effect = 若{ space-tenerife_acentejo }没有外人，{ leader-bencomo }和3个关切人单位出现于此。先执行5CP（仅限关切人），再执行2CP。若他已在场，此牌移出游戏。
card-boabdil_captured_by_the_catholic_monarchs = 天主教双王擒获布阿卜迪勒
    .effect = 西班牙随机抽取穆斯林一张手牌。若{ leader-boabdil }在地图上，西班牙将其俘获，或释放他得1VP；此后其统率能力不与{ leader-el_zagal }合计。
card-in_support_of_al_andalus_north_african_aid = 北非援助 为了安达卢斯
    .effect = 价值5CP的北非同盟陆军单位加入穆斯林控制的奈斯尔本土地区，{ leader-kemal_reis }可加入奈斯尔海军，直到之后的抽牌阶段。然后执行2CP。
card-marriage_policy = 联姻政策
    .effect = 西班牙为双王至多两个女儿提供+3的嫁妆。然后执行2CP。
card-natural_disasters = 自然灾害
    .effect = 在两个大洋区各毁掉一个无要塞的殖民地；再投3骰，每个5或6再毁一个。法兰西或穆斯林打出时得1VP。
card-portuguese_commercial_settlements = 葡萄牙商贸殖民地
    .effect = 葡萄牙每有一个殖民地的大洋区投1骰，有两个以上的投2骰：每个5得一个资源，每个6得1VP。然后葡萄牙执行2CP，其他玩家执行5CP。
card-the_plague = 瘟疫
    .effect = 在一个地区及与其以道路相连的另两个地区放置瘟疫：冬季前不得进入或在此建造，离开者可能死亡。
card-treaty_of_barcelona = 巴塞罗那条约
    .effect = { leader-ferdinand }来到{ space-barcelona }，否则来到{ space-zaragoza }；阿拉贡收回鲁西永，法兰西与西班牙和平，条约视为已签订。
card-asian_wako_pirates = 亚洲倭寇海盗
    .effect = 穆斯林得1VP。海盗以6骰在大洋区4至6之一抢夺资源或摧毁另一玩家的殖民地。
card-cesare_borgia_condottiere = 雇佣军队长切萨雷·波吉亚
    .effect = { leader-borgia }和4个你的民兵出现在你控制的一个意大利地区；法兰西先控制意大利所有无部队的独立地区。{ pope-alexander_vi }在位且宗座未激活时，穆斯林改为借他控制宗座。
card-christopher_columbus_discovers_the_new_world = 克里斯托弗·哥伦布发现新世界
    .effect = 西班牙有克拉克船队且大洋区7有空位时：抽一个资源，西班牙发现新世界并建立殖民地。非西班牙玩家随后执行4CP。
card-clash_of_interests_in_navarre = 纳瓦拉利益冲突
    .effect = 对纳瓦拉的影响力上升1级，{ pope-julius_ii }在位时西班牙上升2级；可评估其外交状态。
card-jews_expelled = 驱逐犹太人
    .effect = 从西班牙和葡萄牙各随机抽取一张，保留其一，弃掉另一张。法兰西得1VP，穆斯林抽一张牌。然后执行2CP。
card-machiavellis_the_prince = 马基雅维利的《君主论》
    .effect = 可免费宣战一次。然后执行3CP，并将对一个意大利势力的影响力上升1级。
card-morisco_uprising = 摩尔起义
    .effect = 穆斯林得一个提供CP的资源，摩尔人在西班牙控制而无人驻守的奈斯尔本土地区起义。
card-vasco_da_gama_arrives_in_india = 瓦斯科·达·伽马抵达印度
    .effect = 葡萄牙有克拉克船队且大洋区5有空位时：抽一个资源，葡萄牙发现印度并建立殖民地。非葡萄牙玩家随后执行4CP。
card-bartolome_de_las_casas = 巴托洛梅·德·拉斯·卡萨斯
    .effect = 抽一个资源和一张牌。非西班牙玩家还随机抽取西班牙一张手牌，并还以一张牌。
card-diplomatic_miscue = 外交失误
    .effect = 其他玩家的影响力共下降4级。或反激活宗座以外的一个次要势力。
card-ottoman_venetian_war = 奥威战争
    .effect = 执行2CP。随后奥斯曼与威尼斯在国外战争区进行海战，直到仅剩一方；你可先进行一次免费行动。
card-papal_bull = 教宗诏书
    .effect = 与穆斯林结盟或与宗座交战的一名基督教玩家随机弃一张牌。或十字军：免费向一个穆斯林势力宣战，若穆斯林有基督教盟友则其随机弃一张牌。然后执行4CP。
card-sultans_of_fez_wattasid_dynasty = 瓦塔斯王朝非斯苏丹
    .effect = 自奈斯尔投降起直到游戏结束的穆斯林统治者。

# 资源

resource-naval_cp_2 = 海运资源（2CP）
resource-naval_cp_3 = 海运资源（3CP）
resource-naval_cp_4 = 海运资源（4CP）
resource-naval_cp_5 = 海运资源（5CP）
resource-naval_card_1 = 海运资源（1张卡牌）
resource-naval_vp_1 = 海运资源（1VP）
resource-naval_vp_2 = 海运资源（2VP）
resource-naval_regular_1 = 海运资源（1个正规军）
resource-naval_cavalry_1 = 海运资源（1个骑兵）
resource-naval_militia_2 = 海运资源（2个民兵）
resource-naval_squadron_1 = 海运资源（1个战舰）
resource-caravan_cp_2 = 商队资源（2CP）
resource-caravan_cp_3 = 商队资源（3CP）
resource-caravan_cp_4 = 商队资源（4CP）
resource-caravan_cp_5 = 商队资源（5CP）
resource-caravan_card_1 = 商队资源（1张卡牌）
resource-caravan_vp_1 = 商队资源（1VP）
resource-caravan_regular_1 = 商队资源（1个正规军）
resource-caravan_cavalry_1 = 商队资源（1个骑兵）
resource-caravan_militia_2 = 商队资源（2个民兵）
# 各种地点

place-avila = { space-avila }
place-atienza = { space-atienza }
place-talavera = { space-talavera }
place-leon = { space-leon }
place-lugo = { space-lugo }
place-la_coruna = { space-la_coruna }
place-santiago = { space-santiago }
place-orense = { space-orense }
place-salamanca = { space-salamanca }
place-niebla = { space-niebla }
place-badajoz = { space-badajoz }
place-merida = { space-merida }
place-seville = { space-seville }
place-jerez = { space-jerez }
place-zahara = { space-zahara }
place-cuenca = { space-cuenca }
place-cartagena = { space-cartagena }
place-guadalajara = { space-guadalajara }
place-calatrava = { space-calatrava }
place-cordoba = { space-cordoba }
place-santander = { space-santander }
place-bilbao = { space-bilbao }
place-vitoria = { space-vitoria }
place-fuenterrabia = { space-fuenterrabia }
place-gibraltar = { space-gibraltar }
place-trujillo = { space-trujillo }
place-plasencia = { space-plasencia }
place-arevalo = { space-arevalo }
place-toro = { space-toro }
place-sanabria = { space-sanabria }
place-tui = { space-tui }
place-toledo = { space-toledo }
place-burgos = { space-burgos }
place-morella = { space-morella }
place-valencia = { space-valencia }
place-teruel = { space-teruel }
place-zaragoza = { space-zaragoza }
place-tarragona = { space-tarragona }
place-palamos = { space-palamos }
place-mallorca = { space-mallorca }
place-gerona = { space-gerona }
place-huesca = { space-huesca }
place-messina = { space-messina }
place-syracuse = { space-syracuse }
place-etna = { space-etna }
place-palermo = { space-palermo }
place-sassari = { space-sassari }
place-cagliari = { space-cagliari }
place-lerida = { space-lerida }
place-vic = { space-vic }
place-barcelona = { space-barcelona }
place-ampurias = { space-ampurias }
place-puigcerda = { space-puigcerda }
place-lamego = { space-lamego }
place-castelo_branco = { space-castelo_branco }
place-coimbra = { space-coimbra }
place-oporto = { space-oporto }
place-evora = { space-evora }
place-santarem = { space-santarem }
place-lisbon = { space-lisbon }
place-sagres = { space-sagres }
place-faro = { space-faro }
place-ceuta = { space-ceuta }
place-setenil = { space-setenil }
place-alhama = { space-alhama }
place-loja = { space-loja }
place-granada = { space-granada }
place-guadix = { space-guadix }
place-baza = { space-baza }
place-albox = { space-albox }
place-almeria = { space-almeria }
place-sohail = { space-sohail }
place-malaga = { space-malaga }
place-melilla = { space-melilla }
place-oujda = { space-oujda }
place-debdou = { space-debdou }
place-badis = { space-badis }
place-tangier = { space-tangier }
place-chefchaouen = { space-chefchaouen }
place-taza = { space-taza }
place-azrou = { space-azrou }
place-fez = { space-fez }
place-asilah = { space-asilah }
place-sale = { space-sale }
place-anfa = { space-anfa }
place-tadla = { space-tadla }
place-sijilmasa = { space-sijilmasa }
place-marrakesh = { space-marrakesh }
place-mazagan = { space-mazagan }
place-safi = { space-safi }
place-agadir = { space-agadir }
place-bona = { space-bona }
place-constantine = { space-constantine }
place-setif = { space-setif }
place-bejaia = { space-bejaia }
place-algiers = { space-algiers }
place-miliana = { space-miliana }
place-oran = { space-oran }
place-tlemcen = { space-tlemcen }
place-pau = { space-pau }
place-bayonne = { space-bayonne }
place-bordeaux = { space-bordeaux }
place-la_rochelle = { space-la_rochelle }
place-poitiers = { space-poitiers }
place-agen = { space-agen }
place-auch = { space-auch }
place-toulouse = { space-toulouse }
place-rodez = { space-rodez }
place-narbonne = { space-narbonne }
place-marseille = { space-marseille }
place-avignon = { space-avignon }
place-lyon = { space-lyon }
place-clermont = { space-clermont }
place-limoges = { space-limoges }
place-orleans = { space-orleans }
place-bourges = { space-bourges }
place-dijon = { space-dijon }
place-paris = { space-paris }
place-grenoble = { space-grenoble }
place-tudela = { space-tudela }
place-pamplona = { space-pamplona }
place-ravenna = { space-ravenna }
place-ancona = { space-ancona }
place-rome = { space-rome }
place-genoa = { space-genoa }
place-corsica = { space-corsica }
place-pisa = { space-pisa }
place-florence = { space-florence }
place-verona = { space-verona }
place-venice = { space-venice }
place-pola = { space-pola }
place-zara = { space-zara }
place-aquila = { space-aquila }
place-pescara = { space-pescara }
place-garigliano = { space-garigliano }
place-gaeta = { space-gaeta }
place-naples = { space-naples }
place-atella = { space-atella }
place-cerignola = { space-cerignola }
place-bari = { space-bari }
place-taranto = { space-taranto }
place-otranto = { space-otranto }
place-seminara = { space-seminara }
place-perpignan = { space-perpignan }
place-ceret = { space-ceret }
place-metz = { space-metz }
place-milan = { space-milan }
place-asti = { space-asti }
place-nice = { space-nice }
place-parma = { space-parma }
place-bologna = { space-bologna }
place-modena = { space-modena }
place-piacenza = { space-piacenza }
place-bergamo = { space-bergamo }
place-ragusa = { space-ragusa }
place-siena = { space-siena }
place-tunis = { space-tunis }
place-la_palma = { space-la_palma }
place-tenerife_icod = { space-tenerife_icod }
place-tenerife_acentejo = { space-tenerife_acentejo }
place-tenerife_anaza = { space-tenerife_anaza }
place-tenerife_guimar = { space-tenerife_guimar }
place-la_gomera = { space-la_gomera }
place-el_hierro = { space-el_hierro }
place-gran_canaria_galdar = { space-gran_canaria_galdar }
place-gran_canaria_telde = { space-gran_canaria_telde }
place-gran_canaria_las_palmas = { space-gran_canaria_las_palmas }
place-fuerteventura = { space-fuerteventura }
place-lanzarote = { space-lanzarote }
place-gulf_of_cadiz = { sea-gulf_of_cadiz }
place-galician_sea = { sea-galician_sea }
place-cantabrian_sea = { sea-cantabrian_sea }
place-gulf_of_lion = { sea-gulf_of_lion }
place-cape_bojador = { sea-cape_bojador }
place-alboran_sea = { sea-alboran_sea }
place-western_mediterranean = { sea-western_mediterranean }
place-tyrrhenian_sea = { sea-tyrrhenian_sea }
place-central_mediterranean = { sea-central_mediterranean }
place-canary_sea = { sea-canary_sea }
place-ocean_1 = { ocean-ocean_1 }
place-ocean_2 = { ocean-ocean_2 }
place-ocean_3 = { ocean-ocean_3 }
place-ocean_4 = { ocean-ocean_4 }
place-ocean_5 = { ocean-ocean_5 }
place-ocean_6 = { ocean-ocean_6 }
place-ocean_7 = { ocean-ocean_7 }
place-ocean_8 = { ocean-ocean_8 }
place-ocean_a = { ocean-ocean_a }
place-ocean_b = { ocean-ocean_b }
place-arguin = { settlement-arguin }
place-gambia = { settlement-gambia }
place-cape_verde = { settlement-cape_verde }
place-sao_tome = { settlement-sao_tome }
place-benin = { settlement-benin }
place-elmina = { settlement-elmina }
place-kongo = { settlement-kongo }
place-luanda = { settlement-luanda }
place-cape_good_hope = { settlement-cape_good_hope }
place-sofala = { settlement-sofala }
place-malindi = { settlement-malindi }
place-mozambique = { settlement-mozambique }
place-goa = { settlement-goa }
place-hormuz = { settlement-hormuz }
place-calicut = { settlement-calicut }
place-malacca = { settlement-malacca }
place-bengal = { settlement-bengal }
place-moluccas = { settlement-moluccas }
place-darien = { settlement-darien }
place-cuba = { settlement-cuba }
place-hispaniola = { settlement-hispaniola }
place-rio_de_la_plata = { settlement-rio_de_la_plata }
place-porto_seguro = { settlement-porto_seguro }
place-pernambuco = { settlement-pernambuco }
place-burgundy = 勃艮第
place-brittany = 布列塔尼
place-tribes = 部落叛乱
place-ottoman_venetian = 奥威战争

# 游戏流程（7）

phase-setup = 设置
phase-card_draw = 抽牌阶段
phase-diplomacy = 外交阶段
phase-spring = 春季阶段
phase-headlines = 头条事件
phase-action = 行动阶段
phase-winter = 冬季阶段
phase-weddings = 王室婚礼
phase-victory = 胜利结算阶段
log-scenario_begins = 布置完毕，第{ $turn }回合开始。
log-phase_begins = 第{ $turn }回合：{ $phase }。


# 外交（9）

ask-ransom = { $power }：是否用自选的一张卡牌或随机一个资源赎回被俘将领？
act-ransom_by_card = 用{ $card }赎回{ $leader }
    .tip = { $card }归俘虏方，{ $leader }回到本土关键地区。
act-ransom_by_resource = 用一个资源赎回{ $leader }
    .tip = 俘虏方随机抽取你的一个资源，{ $leader }回到本土关键地区。
log-ransoms = { $power }从{ $power2 }处赎回{ $leader }。
hidden-resource = 一个资源
ask-captive = { $power }：是否为一名被俘将领投掷骰子？
act-roll_for = 为{ $leader }投掷
    .tip = 骰子加其战斗能力，5或更多获得一个资源，或在其本土放置骚乱。
log-captive_roll = { $power }为{ $leader }掷出{ $die }，总计{ $total }。
ask-captive_award = { $power }：{ $leader }带来一个资源，或在其势力的至多{ $amount }个本土地区放置骚乱。
act-take_resource = 获得一个资源
    .tip = 从供应堆抽取一个海运资源。
act-unrest = 在{ $space }放置骚乱
    .tip = 无论谁在那里，{ $space }陷入骚乱。
log-unrest = { $space }发生骚乱。
ask-declare_war = { $power }：向谁宣战？
act-declare_war = { $power }向{ $power2 }宣战
    .tip = 战争持续到之后回合达成和平。
ask-second_power = { $power }：你的另一个势力是否同时宣战？
ask-join_attacked = { $power }：{ $power2 }已向{ $power3 }宣战。{ $power4 }是否免费加入战争？
act-join = 加入战争
    .tip = 两个穆斯林势力都与宣战方交战。
ask-war_payment = { $power }：用什么支付宣战花费？还需{ $amount }CP。
act-pay = 用{ $card }支付
    .tip = { $card }进入弃牌堆；势力卡与强制事件不能支付宣战。
act-pay_resource = 用{ $resource }支付
    .tip = 花费该资源。
ask-help_order = { $power }：你攻击的次要势力中，接下来结算哪一个的外交状态？
act-minor = { $power }
    .tip = 现在结算{ $power }的外交状态。
ask-intervene = { $power }：{ $power3 }攻击{ $power2 }，后者向你求助。是否干涉？
act-intervene = 干涉
    .tip = 该次要势力成为你的盟友，你与攻击它的势力交战。
act-leave_alone = 孤立
    .tip = 该次要势力保持未激活，独自作战。
ask-join_war = { $power }：{ $power4 }的敌人{ $power3 }现与{ $power2 }结盟。{ $power4 }是否向{ $power2 }宣战？
act-join_new_ally = 向{ $power }宣战
    .tip = 无需花费。否则你的单位撤离该次要势力的地区。
log-war_declared = 战争：{ $power }对{ $power2 }。
log-intervenes = { $power }代表{ $power2 }干涉。
log-leaves_alone = { $power }孤立{ $power2 }。
ask-give_militia = { $power }：还要交给{ $power2 }{ $amount }个民兵。从哪里移除？
act-take_unit = { $space }：{ $power }的{ $unit }
    .tip = 从{ $space }移除一个{ $unit }。
ask-place_militia = { $power }：得到的民兵放在哪里？还剩{ $amount }个。
log-militia_given = { $power2 }在{ $space }得到{ $power }的一个民兵。
ask-captured_ship_port = { $power }：战舰回到哪个港口？
act-grant_resources = { $power2 }从{ $power }处随机抽取{ $amount }个资源
    .tip = 协议生效时随机抽取。
log-term_grant_resources = 提议：{ $power2 }从{ $power }处随机抽取{ $amount }个资源。
act-no_roll = { $power }不为{ $leader }投掷骰子
    .tip = 本回合{ $leader }不给俘虏方带来收益。
log-term_no_roll = 提议：{ $power }不为{ $leader }投掷骰子。
act-return_nao = { $power }将{ $nao }归还{ $power2 }
    .tip = 被俘获的克拉克船队重归其主。
log-term_return_nao = 提议：{ $power }将{ $nao }归还{ $power2 }。
act-return_squadrons = { $power }将{ $amount }个被俘获的战舰归还{ $power2 }
    .tip = 战舰驶往其主最近的港口。
log-term_return_squadrons = 提议：{ $power }将{ $amount }个被俘获的战舰归还{ $power2 }。
act-grant_influence = { $power }将对{ $power3 }的{ $amount }级影响力转让给{ $power2 }
    .tip = 每回合至多两级，不能是自己的盟友。
log-term_grant_influence = 提议：{ $power }将对{ $power3 }的{ $amount }级影响力转让给{ $power2 }。
act-grant_militia = { $power }将{ $amount }个民兵交给{ $power2 }
    .tip = { $power2 }从供应堆将其放到本土关键地区或本土战略地区。
log-term_grant_militia = 提议：{ $power }将{ $amount }个民兵交给{ $power2 }。
act-show_hand = { $power }向{ $power2 }展示手牌和资源
    .tip = 协议执行时，只有{ $power2 }看到手牌和仓库中的资源。
log-term_show_hand = 提议：{ $power }向{ $power2 }展示手牌和资源。
log-warehouse_seen = { $power }的仓库：{ $resource }。

# 次要势力（21）

act-influence = 购买对{ $power }的影响力
    .tip = 你的标记上升一级，花费所进入格子的CP。
act-declare_on_papacy = 向宗座宣战
    .tip = 随机失去一张手牌；战争持续到新教宗到任。
log-influence = { $power }对{ $power2 }的影响力为{ $level }级。
log-status_roll = { $power }为{ $power2 }掷出{ $die }，影响力+{ $level }{ $affinity ->
    [0] {""}
   *[other] ，亲和{ $affinity }
}，总计{ $total }。
log-status_won = { $power }赢得{ $power2 }的外交状态评估。
log-activated = { $power2 }成为{ $power }的盟友。
log-deactivated = { $power2 }与{ $power }的联盟结束。
ask-papal_reward = { $power }：哪个影响力标记上升或下降一级？还剩{ $amount }次。
act-raise = { $power2 }对{ $power }上升一级
    .tip = { $power2 }的标记上升一级。
act-lower = { $power2 }对{ $power }下降一级
    .tip = { $power2 }的标记下降一级。
log-rome_conquered = { $power }攻占罗马。
log-rome_falls = 罗马落入{ $power }之手！
log-muslim_papacy = 穆斯林借波吉亚控制宗座，驻于{ $space }。
log-muslim_papacy_ends = 穆斯林对宗座的控制结束，获得{ $vp }VP。
log-ferrante_dies = 那不勒斯的费兰特过世，那不勒斯王国不复存在。
ask-keep_naples = { $power }：是否保留那不勒斯，与西班牙和法兰西交战？
act-keep_city = 保留那不勒斯
    .tip = 两个正规军到来，你与西班牙和法兰西交战。
act-leave_city = 离开那不勒斯
    .tip = 你的单位撤离，那不勒斯独立。
# 单位

unit-regular = 正规军
unit-militia = 民兵
unit-cavalry = 骑兵
unit-artillery = 攻城炮兵
unit-squadron = 战舰
unit-corsair = 海盗船

# 对局

about = 1470年至1516年的伊比利亚及其邻邦。四名玩家带领八个主要势力：格拉纳达的奈斯尔与北非同盟、葡萄牙与小贝尔特兰党、卡斯蒂利亚与阿拉贡、法兰西与加泰罗尼亚亲王国。每回合把卡牌作为事件或命令点打出，争夺头条事件，其间进行外交。关键地区、战略地区、航行、婚礼和事件带来胜利点：自第四回合起达到48VP，或领先其他任何玩家7VP者获胜；把最后一个方形控制标记放上地图也立即获胜。第七回合之后VP最高者获胜。
option-scenario-1470 = 1470：完整战役，七个回合
option-scenario-1490 = 1490：从第四回合开始
option-naval_resources = 海运资源数量
    .tip = 中文规则书写作40个，其他资料为50个。选40个时各类资源的比例不变。
option-naval_resources-50 = 50个
option-naval_resources-40 = 40个
option-uprising_resource = 摩尔起义抽取的资源
    .tip = 20.1的步骤抽取商队资源，示例中抽取的则是海运资源。
option-uprising_resource-caravan = 商队资源
option-uprising_resource-naval = 海运资源
option-catalan_surrender = 加泰罗尼亚亲王国投降
    .tip = 按22.1，其他任何主要势力在胜利结算阶段控制巴塞罗那即投降；按20.8，须由西班牙控制。
option-catalan_surrender-any_power = 任何其他势力控制巴塞罗那时
option-catalan_surrender-spain = 西班牙控制巴塞罗那时
option-raiding_naos = 在海盗行动中沉没的克拉克船队
    .tip = 16.5将其移出游戏；17.4则把离开地图的克拉克船队都放到回合进度条上。
option-raiding_naos-turn_track = 放到回合进度条，下回合返回
option-raiding_naos-out_of_game = 移出游戏
end-military = 最后一个方形控制标记已放上地图，{ $powers }获得自动军事胜利。
end-standard = 已有玩家达到{ $vp }VP，VP最高者为{ $powers }，获得标准胜利。
end-domination = { $powers }领先其他玩家至少{ $lead }VP，获得优势胜利。
end-time_limit = 最后一个回合已结束，VP最高者为{ $powers }，获得时限胜利。

# 统治者（3.3）

log-new_ruler = { $power }的统治者现在是{ $ruler }。
log-new_pope = { $pope }成为教宗。

# 资源（6.3）

ask-resource_unit = { $power }：{ $unit }放置在哪里？
log-resource_taken = { $power }从{ $power2 }处抽走资源：{ $resource }。
log-resource_discarded = { $power }弃置资源：{ $resource }。

# 卡牌（6.1、6.2）

log-home_card_discarded = { $power }的势力卡已打出足够数量，弃置{ $card }。
log-event_without_effect = { $card }的条件未满足，没有效果。
log-card_removed = { $card }移出游戏。
log-forced_event = { $card }到期自动结算。

# 抽牌阶段（8）

ask-leader_enters = { $power }：{ $leader }放置在哪里？
act-enter = { $space }
    .tip = 把{ $leader }放置在{ $space }。
log-leader_enters = { $leader }出现在{ $place }。
log-leader_gone = { $leader }离开游戏。
log-royals_come = 加入王室婚礼表：{ $royal }。
log-berbers_come = 特莱姆森伯伯尔加入{ $power }。
log-mesta_moves = 梅斯塔荣誉会标记移到{ $space }（骰点{ $die }）。
log-deck_shuffled = 牌堆重洗：{ $amount }张牌。
log-papal_bull_awarded = { $power }获得{ $card }。
log-kingdom_roll = { $kingdom }掷出{ $die }，提供{ $amount }张卡牌。
log-house_roll = { $house }掷出{ $die }，提供{ $amount }张卡牌。
house-perpignan = 佩皮尼昂
kingdom-valencia = 巴伦西亚
kingdom-catalonia = 加泰罗尼亚
kingdom-mallorca = 马略卡
kingdom-sardinia = 萨丁
kingdom-sicily = 西西里
kingdom-roussillon = 鲁西永
kingdom-aragon = 阿拉贡

# 头条事件（10）

trigger-before_headlines = 即将选择头条事件。
ask-headline = { $power }：选择哪张牌作为头条事件？
act-headline = { $card }
    .tip = 以{ $card }作为头条事件。
act-no_headline = 没有头条事件
    .tip = 手中没有可用的事件与支持卡牌。
ask-support = { $power }：用哪张牌支持头条事件？
act-support = { $card }
    .tip = 以{ $card }的CP值决定头条顺序。
ask-give_up = { $power }：掷出{ $die }。是否牺牲{ $amount }点行政能力以获得1VP？
act-give_up = 牺牲{ $amount }点
    .tip = 本回合统治者的行政能力降低{ $amount }；获得1VP。
ask-headline_influence = { $power }：你的头条事件排在第四。移动哪个影响力标记？
act-raise_influence = { $power2 }：{ $power }升一级
    .tip = { $power }对{ $power2 }的影响力上升一级。
act-lower_influence = { $power2 }：{ $power }降一级
    .tip = { $power }对{ $power2 }的影响力下降一级。
log-headline_shown = { $power }的头条事件是{ $card }，支持卡牌是{ $card2 }（{ $cp }CP）。
log-headlines_ranked = 头条事件顺序：{ $powers }。
log-headline_roll = { $power }为第二名掷出{ $die }。
log-administration_given_up = { $power }牺牲{ $amount }点行政能力。
log-influence_moved = { $power }把{ $power2 }对{ $power3 }的影响力移到{ $amount }级。
log-headline_fails = { $power }：{ $card }无法结算。

# 行动阶段（11）

trigger-impulse_about_to_begin = 行动轮即将开始。
    .now = { $power2 }的行动轮即将开始。
trigger-card_played = 一张卡牌刚被打出。
    .now = { $power2 }刚打出{ $card }。
act-end_actions = 结束行动
    .tip = 剩余的CP作废。
ask-extension = { $power }：是否延展行动轮？
act-extend = 使用{ $resource }
    .tip = 花费{ $resource }获得CP；重复的行动多花1CP。
log-impulse_extended = { $power }用{ $resource }延展行动轮，获得{ $cp }CP。
log-impulse_lost = { $power }失去一个行动轮。

# 冬季阶段（18）

log-alliances_end = 第{ $turn }回合的联盟终止。

# 王室婚礼（19）

act-marriage = { $royal }与{ $royal2 }：{ $amount }CP
    .tip = 为{ $royal }与{ $royal2 }的婚姻投入{ $amount }CP嫁妆。
log-marriage_promoted = { $royal }与{ $royal2 }：嫁妆为{ $amount }。
log-wedding_roll = { $royal }与{ $royal2 }：掷出{ $dice }，加嫁妆共{ $total }。
log-married = { $royal }与{ $royal2 }成婚。
log-death_roll = { $royal }：掷出{ $die }。
log-royal_death = { $royal }去世。

# 胜利（22）

log-vp_awarded = { $power }：{ $vp }VP（{ $marker }）。
log-vp_at_end = { $power }在回合结束时有{ $vp }VP。

# VP 标记

marker-alcacovas_bonus = 阿尔卡索瓦什奖励
marker-alhambra = 格拉纳达的阿尔罕布拉
marker-allah_is_great = 安拉伟大
marker-anfa = 安法
marker-atlantic_supremacy = 大西洋海岸霸权
marker-bejaia = 贝贾亚
marker-oran = 奥兰
marker-beltranejos_resistance = 小贝尔特兰党抵抗运动
marker-beltranejos_support = 支援小贝尔特兰党事业
marker-boabdil_liberated = 释放布阿卜迪勒
marker-borgia = 切萨雷·波吉亚
marker-brittany_war = 布列塔尼战争
marker-burgundy_war = 勃艮第战争
marker-canaries_conquest = 征服加那利群岛
marker-gran_canaria = 大加那利岛
marker-tenerife = 特内里费岛
marker-catalan_remences = 加泰罗尼亚农奴
marker-consolidation_of_power = 巩固权力
marker-noble_house = 贵族家族
marker-gibraltar = 直布罗陀
marker-granada = 格拉纳达
marker-headline_event = 头条事件
marker-school_of_sagres = 萨格里什学校
marker-isolated_france = 孤立法兰西
marker-jews_expelled = 驱逐犹太人
marker-joanna = “小贝尔特兰”胡安娜
marker-leader_captive = 首次俘虏将领
marker-lord_of_italy = 意大利之主
marker-lorenzo = “华丽者”洛伦佐
marker-master_of_the_atlantic = 大西洋之主
marker-metz = 梅斯
marker-milan = 米兰
marker-naples = 对那不勒斯的王朝权利
marker-nasrid_resistance = 奈斯尔抵抗运动
marker-natural_disaster = 自然灾害
marker-otranto = 奥特朗托
marker-overseas_voyages = 海外航行
marker-cartography = 制图
marker-peace_of_alcacovas = 阿尔卡索瓦什和约
marker-piracy = 海盗行动
marker-portuguese_settlements = 葡萄牙商贸殖民地
marker-ragusa = 拉古萨
marker-reconquista = 收复失地运动
marker-renaissance = 意大利文艺复兴
marker-resource = 资源
marker-universities = 大学兴起
marker-roussillon = 鲁西永
marker-spanish_forts = 西班牙要塞
marker-spice_trade = 香料贸易
marker-tordesillas = 托德西利亚斯条约
marker-tribal_insurrection = 部落叛乱
marker-tunis = 突尼斯
marker-turkish_venetian_war = 奥威战争
marker-wako_pirates = 亚洲倭寇海盗
marker-wedding = 婚礼
marker-zahara = 萨阿拉
marker-barcelona = 巴塞罗那

# 电脑玩家：为何选择，以及局势估计

why-campaign = 以{ $count }个单位向{ $space }进军
why-no_campaign = 这支军队没有可取的目标
why-key = 夺取关键地区{ $space }
why-strategic = 夺取战略地区{ $space }
why-hurts = 打击{ $power }
why-storm = 一举攻下的机会为{ $percent }%
why-calms = 平息{ $space }的骚乱
why-recruits = 为进军{ $space }征兵
why-stronger_army = 军队更强
why-foreign_war = { $place }：获胜可得1VP，部队也可以回来
why-whole_army = 全军出动
why-cheap_loss = 先损失最便宜的
why-walls = 有{ $space }的城墙
why-open_country = 没有城墙
why-battle_odds = 战斗获胜的机会为{ $percent }%
why-front_is_far = 前线有更多可取
why-stays_near = 别处没有更多可取
why-pirates = 从{ $power }劫掠
why-stronger_fleet = 舰队更强
why-nao = 用于探索新海岸的船
why-settles = 殖民地带来资源：{ $settlement }
why-chart = 制图值1VP
why-explores = 尚未探索的海岸：{ $ocean }
why-loyal = { $house }：离最高忠诚还差{ $count }级，并更常提供卡牌
why-wedding = { $royal }：成婚的机会为{ $percent }%
why-favour = { $power }：结算时赢得它的机会为{ $percent }%
why-keeps_hand = 把牌留到以后
why-event = 事件{ $card }
why-points = { $count }CP
why-first_headline = 获得第一名的机会为{ $percent }%
why-keeps_card = 把牌留到更好的时机
why-moment = 正是打出{ $card }的时机
why-extends = 再加{ $count }CP
why-no_more_deals = 提议已经够多
why-deal = 有一项{ $power }也应满意的协议
why-no_deal = 没有{ $power }与我方都满意的协议
why-good_terms = 条款对我方有利
why-bad_terms = 条款对我方不利
why-keeps_peace = 不树新敌
why-war_prey = { $power }有我方能夺取的东西
why-war_useless = 从{ $power }那里得不到什么
why-war_price = 花费{ $count }CP
why-vp_now = { $power }：VP
why-vp_enough = { $power }：{ $count ->
        [0] VP已足够
       *[other] 离胜利还差{ $count }VP
    }
why-lead = { $power }：{ $count ->
        [0] 领先已达优势胜利
       *[other] 领先离优势胜利还差{ $count }VP
    }
why-brink = { $power }：{ $count ->
        [0] 已有军事胜利所需的全部关键地区
       *[other] 离军事胜利还差{ $count }个关键地区
    }
why-hand = { $power }：{ $count }张手牌
why-stores = { $power }：仓库中有{ $count }个资源
why-settlements = { $power }：{ $count }个殖民地
why-units = { $power }：{ $count }个陆军单位

# 规则书章节

section-2-1 = 2.1 地区
section-2-2 = 2.2 政治控制
section-2-3 = 2.3 控制标记
section-2-4 = 2.4 主地图的特殊元素
section-2-5 = 2.5 探索地图元素
section-3-1 = 3.1 玩家
section-3-2 = 3.2 势力
section-3-3 = 3.3 统治者
section-4 = 4 玩家版
section-5 = 5 军事单位
section-5-1 = 5.1 将领
section-5-2 = 5.2 克拉克船队
section-5-3 = 5.3 陆军单位
section-5-4 = 5.4 海军单位
section-6 = 6 卡牌与资源
section-6-1 = 6.1 卡牌类型
section-6-2 = 6.2 牌堆
section-6-3 = 6.3 资源
section-7 = 7 游戏流程
section-8-1 = 8.1 加入新人物
section-8-2 = 8.2 加入要塞，移动梅斯塔荣誉会标记
section-8-3 = 8.3 将新卡牌加入牌堆／抽牌
section-8-4 = 8.4 抽取资源
section-9 = 9 外交
section-9-1 = 9.1 谈判阶段
section-9-2 = 9.2 联盟
section-9-3 = 9.3 将领赎回与被俘将领
section-9-4 = 9.4 宣战
section-9-5 = 9.5 卡斯蒂利亚与葡萄牙之间的战争
section-10 = 10 春季阶段
section-11 = 11 行动阶段
section-11-1 = 11.1 行动
section-12-1 = 12.1 通信线
section-12-2 = 12.2 未设防地区
section-12-3 = 12.3 设防地区
section-12-4 = 12.4 骚乱
section-12-5 = 12.5 撤离
section-12-6 = 12.6 控制岛屿
section-13 = 13 移动
section-13-1 = 13.1 陆地移动流程
section-13-2 = 13.2 拦截
section-13-3 = 13.3 避战
section-13-4 = 13.4 撤入防御工事
section-14 = 14 野战
section-14-1 = 14.1 撤退
section-15 = 15 围城
section-15-1 = 15.1 攻城战
section-15-2 = 15.2 解围部队
section-15-3 = 15.3 打破围城
section-16-1 = 16.1 海上移动与护航
section-16-2 = 16.2 海战
section-16-3 = 16.3 海运
section-16-4 = 16.4 在主地图上的海盗行动
section-16-5 = 16.5 在探索地图上的海盗行动
section-16-6 = 16.6 探索未知之地、建立殖民地和制图
section-16-7 = 16.7 特殊探索事件
section-16-8 = 16.8 塞维利亚，内河港口
section-17 = 17 建造
section-17-1 = 17.1 部队供应堆
section-17-2 = 17.2 陆军单位
section-17-3 = 17.3 海军单位
section-17-4 = 17.4 克拉克船队
section-17-5 = 17.5 要塞
section-18 = 18 冬季阶段
section-18-1 = 18.1 强制事件
section-18-2 = 18.2 军事修会反击海盗
section-18-3 = 18.3 弃置未使用的资源
section-18-4 = 18.4 租借海军单位标记
section-18-5 = 18.5 陆军单位返回
section-18-6 = 18.6 补员与摩尔起义
section-18-7 = 18.7 克拉克船队和海军单位返回
section-18-8 = 18.8 资源返回与国外贸易
section-18-9 = 18.9 主要势力联盟和海盗标记
section-18-10 = 18.10 外交重置
section-19 = 19 王室婚礼
section-19-1 = 19.1 结算婚礼
section-19-2 = 19.2 目标达成，法兰西被孤立
section-19-3 = 19.3 王室死亡
section-20-1 = 20.1 格拉纳达奈斯尔王国
section-20-2 = 20.2 北非同盟
section-20-3 = 20.3 葡萄牙
section-20-4 = 20.4 小贝尔特兰党
section-20-5 = 20.5 卡斯蒂利亚
section-20-6 = 20.6 阿拉贡
section-20-7 = 20.7 法兰西
section-20-8 = 20.8 加泰罗尼亚亲王国
section-20-9 = 20.9 国外战争卡牌
section-21-1 = 21.1 未激活次要势力
section-21-2 = 21.2 激活
section-21-3 = 21.3 已激活次要势力
section-21-4 = 21.4 反激活
section-21-5 = 21.5 外交影响力
section-21-6 = 21.6 结算外交状态
section-21-7 = 21.7 有特殊规则的次要势力
section-21-8 = 21.8 独立地区和加那利关切人
section-22 = 22 胜利
section-22-1 = 22.1 主要势力投降
section-22-2 = 22.2 自动军事胜利
section-22-3 = 22.3 积累胜利点
section-22-4 = 22.4 胜利结算

# 外交（9）


# 次要势力（21）


# 独立地区与关切人（21.8）

act-guanche_raise = 在{ $space }招募关切人单位
    .tip = 花费1CP，该地区没有控制标记和其他势力的单位。
act-guanche_go = 从{ $space }移动关切人
    .tip = 到加那利群岛的相邻地区；除非只有一个，至少两个单位。
act-guanche_storm = 关切人在{ $space }攻城
    .tip = 无需先前的围城和通信线。
ask-guanche_move = { $power }：{ $space }的哪些单位移动到哪里？
act-natives_go = { $amount }个到{ $space }
    .tip = 不带将领。
act-natives_go_led = 本科莫与{ $amount }个到{ $space }
    .tip = 将领加入较大的编队。
log-space_freed = { $space }不再被{ $power }控制。
log-independent_again = { $space }重新独立。


# 探索、资源与贸易（6.3、16.5至16.7、18.7、18.8）

nao-portugal_crew_0_piracy_1 = 葡萄牙克拉克船队C0 P1
nao-portugal_crew_1_piracy_1 = 葡萄牙克拉克船队C1 P1
nao-portugal_crew_1_piracy_2 = 葡萄牙克拉克船队C1 P2
nao-portugal_crew_2_piracy_0 = 葡萄牙克拉克船队C2 P0
nao-portugal_crew_2_piracy_1 = 葡萄牙克拉克船队C2 P1
nao-vasco_da_gama = 瓦斯科·达·伽马的克拉克船队
nao-spain_crew_0_piracy_1 = 西班牙克拉克船队C0 P1
nao-spain_crew_1_piracy_1 = 西班牙克拉克船队C1 P1
nao-spain_crew_1_piracy_2 = 西班牙克拉克船队C1 P2
nao-spain_crew_2_piracy_1 = 西班牙克拉克船队C2 P1
nao-columbus = 哥伦布的克拉克船队
nao-muslim_crew_0_piracy_2 = 穆斯林克拉克船队C0 P2
nao-muslim_crew_1_piracy_1 = 穆斯林克拉克船队C1 P1
nao-muslim_crew_1_piracy_3 = 穆斯林克拉克船队C1 P3
nao-france_crew_0_piracy_0 = 法兰西克拉克船队C0 P0
nao-france_crew_1_piracy_2 = 法兰西克拉克船队C1 P2
haven-built = 已建造克拉克船队框
haven-ocean_1 = { ocean-ocean_1 }
haven-ocean_2 = { ocean-ocean_2 }
haven-ocean_3 = { ocean-ocean_3 }
haven-ocean_4 = { ocean-ocean_4 }
haven-ocean_5 = { ocean-ocean_5 }
haven-ocean_6 = { ocean-ocean_6 }
haven-ocean_7 = { ocean-ocean_7 }
haven-ocean_8 = { ocean-ocean_8 }
haven-ocean_a = { ocean-ocean_a }
haven-ocean_b = { ocean-ocean_b }
haven-arguin = { settlement-arguin }
haven-gambia = { settlement-gambia }
haven-cape_verde = { settlement-cape_verde }
haven-sao_tome = { settlement-sao_tome }
haven-benin = { settlement-benin }
haven-elmina = { settlement-elmina }
haven-kongo = { settlement-kongo }
haven-luanda = { settlement-luanda }
haven-cape_good_hope = { settlement-cape_good_hope }
haven-sofala = { settlement-sofala }
haven-malindi = { settlement-malindi }
haven-mozambique = { settlement-mozambique }
haven-goa = { settlement-goa }
haven-hormuz = { settlement-hormuz }
haven-calicut = { settlement-calicut }
haven-malacca = { settlement-malacca }
haven-bengal = { settlement-bengal }
haven-moluccas = { settlement-moluccas }
haven-darien = { settlement-darien }
haven-cuba = { settlement-cuba }
haven-hispaniola = { settlement-hispaniola }
haven-rio_de_la_plata = { settlement-rio_de_la_plata }
haven-porto_seguro = { settlement-porto_seguro }
haven-pernambuco = { settlement-pernambuco }
voyage-navigation = 航行检定
voyage-terra_incognita = 未知之地
voyage-cartography = 制图
aid-maritime_technology = 海事科技
aid-homeward_in_winter = 冬季返航
aid-two_naos_in_winter = 冬季第二支克拉克船队
aid-escort_homeward = 返航护航
aid-muslim_strait = 穆斯林控制的海峡
aid-sea_dog = 海犬
aid-escort = 护航战舰
trade-french_mediterranean = 法兰西地中海贸易
trade-french_north_sea = 法兰西北海贸易
trade-mesta = 梅斯塔荣誉会贸易
trade-ragusa = 拉古萨贸易
fate-lost = 损失
fate-arrives = 抵达
fate-remains = 保留
fate-plundered = 劫掠
fate-lost_or_remains = 损失或保留，由穆斯林玩家选择
ask-nao_orders = { $power }：这次海上移动中克拉克船队做什么？
act-sail_nao = { $nao }移动到{ $haven }
act-replace_nao = { $nao }启航，将{ $nao2 }移出地图
act-found = { $nao }在{ $settlement }建立殖民地
act-chart = { $nao }进行制图
ask-nao_explores = { $power }：由哪个克拉克船队探索{ $ocean }？
act-explores = { $nao }
ask-overboard = { $power }：{ $nao }载货超出上限。弃置哪个资源？
act-discard_resource = 弃置{ $resource }
ask-discoverer = { $power }：哪个克拉克船队前往{ $ocean }？
act-discover_with = { $nao }
ask-discovered_site = { $power }：在{ $ocean }的哪个地区建立殖民地？
act-found_at = { $settlement }
ask-raid_hit = { $power }：为{ $ocean }海盗行动的一个命中给予什么？
act-give_escort = { $power }在{ $ocean }的1战舰
act-give_cargo = 随机1资源
act-give_cargo_of = { $settlement }的资源
act-give_vp = 1VP
ask-raid_over = { $power }：{ $nao }是否立即返乡？
act-go_home = { $nao }返乡
act-stay_at_sea = { $nao }停留在大洋区
ask-spring_escort = { $power }：{ $power2 }的哪个战舰前往大洋区或返回？
act-send_escort = { $power }的战舰从{ $place }前往{ $ocean }
act-recall_escort = { $power }的战舰从{ $ocean }返回{ $space }
ask-nao_winter = { $power }：{ $nao }在哪里过冬？
act-winter_in = { $nao }回到{ $settlement }
act-sail_home = { $nao }返回已建造克拉克船队框
act-winter_at_sea = { $nao }留在大洋区
ask-escort_winter = { $power }：{ $power2 }在{ $ocean }的护航战舰是否返回？
act-escort_stays = { $power }的战舰留在{ $ocean }
act-escort_returns = { $power }的战舰从{ $ocean }返回{ $space }
ask-cargo_fate = { $power }：{ $ocean }的哪个资源结果为{ $fate }？
act-cargo_of = { $settlement }
ask-caravans_through = { $power }：哪些商队抵达？
act-let_through = { $space }的商队
act-let_both = { $space }和{ $space2 }的商队
ask-caravan_fate = { $power }：{ $space }的商队资源损失还是保留？
act-lose_caravan = { $space }：损失
act-keep_caravan = { $space }：保留
act-raid = { $nao }对{ $power }发起海盗行动
act-nao = 建造克拉克船队
act-build_escort = 为{ $power }在{ $ocean }建造护航战舰
act-fortify_space = 在{ $space }建造要塞
act-fortify_settlement = 在{ $settlement }殖民地建造要塞
log-resource_card = { $power }揭露{ $resource }。
log-resource_units = { $power }揭露{ $resource }：单位加入。
log-resource_vp = { $power }揭露{ $resource }并计分。
log-resource_stored = { $power }将{ $resource }放入仓库。
log-resource_spent = { $power }花费{ $resource }。
log-resource_wasted = { $power }的部队供应堆没有{ $unit }，资源丢失。
log-cargo_laid = { $power }的{ $settlement }放置{ $resource }。
log-caravan_loaded = { $space }的商队框放置{ $resource }。
log-resources_arrive = { $power }获得{ $amount }个资源。
log-resources_seen = { $power }查看{ $resource }。
log-captive_resource = { $power }因被俘将领{ $leader }抽取资源。
log-caravan_blocked = { $space }的商队被阻挡；{ $power }掷出{ $dice }：{ $fate }。
log-caravan_arrives = { $space }的商队抵达。
log-discovery = { $power }获得发现{ $ocean }的完整VP。
log-great_captain = { $power }：{ $nao }加入{ $haven }。
log-escort_lost = { $power }在{ $ocean }损失1个战舰。
log-escort_sent = { $power }的1个战舰从{ $place }前往{ $ocean }护航。
log-escort_built = { $power }在{ $ocean }建造护航战舰。
log-escort_home = { $power }的1个战舰从{ $ocean }返回{ $space }。
log-settlement_fortified = { $power }在{ $settlement }建造要塞。
log-space_fortified = { $power }在{ $space }建造要塞。
log-nao_sunk = { $power }：{ $nao }沉没。
log-nao_lost = { $nao }移出游戏。
log-nao_damaged = { $power }：{ $nao }受损。
log-nao_captured = { $power }俘获{ $power2 }的{ $nao }。
log-nao_built = { $power }建造{ $nao }。
log-raid = { $power }以{ $nao }对{ $power2 }在{ $ocean }的殖民地发起海盗行动。
log-raid_defence = { $power }防御投掷{ $dice }，命中{ $amount }。
log-raid_dice = { $power }海盗投掷{ $dice }，命中{ $amount }。
log-raid_vp = { $power }因海盗获得1VP。
log-raid_cargo = { $power }从{ $settlement }夺得{ $resource }。
log-escort_roll = { $power }的护航战舰掷出{ $dice }，总计{ $total }。
log-return_roll = { $power }为{ $ocean }的资源返回掷出{ $dice }，总计{ $total }。
log-cargo_fate = { $power }在{ $settlement }的资源：{ $fate }。
log-nao_sails = { $power }：{ $nao }移动到{ $haven }。
log-nao_roll = { $power }：{ $nao }进行{ $voyage }投掷：{ $dice }，船员+{ $crew }{ $added ->
    [0] {""}
   *[other] ，{ $aids }+{ $added }
}，总计{ $total }。
log-ocean_explored = { $power }成功探索{ $ocean }。
log-chart_won = { $power }获得{ $ocean }的制图VP。
log-nao_delivers = { $power }：{ $nao }返乡，带回{ $amount }个资源。
log-nao_leaves = { $power }将{ $nao }移出地图。
log-settlement_founded = { $power }以{ $nao }在{ $settlement }建立殖民地。
log-settlement_lost = { $power }损失{ $settlement }殖民地。
log-settlement_taken = { $power }取得{ $settlement }殖民地。
log-first_settler = { $power }率先在{ $ocean }建立殖民地，获得{ $amount }VP。
log-trade_roll = { $power }进行{ $trade }：{ $dice }，总计{ $total }。资源：{ $amount }。
act-place_unit = { $space }

## 强制事件

ask-spice_card = { $power }：由谁抽一张牌？
ask-spice_points = { $power }：香料贸易的VP归谁？另一方抽一张牌。

## 宫廷事件

ask-envoys = { $power }：派使者前往何处？
ask-status_check = { $power }：是否评估一个次要势力的外交状态？
ask-medici = { $power }：美第奇家族做什么？
ask-curia = { $power }：罗马教廷做什么？
ask-miscue = { $power }：降低谁的影响力？还剩{ $amount }级。
ask-intrigue = { $power }：哪些贵族家族降低忠诚？
ask-house = { $power }：哪个贵族家族？
ask-favour = { $power }：哪些贵族家族提升忠诚？
ask-missive = { $power }：把哪张牌交给谁？
ask-university = { $power }：大学如何发展？
ask-whom = { $power }：选择哪位玩家？
ask-two_markers = { $power }：哪个影响力标记下降一级？
act-win_favour = 提升对{ $power }的影响力
    .tip = 你的影响力标记上升。
act-break_up = 反激活{ $power }
    .tip = 其同盟立即结束。
act-check_status = 评估{ $power }的外交状态
    .tip = 影响力不低于你的玩家各掷一个骰子竞争。
act-league_of_peace = 意大利和平同盟
    .tip = 法兰西得1VP；佛罗伦萨、热那亚、那不勒斯和威尼斯反激活，影响力标记全部复位。
act-curia_influence = 提升对宗座的影响力
    .tip = 你的标记上升一级，可以评估其外交状态。
act-curia_breach = 反激活宗座
    .tip = 不掷骰，也没有人因此受益。
act-two_houses = 两个家族各降两级
    .tip = 由你指定。
act-five_houses = 五个家族各降一级
    .tip = 已获得的忠诚VP不受影响。
act-house = { $house }
    .tip = 选择这个家族。
act-three_houses = 三个家族各升一级
    .tip = 逐一指定。
act-one_house = 一个家族升两级
    .tip = 由你指定。
act-give_away = 将{ $card }交给{ $power }
    .tip = 只有你们二人知道是哪张牌。
act-graduate = 1VP和4CP
    .tip = 你的大学不再带来收益。
act-develop = 发展大学，并得3CP
    .tip = 再次打出此牌时得3VP。
log-ruler_ill = { $power }的统治者病倒了。
log-pilot = { $power }本回合有训练有素的领航员。
log-technology = { $power }掌握了海事科技。
## 骚乱与损失事件

ask-revolt = { $power }：在哪里放置骚乱？还剩{ $amount }个标记。
ask-free_war = { $power }：是否对西班牙宣战？无需花费。
ask-tribute = { $power }：抽取几张牌？
ask-tribute_paid = { $power }：弃置哪张牌以换取资源？
ask-raid = { $power }：劫掠者夺取哪个地区？
ask-poisoned = { $power }：谁喝下毒酒？
ask-dungeon = { $power }：打开谁的地牢？
ask-freed = { $power }：释放哪些被俘将领？
ask-plague_at = { $power }：瘟疫在哪里爆发？还剩{ $amount }个标记。
ask-expelled = { $power }：保留两者中的哪一个？
ask-protector = { $power }：将哪张牌交给西班牙？
ask-starved = { $power }：在{ $space }失去谁？
ask-short_of = { $power }：哪支军队补给短缺？
ask-treason = { $power }：哪支军队中有人背叛？
ask-traitors = { $power }：在{ $space }移除多少民兵？
ask-desert = { $power }：沙漠打击谁？
ask-provisions = { $power }：为在非斯的守军付出什么？
ask-garrison_dies = { $power }：哪个单位饿死？
ask-rebels = { $power }：哪座城市叛乱？
ask-liberated = { $power }：城市归谁所有？
act-draw_two = 两张牌
    .tip = 下回合少抽一张牌。
act-draw_three = 三张牌
    .tip = 同上；此外其他玩家在你的地区放置骚乱，并弃一张牌换取资源。
act-throw_away = 弃置{ $card }
    .tip = 所有人都会看到。
act-free_leader = 释放{ $leader }
    .tip = 由其势力选择返回的地区。
act-keep_drawn = 保留{ $card }
    .tip = 另一个被弃置。
act-keep_resource = 保留{ $resource }
    .tip = 另一个被弃置。
act-hand_back = 归还抽到的资源
    .tip = 归还给西班牙。
act-stack = { $space }的{ $power }
    .tip = 该玩家在此处的全部陆军单位。
act-garrisons = 葡萄牙在非斯的守军
    .tip = 除非付出一张牌或资源，否则被消灭。
act-spend_resource = 花费{ $resource }
    .tip = 每1CP保住两个单位，5CP起全部保住。
act-dies_at = { $space }的{ $unit }
    .tip = 被消灭。
log-plague_breaks_out = 瘟疫在{ $space }爆发。
log-resource_back = { $power }将一个资源归还给{ $power2 }。
log-rebels = { $space }的叛军对{ $power }掷出{ $dice }：{ $hits }次命中。

## 海洋事件

ask-settlement_falls = { $power }：夺取哪个殖民地？
ask-undeclared = { $power }：是否宣战？无需花费。
ask-disaster = { $power }：哪个殖民地被毁？
ask-slave_trade = { $power }：选择哪一项？
ask-slave_ship = { $power }：资源放在哪里？
ask-slave_profit = { $power }：得到什么？
ask-wako = { $power }：海盗在哪里袭击谁？
ask-wako_hit = { $power }：海盗在{ $ocean }做什么？
act-settlement = { $settlement }
    .tip = 选择{ $settlement }。
act-trade_cargo = 三个资源
    .tip = 一个放在海上的克拉克船队或空的殖民地上，两个进入你的仓库。
act-trade_gamble = 掷一个骰子
    .tip = 4以上得一张牌和2CP；否则得2CP或一个资源。
act-load_nao = 放在{ $nao }上
    .tip = 由其运载。
act-load_settlement = 放在{ $settlement }
    .tip = 在那里等待运回。
act-take_points = 2CP
    .tip = 立即用于行动。
act-wako_raid = { $ocean }的{ $power }
    .tip = 六个骰子，防御每次命中减少一个。
act-rob = { $settlement }的资源
    .tip = 归你所有。
act-raze = 摧毁{ $settlement }
    .tip = 那里没有资源。
log-disaster = 自然灾害：{ $power }掷出{ $dice }，再摧毁{ $hits }个。
log-slave_trade = { $power }为奴隶贸易掷出{ $die }。
log-nao_loaded = { $power }：{ $nao }装载了{ $resource }。

# 主要势力（20）

treaty-etaples = 埃塔普勒条约
treaty-senlis = 桑利斯条约
treaty-barcelona = 巴塞罗那条约
act-foreign_war = { $power }：在{ $place }进行国外战争
    .tip = 在卡牌上进行野战：防御方没有额外骰子，也没有撤退。消灭所有敌人后战争结束。
act-join_war = { $power }：{ $leader }加入{ $place }的战争
    .tip = 他离开地图，直到该战争结束。
act-aid_brittany = { $power }：派一个民兵支援布列塔尼
    .tip = 每个行动轮至多两个，且不得多于布列塔尼人。
act-venetian_war = 花费{ $amount }CP在奥威战争中作战
    .tip = 每艘战舰两个骰子，发起行动的一方多一个骰子；花费2CP时大将军贡萨洛投两个骰子。
act-loyalty = { $power }：提升{ $house }的忠诚
    .tip = 提升一级；首次达到等级5时获得1VP。
act-north_sea_trade = { $power }：改善北海贸易
    .tip = 签署埃塔普勒条约后，该贸易的每次投掷+1；每局游戏四次。
act-mesta_roll = 为梅斯塔荣誉会投掷
    .tip = 因卡斯蒂利亚支援布列塔尼而对照梅斯塔荣誉会贸易表投掷，每回合一次。
act-sign_senlis = 签署桑利斯条约
    .tip = 马克西米利安不再干涉梅斯。他来过之后，签署须付出一个资源或一张卡牌。
act-sign_barcelona = 签署巴塞罗那条约
    .tip = 鲁西永割让给西班牙，双方议和，并交还本土地区。
act-raise_moriscos = 在{ $space }招募摩尔民兵
    .tip = 在奈斯尔控制的本土关键地区，或没有控制标记的奈斯尔地区。
act-quell = { $power }：平定{ $space }的摩尔起义
    .tip = 移除摩尔起义标记；在被夺取前{ $space }仍由奈斯尔控制。
log-uprising_over = { $space }的摩尔起义被平定。
ask-rising = { $power }：摩尔正规军在哪里起义？
act-rise = { $space }
    .tip = 一个摩尔正规军来到{ $space }，该地区由奈斯尔控制。
act-rise_from = 从{ $space }到{ $space2 }
    .tip = { $space }的摩尔正规军移动到{ $space2 }，该地区由奈斯尔控制。
ask-uprisings = { $power }：在哪里放置摩尔起义标记？
act-uprise = { $space }起义
    .tip = 奈斯尔控制{ $space }；对其他势力而言该地区处于骚乱。
act-move_uprising = 起义标记从{ $space }到{ $space2 }
    .tip = 标记移动到{ $space2 }；{ $space }仍由奈斯尔控制。
log-morisco_uprising = 摩尔人起义。
log-moriscos_rise = 摩尔人在{ $space }起义。
log-uprising = { $space }发生摩尔起义。
log-uprising_roll = { $space }：起义投掷{ $die }。
log-home_lost = { $space }不再是{ $power }的本土地区。
log-home_again = { $space }恢复为{ $power }的本土地区。
log-atlantic_roll = “葡萄牙，大西洋之主”投掷{ $die }。
ask-reparation = { $power }：将哪张卡牌交给葡萄牙？
act-give_card = 交出{ $card }
    .tip = { $card }归对方所有。
ask-storm_again = { $power }：小贝尔特兰党可以再次对哪个地区攻城？
log-peace_of_alcacovas = 阿尔卡索瓦什和约：{ $power }与{ $power2 }结束了陆上的战争。
log-sea_war_over = { $power }与{ $power2 }的海上交战结束。
log-alcacovas_broken = { $power }与{ $power2 }打破了阿尔卡索瓦什和约。
log-tordesillas = 托德西利亚斯条约：{ $power }与{ $power2 }瓜分世界。
log-resistance = { $power }在图伊和萨纳夫里亚抵抗。
log-cause_supported = 葡萄牙与法兰西为小贝尔特兰党事业合兵。
ask-homeward = { $power }：{ $space }的单位撤离到哪里？
ask-leave_for_aragon = { $power }：费尔南多是否带领其单位从{ $space }撤离到阿拉贡？
act-go_to_aragon = 前往阿拉贡
    .tip = 他和阿拉贡单位前往最近的阿拉贡本土地区。
act-stay = 留下
    .tip = 他和阿拉贡单位留在原地。
ask-show_card = { $power }：向法兰西展示哪张卡牌？还有{ $amount }张。
act-show_card = 展示{ $card }
    .tip = 法兰西看到{ $card }，并从所展示的卡牌中保留一张。
ask-keep_card = { $power }：保留哪张卡牌？
act-keep_card = 保留{ $card }
    .tip = 其余卡牌返还给西班牙。
log-card_shown_to = { $power }向{ $power2 }展示了一张牌：{ $card }。
log-card_kept = { $power }保留了{ $power2 }的一张牌：{ $card }。
ask-garrison_port = { $power }：战舰和卡萨诺夫前往哪个港口？
ask-senlis_price = { $power }：为桑利斯条约付出什么？
act-pay_by_chance = 随机一个资源
    .tip = 弃置你的一个资源。
act-pay_card = 弃置{ $card }
    .tip = 以{ $card }支付该条约。
ask-treaty = { $power }：是否签署条约？
ask-barcelona_price = { $power }：是否以两张卡牌，或一张卡牌加一个资源，换取巴塞罗那条约？
act-give_resource = 随机交出一个资源
    .tip = 西班牙获得你的一个资源。
log-treaty_signed = 法兰西签署：{ $treaty }。
log-loyalty = { $house }的忠诚等级为{ $level }。
log-north_sea_trade = 法兰西改善了北海贸易：{ $amount }。
ask-maximilian_goes = { $power }：马克西米利安前往哪座城市？
ask-face_maximilian = { $power }：面对马克西米利安，你的单位是否避入{ $space }？
act-meet = 野战迎敌
    .tip = 进行野战；败者离开。
log-maximilian_comes = 马克西米利安率{ $amount }个单位来到{ $space }。
log-maximilian_beaten = 马克西米利安在{ $space }战败；其{ $amount }个单位留下。
log-garrison_filled = { $space }：{ $amount }个独立单位加入卫戍部队。
log-enemies_join = { $place }：增加{ $amount }个敌人。
log-units_come = { $power }：{ $unit }×{ $amount }来到{ $place }。
log-units_removed = { $power }：{ $amount }个单位从{ $place }移出地图。

# 国外战争（20.9）

ask-foreign_units = { $power }：派哪些单位前往{ $place }的战争？还需要{ $amount }个。
act-send_units = 从{ $space }派{ $amount }个{ $unit }
    .tip = 他们离开地图，直到战争结束。
ask-foreign_leader = { $power }：是否派一名将领前往{ $place }的战争？
ask-homecoming = { $power }：{ $place }的军队返回哪里？
log-foreign_war = { $power }陷入{ $place }的战争，敌人{ $amount }个。
log-units_sent = { $power }从{ $space }派{ $amount }个{ $unit }前往{ $place }。
log-leader_sent = { $leader }前往{ $place }。
log-foreign_war_over = { $place }的战争结束：{ $power }获胜。
log-army_home = { $power }：{ $amount }个单位返回{ $space }。
ask-open_war = { $power }：奥威战争的舰队是否立即免费交战？
act-strike_first = 立即交战
    .tip = 你方多一个骰子。
ask-sink_ship = { $power }：哪个基督教战舰沉没？
act-sink_ship = { $power }的战舰
    .tip = 它移出游戏。
ask-fleet_home = { $power }：海军单位前往哪个港口？
ask-fleet_corsairs = { $power }：多少艘奥斯曼战舰作为海盗船返回？
act-as_corsairs = { $amount }
    .tip = 其余为战舰。
ask-captain_home = { $power }：大将军贡萨洛返回哪里？
log-venetian_war = 奥斯曼与威尼斯在海上开战。
log-war_at_sea = { $power }发起交战。基督教：{ $dice }；奥斯曼：{ $dice2 }。
log-war_ships_sunk = { $power }的{ $amount }艘战舰沉没。
log-war_ships_home = { $power }的{ $amount }艘战舰抵达{ $space }。

# 投降（22.1）

ask-capitulation = { $power }：是否宣布奈斯尔王国投降？
act-surrender = 奈斯尔投降
    .tip = 奈斯尔王国移出游戏；摩尔人在其仍控制的关键地区起义。
act-wait = 暂不
    .tip = 奈斯尔继续战斗。
ask-exile_key = { $power }：布阿卜迪勒和流亡者前往哪个关键地区？
ask-exile = { $power }：哪些奈斯尔单位流亡？至多还有{ $amount }个。
act-exile = 从{ $space }派{ $amount }个{ $unit }
    .tip = 他们从此视为北非单位。
log-surrenders = { $power }投降。
log-beaten = { $power }不再控制任何本土关键地区，重新获得之前不能建造。
log-exiled = { $power }的{ $amount }个{ $unit }从{ $space }前往{ $space2 }。
# 陆上战争（5.3、12、13、14、15）

act-move = { $power }：从{ $space }移动
    .tip = 一个编队移动一个地区：1CP，经过关口为2CP。随后选择目的地区与参加者。
act-control = { $power }：控制{ $space }
    .tip = 1CP。战略地区须有己方单位占据；普通地区也可与己方单位相邻而没有敌方单位相邻。
act-calm = { $power }：清除{ $space }的骚乱
    .tip = 1CP。须有己方单位在该地区，或相邻而没有敌方单位相邻。
act-assault = { $power }：对{ $space }攻城
    .tip = 1CP。围城部队尝试夺取该设防地区。
act-dismount = { $power }：{ $power2 }在{ $space }的一个骑兵解除装备
    .tip = 免费。从此成为正规军，不可逆转。
ask-charge = { $power }：骑兵是否在{ $place }的野战中冲锋？
ask-dismount = { $power }：骑兵是否为{ $place }的攻城战解除装备？
act-charge = 冲锋
    .tip = 第一个骑兵增加1骰，其余每两个增加1骰；第一个损失须为骑兵。
act-stand = 否
    .tip = 一切照旧。
act-on_foot = { $power }：{ $amount }个骑兵解除装备
    .tip = 从此成为正规军，不可逆转。
dice-strategic = 战略地区
dice-charge = 冲锋
log-charges = { $power }冲锋：增加{ $dice }骰。
log-dismounts = { $power }：{ $amount }个骑兵在{ $place }解除装备。
log-plague_dice = { $power }离开{ $place }的瘟疫：{ $dice }，{ $amount ->
        [0] 无损失
       *[other] 损失{ $amount }个单位
    }。
log-leader_waits = { $leader }离开地图，下一回合返回。

## 海上（2.4，16.1 至 16.4）

ask-passage = { $power }：本回合是否允许{ $power2 }的舰船通过{ $space }？
ask-winter_passage = { $power }：舰船返航之前，是否请求通行权？
ask-piracy_hit = { $power }：{ $power2 }的海盗在{ $sea }得手。交出什么？
act-ask_passage = { $power }：请求{ $power2 }允许通过{ $space }
    .tip = 获准后本回合剩余时间均可通过；每回合对每个势力只能请求一次。
act-let_pass = 允许通过
    .tip = 有效至本回合结束。
act-refuse_passage = 拒绝
    .tip = 本回合对方不能再次请求。
act-canary_transport = 从{ $space }到加那利群岛的{ $space2 }（4CP）
    .tip = 最多五个卡斯蒂利亚单位和任意将领，无需舰船。
act-leader_to_canaries = { $leader }前往{ $space }
    .tip = 代替用资源延展行动轮。
act-pass = 跳过
    .tip = 现在什么都不做。
act-naval_move = { $power }：海上移动
    .tip = { $power }的所有舰船都可移动到相邻的港口或海域。
act-transport = { $power }：从{ $space }海运部队
    .tip = 最多五个单位穿过有己方舰船的海域，每步1CP。
act-ships = { $amount ->
        [0] 海盗船{ $amount2 }
       *[other] { $amount2 ->
            [0] 战舰{ $amount }
           *[other] 战舰{ $amount }，海盗船{ $amount2 }
        }
    }
    .tip = 这些舰船前往，没有海军将领。
act-ships_led = { $amount ->
        [0] 海盗船{ $amount2 }，海军将领同行
       *[other] { $amount2 ->
            [0] 战舰{ $amount }，海军将领同行
           *[other] 战舰{ $amount }，海盗船{ $amount2 }，海军将领同行
        }
    }
    .tip = 这些舰船前往，海军将领的战斗能力加入掷骰。
ask-withdraw = { $power }：{ $power2 }以{ $amount }个陆军单位进入{ $place }。是否撤入防御工事？
act-withdraw = 撤入防御工事
    .tip = 不发生野战；若敌军更多则被围。
log-withdraws = { $power }：{ $amount }个单位撤入{ $space }的防御工事。
act-grant_cards = { $power2 }从{ $power }手牌中随机抽{ $amount }张
    .tip = 协议生效时随机抽取，不会抽到势力卡。
act-piracy = { $power }：在{ $sea }对{ $power2 }发起海盗行动
    .tip = 海岸先掷骰，然后是你的舰船。花费2CP。
act-give_ship = { $place }的{ $power }{ $unit }
    .tip = 下回合之前不再可用。
act-give_random_card = 随机一张卡牌
    .tip = 海盗从你的手牌中抽取；若资源不少于手牌，则抽取资源。
act-give_order = { $place }的军事修会
    .tip = 一个单位离开地图。
log-passage_asked = { $success ->
    [0] { $power2 }不允许{ $power }通过{ $space }。
   *[other] { $power2 }允许{ $power }在本回合通过{ $space }。
}
log-leader_sails = { $leader }航行到{ $space }。
log-piracy = { $power }的海盗在{ $sea }威胁{ $power2 }。
log-piracy_defence = { $power }对海盗掷出{ $dice }：{ $hits }次命中。
log-piracy_dice = { $power }的海盗掷出{ $dice }：{ $hits }次命中。
log-piracy_vp = { $power }因海盗行动获得1VP。
log-piracy_order = 海盗赶走了{ $place }的一个军事修会单位。
log-piracy_ship = { $power }在{ $place }被海盗消灭了一个{ $unit }。
dice-pirates = 海盗
dice-squadrons = 战舰，每个两骰
dice-corsairs = 海盗船
dice-squadrons_near = 邻近的战舰
dice-orders = 军事修会

## 建造（17）

act-raise_regular = { $power }：在{ $place }招募{ $power2 }正规军（2CP）
    .tip = 在没有骚乱、瘟疫和敌军的友方本土地区。
act-raise_militia = { $power }：在{ $place }招募民兵（1CP）
    .tip = 在没有骚乱、瘟疫和敌军的友方本土地区。
act-raise_cavalry = { $power }：在{ $place }招募骑兵
    .tip = 3CP，奈斯尔为2CP。
act-raise_artillery = { $power }：在{ $place }招募攻城炮兵（3CP）
    .tip = 只在攻城战中有用，且须有步兵配合。
act-build_squadron = { $power }：在{ $space }建造{ $power2 }战舰（2CP）
    .tip = 在友方本土港口。
act-build_corsair = { $power }：在{ $space }建造海盗船（1CP）
    .tip = 在友方本土港口。

## 陆军与舰船的春季和冬季（10，18）

ask-spring_regular = { $power }：战备的正规军放在哪里？
ask-plague_loss = { $power }：{ $space }的瘟疫夺走谁？
ask-plague_ship = { $power }：{ $place }的瘟疫夺走哪个海军单位？
ask-militia_goes = { $power }：哪支民兵解散？
ask-winter_optional = { $power }：是否有守军返回本土关键地区？
ask-winter_keeper = { $power }：哪个单位留在{ $space }过冬？
ask-morisco_haven = { $power }：{ $space }的摩尔人去哪里？
ask-replacement = { $power }：冬季补员是什么单位，放在哪里？
act-dies = { $power }的{ $unit }
    .tip = 被消灭。
act-dies_bound = 驶往{ $place }的{ $power }{ $unit }
    .tip = 被消灭。
act-disband = { $space }的{ $power }民兵
    .tip = 一个单位返回供应堆。
act-keep_unit = { $power }的{ $unit }留下
    .tip = 每个战略地区可以保留一个单位。
act-keep_none = 全部离开
    .tip = 全部前往过冬地点。
act-send_home = { $space }的守军返回本土关键地区
    .tip = 可只派一部分单位返回；其余单位之后还可返回，或前往别处。
act-muster = { $space }的{ $unit }
    .tip = 冬季补员。
log-orders_strike = 军事修会掷出{ $dice }：海盗船失去{ $amount }VP。
log-plague_strikes = { $place }的瘟疫：{ $power }掷出{ $dice }，损失{ $amount }个单位。
log-leader_ill = { $leader }在{ $space }病倒，两回合后回归。
log-militia_dice = { $power }为民兵掷出{ $dice }：{ $amount }个解散。

# 宗座的命令（21.7）

act-papal_move = 宗座单位从{ $space }移动
    .tip = 除非与波吉亚同行，不离开宗座本土地区。
act-papal_assault = 宗座单位在{ $space }攻城
    .tip = 与其他攻城战相同。
act-papal_regular = 在{ $space }招募宗座正规军
    .tip = 仍由宗座控制的宗座本土地区。


# 行动轮外的卡牌

trigger-action_announced = 刚宣布了可被天气打断的行动。
    .now = { $deed ->
            [march] { $power2 }的部队即将从{ $space }移动到{ $place }（{ $amount ->
                [0] 仅有将领
               *[other] { $amount }个单位
            }）
            [transport] { $power2 }的部队即将从{ $space }登船驶往{ $place }（{ $amount ->
                [0] 仅有将领
               *[other] { $amount }个单位
            }）
            [assault] { $power2 }即将对{ $place }攻城
            [ships] { $power2 }的舰船即将驶往{ $places }
            [piracy] { $power2 }即将在{ $place }对{ $power3 }进行海盗行动
           *[raid] { $power2 }的克拉克船队即将在{ $place }劫掠{ $power3 }
        }。天气可以阻止它。
trigger-land_interception = 拦截失败了。
    .now = { $power2 }从{ $space }到{ $place }拦截失败。
trigger-avoiding_battle = 避战失败了。
    .now = { $power2 }在{ $space }避战失败。
trigger-battle_avoided = 有单位避战成功。
    .now = { $power2 }避战成功，退到{ $space }。
trigger-battle_begins = 战斗即将结算。
    .now = { $place }即将发生战斗。
trigger-combat_cards = 战斗：宣布战斗卡。
    .now = { $power2 }在{ $place }发起进攻：战斗卡。
trigger-combat_card_played = 刚打出了一张战斗卡。
    .now = { $place }的战斗中打出了一张战斗卡。
trigger-dice_seen = 战斗骰已投出。
    .now = { $place }战斗的骰已投出。
trigger-battle_won = 野战已分出胜负。
    .now = { $place }的野战已分出胜负。
trigger-siege_laid = 围城开始。
    .now = { $space }开始被围。
trigger-port_besieged = 港口被围。
    .now = 港口{ $space }被围。
trigger-space_taken_by_assault = 设防地区被攻陷。
    .now = { $space }被攻陷。
trigger-naval_interception = 海上拦截成功。
    .now = { $power2 }的舰船在{ $sea }拦截成功。
trigger-naval_avoidance = 海上避战失败。
    .now = { $power2 }的舰船在{ $place }避战失败。
trigger-naval_battle_begins = 海战开始。
    .now = 海战即将开始：{ $place }。
trigger-naval_dice_seen = 海战骰已投出。
    .now = 海战的骰已投出：{ $place }。
trigger-naval_losses = 海战中有船只损失。
    .now = { $power2 }在{ $place }的海战中损失船只。
trigger-naos_together = 多名玩家的克拉克船队在同一大洋。
    .now = 多名玩家的克拉克船队同在{ $ocean }。
act-play_side = 为{ $side }打出{ $card }
    .tip = { $card }帮助{ $side }。
act-play_on_leader = 以{ $leader }打出{ $card }
    .tip = { $card }以{ $leader }结算。
log-card_cancelled = { $power }的{ $card }被取消。
log-admiral_joins = { $leader }在{ $place }加入{ $power }的舰队。
log-sack_die = { $power }洗劫：掷出{ $die }。
ask-nobles = { $power }：哪些民兵返乡？
act-dismiss_levies = { $place }的{ $power }民兵{ $amount }个
    .tip = 这些民兵离开地图。
log-pursuit = { $power }的骑兵追击：掷出{ $dice }。
log-nobles_home = { $power }的{ $amount }个民兵从{ $place }返乡。
ask-hire_militia = { $power }：雇佣的民兵放在哪里？
ask-buy_militia = { $power }：对方哪些民兵倒戈？
act-play_hire = 打出{ $card }：雇佣
    .tip = 在一个地区加入4个民兵。
act-play_buy = 打出{ $card }：收买
    .tip = 对方民兵倒戈。
act-hire = { $power }的民兵在{ $space }
    .tip = 受剩余标记限制，至多4个。
act-buy = { $power }的{ $amount }个民兵
    .tip = 总共至多5个。
log-militia_hired = { $power }在{ $space }雇佣了{ $amount }个民兵。
log-militia_bought = { $power }的{ $amount }个民兵逃离，{ $amount2 }个加入{ $power2 }。
ask-siege_guns = { $power }：立即攻打哪个地区？
act-storm = { $power }攻打{ $space }
    .tip = 不花费CP，多投1骰。

# 势力卡 (6.1)

trigger-discard_fetched = 西班牙要从弃牌堆取回一张卡牌。
ask-home_way = { $power }：如何打出{ $card }？
ask-levy = { $power }：放置哪个新单位，放在哪里？还有{ $amount }个。
ask-free_sailing = { $power }：是否进行海上移动？不花费CP。
ask-rally = { $power }：小贝尔特兰党在哪里召集？
ask-new_nao = { $power }：是否将一支新的克拉克船队放在殖民地？
ask-treasure = { $power }：哪个殖民地运回资源？
ask-treasure_oceans = { $power }：从哪两个大洋区再取一个资源？
ask-king_goes = { $power }：{ $leader }前往何处？
ask-fetch_card = { $power }：从弃牌堆取回哪张卡牌？
ask-fetched_card = { $power }：立即打出这张卡牌，还是保留？
ask-expedition = { $power }：单将领编队从哪里出发？
ask-expedition_to = { $power }：{ $space }的编队前往何处？
ask-guanches_fall = { $power }：消灭哪里的关切人？还有{ $amount }个。
act-recruit = 招募
    .tip = 在本土地区放置新单位。
act-score = 1VP
    .tip = 获得一点VP。
act-send_envoys = 军队与使者
    .tip = 在本土放置新单位，提升对一个次要势力的影响力，并可评估另一个的外交状态。
act-go_to_war = 向{ $power }宣战
    .tip = 北非同盟免费宣战；目标不是西班牙时获得4CP。
act-build_fleet = 组建船队
    .tip = 放置新船，然后进行两次海上移动。
act-send_garrisons = 驻军：{ $unit }
    .tip = 在葡萄牙控制的地区放置3民兵或1骑兵，并获得2CP。
act-rally_garrisons = 在有小贝尔特兰党单位处召集
    .tip = 每个这样的地区投一骰；然后获得4CP。
act-rally_towns = 在无人处召集
    .tip = 每个这样的地区投一骰；然后获得4CP。
act-call_ferdinand = 召来费尔南多
    .tip = 他来到一个本土地区；然后获得5CP。
act-fetch_discard = 取回弃牌
    .tip = 从弃牌堆取一张卡牌，立即打出或保留。
act-expedition = 远征
    .tip = 一个单将领编队按春季部署规则出征；然后获得2CP。
act-consolidate = 巩固王权
    .tip = 一个贵族家族更忠诚，并放置新单位。
act-hold_council = 召开议会
    .tip = 抽一张卡牌并获得3CP。
act-join_leader = 在{ $space }放置骑兵和{ $unit }
    .tip = 加入一名将领。
act-treasure_fleet = 珍宝船队
    .tip = 运回两个资源；然后获得3CP。
act-corsair_season = 海盗之季
    .tip = 7CP，用于海盗船、海上移动和海盗行动。
act-levy_and_caravan = 招募（{ $unit }）与商队
    .tip = 2正规军或3民兵，并收取{ space-tlemcen }的商队资源。
act-levy = { $unit }在{ $place }
    .tip = 一个新单位。
act-rally_all = 全部
    .tip = 为其余每个地区投一骰。
act-rally_at = { $space }
    .tip = 为该地区投一骰。
act-berth_nao = { $nao }在{ $settlement }
    .tip = 从那里开始。
act-two_oceans = { $ocean }和{ $ocean2 }
    .tip = 在那里的己方殖民地中随机选取。
act-card = { $card }
    .tip = 加入你的手牌。
act-set_out = { $power }从{ $space }出发
    .tip = 一个单将领编队。
log-rally_die = { $space }的胡安娜支持者掷出{ $die }。
log-treasure = 珍宝船队从{ $settlement }归来。
log-italy_opens = 本回合意大利的村镇和宗座的地区是{ $power }的盟友。
# 加那利群岛、格拉纳达与意大利的事件

ask-outfit = { $power }：用{ $amount }CP建造单位
act-outfit = { $space }的{ $unit }
    .tip = 按玩家版上的花费。
ask-conqueror = { $power }：由谁在加那利群岛建造？
ask-native_dies = { $power }：消灭哪些关切人？至多再{ $amount }个。
act-native_dies = { $space }的一个单位
    .tip = 消灭当地一个关切人单位。
ask-native_action = { $power }：关切人还有{ $cp }CP。进行什么行动？
log-rebellion_dice = 戈梅拉岛，{ $power }的{ $unit }：掷出{ $dice }，损失{ $amount }个。
ask-boabdil_fate = { $power }：如何处置布阿卜迪勒？
act-keep_captive = 关在地牢里
    .tip = 与其他被俘将领相同。
act-set_free = 释放他
    .tip = 得1VP；他回到奈斯尔的一个关键地区。
ask-boabdil_returns = { $power }：布阿卜迪勒回到哪个关键地区？
ask-admiral_lent = { $power }：凯末尔提督是否加入奈斯尔？
act-lead_ships = { $leader }前往{ $place }
    .tip = 在被召回前率领奈斯尔海军。
ask-admiral_recalled = { $power }：{ $leader }是否返回？
ask-brides = { $power }：为谁准备嫁妆？还可选{ $amount }位。
act-endow = { $royal }
    .tip = 与其首位求婚者的嫁妆升至+3。
log-factories = { $power }的商贸殖民地：掷出{ $dice }。
ask-borgia_camp = { $power }：波吉亚来到哪里？
act-camp = { $space }，{ $power }的民兵
    .tip = 四个民兵随他而来。
ask-prince_war = { $power }：是否宣战？无需花费。
ask-prince_favour = { $power }：提升对谁的影响力？
ask-bull = { $power }：诏书宣布什么？
act-excommunicate = 绝罚{ $power }
    .tip = { $power }随机弃一张牌。
act-crusade = 十字军
    .tip = 向一个穆斯林势力宣战，或令有基督教盟友的穆斯林弃牌，或两者皆选。
ask-crusade = { $power }：向谁宣战？
ask-denounced = { $power }：穆斯林是否因其基督教盟友弃一张牌？
act-denounce = 令其弃牌
    .tip = 从其手牌中随机弃一张。
log-recruits_join = { $power }：{ $space }加入{ $amount }个{ $unit }。
log-admiral_serves = { $leader }在{ $place }率领{ $power }的海军。
act-papal_control = 宗座控制{ $space }
    .tip = 放置宗座控制标记：仅限穆斯林控制宗座时。
# 航海者、间谍、围城与大业（#49 至 #99）

ask-free_naval_move = { $power }：还有{ $amount }次免费海上移动。
act-free_naval_move = { $power }免费海上移动
    .tip = 一次完整的海上移动，不花费CP。
ask-nao_berth = { $power }：新的克拉克船队放在哪里？
act-new_nao = 克拉克船队放在{ $haven }
    .tip = 放置时完好。
ask-boarded_nao = { $power }：俘获哪支克拉克船队？
act-board = 俘获{ $nao }
    .tip = 连同其货物归你所有。
ask-surplus_nao = { $power }：探索地图上的克拉克船队过多，移走哪一支？
act-take_off = { $nao }离开地图
    .tip = 下回合可再建造。
ask-boarded_ship = { $power }：俘获谁的战舰？
act-seize_ship = { $power }的战舰
    .tip = 加入你的舰队。
log-squadron_captured = { $power }在{ $place }俘获{ $power2 }的一支战舰。
ask-sabotage = { $power }：攻打哪个港口？
act-storm_port = { $power }攻打{ $space }
    .tip = 不花费CP，无视战舰。
ask-treachery = { $power }：哪里的城门被打开？
act-betray = { $space }献给{ $power }
    .tip = 围攻者攻城，若之后仍多于守军则占领该地。
ask-albuquerque = { $power }：克拉克船队，还是意大利的外交影响力？
log-ships_return_early = { $power }损失的战舰和克拉克船队可再次建造。
ask-throw_away = { $power }：弃掉哪张牌？
ask-envoy_target = { $power }：争取哪个次要势力？
act-win_over = { $power }成为你的盟友
    .tip = 其外交影响力视为本回合已结算。
ask-spied_on = { $power }：查看谁的手牌？
ask-stolen = { $power }：拿走哪张牌？
act-steal = 拿走{ $card }
    .tip = 对方得到间谍。
log-spy_exposed = { $card }现在在{ $power }手中，必须尽快使用。
ask-palace = { $power }：谁查看谁的手牌？
act-spain_looks = 西班牙查看穆斯林的手牌
    .tip = 全部手牌。
act-muslim_looks = 穆斯林查看西班牙的手牌
    .tip = 全部手牌。
ask-holy_war = { $power }：是否宣战？
ask-martyrs = { $power }：是否在{ $place }牺牲一个单位换取对方一个单位？
act-exchange = { $power }的{ $unit }换{ $power2 }的{ $unit2 }
    .tip = 两者都被消灭。
ask-patronage = { $power }：是否由三个贵族家族资助艺术？
act-patronage = 三个家族，1VP
    .tip = 各下降1级忠诚。
ask-reinforcement = { $power }：加入哪些单位？还剩{ $cp }CP。
act-reinforce = { $power }的{ $unit }，位于{ $space }
    .tip = 按其造价。

## Help

help-goal =
    四名玩家率领八个势力，从1470年到1516年争夺伊比利亚及其周边。所有人都计算胜利点（VP）：每个关键地区和战略地区1VP，主要势力的每个本土关键地区2VP（西班牙没有），此外还有航行、婚礼、头条事件、海盗行动和各种事件带来的VP。你的玩家版逐行列出总分的来源。

    从第4回合起，胜利阶段达到48VP则游戏结束，VP最多者获胜；领先其他所有人7VP则为优势胜利。第7回合结束后VP最多者获胜。平局比较此前各回合的总分。

    只有一种立即获胜的方式：放下最后一个方形标记，即持有足够多没有骚乱和瘟疫的关键地区。穆斯林需要10到12个，葡萄牙11个，西班牙15个，法兰西12个；除西班牙外还必须持有主要势力的全部本土关键地区。
help-turn =
    抽牌阶段：将领、王室子女和新卡牌加入，每人按统治者的魅力抽牌，殖民地和商队获得资源。随后是外交阶段，第1回合没有。

    春季阶段：头条事件、护航，以及每个势力从本土关键地区进行一次免费的春季部署。

    行动阶段：按穆斯林、葡萄牙、西班牙、法兰西的顺序反复进行。在你的行动轮中打出一张卡牌作为事件或CP，或者跳过。连续四次跳过则阶段结束。

    冬季所有单位返乡，资源运回。从第3回合起举行王室婚礼。最后在胜利阶段判定胜者。
help-powers =
    你率领两个势力，各有自己的单位、本土地区、战争和势力卡：穆斯林领导奈斯尔和北非同盟；葡萄牙领导葡萄牙和想为卡斯蒂利亚另立女王的小贝尔特兰党；西班牙领导卡斯蒂利亚和阿拉贡；法兰西领导法兰西和加泰罗尼亚亲王国。

    行动轮属于你，因此普通卡牌的CP可供两个势力使用。势力卡有限制：只能招募该势力的单位，移动、攻城和海运必须有该势力的陆军单位参加。页面顶端会显示受限于谁。

    卡斯蒂利亚和阿拉贡共享外交：战争、联盟、控制标记和战舰都以西班牙的名义。西班牙在本土控制的地区以卡斯蒂利亚和阿拉贡的颜色显示，征服的地区以西班牙的颜色显示。

    地区的形状表示类型：星形为关键地区，方形为要塞，六边形为战略地区，圆形为普通地区。徽记表示控制者；若本土属于他人，则以外圈表示。
help-cards =
    卡牌可作为事件或CP。CP逐一购买行动，行动轮结束时剩余的作废。移动1CP，经过关口2CP，民兵1，正规军2，骑兵3，攻城1，夺取控制1，海上移动1，战舰2，克拉克船队2，海盗行动2。行动列表中的每个标题下是可以做的事情。

    势力卡每回合返回手牌。西班牙每回合打出三张，其他玩家两张，之后弃掉最后一张。强制事件必须在抽到的回合打出：先结算事件，再获得3CP。响应卡和战斗卡也可以在他人的行动轮中打出。

    持有势力卡、强制事件或教宗诏书，或手牌多于统治者的行政能力时，不能跳过。跳过之后仍可再打出卡牌。
help-headlines =
    春季时每人秘密选择两张卡牌：一张作为头条事件，一张作为支持。然后全部展示，按支持卡的CP排名；平局时VP较少者在前。

    第一名获得1VP并结算事件。第二名掷一颗骰子：5点或以上获得1VP，可以放弃行政能力来提高点数；然后结算事件。第三名结算事件。第四名没有事件，但可将任意玩家的一个影响力标记移动一级。

    头条事件如同行动轮，但不能延展。
help-resources =
    资源正面朝下放置：每个殖民地一个海运资源，马拉喀什、非斯以及第4回合起的特莱姆森各有一个商队资源。你可以查看自己的资源。冬季掷骰将其运回；有些会在途中损失或被劫掠。

    VP立即计入。卡牌表示下次抽牌增加，单位来到本土地区，CP在仓库中等待下一回合。在那里可以用一个资源延展行动轮、支付宣战费用或赎金。到冬季仍未花费的即失去。

    打出普通卡牌之后，用资源重复本行动轮已做过的行动多花1CP。

    随机失去时，卡牌多于资源者失去一张卡牌，否则失去一个资源。
help-control =
    普通地区和战略地区可用1CP夺取控制：你的陆军单位在该地区，或在相邻地区且那里没有敌人，并且有通信线。关键地区和要塞必须围城并攻下。

    通信线从己方的设防或战略本土地区开始，经过没有敌人、骚乱和瘟疫的友方地区；越海时每个海域都须有友方船只。

    处于骚乱或瘟疫中的地区不为任何人计算。平息骚乱花费1CP；瘟疫会自行消退，但离开的单位可能死亡。
help-land_war =
    没有将领的编队有4个单位，有将领则按其统率能力，第一个骑兵不计入。目标相邻的敌人可以拦截：两颗骰子加战斗能力达到9；目标地区内的敌人可以避战或撤入防御工事。

    野战中双方每个步兵和骑兵各掷一颗骰子，另加最高的战斗能力；防御方多一颗，在战略地区再多一颗。有骑兵的一方可以冲锋：第一个骑兵一颗，之后每两个再加一颗，但首个损失必须是骑兵。攻城炮兵不掷骰。

    5点和6点命中。正规军、骑兵、防御或战略地区的骰子有两颗时，第一个4点也命中；有四颗时第二个4点也命中。命中多者获胜，平局防御方获胜。地图旁的方框显示每颗骰子及其来源。

    全军覆没一方的将领被俘。俘虏每回合为俘获者带来一个资源，直到被赎回。
help-sieges =
    围攻设防地区的单位必须多于内部守军；城内最多容纳四个单位。攻城花费1CP，须在围城开始之后的行动轮进行，需要通信线，港口外的海域不能有敌方船只。

    对有守军的城，每两个步兵掷一颗骰子，攻城炮兵每个一颗；对空城每个步兵一颗，攻城炮兵两颗。守方每个步兵一颗，另加一颗。骑兵不掷骰，但可以下马。

    有命中、守军全灭且攻方有单位存活，则攻城成功。
help-sea =
    花费1CP，一个势力的所有船只及其克拉克船队各移动一次。战舰在海战中掷两颗骰子，两次命中沉没；海盗船掷一颗，一次命中沉没。直布罗陀海峡和墨西拿海域只对控制其地区或获准通过者开放：可以请求通过。

    海盗行动花费2CP。海盗船无需交战，战舰则需要。海岸先掷骰：该海域的每艘船两颗，邻近的船只和要塞各一颗。然后海盗掷骰，每次命中由目标选择：损失一艘船、随机一张卡牌，或给海盗1VP。穆斯林海盗船最多获得12VP，其他海盗行动每名玩家最多6VP。

    在探索地图上，克拉克船队以同样方式劫掠殖民地。
help-voyages =
    克拉克船队花费2CP建造到方格中，随海上移动驶入1号大洋区。第1、2回合只有葡萄牙可以航行。4至8号以及 A、B 大洋区随“海外航行”开放。

    途中每个箭头进行一次航行检定：两颗骰子加船员能力，5或以下沉没，6或7受损。进入未探索的大洋区还要再掷一次：9或以上探索成功，11或以上赢得1VP的制图，6到8受损并返回。克拉克船队上标有船员能力和海盗能力。

    在已探索的大洋区，克拉克船队可以建立殖民地，那里每回合有一个资源，或进行制图。护航战舰和要塞保护殖民地。冬季每个大洋区掷两颗骰子决定运回什么。
help-diplomacy =
    从第2回合起各方谈判，然后宣布协议：结束战争、本回合联盟、租借战舰、俘虏、地区、最多两张随机卡牌或两个随机资源、最多两级外交影响力、最多三个民兵。协议作为整体在所有人确认后生效。在地图下方随时可以起草，规则会立即指出不允许之处。

    宣战以卡牌或资源支付，战争表给出费用。有些战争免费，有些被禁止。阿尔卡索瓦斯和约结束葡萄牙与西班牙在陆上的战争；和约必须维持期间，海上战争继续。

    被俘的将领可用一张卡牌或一个资源赎回。
help-minor_powers =
    宗座、纳瓦拉、威尼斯、热那亚、佛罗伦萨和那不勒斯或未激活，或是某个主要势力的盟友并由其指挥单位。影响力表显示每名玩家的等级；提升一级花费该格的CP。颜色较淡的玩家只能反激活该次要势力，不能将其赢为盟友。

    事件或宣战会结算次要势力的状态：名单上的每人掷一颗骰子并加上等级，最高者获胜；平局按名单顺序。每回合只结算一次，之后所有标记放在“本回合已结算”格中。

    宗座的盟友持有教宗诏书。宗座未激活时穆斯林多抽一张牌。那不勒斯的费兰特过世后，那不勒斯属于夺取它的人。
help-weddings =
    从第3回合起，西班牙可支付1到5CP作为天主教双王子女与名单上第一位在世求婚者的嫁妆。婚礼阶段两颗骰子加嫁妆达到9即成婚：获得1VP以及与葡萄牙、帝国或英格兰的王朝联盟。否则推迟，嫁妆保留。

    拥有全部三个联盟时，西班牙每个婚礼阶段获得1VP。然后王室成员掷骰决定生死；最后一桩婚姻结束时联盟随之结束，VP保留。
help-winter =
    冬季时到期的强制事件不带CP结算，未花费的资源失去，租借结束。军队返乡或进入城内，野外的民兵可能解散，船只进港，克拉克船队驶往殖民地或返乡。

    随后从大洋和沙漠运回资源，法兰西、梅斯塔荣誉会和拉古萨进行贸易，联盟结束，已结算的影响力标记回到初始格。
help-muslim =
    你控制格拉纳达和马格里布。只要关键地区尚在，格拉纳达就能坚持：西班牙每夺取一个都会获益，而从第5回合起格拉纳达每坚持一回合西班牙就失去1VP。让骑兵靠近边境，依靠马拉加、阿尔梅里亚和格拉纳达的城墙。

    海盗船是你的收入：无需交战，海盗行动最多获得12VP。只要通往海岸的道路在你手中，商队就会带来资源。第4回合起特莱姆森及其港口加入，之后是阿尔及尔摄政国。休达和直布罗陀为你打开大洋。
help-portugal =
    头两个回合大洋归你独享：尽早建造克拉克船队，探索1号和2号大洋区，建立殖民地并赢得制图。非洲大西洋的港口带来VP、劫掠的机会和“大西洋之主”的名号。

    小贝尔特兰党在西班牙境内争夺卡斯蒂利亚王冠。他们无法独自取胜，但他们持有的每个关键地区都是西班牙所缺的。适时缔结阿尔卡索瓦斯和约可以结束这场战争，让你专注海洋。
help-spain =
    你开局落后，四面作战。先在卡斯蒂利亚击败小贝尔特兰党，在阿拉贡击败加泰罗尼亚亲王国，然后转向格拉纳达。你可以打出全部三张势力卡，阿拉贡的每个王国都可能带来一张卡牌。

    之后是意大利、加那利群岛、新大陆和子女的婚姻。伊莎贝拉终将去世：卡斯蒂利亚分裂，直到西斯内罗斯摄政。
help-france =
    你在陆上最为富有。花费CP换取忠诚的贵族家族会掷骰带来卡牌，一个家族达到五级获得VP。勃艮第和布列塔尼是国外战争：在取胜之前会占用一支军队。

    加泰罗尼亚亲王国能牵制阿拉贡一段时间，鲁西永值得保住。然后是意大利：米兰、热那亚、那不勒斯；胜利阶段持有越多，“意大利之主”的VP越多。适时签订埃塔普勒、桑利斯和巴塞罗那条约。
help-certainty =
    规则书是完整的，配件并非全部已知：地图、卡牌或1490年设置无法读出之处，根据规则、示例和历史推定，有些只是可能如此。指向一个地区、将领或卡牌，会逐项说明哪些内容是推定的；在设置中可以在地图上标出所有这类地区。

    这些都是数据，拥有游戏的人可以更正而无需改动规则。

## The page: labels of the board, of the player boards and of the displays

card_kind-home = 势力卡
card_kind-mandatory = 强制事件
card_kind-combat = 战斗卡
card_kind-response = 响应卡
card_kind-no_event = 无事件卡
card_kind-event = 事件
card_kind-papal_bull = 教宗诏书
card_kind-automatic = 自动事件
label-removed_event = 作为事件使用后移出游戏
label-removed_resolved = 结算后移出游戏
label-removed_ruler = 生效至下一任统治者
label-removed_pope = 生效至下一任教宗
label-removed_proviso = 在特定情况下移出游戏
label-deadline = 最迟于冬季强制结算：
label-turn = 回合
label-key = 关键地区
label-fortress = 要塞
label-strategic = 战略地区
label-common = 普通地区
label-special = 巴黎
label-sea = 海域
label-ocean = 大洋区
label-settlement = 殖民地
label-foreign_war = 国外战争
label-box = 方格
label-built = 已建造克拉克船队
label-canaries = 加那利群岛
label-voyages = 探索地图
label-legend = 图例
label-pass = 关口（2CP）
label-led = 将领
label-home = 本土地区
label-shared_home = 共同本土地区
label-not_home = 外圈：本土所属
label-not_in_play = 尚未启用
label-control = 控制标记
label-unrest = 骚乱
label-plague = 瘟疫
label-uprising = 摩尔人起义
label-special_control = 本行动阶段夺取
label-mesta = 梅斯塔荣誉会
label-caravan = 商队
label-maximilian = 马克西米利安
label-siege = 围城
label-piracy = 海盗行动
label-nao = 克拉克船队
label-loaded = 载有资源
label-damaged = 受损
label-reserved = 保留给
label-becomes = 现为
label-regular = 正规军
label-militia = 民兵
label-cavalry = 骑兵
label-artillery = 攻城炮兵
label-squadron = 战舰
label-corsair = 海盗船
label-leader = 陆军将领
label-admiral = 海军将领
label-battle_rating = 战斗能力
label-command_rating = 统率能力
label-piracy_rating = 海盗能力
label-crew_rating = 船员能力
label-cp = CP
label-vp = VP
label-victory_points = 胜利点
label-total = 总计
label-earlier_turns = 此前各回合结束时
label-keys = 关键地区
label-cards = 卡牌
label-hand = 手牌
label-active = 正在进行行动轮
label-passed = 已跳过
label-admin = 行政能力
label-charisma = 魅力
label-military_victory = 自动胜利
label-next_deal = 下次发牌
label-by_dice = 另加掷骰所得
label-forces = 兵力
label-land_units = 陆军单位
label-captives = 地牢
label-warehouse = 仓库
label-arrivals = 尚未展示
label-in_play = 在场卡牌
label-vp_resources = 提供VP的资源
label-fortress_markers = 要塞标记
label-university = 大学
label-technology = 海事科技
label-admin_lost = 已放弃的行政能力
label-captured_ships = 俘获的战舰
label-tracks = 记录条
label-corsair_vp = 海盗船的海盗行动
label-piracy_vp = 其他海盗行动
label-caravans = 撒哈拉商队
label-waits = 载资源等待
label-from_turn = 起始回合
label-atlantic_ports = 非洲大西洋港口
label-sagres = 萨格里什学校
label-kingdoms = 阿拉贡诸王国
label-turns_all = 每回合
label-turns_odd = 奇数回合
label-turns_even = 偶数回合
label-no_die = 无需掷骰
label-not_held = 未控制
label-isabella_dead = 伊莎贝拉已死亡
label-cisneros = 西斯内罗斯摄政
label-houses = 法兰西贵族家族
label-north_sea = 北海贸易
label-garrison = 对英格兰驻军
label-lord_of_italy = 意大利之主
label-panel_diplomacy = 外交
label-panel_influence = 影响力
label-panel_voyages = 航行
label-panel_weddings = 婚礼
label-panel_cards = 牌堆
label-at_war = 交战
label-at_war_at_sea = 仅海上交战
label-allied = 联盟
label-at_peace = 和平
label-ally_of = 盟友：
label-inactive = 未激活
label-settled = 本回合已结算
label-shut_out = 在此不再有影响力
label-influence_costs = 每级所需CP
label-may_activate = 可激活
label-may_deactivate = 只可反激活
label-pope = 教宗
label-affinity = 亲和
label-treaties = 条约
label-signed = 已签订
label-broken = 已破坏
label-not_signed = 未签订
label-out_of_game = 已投降
label-beaten = 已投降：取得本土关键地区前不可建造
label-treaty_alcacovas = 阿尔卡索瓦斯和约
label-treaty_tordesillas = 托德西利亚斯条约
label-oceans = 大洋区
label-explored = 已探索
label-nobody = 无人
label-charts_left = 剩余制图VP
label-arrows = 航行检定
label-naos_left = 可建造的克拉克船队
label-naos_away = 返回回合
label-naos_lost = 移出游戏
label-discoveries = 发现
label-resource_pools = 资源池
label-naval_pool = 海运资源
label-caravan_pool = 商队资源
label-closed_ocean = 随“海外航行”开放
label-discovery_new_world = 新大陆
label-discovery_india = 印度
label-children = 天主教双王的子女
label-suitors = 求婚者
label-comes_in = 到来回合
label-promised = 正在促成与其婚姻：
label-dowry = 嫁妆
label-married_to = 已婚：
label-unmarried = 未婚
label-dead = 已故
label-not_born = 尚未登场
label-dynastic = 王朝联盟
label-realm_portugal = 葡萄牙
label-realm_empire = 帝国
label-realm_england = 英格兰
label-deck = 抽牌堆
label-drawn = 抽出的牌
label-lasting = 持续到回合结束
label-discards = 弃牌堆
label-removed = 移出游戏
label-later = 尚未加入游戏
label-formation = 目前的编队
label-naval_orders = 目前的海上移动
label-nao_orders = 克拉克船队的命令
label-stays_in = 留守
label-naval_intercept = 拦截
label-naval_avoid = 避战
label-battle_field = 野战
label-battle_assault = 攻城
label-battle_foreign = 国外战争
label-naval_battle = 海战
label-attacker = 攻击方
label-defender = 防御方
label-coast = 海岸防御
label-pirates = 海盗
label-dice = 骰子
label-hits = 命中
label-winner = 胜方
label-fours = 同样命中的4点数量
label-charges = 冲锋
label-last_dice = 最近的骰子
label-headlines = 头条事件
label-headline_support = 支持卡
label-place = 名次
label-your_choice = 你的暗选
label-deal = 协议
label-no_terms = 尚无条款
label-bound = 限于
label-power = 次要势力
label-card = 卡牌
label-ruler = 统治者
label-royal = 王室成员
label-house = 贵族家族
label-map = 地图
label-doubt_name = 名称
label-doubt_kind = 地区类型
label-doubt_home = 本土所属
label-doubt_chits = 制图VP
label-best_die = 最高点数

# Victory points line by line; markers and spaces have their own names

vp-home_keys = 本土关键地区
vp-keys = 关键地区
vp-strategic = 战略地区
vp-naples_rights = 那不勒斯的权利
vp-treaties = 三项条约
vp-corsairs = 海盗船的海盗行动
vp-canaries = 全部加那利群岛
vp-piracy = 其他海盗行动
vp-resource = 资源
vp-badis = 巴迪斯与梅利利亚
vp-perpignan = 鲁西永

# Where the cards of the next deal come from

deal-charisma = 统治者魅力
deal-lost_keys = 失去的本土关键地区
deal-foreign_war = 国外战争
deal-papacy_inactive = 宗座未激活
deal-rome = 罗马
deal-perpignan = 佩皮尼昂
deal-resource = 资源
deal-aragon = 阿拉贡王国

# Where dice come from

dice-fortresses = 要塞
dice-piracy = 克拉克船队的海盗能力
dice-raid = 劫掠

# Terms of deals

label-term_end_war = 结束战争
label-term_ally = 联盟
label-term_cede = 割让
label-term_lend_fleet = 租借全部战舰
label-term_lend = 租借战舰：
label-term_lend_admiral = 租借
label-term_release = 归还
label-term_grant_cards = 随机卡牌：
label-term_grant_resources = 随机资源：
label-term_no_roll = 不掷骰：
label-term_return_nao = 归还
label-term_return_squadrons = 归还战舰：
label-term_grant_influence = 转让外交影响力：
label-term_grant_militia = 转交民兵：
label-term_show_hand = 展示手牌和资源

# Headings above many options

label-many_move = 移动编队
label-many_assault = 攻城
label-many_control = 夺取控制
label-many_calm = 平息骚乱
label-many_dismount = 骑兵下马
label-many_ask_passage = 请求通过
label-many_raise_regular = 招募正规军
label-many_raise_militia = 招募民兵
label-many_raise_cavalry = 招募骑兵
label-many_raise_artillery = 建造攻城炮兵
label-many_build_squadron = 建造战舰
label-many_build_corsair = 建造海盗船
label-many_transport = 海运
label-many_canary_transport = 海运至加那利群岛
label-many_piracy = 海盗行动
label-many_influence = 提升外交影响力
label-many_raise_moriscos = 摩尔人起兵
label-many_quell = 镇压起义
label-many_loyalty = 贵族家族的忠诚
label-many_raid = 劫掠殖民地
label-many_send_escort = 派出护航
label-many_build_escort = 建造护航战舰
label-many_fortify_space = 建造要塞
label-many_fortify_settlement = 在殖民地建造要塞
label-many_marriage = 促成婚姻
label-many_guanche_go = 关切人行军
label-many_guanche_raise = 招募关切人
label-many_guanche_storm = 关切人攻城
label-many_join_war = 加入国外战争
label-many_spend = 卡牌作为CP
label-many_event = 卡牌作为事件
label-many_headline = 头条事件
label-many_support = 支持卡
label-many_sail = 一处的全部舰船
label-many_sail_one = 单个舰船
label-many_send_admiral = 海军将领
label-many_cede = 割让地区
label-many_lend = 租借战舰
label-many_lend_admiral = 租借海军将领
label-many_release = 归还将领
label-many_grant_influence = 转让外交影响力
label-many_return_nao = 归还克拉克船队
label-many_no_roll = 不为俘虏掷骰

## 预设放弃的期限

step-victory = 直到本回合结束

## 结果预测

why-forecast_riders = 未计冲锋和下马的骑兵
