import { pumpStates } from '@volute/domain/catalogue/fit'
import { z } from 'zod/mini'
import { numberInAddress } from '../core/api/index.ts'

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

/** Query parameters of a filtered list. */
export const listPlace = z.object({ filter: z.optional(z.string()), page: numberInAddress })

/** Query parameters of a position in a BOM and its selected line. */
export const bomPlace = z.object({
  /** Breadcrumb: part numbers from the top assembly down. */
  path: z.catch(
    z.optional(
      z.union([
        z.pipe(
          z.string(),
          z.transform((one) => [one]),
        ),
        z.array(z.string()),
      ]),
    ),
    undefined,
  ),
  /** Part number of the selected line. */
  part: z.catch(z.optional(z.string()), undefined),
  /** Selected row of the part, if it has several; counted from 1. */
  nth: z.catch(z.optional(z.coerce.number().check(z.int(), z.positive())), undefined),
  /** State in which a pump's parts are shown; today's if missing. */
  as: z.catch(z.optional(z.enum(pumpStates)), undefined),
})
