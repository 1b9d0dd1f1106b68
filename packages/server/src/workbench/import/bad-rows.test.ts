import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { writeFolder } from '../../../test/write-folder.ts'
import { schema } from '../../core/db/index.ts'
import { importFolder } from './import-folder.ts'
import { sayBadRows, sayReport } from './report.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function run(files: Record<string, string>, options = {}) {
  return importFolder(shop.shop, await writeFolder(files), options)
}

const numbers = async () =>
  (await shop.shop.db.select({ number: schema.parts.partNumber }).from(schema.parts)).map(
    ({ number }) => number,
  )

const LINES = 'parent_part_number,child_part_number,quantity,position\n'

it.each([
  ['parts.csv', 'part_number\n""\n,\n', []],
  ['parts.csv', 'part_number,unit\n,EA\n', ['line 2, column part_number: is blank']],
  [
    'parts.csv',
    'part_number,price,weight_lb,is_sellable,lead_time_days\nX,"1,5",heavy,maybe,1.5\n',
    [
      "line 2, column price: '1,5' is not a price such as 1234.50: only digits and a decimal point, no comma, currency or thousands separator",
      "line 2, column weight_lb: 'heavy' is not a number such as 12.5",
      "line 2, column is_sellable: 'maybe' is not true or false",
      "line 2, column lead_time_days: '1.5' is not a whole number",
    ],
  ],
  [
    'parts.csv',
    'part_number;price;weight_lb\nX;1.234,50 €;12,5\nY;$1;2\n',
    [
      "line 2, column price: '1.234,50 €'",
      "line 2, column weight_lb: '12,5'",
      "line 3, column price: '$1'",
    ].map(
      (place, at) =>
        `${place} is not a ${at === 1 ? 'number such as 12.5' : 'price such as 1234.50'}: only digits and a decimal point, no comma, currency or thousands separator`,
    ),
  ],
  [
    'pumps.csv',
    'bom_number,serial_number\n4RB-WET,1.00E+05\n1E+05,1\n4RB-WET,4E05\n4RB-WET,4E-12\n4RB-WET,"1,23457E+11"\n4.00E-12,2\n',
    [
      "line 2, column serial_number: '1.00E+05'",
      "line 3, column bom_number: '1E+05'",
      "line 6, column serial_number: '1,23457E+11'",
      "line 7, column bom_number: '4.00E-12'",
    ].map(
      (place) =>
        `${place} was changed by a spreadsheet: format the column as text there and enter the number again`,
    ),
  ],
  [
    'bom_lines.csv',
    `${LINES}4RB-WET,235626,1,=10\n4RB-WET,TB10773,1,\n`,
    [
      "line 2, column position: '=10' is not a position such as 10, 10A or 433.1",
      'line 3, column position: is blank',
    ],
  ],
  ['parts.csv', 'part_number,price\nX,-1\n', ["line 2, column price: '-1' is not a price such as 1234.50"]],
  ['parts.csv', 'part_number,weight_lb\nX,-1\n', ['line 2, column weight_lb: must be at least 0']],
  [
    'parts.csv',
    `part_number\n${'9'.repeat(101)}\n`,
    ['line 2, column part_number: is longer than 100 characters'],
  ],
  ['parts.csv', 'part_number\na\0b\n', ['line 2, column part_number: holds a NUL character']],
  [
    'parts.csv',
    'part_number\nAb-1\n"B\n2"\n aB-1 \n',
    ['line 5, column part_number: stands in line 2 already'],
  ],
  [
    'parts.csv',
    'part_number,unit\nX\n',
    ['line 2, column part_number: the row has 1 cells, the header has 2'],
  ],
  [
    'bom_lines.csv',
    `${LINES}NONE,235626,1,1\n4RB-WET,NONE,0,-1\n`,
    [
      "line 2, column parent_part_number: there is no part 'NONE'",
      'line 3, column quantity: must be at least 0.001',
      "line 3, column position: '-1' is not a position such as 10, 10A or 433.1",
      "line 3, column child_part_number: there is no part 'NONE'",
    ],
  ],
  [
    'bom_lines.csv',
    `${LINES}4RB-WET,235626,1,1\n4rb-wet,TB10773,1,1\n`,
    ['line 3, column position: this BOM has this position in line 2 already'],
  ],
  [
    'pumps.csv',
    'bom_number,serial_number,ship_date\n4RB-WET,s-1,\nSEAL-KIT,S-1,\n4RB-WET,S-2,2026-02-30\nNONE,S-3,\n',
    [
      'line 3, column serial_number: this serial number stands on two pumps: line 2 has it already',
      "line 4, column ship_date: '2026-02-30' is not a date such as 2026-11-21",
      "line 5, column bom_number: there is no part 'NONE'",
    ],
  ],
  [
    'pumps.csv',
    'bom_number,pump_model\n4RB-WET,A\n4RB-WET,B\n',
    ['line 3, column bom_number: line 2 describes this BOM already'],
  ],
  ['boms.csv', 'bom_number\n235626\n235626\n', ['line 3, column bom_number: stands in line 2 already']],
  [
    'bom_documents.csv',
    'bom_number,kind,name,url\n4RB-WET,photo,A,x/y\n4RB-WET,manual,A,javascript:alert(1)\n4RB-WET,curve,A,\n',
    [
      'line 2, column kind: must be manual or curve',
      'line 3, column url: is not an address such as docs.example/manual.pdf',
      'line 4, column url: is blank',
    ],
  ],
  [
    'accounts.csv',
    'identifier,discount_percent\nA,12.345\nB,100.5\n',
    [
      "line 2, column discount_percent: '12.345' is not a percentage from 0 to 100 with at most two decimals",
      'line 3, column discount_percent: must be at most 100',
    ],
  ],
  [
    'companies.csv',
    'name,account_identifier,discount_percent\n VOLUTE ,,\nA,A-NONE,\nB,,5\nC,A-RIVER,5\nD,a-river,6\n',
    [
      "line 2, column name: is the provider's own name",
      "line 3, column account_identifier: there is no account 'A-NONE'",
      'line 4, column discount_percent: needs an account_identifier: the discount belongs to the account',
      'line 6, column discount_percent: differs from line 5, which has the same account',
    ],
  ],
  [
    'distributors.csv',
    'code,name\nD-900,coast pump supply\n',
    ["line 2, column name: belongs to distributor 'D-200' already"],
  ],
  [
    'paint_colors.csv',
    'name,hex_code\nRed,red\n',
    ["line 2, column hex_code: 'red' is not a colour such as #1F4E79"],
  ],
  ['device_types.csv', 'name\nTablet\nTABLET\n', ['line 3, column name: stands in line 2 already']],
])(
  'every bad row of %s is reported by file, line, column and reason: %j',
  async (file, content, expected) => {
    const report = await run({ [file]: content }, { dryRun: true })
    expect(sayBadRows(report.badRows)).toEqual(expected.map((said) => `${file}, ${said}`))
  },
)

