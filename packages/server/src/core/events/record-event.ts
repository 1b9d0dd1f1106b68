import type { EventKind } from '@volute/domain/backoffice/support'
import { prepareInsert, type Queryable, schema } from '../db/index.ts'

interface Event {
  /** Null where no user has the typed address. */
  userId: number | null
  /** The company the act belongs to, which is not always the person's own. */
  companyId: number | null
  kind: EventKind
  subject?: Record<string, unknown>
  now: Date
}

/** Writes down who did what, in the transaction that does it (OQ-72). */
export async function recordEvent(tx: Queryable, { now, subject = {}, ...event }: Event): Promise<void> {
  await written(tx, [{ ...event, subject, atUtc: now }])
}

/** The pumps of lines as a subject names them; nothing where no line is for one. */
export function pumpsOf(lines: readonly { partId: number; pumpId?: number | null }[]): {
  pumpIds?: number[]
} {
  const pumpIds = [...new Set(lines.flatMap(({ pumpId }) => pumpId ?? []))]
  return pumpIds.length > 0 ? { pumpIds } : {}
}

const written = prepareInsert(schema.events, { omit: ['id', 'xid'] })
