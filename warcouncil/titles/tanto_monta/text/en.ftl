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
card-sultanate_of_fez = Sultanate of Fez
card-overseas_kingdom = Overseas Kingdom
card-joanna_la_beltraneja = Joanna la Beltraneja
card-tanto_monta_monta_tanto = Tanto Monta, Monta Tanto
card-seed_of_an_empire = Seed of an Empire
card-crown_of_aragon = Crown of Aragon
card-power_of_the_crown = Power of the Crown
card-council_of_the_principality = Council of the Principality
card-the_rise_of_france = The Rise of France
card-portuguese_explorations = Portuguese Explorations
card-barbary_pirates_of_tlemcen = Barbary Pirates of Tlemcen
card-emperor_maximilian_of_austria = Emperor Maximilian of Austria
card-portugal_master_of_the_atlantic = Portugal, Master of the Atlantic
card-sixtus_iv_pope = Sixtus IV, Pope
card-war_against_burgundy = War Against Burgundy
card-war_in_brittany_mad_war = War in Brittany, Mad War
card-charles_viii_king_of_france = Charles VIII, King of France
card-island_peoples_pride = Island People's Pride
card-joao_ii_king_of_portugal = João II, King of Portugal
card-mediterranean_trade_control = Mediterranean Trade Control
card-muley_hacen_seizes_zahara = Muley Hacén Seizes Zahara
card-ottomans_seize_otranto = Ottomans Seize Otranto
card-tribal_insurrection = Tribal Insurrection
card-boabdil_emir_of_granada = Boabdil, Emir of Granada
card-el_zagal_seizes_power = El Zagal Seizes Power
card-innocent_viii_pope = Innocent VIII, Pope
card-overseas_voyages = Overseas Voyages
card-trade_rivalry_with_england = Trade Rivalry with England
card-treaty_of_etaples = Treaty of Etaples
card-treaty_of_tordesillas = Treaty of Tordesillas
card-alexander_vi_pope = Alexander VI, Pope
card-algiers_regency = Algiers Regency
card-death_of_ferrante_of_naples = Death of Ferrante of Naples
card-manuel_i_king_of_portugal = Manuel I, King of Portugal
card-spice_trade = Spice Trade
card-cardinal_cisneros_regent = Cardinal Cisneros, Regent
card-isabella_dies_crown_of_castile_split = Isabella Dies, Crown of Castile Split
card-julius_ii_pope = Julius II, Pope
card-louis_xii_king_of_france = Louis XII, King of France
card-leo_x_pope = Leo X, Pope
card-arquebusiers = Arquebusiers
card-favorable_terrain = Favorable Terrain
card-fierce_defense = Fierce Defense
card-heavy_cavalry = Heavy Cavalry
card-surprise_attack = Surprise Attack
card-admiralty = Admiralty
card-ambush = Ambush
card-boarding_and_capture = Boarding and Capture
card-cavalry_pursuit = Cavalry Pursuit
card-leadership = Leadership
card-master_of_siege_artillery = Master of Siege Artillery
card-nobles_return_home = Nobles Return Home
card-organized_retreat = Organized Retreat
card-sabotaged_port_entrance = Sabotaged Port Entrance
card-sack = Sack
card-sea_fog = Sea Fog
card-strategic_foresight = Strategic Foresight
card-torrential_rains = Torrential Rains
card-holy_inquisition = Holy Inquisition
card-mercenary_militias = Mercenary Militias
card-witchcraft = Witchcraft
card-military_highlights = Military Highlights
card-ephemeris_1492 = Ephemeris 1492
card-title_of_catholic_monarchs = Title of "Catholic Monarchs"
card-abencerrajes_influence_or_treachery = Abencerrajes, Influence or Treachery
card-albuquerque_lion_of_the_seas = Albuquerque, Lion of the Seas
card-armagnac_rebels = Armagnac Rebels
card-city_state_rebels = City-State Rebels
card-consolidation_of_power = Consolidation of Power
card-the_desert_insufficient_supplies = The Desert, Insufficient Supplies
card-diplomatic_movements = Diplomatic Movements
card-diplomatic_offensive = Diplomatic Offensive
card-espionage = Espionage
card-experienced_pilot = Experienced Pilot
card-famine = Famine
card-french_court_intrigue = French Court Intrigue
card-genoese_diplomacy = Genoese Diplomacy
card-holy_war = Holy War
card-italian_renaissance = Italian Renaissance
card-kingdom_tribute = Kingdom Tribute
card-lorenzo_the_magnificent_the_medici = Lorenzo the Magnificent, The Medici
card-missive_between_kings = Missive Between Kings
card-nasrid_raids = Nasrid Raids
card-peasant_revolts = Peasant Revolts
card-poisoned_wine = Poisoned Wine
card-ransom = Ransom
card-rise_of_universities = Rise of Universities
card-roman_curia = Roman Curia
card-ruler_falls_ill = Ruler Falls Ill
card-school_of_sagres_henry_the_navigator = School of Sagres, Henry the Navigator
card-sea_dog = Sea Dog
card-settlement_surrenders = Settlement Surrenders
card-supply_shortage = Supply Shortage
card-treachery = Treachery
card-unexpected_reinforcements = Unexpected Reinforcements
card-war_preparations = War Preparations
card-without_previous_declaration = Without Previous Declaration
card-aixa_palace_intrigue = Aixa, Palace Intrigue
card-andalusian_nobles_seize_alhama = Andalusian Nobles Seize Alhama
card-canary_island_conquest = Canary Island Conquest
card-catalan_remences_pere_joan_sala = Catalan Remences, Pere Joan Sala
card-great_drowsiness = Great Drowsiness
card-guanche_rebellion_on_la_gomera = Guanche Rebellion on La Gomera
card-maritime_technology = Maritime Technology
card-peace_of_alcacovas = Peace of Alcáçovas
card-resistance_of_the_beltranejos = Resistance of the Beltranejos
card-slave_trade = Slave Trade
card-venetian_intrigue = Venetian Intrigue
card-baza_guadix_and_almeria_capitulate = Baza, Guadix and Almería Capitulate
card-bencomo_guanche_leader = Bencomo, Guanche Leader
card-boabdil_captured_by_the_catholic_monarchs = Boabdil Captured by the Catholic Monarchs
card-in_support_of_al_andalus_north_african_aid = In Support of Al-Andalus, North African Aid
card-marriage_policy = Marriage Policy
card-natural_disasters = Natural Disasters
card-portuguese_commercial_settlements = Portuguese Commercial Settlements
card-the_plague = The Plague
card-treaty_of_barcelona = Treaty of Barcelona
card-asian_wako_pirates = Asian Wako Pirates
card-cesare_borgia_condottiere = Cesare Borgia, Condottiere
card-christopher_columbus_discovers_the_new_world = Christopher Columbus Discovers the New World
card-clash_of_interests_in_navarre = Clash of Interests in Navarre
card-jews_expelled = Jews Expelled
card-machiavellis_the_prince = Machiavelli's "The Prince"
card-morisco_uprising = Morisco Uprising
card-vasco_da_gama_arrives_in_india = Vasco da Gama Arrives in India
card-bartolome_de_las_casas = Bartolomé de las Casas
card-diplomatic_miscue = Diplomatic Miscue
card-ottoman_venetian_war = Ottoman-Venetian War
card-papal_bull = Papal Bull
card-sultans_of_fez_wattasid_dynasty = Sultans of Fez, Wattasid Dynasty

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
log-resource_taken = { $power } took { $resource } from { $power2 }.
log-resource_discarded = { $power } gave up { $resource }.
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

# Minor powers (21)

act-influence = Buy influence with { $power }
    .tip = Your marker goes up a level, for the CP of the box it enters.
act-declare_on_papacy = Declare war on the Papacy
    .tip = It costs a card of your hand by chance and lasts until a new Pope comes.
log-influence = { $power } has influence { $level } with { $power2 }.
log-status_roll = { $power } rolled { $die } for { $power2 }: { $total }.
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
log-units_come = { $power }: { $amount } { $unit } in { $space }.

# Independents and Guanches (21.8)

act-guanche_raise = Raise a Guanche unit in { $space }
    .tip = For 1 CP, where no marker and no unit of others is.
act-guanche_go = Move Guanches from { $space }
    .tip = To the next space of the Canaries; two at least, unless one is alone.
act-guanche_storm = Guanches assault { $space }
    .tip = They need neither an earlier siege nor a line of communication.
ask-guanche_move = { $power }: who of { $space } goes where?
act-go = { $amount } to { $space }
    .tip = Without their leader.
act-go_led = Bencomo and { $amount } to { $space }
    .tip = Their leader goes with the larger part.
log-space_freed = { $space } is free of { $power }.
log-independent_again = { $space } is independent again.
