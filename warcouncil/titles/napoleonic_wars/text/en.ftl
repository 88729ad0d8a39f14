# The Napoleonic Wars, second edition. The words of the game in English; docs/title.md explains the ids.

title = The Napoleonic Wars
about =
    From 1805 to 1815 France stands against the coalitions of Europe. Two to five players run the great powers: France, Britain, Austria, Russia and, with five, Prussia; Turkey, Spain, Sweden and Denmark are won by diplomacy. Each power has its own hand of cards, and each card is an event or command points for building, marching and flags.
    
    Whoever's powers have gained most key duchies since the start has won, so it is not enough to beat France. After every turn a roll may bring peace and end the game.

## What is asked

ask-side = Which side do you want to play?
ask-side_bid = { $amount ->
    [one] Both players want { $camp }. The bid stands at one unit. How many units would you give up for this side?
   *[other] Both players want { $camp }. The bid stands at { $amount } units. How many units would you give up for this side?
}
ask-give_up = { $amount ->
    [one] { $power }: one unit to be given up as you bid. Which one goes?
   *[other] { $power }: { $amount } units to be given up as you bid. Which one goes?
}
ask-war_payment = { $power }: war on { $power2 } costs { $cp } CP more. What do you play for them?
ask-redraw = { $amount ->
    [one] { $power }: keep this one card, or redraw one fewer?
   *[other] { $power }: keep these { $amount } cards, or redraw one fewer?
}
ask-too_many = { $power }: your hand is above its maximum. Which card do you discard?
ask-preempt = { $power }: do you preempt { $power2 }?
ask-timed = { $power }: which timed event ends?
ask-play = { $amount ->
    [one] { $power }, turn { $turn }, one card: what do you do in your impulse?
   *[other] { $power }, turn { $turn }, { $amount } cards: what do you do in your impulse?
}
ask-action = { $power }: { $cp } CP left. What do you spend them on?
ask-build = { $power }: what do you build in { $space }? { $cp } CP left.
ask-force = { $power }: who goes with { $leader } from { $space }?
ask-march = { $power }: where does the force in { $space } go? { $cp } CP left.
ask-intercept = { $power }: do you intercept in { $space }?
ask-evade = { $power }: do your troops in { $space } evade?
ask-retreat = { $power }: where do the beaten troops in { $space } retreat to?
ask-loss = { $power }: which piece is lost in { $space }?
ask-routed_commander = { $power }: who counts as the routed commander in { $space }?
ask-lift_flag = { $power }: no flags are left. Which one do you take up to flag { $space }?
ask-consent = { $power }: does your army in { $space } join a group under { $leader }?
ask-leave = { $power }: does { $leader } have your leave to intercept into { $space } with his own army?
ask-siege = { $power }: do you attack the fortress of { $space } again?
ask-peace = { $power }: do you give up a card of your next draw to change the peace roll (now { $amount })?

## What may be chosen

act-want_side = { $camp }
act-bid_units = { $amount ->
    [one] Bid one unit
   *[other] Bid { $amount } units
}
act-concede_side = Leave the side to the other player
act-give_up = A unit of { $power } in { $space }
act-pay_card = Play { $card } for its CP
act-pay_reserve = Play the reserve card { $reserve } for its CP
act-redraw = Redraw one card fewer
act-keep_hand = Keep the hand
act-discard = Discard { $card }
act-preempt = Preempt
act-wait = Wait
act-expire = { $card } ends
act-use_resource = Use a resource: draw a card
act-use_reserve = { $reserve } (reserve card) for CP
act-siege = { $leader } lays siege
act-done = End the impulse
act-end_actions = Spend no more CP
act-build = Build in { $space }
act-recruit = { $amount ->
    [one] One new unit
   *[other] { $amount } new units
}
act-recall = { $amount ->
    [one] One unit out of Regroup
   *[other] { $amount } units out of Regroup
}
act-commission = { $leader }
act-built = Enough in this duchy
act-build_squadron = Build a squadron in { $space }
act-recall_squadron = A squadron out of Regroup to { $space }
act-end_war = Roll to end { $card }
act-flag = Flag { $space }
act-clear = Remove the flag in { $space }
act-appoint = { $leader } takes command
act-form_group = { $leader } forms an army group
act-leave_group = Leave the army group in { $space }
act-march = { $leader } marches
act-march_unit = A unit marches from { $space }
act-bring = { $leader } comes along
act-leave_behind = { $leader } stays
act-take = { $amount ->
    [0] Take no unit of { $power }
    [one] Take one unit of { $power }
   *[other] Take { $amount } units of { $power }
}
act-enter = Enter { $space }
act-reform = Drop or pick up troops here
act-halt = Halt
act-intercept = { $leader } intercepts
act-let_pass = Let them pass
act-evade = Evade to { $space }
act-stand = Stand
act-intercept_first = Intercept first, then decide
act-retreat = Retreat to { $space }
act-lose_unit = A unit of { $power }
act-lose_leader = { $leader }
act-routed = { $leader }
act-lift = The flag in { $space }
act-keep_flags = Keep all flags where they are
act-join_group = Join the group
act-refuse_group = Stay apart
act-grant_leave = Let him go
act-refuse_leave = Keep him back
act-press_on = Attack again
act-desist = Desist
act-hasten = One card for peace: +1
act-hinder = One card against peace: -1
act-abstain = Keep the card

## What happened

log-side_wanted = Player { $seat } wants { $camp }.
log-units_bid = { $amount ->
    [one] Player { $seat } bids one unit.
   *[other] Player { $seat } bids { $amount } units.
}
log-side_conceded = Player { $seat } bids no more.
log-side_taken = Player { $seat } plays { $camp }.
log-unit_given_up = A unit of { $power } in { $space } is given up.
log-begins = Turn { $turn } begins.
log-new_turn = Turn { $turn } begins.
log-resource_gained = { $power } gained a resource.
log-resource_used = { $power } used a resource.
log-reserve_used = { $power } played the reserve card { $reserve } for { $cp } CP.
log-preempts = { $power } preempted { $power2 }.
log-minor_draws = { $power } plays { $card }, drawn at random.
log-event_expired = { $card } is no longer in force.
log-unit_lost = { $power } lost a unit in { $space }.
log-leader_lost = { $leader } was lost in { $space }.
log-attrition = Attrition of { $power } ({ $cause }): { $dice }; { $amount } lost.
log-commander_named = { $leader } took command in { $space }.
log-group_formed = { $leader } commands an army group in { $space }.
log-group_left = { $power } left the army group in { $space }.
log-check_rolled = Roll { $dice }, in all { $total }.
log-intercepts = { $leader } tries to intercept in { $space }.
log-interception_failed = { $leader } failed to intercept.
log-evades = { $power } tries to evade from { $space } to { $space2 }.
log-evasion_failed = { $power } failed to evade from { $space }.
log-battle = { $power } attacks in { $space }.
log-battle_round = Round { $amount }: the attacker rolls { $dice }, the defender { $dice2 }.
log-battle_over = The battle of { $space } is over; beaten: { $side }.
log-rout = The losers in { $space } are routed.
log-retreats = { $power } retreated from { $space } to { $space2 }.
log-enters = Troops of { $power } entered { $space }.
log-coastal_fire = The batteries of { $space } fire: { $dice }.
log-flag_placed = { $power } flagged { $space }.
log-flag_removed = { $power } removed the flag in { $space }.
log-leader_built = { $leader } took the field in { $space }.
log-units_built = { $amount ->
    [one] { $power } raised one unit in { $space }.
   *[other] { $power } raised { $amount } units in { $space }.
}
log-units_traded = { $amount ->
    [one] { $power } traded one unit in { $space }.
   *[other] { $power } traded { $amount } units in { $space }.
}
log-squadron_built = { $power } builds a squadron in { $space }.
log-squadron_recalled = { $power } took a squadron out of Regroup to { $space }.
log-squadrons_refitted = { $power } refitted squadrons.
log-war_rolled = { $power } rolled { $amount } to end { $card }.
log-war_ended = { $card } is over.
log-siege = { $leader } besieges { $space }.
log-siege_round = { $space }: the fortress rolls { $dice }, the besieger { $dice2 }.
log-fortress_fallen = The fortress of { $space } fell to { $power }.
log-peace_card = { $power } spent a card on the peace roll, which now is changed by { $amount }.
log-peace_rolled = Peace roll: { $amount }, with changes { $total }.

## Diplomacy, conquest, interphase: what is asked

ask-restore = { $power }: the pact of { $power2 } is broken. Do you restore it?
ask-lodge = { $power }: do your pieces in { $space } stay or regroup?
ask-surplus = { $power }: { $cp } CP of discarded cards for the display. What do you do?
ask-admit = { $power }: may { $power2 } join your camp ({ $camp })?
ask-give_back = { $power }: which flags in duchies of { $power2 }, your new ally, do you clear?
ask-caught = { $power }: war has caught your troops in { $space }. What do they do?
ask-camp = { $power }: do you change camp or declare war?
ask-cede = { $power }: which duchy is ceded to { $power2 }? { $amount } to go.
ask-hand_over = { $power }: do you hand a ceded duchy to another power of your camp?
ask-granted = { $power }: do you take { $space } from { $power2 }?
ask-evacuate = { $power }: where do your troops in the capital { $space } go?
ask-quarters = { $power }: which of your troops leave { $power2 }?
ask-left_alone = { $power }: the flag of your beaten ally has gone from { $space }. What do your troops do?
ask-submission = { $power }: do you offer { $power2 } your submission?
ask-terms = { $power }: name the terms of your submission to { $power2 } ({ $amount } of them so far).
ask-accept = { $power }: do you accept the submission of { $power2 }, which cedes { $amount } duchies?
ask-reinforce = { $power }: reinforcements, { $cp } CP and { $mp } MP left. What do you build or deploy?
ask-assembly = { $power }: where does what you build come? The nearest places are equally far.
ask-deployment = { $power }: where does { $leader } deploy from { $space }?
ask-pick_up = { $power }: who joins { $leader } in { $space }?
ask-new_hand = { $power }: give up hand and reserve cards for { $amount } new cards?
ask-settled = { $power }: what do your troops in { $space } do?
ask-convoy_deployment = { $power }: where does the convoy from { $space } land?
ask-fleet_deployment = { $amount ->
    [one] { $power }: where does the fleet of one squadron go?
   *[other] { $power }: where does the fleet of { $amount } squadrons go?
}
ask-refuge = { $power }: your troops in { $space } can go nowhere. Do they flee into a neutral duchy, which means war?

