import { LegalSections, useLegalText } from '../../people/session/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { Modal, ModalBody, ModalFooter } from '../../core/ui/modal.tsx'
import { Spinner } from '../../core/ui/spinner.tsx'

/** Shows an error in a checkout; the input is preserved (CHECKOUT-48). */
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

/** Blocks the page while an order is being placed (ORDER-01). */
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

/** Shows the terms of sale that took effect during the checkout; the input is preserved (FACE-07). */
export function ChangedTermsModal({ sentence, onClose }: { sentence: string | null; onClose: () => void }) {
  return (
    <Modal open={sentence !== null} title="Terms of Sale" onClose={onClose}>
      <ModalBody>
        <p role="alert">{sentence}</p>
        {sentence !== null && <TermsInForce />}
      </ModalBody>
      <ModalFooter>
        <Button look="primary" onClick={onClose}>
          Back to the Order
        </Button>
      </ModalFooter>
    </Modal>
  )
}

function TermsInForce() {
  return <LegalSections text={useLegalText('terms')} heading="h3" />
}
