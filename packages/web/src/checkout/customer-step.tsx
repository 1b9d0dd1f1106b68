import type { getReviewOrder } from '@volute/domain/checkout'
import type { ReplyOf } from '@volute/domain/kernel'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './checkout-fields.module.css'
import { fieldProps } from './field-props.ts'
import { ShipToFields } from './ship-to-fields.tsx'
import type { CheckoutForm } from './use-checkout-form.ts'

export type Customer = ReplyOf<typeof getReviewOrder>['user']

/** Step 1: who orders, where it goes, and under which number (CHECKOUT-05 to CHECKOUT-07). */
export function CustomerStep({ customer, form }: { customer: Customer; form: CheckoutForm }) {
  return (
    <>
      <dl className={styles.facts}>
        <Fact label="Name">{customer.name}</Fact>
        <Fact label="Email">{customer.email}</Fact>
        <Fact label="Phone">{customer.phoneNumber ?? 'N/A'}</Fact>
        <Fact label="Company">{customer.companyName}</Fact>
      </dl>
      <h3 className={styles.heading}>Shipping Address</h3>
      <ShipToFields form={form} />
      <TextArea label="Comment" optional {...fieldProps(form, 'comment')} />
      <div className={styles.grid}>
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
