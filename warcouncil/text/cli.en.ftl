# The words of the command line.

cli-yes = yes
cli-no = no
cli-chance = { $percent } %
cli-round = Round { $round } of { $rounds }

## Help

cli-overview =
    War Council: great strategy board games by their full rules.

    warcouncil COMMAND ...
cli-overview-more = warcouncil COMMAND --help explains a command, with an example. --lang en, zh-Hans or zh-Hant changes the language, --version tells the version.
cli-example = example:
cli-help-play = play a match in the terminal, against bots or with others at the same keyboard
cli-help-titles = list the games: players, scenarios, options, bots
cli-help-rules = show the rules of a game clause by clause, and which of them have a test
cli-help-simulate = let bots play whole matches
cli-help-replay = show a recorded match as readable text
cli-help-verify =
    prove a recorded match: every choice allowed, every die from the key

    Exit code 0: proven, for which the seal shown at the start is needed. 4: faultless, but something weaker than proven. 3: sound so far, but unfinished. 1: refused, with the line and the reason.
cli-help-bench = measure the speed of random play, beside python-chess in the same run

## Arguments

cli-arg-help = show this help
cli-arg-lang = language: en, zh-Hans or zh-Hant (default: as the environment says)
cli-arg-title = the game; `warcouncil titles` lists them
cli-arg-players = number of players (default: the smallest the game allows)
cli-arg-seed = number from which all chance follows: the same seed, the same match
cli-arg-bots = bots in the order of the seats, separated by commas; fewer names than seats are used again from the first on
cli-arg-option = a match option, such as side=B; may be given several times
cli-arg-json = print one JSON object
cli-arg-games = number of matches; they have the seeds S, S+1, ... (default: 1)
cli-arg-jobs = number of processes
cli-arg-out = save the record of every match in this folder
cli-arg-play-on = for testing: record early victories and play to the last turn
cli-arg-check = for testing: look at the invariants of the game after every decision
cli-arg-file = a recorded or saved match
cli-arg-to = stop after line N of the log; the position is the one after the choice that this line belongs to
cli-arg-seat = see the match as this seat does: a power, or a seat number from 1
cli-arg-head = the hash in which the record must end
cli-arg-seal = the seal of the dice that was shown at the start
cli-arg-nonce = the number that your device has added to the dice
cli-arg-terms = the digest of the terms that your device saw before it revealed its number
cli-arg-coverage = show which clauses have a test
cli-arg-section = a section or the id of a clause: what it says, where it is enforced, and its tests
cli-arg-mutants = break N sampled clauses one at a time, and show which of them no test notices
cli-arg-seconds = how long to measure each game (default: 10)
cli-arg-play-seat = your power, or your seat number from 1; several, separated by commas, for several people
cli-arg-humans = number of people at this keyboard (default: 1)
cli-arg-resume = go on with a saved match

## What is wrong with arguments

cli-bad-command = there is no command “{ $name }”; there are: { $allowed }
cli-bad-missing = { $names } is missing; usage: { $usage }
cli-bad-no-value = { $name } needs a value
cli-bad-flag-value = { $name } takes no value
cli-bad-unknown = “{ $names }” is not understood; allowed: { $allowed }
cli-bad-number = “{ $value }” is not allowed; it must be a whole number of { $least } or more
cli-bad-number-range = “{ $value }” is not allowed; it must be a whole number from { $least } to { $most }
cli-bad-seconds = “{ $value }” is not allowed; it must be a number of seconds above 0
cli-bad-title = there is no game “{ $name }”; there are: { $allowed }
cli-bad-players = { $title } is not for { $players } players; allowed: { $allowed }
cli-bad-option-form = “{ $value }” is not an option; write it as name=value
cli-bad-option = { $title } has no option “{ $name }”; it has: { $allowed }
cli-bad-option-value = option { $option } cannot be “{ $value }”; allowed: { $allowed }
cli-bad-option-players = option { $option } is not for { $players } players; allowed for: { $allowed }
cli-bad-bot = { $title } has no bot “{ $name }”; it has: { $allowed }
cli-bad-bots = { $bots } bots are too many; there is room for { $players }
cli-bad-seat = there is no seat “{ $seat }”; allowed: { $powers }, or a number from 1 to { $last }
cli-bad-seats = “{ $seats }” does not name { $humans } different seats
cli-bad-humans = { $humans } people are too many; the match has { $players } seats
cli-bad-file-missing = there is no file { $file }; give the path of a recorded or saved match
cli-bad-file = { $file } cannot be read ({ $reason }); give the path of a recorded or saved match
cli-bad-folder = { $folder } cannot be used ({ $reason }); give a folder that can be written to
cli-bad-play = TITLE is missing; give a game ({ $allowed }) or --resume FILE
cli-bad-resume = { $file } is not a match that can be gone on with: { $reason }
cli-bad-resume-title = { $file } is a match of { $title }, not of the game given
cli-bad-resume-over = the match in { $file } is over; only an unfinished match can be gone on with
cli-bad-resume-sealed = the dice of the match in { $file } are sealed and their key is not in it; only whoever holds the key can go on with it
cli-bad-resume-seats = its seats are not those of the match
cli-bad-section = { $title } has no section or clause “{ $name }”; sections: { $allowed }
cli-bad-section-mutants = --mutants is for all rules of a game; leave the section away
cli-bad-no-extra = this needs packages that are not installed ({ $packages }); install them with: { $command }

