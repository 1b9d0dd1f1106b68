import { badRequest, invalidRequest } from '@volute/domain/kernel'
import { permissionsOf } from '@volute/domain/permissions'
import { checkRole, type TypedRole } from '@volute/domain/roles'
import type { Actor } from '../context.ts'

/** A role as it was typed, with its permissions; the first thing wrong is refused (E48, ROLES-14). */
export function readRole(actor: Actor, { name, description, permissionIds }: TypedRole) {
  const wrong = checkRole({ name, description })
  if (wrong) throw badRequest(wrong)
  const permissions = permissionsOf(permissionIds, actor.worksForProvider)
  if (!permissions) throw invalidRequest()
  return { text: { name, description }, permissions }
}
