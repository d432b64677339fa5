// Made from the schema of the messages by `python -m tools.web_types`: do not edit.

export type FromClient =
  | Move
  | Why
  | Look
  | Sit
  | Stand
  | Ready
  | Mix
  | AddBot
  | AddProgram
  | Kick
  | Change
  | Propose
  | Agree
  | OpenHand
  | Say
  | Emote
  | Mute
  | Probe
  | Pong
export type FromServer =
  | Welcome
  | Caught
  | Refused
  | Done
  | Reason
  | Ping
  | Presence
  | Replaced
  | Gone
  | Sat
  | Stood
  | Readied
  | Mixed
  | Counting
  | Stopped
  | Started
  | Moved
  | Ended
  | Undone
  | Asked
  | Answered
  | Paused
  | Resumed
  | TakenOver
  | Returned
  | Opened
  | Said
  | Set
  | Hosted

export interface TefudaProtocol {
  [k: string]: unknown
}
/**
 * A new guest, or what changes of the one who asks; what is left out stays, or is chosen.
 */
export interface Me {
  name?: string | null
  language?: string | null
}
/**
 * `bots`: levels of bots that sit down at once; `sit`: whether the host does; `ready`: and is ready.
 */
export interface NewTable {
  game: string
  options?: {
    [k: string]: string | number | null
  }
  name?: string
  seats?: number | null
  public?: boolean
  clock?: Clock
  absent?: string
  grace?: number
  rotate?: boolean
  chat?: boolean
  countdown?: number
  stand_in?: string
  webhook?: string
  /**
   * @maxItems 8
   */
  bots?: string[]
  sit?: boolean
  ready?: boolean
}
/**
 * Thinking time. `move`: so many seconds for each move; `game`: for the whole game, and so many more a move.
 */
export interface Clock {
  kind?: string
  seconds?: number
  increment?: number
}
/**
 * Thinking time. `move`: so many seconds for each move; `game`: for the whole game, and so many more a move.
 */
export interface Clock1 {
  kind?: string
  seconds?: number
  increment?: number
}
export interface Person {
  user: string
  name: string
  language: string
  guest: boolean
  login?: string | null
}
export interface NewTableMade {
  table: string
  link: string
  socket: string
}
export interface Listed {
  table: string
  game: string
  name: string
  phase: string
  seats: number
  taken: number
  created: number
  changed: number
  options: {
    [k: string]: unknown
  }
}
export interface Tables {
  tables: Listed[]
}
/**
 * Every refused request is answered with this.
 */
export interface Refusal {
  error: Problem
}
export interface Problem {
  code: string
  reason: string
  rule?: string
  text?: string
}
export interface PlayedGames {
  table: string
  game: string
  name: string
  games: PlayedGame[]
}
/**
 * A game that was dealt at a table. `mine`: the seat of whoever asks; `why`: why it was broken off, if it was.
 */
export interface PlayedGame {
  number: number
  started: number
  ended: number | null
  why: string
  moves: number
  rules_version: number
  players: {
    [k: string]: string
  }
  mine: string | null
}
/**
 * Some steps of a game, as `seat` could follow them (null: everybody), or with `open` hands. `number`: which game
 *     of its table it was; `count`: so many moves were played; `mine`: the seat of whoever asks.
 */
export interface Replay {
  game: string
  rules_version: number
  options: {
    [k: string]: string | number | null
  }
  seats: number
  players: {
    [k: string]: string
  }
  started: string | null
  number: number | null
  over: boolean
  outcome: {
    [k: string]: unknown
  } | null
  mine: string | null
  seat: string | null
  open: boolean
  count: number
  steps: ReplayStep[]
}
/**
 * Steps stand in the order in which the moves counted. `move`: in notation, to whoever may know it; `ms`: since the
 *     beginning; `held`: in a race, so many of them before it had arrived; `by`: player, bot or clock, where that is
 *     known; `view`: the table behind the move.
 */
export interface ReplayStep {
  number: number
  seat: string | null
  move: string | null
  ms: number | null
  held?: number
  by: string
  events: {
    [k: string]: unknown
  }[]
  view: {
    [k: string]: unknown
  } | null
}
/**
 * What playing the record again has shown: see docs/replay.md.
 */
export interface Proof {
  genuine: boolean
  findings: {
    [k: string]: unknown
  }[]
  draws: Draws
}
/**
 * Every number that was asked of the luck: at which step, below which bound, and what it was. `all`: none is left
 *     out.
 */
export interface Draws {
  step: number[]
  below: number[]
  value: number[]
  all: boolean
}
/**
 * From a game of a table: behind so many moves, from this seat, against bots of this level.
 */
export interface PlayOn {
  number: number
  ply: number
  seat: string
  level?: string
}
/**
 * `end`: what is said when all is done.
 */
