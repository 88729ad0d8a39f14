# Endeavor: Age of Sail. The words of the game in English; docs/title.md explains the ids.

title = Endeavor: Age of Sail
about =
    It is the age of sail, and you lead one of two to five rising empires. You start with a foothold in Europe; by shipping to the closed regions of the world you open them one after another, and then you occupy their cities, control the links between them and draw asset cards. Four attributes drive your empire: industry lets you put up better buildings, culture brings more people (your discs), wealth pays more of your workers, influence lets you keep more cards.

    There are seven rounds. In each you build one building, gain discs, take discs back from your buildings, and then take turns: activate a building or spend an action token to ship, occupy, attack, pay a worker or draw a card, until everybody has passed. Finally you discard the cards beyond your limit. After round seven the empire with the most glory wins: glory comes from high attributes, cities and links, buildings and cards.

    Slavery cards are strong, but slavery can be abolished, and every slavery card that was given up costs glory at the end.

    The rules are complete. Many components, above all the map and the icons of cards and buildings, are reconstructed, because no full list of the printed ones was at hand; they are marked, and the help page on components says which they are. The optional Exploits are left out.

## Help pages

help-round =
    The game lasts seven rounds of five phases. The holder of the crown goes first in every phase, the others follow clockwise; after each round the crown passes to the left.

    1. Build: take one building whose level is not above your build level (industry) and put it on your leftmost free coast slot. You gain its attribute icons at once. Only if nothing in the supply is low enough for you may you take a building of the next higher level.

    2. Growth: move as many discs from your supply to your harbor as your growth level says (culture).

    3. Salary: take back discs from your buildings to your harbor, up to your payment level (wealth). A building without a disc can be activated again.

    4. Action: take turns. On your turn you activate one building, spend one action token, or pass. Whoever passes is out until the next round; the phase ends when all have passed.

    5. Discard: keep as many cards as your card limit allows (influence), and never more than five. One slavery card may be kept beyond the limit. One governor may lie in the free governor slot and then does not count. Discard the rest; you lose the attributes that the discarded cards gave you.

    Attributes and levels: 0-1 is the first level, 2-3 the second, 4-6 the third, 7-9 the fourth, 10 or more the fifth. Build level, payment level and card limit are then 1 to 5, growth is 2 to 6.
help-actions =
    To activate a building you put a disc from your harbor on its activation circle. An action token is spent instead and leaves the game. With '+' you may do both actions, in either order; with '/' you do one of them. Discs that the action itself needs also come from your harbor.

    Ship (1 disc): to the next free space of a closed region's shipping track, to a free fleet in Europe or in an open region, or to the open sea of an open region. You gain the token of the space (an open sea has none). Filling the last space of a track opens the region; whoever has the most discs on the track gains its governor, and among tied players the disc nearest the deck decides.

    Occupy (1 disc): a free city in Europe, or in an open region where you already have a disc. You gain the token of the city.

    Attack (2 discs): a city or fleet that somebody else holds, in Europe or in an open region where you have a disc. One of your discs and the opponent's disc go back to their supplies, your second disc takes the place.

    Payment: take back one disc from one of your buildings to your harbor. Buildings with the salary-phase mark cannot be paid this way.

    Draw: take the top card of a deck if you have at least as many discs in its region as the value of the card; the region need not be open. Discs in Europe count for the Europe deck, the Slavery deck and the face-up discard area. The value-1 card of a region also brings you one disc.

    Links: you control a link while you hold both of its ends. The first player to control a round link gains its token.

    Abolition: the first time anybody takes the Europe 5 card, all players turn their slavery cards face down and lose the attributes they gave, and the other slavery cards leave the game.
help-scoring =
    After round seven the glory is added up in five rows.

    A. Attributes: each of the four markers slides back to the last glory space at or below it and scores its number.

    B. Cities and links: 1 or 2 for each city you hold, 1 for each link you control, round or square. Fleets score nothing but count as ends of links.

    C. Buildings, cards and governor slot: all glory icons on your buildings and on the cards in your slots, and 3 for an empty free governor slot. The City Hall scores 1 for each Draw icon on your buildings.

    D. Population: 1 for every three discs in your harbor.

    E. Slavery: -1 for each slavery card that lies face down beside your board.

    The highest total wins; tied players share the victory.
