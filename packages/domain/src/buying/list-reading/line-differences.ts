import { z } from 'zod/mini'
import { formatDate } from '../../core/kernel/index.ts'
import type { LineReport } from '../lines/index.ts'
import type { ReadLine } from './list-reading.ts'
import { isoDate } from './read-facts.ts'
import { unitProblem } from './units.ts'

/** Kinds of differences between a line of a list and the shop; none is accepted without a person's decision. */
export const differenceKinds = [
  'NOT_FOUND',
  'SUPERSEDED',
  'NOT_SOLD',
  'PRICE',
  'QUANTITY',
  'UNIT',
  'DATE',
  'DOES_NOT_FIT',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]

export const lineDifference = z.object({
  kind: z.enum(differenceKinds),
  /** Values of the list and of the shop, as text: `614.90` and `629.00`. */
  listSays: z.string(),
  shopSays: z.string(),
})
export type LineDifference = z.infer<typeof lineDifference>

/** Facts about a line beside its report. */
export interface LineFacts {
  report: Pick<LineReport, 'part' | 'outcome' | 'nearest'>
  today: string
  /** Reason why the part does not fit the pump that the line names; empty if it does, or if it names none. */
  misfit: string
  /** Price per unit for the company, in dollars; null if it is not known, or if the list is in another currency. */
  ownPrice: number | null
}

/** A line as its list states it. */
export type StatedLine = Pick<
  ReadLine,
  'partNumber' | 'customerNumber' | 'quantity' | 'quantityText' | 'unit' | 'unitPrice' | 'needBy' | 'pump'
>

/** Differences of a line, the gravest first. */
export function differencesOf(line: StatedLine, { report, today, misfit, ownPrice }: LineFacts) {
  const { part, outcome, nearest } = report
  const needBy = isoDate(line.needBy)
  const found: (LineDifference | null)[] = [
    outcome === 'NOT_FOUND' || outcome === 'NEARLY'
      ? difference('NOT_FOUND', line.partNumber || line.customerNumber, nearest?.partNumber ?? '')
      : null,
    part?.replacedBy ? difference('SUPERSEDED', line.partNumber, part?.replacedBy?.partNumber ?? '') : null,
    outcome === 'NOT_SOLD' ? difference('NOT_SOLD', line.partNumber, '') : null,
    line.quantity === null ? difference('QUANTITY', line.quantityText, '') : null,
    part && unitProblem(line.unit, part.unitName) !== null
      ? difference('UNIT', line.unit, part.unitName)
      : null,
    part && ownPrice !== null ? priceDifference(line.unitPrice, ownPrice, part.price) : null,
    needBy !== '' && needBy < today ? difference('DATE', formatDate(needBy), formatDate(today)) : null,
    misfit ? difference('DOES_NOT_FIT', line.pump, misfit) : null,
  ]
  return found.filter((one) => one !== null)
}

const difference = (kind: DifferenceKind, listSays: string, shopSays: string): LineDifference => ({
  kind,
  listSays,
  shopSays,
})

/** A price that is neither the company's nor the list price differs; a list states either of them. */
function priceDifference(unitPrice: string, own: number, listPrice: number | null): LineDifference | null {
  const stated = Number(unitPrice)
  if (unitPrice === '' || Number.isNaN(stated)) return null
  if (isSame(stated, own) || (listPrice !== null && isSame(stated, listPrice))) return null
  return difference('PRICE', inDollars(unitPrice, stated), own.toFixed(2))
}

/** A price with at least two decimals; more stay as they are stated. */
const inDollars = (written: string, stated: number) => (/\.\d\d/.test(written) ? written : stated.toFixed(2))

/** Prices that differ by less than half a cent and 1 % are the same: 538.0375 is 538.04, but 0.0125 is not 0.01. */
const isSame = (stated: number, ours: number) => Math.abs(stated - ours) < Math.min(0.005, ours * 0.01 + 1e-9)
