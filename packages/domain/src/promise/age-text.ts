import { localDay } from '../kernel/index.ts'
import { shortDate } from './promise-text.ts'

/** How old an answer of the ERP is, where the reader stands: `as the ERP said at 14:05`, with the day where it is not today. */
export function ageText(asOf: string, now: Date): string {
  const said = new Date(asOf)
  const [day, today] = [localDay(said), localDay(now)]
  // The Swedish locale writes the time of day as ISO 8601 does.
  const time = said.toLocaleTimeString('sv-SE', { hour: '2-digit', minute: '2-digit' })
  return `as the ERP said ${day === today ? '' : `on ${shortDate(day, today)} `}at ${time}`
}
