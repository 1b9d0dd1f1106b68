import { sentOptions } from '@volute/domain/cart'
import { extraWork } from '@volute/domain/lead-time'
import { type SubmitEvent, useState } from 'react'
import { sentenceOf } from '../api/index.ts'
import { PartFacts, PartNotes, PartPicture, type PartToOrder, useDefaultPaint } from '../part/index.ts'
import { ShipTimeLine } from '../lead-time/index.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { keepsFocus } from '../ui/keeps-focus.ts'
import { ModalBody, ModalFooter } from '../ui/modal.tsx'
import { type AddFormErrors, readAddForm, startValues } from './add-form-values.ts'
import { ItemFields } from './item-fields.tsx'
import { useAddToCart } from './use-add-to-cart.ts'

interface AddToCartFormProps extends PartToOrder {
  /** The part is added, or the person gave up. */
  onDone: () => void
}

/** The part's form in the 'Order' modal; a failure keeps it open with all that was typed (PART-12 to PART-23). */
export function AddToCartForm({ part, quantity, drawnIn, onDone }: AddToCartFormProps) {
  const [values, setValues] = useState({ ...startValues, quantity })
  const [left, setLeft] = useState<readonly (keyof AddFormErrors)[]>([])
  const defaultPaint = useDefaultPaint()
  const add = useAddToCart()
  const read = readAddForm(part, values)
  const paintColorId = values.paintColorId === undefined ? (defaultPaint ?? null) : values.paintColorId
  const isPaintKnown = !part.isPaintable || values.paintColorId !== undefined || defaultPaint !== undefined
  return (
    <form noValidate onSubmit={submit}>
      <ModalBody>
        <PartFacts part={part} picture={<PartPicture partNumber={part.partNumber} drawnIn={drawnIn} />} />
        <PartNotes part={part} quantity={values.quantity} onLeave={onDone} />
        <ItemFields
          part={part}
          values={values}
          errors={Object.fromEntries(left.map((field) => [field, read.errors[field]]))}
          onChange={(change) => setValues((now) => ({ ...now, ...change }))}
          onLeave={(field) => setLeft((now) => [...now, field])}
        />
        <ShipTimeLine
          partNumber={part.partNumber}
          quantity={values.quantity}
          {...extraWork(sentOptions(part, { ...read.options, paintColorId }))}
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

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setLeft(['quantity', 'angle', 'trim'])
    if (add.isPending || !isPaintKnown || Object.keys(read.errors).length > 0) return
    const options = { ...read.options, paintColorId }
    add.mutate([{ part, quantity: read.quantity, options }], { onSuccess: onDone })
  }
}
