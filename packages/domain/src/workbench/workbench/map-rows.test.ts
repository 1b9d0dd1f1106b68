import { expect, it } from 'vitest'
import type { Mapping } from './uploaded-file.ts'
import { columnsOf, openMapper } from './map-rows.ts'
import type { Cell } from '../../core/table/index.ts'

const nothing = { headers: 4, columns: new Map(), zeroed: new Map() }
const mapTo = (
  file: string,
  columns: Record<string, number | string>,
  agreed: Mapping['agreed'] = [],
): Mapping => ({
  file,
  columns: Object.entries(columns).map(([to, from]) =>
    typeof from === 'number' ? { to, from, constant: '' } : { to, from: null, constant: from },
  ),
  agreed,
})

function map(mapping: Mapping, rows: Cell[][], decimalMark: '.' | ',' = '.') {
  const mapper = openMapper(mapping, { decimalMark }, { ...nothing, headers: rows[0]?.length ?? 0 })
  return rows.map((cells, place) => mapper.read({ line: place + 2, cells }))
}

it('a finding is corrected once accepted, and is a problem before (BRING-09)', () => {
  const columns = { part_number: 0, price: 1, unit: 'EA' }
  const rows = [
    ['A-1', '1.234,50 €'],
    ['A-2', 12.5],
    ['A-3', '12.5'],
  ]
  const [before] = map(mapTo('parts.csv', columns, ['CURRENCY']), rows, ',')
  expect(before?.problems).toEqual([
    {
      line: 2,
      column: 'price',
      reason:
        "'1.234,50 €' would be read as 1234.50: agree to decimal commas, thousands separators, and currencies, or fix it in the file",
    },
  ])
  const agreed = mapTo('parts.csv', columns, ['DECIMAL_COMMA', 'THOUSANDS', 'CURRENCY'])
  const mapped = map(agreed, rows, ',')
  expect(mapped.map((row) => row?.cells)).toEqual([
    ['A-1', '1234.50', 'EA'],
    ['A-2', '12.5', 'EA'],
    ['A-3', '12.5', 'EA'],
  ])
  expect(mapped.flatMap((row) => row?.problems)).toMatchObject([{ line: 4, column: 'price' }])
})

it('a value lost to a spreadsheet stays a problem; a value accepted as not a date stays as written (BRING-06, BRING-09)', () => {
  const [scientific, date] = map(mapTo('parts.csv', { part_number: 0 }, ['SCIENTIFIC', 'DATE_FOR_NUMBER']), [
    ['1.00E+05'],
    ['MAR-10'],
  ])
  expect(scientific?.problems).toMatchObject([
    { reason: expect.stringMatching(/^'1.00E\+05' was changed by a spreadsheet/) },
  ])
  expect(date).toMatchObject({ cells: ['MAR-10'], problems: [] })
})

it('a flat list gets its parents from levels, and positions where it has none (BRING-11)', () => {
  const flat = mapTo('bom_lines.csv', { level: 0, child_part_number: 1, quantity: 2 })
  expect(columnsOf(flat.columns)).toEqual(['parent_part_number', 'child_part_number', 'quantity', 'position'])
  const rows = map(flat, [
    ['0', 'PUMP', 1],
    ['.1', 'WET', 1],
    ['..2', 'RING', 2],
    ['..2', 'SEAL', 1],
    ['.1', 'MOTOR', 1],
    ['0', 'OTHER', 1],
    ['.1', 'WET', 1],
  ])
  expect(rows.flatMap((row) => (row ? [row.cells.join(' ')] : []))).toEqual([
    'PUMP WET 1 1',
    'WET RING 2 1',
    'WET SEAL 1 2',
    'PUMP MOTOR 1 2',
    'OTHER WET 1 1',
  ])
  const own = mapTo('bom_lines.csv', {
    parent_part_number: 'TOP',
    level: 0,
    child_part_number: 1,
    quantity: 2,
  })
  expect(map(own, [['1', 'WET', 1]])[0]?.cells).toEqual(['TOP', 'WET', '1', '1'])
})

