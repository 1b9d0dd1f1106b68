import { Modal, ModalBody } from '../ui/modal.tsx'
import { Spinner } from '../ui/spinner.tsx'

/** Stands over the page while an order is on its way (ORDER-01). */
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
