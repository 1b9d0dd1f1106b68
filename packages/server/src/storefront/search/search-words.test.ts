import { findResults } from '@volute/domain/storefront/search'
import { searchText } from '@volute/domain/catalogue/numbers'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addBom } from '../../../test/add-bom.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

it('the database normalizes a text as the domain does (FIND-02)', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '1 3/4',
      '1-3/4"',
      '.5',
      '1.750',
      '2.00',
      '2,000',
      '12,34',
      '5/8-11',
      '2/0',
      '10x8',
      'hp',
      'inches',
      'in.',
      'O-ring',
      'o rings',
      'D7232-2',
      '×',
      '°',
      '“',
      'Ä',
      'насос',
      '/',
      '-',
      '.',
      ' ',
    ),
    fc.string({ maxLength: 6 }),
  )
  const texts = fc.sample(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(' ').toWellFormed().replaceAll('\0', '')),
    1_000,
  )
  const { rows } = await shop.shop.db.execute<{ text: string; read: string }>(sql`
    select text, regexp_replace(search_text(text), ' +', ' ', 'g') as read from unnest(${sql.param(texts)}::text[]) text`)
  expect(rows.map(({ read }) => read)).toEqual(rows.map(({ text }) => searchText(text)))
})

/** The pump BOMs above each part by number: as stored, and as found by following every line. */
const uses = async (table: 'kept' | 'followed') => {
  const kept = sql`select part_id, unnest(bom_part_ids) as bom_id from part_uses`
  const followed = sql`
    with recursive above (part_id, id) as (
      select id, id from parts
      union
      select part_id, up.id from above cross join lateral (
        select parent_part_id as id from bom_lines where child_part_id = above.id
        union all select old.id from parts old where old.replaced_by_part_id = above.id) up)
    select part_id, id as bom_id from above
    where part_id <> id and (id in (select part_id from boms) or id in (select bom_part_id from pumps))`
  const { rows } = await shop.shop.db.execute<{ use: string }>(sql`
    select part.part_number || ' in ' || bom.part_number as use from (${table === 'kept' ? kept : followed}) used
    join parts part on part.id = part_id join parts bom on bom.id = bom_id order by 1`)
  return rows.map(({ use }) => use)
}

it('where-used data stays correct after every change of lines, BOMs, pumps and supersessions (FIND-11)', async () => {
  const { db } = shop.shop
  await addBom(
    db,
    [
      ['TOP-1', 'SUB-1', 1],
      ['SUB-1', 'RING-1', 2],
      ['TOP-2', 'RING-1', 1],
    ],
    ['RING-2'],
  )
  const idOf = (number: string) => sql`(select id from parts where part_number = ${number})`
  const changes = [
    sql`insert into boms (part_id, pump_model) values (${idOf('TOP-1')}, 'M1')`,
    sql`insert into pumps (bom_part_id, serial_number, pump_model) values (${idOf('TOP-2')}, 'U-1', 'M2')`,
    sql`update parts set replaced_by_part_id = ${idOf('RING-2')} where part_number = 'RING-1'`,
    sql`delete from bom_lines where parent_part_id = ${idOf('SUB-1')}`,
    sql`delete from pumps where serial_number = 'U-1'`,
  ]
  const found: number[] = []
  for (const change of changes) {
    await db.execute(change)
    const kept = await uses('kept')
    expect(kept).toEqual(await uses('followed'))
    found.push(kept.filter((use) => use.startsWith('RING')).length)
  }
  expect(found).toEqual([1, 2, 4, 2, 0])
})

it('a prefix is found whatever letter or digit follows, after the whole word (FIND-13)', async () => {
  await addBom(shop.shop.db, [], ['GLYD-1', 'GLYDRING-1', 'GLYD7-1', 'GLYDŁ-1', 'QUAD-0.75', 'QUAD-0.757'])
  const ben = await shop.signIn('ben@riverbend.example')
  const numbersOf = async (q: string) => {
    const { body } = await shop.call(findResults, { q, kind: 'part' }, ben)
    return body.groups.flatMap(({ hits }) =>
      hits.flatMap((hit) => (hit.kind === 'part' ? hit.number.text : [])),
    )
  }
  const found = await numbersOf('1 glyd')
  expect(found[0]).toBe('GLYD-1')
  expect(found.slice(1).toSorted()).toEqual(['GLYD7-1', 'GLYDRING-1', 'GLYDŁ-1'])
  expect(await numbersOf('quad 3/4')).toEqual(['QUAD-0.75', 'QUAD-0.757'])
  expect(await numbersOf('quad 0.757')).toEqual(['QUAD-0.757'])
})

it.each(['SS316', '316ss', '316 SS', 'qxsleeve ss 316'])(
  '%j finds every spelling of the size (FIND-42)',
  async (q) => {
    const ben = await shop.signIn('ben@riverbend.example')
    const descriptions = ['Qxsleeve, SS316', 'Qxsleeve, 316SS', 'Qxsleeve, 316 SS', 'Qxsleeve, 304 SS']
    for (const [place, description] of descriptions.entries())
      await shop.shop.db.execute(sql`
      insert into parts (part_number, description, unit_id, is_sellable)
      select ${`QXP-${place}`}, ${description}, min(unit_id), true from parts on conflict do nothing`)
    const { body } = await shop.call(findResults, { q }, ben)
    const found = body.groups.flatMap(({ hits }) =>
      hits.flatMap((hit) => (hit.kind === 'part' ? hit.part.partNumber : [])),
    )
    expect(found.toSorted()).toEqual(['QXP-0', 'QXP-1', 'QXP-2'])
  },
)
