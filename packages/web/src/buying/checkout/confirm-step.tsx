import { Link } from '@tanstack/react-router'
import { checkoutMessages } from '@volute/domain/buying/checkout'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '../../core/ui/button.tsx'
import { Checkbox } from '../../core/ui/checkbox.tsx'
import { useBrand } from '../../core/ui/shop-brand.ts'
import styles from './submit-order-page.module.css'
import type { OrderInReview } from './use-order-in-review.ts'

interface ConfirmStepProps {
  review: Pick<
    OrderInReview,
    'kind' | 'leaves' | 'hasConsented' | 'setConsented' | 'mayBeQuote' | 'setQuote' | 'reason'
  >
  isSaving: boolean
  /** Called when the step opens. */
  onOpen: () => void
  onSubmit: () => void
}

/**
 * Step 4: ship dates, consent, the option to save a quote instead, and the submit button (CHECKOUT-12, CHECKOUT-17,
 * CHECKOUT-18, CHECKOUT-49).
 */
export function ConfirmStep({ review, isSaving, onOpen, onSubmit }: ConfirmStepProps) {
  const isQuote = review.kind === 'quote'
  const open = useEffectEvent(onOpen)
  useEffect(() => open(), [])
  return (
    <>
      {!isQuote && review.leaves && <p>{review.leaves}</p>}
      <Checkbox
        label={<ConsentWords sentence={isQuote ? checkoutMessages.quoteConsent : checkoutMessages.consent} />}
        checked={review.hasConsented}
        onChange={({ target }) => review.setConsented(target.checked)}
      />
      {review.mayBeQuote && (
        <Checkbox
          label="Save as quote"
          checked={isQuote}
          onChange={({ target }) => review.setQuote(target.checked)}
        />
      )}
      <div className={styles.act}>
        <Button look="primary" reason={review.reason} busy={isSaving && 'Saving'} onClick={onSubmit}>
          {isQuote ? 'Save Quote' : 'Submit Order'}
        </Button>
      </div>
    </>
  )
}

/** Consent sentence with a link that opens the terms in a new tab (FACE-07). */
function ConsentWords({ sentence }: { sentence: string }) {
  const { termsVersion } = useBrand()
  if (termsVersion === null) return sentence
  const [before, after] = sentence.split(checkoutMessages.termsWords)
  return (
    <>
      {before}
      <Link to="/terms" target="_blank">
        {checkoutMessages.termsWords}
      </Link>
      {after}
    </>
  )
}
