# War Council's own words: what every title needs.

## Lists

list-none = none
list-more = { $list }, { $next }
list-last = { $list } and { $next }

## Decisions that the engine itself asks

ask-ready = { $power }: are you ready?
act-ready = Ready
    .tip = Your answers are final when everybody is ready.
act-pass = Pass
    .tip = Do nothing now.

## Options that the engine gives a title

option-scenario = Scenario
option-windows = Responses
option-windows-sealed = sealed: everybody who might respond is asked, so nobody is given away
option-windows-quick = quick: only those who can respond are asked

## The match

seat = Seat { $number }
spectator = Spectator
waiting = Waiting for { $powers }.
waiting-responses = Responses are awaited.
your-turn = { $power }, it is for you to decide.
over = The match is over.
not-over = The match is not over yet.
undo = Take back
undone = { $power } takes back a choice.
result-line = { $rank }. { $power }: { $score }

## Refusals

refusal = { $sentence } ({ $section }, { $clause })
error = { $reason }.
error-illegal-choice = That cannot be chosen: { $reason }.
error-stale-decision = That question is no longer open: { $reason }.
error-undo-refused = That cannot be taken back: { $reason }.
error-fork-refused = This copy cannot be copied or stored yet: { $reason }.
error-unknown-title = That game is not known: { $reason }.
error-bad-option = The match cannot be set up like that: { $reason }.
error-bad-file = The file cannot be trusted: { $reason }.
error-rules = The rules themselves failed, and nothing was changed. Please report this: { $reason }.
error-no-key = The dice of this match are sealed, and their key is not here: { $reason }.
error-bad-language = There is no language “{ $language }”; there are: { $allowed }.
error-missing-message = There are no words for “{ $message }” in { $language }.
error-bad-message = The words of “{ $message }” in { $language } do not fit what is to be said.