## Diplomacy, conquest, interphase: what may be chosen

act-court = Consul of { $power } one box to the right
act-estrange = Consul of { $power } one box to the left
act-favor = Turn the consul of { $power } to +1
act-disfavor = Turn the +1 consul of { $power } back
act-no_more = No more
act-declare_war = Declare war on { $power }
act-restore_event = Restore it by { $card }
act-restore_card = Restore it with the CP of { $card }
act-restore_reserve = Restore it with the CP of { $reserve }
act-forgo = Let it be
act-stay = Stay
act-regroup = Regroup
act-admit = Give leave
act-turn_away = Refuse
act-give_back = Clear the flag in { $space }
act-keep_rest = Keep the rest
act-claim = Flag the duchy
act-remain = Stay there
act-join_camp = Join the { $camp }
act-keep_camp = Nothing more
act-cede = Cede { $space }
act-retain = Keep { $space }
act-offer = Make this offer
act-grant = { $space } to { $power }
act-keep_all = Hand over nothing more
act-take_over = Take it
act-decline = Decline
act-fall_back = To { $space }
act-pull_out = Out of { $space }
act-submit = Offer submission
act-fight_on = Fight on
act-accept = Accept
act-refuse = Refuse
act-refit = { $amount ->
    [one] Refit one squadron in { $space }
   *[other] Refit { $amount } squadrons in { $space }
}
act-deploy = { $leader } deploys
act-deploy_to = To { $space }
act-arrived = Stop here
act-ship = { $leader } deploys by convoy
act-ship_unit = A unit deploys by convoy from { $space }
act-fleet_from_port = { $amount ->
    [one] One squadron deploys from { $space }
   *[other] { $amount } squadrons deploy from { $space }
}
act-fleet_from_sea = { $amount ->
    [one] One squadron deploys from { $sea }
   *[other] { $amount } squadrons deploy from { $sea }
}
act-to_port = To { $space }
act-to_sea = To { $sea }
act-at_anchor = Stop here
act-assemble = In { $space }
act-reinforced = No more reinforcements
act-renew = A new hand
act-use_spare = { $card } (as a reserve card) for CP
act-spare_event = { $card } (as a reserve card) as an event
act-flee_to = To { $space }, by a declaration of war
act-perish = They are eliminated

## Diplomacy, conquest, interphase: what happened

log-regrouped = Troops of { $power } in { $space } regrouped.
log-squadrons_regrouped = Squadrons of { $power } regrouped.
log-flag_given_up = { $power } gave up its flag in { $space }.
log-consul_moved = The consul of { $power } moved to { $column } in the row of { $power2 }.
log-consul_favored = { $power2 } turned the consul of { $power } to +1.
log-consul_disfavored = { $power2 } turned the consul of { $power } back.
log-pact_made = { $power } is in Pact with { $power2 }.
log-pact_broken = The pact of { $power } with { $power2 } is broken.
log-pact_lost = { $power } is neutral again.
log-turned_away = { $power2 } kept { $power } out of the { $camp }.
log-joins_camp = { $power } joined the { $camp }.
log-war_declared = { $power } declared war on { $power2 }.
log-conquest_rolled = { $power } rolled { $amount } to conquer { $power2 }, in all { $total }.
log-conquered = { $power } was conquered by { $power2 }.
log-subdued = { $power } is a subject neutral of { $power2 }.
log-status_lost = { $power } lost the +1 Key status.
log-submission_offered = { $power } offers { $power2 } its submission. Ceded: { $space }. Kept: { $space2 }.
log-submission_refused = { $power2 } refused the submission of { $power }.
log-submission_accepted = { $power2 } accepted the submission of { $power }.
log-forced_to_submit = { $power } was forced to submit to { $power2 }.
log-without_reserves = { $power } begins the next turn without reserve cards.
log-deployed = { $leader } deployed to { $space }.
log-shipped = { $power } shipped { $amount } units and leaders from { $space } to { $space2 }.
log-fleet_in_port = { $amount ->
    [one] One squadron of { $power } deployed to { $space }.
   *[other] { $amount } squadrons of { $power } deployed to { $space }.
}
log-fleet_at_sea = { $amount ->
    [one] One squadron of { $power } deployed to { $sea }.
   *[other] { $amount } squadrons of { $power } deployed to { $sea }.
}
log-spares_laid = { $power } has { $amount } new reserve cards for the turn.
log-spares_drawn = Reserve cards of { $power } for the turn: { $card }.

## The sea

ask-spare_mp = { $power }: { $mp } MP left. What do you use them for?
ask-fleet_consent = { $power }: does your fleet in { $place } join a grand fleet under { $power2 }?
ask-fleet = { $power }: how many squadrons weigh anchor in { $place }?
ask-sail_consent = { $power }: do your squadrons in { $place } sail along with { $power2 }?
ask-voyage = { $power }: where does the fleet in { $place } sail? { $mp } MP and { $cp } CP left.
ask-sea_intercept = { $power }: does your fleet in { $place } intercept that of { $power2 }?
ask-sea_evade = { $power }: your fleet was found in { $place }. Does it evade?
ask-squadron_loss = { $power }: which squadron is lost in { $place }?
ask-haven = { $power }: which port does your beaten fleet run for from { $place }?
ask-put_to_sea = { $power }: { $space } has fallen. Into which sea zone do your squadrons put?
ask-convoy = { $power }: where does the convoy in { $place } go? { $cp } CP left.
act-refit_squadron = Remove a Refit marker in { $space }
act-join_fleets = Form a grand fleet in { $place }
act-leave_fleets = Leave the grand fleet in { $place }
act-sail = Sail from { $place }
act-convoy = { $leader } goes by convoy
act-convoy_unit = A unit goes by convoy from { $space }
act-join_fleet = Join the grand fleet
act-stay_apart = Stay a fleet apart
act-weigh = { $amount ->
    [one] One squadron of { $power }
   *[other] { $amount } squadrons of { $power }
}
act-sail_along = Sail along
act-stay_behind = Stay
act-steer = To the { $sea }
act-put_in = Put into { $space }
act-patrol = Patrol for the fleet of { $power }
act-lie_to = Lie to
act-intercept_fleet = Intercept
act-let_sail = Let it pass
act-evade_fleet = Evade
act-fight = Fight
act-sink = A squadron of { $power } with { $amount } Refit markers
act-run_for = { $space }
act-land = Land in { $space }
log-fleets_joined = { $power } commands a grand fleet in { $place }.
log-fleets_parted = { $power } left the grand fleet in { $place }.
log-fleet_enters = A fleet of { $power } entered { $place }.
log-fleet_intercepts = The fleet of { $power } tries to intercept that of { $power2 } in { $place }.
log-fleet_patrols = The fleet of { $power } patrols for that of { $power2 } in { $place }.
log-fleet_evades = The fleet of { $power } evaded in { $place }.
log-fleet_caught = The fleet of { $power } failed to evade in { $place }.
log-fleet_retreats = The beaten fleet of { $power } ran from { $place } for { $place2 }.
log-naval_battle = Fleets of { $power } and { $power2 } fight in { $place }.
log-naval_round = Round { $amount }: the fleet on its voyage rolls { $dice }, the other { $dice2 }.
log-naval_over = The naval battle of { $place } is over; beaten: { $side }.
log-squadron_lost = { $power } lost a squadron in { $place }.
log-squadron_sent = { $power } sent a squadron off the map.
log-driven_out = Squadrons of { $power } were driven out of { $space } into the { $place }.
log-convoy = A convoy of { $power } left { $space }.
log-landing = A convoy of { $power } landed in { $space }.
log-assault = A convoy of { $power } assaults { $space }.
dice-seamanship = Seamanship of most of the fleet
dice-against_blockade_runner = Against a fleet out of a blockaded port
dice-squadrons = Squadrons
dice-refitting = Refitting squadrons
dice-disrupted = Disrupted
dice-coastal_fire = Coastal fire
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

## How it ends

end-unfinished = The game was not played to its end.
end-peace = Peace came. Winner: { $powers }.
end-last_turn = The last turn is over. Winner: { $powers }.
end-france_beaten = France was beaten. Winner: { $powers }.
end-coalition_beaten = The Coalition was broken. Winner: { $powers }.

## Names

option-powers = Powers
    .tip = Who runs which powers.
option-powers-chosen = As the players sit
option-powers-dealt = Dealt by dice
option-bid = Bid for a side
    .tip = Both players say which side they want; if it is the same, they bid units that the winner gives up before play.
option-bid-false = no
option-bid-true = yes
option-siege_bonus = National bonus in sieges
    .tip = Whether the besieging army rolls the dice of the national bonus in a siege, as in a battle.
option-siege_bonus-with = counts
option-siege_bonus-without = does not count
option-timed_events = Roll against timed events
    .tip = After which impulses of a player power a die may end a timed event.
option-timed_events-played = if a card was played
option-timed_events-left = if it has a card left
option-subject_war = War on a subject neutral
    .tip = What a declaration of war on a subject neutral power costs in an impulse.
option-subject_war-paid = costs 7 CP, as on any major power
option-subject_war-free = is free
option-homeless = Reinforcements without a home duchy
    .tip = Where units and leaders come in the interphase when enemies control all home duchies of their nation.
option-homeless-subject = to the nearest friendly subject
option-homeless-none = none are placed
option-prussia = Prussia run by a sponsor
    .tip = With fewer than five players: whether Prussia has the bonus die, the hand limits and the extra deployment of a major power.
option-prussia-major = counts as a major power
option-prussia-minor = counts as a minor power
option-give_up = Units given up for new ones
    .tip = Where a nation has no counters left: when it may eliminate a unit elsewhere to place it anew.
option-give_up-events = when an event places units
option-give_up-building = when it builds, too
option-neutral_events = Forced events of neutral minors
    .tip = Who chooses when a neutral minor must play a card as an event.
option-neutral_events-fixed = the fixed choice of the card
option-neutral_events-next_player = the player next in the order of play
option-new_sortie = New sortie after an evasion
    .tip = What a fleet pays that has evaded back into its blockaded port and tries to leave it again in the same impulse.
