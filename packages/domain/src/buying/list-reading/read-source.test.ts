import { describe, expect, it } from 'vitest'
import type { ReadingChoice } from './list-reading.ts'
import type { ListSource, SourceTable } from './list-source.ts'
import { readSource } from './read-source.ts'
import { tableOfText } from './table-of-text.ts'

const catalogue = new Set(
  'TB10773 TB20773 118204 118317 118319 236020 PK38-G D7240-6-SS 235630 OR2-116-N W-09 6309-C3 417 C2134-3-BZ D7232-2-CP'.split(
    ' ',
  ),
)
const knows = (number: string) => catalogue.has(number)
const ofTables = (...tables: SourceTable[]): ListSource => ({ tables, orders: [], notAnOrder: null })
const read = (text: string, choice?: ReadingChoice) =>
  readSource(ofTables(tableOfText(text)), { knows, choice })

/** Result of reading a text: taken lines as `TB10773×4`, other lines as `TB10773?`, and the questions. */
function outcome(text: string, choice?: ReadingChoice) {
  const { lines, questions } = read(text, choice)
  return [
    ...lines.map(({ partNumber, quantity }) => `${partNumber}${quantity === null ? '?' : `×${quantity}`}`),
    ...questions,
  ].join(' ')
}

const sheet = (rows: SourceTable['rows'], hidden: Partial<SourceTable> = {}): SourceTable => ({
  name: 'PO',
  rows,
  hiddenRows: [],
  hiddenColumns: [],
  isHidden: false,
  isActive: true,
  ...hidden,
})

describe('quantities that were taken wrong before (LIST-05)', () => {
  it.each([
    ['a line number before', '10\tTB10773\tSeal, mechanical\t4\tEA\t614.90\t2,459.60', 'TB10773×4'],
    ['a German header', 'Pos;Artikel-Nr.;Bezeichnung;Menge;ME\n10;TB10773;Dichtung;4;Stk', 'TB10773×4'],
    ['a negative quantity', '118317\t-2', '118317?'],
    ['a decimal behind a part number', '118317\t8.5', '118317?'],
    ['units', 'TB10773\t1 EA\nPK38-G\t25 FT\n118204\t2 ea', 'TB10773×1 PK38-G×25 118204×2'],
    ['a tag behind', '236020\t4\tfor P-101', '236020×4'],
    ['the separator told', 'sep=;\nPart;Qty\nTB10773;4', 'TB10773×4'],
    [
      'a byte order mark and signs without width',
      '\uFEFFPart\tQty\n\u200BTB\u00AD10773\t\u00A04',
      'TB10773×4',
    ],
    ['full-width digits', 'Part\tQty\n１１８２０４\t１２', '118204×12'],
    [
      'packs beside their size',
      'Code,Description,Pack size,Requested packs,Price,Stock,Bin,Site\nTB10773,Seal,10,4,614.90,8,A1,N',
      'TB10773? QUANTITY_COLUMN',
    ],
    ['a quoted mail', '> > TB10773 4\n> > 118204 2', 'TB10773×4 118204×2'],
  ])('%s', (_, text, expected) => {
    expect(outcome(text)).toBe(expected)
  })

  it('a sheet with title, date and total gives its lines only, and its PO number', () => {
    const rows = [
      ['PURCHASE ORDER 88-1036'],
      ['DATE', '2026-11-21'],
      [],
      ['Line', 'Item', 'Description', 'Qty', 'UoM', 'Unit price', 'Amount'],
      [10, 'TB10773', 'Seal', 4, 'EA', 120.5, 482],
      [20, '118204', 'Screw', 2, 'EA', 10, 20],
      ['Total', '', '', '', '', '', 502],
    ]
    const reading = readSource(ofTables(sheet(rows)), { knows })
    expect(reading.lines.map(({ partNumber, quantity }) => [partNumber, quantity])).toEqual([
      ['TB10773', 4],
      ['118204', 2],
    ])
    expect(reading).toMatchObject({
      questions: [],
      poNumber: '88-1036',
      statedTotal: '502.00',
      linesTotal: '502.00',
    })
  })
})

