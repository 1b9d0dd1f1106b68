import { byReader, type Checked, checkedAs, type InputError, limits } from '../../core/kernel/index.ts'
import type { ListedPermission } from './contract.ts'
import { roleMessages } from './messages.ts'

/** Trims and checks a role's name and description (ROLES-14). */
export function checkRole<Typed extends { name: string; description: string }>(
  typed: Typed,
): Checked<Typed, 'name' | 'description'> {
  const name = typed.name.trim()
  const description = typed.description.trim()
  const errors: InputError<'name' | 'description'>[] = []
  if (name === '') errors.push({ field: 'name', code: 'MISSING', error: roleMessages.nameMissing })
  if (name.length > limits.roleName)
    errors.push({ field: 'name', code: 'TOO_LONG', error: roleMessages.nameTooLong })
  if (description.length > limits.roleDescription)
    errors.push({ field: 'description', code: 'TOO_LONG', error: roleMessages.descriptionTooLong })

  return checkedAs({ ...typed, name, description }, errors)
}

/** Sort order of roles: immutable ones first, then by name, ignoring case (ROLES-13): Admin, Basic User, Buyer, sales. */
export function byRole(a: NamedRole, b: NamedRole): number {
  return Number(b.immutable) - Number(a.immutable) || byReader(a.name, b.name)
}

interface NamedRole {
  name: string
  immutable: boolean
}

/** Groups permissions by the headings of the role form, in its order, with the admin ones last (ROLES-03). */
export function groupPermissions(listed: readonly ListedPermission[]) {
  const areas = [...new Set(listed.map(({ area }) => area))]
  return areas
    .toSorted((a, b) => place(a) - place(b))
    .map((area) => ({ area, permissions: listed.filter((one) => one.area === area) }))
}

const first = ['Users', 'User Groups', 'Roles', 'Ordering', 'My Pumps']

function place(area: string): number {
  return first.includes(area) ? first.indexOf(area) : first.length
}