option-new_sortie-cp = 1 CP
option-new_sortie-mp = 1 MP for each fleet
option-evasion = Evasion beside interceptions
    .tip = When those who stand in a duchy that is entered say whether they evade, if armies next to it may intercept.
option-evasion-in_turn = each nation in its turn, in the order that it likes
option-evasion-last = when all interceptions are settled
option-terrain = Attackers by several lines
    .tip = The defender's terrain dice where attackers have come to one battle by lines of different kinds.
option-terrain-largest = the largest bonus alone
option-terrain-sum = the bonuses add up
side-attacker = attacker
side-defender = defender
side-nobody = nobody
cause-pass_or_marsh = pass or marsh
cause-forced_march = forced march
cause-ambush = ambush
cause-withdrawal = withdrawal
cause-end_of_turn = end of the turn
cause-war = declaration of war
cause-event = event
dice-pieces = Units and leaders
dice-national_bonus = National bonus
dice-failed_evasion = Failed evasions
dice-terrain = Terrain
dice-sea = Sea controlled by the fortress's side
dice-into_friendly = Into a friendly duchy
dice-from_uncontrolled = From an uncontrolled duchy
dice-over_line = Over a pass, marsh or strait

## Nations

power-france = France
power-britain = Britain
power-austria = Austria
power-russia = Russia
power-prussia = Prussia
power-turkey = Turkey
power-spain = Spain
power-sweden = Sweden
power-denmark = Denmark

## Duchies

space-paris = Paris
space-calais = Calais
space-normandy = Normandy
space-brest = Brest
space-vendee = Vendée
space-orleans = Orléans
space-bordeaux = Bordeaux
space-bayonne = Bayonne
space-languedoc = Languedoc
space-lyon = Lyon
space-marseilles = Marseilles
space-corsica = Corsica
space-franche_comte = Franche-Comté
space-metz = Metz
space-strasbourg = Strasbourg
space-brussels = Brussels
space-antwerp = Antwerp
space-amsterdam = Amsterdam
space-rotterdam = Rotterdam
space-cologne = Cologne
space-mainz = Mainz
space-frankfurt = Frankfurt
space-wurttemberg = Württemberg
space-ulm = Ulm
space-munich = Munich
space-ratisbon = Ratisbon
space-zurich = Zurich
space-geneva = Geneva
space-turin = Turin
space-genoa = Genoa
space-milan = Milan
space-mantua = Mantua
space-bologna = Bologna
space-florence = Florence
space-ancona = Ancona
space-rome = Rome
space-london = London
space-kent = Kent
space-cornwall = Cornwall
space-wales = Wales
space-york = York
space-edinburgh = Edinburgh
space-ireland = Ireland
space-gibraltar = Gibraltar
space-lisbon = Lisbon
space-oporto = Oporto
space-naples = Naples
space-calabria = Calabria
space-sicily = Sicily
space-sardinia = Sardinia
space-vienna = Vienna
space-linz = Linz
space-salzburg = Salzburg
space-innsbruck = Innsbruck
space-graz = Graz
space-trieste = Trieste
space-venice = Venice
space-zagreb = Zagreb
space-dalmatia = Dalmatia
space-prague = Prague
space-moravia = Moravia
space-pressburg = Pressburg
space-budapest = Budapest
space-temesvar = Temesvar
space-kaschau = Kaschau
space-cracow = Cracow
space-lublin = Lublin
space-lemberg = Lemberg
space-tarnopol = Tarnopol
space-st_petersburg = St. Petersburg
space-moscow = Moscow
space-viborg = Viborg
space-reval = Reval
space-riga = Riga
space-pskov = Pskov
space-novgorod = Novgorod
space-tver = Tver
space-grodno = Grodno
space-vilna = Vilna
space-brest_litovsk = Brest-Litovsk
space-pinsk = Pinsk
space-minsk = Minsk
space-borisov = Borisov
space-vitebsk = Vitebsk
space-smolensk = Smolensk
space-kaluga = Kaluga
space-chernigov = Chernigov
space-kiev = Kiev
space-zhitomir = Zhitomir
space-odessa = Odessa
space-sevastopol = Sevastopol
space-berlin = Berlin
space-magdeburg = Magdeburg
space-stettin = Stettin
space-breslau = Breslau
space-posen = Posen
space-danzig = Danzig
space-konigsberg = Königsberg
space-bialystok = Bialystok
space-warsaw = Warsaw
space-hanover = Hanover
space-munster = Münster
space-kassel = Kassel
space-erfurt = Erfurt
space-leipzig = Leipzig
space-dresden = Dresden
space-hamburg = Hamburg
space-constantinople = Constantinople
space-anatolia = Anatolia
space-adrianople = Adrianople
space-varna = Varna
space-bulgaria = Bulgaria
space-belgrade = Belgrade
space-bosnia = Bosnia
space-albania = Albania
space-janina = Janina
space-salonika = Salonika
space-bucharest = Bucharest
space-jassy = Jassy
space-madrid = Madrid
space-salamanca = Salamanca
space-corunna = Corunna
space-burgos = Burgos
space-bilbao = Bilbao
space-saragossa = Saragossa
space-barcelona = Barcelona
space-valencia = Valencia
space-cartagena = Cartagena
space-granada = Granada
space-seville = Seville
space-cadiz = Cadiz
space-badajoz = Badajoz
space-ceuta = Ceuta
space-stockholm = Stockholm
space-gothenburg = Gothenburg
space-malmo = Malmö
space-karlskrona = Karlskrona
space-finland = Finland
space-stralsund = Stralsund
space-copenhagen = Copenhagen
space-funen = Funen
space-jutland = Jutland
space-holstein = Holstein
space-norway = Norway

## Sea zones

sea-north_atlantic = North Atlantic
sea-irish_sea = Irish Sea
sea-english_channel = English Channel
sea-north_sea = North Sea
sea-skagerrak = Skagerrak and Kattegat
sea-baltic_sea = Baltic Sea
sea-gulf_of_finland = Gulf of Finland
sea-bay_of_biscay = Bay of Biscay
sea-portuguese_coast = Portuguese Coast
sea-western_mediterranean = Western Mediterranean
sea-tyrrhenian_sea = Tyrrhenian Sea
sea-ionian_sea = Ionian Sea
sea-adriatic_sea = Adriatic Sea
sea-aegean_sea = Aegean Sea
sea-black_sea = Black Sea

## Leaders

leader-napoleon = Napoleon
leader-davout = Davout
leader-massena = Masséna
leader-soult = Soult
leader-lannes = Lannes
leader-ney = Ney
leader-murat = Murat
leader-eugene = Eugène
leader-bernadotte = Bernadotte
leader-poniatowski = Poniatowski
leader-charles = Archduke Charles
leader-ferdinand = Archduke Ferdinand
leader-john = Archduke John
leader-schwarzenberg = Schwarzenberg
leader-kutuzov = Kutuzov
leader-bagration = Bagration
leader-bennigsen = Bennigsen
leader-constantine = Grand Duke Constantine
leader-barclay = Barclay de Tolly
leader-brunswick = Brunswick
leader-hohenlohe = Hohenlohe
leader-blucher = Blücher
leader-moore = Moore
leader-beresford = Beresford
leader-wellington = Wellington
leader-castanos = Castaños
leader-blake = Blake
leader-ali_pasha = Ali Pasha
leader-yusuf = Yusuf
leader-gustav_iv = Gustav IV
leader-frederick = Crown Prince Frederick

## Cards

card-europe_exhausted = Europe Exhausted
    .effect = Must be played as an event. 2 is added to this turn's peace roll; then you have 4 CP.
card-napoleon_abdicates = Napoleon Abdicates
    .effect = From 1811, if an enemy of France controls Paris or France has fewer than 9 keys: Napoleon is out and cannot be rebuilt before the next interphase is over. The game lasts until 1815, when he comes back with 4 units in a friendly French home duchy.
card-house_of_rothschild = House of Rothschild
    .effect = Draw two cards. One of them is played at once as part of this play, the other is kept.
card-hussars_and_grenzers = Hussars and Grenzers
    .effect = Response to an enemy's land move, Austria alone: an Austrian army tries to intercept with 3 more, even a force that is safe from interception; a failure is not marked.
card-manoeuvre = Manoeuvre sur les Derrières
    .effect = A major power's army or army group moves up to four duchies without CP. It cannot be intercepted, enemies cannot evade it, and they have no terrain dice against it.
card-papal_decree = Papal Decree
    .effect = A unit and a flag of yours in a duchy of Italy, Portugal, Poland, Bavaria, Spain or in Ireland that is no fortress and no capital and holds nobody else's troops.
card-minor_troops = Minor Troops
    .effect = A major power places two units in one subject or dual subject duchy without enemies. No flag, no war.
card-nationalist_uprising = Nationalist Uprising
    .effect = Name a nation: up to two of its flags are removed from duchies that are no fortresses and not its own.
card-russo_turkish_war = Russo-Turkish War
    .effect = A foreign war, unless Turkey is a client of Russia's camp: Russia sends a leader and three units, Turkey two units, until either rolls a 6 to end it.
card-anglo_turkish_war = Anglo-Turkish War
    .effect = A foreign war, unless Turkey is a client of Britain's camp: Britain and Turkey each send a squadron and a unit, until either rolls a 6 to end it.
card-serbian_revolt = Serbian Revolt
    .effect = A foreign war: Turkey sends two units, and a leader if it has one on the map, until it rolls a 6.
card-anglo_american_war = Anglo-American War
    .effect = A foreign war: Britain sends two squadrons and two units until it rolls a 6.
card-russo_persian_war = Russo-Persian War
    .effect = A foreign war: Russia sends two units until it rolls a 6.
card-fireships = Fireships
    .effect = Name an enemy port on a sea zone in which you have a squadron: a die for each squadron there, also those that are being built; each 5 or 6 sinks one.
card-bernadotte = Bernadotte
    .effect = If Bernadotte has never been in play: he comes for Sweden in Stockholm, or in the friendly home duchy nearest to it, and Sweden's consul moves a box to the right, in your row if you have one.
card-poniatowski = Poniatowski
    .effect = France alone, if it controls or occupies Warsaw and Poniatowski has never been in play: he comes there with two units.
