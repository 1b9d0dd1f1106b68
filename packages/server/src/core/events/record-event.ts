import type { EventKind } from '@volute/domain/backoffice/support'
import { prepareInsert, type Queryable, schema } from '../db/index.ts'

interface Event {
  /** Null if no user has the typed address. */
  userId: number | null
  /** Company to which the act belongs, which is not always the person's own. */
  companyId: number | null
  kind: EventKind
  subject?: Record<string, unknown>
  now: Date
}

/** Records who did what, in the transaction of the act (OQ-72). */
export async function recordEvent(tx: Queryable, { now, subject = {}, ...event }: Event): Promise<void> {
  await written(tx, [{ ...event, subject, atUtc: now }])
}

/** Pumps of lines for a subject; nothing if no line is for a pump. */
export function pumpsOf(lines: readonly { partId: number; pumpId?: number | null }[]): {
  pumpIds?: number[]
} {
  const pumpIds = [...new Set(lines.flatMap(({ pumpId }) => pumpId ?? []))]
  return pumpIds.length > 0 ? { pumpIds } : {}
}

const written = prepareInsert(schema.events, { omit: ['id', 'xid'] })
