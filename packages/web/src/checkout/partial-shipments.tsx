import { requestedShipDate } from '@volute/domain/checkout'
import { formatDate } from '@volute/domain/kernel'
import { RadioGroup } from '../ui/radio-group.tsx'
import type { CheckoutForm } from './use-checkout-form.ts'

interface PartialShipmentsProps {
  form: CheckoutForm
  readyDates: readonly (string | null)[]
}

/** Whether parts ship as they are ready, with the date each choice asks for (CHECKOUT-21). */
export function PartialShipments({ form, readyDates }: PartialShipmentsProps) {
  return (
    <RadioGroup
      label="Partial Shipments"
      value={form.draft.allowPartialShipments ? 'parts' : 'together'}
      onChange={(choice) => form.change({ allowPartialShipments: choice === 'parts' })}
      choices={[
        { value: 'parts', label: 'Ship parts as they are ready', detail: `First parts ready ${ready(true)}` },
        { value: 'together', label: 'Ship everything together', detail: `All parts ready ${ready(false)}` },
      ]}
    />
  )

  function ready(allowPartial: boolean): string {
    const date = requestedShipDate(readyDates, allowPartial)
    return date ? formatDate(date) : '–'
  }
}
