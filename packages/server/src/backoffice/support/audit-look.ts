import type { EventKind } from '@volute/domain/backoffice/support'
import type { ActorContext } from '../../core/http/context.ts'
import type { Queryable } from '../../core/db/index.ts'
import { recordEvent } from '../../core/events/index.ts'

type Look = Extract<EventKind, `support-${string}`>

/** Records what support viewed or did, and the company concerned; the provider if it concerns none (SUPPORT-09). */
export async function auditLook(
  { actor, now, db }: ActorContext,
  kind: Look,
  subject: Record<string, unknown>,
  companyId = actor.originalCompanyId,
  tx: Queryable = db,
): Promise<void> {
  await recordEvent(tx, { userId: actor.userId, companyId, kind, subject, now: now() })
}
