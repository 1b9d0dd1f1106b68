import type { listRegistrationCompanies as contract } from '@volute/domain/registration'
import type { Verb } from '../http/bind.ts'
import { limitCalls } from '../http/limit-attempts.ts'
import { checkIsOpen } from './check-is-open.ts'
import { listOpenCompanies } from './registration-store.ts'

/** The names that the registration form suggests (REG-14, E10, OQ-22). */
export const listRegistrationCompanies: Verb<typeof contract> = async (ctx) => {
  checkIsOpen(ctx)
  const key = `companies from ${ctx.address}`
  await limitCalls(ctx.db, { key, most: 100, minutes: 15 }, ctx.now())
  return { companies: await listOpenCompanies(ctx.db) }
}
