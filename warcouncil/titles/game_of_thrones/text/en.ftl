# A Game of Thrones: The Board Game, second edition. The words of the game in English; docs/title.md explains the ids.

title = A Game of Thrones: The Board Game
about =
    King Robert is dead, and three to six great houses fight for the Iron Throne of Westeros. You lead one of them: Stark, Lannister, Baratheon, Greyjoy, Tyrell or Martell. You win at once with the seventh area that has a castle or stronghold; if nobody gets that far in ten rounds, whoever controls the most of them wins.

    Each round everybody secretly puts one order on every area with own units: march, defend, support, raid or consolidate power. Then all orders are turned up together and carried out. There are no dice. A combat adds up units, support from the neighbors and one house card from each side, and each house has only its own seven cards, which come round again and again. Since neighbors choose whom they support, talking matters as much as armies: promises may be made at any time, and broken at any time.

    Power tokens are the currency of intrigue. They hold the lands your armies leave behind, they are bid for the places on three influence tracks (who goes first, who wins ties in combat, who may use special orders), and they pay for the Night's Watch, without whom the wildlings come over the Wall.

    The rules are complete, with the optional Tides of Battle. The map is drawn anew and schematic; where the rulebook is silent, the help page on rulings says how it is played here.

## Help pages

help-round =
    The game lasts ten rounds of three phases: Westeros, planning, action. Round 1 has no Westeros phase. Turn order is always the order of the houses on the Iron Throne track.

    Westeros phase: the round marker moves on, one card of each of the three Westeros decks is turned up, their wildling icons move the threat token, and then the cards are carried out in the order I, II, III.

    Planning phase: everybody secretly places one order in each area with own units, all orders are revealed, and the holder of the Messenger Raven may swap one or look at the top wildling card.

    Action phase: first all raid orders, then all march orders with their combats, then all consolidate power orders. In each of these steps the houses take turns and resolve one order each, round and round, until none is left. Then the clean-up: defense and support orders leave the board, routed units stand up, blade and raven are ready again.

    The seventh castle or stronghold wins the game at once, in the middle of whatever is going on. Otherwise the game ends after round 10.
help-westeros =
    Three decks of ten cards set the course of the war. A card that has been carried out goes under its deck, so the same cards come round again, until Winter Is Coming shuffles a deck.

    Deck I is about armies. Supply: count the supply icons in your areas and set your supply token to that number (0 to 6); it limits how many armies of two or more units you may have and how large they may be, and units beyond that are lost. Single units need no supply. Mustering: each castle you control gives 1 point, each stronghold 2, for units in that very area. Footman 1, ship 1, knight 2, siege engine 2; a footman there can become a knight or siege engine for 1. Ships go to the port or to an adjacent sea without enemy ships. A Throne of Blades: the holder of the Iron Throne chooses one of the two, or nothing.

    Deck II is about power. Clash of Kings: bid for the three influence tracks. Game of Thrones: gain one power for each power icon in your areas, and one for each port with your ships and no enemy ships outside. Dark Wings, Dark Words: the holder of the raven chooses one of the two, or nothing.

    Deck III brings the wildlings, or bars orders for this round: March +1 (Rains of Autumn), defense (Storm of Swords), raid (Sea of Storms), consolidate power (Feast for Crows) or support (Web of Lies). Put to the Sword: the holder of the blade bars defense orders, March +1, or nothing.

    Last Days of Summer means that nothing happens. Armies allowed by supply: 0: 2, 2. 1: 3, 2. 2: 3, 2, 2. 3: 3, 2, 2, 2. 4: 3, 3, 2, 2. 5: 4, 3, 2, 2. 6: 4, 3, 2, 2, 2.
help-planning =
    Place exactly one order face down in every area, land, sea or port, in which you have at least one unit. A home with nothing but its garrison gets none. You may talk and promise whatever you like, but you may show your orders to nobody.

    You have fifteen orders: ten normal ones and five special ones with a star. Your position on the King's Court track says how many special orders you may place: with five or six players 3, 3, 2, 1, 0, 0, with three or four players 3, 2, 1, 0. A Westeros card may bar a type of order for the round.

    If somebody has fewer legal orders than areas with units, all houses place their orders one after another in turn order, and that house decides which areas go without.

    When all orders lie open, the holder of the Messenger Raven may do one thing: replace one order on the board by one that was not placed, or look at the top wildling card and put it on the top or to the bottom of its deck. What the holder then says about it need not be true.
help-orders =
    Raid: removes one enemy support, raid or consolidate power order in an adjacent area. Raiding consolidate power is pillaging: you gain one power, and the victim loses one. A raid from land cannot reach the sea or a port. The special raid may remove a defense order instead.

    March (-1, +0, special +1): move any units of the area to adjacent areas, together or apart. Only one of the areas may hold enemies; there you attack, and the number on the order changes your strength. Ships carry: lands joined by an unbroken chain of seas with your ships are adjacent for marching and retreating. When your last unit leaves a land you may leave a power token there to keep control. Your home is always held by its emblem.

    Support (special +1): the units there can help either side in any combat in an adjacent area, in yours or in that of others, as often as there are combats. Land units cannot support at sea. It is all or nothing.

    Defense (+1 each, special +2): the units there are stronger against every attack of the round.

    Consolidate power: gain one power, and one more for each power icon in the area; nothing at sea. The special one may muster in its area instead, if there is a castle or stronghold.

    Neutral forces do not fight by the rules of combat: if marching units, the march order and support together reach the number on the token, it is removed; with less you cannot march there.
help-combat =
    Marching into an area with units of another house, or into a home held by its garrison, starts a combat.

    1. Support: in turn order the owners of adjacent support orders help attacker, defender or nobody. Both sides may refuse help. 2. Base strength: footman 1, ship 1, knight 2, siege engine 4 in an attack on a castle or stronghold and otherwise 0; the march order for the attacker; the defense order and a garrison (2) for the defender; support. Routed units count 0. 3. House cards: both choose one card in secret and reveal it; card texts that work at once are carried out, cancelling ones first. 4. The Valyrian Steel Blade: once a round its holder may add 1. 5. Total strength. 6. The higher total wins; in a tie the house higher on the Fiefdoms track.

    Casualties: the loser destroys one unit for each sword on the winner's card that no fortification on the loser's own card stops. Beaten siege engines and units that were routed before are destroyed as well, and a beaten garrison is gone for good.

    Retreat: a beaten attacker goes back where the march began. A beaten defender goes to one adjacent area that is empty or the defender's own, never to where the attack came from; without such an area the units are destroyed. Units that retreated are routed: they have no strength and cannot move until the end of the round.

    Clean-up: the march order is removed; if the attacker won, so are the defender's order and power token. Both cards are discarded. Whoever has played the seventh card takes the other six back in hand.
