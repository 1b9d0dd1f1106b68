import { durations } from '@volute/domain/core/kernel'
import type { ActorContext } from '../http/context.ts'
import { type Loss, writeLosses } from './loss-store.ts'

/**
 * Notes the parts that a company has left, each with why once a day; never the person. It holds up nothing: what was asked is
 * answered whether or not it could be noted (DEMAND-04).
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
