import { expect, test } from 'vitest'
import { anchorFor, marked } from './rules'

const IDS = ['BN-5', 'BN-5.2', 'BN-5.2.1', 'BN-8.lord', 'BN-9.herald_of_red', 'BN-5a', 'BN-11']

test('a paragraph that is pointed at is found, or the nearest one', () => {
  expect(anchorFor('BN-5.2.1', IDS)).toBe('BN-5.2.1')
  expect(anchorFor('BN-9.herald', IDS)).toBe('BN-9.herald_of_red')
  expect(anchorFor('BN-5.2.9', IDS)).toBe('BN-5.2')
  expect(anchorFor('BN-11.target', IDS)).toBe('BN-11')
  expect(anchorFor('BN-5b', IDS)).toBe('BN-5')
  expect(anchorFor('SK-1', IDS)).toBe('')
})

test('what is looked for is marked wherever it stands', () => {
  expect(marked('A chain, a Chain.', 'chain')).toEqual([
    { text: 'A ', hit: false },
    { text: 'chain', hit: true },
    { text: ', a ', hit: false },
    { text: 'Chain', hit: true },
    { text: '.', hit: false },
  ])
  expect(marked('山札が山', '山').filter((one) => one.hit).length).toBe(2)
  expect(marked('nothing', ' ')).toEqual([{ text: 'nothing', hit: false }])
})
