import { checkEntryName, checkoutMessages } from '@volute/domain/checkout'
import { type SubmitEvent, useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { ModalBody, ModalFooter } from '../ui/modal.tsx'
import { TextField } from '../ui/text-field.tsx'
import { isNameTaken } from './saved-customer-list.ts'
import type { SavedCustomers } from './use-saved-customers.ts'

interface SaveCustomerFormProps {
  customers: SavedCustomers
  name: string
  onType: (name: string) => void
  onSave: (name: string) => void
  onCancel: () => void
}

/** Asks for the name of a saved address, and before it overwrites another one (CHECKOUT-35, CHECKOUT-37, CHECKOUT-38). */
export function SaveCustomerForm({ customers, name, onType, onSave, onCancel }: SaveCustomerFormProps) {
  const [error, setError] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const isBusy = customers.save.isPending
  return (
    <form noValidate onSubmit={submit}>
      <ModalBody>
        <TextField label="Name" autoComplete="off" value={name} error={error} onChange={type} />
        {isAsking && <Alert assertive>{checkoutMessages.overwriteQuestion(name.trim())}</Alert>}
      </ModalBody>
      <ModalFooter>
        <Button onClick={onCancel}>Cancel</Button>
        {/* Enter in the field and the second click of a double click ask, and overwrite nothing. */}
        <Button
          type={isAsking ? 'button' : 'submit'}
          look="primary"
          busy={isBusy && 'Saving'}
          onClick={({ detail }) => isAsking && detail < 2 && onSave(name.trim())}
        >
          {isAsking ? 'Overwrite' : 'Save'}
        </Button>
      </ModalFooter>
    </form>
  )

  function type({ target }: { target: { value: string } }) {
    onType(target.value)
    setError(undefined)
    setAsking(false)
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy || isAsking) return
    const wrong = checkEntryName(name)
    if (wrong) return setError(wrong)
    if (isNameTaken(customers.saved, name)) return setAsking(true)
    onSave(name.trim())
  }
}