help-silent_fleet =
    The Silent Fleet is a variant for two players, on either side of the board. The discs of a color that nobody plays take part as a neutral fleet. After each of your turns it responds to the action you did, and you decide where.

    Ship: its disc goes to the next free space of a closed region's shipping track, or to a free fleet in Europe or in an open region. The token there leaves the game. The Silent Fleet can open a region, and a governor that it wins leaves the game.

    Occupy: its disc goes to a free city in Europe, or in an open region where it has a disc. The token there leaves the game. The Silent Fleet never controls links.

    Draw: the top card of a deck is discarded, in an area where the Silent Fleet has discs, at least as many as the value of the card. Discarding the Europe 5 card abolishes slavery.

    Attack and Payment: no response. If there is no place or card for a response, nothing happens. If you did both actions of a '+' building, you choose the one it responds to.

    Three options, each only if both players agree. Restricted occupation: its response to Occupy must stay in the area of the city you occupied. No response to tokens: it responds only to activated buildings. Scarce buildings: before each build phase the player without the crown removes a building within their build level from the supply.
help-components =
    The rules of this version are complete, and so are the totals: 95 trade tokens of 8 types, 49 buildings of 19 types, 5 starting tiles, 42 asset cards in 8 decks, 6 governors, 35 discs a player. But the rulebook pictures few components, and no full list of the others was at hand. What was missing has been made up so that the game is whole and agrees with every number in the rulebook. Such components are marked as reconstructed.

    Certain: the seven areas, each link worth 1 glory and each fleet 0; the cards North America 3 and South America 1; five Markets; the icons of the Theater; both actions of the Dock; the abilities of the Memorial and the City Hall; the wealth icon of the Merchant Dock; the glory spaces 4, 10 and 12.

    Likely, mostly known from the edition of 2009: the levels that the attributes give; names, levels and numbers of the buildings of levels 1 to 4 and of the Stock Exchange, the Museum and the Parliament; the Bank, the Market and the Colonial House; that a card shows one icon more than its value; the glory spaces 2 and 7.

    Reconstructed: the names and places of cities and fleets; which links there are and which are round; the length of the shipping tracks; which cities are worth 2; how many tokens there are of each type, and which types are blue; most icons and actions of buildings, with the Cathedral and the Admiralty as a whole; 40 of the 42 asset cards; all governors; glory space 11 and those above 12; the color green; where a card goes that the Silent Fleet discards.

    All of this lies in data files. If you own the printed game, you can correct them without touching the program. The Exploits are left out, because their rulebook was not at hand.

## Match options

option-side = Board side
    .tip = Side A is for 2 to 4 players, side B has more room and is for 4 or 5; with the Silent Fleet two players may use either.
option-side-recommended = As recommended
option-side-A = Side A
option-side-B = Side B
option-first_phases = First three phases
    .tip = Whether build, growth and salary are played phase by phase, or each player does all three in one go as long as nobody objects.
option-first_phases-phase_by_phase = Phase by phase
option-first_phases-player_by_player = Player by player
option-governor_tie = Tie for a governor
    .tip = When players tie for the most discs on a track, the disc nearest the deck decides: among the tied players only, or among all players on the track.
option-governor_tie-tied_players = Nearest disc of the tied players
option-governor_tie-any_player = Nearest disc of any player
option-silent_fleet = Silent Fleet
    .tip = For two players: a neutral fleet responds to your actions and makes the world more crowded.
option-silent_fleet-true = With the Silent Fleet
option-silent_fleet-false = Without the Silent Fleet
option-restricted_occupation = Restricted occupation
    .tip = The Silent Fleet responds to Occupy only in the area of the city that was occupied.
option-restricted_occupation-true = Restricted to the same area
option-restricted_occupation-false = Any allowed city
option-no_response_to_tokens = No response to tokens
    .tip = The Silent Fleet responds to activated buildings only, not to spent action tokens.
option-no_response_to_tokens-true = Responds to buildings only
option-no_response_to_tokens-false = Responds to buildings and tokens
option-scarce_buildings = Scarce buildings
    .tip = Before each build phase the player without the crown removes a building from the supply.