export interface Tutorial {
  game: string
  seat: string
  lessons: Lesson[]
  end_title: string
  end: string
}
/**
 * What the learner does after `ply` moves of all. `other`: what is said to another legal move; `rule`: where the
 *     rules say it.
 */
export interface Lesson {
  key: string
  ply: number
  move: string
  rule: string
  title: string
  text: string
  other: string
}
/**
 * `ply`: how many moves of this game the client had seen when it chose.
 */
export interface Move {
  type: 'move'
  id?: string
  ply: number
  move: string
}
/**
 * Why a move is not legal, without trying it.
 */
export interface Why {
  type: 'why'
  id?: string
  move: string
}
/**
 * The whole table again.
 */
export interface Look {
  type: 'look'
  id?: string
}
/**
 * On this seat, or on the first that is free.
 */
export interface Sit {
  type: 'sit'
  id?: string
  seat?: string | null
}
/**
 * Gives the seat up; in mid-game a bot goes on with it.
 */
export interface Stand {
  type: 'stand'
  id?: string
}
export interface Ready {
  type: 'ready'
  id?: string
  ready?: boolean
}
/**
 * Adds a word to the luck of the next deal.
 */
export interface Mix {
  type: 'mix'
  id?: string
  word: string
}
/**
 * Host only, before a game.
 */
export interface AddBot {
  type: 'add_bot'
  id?: string
  seat?: string | null
  level?: string
}
/**
 * Host only: a seat for a program, which shows the token in the answer when it connects.
 */
export interface AddProgram {
  type: 'add_program'
  id?: string
  seat?: string | null
  name?: string
}
/**
 * Host only, before a game.
 */
export interface Kick {
  type: 'kick'
  id?: string
  seat: string
}
/**
 * Host only, before a game: other options or settings.
 */
export interface Change {
  type: 'change'
  id?: string
  options?: {
    [k: string]: string | number | null
  } | null
  settings?: Settings | null
}
/**
 * What a table has agreed on besides the options of its game.
 */
export interface Settings {
  seats: number
  public?: boolean
  clock?: Clock2
  absent?: string
  grace?: number
  rotate?: boolean
  chat?: boolean
  countdown?: number
  bots?: string
  webhook?: string
}
/**
 * Thinking time. `move`: so many seconds for each move; `game`: for the whole game, and so many more a move.
 */
export interface Clock2 {
  kind?: string
  seconds?: number
  increment?: number
}
/**
 * Asks all players to agree: undo, pause, resume or end.
 */
export interface Propose {
  type: 'propose'
  id?: string
  what: string
}
/**
 * The answer to what somebody proposed.
 */
export interface Agree {
  type: 'agree'
  id?: string
  yes: boolean
}
/**
 * Lets spectators see this hand, once every player does.
 */
export interface OpenHand {
  type: 'open_hand'
  id?: string
  open: boolean
}
export interface Say {
  type: 'say'
  id?: string
  text: string
}
export interface Emote {
  type: 'emote'
  id?: string
  emote: string
}
/**
 * This user's words do not reach me any more, or do again.
 */
export interface Mute {
  type: 'mute'
  id?: string
  user: string
  mute?: boolean
}
/**
 * Asks whether the line still carries anything.
 */
export interface Probe {
  type: 'probe'
  id?: string
}
/**
 * The answer to a ping, sent at once.
 */
export interface Pong {
  type: 'pong'
  id?: string
  word: string
}
/**
 * The whole table. Everything up to `seq` is in it.
 */
export interface Welcome {
  type: 'welcome'
  protocol?: number
  seq: number
  at: number
  you: You
  table: string
  name: string
  game: string
  rules_version: number
  options: {
    [k: string]: string | number | null
  }
  settings: Settings
  host: string
  phase: string
  until?: number
  number: number
  lesson?: boolean
  seats: Holder[]
  spectators?: number
  commitment: string
  mixed?: string[]
  state?: Game | null
  outcome?: {
    [k: string]: unknown
  } | null
  secret?: string
  vote?: {
    [k: string]: unknown
  } | null
  paused?: string
  told?: {
    [k: string]: unknown
  }[]
  chat?: {
    [k: string]: unknown
  }[]
}
export interface You {
  user: string
  name: string
  seat: string | null
  host: boolean
}
/**
 * A seat, and who holds it: nobody when `kind` is empty.
 */
export interface Holder {
  seat: string
  kind?: string
  name?: string
  user?: string
  level?: string
  stand_in?: string
  ready?: boolean
  here?: boolean
  open?: boolean
}
/**
 * Where the game stands, as this client may know it. `legal`: this seat's moves, if it is asked.
 */
export interface Game {
  ply: number
  over: boolean
  waiting: {
    [k: string]: unknown
  }[]
  legal?: string[] | null
  clocks?: {
    [k: string]: unknown
  } | null
  ends?: number | null
  view?: {
    [k: string]: unknown
  } | null
  hands?: {
    [k: string]: {
      [k: string]: unknown
    }
  } | null
}
/**
 * What was missed has been sent; where things stand now.
 */
