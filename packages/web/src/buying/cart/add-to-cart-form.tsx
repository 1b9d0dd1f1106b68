import { PartFacts, PartNotes, PartPicture, type PartToOrder } from '../../catalogue/part/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { keepsFocus } from '../../core/ui/keeps-focus.ts'
import { ModalBody, ModalFooter } from '../../core/ui/modal.tsx'
import { AddPart, PartFields } from './part-fields.tsx'
import { usePartForm } from './use-part-form.ts'

interface AddToCartFormProps extends PartToOrder {
  /** Called when the part is added or the user cancels. */
  onDone: () => void
}

/** Form of a part in the 'Order' modal. On failure it stays open with the input. */
export function AddToCartForm(props: AddToCartFormProps) {
  const { part, quantity, built, replaces, sameNumbers, onDone } = props
  const state = usePartForm({ part, quantity, built, onAdded: onDone })
  return (
    <form {...state.form.props}>
      <ModalBody>
        <PartFacts
          part={part}
          yourPrice={state.promise?.answer.price}
          picture={<PartPicture part={part} size={88} />}
        />
        <PartNotes {...{ part, sameNumbers, replaces }} known={state.draft} onLeave={onDone} />
        <PartFields of={state} />
      </ModalBody>
      <ModalFooter>
        <Button {...keepsFocus} onClick={onDone}>
          Cancel
        </Button>
        <AddPart of={state} />
      </ModalFooter>
    </form>
  )
}
