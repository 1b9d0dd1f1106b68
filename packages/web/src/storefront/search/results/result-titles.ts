import type { ResultKind } from '@volute/domain/storefront/search'

/** The groups of the results by their titles. */
export const resultTitles: Record<ResultKind, string> = {
  pump: 'Pumps',
  part: 'Parts',
  manual: 'Manuals',
  own: 'My orders and quotes',
}
