import { z } from 'zod/mini'
import { fleetPumpRow } from '../../service/fleet/index.ts'
import { countedRows, defineEndpoint, messages, signedIn, utc } from '../../core/kernel/index.ts'
import { historyOrder } from '../../buying/orders/index.ts'
import { quoteRow } from '../../buying/quotes/index.ts'

const count = z.int().check(z.gte(0))

export const getRibbonFigures = defineEndpoint({
  name: 'dashboard.getRibbon',
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
    /** Time when the ERP received the newest order; null if there is none. */
    lastOrderUtc: z.nullable(utc),
  }),
})
export type RibbonFigures = z.infer<typeof getRibbonFigures.reply>

export const getReturnDashboard = defineEndpoint({
  name: 'dashboard.get',
  method: 'GET',
  path: '/dashboard',
  summary:
    "What somebody who comes back looks for: the acting company's first pumps, and its latest open orders and open quotes",
  access: signedIn(),
  fallback: messages.internal,
  reply: z.object({
    /** First pumps by tag, and the total number. */
    pumps: z.array(fleetPumpRow),
    pumpCount: countedRows,
    /** Orders neither shipped nor rejected. */
    orders: z.array(historyOrder),
    /** Quotes neither ordered nor expired; null for people who may not see quotes. */
    quotes: z.nullable(z.array(quoteRow)),
  }),
})
