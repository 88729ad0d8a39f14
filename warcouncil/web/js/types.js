// The shapes of what the server sends (docs/api.md), for the type checker. No code.

/** @typedef {(string | number)[]} OptionTuple */
/** @typedef {{text: string[], percent: number | null, own: number | null, other: number | null}} Forecast what would come of an option */
/** @typedef {{option: OptionTuple, label: string, tip: string | null, touches: string[], forecast?: Forecast}} Choice */
/** @typedef {{id: string, section: string, text: string, unimplemented?: string | null}} Clause */
/**
 * @typedef {object} Decision
 * @property {string} id
 * @property {string} power
 * @property {string} kind
 * @property {string | null} trigger
 * @property {string} prompt
 * @property {Record<string, string | number>} about what the prompt names, such as a place
 * @property {string[] | null} concerns in a window: the powers that it concerns, none if it may be any
 * @property {Choice[]} options
 */
/** @typedef {{decision: string, power: string, kind: string, option: OptionTuple, label: string}} Answered what I have answered in an open block */
/** @typedef {{text: string, domain: string, value: string, element?: string}} LogThing */
/**
 * @typedef {object} LogEntry
 * @property {number} number
 * @property {string} message
 * @property {Record<string, unknown>} arguments
 * @property {string} text
 * @property {(string | LogThing)[]} parts
 * @property {string[]} elements
 */
/** @typedef {{id: string | number, number: number, channel: string, seat: number | null, user: string, name: string, text: string, time: number, offer: Written | null}} Message the number counts within its channel */
/** @typedef {{id: string, step: string, power: string, choices: {option: OptionTuple, label: string | null}[], answers: string | null}} Written an offer as it stands in the talk */
/** @typedef {{id: string, channel: string, seat: number, partners: number[], state: string, accepted: number[], reason: string | null, clause: Clause | null, queued: number[]}} Offer what has become of it; queued: those of my seats whose yes is given by itself */
/** @typedef {{channel: string, seats: number[], open: boolean, clause: Clause | null}} TalkChannel */
/** @typedef {{place: string, kind: string, count: number, owner: string | null, markers: string[]}} Piece */
/** @typedef {{kind: string} & Record<string, any>} Panel */
/** @typedef {{turn: Record<string, any>, pieces: Piece[], panels: Panel[]}} View */
/** @typedef {{rank: number, power: string, seat: number, score: number, text: string}} ResultLine */
/**
 * @typedef {object} MatchResult
 * @property {number[]} ranks
 * @property {number[]} winners
 * @property {Record<string, number>} scores
 * @property {string} reason
 * @property {Clause | null} clause
 * @property {string} text
 * @property {ResultLine[]} lines
 */
/** @typedef {{option: OptionTuple, label: string, reasons: string[]}} Hint what a bot would choose, and why */
/** @typedef {{step: string, power: string, number: number | null, decision: string | null}} Draftable a question that is open, or one to come */
/** @typedef {{option: OptionTuple, label: string | null, message: string, clause: Clause | null, others: {option: OptionTuple, label: string | null}[], more: number}} RefusedRow */
/** @typedef {{power: string, kind: string, trigger: string | null, prompt: string, acts: string[], options: Choice[], refused: RefusedRow[]}} TriedQuestion */
/**
 * @typedef {object} WhatIf
 * @property {number} taken
 * @property {string | null} stopped
 * @property {string | null} text
 * @property {{entry: number, message: string, clause: Clause | null} | null} refusal
 * @property {{option: OptionTuple, label: string | null, power: string, kind: string}[]} tried
 * @property {TriedQuestion[]} asked
 * @property {{option: OptionTuple, label: string, entry: number}[]} between
 */
/**
 * @typedef {object} State
 * @property {string} title
 * @property {number} players
 * @property {Record<string, any>} options
 * @property {Record<string, number>} seats
 * @property {boolean} over
 * @property {{what: string | null, powers: string[], ready: string[] | null, text: string}} waiting `ready`: who has decided, where all may see that
 * @property {Decision[]} decisions
 * @property {boolean} can_undo
 * @property {Answered[]} answers
 * @property {Record<string, OptionTuple[]>} drafts
 * @property {Draftable[]} draftable
 * @property {Record<string, any>} standing
 * @property {Record<string, any>} unless_concerned the same, for windows in which I am asked only if they concern me
 * @property {TalkChannel[]} talk
 * @property {View} view
 * @property {MatchResult | null} result
 */
/** @typedef {{start: number, end: number}} Break */
/**
 * @typedef {object} Seat
 * @property {number} seat
 * @property {"person" | "bot" | "open"} kind
 * @property {string | null} name
 * @property {string | null} user
 * @property {boolean} guest
 * @property {{id: string, name: string | null} | null} substitute
 * @property {boolean} called
 * @property {string | null} [bot]
 * @property {string[]} powers
 * @property {boolean} mine
 * @property {boolean} hot_seat
 * @property {boolean} resigned
 * @property {boolean} online
 */
/**
 * A request at the table: whoever asked (null: the creator, who has no seat), for what, who has granted it so far and
 * who has not; the seat that is to be opened, and until when silence is no consent.
 * @typedef {{id: number, kind: string, seat: number | null, created: number, granted: number[], waits_for: number[], waits_for_me: boolean, about: number | null, span: Break | null, who: string | null, due: number | null}} TableRequest
 */
