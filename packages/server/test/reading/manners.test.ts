import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWorkbook } from '@volute/demo/erp-exports'
import type { Reading } from '@volute/domain/workbench/workbench'
import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { writeFolder } from '../write-folder.ts'
import { readMapped } from '../../src/workbench/import/reading/read-mapped.ts'

const head = ['part_number', 'description', 'price', 'stock']
/** Windows-1252 text, without spreadsheet damage or anything that would be trimmed. */
const word = fc.stringMatching(/^[A-Za-zäöüß][A-Za-z0-9äöüß,;"'./ -]{0,12}[A-Zß]$/)
const part = fc.record({
  number: fc.stringMatching(/^[A-Z]{2}\d{3}-[A-Z]{2}$/),
  description: word,
  cents: fc.integer({ min: 0, max: 1e8 }),
  stock: fc.integer({ min: 0, max: 1e6 }),
})

const manner = fc.record({
  encoding: fc.constantFrom('utf-8', 'windows-1252', 'utf-16le', 'utf-16be'),
  separator: fc.constantFrom(',', ';', '\t'),
  decimalMark: fc.constantFrom('.', ','),
  isWorkbook: fc.boolean(),
  titles: fc.integer({ min: 0, max: 3 }),
}) satisfies fc.Arbitrary<Omit<Reading, 'sheet' | 'headRow'> & { isWorkbook: boolean; titles: number }>

function encode(text: string, encoding: Reading['encoding']): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text)
  if (encoding === 'windows-1252') return Buffer.from(text, 'latin1')
  const bytes = Buffer.from(text, 'utf16le')
  return encoding === 'utf-16le' ? bytes : bytes.swap16()
}

const agreed = ['DECIMAL_COMMA', 'THOUSANDS', 'CURRENCY'] as const
const columns = head.map((to, from) => ({ to, from, constant: '' }))

it('a catalogue in any encoding, separator and decimal mark, or in a workbook, is read back unchanged (BRING-01, BRING-02, BRING-17)', async () => {
  const folder = await writeFolder({})
  await fc.assert(
    fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 8 }), manner, async (parts, how) => {
      const { encoding, separator, decimalMark, isWorkbook, titles } = how
      const price = (cents: number) =>
        `${Math.trunc(cents / 100)}${decimalMark}${String(cents % 100).padStart(2, '0')}`
      const above = Array.from({ length: titles }, (_, at) => [`Title ${at}`])
      const rows = parts.map(({ number, description, cents, stock }) => [
        number,
        description,
        price(cents),
        stock,
      ])
      const path = join(folder, isWorkbook ? 'a.xlsx' : 'a.csv')
      const text = Papa.unparse([...above, head, ...rows], { delimiter: separator })
      await writeFile(
        path,
        isWorkbook ? writeWorkbook('S', [...above, head, ...rows], titles) : encode(text, encoding),
      )
      const reading = { encoding, separator, decimalMark, sheet: isWorkbook ? 'S' : null, headRow: titles }
      const { mapped, problems } = await readMapped({ path, name: 'a' }, reading, [
        { file: 'parts.csv', columns, agreed: [...agreed] },
      ])
      expect(problems).toEqual([])
      expect(mapped[0]?.rows).toEqual(
        parts.map(({ number, description, cents, stock }) => [
          number,
          description,
          (cents / 100).toFixed(2),
          String(stock),
        ]),
      )
    }),
    { numRuns: 24 },
  )
})
