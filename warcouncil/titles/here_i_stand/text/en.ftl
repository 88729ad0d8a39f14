# What cards and debaters do, in short. These entries take the place of the plain names of 00names.

card-janissaries = Janissaries
    .effect = After the dice of a field battle or naval combat of the Ottomans: 5 more dice, at sea 4. Or in your impulse: 4 regulars in home spaces or on your foreign wars.
card-holy_roman_emperor = Holy Roman Emperor
    .effect = Move { leader-charles_v }, and { leader-duke_of_alva } if he is with him, to any other home space you control; then 5 CP.
card-six_wives_of_henry_viii = Six Wives of Henry VIII
    .effect = From turn 2 on move Henry's marital status one box on and roll for a child. Or declare war on France, the Hapsburgs or Scotland free of cost, then 5 CP; for Scotland France may intervene.
card-patron_of_the_arts = Patron of the Arts
    .effect = While { ruler-francis_i } rules and is free: roll a die, on 3 to 6 one chateau (1 VP, six at most). With { space-milan } there is no roll.
card-papal_bull = Papal Bull
    .effect = Excommunicate a reformer: he is away until the next turn, and you may call a debate in his zone. Or a ruler who gave cause: his power is dealt a card less, and up to 2 of its home spaces fall into unrest.
card-leipzig_debate = Leipzig Debate
    .effect = Call a debate free of cost, and either choose your own debater or bar one Protestant debater from it.
card-here_i_stand = Here I Stand
    .effect = In a debate of the German zone put in Luther before the dice, then draw a card. Or take a card from the discard pile, no mandatory event, and play it or keep it.
card-luthers_95_theses = Luther's 95 Theses
    .effect = Luther appears in { space-wittenberg }, which becomes Protestant; 5 reformation attempts in the German zone with one more die each.
card-barbary_pirates = Barbary Pirates
    .effect = { space-algiers } becomes an Ottoman key with 2 regulars, 2 corsairs and { leader-barbarossa }. The Ottomans may build corsairs and start piracy from now on. Then 2 CP.
card-clement_vii = Clement VII
    .effect = { ruler-clement_vii } becomes Pope. Then 2 CP.
card-defender_of_the_faith = Defender of the Faith
    .effect = The Papacy makes 3 counter reformation attempts in any zones. England draws a card if it played this. Then 2 CP.
card-master_of_italy = Master of Italy
    .effect = Of { space-genoa }, { space-milan }, { space-venice }, { space-florence } and { space-naples }: who controls 4 or 5 gains 2 VP, with 3 it is 1 VP, with 2 a card. Then 2 CP.
card-schmalkaldic_league = Schmalkaldic League
    .effect = From turn 2 on, with at least 12 Protestant spaces: the League is formed, the Protestants take control of their Protestant home spaces and are at war with the Hapsburgs and the Papacy to the end. Then 2 CP.
card-paul_iii = Paul III
    .effect = { ruler-paul_iii } becomes Pope: one more card each turn, and the Papacy wins ties in its target zone. Then 2 CP.
card-society_of_jesus = Society of Jesus
    .effect = The Papacy founds 2 Jesuit universities in Catholic spaces and may found more from now on. Then 2 CP.
card-calvin = Calvin
    .effect = Luther dies, and Calvin leads the Protestants. Then 2 CP.
card-council_of_trent = Council of Trent
    .effect = The Papacy commits up to 4 debaters, the Protestants up to 2, and each rolls dice for their values. The side with more hits converts as many spaces as it has more. Then 2 CP.
card-dragut = Dragut
    .effect = { leader-dragut } takes the place of { leader-barbarossa }. Then 2 CP.
card-edward_vi = Edward VI
    .effect = Henry VIII dies and { ruler-edward_vi } rules England, a Protestant; { leader-john_dudley } takes command. Then 2 CP.
card-henry_ii = Henry II
    .effect = Francis I dies and { ruler-henry_ii } rules France and leads its army. Then 2 CP.
card-mary_i = Mary I
    .effect = { ruler-mary_i } rules England, a Catholic. While there are Protestant English home spaces, a die of 1 to 3 lets the Papacy use the card England shows to burn books or debate. Then 2 CP.
card-julius_iii = Julius III
    .effect = { ruler-julius_iii } becomes Pope: one more card each turn, but none may be kept. Then 2 CP.
card-elizabeth_i = Elizabeth I
    .effect = { ruler-elizabeth_i } rules England, a Protestant, with one more card each turn. Then 2 CP.
card-arquebusiers = Arquebusiers
    .effect = 2 more dice in a field battle or naval combat.
card-field_artillery = Field Artillery
    .effect = 2 more dice in a field battle; 3 for France and the Ottomans.
card-mercenaries_bribed = Mercenaries Bribed
    .effect = Half of the enemy's mercenaries in a field battle, rounded up, change to your side. Not by or against the Ottomans.
card-mercenaries_grow_restless = Mercenaries Grow Restless
    .effect = All mercenaries of an enemy who assaults one of your fortified spaces are removed before the dice. That may break the siege.
card-siege_mining = Siege Mining
    .effect = 3 more dice for you in an assault.
card-surprise_attack = Surprise Attack
    .effect = In a field battle you roll first, and the enemy loses units before he rolls.
card-tercios = Tercios
    .effect = The Hapsburgs have 3 more dice in a field battle. Or their opponent takes 3 dice from a force with at least 3 Hapsburg regulars.
card-foul_weather = Foul Weather
    .effect = Another power's move, assault, naval move, transport or piracy that was just announced does not happen and 1 CP is lost. For the rest of the impulse its units move 1 space at most; no assault, piracy, naval move or transport.
card-gout = Gout
    .effect = A move or assault with a leader does not happen and 1 CP is lost; the leader stays where he is this impulse. Also stops Charles V's transfer by { card-holy_roman_emperor }.
card-landsknechts = Landsknechts
    .effect = 2 mercenaries with your land units, 4 for the Hapsburgs; the Ottomans remove 2 mercenaries instead. Not in a besieged stack.
card-professional_rowers = Professional Rowers
    .effect = Change a roll to intercept or to avoid battle at sea by 2. Or give one side of a naval combat 3 more dice after the roll.
card-siege_artillery = Siege Artillery
    .effect = After the dice of an assault: 2 more dice for the attacker that hit on 3 to 6, if his fortified home is within 4 spaces by land.
card-swiss_mercenaries = Swiss Mercenaries
    .effect = 2 mercenaries with your land units; played by France or the Ottomans, 4 for France. Not in a besieged stack.
card-the_wartburg = The Wartburg
    .effect = Cancel an event that another power plays (no mandatory event, combat or response card). Luther is committed, and you call no debates this turn.
card-halleys_comet = Halley's Comet
    .effect = Another power discards a random card, or a power loses its next impulse. Also between impulses.
card-augsburg_confession = Augsburg Confession
    .effect = Commit { debater-melanchthon }. This turn counter reformation dice count one less, and the Papacy has one die less in debates it calls.
card-machiavelli_the_prince = Machiavelli: The Prince
    .effect = Declare war on a major power free of cost, then 2 CP.
card-marburg_colloquy = Marburg Colloquy
    .effect = The Protestants commit Luther or Melanchthon, and Zwingli or Oekolampadius, and make as many reformation attempts as their debate values say, in any zones.
card-roxelana = Roxelana
    .effect = The Ottomans: 4 CP, and one free assault by Suleiman, even on a fresh siege. Others: 4 CP, 2 of which may send Suleiman to { space-istanbul }.
card-zwingli_dons_armor = Zwingli Dons Armor
    .effect = The Protestants remove a Catholic land unit within 3 spaces of { space-zurich }; then Zwingli leaves the game.
card-affair_of_the_placards = Affair of the Placards
    .effect = Commit { debater-cop }; 3 reformation attempts in the French zone.
card-calvin_expelled = Calvin Expelled
    .effect = Calvin, reformer and debater, is off the board until the next turn.
card-calvins_institutes = Calvin's Institutes
    .effect = Commit Calvin; 5 reformation attempts in the French zone with +1 on every die there.
card-copernicus = Copernicus
    .effect = 2 VP if half of your home spaces are Protestant. Otherwise 1 VP, and draw a card or make the Protestants discard one. Also against a domination victory.
card-galleons = Galleons
    .effect = Galleons for the Hapsburgs, England or France: a galleon among their riches is a card from now on.
card-huguenot_raiders = Huguenot Raiders
    .effect = England, France or the Protestants, with a Protestant home port, get a raider who may take cards that the Hapsburgs win in the New World.
card-mercators_map = Mercator's Map
    .effect = England, France or the Hapsburgs explore free of cost, with +2.
card-michael_servetus = Michael Servetus
    .effect = 1 VP, and the Protestants discard a random card. Also against a domination victory.
card-michelangelo = Michelangelo
    .effect = Two dice of CP for Saint Peter's.
card-plantations = Plantations
    .effect = Plantations for the Hapsburgs, England or France: +1 on the riches of their colonies.
card-potosi_silver_mines = Potosi Silver Mines
    .effect = { colony-potosi } becomes a colony of England, France or the Hapsburgs.
card-jesuit_education = Jesuit Education
    .effect = The Papacy founds 2 Jesuit universities in Catholic spaces.
card-papal_inquisition = Papal Inquisition
    .effect = Commit { debater-caraffa }; 2 spaces of the Italian zone return to Rome. The Papacy looks at the hand of England or the Protestants, then draws a card from it, takes a discarded card, or calls a debate with 2 more dice.
card-philip_of_hesses_bigamy = Philip of Hesse's Bigamy
    .effect = { leader-philip_of_hesse } leaves the game, or the Protestants discard a random card.
card-spanish_inquisition = Spanish Inquisition
    .effect = 2 spaces of the Spanish zone return to Rome. The Hapsburgs look at the English and Protestant hands, discard a card from one, and draw one. The Papacy calls a debate.
card-lady_jane_grey = Lady Jane Grey
    .effect = In a turn with a new ruler of England: look at a random English card and one from the deck, keep one, and give the other to the Protestants or the Papacy.
card-maurice_of_saxony = Maurice of Saxony
    .effect = { leader-maurice_of_saxony } changes sides between Protestants and Hapsburgs, with the mercenaries under him.
card-mary_defies_council = Mary Defies Council
    .effect = The Papacy makes 3 counter reformation attempts in the English zone.
card-book_of_common_prayer = Book of Common Prayer
    .effect = Commit { debater-cranmer }; 4 reformation attempts against English home spaces. Then a die brings unrest to Catholic ones among them.
card-dissolution_of_the_monasteries = Dissolution of the Monasteries
    .effect = England draws 2 cards; 3 reformation attempts in the English zone.
card-pilgrimage_of_grace = Pilgrimage of Grace
    .effect = Unrest in up to 5 unoccupied English home spaces.
card-a_mighty_fortress = A Mighty Fortress
    .effect = Commit Luther; 6 reformation attempts in the German zone.
card-akinji_raiders = Akinji Raiders
    .effect = The Ottomans draw a random card of an enemy who has a space within 2 of Ottoman cavalry.
card-anabaptists = Anabaptists
    .effect = 2 unoccupied Protestant spaces, no electorates, return to Rome.
card-andrea_doria = Andrea Doria
    .effect = France, the Hapsburgs or the Papacy win Genoa as an ally. Or, with Doria at sea off 2 Ottoman ports: you and his power draw a card, and 3 dice may cost the Ottomans piracy VP.
card-auld_alliance = Auld Alliance
    .effect = France allies with Scotland, or reinforces it by 3 regulars; England or France end Scotland's alliance.
card-charles_bourbon = Charles Bourbon
    .effect = The renegade leader and 3 mercenaries (cavalry for the Ottomans) join you in a space you control; at war with France also next to { space-lyon }.
card-city_state_rebels = City State Rebels
    .effect = 5 dice against a key in foreign hands: each hit removes a unit. Without any left it returns to its home power or to independence.
card-cloth_prices_fluctuate = Cloth Prices Fluctuate
    .effect = With { space-calais } English and { space-antwerp } Hapsburg: both draw a card, and you place 2 mercenaries. Or the holder of { space-antwerp } discards a card, and up to 2 spaces of the Netherlands, Germany or Italy fall into unrest.
card-diplomatic_marriage = Diplomatic Marriage
    .effect = Win a minor power as an ally or end its alliance. Or when you sue for peace: get back spaces and leaders from the winner without paying.
