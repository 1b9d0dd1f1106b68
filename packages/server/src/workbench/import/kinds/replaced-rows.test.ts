import { workbenchMessages } from '@volute/domain/workbench/workbench'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/open-test-shop.ts'
import { openWorkbench } from '../../../../test/open-workbench.ts'
import { writeFolder } from '../../../../test/write-folder.ts'
import { importFolder } from '../import-folder.ts'
import { sayReport } from '../report.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const run = async (files: Record<string, string>) =>
  importFolder(shop.shop, await writeFolder(files), { skipBad: true })
const said = async (files: Record<string, string>) => sayReport(await run(files), false)
const rowsOf = async (columns: string, from: string) =>
  (
    await shop.shop.db.execute<{ row: string }>(
      sql.raw(`select concat_ws(' ', ${columns}) as row from ${from} order by 1`),
    )
  ).rows.map(({ row }) => row)

const head = 'part_number,due_on,quantity\n'
const known = `${head}TB10773,2026-12-01,12\nTB10773,2026-12-15,3\n235626,2026-12-01,5\n`
const receipts = () => rowsOf('part_number, due_on, quantity', 'expected_receipts join parts on id = part_id')
const all = ['235626 2026-12-01 5.000', 'TB10773 2026-12-01 12.000', 'TB10773 2026-12-15 3.000']

it('a part with a bad receipt keeps its receipts, and the report names it (BRING-67)', async () => {
  await run({ 'receipts.csv': known })
  const report = await said({ 'receipts.csv': `${head}TB10773,2026-12-01,many\nTB10773,2026-12-20,4\n` })
  expect(report).toContain(
    'Receipts of TB10773 stay as they are, without 1 good row: 1 row is bad, in line 2.',
  )
  expect(await receipts()).toEqual(all.slice(1))
})

it.each(['SEAL-KIT,2026-12-01,many', 'TB10773,2026-12-01,many\n235626,1 Dec,5'])(
  'a file of bad receipts removes only those of other parts: %j (BRING-67)',
  async (rows) => {
    await run({ 'receipts.csv': known })
    await run({ 'receipts.csv': `${head}${rows}\n` })
    expect(await receipts()).toEqual(rows.startsWith('SEAL') ? [] : all)
  },
)

it('a bad receipt without a part number removes no receipt, and an unknown one is not a known row (BRING-67)', async () => {
  await run({ 'receipts.csv': known })
  const report = await said({ 'receipts.csv': `${head},2026-12-01,12\n235626,2026-12-01,6\n` })
  expect(report).toContain(
    'Nothing is removed, because some bad rows do not name a part: 1 row is bad, in line 2.',
  )
  expect(await receipts()).toEqual(['235626 2026-12-01 6.000', ...all.slice(1)])
  await run({ 'receipts.csv': `${head}NO-PART,2026-12-01,12\n235626,2026-12-01,6\n` })
  expect(await receipts()).toEqual(['235626 2026-12-01 6.000'])
})

const pairs = 'part_number,alternate,kind,both_ways,bom_number,note\n'
const alternates = () => rowsOf('kind, bom_part_id is null', 'part_alternates')

it('a part with a bad alternate keeps its alternates, and the report names it (BRING-67)', async () => {
  await run({
    'alternates.csv': `${pairs}TB10773,235626,EQUAL,,,\nTB10773,235626,BETTER,,4RB-WET,\n`,
  })
  const before = await alternates()
  const report = await said({
    'alternates.csv': `${pairs}TB10773,235626,EQUAL,,,\nTB10773,235626,GREAT,,4RB-WET,\n`,
  })
  expect(report).toContain(
    'Alternates of TB10773 stay as they are, without 1 good row: 1 row is bad, in line 3.',
  )
  expect(before).toEqual(['BETTER f', 'EQUAL t'])
  expect(await alternates()).toEqual(before)
})

const lines = 'parent_part_number,child_part_number,quantity,position\n'

it('a bad line that names no BOM removes no line of the file’s BOMs (BRING-67)', async () => {
  const kit = "bom_lines join parts on id = parent_part_id where part_number = 'LOST-KIT'"
  await run({
    'parts.csv': 'part_number\nLOST-KIT\n',
    'bom_lines.csv': `${lines}LOST-KIT,235626,1,1\nLOST-KIT,TB10773,1,2\n`,
  })
  const report = await said({ 'bom_lines.csv': `${lines}LOST-KIT,235626,2,1\n,TB10773,1,2\n` })
  expect(report).toContain(
    'Nothing is removed, because some bad rows do not name a BOM: 1 row is bad, in line 3.',
  )
  expect(await rowsOf('position, quantity', kit)).toEqual(['1 2.000', '2 1.000'])
  await run({ 'bom_lines.csv': `${lines}LOST-KIT,235626,2,1\n` })
  expect(await rowsOf('position, quantity', kit)).toEqual(['1 2.000'])
})

it('the main warehouse stays where the row of the new one is bad (BRING-67, DESK-10)', async () => {
  const main = () => rowsOf('name', 'warehouses where is_main')
  await run({ 'warehouses.csv': 'name,country,is_main\nFresno,US,true\n' })
  const report = await said({ 'warehouses.csv': 'name,country,is_main\nFresno,US,\nReno,USA,true\n' })
  expect(report).toContain('is the main warehouse, and no good row makes another one that')
  expect(await main()).toEqual(['Fresno'])
  await run({ 'warehouses.csv': 'name,country,is_main\nFresno,US,\nReno,US,true\n' })
  expect(await main()).toEqual(['Reno'])
})

it('a draft says which receipts stay, and publishing without bad rows keeps them (BRING-67)', async () => {
  await run({ 'receipts.csv': known })
  const bench = await openWorkbench(shop)
  const id = await bench.compared({ 'receipts.csv': `${head}TB10773,2026-12-01,many\n235626,2026-12-01,5\n` })
  const [file] = (await bench.state(id)).files
  expect([file?.badRows, file?.goodRowsLeftOut]).toEqual([1, 0])
  expect(file?.groupsLeftOut.map(workbenchMessages.leftOutWhole)).toEqual([
    'Receipts of TB10773 stay as they are: 1 row is bad, in line 2.',
  ])
  const { added, changed, closed } = await bench.state(id)
  expect([added, changed, closed]).toEqual([0, 0, 0])
  expect(await receipts()).toEqual(all)
})
