import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addBom } from '../../../test/add-bom.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import type { Queryable } from './queryable.ts'

let test: TestShop
beforeAll(async () => {
  test = await openTestShop()
  await addBom(test.shop.db, [
    ['PAST', 'P-A', 1],
    ['PAST', 'P-B', 2],
    ['PAST', 'P-C', 3],
  ])
})
afterAll(() => test.close())

const idOf = (number: string) => sql`(select id from parts where part_number = ${number})`

/** Lines of a BOM as `position part×quantity`, with a mark on lines that an import added or removed. */
async function linesOf(db: Queryable, bom = 'PAST') {
  const { rows } = await db.execute<{ today: string | null; past: string | null }>(sql`
    select (select string_agg(${reported} || case when valid_from_utc is null then '' else ' since' end, ', ' order by position)
        from bom_lines where parent_part_id = ${idOf(bom)}) as today,
      (select string_agg(${reported} || case when valid_from_utc is null then '' else ' since' end, ', ' order by position, id)
        from closed_bom_lines where parent_part_id = ${idOf(bom)}) as past`)
  return rows[0]
}
const reported = sql`position || ' ' || (select part_number from parts where id = child_part_id) || '×' || trim_scale(quantity)`

it('a BOM imported for the first time is valid from the beginning, in one or several statements (FIT-07)', async () => {
  const { db } = test.shop
  expect(await linesOf(db)).toEqual({ today: '1 P-A×1, 2 P-B×2, 3 P-C×3', past: null })
  await db.transaction(async (tx) => {
    for (const position of [1, 2])
      await tx.execute(sql`insert into bom_lines values (${idOf('P-A')}, ${position}, ${idOf('P-B')}, 1)`)
  })
  expect(await linesOf(db, 'P-A')).toEqual({ today: '1 P-B×1, 2 P-B×1', past: null })
})

it('changed and removed lines are kept as history, and unchanged lines are not (FIT-07)', async () => {
  const { db } = test.shop
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from bom_lines where parent_part_id = ${idOf('PAST')} and position = 3`)
    await tx.execute(sql`
      update bom_lines set quantity = case position when 1 then 5 else quantity end where parent_part_id = ${idOf('PAST')}`)
    await tx.execute(sql`
      insert into bom_lines values (${idOf('PAST')}, 4, ${idOf('P-C')}, 1), (${idOf('PAST')}, 5, ${idOf('P-C')}, 1)`)
    await tx.execute(sql`delete from bom_lines where parent_part_id = ${idOf('PAST')} and position = 5`)
  })
  expect(await linesOf(db)).toEqual({
    today: '1 P-A×5 since, 2 P-B×2, 4 P-C×1 since',
    past: '1 P-A×1, 3 P-C×3',
  })
  await db.execute(sql`
    update bom_lines set child_part_id = ${idOf('P-B')} where parent_part_id = ${idOf('PAST')} and position = 4`)
  const { today, past } = (await linesOf(db)) ?? {}
  expect([today, past]).toEqual(['1 P-A×5 since, 2 P-B×2, 4 P-B×1 since', '1 P-A×1, 3 P-C×3, 4 P-C×1 since'])
})
