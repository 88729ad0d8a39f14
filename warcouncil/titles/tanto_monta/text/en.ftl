# Tanto Monta in English.

title = Tanto Monta

# Powers and players

power-muslim = Muslim
power-portugal = Portugal
power-spain = Spain
power-france = France
power-nasrid = Nasrid Kingdom
power-north_africa = North African Alliance
power-beltranejos = Beltranejos
power-castile = Castile
power-aragon = Aragon
power-catalonia = Principality of Catalonia
power-papacy = Papacy
power-navarre = Navarre
power-venice = Venice
power-genoa = Genoa
power-florence = Florence
power-naples = Naples
power-independent = Independent
power-guanche = Guanches
power-tribal = African tribes
power-morisco = Moriscos
power-ottoman = Ottomans
power-orders = Military orders

# Spaces

space-avila = Ávila
space-atienza = Atienza
space-talavera = Talavera
space-leon = León
space-lugo = Lugo
space-la_coruna = Corunna
space-santiago = Santiago de Compostela
space-orense = Orense
space-salamanca = Salamanca
space-niebla = Niebla
space-badajoz = Badajoz
space-merida = Mérida
space-seville = Seville
space-jerez = Jerez
space-zahara = Zahara
space-cuenca = Cuenca
space-cartagena = Cartagena
space-guadalajara = Guadalajara
space-calatrava = Calatrava
space-cordoba = Córdoba
space-santander = Santander
space-bilbao = Bilbao
space-vitoria = Vitoria
space-fuenterrabia = Fuenterrabía
space-gibraltar = Gibraltar
space-trujillo = Trujillo
space-plasencia = Plasencia
space-arevalo = Arévalo
space-toro = Toro
space-sanabria = Sanabria
space-tui = Tui
space-toledo = Toledo
space-burgos = Burgos
space-morella = Morella
space-valencia = Valencia
space-teruel = Teruel
space-zaragoza = Zaragoza
space-tarragona = Tarragona
space-palamos = Palamós
space-mallorca = Mallorca
space-gerona = Gerona
space-huesca = Huesca
space-messina = Messina
space-syracuse = Syracuse
space-etna = Etna
space-palermo = Palermo
space-sassari = Sassari
space-cagliari = Cagliari
space-lerida = Lérida
space-vic = Vic
space-barcelona = Barcelona
space-ampurias = Ampurias
space-puigcerda = Puigcerdá
space-lamego = Lamego
space-castelo_branco = Castelo Branco
space-coimbra = Coimbra
space-oporto = Oporto
space-evora = Évora
space-santarem = Santarém
space-lisbon = Lisbon
space-sagres = Sagres
space-faro = Faro
space-ceuta = Ceuta
space-setenil = Setenil
space-alhama = Alhama
space-loja = Loja
space-granada = Granada
space-guadix = Guadix
space-baza = Baza
space-albox = Albox
space-almeria = Almería
space-sohail = Sohail
space-malaga = Málaga
space-melilla = Melilla
space-oujda = Oujda
space-debdou = Debdou
space-badis = Badis
space-tangier = Tangier
space-chefchaouen = Chefchaouen
space-taza = Taza
space-azrou = Azrou
space-fez = Fez
space-asilah = Asilah
space-sale = Salé
space-anfa = Anfa
space-tadla = Tadla
space-sijilmasa = Sijilmasa
space-marrakesh = Marrakesh
space-mazagan = Mazagan
space-safi = Safi
space-agadir = Agadir
space-bona = Bona
space-constantine = Constantine
space-setif = Sétif
space-bejaia = Béjaïa
space-algiers = Algiers
space-miliana = Miliana
space-oran = Oran
space-tlemcen = Tlemcen
space-pau = Pau
space-bayonne = Bayonne
space-bordeaux = Bordeaux
space-la_rochelle = La Rochelle
space-poitiers = Poitiers
space-agen = Agen
space-auch = Auch
space-toulouse = Toulouse
space-rodez = Rodez
space-narbonne = Narbonne
space-marseille = Marseille
space-avignon = Avignon
space-lyon = Lyon
space-clermont = Clermont
space-limoges = Limoges
space-orleans = Orléans
space-bourges = Bourges
space-dijon = Dijon
space-paris = Paris
space-grenoble = Grenoble
space-tudela = Tudela
space-pamplona = Pamplona
space-ravenna = Ravenna
space-ancona = Ancona
space-rome = Rome
space-genoa = Genoa
space-corsica = Corsica
space-pisa = Pisa
space-florence = Florence
space-verona = Verona
space-venice = Venice
space-pola = Pola (Istria)
space-zara = Zara
space-aquila = L'Aquila
space-pescara = Pescara
space-garigliano = Garigliano
space-gaeta = Gaeta
space-naples = Naples
space-atella = Atella
space-cerignola = Cerignola
space-bari = Bari
space-taranto = Taranto
space-otranto = Otranto
space-seminara = Seminara
space-perpignan = Perpignan
space-ceret = Ceret
space-metz = Metz
space-milan = Milan
space-asti = Asti
space-nice = Nice
space-parma = Parma
space-bologna = Bologna
space-modena = Modena
space-piacenza = Piacenza
space-bergamo = Bergamo
space-ragusa = Ragusa
space-siena = Siena
space-tunis = Tunis
space-la_palma = La Palma
space-tenerife_icod = Tenerife: Icod
space-tenerife_acentejo = Tenerife: Acentejo
space-tenerife_anaza = Tenerife: Añaza
space-tenerife_guimar = Tenerife: Güímar
space-la_gomera = La Gomera
space-el_hierro = El Hierro
space-gran_canaria_galdar = Gran Canaria: Gáldar
space-gran_canaria_telde = Gran Canaria: Telde
space-gran_canaria_las_palmas = Gran Canaria: Las Palmas
space-fuerteventura = Fuerteventura
space-lanzarote = Lanzarote

# Seas

sea-gulf_of_cadiz = Gulf of Cádiz
sea-galician_sea = Galician Sea
sea-cantabrian_sea = Cantabrian Sea
sea-gulf_of_lion = Gulf of Lion
sea-cape_bojador = Cape Bojador
sea-alboran_sea = Alborán Sea
sea-western_mediterranean = Western Mediterranean
sea-tyrrhenian_sea = Tyrrhenian Sea
sea-central_mediterranean = Central Mediterranean
sea-canary_sea = Canary Islands Sea Zone

# Oceans

ocean-ocean_1 = West Africa
ocean-ocean_2 = Gulf of Guinea
ocean-ocean_3 = South-west Africa
ocean-ocean_4 = East Africa
ocean-ocean_5 = India
ocean-ocean_6 = East Indies
ocean-ocean_7 = Caribbean
ocean-ocean_8 = Brazil
ocean-ocean_a = Northern Atlantic
ocean-ocean_b = Southern Atlantic

# Settlements

settlement-arguin = Arguin
settlement-gambia = Gambia
settlement-cape_verde = Cape Verde
settlement-sao_tome = São Tomé
settlement-benin = Benin
settlement-elmina = Elmina
settlement-kongo = Kongo
settlement-luanda = Luanda
settlement-cape_good_hope = Cape of Good Hope
settlement-sofala = Sofala
settlement-malindi = Malindi
settlement-mozambique = Mozambique
settlement-goa = Goa
settlement-hormuz = Hormuz
settlement-calicut = Calicut
settlement-malacca = Malacca
settlement-bengal = Bengal
settlement-moluccas = Moluccas
settlement-darien = Darién
settlement-cuba = Cuba
settlement-hispaniola = Hispaniola
settlement-rio_de_la_plata = Río de la Plata
settlement-porto_seguro = Porto Seguro
settlement-pernambuco = Pernambuco

# Islands

island-la_palma = La Palma
island-tenerife = Tenerife
island-la_gomera = La Gomera
island-el_hierro = El Hierro
island-gran_canaria = Gran Canaria
island-fuerteventura = Fuerteventura
island-lanzarote = Lanzarote

# Leaders

leader-ferdinand = Ferdinand
leader-ferdinand_aragon = Ferdinand (Aragon only)
leader-john_ii = John II
leader-isabella = Isabella
leader-mendoza = Mendoza
leader-great_captain = Great Captain (Gonzalo de Córdoba)
leader-duke_of_alba = Duke of Alba
leader-muley_hacen = Muley Hacén
leader-el_zagal = El Zagal
leader-boabdil = Boabdil
leader-ibn_yahya = Ibn Yahya
leader-al_burtuqali = Al-Burtuqali
leader-abu_abdallah = Abu Abdallah
leader-alfonso_v = Alfonso V
leader-joao = João
leader-braganza = Braganza
leader-manuel_i = Manuel I
leader-pacheco = Pacheco
leader-carrillo = Archbishop Carrillo
leader-louis_xi = Louis XI
leader-charles_viii = Charles VIII
leader-louis_xii = Louis XII
leader-albret = Albret
leader-anjou = Anjou
leader-hugo_roger = Hugo Roger
leader-bencomo = Bencomo
leader-borgia = Cesare Borgia
leader-maximilian = Maximilian
leader-bernat = Bernat
leader-a_leon = A. Leon
leader-casenove = Casenove
leader-kemal_reis = Kemal Reis
leader-kemal_reis_war = Kemal Reis (Ottoman-Venetian War)
leader-barbarossa = Barbarossa

# Rulers

ruler-muley_hacen = Muley Hacén of Granada
ruler-el_zagal = El Zagal
ruler-boabdil = Boabdil, Emir of Granada
ruler-wattasid = Sultans of Fez, Wattasid Dynasty
ruler-alfonso_v = Afonso V
ruler-joao_ii = João II
ruler-manuel_i = Manuel I
ruler-catholic_monarchs = Catholic Monarchs
ruler-castile_split = Isabella dies, Crown of Castile splits
ruler-cisneros = Cardinal Cisneros, Regent
ruler-louis_xi = Louis XI
ruler-charles_viii = Charles VIII
ruler-louis_xii = Louis XII

# Popes

pope-paul_ii = Paul II
pope-sixtus_iv = Sixtus IV
pope-innocent_viii = Innocent VIII
pope-alexander_vi = Alexander VI
pope-julius_ii = Julius II
pope-leo_x = Leo X

# Children and suitors

royal-isabella_asturias = Isabella of Asturias
royal-john_asturias = John, Prince of Asturias
royal-joanna = Joanna
royal-maria = María
royal-catherine = Catherine
royal-afonso_portugal = Afonso of Portugal
royal-manuel_portugal = Manuel I of Portugal
royal-margaret_austria = Margaret of Austria
royal-philip_handsome = Philip the Handsome
royal-arthur_wales = Arthur, Prince of Wales
royal-henry_england = Henry of England

# Noble houses

house-armagnac = Armagnac
house-orleans = Orléans
house-anjou = Anjou
house-bourbon = Bourbon
house-foix_navarre = Foix-Navarre
house-alencon = Alençon

# Cards

card-the_alhambra_of_granada = The Alhambra of Granada
    .effect = 4 Nasrid regulars or cavalry in any mix in home spaces they control. Or 1 VP while you control { space-granada }. Or after the dice of an assault on Nasrids: the attacker rolls anew with 3 dice fewer.
card-sultanate_of_fez = Sultanate of Fez
    .effect = A cavalry, a regular and 2 militia of North Africa at home, a level of influence with a minor power except the Papacy; then the status of another one may be resolved, all of its list competing. Or North Africa declares war for nothing: 4 CP unless on Spain.
card-overseas_kingdom = Overseas Kingdom
    .effect = 2 militia, a squadron and a nao, then 2 naval moves. Or 3 militia or a cavalry in any spaces of Portugal that are not besieged, and 2 CP.
card-joanna_la_beltraneja = Joanna la Beltraneja
    .effect = A die for home spaces of the Beltranejos, either those with their own units or those without any: 6 a regular, 5 a militia, 4 rolls again; then 4 CP. Or 1 VP while they control a home key.
card-tanto_monta_monta_tanto = Tanto Monta, Monta Tanto
    .effect = { leader-ferdinand } comes to a home space of Castile or Aragon, out of a siege or a dungeon if need be; 5 CP for both crowns. Or, while Isabella lives, take a card from the discards, and play it at once or keep it.
card-seed_of_an_empire = Seed of an Empire
    .effect = 5 Castilian units at home, regulars as you like, of militia, cavalry and squadrons one each at most; up to 3 of them may come to one space of the Canaries, a port of yours or with a free leader of Castile.
card-crown_of_aragon = Crown of Aragon
    .effect = A formation under one leader goes from a Spanish home key to a space of yours as in spring, over any number of Mediterranean seas and past all ships; 2 CP. Or 4 Aragonese units at home, regulars as you like, of other kinds one each at most.
card-power_of_the_crown = Power of the Crown
    .effect = A noble house is a level more loyal; 2 regulars and a cavalry in home spaces or on foreign wars of France. Or stop { card-tanto_monta_monta_tanto } when Spain would take a discard by it.
card-council_of_the_principality = Council of the Principality
    .effect = While Catalonia controls { space-barcelona }: a card and 3 CP. Or a cavalry, a regular and 3 militia of Catalonia at home, outside sieges.
card-the_rise_of_france = The Rise of France
    .effect = A cavalry and a regular, or a cavalry and 2 militia, join a French leader; at most 4 French units in a besieged space. Or a formation under one leader goes from a home key to a space of yours as in spring, over one pass at most; until the end of the turn villages of Italy that are nobody's and Papal spaces are an ally's; 2 CP.
card-portuguese_explorations = Portuguese Explorations
    .effect = A squadron and 2 naos, one of them in a settlement if you like, then 2 naval moves. Or a resource of one of your settlements, another by chance from two ocean zones, both replaced, and 3 CP.
card-barbary_pirates_of_tlemcen = Barbary Pirates of Tlemcen
    .effect = 7 CP for corsairs, naval moves and piracy; on the main map without markers, each sea once. Or 2 regulars or 3 militia of North Africa at home, and the caravan of { space-tlemcen } arrives and is replaced.
card-emperor_maximilian_of_austria = Emperor Maximilian of Austria
    .effect = Maximilian relieves { space-milan } and { space-metz }, or attacks one of them if France has it, fills their garrisons, or leads 5 more units against France in a foreign war. The Treaty of Senlis has a price from now on. Leaves the game if played on turn 5 or later.
card-portugal_master_of_the_atlantic = Portugal, Master of the Atlantic
    .effect = Portugal counts its calm ports on the Atlantic coast of Africa: 3 VP for five, 2 VP for four; with three a die of 4 or more brings 1 VP, else a card.
card-sixtus_iv_pope = Sixtus IV, Pope
    .effect = A new Pope: the Papacy is free of its ally and its wars, and all players roll for it; the Muslims add 3, Portugal 1. The winner draws a card and moves two influence markers.
card-war_against_burgundy = War Against Burgundy
    .effect = A foreign war: France sends 6 to 10 units against 7 of Burgundy. It has a card less while it lasts, and 1 VP for its end. Leaves the game with its second end.
card-war_in_brittany_mad_war = War in Brittany, Mad War
    .effect = A foreign war: France sends 5 to 8 units against 5 Bretons, whom Castilian militia may help. France has a card less while it lasts, and 1 VP for its end. Leaves the game with its second end.
card-charles_viii_king_of_france = Charles VIII, King of France
    .effect = { leader-charles_viii } follows { leader-louis_xi }, as ruler and as leader.
card-island_peoples_pride = Island People's Pride
    .effect = Without units on the Canaries: 5 CP to raise and move Guanches and to storm with them. With units there: 2 Guanches who are not with Bencomo fall. Leaves the game if no island is independent.
