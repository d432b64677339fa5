import type { Replay, ReplayStep } from '../generated/protocol'
import { Table } from '../table/table.svelte'
import type { View } from '../table/view'
import type { Heard } from '../text/words'

/** A table as it was: it can be looked at, and nothing can be done at it. */
export class Past extends Table {
  /** Grows with every leap: what lies elsewhere then has not moved there. */
  leaps = $state(0)
  private shown = -1

  constructor() {
    super('')
    this.phase = 'past'
  }

  /** Who sat where. */
  about(replay: Replay): void {
    this.seats = 'ABCDEFGH'.slice(0, replay.seats).split('').map((seat) => ({
      seat,
      kind: 'person',
      name: replay.players[seat] ?? '',
      here: true,
    }))
    this.number = replay.number ?? 1
  }

  show(step: ReplayStep, eyes: { seat: string | null }): void {
    const view = step.view as unknown as View
    if (this.me !== eyes.seat || Math.abs(step.number - this.shown) !== 1) this.leaps += 1
    this.me = eyes.seat
    this.view = view
    this.game = { ply: step.number, over: !view.waiting.length, waiting: view.waiting as never, legal: null, clocks: null, ends: null, view: null, hands: null }
    this.news = { seq: step.number, at: 0, by: step.seat ?? '', heard: step.events as unknown as Heard[] }
    this.shown = step.number
  }
}
