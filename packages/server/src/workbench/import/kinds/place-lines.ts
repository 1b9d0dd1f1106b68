import { sql } from 'drizzle-orm'
import { namedKey } from '@volute/domain/catalogue/bom'
import { placeReferences } from '@volute/domain/workbench/workbench'
import type { Transaction } from '../../../core/db/index.ts'
import { joinBy } from '../join-by.ts'

/** BOMs processed by one statement. */
const PORTION = 100

/**
 * Assigns whole-number positions, for sorting, to staged lines of BOMs that name a position by a text, such as `10A`. A
 * position that the shop already knows by its reference stays.
 */
export async function placeLines(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ parent: number }>(sql`
    select distinct parent_part_id as parent from staged
    where position is null and reference is not null and parent_part_id is not null`)
  if (rows.length === 0) return
  await tx.execute(sql`create index on staged (parent_part_id)`)
  await joinBy(tx, 'index')
  for (let begin = 0; begin < rows.length; begin += PORTION)
    await placePortion(
      tx,
      rows.slice(begin, begin + PORTION).map(({ parent }) => parent),
    )
  await joinBy(tx, 'hash')
}

interface Line {
  parent: number
  reference: string
  position: number | null
}

async function placePortion(tx: Transaction, parents: readonly number[]) {
  const among = sql`parent_part_id = any(${sql.param(parents)}::int[])`
  const named = sql`parent_part_id as parent, coalesce(reference, position::text) as reference`
  const { rows: staged } = await tx.execute<Line & Record<string, unknown>>(
    sql`select distinct ${named} from staged where ${among} and coalesce(reference, position::text) is not null`,
  )
  // Today's reference comes last, so that it takes precedence.
  const { rows: known } = await tx.execute<Line & Record<string, unknown>>(sql`
    select ${named}, position from closed_bom_lines where ${among}
    union all select ${named}, position from bom_lines where ${among}`)
  const knownOf = Map.groupBy(known, ({ parent }) => parent)
  const placed = [...Map.groupBy(staged, ({ parent }) => parent)].flatMap(([parent, lines]) => {
    const before = (knownOf.get(parent) ?? []).map(
      ({ reference, position }) => [namedKey(reference), position ?? 0] as const,
    )
    const places = placeReferences(
      lines.map(({ reference }) => reference),
      new Map(before),
    )
    return lines.map(({ reference }) => ({
      parent,
      reference,
      position: places.get(namedKey(reference)),
    }))
  })
  await tx.execute(sql`
    update staged s set position = p.position, reference = p.reference
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as p (parent integer, reference text, position integer)
    where s.parent_part_id = p.parent and coalesce(s.reference, s.position::text) = p.reference`)
}