card-joao_ii_king_of_portugal = João II, King of Portugal
    .effect = João II follows Afonso V as ruler, { leader-braganza } as leader.
card-mediterranean_trade_control = Mediterranean Trade Control
    .effect = Spain with Genoa, or Portugal while Genoa is inactive, rolls for Mediterranean trade. Played by the Muslims or France: a naval resource, and a card of the other one by chance.
card-muley_hacen_seizes_zahara = Muley Hacén Seizes Zahara
    .effect = { space-zahara } is Nasrid with 4 regulars, the Muslims have 1 VP, and Nasrids and Spain are at war for good.
card-ottomans_seize_otranto = Ottomans Seize Otranto
    .effect = { space-otranto } is North African with 4 Ottoman regulars, and a formation may winter there; it is worth 2 VP. Then the status of Naples is resolved.
card-tribal_insurrection = Tribal Insurrection
    .effect = A foreign war: Portugal sends 5 to 9 units against as many tribal units as it has settlements, at least 4. It has a card less while it lasts, and 1 VP for its end.
card-boabdil_emir_of_granada = Boabdil, Emir of Granada
    .effect = If El Zagal rules and Spain controls { space-granada }, or both { space-loja } and { space-malaga }: Boabdil follows him.
card-el_zagal_seizes_power = El Zagal Seizes Power
    .effect = El Zagal follows Muley Hacén as ruler of the Muslims.
card-innocent_viii_pope = Innocent VIII, Pope
    .effect = A new Pope: the Papacy is free of its ally and its wars, and all players roll for it; Spain adds 3, Portugal 1. The winner draws a card and moves two influence markers.
card-overseas_voyages = Overseas Voyages
    .effect = The naos of Columbus and Vasco da Gama come into play, and everybody may sail to the New World and the Indian Ocean.
card-trade_rivalry_with_england = Trade Rivalry with England
    .effect = Spain rolls for the Mesta. Played by Portugal or France: a naval resource, and a card of the other one by chance.
card-treaty_of_etaples = Treaty of Etaples
    .effect = Peace of France and England: the garrison comes to { space-paris }, its squadron and { leader-casenove } to a home port, and investments better the North Sea trade.
card-treaty_of_tordesillas = Treaty of Tordesillas
    .effect = While the Peace of Alcáçovas holds: 2 VP for Portugal, no more war at sea, dearer wars and piracy between Portugal and Spain, new bounds for settlements, and the Beltranejos surrender for good.
card-alexander_vi_pope = Alexander VI, Pope
    .effect = A new Pope: the Papacy is free of its ally and its wars, and all players roll for it; Spain and the Muslims add 1. The winner draws a card and moves two influence markers, and Borgia may change sides.
card-algiers_regency = Algiers Regency
    .effect = { space-algiers } is Berber, with 4 Ottoman regulars, 3 corsairs and { leader-barbarossa }; { leader-kemal_reis } and the corsair of Djerba go, and { space-tunis } is worth 1 VP. The Muslims have 6 CP for naval moves and piracy without markers, each sea once.
card-death_of_ferrante_of_naples = Death of Ferrante of Naples
    .effect = Naples is no minor power any more: France and Spain share its kingdom and go to war over it.
card-manuel_i_king_of_portugal = Manuel I, King of Portugal
    .effect = { leader-manuel_i } follows João II, as ruler and as leader.
card-spice_trade = Spice Trade
    .effect = Muslims with { space-agadir } and { space-tangier }: 1 VP, and somebody else draws a card. Spain or France with Genoa or Venice: 1 VP for you or the Muslims, a card for the other. Portugal with { space-anfa }, { space-agadir } and a settlement in ocean zone 3: 2 VP.
card-cardinal_cisneros_regent = Cardinal Cisneros, Regent
    .effect = If Isabella is dead: Cisneros rules Spain, both crowns are one again, and the military orders hold { space-oran } and { space-bejaia }; war with North Africa for good.
card-isabella_dies_crown_of_castile_split = Isabella Dies, Crown of Castile Split
    .effect = You draw a card. Castile and Aragon part: { leader-ferdinand } is Aragonese, their armies go home, and Spain shows France three cards a turn until Cisneros rules.
card-julius_ii_pope = Julius II, Pope
    .effect = A new Pope: the Papacy is free of its ally and its wars, and all players roll for it; France adds 3, the Muslims 2, Portugal 1. The winner draws a card and moves two influence markers.
card-louis_xii_king_of_france = Louis XII, King of France
    .effect = { leader-louis_xii } follows { leader-charles_viii }, as ruler and as leader.
card-leo_x_pope = Leo X, Pope
    .effect = A new Pope: the Papacy is free of its ally and its wars, and all players roll for it; Portugal adds 2, Spain and the Muslims 1. The winner draws a card and moves two influence markers.
card-arquebusiers = Arquebusiers
    .effect = 3 more dice in a field battle or at sea; in the field the enemy has no dice for a charge and no 4 of his hits. In an assault 2 more dice. One more beside { leader-great_captain }.
card-favorable_terrain = Favorable Terrain
    .effect = Field battle: as attacker 4 more dice, 6 for Muslims with cavalry; as defender only the 6s of the enemy hit.
card-fierce_defense = Fierce Defense
    .effect = As defender as many more dice as your units roll in an assault, half as many in a field battle.
card-heavy_cavalry = Heavy Cavalry
    .effect = Field battle, not for Muslims: before the dice the enemy loses one unit for each of your cavalry, two for each French one.
card-surprise_attack = Surprise Attack
    .effect = Field battle or assault: your side rolls first, and the enemy takes the losses before he rolls.
card-admiralty = Admiralty
    .effect = After the dice of a battle at sea: 5 more dice for one side. Or before them, for the Nasrids: 4 more dice, and { leader-kemal_reis } may be lent to them for the rest of the turn.
card-ambush = Ambush
    .effect = An interception on land that failed succeeds. Or a combat card that was just played in a field battle or assault has no effect.
card-boarding_and_capture = Boarding and Capture
    .effect = A nao of another player in an ocean zone with one of yours is yours from now on, with all that it carries. Or when losses of a battle at sea are taken: a squadron that you have sunk joins your ships.
card-cavalry_pursuit = Cavalry Pursuit
    .effect = After a field battle won with cavalry: 5 dice, each 5 or 6 eliminates another beaten unit. Or against units that have just avoided battle with your cavalry: 3 dice, each 4, 5 or 6 eliminates one.
card-leadership = Leadership
    .effect = After the dice of a battle on land of yours: roll all of your dice that missed again. Or a leader of yours leaves the game for as many hits as his battle rating, and one more.
card-master_of_siege_artillery = Master of Siege Artillery
    .effect = After the dice of an assault: the attacker rolls 3 more, which hit with 3 to 6. Or a space that was put under siege in this impulse is stormed at once, with 1 more die.
card-nobles_return_home = Nobles Return Home
    .effect = Half of the militia of one stack, rounded up, and up to 2 militia of another stack leave the map.
card-organized_retreat = Organized Retreat
    .effect = Units that failed to avoid battle avoid it.
card-sabotaged_port_entrance = Sabotaged Port Entrance
    .effect = A besieged port is stormed at once by its besieger, free of charge, whatever ships protect it, however young the siege is and whoever's impulse it is.
card-sack = Sack
    .effect = After storming a fortified space: a naval resource; on a 5 or 6 a card; for a key of another player on a 5 or 6 something from his hand.
card-sea_fog = Sea Fog
    .effect = A naval interception that succeeded fails. Or ships that failed to avoid battle avoid it.
card-strategic_foresight = Strategic Foresight
    .effect = Before the impulse of another player, not right behind your own: 3 CP, which a resource may extend.
card-torrential_rains = Torrential Rains
    .effect = Against a move, assault, piracy, voyage or transport of another player: he loses 2 CP; for the rest of the impulse no unit moves more than one space, and nobody storms or sails.
card-holy_inquisition = Holy Inquisition
    .effect = A Christian player loses the impulse that he is about to begin.
card-mercenary_militias = Mercenary Militias
    .effect = Before a battle on land: 4 militia come to one space that you control or in which you have units. Or in a field battle of yours up to 5 militia of the enemy join you.
card-witchcraft = Witchcraft
    .effect = In the action phase: a card that another player has just played has no effect. If it was the card of his impulse, he has 2 CP without an extension.
card-military_highlights = Military Highlights
    .effect = For its CP only; supporting a headline it counts 7.
card-ephemeris_1492 = Ephemeris 1492
    .effect = For its CP only; supporting a headline it counts 8.
card-title_of_catholic_monarchs = Title of "Catholic Monarchs"
    .effect = For its CP only; supporting a headline it counts 7.
card-abencerrajes_influence_or_treachery = Abencerrajes, Influence or Treachery
    .effect = A stack of Muslims loses up to 6 militia, as many as you say; if the Muslims play the card, they become regulars.
card-albuquerque_lion_of_the_seas = Albuquerque, Lion of the Seas
    .effect = Portugal has a nao in the box or in a settlement, or a level of influence with Florence or Naples and a check of its status if it likes; then it makes 2 naval moves.
card-armagnac_rebels = Armagnac Rebels
    .effect = Unrest in { space-auch } and two spaces next to it; Armagnac loses 3 levels of loyalty and two other houses 1 each. France may declare war on Spain free of charge.
card-city_state_rebels = City-State Rebels
    .effect = 6 dice against a fortified space that its home power does not hold and nobody besieges: each 5 or 6 costs its holder a unit there. If none is left, the space is its home power's again.
card-consolidation_of_power = Consolidation of Power
    .effect = France raises three noble houses by 1 level or one by 2; if all five are at their highest, it has 2 VP. Then 3 CP, for France 4.
card-the_desert_insufficient_supplies = The Desert, Insufficient Supplies
    .effect = 3 units of a Christian stack in an African home without a port fall, then 2 CP. Or Portuguese garrisons in Fez starve, unless Portugal gives a card or a resource: 2 units live for each point, with 5 all of them.
card-diplomatic_movements = Diplomatic Movements
    .effect = As a headline or with your first card of the action phase: discard another card; a minor power but the Papacy, not resolved this turn, leaves its ally and is yours if you may have it.
card-diplomatic_offensive = Diplomatic Offensive
    .effect = 2 levels of influence with an Italian minor power, or 1 with Navarre or the Papacy, then a check of a status if you like. Or a minor power but the Papacy loses its ally.
card-espionage = Espionage
    .effect = Before the headlines: see a hand and take a card of it for this one, which its new holder must spend in his first impulse or support his headline with. Or in your impulse: see a hand, draw 3 cards and a naval resource, then discard 2 cards.
card-experienced_pilot = Experienced Pilot
    .effect = This turn a player of your choice makes no navigation checks, is not plundered in winter, and no nao of his is sunk by exploring or charting.
card-famine = Famine
    .effect = Each stack of 5 or more land units loses 2 of your choice, your own stacks 1.
card-french_court_intrigue = French Court Intrigue
    .effect = Two noble houses of France lose 2 levels of loyalty, or all five 1 level; then 2 CP.
card-genoese_diplomacy = Genoese Diplomacy
    .effect = A level of influence with Genoa, then a check of its status if you like.
card-holy_war = Holy War
    .effect = The Muslims may declare a war free of charge, then have 6 CP; in each of their battles on land they may give a unit of infantry or cavalry for one of the enemy of the same kind.
card-italian_renaissance = Italian Renaissance
    .effect = 2 CP and a card; then you play any card of your hand as a new impulse. At its end France may lower three noble houses by 1 level for 1 VP.
card-kingdom_tribute = Kingdom Tribute
    .effect = Draw 2 or 3 cards, and one fewer next turn. With 3 each other player puts unrest into an empty space of yours, and you change a card for a resource.
card-lorenzo_the_magnificent_the_medici = Lorenzo the Magnificent, The Medici
    .effect = A level of influence with Florence, then a check of its status if you like. Or up to turn 2: France has 1 VP, the four Italian minor powers lose their allies, and their influence begins anew.
card-missive_between_kings = Missive Between Kings
    .effect = Draw 2 cards and a naval resource, then give a card of yours to another player.
card-nasrid_raids = Nasrid Raids
    .effect = If Nasrid cavalry is near a Spanish space: the Muslims draw a card from the hand of Spain and take an empty unfortified space next to one of the Nasrids.
card-peasant_revolts = Peasant Revolts
    .effect = Unrest in 5 spaces without units.
card-poisoned_wine = Poisoned Wine
    .effect = A leader on the map is out until next turn.
card-ransom = Ransom
    .effect = Any captives in the dungeon of one player are free; their owners say to which fortified home space they come. Then 3 CP.
card-rise_of_universities = Rise of Universities
    .effect = 1 VP and 4 CP; or your university is developed, and you have 3 CP now and 3 VP when you play the card again.
card-roman_curia = Roman Curia
    .effect = A level of influence with the Papacy, then a check of its status if you like; or it loses its Christian ally. Then all influence with it begins anew.
card-ruler_falls_ill = Ruler Falls Ill
    .effect = The ruler of another player has no administration for the rest of the turn, and that player one card less in the next.
card-school_of_sagres_henry_the_navigator = School of Sagres, Henry the Navigator
    .effect = Portugal gains 1 VP; in turns 1 and 2 it may build 3 naos and sail, explore and settle freely in the first three ocean zones. Others than Portugal then have 5 CP.
card-sea_dog = Sea Dog
    .effect = Your ships on the turn track go back to your supply. Then 2 CP and 2 naval moves in any order; a new nao may begin in a settlement of yours, and cartography has +1.
card-settlement_surrenders = Settlement Surrenders
    .effect = A settlement of another player without a fortress, in an ocean zone that you have explored, becomes yours with its resource.
card-supply_shortage = Supply Shortage
    .effect = The owner of one stack removes half of it, rounded down. No resource extends this impulse.
card-treachery = Treachery
    .effect = The besiegers of a fortified space storm it at once, whatever ships or lines they lack. If they outnumber the garrison afterwards, it falls to them.
card-unexpected_reinforcements = Unexpected Reinforcements
    .effect = Units worth 5 CP in spaces that you control or where you have units; in a besieged place land units only, up to 4 in all.
card-war_preparations = War Preparations
    .effect = Pays for all wars that you declare in one war segment. Or in spring: a regular in a home key, a card, and your deployments go over passes, past fleets and with any number by sea.
card-without_previous_declaration = Without Previous Declaration
    .effect = As { card-settlement_surrenders }, in the first three ocean zones. You may declare one war on a major power for nothing. Then 3 CP.
card-aixa_palace_intrigue = Aixa, Palace Intrigue
    .effect = A naval resource. If Spain holds Nasrid spaces and the Nasrids have not surrendered, Spain looks at the Muslim hand or the Muslims at that of Spain, as you choose. Then 2 CP.
card-andalusian_nobles_seize_alhama = Andalusian Nobles Seize Alhama
    .effect = Castile takes { space-alhama }: half of the Nasrids there die, the others leave, 4 militia come, and Castile may recruit militia there from now on.
card-canary_island_conquest = Canary Island Conquest
    .effect = A power with spaces in the Canaries builds units worth 6 CP there. Others than Spain then have 4 CP.
card-catalan_remences_pere_joan_sala = Catalan Remences, Pere Joan Sala
    .effect = Unrest in up to 4 empty spaces of eight in Catalonia. France gains 1 VP.
card-great_drowsiness = Great Drowsiness
    .effect = If major powers have units in the Canaries, 1 to 3 Guanches die. Then 3 CP, for Guanches as well.
card-guanche_rebellion_on_la_gomera = Guanche Rebellion on La Gomera
    .effect = Units of major powers on { space-la_gomera } die on a roll of 4 to 6, the others leave, and 2 Guanches come. Then 3 CP, for Guanches as well.
