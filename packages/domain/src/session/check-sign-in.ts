import { sessionMessages } from './messages.ts'

/** The sentence for a sign-in with an empty field, or null (AUTH-06, AUTH-07). */
export function checkSignIn({ email, password }: { email: string; password: string }): string | null {
  if (email.trim() === '') return sessionMessages.emailMissing
  if (password === '') return sessionMessages.passwordMissing

  return null
}
