# Parley in English.

title = Parley
about = Envoys of two to four powers gather towns: by claims in a secret council, by raids, and by bargaining. A League of small towns serves whoever holds it.

## Match options

option-scenario-standard = one home each
option-scenario-frontier = a home and an outpost each
option-rounds = Rounds
option-rounds-2 = two
option-rounds-3 = three
option-rounds-4 = four
option-market = Market
option-market-true = cards are offered for coins
option-market-false = no market
option-private_talk = Private talk
option-private_talk-true = pairs may talk in the market
option-private_talk-false = only at the table

## Names

power-amber = Amber
power-basalt = Basalt
power-cobalt = Cobalt
power-damson = Damson
power-league = the League
town-arden = Arden
town-brae = Brae
town-corrie = Corrie
town-dunmore = Dunmore
town-elm = Elm
town-fen = Fen
town-glen = Glen
town-holm = Holm
card-levy_1 = Levy 1
card-levy_2 = Levy 2
card-levy_3 = Levy 3
card-levy_4 = Levy 4
card-raid_1 = Raid 1
card-raid_2 = Raid 2
card-raid_3 = Raid 3
card-raid_4 = Raid 4
card-raid_5 = Raid 5
card-raid_6 = Raid 6
card-uprising_1 = Uprising 1
card-uprising_2 = Uprising 2
card-uprising_3 = Uprising 3
card-crown_1 = Crown 1
card-scout_1 = Scout 1
card-scout_2 = Scout 2
card-scout_3 = Scout 3
card-spy_1 = Spy 1
card-spy_2 = Spy 2
card-spy_3 = Spy 3
card-omen_1 = Omen 1
card-omen_2 = Omen 2
card-veto_1 = Veto 1
card-veto_2 = Veto 2
card-veto_3 = Veto 3
card-veto_4 = Veto 4
hidden-card = a card

## Questions

ask-aim = { $power }, round { $round }: which town do you claim?
ask-back = { $power }: which card backs the claim?
ask-turn = { $power }: which card do you play?
ask-scout = { $power }: which garrison do you look at?
ask-spy = { $power }: whose hand do you look at?
ask-raid = { $power }: which town do you raid?
ask-uprising = { $power }: in which town of the League does the uprising break out?
ask-reroll = { $power }: the battle is lost as it stands. Pay one of { $coins } coins to roll anew?
ask-respond = { $power }: do you answer the { $trigger } with a veto?
ask-trade = { $power }: what do you do in the market, with { $coins } coins?
trigger-raid = raid
trigger-uprising = uprising

## Options

act-aim = Claim { $town }
    .tip = A free town goes to the strongest claim; a town of your own pays a toll.
act-rest = Claim nothing
act-back = Back it with { $card }
act-alone = Go without a card
act-play = Play { $card }
act-scout = Look at the garrison of { $town }
act-spy = Look at the hand of { $power }
act-raid = Raid { $town }
act-incite = Incite { $town }
act-reroll = Pay and roll anew
act-keep = Keep the roll
act-veto = Answer with { $card }
act-offer = Begin an offer to { $power }
act-give = Offer { $card }
act-accept = Accept the offer of { $power }
act-decline = Decline the offer of { $power }
act-done = Leave the market

## What happened

log-draws = { $power } draws { $card }.
log-garrison = The garrison of { $town } has a strength of { $strength }.
log-claims = { $power } claims { $town } with a strength of { $strength }.
log-claims_with = { $power } claims { $town } with { $card }, a strength of { $strength }.
log-rests = { $power } claims nothing.
log-toll = { $power } takes a toll in { $town }.
log-settles = { $power } takes { $town }.
log-round_ends = Round { $round } is over.
log-passes = { $power } passes.
log-plays = { $power } plays { $card }.
log-scouts = { $power } scouts { $town }.
log-spies = { $power } looks at the hand of { $power2 }.
log-hand = { $power } holds { $card }.
log-omen = { $power } looks at the top of the deck.
log-top = On top lies { $card }.
log-veto = { $power } answers the attack on { $town } with { $card }.
log-battle = { $power } attacks { $town }, which has a garrison of { $strength }.
log-rolls = { $power } attacks with { $attack }, { $power2 } defends with { $defence }.
log-captures = { $power } takes { $town } from { $power2 }.
log-plunders = { $power } plunders { $card } from { $power2 }.
log-league = The League goes over to { $power }.
log-offers = { $power } offers { $card } to { $power2 }.
log-accepts = { $power } buys { $card } from { $power2 }.
log-declines = { $power } declines the offer of { $power2 }.
log-lapses = The offer of { $power } lapses.
log-leaves = { $power } leaves the market.

## Ends

end-rounds = The last round is over. { $powers } won.
end-towns = { $powers } won at once, by the number of towns.
end-crown = { $powers } won at once, by the crown.

## Sections of the rules

section-1-Muster = 1 Muster
section-1-Rounds = 1 Rounds
section-2-2-Claims = 2.2 Claims
section-2-3-Settling = 2.3 Settling
section-3-1-Playing = 3.1 Playing
section-3-2-Scout = 3.2 Scout
section-3-3-Spy = 3.3 Spy
section-3-5-Raid = 3.5 Raid
section-3-6-Uprising = 3.6 Uprising
section-3-7-Crown = 3.7 Crown
section-4-1-Vetoes = 4.1 Vetoes
section-4-2-Battle = 4.2 Battle
section-4-3-Capture = 4.3 Capture
section-5-Market = 5 Market
section-5-1-Market = 5.1 Market
section-5-2-Market = 5.2 Market
section-5-3-Offers = 5.3 Offers
section-6-Victory = 6 Victory
section-7-Talk = 7 Talk
why-towns = { $count ->
    [one] one town
   *[other] { $count } towns
}
why-raid = a die and 2 against a die and { $strength }, if it is not rolled anew
