import { conflict } from '@volute/domain/kernel'
import { type createCompany as contract, companyMessages } from '@volute/domain/companies'
import { audit } from '../audit/index.ts'
import type { Verb } from '../http/bind.ts'
import { lockRegistration, openCompanyRoles } from '../people/index.ts'
import { checkFields } from './check-fields.ts'
import { insertCompany, replaceDevices } from './company-store.ts'

/** Creates a company with its own Admin and Basic User (COMPANY-13, E57). */
export const createCompany: Verb<typeof contract> = async (ctx, fields) =>
  ctx.db.transaction(async (tx) => {
    await lockRegistration(tx)
    await checkFields(tx, 0, fields)
    const companyId = await insertCompany(tx, fields)
    if (!(await replaceDevices(tx, companyId, fields.ownedDevices)))
      throw conflict(companyMessages.deviceTaken, 'DEVICE_TAKEN')
    await openCompanyRoles(tx)
    await audit(tx, { userId: ctx.actor.userId, companyId, act: 'create-company', now: ctx.now() })
    return { companyId }
  })