card-maritime_technology = Maritime Technology
    .effect = Portugal or Spain has +1 on navigation, cartography and Terra Incognita for the rest of the game.
card-peace_of_alcacovas = Peace of Alcáçovas
    .effect = If Castile has a home key or both strategic spaces of the Beltranejos: the peace between Portugal and Spain is signed.
card-resistance_of_the_beltranejos = Resistance of the Beltranejos
    .effect = If the Beltranejos have surrendered: they have { space-tui } and { space-sanabria } again with a regular each, and Portugal gains 1 VP.
card-slave_trade = Slave Trade
    .effect = A resource on a nao or settlement of yours, and two more for your warehouse. Or roll a die: with 4 to 6 a card and 2 CP, else 2 CP or a resource.
card-venetian_intrigue = Venetian Intrigue
    .effect = A level of influence with Venice, two for the friend of the Pope, and its status may be checked. If you win or free it, two markers with other Italian powers go down.
card-baza_guadix_and_almeria_capitulate = Baza, Guadix and Almería Capitulate
    .effect = If Spain has two of { space-baza }, { space-guadix } and { space-almeria } and the Nasrids the third: Spain takes it. Then 4 CP.
card-bencomo_guanche_leader = Bencomo, Guanche Leader
    .effect = If { space-tenerife_acentejo } is free of others, { leader-bencomo } comes there with 3 Guanches. 5 CP for Guanches only, then 2 CP. Leaves the game if he was there already.
card-boabdil_captured_by_the_catholic_monarchs = Boabdil Captured by the Catholic Monarchs
    .effect = Spain takes something from the Muslim hand by chance. If { leader-boabdil } is on the map, Spain captures him, or lets him go for 1 VP; from then on his command and that of { leader-el_zagal } are not added.
card-in_support_of_al_andalus_north_african_aid = In Support of Al-Andalus, North African Aid
    .effect = North African land units worth 5 CP come to Nasrid homes in Muslim hands, and { leader-kemal_reis } may join the Nasrid ships until a later card draw phase. Then 2 CP.
card-marriage_policy = Marriage Policy
    .effect = Spain gives up to two daughters of the Monarchs a dowry of 3. Then 2 CP.
card-natural_disasters = Natural Disasters
    .effect = A settlement without a fortress is destroyed in each of two ocean zones; with 3 dice one more for each 5 or 6. France and the Muslims gain 1 VP if they play it.
card-portuguese_commercial_settlements = Portuguese Commercial Settlements
    .effect = Portugal rolls a die for each ocean zone with one settlement of its own, two for each with more: a resource for each 5, 1 VP for each 6. Then 2 CP for Portugal, 5 for others.
card-the_plague = The Plague
    .effect = Plague in a space and in two more that roads join to it: nobody enters or builds there until winter, and who leaves may die.
card-treaty_of_barcelona = Treaty of Barcelona
    .effect = { leader-ferdinand } comes to { space-barcelona }, else to { space-zaragoza }; Aragon has Roussillon again, France and Spain make peace, and the treaty counts as signed.
card-asian_wako_pirates = Asian Wako Pirates
    .effect = The Muslims gain 1 VP. Pirates with 6 dice rob or raze settlements of another player in one of the ocean zones 4 to 6.
card-cesare_borgia_condottiere = Cesare Borgia, Condottiere
    .effect = { leader-borgia } and 4 militia of yours come to a space that you control in Italy; France first takes all empty independent spaces there. Under { pope-alexander_vi } the Muslims run an inactive Papacy with him instead.
card-christopher_columbus_discovers_the_new_world = Christopher Columbus Discovers the New World
    .effect = With a Spanish nao and room in ocean zone 7: a resource, and Spain discovers and settles the New World. Others than Spain then have 4 CP.
card-clash_of_interests_in_navarre = Clash of Interests in Navarre
    .effect = A level of influence with Navarre, two for Spain under { pope-julius_ii }; its status may be checked.
card-jews_expelled = Jews Expelled
    .effect = Draw by chance from Spain and from Portugal; keep one, the other is discarded. France gains 1 VP, the Muslims draw a card. Then 2 CP.
card-machiavellis_the_prince = Machiavelli's "The Prince"
    .effect = You may declare one war for nothing. Then 3 CP, and a level of influence with an Italian power.
card-morisco_uprising = Morisco Uprising
    .effect = The Muslims have a resource of CP, and Moriscos rise in Nasrid homes that Spain has left empty.
card-vasco_da_gama_arrives_in_india = Vasco da Gama Arrives in India
    .effect = With a Portuguese nao and room in ocean zone 5: a resource, and Portugal discovers and settles India. Others than Portugal then have 4 CP.
card-bartolome_de_las_casas = Bartolomé de las Casas
    .effect = A resource and a card. Others than Spain also draw from the Spanish hand by chance and give a card in exchange.
card-diplomatic_miscue = Diplomatic Miscue
    .effect = Influence of others falls by 4 levels in all. Or a minor power other than the Papacy loses its ally.
card-ottoman_venetian_war = Ottoman-Venetian War
    .effect = 2 CP. Then Ottomans and Venetians fight at sea beside the map until one side is gone; you may strike first.
card-papal_bull = Papal Bull
    .effect = A Christian who is allied with Muslims or at war with the Papacy loses a card by chance. Or a crusade: war on a Muslim power for nothing, and a Muslim card by chance if they have a Christian ally. Then 4 CP.
card-sultans_of_fez_wattasid_dynasty = Sultans of Fez, Wattasid Dynasty
    .effect = Rulers of the Muslims from the surrender of the Nasrids to the end of the game.

# Resources

resource-naval_cp_2 = 2 CP (sea)
resource-naval_cp_3 = 3 CP (sea)
resource-naval_cp_4 = 4 CP (sea)
resource-naval_cp_5 = 5 CP (sea)
resource-naval_card_1 = a card (sea)
resource-naval_vp_1 = 1 VP (sea)
resource-naval_vp_2 = 2 VP (sea)
resource-naval_regular_1 = 1 regular (sea)
resource-naval_cavalry_1 = 1 cavalry (sea)
resource-naval_militia_2 = 2 militia (sea)
resource-naval_squadron_1 = 1 squadron (sea)
resource-caravan_cp_2 = 2 CP (caravan)
resource-caravan_cp_3 = 3 CP (caravan)
resource-caravan_cp_4 = 4 CP (caravan)
resource-caravan_cp_5 = 5 CP (caravan)
resource-caravan_card_1 = a card (caravan)
resource-caravan_vp_1 = 1 VP (caravan)
resource-caravan_regular_1 = 1 regular (caravan)
resource-caravan_cavalry_1 = 1 cavalry (caravan)
resource-caravan_militia_2 = 2 militia (caravan)
# Places of all kinds

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
place-burgundy = Burgundy
place-brittany = Brittany
place-tribes = Tribal Insurrection
place-ottoman_venetian = Ottoman-Venetian War

# Sequence of play (7)

phase-setup = Setup
phase-card_draw = Card draw phase
phase-diplomacy = Diplomacy phase
phase-spring = Spring phase
phase-headlines = Headline events
phase-action = Action phase
phase-winter = Winter phase
phase-weddings = Royal weddings
phase-victory = Victory determination
log-scenario_begins = The table is laid; turn { $turn } begins.
log-phase_begins = Turn { $turn }: { $phase }.


# Diplomacy (9)

ask-ransom = { $power }: do you buy back a captured leader, for a card of your choice or for a resource by chance?
act-ransom_by_card = Ransom { $leader } with { $card }
    .tip = The captor has { $card }; { $leader } returns to a home key.
act-ransom_by_resource = Ransom { $leader } with a resource
    .tip = The captor draws one of your resources; { $leader } returns to a home key.
log-ransoms = { $power } ransomed { $leader } from { $power2 }.
hidden-resource = a resource
ask-captive = { $power }: do you roll for one of your captives?
act-roll_for = Roll for { $leader }
    .tip = A die and his battle rating: 5 or more bring a resource, or unrest at his home.
log-captive_roll = { $power } rolled { $die } for { $leader }: { $total }.
ask-captive_award = { $power }: { $leader } brings you a resource, or unrest in up to { $amount } home spaces of his power.
act-take_resource = Take a resource
    .tip = You draw a resource of the sea.
act-unrest = Unrest in { $space }
    .tip = { $space } falls into unrest, whoever is there.
log-unrest = Unrest in { $space }.
ask-declare_war = { $power }: on whom do you declare war?
act-declare_war = { $power }: declare war on { $power2 }
    .tip = The war lasts until peace is made in a later turn.
ask-second_power = { $power }: does your other power declare war as well?
ask-join_attacked = { $power }: { $power2 } has declared war on { $power3 }. Does { $power4 } join the war, free of charge?
act-join = Join the war
    .tip = Both Muslim powers are then at war with the attacker.
ask-war_payment = { $power }: with what do you pay for your wars? You owe { $amount } CP.
act-pay = Pay with { $card }
    .tip = { $card } goes to the discards; home cards and mandatory events pay for no war.
act-pay_resource = Pay with { $resource }
    .tip = The resource is spent.
ask-help_order = { $power }: which of the minor powers that you attack looks for help next?
act-minor = { $power }
    .tip = The status of { $power } is resolved now.
ask-intervene = { $power }: { $power2 } is attacked by { $power3 } and looks to you. Do you intervene?
act-intervene = Intervene
    .tip = The minor power is your ally, and you are at war with those who attacked it.
act-leave_alone = Leave it alone
    .tip = It stays inactive and fights by itself.
ask-join_war = { $power }: { $power3 }, which { $power4 } fights, is now an ally of { $power2 }. Does { $power4 } declare war on { $power2 }?
act-join_new_ally = Declare war on { $power }
    .tip = Free of charge. Otherwise your units leave the spaces of the minor power.
log-war_declared = War: { $power } against { $power2 }.
log-intervenes = { $power } intervened for { $power2 }.
log-leaves_alone = { $power } left { $power2 } alone.
ask-give_militia = { $power }: you still owe { $power2 } { $amount } militia. From where?
act-take_unit = { $space }: { $unit } of { $power }
    .tip = One { $unit } is removed from { $space }.
ask-place_militia = { $power }: where does a militia that you were given go? { $amount } left.
log-militia_given = { $power2 } received a militia of { $power } in { $space }.
ask-captured_ship_port = { $power }: to which port does the squadron return?
act-grant_resources = { $amount ->
    [one] { $power2 } to draw a random resource of { $power }
   *[other] { $power2 } to draw { $amount } random resources of { $power }
}
    .tip = They are drawn by chance when the deal is done.
log-term_grant_resources = { $amount ->
    [one] { $power2 } to draw a random resource of { $power };
   *[other] { $power2 } to draw { $amount } random resources of { $power };
}
act-no_roll = { $power } not to roll for { $leader }
    .tip = This turn { $leader } brings his captor nothing.
log-term_no_roll = { $power } not to roll for { $leader };
act-return_nao = { $power } to return { $nao } to { $power2 }
    .tip = The captured nao is its owner's again.
log-term_return_nao = { $power } to return { $nao } to { $power2 };
act-return_squadrons = { $amount ->
    [one] { $power } to return a captured squadron to { $power2 }
   *[other] { $power } to return { $amount } captured squadrons to { $power2 }
}
    .tip = They sail to the nearest port of their owner.
log-term_return_squadrons = { $amount ->
    [one] { $power } to return a captured squadron to { $power2 };
   *[other] { $power } to return { $amount } captured squadrons to { $power2 };
}
act-grant_influence = { $amount ->
    [one] { $power } to hand a level of influence with { $power3 } to { $power2 }
   *[other] { $power } to hand { $amount } levels of influence with { $power3 } to { $power2 }
}
    .tip = At most two levels a turn, and never with one's own ally.
log-term_grant_influence = { $amount ->
    [one] { $power } to hand a level of influence with { $power3 } to { $power2 };
   *[other] { $power } to hand { $amount } levels of influence with { $power3 } to { $power2 };
}
act-grant_militia = { $power } to hand { $amount } militia to { $power2 }
    .tip = They come from the supply of { $power2 } into its home keys or strategic homes.
log-term_grant_militia = { $power } to hand { $amount } militia to { $power2 };
act-show_hand = { $power } to show the hand to { $power2 }
    .tip = { $power2 } alone sees the cards and the resources of the warehouse when the deal is done.
log-term_show_hand = { $power } to show the hand to { $power2 };
log-warehouse_seen = The warehouse of { $power }: { $resource }.

# Minor powers (21)

act-influence = Buy influence with { $power }
    .tip = Your marker goes up a level, for the CP of the box it enters.
act-declare_on_papacy = Declare war on the Papacy
    .tip = It costs a card of your hand by chance and lasts until a new Pope comes.
log-influence = { $power } has influence { $level } with { $power2 }.
log-status_roll = { $power } rolled { $die } for { $power2 }, influence +{ $level }{ $affinity ->
    [0] {""}
   *[other] , affinity { $affinity }
}: { $total } in all.
log-status_won = { $power } won over { $power2 }.
log-activated = { $power2 } became an ally of { $power }.
log-deactivated = The alliance of { $power2 } with { $power } ended.
ask-papal_reward = { $power }: which influence marker goes up or down a level? { $amount } left.
act-raise = { $power2 } up with { $power }
    .tip = The marker of { $power2 } goes up a level.
act-lower = { $power2 } down with { $power }
    .tip = The marker of { $power2 } goes down a level.
log-rome_conquered = { $power } took Rome.
log-rome_falls = Rome fell to { $power }!
log-muslim_papacy = With Borgia the Muslims run the Papacy, from { $space }.
log-muslim_papacy_ends = The Papacy of the Muslims ended, for { $vp } VP.
log-ferrante_dies = Ferrante of Naples died: his kingdom is no more.
ask-keep_naples = { $power }: do you keep Naples, at war with Spain and France?
act-keep_city = Keep Naples
    .tip = Two regulars come there, and you are at war with Spain and France.
act-leave_city = Leave Naples
    .tip = Your units leave, and Naples is independent.
# Units

unit-regular = regular
unit-militia = militia
unit-cavalry = cavalry
unit-artillery = siege artillery
unit-squadron = squadron
unit-corsair = corsair

# The match

about = Iberia and its neighbours, 1470 to 1516. Four players lead eight powers: the Nasrids of Granada and North Africa, Portugal and the Beltranejos, Castile and Aragon, France and Catalonia. Each turn cards are played for their events or for command points, headlines are fought over, and in between there is diplomacy. Keys, strategic spaces, voyages, weddings and events bring victory points: 48 of them from the fourth turn on, or seven more than anybody else, win; so does laying the last key marker on the map. After the seventh turn the highest total wins.
option-scenario-1470 = 1470: the whole game, seven turns
option-scenario-1490 = 1490: from the fourth turn on
option-naval_resources = Resources of the sea
    .tip = The Chinese rulebook counts 40, other sources 50. With 40 the kinds keep their proportions.
option-naval_resources-50 = 50
option-naval_resources-40 = 40
option-uprising_resource = Resource of the Morisco uprising
    .tip = The steps of 20.1 draw a caravan resource, the example a naval one.
option-uprising_resource-caravan = from the caravans
option-uprising_resource-naval = from the sea
option-catalan_surrender = Catalonia surrenders
    .tip = By 22.1 when any other major power holds Barcelona in the victory phase, by 20.8 when Spain does.
option-catalan_surrender-any_power = when anybody else holds Barcelona
option-catalan_surrender-spain = when Spain holds Barcelona
option-raiding_naos = Naos sunk while raiding
    .tip = 16.5 takes such a nao out of the game, 17.4 sends every nao that leaves the map to the turn track.
