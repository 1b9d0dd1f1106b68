import { findCallouts } from '@volute/callouts'
import { expect, it } from 'vitest'
import { drawSheet } from './draw-sheet.ts'
import { lookThrough, type Sheet } from './look-through.ts'
import { precisionOf, recallOf, scoreOf, sumOf } from './score.ts'

const clean: Sheet = {
  drawing: '4RB-PE-45',
  font: 'arimo',
  shape: 'ROUND',
  dpi: 200,
  degradation: 'clean',
  numbers: 'own',
  seed: 2,
}

it.each<[kind: string, recall: number, precision: number, sheets: Partial<Sheet>[]]>([
  [
    'CALLOUT-04: of round balloons in a clean scan of 200 dpi',
    0.98,
    0.99,
    [{}, { drawing: '8HSC-BH-60', font: 'overpass' }],
  ],
  [
    'CALLOUT-05: of round, square and hexagonal ones in bad scans',
    0.95,
    0.98,
    [
      { degradation: 'noise', dpi: 150, font: 'lato', drawing: 'T6A-SU-60' },
      { degradation: 'fax', dpi: 150, shape: 'HEXAGON' },
      { degradation: 'skew', dpi: 150, shape: 'SQUARE', font: 'dejavu-sans' },
      { degradation: 'light', dpi: 100 },
      { numbers: 'mixed' },
      { degradation: 'blur', dpi: 100, shape: 'SQUARE', font: 'tinos', drawing: '16MF-BH-65' },
      { degradation: 'fax', dpi: 100, shape: 'SQUARE', font: 'pt-sans', drawing: 'T6A-PE-55' },
      { degradation: 'light', dpi: 100, shape: 'HEXAGON', font: 'overpass', drawing: '4RB-WE-10' },
    ],
  ],
  [
    'CALLOUT-06: of numbers that stand free at the end of a leader',
    0.85,
    0.95,
    [
      { shape: 'BARE', dpi: 150 },
      { shape: 'BARE', drawing: '4SUB-WE-08', font: 'dejavu-sans' },
      { shape: 'BARE', dpi: 100, degradation: 'light', font: 'roboto-condensed', drawing: 'MTR-040-6V' },
    ],
  ],
])(
  '%s, at least %d are found and at least %d of the findings are right',
  async (_kind, recall, precision, sheets) => {
    const scores = []
    for (const sheet of sheets) scores.push(await lookThrough({ ...clean, ...sheet }))
    const score = sumOf(scores)
    expect(recallOf(score)).toBeGreaterThanOrEqual(recall)
    expect(precisionOf(score)).toBeGreaterThanOrEqual(precision)
    expect(score.surelyWrong).toBe(0)
  },
)

it('callouts of a drawing without a BOM are read on their own (CALLOUT-07)', async () => {
  const score = await lookThrough({ ...clean, dpi: 150 }, false)
  expect(score).toMatchObject({ right: score.drawn, shown: score.drawn, surelyWrong: 0 })
})

/** Four hundred balloons on a sheet that is hatched all over. */
const hatched = {
  name: 'hatched',
  width: 2_000,
  height: 2_000,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2000 2000"><path stroke="#16242b" d="${Array.from({ length: 400 }, (_, n) => `M${n * 10 - 2_000} 2000l2000-2000`).join('')}"/></svg>`,
  balloons: Array.from({ length: 400 }, (_, n) => {
    const [x, y] = [50 + (n % 20) * 100, 50 + Math.floor(n / 20) * 100]
    return { no: String((n % 399) + 1), x, y, r: 27, toX: x + 40, toY: y + 40 }
  }),
}

it('400 balloons on dense hatching are found, including a duplicate number (CALLOUT-08)', async () => {
  const sheet = await drawSheet(hatched, { dpi: 240, font: 'arimo', shape: 'ROUND', texts: [] })
  const found = findCallouts(
    sheet,
    hatched.balloons.map(({ no }) => no),
  )
  const score = scoreOf(sheet, found)
  expect(score.right).toBeGreaterThanOrEqual(396)
  expect(score.surelyWrong).toBe(0)
  expect(found.filter(({ text }) => text === '1')).toHaveLength(2)
})
