import { attemptLimits } from '@volute/domain/kernel'
import type { listRegistrationCompanies as contract } from '@volute/domain/registration'
import type { Verb } from '../http/bind.ts'
import { attemptKey, takeAttempts } from '../http/limit-attempts.ts'
import { checkIsOpen } from './check-is-open.ts'
import { listOpenCompanies } from './registration-store.ts'

/** The names that the registration form suggests (REG-14, E10, OQ-22). */
export const listRegistrationCompanies: Verb<typeof contract> = async (ctx) => {
  checkIsOpen(ctx)
  const key = attemptKey('companies from', ctx.address)
  await takeAttempts(ctx, { key, ...attemptLimits.companyNames })
  return { companies: await listOpenCompanies(ctx.db) }
}
