import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Modal, ModalBody, ModalFooter } from './modal.tsx'

interface ConfirmDialogProps {
  open: boolean
  title: string
  children: ReactNode
  /** Verb that names the action instead of a bare Yes, such as `Remove`. */
  yes?: string
  no?: string
  danger?: boolean
  busy?: string | false
  onYes: () => void
  onNo: () => void
}

/** Asks for confirmation before an action (SHELL-48). */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, yes = 'Yes', no = 'No', danger, busy, onYes, onNo } = props
  return (
    <Modal open={open} title={title} onClose={onNo}>
      <ModalBody>
        <div>{children}</div>
      </ModalBody>
      <ModalFooter>
        <Button onClick={onNo}>{no}</Button>
        <Button look={danger ? 'danger' : 'primary'} busy={busy ?? false} onClick={onYes}>
          {yes}
        </Button>
      </ModalFooter>
    </Modal>
  )
}
