import { checkoutMessages } from './messages.ts'
import type { CheckoutKind, StepValidity } from './steps.ts'

export type Step = keyof StepValidity

/** The four steps in their order (CHECKOUT-01). */
export const steps: readonly Step[] = ['customer', 'delivery', 'cart', 'confirm']

/** The steps' titles, in the words of what the checkout ends in (CHECKOUT-01). */
export function stepTitles(kind: CheckoutKind): Record<Step, string> {
  return {
    customer: 'Customer Information',
    delivery: 'Shipping and Delivery',
    cart: kind === 'conversion' ? 'Review Quote' : 'Review Cart',
    confirm: kind === 'quote' ? 'Confirm Quote' : 'Confirm Order',
  }
}

/** What has to be done before a checkout can be submitted: its first step that is not valid; null when none is (CHECKOUT-18). */
export function whyNotSubmit(validity: StepValidity, kind: CheckoutKind): string | null {
  const open = steps.find((step) => !validity[step])
  if (open === undefined) return null
  if (open === 'confirm') return checkoutMessages.consentMissing
  return checkoutMessages.stepIncomplete(steps.indexOf(open) + 1, stepTitles(kind)[open])
}
