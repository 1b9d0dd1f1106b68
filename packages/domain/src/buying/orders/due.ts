import { addDays, counted, durations } from '../../core/kernel/index.ts'

/** Filters of the order desk by the ship-by date: orders to do that are late, or due from today on within a week (DESK-27). */
export const dueFilters = ['Late', 'Due This Week'] as const

/** Last day of the week that begins today. */
export const endOfWeek = (today: string) => addDays(today, 6)

/** Words beside the ship-by date of an order to do; null if it is neither late nor due by tomorrow (DESK-27). */
export function dueText(dueOn: string, today: string): string | null {
  const days = Math.round((Date.parse(dueOn) - Date.parse(today)) / durations.day)
  if (days < 0) return `${counted(-days, 'day')} late`
  if (days > 1) return null
  return days === 0 ? 'today' : 'tomorrow'
}
