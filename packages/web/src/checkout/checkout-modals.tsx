import { Button } from '../ui/button.tsx'
import { Modal, ModalBody, ModalFooter } from '../ui/modal.tsx'
import { Spinner } from '../ui/spinner.tsx'

/** Shows what went wrong in a checkout; nothing typed is lost (CHECKOUT-48). */
export function ErrorModal({ sentence, onClose }: { sentence: string | null; onClose: () => void }) {
  return (
    <Modal open={sentence !== null} title="Error" onClose={onClose}>
      <ModalBody>
        <p role="alert">{sentence}</p>
      </ModalBody>
      <ModalFooter>
        <Button look="primary" onClick={onClose}>
          OK
        </Button>
      </ModalFooter>
    </Modal>
  )
}

/** Covers the page while an order is being placed (ORDER-01). */
export function ProcessingModal({ open }: { open: boolean }) {
  return (
    <Modal open={open} title="Processing Order" blocking onClose={() => {}}>
      <ModalBody>
        <Spinner />
        <p>Your order is being processed. Please do not refresh or close this page.</p>
      </ModalBody>
    </Modal>
  )
}