help-influence =
    Three tracks show the standing of the houses. The first on a track holds its dominance token.

    Iron Throne track: the turn order. The holder of the Iron Throne decides all ties except those in combat and for victory.

    Fiefdoms track: whoever stands higher wins ties in combat. The holder of the Valyrian Steel Blade may add 1 to the own strength in one combat each round.

    King's Court track: the higher you stand, the more special orders you may place. The holder of the Messenger Raven may swap an order or look at the top wildling card each round.

    In a Clash of Kings all houses bid for the three tracks one after the other. Everybody secretly offers power tokens; the highest bid takes position 1, and so on. All bids are lost. When other effects move a house, the others close up, and a dominance token passes on at once, used or not.
help-wildlings =
    Wildling icons on Westeros cards move the threat token up by two points each. When it reaches 12, the wildlings attack at once; a Westeros card can bring an attack sooner. The strength of the attack is the number at the token.

    Everybody secretly bids power for the Night's Watch. If all bids together are at least as high as the strength of the attack, the Night's Watch wins: the highest bidder gets the reward of the wildling card, and the token goes to 0.

    If not, the wildlings win: the lowest bidder suffers the heavy penalty of the card, everyone else the lighter one, and the token goes back by four points.

    The holder of the Iron Throne decides ties for the highest or lowest bid. All bids are lost. The wildling card is turned up only after the bids; the raven is the only way to know it before.
help-ports =
    A port lies between one land and one sea. It belongs to whoever controls the land, and only ships can be there, three at most. Two or three ships in a port are an army for supply.

    Ships can be mustered into a port even if enemy ships wait outside. They march between port and sea, and cannot be attacked in the port. They need an order like all units; a defense order does nothing there.

    From a port ships can support combats in its sea and raid its sea, but do nothing on land and do not defend the land of the port. Ships in the sea can raid the port.

    Consolidate power in a port brings one power if no enemy ship is in its sea. The card Game of Thrones brings one power for each such port with your ships.

    Whoever takes the land takes the port: enemy ships there are replaced by own ships, as far as unused ships and supply allow and as far as wanted; the rest is destroyed.
help-victory =
    The victory track shows how many areas with a castle or stronghold each house controls. Both count the same.

    You control a land with a footman, knight or siege engine there, or with a power token. The emblem of a home holds it for its house, unless an enemy stands there or has put a power token on it.

    The seventh such area wins at once. The moment does not matter; it can even happen in the Westeros phase.

    If nobody has seven after round 10, the most areas win. Ties are broken by more strongholds, then by the higher position on the supply track, then by more available power, then by the higher position on the Iron Throne track.
help-tides =
    The Tides of Battle are an optional deck of 24 small cards that make combats less certain. All players agree before the game whether to use it.

    After the house cards are revealed, attacker and defender each draw a tides card and look at it in secret. The holder of the Valyrian Steel Blade may use the blade to discard the drawn card and draw another, which must be kept.

    Then both are revealed. The strength on the card is added, and its swords and fortifications count as if they were on the house card.

    A skull kills: whoever faces it takes one casualty, winner or loser, and no fortification helps. Garrisons are immune.

    The deck: eight cards of 0, four of 1 with a sword, four of 1 with a fortification, four of 2, two of 3, two skulls. By default it is shuffled anew for each combat.
help-rulings =
    The rulebook is followed throughout. Where it is silent, these rulings hold; most are answers of the publisher or the way it is usually played. Where players reasonably differ, a match option offers the other way.

    Combat: a total below zero counts as zero. Beaten siege engines are destroyed in addition to the casualties and cannot stand in for one (option). If Mace Tyrell kills the last unit, the combat still goes on to its end. Against Salladhor Saan with support, Victarion's ships count 0 (option). Robb Stark's choice also works for a defending Stark. If Arianne Martell keeps the attacker out, a Martell power token stays (option).

    Retreat: areas with a neutral force are closed. If every open area would break supply, the one that costs the fewest units must be taken. Attackers who left an enemy home empty cannot return to it.

    Ports: ships pass to a new owner of the land whenever control changes; if nobody controls the land any more, they are destroyed. Orders in a port that was taken are removed.

    Planning: the order that the raven puts in keeps to the limit of special orders and to the orders barred this round. Westeros: Winter Is Coming is carried out when the turn of its deck comes (option).

    Texts on house cards and the nine wildling cards are told in our own words. Some Chinese names of cards and areas are translations and may differ from the printed ones, and the shape of the map is our own.

## Match options

option-houses = Houses
    .tip = Whether houses are given out in the order of the seats, drawn at random, or chosen by the players one after another. With fewer than six players some houses are not in play.
option-houses-fixed = In seating order
option-houses-random = Drawn at random
option-houses-choose = Chosen by the players
option-tides_of_battle = Tides of Battle
    .tip = An optional deck that adds a hidden card to each side of every combat: more risk and more casualties.
option-tides_of_battle-true = With Tides of Battle
option-tides_of_battle-false = Without Tides of Battle
option-lannister_port_ship = Lannister's second ship
    .tip = A later correction of the publisher gives Lannister one more ship at the start, in the port of Lannisport (four to six players).
option-lannister_port_ship-true = With a ship in the port of Lannisport
option-lannister_port_ship-false = As in the first printing
option-tie_break = Tie after round 10
    .tip = What decides if houses control equally many castles and strongholds at the end: the list in the rulebook, or the publisher's later one.
option-tie_break-rulebook = Strongholds, supply, power, Iron Throne
option-tie_break-faq = Land areas, supply, Iron Throne
option-empty_area_orders = Orders in empty areas
    .tip = Whether an order stays on the board when its area has no units left after a combat; the publisher's later answer removes it.
option-empty_area_orders-stay = They stay
option-empty_area_orders-removed = They are removed
option-support = Support is decided
    .tip = Whether a house decides for each of its support orders by itself, or once for all of them in a combat.
option-support-each_order = For each order
option-support-each_house = Once for each house
option-siege_engines = Beaten siege engines
    .tip = Whether a loser's siege engines are lost besides the casualties, or may be chosen as casualties like other units.
option-siege_engines-lost_in_addition = Lost besides the casualties
option-siege_engines-may_be_chosen = May be chosen as casualties
option-winter_is_coming = Winter Is Coming
    .tip = Whether this card is replaced when the turn of its deck comes, or at once when the cards are revealed, so that the new card's wildling icon joins the common count.
option-winter_is_coming-in_turn = In the turn of its deck
option-winter_is_coming-at_reveal = When the cards are revealed
option-arianne_token = Arianne Martell and the power token
    .tip = If Arianne keeps a victorious attacker out, whether Martell's power token in the area stays or is removed.
option-arianne_token-stays = The token stays
option-arianne_token-removed = The token is removed
option-victarion_salladhor = Victarion against Salladhor
    .tip = Victarion makes Greyjoy ships count 2, Salladhor makes them count 0: Salladhor always wins, or the house later in turn order has the last word.
option-victarion_salladhor-salladhor = Salladhor wins
option-victarion_salladhor-turn_order = By turn order
option-tides_shuffle = Tides deck
    .tip = Whether all tides cards are shuffled together for every combat, or the discards only when the deck has run out.
