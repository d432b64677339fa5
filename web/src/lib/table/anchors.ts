import type { Attachment } from 'svelte/attachments'

/** Where things lie on the screen, by name, so that cards know whence and where to they fly. */
const places = new Map<string, Element>()

/** `zoneName` for a whole zone; for one card of it, with its face and copy. */
export function anchorName(zone: string, owner: string | null, card = '', copy = 0): string {
  return `${zone} ${owner ?? '-'}${card ? ` ${card} ${copy}` : ''}`
}

export function anchor(name: string): Attachment {
  return (element) => {
    places.set(name, element)
    return () => {
      if (places.get(name) === element) places.delete(name)
    }
  }
}

export function placeOf(name: string): Element | undefined {
  return places.get(name)
}

/** Where everything lies now. */
export function rectangles(): Map<string, DOMRect> {
  return new Map([...places].map(([name, element]) => [name, element.getBoundingClientRect()]))
}
