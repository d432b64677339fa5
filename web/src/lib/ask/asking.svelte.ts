import type { Table, Why } from '../table/table.svelte'
import { faceOf, zone } from '../table/view'
import { choices, isByHand, NOTHING, offer, type Choice, type Move, type Offer, type Target } from './moves'

/** Something that is pointed at, and the card that is seen there. */
interface Pointed {
  readonly target: Target
  readonly card: string | null
}

/** What this seat is about to do: what it has pointed at, and which choices that leaves. */
export class Asking {
  pointed = $state.raw<Pointed | null>(null)
  /** What the mouse or the focus is on: it is explained, and nothing else follows. */
  peeked = $state.raw<Pointed | null>(null)
  begun = $state.raw<Choice | null>(null)
  /** The word that is to be added to the next move. */
  armed = $state.raw('')
  /** The card that is shown large, with all that is to be said of it. */
  shown = $state.raw<string | null>(null)
  /** The move that a lesson asks for, in notation; empty when nobody teaches. */
  wanted = $state('')
  /** Says no to a move that is legal and not wanted now. */
  guard: ((move: string) => boolean) | null = null
  /** The move that was sent and is not answered yet. */
  sent = $state.raw('')
  private whys = $state.raw<ReadonlyMap<string, Why>>(new Map())
  private whysOf = ''

  readonly offer: Offer = $derived.by(() => {
    const legal = this.table.isPlaying && !this.table.paused ? this.table.game?.legal : null
    return legal ? offer(legal) : NOTHING
  })
  readonly hand = $derived.by(() => {
    const { view, me } = this.table
    return new Set((view && me ? zone(view, 'hand', me).cards : []).map((card) => faceOf(card) ?? ''))
  })
  /** What lies with whoever looks: of other cards nobody asks why they cannot be played. */
  private readonly own = $derived.by(() => {
    const { view, me } = this.table
    const zones = view && me ? view.zones.filter((one) => one.owner === me) : []
    return new Set(zones.flatMap((one) => one.cards.map((card) => faceOf(card) ?? '')))
  })
  /** The buttons that there are now. */
  readonly choices: readonly Choice[] = $derived.by(() => {
    if (this.begun) return choices(this.begun.moves, this.begun.depth + 1)
    const { target } = this
    if (target) return choices(this.offer.moves.filter(target.fits))
    return choices(this.offer.moves.filter((move) => !isByHand(move, this.hand) && !this.elsewhere(move)))
  })
  readonly variants = $derived([...this.offer.variants.keys()])

  constructor(
    readonly table: Table,
    private readonly conceive: (card: string, offer: Offer) => string[] = () => [],
    private readonly elsewhere: (move: Move) => boolean = () => false,
  ) {}

  /** The wanted move without the word that may be added to it. */
  get hint(): Move | null {
    return this.offer.moves.find((move) => this.wanted === move.text || this.wanted.startsWith(`${move.text} `)) ?? null
  }

  /** The word that belongs to the wanted move. */
  get hintedWord(): string {
    return this.hint ? this.wanted.slice(this.hint.text.length + 1) : ''
  }

  get isAsked(): boolean {
    return this.offer.moves.length > 0
  }

  get target(): Target | null {
    return this.pointed?.target ?? null
  }

  /** The card that is to be explained now. */
  get card(): string | null {
    return this.pointed ? this.pointed.card : (this.peeked?.card ?? null)
  }

  may(target: Target): boolean {
    return this.offer.moves.some(target.fits)
  }

  mayCard(card: string): boolean {
    return this.offer.moves.some((move) => move.things.includes(card))
  }

  /** Why this card cannot be played now, once the server has said so. */
  why(card: string): Why | null {
    return this.whys.get(card) ?? null
  }

  /** Points at something; pointing again does what it is for, if that is one thing. */
  point(target: Target, card: string | null = null): void {
    if (this.target?.key === target.key) {
      const only = this.choices.length === 1 ? this.choices[0] : undefined
      if (only?.moves.length === 1) this.pick(only)
      else if (!only) this.clear()
      return
    }
    this.begun = null
    this.pointed = { target, card }
    if (card && !this.may(target)) void this.explain(card)
  }

  /** Lets a card go over the table: it is played if there is one way to, else that is asked. */
  drop(target: Target, card: string | null): void {
    if (this.target?.key !== target.key) this.point(target, card)
    const only = this.choices.length === 1 ? this.choices[0] : undefined
    if (only && this.may(target)) this.pick(only)
  }

  peek(target: Target, card: string): void {
    this.peeked = { target, card }
    if (!this.may(target)) void this.explain(card)
  }

  unpeek(target: Target): void {
    if (this.peeked?.target.key === target.key) this.peeked = null
  }

  pick(choice: Choice): void {
    const only = choice.moves.length === 1 ? choice.moves[0] : undefined
    if (only) this.play(only)
    else this.begun = choice
  }

  play(move: Move): void {
    if (this.sent && this.table.line.isWaiting(this.sent)) return
    const withWord = this.armed !== '' && this.offer.variants.get(this.armed)?.has(move.text)
    const text = withWord ? `${move.text} ${this.armed}` : move.text
    if (this.guard && !this.guard(text)) return this.clear()
    this.sent = this.table.play(text)
    this.clear()
    this.armed = ''
  }

  back(): void {
    if (this.begun) this.begun = null
    else this.clear()
  }

  clear(): void {
    this.pointed = null
    this.begun = null
  }

  arm(word: string): void {
    this.armed = this.armed === word ? '' : word
  }

  /** Somebody has moved: what was begun is no longer asked, what was said against cards may not hold. */
  renew(): void {
    this.begun = null
    const card = this.pointed?.card
    if (this.armed && !this.offer.variants.has(this.armed)) this.armed = ''
    if (this.target && !this.may(this.target)) {
      if (!card || !this.hand.has(card)) this.clear()
      else void this.explain(card)
    }
  }

  async explain(card: string): Promise<void> {
    const now = `${this.table.number} ${this.table.game?.ply}`
    if (this.whysOf !== now) this.whys = new Map()
    this.whysOf = now
    if (!this.table.me || !this.table.isPlaying || !this.own.has(card) || this.whys.has(card)) return
    for (const move of this.conceive(card, this.offer)) {
      const why = await this.table.why(move)
      if (this.whysOf !== now) return
      if (why.legal || !why.text) continue
      this.whys = new Map(this.whys).set(card, why)
      return
    }
  }
}

/** Without knowledge of the game: the card in the place of another one in a legal move. */
export function likeOthers(card: string, offer: Offer): string[] {
  const like = offer.moves.find((move) => move.things.length === 1) ?? offer.moves.find((move) => move.things.length > 1)
  return like ? [[like.verb, card, ...like.things.slice(1)].join(' ')] : [`discard ${card}`, `play ${card}`]
}
