import { limits } from '@volute/domain/kernel'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/index.ts'

interface Wish {
  /** Everything when empty. */
  searchValue: string
  bomPageNumber: number
  pumpPageNumber: number
}

interface PlaceRow {
  bomNumber: string
  description: string
  pumpModel: string | null
  listedAs: string
}

export interface WhereUsedRow {
  replaces: { partNumber: string; description: string }[]
  bomCount: number
  boms: (PlaceRow & { pumpCount: number })[]
  pumpCount: number
  pumps: (PlaceRow & { serialNumber: string })[]
  /** The lines by which the listed BOMs lead down to the part. */
  steps: { parent: string; child: string; quantity: number }[]
}

/** Where a part and what it replaced are used: a page of BOMs, a page of pumps and the ways down, in one query. */
export async function findWhereUsed(db: Queryable, partId: number, wish: Wish): Promise<WhereUsedRow> {
  const { rows } = await db.execute<WhereUsedRow & Record<string, unknown>>(sql`
    with recursive
      ${meantParts(partId)},
      ${partsAbove},
      ${foundBoms(wish.searchValue)},
      bom_page as (
        select * from found_boms order by is_top desc, part_number, rank ${pageOf(wish.bomPageNumber)}),
      ${foundPumps(wish.searchValue)},
      pump_page as (select * from found_pumps order by serial_number ${pageOf(wish.pumpPageNumber)}),
      ${waysDown}
    select
      (select coalesce(json_agg(json_build_object('partNumber', part_number, 'description', description)
          order by rank), '[]')
        from meant where rank > 0) as "replaces",
      (select count(*)::int from found_boms) as "bomCount",
      (select coalesce(json_agg(json_build_object(${place},
            'pumpCount', (select count(*) from pumps where bom_part_id = page.part_id))
          order by is_top desc, part_number, rank), '[]')
        from bom_page page) as "boms",
      (select count(*)::int from found_pumps) as "pumpCount",
      (select coalesce(json_agg(json_build_object(${place}, 'serialNumber', serial_number)
          order by serial_number), '[]')
        from pump_page page) as "pumps",
      (select coalesce(json_agg(json_build_object('parent', parent.part_number, 'child', child.part_number,
            'quantity', quantity) order by position), '[]')
        from ways join parts parent on parent.id = parent_id join parts child on child.id = child_id) as "steps"`)
  const [row] = rows
  if (!row) throw new Error('where a part is used was not answered')
  return row
}

/** The part itself with rank 0 and all that it replaced, each with its distance. */
const meantParts = (partId: number) => sql`
  replaced (part_id, rank) as (
    select ${partId}::int, 0
    union
    select id, rank + 1 from replaced join parts on replaced_by_part_id = part_id
    where rank < ${limits.replacements}),
  meant as (
    select part_id, min(rank) as rank, part_number, description
    from replaced join parts on id = part_id group by part_id, part_number, description)`

/** The meant parts and every part that contains one of them, at any depth; a circle adds nothing twice. */
const partsAbove = sql`
  above (meant_id, part_id) as (
    select part_id, part_id from meant
    union
    select meant_id, parent_part_id from above join bom_lines on child_part_id = part_id)`

const foundBoms = (searchValue: string) => sql`
  used_in as (
    select above.part_id, above.meant_id,
      boms.part_id is not null or exists (select from pumps where bom_part_id = above.part_id) as is_top
    from above left join boms on boms.part_id = above.part_id
    where above.part_id <> above.meant_id),
  found_boms as (
    select part_id, part_number, parts.description, pump_model, meant_id, listed.listed_as, rank, is_top
    from used_in join parts on id = part_id left join boms using (part_id) ${listedAs}
    where (is_top or exists (
        select from bom_lines where parent_part_id = part_id and child_part_id = meant_id))
      and ${contain(searchValue, sql`part_number`, sql`parts.description`, sql`pump_model`)})`

/** A pump counts once, by the nearest of the meant parts that its BOM lists. */
const foundPumps = (searchValue: string) => sql`
  found_pumps as (
    select distinct on (pumps.serial_number) pumps.serial_number, part_number, above.part_id, meant_id,
      coalesce(pumps.description, boms.description, parts.description) as description,
      coalesce(pumps.pump_model, boms.pump_model) as pump_model, listed.listed_as
    from above join pumps on bom_part_id = above.part_id
      join parts on id = above.part_id left join boms on boms.part_id = above.part_id ${listedAs}
    where ${contain(searchValue, sql`pumps.serial_number`, sql`part_number`, sql`coalesce(pumps.pump_model, boms.pump_model)`)}
    order by pumps.serial_number, rank)`

const listedAs = sql`
  join (select part_id as listed_id, part_number as listed_as, rank from meant) listed on listed_id = meant_id`

/** The lines between the BOMs on the pages and the meant parts. */
const waysDown = sql`
  between_them (parent_id, child_id) as (
    select parent_part_id, child_part_id from bom_lines
    where parent_part_id in (select part_id from bom_page union select part_id from pump_page)
      and child_part_id in (select part_id from above)
    union
    select parent_part_id, child_part_id from between_them join bom_lines on parent_part_id = child_id
    where child_part_id in (select part_id from above)),
  ways as (
    select parent_id, child_id, sum(quantity) as quantity, min(position) as position
    from between_them join bom_lines on parent_part_id = parent_id and child_part_id = child_id
    group by parent_id, child_id)`

const place = sql`'bomNumber', part_number, 'description', description, 'pumpModel', pump_model, 'listedAs', listed_as`

function contain(searchValue: string, ...columns: SQL[]): SQL {
  if (searchValue === '') return sql`true`
  const contained = columns.map(
    (column) => sql`position(upper(${searchValue}::text) in upper(${column})) > 0`,
  )
  return sql`(${sql.join(contained, sql` or `)})`
}

const pageOf = (pageNumber: number) =>
  sql`limit ${limits.pageSize} offset ${(pageNumber - 1) * limits.pageSize}::bigint`
