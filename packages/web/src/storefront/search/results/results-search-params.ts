import { limits } from '@volute/domain/core/kernel'
import { resultKinds } from '@volute/domain/storefront/search'
import { addressOf, numberInAddress, textInAddress, wordInAddress } from '../../../core/api/index.ts'

/** Query parameters of `/search`. Missing or invalid ones fall back to the default. */
export const resultsSearchParams = addressOf({
  /** Search text. */
  q: textInAddress,
  /** Only group shown. If missing, the first hits of each group show. */
  kind: wordInAddress(resultKinds),
  model: textInAddress,
  /** Kind, material and size of the parts. */
  noun: textInAddress,
  material: textInAddress,
  size: textInAddress,
  inStock: wordInAddress(['true']),
  /** Serial number of the pump that the search is for. */
  pump: textInAddress,
  page: (value: unknown) => {
    const page = numberInAddress(value)
    return page !== undefined && page <= limits.searchPages ? page : undefined
  },
})
