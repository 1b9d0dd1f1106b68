import { roundHalfUp } from '../../core/kernel/index.ts'

/** Least and full trim of an impeller in inches, as far as they are known. */
export interface TrimLimits {
  trimMin?: number | null | undefined
  trimFull?: number | null | undefined
}

/** A trim as it is ordered, in hundredths of an inch: a pump built at 9.125 in gets 9.13 (OQ-63). */
export const roundTrim = (inches: number) => roundHalfUp(inches, 2)

/** True when a part is an impeller: its number contains `-3-` (PART-07, OQ-66). `A10-3-CI` is one, `B-30-1` and `X-3` are not. */
export function isImpellerNumber(partNumber: string): boolean {
  return partNumber.includes('-3-')
}

/** True for a part that is painted or trimmed. A table of lines has a column of options only if one of them has any. */
export const hasOptions = ({
  partNumber,
  isPaintable,
}: {
  partNumber: string
  isPaintable: boolean
}): boolean => isPaintable || isImpellerNumber(partNumber)