card-diplomatic_overture = Diplomatic Overture
    .effect = Draw 2 cards, then give a card to another power.
card-erasmus = Erasmus
    .effect = Turns 1 and 2: 4 reformation attempts in any zones. Later: 4 counter reformation attempts in any zones.
card-foreign_recruits = Foreign Recruits
    .effect = 4 CP for building units, in any spaces you control that are not besieged.
card-fountain_of_youth = Fountain of Youth
    .effect = An exploration under way is cancelled; on 4 to 6 the power also loses a random explorer.
card-frederick_the_wise = Frederick the Wise
    .effect = The 2 Catholic spaces of the German zone nearest to { space-wittenberg } become Protestant. The Protestants may take { card-the_wartburg } from the discard pile.
card-fuggers = Fuggers
    .effect = Draw 2 cards; you are dealt one less next turn.
card-gabelle_revolt = Gabelle Revolt
    .effect = Unrest in up to 2 unoccupied French home spaces.
card-indulgence_vendor = Indulgence Vendor
    .effect = A random card of the Protestants is discarded, and its CP build Saint Peter's.
card-janissaries_rebel = Janissaries Rebel
    .effect = Unrest in up to 2 unoccupied Ottoman home spaces; up to 4 if the Ottomans fight no major power.
card-john_zapolya = John Zapolya
    .effect = 4 regulars of its holder in { space-buda }, if it is not besieged.
card-julia_gonzaga = Julia Gonzaga
    .effect = The first successful piracy in the { sea-tyrrhenian_sea } this turn gives the Ottomans 1 VP more.
card-katherina_bora = Katherina Bora
    .effect = Commit Luther; 5 reformation attempts in any zones.
card-knights_of_st_john = Knights of St. John
    .effect = A random Ottoman card is discarded, and its CP build Saint Peter's. If the Knights have lost their home, the Hapsburgs give them a port.
card-mercenaries_demand_pay = Mercenaries Demand Pay
    .effect = A power loses all its mercenaries unless it discards a card: 1 CP keeps 2, 2 CP 4, 3 CP 6, 4 CP 10, more keeps all.
card-peasants_war = Peasants' War
    .effect = Unrest in up to 5 unoccupied spaces of the German zone.
card-pirate_haven = Pirate Haven
    .effect = { space-oran } or { space-tripoli }, empty and in enemy hands, becomes a pirate haven with 2 corsairs and an Ottoman regular.
card-printing_press = Printing Press
    .effect = 3 reformation attempts in any zones. One more die in every reformation attempt of this turn.
card-ransom = Ransom
    .effect = A captured leader returns to a fortified home space.
card-revolt_in_egypt = Revolt in Egypt
    .effect = A foreign war: the Ottomans send 3 land units against 3 Egyptians.
card-revolt_in_ireland = Revolt in Ireland
    .effect = A foreign war: England sends 4 land units against 3 Irish. France or the Hapsburgs may give a unit for one more.
card-revolt_of_the_communeros = Revolt of the Communeros
    .effect = Unrest in up to 3 unoccupied spaces of the Spanish zone.
card-sack_of_rome = Sack of Rome
    .effect = An army in Italy with more mercenaries than { space-rome } has Papal regulars attacks it. If it wins: 5 CP less for Saint Peter's, and its owner takes one of 2 Papal cards.
card-sale_of_moluccas = Sale of Moluccas
    .effect = The power that sailed round the world draws 2 cards.
card-scots_raid = Scots Raid
    .effect = With Scotland on its side France takes { space-stirling } and spends 6 CP in Scotland and the north of England; 3 CP if it also sends a leader.
card-search_for_cibola = Search for Cibola
    .effect = An exploration or conquest under way is cancelled.
card-sebastian_cabot = Sebastian Cabot
    .effect = { explorer-cabot } explores for you free of cost, besides your exploration of the turn.
card-shipbuilding = Shipbuilding
    .effect = 2 squadrons in home ports; the Ottomans may have 2 corsairs for each.
card-smallpox = Smallpox
    .effect = You conquer free of cost, with +2.
card-spring_preparations = Spring Preparations
    .effect = In spring deployment: a regular in your capital, and your deployment may cross passes and the sea with any number of units.
card-threat_to_power = Threat to Power
    .effect = { leader-charles_brandon }, { leader-duke_of_alva }, { leader-montmorency } or { leader-ibrahim_pasha }: on 1 to 3 he is off the map for the turn, otherwise out of the game.
card-trace_italienne = Trace Italienne
    .effect = A fortress in any unfortified space; its controller also gets a regular there if there is no unrest.
card-treachery = Treachery!
    .effect = A besieged space is assaulted at once. If the besiegers still outnumber those inside, it falls.
card-unpaid_mercenaries = Unpaid Mercenaries
    .effect = All mercenaries of one power in one space are removed.
card-unsanitary_camp = Unsanitary Camp
    .effect = A stack loses a third of its units, rounded up, at least half of them regulars.
card-venetian_alliance = Venetian Alliance
    .effect = The Papacy allies with Venice, or reinforces it by a regular and 2 squadrons; the Ottomans or the Papacy end Venice's alliance.
card-venetian_informant = Venetian Informant
    .effect = Before spring deployment: you, or a power you name, look at a hand.
card-war_in_persia = War in Persia
    .effect = A foreign war: the Ottomans send 5 land units against 4 Persians.
debater-luther = Martin Luther
    .effect = May be committed to move a German translation one more space.
debater-melanchthon = Philip Melanchthon
    .effect = May be committed to move a German translation one more space.
debater-bucer = Martin Bucer
    .effect = May be committed for one more die against spaces within 2 of { space-strasburg }.
debater-carlstadt = Andreas Carlstadt
    .effect = May be committed for a third attempt of a treatise in the German zone; there every failure brings unrest.
debater-zwingli = Huldrych Zwingli
    .effect = May be committed for one more die against spaces within 2 of { space-zurich }.
debater-oekolampadius = Johannes Oekolampadius
    .effect = May be committed for one more die against spaces within 2 of { space-basel }.
debater-bullinger = Heinrich Bullinger
    .effect = May enter the second round of any debate whose first round was tied.
debater-tyndale = William Tyndale
    .effect = May be committed to move an English translation one more space.
debater-cranmer = Thomas Cranmer
    .effect = May be committed for one more die against spaces within 2 of { space-london }.
debater-coverdale = Miles Coverdale
    .effect = May be committed to move an English translation one more space.
debater-latimer = Hugh Latimer
    .effect = May be committed for one more die against English home spaces.
debater-wishart = George Wishart
    .effect = May be committed for one more die against Scottish home spaces.
debater-knox = John Knox
    .effect = May be committed for one more die against English or Scottish home spaces.
debater-calvin = John Calvin
    .effect = May be committed for a third attempt of a treatise in the French zone.
debater-farel = William Farel
    .effect = May be committed for one more die against spaces within 2 of { space-geneva }.
debater-cop = Nicolas Cop
    .effect = May be committed for one more die against spaces within 2 of { space-paris }.
debater-olivetan = Pierre Robert Olivetan
    .effect = May be committed to move a French translation one more space.
debater-eck = Johann Eck
    .effect = One more die when he attacks uncommitted.
debater-campeggio = Lorenzo Campeggio
    .effect = If he loses a debate that he entered uncommitted, a 5 or 6 undoes the result.
debater-aleander = Jerome Aleander
    .effect = If he entered uncommitted, the winner of the debate converts one space more.
debater-tetzel = Johann Tetzel
    .effect = May be committed when books are burnt: 1 CP for Saint Peter's.
debater-cajetan = Tommaso de Vio Cajetan
    .effect = May be committed for a third attempt when books are burnt.
debater-contarini = Gasparo Contarini
    .effect = May be committed for one more die against spaces within 2 of { leader-charles_v }.
debater-pole = Reginald Pole
    .effect = One more die at the { card-council_of_trent }.
debater-caraffa = Giovanni Pietro Caraffa
    .effect = May be committed for a third attempt when books are burnt, each in any zone.
debater-loyola = Ignatius Loyola
    .effect = May be committed to found one university for 2 CP.
debater-faber = Peter Faber
    .effect = May be committed for 2 more dice against electorates.
debater-canisius = Peter Canisius
    .effect = May be committed for one more die against spaces within 2 of { space-regensburg }.
debater-gardiner = Stephen Gardiner
    .effect = One more die when he attacks uncommitted in the English zone.

# Prompts: what is asked, and about what

ask-use_card = { $power }: how do you use { $card }?
ask-piracy_hit = { $power }: the pirates in the { $sea } score { $amount ->
        [one] one hit
       *[other] { $amount } hits
    }. What do they take for this one?
ask-foreign_units = { $power }: { $amount ->
        [one] one more land unit
       *[other] { $amount } more land units
    } must go to this war: { $place }. Which ones?
ask-foreign_leaders = { $power }: does a leader go to this war: { $place }?
ask-homecoming = { $power }: this war is over: { $place }. Where does the army return to?
ask-discovery = { $power }: what does { $explorer } go for?
ask-convert = { $power }: you have won. Which space changes its religion? { $amount } to go.
ask-reformation = { $power }: which space do you try to convert? { $amount ->
        [one] one attempt
       *[other] { $amount } attempts
    } left, aimed at: { $zones }.
ask-counter_reformation = { $power }: which space do you try to bring back to Rome? { $amount ->
        [one] one attempt
       *[other] { $amount } attempts
    } left, aimed at: { $zones }.
ask-debater_bonus = { $power }: England tries to convert { $space }. Does one of your debaters help with extra dice?
ask-leipzig = { $power }: a debate in this zone: { $zone }. Do you choose your own debater, or bar a Protestant?
ask-opponents = { $power }: { $debater } speaks for you, zone: { $zone }. From which debaters is your opponent drawn?
ask-interdict = { $power }: where does the excommunication cause unrest in the lands of { $power2 }? { $amount ->
        [one] one space
       *[other] { $amount } spaces
    } to go.
ask-diet_space = { $power }: you have won at the Diet. Which space changes its religion? { $amount } to go.
ask-league_leader = { $power }: with which regulars does { $leader } begin?
ask-league_refuge = { $power }: { $amount ->
        [one] one regular
       *[other] { $amount } regulars
    } must leave { $space }. To which electorate do they go?
ask-mary_burns_books = { $power }: Mary I lets you use { $card }. Do you burn books in the English zone?
ask-mary_debates = { $power }: Mary I lets you use { $card }. Do you call a debate in the English zone?
ask-admiral_returns = { $power }: to which port does { $leader } return?
ask-give_mercenary = { $power }: you still owe { $power2 } { $amount ->
        [one] one mercenary
       *[other] { $amount } mercenaries
    }. Which one do you give now?
ask-place_mercenaries = { $power }: you receive { $amount ->
        [one] one mercenary
       *[other] { $amount } mercenaries
    } of { $power2 }. Where do they go?
ask-peace_losses = { $power }: which of your units do you remove for the peace? { $amount } to go.
ask-peace_card = { $power }: do you add Diplomatic Marriage to your request to { $power2 }?
ask-regain_keys = { $power }: do you buy back a home key from { $power2 }?
ask-regain_leaders = { $power }: do you buy back a captured leader from { $power2 }?
ask-regain_spaces = { $power }: do you buy back two home spaces from { $power2 }? Name the first one and the price.
ask-regain_second = { $power }: which space do you buy back together with { $space }?
ask-declare_war = { $power }: on whom do you declare war? So far you owe { $amount } CP.
ask-intervene = { $power }: your natural ally { $power2 } is attacked by { $power3 }. Do you intervene for { $amount } CP?
ask-war_payment = { $power }: which card pays for your wars? You owe { $amount } CP.
ask-join_war = { $power }: { $power3 }, which you fight, is now an ally of { $power2 }. Do you declare war on { $power2 }?
ask-place_unrest = { $power }: where is there unrest? Up to { $amount ->
        [one] one space
       *[other] { $amount } spaces
    }.
ask-place_units = { $power }: where do the new units go? { $power2 }: { $unit } × { $amount }.
ask-unpaid = { $power }: { $amount ->
        [one] one mercenary leaves
       *[other] { $amount } mercenaries leave
    } your service. How many of them in { $space }?
