import { expect, test } from 'vitest'
import { look as blancNoir } from '../../games/blanc_noir/look'
import type { Words } from '../text/words'
import type { Look } from './look'
import type { Told } from './table.svelte'
import { logged } from './telling'
import type { View } from './view'

const words = { event: (heard: { event: string }) => heard.event } as unknown as Words
const look = { retold: (heard: unknown) => heard } as unknown as Look
const told = (['drew', 'discarded', ''] as const).map((event, i) => ({ seq: i, by: 'A', heard: event ? [{ event }] : [] })) as unknown as Told[]

test('the log tells everything that says something, or the last thing alone', () => {
  expect(logged(told, words, look, true).map((one) => one.told.seq)).toEqual([0, 1])
  expect(logged(told, words, look, false).map((one) => one.told.seq)).toEqual([1])
})

test('BN-10: how much of the log there is, the table has chosen', () => {
  const view = (log: string) => ({ options: { log } }) as unknown as View
  expect(blancNoir.retells?.(view('full'))).toBe(true)
  expect(blancNoir.retells?.(view('last'))).toBe(false)
})
