import { checkTexts } from '../checkout/index.ts'
import {
  type Checked,
  invalid,
  joinChecks,
  limits,
  messages,
  readEmail,
  valid,
} from '../../core/kernel/index.ts'
import { quoteMessages } from './messages.ts'
import type { QuoteMail } from './quote.ts'

/** Checks a quote's name after trimming: `'  '` is empty (OQ-51, OQ-82). */
export function checkQuoteName(typed: { quoteName: string }): Checked<{ quoteName: string }, 'quoteName'> {
  const quoteName = typed.quoteName.trim()
  if (quoteName.length >= 1 && quoteName.length <= limits.quoteName) return valid({ quoteName })
  return invalid('quoteName', 'WRONG_LENGTH', quoteMessages.nameInvalid)
}

/** Checks the recipient of a quote, as a normalized email address, and the note (E76). */
export function checkQuoteMail(typed: QuoteMail): Checked<QuoteMail, keyof QuoteMail> {
  const emailAddress = readEmail(typed.emailAddress)
  return joinChecks(
    emailAddress === null
      ? invalid('emailAddress', 'WRONG_FORMAT', messages.emailInvalid)
      : valid({ emailAddress }),
    checkTexts({ note: typed.note }, { note: { label: 'Note', max: limits.comment } }),
  )
}
