import { addDays, messages } from '../kernel/index.ts'

const yearsAhead = 5

/**
 * The sentence for a ship by or need by date before yesterday or more than five years ahead, else null (OQ-79).
 * Yesterday passes, because today may have ended at the shop but not where the buyer sits.
 */
export function checkWishedDate(date: string, today: string): string | null {
  const latest = `${Number(today.slice(0, 4)) + yearsAhead}${today.slice(4)}`
  const isWithin = date >= addDays(today, -1) && date <= latest

  return isWithin ? null : messages.invalidRequest
}
