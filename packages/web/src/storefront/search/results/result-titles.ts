import type { ResultKind } from '@volute/domain/storefront/search'

/** Titles of the result groups. */
export const resultTitles: Record<ResultKind, string> = {
  pump: 'Pumps',
  part: 'Parts',
  manual: 'Manuals',
  own: 'My orders and quotes',
}
