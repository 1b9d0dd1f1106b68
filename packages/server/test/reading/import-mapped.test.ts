import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWorkbook, writeZip } from '@volute/demo/erp-exports'
import { type ImportMap, importMap, type Mapping } from '@volute/domain/workbench/workbench'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../open-test-shop.ts'
import { writeFolder } from '../write-folder.ts'
import { importFolder } from '../../src/workbench/import/import-folder.ts'
import { guessMap } from '../../src/workbench/import/reading/guess-map.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const prices = async (like: string) => {
  const { rows } = await shop.shop.db.execute<{ reported: string }>(
    sql`select part_number || ' ' || coalesce(price_cents::text, '') as reported from parts where part_number like ${like} order by 1`,
  )
  return rows.map(({ reported }) => reported)
}

const agreeing = (map: ImportMap, agreed: Mapping['agreed']): ImportMap =>
  map.map((entry) => ({ ...entry, mappings: entry.mappings.map((mapping) => ({ ...mapping, agreed })) }))

const list = Buffer.from(
  'Preisliste 2027;\nTeile-Nr.;Preis\nM-1;1.234,50 \x80\nM-2;7\nM-3;1,00E+05\n',
  'latin1',
)

it('a file is read by its map, values without an agreed repair are bad rows, and fixed bad rows can be imported (BRING-12, BRING-13)', async () => {
  const folder = await writeFolder({ 'Preise.csv': list })
  const { map, notices } = await guessMap(folder)
  expect(map).toMatchObject([
    {
      file: 'Preise.csv',
      reading: { encoding: 'windows-1252', separator: ';', decimalMark: ',', headRow: 1 },
    },
  ])
  expect(notices).toContain(
    "Preise.csv, column Preis: CURRENCY 1 times, first in line 3: '1.234,50 €' would be read as 1234.50",
  )
  expect(notices).toContain(
    "Preise.csv, column Preis: SCIENTIFIC 1 times, first in line 5: '1,00E+05' has to be fixed",
  )
  const refused = await importFolder(shop.shop, folder, { map })
  expect(refused.badRows.map(({ file, line }) => [file, line])).toEqual([
    ['Preise.csv', 3],
    ['Preise.csv', 5],
  ])

  const agreed = agreeing(map, ['DECIMAL_COMMA', 'THOUSANDS', 'CURRENCY'])
  const skipped = await importFolder(shop.shop, folder, { map: agreed, skipBad: true })
  expect(skipped.badRows).toMatchObject([
    { line: 5, column: 'price', reason: expect.stringMatching(/^'1,00E\+05' was changed by a spreadsheet/) },
  ])
  expect(await prices('M-%')).toEqual(['M-1 123450', 'M-2 700'])
  const bad = skipped.badRowsFolder ?? ''
  expect((await readdir(bad)).toSorted()).toEqual(['Preise.csv', 'map.json'])
  expect(await readFile(join(bad, 'Preise.csv'), 'utf8')).toBe('Teile-Nr.,Preis\nM-3,"1,00E+05"\n')
  const fixed = await writeFolder({ 'Preise.csv': 'Teile-Nr.,Preis\nM-3,"3,5"\n' })
  const own = importMap.parse(JSON.parse(await readFile(join(bad, 'map.json'), 'utf8')))
  await importFolder(shop.shop, fixed, { map: own })
  expect(await prices('M-%')).toEqual(['M-1 123450', 'M-2 700', 'M-3 350'])
})

it('a single workbook and a ZIP of a folder are imported alike, with files found by their headers (BRING-12)', async () => {
  const rows = [['List'], ['Part No.', 'Price'], ['Z-1', 12.5], ['Z-2', '$1,000']]
  const zip = writeZip({
    'export/a.xlsx': writeWorkbook('Prices', rows, 1),
    'export/parts.csv': 'part_number,price\nZ-0,1\n',
  })
  const folder = await writeFolder({ 'all.zip': zip, 'b.xlsx': writeWorkbook('Prices', rows, 1) })
  const [entry] = agreeing((await guessMap(join(folder, 'b.xlsx'))).map, ['THOUSANDS', 'CURRENCY'])
  const byHeader = entry ? [{ ...entry, file: undefined }] : []
  const alone = await importFolder(shop.shop, join(folder, 'b.xlsx'), { map: byHeader })
  expect(alone.counts).toMatchObject([{ label: 'parts', added: 2 }])
  const zipped = await importFolder(shop.shop, join(folder, 'all.zip'), { map: byHeader })
  expect(zipped.counts).toMatchObject([
    { added: 1, unchanged: 0 },
    { added: 0, unchanged: 2 },
  ])
  expect(await prices('Z-%')).toEqual(['Z-0 100', 'Z-1 1250', 'Z-2 100000'])
})

it('lost leading zeros are restored only once that is agreed to (BRING-07)', async () => {
  const parts = await writeFolder({ 'parts.csv': 'part_number,price\n0004711,1\n' })
  await importFolder(shop.shop, parts)
  const folder = await writeFolder({ 'list.csv': 'Part No.,Price\n4711,2\n' })
  const { map } = await guessMap(folder)
  const refused = await importFolder(shop.shop, folder, { map })
  expect(refused.badRows).toMatchObject([
    { reason: "'4711' would be read as 0004711: agree to lost zeros, or fix it in the file" },
  ])
  await importFolder(shop.shop, folder, { map: agreeing(map, ['LOST_ZEROS']) })
  expect(await prices('%4711')).toEqual(['0004711 200'])
})

const flat = (rows: string[]) => ['Level,Item,Description,Qty', ...rows, ''].join('\n')

it('a bad row of a flat list skips its BOM, and the whole pump is written out to be fixed (BRING-11, BRING-13)', async () => {
  const folder = await writeFolder({
    'bom.csv': flat(['0,F-1,Pump,1', '1,F-2,Ring,x', '0,F-3,Pump,1', '1,F-4,Wet end,1', '2,F-2,Ring,1']),
  })
  const { map } = await guessMap(folder)
  const report = await importFolder(shop.shop, folder, { map, skipBad: true })
  expect(report.counts).toMatchObject([
    { label: 'parts', added: 4 },
    { label: 'BOM lines', added: 2 },
  ])
  expect(report.badRows).toMatchObject([{ file: 'bom.csv', line: 3, column: 'quantity' }])
  expect(await readFile(join(report.badRowsFolder ?? '', 'bom.csv'), 'utf8')).toBe(
    flat(['0,F-1,Pump,1', '1,F-2,Ring,x']),
  )
})

it('the effective date of a price list is the latest one in its rows (BRING-14)', async () => {
  const folder = await writeFolder({
    'parts.csv': 'part_number,price,effective_date\nE-1,1,2026-12-24\nE-2,1,2027-01-01\n',
  })
  expect((await importFolder(shop.shop, folder)).effectiveDate).toBe('2027-01-01')
})
