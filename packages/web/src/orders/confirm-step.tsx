import { checkoutMessages } from '@volute/domain/checkout'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import styles from './submit-order-page.module.css'

interface ConfirmStepProps {
  hasConsented: boolean
  onConsent: (hasConsented: boolean) => void
  /** Why the order cannot be submitted yet. */
  reason: string | null
  /** Called when the step opens. */
  onOpen: () => void
  onSubmit: () => void
}

/** Step 4: the consent and the order's button (CHECKOUT-12, CHECKOUT-17, CHECKOUT-18). */
export function ConfirmStep({ hasConsented, onConsent, reason, onOpen, onSubmit }: ConfirmStepProps) {
  const open = useEffectEvent(onOpen)
  useEffect(() => open(), [])
  return (
    <>
      <Checkbox
        label={checkoutMessages.consent}
        checked={hasConsented}
        onChange={({ target }) => onConsent(target.checked)}
      />
      <div className={styles.act}>
        <Button look="primary" reason={reason} onClick={onSubmit}>
          Submit Order
        </Button>
      </div>
    </>
  )
}