option-raiding_naos-turn_track = return by way of the turn track
option-raiding_naos-out_of_game = are out of the game
end-military = The last square marker lies on the map: military victory for { $powers }.
end-standard = { $vp } VP are reached, and the most of them belong to { $powers }.
end-domination = At least { $lead } VP ahead of everybody: victory by domination for { $powers }.
end-time_limit = The last turn is over. The most VP belong to { $powers }.

# Rulers (3.3)

log-new_ruler = { $ruler } rules for { $power } now.
log-new_pope = { $pope } is Pope now.

# Resources (6.3)

ask-resource_unit = { $power }: where does this unit come to: { $unit }?
log-resource_taken = { $power } drew a resource of { $power2 }: { $resource }.
log-resource_discarded = { $power } discarded a resource: { $resource }.

# Cards (6.1, 6.2)

log-home_card_discarded = { $power } has played enough home cards and discarded { $card }.
log-event_without_effect = The conditions of { $card } were not met: nothing happened.
log-card_removed = { $card } left the game.
log-forced_event = { $card } happened by itself.

# Card draw phase (8)

ask-leader_enters = { $power }: where does { $leader } appear?
act-enter = { $space }
    .tip = { $leader } appears in { $space }.
log-leader_enters = { $leader } appeared in { $place }.
log-leader_gone = { $leader } left the game.
log-royals_come = On the wedding table: { $royal }.
log-berbers_come = The Berbers of Tlemcen joined { $power }.
log-mesta_moves = The Mesta came to { $space } (die { $die }).
log-deck_shuffled = The deck was shuffled: { $amount } cards.
log-papal_bull_awarded = { $power } received { $card }.
log-kingdom_roll = { $kingdom } rolled { $die } and brought { $amount ->
    [0] no card
    [one] a card
   *[other] { $amount } cards
}.
log-house_roll = { $house } rolled { $die } and brought { $amount ->
    [0] no card
   *[other] a card
}.
house-perpignan = Perpignan
kingdom-valencia = Valencia
kingdom-catalonia = Catalonia
kingdom-mallorca = Mallorca
kingdom-sardinia = Sardinia
kingdom-sicily = Sicily
kingdom-roussillon = Roussillon
kingdom-aragon = Aragon

# Headline events (10)

trigger-before_headlines = Headlines are about to be chosen.
ask-headline = { $power }: which event do you want in the headlines?
act-headline = { $card }
    .tip = Try to bring { $card } about as your headline.
act-no_headline = No headline
    .tip = You have no event with a card to support it.
ask-support = { $power }: which card supports your headline?
act-support = { $card }
    .tip = The CP of { $card } decide on the order of headlines.
ask-give_up = { $power }: the die shows { $die }. Do you give up { $amount } administration for 1 VP?
act-give_up = Give up { $amount }
    .tip = The administration of your ruler is { $amount } lower this turn; you gain 1 VP.
ask-headline_influence = { $power }: your headline comes last. Which influence marker do you move?
act-raise_influence = { $power } up in { $power2 }
    .tip = The influence of { $power } in { $power2 } rises by a level.
act-lower_influence = { $power } down in { $power2 }
    .tip = The influence of { $power } in { $power2 } falls by a level.
log-headline_shown = { $power } chose { $card } as headline, supported by { $card2 } ({ $cp } CP).
log-headlines_ranked = The order of headlines: { $powers }.
log-headline_roll = { $power } rolled { $die } for the second headline.
log-administration_given_up = { $power } gave up { $amount } administration.
log-influence_moved = { $power } moved the influence of { $power2 } in { $power3 } to { $amount }.
log-headline_fails = { $power }: { $card } could not happen.

# Action phase (11)

trigger-impulse_about_to_begin = An impulse is about to begin.
    .now = The impulse of { $power2 } is about to begin.
trigger-card_played = A card has been played.
    .now = { $power2 } has played { $card }.
act-end_actions = End the impulse
    .tip = What is left of the command points is lost.
ask-extension = { $power }: do you extend your impulse?
act-extend = With { $resource }
    .tip = Spend { $resource } for more command points; what its card has paid for already costs 1 CP more.
log-impulse_extended = { $power } extended the impulse with { $resource } for { $cp } CP.
log-impulse_lost = { $power } lost an impulse.

# Winter (18)

log-alliances_end = The alliances of turn { $turn } ended.

# Royal weddings (19)

act-marriage = { $royal } and { $royal2 }: { $amount } CP
    .tip = Spend { $amount } CP on the dowry of { $royal } for { $royal2 }.
log-marriage_promoted = { $royal } and { $royal2 }: the dowry is { $amount }.
log-wedding_roll = { $royal } and { $royal2 }: { $dice }, with the dowry { $total }.
log-married = { $royal } married { $royal2 }.
log-death_roll = { $royal }: a die of { $die }.
log-royal_death = { $royal } died.

# Victory (22)

log-vp_awarded = { $power }: { $vp } VP ({ $marker }).
log-vp_at_end = { $power } has { $vp } VP at the end of the turn.

# VP markers

marker-alcacovas_bonus = Alcáçovas bonus
marker-alhambra = The Alhambra
marker-allah_is_great = Allah is great
marker-anfa = Anfa
marker-atlantic_supremacy = Supremacy on the Atlantic coast
marker-bejaia = Bejaia
marker-oran = Oran
marker-beltranejos_resistance = Resistance of the Beltranejos
marker-beltranejos_support = The cause of the Beltranejos
marker-boabdil_liberated = Boabdil set free
marker-borgia = Cesare Borgia
marker-brittany_war = War in Brittany
marker-burgundy_war = War against Burgundy
marker-canaries_conquest = All of the Canaries
marker-gran_canaria = Gran Canaria
marker-tenerife = Tenerife
marker-catalan_remences = Catalan Remences
marker-consolidation_of_power = Consolidation of Power
marker-noble_house = Loyal noble house
marker-gibraltar = Gibraltar
marker-granada = Granada
marker-headline_event = Headline event
marker-school_of_sagres = School of Sagres
marker-isolated_france = France isolated
marker-jews_expelled = Jews Expelled
marker-joanna = Joanna la Beltraneja
marker-leader_captive = First captured leader
marker-lord_of_italy = Lord of Italy
marker-lorenzo = Lorenzo the Magnificent
marker-master_of_the_atlantic = Master of the Atlantic
marker-metz = Metz
marker-milan = Milan
marker-naples = Rights to Naples
marker-nasrid_resistance = Nasrid resistance
marker-natural_disaster = Natural Disasters
marker-otranto = Otranto
marker-overseas_voyages = Overseas Voyages
marker-cartography = Cartography
marker-peace_of_alcacovas = Peace of Alcáçovas
marker-piracy = Piracy
marker-portuguese_settlements = Portuguese settlements
marker-ragusa = Ragusa
marker-reconquista = Reconquista
marker-renaissance = Italian Renaissance
marker-resource = Resource
marker-universities = Universities
marker-roussillon = Roussillon
marker-spanish_forts = Spanish forts
marker-spice_trade = Spice Trade
marker-tordesillas = Treaty of Tordesillas
marker-tribal_insurrection = Tribal Insurrection
marker-tunis = Tunis
marker-turkish_venetian_war = Ottoman-Venetian War
marker-wako_pirates = Wako Pirates
marker-wedding = Wedding
marker-zahara = Zahara
marker-barcelona = Barcelona

# the bot: why it likes an option, and how a match stands

why-campaign = on the way to { $space }, with { $count ->
        [one] one unit
       *[other] { $count } units
    }
why-no_campaign = there is nothing for this army to take
why-key = takes the key { $space }
why-strategic = takes the strategic space { $space }
why-hurts = hurts { $power }
why-storm = { $percent } % to take it at once
why-calms = quiet again in { $space }
why-recruits = men for the way to { $space }
why-stronger_army = a stronger army
why-foreign_war = { $place }: a point, and the men come home when it is won
why-whole_army = the whole army goes
why-cheap_loss = the cheapest are lost first
why-walls = behind the walls of { $space }
why-open_country = without walls
why-battle_odds = { $percent } % to win the battle
why-front_is_far = there is more to win at the front
why-stays_near = there is no more to win elsewhere
why-pirates = takes from { $power }
why-stronger_fleet = a stronger fleet
why-nao = a ship for new coasts
why-settles = a settlement yields resources: { $settlement }
why-chart = a chart is worth a point
why-explores = a coast that is not explored yet: { $ocean }
why-loyal = { $house }: { $count ->
        [one] one level
       *[other] { $count } levels
    } to the top, and a card more often
why-wedding = { $royal }: { $percent } % for a wedding
why-favour = { $power }: { $percent } % to win it when it is settled
why-keeps_hand = keeps the cards for later
why-event = the event { $card }
why-points = { $count ->
        [one] one command point
       *[other] { $count } command points
    }
why-first_headline = { $percent } % for the first place
why-keeps_card = keeps the card for a better moment
why-moment = the moment for { $card }
why-extends = { $count ->
        [one] one more command point
       *[other] { $count } more command points
    }
why-no_more_deals = enough has been proposed
why-deal = there is a deal that { $power } should like, too
why-no_deal = there is no deal that { $power } and we would like
why-good_terms = the terms are good for us
why-bad_terms = the terms are no good for us
why-keeps_peace = makes no new enemy
why-war_prey = { $power } has what we can take
why-war_useless = there is little to take from { $power }
why-war_price = costs { $count ->
        [one] one command point
       *[other] { $count } command points
    }
why-vp_now = { $power }: victory points
why-vp_enough = { $power }: { $count ->
        [0] enough victory points
        [one] one victory point short of victory
       *[other] { $count } victory points short of victory
    }
why-lead = { $power }: { $count ->
        [0] a lead that dominates
        [one] a lead one point short of domination
       *[other] a lead { $count } points short of domination
    }
why-brink = { $power }: { $count ->
        [0] all keys for a victory by arms
        [one] one key short of a victory by arms
       *[other] { $count } keys short of a victory by arms
    }
why-hand = { $power }: { $count ->
        [one] one card
       *[other] { $count } cards
    } in hand
why-stores = { $power }: { $count ->
        [one] one resource
       *[other] { $count } resources
    } in store
why-settlements = { $power }: { $count ->
        [one] one settlement
       *[other] { $count } settlements
    }
why-units = { $power }: { $count ->
        [one] one land unit
       *[other] { $count } land units
    }

# Sections of the rulebook

section-2-1 = 2.1 Spaces
section-2-2 = 2.2 Political control
section-2-3 = 2.3 Control markers
section-2-4 = 2.4 Special elements of the main map
section-2-5 = 2.5 The exploration map
section-3-1 = 3.1 Players
section-3-2 = 3.2 Powers
section-3-3 = 3.3 Rulers
section-4 = 4 Player boards
section-5 = 5 Military units
section-5-1 = 5.1 Leaders
section-5-2 = 5.2 Naos
section-5-3 = 5.3 Land units
section-5-4 = 5.4 Naval units
section-6 = 6 Cards and resources
section-6-1 = 6.1 Kinds of cards
section-6-2 = 6.2 The deck
section-6-3 = 6.3 Resources
section-7 = 7 Sequence of play
section-8-1 = 8.1 New people
section-8-2 = 8.2 Fortresses and the Mesta
section-8-3 = 8.3 New cards and the deal
section-8-4 = 8.4 Drawing resources
section-9 = 9 Diplomacy
section-9-1 = 9.1 Negotiation
section-9-2 = 9.2 Alliances
section-9-3 = 9.3 Ransom and captives
section-9-4 = 9.4 Declarations of war
section-9-5 = 9.5 War between Castile and Portugal
section-10 = 10 Spring phase
section-11 = 11 Action phase
section-11-1 = 11.1 Actions
section-12-1 = 12.1 Lines of communication
section-12-2 = 12.2 Unfortified spaces
section-12-3 = 12.3 Fortified spaces
section-12-4 = 12.4 Unrest
section-12-5 = 12.5 Displacement
section-12-6 = 12.6 Control of islands
section-13 = 13 Movement
section-13-1 = 13.1 Land movement
section-13-2 = 13.2 Interception
section-13-3 = 13.3 Avoiding battle
section-13-4 = 13.4 Withdrawing into fortifications
section-14 = 14 Field battle
section-14-1 = 14.1 Retreat
section-15 = 15 Siege
section-15-1 = 15.1 Assault
section-15-2 = 15.2 Relief
section-15-3 = 15.3 Breaking a siege
section-16-1 = 16.1 Naval movement and escort
section-16-2 = 16.2 Naval battle
section-16-3 = 16.3 Naval transport
section-16-4 = 16.4 Piracy on the main map
section-16-5 = 16.5 Piracy on the exploration map
section-16-6 = 16.6 Exploring, settling, charting
section-16-7 = 16.7 Special events of exploration
section-16-8 = 16.8 Seville, a port on a river
section-17 = 17 Building
section-17-1 = 17.1 Force pools
section-17-2 = 17.2 Land units
section-17-3 = 17.3 Naval units
section-17-4 = 17.4 Naos
section-17-5 = 17.5 Fortresses
section-18 = 18 Winter phase
section-18-1 = 18.1 Mandatory events
section-18-2 = 18.2 Orders against corsairs
section-18-3 = 18.3 Unused resources
section-18-4 = 18.4 Loans of naval units
section-18-5 = 18.5 Land units return
section-18-6 = 18.6 Replacements and Morisco uprising
section-18-7 = 18.7 Naos and naval units return
section-18-8 = 18.8 Resources and foreign trade
section-18-9 = 18.9 Alliances and piracy markers
section-18-10 = 18.10 Diplomatic reset
section-19 = 19 Royal weddings
section-19-1 = 19.1 Weddings
section-19-2 = 19.2 France isolated
section-19-3 = 19.3 Royal deaths
section-20-1 = 20.1 The Nasrid Kingdom of Granada
section-20-2 = 20.2 The North African Alliance
section-20-3 = 20.3 Portugal
section-20-4 = 20.4 The Beltranejos
section-20-5 = 20.5 Castile
section-20-6 = 20.6 Aragon
section-20-7 = 20.7 France
section-20-8 = 20.8 The Principality of Catalonia
section-20-9 = 20.9 Foreign wars
section-21-1 = 21.1 Inactive minor powers
section-21-2 = 21.2 Activation
section-21-3 = 21.3 Active minor powers
section-21-4 = 21.4 Deactivation
section-21-5 = 21.5 Diplomatic influence
section-21-6 = 21.6 Settling diplomatic status
section-21-7 = 21.7 Minor powers with rules of their own
section-21-8 = 21.8 Independent spaces and Guanches
section-22 = 22 Victory
section-22-1 = 22.1 Surrender of major powers
section-22-2 = 22.2 Automatic military victory
section-22-3 = 22.3 Victory points
section-22-4 = 22.4 Determining victory

# Diplomacy (9)


# Minor powers (21)


# Independents and Guanches (21.8)

act-guanche_raise = Raise a Guanche unit in { $space }
    .tip = For 1 CP, where no marker and no unit of others is.
act-guanche_go = Move Guanches from { $space }
    .tip = To the next space of the Canaries; two at least, unless one is alone.
act-guanche_storm = Guanches assault { $space }
    .tip = They need neither an earlier siege nor a line of communication.
ask-guanche_move = { $power }: who of { $space } goes where?
act-natives_go = { $amount } to { $space }
    .tip = Without their leader.
act-natives_go_led = Bencomo and { $amount } to { $space }
    .tip = Their leader goes with the larger part.
