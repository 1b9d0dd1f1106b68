import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { acceptPolicy } from '@volute/domain/people/session'
import { useState } from 'react'
import { ApiError, call, Queries, sentenceOf } from '../../core/api/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { Checkbox } from '../../core/ui/checkbox.tsx'
import { Modal, ModalBody, ModalFooter } from '../../core/ui/modal.tsx'
import { LegalSections, useLegalText } from './legal-text.tsx'
import styles from './consent-modal.module.css'

interface ConsentModalProps {
  /** Token of a person who has signed in but not yet accepted the policy. */
  token: string
  onAccepted: () => void
  onDeclined: () => void
}

/**
 * Asks for consent to the privacy policy before continuing (AUTH-15 to AUTH-18). Without a session it opens the sign-in
 * (AUTH-22).
 */
export function ConsentModal(props: ConsentModalProps) {
  return (
    <Queries>
      <Question {...props} />
    </Queries>
  )
}

/** The policy, the required checkbox, and both answers (AUTH-16 to AUTH-18). */
function Question({ token, onAccepted, onDeclined }: ConsentModalProps) {
  const navigate = useNavigate()
  const [isTicked, setIsTicked] = useState(false)
  const policy = useLegalText('privacy')
  const accept = useMutation({
    mutationFn: () => call(acceptPolicy, {}, { token }),
    onSuccess: onAccepted,
    onError: (failure) => {
      if (failure instanceof ApiError && failure.status === 401) void navigate({ to: '/login/auth' })
    },
  })
  return (
    <Modal open title="Privacy Policy" onClose={onDeclined}>
      <ModalBody>
        <p>
          Before you continue, please read our{' '}
          <Link to="/privacy-policy-text" target="_blank">
            Privacy Policy
          </Link>
          .
        </p>
        {/* Focusable, so that it scrolls by keyboard. */}
        <section className={styles.policy} tabIndex={0} aria-label="Text of the Privacy Policy">
          <LegalSections text={policy} heading="h3" />
        </section>
        <Checkbox
          label="I have read and agree to the Privacy Policy."
          checked={isTicked}
          onChange={(event) => setIsTicked(event.target.checked)}
        />
        {accept.error && <Alert assertive>{sentenceOf(accept.error)}</Alert>}
      </ModalBody>
      <ModalFooter>
        <Button onClick={onDeclined}>Cancel</Button>
        <Button
          look="primary"
          disabled={!isTicked || !policy.data}
          busy={accept.isPending && 'Saving'}
          onClick={() => accept.mutate()}
        >
          Continue
        </Button>
      </ModalFooter>
    </Modal>
  )
}
