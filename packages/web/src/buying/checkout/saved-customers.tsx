import {
  checkEntryName,
  checkoutMessages,
  checkShippingInfo,
  type ShippingInfo,
} from '@volute/domain/buying/checkout'
import { useState } from 'react'
import { sentenceOf } from '../../core/api/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { ConfirmDialog } from '../../core/ui/confirm-dialog.tsx'
import { EditModal } from '../../core/ui/edit-modal.tsx'
import { Select } from '../../core/ui/select.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import { useForm } from '../../core/ui/use-form.ts'
import styles from './checkout-fields.module.css'
import { ErrorModal } from './checkout-modals.tsx'
import { isNameTaken, type SavedCustomers } from './use-saved-customers.ts'

/** Selects a saved address to load or delete; both are disabled until one is selected (CHECKOUT-22). */
export function LoadCustomer({ customers }: { customers: SavedCustomers }) {
  const { saved, selected, select, load, remove, refresh } = customers
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={styles.saved}>
      <Select
        label="Saved Customers"
        options={options(saved)}
        disabled={saved.length === 0}
        value={selected ? String(selected.savedCustomerAddressId) : ''}
        onChange={({ target }) => select(Number(target.value))}
      />
      <Button
        disabled={!selected}
        busy={load.isPending && 'Loading'}
        onClick={() => selected && load.mutate(selected)}
      >
        Load
      </Button>
      <Button look="danger-ghost" disabled={!selected} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={isAsking && selected !== null}
        title="Delete Customer Address"
        yes="Delete"
        no="Cancel"
        danger
        busy={remove.isPending && 'Deleting'}
        onYes={() => selected && remove.mutate(selected, { onSuccess: () => setAsking(false) })}
        onNo={() => setAsking(false)}
      >
        {checkoutMessages.deleteQuestion(selected?.name ?? '')}
        <ErrorModal sentence={remove.error && sentenceOf(remove.error)} onClose={leaveFailure} />
      </ConfirmDialog>
      <ErrorModal sentence={load.error && sentenceOf(load.error)} onClose={leaveFailure} />
    </div>
  )

  function leaveFailure() {
    load.reset()
    remove.reset()
    setAsking(false)
    refresh()
  }
}

function options(saved: SavedCustomers['saved']) {
  return [
    { value: '', label: saved.length > 0 ? 'Select a saved customer' : 'No saved customers' },
    ...saved.map(({ savedCustomerAddressId, name }) => ({
      value: String(savedCustomerAddressId),
      label: name,
    })),
  ]
}

interface SaveCustomerProps {
  customers: SavedCustomers
  address: ShippingInfo
}

/** Saves the address under a name; disabled while the address is invalid (CHECKOUT-23). */
export function SaveCustomer({ customers, address }: SaveCustomerProps) {
  const [isOpen, setOpen] = useState(false)
  const isValid = checkShippingInfo(address).ok
  return (
    <div>
      <Button reason={isValid ? null : checkoutMessages.shippingInfoIncomplete} onClick={() => setOpen(true)}>
        Save Customer Information
      </Button>
      {isOpen && (
        <SaveCustomerModal
          customers={customers}
          suggested={customers.selected?.name ?? address.shippingCompanyName}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

interface SaveCustomerModalProps {
  customers: SavedCustomers
  suggested: string
  onClose: () => void
}

/** Asks for the name of a saved address, and confirms before overwriting another one (CHECKOUT-35, CHECKOUT-37). */
function SaveCustomerModal({ customers: { saved, save }, suggested, onClose }: SaveCustomerModalProps) {
  /** Taken name that the dialog asks about, until another one is typed. */
  const [taken, setTaken] = useState<string | null>(null)
  const form = useForm({
    start: { entryName: suggested },
    check: checkEntryName,
    onValid: ({ entryName }) => (isNameTaken(saved, entryName) ? setTaken(entryName) : store(entryName)),
    failure: save.error,
  })
  const isAsking = taken !== null && taken === form.typed.entryName.trim()
  return (
    <EditModal
      open
      title="Save Customer Address"
      form={form}
      busy={save.isPending && 'Saving'}
      saveLabel={isAsking ? 'Overwrite' : 'Save'}
      // Only a single click overwrites, not Enter in the field or the second click of a double click.
      {...(isAsking && {
        saveButton: { type: 'button', onClick: ({ detail }) => detail < 2 && store(taken) },
      })}
      onClose={onClose}
      dialogs={<ErrorModal sentence={save.error && sentenceOf(save.error)} onClose={() => save.reset()} />}
    >
      <TextField label="Name" autoComplete="off" {...form.field('entryName')} />
      {isAsking && <Alert assertive>{checkoutMessages.overwriteQuestion(taken)}</Alert>}
    </EditModal>
  )

  function store(entryName: string) {
    save.mutate(entryName, { onSuccess: onClose })
  }
}
