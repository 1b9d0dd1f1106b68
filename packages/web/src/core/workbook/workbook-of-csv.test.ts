import { endpoints } from '@volute/domain/app/contract'
import { amountHeadings, writeCsv } from '@volute/domain/core/kernel'
import fc from 'fast-check'
import readExcelFile from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { workbookOfCsv } from './workbook-of-csv.ts'

async function roundTrip(rows: (string | number | null)[][]) {
  const [sheet] = await readExcelFile(Buffer.from(workbookOfCsv(writeCsv(rows))), { trim: false })
  return sheet?.data
}

it('numbers of parts and orders stay texts, amounts become numbers (CSV-05)', async () => {
  expect(
    await roundTrip([
      ['PO #', 'Part Number', 'Name', 'Grand Total'],
      ['00420', '1E5', 'Ann "A" <b> & co', '4704.15'],
      ['3-4', '=1+1', ' two\nlines ', '-3.90'],
      ['-3', '+49 1', null, ''],
    ]),
  ).toEqual([
    ['PO #', 'Part Number', 'Name', 'Grand Total'],
    ['00420', '1E5', 'Ann "A" <b> & co', 4704.15],
    ['3-4', '=1+1', 'two\nlines', -3.9],
    ['-3', '+49 1', null, null],
  ])
})

it('each text of a list is the same text in its workbook (CSV-05)', () =>
  fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), async (text) => {
      const shown = text.trim()
      fc.pre(shown !== '' && !/['\p{Cc}\uFFFE\uFFFF]/u.test(text))
      expect(await roundTrip([['Name'], [text]])).toEqual([['Name'], [shown]])
    }),
  ))

it('each amount is a column of some list', () => {
  const columns = new Set(Object.values(endpoints).flatMap(({ csv }) => csv?.columns ?? []))
  expect([...amountHeadings].filter((heading) => !columns.has(heading))).toEqual([])
})

it('27 columns are named in order', async () => {
  const heading = Array.from({ length: 28 }, (_, at) => `Column ${at}`)
  expect(await roundTrip([heading])).toEqual([heading])
})
