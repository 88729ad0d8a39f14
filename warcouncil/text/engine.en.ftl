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
    .tip = Discreet: for whoever can only pass, the game passes, unseen. Among persons each such moment lasts a short random time, which hides who could respond, with which card, and any answer within that time. What it cannot hide: a moment that lasts longer was somebody's. Sealed: everybody who might hold an answer is asked, so that being asked betrays nothing about a hand. Quick: only those are asked who really can respond, and everybody sees it.
option-windows-discreet = discreet: nobody is asked for nothing
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

## Reasons that any bot may give

why-only = there is nothing else to choose
why-any = one is as good as another
why-nothing = leaves things as they are
why-measured = what it brings, less what it costs

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
error-no-draft = That cannot be drafted now.
error-nothing-to-undo = There is nothing that you may take back now.
error-answers-rest-on-it = What you have answered since rests on this answer. Take that back first.
error-no-undo-here = Nothing can be taken back in this copy of the match.
error-no-journal = This copy of the match keeps no record.
error-unknown-title = There is no such game. There are: { $allowed }.
error-players = The game is not played by that many; allowed are: { $allowed }.
error-option-name = There is no option “{ $option }”; there are: { $allowed }.
error-option-value = The option “{ $option }” may be: { $allowed }.
error-option-players = The option “{ $option }” is only for these numbers of players: { $allowed }.
error-option-needs = The option “{ $option }” needs “{ $other }”.
setting = { $option }: { $value }

## Verdicts on a record

verdict-proven = { $records ->
    [one] proven: the one record, and every roll from the key that was sealed before the first die
   *[other] proven: all { $records } records, and every roll from the key that was sealed before the first die
}
verdict-sound = sound under its own seal: nobody has said here which seal was shown at the start
verdict-taken-back = { $count ->
    [one] one choice taken back by consent behind dice ({ $seats }): the roll had been seen, and no record can prove the consent
   *[other] { $count } choices taken back by consent behind dice ({ $seats }): the rolls had been seen, and no record can prove the consent
}
verdict-agreed-undo = { $count ->
    [one] one choice taken back by consent, with no dice behind it ({ $seats })
   *[other] { $count } choices taken back by consent, with no dice behind them ({ $seats })
}
verdict-seeded = seeded, not sealed: whoever knew the seed { $number } could know every roll
verdict-given-position = begun from a given position, not from the set-up of the rules
verdict-replayed-from = replayed from record { $number } only: there the rules were changed
verdict-unfinished = unfinished after { $records }
verdict-refused = refused at line { $line }: { $reason }
verdict-refused-whole = refused: { $reason }
verdict-fits = all { $records } records fit the rules, and every roll follows from the key
verdict-nonces = { $count ->
    [0] nobody has added a number to the key: whoever made it could choose it
   *[other] numbers in the key from: { $seats }
}
verdict-withheld = committed to a number and did not reveal it, which leaves a choice between two runs of dice: { $seats }
verdict-without = no number from: { $seats } (bots, or programs without one)
verdict-broken-starts = { $count ->
    [one] one start was broken off before this one
   *[other] { $count } starts were broken off before this one
}
verdict-older-rules = played by older rules than those of today, which come to the same
verdict-terms-unknown = nobody has said here which terms were shown before the numbers were revealed: the host with an ally at the table could have put other ones in their place
verdict-first-format = sealed in the old way: numbers in the key ({ $count }) were not committed to beforehand
