import { sessionMessages } from './messages.ts'

/** The sentence for an incomplete sign-in, email first, or null; after a change of password it has a wording of its own (AUTH-06 to AUTH-08). */
export function checkSignIn(
  typed: { email: string; password: string },
  after?: 'password-change',
): string | null {
  if (typed.email.trim() === '')
    return after ? sessionMessages.emailAddressMissing : sessionMessages.emailMissing
  if (typed.password === '') return sessionMessages.passwordMissing
  return null
}