ask-ransomed_home = { $power }: where does { $leader } return to?
ask-camp_losses = { $power }: disease in { $space }: { $amount ->
        [one] one unit dies
       *[other] { $amount } units die
    }. Which ones? At least half must be regulars, as far as there are any.
ask-recruit = { $power }: you have { $cp ->
        [one] one command point
       *[other] { $cp } command points
    } for new units in any space you control. Which one?
ask-scots_raid = { $power }: you have { $cp ->
        [one] one command point
       *[other] { $cp } command points
    } for Scotland and the border. What do you do?

# What may be responded to

trigger-assault_mercenaries = An assault begins: mercenaries may still be hired.
    .now = Assault of { $power2 } on { $place }, held by { $powers }; mercenaries may still be hired.
trigger-spring_start = Spring deployment begins.
trigger-between_impulses = An impulse is over.
    .now = The impulse of { $power2 } is over; next: { $power3 }.
trigger-event_declared = A card was played as an event.
    .now = { $power2 } played { $card } as an event.
trigger-holy_roman_emperor_transfer = Charles V is about to travel.
    .now = { $leader } will travel to { $space }.
trigger-field_battle_step_1 = A field battle begins: mercenaries may still be hired.
    .now = Field battle ({ $place }): { $power2 } against { $powers }; mercenaries may still be hired.
trigger-piracy_announced = Pirates set out.
    .now = { $power2 } sent pirates against { $power3 } in { $sea }.
trigger-debate_substitution = The debaters are chosen.
    .now = { $debater } will debate against { $debater2 } ({ $zone }).
trigger-victory_phase = Victory is about to be determined.

# The rulebook

section-2 = 2 The map
section-2-1 = 2.1 Spaces
section-2-2 = 2.2 Political control
section-2-3 = 2.3 Religious influence
section-2-4 = 2.4 Control markers
section-2-5 = 2.5 Other elements of the map
section-5 = 5 Military units
section-5-1 = 5.1 Leaders and formations
section-5-2 = 5.2 Land units
section-5-3 = 5.3 Naval units
section-10 = 10 Spring deployment
section-12 = 12 Control and unrest
section-12-1 = 12.1 Line of communication
section-12-2 = 12.2 Unfortified spaces
section-12-3 = 12.3 Fortified spaces
section-12-4 = 12.4 Unrest
section-13 = 13 Movement
section-13-1 = 13.1 Land movement
section-13-2 = 13.2 Interception
section-13-3 = 13.3 Avoiding battle
section-13-4 = 13.4 Withdrawing into a fortification
section-14 = 14 Field battle
section-14-1 = 14.1 Retreat
section-15 = 15 Sieges
section-15-1 = 15.1 Assault
section-15-2 = 15.2 Relief forces
section-15-3 = 15.3 Breaking a siege
section-16-1 = 16.1 Naval movement
section-16-2 = 16.2 Naval combat
section-16-3 = 16.3 Naval transport
section-16-4 = 16.4 Piracy
section-17 = 17 Building units
section-17-1 = 17.1 Land units
section-17-2 = 17.2 Naval units
section-18-1 = 18.1 Religious actions
section-18-2 = 18.2 Religious modifiers
section-18-3 = 18.3 Reformation attempts
section-18-4 = 18.4 Counter-reformation attempts
section-18-5 = 18.5 Theological debates
section-19 = 19 Winter
section-19-1 = 19.1 Loaned squadrons
section-19-2 = 19.2 The renegade leader
section-19-3 = 19.3 Returning home
section-19-4 = 19.4 Alliances of major powers
section-19-5 = 19.5 Replacements
section-19-6 = 19.6 Piracy markers
section-19-7 = 19.7 Debaters
section-19-8 = 19.8 Mandatory events
section-20-1 = 20.1 Colonies
section-20-2 = 20.2 Voyages of exploration
section-20-3 = 20.3 Voyages of conquest
section-20-4 = 20.4 New World riches
section-21-3 = 21.3 England
section-21-4 = 21.4 France
section-21-5 = 21.5 The Papacy
section-21-6 = 21.6 The Protestants

# The terminal

label-battle_rating = Battle
label-command_rating = Command
label-piracy_rating = Piracy

# Here I Stand. The words of the game in English; docs/title.md explains the ids.

## Names

# Powers

power-ottoman = Ottoman Empire
power-hapsburg = Hapsburgs
power-england = England
power-france = France
power-papacy = Papacy
power-protestant = Protestants
power-genoa = Genoa
power-hungary_bohemia = Hungary-Bohemia
power-scotland = Scotland
power-venice = Venice
power-independent = Independent

# Spaces

space-stirling = Stirling
space-glasgow = Glasgow
space-edinburgh = Edinburgh
space-berwick = Berwick
space-carlisle = Carlisle
space-york = York
space-wales = Wales
space-shrewsbury = Shrewsbury
space-lincoln = Lincoln
space-norwich = Norwich
space-bristol = Bristol
space-london = London
space-plymouth = Plymouth
space-portsmouth = Portsmouth
space-calais = Calais
space-boulogne = Boulogne
space-st_quentin = St. Quentin
space-st_dizier = St. Dizier
space-paris = Paris
space-rouen = Rouen
space-orleans = Orléans
space-dijon = Dijon
space-limoges = Limoges
space-tours = Tours
space-nantes = Nantes
space-brest = Brest
space-bordeaux = Bordeaux
space-lyon = Lyon
space-grenoble = Grenoble
space-avignon = Avignon
space-marseille = Marseille
space-toulouse = Toulouse
space-munster = Münster
space-bremen = Bremen
space-hamburg = Hamburg
space-lubeck = Lübeck
space-stettin = Stettin
space-brandenburg = Brandenburg
space-wittenberg = Wittenberg
space-magdeburg = Magdeburg
space-brunswick = Brunswick
space-cologne = Cologne
space-kassel = Kassel
space-erfurt = Erfurt
space-leipzig = Leipzig
space-regensburg = Regensburg
space-salzburg = Salzburg
space-augsburg = Augsburg
space-nuremberg = Nuremberg
space-mainz = Mainz
space-trier = Trier
space-strasburg = Strasburg
space-worms = Worms
space-navarre = Navarre
space-bilbao = Bilbao
space-corunna = Corunna
space-valladolid = Valladolid
space-zaragoza = Zaragoza
space-barcelona = Barcelona
space-palma = Palma
space-madrid = Madrid
space-valencia = Valencia
space-cartagena = Cartagena
space-granada = Granada
space-seville = Seville
space-cordoba = Cordoba
space-gibraltar = Gibraltar
space-oran = Oran
space-algiers = Algiers
space-tunis = Tunis
space-cagliari = Cagliari
space-palermo = Palermo
space-messina = Messina
space-cerignola = Cerignola
space-taranto = Taranto
space-naples = Naples
space-malta = Malta
space-vienna = Vienna
space-linz = Linz
space-graz = Graz
space-trieste = Trieste
space-innsbruck = Innsbruck
space-tripoli = Tripoli
space-candia = Candia
space-rhodes = Rhodes
space-corfu = Corfu
space-coron = Coron
space-athens = Athens
space-lepanto = Lepanto
space-larissa = Larissa
space-salonika = Salonika
space-durazzo = Durazzo
space-scutari = Scutari
space-edirne = Edirne
space-istanbul = Istanbul
space-varna = Varna
space-bucharest = Bucharest
space-nicopolis = Nicopolis
space-sofia = Sofia
space-nezh = Nezh
space-belgrade = Belgrade
space-szegedin = Szegedin
space-mohacs = Mohacs
space-agram = Agram
space-buda = Buda
space-pressburg = Pressburg
space-brunn = Brünn
space-breslau = Breslau
space-prague = Prague
space-amsterdam = Amsterdam
space-antwerp = Antwerp
space-brussels = Brussels
space-liege = Liège
space-metz = Metz
space-besancon = Besançon
space-basel = Basel
space-zurich = Zürich
space-geneva = Geneva
space-milan = Milan
space-trent = Trent
space-modena = Modena
space-pavia = Pavia
space-turin = Turin
space-nice = Nice
space-florence = Florence
space-siena = Siena
space-bastia = Bastia
space-genoa = Genoa
space-rome = Rome
space-ancona = Ancona
space-ravenna = Ravenna
space-venice = Venice
space-zara = Zara
space-ragusa = Ragusa

# Sea zones

sea-irish_sea = Irish Sea
sea-bay_of_biscay = Bay of Biscay
sea-atlantic_ocean = Atlantic Ocean
sea-english_channel = English Channel
sea-north_sea = North Sea
sea-baltic_sea = Baltic Sea
sea-gulf_of_lyon = Gulf of Lyon
sea-barbary_coast = Barbary Coast
sea-tyrrhenian_sea = Tyrrhenian Sea
sea-north_african_coast = North African Coast
sea-aegean_sea = Aegean Sea
sea-ionian_sea = Ionian Sea
sea-adriatic_sea = Adriatic Sea
sea-black_sea = Black Sea

# Language zones

zone-english = English zone
zone-french = French zone
zone-german = German zone
zone-italian = Italian zone
zone-spanish = Spanish zone

# Units

unit-regular = regular
unit-mercenary = mercenary
unit-cavalry = cavalry
unit-squadron = squadron
unit-corsair = corsair

# Army and naval leaders

leader-suleiman = Suleiman
leader-ibrahim_pasha = Ibrahim Pasha
leader-charles_v = Charles V
leader-duke_of_alva = Duke of Alva
leader-ferdinand = Ferdinand
leader-henry_viii = Henry VIII
leader-charles_brandon = Charles Brandon
leader-john_dudley = John Dudley
leader-francis_i = Francis I
leader-henry_ii = Henry II
leader-montmorency = Anne de Montmorency
leader-john_frederick = John Frederick
leader-philip_of_hesse = Philip of Hesse
leader-maurice_of_saxony = Maurice of Saxony
leader-renegade = Charles Bourbon
leader-andrea_doria = Andrea Doria
leader-barbarossa = Barbarossa
leader-dragut = Dragut

# Rulers

ruler-suleiman = Suleiman I
ruler-charles_v = Charles V
ruler-henry_viii = Henry VIII
ruler-edward_vi = Edward VI
ruler-mary_i = Mary I
ruler-elizabeth_i = Elizabeth I
ruler-francis_i = Francis I
ruler-henry_ii = Henry II
ruler-leo_x = Leo X
ruler-clement_vii = Clement VII
ruler-paul_iii = Paul III
ruler-julius_iii = Julius III
ruler-luther = Martin Luther
ruler-calvin = John Calvin

# Debaters

# Reformers

reformer-luther = Luther
reformer-zwingli = Zwingli
reformer-calvin = Calvin
reformer-cranmer = Cranmer

# Explorers

explorer-magellan = Ferdinand Magellan
explorer-orellana = Francisco de Orellana
explorer-de_soto = Hernando de Soto
explorer-leon = Juan Ponce de Leon
explorer-narvaez = Panfilo de Narvaez
explorer-de_vaca = Alvar Nunez Cabeza de Vaca
explorer-chancellor = Richard Chancellor
explorer-willoughby = Hugh Willoughby
explorer-rut = John Rut
explorer-cartier = Jacques Cartier
explorer-verrazano = Giovanni da Verrazano
explorer-roberval = Jean Francois de Roberval
explorer-cabot = Sebastian Cabot

# Conquistadors

conquistador-cortes = Hernando Cortes
conquistador-pizarro = Francisco Pizarro
conquistador-montejo = Francisco de Montejo
conquistador-coronado = Francisco Coronado
conquistador-cordova = Francisco Hernandez de Cordova
conquistador-english_conquest = English conquest marker
conquistador-french_conquest = French conquest marker

# Cards

# Actions

action-move_formation_clear = Move formation in clear
action-move_formation_pass = Move formation over pass
action-naval_move = Naval move
action-buy_mercenary = Buy mercenary
action-raise_regular = Raise regular troop
action-raise_cavalry = Raise cavalry
action-build_squadron = Build naval squadron
action-build_corsair = Build corsair
action-assault_foreign_war = Assault / fight foreign war
action-control_unfortified = Control unfortified space
action-initiate_piracy = Initiate piracy in a sea
action-explore = Explore
action-colonize = Colonize
action-conquer = Conquer
action-translate_scripture = Translate scripture
action-publish_treatise = Publish treatise
action-call_debate = Call theological debate
action-build_st_peters = Build Saint Peter's
action-burn_books = Burn books
action-found_jesuit_university = Found Jesuit university

