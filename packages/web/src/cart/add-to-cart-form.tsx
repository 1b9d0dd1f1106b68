import {
  checkDraft,
  type DraftField,
  readDraft,
  sentOptions,
  settleDraft,
  startDraft,
  withDefaultPaint,
} from '@volute/domain/cart'
import { extraWork } from '@volute/domain/lead-time'
import { type SubmitEvent, useState } from 'react'
import { sentenceOf } from '../api/index.ts'
import { PartFacts, PartNotes, PartPicture, type PartToOrder, useDefaultPaint } from '../part/index.ts'
import { ShipTimeLine } from '../lead-time/index.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { keepsFocus } from '../ui/keeps-focus.ts'
import { ModalBody, ModalFooter } from '../ui/modal.tsx'
import { AngleField, QuantityField, TrimField } from './line-fields.tsx'
import styles from './line-fields.module.css'
import { PartPaint } from './part-paint.tsx'
import { useAddToCart } from './use-add-to-cart.ts'

interface AddToCartFormProps extends PartToOrder {
  /** The part is added, or the person gave up. */
  onDone: () => void
}

/** The part's form in the 'Order' modal; a failure keeps it open with all that was typed (PART-12 to PART-23). */
export function AddToCartForm({ part, quantity, drawnIn, onDone }: AddToCartFormProps) {
  const [draft, setDraft] = useState({ ...startDraft, quantity })
  const [left, setLeft] = useState<readonly DraftField[]>([])
  const defaultPaint = useDefaultPaint()
  const add = useAddToCart()
  const errors = checkDraft(part, draft)
  const { quantity: count, ...options } = readDraft(withDefaultPaint(draft, defaultPaint))
  const isPaintKnown = !part.isPaintable || draft.paintColorId !== undefined || defaultPaint !== undefined
  const field = {
    draft,
    errors: Object.fromEntries(left.map((name) => [name, errors[name]])),
    onChange: change,
    onLeave: (name: DraftField) => {
      change(settleDraft(draft, name))
      setLeft((now) => [...now, name])
    },
  }
  return (
    <form noValidate onSubmit={submit}>
      <ModalBody>
        <PartFacts part={part} picture={<PartPicture partNumber={part.partNumber} drawnIn={drawnIn} />} />
        <PartNotes part={part} quantity={draft.quantity} onLeave={onDone} />
        <div className={styles.pair}>
          <QuantityField {...field} />
          {part.isImpeller && <AngleField {...field} />}
        </div>
        {part.isImpeller && <TrimField {...field} />}
        {part.isPaintable && <PartPaint {...field} />}
        <ShipTimeLine
          partNumber={part.partNumber}
          quantity={draft.quantity}
          {...extraWork(sentOptions(part, options))}
        />
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

  function change(changed: Partial<typeof draft>) {
    setDraft((now) => ({ ...now, ...changed }))
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setLeft(['quantity', 'angle', 'trim'])
    if (add.isPending || !isPaintKnown || Object.keys(errors).length > 0) return
    add.mutate([{ part, quantity: count, options }], { onSuccess: onDone })
  }
}
