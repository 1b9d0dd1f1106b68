import { accountKinds } from '@volute/domain/people/accounts'
import { z } from 'zod/mini'
import { numberInAddress } from '../../core/api/index.ts'

/** Query parameters of the accounts page; those of customers without a kind. */
export const accountsPlace = z.object({
  filter: z.optional(z.string()),
  page: numberInAddress,
  kind: z.catch(z.optional(z.enum(accountKinds)), undefined),
})
