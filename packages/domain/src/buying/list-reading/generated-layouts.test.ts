import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { generateExports } from '../../../test/layouts/generate-exports.ts'
import { generateTables } from '../../../test/layouts/generate-tables.ts'
import { generateTexts } from '../../../test/layouts/generate-texts.ts'
import type { GeneratedLayout } from '../../../test/layouts/order-by-chance.ts'
import { openCsv } from '../../core/table/index.ts'
import type { ListReading } from './list-reading.ts'
import { readSource } from './read-source.ts'
import { tableOfText } from './table-of-text.ts'

const csv = openCsv(',')
const file = readFileSync(join(import.meta.dirname, '../../../../../demo/catalogue/parts.csv'), 'utf8')
const parts = csv
  .push(file)
  .map(({ cells: [part = '', description = '', unit = '', price = ''] }) => ({
    part,
    description,
    unit,
    price: Number(price),
  }))
  .filter(({ part, price }) => price > 0 && part !== 'part_number')
const catalogue = new Set(parts.map(({ part }) => part))
const knows = (number: string) => catalogue.has(number)

const layouts = [...generateTables(parts, 50), ...generateTexts(parts, 50), ...generateExports(parts, 50)]

/** Reads a layout; what is asked is answered by the best guess, which a person would confirm. */
function readLayout({ text, decimalMark }: GeneratedLayout) {
  const source = { tables: [tableOfText(text)], orders: [], notAnOrder: null }
  const taken = readSource(source, { knows })
  const columns = taken.columns.map(({ meaning }) => meaning)
  const offered =
    taken.questions.length > 0 ? readSource(source, { knows, choice: { columns, decimalMark } }) : taken
  return { taken, offered }
}

/** Lines of a reading that are lines of the order, each counted once. */
function rightOf({ lines }: ListReading, wanted: GeneratedLayout['lines']): number {
  const left = Map.groupBy(wanted, ({ part, quantity }) => `${part} ${quantity}`)
  return lines.filter(({ partNumber, quantity }) => left.get(`${partNumber} ${quantity}`)?.pop()).length
}

const score = (layout: GeneratedLayout) => {
  const { taken, offered } = readLayout(layout)
  const takenLines = taken.lines.filter(({ quantity, partNumber }) => quantity !== null && knows(partNumber))
  const right = rightOf({ ...taken, lines: takenLines }, layout.lines)
  return {
    lines: layout.lines.length,
    offered: rightOf(offered, layout.lines),
    taken: takenLines.length,
    right,
    wrong: takenLines.length - right,
    questions: taken.questions,
  }
}

it.each(layouts)('$name: no wrong quantity is taken', (layout) => {
  const { wrong, offered, lines, questions } = score(layout)
  expect({ wrong, missing: lines - offered }).toEqual({ wrong: 0, missing: 0 })
  if (!layout.mayAsk) expect(questions).toEqual([])
})

it('generated layouts are read with recall ≥ 98 %, precision ≥ 99.5 % and no wrong quantity (LIST-05)', ({
  annotate,
}) => {
  const scores = layouts.map(score)
  const sum = (of: 'lines' | 'offered' | 'taken' | 'right' | 'wrong') =>
    scores.reduce((all, one) => all + one[of], 0)
  const recall = sum('offered') / sum('lines')
  const precision = sum('right') / sum('taken')
  void annotate(
    `${layouts.length} layouts, ${sum('lines')} lines: recall ${(recall * 100).toFixed(2)} %, precision ${(precision * 100).toFixed(2)} %, ${sum('wrong')} wrong`,
  )
  expect(layouts.length).toBeGreaterThanOrEqual(40)
  expect(recall).toBeGreaterThanOrEqual(0.98)
  expect(precision).toBeGreaterThanOrEqual(0.995)
  expect(sum('wrong')).toBe(0)
})
