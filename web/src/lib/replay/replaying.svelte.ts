import { problemText } from '../api'
import type { Replay, ReplayStep } from '../generated/protocol'
import { Past } from './past.svelte'
import type { Eyes, Source } from './source'

const AT_ONCE = 20
const LISTED = 100
const PACE = 1600
export const SPEEDS = [0.5, 1, 2, 4] as const

/** Steps through a game. What comes from the server comes in pieces, and is kept as long as the eyes stay the same. */
export class Replaying {
  about = $state.raw<Replay | null>(null)
  at = $state(0)
  eyes = $state.raw<Eyes>({ seat: null, open: false })
  isPlaying = $state(false)
  speed = $state<number>(1)
  problem = $state('')
  isBusy = $state(false)
  /** The stretch of the list of moves in which the step is. */
  listed = $state.raw<readonly ReplayStep[]>([])
  readonly table = new Past()
  private steps = new Map<number, ReplayStep>()
  private lists = new Map<number, readonly ReplayStep[]>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private turn = 0

  constructor(readonly source: Source) {}

  get count(): number {
    return this.about?.count ?? 0
  }

  get step(): ReplayStep | undefined {
    return this.steps.get(this.at)
  }

  get isAtEnd(): boolean {
    return this.at >= this.count
  }

  get listStart(): number {
    return Math.floor(this.at / LISTED) * LISTED
  }

  /** Begins at a step, with somebody's eyes; where these may not see, with those that may. */
  async start(eyes: Eyes, at: number): Promise<void> {
    this.problem = ''
    this.isBusy = true
    try {
      const about = await this.source.steps({ seat: null, open: false }, 0, 1, false)
      this.about = about
      this.table.about(about)
      const seat = about.over ? eyes.seat : about.mine
      const isThere = seat === null || 'ABCDEFGH'.slice(0, about.seats).includes(seat)
      this.eyes = { seat: isThere ? seat : null, open: eyes.open && (about.over || this.source.of === null) }
      await this.go(Math.min(at, about.count))
    } catch (problem) {
      this.problem = problemText(problem)
    } finally {
      this.isBusy = false
    }
  }

  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes
    this.steps.clear()
    this.lists.clear()
    await this.go(this.at)
  }

  async go(to: number): Promise<void> {
    const turn = (this.turn += 1)
    const at = Math.max(0, Math.min(this.count, to))
    this.at = at
    try {
      if (!this.steps.has(at)) await this.fetch(at)
      if (turn !== this.turn) return
      const step = this.steps.get(at)
      if (step) this.table.show(step, this.eyes.open ? { seat: null } : this.eyes)
      void this.fetchAhead(at)
      await this.list()
    } catch (problem) {
      this.stop()
      this.problem = problemText(problem)
    }
  }

  play(): void {
    if (this.isPlaying) return
    this.isPlaying = true
    if (this.isAtEnd) void this.go(0)
    this.wait()
  }

  stop(): void {
    this.isPlaying = false
    clearTimeout(this.timer)
  }

  toggle(): void {
    if (this.isPlaying) this.stop()
    else this.play()
  }

  private wait(): void {
    this.timer = setTimeout(() => void this.tick(), PACE / this.speed)
  }

  private async tick(): Promise<void> {
    await this.go(this.at + 1)
    if (!this.isPlaying) return
    if (this.isAtEnd) this.stop()
    else this.wait()
  }

  private async fetch(at: number): Promise<void> {
    const { eyes } = this
    const first = Math.floor(at / AT_ONCE) * AT_ONCE
    const found = await this.source.steps(eyes, first, AT_ONCE, true)
    if (eyes !== this.eyes) return
    this.problem = ''
    for (const step of found.steps) this.steps.set(step.number, step)
  }

  /** The next piece comes before it is needed. */
  private async fetchAhead(at: number): Promise<void> {
    const next = at + AT_ONCE / 2
    if (next <= this.count && !this.steps.has(next)) await this.fetch(next).catch(() => undefined)
  }

  private async list(): Promise<void> {
    const { eyes, listStart } = this
    const known = this.lists.get(listStart)
    if (known) {
      this.listed = known
      return
    }
    const { steps } = await this.source.steps(eyes, listStart, LISTED, false)
    if (eyes !== this.eyes) return
    this.lists.set(listStart, steps)
    if (listStart === this.listStart) this.listed = steps
  }
}
