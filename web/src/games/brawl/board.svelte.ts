import { texts } from '../../lib/text/texts.svelte'
import { layoutOf, printedOn } from './keys'

/** The keyboard in front of whoever plays. */
class Board {
  private layout = $state.raw<ReadonlyMap<string, string> | null>(null)

  constructor() {
    if (typeof navigator !== 'undefined') void layoutOf(navigator as never).then((found) => (this.layout = found))
  }

  printed(code: string): string {
    return printedOn(code, this.layout, texts.language)
  }
}

export const board = new Board()
