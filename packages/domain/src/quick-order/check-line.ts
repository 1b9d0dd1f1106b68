import { cartMessages, checkAngle, checkQuantity, checkTrim } from '../cart/index.ts'
import { quickOrderMessages } from './messages.ts'
import type { QuickLine } from './quick-line.ts'

/** What a line lacks, by the field that it is shown at; a line that may be ordered has none. */
export type LineHints = Partial<Record<'part' | 'quantity' | 'trim' | 'angle' | 'paintColor', string>>

/** The inline hints of a line (QUICK-06, QUICK-11 to QUICK-14); a line without its part lacks only that. */
export function checkLine(line: QuickLine): LineHints {
  const { part } = line
  if (part === undefined) return {}
  if (part === null) return { part: cartMessages.partInvalid }

  return {
    ...(!checkQuantity(line.quantity).ok && { quantity: quickOrderMessages.quantity }),
    ...(part.isImpeller && checkImpeller(line)),
    ...(part.isPaintable && line.paintColorId === undefined && { paintColor: quickOrderMessages.paintColor }),
  }
}

/** Full Trim is a trim of 0 (QUICK-14). */
export function trimOf({ trimOption, trimValue }: Pick<QuickLine, 'trimOption' | 'trimValue'>) {
  return checkTrim(trimOption === 'full-trim' ? 0 : trimValue)
}

function checkImpeller(line: QuickLine): LineHints {
  const isTrimMissing = line.trimOption === ''
  const isAngleMissing = line.angle === ''
  if (isTrimMissing && isAngleMissing) return { trim: quickOrderMessages.impellerMissing }

  return {
    ...(isTrimMissing
      ? { trim: quickOrderMessages.trimMissing }
      : !trimOf(line).ok && { trim: quickOrderMessages.trim }),
    ...(isAngleMissing
      ? { angle: quickOrderMessages.angleMissing }
      : !checkAngle(line.angle).ok && { angle: quickOrderMessages.angle }),
  }
}
