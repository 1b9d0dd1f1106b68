import { z } from 'zod/mini'
import {
  countedRows,
  csvInstant,
  defineEndpoint,
  id,
  listCsv,
  pageQuery,
  pathId,
  signedIn,
  utc,
} from '../../core/kernel/index.ts'
import { USERS_ANY } from '../../core/permissions/index.ts'
import { sessionMessages } from './messages.ts'

/** Actions of the provider's staff while they act for a company, in the words shown to the company. */
export const actingActs = {
  'enter-company': 'Entered the company',
  'exit-company': 'Left the company',
  'place-order': 'Placed an order',
  'save-quote': 'Saved a quote',
  'mail-quote': 'Mailed a quote',
  'invite-user': 'Invited a user',
  'review-join-request': 'Reviewed a join request',
  'create-role': 'Created a role',
  'change-role': 'Changed a role',
  'delete-role': 'Deleted a role',
  'change-user': 'Changed a user',
  'delete-user': 'Deleted a user',
  'export-user': "Exported a user's data",
  'create-group': 'Created a group',
  'change-group': 'Changed a group',
  'delete-group': 'Deleted a group',
  'change-preferences': 'Changed the company preferences',
} as const

export type ActingAct = keyof typeof actingActs

const act = z.object({
  actId: id,
  atUtc: utc,
  /** Real person behind the action. */
  userName: z.string(),
  act: z.enum(Object.keys(actingActs) as [ActingAct, ...ActingAct[]]),
  /** Number of the sales order or quote. */
  number: z.nullable(z.string()),
})
export type Act = z.output<typeof act>

export const listActing = defineEndpoint({
  name: 'session.listActing',
  method: 'GET',
  path: '/company/{companyId}/acting',
  summary: "What the provider's staff have done on behalf of the company, the latest first",
  access: signedIn({ rights: { customer: USERS_ANY, provider: USERS_ANY }, ownCompany: true }),
  fallback: sessionMessages.actingFailed,
  params: z.object({ companyId: pathId }),
  query: pageQuery,
  reply: z.extend(countedRows, { acts: z.array(act) }),
  csv: listCsv({
    fileName: 'Who-Acted-for-Us.csv',
    rows: ({ acts }: { acts: Act[] }) => acts,
    id: ({ actId }) => actId,
    columns: {
      'When (UTC)': ({ atUtc }) => csvInstant(atUtc),
      Who: ({ userName }) => userName,
      What: ({ act }) => actingActs[act],
      Number: ({ number }) => number,
    },
  }),
})