option-tides_shuffle-every_combat = Shuffled for every combat
option-tides_shuffle-when_empty = Shuffled when it is empty
option-tides_blade = The blade with tides cards
    .tip = Whether the Valyrian Steel Blade can either redraw a tides card or add 1 strength, or only redraw.
option-tides_blade-redraw_or_strength = Redraw or +1 strength
option-tides_blade-redraw_only = Redraw only

## Houses

power-stark = Stark
power-greyjoy = Greyjoy
power-lannister = Lannister
power-baratheon = Baratheon
power-tyrell = Tyrell
power-martell = Martell

## Areas

area-castle_black = Castle Black
area-karhold = Karhold
area-winterfell = Winterfell
area-white_harbor = White Harbor
area-the_stony_shore = The Stony Shore
area-widows_watch = Widow's Watch
area-moat_cailin = Moat Cailin
area-greywater_watch = Greywater Watch
area-flints_finger = Flint's Finger
area-the_fingers = The Fingers
area-the_twins = The Twins
area-seagard = Seagard
area-pyke = Pyke
area-the_mountains_of_the_moon = The Mountains of the Moon
area-the_eyrie = The Eyrie
area-riverrun = Riverrun
area-harrenhal = Harrenhal
area-lannisport = Lannisport
area-dragonstone = Dragonstone
area-crackclaw_point = Crackclaw Point
area-stoney_sept = Stoney Sept
area-blackwater = Blackwater
area-kings_landing = King's Landing
area-searoad_marches = Searoad Marches
area-kingswood = Kingswood
area-the_reach = The Reach
area-highgarden = Highgarden
area-storms_end = Storm's End
area-dornish_marches = Dornish Marches
area-the_boneway = The Boneway
area-oldtown = Oldtown
area-princes_pass = Prince's Pass
area-three_towers = Three Towers
area-yronwood = Yronwood
area-sunspear = Sunspear
area-salt_shore = Salt Shore
area-starfall = Starfall
area-the_arbor = The Arbor
area-bay_of_ice = Bay of Ice
area-the_shivering_sea = The Shivering Sea
area-the_narrow_sea = The Narrow Sea
area-ironmans_bay = Ironman's Bay
area-sunset_sea = Sunset Sea
area-the_golden_sound = The Golden Sound
area-blackwater_bay = Blackwater Bay
area-shipbreaker_bay = Shipbreaker Bay
area-sea_of_dorne = Sea of Dorne
area-redwyne_straights = Redwyne Straights
area-east_summer_sea = East Summer Sea
area-west_summer_sea = West Summer Sea
area-port_of_winterfell = Port of Winterfell
area-port_of_white_harbor = Port of White Harbor
area-port_of_pyke = Port of Pyke
area-port_of_lannisport = Port of Lannisport
area-port_of_dragonstone = Port of Dragonstone
area-port_of_storms_end = Port of Storm's End
area-port_of_oldtown = Port of Oldtown
area-port_of_sunspear = Port of Sunspear

## Units

unit-footman = footman
unit-knight = knight
unit-ship = ship
unit-siege_engine = siege engine
unit-routed_footman = routed footman
unit-routed_knight = routed knight
unit-routed_ship = routed ship

## Orders

order-march_minus_1 = March -1
    .effect = Move units to adjacent areas; -1 strength if they attack.
order-march_0 = March +0
    .effect = Move units to adjacent areas; their attack is neither stronger nor weaker.
order-march_plus_1 = March +1 (special)
    .effect = Move units to adjacent areas; +1 strength if they attack.
order-defense_plus_1 = Defense +1
    .effect = +1 strength in every combat against this area this round.
order-defense_plus_2 = Defense +2 (special)
    .effect = +2 strength in every combat against this area this round.
order-support = Support
    .effect = The units here can help either side in adjacent combats.
order-support_plus_1 = Support +1 (special)
    .effect = The units here can help either side in adjacent combats, with +1 strength.
order-raid = Raid
    .effect = Remove one adjacent enemy support, raid or consolidate power order.
order-raid_star = Raid (special)
    .effect = Remove one adjacent enemy support, raid, consolidate power or defense order.
order-consolidate = Consolidate Power
    .effect = Gain one power, and one more for each power icon here.
order-consolidate_star = Consolidate Power (special)
    .effect = Gain power like the normal order, or muster here if there is a castle or stronghold.

## House cards

card-eddard_stark = Eddard Stark
    .effect = { label-no_text }
card-robb_stark = Robb Stark
    .effect = If you win this combat, you may choose where the losing units retreat: a legal area, and one that costs the loser as few units as possible.
card-roose_bolton = Roose Bolton
    .effect = If you lose this combat, your whole discard pile returns to your hand, this card included.
card-greatjon_umber = Greatjon Umber
    .effect = { label-no_text }
card-ser_rodrick_cassel = Ser Rodrick Cassel
    .effect = { label-no_text }
card-the_blackfish = The Blackfish
    .effect = In this combat you take no casualties from house card texts, combat icons or Tides of Battle cards.
card-catelyn_stark = Catelyn Stark
    .effect = If you have a defense order in the embattled area, it counts double.
card-tywin_lannister = Tywin Lannister
    .effect = If you win this combat, gain two power.
card-ser_gregor_clegane = Ser Gregor Clegane
    .effect = { label-no_text }
card-the_hound = The Hound
    .effect = { label-no_text }
card-ser_jaime_lannister = Ser Jaime Lannister
    .effect = { label-no_text }
card-ser_kevan_lannister = Ser Kevan Lannister
    .effect = If you are attacking, your footmen count 2 strength each instead of 1, those that support your attack too.
card-tyrion_lannister = Tyrion Lannister
    .effect = You may at once send the opponent's card back to hand; the opponent must choose another card, or plays none if there is no other.
card-cersei_lannister = Cersei Lannister
    .effect = If you win this combat, you may remove one order of the beaten opponent anywhere on the board.
card-stannis_baratheon = Stannis Baratheon
    .effect = +1 strength if the opponent stands higher than you on the Iron Throne track.
card-renly_baratheon = Renly Baratheon
    .effect = If you win this combat, you may turn one of your footmen that fought or supported you into a knight.
card-ser_davos_seaworth = Ser Davos Seaworth
    .effect = If Stannis Baratheon is in your discard pile, this card has +1 strength and a sword.
card-brienne_of_tarth = Brienne of Tarth
    .effect = { label-no_text }
card-salladhor_saan = Salladhor Saan
    .effect = If you are being supported in this combat, all ships that are not yours count 0.
card-melisandre = Melisandre
    .effect = { label-no_text }
card-patchface = Patchface
    .effect = After the combat you may look at the opponent's hand and discard one card from it.
card-euron_crows_eye = Euron Crow's Eye
    .effect = { label-no_text }
card-victarion_greyjoy = Victarion Greyjoy
    .effect = If you are attacking, your ships count 2 strength each instead of 1, those that support your attack too.
