import { faceOf, backOf, type View, type Zone } from './view'

/** Where a card lay or lies: its zone, and in a hand that is seen its face and copy. */
export interface Place {
  zone: string
  owner: string | null
  card: string
  copy: number
}

/** A card that has gone from one zone to another. `card` is null for who may not see it. */
export interface Moving {
  card: string | null
  back: string
  from: Place
  to: Place
}

interface Change {
  zone: Zone
  back: string
  /** Faces that were seen and are gone, or are seen and are new. */
  lost: string[]
  gained: string[]
  /** So many that nobody sees; negative: gone. */
  unseen: number
}

const MOST = 14

/** Which cards have moved between two views: known ones by their faces, hidden ones by their number. */
export function moving(before: View, after: View): Moving[] {
  const changes = after.zones.map((zone) => change(find(before, zone), zone))
  const found: Moving[] = []
  for (const to of changes) {
    for (const card of to.gained) {
      const from = source(changes, to, card)
      if (from) found.push({ card, back: '', from: place(from, find(before, from.zone), card), to: place(to, to.zone, card) })
    }
    for (; to.unseen > 0; to.unseen -= 1) {
      const from = giver(changes, to)
      if (!from) break
      const card = from.lost.length ? (from.lost.pop() ?? null) : null
      if (card === null) from.unseen += 1
      found.push({ card: null, back: to.back, from: place(from, find(before, from.zone), card), to: place(to, to.zone, null) })
    }
  }
  return found.length > MOST ? onePerWay(found) : found
}

function source(changes: Change[], to: Change, card: string): Change | null {
  const known = changes.find((one) => one !== to && one.lost.includes(card))
  if (known) {
    known.lost.splice(known.lost.indexOf(card), 1)
    return known
  }
  const hidden = changes.find((one) => one !== to && one.unseen < 0)
  if (hidden) hidden.unseen += 1
  return hidden ?? null
}

function giver(changes: Change[], to: Change): Change | null {
  return changes.find((one) => one !== to && one.unseen < 0) ?? changes.find((one) => one !== to && one.lost.length > 0) ?? null
}

function change(before: Zone, after: Zone): Change {
  const [old, now] = [faces(before), faces(after)]
  const lost = without(old, now)
  const gained = without(now, old)
  const seen = after.cards.find((card) => faceOf(card) === null) ?? before.cards.find((card) => faceOf(card) === null)
  // what was hidden and is now seen in the same place has not moved
  let unseen = after.count - now.length - (before.count - old.length)
  while (unseen < 0 && gained.length && after.count >= before.count && !lost.length) {
    gained.pop()
    unseen += 1
  }
  while (unseen > 0 && lost.length && after.count <= before.count && !gained.length) {
    lost.pop()
    unseen -= 1
  }
  return { zone: after, back: (seen && backOf(seen)) || after.zone, lost, gained, unseen }
}

function faces(zone: Zone): string[] {
  return zone.cards.map(faceOf).filter((face) => face !== null)
}

function without(some: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return some.filter((one) => {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

function find(view: View, zone: Zone): Zone {
  return view.zones.find((one) => one.zone === zone.zone && one.owner === zone.owner) ?? { ...zone, count: 0, cards: [] }
}

function place({ zone }: Change, where: Zone, card: string | null): Place {
  const copies = card && zone.shape === 'hand' ? faces(where).filter((one) => one === card).length : 0
  return { zone: zone.zone, owner: zone.owner, card: copies ? (card ?? '') : '', copy: Math.max(0, copies - 1) }
}

/** When half the table moves, one card stands for all that go the same way. */
function onePerWay(all: readonly Moving[]): Moving[] {
  const ways = new Map(all.map((one) => [`${one.from.zone} ${one.from.owner} ${one.to.zone} ${one.to.owner}`, one]))
  return [...ways.values()].slice(0, MOST)
}
