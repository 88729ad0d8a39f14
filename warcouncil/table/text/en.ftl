# What games on a table ask and tell, in English; a title may say any of it its own way.

# What is asked

ask-respond = { $power }: { $trigger } Do you play a card now?
ask-impulse = { $power }, turn { $turn }: { $amount ->
        [one] how do you play your last card?
       *[other] which of your { $amount } cards do you play, and how?
    }
ask-action = { $power }: you have { $cp ->
        [one] one command point
       *[other] { $cp } command points
    } left. What do you do?

# Until when a standing pass may last

step-impulse = until the next impulse

# What may be chosen

act-spend = { $card } for command points
    .tip = Spend the command points of { $card } on actions; the card is discarded.
act-event = { $card } as event
    .tip = Carry out the text of { $card }.
act-end_actions = End the impulse
    .tip = Command points that are left are lost.

# What happened

log-response_played = { $power } played { $card }.
log-event_played = { $power } played { $card } as an event.
log-draws_cards = { $amount ->
    [0] { $power } drew no card.
    [one] { $power } drew a card.
   *[other] { $power } drew { $amount } cards.
}
log-cards_drawn = { $power } drew { $card }.
log-draws_from_hand = { $power } drew a random card from the hand of { $power2 }: { $card }.
hidden-card = a hidden card
log-discards_card = { $power } discarded { $card }.
log-card_fetched = { $power } took { $card } from the discard pile.
log-looks_at_hand = { $power } looked at the hand of { $power2 }.
log-hand_seen = The hand of { $power }: { $card }.
log-card_spent = { $power } played { $card } for { $cp } CP.
log-passed = { $power } passed.

# Reasons of dice

dice-leader = Leader

# What would happen

why-forecast_two_dice = { $number } or more with two dice
why-forecast_dice = dice: { $number } to { $number2 }