option-scarce_buildings-true = A building is removed each round
option-scarce_buildings-false = All buildings stay
option-silent_discards = Cards the Silent Fleet discards
    .tip = Whether a card discarded by the Silent Fleet lies in the discard area for all to draw, or leaves the game; a slavery card always leaves the game.
option-silent_discards-discard_area = To the discard area
option-silent_discards-out_of_game = Out of the game

## Powers, attributes, actions, phases

power-red = Red
power-blue = Blue
power-yellow = Yellow
power-purple = Purple
power-green = Green
power-silent = Silent Fleet
owner-silent = { power-silent }
attribute-industry = Industry
attribute-culture = Culture
attribute-wealth = Wealth
attribute-influence = Influence
action-ship = Ship
action-occupy = Occupy
action-attack = Attack
action-payment = Payment
action-draw = Draw
phase-build = Build phase
phase-growth = Growth phase
phase-salary = Salary phase
phase-action = Action phase
phase-discard = Discard phase
phase-setup = Setup
phase-over = End of the game

## Tokens

trade_token-tok_industry = Industry token
trade_token-tok_culture = Culture token
trade_token-tok_wealth = Wealth token
trade_token-tok_influence = Influence token
trade_token-tok_ship = Ship token
trade_token-tok_occupy_attack = Occupy or Attack token
trade_token-tok_draw = Draw token
trade_token-tok_payment = Payment token
token-tok_ship = { trade_token-tok_ship }
token-tok_occupy_attack = { trade_token-tok_occupy_attack }
token-tok_draw = { trade_token-tok_draw }
token-tok_payment = { trade_token-tok_payment }

## Buildings

starting_building-colonial_house = Colonial House
starting_building-merchant_quay = Merchant Dock
building-market = Market
building-shipyard = Shipyard
building-workshop = Workshop
building-bank = Bank
building-barracks = Barracks
building-guild_hall = Guild Hall
building-dock = Dock
building-fortress = Fortress
building-theater = Theater
building-cartographer = Cartographer
building-trade_office = Trade Office
building-university = University
building-stock_exchange = Stock Exchange
building-museum = Museum
building-parliament = Parliament
building-city_hall = City Hall
building-memorial = Memorial
building-cathedral = Cathedral
building-admiralty = Admiralty
building-colonial_house = { starting_building-colonial_house }
building-merchant_quay = { starting_building-merchant_quay }

## Areas and decks

area-europe = Europe
area-north_america = North America
area-caribbean = Caribbean
area-south_america = South America
area-africa = Africa
area-india = India
area-far_east = Far East
region-north_america = { area-north_america }
region-caribbean = { area-caribbean }
region-south_america = { area-south_america }
region-africa = { area-africa }
region-india = { area-india }
region-far_east = { area-far_east }
deck-europe = Europe deck
deck-slavery = Slavery deck
deck-north_america = North America deck
deck-caribbean = Caribbean deck
deck-south_america = South America deck
deck-africa = Africa deck
deck-india = India deck
deck-far_east = Far East deck

## Cards

card-europe_0 = Europe 0
card-europe_1 = Europe 1
card-europe_2 = Europe 2
card-europe_3 = Europe 3
card-europe_4 = Europe 4
card-europe_5 = Europe 5
card-slavery_0 = Slavery 0
card-slavery_1 = Slavery 1
card-slavery_2 = Slavery 2
card-slavery_3 = Slavery 3
card-slavery_4 = Slavery 4
card-slavery_5 = Slavery 5
card-north_america_1 = North America 1
card-north_america_2 = North America 2
card-north_america_3 = North America 3
card-north_america_4 = North America 4
card-north_america_5 = North America 5
card-caribbean_1 = Caribbean 1
card-caribbean_2 = Caribbean 2
card-caribbean_3 = Caribbean 3
card-caribbean_4 = Caribbean 4
card-caribbean_5 = Caribbean 5
card-south_america_1 = South America 1
card-south_america_2 = South America 2
card-south_america_3 = South America 3
card-south_america_4 = South America 4
card-south_america_5 = South America 5
card-africa_1 = Africa 1
card-africa_2 = Africa 2
card-africa_3 = Africa 3
card-africa_4 = Africa 4
card-africa_5 = Africa 5
card-india_1 = India 1
card-india_2 = India 2
card-india_3 = India 3
card-india_4 = India 4
card-india_5 = India 5
card-far_east_1 = Far East 1
card-far_east_2 = Far East 2
card-far_east_3 = Far East 3
card-far_east_4 = Far East 4
card-far_east_5 = Far East 5
governor-gov_africa = Governor of Africa
governor-gov_south_america = Governor of South America
governor-gov_caribbean = Governor of the Caribbean
governor-gov_north_america = Governor of North America
governor-gov_india = Governor of India
governor-gov_far_east = Governor of the Far East

