import { forbidden } from '@volute/domain/kernel'
import { roleMessages } from '@volute/domain/roles'
import type { Actor } from '../context.ts'

/** Refuses to give what one does not hold oneself (OQ-31). */
export function checkHolds(actor: Actor, permissions: readonly string[]): void {
  const held: readonly string[] = actor.permissions
  if (!permissions.every((permission) => held.includes(permission)))
    throw forbidden(roleMessages.escalation, 'PERMISSION_NOT_HELD')
}
