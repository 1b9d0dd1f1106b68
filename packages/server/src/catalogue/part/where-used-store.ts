import { limits } from '@volute/domain/core/kernel'
import { type SQL, sql } from 'drizzle-orm'
import { contains, type Queryable } from '../../core/db/index.ts'

interface Wish {
  /** Company whose own pumps come first. */
  companyId: number
  /** Empty matches everything. */
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
  pumps: (PlaceRow & { serialNumber: string; isOwn: boolean; tag: string | null })[]
  /** Lines that lead from the listed BOMs down to the part. */
  steps: { parent: string; child: string; quantity: number }[]
}

/** Uses of a part and of the parts it replaced: a page of BOMs, a page of pumps and the paths down, in one query. */
export async function findWhereUsed(db: Queryable, partId: number, wish: Wish): Promise<WhereUsedRow> {
  const { rows } = await db.execute<WhereUsedRow & Record<string, unknown>>(sql`
    with recursive
      ${meantParts(partId)},
      ${partsAbove},
      ${foundBoms(wish.searchValue)},
      bom_page as (
        select * from found_boms order by is_top desc, part_number, rank ${pageOf(wish.bomPageNumber)}),
      ${foundPumps(wish)},
      pump_page as (select * from found_pumps order by ${ownFirst} ${pageOf(wish.pumpPageNumber)}),
      ${waysDown}
    select
      (select coalesce(json_agg(json_build_object('partNumber', listed_as, 'description', listed_description)
          order by rank), '[]')
        from meant where rank > 0) as "replaces",
      (select count(*)::int from found_boms) as "bomCount",
      (select coalesce(json_agg(json_build_object(${place},
            'pumpCount', (select count(*) from pumps where bom_part_id = page.part_id))
          order by is_top desc, part_number, rank), '[]')
        from bom_page page) as "boms",
      (select count(*)::int from found_pumps) as "pumpCount",
      (select coalesce(json_agg(json_build_object(${place}, 'serialNumber', serial_number, 'isOwn', is_own, 'tag', tag)
          order by ${ownFirst}), '[]')
        from pump_page page) as "pumps",
      (select coalesce(json_agg(json_build_object(
            'parent', (select part_number from parts where id = parent_id),
            'child', (select part_number from parts where id = child_id),
            'quantity', quantity) order by position), '[]')
        from ways where parent_id is not null) as "steps"`)
  const [row] = rows
  if (!row) throw new Error('where a part is used was not answered')
  return row
}

/** The part itself with rank 0, and all parts that it replaced, each with its distance and the number by which BOMs list it. */
const meantParts = (partId: number) => sql`
  replaced (part_id, rank) as (
    select ${partId}::int, 0
    union
    select id, rank + 1 from replaced join parts on replaced_by_part_id = part_id
    where rank < ${limits.replacements}),
  meant as (
    select id as meant_id, min(rank) as rank, part_number as listed_as, description as listed_description
    from replaced join parts on id = part_id group by id)`

/** The requested parts and every part that contains one of them, at any depth; a cycle adds nothing twice. */
const partsAbove = sql`
  above (meant_id, part_id) as (
    select meant_id, meant_id from meant
    union
    select meant_id, parent_part_id from above join bom_lines on child_part_id = part_id)`

/**
 * Rows of a part in a table, read through its index. The planner estimates thousands of parts above a part; without
 * `offset 0` it would hash whole tables for the few that exist.
 */
const rowsOf = (columns: string, table: string, isIts: SQL) =>
  sql`lateral (select ${sql.raw(columns)} from ${sql.raw(table)} where ${isIts} offset 0) ${sql.raw(table)}`

/** BOMs that have data of their own or that pumps are built to, and assemblies that list a requested part. */
const foundBoms = (searchValue: string) => sql`
  containing as (
    select meant_id, above.part_id, pump_model, boms.part_id is not null or is_built as is_top
    from above
      left join ${rowsOf('part_id, pump_model', 'boms', sql`boms.part_id = above.part_id`)} on true
      cross join lateral (
        select exists (select from pumps where bom_part_id = above.part_id) as is_built offset 0) built
    where above.part_id <> meant_id),
  found_boms as (
    select meant_id, rank, listed_as, part_id, part_number, description, pump_model, is_top
    from containing join meant using (meant_id)
      cross join ${rowsOf('part_number, description', 'parts', sql`id = containing.part_id`)}
    where ${contain(searchValue, ['part_number', 'description', 'pump_model'])}
      and (is_top or (meant_id, part_id) in (
        select meant_id, parent_part_id from meant join bom_lines on child_part_id = meant_id)))`

/** Pumps of the company's fleet by tag, then all others. */
const ownFirst = sql`not is_own, lower(tag), serial_number`

/** A pump counts once, for the nearest of the requested parts that its BOM lists. */
const foundPumps = ({ companyId, searchValue }: Wish) => sql`
  built_with as (
    select distinct on (pumps.id) pumps.id as pump_id, rank, listed_as, above.part_id, serial_number,
      coalesce(pumps.pump_model, boms.pump_model) as pump_model,
      coalesce(pumps.description, boms.description) as own_description
    from above join meant using (meant_id)
      cross join ${rowsOf('id, serial_number, pump_model, description', 'pumps', sql`bom_part_id = above.part_id`)}
      left join ${rowsOf('pump_model, description', 'boms', sql`part_id = above.part_id`)} on true
    order by pumps.id, rank),
  found_pumps as (
    select rank, listed_as, part_id, part_number, serial_number, pump_model, own.pump_id is not null as is_own, tag,
      coalesce(own_description, description) as description
    from built_with cross join ${rowsOf('part_number, description', 'parts', sql`id = built_with.part_id`)}
      left join (
        select pump_id, tag from fleet_pumps where company_id = ${companyId} and retired_utc is null) own using (pump_id)
    where ${contain(searchValue, ['serial_number', 'part_number', 'pump_model', 'tag'])})`

/**
 * Lines between the BOMs on the pages and the requested parts, below a first row for each BOM. `offset 0` and `is true`
 * keep the planner to the index of a BOM's lines, and to one hash of the parts above.
 */
const waysDown = sql`
  ways (parent_id, child_id, position, quantity) as (
    select null::int, part_id, null::int, null::numeric
    from (select part_id from bom_page union select part_id from pump_page) tops
    union
    select child_id, line.child_part_id, line.position, line.quantity
    from (select distinct child_id from ways) reached cross join lateral (select * from bom_lines where parent_part_id = child_id offset 0) line
    where (line.child_part_id in (select part_id from above)) is true)`

const place = sql`'bomNumber', part_number, 'description', description, 'pumpModel', pump_model, 'listedAs', listed_as`

const contain = (searchValue: string, columns: string[]) =>
  contains(
    searchValue,
    columns.map((column) => sql.identifier(column)),
  ) ?? sql`true`

const pageOf = (pageNumber: number) =>
  sql`limit ${limits.pageSize} offset ${(pageNumber - 1) * limits.pageSize}::bigint`
