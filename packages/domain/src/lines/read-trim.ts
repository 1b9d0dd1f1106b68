import type { LineDraft } from '../cart/index.ts'

/** `Full Trim` in any case is full trim, an empty text is not chosen yet, all else is a custom trim (QUICK-21). */
export function readTrim(text: string): Pick<LineDraft, 'trimOption' | 'trimValue'> {
  if (/^full\s+trim$/i.test(text)) return { trimOption: 'full-trim', trimValue: '' }
  return { trimOption: text === '' ? '' : 'custom', trimValue: text }
}
