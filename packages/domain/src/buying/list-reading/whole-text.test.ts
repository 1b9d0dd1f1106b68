import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanText } from '../../core/table/index.ts'
import { readSource } from './read-source.ts'
import { tableOfText } from './table-of-text.ts'

const known = ['TB10773', '118204', 'PK38-G', '417', 'OR2-116-N']
const knows = (number: string) => known.includes(number)

const words = fc.constantFrom(
  ...known,
  ...'4 10 20 1.000 2,5 -2 8.5 0 001 614.90 2.459,60 4x x4 EA ft box Qty Part Menge Price Amount On Hand Total Summe 1. - > | " \' : ( ) # x PO 12/05/2026 1-Oct Thanks,'.split(
    ' ',
  ),
  'TB10774',
  'Seal, mechanical',
  'Part Number',
  'Note: max 2',
  '\u200B',
  '１２',
)
const separators = fc.constantFrom('\t', ';', ',', ', ', ' ', '   ', ' | ')
const line = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(fc.array(words, { maxLength: 8 }), separators).map(([cells, by]) => cells.join(by)),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
)
const text = fc
  .tuple(fc.array(line, { maxLength: 12 }), fc.constantFrom('\n', '\r\n', '\r'))
  .map(([lines, end]) => lines.join(end))

const read = (pasted: string) => {
  const table = tableOfText(pasted)
  return { table, reading: readSource({ tables: [table], orders: [], notAnOrder: null }, { knows }) }
}

it('every row of a pasted text is a line or left out, and its letters and digits are in the rows (LIST-06)', () => {
  fc.assert(
    fc.property(text, (pasted) => {
      const { table, reading } = read(pasted)
      const filled = table.rows.flatMap((row, at) =>
        row.some((cell) => cleanText(String(cell)).trim() !== '') ? [at + 1] : [],
      )
      const lines = new Set(reading.lines.map(({ row }) => row))
      const leftOut = reading.leftOut.map(({ row }) => row)
      expect([...lines, ...leftOut].toSorted((a, b) => a - b)).toEqual(filled)
      const signs = (of: string) => cleanText(of).replaceAll(/[^\p{L}\p{N}]/gu, '')
      expect(signs(table.rows.flat().join(''))).toBe(signs(pasted))
    }),
    { numRuns: 2000 },
  )
})

it('nothing is taken while a question is open, and a taken quantity stands in its row (LIST-05)', () => {
  fc.assert(
    fc.property(text, (pasted) => {
      const { table, reading } = read(pasted)
      for (const { row, quantity, problem, partNumber } of reading.lines) {
        if (quantity === null) continue
        expect(reading.questions).toEqual([])
        expect(problem).toBe('')
        expect(quantity).toBeGreaterThanOrEqual(1)
        const written = cleanText((table.rows[row - 1] ?? []).join(' ')).toUpperCase()
        expect(written).toContain(partNumber)
        expect(written.replaceAll(/(?<=\d)[.,'’ ](?=\d{3})/g, '')).toContain(String(quantity))
      }
    }),
    { numRuns: 2000 },
  )
})

it('a line of a known part takes only a number beside it, of its column or of a proof', () => {
  const count = fc.integer({ min: 2, max: 999 })
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...known), count, count), { minLength: 1 }), (rows) => {
      const pasted = rows.map(([part, one, other]) => `${one}\t${part}\t${other}`).join('\n')
      const isSame = rows.every(([, one, other]) => one === other)
      const { reading } = read(pasted)
      const taken = reading.lines.filter(({ quantity }) => quantity !== null)
      if (taken.length > 0 && !isSame) {
        const first = rows.map(([, one]) => one)
        const last = rows.map(([, , other]) => other)
        const isFirst = taken.every(({ quantity }, place) => quantity === first[place])
        // The other column counts up like line numbers.
        const others = isFirst ? last : first
        expect(others.every((number, place) => place === 0 || number > (others[place - 1] ?? 0))).toBe(true)
      }
    }),
  )
})

it('a number in a sentence that is not beside the part number is never taken (LIST-05)', () => {
  const word = fc.constantFrom(
    'seal',
    'type',
    'for',
    'pump',
    'north',
    'model',
    'old',
    'the',
    'Größe',
    'vane',
    'spare',
  )
  const some = fc.array(word, { minLength: 1, maxLength: 4 })
  const number = fc.integer({ min: 1, max: 999 })
  fc.assert(
    fc.property(some, number, some, fc.constantFrom(...known), (before, count, between, part) => {
      for (const words of [
        [...before, count, ...between, part],
        [part, ...before, count],
        [part, ...before, count, ...between],
      ]) {
        const { lines } = read(words.join(' ')).reading
        expect(lines.every(({ quantity }) => quantity === null)).toBe(true)
      }
    }),
  )
})