## titles

cli-titles-players = players
cli-titles-scenarios = scenarios
cli-titles-bots = bots
cli-titles-options = options (* marks the default)
cli-titles-only = {" "}(for { $players } players)

## simulate

cli-simulate-failed = the match with seed { $seed } failed: { $reason }
cli-simulate-games = matches
cli-simulate-finished = { $finished } of { $games } finished
cli-simulate-errors = errors
cli-simulate-decisions = decisions
cli-simulate-rate = { $decisions } ({ $rate } a second)
cli-simulate-longest = longest match
cli-simulate-seed = { $longest } decisions (seed { $seed })
cli-simulate-seconds = seconds
cli-simulate-power = power
cli-simulate-wins = wins
cli-simulate-mean = mean score
cli-simulate-min = lowest
cli-simulate-max = highest
cli-simulate-shared = { $count ->
    [one] One match had more than one winner.
   *[other] { $count } matches had more than one winner.
}

## replay

cli-replay-players = { $players ->
    [one] one player
   *[other] { $players } players
}
cli-replay-seats = Seats: { $seats }
cli-replay-seed = Seed { $seed }, rules version { $rules }
cli-replay-sealed = Sealed match { $match }, rules version { $rules }
cli-replay-as = As seen by { $powers }
cli-replay-position = The position:
cli-replay-position-of = The position as { $powers } saw it:

## rules

cli-rules-count = { $count ->
    [one] { $title }: one clause
   *[other] { $title }: { $count } clauses
}
cli-rules-covered = { $title }: { $covered } of { $clauses } clauses have a test
cli-rules-uncovered = Without a test:
cli-rules-unimplemented = not implemented: { $reason }
cli-rules-place = enforced in { $place }
cli-rules-place-lines = enforced in { $place } ({ $count ->
    [one] line { $lines }
   *[other] lines { $lines }
})
cli-rules-test = test: { $test }
cli-rules-untested = no test covers it
cli-rules-no-tests = Which tests cover a clause is not known here: an installed package comes without the tests.
cli-rules-mutants = Mutants: { $killed } of { $sampled } broken clauses were noticed by their tests

## bench

cli-bench-decisions = decisions a second
cli-bench-ratio = times python-chess
cli-bench-matches = matches a second
cli-bench-options = options of a decision, mean
cli-bench-forks = forks for one seat a second
cli-bench-p95 = fork, 95th percentile (µs)
cli-bench-bytes = bytes of a match in progress

## play

cli-play-start = Type the number of an option. ? explains everything you can type, why tells what is not possible and why, quit saves and leaves.
cli-play-person = a person
cli-play-bot = bot ({ $bot })
cli-play-hand-over = { $powers }, it is your turn at the keyboard.
cli-play-hand-over-secret = Hand the keyboard to { $powers }, then press Enter.
cli-play-bad-number = There is no option of that number; choose from 1 to { $last }, or type ? for help.
cli-play-several = “{ $words }” fits several options; type the number of the one you mean.
cli-play-folded = … and { $more } more; type a word of the one you want. Where it fits several they are listed.
cli-play-not-understood = “{ $words }” is not understood. Type a number from 1 to { $last } to choose, ? for help, or why to see what is not possible.
cli-play-possible = That is possible: { $option }.
cli-play-nothing-impossible = No rule forbids anything here; all there is to choose is in the list.
cli-play-help =
    A number chooses an option; so do its words, if they fit only one. Enter shows the question again.
      ? N          what option N does
      ? THING      what a component is worth, such as a building or a card
      ? PAGE       a page of help
      why          what is not possible now, with the rule that says so
      why WORDS    why just that is not possible
      board        the whole position
      score        the scores as they stand, and where they come from
      log [N]      the last lines of what happened
      rules WORDS  the rules that mention something; an id such as end-ship-2 shows that clause
      undo         take back your last choice
      undo WORDS   take back what you have placed there, while all decide in secret
      save [FILE]  save the match and play on
      lang L       change the language: en, zh-Hans, zh-Hant
      quit         save and leave; you can go on later
cli-play-help-pages = Pages: { $pages }
cli-play-no-help = There is no help on “{ $topic }”. Pages: { $pages }. The command rules followed by a word searches the rules.
cli-play-rules-how = Type rules and a word, such as: rules attack. Or the id of a clause.
cli-play-no-rule = No rule mentions “{ $words }”.
cli-play-no-scores = This game keeps its scores for the end.
cli-play-undo-agree = This goes back beyond what one player may take back alone. Do all others agree (y/n)?
cli-play-undo-refused = Nothing was taken back.
cli-play-no-answer = “{ $words }” does not name just one answer of yours that can be taken back.
cli-play-undone = Taken back.
cli-play-saved = Saved in { $file }.
cli-play-not-saved = { $file } cannot be written ({ $reason }). The match is not saved; type save and another file name.
cli-play-resume = Saved in { $file }. Go on with: { $command }
cli-play-failed = The program failed: { $reason }. That is a mistake in the program, not in what you did.
cli-play-end = The match is over. save [FILE] keeps the record (for replay and verify); log, board and rules still work; Enter leaves.
