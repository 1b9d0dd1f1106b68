import { DELETE_PHRASE } from '@volute/domain/kernel'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { Modal, ModalBody, ModalFooter } from './modal.tsx'
import { TextField } from './text-field.tsx'

interface TypeToConfirmDialogProps {
  open: boolean
  title: string
  /** What will be gone. */
  children: ReactNode
  busy: boolean
  error?: string | null
  onDelete: () => void
  onCancel: () => void
}

/** Deletes only after the phrase has been typed, in whatever case; cancelling forgets it (SHELL-48). */
export function TypeToConfirmDialog(props: TypeToConfirmDialogProps) {
  const { open, title, children, busy, error, onDelete, onCancel } = props
  const [typed, setTyped] = useState('')
  const isConfirmed = typed === DELETE_PHRASE
  return (
    <Modal open={open} title={title} blocking={busy} onClose={cancel}>
      <form onSubmit={submit}>
        <ModalBody>
          <p>{children}</p>
          <TextField
            label={`Type ${DELETE_PHRASE} to confirm`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value.toUpperCase())}
          />
          {error && <Alert assertive>{error}</Alert>}
        </ModalBody>
        <ModalFooter>
          <Button look="ghost" onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" look="danger" busy={busy && 'Deleting'} disabled={!isConfirmed}>
            Delete
          </Button>
        </ModalFooter>
      </form>
    </Modal>
  )

  function cancel() {
    if (busy) return
    setTyped('')
    onCancel()
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (isConfirmed && !busy) onDelete()
  }
}
