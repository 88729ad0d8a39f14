# The Straits in English. What campaigns ask and tell is said by the layers.

title = The Straits
about = Three crowns and a small neighbour fight for the fortresses around three seas: with pikes, guns and riders, with galleys and cogs, with walls, treaties and a handful of cards.

# Names

power-oak = Oak
power-ash = Ash
power-elm = Elm
power-reed = Reed
power-independent = independent
space-oakhall = Oakhall
space-oakport = Oakport
space-oakmoor = Oakmoor
space-ashhall = Ashhall
space-ashport = Ashport
space-ashmoor = Ashmoor
space-elmhall = Elmhall
space-elmport = Elmport
space-elmmoor = Elmmoor
space-reedhall = Reedhall
space-tollgate = Tollgate
space-skerry = Skerry
sea-bight = Bight
sea-sound = Sound
sea-narrows = Narrows
place-oakhall = { space-oakhall }
place-oakport = { space-oakport }
place-oakmoor = { space-oakmoor }
place-ashhall = { space-ashhall }
place-ashport = { space-ashport }
place-ashmoor = { space-ashmoor }
place-elmhall = { space-elmhall }
place-elmport = { space-elmport }
place-elmmoor = { space-elmmoor }
place-reedhall = { space-reedhall }
place-tollgate = { space-tollgate }
place-skerry = { space-skerry }
place-bight = { sea-bight }
place-sound = { sea-sound }
place-narrows = { sea-narrows }
leader-odo = Odo
leader-osric = Osric
leader-anselm = Anselm
leader-aldous = Aldous
leader-edda = Edda
leader-rolf = Rolf
leader-orla = Orla
leader-ailith = Ailith
leader-enda = Enda
unit-pike = pikes
unit-gun = guns
unit-rider = riders
unit-galley = galley
unit-cog = cog
card-muster = Muster
card-veterans = Veterans
card-council = Council
card-squall = Squall
card-fever = Fever
card-oars = Oars
card-mortars = Mortars
card-hirelings = Hirelings
card-volley = Volley
card-ambush = Ambush
card-bribes = Bribes
card-sappers = Sappers
card-revolt = Revolt
card-ramparts = Ramparts
card-treachery = Treachery
card-envoys = Envoys
card-harvest = Harvest
card-thaw = Thaw
card-spies = Spies
card-salvage = Salvage

# What is asked

ask-where = { $power }: where?
ask-victim = { $power }: from whose hand?
ask-drawn_card = { $power }: what becomes of the card that you have drawn?
ask-fetched_card = { $power }: which card do you take from the discard pile?
ask-declare_war = { $power }: do you declare war?

# Answers

act-play_on_leader = Play { $card } on { $leader }
act-declare = War on { $power }
act-keep_card = Keep { $card }
act-lay_down = Lay down { $card }; another one is discarded, too
act-fetch = Take { $card }
act-raise_pikes = Raise pikes of { $power } in { $space }
act-cast_guns = Cast guns of { $power } in { $space }
act-mount_riders = Mount riders of { $power } in { $space }
act-build_galley = Build a galley of { $power } in { $space }

# What may be responded to

trigger-assault_begins = An assault begins.

# What happened

log-turn_begins = Turn { $turn } began.
log-recruited = { $power }: new { $unit } at { $place }.
log-laid_down = { $power } laid down { $card }.
log-ramparts = { $power } raised ramparts at { $space }.
log-joins = { $power2 } joined { $power }.
log-war_declared = { $power } declared war on { $power2 }.

# The end

end-held = The last turn is over. { $powers } held the most fortresses.
end-dominion = { $powers } held so many fortresses that nobody could stop it.

# Sections of the rules

section-1 = 1 The map
section-2 = 2 Cards and impulses
section-3 = 3 War on land
section-4 = 4 Sieges
section-5 = 5 War at sea
section-6 = 6 Diplomacy
section-7 = 7 The turn
section-8 = 8 Victory
