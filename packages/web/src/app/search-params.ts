import { pumpStates } from '@volute/domain/catalogue/fit'
import {
  addressOf,
  isListOf,
  isText,
  numberInAddress,
  textInAddress,
  wordInAddress,
} from '../core/api/index.ts'

/**
 * Reads the query string as plain texts; a repeated name is a list.
 * `?path=A&path=B&part=118204` is `{ path: ['A', 'B'], part: '118204' }`: a number stays text, with its zeros.
 */
export function parseSearch(search: string): Record<string, string | string[]> {
  const typed = new URLSearchParams(search)
  return Object.fromEntries(
    [...new Set(typed.keys())].map((name) => {
      const [first = '', ...more] = typed.getAll(name)
      return [name, more.length > 0 ? [first, ...more] : first]
    }),
  )
}

/** Inverse of `parseSearch`. */
export function stringifySearch(search: Record<string, unknown>): string {
  const written = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === null) continue
    for (const one of Array.isArray(value) ? value : [value]) written.append(name, String(one))
  }
  return written.size > 0 ? `?${written}` : ''
}

const listFields = { filter: textInAddress, page: numberInAddress }

/** Query parameters of a filtered list. */
export const listPlace = addressOf(listFields)
/** Query parameters of the list of drafts: all, or only the unpublished ones. */
export const draftsPlace = addressOf({ ...listFields, rows: wordInAddress(['ALL', 'UNPUBLISHED']) })

/** Position in a BOM and its selected line. */
export const bomFields = {
  /** Breadcrumb: part numbers from the top assembly down. */
  path: (value: unknown) => {
    const numbers = isText(value) ? [value] : value
    return isTexts(numbers) ? numbers : undefined
  },
  /** Part number of the selected line. */
  part: textInAddress,
  /** Selected row of the part, if it has several; counted from 1. */
  nth: numberInAddress,
  /** State in which a pump's parts are shown; today's if missing. */
  as: wordInAddress(pumpStates),
}
const isTexts = isListOf(isText)

/** Query parameters of such a position. */
export const bomPlace = addressOf(bomFields)
