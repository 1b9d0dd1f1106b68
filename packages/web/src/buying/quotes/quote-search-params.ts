import { quoteColumns } from '@volute/domain/buying/quotes'
import {
  addressOf,
  daysInAddress,
  numberInAddress,
  textInAddress,
  wordInAddress,
} from '../../core/api/index.ts'

/** Search parameters of `/sales-quotes`; missing or invalid values take the default (QUOTE-06 to QUOTE-08). */
export const quoteSearchParams = addressOf({
  search: textInAddress,
  days: daysInAddress,
  sort: wordInAddress(quoteColumns),
  dir: wordInAddress(['asc', 'desc']),
  page: numberInAddress,
  /** Quote with open details. */
  quote: numberInAddress,
})