log-space_freed = { $space } is free of { $power }.
log-independent_again = { $space } is independent again.


# Voyages, resources and trade (6.3, 16.5 to 16.7, 18.7, 18.8)

nao-portugal_crew_0_piracy_1 = the Portuguese nao C0 P1
nao-portugal_crew_1_piracy_1 = the Portuguese nao C1 P1
nao-portugal_crew_1_piracy_2 = the Portuguese nao C1 P2
nao-portugal_crew_2_piracy_0 = the Portuguese nao C2 P0
nao-portugal_crew_2_piracy_1 = the Portuguese nao C2 P1
nao-vasco_da_gama = the nao of Vasco da Gama
nao-spain_crew_0_piracy_1 = the Spanish nao C0 P1
nao-spain_crew_1_piracy_1 = the Spanish nao C1 P1
nao-spain_crew_1_piracy_2 = the Spanish nao C1 P2
nao-spain_crew_2_piracy_1 = the Spanish nao C2 P1
nao-columbus = the nao of Columbus
nao-muslim_crew_0_piracy_2 = the Muslim nao C0 P2
nao-muslim_crew_1_piracy_1 = the Muslim nao C1 P1
nao-muslim_crew_1_piracy_3 = the Muslim nao C1 P3
nao-france_crew_0_piracy_0 = the French nao C0 P0
nao-france_crew_1_piracy_2 = the French nao C1 P2
haven-built = Built Naos
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
voyage-navigation = navigation
voyage-terra_incognita = Terra Incognita
voyage-cartography = cartography
aid-maritime_technology = maritime technology
aid-homeward_in_winter = the way home in winter
aid-two_naos_in_winter = a second nao in winter
aid-escort_homeward = an escort on the way home
aid-muslim_strait = the Strait in Muslim hands
aid-sea_dog = the Sea Dog
aid-escort = an escort
trade-french_mediterranean = French trade in the Mediterranean
trade-french_north_sea = French trade in the North Sea
trade-mesta = trade of the Mesta
trade-ragusa = trade of Ragusa
fate-lost = lost
fate-arrives = arrives
fate-remains = remains
fate-plundered = plundered
fate-lost_or_remains = lost or remains, as the Muslims choose
ask-nao_orders = { $power }: which orders do your naos get in this naval move?
act-sail_nao = { $nao } to { $haven }
act-replace_nao = { $nao } sails, { $nao2 } leaves the map
act-found = { $nao } settles in { $settlement }
act-chart = { $nao } draws a chart
ask-nao_explores = { $power }: which nao explores { $ocean } for all?
act-explores = { $nao }
ask-overboard = { $power }: { $nao } carries too much. Which resource is discarded?
act-discard_resource = Discard { $resource }
ask-discoverer = { $power }: which nao sails to { $ocean }?
act-discover_with = { $nao }
ask-discovered_site = { $power }: where in { $ocean } is the settlement founded?
act-found_at = { $settlement }
ask-raid_hit = { $power }: what do you give for a hit of piracy in { $ocean }?
act-give_escort = A squadron of { $power } in { $ocean }
act-give_cargo = A resource by chance
act-give_cargo_of = The resource of { $settlement }
act-give_vp = 1 VP
ask-raid_over = { $power }: does { $nao } go home at once?
act-go_home = { $nao } goes home
act-stay_at_sea = { $nao } stays at sea
ask-spring_escort = { $power }: which squadron of { $power2 } moves to an ocean zone, or back?
act-send_escort = { $power } from { $place } to { $ocean }
act-recall_escort = { $power } from { $ocean } to { $space }
ask-nao_winter = { $power }: where does { $nao } spend the winter?
act-winter_in = { $nao } in { $settlement }
act-sail_home = { $nao } sails home
act-winter_at_sea = { $nao } stays at sea
ask-escort_winter = { $power }: does the squadron of { $power2 } in { $ocean } come home?
act-escort_stays = The squadron of { $power } stays in { $ocean }
act-escort_returns = The squadron of { $power } sails from { $ocean } to { $space }
ask-cargo_fate = { $power }: which resource in { $ocean } has this fate: { $fate }?
act-cargo_of = { $settlement }
ask-caravans_through = { $power }: which caravans get through?
act-let_through = That of { $space }
act-let_both = Those of { $space } and { $space2 }
ask-caravan_fate = { $power }: what becomes of the caravan of { $space }?
act-lose_caravan = { $space }: it is lost
act-keep_caravan = { $space }: it remains
act-raid = { $nao } raids { $power }
act-nao = Build a nao
act-build_escort = Build a squadron of { $power } in { $ocean }
act-fortify_space = Fortress in { $space }
act-fortify_settlement = Fortress in { $settlement }
log-resource_card = { $power } revealed { $resource }.
log-resource_units = { $power } revealed { $resource }: units come.
log-resource_vp = { $power } revealed { $resource }: it counts.
log-resource_stored = { $power } put { $resource } into the warehouse.
log-resource_spent = { $power } spent { $resource }.
log-resource_wasted = { $power } had no counter for this unit: { $unit }. The resource was lost.
log-cargo_laid = { $resource } was laid on { $settlement } of { $power }.
log-caravan_loaded = { $resource } waits for the caravan of { $space }.
log-resources_arrive = Resources came to { $power }: { $amount }.
log-resources_seen = { $power } looked at { $resource }.
log-captive_resource = { $power } drew a resource for the captive { $leader }.
log-caravan_blocked = The caravan of { $space } was blocked; { $power } rolled { $dice }: { $fate }.
log-caravan_arrives = The caravan of { $space } arrived.
log-discovery = { $power } has the full honour of the discovery: { $ocean }.
log-great_captain = { $nao } of { $power } came to { $haven }.
log-escort_lost = A squadron of { $power } was lost in { $ocean }.
log-escort_sent = A squadron of { $power } sailed from { $place } to { $ocean }.
log-escort_built = A squadron of { $power } was built in { $ocean }.
log-escort_home = A squadron of { $power } came from { $ocean } to { $space }.
log-settlement_fortified = { $power } built a fortress in { $settlement }.
log-space_fortified = { $power } built a fortress in { $space }.
log-nao_sunk = { $power } lost { $nao }: it sank.
log-nao_lost = { $nao } is out of the game.
log-nao_damaged = { $power }: { $nao } was damaged.
log-nao_captured = { $power } captured { $nao } from { $power2 }.
log-nao_built = { $power } built { $nao }.
log-raid = { $power } raided the settlements of { $power2 } in { $ocean } with { $nao }.
log-raid_defence = { $power } defended its settlements: { $dice }, hits: { $amount }.
log-raid_dice = { $power } rolled for the raid: { $dice }, hits: { $amount }.
log-raid_vp = { $power } won 1 VP by piracy.
log-raid_cargo = { $power } took { $resource } from { $settlement }.
log-escort_roll = An escort of { $power } rolled { $dice }, in all { $total }.
log-return_roll = { $power } rolled for the return from { $ocean }: { $dice }, in all { $total }.
log-cargo_fate = The resource of { $power } in { $settlement }: { $fate }.
log-nao_sails = { $power }: { $nao } sailed to { $haven }.
log-nao_roll = { $power }: { $nao } rolled for { $voyage }: { $dice }, crew +{ $crew }{ $added ->
    [0] {""}
   *[other] , { $aids } +{ $added }
}: { $total } in all.
log-ocean_explored = { $power } explored { $ocean }.
log-chart_won = { $power } won a chart of { $ocean }.
log-nao_delivers = { $power }: { $nao } came home; resources: { $amount }.
log-nao_leaves = { $power } took { $nao } off the map.
log-settlement_founded = { $power } founded a settlement in { $settlement } with { $nao }.
log-settlement_lost = { $power } lost the settlement { $settlement }.
log-settlement_taken = { $power } took over the settlement { $settlement }.
log-first_settler = { $power } was the first to settle in { $ocean }, VP: { $amount }.
log-trade_roll = { $power }, { $trade }: { $dice }, in all { $total }. Resources: { $amount }.
act-place_unit = { $space }

## Mandatory events

ask-spice_card = { $power }: who draws a card?
ask-spice_points = { $power }: who has the VP of the spice trade? The other one draws a card.

## Events of courts

ask-envoys = { $power }: where do your envoys go?
ask-status_check = { $power }: do you have the status of a minor power resolved?
ask-medici = { $power }: what do the Medici do?
ask-curia = { $power }: what does the Curia do?
ask-miscue = { $power }: whose influence falls? { $amount } levels are left.
ask-intrigue = { $power }: which noble houses lose loyalty?
ask-house = { $power }: which noble house?
ask-favour = { $power }: which noble houses become more loyal?
ask-missive = { $power }: which card do you give away, and to whom?
ask-university = { $power }: what becomes of your university?
ask-whom = { $power }: whom does it concern?
ask-two_markers = { $power }: which marker falls a level?
act-win_favour = More influence with { $power }
    .tip = Your marker goes up.
act-break_up = { $power } loses its ally
    .tip = Its alliance ends at once.
act-check_status = Resolve the status of { $power }
    .tip = Those who have as much influence as you compete with a die each.
act-league_of_peace = A league of peace in Italy
    .tip = France has 1 VP; Florence, Genoa, Naples and Venice lose their allies, and all markers there go back.
act-curia_influence = Influence with the Papacy
    .tip = Your marker goes up a level; its status may be resolved.
act-curia_breach = The Papacy loses its ally
    .tip = Without a roll, and nobody has anything of it.
act-two_houses = Two houses by two levels
    .tip = You name them.
act-five_houses = All five houses by a level
    .tip = VP for loyalty stay.
act-house = { $house }
    .tip = This house.
act-three_houses = Three houses by a level
    .tip = You name them one after the other.
act-one_house = One house by two levels
    .tip = You name it.
act-give_away = { $card } to { $power }
    .tip = The two of you alone see it.
act-graduate = 1 VP and 4 CP
    .tip = Your university brings nothing more.
act-develop = It develops, and 3 CP
    .tip = When you play the card again it brings 3 VP.
log-ruler_ill = The ruler of { $power } fell ill.
log-pilot = { $power } has an experienced pilot this turn.
log-technology = { $power } has better ships from now on.
## Events of unrest and of losses

ask-revolt = { $power }: where does unrest break out? { $amount } markers are left.
ask-free_war = { $power }: do you go to war with Spain? It costs nothing.
ask-tribute = { $power }: how many cards do you raise?
ask-tribute_paid = { $power }: which card do you discard for a resource?
ask-raid = { $power }: which space do the raiders take?
ask-poisoned = { $power }: who drinks the wine?
ask-dungeon = { $power }: whose dungeon opens?
ask-freed = { $power }: which captives are free?
ask-plague_at = { $power }: where does the plague break out? { $amount } markers are left.
ask-expelled = { $power }: which of the two do you keep?
ask-protector = { $power }: which card goes to Spain?
ask-starved = { $power }: who is lost at { $space }?
ask-short_of = { $power }: which army runs short of supplies?
ask-treason = { $power }: in which army is there treason?
ask-traitors = { $power }: how much militia is gone at { $space }?
ask-desert = { $power }: whom does the desert strike?
ask-provisions = { $power }: what do you give for your garrisons in Fez?
ask-garrison_dies = { $power }: which unit starves?
ask-rebels = { $power }: which city rebels?
ask-liberated = { $power }: whose is the city now?
act-draw_two = Two cards
    .tip = You draw a card less next turn.
act-draw_three = Three cards
    .tip = As with two; and others put unrest into your spaces, and a card goes for a resource.
act-throw_away = Discard { $card }
    .tip = Everybody sees it.
act-free_leader = Free { $leader }
    .tip = His power says where he goes.
act-keep_drawn = Keep { $card }
    .tip = The other one is discarded.
act-keep_resource = Keep { $resource }
    .tip = The other one is discarded.
act-hand_back = Hand back what you drew
    .tip = It goes back to Spain.
act-stack = { $power } at { $space }
    .tip = All that its player has there.
act-garrisons = The garrisons of Portugal in Fez
    .tip = They are lost unless a card or a resource feeds them.
act-spend_resource = Spend { $resource }
    .tip = Two units live for each of its points, all of them from 5 on.
act-dies_at = A { $unit } at { $space }
    .tip = It is lost.
log-plague_breaks_out = Plague broke out in { $space }.
log-resource_back = { $power } handed a resource back to { $power2 }.
log-rebels = Rebels at { $space } rolled { $dice } against { $power }: { $hits ->
    [one] 1 hit.
   *[other] { $hits } hits.
}

## Events of the oceans

ask-settlement_falls = { $power }: which settlement do you take?
ask-undeclared = { $power }: do you begin a war? It costs nothing.
ask-disaster = { $power }: which settlement is destroyed?
ask-slave_trade = { $power }: what do you do?
ask-slave_ship = { $power }: where is the resource laid?
ask-slave_profit = { $power }: what do you take?
ask-wako = { $power }: where do the pirates strike, and whom?
ask-wako_hit = { $power }: what do the pirates do in { $ocean }?
act-settlement = { $settlement }
    .tip = Choose { $settlement }.
act-trade_cargo = Three resources
    .tip = One is laid on a nao at sea or on an empty settlement, two go to your warehouse.
act-trade_gamble = Roll a die
    .tip = From 4 on a card and 2 CP; otherwise 2 CP or a resource.
act-load_nao = On { $nao }
    .tip = It carries the resource.
act-load_settlement = On { $settlement }
    .tip = It waits there for a nao.
act-take_points = 2 CP
    .tip = For actions now.
act-wako_raid = { $power } in { $ocean }
    .tip = Six dice, fewer for each hit of the defence.
act-rob = The resource of { $settlement }
    .tip = It is yours.
act-raze = Destroy { $settlement }
    .tip = It has no resource.
log-disaster = Disasters: { $power } rolled { $dice }, { $hits } more.
log-slave_trade = { $power } rolled { $die } for the slave trade.
log-nao_loaded = { $nao } of { $power } took { $resource } on board.

# Major powers (20)

treaty-etaples = Treaty of Étaples
treaty-senlis = Treaty of Senlis
treaty-barcelona = Treaty of Barcelona
act-foreign_war = { $power }: fight in { $place }
    .tip = A field battle on the card: no die for defenders, no retreat. Without enemies the war is over.
act-join_war = { $power }: { $leader } joins the war in { $place }
    .tip = He leaves the map until that war is over.
act-aid_brittany = { $power }: a militia for Brittany
    .tip = At most two in an impulse, and never more than there are Bretons.
act-venetian_war = Fight in the Ottoman-Venetian War for { $amount } CP
    .tip = Two dice for each ship and one for the side that acts; for 2 CP the Great Captain rolls two dice.
act-loyalty = { $power }: win the loyalty of { $house }
    .tip = One level more; the first time at level 5 is worth 1 VP.
act-north_sea_trade = { $power }: improve the North Sea trade
    .tip = 1 more for each roll on that trade once the Treaty of Étaples is signed; four times a game.
act-mesta_roll = Roll for the Mesta
    .tip = A roll on the table of the Mesta for the help that Castile gives to Brittany, once a turn.
act-sign_senlis = Sign the Treaty of Senlis
    .tip = Maximilian leaves Metz alone for good. It costs a resource or a card once he has come.
act-sign_barcelona = Sign the Treaty of Barcelona
    .tip = Roussillon is ceded to Spain, there is peace, and home spaces go back.
act-raise_moriscos = Raise Morisco militia in { $space }
    .tip = In Nasrid home keys, or in Nasrid spaces without a marker.
act-quell = { $power }: put down the uprising in { $space }
    .tip = The uprising marker goes; { $space } stays Nasrid until it is taken.
