import { z } from 'zod/mini'
import { countedRows, date, defineEndpoint, messages, signedIn } from '../../core/kernel/index.ts'
import { figureKeys, todayFigure } from './figures.ts'

export const getToday = defineEndpoint({
  name: 'today.get',
  method: 'GET',
  path: '/today',
  summary:
    "The maker's work and demand today, each figure with its trend; only those whose list the caller may open",
  access: signedIn({ staff: true }),
  fallback: messages.internal,
  reply: z.object({
    /** Today at the shop, on which the trends end. */
    today: date,
    figures: z.array(todayFigure),
  }),
})

export const getTodayCounts = defineEndpoint({
  name: 'today.getCounts',
  method: 'GET',
  path: '/today/counts',
  summary: 'Numbers of rows that wait in the lists that the caller may open, for the menu',
  access: signedIn({ staff: true }),
  fallback: messages.internal,
  reply: z.object({ counts: z.array(z.extend(countedRows, { key: z.enum(figureKeys) })) }),
  isActivity: false,
})