card-balon_greyjoy = Balon Greyjoy
    .effect = The printed strength of the opponent's house card counts 0.
card-theon_greyjoy = Theon Greyjoy
    .effect = If you are defending an area with a castle or stronghold, this card has +1 strength and a sword.
card-asha_greyjoy = Asha Greyjoy
    .effect = If nobody supports you in this combat, not even yourself, this card has two swords and a fortification.
card-dagmar_cleftjaw = Dagmar Cleftjaw
    .effect = { label-no_text }
card-aeron_damphair = Aeron Damphair
    .effect = You may at once discard two available power to discard this card and choose another card from your hand in its place.
card-mace_tyrell = Mace Tyrell
    .effect = At once destroy one of the opponent's attacking or defending footmen.
card-ser_loras_tyrell = Ser Loras Tyrell
    .effect = If you attack and win, your march order moves into the conquered area instead of being removed; it can be used again this round.
card-ser_garlan_tyrell = Ser Garlan Tyrell
    .effect = { label-no_text }
card-randyll_tarly = Randyll Tarly
    .effect = { label-no_text }
card-margaery_tyrell = Margaery Tyrell
    .effect = { label-no_text }
card-alester_florent = Alester Florent
    .effect = { label-no_text }
card-queen_of_thorns = Queen of Thorns
    .effect = At once remove one of the opponent's orders next to the embattled area, but not the march order of this attack.
card-the_red_viper = The Red Viper
    .effect = { label-no_text }
card-areo_hotah = Areo Hotah
    .effect = { label-no_text }
card-obara_sand = Obara Sand
    .effect = { label-no_text }
card-darkstar = Darkstar
    .effect = { label-no_text }
card-nymeria_sand = Nymeria Sand
    .effect = When you defend this card has a fortification, when you attack it has a sword.
card-arianne_martell = Arianne Martell
    .effect = If you defend and lose, the attackers may not enter the area and go back to where they came from; your own units must still retreat.
card-doran_martell = Doran Martell
    .effect = At once move the opponent to the last position of one influence track of your choice.

## Westeros cards and choices

westeros_card-supply = Supply
    .effect = In turn order every house sets its supply token to the number of supply icons it controls and removes units until its armies fit.
westeros_card-mustering = Mustering
    .effect = In turn order every house musters in all its castles (1 point) and strongholds (2 points).
westeros_card-a_throne_of_blades = A Throne of Blades
    .effect = The holder of the Iron Throne chooses: Supply, Mustering, or nothing happens.
westeros_card-last_days_of_summer = Last Days of Summer
    .effect = Nothing happens.
westeros_card-winter_is_coming = Winter Is Coming
    .effect = This deck is shuffled, this card included, and a new card is drawn and carried out in its place.
westeros_card-clash_of_kings = Clash of Kings
    .effect = The influence tokens leave the three tracks, and all houses bid for Iron Throne, Fiefdoms and King's Court.
westeros_card-game_of_thrones = Game of Thrones
    .effect = Every house gains one power for each power icon it controls, and one for each port with its ships and no enemy ships in its sea.
westeros_card-dark_wings_dark_words = Dark Wings, Dark Words
    .effect = The holder of the Messenger Raven chooses: Clash of Kings, Game of Thrones, or nothing happens.
westeros_card-wildlings_attack = Wildlings Attack
    .effect = The wildlings attack with the strength at the threat token.
westeros_card-put_to_the_sword = Put to the Sword
    .effect = The holder of the Valyrian Steel Blade chooses for this round: no defense orders, no March +1 orders, or nothing.
westeros_card-rains_of_autumn = Rains of Autumn
    .effect = No March +1 orders this round.
westeros_card-storm_of_swords = Storm of Swords
    .effect = No defense orders this round.
westeros_card-sea_of_storms = Sea of Storms
    .effect = No raid orders this round.
westeros_card-feast_for_crows = Feast for Crows
    .effect = No consolidate power orders this round.
westeros_card-web_of_lies = Web of Lies
    .effect = No support orders this round.
choice-supply = { westeros_card-supply }
choice-mustering = { westeros_card-mustering }
choice-clash_of_kings = { westeros_card-clash_of_kings }
choice-game_of_thrones = { westeros_card-game_of_thrones }
choice-no_defense = No defense orders
choice-no_march_plus_1 = No March +1 orders
choice-nothing = Nothing
restriction-no_defense = no defense orders
restriction-no_march_plus_1 = no March +1 orders
restriction-no_raid = no raid orders
restriction-no_consolidate = no consolidate power orders
restriction-no_support = no support orders

## Wildling cards

wildling_card-silence_at_the_wall = Silence at the Wall
    .effect = Nothing happens, whoever wins.
wildling_card-preemptive_raid = Preemptive Raid
    .effect = Wildlings win: the lowest bidder destroys two own units anywhere, or moves down two positions on the influence track where the house stands highest; everyone else suffers nothing. Night's Watch wins: the wildlings attack again at once with strength 6, and the highest bidder takes no part in that.
wildling_card-crow_killers = Crow Killers
    .effect = Wildlings win: the lowest bidder replaces all own knights by footmen, everyone else two; a knight without a footman to replace it is destroyed. Night's Watch wins: the highest bidder may replace up to two own footmen by knights.
wildling_card-rattleshirts_raiders = Rattleshirt's Raiders
    .effect = Wildlings win: the lowest bidder moves down two positions on the supply track, everyone else one; armies must fit the new limit. Night's Watch wins: the highest bidder moves up one position on the supply track.
wildling_card-massing_on_the_milkwater = Massing on the Milkwater
    .effect = Wildlings win: the lowest bidder discards all house cards in hand with the highest strength, everyone else one card of choice; a house with a single card in hand keeps it. Night's Watch wins: the highest bidder takes the whole discard pile back in hand.
wildling_card-a_king_beyond_the_wall = A King Beyond the Wall
    .effect = Wildlings win: the lowest bidder moves to the last position of all three influence tracks; everyone else, in turn order, to the last position of the Fiefdoms or the King's Court track. Night's Watch wins: the highest bidder moves to the first position of one influence track.
wildling_card-mammoth_riders = Mammoth Riders
    .effect = Wildlings win: the lowest bidder destroys three own units, everyone else two. Night's Watch wins: the highest bidder may take one house card from the discard pile back in hand.
wildling_card-the_horde_descends = The Horde Descends
    .effect = Wildlings win: the lowest bidder destroys two own units in one castle or stronghold area, or two anywhere if no such area holds two; everyone else destroys one. Night's Watch wins: the highest bidder may muster in one castle or stronghold area.
wildling_card-skinchanger_scout = Skinchanger Scout
    .effect = Wildlings win: the lowest bidder discards all available power, everyone else two. Night's Watch wins: the highest bidder gets back all power bid on this attack.

## Tides of Battle cards

tides_card-tides_0 = Tides 0
    .effect = No effect.
