import { forbidden } from '@volute/domain/core/kernel'
import { holdsAll } from '@volute/domain/core/permissions'
import { roleMessages } from '@volute/domain/people/roles'
import type { Actor } from './context.ts'

/** Rejects granting permissions that the actor does not hold, or, with its own sentence, revoking them from others (OQ-31). */
export function checkHolds(
  { permissions: held }: Actor,
  permissions: readonly string[],
  refusal: string = roleMessages.escalation,
): void {
  if (!holdsAll(held, permissions)) throw forbidden(refusal, 'PERMISSION_NOT_HELD')
}
