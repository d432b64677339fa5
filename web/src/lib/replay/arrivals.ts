/** A step of a race: `held` milliseconds before `ms`, when it counted, it had arrived. */
interface Step {
  readonly number: number
  readonly ms: number | null
  readonly held?: number
}

/** As which of the moves each of them arrived, where that is another number than the one under which it counted. */
export function arrivals(steps: readonly Step[]): ReadonlyMap<number, number> {
  const timed = steps.filter((step): step is Step & { ms: number } => step.number > 0 && step.ms !== null)
  const inOrder = [...timed].sort((one, other) => one.ms - (one.held ?? 0) - (other.ms - (other.held ?? 0)) || one.number - other.number)
  const found = inOrder.map((step, i) => [step.number, timed[i]?.number ?? step.number] as const)
  return new Map(found.filter(([counted, arrived]) => counted !== arrived))
}

/** 0:07, 12:30, 3:00:00; where moments count 0:07.31. */
export function when(ms: number, isFine = false): string {
  const [hours, minutes, seconds] = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60].map(Math.floor)
  const two = (number = 0) => String(number).padStart(2, '0')
  const whole = hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
  return isFine ? `${whole}.${two(Math.floor((ms % 1000) / 10))}` : whole
}