tides_card-tides_1_sword = Tides 1 (sword)
    .effect = +1 strength and a sword.
tides_card-tides_1_fortification = Tides 1 (fortification)
    .effect = +1 strength and a fortification.
tides_card-tides_2 = Tides 2
    .effect = +2 strength.
tides_card-tides_3 = Tides 3
    .effect = +3 strength.
tides_card-tides_skull = Tides 0 (skull)
    .effect = The opponent takes one casualty, whoever wins.

## Tracks, tokens, decks, phases

track-iron_throne = Iron Throne track
track-fiefdoms = Fiefdoms track
track-kings_court = King's Court track
token-iron_throne = Iron Throne
token-valyrian_steel_blade = Valyrian Steel Blade
token-messenger_raven = Messenger Raven
deck-I = Westeros deck I
deck-II = Westeros deck II
deck-III = Westeros deck III
phase-westeros = Westeros phase
phase-planning = Planning phase
phase-raids = Raid step
phase-marches = March step
phase-consolidate = Consolidate power step
phase-setup = Setup
phase-over = End of the game

## Questions

ask-choose_house = You hold { $power } so far. Which house do you want to play?
ask-westeros_choice = { $power }: you decide what { $westeros_card } brings.
ask-reconcile = { $power }: your armies are beyond supply { $supply }. Which unit do you give up?
ask-muster = { $power }: what do you muster?
ask-clash_bid = { $power }: how much power do you bid for the { $track }? You have { $amount }.
ask-clash_tie = { $power }: you hold the Iron Throne. Tied for the { $track }: { $power2 }. Who comes next?
ask-wildling_bid = { $power }: the wildlings attack with strength { $strength }. How much power do you send to the Night's Watch? You have { $amount }.
ask-wildling_tie = { $power }: you hold the Iron Throne. Tied: { $power2 }. Whom do you name, for better or worse?
ask-wildling_penalty = { $power }: you bid lowest. Which penalty of { $wildling_card } do you take?
ask-wildling_losses = { $amount ->
    [one] { $power }: the wildlings cost you one unit. Which one?
   *[other] { $power }: the wildlings cost you { $amount } units. Which one goes first?
}
ask-wildling_track = { $power }: { $wildling_card } moves a house down. On which influence track?
ask-wildling_first = { $power }: { $wildling_card } rewards you. On which influence track do you move to the first position?
ask-unhorse = { $power }: which knight becomes a footman?
ask-knighting = { $power }: which footman becomes a knight?
ask-wildling_discard = { $power }: which house card do you discard?
ask-wildling_recover = { $power }: which house card do you take back in hand?
ask-wildling_muster = { $power }: in which castle or stronghold do you muster?
ask-order = { $power }, round { $round }: { $count ->
    [one] one area still needs an order.
   *[other] { $count } areas still need an order.
} { $amount ->
    [0] You have no special order left.
    [one] You may place one more special order.
   *[other] You may place { $amount } more special orders.
}
ask-raven = { $power }: do you use the Messenger Raven?
ask-raven_order = { $power }: which order takes the place of the one in { $area }?
ask-raven_card = { $power }: you have seen { $wildling_card }. Where do you put it?
ask-raid = { $power }: which raid do you carry out?
ask-march = { $power }: which march order do you carry out?
ask-move = { $amount ->
    [0] { $power }: { $order } in { $area }. Which unit moves where?
    [one] { $power }: { $order } in { $area }, one unit on the march. Which other unit moves where?
   *[other] { $power }: { $order } in { $area }, { $amount } units on the march. Which other unit moves where?
}
ask-help = { $power }: { $power2 } marches from { $area } against a neutral force. Do you support the attack?
ask-leave_token = { $power }: your last unit leaves { $area }. Do you leave a power token to keep control?
ask-support = { $power }: { $power2 } attacks { $power3 } in { $area }, { $strength } to { $strength2 } so far. Whom do you support?
ask-accept_support = { $power }: { $power2 } attacks { $power3 } in { $area }, { $strength } to { $strength2 }. Do you accept the support offered to you?
ask-house_card = { $power }: { $power2 } attacks { $power3 } in { $area }, { $strength } to { $strength2 }. Which house card do you play?
ask-replacement = { $power }: your card was cancelled in the combat for { $area }. Which other card do you play?
ask-tyrion = { $power }: { $power2 } has played { $card }. Does Tyrion cancel it?
ask-aeron = { $power }: do you pay two power to replace Aeron Damphair? In { $area } it stands { $strength } to { $strength2 } for { $power2 } against { $power3 }.
ask-mace = { $power }: which footman of { $power2 } does Mace Tyrell destroy?
ask-queen_of_thorns = { $power }: which enemy order next to { $area } does the Queen of Thorns remove?
ask-doran = { $power }: on which influence track does Doran Martell put { $power2 } last?
ask-cersei = { $power }: which enemy order does Cersei remove?
ask-renly = { $power }: which footman does Renly knight?
ask-robb = { $power }: Robb Stark may choose where the beaten units retreat from { $area }.
ask-patchface = { $power }: which card does Patchface discard from the hand of { $power2 }?
ask-blade = { $power }: in { $area } it stands { $strength } to { $strength2 } for { $power2 } against { $power3 }. Do you use the Valyrian Steel Blade?
ask-blade_redraw = { $power }: you drew { $tides_card }. Do you use the Valyrian Steel Blade to draw another tides card?
ask-casualty = { $amount ->
    [one] { $power }: you take one casualty in { $area }. Which unit do you lose?
   *[other] { $power }: you take { $amount } casualties in { $area }. Which unit do you lose first?
}
ask-retreat = { $power }: your units must leave { $area }. Where do they retreat?
ask-retreat_loss = { $amount ->
    [one] { $power }: your supply does not allow all units out of { $area } to go there. Which unit do you give up?
   *[other] { $power }: your supply does not allow all units out of { $area } to go there. Which of { $amount } units do you give up first?
}
ask-take_ships = { $power }: { $area } is yours now. How many of the enemy ships do you replace by your own?
ask-consolidate = { $power }: which consolidate power order do you carry out?

## Options

act-take = Play { $power }
    .tip = You lead House { $power } in this match.
act-choose = Choose: { $choice }
    .tip = This is carried out for everybody: { $choice }.
act-lose = Lose a { $unit } in { $area }
    .tip = A { $unit } of yours in { $area } leaves the board; it can be mustered again later.
act-muster = { $area }: muster a { $unit }
    .tip = A new { $unit } appears in { $area }. Footmen cost 1 mustering point, knights and siege engines 2.
act-muster_ship = { $area }: muster a ship into { $area2 }
    .tip = For 1 mustering point of { $area } a new ship appears in { $area2 }.
act-upgrade = { $area }: turn a footman into a { $unit }
    .tip = For 1 mustering point a footman in { $area } becomes a { $unit }; the army does not grow.
act-done = Done
    .tip = Leave it at that and go on.
