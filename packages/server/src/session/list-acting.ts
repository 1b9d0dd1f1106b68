import type { listActing as contract } from '@volute/domain/session'
import type { Verb } from '../http/bind.ts'
import { findActs } from './acting-store.ts'

/** Who of the provider's staff acted for the company, and when (E85, OQ-13). */
export const listActing: Verb<typeof contract> = async (ctx, page) => {
  const { rowCount, acts } = await findActs(ctx.db, ctx.actor.companyId, page)
  return { rowCount, acts: acts.map((one) => ({ ...one, atUtc: one.atUtc.toISOString() })) }
}
