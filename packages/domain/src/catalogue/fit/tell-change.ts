import { formatDate, formatNumber } from '../../core/kernel/index.ts'
import type { Change, TreeLine } from './change.ts'
import { fitMessages } from './messages.ts'
import type { MaintainedLine, ShippedSource } from './pump-states.ts'

/** `As shipped 2019`, `As shipped 2019, by date`, or `By today's BOM` where nothing else is known of the pump. */
export function shippedTitle(source: ShippedSource, shipDate: string | null): string {
  if (source === 'TODAY') return "By today's BOM"
  const year = shipDate ? ` ${shipDate.slice(0, 4)}` : ''
  return `As shipped${year}${source === 'DATE' ? ', by date' : ''}`
}

/** `As shipped 2019: OR2-222-N`, or `Put in on 03/05/2024: OR2-222-V`. */
export const stoodAs = ({ partNumber, putInOn }: MaintainedLine, title: string) =>
  `${putInOn ? `Put in on ${formatDate(putInOn)}` : title}: ${partNumber}`

/** Change of a position in one sentence: `As shipped 2019: OR2-222-N; today OR2-222-V takes its place.` */
export function tellChange({ kind, was, is }: Change<MaintainedLine>, title: string): string {
  const stood = was ? stoodAs(was, title) : `${title}: none`
  if (!is) return `${stood}; today's BOM has none.`
  if (was && kind === 'QUANTITY')
    return `${stood}, ${formatNumber(was.buildQuantity)} of it; today ${formatNumber(is.buildQuantity)}.`
  if (was && kind === 'RENUMBERED')
    return was.reference === is.reference
      ? `${stood} as no. ${was.reference}, elsewhere in the list.`
      : `${stood} as no. ${was.reference}; today no. ${is.reference}.`
  if (is.putInOn) return `${stood}; put in on ${formatDate(is.putInOn)}: ${is.partNumber}.`
  if (was && kind === 'SUPERSEDED')
    return fitMessages.superseded(stood, isKitFor(was, is) ? `the kit ${is.partNumber}` : is.partNumber)
  return `${stood}; today's BOM has ${is.partNumber}.`
}

const isKitFor = (was: TreeLine, is: TreeLine) => was.parts.length === 0 && is.parts.length > 0
