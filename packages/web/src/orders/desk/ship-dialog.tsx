import { carriers, findShipType } from '@volute/domain/checkout'
import { limits } from '@volute/domain/kernel'
import type { ManagedOrder } from '@volute/domain/orders'
import { Button } from '../../ui/button.tsx'
import { Modal, ModalBody, ModalFooter } from '../../ui/modal.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { StepFailure, useWorkOrder } from './use-work-order.tsx'

interface StepDialogProps {
  order: ManagedOrder
  open: boolean
  onClose: () => void
}

/** Asks how the order leaves; what is typed stays while somebody else's change is looked at. */
export function ShipDialog({ order, open, onClose }: StepDialogProps) {
  return (
    <Modal title={`Ship Order ${order.erpSalesOrderNumber ?? ''}`} open={open} onClose={onClose}>
      <ShipForm order={order} onClose={onClose} />
    </Modal>
  )
}

function ShipForm({ order, onClose }: Omit<StepDialogProps, 'open'>) {
  const work = useWorkOrder(order, 'SHIPPED')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        work.take(Object.fromEntries(new FormData(event.currentTarget)), onClose)
      }}
    >
      <ModalBody>
        <StepFailure work={work} />
        <TextField
          label="Tracking Number"
          optional
          name="trackingNumber"
          mono
          autoComplete="off"
          maxLength={limits.trackingNumber}
          defaultValue={order.trackingNumber ?? ''}
        />
        <Select
          label="Ship Via"
          name="shipVia"
          options={shipTypes(order.shipViaCode)}
          defaultValue={order.shipViaCode}
        />
        <TextField
          label="Terms"
          optional
          name="terms"
          maxLength={limits.orderTerms}
          defaultValue={order.terms ?? ''}
        />
        <TextField
          label="FOB"
          optional
          name="fob"
          maxLength={limits.orderTerms}
          defaultValue={order.fob ?? ''}
        />
        <TextField
          label="Sales Person"
          optional
          name="salesPerson"
          maxLength={limits.salesPerson}
          defaultValue={order.salesPerson ?? ''}
        />
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" busy={work.isPending && 'Shipping'} reason={work.whyNot}>
          Ship
        </Button>
      </ModalFooter>
    </form>
  )
}

/** Every ship type by carrier; what the desk once wrote in words of its own stays to be chosen. */
function shipTypes(current: string) {
  const all = carriers.flatMap((carrier) =>
    carrier.types.map(({ code, name }) => ({
      value: code,
      label: name === carrier.name ? name : `${carrier.name}: ${name}`,
    })),
  )
  return findShipType(current) ? all : [{ value: current, label: current }, ...all]
}
