import { formatDate } from '@volute/domain/kernel'
import type { ExtraWork } from '@volute/domain/lead-time'
import { Disclosure } from '../ui/disclosure.tsx'
import { readyDate } from './ready-date.ts'
import { ReadySteps } from './ready-steps.tsx'

/** In what time a line is ready, the exact date as its tooltip; it opens how the date comes about (LEAD-10). */
export function ReadyIn({ erpDate, work }: { erpDate: string; work: ExtraWork }) {
  const { date, duration, steps } = readyDate(erpDate, work)
  const exact = formatDate(date)
  return (
    <Disclosure
      summary={
        <span title={exact}>
          ready in {duration}
          <span className="visually-hidden">, {exact}</span>
        </span>
      }
    >
      <ReadySteps steps={steps} />
    </Disclosure>
  )
}