# Discoveries

discovery-st_lawrence = St. Lawrence River
discovery-great_lakes = Great Lakes
discovery-mississippi = Mississippi River
discovery-amazon = Amazon River
discovery-pacific_strait = Pacific Strait
discovery-circumnavigation = Circumnavigation

# Conquests

conquest-maya = Maya
conquest-aztec = Aztec
conquest-inca = Inca

# Colonies

colony-roanoke_island = Roanoke Island
colony-jamestown = Jamestown
colony-charlesbourg = Charlesbourg
colony-montreal = Montreal
colony-puerto_rico = Puerto Rico
colony-cuba = Cuba
colony-hispaniola = Hispaniola
colony-potosi = Potosi

# Marital status of Henry VIII

wife-catherine_of_aragon = Catherine of Aragon
wife-ask_for_divorce = Ask for Divorce
wife-anne_boleyn = Anne Boleyn
wife-jane_seymour = Jane Seymour
wife-anne_of_cleves = Anne of Cleves
wife-kathryn_howard = Kathryn Howard
wife-katherine_parr = Katherine Parr

## Cards: home, combat and response cards, events of war, foreign wars

# Names

place-persia = War in Persia
place-egypt = Revolt in Egypt
place-ireland = Revolt in Ireland

# Prompts

ask-fetch_card = { $power }: which card do you take from the discard pile?
ask-fetched_card = { $power }: do you use the card at once, or keep it?
ask-emperor = { $power }: where does Charles V travel?
ask-alva_goes_along = { $power }: does the Duke of Alva go with Charles V?
ask-six_wives = { $power }: does Henry move on in his marriages, or do you declare a war and take 5 command points?
ask-landsknechts = { $power }: which mercenary is eliminated?
ask-halleys_comet = { $power }: whom does the comet frighten, and how?
ask-informant = { $power }: who looks at whose hand?
ask-roxelana = { $power }: do you spend 2 of the 4 command points to send Suleiman to Istanbul?
ask-suleiman_storms = { $power }: does Suleiman storm a city now, free of command points?
ask-akinji_raiders = { $power }: whom do the Akinji raid?
ask-demand_pay = { $power }: whose mercenaries demand their pay?
ask-pay_mercenaries = { $power }: do you discard a card to keep mercenaries? 1 CP keeps 2, 2 keep 4, 3 keep 6, 4 keep 10, more keep all.
ask-ransomed = { $power }: which captured leader returns?
ask-threat_to_power = { $power }: which leader has become too powerful?
ask-trace_italienne = { $power }: where is a fortress built?
ask-treachery = { $power }: which besieged city is betrayed, and to whom?
ask-unpaid_mercenaries = { $power }: which mercenaries go home?
ask-unsanitary_camp = { $power }: which stack falls ill?
ask-maurice = { $power }: where does Maurice of Saxony join you?
ask-andrea_doria = { $power }: does Genoa become your ally, or does Doria raid the Ottoman coast?
ask-auld_alliance = { $power }: what becomes of the Auld Alliance?
ask-venetian_alliance = { $power }: what becomes of the alliance with Venice?
ask-reinforced = { $power }: where do the reinforcements arrive?
ask-charles_bourbon = { $power }: where does Charles Bourbon raise his troops?
ask-city_state_rebels = { $power }: which captured key rises?
ask-rebels_kill = { $power }: which unit do the rebels eliminate?
ask-sack_of_rome = { $power }: which stack marches on Rome?
ask-loot = { $power }: which of the two Papal cards do you keep? The other one is discarded.
ask-pirate_haven = { $power }: which port becomes a pirate haven?
ask-knights = { $power }: which port do the Knights of St. John get?
ask-shipbuilding = { $power }: which ships do you build?
ask-raid_leader = { $power }: do you send a leader to Scotland? You then have 3 command points instead of 6.
ask-help_the_irish = { $power }: do you give the Irish one of your own units? It leaves the map.

# Options

act-play_side = Play { $card } for the { $side }
    .tip = { $card } helps the { $side }.
act-play_on_leader = Play { $card } on { $leader }
    .tip = { $leader } stays where he is for the rest of the impulse, and what was announced does not take place.
act-play_plus = Play { $card }: +2
    .tip = The roll counts 2 more.
act-play_minus = Play { $card }: -2
    .tip = The roll counts 2 less.
act-place_units = { $amount } × { $unit } of { $power } in { $place }
    .tip = New units, as far as the counters go.
act-marry = Move Henry's marker
    .tip = The marital status marker moves one box; with a new wife the pregnancy chart is rolled on. No command points.
act-keep_card = Keep { $card }
    .tip = { $card } stays in your hand.
act-discard_random = A random card of { $power } is discarded
    .tip = One card from the hand of { $power }, never a home card.
act-skip_impulse = The next impulse of { $power } is skipped
    .tip = A skipped impulse is not a pass.
act-show_hand = Show { $power } the hand of { $power2 }
    .tip = Nobody but { $power } sees the cards.
act-dismiss = { $amount } from { $space }
    .tip = So many mercenaries leave { $space } for want of pay.
act-betray = { $space }, to { $power }
    .tip = The besiegers assault at once, without a line of communication if need be, and take { $space } if they still outnumber the garrison.
act-disband = Mercenaries of { $power } in { $space }
    .tip = All of them are removed.
act-infect = The stack of { $power } in { $space }
    .tip = A third of it, rounded up, is removed.
act-activate = Win { $power } as an ally
    .tip = { $power } becomes your ally with all its spaces and units; its enemies may declare war on you free of charge.
act-deactivate = End the alliance of { $power }
    .tip = { $power } is inactive again and takes back its home spaces; everybody else leaves them.
act-reinforce = Send help to { $power }
    .tip = New units in one space, as far as the counters go.
act-doria_raids = Raid the Ottoman coast
    .tip = You and the power that commands Doria draw a card each; three dice, every 5 and 6 takes a piracy VP from the Ottomans.
act-sack = { $power } from { $space }
    .tip = The whole stack fights the Papal regulars in Rome and returns to { $space } afterwards.
act-build_corsairs = { $amount } × corsair in { $space }
    .tip = In place of one squadron.
act-send_units = { $amount } × { $unit } from { $space }
    .tip = They leave the map until the foreign war is over.
act-fight_foreign_war = Fight: { $place }
    .tip = One battle, without a defender's die and without retreat. The war ends when no enemy is left.

# Log

log-units_placed = { $power } placed { $amount } × { $unit } in { $place }.
log-emperor_announced = Charles V was to travel to { $space }.
log-emperor_travels = { $leader } travelled to { $space }.
log-gout = { $leader } suffered from gout and stayed behind.
log-will_skip = { $power } will skip the next impulse.
log-leader_executed = Threat to Power: { $leader } left the game. Die: { $dice }.
log-leader_dismissed = Threat to Power: { $leader } was sent away until the next turn. Die: { $dice }.
log-fortress_built = A fortress was built in { $space }.
log-maurice_changes_sides = Maurice of Saxony joined { $power } in { $space }, with { $amount ->
        [one] one mercenary
       *[other] { $amount } mercenaries
    }.
log-doria_raids = Andrea Doria raided the Ottoman coast: the Ottomans lost { $amount } piracy VP. Dice: { $dice }.
log-renegade = Charles Bourbon took service with { $power } in { $space }.
log-master_of_italy = { $power } controlled { $amount } Italian keys and gained { $vp } VP.
log-rebels = Rebels in { $space } scored { $amount ->
        [one] one hit
       *[other] { $amount } hits
    }. Dice: { $dice }.
log-sack_of_rome = { $amount ->
        [one] One unit of { $power } marched
       *[other] { $amount } units of { $power } marched
    } from { $space } on Rome, against { $amount2 ->
        [one] one Papal regular
       *[other] { $amount2 } Papal regulars
    }.
log-admiral_replaced = { $leader } took the place of { $leader2 } in { $place }.
log-admiral_waits = { $leader } will take the place of { $leader2 } in the next turn.
log-knights_settle = The Knights of St. John settled in { $space }.
log-pirate_haven = { $space } became a pirate haven.
log-irish_helped = { $power } helped the Irish, who have { $amount ->
        [one] one unit
       *[other] { $amount } units
    } now.
log-foreign_war = { $power2 } played it: { $place } began for { $power }, against { $amount } enemy units.
log-units_sent = { $power } sent { $amount } × { $unit } from { $space }: { $place }.
log-leader_sent = { $leader } went along: { $place }.
log-foreign_war_over = { $place }: the war was over.
log-army_home = { $amount ->
        [one] One unit of { $power } returned
       *[other] { $amount } units of { $power } returned
    } to { $space }.

# Sections of the rules

section-6-1 = 6.1 Kinds of cards
section-11 = 11 Action phase
section-11-1 = 11.1 Actions
section-21-1 = 21.1 The Ottomans
section-21-2 = 21.2 The Hapsburgs
section-21-7 = 21.7 Foreign wars

## Diplomacy, card draw, minor powers, victory

option-last_turn = Last turn
    .tip = The players may agree to stop at the end of an earlier turn; the highest total then wins.
option-last_turn-0 = as the scenario says
option-last_turn-4 = turn 4
option-last_turn-5 = turn 5
option-last_turn-6 = turn 6
option-last_turn-7 = turn 7
option-last_turn-8 = turn 8

# Questions

ask-maurice_enters = { $power }: in which electorate does Maurice of Saxony appear?
ask-negotiate = { $turn ->
        [1] { $power }: on turn 1 only England negotiates. Negotiate in secret with { $powers }, and say so when you are ready.
       *[other] { $power }: negotiate in secret with whom you like. Say so when you are ready.
    }
ask-first_talks = { $power }: with whom do you talk first?
ask-ransom = { $power }: do you ransom a captured leader? His captor draws a card from your hand at random.
ask-donation = { $power }: do you give a random card to Saint Peter's to have the excommunication lifted?
ask-sue_for_peace = { $power }: do you sue for peace?

# Answers

act-grant_mercenaries = { $amount ->
    [one] { $power } to give { $power2 } a mercenary
   *[other] { $power } to give { $power2 } { $amount } mercenaries
}
    .tip = Taken off the map by the giver, then placed by the receiver.
act-grant_divorce = The Papacy to grant Henry VIII a divorce
    .tip = Henry marries Anne Boleyn, and England rolls for an heir at once.
act-lift_excommunication = The Papacy to lift the excommunication of the ruler of { $power }
    .tip = The ruler is back in the Church, and the lost card is dealt again.
act-ransom = Ransom { $leader }
    .tip = The captor draws a card from your hand at random.
act-donate = Give a card
    .tip = A random card goes; its CP build Saint Peter's.
act-sue = Sue { $power } for peace
    .tip = You lose the war: two of your units are removed, occupied home spaces of { $power } go back, and War Winner VP are scored against you.
act-regain_for_vp = { $space } for a War Winner VP
    .tip = You get the space back, and the winner scores 1 VP more.
act-regain_for_card = { $space } for a random card
    .tip = You get the space back, and the winner draws a card from your hand.
act-redeem_for_vp = { $leader } for a War Winner VP
    .tip = The leader comes home, and the winner scores 1 VP more.
act-redeem_for_card = { $leader } for a random card
    .tip = The leader comes home, and the winner draws a card from your hand.
act-declare_war = Declare war on { $power }
    .tip = A war lasts until peace is made in a later diplomacy phase.
act-intervene = Intervene
    .tip = The minor power becomes your ally, and you are at war with its attacker.
act-pay = Pay with { $card }
    .tip = { $card } is discarded; command points beyond the need are lost.

# The log

