import { z } from 'zod/mini'
import { defineEndpoint, signedIn, utc, messages } from '../kernel/index.ts'

const count = z.int().check(z.gte(0))

export const getRibbonFigures = defineEndpoint({
  id: 'E87',
  method: 'GET',
  path: '/dashboard/ribbon',
  summary:
    "What the dashboard's cards say of the acting company; null where the caller may not open the page",
  access: signedIn(),
  fallback: messages.internal,
  reply: z.object({
    /** Invited and active. */
    users: z.nullable(count),
    roles: z.nullable(count),
    openQuotes: z.nullable(count),
    /** When the ERP received the newest order; null while there is none. */
    lastOrderUtc: z.nullable(utc),
  }),
})
export type RibbonFigures = z.infer<typeof getRibbonFigures.reply>
