import type * as contract from '@volute/domain/people/distributors'
import { distributorMessages } from '@volute/domain/people/distributors'
import { badRequest, conflict, limits, notFound } from '@volute/domain/core/kernel'
import { recordEvent } from '../../core/events/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import {
  clearLink,
  companyName,
  findLinkedCompanies,
  listFirstDistributors,
  lockCustomer,
  lockDistributors,
  setLink,
  suggestedDistributors,
} from './distributor-store.ts'

/** A page of customers, and the distributors to choose from, including those of the page (DIST-03, E52, DIST-01, OQ-103). */
export const listDistributors: Handler<typeof contract.listDistributors> = async ({ db }, page) => {
  const [{ rows, ...counted }, all] = await Promise.all([
    findLinkedCompanies(db, page),
    listFirstDistributors(db),
  ])
  const first = all.slice(0, limits.choices)
  const named = new Set(first.map((one) => one.distributorAccountId))
  const linked = rows.flatMap(({ distributor }) => distributor ?? [])
  return {
    ...counted,
    companies: rows.map(({ company, distributor }) => ({
      ...company,
      distributorAccountId: distributor?.distributorAccountId ?? null,
    })),
    distributors: [...first, ...linked.filter((one) => !named.has(one.distributorAccountId))],
    isMoreDistributors: all.length > first.length,
  }
}

/** Distributors that match a typed name (DIST-06, E99). */
export const suggestDistributors: Handler<typeof contract.suggestDistributors> = async (
  { db },
  { searchValue },
) => ({ distributors: await suggestedDistributors(db, searchValue) })

/** Links a customer to a free distributor, replacing an earlier one. The customer can then order (DIST-04, E53, OQ-34). */
export const linkDistributor: Handler<typeof contract.linkDistributor> = async (
  ctx,
  { companyId, distributorAccountId },
) =>
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
    const subject = { distributorAccountId }
    await recordEvent(tx, { userId, companyId, kind: 'link-distributor', subject, now: ctx.now() })
    return {}
  })

/** Removes a customer's link, if there is one. The customer can then no longer order (DIST-05, E54). */
export const unlinkDistributor: Handler<typeof contract.unlinkDistributor> = async (ctx, { companyId }) =>
  ctx.db.transaction(async (tx) => {
    if (!(await lockCustomer(tx, companyId))) throw notFound(distributorMessages.companyNotFound)
    const isFreed = await clearLink(tx, companyId)
    const { userId } = ctx.actor
    if (isFreed) await recordEvent(tx, { userId, companyId, kind: 'unlink-distributor', now: ctx.now() })
    return {}
  })
