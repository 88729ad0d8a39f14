# What campaigns ask and tell, in English; a title may say any of it its own way.
# Names of powers, places and units are the title's.

# What is asked

ask-move_to = { $power }: where do the units in { $space } go?
ask-turn_away = { $power }: you are too few to besiege { $space }. Where do you go?
ask-intercept = { $power }: { $amount ->
        [one] one land unit of { $power2 } moves
       *[other] { $amount } land units of { $power2 } move
    } from { $space } to { $place }. Do you intercept?
ask-avoid_battle = { $power }: { $amount ->
        [one] one land unit of { $power2 } comes
       *[other] { $amount } land units of { $power2 } come
    } to { $place }. Do you avoid battle?
ask-withdraw = { $power }: { $amount ->
        [one] one land unit of { $power2 } comes
       *[other] { $amount } land units of { $power2 } come
    } to { $place }. Do you withdraw into the fortification?
ask-retreat = { $power }: where do your units in { $space } retreat to?
ask-move_formation = { $power }: who goes from { $space } to { $place }?
ask-transport_formation = { $power }: who sails from { $space } into the { $place }?
ask-deploy_formation = { $power }: who is deployed from { $space } to { $place }?
ask-intercept_formation = { $power }: who goes from { $space } to { $place } to intercept?
ask-assault_formation = { $power }: who assaults { $space }?
ask-avoid_formation = { $power }: who leaves { $space } for { $place } to avoid battle?
ask-sortie_formation = { $power }: who of the garrison of { $space } joins the battle?
ask-garrison_formation = { $power }: who goes behind the walls of { $space }? There is room for { $amount ->
        [one] one unit
       *[other] { $amount } units
    }.
ask-winter_formation = { $power }: who goes from { $space } to { $place } for the winter?
ask-losses = { $power }: you lose { $amount ->
        [one] one land unit
       *[other] { $amount } land units
    } in { $place }. Which ones?
ask-haven = { $power }: you must leave { $space }. Where do you go?
ask-naval_intercept = { $power }: ships of { $power2 } enter the { $sea }. Do you intercept?
ask-intercepting_ships = { $power }: which ships in { $place } intercept in the { $sea }?
ask-naval_avoid = { $power }: ships of { $power2 } enter the { $sea }. Do your ships avoid battle?
ask-naval_enemy = { $power }: whom do your ships in { $place } fight first?
ask-ship_loss = { $power }: which squadron in { $place } is lost?
ask-sea_retreat = { $power }: where do the ships of { $power2 } in { $place } retreat to?
ask-embark = { $power }: into which sea zone do the troops in { $space } sail?
ask-transport = { $power }: { $amount ->
        [one] one land unit is
       *[other] { $amount } land units are
    } at sea: { $place }; { $cp } CP left. Where to?
ask-naval_move = { $power }: which ships sail where?
ask-intercepting_owner = { $power }: whose squadron goes along?
ask-naval_place = { $power }: where do your ships fight first?
ask-ship_kept = { $power }: which ship stays afloat?
ask-announce = { $power }: do you announce a deal, and with whom? You may announce { $amount } more.
ask-package = { $power }: what is part of the deal between { $powers }? So far it has { $amount ->
        [one] one term
       *[other] { $amount } terms
    }.
ask-confirm_deal = { $power }: do you agree to the whole deal that was announced by { $power2 }?
ask-loan_port = { $power }: you borrow { $amount ->
        [one] one squadron
       *[other] { $amount } squadrons
    } of { $power2 } in { $space }. Into which port do they go?
ask-leader_home = { $power }: where does { $leader } return to?
ask-ships_home = { $power }: your { $amount ->
        [one] one ship
       *[other] { $amount } ships
    } must leave { $place }. To which port do they go?
ask-negotiate = { $power }: negotiate in secret with whom you like. Say so when you are ready.
ask-spring_deployment = { $power }: do you deploy a formation?
ask-deploy_to = { $power }: where do you deploy to from { $space }?
ask-winter_port = { $power }: where do your ships in { $place } winter? To berth: { $unit } × { $amount }.
ask-winter_admiral = { $power }: to which port does { $leader } go from { $place }?
ask-winter_quarters = { $power }: where do the units in { $space } winter?
ask-winter_optional = { $power }: do garrisons go to the capital?
ask-winter_leader = { $power }: where does { $leader } go from { $space } for the winter?

