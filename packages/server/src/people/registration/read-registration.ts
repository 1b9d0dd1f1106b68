import { forbidden } from '@volute/domain/core/kernel'
import type * as contract from '@volute/domain/people/registration'
import { registrationMessages } from '@volute/domain/people/registration'
import type { PublicContext } from '../../core/http/context.ts'
import type { Handler } from '../../core/http/bind.ts'
import { suggestedCompanies } from './registration-store.ts'

/** Settings of registration: if people may create accounts themselves, and if this is the demo (E03). */
export const getRegistrationSettings: Handler<typeof contract.getRegistrationSettings> = async ({
  db,
  settings,
  isDemo,
}) => ({ registrationEnabled: settings.registrationEnabled, isDemo: await isDemo(db) })

/** Company names that the registration form suggests for a typed one (REG-14, E10, OQ-22). */
export const listRegistrationCompanies: Handler<typeof contract.listRegistrationCompanies> = async (
  ctx,
  { searchValue },
) => {
  await checkIsOpen(ctx)
  return { companies: await suggestedCompanies(ctx.db, searchValue) }
}

/** Rejects the call while registration is closed, without counting it as an attempt (OQ-20). */
export async function checkIsOpen({ settings, giveBackAttempts }: PublicContext): Promise<void> {
  if (settings.registrationEnabled) return
  await giveBackAttempts()
  throw forbidden(registrationMessages.closed, 'REGISTRATION_CLOSED')
}
