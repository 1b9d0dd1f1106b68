import type { Callout } from '@volute/domain/workbench/workbench'
import { expect, it } from 'vitest'
import type { Mark } from '../../../core/svg/index.ts'
import { beside, proposeCallouts } from './propose-callouts.ts'

const view = { x: 100, y: 0, width: 512, height: 256 }
const mark = (source: Mark['source'], texts: string[], x = 150, side = 10): Mark => ({
  x,
  y: 20,
  width: side,
  height: side,
  texts,
  source,
  shape: 'ROUND',
})
const propose = (marks: Mark[], references: string[]) =>
  proposeCallouts({ view, marks }, references).map(({ text, confidence }) => [text, confidence])

it.each([
  ['DATA', ['4'], ['4'], [['4', 1]]],
  ['HOTSPOT', ['10a'], ['10A'], [['10A', 0.98]]],
  ['NAME', ['004', '4'], ['4'], [['4', 0.85]]],
  ['NAME', ['004', '4'], [], [['004', 0.7]]],
  ['NAME', [], ['4'], [['', 0.5]]],
  ['TEXT', ['433.1'], ['433.1'], [['433.1', 0.95]]],
  ['TEXT', ['Suction'], ['4'], []],
  ['TEXT', ['8'], ['4'], []],
  ['TEXT', ['8'], [], [['8', 0.6]]],
  ['TEXT', ['GAP 3 MM'], [], []],
] as const)(
  'a %s with the texts %j is proposed for the references %j as %j (CALLOUT-42)',
  (source, texts, references, expected) => {
    expect(propose([mark(source, [...texts])], [...references])).toEqual(expected)
  },
)

it('a hotspot over its own text is one callout, and the same reference elsewhere is another (CALLOUT-42)', () => {
  const marks = [mark('TEXT', ['4'], 152, 6), mark('NAME', ['4'], 140, 30), mark('TEXT', ['4'], 300)]
  expect(propose(marks, ['4'])).toEqual([
    ['4', 0.95],
    ['4', 0.95],
  ])
})

it('callouts are in the drawing’s position in pixels, with a minimum size (CALLOUT-42)', () => {
  const [found, small] = proposeCallouts(
    { view, marks: [mark('DATA', ['1']), mark('DATA', ['2'], 200, 1)] },
    [],
  )
  expect(found).toMatchObject({ x: 100, y: 40, width: 20, height: 20, state: 'PROPOSED' })
  expect(small).toMatchObject({ x: 198, width: 6, height: 6 })
})

it('accepted callouts stay when callouts are read again, and no proposal overlaps them (CALLOUT-43)', () => {
  const callout = (text: string, x: number, state: Callout['state']): Callout => ({
    x,
    y: 0,
    width: 10,
    height: 10,
    shape: 'ROUND',
    confidence: 0.9,
    text,
    state,
  })
  const before = [callout('1', 0, 'ACCEPTED'), callout('2', 50, 'PROPOSED')]
  const found = [callout('7', 2, 'PROPOSED'), callout('3', 50, 'PROPOSED')]
  expect(beside(before, found).map(({ text }) => text)).toEqual(['1', '3'])
})
