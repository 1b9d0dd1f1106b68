import { checkEntryName, checkoutMessages, checkShippingInfo, firstError } from '@volute/domain/checkout'
import { type SubmitEvent, useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Modal, ModalBody, ModalFooter } from '../ui/modal.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { CheckoutDraft } from './checkout-draft.ts'
import { ErrorModal } from './error-modal.tsx'
import { isNameTaken, type SavedCustomers, sayFailure } from './use-saved-customers.ts'

/** Saves the address under a name; disabled unless it is valid (CHECKOUT-23). */
export function SaveCustomer({ customers, draft }: { customers: SavedCustomers; draft: CheckoutDraft }) {
  const [isOpen, setOpen] = useState(false)
  const isValid = firstError(checkShippingInfo(draft)) === undefined
  return (
    <div>
      <Button reason={isValid ? null : checkoutMessages.shippingInfoIncomplete} onClick={() => setOpen(true)}>
        Save Customer Information
      </Button>
      <Modal open={isOpen} title="Save Customer Address" onClose={() => setOpen(false)}>
        <SaveCustomerForm
          customers={customers}
          suggested={customers.selected?.name ?? draft.shippingCompanyName}
          onDone={() => setOpen(false)}
        />
      </Modal>
    </div>
  )
}

interface SaveCustomerFormProps {
  customers: SavedCustomers
  suggested: string
  /** The address is saved, or the person gave up. */
  onDone: () => void
}

/** Asks for the name of a saved address, and before it overwrites another one (CHECKOUT-35, CHECKOUT-37). */
function SaveCustomerForm({ customers, suggested, onDone }: SaveCustomerFormProps) {
  const [name, setName] = useState(suggested)
  const [error, setError] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const { saved, save } = customers
  return (
    <form noValidate onSubmit={submit}>
      <ModalBody>
        <TextField label="Name" autoComplete="off" value={name} error={error} onChange={type} />
        {isAsking && <Alert assertive>{checkoutMessages.overwriteQuestion(name.trim())}</Alert>}
      </ModalBody>
      <ModalFooter>
        <Button onClick={onDone}>Cancel</Button>
        {/* Enter in the field and the second click of a double click ask, and overwrite nothing. */}
        <Button
          type={isAsking ? 'button' : 'submit'}
          look="primary"
          busy={save.isPending && 'Saving'}
          onClick={({ detail }) => isAsking && detail < 2 && store()}
        >
          {isAsking ? 'Overwrite' : 'Save'}
        </Button>
      </ModalFooter>
      <ErrorModal
        sentence={sayFailure(save.error, checkoutMessages.saveAddressFailed)}
        onClose={() => save.reset()}
      />
    </form>
  )

  function type({ target }: { target: { value: string } }) {
    setName(target.value)
    setError(undefined)
    setAsking(false)
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (save.isPending || isAsking) return
    const wrong = checkEntryName(name)
    if (wrong) return setError(wrong)
    if (isNameTaken(saved, name)) return setAsking(true)
    store()
  }

  function store() {
    save.mutate(name.trim(), { onSuccess: onDone })
  }
}
