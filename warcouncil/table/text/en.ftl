# What games on a table ask and tell, in English; a title may say any of it its own way.

# What is asked

ask-respond = { $power }: { $trigger } Do you play a card now?

# What happened

log-response_played = { $power } played { $card }.

# Reasons of dice

dice-leader = Leader
