import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './checkout-fields.module.css'
import { type Customer, useSavedCustomers } from './use-saved-customers.ts'
import { type CheckoutForm, fieldProps } from './use-checkout-form.ts'
import { LoadCustomer } from './load-customer.tsx'
import { SaveCustomer } from './save-customer.tsx'
import { ShipToFields } from './ship-to-fields.tsx'

interface CustomerStepProps {
  customer: Customer
  form: CheckoutForm
}

/** Step 1: who orders, where it goes, and under which number; a quote has a name (CHECKOUT-05 to CHECKOUT-09). */
export function CustomerStep({ customer, form }: CustomerStepProps) {
  const customers = useSavedCustomers({ saved: customer.savedCustomers, form })
  return (
    <>
      <dl className={styles.facts}>
        <Fact label="Name">{customer.name}</Fact>
        <Fact label="Email">{customer.email}</Fact>
        <Fact label="Phone">{customer.phoneNumber ?? 'N/A'}</Fact>
        <Fact label="Company">{customer.companyName}</Fact>
      </dl>
      <h3 className={styles.heading}>Shipping Address</h3>
      <LoadCustomer customers={customers} />
      <ShipToFields form={form} />
      <TextArea label="Comment" optional {...fieldProps(form, 'comment')} />
      <SaveCustomer customers={customers} draft={form.draft} />
      <div className={styles.grid}>
        {form.isQuote && <TextField label="Quote Name" {...fieldProps(form, 'quoteName')} />}
        <TextField label="PO Number" mono {...fieldProps(form, 'poNumber')} />
      </div>
    </>
  )
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