it('a least trim above the full one is a bad row, and either may be unknown (FIT-17)', async () => {
  const head = 'part_number,trim_min,trim_full\n'
  const good = await run({ 'parts.csv': `${head}T-3-1,8.250,9.75\nT-3-2,,36\n` })
  expect(good).toMatchObject({ imported: true, badRows: [] })
  const { badRows } = await run({ 'parts.csv': `${head}T-3-1,9.8,9.75\nT-3-2,0,1000\n` })
  expect(badRows.map(({ line, column, reason }) => [line, column, reason])).toEqual([
    [2, 'trim_min', 'is more than the full trim'],
    [3, 'trim_min', 'must be at least 0.01'],
    [3, 'trim_full', 'must be at most 999'],
  ])
})

it('numbers with more than three decimals are counted (BRING-72)', async () => {
  const report = await run({ 'parts.csv': 'part_number,weight_lb,stock\nR-1,0.0004,1.5\nR-2,0.125,2.0005\n' })
  expect(report.amountsRounded).toBe(2)
  expect(sayReport(report, false)).toContain('2 numbers rounded to three decimals')
})

it('one bad row in any file rejects the whole import', async () => {
  const before = await numbers()
  const report = await run({
    'parts.csv': 'part_number\nGOOD-1\n',
    'device_types.csv': 'name\nTablet\n',
    'bom_lines.csv': `${LINES}GOOD-1,NONE,1,1\n`,
  })
  expect(report).toMatchObject({ imported: false, badRows: [{ file: 'bom_lines.csv', line: 2 }] })
  expect(await numbers()).toEqual(before)
  expect(await shop.shop.db.select().from(schema.deviceTypes)).toEqual([])
})

it('a cycle is rejected with its path, also when it closes through the database (OQ-74)', async () => {
  const within = await run({
    'parts.csv': 'part_number\nA\nB\nC\n',
    'bom_lines.csv': `${LINES}A,B,1,1\nB,C,1,1\nC,A,1,1\nA,A,1,2\n`,
  })
  expect(sayBadRows(within.badRows)).toEqual([
    'bom_lines.csv, line 4, column child_part_number: the part would contain itself: A → B → C → A',
    'bom_lines.csv, line 5, column child_part_number: the part would contain itself: A → A',
  ])
  const through = await run({ 'bom_lines.csv': `${LINES}TB10773,4RB-WET,1,1\n` })
  expect(through.badRows.map(({ line, reason }) => [line, reason.split(': ')[0]])).toEqual([
    [2, 'the part would contain itself'],
  ])
  expect(through.badRows[0]?.reason).toContain('TB10773 → 4RB-WET')
})

