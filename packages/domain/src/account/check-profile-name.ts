import { limits } from '../kernel/index.ts'
import { accountMessages } from './messages.ts'

/** The sentence for a name that is missing or too long, measured after trimming, or null (ACCT-06). */
export function checkProfileName(typed: string): string | null {
  const { length } = typed.trim()
  return length >= 1 && length <= limits.userName ? null : accountMessages.nameLength
}
