import { flushSync } from 'svelte'

/** Milliseconds of drawing after which the page may show it and hear a finger. */
const SLICE = 2

interface Turn {
  readonly come: boolean
}

const NOW: Turn = { come: true }

/** Once what there is has been shown; at once where nobody looks. */
export function shown(): Promise<void> {
  return new Promise((go) => {
    if (document.hidden) setTimeout(go)
    else requestAnimationFrame(() => setTimeout(go))
  })
}

/** While a table is put together, its cards are drawn a few at a time, in the order in which they were laid out: a slow
 * phone takes long for all of them. Afterwards each is drawn at once. */
export class Easel {
  /** All parts of the table are there, or come now: an arrangement of many parts keeps some for this. */
  isLaid = $state(false)
  private waiting: (() => void)[] | null = []

  turn(): Turn {
    if (!this.waiting) return NOW
    let come = $state(false)
    this.waiting.push(() => (come = true))
    return {
      get come() {
        return come
      },
    }
  }

  async draw(): Promise<void> {
    while (this.waiting?.length) {
      this.slice(this.waiting)
      await shown()
    }
    this.waiting = null
  }

  private slice(waiting: (() => void)[]): void {
    const end = performance.now() + SLICE
    for (let next = waiting.shift(); next; next = performance.now() < end ? waiting.shift() : undefined) flushSync(next)
  }
}
