import { formatPrice, toDollars } from '@volute/domain/core/pricing'
import { shopDate } from '@volute/domain/catalogue/lead-time'
import { orderMessages, type Delay, delayText, type TimelineEntry } from '@volute/domain/buying/orders'
import type { OrderLine, SalesOrder } from './order-store.ts'
import type { claimsOf, invoicesOf, Parcel, delayEventsOf } from './parcel-store.ts'

type Many<Of extends (...given: never[]) => unknown> = Awaited<ReturnType<Of>>

interface Happened {
  order: SalesOrder
  lines: OrderLine[]
  parcels: Parcel[]
  invoices: Many<typeof invoicesOf>
  claims: Many<typeof claimsOf>
  slips: Many<typeof delayEventsOf>
}

const says = orderMessages.timeline

/** Events of an order, oldest first; within a day, those without a time come first (STEP-08). */
export function timelineOf(happened: Happened, timeZone: string): TimelineEntry[] {
  const { order, invoices } = happened
  const at = (kind: TimelineEntry['kind'], instant: Date | null, text: string): TimelineEntry[] =>
    instant ? [{ kind, day: shopDate(instant, timeZone), atUtc: instant.toISOString(), text }] : []
  const entries = [
    ...at('ORDERED', order.createdUtc, says.submitted),
    ...at('RECEIVED', order.receivedUtc, says.ordered(order.erpOrderNumber ?? '')),
    ...at('PICKED', order.pickedUtc, says.picked),
    ...at('REJECTED', order.rejectedUtc, orderMessages.rejected(order.rejectionReason)),
    ...parcelEntries(happened.parcels, at),
    ...happened.slips.flatMap(({ atUtc, subject }) =>
      at('SLIPPED', atUtc, delaysText(subject['lines'] as Delay[], happened.lines)),
    ),
    ...claimEntries(happened, at),
    ...invoices.map(({ number, invoicedOn, totalCents }) => ({
      kind: 'INVOICE' as const,
      day: invoicedOn,
      atUtc: null,
      text: says.invoice(number, formatPrice(toDollars(totalCents))),
    })),
  ]
  return entries.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)))
}

const orderOf = ({ day, atUtc }: TimelineEntry) => `${day} ${atUtc ?? ''}`

type At = (kind: TimelineEntry['kind'], instant: Date | null, text: string) => TimelineEntry[]

const parcelEntries = (parcels: Parcel[], at: At) =>
  parcels.flatMap(({ parcel }, index) => [
    ...at('PARCEL', parcel.shippedUtc, says.parcel(index + 1, parcel.carrier)),
    ...at('PARCEL CANCELLED', parcel.cancelledUtc, says.parcelCancelled(index + 1)),
  ])

const claimEntries = ({ claims, lines }: Happened, at: At) =>
  claims.flatMap((claim) => {
    const quantity = `${claim.quantity} ${partOf(lines, claim.position)}`
    return [
      ...at('CLAIM', claim.createdUtc, says.claim(claim.kind, quantity)),
      ...at('CLAIM DECIDED', claim.decidedUtc, says.claimDecided(claim.status, quantity)),
    ]
  })

const delaysText = (slips: Delay[], lines: OrderLine[]) =>
  slips.map((delay) => delayText(delay, partOf(lines, delay.position))).join('; ')

/** Name of a line's part in sentences: `Seal, mechanical (TB10773)`. */
export function partOf(lines: readonly OrderLine[], position: number): string {
  const line = lines.find((one) => one.position === position)
  return line ? `${line.description} (${line.partNumber})` : ''
}