card-by_order_of_the_emperor = By Order of the Emperor
    .effect = A major power gets the +1 Key status, if nobody has it and it never had. The card lies aside as long.
card-capitulation = Capitulation
    .effect = Name an enemy whose capital you or an ally controls, or whose fortress capital you stand before: a conquest roll is made now, with 1 less.
card-to_the_death = To the Death
    .effect = Battle card: in this round each 5 of both sides counts as a 6.
card-russian_winter = Russian Winter
    .effect = While in force: everybody but Russia rolls attrition in Russian home duchies now and on entering one; French losses are not halved.
card-rally = Rally
    .effect = Response to the dice of a battle: all disrupts and two kills against one side of your choice do not count in this round.
card-the_weather_gauge = The Weather Gauge
    .effect = Response at sea with a squadron of yours there: your interception or evasion succeeds after all, or you roll a die more for each of your squadrons in this round.
card-burnt_earth = Burnt Earth
    .effect = Response when an enemy enters a home duchy of yours: he rolls attrition there now, and so does every enemy who enters it or ends an impulse there in this turn.
card-armistice = Armistice
    .effect = While in force: two major powers at war do not fight, besiege, intercept or flag one another, nor advance into one another's duchies; who is there may only go the way out.
card-tilsit = Tilsit
    .effect = France or Russia, if they are in opposing camps and the other agrees: flags in one another's home duchies go, each draws a card, and Russia is a subject neutral of France without cession or indemnity, or joins its camp. After a no you have the CP.
card-baltic_naval_stores = Baltic Naval Stores
    .effect = If you or an ally controls a port on the Baltic or the Gulf of Finland: a new squadron under a Building marker, and one Refit marker off each of your squadrons in friendly ports.
card-emigres_and_exiles = Émigrés and Exiles
    .effect = Look at the hand of a major power at war with you, then draw a card.
card-peninsular_war = Peninsular War
    .effect = From 1807: Spain's pact is broken, and its consul moves two boxes in the row of an enemy of its former sponsor. Spain draws two cards and has two units in each of two home duchies without enemies that are no fortresses.
card-shortage_of_fodder = Shortage of Fodder
    .effect = Response to a land move, or a play of your own: in one duchy with ten pieces or more, no capital and no fortress, each nation keeps four; the rest regroup.
card-dysentery = Dysentery
    .effect = Response to a land move or before a battle, or a play of your own: all troops in one duchy, flags as well, roll attrition; a force that moves there stops and lays no siege.
card-infernal_machine = Infernal Machine
    .effect = Name a leader on the map and roll a die, with 1 more in a duchy unfriendly to him: on 6 he is killed and the card leaves the game, otherwise his nation draws a card.
card-partisans = Partisans
    .effect = Name Spain, Russia, Austria, Prussia, Turkey or the Kingdom of Naples: its enemies roll attrition in its home duchies, and up to two of their flags in empty ones without a fortress are removed.
card-mud = Mud
    .effect = While in force, also as a response: every army and every unit by itself pays 1 CP more for each duchy.
card-court_intrigue = Court Intrigue
    .effect = Name a major power that is an enemy or of your camp: one of its reserve cards is void until the next turn, or if it has none left, it discards a card at random.
card-queen_louise = Queen Louise
    .effect = Below five players: Prussia's consul moves two boxes towards a Coalition power, or one box back in the row of France. With five: Prussia draws two cards.
card-grand_battery = Grand Battery
    .effect = Battle card with at least four units of your side: three dice more.
card-cavalry_charge = Cavalry Charge
    .effect = Battle card: two dice more, three if the enemy has played no battle card in this round.
card-imperial_guard = The Imperial Guard
    .effect = Battle card, France with Napoleon in the battle: four dice more; if the battle is lost France loses a unit more.
card-brown_bess = Brown Bess
    .effect = Battle card, Britain alone: two dice more, three in defence.
card-reverse_slope = Reverse Slope
    .effect = Battle card for the defender: the enemy has three dice fewer, but one at least.
card-fog_of_war = Fog of War
    .effect = Battle card: both sides have half their dice; you choose the rounding.
card-flank_attack = Flank Attack
    .effect = Battle card for the attacker: two dice more, and the enemy has none for terrain.
card-horse_artillery = Horse Artillery
    .effect = Battle card: two dice more.
card-squares = Form Squares
    .effect = Battle card: the enemy's battle card just played that adds dice has no effect.
card-sound_of_the_guns = March to the Sound of the Guns
    .effect = Battle card: an army of yours or an ally's next to the battle, not marked as having fought or failed, joins your side; it suffers attrition as for a move.
card-rear_guard = Rear Guard
    .effect = Response before retreat: no rout, and the retreat causes no attrition.
card-pursuit = Relentless Pursuit
    .effect = Response before retreat: the beaten are routed by a margin of one.
card-commander_wounded = Commander Wounded
    .effect = Battle card: the enemy commander adds no dice in this battle; afterwards roll a die, and on 6 he is killed.
card-great_redoubt = Great Redoubt
    .effect = Battle card for the defender of a duchy that was friendly: three dice more in battle, two in a siege.
card-spies = Spies
    .effect = Response, or a play of your own: look at the hand of a nation; you may have it discard a card of your choice and draw another.
card-countermand = Countermand
    .effect = Response to an event that is no battle event: it does not happen, and whoever played it in its own impulse ends that.
card-storm_at_sea = Storm at Sea
    .effect = Response, or a play of your own: in one sea zone each squadron gets a Refit marker on a 6, and every fleet there goes to its nearest friendly port.
card-lost_dispatches = Lost Dispatches
    .effect = Response to an interception that has succeeded: it fails.
card-forced_march = Forced March
    .effect = Response to your own move: the moving army or army group enters up to two duchies more without CP and without attrition for forced marches.
card-escape_by_night = Escape by Night
    .effect = Response before a battle: a formation of yours in it evades without a roll.
card-bread_and_wine = Bread and Wine
    .effect = Response to an attrition roll: none of that nation's losses in it count.
card-treachery = Treachery
    .effect = Response when you resolve a siege, before the dice: roll a die; on 4 to 6 the fortress falls at once, otherwise the siege goes on as usual.
card-jealous_marshals = Jealous Marshals
    .effect = Response when an army group sets out or enters battle: it breaks up. Only its commander's army moves; in battle the others roll no dice in this round.
card-nelson_touch = The Nelson Touch
    .effect = Battle card at sea, Britain alone: a die more for every two British squadrons there, at least two, and each 5 counts as a 6 in this round. Afterwards roll a die: on 1 the card leaves the game.
card-press_gangs = Press Gangs
    .effect = Needs a squadron of your own. A new squadron under a Building marker in a friendly home port; or all Refit markers off two squadrons.
card-levee_en_masse = Levée en Masse
    .effect = France alone: four units, at most two in a duchy, in friendly home duchies; three more if an enemy stands in France.
card-hungarian_insurrectio = Hungarian Insurrectio
    .effect = Austria alone: three units, at most two in a duchy, in friendly duchies of Hungary.
card-conscripts = Conscripts
    .effect = Response in any impulse, or in your own: a nation at war of your choice places three units, a minor two, in its capital if that is friendly, else in the nearest friendly home duchy.
card-prussian_reform = Prussian Reform
    .effect = Prussia or its sponsor: three Prussian units in friendly home duchies, and a Prussian leader out of Regroup or not yet built.
card-british_militia = British Militia
    .effect = Britain alone: two units in friendly home duchies.
card-polish_uprising = Polish Uprising
    .effect = France or Russia, as you choose, but no subject neutral: a unit in each of up to two empty duchies of Poland without a fortress that it does not control.
card-confederation_of_the_rhine = Confederation of the Rhine
    .effect = France alone: two units in duchies of western Germany that it controls; then place or remove a French flag in { space-kassel }, { space-erfurt }, { space-leipzig } or { space-dresden }, where no enemy stands.
card-holy_banner = Holy Banner of the Prophet
    .effect = Turkey or its sponsor: three Turkish units in friendly home duchies.
card-swedish_levies = Swedish Levies
    .effect = Sweden, Denmark or a sponsor of theirs: a unit of one of them that is yours in each of up to two friendly home duchies.
card-invasion_flotilla = Invasion Flotilla
    .effect = France alone: a landing across the Channel in which up to six units may take part; enemy fleets on the way fire with two dice for each squadron, and each 6 kills a unit.
card-talleyrand = Talleyrand
    .effect = Move the consul of a minor up to two boxes, to either side.
card-metternich = Metternich
    .effect = Move a consul two boxes to the right in Austria's row, in any row while Austria is a subject neutral; or any consul two boxes to the left.
card-castlereagh = Castlereagh
    .effect = Move a consul two boxes to the right in Britain's row; or one box in the row of any Coalition power.
card-czartoryski = Czartoryski
    .effect = Move a consul one box to the right in Russia's row, and another one a box to the left.
card-english_gold = English Gold
    .effect = A Coalition power other than Britain gets 4 CP at once for building, flags included, and for moving troops and fleets.
card-sebastiani = Sebastiani at Constantinople
    .effect = Move the Turkish consul two boxes to the left in a row other than France's; or two boxes to the right in France's.
card-bombardment_of_copenhagen = Copenhagen
    .effect = While Denmark is neutral: an attack on the Danish squadrons in port; the Danish consul then moves two boxes to the right in France's row.
card-coup_in_stockholm = Coup in Stockholm
    .effect = Sweden's pact is broken; then move its consul one box to the right in any row.
card-sultan_deposed = Sultan Deposed
    .effect = Turkey's pact is broken, and Turkey discards a card at random.
card-tauroggen = Convention of Tauroggen
    .effect = With up to four players Prussia's pact is broken and its consul moves one box to the right in the row of a Coalition power; with five Prussia may change camp at once.
card-danish_privateers = Danish Privateers
    .effect = Until 1809, or while Denmark is in no pact: move its consul one box to the right; the power in whose row it stands moves one squadron with 2 MP, a Danish one if it runs Denmark. From 1811 on Denmark's pact is broken.
card-marie_louise = Marie Louise
    .effect = France or Austria, if Austria is a subject neutral or of France's camp, or if both agree: Austria is in the Imperial camp until the next interphase at least; both draw a card.
card-hanoverian_question = The Hanoverian Question
    .effect = If { space-hanover } is empty of troops: place a flag of Britain, France or Prussia there, or remove one. With up to four players the Prussian consul moves a box to either side.
