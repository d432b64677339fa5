import { texts, type Arg } from './texts.svelte'

export type Heard = Readonly<Record<string, unknown>> & { readonly event: string }
type Says = Pick<typeof texts, 'has' | 'say'>

const PLACE = /^([A-H])\.(\d+)$/
const WORD = /^[a-z][a-z0-9_]*$/
const PLAIN = new Set(['why', 'direction'])

/** The things of a game in words, chosen as the server and the terminal choose them: see tefuda.texts. */
export class Words {
  constructor(
    readonly game: string,
    private readonly nameOf: (seat: string) => string = (seat) => seat,
    private readonly from: Says = texts,
  ) {}

  say(key: string, args: Record<string, Arg> = {}): string {
    return this.from.say(this.game, key, args)
  }

  has(key: string): boolean {
    return this.from.has(this.game, key)
  }

  firstOf(...keys: string[]): string | null {
    const key = keys.find((one) => this.has(one))
    return key === undefined ? null : this.say(key)
  }

  isCard(word: string): boolean {
    const kind = word.slice(word.indexOf('.') + 1)
    return this.has(`card-${kind}`) || this.has(`scroll-${kind}`)
  }

  /** A card, scroll, colour, place or seat by its name; anything else stays as it is. */
  thing(word: string): string {
    const dot = word.indexOf('.')
    const [colour, kind] = [word.slice(0, dot), word.slice(dot + 1)]
    if (dot > 0 && this.has(`colour-${colour}`) && this.has(`card-${kind}`))
      return this.say('coloured-card', { colour: this.say(`colour-${colour}`), kind: this.say(`card-${kind}`) })
    const place = PLACE.exec(word)
    if (place?.[1] && this.has('place-front'))
      return this.say('place-front', { seat: this.nameOf(place[1]), number: Number(place[2]) })
    if (/^[A-H]$/.test(word)) return this.nameOf(word)
    if (!WORD.test(word)) return word
    return this.firstOf(`card-${word}`, `scroll-${word}`, `colour-${word}`, `place-${word}`) ?? word
  }

  /** A card's name without its colour. */
  kind(card: string): string {
    return this.thing(card.slice(card.indexOf('.') + 1))
  }

  /** What a card does. */
  about(card: string): { ability: string; text: string } | null {
    const kind = card.slice(card.indexOf('.') + 1)
    const group = ['card', 'scroll'].find((one) => this.has(`${one}-${kind}.text`))
    if (!group) return null
    return { ability: this.firstOf(`${group}-${kind}.ability`) ?? '', text: this.say(`${group}-${kind}.text`) }
  }

  /** What is done, without the things it is done with. */
  verb(verb: string): string {
    if (!this.has(`move-${verb}`)) return verb
    return this.say(`move-${verb}`, { what: '' }).trim().replace(/[:：]\s*$/, '').trim() || verb
  }

  move(verb: string, things: readonly string[]): string {
    if (!things.length) return this.verb(verb)
    const what = things.map((one) => this.thing(one))
    return this.has(`move-${verb}`) ? this.say(`move-${verb}`, { what }) : [this.verb(verb), ...what].join(' ')
  }

  /** Several things, the last with an “and”. */
  listed(some: readonly string[], field: string): string {
    const kind = field === 'card' ? '-card' : ''
    return some.slice(1).reduce(
      (line, next, i) => this.say(`term-list${i === some.length - 2 ? '_last' : ''}${kind}`, { some: line, next }),
      some[0] ?? '',
    )
  }

  /** What happened, as this seat heard it. */
  event(heard: Heard): string {
    const fields = Object.entries(heard).filter(([name]) => name !== 'event')
    const known = fields.filter(([, value]) => !isHidden(value))
    const words = Object.fromEntries(known.map(([name, value]) => [name, this.spoken(name, value)]))
    const key = this.eventKey(heard.event, known.map(([name]) => name), known.length < fields.length)
    return this.has(key) ? this.say(key, words) : [heard.event, ...Object.values(words)].join(' ')
  }

  /** `event-KEY`; with a field's name where there is such a text; and with `-hidden` for who may not hear it all. */
  private eventKey(event: string, fields: readonly string[], isRedacted: boolean): string {
    const plain = `event-${event}`
    const key = fields.map((field) => `${plain}-${field}`).find((special) => this.has(special)) ?? plain
    return isRedacted && this.has(`${key}-hidden`) ? `${key}-hidden` : key
  }

  private spoken(field: string, value: unknown): Arg {
    if (Array.isArray(value)) return this.listed(value.map((one) => String(this.spoken(field, one))), field)
    if (typeof value === 'number') return value
    const word = typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value)
    return PLAIN.has(field) ? word : this.thing(word)
  }
}

export function isHidden(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'back' in value
}