log-uprising_over = The uprising in { $space } was put down.
ask-rising = { $power }: where does a regular of the Moriscos rise?
act-rise = { $space }
    .tip = A Morisco regular comes to { $space }, which the Nasrids control.
act-rise_from = From { $space } to { $space2 }
    .tip = The Morisco regular in { $space } goes to { $space2 }, which the Nasrids control.
ask-uprisings = { $power }: where does an uprising break out?
act-uprise = Uprising in { $space }
    .tip = The Nasrids control { $space }; to all others it is in unrest.
act-move_uprising = Uprising from { $space } to { $space2 }
    .tip = The marker moves to { $space2 }; { $space } stays Nasrid.
log-morisco_uprising = The Moriscos rose.
log-moriscos_rise = Moriscos rose in { $space }.
log-uprising = Uprising in { $space }.
log-uprising_roll = { $space }: a { $die } for the uprising.
log-home_lost = { $space } is no longer a home space of { $power }.
log-home_again = { $space } is a home space of { $power } again.
log-atlantic_roll = A { $die } for the Master of the Atlantic.
ask-reparation = { $power }: which card do you give to Portugal?
act-give_card = Give { $card }
    .tip = The other player has { $card } from now on.
ask-storm_again = { $power }: which place may the Beltranejos storm once more?
log-peace_of_alcacovas = The Peace of Alcáçovas: { $power } and { $power2 } ended their war on land.
log-sea_war_over = The war at sea between { $power } and { $power2 } was over.
log-alcacovas_broken = { $power } and { $power2 } broke the Peace of Alcáçovas.
log-tordesillas = The Treaty of Tordesillas: { $power } and { $power2 } divided the world.
log-resistance = { $power } resisted in Tui and Sanabria.
log-cause_supported = Portugal and France met for the cause of the Beltranejos.
ask-homeward = { $power }: where do the units in { $space } go?
ask-leave_for_aragon = { $power }: does Ferdinand leave { $space } for Aragon with his units?
act-go_to_aragon = Go to Aragon
    .tip = He and the units of Aragon go to the nearest home space of Aragon.
act-stay = Stay
    .tip = He and the units of Aragon stay where they are.
ask-show_card = { $power }: which card do you show to France? { $amount } to go.
act-show_card = Show { $card }
    .tip = France sees { $card }, and keeps one of the cards it is shown.
ask-keep_card = { $power }: which card do you keep?
act-keep_card = Keep { $card }
    .tip = The others go back to Spain.
log-card_shown_to = { $power } showed { $power2 } { $card }.
log-card_kept = { $power } kept { $card } of { $power2 }.
ask-garrison_port = { $power }: to which port do the squadron and Casenove sail?
ask-senlis_price = { $power }: what do you pay for the Treaty of Senlis?
act-pay_by_chance = A resource by chance
    .tip = One of your resources is discarded.
act-pay_card = Discard { $card }
    .tip = { $card } pays for the treaty.
ask-treaty = { $power }: do you sign a treaty?
ask-barcelona_price = { $power }: do you buy the Treaty of Barcelona, for two cards or a card and a resource?
act-give_resource = Give a resource by chance
    .tip = Spain has one of your resources.
log-treaty_signed = France signed: { $treaty }.
log-loyalty = { $house } stands at loyalty { $level }.
log-north_sea_trade = France improved its North Sea trade: { $amount }.
ask-maximilian_goes = { $power }: to which city does Maximilian come?
ask-face_maximilian = { $power }: do your units withdraw into { $space } before Maximilian?
act-meet = Meet him in the field
    .tip = A field battle; whoever loses it leaves.
log-maximilian_comes = Maximilian came to { $space } with { $amount } units.
log-maximilian_beaten = Maximilian was beaten at { $space }; { $amount } of his units stayed.
log-garrison_filled = { $space }: { $amount } independents joined the garrison.
log-enemies_join = { $place }: { $amount } more enemies.
log-units_come = { $power }: { $amount } × { $unit } came to { $place }.
log-units_removed = { $power }: { $amount } units left { $place } and the map.

# Foreign wars (20.9)

ask-foreign_units = { $power }: which units go to the war in { $place }? Still needed: { $amount }.
act-send_units = { $amount } × { $unit } from { $space }
    .tip = They leave the map until the war is over.
ask-foreign_leader = { $power }: does a leader go to the war in { $place }?
ask-homecoming = { $power }: where does the army of { $place } return to?
log-foreign_war = War in { $place } for { $power }, against { $amount } enemies.
log-units_sent = { $power } sent { $amount } × { $unit } from { $space } to { $place }.
log-leader_sent = { $leader } went to { $place }.
log-foreign_war_over = The war in { $place } was over: victory for { $power }.
log-army_home = { $power }: { $amount } units came home to { $space }.
ask-open_war = { $power }: do the fleets of the Ottoman-Venetian War fight at once, free of charge?
act-strike_first = Fight at once
    .tip = Your side has a die more.
ask-sink_ship = { $power }: which Christian squadron sinks?
act-sink_ship = The squadron of { $power }
    .tip = It leaves the game.
ask-fleet_home = { $power }: to which port do the ships go?
ask-fleet_corsairs = { $power }: how many of the Ottoman ships return as corsairs?
act-as_corsairs = { $amount }
    .tip = The others are squadrons.
ask-captain_home = { $power }: where does the Great Captain return to?
log-venetian_war = Ottomans and Venetians went to war at sea.
log-war_at_sea = { $power } began the fight. Christians: { $dice }; Ottomans: { $dice2 }.
log-war_ships_sunk = { $amount } × ship of { $power } sank.
log-war_ships_home = { $amount } × ship of { $power } came to { $space }.

# Surrenders (22.1)

ask-capitulation = { $power }: do you declare the surrender of the Nasrid Kingdom?
act-surrender = The Nasrids surrender
    .tip = The Nasrid Kingdom leaves the game; Moriscos rise in the key it still has.
act-wait = Not yet
    .tip = The Nasrids fight on.
ask-exile_key = { $power }: to which key do Boabdil and the exiles go?
ask-exile = { $power }: which Nasrid units go into exile? At most { $amount } more.
act-exile = { $amount } × { $unit } from { $space }
    .tip = They are North African units from now on.
log-surrenders = { $power } surrendered.
log-beaten = { $power } has no home key left and builds nothing until it has one again.
log-exiled = { $amount } × { $unit } of { $power } went from { $space } to { $space2 }.
# War on land (5.3, 12, 13, 14, 15)

act-move = { $power }: move from { $space }
    .tip = A formation goes one space: 1 CP, or 2 CP over a pass. Then choose where to and who goes.
act-control = { $power }: take control of { $space }
    .tip = 1 CP. A strategic space needs your units in it; a common one may also be next to them while no enemy is.
act-calm = { $power }: end the unrest in { $space }
    .tip = 1 CP. Needs your units in the space, or next to it while no enemy is.
act-assault = { $power }: assault { $space }
    .tip = 1 CP. Your besiegers try to take the fortification.
act-dismount = { $power }: a cavalry of { $power2 } in { $space } dismounts
    .tip = Free. It is a regular from now on and for good.
ask-charge = { $power }: does your cavalry charge in the battle at { $place }?
ask-dismount = { $power }: does cavalry dismount for the assault on { $place }?
act-charge = Charge
    .tip = One die for the first cavalry and one for each two more; the first loss is cavalry.
act-stand = No
    .tip = Everybody stays as he is.
act-on_foot = { $power }: { $amount } cavalry dismount
    .tip = They are regulars from now on and for good.
dice-strategic = Strategic space
dice-charge = Charge
log-charges = { $power } charged: { $dice ->
        [one] one die
       *[other] { $dice } dice
    } more.
log-dismounts = { $power }: { $amount } cavalry dismounted at { $place }.
log-plague_dice = { $power } left the plague of { $place }: { $dice }, { $amount ->
        [0] nobody died
        [one] one unit died
       *[other] { $amount } units died
    }.
log-leader_waits = { $leader } is away until the next turn.

## The sea (2.4, 16.1 to 16.4)

ask-passage = { $power }: do you let ships of { $power2 } pass { $space } this turn?
ask-winter_passage = { $power }: do you ask for passage before your ships go home?
ask-piracy_hit = { $power }: pirates of { $power2 } in the { $sea } have struck. What do you give?
act-ask_passage = { $power }: ask { $power2 } for passage at { $space }
    .tip = Whoever lets you through does so for the rest of the turn; you ask him once.
act-let_pass = Let them pass
    .tip = For the rest of this turn.
act-refuse_passage = Refuse
    .tip = They cannot ask you again this turn.
act-canary_transport = From { $space } to { $space2 } in the Canaries (4 CP)
    .tip = Up to five Castilian units and any leaders, without ships.
act-leader_to_canaries = { $leader } sails to { $space }
    .tip = Instead of extending the impulse with a resource.
act-pass = Pass
    .tip = Do nothing now.
act-naval_move = { $power }: naval move
    .tip = All ships of { $power } may move to an adjacent port or sea zone.
act-transport = { $power }: ship troops from { $space }
    .tip = Up to five units cross sea zones that hold your ships, for 1 CP a step.
act-ships = { $amount ->
        [0] Corsairs: { $amount2 }
       *[other] { $amount2 ->
            [0] Squadrons: { $amount }
           *[other] Squadrons: { $amount }, corsairs: { $amount2 }
        }
    }
    .tip = So many ships go, without a naval leader.
act-ships_led = { $amount ->
        [0] Corsairs: { $amount2 }, with the naval leader
       *[other] { $amount2 ->
            [0] Squadrons: { $amount }, with the naval leader
           *[other] Squadrons: { $amount }, corsairs: { $amount2 }, with the naval leader
        }
    }
    .tip = So many ships go, and the naval leader adds to the roll.
ask-withdraw = { $power }: { $amount ->
        [one] one land unit of { $power2 } comes
       *[other] { $amount } land units of { $power2 } come
    } to { $place }. Do you withdraw into the fortification?
act-withdraw = Withdraw into the fortification
    .tip = No battle; you are besieged if the enemy has more units.
log-withdraws = { $power }: { $amount ->
        [one] one unit withdrew
       *[other] { $amount } units withdrew
    } into the fortification of { $space }.
act-grant_cards = { $amount ->
    [one] { $power2 } to draw a random card of { $power }
   *[other] { $power2 } to draw { $amount } random cards of { $power }
}
    .tip = Drawn at random when the deal takes effect, never a home card.
act-piracy = { $power }: piracy against { $power2 } in the { $sea }
    .tip = The coast rolls first, then your ships. Costs 2 CP.
act-give_ship = A { $unit } of { $power } at { $place }
    .tip = It is out until next turn.
act-give_random_card = A random card
    .tip = The pirate draws it from your hand, or a resource if you have as many of these.
act-give_order = A military order at { $place }
    .tip = One unit leaves the map.
log-passage_asked = { $success ->
    [0] { $power2 } did not let { $power } pass { $space }.
   *[other] { $power2 } let { $power } pass { $space } this turn.
}
log-leader_sails = { $leader } sailed to { $space }.
log-piracy = Pirates of { $power } in the { $sea } threatened { $power2 }.
log-piracy_defence = { $power } rolled { $dice } against the pirates: { $hits ->
    [one] 1 hit.
   *[other] { $hits } hits.
}
log-piracy_dice = The pirates of { $power } rolled { $dice }: { $hits ->
    [one] 1 hit.
   *[other] { $hits } hits.
}
log-piracy_vp = { $power } won a victory point by piracy.
log-piracy_order = Pirates drove a military order from { $place }.
log-piracy_ship = { $power } lost a { $unit } at { $place } to the pirates.
dice-pirates = Pirates
dice-squadrons = Squadrons, 2 each
dice-corsairs = Corsairs
dice-squadrons_near = Squadrons near by
dice-orders = Military orders

## Building (17)

act-raise_regular = { $power }: a regular of { $power2 } at { $place } (2 CP)
    .tip = In a friendly home space without unrest, plague or enemies.
act-raise_militia = { $power }: militia at { $place } (1 CP)
    .tip = In a friendly home space without unrest, plague or enemies.
act-raise_cavalry = { $power }: cavalry at { $place }
    .tip = 3 CP, 2 for the Nasrids.
act-raise_artillery = { $power }: siege artillery at { $place } (3 CP)
    .tip = It helps in assaults only, as far as infantry serves it.
act-build_squadron = { $power }: a squadron of { $power2 } at { $space } (2 CP)
    .tip = In a friendly home port.
act-build_corsair = { $power }: a corsair at { $space } (1 CP)
    .tip = In a friendly home port.

## Spring and winter of armies and ships (10, 18)

ask-spring_regular = { $power }: where does the regular of War Preparations come?
ask-plague_loss = { $power }: who dies of the plague at { $space }?
ask-plague_ship = { $power }: which ship is lost to the plague of { $place }?
ask-militia_goes = { $power }: which militia goes home?
ask-winter_optional = { $power }: do garrisons go to a home key?
ask-winter_keeper = { $power }: which unit stays at { $space } for the winter?
ask-morisco_haven = { $power }: where do the Moriscos of { $space } go?
ask-replacement = { $power }: which unit comes in winter, and where?
act-dies = A { $unit } of { $power }
    .tip = It is lost.
act-dies_bound = A { $unit } of { $power } bound for { $place }
    .tip = It is lost.
act-disband = Militia of { $power } at { $space }
    .tip = One unit returns to the supply.
act-keep_unit = A { $unit } of { $power } stays
    .tip = One unit may keep each strategic space.
act-keep_none = Nobody stays
    .tip = All go to their quarters.
act-send_home = From { $space }
    .tip = Units of this garrison go to a home key. More of them may follow, or go elsewhere.
act-muster = A { $unit } at { $space }
    .tip = The unit of winter.
log-orders_strike = The military orders rolled { $dice }: the corsairs lost { $amount } VP.
log-plague_strikes = Plague at { $place }: { $power } rolled { $dice } and lost { $amount }.
log-leader_ill = { $leader } fell ill at { $space } and is away for two turns.
log-militia_dice = Militia of { $power }: { $dice }, { $amount } went home.

# Orders to the Papacy (21.7)

act-papal_move = Papal units move from { $space }
    .tip = They stay in Papal homes, except with Borgia.
act-papal_assault = Papal units assault { $space }
    .tip = As any assault.
act-papal_regular = Recruit a Papal regular in { $space }
    .tip = In a Papal home that is still Papal.


# Cards out of turn

trigger-action_announced = Something is announced that weather may stop.
    .now = { $deed ->
            [march] { $power2 } is about to move from { $space } to { $place } ({ $amount ->
                [0] leaders alone
                [one] one unit
               *[other] { $amount } units
            })
            [transport] { $power2 } is about to ship troops from { $space } to { $place } ({ $amount ->
                [0] leaders alone
                [one] one unit
               *[other] { $amount } units
            })
            [assault] { $power2 } is about to assault { $place }
            [ships] Ships of { $power2 } are about to sail to { $places }
            [piracy] { $power2 } is about to rob { $power3 } by piracy in { $place }
           *[raid] A nao of { $power2 } is about to raid those of { $power3 } in { $place }
        }. Weather may stop it.
trigger-land_interception = An interception has failed.
    .now = { $power2 } has failed to intercept from { $space } in { $place }.
trigger-avoiding_battle = Units have failed to avoid battle.
    .now = { $power2 } has failed to avoid battle at { $space }.
trigger-battle_avoided = Units have avoided battle.
    .now = { $power2 } has avoided battle and gone to { $space }.
trigger-battle_begins = A battle is about to be fought.
    .now = A battle is about to be fought at { $place }.
