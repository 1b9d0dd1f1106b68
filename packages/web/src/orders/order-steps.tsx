import { counted } from '@volute/domain/kernel'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { type Cart, CartTable, CartTotals, EmptyCart } from '../cart/index.ts'
import {
  type Customer,
  CustomerStep,
  customerResult,
  DeliveryStep,
  deliveryResult,
  type Step,
  useSteps,
} from '../checkout/index.ts'
import { AccordionStep } from '../ui/accordion-step.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { ProcessingModal } from './processing-modal.tsx'
import styles from './submit-order-page.module.css'
import { useOrderInReview } from './use-order-in-review.ts'
import { usePlaceOrder } from './use-place-order.ts'

interface OrderStepsProps {
  cart: Cart
  customer: Customer
  onFailure: (sentence: string) => void
}

const titles: Record<Step, string> = {
  customer: 'Customer Information',
  delivery: 'Shipping and Delivery',
  cart: 'Review Cart',
  confirm: 'Confirm Order',
}
const order = Object.keys(titles) as Step[]

/** The four steps with the order's totals beside them (CHECKOUT-01 to CHECKOUT-03). */
export function OrderSteps({ cart, customer, onFailure }: OrderStepsProps) {
  const review = useOrderInReview(cart)
  const { form, weight, validity } = review
  const steps = useSteps(validity)
  const placing = usePlaceOrder({ whenPlaced: form.forget, whenFailed: onFailure })
  const list = useRef<HTMLDivElement>(null)

  const results = {
    customer: customerResult(form.draft),
    delivery: deliveryResult(form.draft),
    cart: counted(cart.items.length, 'item'),
    confirm: '',
  }
  const panels = {
    customer: <CustomerStep customer={customer} form={form} />,
    delivery: <DeliveryStep form={form} weight={weight} readyDates={review.order.readyDates} />,
    cart: (
      <div className={styles.cart}>
        <CartTable cart={cart} readiness={review.readiness} />
      </div>
    ),
    confirm: (
      <ConfirmStep
        hasConsented={review.hasConsented}
        onConsent={review.setConsented}
        reason={review.reason}
        onOpen={() => placing.prepare(review.order)}
        onSubmit={() => void submit()}
      />
    ),
  }

  if (cart.items.length === 0 && !placing.isProcessing) return <EmptyCart />
  return (
    <div className={styles.columns}>
      <Card>
        <div ref={list}>
          {order.map((step, index) => (
            <AccordionStep
              key={step}
              number={index + 1}
              title={titles[step]}
              state={steps.stateOf(step)}
              open={steps.open === step}
              onToggle={() => steps.toggle(step)}
              result={results[step]}
            >
              {panels[step]}
              {step !== 'confirm' && (
                <div className={styles.act}>
                  <Button look="primary" onClick={() => goOn(step, index)}>
                    Continue
                  </Button>
                </div>
              )}
            </AccordionStep>
          ))}
        </div>
      </Card>
      <CartTotals title="Order" items={cart.items} companyDiscount={cart.companyDiscount} />
      <ProcessingModal open={placing.isProcessing} />
    </div>
  )

  /** Shows what is wrong in the step and goes to its first wrong field, or on to the next step (OQ-82). */
  function goOn(step: Step, index: number) {
    flushSync(() => form.showErrors(step))
    if (!validity[step]) return focusIn(`[aria-invalid], [data-failed]`)
    steps.show(order[index + 1] ?? null)
    focusIn('h2 > button', index + 1)
  }

  function focusIn(selector: string, index = 0) {
    list.current?.querySelectorAll<HTMLElement>(selector)[index]?.focus()
  }

  async function submit() {
    if (await cart.flush()) await placing.place(review.order)
  }
}
