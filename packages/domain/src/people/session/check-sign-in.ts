import { type Checked, invalid, valid } from '../../core/kernel/index.ts'
import { sessionMessages } from './messages.ts'

export interface Credentials {
  username: string
  password: string
}

/**
 * Checks a sign-in for missing values, the address first; after a password change the message for the address differs
 * (AUTH-06 to AUTH-08).
 */
export function checkSignIn(
  typed: Credentials,
  after?: 'password-change',
): Checked<Credentials, keyof Credentials> {
  const username = typed.username.trim()
  const { emailMissing, emailAddressMissing, passwordMissing } = sessionMessages
  if (username === '') return invalid('username', 'MISSING', after ? emailAddressMissing : emailMissing)
  if (typed.password === '') return invalid('password', 'MISSING', passwordMissing)

  return valid({ username, password: typed.password })
}