# Answers

act-done = Done
    .tip = Nothing more here.
act-decline = No
    .tip = Leave it as it is.
act-power = { $power }
    .tip = Choose { $power }.
act-space = { $space }
    .tip = Choose { $space }.
act-leader = { $leader }
    .tip = Choose { $leader }.
act-move = Move from { $space }
    .tip = A formation goes one space. Then choose where to and who goes.
act-assault = Assault { $space }
    .tip = Your besiegers try to take the fortification.
act-control = Take control of { $space }
    .tip = An unfortified space with your units in it, or next to it while no enemy is.
act-calm = End the unrest in { $space }
    .tip = Needs your units in the space, or next to it while no enemy is.
act-all = Everybody
    .tip = All leaders, and as many units as they can lead.
act-detach = { $power }, { $unit }: { $amount }
    .tip = So many units of this kind.
act-intercept = Intercept from { $space }
    .tip = Two dice, the best leader, cavalry: 9 or more gets there first.
act-avoid = Avoid battle to { $space }
    .tip = Two dice, the best leader, cavalry: 9 or more gets away.
act-withdraw = Withdraw inside
    .tip = No battle; you are besieged if the enemy has more units.
act-fight = Fight in the open
    .tip = A field battle before the walls.
act-go_back = Go back
    .tip = Free of charge, to where the formation came from.
act-casualties = Lose { $amount } ({ $power }, { $unit })
    .tip = So many units of this kind are lost.
act-naval_move = Move ships
    .tip = All your ships may move to an adjacent port or sea zone.
act-transport = Ship troops from { $space }
    .tip = Up to five units cross sea zones that hold your ships, for 1 CP a step.
act-sail = { $place } → { $place2 }: all ships
    .tip = Every ship you command there makes this one step. A naval leader goes with the last of them.
act-sail_one = { $place } → { $place2 }: one { $unit } of { $power }
    .tip = Only this ship makes the step.
act-send_admiral = { $leader } goes along to { $place }
    .tip = { $leader } sails with the ships that go to { $place }.
act-intercept_from = Intercept in the { $sea } from { $place }
    .tip = Two dice and the battle rating of a leader: 9 or more intercepts.
act-all_ships = All ships
    .tip = Every ship there that can intercept goes along, and the naval leader with them.
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
act-avoid_to = Slip away to { $place }
    .tip = Two dice and the battle rating of a leader: 9 or more gets away.
act-fight_first = { $power }
    .tip = The fight with { $power } comes first.
act-fight_at = { $place }
    .tip = The battle at { $place } comes first.
act-retreat_to = { $place }
    .tip = The beaten ships go there.
act-sink = A { $unit } of { $power }
    .tip = This ship is lost.
act-keep = A { $unit }
    .tip = This one survives the battle.
act-sail_into = { $sea }
    .tip = The troops go on into this sea zone for 1 CP.
act-land_at = Land at { $space }
    .tip = The troops go ashore for 1 CP; there may be a battle or a siege.
act-return_to = { $leader }: { $space }
    .tip = { $leader } goes to { $space }.
act-invite = A deal with { $power }
    .tip = A deal with { $power } as a party; every party must confirm it.
act-end_war = { $power } and { $power2 } to end their war
    .tip = The two powers are at peace once every party confirms; nobody pays for it.
act-ally = { $power } and { $power2 } to be allies for this turn
    .tip = Until winter your units may enter each other's spaces; loans need an alliance.
act-cede = { $power } to cede { $space } to { $power2 }
    .tip = The political control of { $space } changes.
act-lend_fleet = { $power } to lend all squadrons to { $power2 }
    .tip = Every squadron sails for the ally until winter.
act-lend = { $amount ->
    [one] { $power } to lend { $power2 } a squadron in { $space }
   *[other] { $power } to lend { $power2 } { $amount } squadrons in { $space }
}
    .tip = They sail for the ally until winter.
