import { limits } from '../kernel/index.ts'

export const accountMessages = {
  nameLength: `Your name must be between 1 and ${limits.userName} characters long.`,
  saved: 'Account settings have been saved.',
  loadFailed: 'Unable to get user information.',
  saveFailed: 'Unable to update account.',
  passwordFailed: 'Unable to update password.',
  deleteWarning:
    'Your account, your carts and your saved addresses will be removed, and you will be signed out everywhere. Orders and quotes stay with your company. This cannot be undone.',
  deleted: 'Your account has been deleted.',
  deleteFailed: 'Internal server error. Unable to delete account.',
  signedOutElsewhere: 'You have been signed out everywhere else.',
} as const
