import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readCell } from './read-cell.ts'
import { openStudy } from '../../core/table/index.ts'

const point = { decimalMark: '.' } as const
const comma = { decimalMark: ',' } as const

it.each([
  ['12.5', point, [], '12.5'],
  ['$1,234.50', point, ['THOUSANDS', 'CURRENCY'], '1234.50'],
  ['1,234', point, ['THOUSANDS'], '1234'],
  ['USD 7', point, ['CURRENCY'], '7'],
  ["1'234.50", point, ['THOUSANDS'], '1234.50'],
  ['-$5.00', point, ['CURRENCY'], '-5.00'],
  ['12,5', comma, ['DECIMAL_COMMA'], '12.5'],
  ['1.234,50 €', comma, ['DECIMAL_COMMA', 'THOUSANDS', 'CURRENCY'], '1234.50'],
  ['1 234,50', comma, ['DECIMAL_COMMA', 'THOUSANDS'], '1234.50'],
  ['1.234', comma, ['THOUSANDS'], '1234'],
  ['12', comma, [], '12'],
  ['1.00E+05', point, ['SCIENTIFIC'], null],
  ['10. Jan', comma, ['DATE_FOR_NUMBER'], null],
  ['12,5', point, [], '12,5'],
  ['ten', point, [], 'ten'],
] as const)(
  'amount %s read with %j has findings %j and means %j (BRING-04, BRING-05)',
  (text, ways, found, meant) => {
    expect(readCell(text, 'NUMBER', ways)).toEqual({ text, found, meant })
  },
)

it.each([
  ['PART', '1.00E+05', ['SCIENTIFIC'], null],
  ['PART', '1,23457E+11', ['SCIENTIFIC'], null],
  ['PART', '4E05', [], '4E05'],
  ['PART', 'Oct-01', ['DATE_FOR_NUMBER'], null],
  ['PART', '1-Oct', ['DATE_FOR_NUMBER'], null],
  ['PART', '10. Jan', ['DATE_FOR_NUMBER'], null],
  ['PART', '01.10.2026', ['DATE_FOR_NUMBER'], null],
  ['PART', 'OCT-A1', [], 'OCT-A1'],
  ['PART', 1.5e21, ['SCIENTIFIC'], null],
  ['PART', 118202, [], '118202'],
  ['POSITION', '10', [], '10'],
  ['POSITION', '10A', ['TEXT_POSITION'], '10A'],
  ['POSITION', 433.1, ['TEXT_POSITION'], '433.1'],
  ['POSITION', 'Oct-01', ['DATE_FOR_NUMBER'], null],
  ['REFERENCE', '10A', [], '10A'],
  ['DATE', '1.12.2026', [], '2026-12-01'],
  ['DATE', '11/12/2026', [], '11/12/2026'],
  ['TEXT', 'Ring, 1.00E+05', [], 'Ring, 1.00E+05'],
] as const)('%s %j has findings %j and means %j (BRING-06, BRING-08)', (manner, cell, found, meant) => {
  expect(readCell(cell, manner, point)).toMatchObject({ found, meant })
})

const study = (cells: string[]) => {
  const open = openStudy()
  for (const cell of cells) open.add(cell)
  return open.close()
}

it('leading zeros count as lost if most numbers of the column have that length and some have zeros, or the catalogue has the number with zeros (BRING-07)', () => {
  const ways = { ...point, study: study(['004711', '118202', '004713', '4712', 'A-1']) }
  expect(readCell('4712', 'PART', ways)).toEqual({ text: '4712', found: ['LOST_ZEROS'], meant: '004712' })
  expect(readCell('118202', 'PART', ways).found).toEqual([])
  expect(readCell('A-1', 'PART', ways).found).toEqual([])
  const short = { ...point, study: study(['4711', '118202', '12']) }
  expect(readCell('12', 'PART', short).found).toEqual([])
  const zeroed = new Map([['12', '0012']])
  expect(readCell('12', 'PART', { ...short, zeroed })).toMatchObject({ found: ['LOST_ZEROS'], meant: '0012' })
  expect(readCell('12', 'IDENTIFIER', { ...short, zeroed }).found).toEqual([])
})

it('values that look like dates are part numbers if most of the column looks like dates (BRING-06)', () => {
  const ways = { ...point, study: study(['MAR-10', 'MAR-12', 'MAY-14', '118202']) }
  expect(readCell('MAR-10', 'PART', ways).found).toEqual([])
})

