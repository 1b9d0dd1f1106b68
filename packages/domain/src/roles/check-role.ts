import { limits } from '../kernel/index.ts'
import { roleMessages } from './messages.ts'

/** The first thing wrong with a role's name and description, measured after trimming, or null (ROLES-14). */
export function checkRole({ name, description }: { name: string; description: string }): string | null {
  if (name.trim() === '') return roleMessages.nameMissing
  if (name.trim().length > limits.roleName) return roleMessages.nameTooLong

  return description.trim().length > limits.roleDescription ? roleMessages.descriptionTooLong : null
}
