import {
  checkDraft,
  type LineValues,
  readDraft,
  sentOptions,
  startDraftFor,
  withDefaultPaint,
} from '@volute/domain/buying/cart'
import { fitMessages } from '@volute/domain/catalogue/fit'
import { errorsByField } from '@volute/domain/core/kernel'
import { extraWork } from '@volute/domain/catalogue/lead-time'
import { useState } from 'react'
import { sentenceOf } from '../../core/api/index.ts'
import {
  PartFacts,
  PartNotes,
  PartPicture,
  type PartToOrder,
  usePagePump,
  useDefaultPaint,
} from '../../catalogue/part/index.ts'
import { ShipTimeLine, usePromise } from '../../catalogue/promise/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Checkbox } from '../../core/ui/checkbox.tsx'
import { Button } from '../../core/ui/button.tsx'
import { keepsFocus } from '../../core/ui/keeps-focus.ts'
import { ModalBody, ModalFooter } from '../../core/ui/modal.tsx'
import { useForm } from '../../core/ui/use-form.ts'
import styles from './line-fields.module.css'
import { AngleField, PartPaint, QuantityField, TrimField } from './line-fields.tsx'
import { useAddToCart } from './use-add-to-cart.ts'
import { useLineFields } from './use-line-fields.ts'

interface AddToCartFormProps extends PartToOrder {
  /** Called when the part is added or the user cancels. */
  onDone: () => void
}

/** Form of a part in the 'Order' modal. On failure it stays open with the input (PART-12 to PART-23). */
export function AddToCartForm({
  part,
  quantity,
  drawnIn,
  sameNumbers,
  onDone,
  ...known
}: AddToCartFormProps) {
  const defaultPaint = useDefaultPaint()
  const add = useAddToCart()
  const pagePump = usePagePump()
  const [isForPump, setForPump] = useState(true)
  const form = useForm({
    start: { ...startDraftFor(part, known.built ?? pagePump?.built), quantity },
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
  return (
    <form {...form.props}>
      <ModalBody>
        <PartFacts
          part={part}
          yourPrice={promise?.answer.price}
          picture={<PartPicture partNumber={part.partNumber} drawnIn={drawnIn} />}
        />
        <PartNotes {...{ part, sameNumbers }} known={draft} replaces={known.replaces} onLeave={onDone} />
        <div className={styles.pair}>
          <QuantityField {...field} />
          {part.isImpeller && <AngleField {...field} />}
        </div>
        {part.isImpeller && <TrimField {...field} part={part} />}
        {part.isPaintable && <PartPaint {...field} />}
        {pagePump && (
          <Checkbox
            label={fitMessages.pump(pagePump.serialNumber)}
            checked={isForPump}
            onChange={({ target }) => setForPump(target.checked)}
          />
        )}
        <ShipTimeLine {...line} />
        {add.error && <Alert assertive>{sentenceOf(add.error)}</Alert>}
      </ModalBody>
      <ModalFooter>
        <Button {...keepsFocus} onClick={onDone}>
          Cancel
        </Button>
        <Button
          {...keepsFocus}
          type="submit"
          look="primary"
          busy={add.isPending ? 'Adding' : !isPaintKnown && 'Loading'}
        >
          Add To Cart
        </Button>
      </ModalFooter>
    </form>
  )

  function addPart({ quantity: count, ...chosen }: LineValues) {
    if (add.isPending || !isPaintKnown) return
    const pumpId = pagePump && isForPump ? pagePump.pumpId : null
    add.mutate({ additions: [{ part, quantity: count, options: chosen }], pumpId }, { onSuccess: onDone })
  }
}
