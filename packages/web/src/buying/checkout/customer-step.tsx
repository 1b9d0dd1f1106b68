import {
  checkoutMessages,
  defaultCountry,
  judgePostalCode,
  listCountryNames,
  shipToLabels as labels,
  usStates,
} from '@volute/domain/buying/checkout'
import { Select } from '../../core/ui/select.tsx'
import { TextArea } from '../../core/ui/text-area.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import styles from './checkout-fields.module.css'
import type { CarriedOrder } from '../purchase-order/index.ts'
import { CarriedNote } from './carried-note.tsx'
import { LoadCustomer, SaveCustomer } from './saved-customers.tsx'
import type { CustomerForm } from './use-checkout-form.ts'
import { useSamePo } from './use-same-po.ts'
import { type Customer, useSavedCustomers } from './use-saved-customers.ts'

interface CustomerStepProps {
  customer: Customer
  form: CustomerForm
  /** Set when saving as a quote, which needs a name. */
  isQuote: boolean
  /** Saved quote that is being ordered. */
  salesQuoteId?: number | undefined
  /** Purchase order that the lines came from. */
  carried?: CarriedOrder | null
  readyDates?: readonly (string | null)[]
  onDropCarried?: () => void
}

/** Step 1: the buyer, the shipping address and the PO number; a quote also has a name (CHECKOUT-05 to CHECKOUT-09). */
export function CustomerStep({ customer, form, isQuote, salesQuoteId, ...po }: CustomerStepProps) {
  const samePo = useSamePo(isQuote ? '' : form.typed.poNumber, salesQuoteId)
  const poField = form.text('poNumber')
  const customers = useSavedCustomers({ saved: customer.savedCustomers, form })
  return (
    <>
      <dl className={styles.facts}>
        <Fact label="Name">{customer.name}</Fact>
        <Fact label="Email">{customer.email}</Fact>
        <Fact label="Phone">{customer.phoneNumber ?? 'N/A'}</Fact>
        <Fact label="Company">{customer.companyName}</Fact>
      </dl>
      <div className={styles.grid}>
        {isQuote && (
          <TextField label="Quote Name" {...first(form.typed.quoteName)} {...form.text('quoteName')} />
        )}
        <TextField
          label="PO Number"
          mono
          {...first(form.typed.poNumber)}
          {...poField}
          error={poField.error ?? samePo.refusal}
          hint={samePo.warning && <span className={styles.warning}>{samePo.warning}</span>}
        />
      </div>
      {po.carried && (
        <CarriedNote order={po.carried} readyDates={po.readyDates ?? []} onDrop={po.onDropCarried} />
      )}
      <h3 className={styles.heading}>Shipping Address</h3>
      <LoadCustomer customers={customers} />
      <ShipToFields form={form} />
      <TextArea label="Comment" optional {...form.text('comment')} />
      <SaveCustomer customers={customers} address={form.typed} />
    </>
  )
}

/** Marks an empty field, so that a prefilled checkout focuses the first one. */
const first = (typed: string) => ({ 'data-first-focus': typed === '' || undefined })

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const countries = listCountryNames().map(({ code, name }) => ({ value: code, label: name }))
const states = [
  { value: '', label: 'Select a state' },
  ...usStates.map(({ code, name }) => ({ value: code, label: name })),
]

/** Shipping address of the order (CHECKOUT-24 to CHECKOUT-32). */
function ShipToFields({ form }: { form: CustomerForm }) {
  const { shippingCountry, shippingZipCode } = form.typed
  const isUnchecked =
    shippingZipCode.trim() !== '' && judgePostalCode(shippingZipCode, shippingCountry) === 'unchecked'
  const state = { label: labels.shippingState, autoComplete: 'shipping address-level1' }
  return (
    <div className={styles.grid}>
      <TextField {...text('shippingCompanyName', 'organization')} className={styles.whole} />
      <TextField {...text('shippingAddressLine1', 'address-line1')} className={styles.whole} />
      <TextField {...text('shippingAddressLine2', 'address-line2')} className={styles.whole} optional />
      <TextField {...text('shippingCity', 'address-level2')} />
      {shippingCountry === defaultCountry ? (
        <Select {...state} options={states} {...form.field('shippingState')} />
      ) : (
        <TextField {...state} {...form.text('shippingState')} />
      )}
      <TextField
        {...text('shippingZipCode', 'postal-code')}
        {...form.zip}
        hint={isUnchecked && checkoutMessages.postalCodeUnchecked}
      />
      <Select
        label={labels.shippingCountry}
        autoComplete="shipping country"
        options={countries}
        {...form.country}
      />
      <TextField {...text('shippingContactName', 'name')} optional />
      <TextField {...text('shippingPhoneNumber', 'tel')} type="tel" optional />
    </div>
  )

  function text(name: keyof typeof labels, purpose: string) {
    return { label: labels[name], autoComplete: `shipping ${purpose}`, ...form.text(name) }
  }
}
