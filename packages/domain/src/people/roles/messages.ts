import { limits } from '../../core/kernel/index.ts'

export const roleMessages = {
  nameMissing: 'A role is required to have a name.',
  nameTooLong: `Role name must be ${limits.roleName} characters or less.`,
  descriptionTooLong: `Role description must be ${limits.roleDescription} characters or less.`,
  escalation: 'You cannot grant a permission that you do not hold.',
  above: 'This role holds permissions that you do not hold, so you cannot change or delete it.',
  nameTaken: 'A role with this name already exists.',
  unchangeable: 'This role cannot be changed.',
  listFailed: 'Internal server error. Unable to load roles.',
  /** ROLES-16 */
  loadFailed: 'Internal server error. Unable to get role settings.',
  /** ROLES-16 */
  createFailed: 'Unable to create role.',
  /** ROLES-16 */
  saveFailed: 'Unable to update role.',
  /** ROLES-16 */
  deleteFailed: 'Unable to delete role.',
} as const
