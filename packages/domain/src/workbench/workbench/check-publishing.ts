import { addDays, type Checked, checkedAs, date, type InputError, localDay } from '../../core/kernel/index.ts'
import { workbenchMessages } from './messages.ts'

/** Input of the publish dialog: day and time in the reader's time zone, and agreement to leave out bad rows. */
interface TypedPublishing {
  day: string
  time: string
  withoutBadRows: boolean
}

interface Publishing {
  atUtc: string | null
  withoutBadRows: boolean
}

interface Circumstances {
  /** True when publishing at the day and time, false when publishing at once. */
  isLater: boolean
  badRows: number
  now: Date
}

/** Checks when to publish a draft, and that the person agreed to leave out its bad rows (BRING-50, BRING-51). */
export function checkPublishing(
  { day, time, withoutBadRows }: TypedPublishing,
  { isLater, badRows, now }: Circumstances,
): Checked<Publishing, keyof TypedPublishing> {
  const errors = [
    ...(isLater ? timeErrors(day, time, now) : []),
    badRows > 0 && !withoutBadRows && missing('withoutBadRows', workbenchMessages.notAgreed),
  ]
  if (errors.some(Boolean)) return checkedAs({ atUtc: null, withoutBadRows }, errors)
  return checkedAs({ atUtc: isLater ? instantOf(day, time).toISOString() : null, withoutBadRows }, [])
}

function timeErrors(day: string, time: string, now: Date): InputError<keyof TypedPublishing>[] {
  const isDay = date.safeParse(day).success
  const isTime = /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
  if (isDay && isTime && instantOf(day, time) <= now)
    return [{ field: 'time', code: 'OUT_OF_RANGE', error: workbenchMessages.timePassed }]
  return [
    ...(isDay ? [] : [missing('day', workbenchMessages.dayMissing)]),
    ...(isTime ? [] : [missing('time', workbenchMessages.timeMissing)]),
  ]
}

const instantOf = (day: string, time: string) => new Date(`${day}T${time}`)

const missing = (field: keyof TypedPublishing, error: string): InputError<keyof TypedPublishing> => ({
  field,
  code: 'MISSING',
  error,
})

/** Suggested day and time of a publication: the effective date of its files if in the future, otherwise tomorrow morning. */
export function offeredTime(effectiveDate: string | null, now: Date): { day: string; time: string } {
  const today = localDay(now)
  return { day: effectiveDate && effectiveDate > today ? effectiveDate : addDays(today, 1), time: '06:00' }
}
