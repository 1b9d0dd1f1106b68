import { claimFilters } from '@volute/domain/service/returns'
import { addressOf, numberInAddress, textInAddress, wordInAddress } from '../../core/api/index.ts'

/** Query parameters of `/manage/claims`. A claim's page keeps them for the back link. */
export const claimsSearchParams = addressOf({
  filter: textInAddress,
  shown: wordInAddress(claimFilters),
  dir: wordInAddress(['asc', 'desc']),
  page: numberInAddress,
})