act-lend_admiral = { $power } to lend { $leader } to { $power2 }
    .tip = { $leader } goes with lent squadrons of his port until winter.
act-release = { $power } to return { $leader } to { $power2 }
    .tip = The captured { $leader } goes home without ransom.
act-grant_cards = { $amount ->
    [one] { $power2 } to draw a random card of { $power }
   *[other] { $power2 } to draw { $amount } random cards of { $power }
}
    .tip = Drawn at random when the deal takes effect, never a home card.
act-propose = Announce the deal
    .tip = Every party is asked; it takes effect only if all of them confirm.
act-drop = Drop the deal
    .tip = Nothing comes of it, but it counts as one of your announcements.
act-berth = { $place }: to { $space }
    .tip = The ships in { $place } go to { $space }.
act-yes = Yes
    .tip = Do it.
act-no = No
    .tip = Do not do it.
act-ready = Ready
    .tip = Go on as soon as everybody is ready.
act-deploy = Deploy from { $space }
    .tip = Free of charge over friendly spaces and at most one sea zone.
act-play = Play { $card }
    .tip = The text of { $card } takes effect now.
act-dock = { $space }: { $amount } × { $unit }
    .tip = So many ships go to this port.
act-winter_to = Winter at { $space }
    .tip = Without a clear path half of the group is lost on the way.
act-send_home = From { $space }
    .tip = Units of this garrison go to a capital. More of them may follow, or go elsewhere.

# What may be responded to

trigger-land_move_declared = A formation sets out.
    .now = { $power2 } set out from { $space } for { $place } ({ $amount ->
            [0] leaders alone
            [one] one unit
           *[other] { $amount } units
        }).
trigger-field_battle_step_1 = A field battle begins.
    .now = Field battle ({ $place }): { $power2 } against { $powers }.
trigger-field_battle_combat_cards = A field battle: combat cards.
    .now = Field battle ({ $place }): { $power2 } against { $powers }; combat cards.
trigger-field_battle_after_dice = The dice of the field battle are cast.
    .now = Field battle ({ $place }): { $power2 } against { $powers }; the dice are cast.
trigger-assault_declared = An assault is declared.
    .now = { $power2 } declared an assault on { $place }, held by { $powers }.
trigger-assault_combat_cards = An assault: combat cards.
    .now = Assault of { $power2 } on { $place }, held by { $powers }; combat cards.
trigger-assault_after_dice = The dice of the assault are cast.
    .now = Assault of { $power2 } on { $place }, held by { $powers }; the dice are cast.
trigger-naval_move_declared = A fleet sets sail.
    .now = Ships of { $power2 } set sail for { $places }.
trigger-naval_roll = Ships try to intercept or to avoid battle, and the dice are cast.
    .now = { $roll ->
            [intercept] { $power2 } tried to intercept in { $place }
           *[avoid] { $power2 } tried to avoid battle in { $place }
        }, and the dice make { $amount }.
trigger-naval_combat_cards = A naval combat: combat cards.
    .now = Naval combat in { $place }: { $power2 } against { $power3 }; combat cards.
trigger-naval_combat_after_dice = The dice of the naval combat are cast.
    .now = Naval combat in { $place }: { $power2 } against { $power3 }; the dice are cast.
trigger-naval_transport_start = Troops embark.
    .now = { $power2 } embarked in { $space } for { $place } ({ $amount ->
            [0] leaders alone
            [one] one unit
           *[other] { $amount } units
        }).

# What happened

log-leader_returns = { $leader } returned to { $space }.
log-moves = { $power }: { $amount ->
        [one] one unit moved
       *[other] { $amount } units moved
    } from { $space } to { $space2 }.
log-moves_with = { $power }: { $leader } { $amount ->
        [0] alone
        [one] with one unit
       *[other] with { $amount } units
    } moved from { $space } to { $space2 }.
log-intercepts = { $power } intercepted at { $space2 } from { $space } with { $amount ->
        [one] one unit
       *[other] { $amount } units
    }: { $dice }, { $total } in all.
log-intercepts_not = { $power } failed to intercept at { $space2 } from { $space } with { $amount ->
        [one] one unit
       *[other] { $amount } units
    }: { $dice }, { $total } in all.
