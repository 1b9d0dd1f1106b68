import { counted } from '@volute/domain/kernel'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { type Cart, CartTotals, EmptyCart } from '../cart/index.ts'
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
import { ItemsStep } from './items-step.tsx'
import { ProcessingModal } from './processing-modal.tsx'
import { useSaveQuote } from './quote/use-save-quote.ts'
import type { QuoteReview } from './quote/use-quote-review.ts'
import styles from './submit-order-page.module.css'
import { useOrderInReview } from './use-order-in-review.ts'
import { usePlaceOrder } from './use-place-order.ts'

interface OrderStepsProps {
  cart: Cart
  /** The saved quote that is ordered; without one it is the cart. */
  conversion?: QuoteReview
  startsAsQuote?: boolean
  customer: Customer
  onFailure: (sentence: string) => void
}

const order: readonly Step[] = ['customer', 'delivery', 'cart', 'confirm']

/** The four steps with the order's totals beside them (CHECKOUT-01 to CHECKOUT-03). */
export function OrderSteps({ cart, conversion, startsAsQuote, customer, onFailure }: OrderStepsProps) {
  const review = useOrderInReview(cart, { conversion, startsAsQuote })
  const { form, weight, validity } = review
  const steps = useSteps(validity)
  const placing = usePlaceOrder({
    salesQuoteId: review.order.salesQuoteId,
    whenPlaced: forget,
    whenFailed: onFailure,
  })
  const saving = useSaveQuote({ whenSaved: forget, whenFailed: onFailure })
  const list = useRef<HTMLDivElement>(null)

  const titles: Record<Step, string> = {
    customer: 'Customer Information',
    delivery: 'Shipping and Delivery',
    cart: conversion ? 'Review Quote' : 'Review Cart',
    confirm: 'Confirm Order',
  }
  const results = {
    customer: customerResult(form.draft),
    delivery: deliveryResult(form.draft),
    cart: counted(cart.items.length, 'item'),
    confirm: '',
  }
  const panels = {
    customer: <CustomerStep customer={customer} form={form} />,
    delivery: <DeliveryStep form={form} weight={weight} readyDates={review.order.readyDates} />,
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
      <CartTotals
        title={review.isQuote || conversion ? 'Quote' : 'Order'}
        items={cart.items}
        companyDiscount={cart.companyDiscount}
      />
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
    if (!(await cart.flush())) return
    if (review.isQuote) saving.save(review.order)
    else await placing.place(review.order)
  }

  function forget() {
    form.forget()
    conversion?.forget()
  }
}
