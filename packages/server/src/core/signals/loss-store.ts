import type { LossReason } from '@volute/domain/backoffice/demand'
import { sql } from 'drizzle-orm'
import { prepareSql, type Queryable } from '../db/index.ts'

export interface Loss {
  partId: number
  reason: LossReason
  /** Quantity wanted; 1 if unknown. */
  quantity?: number
  /** Date that was shown. */
  date?: string
}

interface Losses {
  companyId: number
  losses: readonly Loss[]
  /** Start of the span in which the same loss is recorded only once. */
  since: Date
  now: Date
}

/**
 * Writes an event for each lost sale of a company, in one statement. Each loss is looked up by the index of lost parts: with
 * `not exists`, the planner reads all losses of the day.
 */
export const writeLosses = (db: Queryable, { losses, ...when }: Losses) =>
  written(db, { ...when, losses: JSON.stringify(losses) })

const written = prepareSql(sql`
  insert into events (company_id, kind, subject, at_utc)
  select distinct ${sql.placeholder('companyId')}::int, 'lose-sale', loss, ${sql.placeholder('now')}::timestamptz
  from jsonb_array_elements(${sql.placeholder('losses')}::jsonb) loss
  where (
    select id from events
    where company_id = ${sql.placeholder('companyId')}::int and at_utc > ${sql.placeholder('since')}::timestamptz
      and kind = 'lose-sale' and subject ->> 'partId' = loss ->> 'partId' and subject ->> 'reason' = loss ->> 'reason'
    limit 1) is null`)