it('a BOM of 64 levels is accepted and one of 65 is rejected (OQ-74)', async () => {
  const chain = (levels: number) => ({
    'parts.csv': `part_number\n${Array.from({ length: levels + 1 }, (_, n) => `L${n}\n`).join('')}`,
    'bom_lines.csv': LINES + Array.from({ length: levels }, (_, n) => `L${n},L${n + 1},1,1\n`).join(''),
  })
  expect((await run(chain(64), { dryRun: true })).badRows).toEqual([])
  const [bad] = (await run(chain(65), { dryRun: true })).badRows
  expect(bad?.reason).toMatch(/^the BOM would be more than 64 levels deep: L0 → L1 → .* → L65$/)
})

it('--skip-bad imports the rest, leaves out a whole BOM with a bad line, and writes files to fix and import', async () => {
  const folder = await writeFolder({
    'parts.csv':
      '\uFEFFpart_number,description,price\r\nS-1,"Ring, ""wear""",1\r\nS-2,"two\r\nlines",ten\r\nS-3,,3\r\n',
    'bom_lines.csv': `${LINES}S-1,S-3,1,1\nS-1,S-2,1,2\nS-3,235626,4,1\n`,
  })
  const report = await importFolder(shop.shop, folder, { skipBad: true })
  expect(report.badRows.map(({ file, line }) => [file, line])).toEqual([
    ['parts.csv', 3],
    ['bom_lines.csv', 3],
  ])
  expect(report).toMatchObject({ imported: true, leftOut: 3, badRowsFolder: join(folder, 'bad-rows') })
  expect(await numbers()).toEqual(expect.arrayContaining(['S-1', 'S-3']))
  expect(await numbers()).not.toContain('S-2')

  const fixed = report.badRowsFolder ?? ''
  expect(await readdir(fixed)).toEqual(['bom_lines.csv', 'parts.csv'])
  expect(await readFile(join(fixed, 'bom_lines.csv'), 'utf8')).toBe(`${LINES}S-1,S-3,1,1\nS-1,S-2,1,2\n`)
  const parts = await readFile(join(fixed, 'parts.csv'), 'utf8')
  expect(parts).toBe('part_number,description,price\nS-2,"two\nlines",ten\n')
  await writeFile(join(fixed, 'parts.csv'), parts.replace('ten', '10'))
  expect(await importFolder(shop.shop, fixed)).toMatchObject({ imported: true, badRows: [] })

  const [part] = await shop.shop.db.select().from(schema.parts).where(eq(schema.parts.partNumber, 'S-1'))
  const lines = await shop.shop.db
    .select()
    .from(schema.bomLines)
    .where(eq(schema.bomLines.parentPartId, part?.id ?? 0))
  expect(lines).toHaveLength(2)
})

it('--skip-bad leaves out the BOMs of a cycle and does not overwrite earlier bad rows', async () => {
  const folder = await writeFolder({
    'bad-rows/parts.csv': 'being fixed',
    'parts.csv': 'part_number\nC-1\nC-2\nC-3\n',
    'bom_lines.csv': `${LINES}C-1,C-2,1,1\nC-2,C-1,1,1\nC-2,C-3,1,2\nC-3,235626,1,1\n`,
  })
  const report = await importFolder(shop.shop, folder, { skipBad: true })
  expect(report.counts).toContainEqual({ label: 'BOM lines', added: 2, changed: 0, unchanged: 0, removed: 0 })
  expect(await readFile(join(folder, 'bad-rows-2', 'bom_lines.csv'), 'utf8')).toBe(
    `${LINES}C-2,C-1,1,1\nC-2,C-3,1,2\n`,
  )
  expect(await readFile(join(folder, 'bad-rows', 'parts.csv'), 'utf8')).toBe('being fixed')
})

it.each([
  ['', 'parts.csv has no column part_number.'],
  ['description\nx\n', 'parts.csv has no column part_number.'],
  ['part_number,unit,Unit\n', 'parts.csv has the column unit twice.'],
])('the header %j is rejected with a clear message', async (content, sentence) => {
  await expect(run({ 'parts.csv': content })).rejects.toThrow(sentence)
})

it('a missing folder and one without anything to import are rejected', async () => {
  await expect(importFolder(shop.shop, '/no/such/folder')).rejects.toThrow(
    'There is no folder /no/such/folder.',
  )
  await expect(run({ 'notes.txt': '' })).rejects.toThrow('There is nothing to import in')
})
