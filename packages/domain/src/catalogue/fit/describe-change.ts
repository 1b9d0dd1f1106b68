import { formatDate, formatNumber } from '../../core/kernel/index.ts'
import type { Change, TreeLine } from './change.ts'
import { fitMessages } from './messages.ts'
import type { MaintainedLine, ShippedSource } from './pump-states.ts'

/** Source of the parts that a pump shipped with, and its ship date. */
export interface Shipped {
  source: ShippedSource
  shipDate: string | null
}

/** `As shipped 2019`, `As shipped 2019, by date`, or `By today's BOM` when nothing else is known about the pump. */
export const shippedTitle = (shipped: Shipped) =>
  shipped.source === 'TODAY' ? "By today's BOM" : `As ${shippedPhrase(shipped)}`

/** `OR2-222-N (shipped 2019)`, or `OR2-222-V (put in on 03/05/2024)`. */
export function describeOrigin({ partNumber, putInOn }: MaintainedLine, shipped: Shipped): string {
  if (putInOn) return `${partNumber} (put in on ${formatDate(putInOn)})`
  return `${partNumber} (${shippedPhrase(shipped)})`
}

/** `Fits: same part as shipped in 2019.`, or `Fits: put in on 03/05/2024.` */
export function describeFitting({ putInOn }: MaintainedLine, shipped: Shipped): string {
  if (putInOn) return `Fits: put in on ${formatDate(putInOn)}.`
  return `Fits: ${shipped.source === 'TODAY' ? '' : 'same part as '}${shippedPhrase(shipped, 'in ')}.`
}

/** Describes a change in one sentence: `BRS-44 (shipped 2019) is now 4RB-BR-45.` */
export function describeChange({ kind, was, is }: Change<MaintainedLine>, shipped: Shipped): string {
  if (!was) return is ? describeNew(is, shipped) : ''
  const origin = describeOrigin(was, shipped)
  if (!is) return `${origin} is not in today's BOM.`
  if (kind === 'QUANTITY')
    return `${origin}: quantity ${formatNumber(was.buildQuantity)}, today ${formatNumber(is.buildQuantity)}.`
  if (kind === 'RENUMBERED')
    return was.reference === is.reference
      ? `${origin} has moved in the list; it is still no. ${is.reference}.`
      : `${origin} was no. ${was.reference}, today no. ${is.reference}.`
  if (is.putInOn) return `${origin} was replaced by ${is.partNumber} on ${formatDate(is.putInOn)}.`
  if (kind === 'SUPERSEDED')
    return fitMessages.superseded(origin, isKitFor(was, is) ? `the kit ${is.partNumber}` : is.partNumber)
  return `${origin} is now ${is.partNumber}.`
}

/** Describes a part that the pump did not have: `WASHER is new since the pump shipped in 2019.` */
function describeNew({ partNumber, putInOn }: MaintainedLine, shipped: Shipped): string {
  if (putInOn) return `${partNumber} was put in on ${formatDate(putInOn)}.`
  if (shipped.source === 'TODAY') return `${partNumber} is new in today's BOM.`
  return `${partNumber} is new since the pump ${shippedPhrase(shipped, 'in ')}.`
}

/** `shipped 2019`, `shipped in 2019, by date`, or `in today's BOM`. */
function shippedPhrase({ source, shipDate }: Shipped, word = ''): string {
  if (source === 'TODAY') return "in today's BOM"
  const year = shipDate ? ` ${word}${shipDate.slice(0, 4)}` : ''
  return `shipped${year}${source === 'DATE' ? ', by date' : ''}`
}

const isKitFor = (was: TreeLine, is: TreeLine) => was.parts.length === 0 && is.parts.length > 0
