import {
  checkDraft,
  type LineValues,
  readDraft,
  sentOptions,
  startDraftFor,
  withDefaultPaint,
} from '@volute/domain/buying/cart'
import { extraWork } from '@volute/domain/catalogue/lead-time'
import { errorsByField } from '@volute/domain/core/kernel'
import { useState } from 'react'
import { type PartToOrder, usePagePump, useDefaultPaint } from '../../catalogue/part/index.ts'
import { usePromise } from '../../catalogue/promise/index.ts'
import { useForm } from '../../core/ui/use-form.ts'
import { useAddToCart } from './use-add-to-cart.ts'
import { useLineFields } from './use-line-fields.ts'

type Known = Pick<PartToOrder, 'part' | 'quantity' | 'built'> & { onAdded: () => void }

export type PartForm = ReturnType<typeof usePartForm>

/** State of the form of a part, in the 'Order' modal and on the part's page (PART-12 to PART-23). */
export function usePartForm({ part, quantity, built, onAdded }: Known) {
  const defaultPaint = useDefaultPaint()
  const add = useAddToCart()
  const armed = usePagePump()
  const [isForPump, setForPump] = useState(true)
  const form = useForm({
    start: { ...startDraftFor(part, built ?? armed?.built), quantity },
    check: (draft) => checkDraft(part, withDefaultPaint(draft, defaultPaint)),
    onValid: addPart,
    failure: add.error,
  })
  const draft = form.typed
  const field = useLineFields({
    draft,
    wrong: errorsByField(checkDraft(part, draft)),
    errors: form.errors,
    onChange: form.edit,
  })
  const { quantity: _, ...options } = readDraft(withDefaultPaint(draft, defaultPaint))
  const line = {
    partNumber: part.partNumber,
    quantity: draft.quantity,
    ...extraWork(sentOptions(part, options)),
  }
  const { promise } = usePromise(line)
  const isPaintKnown = !part.isPaintable || draft.paintColorId !== undefined || defaultPaint !== undefined
  const busy = add.isPending ? ('Adding' as const) : !isPaintKnown && ('Loading' as const)
  return { part, form, field, draft, line, promise, armed, isForPump, setForPump, busy, failure: add.error }

  function addPart({ quantity: count, ...chosen }: LineValues) {
    if (add.isPending || !isPaintKnown) return
    const pumpId = armed && isForPump ? armed.pumpId : null
    add.mutate(
      { additions: [{ part, quantity: count, options: chosen }], pumpId },
      {
        onSuccess: () => {
          form.reset()
          onAdded()
        },
      },
    )
  }
}