it('a level that skips or cannot be read is a problem, and so is each row below an unreadable one (BRING-11)', () => {
  const rows = map(mapTo('bom_lines.csv', { level: 0, child_part_number: 1, quantity: 2 }), [
    ['0', 'PUMP', 1],
    ['2', 'RING', 1],
    ['x', 'SEAL', 1],
    ['1', 'WET', 1],
    ['0', 'OTHER', 1],
    ['1', 'WET', 1],
  ])
  expect(rows.map((row) => row?.problems.map(({ reason }) => reason))).toEqual([
    undefined,
    ['no row of level 1 stands above'],
    ["'x' is not a level such as 2 or ..2"],
    ['the level in line 4 cannot be read, so it is not known what this stands in'],
    undefined,
    [],
  ])
})

it('a row with too few or too many cells is a problem, except for blank extra cells (BRING-09)', () => {
  const rows = map(mapTo('parts.csv', { part_number: 0, unit: 1 }), [
    ['A', 'EA'],
    ['B'],
    ['C', 'EA', ''],
    ['D', 'E', 'A'],
  ])
  expect(rows.map((row) => row?.problems.map(({ reason }) => reason))).toEqual([
    [],
    ['the row has 1 cells, the header has 2'],
    [],
    ['the row has 3 cells, the header has 2'],
  ])
})

it('numbers without zeros are kept as they stand if a person says so (BRING-64)', () => {
  const zeroed = new Map([['27115', '0027115']])
  const read = (kept: Mapping['kept']) =>
    openMapper(
      { ...mapTo('parts.csv', { part_number: 0 }), ...(kept && { kept }) },
      { decimalMark: '.' },
      { ...nothing, headers: 1, zeroed },
    ).read({ line: 2, cells: ['27115'] })
  expect(read(undefined)?.problems).toHaveLength(1)
  expect(read(['LOST_ZEROS'])).toMatchObject({ cells: ['27115'], problems: [] })
})

it('a weight without a unit is a problem that says what to do, and is converted with one (BRING-63)', () => {
  const columns = mapTo('parts.csv', { part_number: 0, weight_lb: 1 })
  const rows = [['A-1', '10']]
  expect(map(columns, rows)[0]?.problems).toMatchObject([
    { column: 'weight_lb', reason: "'10' has no unit: choose the unit of the column" },
  ])
  const inKilograms = columns.columns.map((one) => (one.from === 1 ? { ...one, unit: 'kg' as const } : one))
  expect(map({ ...columns, columns: inKilograms }, rows)[0]).toMatchObject({
    cells: ['A-1', '22.046'],
    problems: [],
  })
})

it('a weight that rounding makes 0 is a problem with both numbers, until a person agrees (BRING-72)', () => {
  const { columns, ...mapping } = mapTo('parts.csv', { part_number: 0, weight_lb: 1 })
  const inGrams = {
    ...mapping,
    columns: columns.map((one) => (one.from === 1 ? { ...one, unit: 'g' as const } : one)),
  }
  const rows = [['A-1', '0.1']]
  expect(map(inGrams, rows)[0]?.problems).toMatchObject([
    { reason: "'0.1' would be read as 0: agree to numbers rounded to three decimals, or fix it in the file" },
  ])
  expect(map({ ...inGrams, agreed: ['FEWER_DECIMALS'] }, rows)[0]).toMatchObject({
    cells: ['A-1', '0'],
    problems: [],
  })
})

it('a rounded price goes to the import with all its decimals once accepted (BRING-65)', () => {
  const columns = { part_number: 0, price: 1 }
  const rows = [['A-1', '0.0125']]
  expect(map(mapTo('parts.csv', columns), rows)[0]?.problems).toMatchObject([
    { reason: "'0.0125' would be read as 0.01: agree to prices rounded to cents, or fix it in the file" },
  ])
  expect(map(mapTo('parts.csv', columns, ['ROUNDED']), rows)[0]).toMatchObject({
    cells: ['A-1', '0.0125'],
    problems: [],
  })
})
