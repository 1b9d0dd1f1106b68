import { Button } from '../ui/button.tsx'
import { Modal, ModalBody, ModalFooter } from '../ui/modal.tsx'

/** Says what went wrong in a checkout; everything typed stays behind it (CHECKOUT-48). */
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
