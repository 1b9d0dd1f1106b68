/** Values with a form of their own in Tryton's JSON. */
type Written =
  | { __class__: 'Decimal'; decimal: string }
  | { __class__: 'date'; year: number; month: number; day: number }
  | ({ __class__: 'datetime'; year: number; month: number; day: number } & Record<
      'hour' | 'minute' | 'second' | 'microsecond',
      number
    >)
  | { __class__: 'timedelta'; seconds: number }
  | { __class__: 'bytes'; base64: string }

export const decimal = (value: string): Written => ({ __class__: 'Decimal', decimal: value })

export function date(day: string): Written {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number)
  return { __class__: 'date', year, month, day: dayOfMonth }
}

export function datetime(instant: string): Written {
  const at = new Date(instant)
  return {
    __class__: 'datetime',
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
    second: at.getUTCSeconds(),
    microsecond: at.getUTCMilliseconds() * 1_000,
  }
}

export const bytes = (content: Uint8Array): Written => ({
  __class__: 'bytes',
  base64: Buffer.from(content).toString('base64'),
})

export const days = (count: number): Written => ({ __class__: 'timedelta', seconds: count * 86_400 })

/**
 * Reads a value of Tryton's answer: decimals as strings, dates as `YYYY-MM-DD`, instants as ISO strings, durations as days,
 * contents as bytes.
 */
export function readValue(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('__class__' in value)) return value
  const written = value as Written
  switch (written['__class__']) {
    case 'Decimal':
      return plain(written.decimal)
    case 'date':
      return [written.year, two(written.month), two(written.day)].join('-')
    case 'datetime': {
      const { year, month, day, hour, minute, second, microsecond } = written
      return new Date(
        Date.UTC(year, month - 1, day, hour, minute, second, Math.floor(microsecond / 1_000)),
      ).toISOString()
    }
    case 'timedelta':
      return written.seconds / 86_400
    case 'bytes':
      return new Uint8Array(Buffer.from(written.base64, 'base64'))
  }
}

const two = (number: number) => String(number).padStart(2, '0')

/** Formats a unit price with Tryton's four decimals; the last two are omitted if they are zero. */
export const unitPrice = (amount: string | number) =>
  Number(amount)
    .toFixed(4)
    .replace(/0{1,2}$/, '')

/** Tryton computes decimals with more digits than it stores, and writes small ones as `1E-8`. */
const plain = (text: string) => (/e/i.test(text) ? Number(text).toFixed(8) : text)

/** Returns the latest known day; null if none is known. */
export const latest = (days: readonly (string | null)[]): string | null =>
  days
    .flatMap((day) => day ?? [])
    .toSorted()
    .at(-1) ?? null
