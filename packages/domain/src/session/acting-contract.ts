import { z } from 'zod/mini'
import { defineEndpoint, id, limits, pathId, signedIn, utc } from '../kernel/index.ts'
import { USERS_ANY } from '../permissions/index.ts'
import { type ActingAct, actingActs } from './acting-acts.ts'
import { sessionMessages } from './messages.ts'

export const listActing = defineEndpoint({
  id: 'E85',
  method: 'GET',
  path: '/company/{companyId}/acting',
  summary: "What the provider's staff have done on behalf of the company, the latest first",
  access: signedIn({ rights: { customer: USERS_ANY, provider: USERS_ANY }, ownCompany: true }),
  fallback: sessionMessages.actingFailed,
  params: z.object({ companyId: pathId }),
  query: z.object({
    pageNumber: pathId,
    rowsPerPage: pathId.check(z.refine((rows) => rows <= limits.rowsPerPage)),
  }),
  reply: z.object({
    rowCount: z.int(),
    acts: z.array(
      z.object({
        actId: id,
        atUtc: utc,
        /** The real person. */
        userName: z.string(),
        act: z.enum(Object.keys(actingActs) as [ActingAct, ...ActingAct[]]),
        /** The number of the sales order or quote. */
        number: z.nullable(z.string()),
      }),
    ),
  }),
})
