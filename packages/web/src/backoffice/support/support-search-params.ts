import { mailStates } from '@volute/domain/backoffice/support'
import {
  addressOf,
  dateInAddress,
  numberInAddress,
  textInAddress,
  wordInAddress,
} from '../../core/api/index.ts'

/** Query parameters of the support desk: a search or a company, and the filters of its lists. */
export const supportSearchParams = addressOf({ search: textInAddress, company: numberInAddress })
export const mailsSearchParams = addressOf({
  to: textInAddress,
  state: wordInAddress(mailStates),
  page: numberInAddress,
})
export const requestsSearchParams = addressOf({ page: numberInAddress })
export const auditSearchParams = addressOf({
  who: textInAddress,
  company: textInAddress,
  act: textInAddress,
  from: dateInAddress,
  to: dateInAddress,
  page: numberInAddress,
})
