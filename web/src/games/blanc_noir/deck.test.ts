import { expect, test } from 'vitest'
import { stroke, type Part } from '../../lib/faces/emblem'
import { SHAPES } from '../../lib/faces/shapes'
import { CARDS, cardOf, COLOURS, kindOf } from './deck'
import { around } from './facts'

test('every card of the deck has an emblem of its own', () => {
  const drawn = new Map(CARDS.map((card) => [cardOf(card).kind, JSON.stringify(kindOf(card)?.emblem)]))
  expect([...drawn.values()].filter((emblem) => emblem === '[]' || emblem === undefined)).toEqual([])
  expect(new Set(drawn.values()).size).toBe(drawn.size)
})

test('every stroke is of a tone that the faces know', () => {
  const flat = (parts: readonly Part[]): string[] => parts.flatMap((part) => (typeof part === 'string' ? [part] : flat(part.of)))
  const strokes = CARDS.flatMap((card) => flat(kindOf(card)?.emblem ?? []))
  expect(strokes.filter((one) => !/^[mspkqlhcbd][\d.]* M[\dMLHVCSQTAZ ,.-]+$/i.test(one))).toEqual([])
  expect(stroke('b7 M0 0')).toEqual({ tone: 'b', width: 7, d: 'M0 0' })
})

test('every colour has a sign', () => {
  expect(COLOURS.map((colour) => SHAPES[colour]).filter((shape) => !shape)).toEqual([])
})

test('what is printed follows the deck of the rules', () => {
  expect(kindOf('red.lord')).toMatchObject({ group: 'special', ground: 'noble', number: 15, copies: 1, rule: 'BN-8.lord' })
  expect(kindOf('herald_of_blue')).toMatchObject({ ground: 'scroll', number: null, copies: 2, rule: 'BN-9.herald' })
  expect(kindOf('golem')).toMatchObject({ ground: 'noir', number: 25 })
  expect(kindOf('nobody')).toBeNull()
})

test('the others sit clockwise from the left', () => {
  expect(around(['B'])).toEqual({ left: [], top: ['B'], right: [] })
  expect(around(['B', 'C'])).toEqual({ left: ['B'], top: [], right: ['C'] })
  expect(around(['B', 'C', 'D', 'E', 'F'])).toEqual({ left: ['B'], top: ['C', 'D', 'E'], right: ['F'] })
})
