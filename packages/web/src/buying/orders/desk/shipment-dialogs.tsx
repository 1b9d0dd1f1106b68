import { carriers, findShipType, shipTypeCode } from '@volute/domain/buying/checkout'
import { type Checked, limits, valid } from '@volute/domain/core/kernel'
import {
  checkPartReason,
  type ManagedOrder,
  orderMessages,
  type LineQuantity,
} from '@volute/domain/buying/orders'
import type { ChangeEvent, ComponentProps } from 'react'
import { Alert } from '../../../core/ui/alert.tsx'
import { Select } from '../../../core/ui/select.tsx'
import { TextArea } from '../../../core/ui/text-area.tsx'
import { TextField } from '../../../core/ui/text-field.tsx'
import { useForm } from '../../../core/ui/use-form.ts'
import { QuantityFields } from './quantity-fields.tsx'
import {
  checkTypedQuantities,
  type DeskLine,
  openLines,
  type LineField,
  toComeOfAll,
  type TypedQuantities,
  typedQuantities,
} from './typed-quantities.ts'
import { type StepDialogProps, StepModal, useOrderStep } from './use-order-step.tsx'

type Note = 'trackingNumber' | 'shipVia' | 'terms' | 'fob' | 'salesPerson'
type TypedParcel = TypedQuantities & Record<Note | 'reason', string>

/** Asks for the contents of a parcel and its shipping data; the default is everything still to come (DESK-20). */
export function ShipDialog({ order, onClose }: StepDialogProps) {
  const lines = openLines(order)
  const shipping = useOrderStep(order, 'SHIPPED')
  const form = useForm({
    start: startOf(order, lines),
    check: (typed: TypedParcel): Checked<ShipNotes, LineField | Note | 'reason'> => {
      const quantities = checkTypedQuantities(lines, typed)
      if (!quantities.ok) return quantities
      const reason = reasonFor(quantities.value, typed.reason)
      if (!reason.ok) return reason
      const { trackingNumber, shipVia, terms, fob, salesPerson } = typed
      return valid({
        lines: quantities.value,
        trackingNumber,
        shipVia,
        terms,
        fob,
        salesPerson,
        reason: reason.value,
      })
    },
    onValid: (notes) => shipping.take({ ...notes, seenParcels: order.parcels.length }, onClose),
    failure: shipping.error,
  })
  const typedNow = checkTypedQuantities(lines, form.typed)
  const isForbidden = typedNow.ok && !reasonFor(typedNow.value, '').ok
  return (
    <StepModal
      step={shipping}
      title={`Ship Order ${order.erpSalesOrderNumber ?? ''}`}
      form={form}
      busy="Shipping"
      saveLabel="Ship"
      onClose={onClose}
    >
      <ShipmentFields shipVia={order.shipViaCode} form={form} />
      <QuantityFields title="In this parcel" lines={lines} form={form} />
      {isForbidden && (
        <>
          <Alert kind="warn">{orderMessages.partsForbidden(order.buyer.name)}</Alert>
          <TextArea
            label="Reason for shipping in parts"
            hint={`We’ll email this reason to ${order.buyer.name}.`}
            maxLength={limits.comment}
            {...form.field('reason')}
          />
        </>
      )}
      <TextField label="Terms" optional maxLength={limits.orderTerms} {...form.field('terms')} />
      <TextField label="FOB" optional maxLength={limits.orderTerms} {...form.field('fob')} />
      <TextField
        label="Sales Person"
        optional
        maxLength={limits.salesPerson}
        {...form.field('salesPerson')}
      />
    </StepModal>
  )

  function reasonFor(quantities: readonly LineQuantity[], reason: string) {
    return checkPartReason(toComeOfAll(lines), {
      quantities,
      reason,
      mayBeInParts: order.allowPartialShipments,
    })
  }
}

type ShipNotes = { lines: LineQuantity[]; reason: string | null } & Record<Note, string>

const startOf = (order: ManagedOrder, lines: readonly DeskLine[]): TypedParcel => ({
  ...typedQuantities(lines, 'all'),
  reason: '',
  trackingNumber: '',
  shipVia: order.shipViaCode,
  terms: order.terms ?? '',
  fob: order.fob ?? '',
  salesPerson: order.salesPerson ?? '',
})

export type DeskParcel = ManagedOrder['parcels'][number]

/** Asks for the correct data of a parcel and mails it to the buyer; a blank number removes the wrong one (DESK-04). */
export function CorrectDialog({ order, parcel, onClose }: StepDialogProps & { parcel: DeskParcel }) {
  const correcting = useOrderStep(order, 'CORRECTED')
  const start = {
    trackingNumber: parcel.trackingNumber ?? '',
    shipVia: shipTypeCode(parcel.carrier ?? order.shipViaCode),
  }
  const form = useForm({
    start,
    check: (typed) => valid(typed),
    onValid: (notes) => correcting.take({ ...notes, parcelId: parcel.parcelId }, onClose),
    failure: correcting.error,
  })
  return (
    <StepModal
      step={correcting}
      title={`Correct Parcel ${parcel.parcelNumber} of Order ${order.erpSalesOrderNumber ?? ''}`}
      form={form}
      busy="Saving"
      saveLabel="Save and Mail"
      onClose={onClose}
    >
      <p>{order.buyer.name} gets an email with the correction.</p>
      <ShipmentFields shipVia={start.shipVia} form={form} />
    </StepModal>
  )
}

interface ShipmentFieldsProps {
  /** Initial selection. */
  shipVia: string
  /** Form from `useForm`. */
  form: {
    field: (name: 'trackingNumber' | 'shipVia') => Pick<ComponentProps<typeof TextField>, 'error'> & {
      value: string
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void
    }
  }
}

/** Tracking number and ship type of a shipment. */
function ShipmentFields({ shipVia, form }: ShipmentFieldsProps) {
  return (
    <>
      <TextField
        label="Tracking Number"
        optional
        mono
        autoComplete="off"
        maxLength={limits.trackingNumber}
        {...form.field('trackingNumber')}
      />
      <Select label="Ship Via" options={shipTypes(shipVia)} {...form.field('shipVia')} />
    </>
  )
}

/** Ship types by carrier; a current value in the desk's own words stays selectable. */
function shipTypes(current: string) {
  const all = carriers.flatMap((carrier) =>
    carrier.types.map(({ code, name }) => ({
      value: code,
      label: name === carrier.name ? name : `${carrier.name}: ${name}`,
    })),
  )
  return findShipType(current) ? all : [{ value: current, label: current }, ...all]
}
