import type { AuditAct } from '@volute/domain/support'
import { audit } from '../audit/index.ts'
import type { ActorContext } from '../context.ts'
import type { Queryable } from '../db/index.ts'

type SupportAct = Extract<AuditAct, `support-${string}`>

/** Writes down what support looked at or did, and whose it was; the provider's own where it is nobody's (SUPPORT-09). */
export async function auditLook(
  { actor, now, db }: ActorContext,
  act: SupportAct,
  detail: Record<string, unknown>,
  companyId = actor.originalCompanyId,
  tx: Queryable = db,
): Promise<void> {
  await audit(tx, { userId: actor.userId, companyId, act, detail, now: now() })
}
