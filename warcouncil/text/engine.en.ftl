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
    .tip = Where the match begins, and how long it lasts.
option-windows = Responses
    .tip = Sealed: everybody who might hold an answer is asked, so that being asked betrays nothing about a hand. Quick: only those are asked who really can respond.
option-windows-sealed = sealed: all are asked
option-windows-quick = quick: who can is asked

## The match

seat = Seat { $number }
spectator = Spectator
waiting = Waiting for { $powers }.
waiting-responses = Responses are awaited.
your-turn = { $power }, it is for you to decide.
over = The match is over.
not-over = The match is not over yet.
undo = Take back
log-taken-back = { $power } takes back { $count ->
    [one] a choice
   *[other] { $count } choices
} by consent of { $powers }{ $behind ->
    [dice] , behind dice that had fallen: they fall anew
    [shown] , behind something that had been shown
   *[nothing] {""}
}.
result-line = { $rank }. { $power }: { $score }

## Refusals

refusal = { $sentence } ({ $section }, { $clause })
error = { $reason }.
error-illegal-choice = That cannot be chosen: { $reason }.
error-undo-refused = That cannot be taken back: { $reason }.
error-fork-refused = This copy cannot be copied or stored yet: { $reason }.
error-bad-option = The match cannot be set up like that: { $reason }.
error-bad-file = The file cannot be trusted: { $reason }.
error-rules = The rules themselves failed, and nothing was changed. Please report this: { $reason }.
error-no-key = The dice of this match are sealed, and their key is not here: { $reason }.
error-bad-language = There is no language “{ $language }”; there are: { $allowed }.
error-missing-message = There are no words for “{ $message }” in { $language }.
error-bad-message = The words of “{ $message }” in { $language } do not fit what is to be said.
error-stale-decision = That question is no longer open.
error-over = The match is over.
error-no-option = That is not a choice at all.
error-no-answer = That does not answer what is asked now.
error-not-offered = That cannot be chosen now.
error-nothing-to-undo = There is nothing that you may take back now.
error-no-undo-here = Nothing can be taken back in this copy of the match.
error-no-journal = This copy of the match keeps no record.
error-unknown-title = There is no such game. There are: { $allowed }.
error-players = The game is not played by that many; allowed are: { $allowed }.
error-option-name = There is no option “{ $option }”; there are: { $allowed }.
error-option-value = The option “{ $option }” may be: { $allowed }.
error-option-players = The option “{ $option }” is only for these numbers of players: { $allowed }.