describe('hidden rows, columns and sheets (LIST-06)', () => {
  const rows = [
    ['Part', 'Old qty', 'Qty'],
    ['TB10773', 9, 4],
    ['118204', 9, 2],
    ['235630', 9, 1],
  ]
  const filtered = sheet(rows, { hiddenRows: [2], hiddenColumns: [1] })

  it('are left out and counted', () => {
    const reading = readSource(ofTables(filtered, sheet(rows, { isHidden: true, isActive: false })), {
      knows,
    })
    expect(reading.lines.map(({ partNumber, quantity }) => [partNumber, quantity])).toEqual([
      ['TB10773', 4],
      ['235630', 1],
    ])
    expect(reading.hidden).toEqual({ rows: 1, columns: 1, sheets: 1 })
    expect(reading.leftOut).toContainEqual({ row: 3, text: '118204, 2', why: 'HIDDEN' })
  })

  it('are read on demand', () => {
    const reading = readSource(ofTables(filtered), { knows, choice: { includeHidden: true } })
    expect(reading.lines.map(({ partNumber }) => partNumber)).toEqual(['TB10773', '118204', '235630'])
  })

  it('several visible sheets with lines are asked, and the chosen one is read', () => {
    const tables = [sheet(rows, { name: 'A' }), sheet(rows.slice(0, 3), { name: 'B', isActive: false })]
    const asked = readSource(ofTables(...tables), { knows })
    expect(asked).toMatchObject({ questions: ['SHEET'], sheet: 'A', sheets: ['A', 'B'] })
    expect(asked.lines.every(({ quantity }) => quantity === null)).toBe(true)
    const chosen = readSource(ofTables(...tables), { knows, choice: { sheet: 'B' } })
    expect(chosen).toMatchObject({ questions: [], sheet: 'B', lines: [{ quantity: 4 }, { quantity: 2 }] })
  })

  it('a visible sheet without lines is not asked about', () => {
    const notes = sheet([['Terms'], ['Net 30']], { name: 'Terms', isActive: true })
    const reading = readSource(ofTables(notes, sheet(rows, { isActive: false })), { knows })
    expect(reading).toMatchObject({ questions: [], sheet: 'PO' })
  })
})

describe('what is not certain is asked (LIST-05)', () => {
  it.each([
    ['two quantities', 'Part\tQty\tQty\nTB10773\t4\t6', 'TB10773? QUANTITY_COLUMN'],
    ['the same quantity twice', 'Part\tQty\tQty\nTB10773\t4\t4', 'TB10773×4'],
    [
      'an ordered and an open quantity',
      'Part\tQty ordered\tQty open\nTB10773\t4\t3',
      'TB10773? QUANTITY_COLUMN',
    ],
    ['nothing received yet', 'Part\tQty ordered\tQty received\nTB10773\t4\t0', 'TB10773×4'],
    [
      'a stock list without an order',
      'Part\tOn Hand\tMin\tMax\nTB10773\t4\t3\t9',
      'TB10773? QUANTITY_COLUMN',
    ],
    ['an order among the stock', 'Part\tOn Hand\tMin\tMax\tOrder Qty\nTB10773\t4\t3\t9\t5', 'TB10773×5'],
    ['two counts without a header', 'TB10773\t4\t6\n118204\t2\t3', 'TB10773? 118204? QUANTITY_COLUMN'],
    [
      'a header against the proof',
      'Part\tQty\tPacks\tPrice\tAmount\nTB10773\t7\t4\t614.90\t2459.60',
      'TB10773×4',
    ],
    [
      'two part numbers that are both sold',
      'Part Number\tMfr Part Number\tQty\nTB10773\tTB20773\t4',
      'TB10773? PART_COLUMN',
    ],
    ['a foreign number beside', 'Material\tVendor Part No\tQty\n7000123\tTB10773\t4', 'TB10773×4'],
    ['one number that may be a line', '10\tTB10773', 'TB10773? QUANTITY_COLUMN'],
    ['line numbers only', '1\tTB10773\n2\t118204\n3\t235630', 'TB10773? 118204? 235630?'],
    ['line numbers of an ERP', '001\tTB10773', 'TB10773?'],
    [
      'a count that runs like a line number',
      'TB10773\t1\n118204\t2\n235630\t3',
      'TB10773? 118204? 235630? QUANTITY_COLUMN',
    ],
    ['zero, nothing, words', 'Part\tQty\nTB10773\t0\n118204\t\n235630\tmany', 'TB10773? 118204? 235630?'],
    ['a date for a quantity', 'Part\tQty\nTB10773\t1-Oct', 'TB10773?'],
    ['a power for a part number', 'Part\tQty\n1.18E+05\t4', '1.18E+05?'],
    ['another unit in the cell', 'Part\tQty\tUnit\nTB10773\t4 box\tEA', 'TB10773?'],
    [
      'another header below',
      'Part\tQty\tMin\nTB10773\t4\t9\nMin\tQty\tPart\n9\t2\t118204',
      'TB10773×4 118204×2',
    ],
    [
      'two lists side by side',
      'Part\tQty\t\tPart\tQty\nTB10773\t4\t\t118204\t2',
      'TB10773? PART_COLUMN QUANTITY_COLUMN',
    ],
    ['a unit of the quantity', 'Part\tQuantity\tQuantity Unit\nTB10773\t4\tEA', 'TB10773×4'],
    ['a row that shifts', 'Part,Description,Qty\nTB10773,Seal, 3,4', 'TB10773?'],
  ])('%s', (_, text, expected) => {
    expect(outcome(text)).toBe(expected)
  })

  it.each([
    ['nothing tells', 'Part\tQty\nTB10773\t1.000\n118204\t4', 'TB10773? 118204? NUMBER_FORM'],
    ['a decimal comma in the column', 'Part\tQty\nTB10773\t1.000\n118204\t2,5', 'TB10773×1000 118204?'],
    ['a decimal comma in the prices', 'Part\tQty\tPrice\nTB10773\t1.000\t614,90', 'TB10773×1000'],
    ['a decimal point in the prices', 'Part\tQty\tPrice\nTB10773\t1.000\t614.90', 'TB10773×1'],
    [
      'prices that contradict',
      'Part\tQty\tPrice\nTB10773\t2,5\t614.90\n118204\t1.000\t2.00',
      'TB10773? 118204? NUMBER_FORM',
    ],
    ['four decimals', 'Part\tQty\nTB10773\t4.00', 'TB10773×4'],
    ['a blank for thousands', 'Part\tQty\nTB10773\t1 200', 'TB10773×1200'],
  ])('the form of numbers: %s', (_, text, expected) => {
    expect(outcome(text)).toBe(expected)
  })

  it('the answers are taken', () => {
    const columns: ReadingChoice['columns'] = ['partNumber', null, 'quantity']
    expect(outcome('TB10773\t4\t6\n118204\t2\t3', { columns })).toBe('TB10773×6 118204×3')
    expect(outcome('Part\tQty\nTB10773\t1.000', { decimalMark: ',' })).toBe('TB10773×1000')
    expect(outcome('TB10773\t4\t6', { columns: [null, 'quantity'] })).toBe('PART_COLUMN')
  })

  it('a line names the value that cannot be a quantity (LIST-07)', () => {
    expect(read('118317\t-2').lines[0]?.problem).toBe('“-2” is not a quantity. Enter a whole number from 1.')
    expect(read('118317\t8.5').lines[0]?.problem).toBe('“8.5” is not a whole number. Enter the quantity.')
  })

  it('an amount that is not quantity × price is marked, and the quantity stays', () => {
    const { lines } = read('Part\tQty\tPrice\tAmount\nTB10773\t4\t614.90\t614.90\n118204\t2\t4.85\t9.70')
    expect(lines.map(({ quantity, isAmountOff }) => [quantity, isAmountOff])).toEqual([
      [4, true],
      [2, false],
    ])
  })
})

