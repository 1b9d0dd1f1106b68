import { limits } from '../kernel/index.ts'

export const accountMessages = {
  nameLength: `Your name must be between 1 and ${limits.userName} characters long.`,
  saved: 'Account settings have been saved.',
  loadFailed: 'Unable to get user information.',
  saveFailed: 'Unable to update account.',
  passwordFailed: 'Unable to update password.',
  deleteFailed: 'Internal server error. Unable to delete account.',
  sessionsFailed: 'Internal server error. Unable to load your sessions.',
  signOutFailed: 'Internal server error. Unable to sign out elsewhere.',
  signedOutElsewhere: 'You have been signed out everywhere else.',
} as const