## Cities, fleets and links

city-london = London
city-amsterdam = Amsterdam
city-paris = Paris
city-lisbon = Lisbon
city-seville = Seville
city-genoa = Genoa
city-venice = Venice
city-constantinople = Constantinople
city-alexandria = Alexandria
city-tunis = Tunis
city-quebec = Quebec
city-boston = Boston
city-new_york = New York
city-charleston = Charleston
city-havana = Havana
city-port_royal = Port Royal
city-santo_domingo = Santo Domingo
city-cartagena = Cartagena
city-salvador = Salvador
city-rio_de_janeiro = Rio de Janeiro
city-elmina = Elmina
city-luanda = Luanda
city-cape_town = Cape Town
city-mombasa = Mombasa
city-bombay = Bombay
city-goa = Goa
city-calcutta = Calcutta
city-batavia = Batavia
city-manila = Manila
city-canton = Canton
city-nagasaki = Nagasaki
city-copenhagen = Copenhagen
city-bridgetown = Bridgetown
city-buenos_aires = Buenos Aires
city-madras = Madras
city-malacca = Malacca
fleet-north_sea_fleet = North Sea Fleet
fleet-azores_fleet = Atlantic Fleet
fleet-mediterranean_fleet = Mediterranean Fleet
fleet-windward_fleet = West Indies Fleet
fleet-mozambique_fleet = Cape Fleet
fleet-arabian_fleet = Arabian Sea Fleet
fleet-south_china_fleet = South China Sea Fleet
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
link-link_london__amsterdam = { city-london }–{ city-amsterdam }
link-link_london__paris = { city-london }–{ city-paris }
link-link_paris__genoa = { city-paris }–{ city-genoa }
link-link_lisbon__seville = { city-lisbon }–{ city-seville }
link-link_genoa__venice = { city-genoa }–{ city-venice }
link-link_venice__constantinople = { city-venice }–{ city-constantinople }
link-link_constantinople__alexandria = { city-constantinople }–{ city-alexandria }
link-link_alexandria__tunis = { city-alexandria }–{ city-tunis }
link-link_amsterdam__north_sea_fleet = { city-amsterdam }–{ fleet-north_sea_fleet }
link-link_london__north_sea_fleet = { city-london }–{ fleet-north_sea_fleet }
link-link_lisbon__azores_fleet = { city-lisbon }–{ fleet-azores_fleet }
link-link_paris__azores_fleet = { city-paris }–{ fleet-azores_fleet }
link-link_genoa__mediterranean_fleet = { city-genoa }–{ fleet-mediterranean_fleet }
link-link_tunis__mediterranean_fleet = { city-tunis }–{ fleet-mediterranean_fleet }
link-link_london__bombay = { city-london }–{ city-bombay }
link-link_amsterdam__batavia = { city-amsterdam }–{ city-batavia }
link-link_azores_fleet__boston = { fleet-azores_fleet }–{ city-boston }
link-link_lisbon__salvador = { city-lisbon }–{ city-salvador }
link-link_seville__havana = { city-seville }–{ city-havana }
link-link_azores_fleet__elmina = { fleet-azores_fleet }–{ city-elmina }
link-link_quebec__boston = { city-quebec }–{ city-boston }
link-link_boston__new_york = { city-boston }–{ city-new_york }
link-link_new_york__charleston = { city-new_york }–{ city-charleston }
link-link_charleston__havana = { city-charleston }–{ city-havana }
link-link_havana__windward_fleet = { city-havana }–{ fleet-windward_fleet }
link-link_port_royal__santo_domingo = { city-port_royal }–{ city-santo_domingo }
link-link_santo_domingo__windward_fleet = { city-santo_domingo }–{ fleet-windward_fleet }
link-link_cartagena__port_royal = { city-cartagena }–{ city-port_royal }
link-link_salvador__rio_de_janeiro = { city-salvador }–{ city-rio_de_janeiro }
link-link_salvador__luanda = { city-salvador }–{ city-luanda }
link-link_elmina__luanda = { city-elmina }–{ city-luanda }
link-link_cape_town__mozambique_fleet = { city-cape_town }–{ fleet-mozambique_fleet }
link-link_luanda__cape_town = { city-luanda }–{ city-cape_town }
link-link_mombasa__mozambique_fleet = { city-mombasa }–{ fleet-mozambique_fleet }
link-link_bombay__goa = { city-bombay }–{ city-goa }
link-link_goa__arabian_fleet = { city-goa }–{ fleet-arabian_fleet }
link-link_mombasa__arabian_fleet = { city-mombasa }–{ fleet-arabian_fleet }
link-link_calcutta__batavia = { city-calcutta }–{ city-batavia }
link-link_goa__calcutta = { city-goa }–{ city-calcutta }
link-link_canton__nagasaki = { city-canton }–{ city-nagasaki }
link-link_canton__south_china_fleet = { city-canton }–{ fleet-south_china_fleet }
link-link_batavia__south_china_fleet = { city-batavia }–{ fleet-south_china_fleet }
link-link_manila__canton = { city-manila }–{ city-canton }
link-link_amsterdam__copenhagen = { city-amsterdam }–{ city-copenhagen }
link-link_copenhagen__north_sea_fleet = { city-copenhagen }–{ fleet-north_sea_fleet }
link-link_seville__mediterranean_fleet = { city-seville }–{ fleet-mediterranean_fleet }
link-link_alexandria__goa = { city-alexandria }–{ city-goa }
link-link_santo_domingo__bridgetown = { city-santo_domingo }–{ city-bridgetown }
link-link_bridgetown__windward_fleet = { city-bridgetown }–{ fleet-windward_fleet }
link-link_rio_de_janeiro__buenos_aires = { city-rio_de_janeiro }–{ city-buenos_aires }
link-link_cartagena__salvador = { city-cartagena }–{ city-salvador }
link-link_madras__calcutta = { city-madras }–{ city-calcutta }
link-link_goa__madras = { city-goa }–{ city-madras }
link-link_calcutta__malacca = { city-calcutta }–{ city-malacca }
link-link_malacca__batavia = { city-malacca }–{ city-batavia }
link-link_manila__south_china_fleet = { city-manila }–{ fleet-south_china_fleet }
link-link_batavia__manila = { city-batavia }–{ city-manila }

