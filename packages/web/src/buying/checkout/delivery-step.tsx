import { IconTruck } from '@tabler/icons-react'
import { formatWeight } from '@volute/domain/catalogue/part'
import {
  carriers,
  checkoutMessages,
  isOverFreightWeight,
  needsAccountNumber,
  parcelsText,
  type ShipType,
} from '@volute/domain/buying/checkout'
import type { Promised } from '@volute/domain/catalogue/promise'
import { Alert } from '../../core/ui/alert.tsx'
import { RadioGroup } from '../../core/ui/choice-group.tsx'
import { Select } from '../../core/ui/select.tsx'
import { TextArea } from '../../core/ui/text-area.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import { todayAtShop } from '../../core/ui/shop-day.ts'
import styles from './checkout-fields.module.css'
import type { CheckoutForm } from './use-checkout-form.ts'

interface DeliveryStepProps {
  form: CheckoutForm['delivery']
  /** Weight in pounds. */
  weight: number
  /** Dates of every line; null while they load. */
  promises: readonly (Promised | null)[]
}

const carrierOptions = [
  { value: '', label: 'Select a carrier' },
  ...carriers.map(({ name }) => ({ value: name, label: name })),
]

/** Step 2: carrier and ship type, billing account, and number of shipments (CHECKOUT-10). */
export function DeliveryStep({ form, weight, promises }: DeliveryStepProps) {
  const isOverweight = isOverFreightWeight(weight)
  const carrier = carriers.find(({ name }) => name === form.typed.carrier)
  const { error, ...shipVia } = form.field('shipVia')
  return (
    <>
      <div className={styles.grid}>
        <Select
          label="Carrier"
          options={carrierOptions}
          {...form.carrier}
          error={carrier ? undefined : error}
        />
        <Select
          label="Ship Type"
          options={shipTypeOptions(carrier?.types ?? [], isOverweight)}
          disabled={!carrier}
          {...shipVia}
          error={carrier && error}
        />
        {carrier && needsAccountNumber(carrier.name) && (
          <>
            <TextField label="Billing Account Number" mono {...form.field('shippingBillingAccountNumber')} />
            <dl className={styles.facts}>
              <div>
                <dt>Billing Type</dt>
                <dd>{carrier.billingType}</dd>
              </div>
            </dl>
          </>
        )}
      </div>
      {isOverweight && (
        <Alert icon={<IconTruck size={18} stroke={1.5} aria-hidden="true" />}>
          {checkoutMessages.byFreight} This order weighs {formatWeight(weight)}, so expedited ship types are
          not available.
        </Alert>
      )}
      <PartialShipments form={form} promises={promises} />
      <TextArea label="Special Instructions" optional {...form.instructions} />
    </>
  )
}

/** Lists the ship types; expedited ones are disabled for a heavy order. */
function shipTypeOptions(types: readonly ShipType[], isOverweight: boolean) {
  return [
    { value: '', label: 'Select a ship type' },
    ...types.map(({ code, name, expedited }) => ({
      value: code,
      label: name,
      disabled: expedited && isOverweight,
    })),
  ]
}

/** Choice of partial shipments, with the resulting parcels of each option (CHECKOUT-49). */
function PartialShipments({ form, promises }: Pick<DeliveryStepProps, 'form' | 'promises'>) {
  return (
    <RadioGroup
      label="Partial Shipments"
      value={form.typed.allowPartialShipments ? 'parts' : 'together'}
      onChange={(choice) => form.edit({ allowPartialShipments: choice === 'parts' })}
      choices={[
        { value: 'parts', label: 'Ship parts as they are ready', detail: leaves(true) },
        { value: 'together', label: 'Ship everything together', detail: leaves(false) },
      ]}
    />
  )

  function leaves(inParts: boolean): string {
    return parcelsText(promises, { inParts, today: todayAtShop() }) ?? '–'
  }
}
