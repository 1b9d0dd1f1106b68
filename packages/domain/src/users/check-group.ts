import { type Checked, invalid, limits, valid } from '../kernel/index.ts'
import { groupMessages } from './messages.ts'

/** A group with its name trimmed, or what is wrong with the name (E82). */
export function checkGroup<Typed extends { name: string }>(typed: Typed): Checked<Typed, 'name'> {
  const name = typed.name.trim()
  if (name === '') return invalid('name', 'MISSING', groupMessages.nameMissing)
  if (name.length > limits.userGroupName) return invalid('name', 'TOO_LONG', groupMessages.nameTooLong)

  return valid({ ...typed, name })
}
