import { limits } from '../../core/kernel/index.ts'
import { createFailed } from './settings-contract.ts'

export const registrationMessages = {
  closed: 'Registration is not enabled.',
  nameLength: `Username must be between 1 and ${limits.userName} characters long.`,
  emailLength: `Email must be between ${limits.emailMin} and ${limits.email} characters long.`,
  companyMissing: 'To create an account you must enter a company name.',
  companyTooLong: `Company name must be ${limits.companyName} characters or less.`,
  consentMissing: 'You must agree to the Privacy Policy to create an account.',
  companyTaken: 'A company with this name already exists. Please ask a company administrator for an invite.',
  companyExists: 'This company already exists. To join it you need an invite from a company administrator.',
  /** REG-24 */
  accountCreated:
    'Your new account has been created. You will receive an email shortly with a temporary password to access your account.',
  createFailed,
  companiesFailed: 'Internal server error. Unable to load companies.',
} as const

export const joinMessages = {
  companyMissing: 'To join a company you must enter its name.',
  companyUnknown: 'There is no company with this name. Check how it is written, or create a new account.',
  companyNotFound: 'The requested company was not found.',
  requested:
    'Your request to join has been sent to the company administrator. You will receive an email notification when your request has been reviewed.',
  /** ERR-14 */
  joinFailed: 'Unable to join company.',
  alreadyReviewed: 'This request has already been reviewed.',
  alreadyRegistered: 'This email address is already registered. Please decline the request.',
  listFailed: 'Internal server error. Unable to load join requests.',
  reviewFailed: 'Internal server error. Unable to review join request.',
} as const

export const openingMessages = {
  addressTaken:
    'This person already has an account, or another company has invited them. Use another address.',
  notMailed: 'This address has been invited five times within an hour. Try again later.',
  opened: (company: string) => `${company} has been created.`,
  openedAndSent: (company: string, email: string) =>
    `${company} has been created. The invitation is on its way to ${email}.`,
} as const

export const inviteMessages = {
  nameLength: `Name must be between 1 and ${limits.userName} characters long.`,
  consentMissing: 'You must agree to the privacy policy to create an account.',
  emailMissing: 'Internal server error. Email address is not found.',
  codeMissing: 'Internal server error. Company account information is not found.',
  notValid: 'This invitation is not valid. Please ask your company administrator for a new one.',
  used: 'Registration is complete and this invite is no longer valid.',
  usedTitle: 'Already Registered',
  accountCreated:
    'Your account has been created. You will receive an email shortly with a temporary password to access your account.',
  /** REG-27 */
  passwordSet: 'Your account has been created. You can now sign in with your password.',
  expired: 'This invitation has expired. Ask your company administrator to send it again.',
  replaced:
    'This link is no longer valid. Use the one in the latest mail, or ask your company administrator to invite you again.',
  addedTo: (companyName: string) =>
    `Your account has been added to ${companyName}. You can now log in with your existing password.`,
  /** ERR-14 */
  acceptFailed: 'Unable to create account.',
  /** ERR-14 */
  lookUpFailed: 'Unable to get user information.',
  nobodyInvited: 'You must add info for at least one user to invite.',
  emailInvalid: (email: string) => `The email address '${email}' is not valid.`,
} as const
