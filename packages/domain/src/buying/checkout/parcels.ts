import { counted } from '../../core/kernel/index.ts'
import { lastDay, whenText } from '../../catalogue/promise/index.ts'

/** Allocations of a line by date; one without a date comes last. */
type Dated = readonly { date: string | null }[]

/** Goods that ship on one day. */
interface Parcel {
  /** Null if unknown. */
  date: string | null
  /** Number of lines that this parcel completes. */
  lines: number
  /** Number of lines of which this parcel has a part, with more to follow. */
  parts: number
}

/**
 * Text of the expected shipments of an order (CHECKOUT-49): all on its last date, or in parcels, each allocation of a
 * line on its own. Two lines, one of them 4 on 24 November and 6 on 3 December, are `In one parcel: 2 lines on
 * 12/03/2026`, or `In 2 parcels: 1 line and part of 1 more on 11/24/2026 · 1 line on 12/03/2026`. Null while a line's
 * dates are loading.
 */
export function parcelsText(
  lines: readonly (Dated | null)[],
  { inParts, today }: { inParts: boolean; today: string | null },
): string | null {
  const known = lines.filter((allocations) => allocations !== null)
  if (known.length === 0 || known.length < lines.length) return null

  const parcels = inParts ? inParcels(known) : [inOne(known)]
  const [first, ...later] = parcels
  if (first && later.length === 0) return `In one parcel: ${parcelText(first, today)}`
  const shown = parcels.length > mostShown ? parcels.slice(0, mostShown - 1) : parcels
  const texts = shown.map((parcel) => parcelText(parcel, today))
  const left = parcels.length - shown.length
  const rest = left > 0 && `${left} more, the last ${whenText(parcels.at(-1)?.date ?? null, today)}`
  return `In ${parcels.length} parcels: ${[...texts, rest].filter(Boolean).join(' · ')}`
}

/** Maximum number of parcels listed, because a long cart can have a hundred ship days. */
const mostShown = 5

function inParcels(lines: readonly Dated[]): Parcel[] {
  const parcels = new Map<string | null, Parcel>()
  for (const allocations of lines) {
    const dates = [...new Set(allocations.map(({ date }) => date))]
    for (const date of dates) {
      const { lines: whole, parts } = parcels.get(date) ?? { lines: 0, parts: 0 }
      const isLast = date === dates.at(-1)
      parcels.set(date, { date, lines: whole + (isLast ? 1 : 0), parts: parts + (isLast ? 0 : 1) })
    }
  }
  return [...parcels.values()].toSorted((one, other) => (order(one.date) < order(other.date) ? -1 : 1))
}

function inOne(lines: readonly Dated[]): Parcel {
  const date = lastDay(lines.map((allocations) => allocations.at(-1)?.date ?? null))
  return { date, lines: lines.length, parts: 0 }
}

/** `2 lines and part of 1 more on 11/24/2026` */
function parcelText({ date, lines, parts }: Parcel, today: string | null): string {
  const what =
    lines === 0
      ? `part of ${counted(parts, 'line')}`
      : [counted(lines, 'line'), parts > 0 && `part of ${parts} more`].filter(Boolean).join(' and ')
  return `${what} ${whenText(date, today)}`
}

/** Sort key of a date; no date sorts after all dates. */
const order = (date: string | null) => date ?? '9999'