card-berthier = Berthier's Staff
    .effect = A major power: 7 CP for land movement and flags.
card-corps_system = The Corps System
    .effect = A major power, before 1809 France alone: each of its armies, one after the other, moves up to two duchies without CP.
card-siege_train = Siege Train
    .effect = In your impulse, or when you resolve a siege: one of your sieges in this impulse rolls three dice more in each round and needs one hit fewer, at least one.
card-continental_system = Continental System
    .effect = France alone, timed: each British card and reserve card brings 1 CP less, at least 1. It ends when Britain or an ally takes a port that was French or an ally's.
card-orders_in_council = Orders in Council
    .effect = Britain alone: enemy and neutral minors with a blockaded port lose their CP credit; if Britain controls at least four sea zones, France discards a card at random.
card-bumper_harvest = Bumper Harvest
    .effect = A resource, and the card leaves the game; or up to four units or leaders out of Regroup to friendly home duchies.
card-financial_panic = Financial Panic
    .effect = A nation of your choice loses a resource or, if it has none, discards a card at random.
card-irish_rising = Irish Rising
    .effect = A French unit in { space-ireland } if no British troops stand there. Otherwise these suffer attrition, and Britain builds nothing there in this turn.
card-tyrolean_revolt = Tyrolean Revolt
    .effect = All flags in { space-innsbruck } and { space-salzburg } are removed, troops there that are not Austrian suffer attrition, and Austria, if at war, places a unit in { space-innsbruck } unless an enemy stands there.
card-vendee_rising = Vendée Rising
    .effect = If no French troops stand in { space-vendee }, Britain places a unit and a flag there, or two units where its flag lies already. Otherwise the French there suffer attrition.
card-dutch_unrest = Unrest in the Low Countries
    .effect = A duchy of the Low Countries without troops comes to France or to Britain.
card-malet_conspiracy = The Malet Conspiracy
    .effect = While { leader-napoleon } is outside France: France moves him to { space-paris } at once, where nobody can intercept him, or discards two cards of its choice, or its only one.
card-cossacks = Cossacks
    .effect = While Russia is at war: enemies of Russia in one duchy, at home in Russia or next to it, suffer attrition twice.
card-harsh_winter = Harsh Winter
    .effect = Timed: passes and marshes cause attrition into whatever duchy they lead, and rough lines do as passes do.
card-spring_thaw = Spring Thaw
    .effect = Response in any impulse, or in your own: a timed event is no longer in force.
card-mahratta_war = Mahratta War
    .effect = Foreign war of Britain: a unit, and a leader if it has one, are set aside until a 6 of Britain ends it.
card-haitian_revolt = Haitian Revolt
    .effect = Foreign war of France: a squadron and two units are set aside until a 6 of France ends it.
card-war_in_finland = War in Finland
    .effect = Unless they are of one camp or Sweden is a client of Russia's: foreign war of Russia with two units and Sweden with one. If Russia rolls the 6, its flag goes to { space-finland } unless an enemy stands there.
card-torres_vedras = Lines of Torres Vedras
    .effect = Timed, if you control { space-lisbon }: its fortress has a rating of 4.
card-grand_alliance = Grand Alliance
    .effect = A major power of the Coalition: up to three armies of different Coalition nations in the same or adjacent duchies, if their owners agree, form a group under a commander whom you choose and move up to two duchies without CP.
card-sun_of_austerlitz = Sun of Austerlitz
    .effect = Battle card, France alone, if { leader-napoleon } commands: three dice more in this round, and a rout of the enemy brings a resource without a roll.
card-tsar_takes_the_field = The Tsar Takes the Field
    .effect = Russia alone: 8 CP for land movement and flags.
card-iron_duke = The Iron Duke
    .effect = Battle card, Britain alone, if { leader-wellington } commands: two dice more, and only half of the kills against your side count in this round.
card-congress_of_erfurt = Congress of Erfurt
    .effect = A major power: move three different consuls one box each, to either side, but none into Pact.
card-war_of_liberation = War of Liberation
    .effect = Austria, Prussia or Russia: remove up to three French flags in Germany where there is no fortress and no troops stand; then place a unit in each of up to two of these duchies next to a duchy friendly to you.
card-wooden_walls = Wooden Walls of England
    .effect = Britain alone: 16 MP for its fleets; patrols that are paid with them add 1.
card-veterans = Veterans of Twenty Campaigns
    .effect = Battle card of a major power: your side rolls its 1s and 2s of this round again, once.

## Reserve cards

reserve-guerre_de_course = Guerre de Course
    .effect = One or two French squadrons in port or in Regroup go to the box of fleets off the map; Britain answers with at least as many, and they fight there. If France wins, Britain discards a card at random or else loses a resource.
reserve-grande_armee = La Grande Armée
    .effect = Three units in friendly home or subject duchies of France that are not next to an enemy army.
reserve-parliament = Parliament
    .effect = Another nation of Britain's camp, or a client of Britain's, draws a card.
reserve-admiralty = Admiralty
    .effect = If Britain controlled six sea zones as its impulse began: it draws two cards.
reserve-hofkriegsrat = Hofkriegsrat
    .effect = Two units in { space-vienna } if it is friendly, else in the nearest friendly home duchy; then an army or army group moves one duchy without CP.
reserve-opolchenie = Opolchenie
    .effect = Three units, at most two in a duchy, in friendly home duchies of Russia.
reserve-landwehr = Landwehr
    .effect = Three units, at most two in a duchy, in friendly home or subject duchies of Prussia.
reserve-janissaries = Janissaries
    .effect = Two units in { space-constantinople } if it is friendly, else in the nearest friendly home duchy.
reserve-junta = Junta
    .effect = Two units in friendly home duchies of Spain.
reserve-indelta = Indelta
    .effect = A unit in a friendly home duchy of Sweden; or a Refit marker off one squadron.
reserve-gallant_danes = Gallant Danes
    .effect = Response while a player runs Denmark: in a naval battle each Danish squadron rolls a die more, and one 6 against its fleet is void. Danes in port may put to sea at once to intercept an enemy fleet in the sea zone before them.

## Scenarios

option-scenario = Scenario
    .tip = The short ones are for two players; they are reconstructed.
option-scenario-1805 = The Campaign of 1805
option-scenario-1812 = 1812: Year of Decision
option-scenario-1813 = 1813: The War of Liberation

## Sections of the rulebook

