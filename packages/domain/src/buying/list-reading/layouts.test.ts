import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSource } from './read-source.ts'
import { tableOfText } from './table-of-text.ts'

interface Layout {
  file: string
  kind: string
  ask: 'no' | 'may' | 'must'
  lines: { part: string; quantity: number; unit: string }[]
  hidden?: { part: string; quantity: number }[]
  total?: string
  poNumber?: string
  needBy?: string
}

const folder = join(import.meta.dirname, '../../../test/layouts')
const { layouts } = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as { layouts: Layout[] }
const texts = layouts.filter(({ kind }) => kind !== 'xlsx')
const parts = readFileSync(join(import.meta.dirname, '../../../../../demo/catalogue/parts.csv'), 'utf8')
const catalogue = new Set(parts.split('\n').map((row) => row.split(',')[0] ?? ''))
const knows = (number: string) => catalogue.has(number)

it.each(texts)('the lines of $file are read right (LIST-05)', (layout) => {
  const text = readFileSync(join(folder, layout.file), 'utf8')
  const reading = readSource({ tables: [tableOfText(text)], orders: [], notAnOrder: null }, { knows })
  const lines = reading.lines.map(({ partNumber, quantity, unit }) => ({ part: partNumber, quantity, unit }))
  expect(reading.questions).toEqual([])
  expect(lines.map(({ part, quantity }) => ({ part, quantity }))).toEqual(
    layout.lines.map(({ part, quantity }) => ({ part, quantity })),
  )
  for (const [place, { unit }] of lines.entries())
    if (unit !== '') expect([place, unit]).toEqual([place, layout.lines[place]?.unit])
  expect(reading.statedTotal).toBe(layout.total && reading.statedTotal ? layout.total : '')
  if (layout.total) expect(reading.linesTotal).toBe(layout.total)
  expect(reading.poNumber).toBe(layout.poNumber ?? '')
  if (layout.needBy) expect(reading.needBy).toBe(layout.needBy)
  expect(lines.filter(({ part }) => !knows(part))).toEqual([])
})
