import type { FromServer, Game, Holder, Refused, Said, Welcome } from '../generated/protocol'
import { Line, type Status } from '../line/line'
import type { Heard } from '../text/words'
import { note } from './noted'
import { others, type View, type Waiting } from './view'

const MOST_TOLD = 600

/** Events of one entry of the log. */
export interface Told {
  seq: number
  at: number
  by: string
  heard: readonly Heard[]
}

export interface Vote {
  what: string
  by: string
  due: string[]
}

export interface Why {
  legal: boolean
  text: string
  remedy: string
  rule: string
}

/** A table as the server tells it. Nothing is guessed: what is shown has been said. */
export class Table {
  status = $state.raw<Status>('connecting')
  whole = $state.raw<Welcome | null>(null)
  seats = $state.raw<readonly Holder[]>([])
  game = $state.raw<Game | null>(null)
  view = $state.raw<View | null>(null)
  me = $state.raw<string | null>(null)
  isHost = $state.raw(false)
  /** The user who is the host. */
  host = $state.raw('')
  phase = $state.raw('gathering')
  until = $state.raw(0)
  number = $state.raw(0)
  outcome = $state.raw<{ scores: Record<string, number>; winners: string[] } | null>(null)
  endedBy = $state.raw('')
  vote = $state.raw<Vote | null>(null)
  paused = $state.raw('')
  told = $state.raw<readonly Told[]>([])
  /** What the newest entry brought, for those who watch or listen. */
  news = $state.raw<Told | null>(null)
  chat = $state.raw<readonly Said[]>([])
  refused = $state.raw<Refused | null>(null)
  spectators = $state.raw(0)
  /** People whose words are not shown here, with their names. */
  muted = $state.raw<ReadonlyMap<string, string>>(new Map())
  /** Milliseconds that the server's clock is ahead of ours. */
  ahead = 0
  readonly line: Line
  /** Whoever wants each message at once and in its order, after it was understood here. */
  readonly listeners = new Set<(message: FromServer) => void>()
  private asked = new Map<string, (why: Why) => void>()

