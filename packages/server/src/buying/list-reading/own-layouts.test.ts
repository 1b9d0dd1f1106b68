import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ListReading, readSource } from '@volute/domain/buying/list-reading'
import { expect, it } from 'vitest'
import { csvFiles } from '../../../test/own-layouts/csv-files.ts'
import { doubtfulWorkbooks } from '../../../test/own-layouts/doubtful-workbooks.ts'
import { mailTexts } from '../../../test/own-layouts/mail-texts.ts'
import { knows, type OwnLayout } from '../../../test/own-layouts/own-layout.ts'
import { printedOrders } from '../../../test/own-layouts/printed-orders.ts'
import { plainWorkbooks } from '../../../test/own-layouts/workbooks.ts'
import { withWorkFolder } from '../../core/process/index.ts'
import { readListFile } from './read-file.ts'

const printed = join(import.meta.dirname, '../../../test/own-layouts/printed')
const layouts: readonly OwnLayout[] = [
  ...plainWorkbooks,
  ...doubtfulWorkbooks,
  ...csvFiles,
  ...mailTexts,
  ...printedOrders.map((order) => ({ ...order, content: readFileSync(join(printed, order.file)) })),
]

const sourceOf = ({ file, content }: OwnLayout) =>
  withWorkFolder(async (work) => {
    const path = join(work, 'file')
    await writeFile(path, content)
    return readListFile({ path, name: file })
  })

/** Taken lines that are not lines of the order; each line of the order counts once. */
function wrongOf(taken: ListReading['lines'], { lines }: OwnLayout): string[] {
  const left = Map.groupBy(lines, ({ part, quantity }) => `${part} × ${quantity}`)
  return taken
    .map(({ partNumber, quantity }) => `${partNumber} × ${quantity}`)
    .filter((line) => !left.get(line)?.pop())
}

async function score(layout: OwnLayout) {
  const { lines, questions } = readSource(await sourceOf(layout), { knows })
  const taken = lines.filter(({ quantity, partNumber }) => quantity !== null && knows(partNumber))
  const asked = lines.filter(({ quantity, partNumber }) => quantity === null && knows(partNumber))
  const found = new Set([...taken, ...asked].map(({ partNumber }) => partNumber))
  return {
    questions,
    wrong: wrongOf(taken, layout),
    missing: layout.lines.filter(({ part }) => !found.has(part)).map(({ part }) => part),
    taken: taken.length,
    asked: asked.length,
    skipped: Math.max(0, layout.lines.length - taken.length - asked.length),
    certain: layout.lines.filter(({ quantity }) => quantity !== null).length,
  }
}

it.each(layouts)('$file: no wrong quantity is taken, and no line is lost (LIST-05)', async (layout) => {
  const { wrong, missing, questions, taken, certain } = await score(layout)
  expect({ wrong, missing }).toEqual({ wrong: [], missing: [] })
  if (layout.ask === 'no') expect({ questions, taken }).toEqual({ questions: [], taken: certain })
  if (layout.ask === 'must') expect(taken).toBe(0)
})

it('prints the share of lines that are taken, asked and skipped', async ({ annotate }) => {
  const sums = { layouts: layouts.length, lines: 0, taken: 0, asked: 0, skipped: 0, wrong: 0 }
  for (const layout of layouts) {
    const { taken, asked, skipped, wrong } = await score(layout)
    sums.lines += layout.lines.length
    sums.taken += taken
    sums.asked += asked
    sums.skipped += skipped
    sums.wrong += wrong.length
  }
  await annotate(JSON.stringify(sums))
  expect(sums.layouts).toBeGreaterThanOrEqual(40)
  expect(sums.wrong).toBe(0)
})
