import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { acceptPolicy, sessionMessages } from '@volute/domain/session'
import { useState } from 'react'
import { call, sentenceOf } from '../api/index.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Modal, ModalBody, ModalFooter } from '../ui/modal.tsx'
import type { SignInReply } from './use-sign-in.ts'

interface ConsentModalProps {
  /** Who has signed in and not yet accepted the policy. */
  reply: SignInReply
  onAccepted: (reply: SignInReply) => void
  onDeclined: (reply: SignInReply) => void
}

/** Asks for consent to the privacy policy before going on (AUTH-15 to AUTH-18). */
export function ConsentModal({ reply, onAccepted, onDeclined }: ConsentModalProps) {
  const [isTicked, setIsTicked] = useState(false)
  const accept = useMutation({
    mutationFn: ({ token }: SignInReply) =>
      call(acceptPolicy, {}, { fallback: sessionMessages.consentFailed, token }),
    onSuccess: (_, accepted) => onAccepted(accepted),
  })
  const decline = () => onDeclined(reply)
  return (
    <Modal open title="Privacy Policy" onClose={decline}>
      <ModalBody>
        <p>
          Before you continue, please read our{' '}
          <Link to="/privacy-policy-text" target="_blank">
            Privacy Policy
          </Link>
          .
        </p>
        <Checkbox
          label="I have read and agree to the Privacy Policy."
          checked={isTicked}
          onChange={(event) => setIsTicked(event.target.checked)}
        />
        {accept.error && <Alert assertive>{sentenceOf(accept.error)}</Alert>}
      </ModalBody>
      <ModalFooter>
        <Button onClick={decline}>Cancel</Button>
        <Button
          look="primary"
          disabled={!isTicked}
          busy={accept.isPending && 'Saving'}
          onClick={() => accept.mutate(reply)}
        >
          Continue
        </Button>
      </ModalFooter>
    </Modal>
  )
}
