import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addBom } from '../../../../test/add-bom.ts'
import { openTestShop, type TestShop } from '../../../../test/open-test-shop.ts'
import { writeFolder } from '../../../../test/write-folder.ts'
import { importFolder } from '../import-folder.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await addBom(shop.shop.db, [
    ['TP', 'TP-A', 1],
    ['TP', 'TP-B', 1],
  ])
})
afterAll(() => shop.close())

const HEAD = 'parent_part_number,child_part_number,quantity,position'

async function run(lines: string[], head = HEAD) {
  const folder = await writeFolder({ 'bom_lines.csv': [head, ...lines, ''].join('\n') })
  return importFolder(shop.shop, folder)
}

const reported = sql.raw(
  `position || coalesce('=' || reference, '') || ' ' || (select part_number from parts where id = child_part_id)`,
)

async function linesOf(bom: string, table = 'bom_lines') {
  const { rows } = await shop.shop.db.execute<{ line: string }>(sql`
    select ${reported} as line from ${sql.identifier(table)}
    where parent_part_id = (select id from parts where part_number = ${bom}) order by position`)
  return rows.map(({ line }) => line)
}

it('text positions are accepted in natural order, and existing positions keep their numbers (BRING-10)', async () => {
  await run(['TP,TP-A,1,10', 'TP,TP-B,1,20'])
  expect((await run(['TP,TP-B,1,20', 'TP,TP-A,1,10A', 'TP,TP-A,1,10'])).badRows).toEqual([])
  expect(await linesOf('TP')).toEqual(['10 TP-A', '11=10A TP-A', '20 TP-B'])
  const again = await run(['TP,TP-A,1,10', 'TP,TP-A,1,10A', 'TP,TP-B,1,20'])
  expect(again.counts).toMatchObject([{ added: 0, changed: 0, unchanged: 3, removed: 0 }])
  await run(['TP,TP-A,1,10', 'TP,TP-B,1,10A', 'TP,TP-B,1,20'])
  expect(await linesOf('TP')).toEqual(['10 TP-A', '11=10A TP-B', '20 TP-B'])
  expect(await linesOf('TP', 'closed_bom_lines')).toEqual(['1 TP-A', '2 TP-B', '11=10A TP-A'])
})

it('a file can have only references, or a position and a reference (BRING-10)', async () => {
  const reference = HEAD.replace('position', 'reference')
  await run(['TP-A,TP-B,1,433.10', 'TP-A,TP-B,1,433.2', 'TP-A,TP-B,1,433.1'], reference)
  expect(await linesOf('TP-A')).toEqual(['433=433.1 TP-B', '434=433.2 TP-B', '435=433.10 TP-B'])
  await run(['TP-A,TP-B,1,5,B', 'TP-A,TP-B,1,6,A', 'TP-A,TP-B,1,7,7'], `${HEAD},reference`)
  expect(await linesOf('TP-A')).toEqual(['5=B TP-B', '6=A TP-B', '7 TP-B'])
})

it('a duplicate reference in a BOM and a row without one are rejected (BRING-10)', async () => {
  const report = await run(['TP,TP-A,1,10A', 'TP,TP-B,1,10a', 'TP,TP-B,1,'])
  expect(report.badRows.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '3 this BOM has this position in line 2 already',
    '4 is blank',
  ])
  await expect(run(['TP,TP-A,1'], 'parent_part_number,child_part_number,quantity')).rejects.toThrow(
    'bom_lines.csv has no column position or reference.',
  )
})
