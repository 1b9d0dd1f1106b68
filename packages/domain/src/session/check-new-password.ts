import { limits } from '../kernel/index.ts'
import { sessionMessages } from './messages.ts'

interface PasswordRule {
  /** As a requirement reads before it is broken. */
  label: string
  holds: (typed: string) => boolean
  sentence: string
}

const rules: readonly PasswordRule[] = [
  {
    label: `${limits.passwordMin} to ${limits.password} characters`,
    holds: ({ length }) => length >= limits.passwordMin && length <= limits.password,
    sentence: sessionMessages.passwordLength,
  },
  {
    label: 'One number from 1 to 9',
    holds: (typed) => /[1-9]/.test(typed),
    sentence: sessionMessages.passwordNumber,
  },
  {
    label: 'One lower case letter',
    holds: (typed) => /[a-z]/.test(typed),
    sentence: sessionMessages.passwordLower,
  },
  {
    label: 'One upper case letter',
    holds: (typed) => /[A-Z]/.test(typed),
    sentence: sessionMessages.passwordUpper,
  },
  {
    label: 'One special character, such as ! or #',
    holds: (typed) => /[!-/:-@[-`{-~]/.test(typed),
    sentence: sessionMessages.passwordSpecial,
  },
]

/**
 * The sentence of the first rule that a new password breaks, or null (AUTH-31 to AUTH-36, OQ-52).
 * `checkNewPassword('Abcdef0!')` asks for a number: 0 does not count, and a space is no special character.
 */
export function checkNewPassword(typed: string, confirmation: string = typed): string | null {
  const broken = rules.find(({ holds }) => !holds(typed))
  if (broken) return broken.sentence

  return typed === confirmation ? null : sessionMessages.passwordMismatch
}

/** What a new password has to be, in the rules' order, and what of it the typed one is already (ACCT-12). */
export function passwordRequirements(typed: string): { label: string; isMet: boolean }[] {
  return rules.map(({ label, holds }) => ({ label, isMet: holds(typed) }))
}
