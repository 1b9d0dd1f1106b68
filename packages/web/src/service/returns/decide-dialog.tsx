import { limits } from '@volute/domain/core/kernel'
import {
  checkAnswer,
  type Decision,
  type ManagedClaim,
  mayDecide,
  returnMessages,
} from '@volute/domain/service/returns'
import { EditModal } from '../../core/ui/edit-modal.tsx'
import { RefusedAct } from '../../core/ui/refused-act.tsx'
import { TextArea } from '../../core/ui/text-area.tsx'
import { useForm } from '../../core/ui/use-form.ts'
import { useDecision } from './use-decision.ts'

interface DecideDialogProps {
  claim: ManagedClaim
  decision: Decision
  onClose: () => void
}

const words = {
  ACCEPTED: { act: 'Accept Claim', busy: 'Accepting', label: 'Note' },
  DECLINED: { act: 'Decline Claim', busy: 'Declining', label: 'Reason' },
} as const

/** Dialog for a note or the reason, which the claimant reads in the mail and on the order's page. */
export function DecideDialog({ claim, decision, onClose }: DecideDialogProps) {
  const deciding = useDecision(claim)
  const { act, busy, label } = words[decision]
  const form = useForm({
    start: { decision, answer: '' },
    check: checkAnswer,
    onValid: (decided) => deciding.decide(decided, onClose),
    failure: deciding.error,
  })
  return (
    <EditModal
      open
      title={`${act} ${claim.claimId}`}
      form={form}
      busy={deciding.isPending && busy}
      saveLabel={act}
      saveButton={{
        look: decision === 'DECLINED' ? 'danger' : 'primary',
        reason: mayDecide(claim, decision) ? null : returnMessages.alreadyDecided,
      }}
      onClose={onClose}
    >
      <RefusedAct error={deciding.error} of="claim" onReload={deciding.reload} />
      <TextArea
        label={label}
        optional={decision === 'ACCEPTED'}
        hint={`We’ll email this to ${claim.buyer.name}.`}
        maxLength={limits.claimText}
        {...form.field('answer')}
      />
    </EditModal>
  )
}
