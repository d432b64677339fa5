import { call } from '../api'
import type { Lesson, NewTableMade, Tutorial } from '../generated/protocol'
import type { Language } from '../text/texts.svelte'

export const lessonsOf = (game: string, lang: Language) => call<Tutorial>('GET', `/api/games/${game}/tutorial?lang=${lang}`)
export const begin = (game: string) => call<NewTableMade>('POST', `/api/games/${game}/tutorial`)

export interface Standing {
  /** Which lesson it is, from 0; the last one that was reached. */
  readonly step: number
  readonly lesson: Lesson
  /** doing: it is to be played now; watching: it was, and others move; off: another way was taken; done: all is over. */
  readonly at: 'doing' | 'watching' | 'off' | 'done'
}

/** Where the learner stands after so many moves; `legal`: the learner's moves, when it is asked. */
export function standing(tutorial: Tutorial, ply: number, legal: readonly string[] | null, isOver: boolean): Standing | null {
  const { lessons } = tutorial
  const reached = lessons.filter((one) => one.ply <= ply).length - 1
  const lesson = lessons[reached]
  if (!lesson) return null
  const step = reached
  if (isOver) return { step, lesson, at: 'done' }
  if (!legal) return { step, lesson, at: 'watching' }
  return { step, lesson, at: lesson.ply === ply && legal.includes(lesson.move) ? 'doing' : 'off' }
}
