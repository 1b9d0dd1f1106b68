import { addressOf, numberInAddress, textInAddress, wordInAddress } from '../../core/api/index.ts'

/** Query parameters of the companies page; with `add` a customer's sheet is open. */
export const companiesPlace = addressOf({
  filter: textInAddress,
  page: numberInAddress,
  add: wordInAddress(['customer']),
})
