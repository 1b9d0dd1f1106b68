import { type Decision, type ManagedClaim, mayDecide } from '@volute/domain/service/returns'
import { useState } from 'react'
import { Button } from '../../core/ui/button.tsx'
import styles from '../../core/ui/desk-acts.module.css'
import { LinkButton } from '../../core/ui/link-button.tsx'
import { RefusedAct } from '../../core/ui/refused-act.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { useDecision } from './use-decision.ts'

/** Buttons of a claim for its status. */
export function ClaimActs({ claim }: { claim: ManagedClaim }) {
  const [asking, setAsking] = useState<Decision>()
  const announcing = useDecision(claim)
  const isOpen = mayDecide(claim, 'DECLINED')
  const isRefused = !isOpen && mayDecide(claim, 'ACCEPTED')
  return (
    <div className={styles.acts}>
      <div className={styles.buttons}>
        {isOpen && (
          <>
            <Button look="danger-ghost" onClick={() => setAsking('DECLINED')}>
              Decline
            </Button>
            <Button look="primary" onClick={() => setAsking('ACCEPTED')}>
              Accept
            </Button>
          </>
        )}
        {isRefused && (
          <Button
            look="primary"
            busy={announcing.isPending && 'Sending'}
            onClick={() => announcing.decide({ decision: 'ACCEPTED', answer: '' })}
          >
            Send to ERP Again
          </Button>
        )}
        {claim.nextClaimId && (
          <LinkButton
            to="/manage/claims/$claimId"
            params={{ claimId: String(claim.nextClaimId) }}
            search={(now) => now}
            look={isOpen || isRefused ? 'secondary' : 'primary'}
          >
            Next Claim
          </LinkButton>
        )}
      </div>
      <RefusedAct error={announcing.error} of="claim" onReload={announcing.reload} />
      {asking && <DecideDialog claim={claim} decision={asking} onClose={() => setAsking(undefined)} />}
    </div>
  )
}