log-card_draw_phase = Turn { $turn }: card draw phase.
log-leader_enters = { $leader } entered in { $space }.
log-cards_join = These cards joined the deck: { $card }.
log-diplomacy_phase = Turn { $turn }: diplomacy phase.
log-term_grant_mercenaries = { $amount ->
    [one] { $power } to give { $power2 } a mercenary;
   *[other] { $power } to give { $power2 } { $amount } mercenaries;
}
log-term_grant_divorce = the Papacy to grant Henry VIII a divorce;
log-term_lift_excommunication = the Papacy to lift the excommunication of the ruler of { $power };
log-mercenaries_given = { $amount ->
    [one] { $power } gave a mercenary to { $power2 }; it was placed in { $space }.
   *[other] { $power } gave { $amount } mercenaries to { $power2 }; they were placed in { $space }.
}
log-divorce_granted = The { $power } granted the King of { $power2 } his divorce.
log-ransoms = { $power } ransomed { $leader } from { $power2 }.
log-donates = { $power } gave { $card } to Saint Peter's: { $cp } CP.
log-excommunication_lifted = The excommunication of the ruler of { $power } was lifted.
log-sues_for_peace = { $power } sued { $power2 } for peace.
log-war_winner = { $power } gained { $vp } War Winner VP.
log-unit_removed = { $power } removed a { $unit } in { $space }.
log-peace_made = { $power } and { $power2 } made peace.
log-war_declared = War: { $power } against { $power2 }.
log-intervenes = { $power } intervened for { $power2 } against { $power3 }.
log-activated = { $power2 } became an ally of { $power }.
log-deactivated = The alliance of { $power2 } with { $power } ended.
log-hungary_falls = Hungary-Bohemia was defeated. What the Ottomans did not hold turned to the Hapsburgs, and the two went to war.
log-vp_at_end = { $power }: { $vp } VP at the end of the turn.

# Endings

end-military = Master of enough keys: victory by force of arms for { $powers }.
end-religious = Fifty spaces follow the new faith: victory in the religious struggle for { $powers }.
end-standard = { $vp } VP are reached, and the highest total decides: victory for { $powers }.
end-domination = At least { $lead } VP ahead of everybody: victory by domination for { $powers }.
end-time_limit = Time is up. The highest total belongs to { $powers }.

# Sections

section-3-1 = 3.1 Players
section-3-2 = 3.2 Powers
section-3-3 = 3.3 Rulers
section-4 = 4 Power cards
section-6-2 = 6.2 The deck
section-7 = 7 Sequence of play
section-8-1 = 8.1 Turn 1
section-8-2 = 8.2 Card draw phase
section-9-1 = 9.1 Negotiation
section-9-2 = 9.2 Alliances
section-9-3 = 9.3 Suing for peace
section-9-4 = 9.4 Ransom of leaders
section-9-5 = 9.5 Removing excommunication
section-9-6 = 9.6 Declarations of war
section-22-1 = 22.1 Inactive minor powers
section-22-2 = 22.2 Activation
section-22-3 = 22.3 Active minor powers
section-22-4 = 22.4 Deactivation
section-22-5 = 22.5 Defeat of Hungary-Bohemia
section-22-6 = 22.6 Independent keys
section-23 = 23 Victory
section-23-1 = 23.1 Automatic victories
section-23-2 = 23.2 Victory points
section-23-3 = 23.3 Victory determination phase
section-seats = Two powers of one player

# Acts shared with other chapters (keep one of each)

act-take_unit = { $power }: a { $unit } in { $space }
    .tip = This unit leaves { $space }.

## The action phase: cards, points, passing (only what no other part has)

ask-show_card = { $power }: which card do you show under Mary I?
act-show_card = Show { $card }
    .tip = A die says who uses it.
act-pass = Pass
    .tip = Do nothing now.
log-action_phase = The action phase of turn { $turn } began.
log-event_forced = { $card } was overdue and happened now.
log-impulse_skipped = { $power } skipped this impulse.

## Land war: moves, battles, sieges, control, building, spring and winter

# Actions

act-move = Move from { $space }
    .tip = A formation goes one space: 1 CP, 2 over a pass. Then choose where to and who goes.
act-assault = Assault { $space } (1 CP)
    .tip = Your besiegers try to take the fortification.
act-control = Take control of { $space } (1 CP)
    .tip = An unfortified space with your units in it, or next to it while no enemy is.
act-calm = End the unrest in { $space } (1 CP)
    .tip = Needs your units in the space, or next to it while no enemy is.
act-raise_regular = Raise a regular of { $power } at { $place } (2 CP)
    .tip = In a friendly home space without unrest and enemies.
act-buy_mercenary = Hire a mercenary at { $place } (1 CP)
    .tip = In a friendly home space without unrest and enemies.
act-raise_cavalry = Raise cavalry at { $place } (1 CP)
    .tip = In a friendly home space without unrest and enemies.
act-build_squadron = Build a squadron of { $power } at { $space } (2 CP)
    .tip = In a friendly home port without unrest and enemies.
act-build_corsair = Build a corsair at { $space } (1 CP)
    .tip = In an Ottoman home port, at Algiers or in a pirate haven.

# What happened

log-spring = Spring deployment of turn { $turn }.
log-winter = Winter of turn { $turn }.
log-replacement = { $power } raised a regular in { $space }.

# title and options

title = Here I Stand
about = Wars of the Reformation, 1517 to 1555. Six powers, six games: the Ottomans and the Hapsburgs fight for the Mediterranean and Hungary, France and England for glory and heirs, the Papacy and the Protestants for souls. Each turn cards are played for their events or for command points; between the turns there is diplomacy, in secret. There are several ways to win: hold enough keys for a military victory, turn 50 spaces Protestant for a religious one, have 25 victory points at the end of a turn, or from the fourth turn on lead by five. If nobody has won by the last turn, the highest total wins.
option-scenario-1517 = 1517: the whole game, nine turns
option-scenario-1532 = 1532: from the fourth turn on
option-scenario-tournament = tournament: turns four to six
option-placards_attempts = Attempts of the Affair of the Placards
    .tip = How many reformation attempts this card gives; its printings differ.
option-placards_attempts-three = three
option-placards_attempts-four = four
option-leipzig_bar = A debater barred by Leipzig Debate
    .tip = Whether a debater whom the Papacy bars with its home card may still step in for the second round.
option-leipzig_bar-whole_debate = is out of the whole debate
option-leipzig_bar-first_round = is out of the first round

# the sea (16)

act-naval_move = Move ships (1 CP)
    .tip = All your ships may move to an adjacent port or sea zone.
act-piracy = Piracy against { $power } in the { $sea } (2 CP)
    .tip = Your corsairs there roll dice; for every hit { $power } must give up a squadron, a card or a VP for you.
act-sail = { $place } → { $place2 }: all ships
    .tip = Every ship you command there makes this one step. A naval leader goes with the last of them; Andrea Doria never goes into the Atlantic.
act-all_ships = All ships
    .tip = Every ship there that can intercept goes along, and the naval leader with them; Andrea Doria never goes into the Atlantic.
act-give_ship = A squadron of { $power } at { $place }
    .tip = This squadron is lost.
act-give_card = A random card
    .tip = The Ottomans draw it from your hand.
act-give_vp = A victory point for the Ottomans
    .tip = The Ottomans score; you lose nothing yourself.
log-admiral_left = { $leader } stayed in { $place } without ships: he never enters the Atlantic.
log-piracy = Pirates in the { $sea } threatened { $power }.
log-piracy_defence = { $power } rolled { $dice } against the pirates: { $amount ->
        [one] one corsair was lost
       *[other] { $amount } corsairs were lost
    }.
log-piracy_dice = The pirates rolled { $dice }: { $amount ->
        [one] one hit
       *[other] { $amount } hits
    }.
log-piracy_vp = { $power } let the Ottomans have a victory point.
log-piracy_ship = { $power } lost a squadron at { $place } to the pirates.
log-gonzaga_taken = The pirates carried off Julia Gonzaga: a victory point for the Ottomans.

# the New World (20)

voyage-explore = exploration
voyage-conquer = conquest
voyage-colonize = colony
riches-card = a card
riches-deplete = a card, and then nothing more
riches-galleon = a card for whoever has galleons
riches-nothing = nothing
riches-eliminate = lost
fate-shipwrecked = shipwrecked in the strait
fate-mutiny = killed by mutineers
fate-storm = sunk in a storm
fate-scurvy = dead of scurvy
fate-cannibals = eaten
fate-captured = captured by the Portuguese
fate-speared = speared by islanders
fate-success = home again
fate-success_card = home again with riches
act-explore = Send an explorer (2 CP)
    .tip = Once a turn; the dice fall in the New World phase.
act-colonize = Send colonists (3 CP; Hapsburgs 2 CP)
    .tip = Once a turn; the colony may yield cards from the next turn on.
act-conquer = Send a conquistador (4 CP)
    .tip = Once a turn; the dice fall in the New World phase.
act-claim = Claim the { $discovery }
    .tip = The discovery and its VP are yours.
act-sail_through = Sail through the { $discovery } and try to go around the world
    .tip = The strait is yours if nobody has it; then two dice: 10 or more goes round the world, less is lost at sea.
log-voyage = { $power } sent out a voyage: { $voyage }.
log-explorer = { $explorer } sailed for { $power }.
log-voyage_roll = { $power } rolled { $dice } with { $modifier }: { $total }.
log-lost_at_sea = { $explorer } of { $power } did not come back.
log-nothing_found = { $explorer } of { $power } came back without a discovery.
log-discovery = { $explorer } discovered the { $discovery } for { $power }: { $vp } VP.
log-voyage_failed = The voyage around the world ended: { $fate }.
log-colony = { $power } founded a colony: { $colony }.
log-conquistador = { $conquistador } landed for { $power }.
log-conquistador_killed = { $conquistador } of { $power } was killed by the natives.
log-no_conquest = { $conquistador } of { $power } conquered nothing.
log-conquered = { $power } conquered the { $conquest }: { $vp } VP.
log-riches = { $power }, { $holding }: { $dice } gave { $total }: { $riches }.
log-raider = { $stolen ->
    [1] Raiders of { $power } rolled { $die } and took the card.
   *[other] Raiders of { $power } rolled { $die } and took nothing.
}

# events

ask-council = { $power }: whom do you send to Trent?
ask-henry_ii_enters = { $power }: where does Henry II take over?
ask-colloquy = { $power }: who goes to Marburg?
ask-strike = { $power }: whom do Zwingli's men strike?
ask-convert_space = { $power }: which space becomes Catholic again?
ask-inquisition_hand = { $power }: whose hand does the Inquisition look into?
ask-inquisition = { $power }: what does the Inquisition take?
act-draw_from = A random card of { $power }
    .tip = { $power }: a card leaves the hand for yours, never a home card.
act-debate_now = Call a debate with two more dice
    .tip = You call a debate at once.
ask-inquisition_discard = { $power }: which card is discarded?
act-discard_of = { $card } of { $power }
    .tip = { $card } goes to the discard pile.
ask-prayer_unrest = { $power }: where do the Catholics of England rise?
ask-nearest_town = { $power }: which town turns?
ask-fetch_wartburg = { $power }: do you take The Wartburg from the discard pile?
ask-prince = { $power }: on whom do you declare war?
ask-copernicus = { $power }: draw a card, or let the Protestants discard one?
act-draw_card = Draw a card
    .tip = From the top of the deck.
act-protestant_discards = The Protestants discard a card
    .tip = A random card, never a home card.
ask-bigamy = { $power }: what does Philip's bigamy cost?
act-lose_leader = { $leader } leaves the game
    .tip = { $leader } does not come back.
act-lose_card = Discard a random card
    .tip = Never a home card.
ask-grey_keeps = { $power }: which card do you keep?
ask-grey_gives = { $power }: who gets the other card?
ask-cloth_prices = { $power }: how do cloth prices move?
act-cloth_trade = Trade flourishes: England and the Hapsburgs draw a card, you hire two units
    .tip = Only with Calais in English and Antwerp in Hapsburg hands.
act-cloth_crisis = Trade breaks down: a card is lost at Antwerp, and there is unrest
    .tip = The holder of Antwerp discards a card; then unrest in up to two spaces.
ask-cloth_soldiers = { $power }: where do your new units muster?
ask-marriage = { $power }: which marriage do you arrange?
ask-overture = { $power }: which card do you give to whom?
act-give_away = { $card } to { $power }
    .tip = { $card } goes to the hand of { $power }.
ask-beneficiary = { $power }: which power does it concern?
ask-recall = { $power }: which voyage is called back?
act-recall_explorer = The exploration of { $power }
    .tip = It is cancelled before the dice.
act-recall_cabot = The voyage of Cabot for { $power }
    .tip = It is cancelled before the dice.
act-recall_conquest = The conquest of { $power }
    .tip = It is cancelled before the dice.
