import { sessionMessages } from './messages.ts'

/** The sentence for an incomplete sign-in, email first, or null (AUTH-06, AUTH-07). */
export function checkSignIn(typed: { email: string; password: string }): string | null {
  if (typed.email.trim() === '') return sessionMessages.emailMissing
  if (typed.password === '') return sessionMessages.passwordMissing
  return null
}