trigger-combat_cards = A battle: combat cards.
    .now = { $power2 } attacks at { $place }: combat cards.
trigger-combat_card_played = A combat card has been played.
    .now = A combat card has been played at { $place }.
trigger-dice_seen = The dice of a battle are cast.
    .now = The dice of the battle at { $place } are cast.
trigger-battle_won = A field battle is won.
    .now = The field battle at { $place } is won.
trigger-siege_laid = A siege has begun.
    .now = The siege of { $space } has begun.
trigger-port_besieged = A port is besieged.
    .now = The port of { $space } is besieged.
trigger-space_taken_by_assault = A fortified space has fallen.
    .now = { $space } has been taken by assault.
trigger-naval_interception = Ships have been intercepted.
    .now = Ships of { $power2 } have intercepted in { $sea }.
trigger-naval_avoidance = Ships have failed to avoid battle.
    .now = Ships of { $power2 } have failed to avoid battle in { $place }.
trigger-naval_battle_begins = A battle at sea begins.
    .now = A battle at sea begins: { $place }.
trigger-naval_dice_seen = The dice of a battle at sea are cast.
    .now = The dice of the battle at sea are cast: { $place }.
trigger-naval_losses = Ships are lost in a battle at sea.
    .now = Ships of { $power2 } are lost in the battle at sea: { $place }.
trigger-naos_together = Naos of several players are in one ocean.
    .now = Naos of several players are in { $ocean }.
act-play_side = Play { $card } for the { $side }
    .tip = { $card } helps the { $side }.
act-play_on_leader = Play { $card } with { $leader }
    .tip = { $leader } is the leader of { $card }.
log-card_cancelled = { $card } of { $power } had no effect.
log-admiral_joins = { $leader } joined the ships of { $power } at { $place }.
log-sack_die = { $power } rolled { $die } for spoils.
ask-nobles = { $power }: which militia goes home?
act-dismiss_levies = { $amount } militia of { $power } at { $place }
    .tip = They leave the map.
log-pursuit = Riders of { $power } pursued the enemy: { $dice }.
log-nobles_home = { $amount } militia of { $power } at { $place } went home.
ask-hire_militia = { $power }: where does the hired militia come?
ask-buy_militia = { $power }: which militia of the enemy joins you?
act-play_hire = Play { $card }: hire
    .tip = Four militia come to one space.
act-play_buy = Play { $card }: buy
    .tip = Militia of the enemy changes sides.
act-hire = Militia of { $power } at { $space }
    .tip = As many as there are counters for, at most four.
act-buy = { $amount } militia of { $power }
    .tip = At most five in all.
log-militia_hired = { $power } hired { $amount } militia at { $space }.
log-militia_bought = { $amount } militia of { $power } deserted; { $amount2 } joined { $power2 }.
ask-siege_guns = { $power }: which space is stormed at once?
act-storm = { $power } storms { $space }
    .tip = Without command points, with one more die.

# Home cards (6.1)

trigger-discard_fetched = Spain takes a card from the discards.
ask-home_way = { $power }: how do you play { $card }?
ask-levy = { $power }: which new unit comes, and where? { $amount } to come.
ask-free_sailing = { $power }: do your ships move? It costs nothing.
ask-rally = { $power }: where do the Beltranejos rally?
ask-new_nao = { $power }: does a new nao begin in a settlement?
ask-treasure = { $power }: which settlement sends its resource home?
ask-treasure_oceans = { $power }: out of which two ocean zones comes another resource?
ask-king_goes = { $power }: where does { $leader } go?
ask-fetch_card = { $power }: which card do you take from the discards?
ask-fetched_card = { $power }: do you play the card at once, or keep it?
ask-expedition = { $power }: from where does a formation under one leader set out?
ask-expedition_to = { $power }: where does the formation of { $space } go?
ask-guanches_fall = { $power }: where does a Guanche fall? { $amount } to fall.
act-recruit = Recruit
    .tip = New units come to home spaces.
act-score = 1 VP
    .tip = A victory point for your realm.
act-send_envoys = Troops and envoys
    .tip = New units at home, influence with a minor power, and perhaps the status of another one.
act-go_to_war = War on { $power }
    .tip = North Africa declares it for nothing; 4 CP unless on Spain.
act-build_fleet = Build a fleet
    .tip = New ships, then two naval moves.
act-send_garrisons = Garrisons: { $unit }
    .tip = 3 militia or a cavalry in spaces of Portugal, and 2 CP.
act-rally_garrisons = Rally where Beltranejos stand
    .tip = A die for each such space; then 4 CP.
act-rally_towns = Rally where nobody stands
    .tip = A die for each such space; then 4 CP.
act-call_ferdinand = Call Ferdinand
    .tip = He comes to a home space; then 5 CP.
act-fetch_discard = Take a discard
    .tip = A card from the discards, to play at once or to keep.
act-expedition = An expedition
    .tip = A formation under one leader goes abroad as in spring; then 2 CP.
act-consolidate = Consolidate
    .tip = A house is more loyal, and new units come.
act-hold_council = Hold a council
    .tip = A card and 3 CP.
act-join_leader = Cavalry and { $unit } at { $space }
    .tip = They join a leader.
act-treasure_fleet = The treasure fleet
    .tip = Two resources come home; then 3 CP.
act-corsair_season = A season of corsairs
    .tip = 7 CP for corsairs, naval moves and piracy.
act-levy_and_caravan = Levy ({ $unit }) and caravan
    .tip = 2 regulars or 3 militia, and the caravan of { space-tlemcen } arrives.
act-levy = { $unit } at { $place }
    .tip = A new unit.
act-rally_all = Everywhere
    .tip = A die for each space that is left.
act-rally_at = { $space }
    .tip = A die for this space.
act-berth_nao = { $nao } at { $settlement }
    .tip = It begins there.
act-two_oceans = { $ocean } and { $ocean2 }
    .tip = Chance chooses among your settlements there.
act-card = { $card }
    .tip = It comes into your hand.
act-set_out = { $power } from { $space }
    .tip = A formation under one leader.
log-rally_die = Followers of Joanna at { $space }: { $die }.
log-treasure = A treasure fleet came from { $settlement }.
log-italy_opens = Villages of Italy and spaces of the Papacy are friends of { $power } this turn.
# Events of the Canaries, of Granada and of Italy

ask-outfit = { $power }: units for { $amount } CP
act-outfit = { $unit } in { $space }
    .tip = At the price of the board.
ask-conqueror = { $power }: who builds in the Canaries?
ask-native_dies = { $power }: which Guanches die? At most { $amount } more.
act-native_dies = A unit in { $space }
    .tip = One Guanche unit there is lost.
ask-native_action = { $power }: { $cp } CP for Guanches
log-rebellion_dice = La Gomera, { $unit } of { $power }: { $dice }, { $amount } lost.
ask-boabdil_fate = { $power }: what becomes of Boabdil?
act-keep_captive = Keep him in the dungeon
    .tip = He is a captive like any other.
act-set_free = Let him go
    .tip = 1 VP; he returns to a key of the Nasrids.
ask-boabdil_returns = { $power }: to which key does Boabdil return?
ask-admiral_lent = { $power }: does Kemal Reis join the Nasrids?
act-lead_ships = { $leader } to { $place }
    .tip = He leads the ships of the Nasrids until he is called back.
ask-admiral_recalled = { $power }: does { $leader } come home?
ask-brides = { $power }: whom do you endow? { $amount } left.
act-endow = { $royal }
    .tip = A dowry of 3 with the first of her suitors.
log-factories = Commercial settlements of { $power }: { $dice }.
ask-borgia_camp = { $power }: where does Borgia come?
act-camp = { $space }, with militia of { $power }
    .tip = Four militia come with him.
ask-prince_war = { $power }: do you begin a war? It costs nothing.
ask-prince_favour = { $power }: with whom does your influence rise?
ask-bull = { $power }: what does the Bull proclaim?
act-excommunicate = Excommunicate { $power }
    .tip = Chance takes a card from { $power }.
act-crusade = A crusade
    .tip = War on a Muslim power, a card of Muslims with Christian friends, or both.
ask-crusade = { $power }: on whom do you declare war?
ask-denounced = { $power }: do the Muslims lose a card for their Christian friends?
act-denounce = They lose a card
    .tip = Chance takes it from their hand.
log-recruits_join = { $power }: { $amount } × { $unit } in { $space }.
log-admiral_serves = { $leader } leads the ships of { $power } at { $place }.
act-papal_control = The Papacy takes { $space }
    .tip = With a Papal marker: only while the Muslims run the Papacy.
# Seafarers, spies, sieges and undertakings (#49 to #99)

ask-free_naval_move = { $power }: { $amount } naval moves are free.
act-free_naval_move = Free naval move of { $power }
    .tip = A whole naval move that costs nothing.
ask-nao_berth = { $power }: where does the new nao come?
act-new_nao = A nao at { $haven }
    .tip = It comes undamaged.
ask-boarded_nao = { $power }: which nao is captured?
act-board = Capture { $nao }
    .tip = It is yours with all that it carries.
ask-surplus_nao = { $power }: you have too many naos at sea. Which one leaves the map?
act-take_off = { $nao } leaves
    .tip = It can be built again next turn.
ask-boarded_ship = { $power }: whose squadron is captured?
act-seize_ship = A squadron of { $power }
    .tip = It joins your ships.
log-squadron_captured = { $power } captured a squadron of { $power2 } at { $place }.
ask-sabotage = { $power }: which port is stormed?
act-storm_port = { $power } storms { $space }
    .tip = Without command points, past all ships.
ask-treachery = { $power }: where are the gates opened?
act-betray = { $space } to { $power }
    .tip = The besiegers storm, and take it if they still outnumber those inside.
ask-albuquerque = { $power }: a nao, or influence in Italy?
log-ships_return_early = Lost ships and naos of { $power } can be built again.
ask-throw_away = { $power }: which card do you discard?
ask-envoy_target = { $power }: which minor power is won over?
act-win_over = { $power } becomes your ally
    .tip = Its influence counts as resolved this turn.
ask-spied_on = { $power }: whose hand do you look at?
ask-stolen = { $power }: which card do you take?
act-steal = Take { $card }
    .tip = Its holder has Espionage for it.
log-spy_exposed = { $power } holds { $card } now and must use it soon.
ask-palace = { $power }: who looks into whose hand?
act-spain_looks = Spain sees the cards of the Muslims
    .tip = All of their hand.
act-muslim_looks = The Muslims see the cards of Spain
    .tip = All of its hand.
ask-holy_war = { $power }: is war declared?
ask-martyrs = { $power }: do you give a unit for one of the enemy at { $place }?
act-exchange = { $unit } of { $power } for { $unit2 } of { $power2 }
    .tip = Both are eliminated.
ask-patronage = { $power }: do three noble houses pay for the arts?
act-patronage = Three houses, 1 VP
    .tip = Each of them is 1 level less loyal.
ask-reinforcement = { $power }: which units come? { $cp } CP are left.
act-reinforce = { $unit } of { $power } at { $space }
    .tip = For its price.

## Help

help-goal =
    Four players lead eight powers around Iberia from 1470 to 1516. All count victory points (VP): 1 for a key and for a strategic space, 2 for a home key of your main power (Spain has none), and more for voyages, weddings, headlines, piracy and what events bring. Your board lists every line of your total.

    From turn 4 on, 48 VP in the victory phase end the game, and the most VP win; a lead of 7 over everybody else is a domination victory. After turn 7 the most VP win. Ties go back to the totals of earlier turns.

    There is one victory at once: lay your last square marker, that is hold enough keys without unrest or plague. Muslims need 10 to 12, Portugal 11, Spain 15, France 12, and all but Spain must have all home keys of their main power.
help-turn =
    Card draw: leaders, royal children and new cards arrive, everybody is dealt cards by the charisma of his ruler, settlements and caravans get resources. Then diplomacy, but not on turn 1.

    Spring: headline events, naval escorts, and one free deployment for each power from a home key.

    Action: Muslims, Portugal, Spain, France, again and again. In your impulse you play one card, as an event or for command points, or you pass. Four passes in a row end the phase.

    Winter sends everybody home and brings resources back. From turn 3 on weddings are celebrated. The victory phase looks for a winner.
help-powers =
    You lead two powers, each with its own units, homes, wars and home cards: the Muslims Granada (the Nasrids) and North Africa; Portugal itself and the Beltranejos, who want another queen for Castile; Spain Castile and Aragon; France itself and Catalonia.

    The impulse is yours, so the points of an ordinary card serve both powers. A home card binds: it recruits only units of its own power, and moves, assaults and transports need a land unit of that power. The line at the top says to whom you are bound.

    Castile and Aragon have one policy: wars, alliances, control markers and ships bear the name of Spain. What Spain holds at home is drawn in the colours of Castile and Aragon, what it has conquered in those of Spain.

    The shape of a space tells its kind: a star is a key, a square a fortress, a hexagon a strategic space, a circle a common space. Its emblem tells who controls it; a ring around it tells whose home it is if that is somebody else's.
help-cards =
    A card is an event or command points (CP). CP buy actions one after another, and what is left at the end of the impulse is lost. A march costs 1, over a pass 2, a militia 1, a regular 2, cavalry 3, an assault 1, control 1, a naval move 1, a squadron 2, a nao 2, piracy 2. Each heading in the list of actions opens what you can do.

    Home cards come back every turn. Spain plays three of them a turn, the others two; then the last one is discarded. A mandatory event must be played in the turn in which you have drawn it: first the event, then 3 CP. Response and combat cards are played in the impulses of others, too.

    You cannot pass with a home card, a mandatory event or the Papal Bull, nor with more cards than the administration of your ruler. Whoever passes may still play later.
help-headlines =
    In spring everybody chooses two cards in secret: an event for the headline and a card that supports it. Then all are shown and ranked by the CP of the support; ties go to fewer VP.

    First place brings 1 VP and its event. Second place rolls a die: 5 or more bring 1 VP, and you may give up administration to raise the roll; then its event happens. Third place has its event. Fourth place has none, but moves one influence marker of any player by a level.

    A headline is like an impulse, but it cannot be extended.
help-resources =
    Resources lie face down: a naval one on each settlement, a caravan one for Marrakesh, Fez and, from turn 4, Tlemcen. You may look at your own. In winter they are brought home, with dice; some are lost or plundered on the way.

    VP count at once. Cards mean more cards in the next draw, units come to your homes, and CP wait in your warehouse for the next turn. There they extend an impulse by one resource, pay for a declaration of war, or pay a ransom. What is not spent by winter is gone.

    After an ordinary card, an action that was already taken in the impulse costs 1 CP more when it is done again with the resource.

    Whoever loses something by chance loses a card if he has more cards than resources, otherwise a resource.
help-control =
    Common and strategic spaces change hands for 1 CP if your land units stand there, or next to them while no enemy does, and if you have a line of communication. Keys and fortresses must be besieged and stormed.

    A line of communication begins at a friendly fortified or strategic home space and leads over friendly spaces without enemies, unrest or plague, over a sea only where each zone holds a friendly ship.

    Spaces in unrest or with plague count for nobody. Unrest is ended for 1 CP; the plague passes by itself, but units that leave it may die.
help-land_war =
    A formation without a leader has 4 units, with leaders as many as they command, the first cavalry not counted. Enemies next to your target may intercept with 9 or more on two dice and the battle rating; those in it may avoid battle or withdraw into the walls.

    In a field battle both roll a die for each infantry and cavalry and for the best battle rating; the defender has one more, and another in a strategic space. A side with cavalry may charge: a die for the first, one more for each further two, but then the first loss is cavalry. Artillery stays silent.

    5s and 6s hit. With two dice of regulars, cavalry, defence or strategic ground the first 4 hits as well, with four of them the second. More hits win, ties go to the defender. The box beside the map shows every die and where it comes from.

    Leaders of an army that is wiped out are captured. Captives bring their captor a resource each turn until they are ransomed.
