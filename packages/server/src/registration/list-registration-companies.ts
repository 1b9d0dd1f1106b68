import type { listRegistrationCompanies as contract } from '@volute/domain/registration'
import type { Verb } from '../http/bind.ts'
import { checkIsOpen } from './check-is-open.ts'
import { listOpenCompanies } from './registration-store.ts'

/** The names that the registration form suggests (REG-14, E10, OQ-22). */
export const listRegistrationCompanies: Verb<typeof contract> = async (ctx) => {
  await checkIsOpen(ctx)
  return { companies: await listOpenCompanies(ctx.db) }
}
