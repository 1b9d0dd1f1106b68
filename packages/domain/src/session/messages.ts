export const sessionMessages = {
  emailMissing: 'Please enter an email address.',
  passwordMissing: 'Please enter a password.',
  wrongCredentials: 'Invalid email or password.',
  signInFailed: 'Unable to complete login.',
  consentFailed: 'Internal server error. Unable to accept Privacy Policy, please try again later.',
  signedOut: 'An action you performed was unable to be authorized. Please login to continue.',
  companyNotFound: 'The requested company was not found.',
} as const
