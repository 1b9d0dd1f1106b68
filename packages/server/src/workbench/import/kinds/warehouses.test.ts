import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/open-test-shop.ts'
import { writeFolder } from '../../../../test/write-folder.ts'
import { importFolder } from '../import-folder.ts'
import { sayBadRows } from '../report.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const run = async (files: Record<string, string>, options = {}) =>
  importFolder(shop.shop, await writeFolder(files), options)
const counts = async (files: Record<string, string>, options = {}) => (await run(files, options)).counts
const supplyOf = async (partNumber: string) => {
  const [answer] = await shop.shop.erp.askParts('A-RIVER', [{ partNumber, quantity: '1' }])
  return {
    stock: answer?.stock.map((one) => `${one.quantity} ${one.warehouse}`),
    receipts: answer?.receipts.map((one) => `${one.quantity} on ${one.dueOn}`),
  }
}

const WAREHOUSES = 'name,state,country,is_main\nFresno,CA,us,true\nAkron,OH,US,\n'
const STOCK = 'part_number,warehouse,quantity\ntb10773,AKRON,4\n235626,Akron,2.5\n'
const RECEIPTS = 'part_number,due_on,quantity\nTB10773,2026-12-01,12\nTB10773,2026-12-15,3\n'
const all = { 'warehouses.csv': WAREHOUSES, 'stock.csv': STOCK, 'receipts.csv': RECEIPTS }

it('a dry run reports what the import adds; importing the same files again changes nothing (DESK-10)', async () => {
  const none = { added: 0, changed: 0, unchanged: 0 }
  const uploaded = [
    { ...none, label: 'warehouses', added: 2 },
    { ...none, label: 'stock in other warehouses', added: 2 },
    { ...none, label: 'expected receipts', added: 2, removed: 0 },
  ]
  const dry = await run(
    { 'warehouses.csv': WAREHOUSES, 'receipts.csv': RECEIPTS, 'stock.csv': STOCK },
    { dryRun: true },
  )
  expect([dry.imported, dry.counts]).toEqual([false, uploaded])
  expect(await supplyOf('TB10773')).toEqual({ stock: ['20 stock'], receipts: [] })
  expect(await counts(all)).toEqual(uploaded)
  expect(await supplyOf('TB10773')).toEqual({
    stock: ['20 Fresno', '4 Akron'],
    receipts: ['12 on 2026-12-01', '3 on 2026-12-15'],
  })
  expect((await counts(all)).map(({ added, changed, unchanged }) => [added, changed, unchanged])).toEqual([
    [0, 0, 2],
    [0, 0, 2],
    [0, 0, 2],
  ])
})

it('receipts are replaced by the file: a delayed one moves and a missing one is removed (DESK-10)', async () => {
  await run(all)
  expect(
    await counts({ 'receipts.csv': 'part_number,due_on,quantity\nTB10773,2026-12-09,12\n' }),
  ).toMatchObject([{ added: 1, removed: 2 }])
  expect((await supplyOf('TB10773')).receipts).toEqual(['12 on 2026-12-09'])
})

it('when another warehouse becomes the main one, the catalogue’s stock moves there (DESK-10)', async () => {
  await run(all)
  await run({ 'warehouses.csv': 'name,country,is_main\nAkron,US,true\n' })
  expect((await supplyOf('TB10773')).stock).toEqual(['20 Akron'])
  await run({ 'warehouses.csv': WAREHOUSES })
  expect((await supplyOf('TB10773')).stock).toEqual(['20 Fresno', '4 Akron'])
})

it.each([
  [
    'warehouses.csv',
    'name,country,is_main\nReno,USA,\nElko,US,yes\nELKO,US,\nEly,US,yes\n',
    [
      "line 2, column country: 'USA' is not a country code such as US",
      'line 4, column name: stands in line 3 already',
      'line 5, column is_main: line 3 is the main warehouse already',
    ],
  ],
  [
    'stock.csv',
    'part_number,warehouse,quantity\nTB10773,Fresno,1\nTB10773,Nowhere,1\n235626,Akron,1\n235626,akron,2\nTB10773,Akron,-1\n',
    [
      'line 2, column warehouse: is the main warehouse, whose stock stands in parts.csv',
      "line 3, column warehouse: there is no warehouse 'Nowhere'",
      'line 5, column warehouse: holds this part in line 4 already',
      'line 6, column quantity: must be at least 0',
    ],
  ],
  [
    'receipts.csv',
    'part_number,due_on,quantity\nTB10773,1 Dec,1\nTB10773,2026-12-01,1\ntb10773,2026-12-01,2\n235626,2026-12-01,0\n',
    [
      "line 2, column due_on: '1 Dec' is not a date such as 2026-11-21",
      'line 4, column due_on: line 3 has this part for the same day already',
      'line 5, column quantity: must be at least 0.001',
    ],
  ],
])('every bad row of %s is reported (DESK-10)', async (file, content, expected) => {
  await run(all)
  const report = await run({ [file]: content }, { dryRun: true })
  expect(sayBadRows(report.badRows).toSorted()).toEqual(expected.map((said) => `${file}, ${said}`))
})