export interface Caught {
  type: 'caught'
  seq: number
  at: number
  you: You
  state?: Game | null
  seats: Holder[]
}
/**
 * Nothing has changed. `code`: illegal-move, stale, not-now, not-allowed, bad-request, slow-down, storage.
 */
export interface Refused {
  type: 'refused'
  id?: string
  code: string
  reason: string
  rule?: string
  text: string
  seq?: number
  ply?: number
}
/**
 * What was sent with this id had counted already, or needs no news. `token`: of a program's seat.
 */
export interface Done {
  type: 'done'
  id: string
  seq?: number
  token?: string
  seat?: string
}
/**
 * The answer to why.
 */
export interface Reason {
  type: 'reason'
  id?: string
  move: string
  legal: boolean
  reason?: string
  rule?: string
  text?: string
  remedy?: string
}
/**
 * In a race: answer at once with a pong and the same word. `delay`: of your line, one way; `slowest`: of anybody's.
 *     Milliseconds.
 */
export interface Ping {
  type: 'ping'
  word: string
  delay?: number
  slowest?: number
}
/**
 * Somebody came or went; `away`: the milliseconds until a bot goes on for them, if one will.
 */
export interface Presence {
  type: 'presence'
  seat?: string
  here?: boolean
  away?: number
  spectators?: number
}
/**
 * The same person has opened the table elsewhere; this socket only watches from now on and is closed.
 */
export interface Replaced {
  type: 'replaced'
}
/**
 * This node gives the table up (it stops, or lost its storage): come back in so many milliseconds.
 */
export interface Gone {
  type: 'gone'
  why: string
  again?: number
}
export interface Sat {
  type: 'sat'
  seq: number
  at: number
  id?: string
  seat: Holder
}
export interface Stood {
  type: 'stood'
  seq: number
  at: number
  id?: string
  seat: Holder
  name: string
  kicked?: boolean
}
export interface Readied {
  type: 'readied'
  seq: number
  at: number
  id?: string
  seat: string
  ready: boolean
}
export interface Mixed {
  type: 'mixed'
  seq: number
  at: number
  id?: string
  seat: string
}
export interface Counting {
  type: 'counting'
  seq: number
  at: number
  id?: string
  until: number
}
export interface Stopped {
  type: 'stopped'
  seq: number
  at: number
  id?: string
}
export interface Started {
  type: 'started'
  seq: number
  at: number
  id?: string
  number: number
  seats: Holder[]
  commitment: string
  entropy: string[]
  events: {
    [k: string]: unknown
  }[]
  state: Game
}
/**
 * `move`: only to whoever sits there; what others may know is in the events. `held`: before it counted, in ms.
 */
export interface Moved {
  type: 'moved'
  seq: number
  at: number
  id?: string
  seat: string
  by?: string
  move?: string
  held?: number
  events: {
    [k: string]: unknown
  }[]
  state: Game
}
/**
 * `why`: empty when it was played to its end. `commitment`: of the next game's luck.
 */
export interface Ended {
  type: 'ended'
  seq: number
  at: number
  id?: string
  why?: string
  outcome: {
    [k: string]: unknown
  } | null
  secret: string
  number: number
  commitment: string
  seats: Holder[]
}
export interface Undone {
  type: 'undone'
  seq: number
  at: number
  id?: string
  state: Game
}
export interface Asked {
  type: 'asked'
  seq: number
  at: number
  id?: string
  seat: string
  what: string
  due: string[]
}
/**
 * `result`: agreed or refused, when that settles it.
 */
export interface Answered {
  type: 'answered'
  seq: number
  at: number
  id?: string
  seat: string
  yes: boolean
  result?: string
}
export interface Paused {
  type: 'paused'
  seq: number
  at: number
  id?: string
  why: string
  clocks?: {
    [k: string]: unknown
  } | null
}
export interface Resumed {
  type: 'resumed'
  seq: number
  at: number
  id?: string
  why: string
  clocks?: {
    [k: string]: unknown
  } | null
  ends?: number | null
}
export interface TakenOver {
  type: 'taken_over'
  seq: number
  at: number
  id?: string
  seat: Holder
}
export interface Returned {
  type: 'returned'
  seq: number
  at: number
  id?: string
  seat: Holder
}
export interface Opened {
  type: 'opened'
  seq: number
  at: number
  id?: string
  seat: string
  open: boolean
  state?: Game | null
}
export interface Said {
  type: 'said'
  seq: number
  at: number
  id?: string
  user: string
  name: string
  seat?: string
  text?: string
  emote?: string
}
export interface Set {
  type: 'set'
  seq: number
  at: number
  id?: string
  options: {
    [k: string]: string | number | null
  }
  settings: Settings
  seats: Holder[]
}
export interface Hosted {
  type: 'hosted'
  seq: number
  at: number
  id?: string
  user: string
}