## Questions

ask-phase_order = { $power }: shall each player do build, growth and salary of round { $round } in one go?
ask-starting_building = { $power }: choose a side of your starting tile.
ask-scarce = { $power }: remove a building from the supply. Your build level is { $level }.
ask-build = { $power }: choose a building. Your build level is { $level }.
ask-salary = { $count ->
    [one] { $power }: pay your workers. You may take back one more disc.
   *[other] { $power }: pay your workers. You may take back up to { $count } more discs.
}
ask-turn = { $harbor ->
    [one] { $power }: your turn in round { $round }. You have one disc in your harbor.
   *[other] { $power }: your turn in round { $round }. You have { $harbor } discs in your harbor.
}
ask-action = { $power }: which action do you do now?
ask-ship = { $harbor ->
    [one] { $power }: where do you ship? You have one disc in your harbor.
   *[other] { $power }: where do you ship? You have { $harbor } discs in your harbor.
}
ask-occupy = { $harbor ->
    [one] { $power }: which city do you occupy? You have one disc in your harbor.
   *[other] { $power }: which city do you occupy? You have { $harbor } discs in your harbor.
}
ask-attack = { $harbor ->
    [one] { $power }: which city or fleet do you attack? You have one disc in your harbor.
   *[other] { $power }: which city or fleet do you attack? You have { $harbor } discs in your harbor.
}
ask-payment = { $power }: which building do you pay?
ask-draw = { $power }: which card do you draw?
ask-memorial = { $power }: you lost a disc in the fight over { $place }. Do you use the Memorial?
ask-arrange = { $limit ->
    [one] { $power }: what lies in your free governor slot? Your card limit is one card.
   *[other] { $power }: what lies in your free governor slot? Your card limit is { $limit } cards.
}
ask-discard = { $count ->
    [one] { $power }: choose a card to discard. You have one card in the normal slots; your limit is { $limit }, one slavery card may come on top, five in all.
   *[other] { $power }: choose a card to discard. You have { $count } cards in the normal slots; your limit is { $limit }, one slavery card may come on top, five in all.
}
ask-silent_which = { $power }: to which of your actions does the Silent Fleet respond?
ask-silent_ship = { $power }: where does the Silent Fleet ship?
ask-silent_occupy = { $power }: which city does the Silent Fleet occupy?
ask-silent_draw = { $power }: from which deck does the Silent Fleet discard the top card?