section-1 = 1 What the game is
section-2-1 = 2.1 Contents
section-2-2 = 2.2 Pieces
section-3 = 3 Terms
section-4-1 = 4.1 Setting up
section-4-2 = 4.2 Status mat
section-4-3 = 4.3 Major powers
section-4-31 = 4.31 Who plays whom
section-4-4 = 4.4 Opening hands
section-4-41 = 4.41 Several hands
section-4-5 = 4.5 Redraw
section-4-51 = 4.51 Redrawing again
section-5 = 5 Course of the game
section-5-1 = 5.1 Impulses
section-5-11 = 5.11 One card an impulse
section-5-12 = 5.12 Additional play
section-5-2 = 5.2 Preemption
section-5-21 = 5.21 When to ask
section-5-22 = 5.22 Moment of preemption
section-5-23 = 5.23 Lost impulses
section-5-3 = 5.3 Plays of minors
section-5-31 = 5.31 Red and green cards
section-5-32 = 5.32 Reserve cards of minors
section-5-4 = 5.4 Passing over
section-5-5 = 5.5 End of the impulses
section-5-51 = 5.51 Longer turns
section-5-6 = 5.6 Attrition at the end of the turn
section-5-61 = 5.61 Ports
section-5-62 = 5.62 Naval construction
section-5-7 = 5.7 Conquest
section-5-8 = 5.8 Peace roll
section-5-81 = 5.81 Victory
section-5-82 = 5.82 Automatic peace
section-5-9 = 5.9 Interphase
section-6 = 6 Cards and reserve cards
section-6-1 = 6.1 Events
section-6-11 = 6.11 Duration
section-6-12 = 6.12 Building and removing
section-6-13 = 6.13 Foreign wars
section-6-14 = 6.14 Responses
section-6-15 = 6.15 Battle cards
section-6-16 = 6.16 Diplomacy by events
section-6-17 = 6.17 Attrition by events
section-6-18 = 6.18 Not in 1805
section-6-19 = 6.19 Timed events
section-6-2 = 6.2 Reserve cards
section-6-3 = 6.3 Command points
section-6-4 = 6.4 Impulses of pact minors
section-6-5 = 6.5 Cards are secret
section-7 = 7 Building
section-7-1 = 7.1 Units
section-7-2 = 7.2 Leaders
section-7-3 = 7.3 Squadrons
section-7-4 = 7.4 Flags
section-7-41 = 7.41 Placing flags
section-7-42 = 7.42 Flags and fortresses
section-7-43 = 7.43 Dual subjects
section-7-44 = 7.44 Supply of flags
section-7-5 = 7.5 Builds of minors
section-7-51 = 7.51 Saved CP
section-7-6 = 7.6 Ending foreign wars
section-7-7 = 7.7 Regroup
section-8-1 = 8.1 Diplomatic status display
section-8-2 = 8.2 Allies
section-8-21 = 8.21 Broken pacts
section-8-22 = 8.22 Limits of alliance
section-8-3 = 8.3 Camps
section-8-31 = 8.31 Benefits of a camp
section-8-32 = 8.32 Minors attacked
section-8-33 = 8.33 Declaration of war
section-8-34 = 8.34 Effects of war
section-8-4 = 8.4 Turkish foreign wars
section-8-5 = 8.5 Prussian neutrality
section-8-6 = 8.6 Negotiation
section-8-7 = 8.7 Camps of pact minors
section-8-8 = 8.8 Subject neutrals
section-8-81 = 8.81 Change of camp
section-8-82 = 8.82 Conqueror and conquered as allies
section-8-83 = 8.83 Flags afterwards
section-9-1 = 9.1 Movement
section-9-2 = 9.2 Stacking
section-9-3 = 9.3 Entry
section-9-4 = 9.4 Attrition
section-9-41 = 9.41 Marshes and passes
section-9-42 = 9.42 Forced march
section-9-43 = 9.43 Ambush
section-9-44 = 9.44 Retreat and evasion
section-9-45 = 9.45 France
section-9-51 = 9.51 Enemy formations
section-9-52 = 9.52 Enemy fortresses
section-9-53 = 9.53 Straits
section-9-54 = 9.54 Neutrals
section-9-6 = 9.6 Several leaders
section-9-7 = 9.7 Army groups
section-9-71 = 9.71 Movement of groups
section-9-8 = 9.8 Into battle
section-10-1 = 10.1 Interception
section-10-11 = 10.11 Resolution
section-10-12 = 10.12 Army groups intercept
section-10-13 = 10.13 Intercepting flags
section-10-2 = 10.2 Evasion
section-10-21 = 10.21 Pursuit
section-10-3 = 10.3 Order and limits
section-11-1 = 11.1 Battle events
section-11-2 = 11.2 Battle dice
section-11-21 = 11.21 National bonus
section-11-22 = 11.22 Terrain
section-11-3 = 11.3 Casualties
section-11-31 = 11.31 Sharing losses
section-11-32 = 11.32 Victory in battle
section-11-33 = 11.33 Disruption
section-11-4 = 11.4 Retreat
section-11-41 = 11.41 Attrition in retreat
section-11-42 = 11.42 No way out
section-11-43 = 11.43 Elimination by choice
section-11-44 = 11.44 Effects of battle
section-11-5 = 11.5 Rout
section-11-6 = 11.6 Overrun
section-11-7 = 11.7 Flag overrun
section-12-1 = 12.1 Fortresses
section-12-2 = 12.2 Siege
section-12-3 = 12.3 Resolution of sieges
section-12-31 = 12.31 Siege overrun
section-12-32 = 12.32 Help from the sea
section-12-33 = 12.33 Groups besiege
section-12-4 = 12.4 Effect on movement
section-13 = 13 Naval matters
section-13-1 = 13.1 Fleets
section-13-11 = 13.11 Refit
section-13-2 = 13.2 Grand fleets
section-13-21 = 13.21 Movement of grand fleets
section-13-22 = 13.22 Change of camp at sea
section-13-3 = 13.3 Interception and evasion at sea
section-13-31 = 13.31 Naval interception
section-13-32 = 13.32 Ports of two sea zones
section-13-33 = 13.33 Naval evasion
section-13-34 = 13.34 Fleets in port
section-13-35 = 13.35 Blockade
section-13-36 = 13.36 Naval rolls
section-13-4 = 13.4 Naval battle
section-13-41 = 13.41 Victorious fleets
section-13-42 = 13.42 Beaten fleets
section-13-5 = 13.5 Battle in port
section-13-6 = 13.6 Convoys
section-13-61 = 13.61 Relief by sea
section-13-62 = 13.62 Uncontrolled ports
section-13-63 = 13.63 Neutral and allied fleets
section-13-7 = 13.7 Amphibious assault
section-13-71 = 13.71 Enemy fleets
section-13-8 = 13.8 Fortified straits
section-13-9 = 13.9 Loss of a port
section-14 = 14 Interphase
section-14-1 = 14.1 Camps in the interphase
section-14-11 = 14.11 Changing camp
section-14-12 = 14.12 Joining a camp
section-14-13 = 14.13 Effect on flags
section-14-14 = 14.14 Offers
section-14-2 = 14.2 Reinforcement
section-14-21 = 14.21 CP of reinforcement
section-14-22 = 14.22 Placing reinforcements
section-14-23 = 14.23 Free deployment
section-14-24 = 14.24 Extra deployment
section-14-3 = 14.3 Going on
section-14-31 = 14.31 Draw
section-14-32 = 14.32 Limits of the draw
section-14-33 = 14.33 Reserve cards again
section-15 = 15 Conquest and submission
section-15-1 = 15.1 Conquest roll
section-15-11 = 15.11 Joint conquest
section-15-12 = 15.12 Conquest at the same time
section-15-2 = 15.2 Ceded duchies
section-15-21 = 15.21 Conquerors leave
section-15-22 = 15.22 The conquered leave
section-15-23 = 15.23 Friendly territory
section-15-24 = 15.24 Truce
section-15-25 = 15.25 Effect on diplomacy
section-15-3 = 15.3 Foreign wars end
section-15-4 = 15.4 Submission
section-15-41 = 15.41 Offer of submission
section-15-42 = 15.42 Forced submission
section-15-5 = 15.5 Indemnity
section-16-1 = 16.1 Gaining resources
section-16-2 = 16.2 Using resources
section-16-3 = 16.3 Resources at the end
section-17-1 = 17.1 Mistakes
section-17-2 = 17.2 Troops placed by events

camp-imperial = Imperial camp
camp-coalition = Coalition
column-unaligned = Unaligned
column-friendly = Friendly
column-aid = Aid
column-associate = Associate
column-pact = Pact

## Responses

act-play = Play { $card }
act-play_reserve = Play the reserve card { $reserve }
act-pass = Play nothing
ask-event_side = { $power }: which side is { $card } for?
act-for_side = The { $side }
ask-event_rounding = { $power }: how are halves rounded for { $card }?
act-round_up = Up
act-round_down = Down
ask-event_timed = { $power }: which timed event does { $card } end?
act-name_event = { $card }
ask-event_undone = { $power }: which event does { $card } cancel?
ask-event_escape = { $power }: where do your troops in { $space } slip away to?
trigger-spending = CP are about to be spent.
    .now = { $power2 } has { $cp } CP and { $mp } MP to spend.
trigger-event_announced = An event is announced.
    .now = { $power2 } has announced { $card } as an event.
trigger-group_moves = An army group sets out.
    .now = { $leader } sets out from { $space } with an army group.
trigger-land_move = Troops have entered a duchy.
    .now = Troops of { $power2 } have entered { $space }.
trigger-sea_move = Ships have moved.
    .now = Ships of { $power2 } have moved to { $place }.
trigger-intercepted = An interception has succeeded.
    .now = { $power2 } has intercepted ({ $place }).
trigger-attrition_rolled = Attrition was rolled.
    .now = { $power2 } is to lose { $amount } by attrition.
trigger-battle_begins = A battle is about to begin.
    .now = A battle is about to begin in { $space }.
trigger-battle_dice = Before the dice of a battle.
    .now = Battle in { $space }: before the dice.
trigger-battle_rolled = The dice of a battle are cast.
    .now = Battle in { $space }: the dice are cast.
trigger-battle_decided = A battle is decided.
    .now = The battle of { $space } is decided; beaten: { $side }.
trigger-siege_dice = Before the dice of a siege.
    .now = Siege of { $space }: before the dice.
trigger-naval_roll = A roll to intercept or evade at sea has failed.
    .now = The fleet of { $power2 } has failed to intercept or to evade.
trigger-naval_dice = Before the dice of a naval battle.
    .now = Naval battle ({ $place }): before the dice.
log-reserve_played = { $power } played the reserve card { $reserve } as an event.
log-rolled_again = { $card }: { $amount } dice are rolled again.
log-event_cancelled = { $card } was cancelled.
log-joins_battle = { $leader } marches to the guns in { $space }.
log-convoy_back = The convoy of { $power } is back in { $space }.
dice-event = Events
dice-fortress = Fortress

## Events: what is asked

ask-event_nation = { $power }: which nation do you name for { $card }?
ask-event_pair = { $power }: which two enemies do you name for { $card }?
ask-event_leader = { $power }: which leader do you name for { $card }?
ask-event_duchy = { $power }: which duchy do you name for { $card }?
ask-event_sea = { $power }: which sea zone do you name for { $card }?
ask-event_region = { $power }: which country do you name for { $card }?
ask-event_choice = { $power }: which part of { $card } do you choose? { $part ->
        [the_weather_gauge] (1) The failed roll succeeds. (2) A die more for each of your squadrons.
        [queen_louise] (1) Prussia two boxes right in the row of a Coalition power. (2) Prussia one box left in the row of France.
        [press_gangs] (1) A new squadron. (2) All Refit markers off two squadrons.
        [metternich] (1) A consul two boxes right, as the card says in whose row. (2) Any consul two boxes left.
        [castlereagh] (1) A consul two boxes right in the row of Britain. (2) A consul one box right in the row of any Coalition power.
        [sebastiani] (1) Turkey two boxes left in a row other than that of France. (2) Turkey two boxes right in the row of France.
        [bumper_harvest] (1) A resource, and the card leaves the game. (2) Up to four units or leaders out of Regroup.
        [malet_conspiracy] (1) Napoleon rides to Paris. (2) France discards two cards.
       *[indelta] (1) A land unit in a home duchy. (2) A Refit marker off a squadron.
    }
ask-event_place = { $power }: where do troops of { $power2 } come by { $card }?
ask-event_port = { $power }: in which port does a squadron come by { $card }?
ask-event_chief = { $power }: which leader takes the field by { $card }?
ask-swap_unit = { $power }: no counters are left. Which unit do you give up for one in { $space }?
ask-event_give_up = { $power }: no counters are left. Which unit do you give up for one in { $space }?
ask-event_muster = { $power }: what comes out of Regroup by { $card }?
ask-event_refit = { $power }: where is a squadron refitted by { $card }?
ask-event_flags = { $power }: which flag do you change by { $card }?
ask-event_loss = { $power }: what do you lose in { $space } by { $card }?
ask-event_regroup = { $power }: what goes to Regroup from { $space }?
ask-event_lose = { $power }: where do you lose a unit by { $card }?
ask-event_draw = { $power }: which of the cards that you have drawn do you play at once?
ask-event_discard = { $power }: which card does { $power2 } discard?
ask-event_void = { $power }: which reserve card of { $power2 } is void?
ask-event_points = { $power }: { $cp } CP and { $mp } MP of an event. What do you do with them?
ask-event_consul = { $power }: which consul do you move by { $card }?
ask-event_camp = { $power }: do you change camp by { $card }?
ask-event_commit = { $power }: what goes to { $card }?
ask-event_levy = { $power }: { $cp } CP are lacking for an event. What do you use?
ask-event_march = { $power }: which army marches by { $card }?
ask-treaty = { $power }: do you agree to what { $power2 } proposes by { $card }?
ask-flotilla = { $power }: who crosses with the flotilla, and where to?
ask-copenhagen = { $power }: do you attack the Danish squadrons in Copenhagen?
ask-alliance = { $power }: whose armies march together by { $card }?
ask-raid = { $power }: which squadron sails against trade?