act-bid = { $amount ->
    [0] Bid nothing
    [one] Bid one power
   *[other] Bid { $amount } power
}
    .tip = What you bid is lost, whatever comes of it; nobody sees your bid before all are revealed.
act-rank = { $power } comes next
    .tip = Among the tied houses { $power } gets the next higher position.
act-name = Name { $power }
    .tip = Among the tied houses the wildling card hits or rewards { $power }.
act-lose_units = Destroy two of your units
    .tip = You choose two of your units anywhere on the board.
act-step_down = Move down two positions
    .tip = You move down two positions on the influence track where you stand highest.
act-demote = Down on the { $track }
    .tip = The house moves down on the { $track } and the others close up; whoever loses position 1 loses its dominance token.
act-promote = First on the { $track }
    .tip = You move to position 1 of the { $track } and take its dominance token.
act-unhorse = Turn a { $unit } in { $area } into a footman
    .tip = A { $unit } in { $area } loses the horse and fights on foot from now on.
act-make_knight = Knight a { $unit } in { $area }
    .tip = A { $unit } in { $area } becomes a knight.
act-discard = Discard { $card }
    .tip = { $card } goes to its owner's discard pile and cannot be played until it returns to hand.
act-recover = Take back { $card }
    .tip = { $card } returns from your discard pile to your hand.
act-decline = Decline
    .tip = Leave it; nothing happens.
act-muster_in = Muster in { $area }
    .tip = You may spend the mustering points of { $area } now.
act-order = { $area }: { $order }
    .tip = { $order } lies in { $area } this round; the others see it when all orders are revealed.
act-leave = { $area }: no order
    .tip = You are short of orders, and the units in { $area } go without one.
act-swap = Swap the order in { $area }
    .tip = You replace your order in { $area } by one that you have not placed.
act-look = Look at the top wildling card
    .tip = Only you see it; then you put it back on the top or to the bottom of the deck.
act-put_on_top = Back on the top
    .tip = This card will come with the next wildling attack.
act-put_at_bottom = To the bottom
    .tip = This card will not come with the next wildling attack.
act-raid = Raid { $area2 } from { $area }
    .tip = Your raid order in { $area } and the enemy order in { $area2 } are removed; raiding consolidate power also takes one power.
act-waste = { $area }: raid nothing
    .tip = Your raid order in { $area } is removed without effect.
act-march = March from { $area }
    .tip = You now resolve the march order in { $area }; you need not move any unit.
act-move = Move a { $unit } to { $area }
    .tip = A { $unit } marches to { $area }. Only one area with enemies can be entered with this order.
act-call = Call for support against { $area }
    .tip = You ask the other houses to support your attack on the neutral force in { $area }.
act-establish = Leave a power token in { $area }
    .tip = One of your available power tokens keeps control of { $area } after your units have left.
act-support = Support { $power } from { $area }
    .tip = All units in { $area } add their strength to that of { $power } in this combat; your order stays.
act-refuse = No support from { $area }
    .tip = The units in { $area } help neither side in this combat.
act-accept = Accept the support from { $area }
    .tip = The units in { $area } add to your strength.
act-reject = Refuse the support from { $area }
    .tip = The units in { $area } do not count for you in this combat.
act-play = Play { $card }
    .tip = { $card } leads your side in this combat and goes to your discard pile afterwards.
act-cancel = Cancel the opponent's card
    .tip = It returns to the opponent's hand, and the opponent must choose another one, knowing yours.
act-kill = Destroy a { $unit }
    .tip = An enemy { $unit } that fights in this combat is destroyed at once.
act-remove_order = Remove the order in { $area }
    .tip = The opponent's order in { $area } leaves the board.
act-use_blade = Use the Valyrian Steel Blade
    .tip = +1 strength in this combat; the blade is used up for this round.
act-redraw = Use the blade for a new tides card
    .tip = You discard your tides card and draw another, which you must keep; the blade is used up for this round.
act-retreat = Retreat to { $area }
    .tip = All surviving units of the loser go to { $area } and are routed.
act-take_ships = { $amount ->
    [0] Take over no ship
    [one] Take over one ship
   *[other] Take over { $amount } ships
}
    .tip = Ships of yours replace as many enemy ships in the port; the other enemy ships are destroyed.
act-consolidate = Gain power in { $area }
    .tip = The order in { $area } is removed; you gain one power and one more for each power icon there, but nothing at sea.
act-muster_at = Muster in { $area } instead
    .tip = You use the special order in { $area } to spend its mustering points instead of gaining power.

## The log

