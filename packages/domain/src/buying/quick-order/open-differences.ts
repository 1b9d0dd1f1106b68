import { discountPrice } from '../../core/pricing/index.ts'
import { differencesOf, type LineDifference } from '../list-reading/index.ts'
import type { LineReport } from '../lines/index.ts'
import type { QuickLine } from './quick-line.ts'

/** Key under which an accepted difference is stored: at another price of the shop it is asked again. */
export const differenceKey = ({ kind, shopSays }: LineDifference): string => `${kind} ${shopSays}`

/**
 * Differences between a line of a list and the shop that nobody has decided yet; until then the line is not added (READ-15).
 * They are found again after each change: another part has another price. The unknown number itself is asked by its field.
 */
export function openDifferences(line: QuickLine, today: string): LineDifference[] {
  const { read, part, accepted = [] } = line
  const { listed } = read ?? {}
  if (!read || !listed || !part) return []

  const isEntered = listed.isAsked && line.quantity !== ''
  const found = differencesOf(
    {
      ...listed,
      partNumber: line.partNumber,
      customerNumber: '',
      quantity: listed.isAsked ? null : Number(line.quantity),
      quantityText: read.quantity,
    },
    {
      report: reportOf(line),
      today,
      misfit: isReadPart(line) ? listed.misfit : '',
      ownPrice: comparedPrice(line),
    },
  )
  return found.filter((one) => {
    // The quantity of a line is asked in its field, and a superseded part that is still sold only by an order.
    if (one.kind === 'QUANTITY' || (one.kind === 'UNIT' && isEntered)) return false
    if (one.kind === 'SUPERSEDED' && !listed.isOrder) return false
    return !accepted.includes(differenceKey(one))
  })
}

/**
 * The company's price that the price in a list is compared with, in dollars; null where the list states none or the same
 * one. The line shows it beside the list price, so that line and difference name one price (READ-15).
 */
export function comparedPrice(line: QuickLine): number | null {
  const { read, part } = line
  if (!part || !read?.listed?.unitPrice) return null
  return isReadPart(line) ? numberOf(read.listed.shopPrice) : discountPrice(part.price, part.companyDiscount)
}

/** True while the line has the part that was read, not another one in its place. */
const isReadPart = ({ read, part }: QuickLine): boolean =>
  read?.partNumber === part?.partNumber.toUpperCase() || read?.listed?.meant === part?.partNumber

const numberOf = (text: string) => (text === '' ? null : Number(text))

const reportOf = ({ part, unsold }: QuickLine): Pick<LineReport, 'part' | 'outcome' | 'nearest'> => ({
  part: part ?? unsold ?? null,
  outcome: part ? 'READY' : 'NOT_FOUND',
  nearest: null,
})
