import type { CheckoutDraft } from './checkout-draft.ts'
import type { CheckoutForm } from './use-checkout-form.ts'

type TextName = {
  [Name in keyof CheckoutDraft]: CheckoutDraft[Name] extends string ? Name : never
}[keyof CheckoutDraft]

/** What ties a field of the kit to a text of the checkout. */
export function fieldProps({ draft, errors, change }: CheckoutForm, name: TextName) {
  return {
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  }
}
