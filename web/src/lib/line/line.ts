import type { FromClient, FromServer } from '../generated/protocol'
import { wait } from './waits'

/** `waiting`: the line is down and will be tried again; `replaced`: the same person plays in another tab. */
export type Status = 'connecting' | 'open' | 'waiting' | 'replaced' | 'refused' | 'closed'
export type Ask = FromClient extends infer One ? (One extends FromClient ? Omit<One, 'id'> : never) : never

interface Pending {
  ask: Ask & { id: string }
  sent: boolean
}

const TAKEN_ELSEWHERE = 4001
const NOT_ALLOWED = 4003
const PATIENCE = 8000
/** After so long without a word the line is asked whether it still carries any. */
const QUIET = 20_000
const SILENT = new Set(['refused', 'done', 'reason', 'presence', 'replaced', 'gone'])

/** Nobody else's. Browsers keep `randomUUID` from pages without a certificate, which those of a home network are. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((one) => one.toString(16).padStart(2, '0')).join('')
}

/** The connection to one table. It comes back by itself, goes on after the last entry that it heard, and sends an
 * unanswered move again under the same id, so that it counts once. */
export class Line {
  status: Status = 'connecting'
  seq = 0
  tries = 0
  private socket: WebSocket | null = null
  private pending = new Map<string, Pending>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private watch: ReturnType<typeof setTimeout> | undefined
  private quiet: ReturnType<typeof setTimeout> | undefined
  private again = 0
  private ready = false

  constructor(
    private readonly url: string,
    private readonly hear: (message: FromServer) => void,
    private readonly tell: (status: Status) => void = () => undefined,
    private readonly connect: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {}

  open(): void {
    clearTimeout(this.timer)
    this.drop()
    this.ready = false
    this.say(this.tries ? 'waiting' : 'connecting')
    const socket = this.connect(`${this.url}?views=1${this.seq ? `&since=${this.seq}` : ''}`)
    this.socket = socket
    socket.onmessage = (event) => {
      if (socket === this.socket) this.heard(JSON.parse(String(event.data)) as FromServer)
    }
    socket.onclose = (event) => {
      if (socket === this.socket) this.ended(event.code)
    }
  }

  /** Sends, or keeps until the line is back. The id under which the answer comes. */
  ask(ask: Ask): string {
    const id = newId()
    const pending = { ask: { ...ask, id }, sent: false }
    this.pending.set(id, pending)
    if (this.ready) this.send(pending)
    return id
  }

  isWaiting(id: string): boolean {
    return this.pending.has(id)
  }

  close(): void {
    clearTimeout(this.timer)
    clearTimeout(this.watch)
    clearTimeout(this.quiet)
    this.drop()
    this.say('closed')
  }

  /** Something changed (the network is back, the tab is seen again): no more waiting, and no trust in an old line. */
  hurry(): void {
    if (this.status === 'waiting') this.open()
    else if (this.ready) this.probe()
  }

  /** A browser does not see that a line has silently gone: only an answer that does not come tells. */
  private probe(): void {
    this.socket?.send(JSON.stringify({ type: 'probe', id: newId() }))
    this.expect()
  }

  private heard(message: FromServer): void {
    if ('seq' in message && message.seq && !SILENT.has(message.type)) this.seq = message.seq
    if ('id' in message && message.id) this.answered(message.id)
    clearTimeout(this.quiet)
    this.quiet = setTimeout(() => this.ready && this.probe(), QUIET)
    if (message.type === 'ping') return this.socket?.send(JSON.stringify({ type: 'pong', word: message.word }))
    if (message.type === 'gone') this.again = message.again ?? 0
    if (message.type === 'welcome' || message.type === 'caught') this.back()
    this.hear(message)
  }

  private answered(id: string): void {
    this.pending.delete(id)
    clearTimeout(this.watch)
    if ([...this.pending.values()].some((one) => one.sent)) this.expect()
  }

  private back(): void {
    this.tries = 0
    this.ready = true
    this.say('open')
    for (const [id, one] of this.pending) {
      if (one.sent && one.ask.type !== 'move') this.pending.delete(id)
      else this.send(one)
    }
  }

  private send(one: Pending): void {
    one.sent = true
    this.socket?.send(JSON.stringify(one.ask))
    this.expect()
  }

  /** A line that carries no answers is down, even if nobody has said so. */
  private expect(): void {
    clearTimeout(this.watch)
    this.watch = setTimeout(() => this.ended(0), PATIENCE)
  }

  private ended(code: number): void {
    clearTimeout(this.watch)
    clearTimeout(this.quiet)
    this.ready = false
    this.drop()
    if (code === TAKEN_ELSEWHERE) return this.say('replaced')
    if (code === NOT_ALLOWED) return this.say('refused')
    this.say('waiting')
    this.timer = setTimeout(() => this.open(), this.again || wait(this.tries))
    this.again = 0
    this.tries += 1
  }

  private drop(): void {
    const socket = this.socket
    this.socket = null
    socket?.close()
  }

  private say(status: Status): void {
    this.status = status
    this.tell(status)
  }
}