  constructor(readonly id: string) {
    const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/tables/${id}`
    this.line = new Line(url, (message) => this.hear(message), (status) => (this.status = status))
  }

  get waiting(): Waiting | null {
    return (this.game?.waiting as unknown as Waiting[] | undefined)?.[0] ?? null
  }

  get letters(): string[] {
    return this.seats.map((one) => one.seat)
  }

  get others(): string[] {
    return others(this.letters, this.me)
  }

  get isPlaying(): boolean {
    return this.phase === 'playing'
  }

  holder(seat: string): Holder | undefined {
    return this.seats.find((one) => one.seat === seat)
  }

  name(seat: string): string {
    return this.holder(seat)?.name || seat
  }

  // -- asking

  play(move: string): string {
    this.refused = null
    return this.line.ask({ type: 'move', ply: this.game?.ply ?? 0, move })
  }

  why(move: string): Promise<Why> {
    return new Promise((resolve) => this.asked.set(this.line.ask({ type: 'why', move }), resolve))
  }

  mute(user: string, name: string): void {
    const muted = new Map(this.muted)
    if (!muted.delete(user)) muted.set(user, name)
    this.muted = muted
    this.line.ask({ type: 'mute', user, mute: muted.has(user) })
  }

  // -- hearing

  hear(message: FromServer): void {
    this.understand(message)
    for (const listener of this.listeners) listener(message)
  }

  private understand(message: FromServer): void {
    if ('at' in message) this.ahead = message.at - Date.now()
    switch (message.type) {
      case 'welcome':
        return this.welcome(message)
      case 'caught':
        this.seats = message.seats
        this.me = message.you.seat
        this.isHost = message.you.host
        return this.stand(message.state)
      case 'refused':
        this.answer(message.id, { legal: false, text: '', remedy: '', rule: '' })
        this.refused = message
        return
      case 'reason':
        return this.answer(message.id, {
          legal: message.legal,
          text: message.text ?? '',
          remedy: message.remedy ?? '',
          rule: message.rule ?? '',
        })
      case 'presence':
        if (message.seat) this.change(message.seat, { here: message.here ?? false })
        this.spectators = message.spectators ?? 0
        return
      case 'sat':
      case 'taken_over':
      case 'returned':
        this.hold(message.seat)
        if (message.type === 'sat' && message.seat.user && message.seat.user === this.whole?.you.user) this.me = message.seat.seat
        return
      case 'stood':
        if (message.seat.seat === this.me) this.me = null
        return this.hold(message.seat)
      case 'readied':
        return this.change(message.seat, { ready: message.ready })
      case 'counting':
        this.phase = 'counting'
        this.until = message.until
        return
      case 'stopped':
        this.phase = 'gathering'
        return
      case 'started':
        note(this.id, message.number, message.commitment, false)
        this.started(message.seats, message.number)
        this.tell(message.seq, message.at, '', message.events)
        return this.stand(message.state)
      case 'moved':
        if (this.vote?.what === 'undo') this.vote = null
        this.tell(message.seq, message.at, message.seat, message.events)
        return this.stand(message.state)
      case 'undone':
        this.vote = null
        return this.stand(message.state)
      case 'ended':
        note(this.id, message.number + 1, message.commitment, true)
        this.phase = 'gathering'
        this.vote = null
        this.paused = ''
        this.seats = message.seats
        this.outcome = message.outcome as typeof this.outcome
        this.endedBy = message.why ?? ''
        if (this.game) this.game = { ...this.game, legal: null }
        return
      case 'asked':
        this.vote = { what: message.what, by: message.seat, due: message.due }
        return
      case 'answered':
        if (this.vote) this.vote = message.result ? null : { ...this.vote, due: this.vote.due.filter((one) => one !== message.seat) }
        return
      case 'paused':
      case 'resumed':
        this.vote = null
        this.paused = message.type === 'paused' ? message.why : ''
        if (this.game) this.game = { ...this.game, clocks: message.clocks ?? null, ends: message.type === 'resumed' ? message.ends : null }
        return
      case 'said':
        this.chat = [...this.chat, message].slice(-60)
        return
      case 'set':
        if (this.whole) this.whole = { ...this.whole, options: message.options, settings: message.settings }
        this.seats = message.seats
        return
      case 'hosted':
        this.host = message.user
        this.isHost = message.user === this.whole?.you.user
        return
      case 'opened':
        return this.change(message.seat, { open: message.open })
    }
  }

  private welcome(message: Welcome): void {
    const isOn = message.phase === 'playing'
    note(this.id, message.number + (isOn ? 0 : 1), message.commitment, !isOn)
    this.whole = message
    this.seats = message.seats
    this.me = message.you.seat
    this.isHost = message.you.host
    this.host = message.host
    this.spectators = message.spectators ?? 0
    for (const user of this.muted.keys()) this.line.ask({ type: 'mute', user })
    this.phase = message.phase
    this.until = message.until ?? 0
    this.number = message.number
    this.outcome = (message.outcome ?? null) as typeof this.outcome
    this.endedBy = ''
    this.vote = (message.vote ?? null) as Vote | null
    this.paused = message.paused ?? ''
    this.chat = (message.chat ?? []) as unknown as Said[]
    this.told = ((message.told ?? []) as unknown as (Told & { seat?: string; events: Heard[] })[]).map((one) => ({
      seq: one.seq, at: one.at, by: one.seat ?? '', heard: one.events,
    }))
    this.news = null
    this.stand(message.state)
  }

  private started(seats: Holder[], number: number): void {
    const mine = seats.find((one) => one.user && one.user === this.whole?.you.user)
    this.seats = seats
    this.me = mine?.seat ?? null
    this.number = number
    this.phase = 'playing'
    this.outcome = null
    this.endedBy = ''
    this.paused = ''
    this.told = []
  }

  /** News that were missed come without a view; where things stand now comes after them. */
  private stand(game: Game | null | undefined): void {
    if (!game) return
    this.game = game
    if (game.view) this.view = game.view as unknown as View
  }

  private tell(seq: number, at: number, by: string, events: readonly object[]): void {
    this.news = { seq, at, by, heard: events as readonly Heard[] }
    this.told = [...this.told, this.news].slice(-MOST_TOLD)
  }

  /** The whole of it: what is not said any more holds no longer. */
  private hold(holder: Holder): void {
    this.seats = this.seats.map((one) => (one.seat === holder.seat ? holder : one))
  }

  private change(seat: string, change: Partial<Holder>): void {
    this.seats = this.seats.map((one) => (one.seat === seat ? { ...one, ...change } : one))
  }

  private answer(id: string | undefined, why: Why): void {
    if (!id) return
    this.asked.get(id)?.(why)
    this.asked.delete(id)
  }
}
