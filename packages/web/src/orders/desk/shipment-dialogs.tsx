import { carriers, findShipType } from '@volute/domain/checkout'
import { limits, valid } from '@volute/domain/kernel'
import type { ManagedOrder } from '@volute/domain/orders'
import type { ChangeEvent, ComponentProps } from 'react'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useForm } from '../../ui/use-form.ts'
import { type StepDialogProps, StepModal, useOrderStep } from './use-order-step.tsx'

/** Asks how the order is shipped. */
export function ShipDialog({ order, onClose }: StepDialogProps) {
  const shipping = useOrderStep(order, 'SHIPPED')
  const form = useForm({
    start: {
      trackingNumber: order.trackingNumber ?? '',
      shipVia: order.shipViaCode,
      terms: order.terms ?? '',
      fob: order.fob ?? '',
      salesPerson: order.salesPerson ?? '',
    },
    check: (typed) => valid(typed),
    onValid: (notes) => shipping.take(notes, onClose),
    failure: shipping.error,
  })
  return (
    <StepModal
      step={shipping}
      title={`Ship Order ${order.erpSalesOrderNumber ?? ''}`}
      form={form}
      busy="Shipping"
      saveLabel="Ship"
      onClose={onClose}
    >
      <ShipmentFields order={order} form={form} />
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
}

/** Asks what is right of a shipment; the buyer is mailed it, and a blank number takes the wrong one away. */
export function CorrectDialog({ order, onClose }: StepDialogProps) {
  const correcting = useOrderStep(order, 'CORRECTED')
  const form = useForm({
    start: { trackingNumber: order.trackingNumber ?? '', shipVia: order.shipViaCode },
    check: (typed) => valid(typed),
    onValid: (notes) => correcting.take(notes, onClose),
    failure: correcting.error,
  })
  return (
    <StepModal
      step={correcting}
      title={`Correct Shipment of Order ${order.erpSalesOrderNumber ?? ''}`}
      form={form}
      busy="Saving"
      saveLabel="Save and Mail"
      onClose={onClose}
    >
      <p>{order.buyer.name} is told by mail what has been put right.</p>
      <ShipmentFields order={order} form={form} />
    </StepModal>
  )
}

interface ShipmentFieldsProps {
  order: ManagedOrder
  /** Of `useForm`. */
  form: {
    field: (name: 'trackingNumber' | 'shipVia') => Pick<ComponentProps<typeof TextField>, 'error'> & {
      value: string
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void
    }
  }
}

/** What a carrier makes of a shipment. */
function ShipmentFields({ order, form }: ShipmentFieldsProps) {
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
      <Select label="Ship Via" options={shipTypes(order.shipViaCode)} {...form.field('shipVia')} />
    </>
  )
}

/** Every ship type by carrier; what the desk once wrote in its own words can still be chosen. */
function shipTypes(current: string) {
  const all = carriers.flatMap((carrier) =>
    carrier.types.map(({ code, name }) => ({
      value: code,
      label: name === carrier.name ? name : `${carrier.name}: ${name}`,
    })),
  )
  return findShipType(current) ? all : [{ value: current, label: current }, ...all]
}
