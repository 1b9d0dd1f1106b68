import { accountKinds } from '@volute/domain/people/accounts'
import { addressOf, numberInAddress, textInAddress, wordInAddress } from '../../core/api/index.ts'

/** Query parameters of the accounts page; those of customers without a kind. */
export const accountsPlace = addressOf({
  filter: textInAddress,
  page: numberInAddress,
  kind: wordInAddress(accountKinds),
})
