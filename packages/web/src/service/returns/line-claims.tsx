import {
  claimKindNames,
  claimStatusNames,
  type TrackedLine,
  type TrackedOrder,
} from '@volute/domain/buying/orders'
import { useState } from 'react'
import { ClaimForm } from './claim-form.tsx'
import { Button } from '../../core/ui/button.tsx'
import { PhotoStrip } from '../photos/index.ts'
import styles from './line-claims.module.css'

interface LineClaimsProps {
  line: TrackedLine
  claims: TrackedOrder['claims']
  /** ERP id of the order. */
  orderId: string
}

/** Claims of a line with their answers, and a button for another one while some of it can be claimed (TRACK-10). */
export function LineClaims({ line, claims, orderId }: LineClaimsProps) {
  const [isClaiming, setClaiming] = useState(false)
  const ofLine = claims.filter(({ position }) => position === line.position)
  return (
    <>
      {ofLine.length > 0 && (
        <ul className={styles.claims}>
          {ofLine.map(({ claimId, kind, quantity, status, returnNumber, answer, photoIds }) => (
            <li key={claimId}>
              {claimKindNames[kind]} of {quantity}: {claimStatusNames[status]}
              {returnNumber && `, return ${returnNumber}`}
              <PhotoStrip photoIds={photoIds} title={`${claimKindNames[kind]} of ${quantity}`} />
              {answer && <span className={styles.answer}>{answer}</span>}
            </li>
          ))}
        </ul>
      )}
      {line.returnable > 0 && (
        <Button
          small
          className={styles.claim}
          aria-label={`Claim ${line.partDescription}, ${line.partNumber}`}
          aria-haspopup="dialog"
          onClick={() => setClaiming(true)}
        >
          Claim
        </Button>
      )}
      {isClaiming && <ClaimForm orderNumber={orderId} line={line} onClose={() => setClaiming(false)} />}
    </>
  )
}