log-galleons = { $power } received galleons.
log-plantations = { $power } received plantations.
log-raiders = { $power } sent raiders to sea.
log-voyage_cancelled = A voyage of { $power } was given up: { $voyage }.
log-fountain = The search for the Fountain of Youth: { $die } for { $power }.
log-copernicus = Copernicus brought { $power } { $vp } VP.
log-servetus = Michael Servetus brought { $power } 1 VP.
log-leader_removed = { $leader } left the game.
log-gives_card = { $power } gave { $power2 } { $card }.
log-gets_card = { $power } got { $card }.
log-fugger_debt = { $power } will draw a card less next turn.
log-prayer_die = The Book of Common Prayer: { $die }.
log-michelangelo = Michelangelo worked for Saint Peter's: { $dice }.
log-new_ruler = { $ruler } came to rule ({ $power }).
log-league_not_formed = The Protestants were still too weak for a league.
log-council_dice = { $power } rolled { $dice } at Trent.
log-council_won = { $power } won at Trent by { $amount }.
birth-marriage_fails = the marriage fails
birth-barren = no child
birth-executed = the wife is executed
birth-elizabeth = Elizabeth is born
birth-sickly_edward = a sickly Edward is born
birth-healthy_edward = a healthy Edward is born
log-pregnancy = { $wife }: { $dice }, { $birth }.
log-begins = Turn { $turn } began.

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

## Religion: reformation, debates, translations, the Papacy, the Protestants, England's succession, chateaux

# Prompts

ask-third_attempt = { $power }: do you commit a debater before the first attempt?
ask-debate_zone = { $power }: in which language zone do you call the debate?
ask-bullinger = { $power }: the first round is tied. Do you put in Bullinger for the second?
ask-translator = { $power }: does a translator advance the work by one extra space?
ask-university = { $power }: where do you place a Jesuit university?
ask-excommunicate = { $power }: whom do you excommunicate?
ask-diet_card = { $power }: which card do you commit to the Diet of Worms?
ask-remarry = { $power }: Henry's wife was executed. Does he marry again?
ask-dudley = { $power }: Henry VIII is dead. Where does John Dudley take command?

# Options

act-attempt_with = { $space }, with { $debater }
    .tip = Try { $space } and commit { $debater } for extra dice there, in this and the following attempts of the series. Only one such bonus per impulse.
act-end_attempts = No more attempts
    .tip = The attempts of this series that are left are given up.
act-bar = Bar { $debater }
    .tip = { $debater } may not take part in this debate; only Here I Stand brings Luther back.
act-committed = A committed debater
    .tip = Your opponent is drawn from the debaters who have acted this turn; he defends with his value and 1 die.
act-uncommitted = An uncommitted debater
    .tip = Your opponent is drawn from the debaters who have not acted yet; he defends with his value and 2 dice.
act-excommunicate = Excommunicate { $debater }
    .tip = { $debater } is off the board until the next card draw phase, and you may call a debate in that language zone. Once in a game.
act-excommunicate_ruler = Excommunicate the ruler of { $power }
    .tip = One card less for { $power } until the Church forgives, and you put unrest on up to two empty Catholic home spaces.
act-place_leader = { $leader } in { $space }
    .tip = { $leader } joins the troops in { $space }.
act-translate = Translate: { $zone } (1 CP)
    .tip = The New Testament of this language moves one space, or the full Bible once it is complete. A finished work gives six reformation attempts.
act-extra_translation = Commit { $debater } to translate
    .tip = { $debater } moves the translation of that language one extra space, free of command points. Only one debater bonus per impulse.
act-treatise = Publish a treatise: { $zone } (2 CP; England 3 CP)
    .tip = Two reformation attempts with this target zone: there you win ties, and a six succeeds at once.
act-call_debate = Call a debate: { $zone } (3 CP)
    .tip = A random uncommitted debater of yours debates against one of the other side; the winner converts spaces, a beaten debater may be burnt or disgraced.
act-build_peters = Build Saint Peter's (1 CP)
    .tip = One command point for the building. Every fifth is a victory point, five at most.
act-burn_books = Burn books: { $zone } (2 CP)
    .tip = Two counter reformation attempts with this target zone.
act-found_university = Found a university in { $space } (3 CP)
    .tip = A Jesuit university gives the Papacy 2 dice in { $space } and 1 die in the spaces around it.
act-loyola_founds = Found a university with Loyola (2 CP)
    .tip = Loyola is committed and one university costs 2 command points instead of 3.

# Options that other chapters use as well

act-debater = { $debater }
    .tip = Choose { $debater }.
act-zone = { $zone }
    .tip = Choose this language zone.
act-card = { $card }
    .tip = Choose { $card }.

# Log: conversions

log-turns_protestant = { $space } became Protestant.
log-turns_catholic = { $space } became Catholic.
log-electorate_troops = { $amount ->
    [one] One Protestant regular entered { $space }.
   *[other] { $amount } Protestant regulars entered { $space }.
}
log-reform_attempts = { $amount ->
    [one] { $power }: one reformation attempt (target zone: { $zone }).
   *[other] { $power }: { $amount } reformation attempts (target zone: { $zone }).
}
log-counter_attempts = { $amount ->
    [one] { $power }: one counter reformation attempt (target zone: { $zone }).
   *[other] { $power }: { $amount } counter reformation attempts (target zone: { $zone }).
}
log-reform_attempt = { $power } preached in { $space }: { $dice }. Best result { $amount }.
log-counter_attempt = { $power } acted against the reformation in { $space }: { $dice }. Best result { $amount }.
log-attempt_answer = { $power } answered in { $space }: { $dice }. Best result { $amount }.
log-attempts_ended = { $power } gave up the attempts that were left: { $amount }.
log-attempt_fails = The attempt in { $space } failed.

# Log: people

log-debater_enters = { $debater } joined the debaters.
log-debater_committed = { $debater } was committed.
log-reformer_enters = { $debater } began to preach in { $space }.
log-reformer_returns = { $debater } returned to { $space }.

# Log: debates

log-debate_called = { $power } called a debate: { $zone }.
log-no_debate = { $power } could not call a debate.
log-debater_barred = { $debater } was barred from the debate.
log-debaters_chosen = Round { $round }: { $debater } attacked, { $debater2 } defended.
log-debater_replaced = Luther took the place of { $debater }.
log-debate_dice = { $debater }: { $dice }. { $amount ->
    [one] One hit.
   *[other] { $amount } hits.
}
log-debate_tied = The round was tied. New debaters stepped forward.
log-debate_undecided = The debate ended without a result.
log-debate_won = { $amount ->
    [one] { $power } won the debate by one hit.
   *[other] { $power } won the debate by { $amount } hits.
}
log-aleander = { $debater } was uncommitted before the round, so one space more is converted: { $amount } by { $power }.
log-campeggio = Campeggio argued about the result: { $dice }. With 5 or 6 it did not count.
log-debater_burnt = { $debater } was burnt at the stake: { $amount } VP for { $power }.
log-debater_disgraced = { $debater } was disgraced: { $amount } VP for { $power }.

# Log: translations

log-new_testament = New Testament ({ $zone }): { $amount } of 6.
log-full_bible = Full Bible ({ $zone }): { $amount } of 10.
log-new_testament_complete = The New Testament was completed: { $zone }.
log-full_bible_complete = The full Bible was completed: { $zone }.

# Log: the Papacy

log-st_peters = Saint Peter's: { $amount } of 5 points, { $vp } VP.
log-university_founded = A Jesuit university was founded in { $space }.
log-reformer_excommunicated = { $debater } was excommunicated.
log-ruler_excommunicated = The ruler of { $power } was excommunicated.

# Log: the first turn

log-theses = Luther nailed 95 theses to the door of the church in Wittenberg.
log-diet_card = Diet of Worms: { $power } committed { $card } ({ $cp } CP).
log-diet_dice = Diet of Worms: { $power } rolled { $dice }. { $amount ->
    [one] One hit.
   *[other] { $amount } hits.
}
log-diet_undecided = The Diet of Worms ended without a result.
log-diet_won = { $amount ->
    [one] { $power } won at the Diet by one hit.
   *[other] { $power } won at the Diet by { $amount } hits.
}

# Log: the League

log-league_formed = The Schmalkaldic League was formed.
log-league_control = Under Protestant control now: { $space }.
log-league_withdraws = { $amount ->
    [one] One Protestant regular withdrew from { $space } to { $space2 }.
   *[other] { $amount } Protestant regulars withdrew from { $space } to { $space2 }.
}

# Log: England and France

log-marital_status = Henry's marital status: { $wife }.
log-pregnancy_nothing = { $wife }: { $dice }. Nothing new happened.
log-accession = { $ruler } ascended the throne of England.
log-card_shown = { $power } showed { $card }.
log-mary_die = Mary I: { $dice }. Up to 3 the Papacy acts.
log-mary_interferes = { $power } acted in place of England, with { $card } ({ $cp } CP).
log-chateau_die = Chateau: { $dice }. With 3 or more it is built.
log-chateau_built = { $amount ->
    [one] France built its first chateau.
   *[other] France built a chateau: { $amount } now.
}

## Help pages

help-goal =
    Six powers struggle for Europe between 1517 and 1555. All of them count victory points (VP), but each earns them in its own way; the page of each power tells how.

    Most games end in the victory phase. Whoever has 25 VP then wins; if several have, the highest total does. From turn 4 on, a lead of 5 VP over every other power is a domination victory. After turn 9 the highest total wins. Ties go to whoever had more VP one turn earlier, and so on. The tournament asks for 23 VP or a lead of 4 and ends after turn 6.

    Two victories come at once, in the action phase: enough keys, none of them in unrest (Ottomans 11, Hapsburgs 14, England 9, France 11, Papacy 7), or 50 Protestant spaces without unrest for the Protestants.

    Keys, the squares of the map, bring VP and cards, so losing one hurts twice. With fewer than six players some seats hold two powers: the better one counts, and for domination their average.
help-turn =
    A turn begins with the card draw: debaters, reformers and new cards arrive, the New World pays, everybody is dealt a hand. The very first turn of 1517 has { card-luthers_95_theses } before it and the Diet of Worms after diplomacy.

    Diplomacy: secret talks and deals, then peace, ransom, the end of excommunications, and declarations of war. On turn 1 of 1517 only England talks, with the Hapsburgs and with France.

    Spring: each power may bring one formation from a capital to a friendly space, free of charge, along friendly spaces without unrest, not over a pass, and with at most five units across one sea zone.

    Action: in impulse order (Ottomans, Hapsburgs, England, France, Papacy, Protestants) each power plays one card or passes, again and again, until all six have passed in a row.

    Winter sends everybody home, the New World phase resolves voyages, and the victory phase looks for a winner.
help-cards =
    In your impulse you play one card, for its event or for its command points (CP). CP buy actions one after another: a march 1, a naval move 1, a mercenary 1, a regular 2, a squadron 2, an assault 1, control 1, and what only your power can do. Points left over are lost.

    Home cards come back to your hand every turn, and nobody can draw them from you. Mandatory events must be played in the turn you get them: first the event, then 2 CP. Response and combat cards interrupt battles and moves, also in the impulses of others; in your own impulse you may spend them for CP.

    You may pass only if you hold no home card, no mandatory event, and no more cards than your ruler's administration rating. What you keep is yours next turn, and you may still play it after a pass.

    Your hand grows with your keys and your ruler's bonus; keys in unrest do not count. The Protestants get 4 cards, 5 with four electorates.
help-control =
    Control and religion are two different things. The colour and the emblem of a space tell who controls it; a white middle means that it is Protestant.

    Circles are unfortified. For 1 CP you take one that is independent or an enemy's if your land units stand in it, or next to it while no enemy's do (a pass does not count as next), and if you have a line of communication. Keys, electorates and fortresses change hands only by sieges, deals, peace or events.

    A line of communication runs from a fortified home space of yours or of an ally through friendly spaces without unrest and enemies. It crosses a sea zone only between friendly ports and where you have friendly ships. Assaults need it, too.

    A space in unrest breaks lines, takes no retreats and builds nothing; a key in unrest gives no cards and no VP. Land units there, or next to it while no enemy's are, end it for 1 CP, without any line.