## Options

act-agree = Agree to play player by player
    .tip = If everybody agrees, each player does build, growth and salary in one go this round.
act-ask_phases = Ask for phase by phase
    .tip = Everybody builds, then everybody grows, then everybody pays; one player's wish is enough.
act-start = Start with the { $starting_building }
    .tip = The { $starting_building } takes your leftmost coast slot, with one of your discs on it.
act-remove = Remove one { $building }
    .tip = One { $building } leaves the supply and the game.
act-build = Build the { $building }
    .tip = The { $building } goes to your leftmost free coast slot, and you gain its attribute icons, if any, at once.
act-pay = Pay the building on coast slot { $slot }
    .tip = The disc on coast slot { $slot } returns to your harbor, and the building can be activated again.
act-done = Done
    .tip = Leave it at that and go on.
act-activate = Activate the building on coast slot { $slot }
    .tip = Put a disc from your harbor on the building on coast slot { $slot } and do its action.
act-spend = Spend one { $token }
    .tip = The { $token } leaves the game, and you do its action without a disc for the activation.
act-pass = Pass
    .tip = You take no more turns in this action phase.
act-do = { $action }
    .tip = Do this action now: { $action }.
act-ship_track = Ship to the { $region } shipping track
    .tip = One disc goes to the next free space of the { $region } track, and you gain the token there; the last space opens the region.
act-ship_fleet = Ship to the { $fleet }
    .tip = One disc takes the { $fleet }, and you gain its token if it is still there.
act-ship_sea = Ship to the { $region } open sea
    .tip = One disc goes to the { $region } open sea; it brings no token but adds to your presence.
act-occupy = Occupy { $city }
    .tip = One disc takes { $city }, and you gain its token if it is still there.
act-attack = Attack { $place }
    .tip = You lose one disc to your supply, the opponent's disc is removed, and your second disc takes { $place }.
act-draw = Draw from the { $deck }
    .tip = Take the top card of the { $deck } and gain its icons.
act-draw_discard = Take { $card } from the discard area
    .tip = Take the card { $card } and gain its icons; your presence in Europe counts.
act-memorial = Put the disc on the { $attribute } track
    .tip = Your casualty counts as one token of this attribute, { $attribute }, for the rest of the game.
act-decline = Return the disc to your supply
    .tip = You do not use the Memorial for this casualty.
act-house = Put the { $governor } in the free governor slot
    .tip = The { $governor } then counts toward no limit, but the slot no longer scores 3 glory for being empty.
act-empty_slot = Leave the free governor slot empty
    .tip = An empty slot scores 3 glory at the end; governors in normal slots count toward your card limit.
act-discard = Discard { $card }
    .tip = You lose the icons of { $card }; a slavery card is turned face down and costs 1 glory at the end.
act-discard_governor = Discard the { $governor }
    .tip = You lose the icons of the { $governor }, and it leaves the game.
act-respond_to = Respond to { $action }
    .tip = The Silent Fleet responds to this action of yours, { $action }, and to no other.
act-silent_track = Silent Fleet: { $region } shipping track
    .tip = A neutral disc goes to the next free space of the { $region } track, and the token there leaves the game.