## Events: what may be chosen

act-reserve_event = { $reserve } (reserve card) as an event
act-name = { $power }
act-name_pair = { $power } and { $power2 }
act-name_leader = { $leader }
act-name_duchy = { $space }
act-name_sea = { $sea }
act-name_region = { $region }
act-alternative = Part { $amount }
act-place_troops = In { $space }
act-place_squadron = A squadron in { $space }
act-place_leader = { $leader }
act-give_up_unit = A unit in { $space }
act-muster_unit = A unit to { $space }
act-muster_leader = { $leader } to { $space }
act-refit_at = Refit in { $space }
act-strike_flag = Remove the flag in { $space }
act-raise_flag = { $space } to { $power }
act-lose_flag = The flag in { $space }
act-send_unit = A unit of { $power }
act-send_leader = { $leader }
act-void = { $reserve }
act-advance = { $power } towards { $power2 }
act-withdraw = { $power } one box back
act-commit_unit = A unit from { $space }
act-commit_leader = { $leader }
act-commit_squadron = A squadron from { $place } ({ $amount } Refit markers)
act-pay_resource = Use a resource
act-agree = Agree
act-agree_alliance = Agree, and join the camp
act-embark = { $amount ->
    [one] { $leader } with one unit
   *[other] { $leader } with { $amount } units
}
act-land_at = Land in { $space }
act-bombard = Attack from { $sea }
act-lead = { $leader } commands
act-join_with = { $leader } joins

## Events: what happens

log-event_names_power = { $power } named { $power2 } for { $card }.
log-event_names_leader = { $power } named { $leader } for { $card }.
log-event_names_space = { $power } named { $space } for { $card }.
log-event_names_sea = { $power } named { $sea } for { $card }.
log-event_rolled = { $power } rolled { $amount } for { $card }: { $total }.
log-reserve_event = { $power } played { $reserve } (reserve card) as an event.
log-reserve_void = { $reserve } of { $power } is void until the next turn.
log-status_gained = { $power } has the +1 Key status.
log-card_leaves = { $card } leaves the game.
log-resource_lost = { $power } lost a resource.
log-credit_lost = { $power } lost the CP that it had saved.
log-leader_rides = { $leader } rode to { $space }.
log-leader_felled = { $leader } was killed.
log-ships_attrition = Squadrons in { $place } rolled { $dice }.
log-flotilla_fire = The flotilla came under fire on its way to { $space }: { $dice }.
log-war_begins = { $card } begins.

## Regions and boxes

region-low_countries = Low Countries
region-portugal = Portugal
region-italy = Italy
region-naples = Kingdom of Naples
region-switzerland = Switzerland
region-western_germany = Western Germany
region-eastern_germany = Eastern Germany
region-bavaria = Bavaria
region-poland = Poland
region-hungary = Hungary
region-iberia = Iberia
region-scandinavia = Scandinavia
place-regroup = Regroup
place-off_map = the fleets off the map

## The page and the terminal

unit-unit = Unit
unit-squadron = Squadron
phase-setup = Set-up
phase-impulses = Impulses
phase-attrition = Attrition and naval construction
phase-conquest = Conquest
phase-peace = Peace
phase-camps = Camps
phase-reinforcement = Reinforcement and deployment
phase-draw = Draw
phase-over = The end
label-turn = Turn
label-round = round
label-cp = CP
label-mp = MP
label-active = Takes its impulse
label-impulse_track = Impulse track, cards in hand
label-legend = Legend
label-capital = Capital
label-fortress = Fortress
label-key = Key
label-duchy = Duchy
label-sea = Sea zone
label-box = Box
label-subject_duchy = Subject duchy
label-foreign_flag = Foreign flag
label-line_road = Road
label-line_rough = Rough
label-line_pass = Pass
label-line_marsh = Marsh
label-line_strait = Strait
label-status_home = Home duchy of
label-status_subject = Subject of
label-status_dual = Dual subject of
label-certainty_line = Of %n rows of components %r are reconstructed and %l likely; names of reconstructed duchies are slanted.
label-sure = Certain
label-sure_name = name
label-sure_key = key
label-sure_capital = capital
label-sure_nation = nation
label-sure_status = status
label-sure_second = second owner
label-sure_fortress = fortress
label-sure_ports = port
label-sure_adjacent = neighbours
label-regroup = Regroup
label-off_map = Fleets off the map
label-unit = Unit
label-units = Units
label-leader = Leader
label-squadron = Squadron
label-squadrons = Squadrons
label-flag = Flag
label-siege = Siege
label-commander = Commander
label-group = Commands an army group
label-marched = duchies marched
label-halted = moves no further
label-marked = intercepts no more
label-building = being built
label-refit = refitting
label-ceded = ceded
label-command_rating = Command
label-battle_rating = Battle
label-panel_display = Diplomatic status display
label-panel_cards = Cards
label-panel_fleets = Fleets
label-neutral = Neutral
label-plus_consul = Its consul shows the +1 side: moving it costs otherwise.
label-foreign_wars = Foreign wars
label-truce = Truce
label-truces = Truces
label-until_turn = until turn
label-subject_of = Subject neutral of
label-subjects = Subject neutrals
label-plus_key = +1 Key status
label-free_minors = Powers that nobody runs
label-key_track = Key track
label-keys = keys
label-cards = Cards
label-hand = Hand
label-resources = Resources
label-victory_points = Points
label-total = Total
label-points_keys_gained = Keys gained
label-points_pact_minors = Minors in Pact
label-points_resources = Resources
label-reserves = Reserve cards
label-spares = Spare reserve cards
label-kept = Kept from the last turn
label-spent = used
label-forces = Pieces in play
label-flags_laid = Flags on the map
label-next_draw = Next interphase
label-draw_limits = Limits of the draw
label-reinforcement = Reinforcement
label-pact_minors = Minors in Pact
label-absent_leaders = Leaders not in play (command/battle)
label-piles = Piles
label-deck = Draw deck
label-discards = Discards
label-top_discard = On top
label-timed_events = Timed events in force
label-lasting_events = Lasting events
label-removed = Out of the game
label-where = Where
label-fleet = Fleet
label-grand_fleet = grand fleet
label-dice = Dice
label-bar_battle = battle card
label-bar_response = response
label-bar_foreign_war = foreign war
label-bar_timed = timed event
label-bar_must_be_event = must be played as event
label-bar_plus = + beside another card
label-bar_no_1805 = not in 1805
label-number_red = red number: neutral minors must play it
label-number_green = green number: neutral minors must play it later on
label-removed_red = leaves the game after its event
label-removed_green = leaves the game under a condition
label-for_nations = Event for
label-last_dice = The last dice
label-march = March
label-entered = Duchies entered
label-voyage = Voyage
label-convoy = Convoy
label-battle = Battle
label-naval_battle = Naval battle
label-battle_round = Round %n
label-rounds_so_far = Rounds so far
label-attacker = attacker
label-defender = defender
label-besieger = besieger
label-garrison = fortress
label-voyager = fleet on its voyage
label-guard = other fleet
label-losses = Losses
label-killed = killed
label-disrupted = disrupted
label-sixes = sixes
label-many_build = Build
label-many_flag = Place a flag
label-many_clear = Remove a flag
label-many_march = March
label-many_march_unit = March without a leader
label-many_appoint = Name a commander
label-many_sail = Sail
label-many_convoy = Convoy
label-many_convoy_unit = Convoy without a leader
label-many_court = Diplomacy: draw nearer
label-many_estrange = Diplomacy: drive away
label-many_favor = Turn a consul to +1
label-many_disfavor = Turn a consul back
label-many_declare_war = Declare war
label-many_build_squadron = Build a squadron
label-many_refit_squadron = Refit
label-many_spend = Play a card for its CP
label-many_event = Play a card as an event

# the bot: why it likes an option, and how a match stands

why-key = takes the key { $space }
why-duchy = takes { $space }
why-capital = the capital of { $power }: a conquest may follow
why-hurts = hurts { $power }
why-helps = helps { $power }
why-campaign = on the way to { $space }, with { $count ->
        [one] one unit
       *[other] { $count } units
    }
why-lands = a landing in { $space }, with { $count ->
        [one] one unit
       *[other] { $count } units
    }
why-no_campaign = there is nothing to take within reach
why-battle_odds = { $percent } % to win the battle
why-storm = { $percent } % that the fortress falls to this siege
why-garrison = { $count ->
        [one] one unit stays
       *[other] { $count } units stay
    } to guard { $space }
why-whole_army = as many as the leader commands
why-guards = { $space } is threatened
why-menaced = enemy armies are near { $space }
why-safe = { $space } is safe
why-cheap_loss = what is missed least goes first
why-needs_leader = { $leader } gives an army a leader
why-stronger_army = a stronger army
why-stronger_fleet = a stronger fleet
why-front_is_far = there is more to win at the front
why-stays_near = there is no more to win elsewhere
why-courts = { $power }: { $count ->
        [one] one more box
       *[other] { $count } more boxes
    } to a pact with { $power2 }
why-pact = a pact of { $power } with { $power2 }: a point, and its armies
why-drives_away = drives { $power } away from { $power2 }
why-keeps_peace = makes no new enemy
why-war_prey = { $power } has what our armies can take
why-war_useless = there is little to take from { $power }
why-war_price = costs { $count } CP
why-camp_prey = more to win in { $camp }
why-camp_useless = nothing more to win in { $camp }
why-welcome = { $power } is welcome as a friend
why-unwelcome = { $power } is worth more as an enemy
why-keys_lost = { $power } has lost { $count ->
        [one] one home key
       *[other] { $count } home keys
    }
why-ahead = { $count ->
        [one] one point
       *[other] { $count } points
    } ahead of everybody else
why-behind = { $count ->
        [0] level with the leader
        [one] one point behind the leader
       *[other] { $count } points behind the leader
    }
why-event = the event { $card }
why-reserve_event = the reserve card { $reserve }
why-reserve_returns = a reserve card comes back in the next turn
why-points = { $count } CP
why-spends_answer = { $card } could be an answer later
why-resource_point = a resource is a point in the end
why-keeps_card = keeps the cards for a better moment
why-moment = the moment for { $card }
why-hand_points = a hand of { $count } CP
why-something_to_take = there is something to take before others move
why-can_wait = nothing is lost by waiting
why-keys_gained = { $power }: keys gained since the start
why-other_points = { $power }: points for pacts and resources
why-hand = { $power }: { $count ->
        [one] one card
       *[other] { $count } cards
    } in hand