log-avoids = { $power } avoided battle from { $space } to { $space2 } with { $amount ->
        [one] one unit
       *[other] { $amount } units
    }: { $dice }, { $total } in all.
log-avoids_not = { $power } failed to avoid battle from { $space } to { $space2 } with { $amount ->
        [one] one unit
       *[other] { $amount } units
    }: { $dice }, { $total } in all.
log-avoids_at_once = { $power }: { $amount ->
        [one] one beaten unit
       *[other] { $amount } beaten units
    } slipped away from { $space } to { $space2 }.
log-withdraws = { $power }: { $amount ->
        [one] one unit withdrew
       *[other] { $amount } units withdrew
    } into the fortification of { $space }.
log-turns_back = { $power }: { $amount ->
        [one] one unit
       *[other] { $amount } units
    } turned back from { $space } to { $space2 }.
log-field_battle = { $power } attacked { $power2 } at { $space }.
log-battle_dice = { $power } ({ $side }) rolled { $amount ->
        [one] one die
       *[other] { $amount } dice
    }: { $dice }.
log-battle_card_dice = { $power } rolled { $amount ->
        [one] one more die
       *[other] { $amount } more dice
    }: { $dice }.
log-battle_won = { $power } won at { $place }. Hits of the attacker: { $hits }, of the defender: { $hits2 }.
log-units_lost = { $power } lost { $amount } × { $unit } at { $place }.
log-no_change = { $power } lost one more { $unit } at { $place }: there were no smaller counters.
log-captured = { $power } captured { $leader }.
log-leader_gone = { $leader } left the map.
log-retreats = { $power }: { $amount ->
        [one] one unit retreated
       *[other] { $amount } units retreated
    } from { $space } to { $space2 }.
log-no_retreat = { $power }: { $amount ->
        [one] one unit at { $space } had no way out and was lost
       *[other] { $amount } units at { $space } had no way out and were lost
    }.
log-goes_inside = { $power }: { $amount ->
        [one] one unit went
       *[other] { $amount } units went
    } behind the walls of { $space }.
log-displaced = { $power }: { $amount ->
        [one] one unit left
       *[other] { $amount } units left
    } { $space } for { $space2 }.
log-siege = { $power } besieged { $space } ({ $power2 }).
log-siege_broken = { $power } gave up the siege of { $space }.
log-siege_lifted = The besiegers of { $power } went from { $space } to { $space2 }.
log-assault = { $power } assaulted { $space } ({ $power2 }) with { $amount ->
        [one] one unit
       *[other] { $amount } units
    }.
log-assault_broken = The assault of { $power } on { $space } did not take place: the besiegers were too few.
log-assault_succeeds = { $power } took { $space } by assault.
log-assault_fails = The assault of { $power } on { $space } failed.
log-takes_control = { $power } took control of { $space } from { $power2 }.
log-unrest = Unrest broke out in { $space }.
log-unrest_ends = The unrest in { $space } ended.
log-admiral_sails = { $leader } went along to { $place }.
log-admiral_stays = { $leader } stayed with the other ships in { $place }.
log-admiral_left = { $leader } stayed in { $place } without ships.
log-ships_sail = { $power }: { $amount ->
        [one] one ship sailed
       *[other] { $amount } ships sailed
    } from { $place } to { $place2 }.
log-ships_retreat = The ships of { $power } retreated from { $place } to { $place2 }.
log-ships_lost = { $power } lost { $amount ->
        [one] one ship
       *[other] { $amount } ships
    } at { $place }.
log-naval_roll = { $power } rolled { $dice }: { $total }, with 9 needed.
log-naval_interception = { $success ->
    [1] { $power } intercepted from { $place } in the { $place2 }.
   *[other] { $power } failed to intercept from { $place } in the { $place2 }.
}
log-naval_avoidance = { $success ->
    [1] The ships of { $power } slipped away from { $place } to { $place2 }.
   *[other] The ships of { $power } in { $place } could not get away.
}
log-naval_combat = { $power } and { $power2 } fought at { $place }.
log-naval_dice = { $power } rolled { $dice }, { $power2 } rolled { $dice2 }.
log-naval_more_dice = { $power } rolled { $dice } besides.
log-naval_result = { $power } held { $place }, with hits of { $hits } to { $hits2 }.
log-embarked = { $power }: { $amount ->
        [one] one unit embarked
       *[other] { $amount } units embarked
    } at { $space } into the { $sea }.