act-silent_fleet = Silent Fleet: { $fleet }
    .tip = A neutral disc takes the { $fleet }, and its token leaves the game.
act-silent_occupy = Silent Fleet: { $city }
    .tip = A neutral disc takes { $city }, and its token leaves the game.
act-silent_discard = Silent Fleet: discard from the { $deck }
    .tip = The top card of the { $deck } is discarded.

## The log

log-setup_tokens = { $count ->
    [one] One trade token lies face up on the board.
   *[other] { $count } trade tokens lie face up on the board.
}
log-level_5 = Buildings of level 5 on offer: { $building }.
log-crown = { $power } got the crown and starts.
log-start = { $power } starts with the { $starting_building }.
log-round_begins = Round { $round } begins; { $power } holds the crown.
log-phase = The { $phase } begins.
log-player_by_player = All agreed: each player does build, growth and salary in one go.
log-phase_by_phase = { $power } asked for phase by phase.
log-scarce = { $power } removed one { $building } from the supply.
log-scarce_none = { $power } may remove no building from the supply.
log-build = { $power } built the { $building } on coast slot { $slot }.
log-grow = { $count ->
    [0] { $power } had no discs left to grow.
    [one] { $power } moved one disc from the supply to the harbor.
   *[other] { $power } moved { $count } discs from the supply to the harbor.
}
log-pay = { $power } paid the { $building } on coast slot { $slot }.
log-activate = { $power } activated the { $building } on coast slot { $slot }.
log-spend = { $power } spent one { $token }.
log-pass = { $power } passed.
log-ship_track = { $power } shipped to space { $count } of the { $region } shipping track.
log-ship_fleet = { $power } shipped to the { $fleet }.
log-ship_sea = { $power } shipped to the { $region } open sea.
log-occupy = { $power } occupied { $city }.
log-attack = { $power } attacked { $place } and drove out { $power2 }; each lost a disc.
log-attack_silent = { $power } attacked { $place } and drove out the Silent Fleet; each lost a disc.
log-memorial = { $power } put the casualty on the { $attribute } track (Memorial).
log-payment = { $power } used a Payment on the { $building } on coast slot { $slot }.
log-draw = { $power } drew the card { $card }.
log-draw_discard = { $power } took the card { $card } from the discard area.
log-gain_token = { $power } gained one { $trade_token }.
log-link_token = { $power } was the first to control the link { $link } and gained one { $trade_token }.
log-open = The { $region } region is now open.
log-governor = { $power } won the { $governor }.
log-population = { $count ->
    [0] { $power } had no disc left in the supply for the plus on the card.
    [one] { $power } moved one more disc from the supply to the harbor (plus on the card).
   *[other] { $power } moved { $count } more discs from the supply to the harbor (plus on the card).
}
log-abolition = Slavery is abolished.
log-set_aside = { $power } set aside face down: { $card }.
log-house = { $power } put the { $governor } in the free governor slot.
log-empty_slot = { $power } left the free governor slot empty.
log-discard = { $power } discarded { $card } to the discard area.
log-discard_slavery = { $power } discarded { $card } face down.
log-discard_governor = { $power } discarded the { $governor }; it leaves the game.
log-silent_track = { $power } placed a Silent Fleet disc on space { $count } of the { $region } shipping track.
log-silent_fleet = { $power } placed a Silent Fleet disc on the { $fleet }.
log-silent_occupy = { $power } placed a Silent Fleet disc in { $city }.
log-silent_discard = For the Silent Fleet, { $power } discarded { $card } to the discard area.
log-silent_remove = For the Silent Fleet, { $power } removed { $card } from the game.
log-silent_token = Out of the game: one { $trade_token }.
log-silent_governor = The Silent Fleet won the { $governor }, which leaves the game.
log-silent_nothing = The Silent Fleet cannot respond to { $action }.
log-crown_passes = The crown passes to { $power }.
log-score = { $power }: { $count } glory (attributes { $attributes }, cities and links { $places }, buildings and cards { $assets }, population { $population }, slavery { $slavery }).

## The end

