import { conflict, notFound } from '@volute/domain/kernel'
import { type deleteCompany as contract, companyMessages } from '@volute/domain/companies'
import { audit } from '../audit/index.ts'
import type { Verb } from '../http/bind.ts'
import { lockRegistration } from '../people/index.ts'
import {
  disablePeople,
  freeDevicesAndDistributor,
  markCompanyDeleted,
  withdrawInvitations,
} from './company-closing-store.ts'
import { lockCompany } from './company-store.ts'

/** Deletes a company that is not the provider's; its orders and quotes stay (COMPANY-15, E59, OQ-32). */
export const deleteCompany: Verb<typeof contract> = async (ctx, { companyId }) => {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    await lockRegistration(tx)
    const company = await lockCompany(tx, companyId)
    if (!company) throw notFound()
    if (company.isProvider) throw conflict(companyMessages.cannotBeDeleted, 'PROVIDER_FIXED')
    await markCompanyDeleted(tx, companyId, now)
    await withdrawInvitations(tx, companyId, now)
    await disablePeople(tx, companyId, now)
    await freeDevicesAndDistributor(tx, companyId)
    const { userId } = ctx.actor
    await audit(tx, { userId, companyId, act: 'delete-company', detail: { name: company.name }, now })
    return {}
  })
}
