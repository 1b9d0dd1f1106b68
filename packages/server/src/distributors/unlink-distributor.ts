import { notFound } from '@volute/domain/kernel'
import { distributorMessages, type unlinkDistributor as contract } from '@volute/domain/distributors'
import { audit } from '../audit/index.ts'
import type { Verb } from '../http/bind.ts'
import { clearLink, lockCustomer } from './distributor-store.ts'

/** Removes a customer's link, if there is one; from then on it cannot order (DIST-05, E54). */
export const unlinkDistributor: Verb<typeof contract> = async (ctx, { companyId }) =>
  ctx.db.transaction(async (tx) => {
    if (!(await lockCustomer(tx, companyId))) throw notFound(distributorMessages.companyNotFound)
    const isFreed = await clearLink(tx, companyId)
    const { userId } = ctx.actor
    if (isFreed) await audit(tx, { userId, companyId, act: 'unlink-distributor', now: ctx.now() })
    return {}
  })