end-glory = The most glory wins: { $powers }.
score-a = Attributes
score-b = Cities and links
score-c = Buildings, cards and governor slot
score-d = Population
score-e = Slavery
score-row-A = { score-a }
score-row-B = { score-b }
score-row-C = { score-c }
score-row-D = { score-d }
score-row-E = { score-e }
score-item-governor_slot = Empty free governor slot
score-item-population = Discs in the harbor
score-total = Total

## Words of the board

label-round = Round
label-phase = Phase
label-crown = Crown
label-passed = Passed
label-supply = Supply
label-harbor = Harbor
label-discs = Discs
label-coast = Coast
label-slot = Coast slot
label-cards = Cards
label-governor_slot = Free governor slot
label-governors = Governors
label-face_down = Slavery cards face down
label-tokens = Tokens
label-attributes = Attributes
label-build_level = Build level
label-growth_level = Growth level
label-payment_level = Payment level
label-card_limit = Card limit
label-decks = Decks
label-discard_area = Discard area
label-buildings = Building supply
label-level = Level
label-value = Value
label-glory = Glory
label-plus = Brings one disc
label-salary_phase_only = Paid only in the salary phase
label-activated = Activated
label-not_activatable = Cannot be activated
label-abolition = Abolition of slavery
label-abolished = Slavery is abolished
label-city = City
label-fleet = Fleet
label-link = Link
label-round_link = Round link
label-square_link = Square link
label-track = Shipping track
label-sea = Open sea
label-open = Open
label-closed = Closed
label-presence = Presence
label-empty = Empty
label-free = Free
label-out_of_game = Out of the game
label-score = Glory
label-sure = Certain
label-likely = Likely
label-reconstructed = Reconstructed
label-action_tokens = Action tokens
label-attribute_tokens = Attribute tokens
label-memorial_discs = Discs from the Memorial
label-population = Population
label-worker = Worker
label-building = Building
label-deck = Deck
label-track_space = Space of a shipping track
label-certainty = Certainty
label-area = Area
label-region = Region
label-power = Player
label-silent_fleet = Silent Fleet
label-action = Action
label-token = Token
label-card = Card
label-governor = Governor

## Sections of the rulebook

section-1-build = 1 build
section-2-growth = 2 growth
section-3-salary = 3 salary
section-4-action--general = 4 action: general
section-5-discard = 5 discard
section-Exploits = Exploits
section-Silent-Fleet-options = Silent Fleet options
section-Silent-Fleet = Silent Fleet
section-abolition-of-slavery = abolition of slavery
section-activating-buildings = activating buildings
section-attack = attack
section-components = components
section-components--board = components: board
section-controlling-links = controlling links
section-draw = draw
section-end-of-round = end of round
section-final-scoring = final scoring
section-flow-of-play = flow of play
section-occupy = occupy
section-opening-a-region = opening a region
section-payment = payment
section-sailing = sailing
section-sailing--fleet = sailing: fleet
section-sailing--open-sea = sailing: open sea
section-sailing--shipping-track = sailing: shipping track
section-setup = setup
section-special-buildings = special buildings

## Why the bot likes an option

why-glory = { $number } glory
why-attributes = more { $attributes }
why-loses_attributes = less { $attributes }
why-loses_nothing = costs no attributes
why-token = brings the { $trade_token }
why-presence = another disc in { $area }
why-actions = for the action { $actions }
why-spoils = spoils plans of { $power }
why-frees = takes the disc back from slot { $slot }, whose building can be used again
why-slavery = slavery may be abolished, and then it costs glory
why-empty_slot = the empty governor slot is worth glory
why-room_for_cards = leaves room for cards
why-keeps_disc = keeps a disc
why-links = { $count ->
    [one] completes a link
   *[other] completes { $count } links
}
why-drives_out = drives { $power } out
why-opens_region = opens the region; the { $governor } is decided
why-governor = a step in the race for the { $governor }

## How a match stands

why-row_attributes = glory of attributes
why-row_places = cities and links
why-row_assets = buildings, cards and governor slot
why-row_population = discs in the harbor
why-row_slavery = slavery cards given up
why-to_come = { $rounds ->
    [one] what the attributes bring in the last round
   *[other] what the attributes bring in { $rounds } more rounds
}