why-units = { $power }: { $count ->
        [one] one land unit
       *[other] { $count } land units
    }
why-squadrons = { $power }: { $count ->
        [one] one squadron
       *[other] { $count } squadrons
    }
why-clients = { $power }: { $count ->
        [one] one client
       *[other] { $count } clients
    } not in Pact yet
why-capital_lost = { $power }: its capital is in enemy hands, { $count ->
        [one] one key of the start is lost
       *[other] { $count } keys of the start are lost
    }

## What would happen

why-forecast_sixes = { $count ->
    [one] one 6 in the next round fells it
   *[other] { $count } 6s in the next round fell it
}

## Reserve cards, where an event is told by the card it comes from

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

## Help

help-goal =
    Only one player wins: the one whose powers have gained most. Each key duchy that your player powers have gained since the start is 1 point, each one lost is -1; at the end every resource of theirs and every minor in Pact with them is 1 point. The panel of each nation lists its lines. Ties go to the nation later on the impulse track.

    Allies win together only in battle: Austria may beat France and lose the game to Britain.

    The game ends when the peace roll of a turn is 6 or more, after the fifth turn (the sixth, if Napoleon abdicates), when France submits or is conquered, or when Britain or Russia is a subject neutral and France has 6 points. Whatever ends it, points decide.
help-turn =
    Impulses: one nation after the other, from France to Denmark, again and again. A nation with cards must play one in its scheduled impulse, unless it uses a resource or a reserve card instead. One without cards may still besiege, or use a resource or a reserve card. The turn ends when the cards are gone; the last nation with cards keeps what it has not played.

    From the second round of 1805 on, whoever alone holds most cards may preempt: it is asked before the next nation begins. Nobody takes two impulses in a row.

    Then come attrition in uncontrolled duchies and the launch of new ships, conquest, and the peace roll. The interphase brings changes of camp, reinforcements and deployment, and new hands.
help-cards =
    Each nation has its own hand. A card is an event or command points (CP), spent one by one and not saved. Response cards are played in anybody's impulse, battle cards by whoever has a formation in the battle. A red mark takes a card out of the game after its event, a green one under the condition printed on it. A neutral minor draws its card at random and builds with it, but a red number must be played as an event, a green one from its turn on. Events that cannot be played in 1805 may still be used for CP.

    Reserve cards come back every turn; France and Britain have two. A reserve card of a major power, or a resource, may be played beside a normal card: that is the +. A resource draws a card.

    Timed events last until a 6 is rolled after an impulse, or until the turn ends. Foreign wars keep pieces away until a 6 ends them, 1 CP for each roll.

    When something happens that cards can answer, whoever holds such a card is asked, at once and in secret; for all others the game passes, unseen, and among persons the moment lasts a short random time, so that nobody learns who was asked. The option “Responses” can be set to sealed (everybody is asked who might hold such a card) or to quick (no pause), and “Standing answers” in the menu of the page pass for you.
help-actions =
    A unit costs 2 CP, a leader his command rating, a squadron 4 (it is ready after the turn and a refit). Pieces in Regroup return for 1 each. Moving an army, a leader alone or one unit costs 1 for each duchy; a group pays for each of its armies. A flag, placed or cleared, costs 1. One CP is two movement points for ships; a convoy pays 1 CP for each sea zone or port.

    Consuls are moved for the CP of the column that they enter. War on a major power costs 7 in an impulse and nothing in the interphase. Sieges cost nothing.

    Each heading in the list opens what can be done; or click a duchy or a sea zone. What is grey says which rule is against it.
help-flags =
    A duchy belongs to its original owner unless a flag lies in it; a ring in the owner's colour shows that. A nation that has formations in an enemy duchy makes it uncontrolled: nobody's, but its port still serves the former controller.

    Your formation may flag or clear the duchy it stands in. An army in a friendly duchy may also flag the next one, if no enemy stands there and no enemy army could intercept; never across a marsh or a strait. Fortresses change hands by siege, conquest or submission alone. An army that has lost a battle flags nothing in this impulse.

    Subject duchies have a broken rim. Dual subjects (the Low Countries, the Vendée, Hanover, Warsaw) have an upper and a second power.
help-land_war =
    A leader takes as many units and leaders along as he commands. From the fifth duchy on, over a pass or marsh into enemy country, and out of an uncontrolled duchy into an enemy one, there is attrition: a die for each piece, a 6 kills. French attrition is halved, except in Russia, Spain and Turkey.

    Armies that are not active may intercept into the duchy next to them, and formations that are attacked may evade: 9 or more with two dice and the commander's battle rating.

    In battle each unit and subordinate leader rolls a die; the commander's rating, the national bonus (France 2, other major powers 1, minors none), battle cards and, in the first round, rough ground (1), a pass (2) or a marsh (3) for the defender add more. A 6 kills, a 5 disrupts. The side with more casualties retreats; if they are equal there is a second round, after which the active side retreats.

    Three casualties more are a rout: all disrupted pieces are lost, and a roll may win a resource. Who has no way to retreat is eliminated; then the victor may move on.
help-sieges =
    A fortress holds its duchy whoever stands there. One army besieges it, without enemies beside it, once in an impulse and without CP. Units, leaders, the commander's rating and the national bonus roll; a die is lost against a port whose sea is the owner's.

    The fortress falls when it takes as many 6s as its number in one impulse. It rolls as many dice as its number: 6s kill, 5s disrupt. A besieger who scored more 6s than he took hits may attack again at once. Nothing carries over to the next impulse. Winning with more 6s or in fewer rounds than needed is an overrun: the army may move on.
help-sea =
    Squadrons of a power and its minors in one place are one fleet; allies may join into a grand fleet. Fleets may pass each other. Fleets that are not active may intercept whoever enters their zone, and the active one may patrol for 1 movement point: 9 or more with two dice, 2 more for the British, 1 more for the French and against ships out of a blockaded port. An intercepted fleet evades in the same way.

    In battle a British squadron rolls 3 dice, a French, Danish or Swedish one 2, others 1, and one fewer while refitting. A 6 sinks, a 5 takes a die from the next round. A beaten fleet goes to its nearest port. Entering an enemy port means coastal fire first: two dice, four from a fortress.

    A convoy carries five pieces at most from port to port, without a fleet but not past an enemy one. It assaults an enemy port only where its side controls the sea.
help-diplomacy =
    The display has a row for each major power and five columns from Unaligned to Pact. A minor with its consul in your row is your client; in Pact it is your ally: you play its hand in its own impulse and it brings a point at the end. It is not in use in the first round of 1805.

    CP move a consul to the right in your own row only, to the left in any; rows are changed in Unaligned. Turned to its +1 side, a consul costs 1 more to move right. A pact is broken by events, conquest and submission alone, and may be restored at once.

    The Imperial camp and the Coalition are at war. France and Britain never change sides; other powers do in the interphase, with the leave of all players there. Whoever is attacked joins the other side. Talk is open to all, and promises bind nobody.
help-conquest =
    In the conquest phase a nation is conquered if it has lost all its keys, or if an enemy holds its capital (both of Russia's) and rolls 6 or more. Each key that it has lost adds 1; France, Spain and Turkey have -2, the other majors -1, Sweden +2 and Denmark +3.

    A die says how many duchies are ceded; the others go back. The beaten power becomes a subject neutral: out of the war, without its resources, under a truce until the next interphase. It plays on. The conqueror gains a resource.

    A power may offer submission earlier, at the end of an impulse, if the invaders have more troops in its country than it has in play: up to six duchies change hands as agreed.
help-interphase =
    Before it comes the peace roll: each player may give up a card of a power's next draw to add or subtract 1.

    Camps: powers change sides, neutrals declare war. Reinforcement: each nation has CP for pieces (France 18, Britain 6, Austria, Russia and Prussia 8, Spain and Turkey 4, Denmark and Sweden 2), which come to its capital; then one force deploys free through friendly duchies, and major powers may buy one more.

    Draw: a card for two keys (France 4 to 8, other majors 2 to 4, minors 1 to 3). A hand may be redrawn with one card fewer. Above the maximum one card becomes a resource, others become diplomacy.
help-france =
    You have the best army, most cards and half of Europe against you. Strike first: the Coalition is spread out, and a beaten Austria or Prussia is out of the war for a turn and more. Napoleon and the two bonus dice win battles even against numbers.

    At sea avoid the British. Spain is your ally through Pact; Turkey and Denmark can be won. Every key counts only if you still have it when peace comes, and a 6 may bring it any year.
help-britain =
    The sea is yours. Blockade Brest, Toulon and Cadiz, and no French army comes over the Channel. Your army is small: land it where France is not, in Portugal, Naples or the Low Countries, and flag the duchies of the dual subjects.

    Your cards pay for consuls as well as for ships. You win by a point or two: keep allies in the war, but see that they gain no more than you do.
help-austria =
    You stand in Napoleon's way. Do not fight him alone: evade, keep the armies together, let the Russians come up, and hold Vienna. If you must, submit while the terms are yours to write.

    As a subject neutral you keep your cards and your minors. Choose well when to come back, and on whose side.
help-russia =
    You are far away, and both of your capitals must fall. Bring your armies to Austria in time, or look after Poland, Sweden and Turkey. French attrition is not halved in Russia: let him march.

    You may change camp in the interphase if the others agree; at the end only your own keys count.
help-prussia =
    With five players you belong to no camp at first and need not hurry: both sides will offer you something. Hanover and Warsaw are dual subjects that lie next to you. Whoever attacks you drives you into the arms of the others.

    With fewer players Prussia is a consul in the display.
help-certainty =
    The rulebook is complete, the components are not all known here: most lines of the map, most texts of cards, many starting places and the scenarios of 1812 and 1813 are reconstructed, so that every number of the rulebook holds. The legend on the map counts them, and pointing at a duchy, a leader or a card tells whether it is reconstructed; the settings can mark all such places on the map.

    All of it is data, so that owners of the box can correct it without touching the rules.

## Until when a standing pass may last

step-turn = until the next turn
