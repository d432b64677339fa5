import { expect, test } from 'vitest'
import type { Tutorial } from '../generated/protocol'
import { standing } from './course'

const lesson = (key: string, ply: number, move: string) => ({ key, ply, move, rule: '', title: key, text: key, other: key })
const course: Tutorial = {
  game: 'any',
  seat: 'A',
  end: 'end',
  end_title: 'end',
  lessons: [lesson('one', 0, 'draw'), lesson('two', 3, 'discard golem red'), lesson('three', 4, 'aim B')],
}
const at = (ply: number, legal: string[] | null, isOver = false) => {
  const found = standing(course, ply, legal, isOver)
  return found && [found.step, found.at]
}

test('a lesson is done when its move comes, and watched over until the next', () => {
  expect(at(0, ['draw', 'discard sai'])).toEqual([0, 'doing'])
  expect(at(1, null)).toEqual([0, 'watching'])
  expect(at(3, ['draw', 'discard golem red'])).toEqual([1, 'doing'])
  expect(at(4, ['aim B', 'aim C'])).toEqual([2, 'doing'])
  expect(at(5, null, true)).toEqual([2, 'done'])
})

test('who has left the path is told so', () => {
  expect(at(3, ['draw'])).toEqual([1, 'off'])
  expect(at(7, ['draw', 'aim B'])).toEqual([2, 'off'])
})

test('the first tables were dealt before there was anything to learn', () => {
  expect(standing({ ...course, lessons: [] }, 0, ['draw'], false)).toBeNull()
})
