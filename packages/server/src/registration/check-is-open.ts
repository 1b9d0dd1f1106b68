import { forbidden } from '@volute/domain/kernel'
import { registrationMessages } from '@volute/domain/registration'
import type { PublicContext } from '../context.ts'

/** Refuses while the shop's settings keep registration closed, which counts no attempt (OQ-20). */
export async function checkIsOpen({ settings, giveBackAttempts }: PublicContext): Promise<void> {
  if (settings.registrationEnabled) return
  await giveBackAttempts()
  throw forbidden(registrationMessages.closed, 'REGISTRATION_CLOSED')
}
