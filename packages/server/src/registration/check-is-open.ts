import { forbidden } from '@volute/domain/kernel'
import { registrationMessages } from '@volute/domain/registration'
import type { Shop } from '../context.ts'

/** Refuses while the shop's settings keep registration closed (OQ-20). */
export function checkIsOpen({ settings }: Shop): void {
  if (!settings.registrationEnabled) throw forbidden(registrationMessages.closed, 'REGISTRATION_CLOSED')
}
