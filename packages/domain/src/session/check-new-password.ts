import { limits } from '../kernel/index.ts'
import { sessionMessages } from './messages.ts'

const rules: readonly { holds: (typed: string) => boolean; sentence: string }[] = [
  {
    holds: ({ length }) => length >= limits.passwordMin && length <= limits.password,
    sentence: sessionMessages.passwordLength,
  },
  { holds: (typed) => /[1-9]/.test(typed), sentence: sessionMessages.passwordNumber },
  { holds: (typed) => /[a-z]/.test(typed), sentence: sessionMessages.passwordLower },
  { holds: (typed) => /[A-Z]/.test(typed), sentence: sessionMessages.passwordUpper },
  { holds: (typed) => /[!-/:-@[-`{-~]/.test(typed), sentence: sessionMessages.passwordSpecial },
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
