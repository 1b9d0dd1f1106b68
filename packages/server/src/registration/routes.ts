import * as contract from '@volute/domain/registration'
import { route } from '../http/bind.ts'
import { createAccount } from './create-account.ts'
import { listRegistrationCompanies } from './list-registration-companies.ts'

export const registrationRoutes = [
  route(contract.getRegistrationSettings, async (ctx) => ({
    registrationEnabled: ctx.settings.registrationEnabled,
    isDemo: ctx.settings.demo,
  })),
  route(contract.listRegistrationCompanies, listRegistrationCompanies),
  route(contract.createAccount, createAccount),
]
