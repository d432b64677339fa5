import { isHidden, type Heard } from '../../lib/text/words'

const SILENT = new Set(['turn_passed'])

/** Events as they are best told: what others flip unseen is told by the table, and the first Bases are not worth a line each. */
export function retold(heard: readonly Heard[]): Heard[] {
  const isDeal = heard.some((one) => one.event === 'round_began')
  return heard.filter(
    (one) => !SILENT.has(one.event) && !(one.event === 'flipped' && isHidden(one.card)) && !(isDeal && one.event === 'base_placed'),
  )
}

/** How a Base was counted. */
export interface Won {
  readonly base: string
  readonly winner: string
  readonly hits: string
}

export interface RoundEnd {
  readonly bases: readonly Won[]
  /** Who plays another round. */
  readonly tied: readonly string[]
  readonly isIdle: boolean
  readonly isOver: boolean
}

/** The end of a round among these events, Base by Base. */
export function roundEnd(heard: readonly Heard[]): RoundEnd | null {
  const tied = heard.find((one) => one.event === 'round_tied')
  const over = heard.some((one) => one.event === 'game_ended')
  if (!tied && !over) return null
  const bases = heard
    .filter((one) => one.event === 'base_won')
    .map((one) => ({ base: String(one.base), winner: String(one.winner), hits: String(one.hits) }))
  return {
    bases,
    tied: Array.isArray(tied?.players) ? tied.players.map(String) : [],
    isIdle: heard.some((one) => one.event === 'went_idle'),
    isOver: over,
  }
}