help-land_war =
    A formation marches together: 4 units without a leader, up to his command rating with one, up to the two highest ratings added with more. A step costs 1 CP, over a pass 2. You may enter your own, independent, allied and enemy spaces.

    Enemies next to the space you enter may intercept, but not over a pass: two dice and the best leader's battle rating must make 9. Enemies in the space may avoid battle into a friendly neighbour with the same roll, or withdraw into their walls if they are four or fewer. Ottoman cavalry adds 1 to its own such rolls and takes 1 from the enemy's.

    In a field battle each unit and each point of the best leader's rating is a die, and the defender has one more. Each 5 or 6 kills a unit. More hits win; the defender wins ties.

    The loser retreats to a friendly neighbour without enemies or unrest, a beaten attacker to where he came from. With no way out units are lost and leaders captured.
help-sieges =
    At most four units shelter behind walls. If more enemies than that garrison stand outside, the space is besieged; empty walls can be besieged as well. Those inside cannot march or intercept, but their ships may sail.

    An assault costs 1 CP, for each space once in an impulse, and not before the impulse after the siege began. It needs a line of communication. The controller may have no squadrons in an adjacent sea zone, and if he has some in the port, you need more than that in the adjacent sea zones.

    Attackers roll one die for every two units, rounded up, or one for each against empty walls; cavalry has none. Defenders roll one for each unit and one more, even if nobody is inside. Both add their best leader. You need a hit, a survivor and no defender left.

    If the besiegers are no longer more, they must retreat. Friends of the garrison may march in and give battle. In winter besiegers go home, so begin early.
help-sea =
    One naval move, 1 CP, takes all your ships a step, from port to sea zone or to the next zone. Some seas meet only in a port you must control: { space-messina }, { space-gibraltar }, { space-istanbul }. Interceptions and avoiding battle need 9, as on land.

    A squadron rolls 2 dice, a corsair 1, a leader his rating, the defender in a port one more. Two hits sink a squadron, one a corsair. The defender wins ties. Lost ships may be built again next turn.

    Transport: up to five land units embark for 1 CP into a zone with your ships; every further zone and the landing cost 1 each, all in one impulse. Whoever loses the battle of his landing is wiped out.

    Piracy is Ottoman: 2 CP, each zone once a turn, no war needed. Squadrons in the zone defend with 2 dice, those next to it and fortresses on it with 1; each hit sinks a corsair. For each hit of the pirates the target chooses: a squadron, a card, or 1 VP for the Ottomans.
help-religion =
    Protestants turn spaces by reformation attempts, the Papacy turns them back by counter reformation. A target needs a neighbour of that faith, a port of that faith on the same sea zone, or a reformer (for the Papacy a Jesuit university) in it.

    Each side rolls 1 die for each adjacent space, stack and reformer or university of its own, 2 for a stack and 2 for a reformer or university in the target, at least 1. Passes and unrest give nothing. The highest die counts. In the zone that was named a Protestant 6 succeeds at once and ties are Protestant; elsewhere ties are Papal. The Papacy has the same right for its own attempts only under { ruler-paul_iii } and { ruler-julius_iii }.

    A treatise gives 2 attempts for 2 CP; England pays 3 and needs Cranmer. Burning books gives the Papacy 2 for 2 CP.

    Each CP moves a translation one step. Six complete a New Testament: 6 attempts. Ten more complete the Bible: 6 attempts with +1, and 1 VP.
help-debates =
    For 3 CP the Papacy or the Protestants call a debate in the German, French or English zone. Protestant debaters must be in play there, and the caller needs an uncommitted debater; a Protestant one must belong to the zone.

    Debaters are drawn at random. The caller draws from his uncommitted ones and says whether his opponent is drawn from the committed or the uncommitted.

    The caller rolls his debate value and 3 dice; the defender rolls his value and 2, or only 1 if he was committed. Each 5 or 6 is a hit. A tie leads to a second round with new debaters; a second tie ends it.

    The winner converts one space for each hit he is ahead. If that is more than the loser's value, a Protestant is burnt or a Papal debater disgraced: he is gone, and the winner gains VP of his value.

    Debaters have abilities of their own. Using one commits him until winter and makes him easy prey.
help-diplomacy =
    Only in the negotiation segment do two or three players talk in secret; otherwise everybody listens. Promises bind nobody.

    Then powers announce deals in impulse order, four at most each. A deal has any number of terms: end a war, an alliance for this turn, squadrons on loan to the ally, a captured leader, spaces, up to two random cards, up to four mercenaries, Henry's divorce, the end of an excommunication. It counts only if every party confirms the whole. “Draft a deal” below the map prepares one at any time.

    Allies share friendly spaces and defend together, but never march together.

    Whoever has lost a home space or a leader may sue for peace, except on the last turn: 1 VP for the winner, 2 if the Ottomans fought, and two units of the loser. The loser may buy back losses with VP or cards. A leader's ransom, or the end of an excommunication, costs a random card.

    A declaration of war costs 2 to 4 CP, on a minor power 1, paid with cards.
help-minor_powers =
    Genoa, Hungary-Bohemia, Scotland and Venice begin inactive: they stay where they are and defend. An active one serves a major power as if its units, ships and keys were that power's own.

    Genoa and Venice may follow France, the Hapsburgs or the Papacy, Scotland follows England or France, Hungary the Hapsburgs. Cards such as { card-diplomatic_marriage } win them over. If war is declared on Scotland or Venice, France or the Papacy may intervene for 2 CP and become the ally.

    Hungary falls when the Ottomans hold one of its keys and it has at most four regulars left; as a Hapsburg ally, when they hold two keys. That is 2 VP for them, and war with the Hapsburgs.

    { space-metz } and { space-florence }, in 1532 also { space-milan } and { space-tunis }, are independent keys: anybody may besiege them without a war.

    Foreign wars take Ottoman or English units off the map. Each battle there costs 1 CP, until no enemy is left. While units are missing there, new ones must go there.
help-new_world =
    Only the Hapsburgs, England and France sail. Each may explore (2 CP), colonize (Hapsburgs 2, others 3) and conquer (4) once a turn. In 1517 a Hapsburg exploration and conquest are already under way on turn 1.

    Explorations are resolved at the end of the turn, with two dice and the rating of an explorer drawn at random. Up to 4 he is lost, 5 and 6 find nothing, 7 to 9 bring a discovery of 1 VP. From 10 on he chooses: the Amazon (2 VP), a 1 VP discovery, or the Pacific Strait (1 VP) with a second roll, where 10 circles the world for 3 VP and less loses him.

    Conquests roll likewise: up to 6 the expedition dies, 7 and 8 come back, 9 takes the Maya (1 VP), 10 the Aztecs, 11 the Inca (2 VP each). If something is taken, the next lower one counts.

    Colonies (Hapsburgs three, others two) and conquests roll for extra cards in every card draw phase, until they fail. Raiders may steal Hapsburg cards.
help-winter =
    Winter does most of its work alone. Lent ships go back to their owner, and all ships sail to the nearest ports of their power.

    Armies winter in fortified spaces of their own power, four units in each; only capitals hold more. Units in the open, abroad or before enemy walls go to the nearest such space with room, or to a capital. So every siege ends.

    The way must be friendly and without unrest, though enemy units and open seas do not matter. Where there is no such way, half of the group, rounded up, is lost. A capital in enemy hands takes nobody in.

    Then alliances end, each capital you hold without unrest raises a regular, zones are open to pirates again, and all debaters are uncommitted.

    Overdue events happen now: { card-clement_vii } on turn 2, { card-barbary_pirates } on turn 3, { card-schmalkaldic_league } and { card-paul_iii } on turn 4, { card-society_of_jesus } on turn 6.
help-ottoman =
    You want keys: each is worth 2 VP. Hungary's fall brings 2 VP, a peace for which others sue 2, and piracy up to 10 in a game.

    You hire no mercenaries but raise cavalry for 1 CP: good for interceptions, useless in assaults. { card-janissaries } adds 5 dice after a field battle's dice have fallen (4 at sea), or raises 4 regulars. After { card-barbary_pirates } you have { space-algiers }, build corsairs for 1 CP and raid for 2; { card-pirate_haven } gives more harbours. Foreign wars may call your army away at a bad time.

    A sound first turn: you are at war with Hungary. In spring bring { leader-suleiman } and { leader-ibrahim_pasha } with most of the army to { space-nezh }. With the first card besiege { space-belgrade }, with the next one assault it.

    Then take control of { space-szegedin } for your line and march on { space-buda }, where five regulars meet you in the field. When Hungary falls you are at war with the Hapsburgs, so leave garrisons before winter.
help-hapsburg =
    You hold the most keys and have the most enemies. The first key is worth 2 VP, each further one 1. After the League each electorate you control is 1 VP, and your explorers and conquistadors are the best there are.

    You have two capitals, { space-valladolid } and { space-vienna }. Both raise a regular in winter, but only one deploys in spring. { card-holy_roman_emperor } takes { leader-charles_v } to any home space of yours and then gives 5 CP. With { card-schmalkaldic_league } you are at war with the Protestants to the end.

    A sound first turn: an exploration and a conquest are under way, so add a colony for 2 CP. Put a good card into the Diet of Worms: every space kept Catholic counts later.

    You are at war with France. { space-metz } is independent and next to { space-besancon }: buy mercenaries there and besiege it before France does. Keep some strength in { space-vienna }; if Hungary falls, the Ottomans are your enemies at once.
help-england =
    Your first key is worth 3 VP, each further one 2. A son, Edward, is 5 VP, a daughter Elizabeth without him 2, and every two Protestant home spaces 1.

    { card-six_wives_of_henry_viii } is two cards in one: from turn 2 on Henry moves one box towards his next marriage, and each new wife is a roll for a child; or you declare war on Scotland, France or the Hapsburgs in the middle of the action phase, with 5 CP to follow. The turn after he marries Anne Boleyn, Cranmer arrives, and you may publish treatises for 3 CP. From turn 6 on Edward or { ruler-mary_i } may follow him.

    A sound first turn: only you may talk, with the Hapsburgs and with France, who are at war with each other. Ask a price for your help.

    Then bring the army to { space-berwick } in spring and use the home card against Scotland; France may intervene. { space-edinburgh } is a key with a squadron in port, so two of yours must be in the { sea-north_sea } for the assault.
help-france =
    Each key is worth 2 VP to you, each chateau 1 (six at most), and discoveries are worth their voyage: Cartier and Verrazano are good explorers.

    { card-patron_of_the_arts } builds a chateau while { ruler-francis_i } rules and is free: on a die of 3 to 6, or without any die if you control { space-milan }. So { space-milan } is worth defending for more than its points. Scotland is your natural friend: if somebody attacks it, you may intervene.

    A sound first turn: play the home card for its event while { space-milan } is yours, and send an explorer for 2 CP.

    In spring deploy from Paris to { space-st_dizier }. From there { space-metz }, an independent key with one regular, is a single step away; besiege it with the first card and assault it with the next.

    You begin at war with the Hapsburgs and the Papacy. Leave garrisons in the north and in { space-milan }, listen to what England asks for, and end one of the wars by a deal on turn 2.
help-papacy =
    You begin far ahead, with 19 VP: 2 for each key and 15 that melt as Protestant spaces grow. Five CP for Saint Peter's make 1 VP (five at most), and every debater you burn is worth his value.

    You have two home cards. { card-leipzig_debate } calls a debate with a debater of your choice, or without one Protestant of your choice. { card-papal_bull } excommunicates a reformer, or a ruler who gave cause: war with you, an alliance with the Ottomans, or Henry with a Protestant home space. After { card-society_of_jesus } you found Jesuit universities. { ruler-leo_x } keeps no cards for the next turn.

    A sound first turn: put a good card into the Diet of Worms. Call { card-leipzig_debate } with Eck when a weak German debater is committed. Spend points on burnt books and Saint Peter's.

    You are at war with France and have one regular in { space-rome }: buy mercenaries. { space-florence } is an independent key; take control of { space-siena } on the way, because your line needs it.
help-protestant =
    You want souls. The number of Protestant spaces is worth up to 15 VP, each electorate under your religion and control 2, each full Bible 1, each disgraced debater his value. Fifty spaces win at once.

    Before { card-schmalkaldic_league } you cannot build, march or take control, and nobody can declare war on you. It comes from turn 2 on, once twelve spaces are Protestant, or in the winter of turn 4. Then your Protestant home spaces are yours, and you are at war with the Hapsburgs and the Papacy to the end.

    { card-here_i_stand } puts Luther into a German debate before the dice and draws a card, or fetches a discarded card.

    A sound first turn: with { card-luthers_95_theses } go outward from { space-wittenberg } and take electorates, whose regulars give you dice. Put a high card into the Diet of Worms, where you have four dice more. Then publish in German and translate the New Testament; Luther or Melanchthon may add a step. Beware of { card-leipzig_debate }: keep your home card until it is played.
