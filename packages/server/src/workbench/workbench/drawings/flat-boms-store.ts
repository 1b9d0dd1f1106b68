import { type FlatBom, workbenchLimits } from '@volute/domain/workbench/workbench'
import { sql } from 'drizzle-orm'
import { numberKey, type Transaction } from '../../../core/db/index.ts'

/**
 * BOMs whose page shows one flat list, although the draft has drawings of their assemblies: those drawings could not be
 * reached (LOOKUP-20). Read while the draft is imported.
 */
export async function findFlatBoms(tx: Transaction, publicationId: number): Promise<FlatBom[]> {
  const { rows } = await tx.execute<FlatBom & Record<string, unknown>>(sql`
    with recursive drawn as (
      select distinct p.id, p.part_number from draft_drawings d join parts p on ${numberKey(sql`p.part_number`)} = ${numberKey(sql`d.part_number`)}
      where d.publication_id = ${publicationId} and d.state <> 'FAILED'
        and exists (select from bom_lines line where line.parent_part_id = p.id)
    ), above (drawn_id, id) as (
      select id, id from drawn
      union
      select above.drawn_id, line.parent_part_id from above join bom_lines line on line.child_part_id = above.id)
    select top.part_number as "bomNumber", array_agg(drawn.part_number order by drawn.part_number) as drawn
    from above join drawn on drawn.id = above.drawn_id join parts top on top.id = above.id
    where above.id <> above.drawn_id
      and (exists (select from pumps where bom_part_id = top.id)
        or not exists (select from bom_lines line where line.child_part_id = top.id))
      and not exists (select from boms where part_id = top.id and force_nested)
      and not exists (select from drawings where part_id = top.id and kind = 'EXPLODED')
      and not exists (
        select from draft_drawings d where d.publication_id = ${publicationId} and d.kind = 'EXPLODED' and d.state <> 'FAILED'
          and ${numberKey(sql`d.part_number`)} = ${numberKey(sql`top.part_number`)})
    group by top.id order by top.part_number limit ${workbenchLimits.shownProblems}`)
  return rows
}
