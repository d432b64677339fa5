/** How emblems are drawn: bold shapes with one outline, few tones, on a ground of 100 by 100. Every game's faces are.
 *
 * A stroke is a tone and the data of a path. Tones: `m` main, `s` second and `p` paper, each filled and outlined; `k` ink and
 * `q` paper, filled only; `l` a line of ink, `h` a hair line, `c` a line of paper; `b` and `d` an outlined bar in main and second. A number
 * behind the tone is the width of its line.
 */
export type Part = string | Group

export interface Group {
  /** Degrees, clockwise. */
  turn?: number
  size?: number
  /** Drawn a second time as in a mirror, behind the first. */
  mirror?: boolean
  of: readonly Part[]
}

export type Emblem = readonly Part[]

export interface Stroke {
  tone: string
  width: number
  d: string
}

const WIDTHS: Readonly<Record<string, number>> = { m: 3, s: 3, p: 3, l: 2.4, h: 1.5, c: 2.4, b: 6, d: 5 }

export function stroke(part: string): Stroke {
  const cut = part.indexOf(' ')
  const tone = part[0] ?? 'm'
  return { tone, width: Number(part.slice(1, cut)) || (WIDTHS[tone] ?? 0), d: part.slice(cut + 1) }
}

const drawings = new WeakMap<Emblem, DocumentFragment>()

/** All of it, made once and copied from then on. */
export function drawing(emblem: Emblem): Node {
  const found = drawings.get(emblem) ?? drawn(emblem)
  drawings.set(emblem, found)
  return found.cloneNode(true)
}

function drawn(emblem: Emblem): DocumentFragment {
  const found = new DocumentFragment()
  found.append(...emblem.flatMap((part) => (typeof part === 'string' ? lines(stroke(part)) : groups(part))))
  return found
}

function lines({ tone, width, d }: Stroke): Element[] {
  const line = element('path', { class: tone, d, ...(width && { 'stroke-width': width }) })
  const outlined = tone === 'b' || tone === 'd'
  return outlined ? [element('path', { class: 'l', d, 'stroke-width': width + 5 }), line] : [line]
}

function groups(group: Group): Element[] {
  return (group.mirror ? [true, false] : [false]).map((isMirrored) => {
    const found = element('g', { transform: placed(group, isMirrored) })
    found.append(drawing(group.of))
    return found
  })
}

function element(name: string, attributes: Record<string, string | number>): Element {
  const found = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) found.setAttribute(key, String(value))
  return found
}

/** Where a group lies: turned and sized about the middle. */
export function placed({ turn = 0, size = 1 }: Group, isMirrored = false): string {
  const steps = [
    isMirrored ? 'translate(100 0) scale(-1 1)' : '',
    turn ? `rotate(${turn} 50 50)` : '',
    size === 1 ? '' : `translate(${50 - 50 * size} ${50 - 50 * size}) scale(${size})`,
  ]
  return steps.filter(Boolean).join(' ')
}
