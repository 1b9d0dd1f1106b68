import { durations } from '@volute/domain/kernel'
import type { listJoinRequests as contract } from '@volute/domain/registration'
import type { Verb } from '../http/bind.ts'
import { listPending } from './join-store.ts'

/** Who waits to be let into the acting company (E13, OQ-24). */
export const listJoinRequests: Verb<typeof contract> = async ({ db, actor, now }) => {
  const since = new Date(now().getTime() - durations.joinRequestDays * durations.day)
  const pending = await listPending(db, actor.companyId, since)
  return {
    joinRequests: pending.map((one) => ({ ...one, createdUtc: one.createdUtc.toISOString() })),
  }
}
