import { DELETE_PHRASE, invalid, valid } from '@volute/domain/core/kernel'
import type { ReactNode } from 'react'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { Modal, ModalBody, ModalFooter } from './modal.tsx'
import { TextField } from './text-field.tsx'
import { useForm } from './use-form.ts'

interface TypeToConfirmDialogProps {
  open: boolean
  title: string
  /** Consequences of the deletion. */
  children: ReactNode
  busy: boolean
  error?: string | null
  onDelete: () => void
  onCancel: () => void
}

/** Deletes only after the phrase has been typed, in upper or lower case; cancelling clears the input (SHELL-48). */
export function TypeToConfirmDialog(props: TypeToConfirmDialogProps) {
  const { open, title, children, busy, error, onDelete, onCancel } = props
  const form = useForm({ start: { phrase: '' }, check: checkPhrase, onValid: () => busy || onDelete() })
  const isConfirmed = checkPhrase(form.typed).ok
  return (
    <Modal open={open} title={title} blocking={busy} onClose={cancel}>
      <form {...form.props}>
        <ModalBody>
          <p>{children}</p>
          <TextField
            label={typeThePhrase}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...form.field('phrase')}
            onChange={(event) => form.edit({ phrase: event.target.value.toUpperCase() })}
          />
          {error && <Alert assertive>{error}</Alert>}
        </ModalBody>
        <ModalFooter>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" look="danger" busy={busy && 'Deleting'} disabled={!isConfirmed}>
            Delete
          </Button>
        </ModalFooter>
      </form>
    </Modal>
  )

  function cancel() {
    if (busy) return
    form.reset()
    onCancel()
  }
}

const typeThePhrase = `Type ${DELETE_PHRASE} to confirm`

const checkPhrase = ({ phrase }: { phrase: string }) =>
  phrase === DELETE_PHRASE ? valid(phrase) : invalid('phrase', 'MISMATCH', typeThePhrase)
