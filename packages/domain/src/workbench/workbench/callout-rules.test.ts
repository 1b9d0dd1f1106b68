import fc from 'fast-check'
import { expect, it } from 'vitest'
import { linesMeant } from '../../catalogue/bom/index.ts'
import { describeCallout, whyNotLookedAt } from './callout-messages.ts'
import {
  accept,
  acceptSure,
  kindOf,
  moveBy,
  nextToLookAt,
  orderOfLooking,
  placeAt,
  seenIn,
  setText,
} from './callout-rules.ts'
import type { Callout } from './callout.ts'
import { calloutOf, lineOf } from './examples.ts'

const picture = { width: 2000, height: 1500 }
const lines = [lineOf('10A', '118202', 'Mechanical seal'), lineOf('7', 'D-1'), lineOf('7', 'D-2')]
const meant = linesMeant(lines)
const sure = calloutOf({ text: '10A', confidence: 0.9 })
const unsure = calloutOf({ text: '12', confidence: 0.89 })
const unread = calloutOf({ text: '', confidence: 0.95 })
const accepted = calloutOf({ text: '7', confidence: 0.2, state: 'ACCEPTED' })

it('a proposal is sure from 0.9 confidence on unless it is unread, and its description says so (CALLOUT-51)', () => {
  expect([sure, unsure, unread, accepted].map(kindOf)).toEqual(['SURE', 'UNSURE', 'UNSURE', 'ACCEPTED'])
  expect([sure, unsure, unread, accepted].map((one) => describeCallout(one, meant(one.text)))).toEqual([
    '10A, Mechanical seal, 118202, sure proposal',
    '12, no position of the BOM, unsure proposal',
    'Not read, no position of the BOM, unsure proposal',
    '7, several parts, accepted',
  ])
})

it('a proposal with text is accepted as it is, and one without text stays unchanged (CALLOUT-54)', () => {
  expect(accept(unsure)).toEqual({ ...unsure, state: 'ACCEPTED' })
  expect(accept(unread)).toBe(unread)
  expect(accept(accepted)).toBe(accepted)
})

it.each([
  [' 10a', '10A'],
  ['118202', '118202'],
  ['433.1', '433.1'],
  ['  ', '12'],
])('typing %j over 12 gives %s (CALLOUT-55)', (typed, text) => {
  const typedOver = setText(unsure, typed, meant)
  expect(typedOver.text).toBe(text)
  expect(kindOf(typedOver)).toBe(typed.trim() ? 'ACCEPTED' : 'UNSURE')
})

it('accepting all accepts only the sure proposals on screen (CALLOUT-59)', () => {
  const hidden = { ...sure }
  expect(acceptSure([sure, hidden, unsure, unread], (one) => one !== hidden)).toEqual([
    { ...sure, state: 'ACCEPTED' },
    hidden,
    unsure,
    unread,
  ])
})

it('a callout counts as on screen if it is in view and large enough (CALLOUT-59)', () => {
  const [near, far] = [calloutOf({ x: 100, y: 100 }), calloutOf({ x: 900, y: 100 })]
  const region = { x: 0, y: 0, width: 500, height: 500 }
  expect(seenIn([near, far], region, 1)).toEqual([near])
  expect(seenIn([near, far], { ...region, width: 2000 }, 0.2)).toEqual([near, far])
  expect(seenIn([near, far], { ...region, width: 2000 }, 0.1)).toEqual([])
})

it('unsure callouts come first, row by row, then sure and accepted ones in natural order (CALLOUT-53)', () => {
  const below = calloutOf({ text: '1', confidence: 0.1, y: 1400, x: 0 })
  const right = calloutOf({ text: '2', confidence: 0.1, y: 90, x: 1900 })
  const left = calloutOf({ text: '3', confidence: 0.1, y: 110, x: 10 })
  const [ten, two] = [calloutOf({ text: '10' }), calloutOf({ text: '2' })]
  const order = orderOfLooking([accepted, ten, below, right, two, left], picture)
  expect(order).toEqual([left, right, below, two, ten, accepted])
  expect(nextToLookAt(order, undefined)).toBe(left)
  expect(nextToLookAt(order, two)).toBe(ten)
  expect(nextToLookAt(order, ten)).toBe(left)
  expect(nextToLookAt([two], two)).toBeUndefined()
})

it('a drawing can be marked as reviewed if it has no callouts, or all have text, are accepted and its part is chosen (CALLOUT-65)', () => {
  expect(whyNotLookedAt([accepted], '4RB-EM-100')).toBeNull()
  expect(whyNotLookedAt([], '4RB-EM-100')).toBeNull()
  expect(whyNotLookedAt([], null)).toBeNull()
  expect(whyNotLookedAt([accepted], null)).toBe('Choose the part of this drawing, or leave this sheet out.')
  expect(whyNotLookedAt([accepted, sure], '4RB-EM-100')).toBe('1 proposal left: accept or remove it.')
  expect(whyNotLookedAt([unsure, sure], '4RB-EM-100')).toBe('2 proposals left: accept or remove them.')
  const blank = calloutOf({ text: '', state: 'ACCEPTED' })
  expect(whyNotLookedAt([accepted, blank], '4RB-EM-100')).toBe('1 proposal left: accept or remove it.')
})

it('a new callout is centered on the spot and as large as most others, or sized by the picture (CALLOUT-58)', () => {
  const spot = { x: 500, y: 400 }
  expect(placeAt(spot, [sure, unsure, calloutOf({ width: 90, height: 20 })], picture)).toMatchObject({
    x: 480,
    y: 380,
    width: 40,
    height: 40,
    text: '',
    state: 'PROPOSED',
  })
  expect(placeAt(spot, [], picture)).toMatchObject({ x: 475, y: 375, width: 50 })
})

const spot = fc.record({ x: fc.double({ noNaN: true }), y: fc.double({ noNaN: true }) })
const sides = fc.record({ width: fc.integer({ min: 1, max: 500 }), height: fc.integer({ min: 1, max: 500 }) })
const anyPicture = fc.record({
  width: fc.integer({ min: 500, max: 20_000 }),
  height: fc.integer({ min: 500, max: 20_000 }),
})

it('a moved or new callout stays within the picture, and a moved one keeps its size (CALLOUT-56)', () => {
  fc.assert(
    fc.property(spot, sides, anyPicture, (by, size, whole) => {
      const moved: Callout[] = [moveBy(calloutOf(size), by, whole), placeAt(by, [calloutOf(size)], whole)]
      for (const { x, y, width, height } of moved) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(whole.width)
        expect(y + height).toBeLessThanOrEqual(whole.height)
      }
      expect(moved[0]).toMatchObject(size)
    }),
  )
})

it('the review order contains every callout exactly once, unsure ones first (CALLOUT-53)', () => {
  const any = fc.record({
    text: fc.constantFrom('', '1', '2', '10A'),
    confidence: fc.double({ min: 0, max: 1, noNaN: true }),
    x: fc.integer({ min: 0, max: 1900 }),
    y: fc.integer({ min: 0, max: 1400 }),
    state: fc.constantFrom('PROPOSED' as const, 'ACCEPTED' as const),
  })
  fc.assert(
    fc.property(fc.array(any), (some) => {
      const callouts = some.map(calloutOf)
      const order = orderOfLooking(callouts, picture)
      expect(order).toHaveLength(callouts.length)
      expect(new Set(order)).toEqual(new Set(callouts))
      const kinds = order.map((one) => ['UNSURE', 'SURE', 'ACCEPTED'].indexOf(kindOf(one)))
      expect(kinds).toEqual(kinds.toSorted((a, b) => a - b))
    }),
  )
})