log-transported = The transport of { $power } went on into the { $sea }.
log-landed = { $power } landed at { $space }.
log-deal_announced = { $power } proposed a deal between { $power2 }, still to be confirmed:
log-deal_dropped = { $power } dropped a deal.
log-deal_confirmed = { $power } confirmed the deal of { $power2 }.
log-deal_refused = { $power } refused the deal of { $power2 }; nothing of it took effect.
log-term_end_war = { $power } and { $power2 } to end their war;
log-term_ally = { $power } and { $power2 } to be allies for this turn;
log-term_cede = { $power } to cede { $space } to { $power2 };
log-term_lend_fleet = { $power } to lend all squadrons to { $power2 };
log-term_lend = { $amount ->
    [one] { $power } to lend { $power2 } a squadron in { $space };
   *[other] { $power } to lend { $power2 } { $amount } squadrons in { $space };
}
log-term_lend_admiral = { $power } to lend { $leader } to { $power2 };
log-term_release = { $power } to return { $leader } to { $power2 };
log-term_grant_cards = { $amount ->
    [one] { $power2 } to draw a random card of { $power };
   *[other] { $power2 } to draw { $amount } random cards of { $power };
}
log-war_ended = The war between { $power } and { $power2 } ended.
log-allied = { $power } and { $power2 } became allies for this turn.
log-space_handed_over = { $space } passed from { $power2 } to { $power }.
log-ships_displaced = { $amount ->
    [one] A naval unit of { $power } sailed from { $place } to { $space }.
   *[other] { $amount } naval units of { $power } sailed from { $place } to { $space }.
}
log-squadrons_lent = { $amount ->
    [one] { $power } lent { $power2 } a squadron: from { $space } to { $space2 }.
   *[other] { $power } lent { $power2 } { $amount } squadrons: from { $space } to { $space2 }.
}
log-admiral_lent = { $leader } sailed for { $power2 } this turn, lent by { $power }.
log-built = { $power }: a new { $unit } at { $place }.
log-deploys_with = { $power } deployed { $leader }{ $amount ->
        [0] { "" }
        [one] { " " }with one unit
       *[other] { " " }with { $amount } units
    } from { $space } to { $space2 }.
log-deploys = { $power } deployed { $amount ->
        [one] one unit
       *[other] { $amount } units
    } from { $space } to { $space2 }.
log-ships_winter = { $power }: { $amount } × { $unit } sailed from { $place } to { $space } for the winter.
log-winters = { $power }: { $amount ->
        [one] one unit went
       *[other] { $amount } units went
    } from { $space } to { $space2 } for the winter.

# Reasons of dice

dice-units = Units
dice-half_units = Units, halved by the walls
dice-defender = Defender
dice-walls = Walls
dice-combat_cards = Cards
dice-port = In port

# Sides of a battle

side-attacker = attacker
side-defender = defender

# Match options

option-mutual_elimination = If both sides are wiped out
    .tip = When a field battle or naval combat wipes out both sides, one of them keeps a unit: the winner, or whoever rolled more dice.
option-mutual_elimination-winner = the winner keeps a unit
option-mutual_elimination-more_dice = whoever rolled more dice keeps a unit
option-assault_losses = Losses of an assault
    .tip = Which units of the besieger may be lost in its assault: only those that storm the walls, or any of its besieging stack.
option-assault_losses-formation = from the assaulting formation
option-assault_losses-besiegers = from the whole besieging stack
option-announcements = Announced deals
    .tip = How many deals each power may announce in one negotiation segment. Deals that are dropped or refused count as well.
option-announcements-1 = one each
option-announcements-2 = two each
option-announcements-4 = four each
option-announcements-6 = six each
option-announcements-8 = eight each

## What would happen

why-forecast_no_cards = if nobody plays a card
why-forecast_all_go = if all go who can
why-forecast_free = without a roll