it('an amount reads the same with either decimal mark, grouping and currency (BRING-05)', () => {
  const amount = fc.record({
    whole: fc.integer({ min: 0, max: 1e9 }),
    cents: fc.integer({ min: 0, max: 99 }),
    group: fc.constantFrom('', 'own', ' ', ' ', "'"),
    currency: fc.constantFrom('', ' €', '$', ' USD'),
    mark: fc.constantFrom('.' as const, ',' as const),
  })
  fc.assert(
    fc.property(amount, ({ whole, cents, group, currency, mark }) => {
      const sign = group === 'own' ? (mark === ',' ? '.' : ',') : group
      const grouped = String(whole).replaceAll(/\B(?=(\d{3})+$)/g, sign)
      const decimals = String(cents).padStart(2, '0')
      const text =
        currency === '$' ? `$${grouped}${mark}${decimals}` : `${grouped}${mark}${decimals}${currency}`
      expect(readCell(text, 'NUMBER', { decimalMark: mark }).meant).toBe(`${whole}.${decimals}`)
    }),
  )
})

it('the value read from a cell has no further findings (BRING-05)', () => {
  const manner = fc.constantFrom('PART', 'IDENTIFIER', 'NUMBER', 'DATE', 'TEXT', 'REFERENCE' as const)
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double({ noNaN: true })), manner, (cell, which) => {
      const { meant } = readCell(cell, which, point)
      expect(meant === null ? [] : readCell(meant, which, point).found).toEqual([])
    }),
  )
})

it.each([
  ['10 kg', 'weight_lb', undefined, ['UNIT'], '22.046'],
  ['10 kg', 'weight_lb', 'lb', ['UNIT'], '22.046'],
  ['10', 'weight_lb', 'kg', [], '22.046'],
  [10, 'weight_lb', 'kg', [], '22.046'],
  ['10', 'weight_lb', undefined, ['NO_UNIT'], null],
  ['0', 'trim', undefined, [], '0'],
  ['235', 'trim', 'mm', [], '9.252'],
  ['9.25 in', 'trim', 'mm', ['UNIT'], '9.25'],
  ['ten kg', 'weight_lb', 'kg', [], 'ten kg'],
] as const)(
  '%j in the column %s with the unit %s has findings %j and means %s (BRING-63)',
  (cell, column, unit, found, meant) => {
    expect(readCell(cell, 'NUMBER', { ...point, column, unit })).toMatchObject({ found, meant })
  },
)

it.each([
  ['0,1 g', 'weight_lb', undefined, ['DECIMAL_COMMA', 'UNIT', 'FEWER_DECIMALS'], '0'],
  ['0,1', 'weight_lb', 'g', ['DECIMAL_COMMA', 'FEWER_DECIMALS'], '0'],
  ['0,8', 'weight_lb', 'g', ['DECIMAL_COMMA', 'FEWER_DECIMALS'], '0.002'],
  ['10', 'weight_lb', 'g', [], '0.022'],
  ['0', 'weight_lb', 'g', [], '0'],
  ['0,01', 'trim', 'mm', ['DECIMAL_COMMA', 'FEWER_DECIMALS'], '0'],
  ['0,0004', 'weight_lb', 'lb', ['DECIMAL_COMMA', 'FEWER_DECIMALS'], '0'],
  ['0,12345', 'quantity', undefined, ['DECIMAL_COMMA', 'FEWER_DECIMALS'], '0.123'],
  [0.1 + 0.2, 'quantity', undefined, [], '0.30000000000000004'],
  ['0,0125', 'stock', undefined, ['DECIMAL_COMMA', 'FEWER_DECIMALS'], '0.013'],
] as const)(
  '%j in the column %s with the unit %s is named where three decimals change it: %j, %s (BRING-72)',
  (cell, column, unit, found, meant) => {
    expect(readCell(cell, 'NUMBER', { ...comma, column, unit })).toMatchObject({ found, meant })
  },
)

it('a price with fractions of a cent is a finding, and keeps its decimals for the import (BRING-65)', () => {
  const read = (text: string) => readCell(text, 'NUMBER', { ...comma, column: 'price' })
  expect(read('0,0125')).toEqual({
    text: '0,0125',
    found: ['DECIMAL_COMMA', 'ROUNDED'],
    meant: '0.01',
    unrounded: '0.0125',
  })
  expect(read('12,5000').found).toEqual(['DECIMAL_COMMA'])
})

it('a column that holds a number with and without zeros holds two numbers, and no damage (BRING-64)', () => {
  const ways = { ...point, study: study(['0027115', '27115', '0118202', '4712']) }
  const zeroed = new Map([['4712', '0004712']])
  for (const text of ['27115', '4712'])
    expect(readCell(text, 'PART', { ...ways, zeroed })).toEqual({ text, found: [], meant: text })
})
