import { conflict, notFound } from '@volute/domain/kernel'
import { type updateCompany as contract, companyMessages } from '@volute/domain/companies'
import { audit } from '../audit/index.ts'
import type { Verb } from '../http/bind.ts'
import { lockRegistration } from '../people/index.ts'
import { checkFields } from './check-fields.ts'
import { lockCompany, replaceDevices, saveCompany } from './company-store.ts'

/** Replaces a company's name, flags, account and devices; the provider keeps its name (COMPANY-14, E58, OQ-03). */
export const updateCompany: Verb<typeof contract> = async (ctx, { companyId, ...fields }) =>
  ctx.db.transaction(async (tx) => {
    await lockRegistration(tx)
    const company = await lockCompany(tx, companyId)
    if (!company) throw notFound()
    await checkFields(tx, companyId, fields)
    if (company.isProvider && fields.companyName !== company.name)
      throw conflict(companyMessages.nameFixed, 'PROVIDER_FIXED')
    await saveCompany(tx, companyId, fields)
    if (!(await replaceDevices(tx, companyId, fields.ownedDevices)))
      throw conflict(companyMessages.deviceTaken, 'DEVICE_TAKEN')
    await audit(tx, { userId: ctx.actor.userId, companyId, act: 'update-company', now: ctx.now() })
    return {}
  })
