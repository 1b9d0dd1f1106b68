import { isDeepStrictEqual } from 'node:util'
import type { ErpInvoice, ErpShipment } from '@volute/erp'
import { toCents } from '@volute/domain/core/pricing'
import type { Invoice, Parcel } from './parcel-store.ts'

/** A parcel as in the ERP now, identified by the ERP's shipment id. */
export interface ParcelNow {
  erpShipmentId: string
  shippedUtc: Date | null
  cancelledUtc: Date | null
  carrier: string | null
  trackingNumber: string | null
  partReason: string | null
  lines: { position: number; quantity: number }[]
}

export const hasLeft = ({ shippedUtc, cancelledUtc }: Pick<ParcelNow, 'shippedUtc' | 'cancelledUtc'>) =>
  shippedUtc !== null && cancelledUtc === null

/**
 * Every parcel that the shop or the ERP knows. One that the ERP no longer lists counts as not shipped. A shipment
 * cancelled before the shop knew of it is ignored: nobody was notified of it.
 */
export function followParcels(
  known: readonly Parcel[],
  shipments: readonly ErpShipment[],
  askedUtc: Date,
): ParcelNow[] {
  const isKnown = new Set(known.map(({ parcel }) => parcel.erpShipmentId))
  const listed = shipments
    .map(parcelNow)
    .filter(({ erpShipmentId, cancelledUtc }) => cancelledUtc === null || isKnown.has(erpShipmentId))
  const isListed = new Set(listed.map(({ erpShipmentId }) => erpShipmentId))
  const forgotten = known
    .map(knownNow)
    .filter(({ erpShipmentId }) => !isListed.has(erpShipmentId))
    .map((parcel) => ({ ...parcel, cancelledUtc: parcel.cancelledUtc ?? askedUtc }))
  return [...forgotten, ...listed]
}

export const knownNow = ({ parcel, lines }: Parcel): ParcelNow => ({
  erpShipmentId: parcel.erpShipmentId,
  shippedUtc: parcel.shippedUtc,
  cancelledUtc: parcel.cancelledUtc,
  carrier: parcel.carrier,
  trackingNumber: parcel.trackingNumber,
  partReason: parcel.partReason,
  lines,
})

function parcelNow(shipment: ErpShipment): ParcelNow {
  return {
    erpShipmentId: shipment.shipmentId,
    shippedUtc: shipment.shippedUtc === null ? null : new Date(shipment.shippedUtc),
    cancelledUtc: shipment.cancelledUtc === null ? null : new Date(shipment.cancelledUtc),
    carrier: shipment.carrier?.slice(0, 100) ?? null,
    trackingNumber: shipment.trackingNumber?.slice(0, 50) ?? null,
    partReason: shipment.partReason?.slice(0, 500) ?? null,
    lines: byPosition(shipment.lines),
  }
}

function byPosition(lines: ErpShipment['lines']): ParcelNow['lines'] {
  const quantities = new Map<number, number>()
  for (const { position, quantity } of lines)
    quantities.set(position, (quantities.get(position) ?? 0) + Number(quantity))
  return [...quantities]
    .map(([position, quantity]) => ({ position, quantity: Math.floor(quantity) }))
    .filter(({ quantity }) => quantity > 0)
    .toSorted((a, b) => a.position - b.position)
}

/** Parcels that have changed. */
export function changedParcels(known: readonly Parcel[], now: readonly ParcelNow[]): ParcelNow[] {
  const before = new Map(known.map((one) => [one.parcel.erpShipmentId, knownNow(one)]))
  return now.filter((parcel) => !isDeepStrictEqual(parcel, before.get(parcel.erpShipmentId)))
}

export type InvoiceNow = Pick<Invoice, 'erpInvoiceId' | 'number' | 'invoicedOn' | 'totalCents' | 'hasPdf'>

/** The ERP's invoices, and true if they differ from the shop's. */
export function followInvoices(known: readonly Invoice[], invoices: readonly ErpInvoice[]) {
  const now = invoices.map(
    ({ invoiceId, number, invoicedOn, total, hasPdf }): InvoiceNow => ({
      erpInvoiceId: invoiceId,
      number: number.slice(0, 50),
      invoicedOn,
      totalCents: toCents(Number(total)),
      hasPdf,
    }),
  )
  const sorted = (all: readonly InvoiceNow[]) =>
    all
      .map(({ erpInvoiceId, number, invoicedOn, totalCents, hasPdf }) =>
        JSON.stringify([erpInvoiceId, number, invoicedOn, totalCents, hasPdf]),
      )
      .toSorted()
  return { now, isChanged: !isDeepStrictEqual(sorted(known), sorted(now)) }
}
