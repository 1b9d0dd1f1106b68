import type { EventKind } from '@volute/domain/backoffice/support'
import type { ActorContext } from '../../core/http/context.ts'
import type { Queryable } from '../../core/db/index.ts'
import { recordEvent } from '../../core/events/index.ts'

type Look = Extract<EventKind, `support-${string}`>

/** Writes down what support looked at or did, and whose it was; the provider's own where it is nobody's (SUPPORT-09). */
export async function auditLook(
  { actor, now, db }: ActorContext,
  kind: Look,
  subject: Record<string, unknown>,
  companyId = actor.originalCompanyId,
  tx: Queryable = db,
): Promise<void> {
  await recordEvent(tx, { userId: actor.userId, companyId, kind, subject, now: now() })
}
