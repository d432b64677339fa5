import { expect, test } from 'vitest'
import type { Draws } from '../generated/protocol'
import fixture from './record.fixture.json'
import { canonical, commitmentOf, digestOf, drawsFollow, fromHex, Stream, toHex, type Plain } from './proof'

/** A record that the library wrote, with the draws that it noted. */
const { record, draws } = fixture as unknown as {
  record: Plain & Required<Pick<Plain, 'luck'>>
  draws: Draws
}

test('the digest is the one that the library writes', async () => {
  expect(await digestOf(record)).toBe(record.digest)
  expect(await digestOf({ ...record, seats: 3 })).not.toBe(record.digest)
})

test('canonical JSON has its names in order and nothing between', () => {
  expect(canonical({ b: [1, null, 'ä"'], a: { d: true, c: -2 } })).toBe('{"a":{"c":-2,"d":true},"b":[1,null,"ä\\""]}')
})

test('the commitment is the hash of the secret', async () => {
  expect(await commitmentOf(record.luck.secret ?? '')).toBe(record.luck.commitment)
  expect(await commitmentOf('0'.repeat(64))).not.toBe(record.luck.commitment)
})

test('every number of the game follows from the secret and the players’ words', async () => {
  expect(record.luck.entropy).toEqual(['clover', '四つ葉'])
  expect(draws.below.length).toBeGreaterThan(130)
  expect(await drawsFollow(record.luck, draws)).toEqual({ count: draws.below.length, wrong: null })
})

test('a number that does not follow is found', async () => {
  const value = draws.value.map((one, i) => (i === 99 ? (one + 1) % 2 : one))
  expect(await drawsFollow(record.luck, { ...draws, value })).toEqual({ count: 99, wrong: 100 })
  expect((await drawsFollow({ ...record.luck, entropy: ['clover'] }, draws)).wrong).toBeLessThan(5)
})

test('numbers too large for an even share are drawn again', async () => {
  const stream = await Stream.of('0'.repeat(64), [])
  const n = 3_000_000_000
  for (let i = 0; i < 50; i++) expect(await stream.below(n)).toBeLessThan(n)
})

test('bytes and hexadecimal digits are the same thing', () => {
  expect(toHex(fromHex('00ff10'))).toBe('00ff10')
})
