import { type Checked, checkedAs, type InputError, invalid, limits, valid } from '../../core/kernel/index.ts'
import { groupMessages, userMessages } from './messages.ts'

/** Checks a user as entered by an administrator, and trims the name (USERS-15, E45). */
export function checkUser<Typed extends { name: string; roleId: number | null }>(
  typed: Typed,
): Checked<Typed, 'name' | 'roleId'> {
  const name = typed.name.trim()
  const errors: InputError<'name' | 'roleId'>[] = []
  if (name.length < 1 || name.length > limits.userName)
    errors.push({ field: 'name', code: 'WRONG_LENGTH', error: userMessages.nameLength })
  if (typed.roleId === null)
    errors.push({ field: 'roleId', code: 'MISSING', error: userMessages.roleMissing })

  return checkedAs({ ...typed, name }, errors)
}

/** Trims and checks the name of a group (E82). */
export function checkGroup<Typed extends { name: string }>(typed: Typed): Checked<Typed, 'name'> {
  const name = typed.name.trim()
  if (name === '') return invalid('name', 'MISSING', groupMessages.nameMissing)
  if (name.length > limits.userGroupName) return invalid('name', 'TOO_LONG', groupMessages.nameTooLong)

  return valid({ ...typed, name })
}