log-round_begins = Round { $round } begins.
log-phase = The { $phase } begins.
log-westeros_cards = { $amount ->
    [0] The Westeros cards are { $westeros_card }, without a wildling icon.
    [one] The Westeros cards are { $westeros_card }, with one wildling icon.
   *[other] The Westeros cards are { $westeros_card }, with { $amount } wildling icons.
}
log-winter = Winter is coming: { $deck } is shuffled.
log-westeros_drawn = The new card of { $deck } is { $westeros_card }.
log-westeros_card = { $westeros_card } ({ $deck }) is carried out.
log-westeros_chosen = { $power } decided for { $westeros_card }: { $choice }.
log-threat = The wildling threat stands at { $strength }.
log-restriction = This round: { $restriction }.
log-supply = { $power } has supply { $supply }.
log-loses_unit = { $power } lost a { $unit } in { $area }.
log-musters = { $power } mustered a { $unit } in { $area }.
log-musters_ship = { $power } mustered a ship from { $area } into { $area2 }.
log-upgrades = { $power } turned a footman in { $area } into a { $unit }.
log-income = { $amount ->
    [0] { $power } gained no power.
   *[other] { $power } gained { $amount } power from lands and ports.
}
log-clash = The houses clash over the influence tracks: all influence tokens are taken up.
log-bid = { $amount ->
    [0] { $power } bid nothing for the { $track }.
   *[other] { $power } bid { $amount } power for the { $track }.
}
log-ranks = Among the tied houses { $power } let { $power2 } go first.
log-track = The new order on the { $track }: { $power }.
log-token_passes = The { $token } passes to { $power }.
log-moves_on_track = { $power } moved to position { $position } of the { $track }.
log-wildling_attack = The wildlings attack the Wall with strength { $strength }.
log-wildling_bid = { $amount ->
    [0] { $power } sent nothing to the Night's Watch.
   *[other] { $power } sent { $amount } power to the Night's Watch.
}
log-watch_wins = With { $amount } against { $strength } the Night's Watch drove the wildlings back.
log-wildlings_win = With { $amount } against { $strength } the Night's Watch failed, and the wildlings broke through.
log-names = Among the tied bidders { $power } named { $power2 }.
log-wildling_card = The wildling card is { $wildling_card }.
log-knighted = { $power } knighted a footman in { $area }.
log-unhorsed = { $power } had to turn a knight in { $area } into a footman.
log-discards_card = { $power } discarded { $card }.
log-recovers_cards = { $power } took back in hand: { $card }.
log-loses_power = { $amount ->
    [0] { $power } had no power to lose.
   *[other] { $power } lost { $amount } power.
}
log-regains_bid = { $power } got back the { $amount } power of the bid.
log-too_few_orders = There are not enough orders for all areas: the houses place theirs one after another.
log-orders_placed = { $power } placed orders face down: { $area }.
log-order = { $power } has { $order } in { $area }.
log-raven_looks = { $power } sent the raven north and looked at the top wildling card ({ $wildling_card }).
log-raven_returns = { $power } put the wildling card back on the top of the deck.
log-raven_buries = { $power } put the wildling card to the bottom of the deck.
log-raven_swaps = The raven came to { $area }: { $power } replaced { $order } by { $order2 }.
log-raven_rests = { $power } did not use the raven.
log-raids = { $power } raided { $area2 } from { $area }: { $power2 } lost { $order }.
log-pillages = { $power } pillaged { $power2 }: { $amount } power gained, { $lost } lost.
log-raid_wasted = { $power } raided nothing from { $area }.
log-consolidates = { $amount ->
    [0] { $power } gained no power in { $area }.
   *[other] { $power } gained { $amount } power in { $area }.
}
log-musters_at = { $power } musters in { $area } instead of gaining power.
log-takes_ships = { $amount ->
    [0] { $power } took { $area } and destroyed the ships of { $power2 } there.
    [one] { $power } took { $area } from { $power2 } with one ship.
   *[other] { $power } took { $area } from { $power2 } with { $amount } ships.
}
log-ships_lost = { $amount ->
    [one] { $power } lost the ship in { $area }, since nobody controls the land.
   *[other] { $power } lost { $amount } ships in { $area }, since nobody controls the land.
}
log-round_ends = Round { $round } is over: orders are taken up, and routed units stand up again.
hidden-wildling_card = not for your eyes
log-bids = The bids for the { $track } are revealed.
log-wildling_bids = The bids for the Night's Watch are revealed.
log-orders_revealed = All orders are revealed.
log-plays_house = Seat { $seat } plays { $power }.
log-marches = { $power } carries out { $order } in { $area }.
log-moves = { $amount ->
    [one] { $power } moved one unit from { $area } to { $area2 }.
   *[other] { $power } moved { $amount } units from { $area } to { $area2 }.
}
log-establishes = { $power } left a power token in { $area }.
log-token_lost = { $power } lost the power token in { $area }.
log-calls = { $power } calls for support against the neutral force in { $area }.
log-neutral_falls = { $power } overran the neutral force of { $strength } in { $area }.
log-combat = { $amount ->
    [one] { $power } attacks { $power2 } in { $area2 } with one unit from { $area }.
   *[other] { $power } attacks { $power2 } in { $area2 } with { $amount } units from { $area }.
}
log-supports = { $power } supports { $power2 } from { $area } with strength { $strength }.
log-refuses_support = { $power } gives no support from { $area }.
log-rejects_support = { $power } turned down the support of { $power2 } from { $area }.
log-base_strength = Base strength: { $power } { $strength }, { $power2 } { $strength2 }.
log-plays = { $power } plays { $card }.
log-cancels = { $power } sent { $card } back to the hand of { $power2 }.
log-no_card = { $power } has no other card and fights without one.
log-replaces_card = { $power } paid two power and replaced { $card } by { $card2 }.
log-removes_order = { $power } removed { $order } of { $power2 } in { $area }.
log-draws_tides = { $power } drew a tides card ({ $tides_card }).
log-redraws_tides = { $power } used the Valyrian Steel Blade to discard { $tides_card } and draw again.
log-tides = The tides of battle: { $tides_card } for { $power }, { $tides_card2 } for { $power2 }.
log-uses_blade = { $power } draws the Valyrian Steel Blade: +1 strength.
log-total_strength = Total strength: { $power } { $strength }, { $power2 } { $strength2 }.
log-tie = Tie at { $strength }: { $power } stands higher on the { $track }.
log-wins = { $power } won the combat in { $area } against { $power2 }.
log-gains_power = { $amount ->
    [0] { $power } gained no power, since the pool is empty.
   *[other] { $power } gained { $amount } power.
}
log-garrison_falls = The garrison of { $power } in { $area } has fallen for good.
log-units_die = { $power } lost in { $area }: { $unit } ({ $amount }).
log-retreats = { $amount ->
    [one] { $power } retreated from { $area } to { $area2 } with one unit, which is routed.
   *[other] { $power } retreated from { $area } to { $area2 } with { $amount } units, which are routed.
}
log-no_retreat = { $power } had nowhere to retreat from { $area }.
log-enters = { $power } entered { $area }.
log-kept_out = { $power2 } kept { $power } out of { $area }; the attackers went back.
log-moves_order = { $power } moved { $order } on to { $area }, where it can be used again.
hidden-tides_card = hidden

## The end

end-seven_castles = The seventh castle or stronghold decides it: the Iron Throne falls to { $powers }.
end-last_round = After ten rounds the Iron Throne falls to { $powers }.

## Words of the board

label-no_text = No text; only strength and combat icons.
label-round = Round
label-phase = Phase
label-house = House
label-houses = Houses
label-turn_order = Turn order
label-area = Area
label-land = Land
label-sea = Sea
label-port = Port
label-castle = Castle
label-stronghold = Stronghold
label-home = Home
label-island = Island
label-river = River
label-supply_icon = Supply icon
label-power_icon = Power icon
label-mustering_points = Mustering points
label-units = Units
label-unused_units = Unused units
label-routed = Routed
label-army_limits = Armies allowed
label-supply = Supply
label-power = Power
label-available_power = Available power
label-power_pool = Power pool
label-power_token = Power token
label-garrison = Home garrison
label-neutral_force = Neutral force
label-unbreachable = Cannot be entered
label-orders = Orders
label-order = Order
label-face_down = Face down
label-no_order = No order
label-normal_order = Normal order
label-special_order = Special order
label-special_orders = Special orders allowed
label-barred = Barred this round
label-hand = Hand
label-discards = Discard pile
label-house_cards = House cards
label-house_card = House card
label-card_text = Card text
label-strength = Strength
label-swords = Swords
label-fortifications = Fortifications
label-skulls = Skulls
label-influence = Influence
label-position = Position
label-stars = Stars
label-dominance = Dominance tokens
label-used = Used this round
label-ready = Ready
label-victory = Victory track
label-castles = Castles and strongholds
label-westeros_cards = Westeros cards
label-deck = Deck
label-wildlings = Wildlings
label-wildling_threat = Wildling threat
label-wildling_deck = Wildling deck
label-wildling_icon = Wildling icon
label-bid = Bid
label-bids = Bids
label-combat = Combat
label-attacker = Attacker
label-defender = Defender
label-support = Support
label-base_strength = Base strength
label-total_strength = Total strength
label-march_order = March order
label-defense_order = Defense order
label-blade = Blade
label-tides = Tides of Battle
label-winner = Winner
label-tie = Tie decided by
label-left = Still in the combat
label-loser = Loser
label-casualties = Casualties
label-embattled_area = Embattled area
label-controlled_by = Controlled by
label-nobody = Nobody
label-certainty = Certainty
label-sure = Certain
label-likely = Likely
label-reconstructed = Reconstructed
label-announced = Announced power
label-pool = In the power pool
label-armies = Armies allowed
label-lands = Lands controlled
label-positions = Positions
label-cards = Cards in hand
label-unused = Unused
label-revealed = Revealed
label-unseen = Not seen yet
label-top = Top
label-bottom = Bottom
label-unknown = Unknown
label-decks = Decks
label-mustering = Mustering
label-barren = nothing to muster
label-march = March
label-moves = Moves
label-origin = From
label-helpers = Supporters
label-step = Step
label-draft = Not yet confirmed
label-texts = Card texts
label-result = Result
label-aftermath = Aftermath
label-points = Where it comes from
label-tied = Tied
label-named = Named
label-threat = Threat
label-restrictions = Orders barred
label-holders = Holders
label-land_border = Border
label-coast = Coast
label-sea_border = Sea border
label-rounds = Rounds
label-tracks = Influence tracks
label-available = Available

