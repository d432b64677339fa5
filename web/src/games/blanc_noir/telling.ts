import { isHidden, type Heard } from '../../lib/text/words'

const AGAIN: Readonly<Record<string, readonly string[]>> = { drew: ['drew', 'drew-many'], removed: ['removed'] }
const SILENT = new Set(['turn_passed', 'pile_opened'])

/** Events as they are best told: a deal as one sentence, cards that come together as one. As the terminal tells them. */
export function retold(heard: readonly Heard[]): Heard[] {
  const told: Heard[] = []
  let start: Heard | null = null
  for (const one of heard) {
    const last = told.at(-1)
    if (one.event === 'round_began') start = one
    else if (start && one.event === 'turn_passed') {
      told.push({ ...start, event: 'round_dealt', first: one.seat })
      start = null
    } else if (start) {
      if (one.event === 'pile_opened') start = { ...(start as Heard), card: one.card }
    } else if (last && AGAIN[one.event]?.includes(last.event) && last.seat === one.seat) told[told.length - 1] = onceMore(last, one)
    else if (!SILENT.has(one.event) && !(one.event === 'learned_scroll' && isHidden(one.scroll))) told.push(one)
  }
  return told
}

function onceMore(last: Heard, one: Heard): Heard {
  if (isHidden(one.card)) return { event: 'drew-many', seat: one.seat, count: Number(last.count ?? 1) + 1 }
  return { ...last, card: [...(Array.isArray(last.card) ? last.card : [last.card]), one.card] }
}

/** How a round ended, for everybody. */
export interface RoundEnd {
  /** Which round it was. */
  round: number
  why: string
  /** Who fulfilled the quest. */
  quest: string
  /** What the hand cost each seat, and what it has now. */
  scores: Readonly<Record<string, { points: number; total: number; halved: boolean }>>
}

/** `now`: the round that the table is in after these events. */
export function roundEnd(heard: readonly Heard[], now: number): RoundEnd | null {
  const ended = heard.find((one) => one.event === 'round_ended')
  if (!ended) return null
  const scores: Record<string, { points: number; total: number; halved: boolean }> = {}
  for (const one of heard) {
    const seat = String(one.seat)
    if (one.event === 'scored') scores[seat] = { points: Number(one.points), total: Number(one.total), halved: false }
    const scored = scores[seat]
    if (one.event === 'halved' && scored) scores[seat] = { ...scored, total: Number(one.total), halved: true }
  }
  const quest = heard.find((one) => one.event === 'quest_fulfilled')
  const round = heard.some((one) => one.event === 'round_began') ? now - 1 : now
  return { round, why: String(ended.why), quest: quest ? String(quest.seat) : '', scores }
}

const SHOWN: Readonly<Record<string, string>> = { hand_shown: 'cards', learned_scroll: 'scroll', looked_through: 'cards', returned_scroll: 'scroll' }

/** What was shown to this seat by a Gargoyle, a Pixie or a Valkyrie in this round, the newest first. */
export function reveals(told: readonly { heard: readonly Heard[] }[], me: string | null): Heard[] {
  const found: Heard[] = []
  for (const one of told.flatMap((entry) => entry.heard)) {
    const field = SHOWN[one.event]
    if (one.event === 'round_began') found.length = 0
    else if (field && one[field] !== undefined && !isHidden(one[field]) && !(one.event === 'hand_shown' && one.seat === me)) found.push(one)
  }
  return found.reverse()
}
