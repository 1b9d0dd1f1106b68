import { limits } from '../kernel/index.ts'

export const registrationMessages = {
  closed: 'Registration is not enabled.',
  nameLength: `Username must be between 1 and ${limits.userName} characters long.`,
  emailLength: `Email must be between ${limits.emailMin} and ${limits.email} characters long.`,
  companyMissing: 'To create an account you must enter a company name.',
  companyTooLong: `Company name must be ${limits.companyName} characters or less.`,
  consentMissing: 'You must agree to the Privacy Policy to create an account.',
  companyTaken: 'A company with this name already exists. Please ask a company administrator for an invite.',
  companyExists: 'This company already exists. To join it you need an invite from a company administrator.',
  accountCreated:
    'Your new account has been created. You will receive an email shortly with a temporary password to access your account.',
  createFailed: 'Unable to create account.',
  companiesFailed: 'Internal server error. Unable to load companies.',
} as const
