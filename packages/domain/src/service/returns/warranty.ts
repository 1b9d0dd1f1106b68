import { z } from 'zod/mini'
import { addMonths, date, formatDate } from '../../core/kernel/index.ts'
import { warrantyAnswers } from '../../buying/orders/index.ts'

/** Warranty answer for a claimed part, and the dates it is based on. */
export const warranty = z.object({
  answer: z.enum(warrantyAnswers),
  /** Days on which parcels with the part shipped; empty if unknown. */
  shippedOn: z.array(date),
  /** Null if unknown or before the part was shipped, because then it was the day of another part that came with the pump. */
  installedOn: z.nullable(date),
  /** Last day of the warranty; null if the dates do not determine it. */
  endsOn: z.nullable(date),
})
export type Warranty = z.infer<typeof warranty>

/** Warranty in months from installation, limited to months from shipping; 0 means no limit. */
export interface WarrantyTerms {
  months: number
  shippedMonths: number
}

const anyDay = '0000-01-01'
const never = '9999-12-31'

/**
 * Warranty answer for a part claimed today: 24 months from installation, at most 30 from shipping, including the last
 * day (CLAIM-05). A part is never installed before it is shipped: shipped 20 months ago it is within warranty whatever
 * the installation day; shipped 27 months ago the answer is unknown without that day. Parts of one line that shipped on
 * several days are within or outside only if all are. Null if the shop has no terms.
 */
export function warrantyOf(
  { shippedOn, installedOn }: Pick<Warranty, 'shippedOn' | 'installedOn'>,
  terms: WarrantyTerms,
  today: string,
): Warranty | null {
  if (terms.months === 0 && terms.shippedMonths === 0) return null
  const shipped = shippedOn.toSorted()
  const installed = installedOn !== null && installedOn >= (shipped[0] ?? anyDay) ? installedOn : null
  const ends = (shipped.length > 0 ? shipped : [null]).map((day) => endOf(day, installed, terms))
  const earliest = earlier(...ends.map(({ from }) => from))
  const latest = ends.map(({ to }) => to).reduce((a, b) => (a > b ? a : b))
  return {
    answer: today <= earliest ? 'WITHIN' : today > latest ? 'OUTSIDE' : 'UNKNOWN',
    shippedOn: shipped,
    installedOn: installed,
    endsOn: earliest === latest ? latest : null,
  }
}

/** Earliest and latest possible last day of the warranty. */
function endOf(shippedOn: string | null, pumpInstalledOn: string | null, terms: WarrantyTerms) {
  const installedOn =
    pumpInstalledOn !== null && pumpInstalledOn >= (shippedOn ?? anyDay) ? pumpInstalledOn : null
  const after = (day: string | null, months: number, unknown: string) =>
    months === 0 ? never : day === null ? unknown : addMonths(day, months)
  return {
    from: earlier(
      after(installedOn ?? shippedOn, terms.months, anyDay),
      after(shippedOn, terms.shippedMonths, anyDay),
    ),
    to: earlier(
      after(installedOn, terms.months, never),
      after(shippedOn ?? installedOn, terms.shippedMonths, never),
    ),
  }
}

const earlier = (...days: string[]) => days.reduce((a, b) => (a < b ? a : b))

export const warrantyNames: Record<Warranty['answer'], string> = {
  WITHIN: 'Within warranty',
  OUTSIDE: 'Outside warranty',
  UNKNOWN: 'Cannot say',
}

/** `Within warranty until 11/01/2028: shipped 10/23/2026, installed 11/01/2026.` */
export function warrantyText({ answer, shippedOn, installedOn, endsOn }: Warranty): string {
  const end = endsOn && formatDate(endsOn)
  const until = end === null ? '' : answer === 'WITHIN' ? ` until ${end}` : `, which ended on ${end}`
  const shipped =
    shippedOn.length > 0
      ? `shipped ${shippedOn.map(formatDate).join(' and ')}`
      : 'it is not known when it was shipped'
  const installed = installedOn
    ? `installed ${formatDate(installedOn)}`
    : 'it is not known when it was installed'
  return `${warrantyNames[answer]}${until}: ${shipped}, ${installed}.`
}
