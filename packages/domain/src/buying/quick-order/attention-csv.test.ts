import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanText } from '../../core/table/index.ts'
import { tableOfCsv } from '../list-reading/index.ts'
import { importRows } from './add-lines.ts'
import { attentionCsv } from './check-list.ts'
import { readCsvRows } from './read-csv-rows.ts'

it('part numbers in the file of rows to fix are read back unchanged', () => {
  const cell = fc
    .string({ unit: 'grapheme', maxLength: 12 })
    .map((one) => cleanText(one.replace(/['\s\0]/g, 'x')).trim())
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { maxLength: 8 }), (pairs) => {
      const rows = pairs.map(([number, quantity], index) => ({
        row: index + 2,
        partNumber: `P${number}`.toUpperCase(),
        quantity,
        trim: '',
        angle: '',
        paintColor: '',
      }))
      const ground = {
        parts: new Map(),
        paintColors: [],
        defaultPaintColorId: null,
        nextId: 1,
        source: 'PASTED' as const,
      }
      const lines = importRows([], rows, ground)
      const csv = attentionCsv(lines.ok ? lines.value : [], new Map()).slice(1)
      const again = readCsvRows(tableOfCsv(csv)?.rows.map((row) => row.map(String)) ?? [])
      expect(again.ok && again.value.rows.map(({ partNumber }) => partNumber)).toEqual(
        rows.map(({ partNumber }) => partNumber),
      )
    }),
  )
})
