import type { Asking } from '../../lib/ask/asking.svelte'
import { read, type Move } from '../../lib/ask/moves'
import type { FromServer } from '../../lib/generated/protocol'
import { faceOf, zone } from '../../lib/table/view'
import { cardOfPlays, spotsOf } from './spots'

/** A move that is on its way: nothing of it is shown as done before the server has said so. */
export interface Sent {
  readonly id: string
  readonly move: Move
  readonly spot: string
}

/** What the server would not have, and why. */
export interface Returned {
  readonly id: string
  readonly spot: string
  readonly text: string
  readonly rule: string
}

const NOWHERE: ReadonlyMap<string, Move> = new Map()
const EMPTIES = new Set(['play', 'discard'])
const FLIP = read('flip')

/** What this seat is doing in a fight. One thing at a time is on its way; only the next flip may follow it unheard. */
export class Playing {
  sent = $state.raw<readonly Sent[]>([])
  returned = $state.raw<Returned | null>(null)
  private silent = new Set<string>()

  /** Where something can be done now. */
  readonly spots: ReadonlyMap<string, Move> = $derived.by(() => (this.sent.length ? NOWHERE : spotsOf(this.asking.offer)))
  readonly held: string | null = $derived.by(() => {
    const { view, me } = this.asking.table
    const card = view && me ? zone(view, 'hand', me).cards[0] : undefined
    return card === undefined ? null : faceOf(card)
  })
  /** The card that the lit places are for: the one in hand, or in turns the top of the own discards. */
  readonly card = $derived.by(() => this.held ?? cardOfPlays(this.asking.offer))

  constructor(readonly asking: Asking) {
    asking.table.listeners.add((message) => this.hear(message))
  }

  /** The card in hand is on its way there. */
  get onTheWay(): Sent | null {
    return this.sent.find((one) => EMPTIES.has(one.move.verb)) ?? null
  }

  get mayFlip(): boolean {
    return this.spots.has('flip') || this.mayFollow
  }

  /** What was sent empties the hand: in a race the next card can be flipped without waiting to hear of it. */
  private get mayFollow(): boolean {
    const { table } = this.asking
    const [only, ...more] = this.sent
    if (!only || more.length || !EMPTIES.has(only.move.verb) || table.waiting?.how !== 'race' || this.asking.guard) return false
    return table.view !== null && table.me !== null && zone(table.view, 'deck', table.me).count > 0
  }

  /** Does what this place is for, if it may be done; false: it may not. */
  act(spot: string): boolean {
    const move = spot === 'flip' && this.mayFlip ? FLIP : this.spots.get(spot)
    if (!move) return false
    const { table, guard } = this.asking
    if (guard && !guard(move.text)) return false
    this.returned = null
    this.sent = [...this.sent, { id: table.play(move.text), move, spot }]
    return true
  }

  /** Why the card cannot be played there: asked, and told as if it had been tried. */
  async ask(spot: string): Promise<void> {
    const { table } = this.asking
    if (!this.card || this.sent.length || !table.isPlaying || !table.me) return
    const why = await table.why(`play ${this.card} ${spot}`)
    if (!why.legal && why.text && !this.sent.length) this.returned = { id: `why ${spot}`, spot, text: why.text, rule: why.rule }
  }

  private hear(message: FromServer): void {
    if (message.type === 'started' || message.type === 'ended') this.clear()
    const id = 'id' in message ? message.id : undefined
    const answered = this.sent.find((one) => one.id === id)
    if (!answered) return
    this.sent = this.sent.filter((one) => one !== answered)
    if (message.type !== 'refused' || this.silent.delete(answered.id)) return
    // what follows a move that did not count cannot count either, and need not be told
    for (const one of this.sent) this.silent.add(one.id)
    this.returned = { id: answered.id, spot: answered.spot, text: message.text, rule: message.rule ?? '' }
  }

  private clear(): void {
    this.sent = []
    this.returned = null
    this.silent.clear()
  }
}

const ALL = new WeakMap<Asking, Playing>()

/** What goes on at this table, for all that is drawn of it. */
export function playingOf(asking: Asking): Playing {
  let found = ALL.get(asking)
  if (!found) {
    // in a root of its own: what is derived would stand still when the part of the table that asked first is gone
    $effect.root(() => void (found = new Playing(asking)))
    ALL.set(asking, found as unknown as Playing)
  }
  return found as unknown as Playing
}
