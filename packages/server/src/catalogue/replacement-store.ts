import type { Replacement } from '@volute/domain/catalogue'
import { limits } from '@volute/domain/kernel'
import { sql } from 'drizzle-orm'
import { schema } from '../db/index.ts'

const { parts } = schema

/** The part at the end of a part's chain of replacements; none in a circle, which the import refuses. */
export const replacedBy = sql<Replacement | null>`case when ${parts.replacedByPartId} is not null then (
  with recursive chain (part_id, step) as (
    select ${parts.replacedByPartId}, 1
    union all
    select next.replaced_by_part_id, step + 1
    from chain join parts next on next.id = chain.part_id
    where next.replaced_by_part_id is not null and step < ${limits.replacements})
  select json_build_object('partNumber', last.part_number, 'description', last.description)
  from chain join parts last on last.id = chain.part_id
  where last.replaced_by_part_id is null) end`
