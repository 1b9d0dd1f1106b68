import { demandLists, lostFilters, quoteFilters } from '@volute/domain/backoffice/demand'
import {
  addressOf,
  daysInAddress,
  numberInAddress,
  textInAddress,
  wordInAddress,
} from '../../core/api/index.ts'

/** Query parameters of `/demand`. */
export const demandSearchParams = addressOf({
  tab: wordInAddress(demandLists),
  filter: textInAddress,
  days: daysInAddress,
  why: wordInAddress(lostFilters),
  rows: wordInAddress(quoteFilters),
  page: numberInAddress,
})
