import { firstError } from '@volute/domain/checkout'
import { useEffect, useState } from 'react'
import { readStored, useDraftKey, writeStored } from '../api/index.ts'
import {
  changeDraft,
  type CheckoutDraft,
  type CheckoutErrors,
  checkStep,
  checkTypedZip,
  readDraft,
  type Step,
} from './checkout-draft.ts'

export type CheckoutForm = ReturnType<typeof useCheckoutForm>

interface CheckoutFormOptions {
  /** The order's, in pounds. */
  weight: number
  isQuote: boolean
  /** What the fields hold at first, and the name under which they are kept. */
  start: CheckoutDraft
  name: string
}

/** Steps 1 and 2 of a checkout with the messages shown in them; a reload of the page keeps what was typed. */
export function useCheckoutForm({ weight, isQuote, start, name }: CheckoutFormOptions) {
  const key = useDraftKey(name)
  const [draft, setDraft] = useState(() => readDraft(readStored(key, 'sessionStorage'), start))
  const [errors, setErrors] = useState<CheckoutErrors>({})
  useEffect(() => {
    writeStored(key, draft, 'sessionStorage')
  }, [key, draft])

  return { draft, errors, isQuote, change, fill, showZipError, showErrors, forget }

  /** Takes over what was typed; the messages of changed fields go until they are checked again. */
  function change(change: Partial<CheckoutDraft>) {
    const next = changeDraft(draft, change)
    const isSame = (field: string) =>
      draft[field as keyof CheckoutDraft] === next[field as keyof CheckoutDraft]
    const kept = Object.fromEntries(Object.entries(errors).filter(([field]) => isSame(field)))
    setDraft(next)
    setErrors('shippingCountry' in change ? { ...kept, ...checkTypedZip(next) } : kept)
  }

  /** Puts other values into fields as they are, whatever was typed meanwhile; their messages go. */
  function fill(fields: Partial<CheckoutDraft>) {
    setDraft((now) => ({ ...now, ...fields }))
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in fields))))
  }

  function showZipError() {
    setErrors({ ...errors, ...checkTypedZip(draft) })
  }

  /** Shows what is wrong in a step; false when nothing is. */
  function showErrors(step: Step): boolean {
    const found = checkStep(step, draft, { weight, isQuote })
    setErrors(found)
    return firstError(found) !== undefined
  }

  /** After the order is placed the next one starts empty. */
  function forget() {
    setDraft(start)
    writeStored(key, null, 'sessionStorage')
  }
}

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
