import type { AuditAct } from '@volute/domain/support'
import { prepareInsert, type Queryable, schema } from '../db/index.ts'

export interface Act {
  /** Null where no user has the typed address. */
  userId: number | null
  /** The company the act belongs to, which is not always the person's own. */
  companyId: number | null
  act: AuditAct
  detail?: Record<string, unknown>
  now: Date
}

/** Writes down who did what, in the transaction that does it (OQ-72). */
export async function audit(tx: Queryable, { now, detail = {}, ...act }: Act): Promise<void> {
  await written(tx, [{ ...act, detail, atUtc: now }])
}

const written = prepareInsert(schema.audit, { omit: ['id'] })
