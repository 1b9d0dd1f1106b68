import { checkoutMessages, checkShippingInfo, firstError } from '@volute/domain/checkout'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Modal } from '../ui/modal.tsx'
import type { CheckoutDraft } from './checkout-draft.ts'
import { SaveCustomerForm } from './save-customer-form.tsx'
import type { SavedCustomers } from './use-saved-customers.ts'

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