/** @typedef {{seat: number, left: number, running: boolean, deadline: number | null}} SeatClock */
/**
 * @typedef {object} Table
 * @property {string} id
 * @property {"open" | "playing" | "over" | "closed"} status
 * @property {string} title
 * @property {string} title_name
 * @property {number} players
 * @property {Record<string, any>} options
 * @property {{id: string, name: string | null}} creator
 * @property {number} created
 * @property {number | null} started
 * @property {number | null} ended
 * @property {boolean} private
 * @property {boolean} spectators
 * @property {boolean} free_talk
 * @property {boolean} open_hands
 * @property {boolean} random_seats
 * @property {boolean} rated
 * @property {boolean} lenient_bots
 * @property {boolean} hints whether one may ask what a bot would do
 * @property {{kind: string, late?: string, minutes?: number, increment?: number, days?: number, rest?: number[], zone?: number, place?: string}} clock
 * @property {Break[]} breaks
 * @property {SeatClock[] | null} [clocks]
 * @property {{by: string | null, since: number} | null} paused
 * @property {number} rules_changed how often the rules have changed under the running match
 * @property {string[]} rules_lost the powers whose choices could not be kept then, once for each
 * @property {string | null} commitment
 * @property {string | null} [key]
 * @property {string | null} pledge what my device has committed to
 * @property {{header: string, until: number, revealed: number[], waiting: number[]} | null} sealing the start is under way
 * @property {number} broken starts that were broken off
 * @property {Seat[]} seats
 * @property {number[]} my_seats
 * @property {boolean} am_creator
 * @property {number[]} asked
 * @property {TableRequest[]} requests
 * @property {number[]} step_in
 * @property {{user: {id: string, name: string | null}, by: {id: string, name: string | null}, seat: number | null, mine: boolean}[]} bids
 * @property {string | null} rematch
 * @property {{id: string, name: string, round: number, starts: number} | null} league the round of a league that it belongs to; nobody has set it up then
 * @property {{ranks: number[], scores: Record<string, number>, winners: number[]} | null} result
 * @property {{seat: number, variant: number, name: string, made: number, count: number, dropped: string | null}[]} queues what I have queued on the planning board
 * @property {Offer[]} offers in channels that I read
 */
/**
 * @typedef {object} Update
 * @property {"update"} type
 * @property {string} match
 * @property {number | null} seat
 * @property {string} lang
 * @property {string} cursor
 * @property {boolean} reset
 * @property {number} now
 * @property {Table} [table]
 * @property {State | null} [state]
 * @property {{keep: number, entries: LogEntry[]}} [log]
 * @property {Message[]} [talk]
 * @property {string} [tag]
 */
/** @typedef {{value: any, label: string}} OptionValue */
/** @typedef {{id: string, label: string, default: any, players: number[], values: OptionValue[]}} MatchOption */
/**
 * @typedef {object} Title
 * @property {string} id
 * @property {string} version
 * @property {string} name
 * @property {string} about
 * @property {number[]} players
 * @property {number | null} best_players
 * @property {MatchOption[]} options
 * @property {{id: string, name: string}[]} bots
 * @property {string} default_bot
 * @property {Record<string, string[][]>} powers
 * @property {{id: string, text: string}[]} help
 * @property {{id: string, name: string}[]} windows
 * @property {{until: (string | number)[], name: string, unless: boolean}[]} standing
 * @property {boolean} secrets
 * @property {{script: string | null, style: string | null, facts: string | null, words: string | null, picture: string | null} | null} dress addresses
 */
/** @typedef {{id: string, name: string, guest: boolean, language: string | null, email: string | null, email_state: "none" | "unconfirmed" | "confirmed" | "stopped", webhook: string | null, notify: {mail: boolean, webhook: boolean}, unread: number}} Me */
/**
 * A place on the board; titles add what they like (area, glory, castle, supply ...).
 * @typedef {{id: string, kind: string, x: number, y: number, shape?: string, polygon?: [number, number][], fill?: [number, number][], certainty?: string} & Record<string, any>} Space
 */
/** @typedef {{id: string, kind: string, box?: [number, number, number, number], color?: string, certainty?: string}} Zone */
/** @typedef {{id?: string, a: string, b: string, kind: string, certainty?: string} & Record<string, any>} Link */
/** @typedef {{id: string, spaces?: string[]} & Record<string, any>} Track */
/** @typedef {{size: [number, number], zones: Zone[], spaces: Space[], links: Link[], tracks: Track[]} & Record<string, any>} Board */
/** @typedef {{lang: string, names: Record<string, Record<string, string>>, labels: Record<string, string>}} WordList */
/** @typedef {{id: number, kind: string, match: string, seat: number, title: string, text: string, path: string, time: number, read: boolean}} Notice */

export {};
/** @typedef {{id: string, name: string, title: string, title_name: string, status: "waiting" | "playing" | "over", private: boolean, registering: boolean, created: number, ended: number | null, entered: number, round: number, rounds: number, mine: boolean, invited: boolean}} LeagueRow */
/** @typedef {{seat: number, entrant: number, powers: string[], rank: number | null, score: number | null, points: number | null, left: boolean, substitute: string | null, due: number | null, here: boolean}} DrawnSeat */
/** @typedef {{table: string, status: "open" | "playing" | "over" | "closed", starts: number | null, ruling: {ranks: number[], reason: string, time: number} | null, seats: DrawnSeat[]}} DrawnTable */
/**
 * @typedef {object} LeagueParts
 * @property {number[]} sizes
 * @property {Table["clock"]} clock
 * @property {boolean} rated
 * @property {boolean} automatic
 * @property {number} wait
 * @property {Record<string, number[]>} points
 * @property {number} bye
 * @property {string} seed
 * @property {number | null} me
 * @property {{entrant: number, user: string, name: string | null, before: (string | null)[], out: boolean}[]} entrants
 * @property {{round: number, started: number, field: number[][], byes: number[], tables: DrawnTable[]}[]} drawn
 * @property {{place: number, entrant: number, points: number, wins: number, opponents: number, share: number, played: number, byes: number}[]} standings
 */
/** @typedef {LeagueRow & LeagueParts} League */
