import fc from 'fast-check'
import { expect, it } from 'vitest'
import { linesMeant, namedKey } from '../../catalogue/bom/index.ts'
import { calloutOf, lineOf } from './examples.ts'
import { compareReferences, leftOver } from './references.ts'

const seal = lineOf('10A', '118202')
const lines = [lineOf('2', '235626'), lineOf('10', '118204'), seal, lineOf('7', 'D-1'), lineOf('7', 'D-2')]

it.each([
  ['10a', ['118202']],
  [' 10 A ', ['118202']],
  ['１０A', ['118202']],
  ['118202', ['118202']],
  ['7', ['D-1', 'D-2']],
  ['010A', []],
  ['', []],
])('%j matches the parts %j (CALLOUT-52)', (text, partNumbers) => {
  expect(linesMeant(lines)(text).map(({ partNumber }) => partNumber)).toEqual(partNumbers)
})

it('references are in natural order, ignoring case (CALLOUT-53)', () => {
  const counted = ['1', '2', '9a', '10', '10A', '10B', '11', '433.1', '433.2', '433.10', 'A', 'B1', 'B12']
  expect(counted.toReversed().toSorted(compareReferences)).toEqual(counted)
  expect(compareReferences('10a', '10A')).toBe(0)
})

it('leftovers are positions without callout, callouts without position, ambiguous and duplicate callouts (CALLOUT-60)', () => {
  const callouts = ['10', '10a', '10A', '99', '', '7'].map((text) => calloutOf({ text }))
  const left = leftOver(callouts, [...lines, lineOf('10a', '118202')])
  expect(left.positions.map(({ reference }) => reference)).toEqual(['2'])
  expect(left.strays.map(({ text }) => text)).toEqual(['', '99'])
  expect(left.ambiguous.map(({ text }) => text)).toEqual(['7'])
  expect(left.times.get(seal)).toBe(2)
})

const reference = fc.stringMatching(/^[0-9]{1,3}(\.[0-9]{1,2})?[ABab]?$/)
const drawn = fc.array(reference, { maxLength: 30 })

it('each BOM line has a callout or is left over, and each callout matches a line or is stray (CALLOUT-60)', () => {
  fc.assert(
    fc.property(drawn, drawn, (references, texts) => {
      const bom = references.map((one, index) => lineOf(one, `P-${index}`))
      const callouts = texts.map((text) => calloutOf({ text }))
      const left = leftOver(callouts, bom)
      const [known, called] = [references, texts].map((of) => new Set(of.map(namedKey)))
      expect(left.positions).toEqual(bom.filter((line) => !called?.has(namedKey(line.reference))))
      expect(new Set(left.strays)).toEqual(
        new Set(callouts.filter(({ text }) => !known?.has(namedKey(text)))),
      )
    }),
  )
})

it('natural order is antisymmetric and transitive (CALLOUT-53)', () => {
  fc.assert(
    fc.property(reference, reference, reference, (a, b, c) => {
      expect(compareReferences(a, b) + compareReferences(b, a)).toBe(0)
      const [low, middle, high] = [a, b, c].toSorted(compareReferences) as [string, string, string]
      expect(compareReferences(low, high)).toBeLessThanOrEqual(0)
      expect(compareReferences(low, middle)).toBeLessThanOrEqual(0)
    }),
  )
})
