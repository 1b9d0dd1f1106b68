import { limits } from '../../core/kernel/index.ts'

const mustInclude = (what: string) => `Your new password must include at least one ${what}.`

export const sessionMessages = {
  emailMissing: 'Please enter an email address.',
  emailAddressMissing: 'Please enter an emailAddress.',
  passwordMissing: 'Please enter a password.',
  wrongCredentials: 'Invalid email or password.',
  /** ERR-10 */
  signInFailed: 'Unable to complete login.',
  /** ERR-11 */
  consentFailed: 'Internal server error. Unable to accept Privacy Policy, please try again later.',
  signedOut: 'An action you performed was unable to be authorized. Please login to continue.',
  companyNotFound: 'The requested company was not found.',

  companyChanged: (shown: string, now: string) =>
    `This tab showed ${shown}. The company was changed elsewhere, so it shows ${now}. What you had not saved for ${shown} was not carried over.`,
  mayNotAct: (company: string) => `You may no longer act for ${company}.`,
  enterFailed: 'Internal server error. Unable to enter the company.',
  exitFailed: 'Internal server error. Unable to exit the company.',
  actingFailed: 'Internal server error. Unable to load who acted for the company.',

  passwordSent: (email: string) =>
    `A message with information about how to access your account has been sent to '${email}'.`,
  /** ERR-14 */
  sendFailed: 'Unable to request new password.',

  passwordLength: `Your new password must be between ${limits.passwordMin} and ${limits.password} characters long.`,
  passwordNumber: mustInclude('number'),
  passwordLower: mustInclude('lower case letter'),
  passwordUpper: mustInclude('upper case letter'),
  passwordSpecial: mustInclude('special character'),
  passwordMismatch: 'Your new password does not match the confirmation password.',

  passwordSaved: 'The new password has been saved.',
  currentPasswordWrong: 'Your current password is incorrect.',
  /** ERR-14 */
  changeFailed: 'Unable to change password.',
  sessionsFailed: 'Internal server error. Unable to load your sessions.',
  signOutFailed: 'Internal server error. Unable to sign out elsewhere.',
  temporarySessionExpired: 'Your temporary session has expired. Please sign in again.',
} as const
