import type { FieldErrors } from '../checkout/index.ts'
import { limits } from '../kernel/index.ts'
import { quoteMessages } from './messages.ts'

/** The sentence of a quote's name, measured after trimming: `'  '` is none (OQ-51, OQ-82). */
export function checkQuoteName(typed: string): FieldErrors<'quoteName'> {
  const { length } = typed.trim()
  return length >= 1 && length <= limits.quoteName ? {} : { quoteName: quoteMessages.nameInvalid }
}