describe('lines of text (LIST-05)', () => {
  it.each([
    ['a list', '1. TB10773 - 4\n2. PK38-G - 40 ft', 'TB10773×4 PK38-G×40'],
    [
      'words',
      '4 x TB10773\nTB10773 x4\n4x TB10773 pcs\n- TB10773: 4 ea',
      'TB10773×4 TB10773×4 TB10773×4 TB10773×4',
    ],
    ['a sentence', 'Please send 4 TB10773 seals by Friday', 'TB10773×4'],
    ['commas', 'TB10773, 4\n118204, 12', 'TB10773×4 118204×12'],
    ['a decimal comma', 'TB10773 4,00\n118204 2,00', 'TB10773×4 118204×2'],
    ['two numbers', 'C2134-3-BZ impeller 6 vane', 'C2134-3-BZ?'],
    ['line and quantity', '10 TB10773 4', 'TB10773?'],
    ['numbered lines', '1 TB10773 4\n2 118204 12', 'TB10773×4 118204×12'],
    ['two parts', 'replace TB10773 by TB20773, 4', 'TB10773?'],
    ['several in one line', 'TB10773 4, 118204 100', 'TB10773×4 118204×100'],
    ['an unknown number', 'TB10774 4', 'TB10774×4'],
    ['an unknown number with a letter that is a unit, too', '23562G 2', '23562G×2'],
    ['a part number alone', 'TB10773', 'TB10773?'],
    ['a negative number', '118317 -2', '118317?'],
    ['a decimal', '118317 8.5', '118317?'],
    ['the number of a line', 'Line 10 TB10773', 'TB10773?'],
    ['the number of an item, with a quantity', 'Item 3: TB10773, 4 pcs', 'TB10773×4'],
    ['a size behind', 'TB10773 2 1/2 in', 'TB10773?'],
    ['labels', 'Part: TB10773 Qty: 4', 'TB10773×4'],
    [
      'a line of our mails',
      '4 EA C2134-3-BZ, Impeller, 6 vane, Trim 9.25 in, Angle 5 deg, for 100234 · 4RB-WE-10 · no. 3: $614.90 each',
      'C2134-3-BZ×4',
    ],
  ])('%s', (_, text, expected) => {
    expect(outcome(text)).toBe(expected)
  })

  it('a line of our mails keeps its options and pump', () => {
    const text =
      '4 EA C2134-3-BZ, Impeller, Trim 9.25 in, Angle 5 deg, for 100234 · 4RB-WE-10 · no. 3: $614.90 each'
    expect(read(text).lines).toMatchObject([
      { trim: '9.25', angle: '5', pump: '100234', unit: 'EA', unitPrice: '614.90' },
    ])
  })
})
