import { type Checked, type InputErrorCode, invalid, limits, valid } from '../../core/kernel/index.ts'
import { sessionMessages } from './messages.ts'

interface NewPassword {
  newPassword: string
  /** Present only when the form checks its input. */
  confirmation?: string
}

/**
 * Checks a new password and returns the first rule it breaks; the confirmation is checked last (AUTH-31 to AUTH-36,
 * OQ-52). `Abcdef0!` lacks a number, because 0 does not count; a space is not a special character.
 */
export function checkNewPassword({
  newPassword,
  confirmation = newPassword,
}: NewPassword): Checked<string, keyof NewPassword> {
  const broken = rules.find(({ holds }) => !holds(newPassword))
  if (broken) return invalid('newPassword', broken.code, broken.error)
  if (newPassword !== confirmation)
    return invalid('confirmation', 'MISMATCH', sessionMessages.passwordMismatch)

  return valid(newPassword)
}

interface PasswordChange extends Required<NewPassword> {
  currentPassword: string
}

/** Checks a change of one's own password and returns the first error in form order (ACCT-12). */
export function checkPasswordChange(
  typed: PasswordChange,
): Checked<Omit<PasswordChange, 'confirmation'>, keyof PasswordChange> {
  const { currentPassword, newPassword } = typed
  if (currentPassword === '') return invalid('currentPassword', 'MISSING', sessionMessages.passwordMissing)
  const checked = checkNewPassword(typed)
  return checked.ok ? valid({ currentPassword, newPassword }) : checked
}

/** Requirements of a new password in order, and whether the typed one meets each (ACCT-12). */
export function passwordRequirements(typed: string): { label: string; isMet: boolean }[] {
  return rules.map(({ label, holds }) => ({ label, isMet: holds(typed) }))
}

interface PasswordRule {
  /** Text of the requirement in the list. */
  label: string
  holds: (typed: string) => boolean
  code: InputErrorCode
  error: string
}

const rules: readonly PasswordRule[] = [
  {
    label: `${limits.passwordMin} to ${limits.password} characters`,
    holds: ({ length }) => length >= limits.passwordMin && length <= limits.password,
    code: 'WRONG_LENGTH',
    error: sessionMessages.passwordLength,
  },
  {
    label: 'One number from 1 to 9',
    holds: (typed) => /[1-9]/.test(typed),
    code: 'WRONG_FORMAT',
    error: sessionMessages.passwordNumber,
  },
  {
    label: 'One lower case letter',
    holds: (typed) => /[a-z]/.test(typed),
    code: 'WRONG_FORMAT',
    error: sessionMessages.passwordLower,
  },
  {
    label: 'One upper case letter',
    holds: (typed) => /[A-Z]/.test(typed),
    code: 'WRONG_FORMAT',
    error: sessionMessages.passwordUpper,
  },
  {
    label: 'One special character, such as ! or #',
    holds: (typed) => /[!-/:-@[-`{-~]/.test(typed),
    code: 'WRONG_FORMAT',
    error: sessionMessages.passwordSpecial,
  },
]
