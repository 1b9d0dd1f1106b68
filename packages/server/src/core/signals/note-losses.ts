import { durations } from '@volute/domain/core/kernel'
import type { ActorContext } from '../http/context.ts'
import { type Loss, writeLosses } from './loss-store.ts'

/**
 * Records the lost sales of a company, each part and reason once a day, and never the person. It does not fail the call: the
 * answer is sent whether or not the record succeeds (DEMAND-04).
 */
export async function noteLosses(
  { db, actor, now, log }: ActorContext,
  losses: readonly Loss[],
): Promise<void> {
  if (actor.worksForProvider || losses.length === 0) return
  const since = new Date(now().getTime() - durations.day)
  await writeLosses(db, { companyId: actor.companyId, losses, since, now: now() }).catch((error: Error) =>
    log.warn({ err: error }, 'parts that were left were not noted'),
  )
}
