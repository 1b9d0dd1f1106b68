import { deskFilters } from '@volute/domain/buying/orders'
import { addressOf, numberInAddress, textInAddress, wordInAddress } from '../../../core/api/index.ts'

/** Search parameters of `/manage/orders`; an order's page keeps them for the way back. */
export const deskSearchParams = addressOf({
  search: textInAddress,
  status: wordInAddress(deskFilters),
  /** `received` or `ship`. */
  sort: textInAddress,
  dir: wordInAddress(['asc', 'desc']),
  /** Makes an order's page print its pick list once. */
  print: wordInAddress(['yes']),
  page: numberInAddress,
})
