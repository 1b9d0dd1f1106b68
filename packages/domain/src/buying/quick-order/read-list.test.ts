import { describe, expect, it } from 'vitest'
import { tableOfCsv, tableOfText } from '../list-reading/index.ts'
import { examplePart } from './examples.ts'
import { importRows } from './add-lines.ts'
import { csvHeaders } from './csv-headers.ts'
import { readFileRows, readTyped } from './read-list.ts'

const catalogue = new Set(['TB10773', '118204', '417', '12VT', 'D7232-2-CP'])
const knows = (number: string) => catalogue.has(number)

function read(text: string) {
  const found = readFileRows(tableOfText(text), knows)
  const rows = found.ok ? found.value.rows : []
  return rows.map(({ partNumber, quantity }) => `${partNumber}×${quantity}`)
}

describe('part number and quantity in either order (QUICK-05)', () => {
  it.each<[string, string, string[]]>([
    ['columns of a spreadsheet', 'TB10773\t4\nd7232-2-cp\t2', ['TB10773×4', 'D7232-2-CP×2']],
    ['quantity first', '4\tTB10773\n2\t417', ['TB10773×4', '417×2']],
    ['commas', 'TB10773, 4\n118204, 12', ['TB10773×4', '118204×12']],
    ['semicolons', '4;118204\n12;TB10773', ['118204×4', 'TB10773×12']],
    ['spaces', 'TB10773   4\n4 118204', ['TB10773×4', '118204×4']],
    ['a description between', 'TB10773\tSeal, type 21\t4', ['TB10773×4']],
    ['a position before', '1\tTB10773\tSeal\t4\n2\t118204\tScrew\t9', ['TB10773×4', '118204×9']],
    ['a number that could be a quantity', '417 4\n12 417', ['417×4', '417×12']],
    ['a header', 'Qty\tPart Number\tDescription\n4\tTB10773\tSeal', ['TB10773×4']],
    ['a header of words', 'Part Qty\nTB10773 4', ['TB10773×4']],
    ['decimals below a header', 'Part\tQty\nTB10773\t4.00', ['TB10773×4']],
    ['decimals without a header, which may be a price', 'TB10773\t4.00', ['TB10773×']],
    ['a number that is not known', 'TB10774\t4', ['TB10774×4']],
    ['an uncertain line', 'TB10773 many', ['TB10773×']],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

it('greeting and signature of a mail are named as text, not read as lines', () => {
  const mail = [
    'Hi Ben,',
    'Please send by 12/15 to our yard:',
    '',
    '4 x TB10773',
    '118204 12',
    '',
    'Thanks,',
    'Rosa Ortiz',
    '12 Canal Road, Fresno CA 93706',
    '(559) 555-0134',
  ].join('\n')
  expect(readFileRows(tableOfText(mail), knows)).toMatchObject({
    ok: true,
    value: {
      rows: [
        { row: 4, partNumber: 'TB10773', quantity: '4' },
        { row: 5, partNumber: '118204', quantity: '12' },
      ],
      skipped: [],
      said: [1, 2, 7, 8, 9, 10].map((row) => ({ row })),
    },
  })
})

describe('a file is read by the rules of the template if it has one of its columns (QUICK-18)', () => {
  const readFile = (text: string) => readFileRows(tableOfCsv(text) ?? tableOfText(''), knows)
  it.each([
    ['a missing column', 'part_number,quantity\nTB10773,4', 'Invalid headers in the CSV file.'],
    ['another column', `${csvHeaders.join(',')},price\nTB10773,4,,,,,1`, 'Invalid header: price'],
    ['no part numbers at all', 'Name,Town\nRosa,Fresno', 'Invalid headers in the CSV file.'],
    ['nothing', '', 'File is empty or could not be read.'],
  ])('%s is rejected (TV-23)', (_, text, error) => {
    expect(readFile(text)).toMatchObject({ ok: false, errors: [{ error }] })
  })

  it.each([
    ['the template', `${csvHeaders.join(',')}\ntb10773,4,,,,`],
    ['the separator told', 'sep=;\nArtikel-Nr.;Menge\nTB10773;4'],
    ['any other header', 'Item,Description,Qty\nTB10773,Seal,4'],
  ])('%s is read', (_, text) => {
    expect(readFile(text)).toMatchObject({
      ok: true,
      value: { rows: [{ partNumber: 'TB10773', quantity: '4' }] },
    })
  })
})

it('another unit than the part’s leaves the quantity open and says why (LIST-07)', () => {
  const found = readFileRows(tableOfText('Part\tQty\tUnit\nTB10773\t4\tBOX'), knows)
  const parts = new Map([['TB10773', examplePart('TB10773', {})]])
  const lookup = { parts, paintColors: [], defaultPaintColorId: null, nextId: 1, source: 'PASTED' } as const
  const lines = importRows([], found.ok ? found.value.rows : [], lookup)
  expect(lines).toMatchObject({
    value: [
      {
        quantity: '',
        read: { problem: 'The list says BOX; this part is sold by EA. Enter the quantity in EA.' },
      },
    ],
  })
})

it.each<[string, string, string[]]>([
  ['tb10773', '25', ['TB10773×25']],
  ['hose-ft', '25', ['HOSE-FT×25']],
  ['TB10773 x 4', '2', ['TB10773 X 4×2', 'TB10773×2']],
  ['417 5', '12', ['417 5×12', '417×12']],
])(
  'the number "%s" and the quantity "%s" of its own field stay apart (CART-29)',
  (text, quantity, expected) => {
    const lines = readTyped(text, quantity)
    expect(lines.map((line) => `${line.typedNumber}×${line.quantity}`)).toEqual(expected)
  },
)

it.each<[string, string[]]>([
  [' tb10773 ', ['TB10773×1']],
  ['TB10773 5', ['TB10773 5×1', 'TB10773×5']],
  ['5 x tb10773', ['5 X TB10773×1', 'TB10773×5']],
  ['417 5', ['417 5×1', '417×5']],
  ['TB10773: 4 ea', ['TB10773: 4 EA×1', 'TB10773×4']],
  ['nope', ['NOPE×1']],
])('the typed text "%s" gives the expected readings (QUICK-05)', (text, expected) => {
  const lines = readTyped(text)
  expect(lines.map(({ typedNumber, quantity }) => `${typedNumber}×${quantity}`)).toEqual(expected)
  for (const { source } of lines) expect(source).toBe('TYPED')
})