help-windows =
    Many cards are played while somebody else acts. Instead of a pause after each move there is a list of 20 fixed moments: a formation sets out, a field battle begins, its dice have fallen, ships sail, pirates strike, debaters are chosen, victory is about to be determined, and so on.

    When such a moment comes, whoever holds a fitting card is asked; for all others the game passes, unseen, and among persons the moment lasts a short random time, so that nobody learns who was asked. The match option “Responses” can be set to sealed, so that everybody is asked who might hold such a card, or to quick, without any pause.

    All are asked at once and in secret. If several respond, the first in impulse order behind the active power counts; the others keep their cards. In battle the attacker answers before the defenders.

    Too many questions? “Standing answers” in the menu of the page pass for you, at one kind of moment or every time, until you take it back. Nobody sees it. It also holds for your home card, so take it back before big battles.

## The page: labels of the board, of the power cards and of the displays

phase-setup = Setup
phase-theses = { card-luthers_95_theses }
phase-card_draw = Card draw phase
phase-diplomacy = Diplomacy phase
phase-diet = Diet of Worms
phase-spring = Spring deployment
phase-action = Action phase
phase-winter = Winter phase
phase-new_world = New World phase
phase-victory = Victory determination

# The map

label-turn = Turn
label-round = Round
label-key = Key
label-electorate = Electorate
label-fortress = Fortress
label-town = Unfortified space
label-sea = Sea zone
label-foreign_war = Foreign war
label-capital = Capital
label-legend = Legend
label-pass = Pass (2 CP)
label-led = Leader
label-unfortified = Unfortified
label-home = Home space
label-catholic = Catholic
label-protestant = Protestant
label-control = Political control
label-unrest = Unrest
label-siege = Siege
label-haven = Pirate haven
label-university = Jesuit university
label-knights = Knights of St. John
label-reformer = Reformer
label-waiting = Waiting for the electorate
label-piracy = Piracy
label-regular = regular
label-mercenary = mercenary
label-cavalry = cavalry
label-squadron = squadron
label-corsair = corsair
label-leader = Army leader
label-admiral = Naval leader

# Power cards

label-cp = CP
label-vp = VP
label-victory_points = Victory points
label-total = Total
label-earlier_turns = At the end of earlier turns
label-keys = Keys
label-cards = Cards
label-hand = Hand
label-active = Takes its impulse
label-passed = Passed
label-admin = Administration
label-card_bonus = Card bonus
label-excommunicated = Excommunicated
label-military_victory = Military victory
label-next_deal = Next deal
label-forces = Forces
label-land_units = Land units on the board
label-ships_next_turn = Ships back next turn
label-captives = Prisoners
label-allies_and_cards = Minor allies and cards in play
label-piracy_vp = Piracy VP
label-wives = Wives of Henry VIII
label-chateaux = Chateaux
label-st_peters = Saint Peter's
label-st_peters_cp = CP to the next VP
label-translations = Translations of the Bible
label-new_testament = New Testament
label-full_bible = Full Bible
label-electorate_display = Electorate display
card_kind-home = Home card
card_kind-mandatory = Mandatory event
card_kind-combat = Combat card
card_kind-response = Response card
card_kind-event = Event
label-removed_event = leaves the game after its event
label-removed_always = leaves the game after play
label-deadline = Forced in the winter of
vp-keys = Keys
vp-electorates = Electorates
vp-piracy = Piracy
vp-edward = Edward, a son for Henry
vp-elizabeth = Elizabeth is born
vp-english_reformation = Protestant English home spaces
vp-chateaux = Chateaux
vp-religious_struggle = Protestant spaces track
vp-st_peters = Saint Peter's
vp-debaters = Debaters burnt or disgraced
vp-discoveries = Discoveries
vp-conquests = Conquests
vp-war_winner = Wars won
vp-servetus = { card-michael_servetus }
vp-julia_gonzaga = { card-julia_gonzaga }
vp-bible_translation = Bible translations
vp-copernicus = { card-copernicus }
vp-master_of_italy = { card-master_of_italy }
deal-keys = Keys or electorates
deal-ruler = Ruler
deal-excommunication = Excommunication
deal-fuggers = { card-fuggers }
deal-scenario = Scenario

# Displays

label-panel_diplomacy = Diplomacy
label-panel_religion = Religion
label-panel_new_world = New World
label-panel_cards = Piles
label-at_war = At war
label-allied = Allied
label-at_peace = At peace
label-ally_of = Ally of
label-inactive = Inactive
label-papal_debaters = Papal debaters
label-committed = committed
label-uncommitted = uncommitted
label-fallen = Burnt and disgraced
label-debate_value = Debate value
label-spaces_by_zone = Protestant spaces by language zone
label-protestant_spaces = Protestant spaces
label-unrest_not_counted = in unrest: not counted
label-no_zone = Outside the language zones
label-religious_struggle = Religious struggle
label-universities = Jesuit universities
label-off_the_board = Off the board until the next turn
label-new_world = The New World
label-discoveries = Discoveries
label-conquests = Conquests
label-colonies = Colonies
label-crossing_atlantic = Crossing the Atlantic
label-voyage_explore = Exploration
label-voyage_conquer = Conquest
label-voyage_colonize = Colony
label-explorers_left = Explorers and conquistadors at home
label-galleons = Galleons
label-plantations = Plantations
label-raiders = Raiders
label-deck = Draw deck
label-drawn = Drawn
label-lasting = In effect until the end of the turn
label-discards = Discard pile
label-removed = Out of the game
label-later = Not in the game yet

# What is going on

label-formation = The formation so far
label-naval_orders = Naval moves so far
label-stays_in = stays
label-naval_intercept = Interception
label-naval_avoid = Avoiding battle
label-battle_field = Field battle
label-battle_assault = Assault
label-battle_foreign = Foreign war
label-battle_sack = Sack of Rome
label-naval_battle = Naval combat
label-attacker = attacker
label-defender = defender
label-coast = the coast defends itself
label-corsairs = corsairs
label-dice = dice
label-hits = hits
label-winner = Winner
label-reform_attempts = Reformation attempts left
label-counter_attempts = Counter reformation attempts left
label-target_zones = Target zones
label-automatic = a six succeeds at once
label-attempting = attempts
label-answering = resists
label-best_die = best die
label-wins_ties = Wins ties; a six succeeds at once
label-own_dice = Own dice
label-their_dice = Dice against
label-debate = Theological debate
label-barred = Barred
label-diet_cards = your secret cards
label-spaces_won = Spaces to convert
label-deal = Deal
label-no_terms = No terms yet
label-last_dice = The last dice
dice-squadrons = Squadrons, 2 each
dice-corsairs = Corsairs
dice-hits_ahead = Hits ahead
dice-squadrons_near = Squadrons near by
dice-fortresses = Fortresses
dice-reformer_here = Reformer here
dice-troops_here = Troops here
dice-protestant_neighbours = Protestant neighbours
dice-reformers_near = Reformers next to it
dice-troops_near = Troops next to it
dice-university_here = University here
dice-catholic_neighbours = Catholic neighbours
dice-universities_near = Universities next to it
dice-at_least_one = At least one
dice-printing_press = { card-printing_press }
dice-theses = { card-luthers_95_theses }
dice-debate_value = Debate value
dice-attacker = Attacker
dice-committed = Committed
dice-uncommitted = Uncommitted
dice-debate_bonus = Abilities and events
label-term_end_war = end of the war
label-term_ally = alliance
label-term_cede = cedes
label-term_lend_fleet = lends all squadrons
label-term_lend = lends squadrons:
label-term_lend_admiral = lends
label-term_release = returns
label-term_grant_cards = random cards:
label-term_grant_mercenaries = mercenaries:
label-term_grant_divorce = Henry's divorce
label-term_lift_excommunication = excommunication lifted

# Headings of long lists of options

label-many_move = Move an army
label-many_assault = Assault
label-many_control = Take control
label-many_calm = End unrest
label-many_raise_regular = Raise regulars (2 CP)
label-many_buy_mercenary = Hire mercenaries (1 CP)
label-many_raise_cavalry = Raise cavalry (1 CP)
label-many_build_squadron = Build squadrons (2 CP)
label-many_build_corsair = Build corsairs (1 CP)
label-many_transport = Ship troops
label-many_piracy = Piracy (2 CP)
label-many_fight_foreign_war = Fight a foreign war
label-many_cede = Cede spaces
label-many_lend = Lend squadrons
label-many_lend_admiral = Lend naval leaders
label-many_release = Return leaders
label-many_sail = All ships of a place
label-many_sail_one = Single ships
label-many_send_admiral = Naval leaders
label-many_spend = Cards for command points
label-many_event = Cards as events
label-many_found_university = Found universities (3 CP)

## Why the bot likes an option

why-campaign = on the way to { $space }, with { $count ->
    [one] one unit
   *[other] { $count } units
}
why-no_campaign = there is nothing for this army to take
why-key = takes the key { $space }
why-electorate = an electorate
why-hurts = hurts { $power }
why-storm = { $percent } % to take it at once
why-supplies = supplies a siege
why-calms = quiet again in { $space }
why-recruits = men for the way to { $space }
why-stronger_army = a stronger army
why-foreign_war = { $place }: the men come home when it is won
why-garrison = { $count ->
    [one] one unit
   *[other] { $count } units
} should stay in { $space }
why-all_go = nobody needs to stay
why-cheap_loss = the cheapest are lost first
why-walls = behind the walls of { $space }
why-capital = in the capital
why-open_country = without walls
why-battle_odds = { $percent } % to win the battle
why-front_is_far = there is more to win at the front
why-stays_near = there is no more to win elsewhere
why-pirates = takes from { $power }
why-stronger_fleet = a stronger fleet
why-voyage = the New World: { $voyage }
why-new_testament = { $count ->
    [one] one step
   *[other] { $count } steps
} to the New Testament ({ $zone })
why-full_bible = { $count ->
    [one] one step
   *[other] { $count } steps
} to the full Bible ({ $zone })
why-sermons = attempts: { $zone }
why-debate = a debate: { $zone }
why-attempt = { $percent } % to succeed
why-turns = turns { $space }
why-peters = { $count ->
    [one] one command point
   *[other] { $count } command points
} to the next victory point of St. Peter's
why-university = helps attempts around it
why-keeps_hand = keeps the cards for later
why-event = the event { $card }
why-points = { $count ->
    [one] one command point
   *[other] { $count } command points
}
why-keeps_card = keeps the card for a better moment
why-moment = the moment for { $card }
why-no_more_deals = enough has been proposed
why-deal = there is a deal that { $power } should like, too
why-no_deal = there is no deal that both would like
why-good_terms = the terms are good for us
why-bad_terms = the terms are no good for us
why-keeps_peace = makes no new enemy
why-war_prey = { $power } has what we can take
why-war_useless = there is little to take from { $power }
why-war_price = costs { $count ->
    [one] one command point
   *[other] { $count } command points
}
why-peace_returns = lost keys come back from { $power }
why-peace_costs = gives { $power } victory points for nothing
why-own_again = ours again
why-leader_back = { $leader } comes back

## What would happen

why-forecast_best_die = the best die counts
why-forecast_modified = own dice { $number }
why-forecast_ties = ties are ours, and a six
why-forecast_debate = dice: { $number } to { $number2 }–{ $number3 }
why-forecast_first_round = more hits in the first round

## How a match stands

why-vp_now = { $power }: victory points
why-vp_enough = { $power }: { $count ->
    [0] enough to win
   *[other] { $count } short of the mark
}
why-brink = { $power }: near a victory at once
why-electorates_promised = { $power }: { $count ->
    [one] an electorate
   *[other] { $count } electorates
} for the League
why-course = { $power }: what { $count ->
    [one] another turn usually brings
   *[other] { $count } more turns usually bring
}
why-hand = { $power }: { $count ->
    [one] one card
   *[other] { $count } cards
} in hand
why-units = { $power }: { $count ->
    [one] one land unit
   *[other] { $count } land units
}

## Until when a standing pass may last

step-victory = until the end of this turn