help-sieges =
    A fortified space is besieged by more units than are inside; at most four find room behind the walls. An assault costs 1 CP, in a later impulse than the one in which the siege began, with a line of communication and without enemy ships in the sea before a port.

    Against defenders two infantry roll one die, artillery one each; against empty walls each infantry one and artillery two. The defender rolls a die for each infantry and one more. Cavalry rolls nothing, but it may dismount.

    The assault succeeds with a hit, if no defender is left and an attacker lives.
help-sea =
    For 1 CP all ships of a power, and its naos, move once. Squadrons roll two dice in a battle and sink with two hits; corsairs roll one and sink with one. The Strait of Gibraltar and the waters of Messina are open only to whoever holds one of their spaces or is let through: ask for passage.

    Piracy costs 2 CP. Corsairs need no war, squadrons do. First the coast rolls: two dice for each ship in the zone, one for ships near by and for fortresses. Then the pirate rolls, and for each hit the target chooses: a ship, a card by chance, or 1 VP for the pirate. Corsairs of the Muslims win up to 12 VP, all other piracy up to 6 for each player.

    On the exploration map naos raid settlements in the same way.
help-voyages =
    Naos are built for 2 CP into their box and sail with a naval move into ocean zone 1. On turns 1 and 2 only Portugal sails. Zones 4 to 8, A and B open with the Overseas Voyages.

    For each arrow on the way a nao rolls two dice and its crew: 5 or less sinks it, 6 or 7 damages it. Into a zone that you have not explored it comes by a second roll: 9 or more explores, 11 or more wins a chart worth 1 VP, 6 to 8 damages it and turns it back. A nao shows its crew and its piracy rating.

    In an explored zone a nao may found a settlement, where a resource waits every turn, or roll for a chart. Squadrons as escorts and fortresses protect settlements. In winter two dice for each zone decide what comes home.
help-diplomacy =
    From turn 2 on everybody talks, then deals are announced: the end of a war, an alliance for the turn, loans of squadrons, captives, spaces, up to two random cards or resources, up to two levels of influence, up to three militia. A deal counts as a whole, when everybody has confirmed it. Below the map you can draft one at any time, and the rules say at once what is not allowed.

    Declarations of war are paid for with cards or resources; the table of wars tells the price. Some wars cost nothing, some are forbidden. The Peace of Alcáçovas ends the war of Portugal and Spain on land; at sea it goes on as long as that peace must hold.

    Captured leaders are ransomed for a card or a resource.
help-minor_powers =
    The Papacy, Navarre, Venice, Genoa, Florence and Naples are inactive, or allies of a major power that commands their units. The influence table shows the level of every player; a level costs the CP of its box. Whose shield is pale can make a minor power inactive, but not win it.

    An event or a declaration of war has the status of a minor power resolved: everybody on its list rolls a die and adds his level, and the highest wins; ties go by the order of the list. A status is resolved once a turn, and all markers wait in their box then.

    The ally of the Papacy has the Papal Bull. While the Papacy is inactive the Muslims draw a card more. When Ferrante of Naples has died, Naples belongs to whoever takes it.
help-weddings =
    From turn 3 on Spain may pay 1 to 5 CP as a dowry for a child of the Catholic Monarchs and the first living suitor of its list. In the wedding phase two dice and the dowry of 9 or more make a wedding: 1 VP and a dynastic alliance with Portugal, the Empire or England. Otherwise it is postponed, and the dowry stays.

    With all three alliances Spain gains 1 VP in each wedding phase. Then royal persons roll for their lives; an alliance ends with its last marriage, the points stay.
help-winter =
    In winter mandatory events whose time has come happen without CP, unspent resources are lost, loans end. Armies return home or into walls, militia in the field may disband, ships go to port and naos to settlements or home.

    Then resources come back from the oceans and the desert, France, the Mesta and Ragusa trade, alliances end, and the influence markers that were resolved go back to their first boxes.
help-muslim =
    You hold Granada and the Maghreb. Granada lives as long as its keys do: Spain gains by every turn in which it takes one, and from turn 5 on it loses a point for each turn in which Granada resists. Keep cavalry near the border, and let the walls of Málaga, Almería and Granada work for you.

    Corsairs are your income: up to 12 VP by piracy, without any war. Caravans bring resources as long as the way to the coast is yours. From turn 4 on Tlemcen and its ports join you, later the regency of Algiers. Ceuta and Gibraltar open the oceans to you.
help-portugal =
    You have the oceans to yourself for two turns: build naos early, explore zones 1 and 2, found settlements and win charts. The ports of the African Atlantic bring VP, a chance of plunder, and the name of Master of the Atlantic.

    The Beltranejos fight for the crown of Castile inside Spain. They cannot win alone, but every key they hold is one that Spain lacks. The Peace of Alcáçovas ends that war in time and frees your hands for the sea.
help-spain =
    You begin behind, with wars on all sides. Beat the Beltranejos in Castile and Catalonia in Aragon, then turn to Granada. You play all three home cards, and every kingdom of Aragon may bring a card.

    Later come Italy, the Canaries, the New World and the marriages of your children. Isabella will die: Castile is divided until Cisneros takes over the regency.
help-france =
    You are the richest on land. Noble houses whose loyalty you buy bring cards by dice, five levels of a house a VP. Burgundy and Brittany are foreign wars: they take away an army until they are won.

    Catalonia keeps Aragon busy for a while, Roussillon is worth holding. Then Italy: Milan, Genoa, Naples; the more of it you hold in a victory phase, the more VP the Lord of Italy has. Sign the treaties of Étaples, Senlis and Barcelona in time.
help-certainty =
    The rulebook is complete, the components are not all known: where the board, a card or the set-up of 1490 could not be read, rows were reconstructed from the rules, the worked examples and history, and some are only likely. Pointing at a place, a leader or a card tells what of it is reconstructed, field by field; the settings can mark all such places on the map.

    All of it is data, so that owners of the box can correct it without touching the rules.

## The page: labels of the board, of the player boards and of the displays

card_kind-home = Home card
card_kind-mandatory = Mandatory event
card_kind-combat = Combat card
card_kind-response = Response card
card_kind-no_event = Card without event
card_kind-event = Event
card_kind-papal_bull = Papal Bull
card_kind-automatic = Automatic event
label-removed_event = leaves the game after its event
label-removed_resolved = leaves the game once it is resolved
label-removed_ruler = in force until the next ruler
label-removed_pope = in force until the next Pope
label-removed_proviso = leaves the game in a certain case
label-deadline = Forced in the winter of
label-turn = Turn
label-key = Key
label-fortress = Fortress
label-strategic = Strategic space
label-common = Common space
label-special = Paris
label-sea = Sea zone
label-ocean = Ocean zone
label-settlement = Settlement
label-foreign_war = Foreign war
label-box = Box
label-built = Built naos
label-canaries = Canary Islands
label-voyages = Exploration map
label-legend = Legend
label-pass = Pass (2 CP)
label-led = Leader
label-home = Home space
label-shared_home = Home space of both
label-not_home = Ring: home power
label-not_in_play = Not in play yet
label-control = Control
label-unrest = Unrest
label-plague = Plague
label-uprising = Morisco uprising
label-special_control = Taken in this action phase
label-mesta = Mesta
label-caravan = Caravan
label-maximilian = Maximilian
label-siege = Siege
label-piracy = Piracy
label-nao = Nao
label-loaded = with a resource
label-damaged = damaged
label-reserved = Reserved for
label-becomes = Now
label-regular = regular
label-militia = militia
label-cavalry = cavalry
label-artillery = siege artillery
label-squadron = squadron
label-corsair = corsair
label-leader = Army leader
label-admiral = Naval leader
label-battle_rating = Battle
label-command_rating = Command
label-piracy_rating = Piracy
label-crew_rating = Crew
label-cp = CP
label-vp = VP
label-victory_points = Victory points
label-total = Total
label-earlier_turns = At the end of earlier turns
label-keys = Keys
label-cards = Cards
label-hand = Hand
label-active = Takes the impulse
label-passed = Passed
label-admin = Administration
label-charisma = Charisma
label-military_victory = Automatic victory
label-next_deal = Next deal
label-by_dice = and what the dice bring
label-forces = Forces
label-land_units = Land units
label-captives = Dungeon
label-warehouse = Warehouse
label-arrivals = Not revealed yet
label-in_play = Cards in play
label-vp_resources = Resources worth VP
label-fortress_markers = Fortress markers
label-university = University
label-technology = Maritime Technology
label-admin_lost = Administration given up
label-captured_ships = Captured squadrons
label-tracks = Tracks
label-corsair_vp = Piracy with corsairs
label-piracy_vp = Other piracy
label-caravans = Sahara caravans
label-waits = waits with a resource
label-from_turn = from turn
label-atlantic_ports = Ports of the African Atlantic
label-sagres = School of Sagres
label-kingdoms = Kingdoms of Aragon
label-turns_all = every turn
label-turns_odd = odd turns
label-turns_even = even turns
label-no_die = without a die
label-not_held = not held
label-isabella_dead = Isabella is dead
label-cisneros = Regency of Cisneros
label-houses = Noble houses of France
label-north_sea = North Sea trade
label-garrison = Garrison against England
label-lord_of_italy = Lord of Italy
label-panel_diplomacy = Diplomacy
label-panel_influence = Influence
label-panel_voyages = Voyages
label-panel_weddings = Weddings
label-panel_cards = Piles
label-at_war = At war
label-at_war_at_sea = At war at sea only
label-allied = Allied
label-at_peace = At peace
label-ally_of = Ally of
label-inactive = Inactive
label-settled = Resolved this turn
label-shut_out = Has no more influence here
label-influence_costs = CP for each level
label-may_activate = May win it
label-may_deactivate = Can only make it inactive
label-pope = Pope
label-affinity = Affinity
label-treaties = Treaties
label-signed = signed
label-broken = broken
label-not_signed = not signed
label-out_of_game = Surrendered
label-beaten = Surrendered: builds nothing until it has a home key
label-treaty_alcacovas = Peace of Alcáçovas
label-treaty_tordesillas = Treaty of Tordesillas
label-oceans = Ocean zones
label-explored = Explored by
label-nobody = nobody
label-charts_left = Charts left
label-arrows = Navigation checks
label-naos_left = Naos to build
label-naos_away = Back from turn
label-naos_lost = Out of the game
label-discoveries = Discoveries
label-resource_pools = Resources in the pools
label-naval_pool = Naval resources
label-caravan_pool = Caravan resources
label-closed_ocean = Opens with the Overseas Voyages
label-discovery_new_world = The New World
label-discovery_india = India
label-children = Children of the Catholic Monarchs
label-suitors = Suitors
label-comes_in = Comes in turn
label-promised = Marriage promoted with
label-dowry = Dowry
label-married_to = Married to
label-unmarried = Unmarried
label-dead = Dead
label-not_born = Not there yet
label-dynastic = Dynastic alliances
label-realm_portugal = Portugal
label-realm_empire = The Empire
label-realm_england = England
label-deck = Draw deck
label-drawn = Drawn
label-lasting = In effect until the end of the turn
label-discards = Discard pile
label-removed = Out of the game
label-later = Not in the game yet
label-formation = The formation so far
label-naval_orders = Naval moves so far
label-nao_orders = Orders of the naos
label-stays_in = stays
label-naval_intercept = Interception
label-naval_avoid = Avoiding battle
label-battle_field = Field battle
label-battle_assault = Assault
label-battle_foreign = Foreign war
label-naval_battle = Naval battle
label-attacker = attacker
label-defender = defender
label-coast = the coast defends itself
label-pirates = pirates
label-dice = dice
label-hits = hits
label-winner = Winner
label-fours = 4s that hit as well
label-charges = charges
label-last_dice = The last dice
label-headlines = Headline events
label-headline_support = supported by
label-place = Place
label-your_choice = Your secret choice
label-deal = Deal
label-no_terms = No terms yet
label-bound = Bound to
label-power = Minor power
label-card = Card
label-ruler = Ruler
label-royal = Royal person
label-house = Noble house
label-map = Map
label-doubt_name = name
label-doubt_kind = kind of space
label-doubt_home = home
label-doubt_chits = charts
label-best_die = best die

# Victory points line by line; markers and spaces have their own names

vp-home_keys = Home keys
vp-keys = Keys
vp-strategic = Strategic spaces
vp-naples_rights = Rights to Naples
vp-treaties = Three treaties
vp-corsairs = Piracy with corsairs
vp-canaries = All of the Canaries
vp-piracy = Other piracy
vp-resource = Resources
vp-badis = Badis and Melilla
vp-perpignan = Roussillon

# Where the cards of the next deal come from

deal-charisma = Charisma of the ruler
deal-lost_keys = Lost home keys
deal-foreign_war = Foreign war
deal-papacy_inactive = Papacy inactive
deal-rome = Rome
deal-perpignan = Perpignan
deal-resource = Resources
deal-aragon = Kingdom of Aragon

# Where dice come from

dice-fortresses = Fortresses
dice-piracy = Piracy rating of the nao
dice-raid = Raid

# Terms of deals

label-term_end_war = end of the war
label-term_ally = alliance
label-term_cede = cedes
label-term_lend_fleet = lends all squadrons
label-term_lend = lends squadrons:
label-term_lend_admiral = lends
label-term_release = returns
label-term_grant_cards = random cards:
label-term_grant_resources = random resources:
label-term_no_roll = does not roll for
label-term_return_nao = returns
label-term_return_squadrons = returns squadrons:
label-term_grant_influence = hands over influence:
label-term_grant_militia = hands over militia:
label-term_show_hand = shows the hand

# Headings above many options

label-many_move = Move an army
label-many_assault = Assault
label-many_control = Take control
label-many_calm = End unrest
label-many_dismount = Dismount cavalry
label-many_ask_passage = Ask for passage
label-many_raise_regular = Raise regulars
label-many_raise_militia = Raise militia
label-many_raise_cavalry = Raise cavalry
label-many_raise_artillery = Build siege artillery
label-many_build_squadron = Build squadrons
label-many_build_corsair = Build corsairs
label-many_transport = Ship troops
label-many_canary_transport = Ship troops to the Canaries
label-many_piracy = Piracy
label-many_influence = Raise influence
label-many_raise_moriscos = Raise Moriscos
label-many_quell = Quell uprisings
label-many_loyalty = Loyalty of noble houses
label-many_raid = Raid settlements
label-many_send_escort = Send escorts
label-many_build_escort = Build escorts
label-many_fortify_space = Build a fortress
label-many_fortify_settlement = Fortify a settlement
label-many_marriage = Promote a marriage
label-many_guanche_go = March with Guanches
label-many_guanche_raise = Raise Guanches
label-many_guanche_storm = Assault with Guanches
label-many_join_war = Join a foreign war
label-many_spend = Cards for command points
label-many_event = Cards as events
label-many_headline = Events for the headline
label-many_support = Cards in support
label-many_sail = All ships of a place
label-many_sail_one = Single ships
label-many_send_admiral = Naval leaders
label-many_cede = Cede spaces
label-many_lend = Lend squadrons
label-many_lend_admiral = Lend naval leaders
label-many_release = Return leaders
label-many_grant_influence = Hand over influence
label-many_return_nao = Return naos
label-many_no_roll = No roll for captives

## Until when a standing pass may last

step-victory = until the end of this turn

## What would happen

why-forecast_riders = charges and riders on foot are not counted
