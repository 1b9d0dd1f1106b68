import {
  checkoutMessages,
  checkPostalCode,
  defaultCountry,
  listCountries,
  shipToLabels as labels,
  usStates,
} from '@volute/domain/checkout'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './checkout-fields.module.css'
import { type CheckoutForm, fieldProps } from './use-checkout-form.ts'

const countries = listCountries().map(({ code, name }) => ({ value: code, label: name }))
const states = [
  { value: '', label: 'Select a state' },
  ...usStates.map(({ code, name }) => ({ value: code, label: name })),
]

/** Where the order goes (CHECKOUT-24 to CHECKOUT-32). */
export function ShipToFields({ form }: { form: CheckoutForm }) {
  const { shippingCountry, shippingZipCode } = form.draft
  const isUnchecked =
    shippingZipCode.trim() !== '' && checkPostalCode(shippingZipCode, shippingCountry) === 'unchecked'
  const state = { label: labels.shippingState, autoComplete: 'shipping address-level1' }
  return (
    <div className={styles.grid}>
      <TextField {...text('shippingCompanyName', 'organization')} className={styles.whole} />
      <TextField {...text('shippingAddressLine1', 'address-line1')} className={styles.whole} />
      <TextField {...text('shippingAddressLine2', 'address-line2')} className={styles.whole} optional />
      <TextField {...text('shippingCity', 'address-level2')} />
      {shippingCountry === defaultCountry ? (
        <Select {...state} options={states} {...fieldProps(form, 'shippingState')} />
      ) : (
        <TextField {...state} {...fieldProps(form, 'shippingState')} />
      )}
      <TextField
        {...text('shippingZipCode', 'postal-code')}
        onBlur={form.showZipError}
        hint={isUnchecked && checkoutMessages.postalCodeUnchecked}
      />
      <Select
        label={labels.shippingCountry}
        autoComplete="shipping country"
        options={countries}
        {...fieldProps(form, 'shippingCountry')}
      />
      <TextField {...text('shippingContactName', 'name')} optional />
      <TextField {...text('shippingPhoneNumber', 'tel')} type="tel" optional />
    </div>
  )

  function text(name: keyof typeof labels, purpose: string) {
    return { label: labels[name], autoComplete: `shipping ${purpose}`, ...fieldProps(form, name) }
  }
}
