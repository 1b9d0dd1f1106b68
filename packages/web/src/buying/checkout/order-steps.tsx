import type { PastDelivery } from '@volute/domain/buying/checkout'
import { counted } from '@volute/domain/core/kernel'
import { type Cart, CartTable, CartTotals, EmptyCart, type Readiness, shipmentOf } from '../cart/index.ts'
import { useState } from 'react'
import { TextButton } from '../../core/ui/text-button.tsx'
import { UnsavedDraft } from '../../core/ui/unsaved-changes.tsx'
import { ChangedTermsModal, ProcessingModal } from './checkout-modals.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import type { Customer } from './use-saved-customers.ts'
import { customerResult, deliveryResult } from './checkout-draft.ts'
import { CustomerStep } from './customer-step.tsx'
import { DeliveryStep } from './delivery-step.tsx'
import { StepList } from './step-list.tsx'
import styles from './submit-order-page.module.css'
import { type Conversion, useOrderInReview } from './use-order-in-review.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { useSaveQuote } from './use-save-quote.ts'

interface OrderStepsProps {
  cart: Cart
  /** Saved quote to order; without one, the cart is ordered. */
  conversion?: Conversion
  startsAsQuote?: boolean
  isPartOfCart?: boolean
  customer: Customer
  lastDelivery?: PastDelivery | null
  onFailure: (sentence: string) => void
}

/** The four checkout steps next to the order's totals (CHECKOUT-01 to CHECKOUT-03). */
export function OrderSteps({ cart, conversion, customer, onFailure, ...options }: OrderStepsProps) {
  const review = useOrderInReview(cart, { conversion, ...options })
  const { form, weight } = review
  const [changedTerms, setChangedTerms] = useState<string | null>(null)
  const placing = usePlaceOrder({
    salesQuoteId: review.order.salesQuoteId,
    whenPlaced: review.forget,
    whenTermsChanged(sentence) {
      review.setConsented(false)
      setChangedTerms(sentence)
    },
    whenFailed: onFailure,
  })
  const saving = useSaveQuote({ whenSaved: review.forget, whenFailed: onFailure })

  const results = {
    customer: customerResult(form.draft),
    delivery: deliveryResult(form.draft),
    cart: counted(cart.items.length, 'line'),
    confirm: '',
  }
  const panels = {
    customer: (
      <CustomerStep
        customer={customer}
        carried={review.carried}
        readyDates={review.order.readyDates}
        onDropCarried={review.dropCarried}
        form={form.customer}
        isQuote={form.isQuote}
        salesQuoteId={conversion?.salesQuoteId}
      />
    ),
    delivery: <DeliveryStep form={form.delivery} weight={weight} promises={review.promises} />,
    cart: <ItemsStep cart={cart} conversion={conversion} readiness={review.readiness} />,
    confirm: (
      <ConfirmStep
        review={review}
        isSaving={saving.isSaving}
        onOpen={() => placing.prepare(review.order)}
        onSubmit={() => void submit()}
      />
    ),
  }

  if (cart.items.length === 0 && !conversion && !placing.isProcessing) return <EmptyCart />
  return (
    <div className={styles.columns}>
      <StepList results={results} panels={panels} review={review} />
      <CartTotals
        title={review.kind === 'order' ? 'Order' : 'Quote'}
        items={cart.items}
        companyDiscount={cart.companyDiscount}
        shipment={review.kind === 'quote' ? undefined : shipmentOf(cart.items, review.readiness)}
      />
      <UnsavedDraft isBegun={form.isBegun} />
      <ProcessingModal open={placing.isProcessing} />
      <ChangedTermsModal sentence={changedTerms} onClose={() => setChangedTerms(null)} />
    </div>
  )

  async function submit() {
    if (!(await cart.flush())) return
    if (review.kind === 'quote') saving.save(review.order)
    else await placing.place(review.order)
  }
}

interface ItemsStepProps {
  cart: Cart
  /** Saved quote that the lines belong to. */
  conversion: Conversion | undefined
  readiness: ReadonlyMap<number, Readiness>
}

/** Step 3: the lines of the cart or a quote, edited in the same way (CHECKOUT-11). */
function ItemsStep({ cart, conversion, readiness }: ItemsStepProps) {
  if (!conversion) {
    return (
      <div className={styles.cart}>
        <CartTable cart={cart} readiness={readiness} />
      </div>
    )
  }
  return (
    <>
      <div className={styles.cart}>
        <CartTable
          cart={cart}
          readiness={readiness}
          caption="Items of the quote"
          refusals={conversion.refusals}
        />
      </div>
      <p>
        <TextButton onClick={conversion.reset}>Restore the saved quote</TextButton>
      </p>
    </>
  )
}
