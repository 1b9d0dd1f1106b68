import { cartMessages, checkDraft, type DraftErrors } from '../cart/index.ts'
import { quickOrderMessages } from './messages.ts'
import type { QuickLine } from './quick-line.ts'

/** What a line lacks, by the field that it is shown at; a line that may be ordered has none. */
export type LineHints = DraftErrors & { part?: string }

/** The inline hints of a line (QUICK-06, QUICK-11 to QUICK-14); a line without its part lacks only that. */
export function checkLine(line: QuickLine): LineHints {
  const { part } = line
  if (part === undefined) return {}
  if (part === null) return { part: cartMessages.partInvalid }

  return checkDraft(part, line, quickOrderMessages)
}
