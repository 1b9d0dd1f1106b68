import type { getLeadTimes as contract } from '@volute/domain/lead-time'
import type { Verb } from '../http/bind.ts'
import { readReadyDates } from './read-ready-dates.ts'

/** The ERP's own ready dates for a screenful of parts, or a cart; a line without a date spoils no other (LEAD-02, E70). */
export const getLeadTimes: Verb<typeof contract> = async (ctx, { items }) => {
  const dates = await readReadyDates(ctx, items)
  return { items: dates.map((dateAvailable) => ({ dateAvailable })) }
}
