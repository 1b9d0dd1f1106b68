import { date } from '@volute/domain/core/kernel'
import { mailStates } from '@volute/domain/backoffice/support'
import { z } from 'zod/mini'
import { numberInAddress } from '../../core/api/index.ts'

const typed = z.catch(z.optional(z.string()), undefined)
const day = z.catch(z.optional(date), undefined)

/** Query parameters of the support desk: a search or a company, and the filters of its lists. */
export const supportSearchParams = z.object({ search: typed, company: numberInAddress })
export const mailsSearchParams = z.object({
  to: typed,
  state: z.catch(z.optional(z.enum(mailStates)), undefined),
  page: numberInAddress,
})
export const requestsSearchParams = z.object({ page: numberInAddress })
export const auditSearchParams = z.object({
  who: typed,
  company: typed,
  act: typed,
  from: day,
  to: day,
  page: numberInAddress,
})
