import { call } from '../api'
import type { Language } from '../text/texts.svelte'

export interface Part {
  readonly rule: string
  readonly text: string
}

export interface Printed {
  readonly group: string
  readonly key: string
  readonly number: number
  readonly copies: number
  readonly name: string
  readonly ability: string
  readonly text: string
}

export interface RuleOption {
  readonly option: string
  readonly name: string
  readonly text: string
  readonly default: string | number | null
  readonly values?: Readonly<Record<string, string>>
  readonly low?: number
  readonly high?: number
}

/** The rules of a game as the server says them: see tefuda.rulespage. */
export interface Rules {
  readonly game: string
  readonly name: string
  readonly tagline: string
  readonly seats: readonly number[]
  readonly tutorial: boolean
  readonly paragraphs: readonly { number: number; rule: string; heading: string; parts: readonly Part[] }[]
  readonly cards: readonly Printed[]
  readonly options: readonly RuleOption[]
  readonly editions: Readonly<Record<string, Readonly<Record<string, string | number | null>>>>
  readonly rulings: readonly Part[]
}

export const rulesOf = (game: string, lang: Language) => call<Rules>('GET', `/api/games/${game}/rules?lang=${lang}`)

/** Of the places that there are, the one for this paragraph: its own, one that begins like it, or the one it belongs to. */
export function anchorFor(rule: string, ids: readonly string[]): string {
  if (ids.includes(rule)) return rule
  const longer = ids.find((one) => one.startsWith(`${rule}_`) || one.startsWith(`${rule}.`))
  if (longer) return longer
  const above = rule.includes('.') ? rule.slice(0, rule.lastIndexOf('.')) : rule.replace(/(\d)[a-z]$/, '$1')
  return above === rule ? '' : anchorFor(above, ids)
}

/** The parts of a text that are what is looked for, and those between. */
export function marked(text: string, wanted: string): { text: string; hit: boolean }[] {
  const found: { text: string; hit: boolean }[] = []
  const [low, key] = [text.toLocaleLowerCase(), wanted.trim().toLocaleLowerCase()]
  let at = 0
  for (let hit = key ? low.indexOf(key) : -1; hit >= 0; hit = low.indexOf(key, at)) {
    if (hit > at) found.push({ text: text.slice(at, hit), hit: false })
    at = hit + key.length
    found.push({ text: text.slice(hit, at), hit: true })
  }
  if (at < text.length) found.push({ text: text.slice(at), hit: false })
  return found
}
