import type { TrackedLine, TrackedOrder } from '@volute/domain/orders'
import { claimKindNames, claimStatusNames } from '@volute/domain/returns'
import { useState } from 'react'
import { ClaimForm } from '../../returns/index.ts'
import { Button } from '../../ui/button.tsx'
import styles from './line-delivery.module.css'

interface LineClaimsProps {
  line: TrackedLine
  claims: TrackedOrder['claims']
  /** The ERP's id of the order. */
  orderId: string
}

/** The claims of a line with their answers, and the way to another one while some of it can be claimed (TRACK-10). */
export function LineClaims({ line, claims, orderId }: LineClaimsProps) {
  const [isClaiming, setClaiming] = useState(false)
  const ofLine = claims.filter(({ position }) => position === line.position)
  return (
    <>
      {ofLine.length > 0 && (
        <ul className={styles.delivery}>
          {ofLine.map(({ claimId, kind, quantity, status, returnNumber, answer }) => (
            <li key={claimId}>
              {claimKindNames[kind]} of {quantity}: {claimStatusNames[status]}
              {returnNumber && `, return ${returnNumber}`}
              {answer && <span className={styles.change}>{answer}</span>}
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
