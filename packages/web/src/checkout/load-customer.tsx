import { checkoutMessages } from '@volute/domain/checkout'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Select } from '../ui/select.tsx'
import styles from './checkout-fields.module.css'
import { ErrorModal } from './error-modal.tsx'
import { type SavedCustomers, sayFailure } from './use-saved-customers.ts'

/** Chooses a saved address to load or delete; nothing happens before one is selected (CHECKOUT-22). */
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
        <ErrorModal
          sentence={sayFailure(remove.error, checkoutMessages.deleteAddressFailed)}
          onClose={leaveFailure}
        />
      </ConfirmDialog>
      <ErrorModal
        sentence={sayFailure(load.error, checkoutMessages.loadAddressFailed)}
        onClose={leaveFailure}
      />
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
