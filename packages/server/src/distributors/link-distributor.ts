import { badRequest, conflict, notFound } from '@volute/domain/kernel'
import { distributorMessages, type linkDistributor as contract } from '@volute/domain/distributors'
import { audit } from '../audit/index.ts'
import type { Verb } from '../http/bind.ts'
import { clearLink, companyName, lockCustomer, lockDistributors, setLink } from './distributor-store.ts'

/** Links a customer to a free distributor, instead of an earlier one; from then on it can order (DIST-04, E53, OQ-34). */
export const linkDistributor: Verb<typeof contract> = async (ctx, { companyId, distributorAccountId }) =>
  ctx.db.transaction(async (tx) => {
    if (!(await lockCustomer(tx, companyId))) throw notFound(distributorMessages.companyNotFound)
    const locked = await lockDistributors(tx, companyId, distributorAccountId)
    const wanted = locked.find(({ id }) => id === distributorAccountId)
    if (!wanted) throw badRequest(distributorMessages.notFound)
    if (wanted.companyId === companyId) return {}
    if (wanted.companyId !== null)
      throw conflict(
        distributorMessages.alreadyLinked(await companyName(tx, wanted.companyId)),
        'ALREADY_LINKED',
      )
    await clearLink(tx, companyId)
    await setLink(tx, companyId, distributorAccountId)
    const { userId } = ctx.actor
    const detail = { distributorAccountId }
    await audit(tx, { userId, companyId, act: 'link-distributor', detail, now: ctx.now() })
    return {}
  })
