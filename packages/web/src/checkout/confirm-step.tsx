import { checkoutMessages } from '@volute/domain/checkout'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import styles from './submit-order-page.module.css'
import type { OrderInReview } from './use-order-in-review.ts'

interface ConfirmStepProps {
  review: OrderInReview
  isSaving: boolean
  /** Called when the step opens. */
  onOpen: () => void
  onSubmit: () => void
}

/** Step 4: the consent, the choice to save a quote instead, and the last button (CHECKOUT-12, CHECKOUT-17, CHECKOUT-18). */
export function ConfirmStep({ review, isSaving, onOpen, onSubmit }: ConfirmStepProps) {
  const open = useEffectEvent(onOpen)
  useEffect(() => open(), [])
  return (
    <>
      <Checkbox
        label={checkoutMessages.consent}
        checked={review.hasConsented}
        onChange={({ target }) => review.setConsented(target.checked)}
      />
      {review.mayBeQuote && (
        <Checkbox
          label="Save as quote"
          checked={review.isQuote}
          onChange={({ target }) => review.setQuote(target.checked)}
        />
      )}
      <div className={styles.act}>
        <Button look="primary" reason={review.reason} busy={isSaving && 'Saving'} onClick={onSubmit}>
          {review.isQuote ? 'Save Quote' : 'Submit Order'}
        </Button>
      </div>
    </>
  )
}
