import { sessionMessages, enterCompany } from '@volute/domain/people/session'
import { type readLeftCompany, useSession, mayCall } from '../../core/api/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { Modal, ModalBody, ModalFooter } from '../../core/ui/modal.tsx'
import { useActingCompany } from './use-acting-company.ts'

interface LeftCompanyDialogProps {
  left: NonNullable<ReturnType<typeof readLeftCompany>>
  onRead: () => void
}

/** Dialog after the company was changed elsewhere while this tab showed another, with buttons to continue or go back (OQ-12). */
export function LeftCompanyDialog({ left, onRead }: LeftCompanyDialogProps) {
  const { user } = useSession()
  const { enter, exit } = useActingCompany()
  const mayAct = mayCall(enterCompany, user)
  const isOwn = left.companyId === user.originalCompanyId
  const back = () => {
    onRead()
    if (isOwn) exit.mutate()
    else enter.mutate(left.companyId)
  }
  return (
    <Modal open title="Company Changed" onClose={onRead}>
      <ModalBody>
        {!mayAct && <p>{sessionMessages.mayNotAct(left.companyName)}</p>}
        <p>{sessionMessages.companyChanged(left.companyName, user.companyName)}</p>
      </ModalBody>
      <ModalFooter>
        {mayAct && <Button onClick={back}>Change Back</Button>}
        <Button look="primary" onClick={onRead}>
          Continue
        </Button>
      </ModalFooter>
    </Modal>
  )
}