## Sections of the rulebook

section-Fiefdoms-track = Fiefdoms track
section-Iron-Throne = Iron Throne
section-Iron-Throne-track = Iron Throne track
section-King-s-Court-track = King's Court track
section-Messenger-Raven = Messenger Raven
section-Tides-of-Battle = Tides of Battle
section-Valyrian-Steel-Blade = Valyrian Steel Blade
section-Westeros-card--Clash-of-Kings = Westeros card: Clash of Kings
section-Westeros-card--Mustering = Westeros card: Mustering
section-Westeros-card--Supply = Westeros card: Supply
section-Westeros-cards = Westeros cards
section-Westeros-phase = Westeros phase
section-action-phase = action phase
section-alliances = alliances
section-base-strength = base strength
section-bidding-for-influence = bidding for influence
section-call-for-support = call for support
section-casualties = casualties
section-changes-on-the-influence-tracks = changes on the influence tracks
section-clean-up = clean-up
section-combat = combat
section-combat-clean-up = combat clean-up
section-combat-icons = combat icons
section-component-limits = component limits
section-components = components
section-control-of-areas = control of areas
section-control-of-homes = control of homes
section-destroying-a-neutral-force = destroying a neutral force
section-establishing-control = establishing control
section-fewer-than-six-players = fewer than six players
section-game-round = game round
section-goal-of-the-game = goal of the game
section-hidden-information = hidden information
section-home-garrisons = home garrisons
section-house-cards = house cards
section-house-cards-in-combat = house cards in combat
section-mustering-ships = mustering ships
section-neutral-forces = neutral forces
section-number-of-players = number of players
section-orders-in-ports = orders in ports
section-placing-orders = placing orders
section-ports = ports
section-ports--other-rules = ports: other rules
section-raids--other-rules = raids: other rules
section-removed-orders = removed orders
section-resolving-consolidate-power-orders = resolving consolidate power orders
section-resolving-march-orders = resolving march orders
section-resolving-raid-orders = resolving raid orders
section-results-of-a-wildling-attack = results of a wildling attack
section-retreat-and-rout = retreat and rout
section-retreat--other-rules = retreat: other rules
section-revealing-orders = revealing orders
section-rivers--bridges--islands = rivers, bridges, islands
section-setup = setup
section-ship-transport = ship transport
section-ship-transport--other-rules = ship transport: other rules
section-special-orders = special orders
section-strength-of-units = strength of units
section-supply--other-rules = supply: other rules
section-support--other-rules = support: other rules
section-taking-a-port = taking a port
section-terms = terms
section-the-orders = the orders
section-too-few-orders = too few orders
section-total-strength = total strength
section-trade-with-the-Free-Cities = trade with the Free Cities
section-using-ports = using ports
section-using-the-blade = using the blade
section-using-the-raven = using the raven
section-wildling-attack = wildling attack
section-winner-of-the-combat = winner of the combat
section-winning-the-game = winning the game

## Why the bot likes an option

why-sea = ships here carry armies
why-castle = { $area } counts for victory
why-power_icons = { $count ->
    [one] a power icon
   *[other] { $count } power icons
}
why-supply_icons = { $count ->
    [one] a supply icon
   *[other] { $count } supply icons
}
why-plain_land = land without icons
why-nobody_left = nobody is left to march
why-attacks = attacks { $area }
why-walks_in = reaches { $area } without a fight
why-goes_forward = nearer to castles, by way of { $area }
why-no_target = there is nothing to take within reach
why-among_friends = own units are there
why-keeps_power = saves a power token
why-barren = nothing can be mustered there
why-musters = musters for { $count ->
    [one] one point
   *[other] { $count } points
}
why-power = brings { $count ->
    [one] a power token
   *[other] { $count } power tokens
}
why-no_order = an area without an order does nothing
why-idle = there is little to do for it here
why-threatened = an army of strength { $number } could come
why-supports = supports fights next to it
why-raids = disturbs orders next to it
why-plunders = takes a power token from { $power }
why-removes_order = removes { $order } of { $power }
why-march_done = the others stay
why-more_ships = { $count ->
    [one] there is only one ship so far
   *[other] there are { $count } ships so far
}
why-more_strength = one more { $unit }
why-loses_unit = costs a { $unit }
why-loses_area = leaves { $area } empty
why-bid_share = a share of { $number } power for this track
why-bid_fair = a fair share of { $number } among { $count } houses
why-place_on_track = { $track }: place { $number } now
why-near_victory = { $power } has { $count ->
    [one] one castle
   *[other] { $count } castles
}
why-card_strength = strength { $number }
why-combat_stands = our strength less theirs: { $number }
why-stays_out = costs nothing and offends nobody
why-supports_us = the fight is ours
why-supports_other = helps { $power }

## What would happen

why-forecast_card = strength { $number } to { $number2 }, swords { $swords }, fortifications { $fortifications }
why-forecast_other_card = without their card and the texts of both
why-forecast_texts = without the texts of cards
why-forecast_tides = Tides of Battle: { $number } to { $number2 } more on each side
why-forecast_strengths = { $power } { $number }, { $power2 } { $number2 }
why-forecast_before_cards = before cards
why-forecast_totals = strength { $number } to { $number2 }
why-forecast_tides_unseen = Tides of Battle on top, of { $count } unseen cards
why-forecast_blade_kept = the blade may still give one more

## How a match stands

why-castles = { $count ->
    [one] one castle
   *[other] { $count } castles
}
why-near_seven = { $count ->
    [one] one castle more wins at once
   *[other] { $count } castles more win at once
}
why-army = armies
why-supply = supply
why-influence = places on the influence tracks
why-power_held = { $count ->
    [one] one power token
   *[other] { $count } power tokens
}
