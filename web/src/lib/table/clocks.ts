import type { Clocks } from './view'

/** Milliseconds that a seat has at `now`, in the server's time; null for a table without clocks. */
export function leftOf(clocks: Clocks, seat: string, now: number): number | null {
  const left = clocks.left[seat]
  if (left === undefined) return null
  const gone = !clocks.paused && clocks.running.includes(seat) ? Math.max(0, now - clocks.since) : 0
  return Math.max(0, left - gone)
}

/** 0:07, 12:30, 3:00:00 */
export function spelled(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const two = (number: number) => String(number).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
