import { limits } from '../kernel/index.ts'
import { userMessages } from './messages.ts'

/** The first thing wrong with what an administrator typed for a user, or null (USERS-15, E45). */
export function checkUser({ name, roleId }: { name: string; roleId: number | null }): string | null {
  const { length } = name.trim()
  if (length < 1 || length > limits.userName) return userMessages.nameLength

  return roleId === null ? userMessages.roleMissing : null
}
