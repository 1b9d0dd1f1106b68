import { changeCarrier } from '@volute/domain/buying/checkout'
import { type ChangeEvent, useEffect, useState } from 'react'
import { readStored, useDraftKey, writeStored } from '../../core/api/index.ts'
import { useForm } from '../../core/ui/use-form.ts'
import type { CarriedOrder } from '../purchase-order/index.ts'
import {
  changeCountry,
  checkCustomer,
  checkDelivery,
  type CheckoutDraft,
  type CustomerDraft,
  type DeliveryDraft,
  fillEmpty,
  isSameDraft,
  readDraft,
  splitDraft,
  typedZipError,
} from './checkout-draft.ts'
import { usePrintHint } from './use-print-hint.ts'

export type CheckoutForm = ReturnType<typeof useCheckoutForm>

interface CheckoutFormOptions {
  /** Weight of the order in pounds. */
  weight: number
  isQuote: boolean
  /** Initial values of the fields, and the name under which the input is stored. */
  start: CheckoutDraft
  name: string
  /** Purchase order that the cart's lines came from. */
  carried?: CarriedOrder | null
}

/** Forms of steps 1 and 2 of a checkout; the input survives a page reload. */
export function useCheckoutForm({ weight, isQuote, start, name, carried = null }: CheckoutFormOptions) {
  const key = useDraftKey(name)
  const [starts, setStarts] = useState(() =>
    splitDraft(fillEmpty(readDraft(readStored(key, 'sessionStorage'), start), carried)),
  )
  const customer = useCustomerForm(starts.customer, isQuote)
  const delivery = useDeliveryForm(starts.delivery, weight)
  const [address, shipping] = [customer.typed, delivery.typed]
  useEffect(() => {
    const typed = { ...address, ...shipping }
    // Prefilled values are not stored until they are changed: a later order may provide better ones.
    writeStored(key, isSameDraft(typed, start) ? null : typed, 'sessionStorage')
  }, [key, start, address, shipping])

  const draft = { ...address, ...shipping }
  return { customer, delivery, draft, isBegun: !isSameDraft(draft, start), isQuote, forget }

  /** Resets the forms after an order is placed. */
  function forget() {
    setStarts(splitDraft(start))
    customer.reset()
    delivery.reset()
    writeStored(key, null, 'sessionStorage')
  }
}

export type CustomerForm = CheckoutForm['customer']

/**
 * Form of step 1. The zip is checked by Continue, when its field is left, or when the country changes; editing it clears its
 * error (CHECKOUT-31).
 */
function useCustomerForm(start: CustomerDraft, isQuote: boolean) {
  const form = useForm({ start, check: (typed) => checkCustomer(typed, isQuote), onValid: goOn })
  const [isZipChecked, setZipChecked] = useState(false)
  const zip = form.field('shippingZipCode')
  const printHint = usePrintHint(form.typed)
  return {
    ...form,
    text: (name: keyof CustomerDraft) => ({ ...form.field(name), hint: printHint(form.typed[name]) }),
    submit() {
      setZipChecked(true)
      form.submit()
    },
    zip: {
      ...zip,
      error: isZipChecked ? (zip.error ?? typedZipError(form.typed)) : undefined,
      onBlur: () => setZipChecked(true),
      onChange(event: ChangeEvent<HTMLInputElement>) {
        setZipChecked(false)
        zip.onChange(event)
      },
    },
    country: {
      ...form.field('shippingCountry'),
      onChange({ target }: ChangeEvent<HTMLSelectElement>) {
        setZipChecked(true)
        form.edit(changeCountry(form.typed, target.value))
      },
    },
  }
}

/** Form of step 2. */
function useDeliveryForm(start: DeliveryDraft, weight: number) {
  const form = useForm({ start, check: (typed) => checkDelivery(typed, weight), onValid: goOn })
  const { specialInstructions } = form.typed
  const printHint = usePrintHint({ specialInstructions })
  return {
    ...form,
    instructions: { ...form.field('specialInstructions'), hint: printHint(specialInstructions) },
    carrier: {
      ...form.field('carrier'),
      onChange: ({ target }: ChangeEvent<HTMLSelectElement>) =>
        form.edit(changeCarrier(form.typed, target.value)),
    },
  }
}

/** No-op: the list of steps continues by itself when a step is valid. */
const goOn = () => {}
