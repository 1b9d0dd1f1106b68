import type { ComponentProps, ReactNode, Ref, SyntheticEvent } from 'react'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { Modal, ModalBody, ModalFooter } from './modal.tsx'
import { UnsavedChangesDialog, useUnsavedChanges } from './unsaved-changes.tsx'

interface EditModalProps {
  open: boolean
  title: string
  subtitle?: ReactNode
  wide?: boolean
  /** Form of `useForm`. Where closing would lose something, it is asked (SHELL-48). */
  form: { isChanged: boolean; submit: () => void; ref?: Ref<HTMLFormElement> }
  /** The word while it is being saved, such as `Saving`; the modal stays until that is done. */
  busy: string | false
  /** The server's sentence about what could not be saved. */
  error?: string | null
  /** The primary act's label: `Save Changes`, `Create Role`; absent where the form is to be read only. */
  saveLabel?: string | undefined
  /** Other properties of the primary button: its look, why it is disabled; of type `button` it saves by its own click alone. */
  saveButton?: ComponentProps<typeof Button>
  /** Label of leaving; null where nothing is left to be done but the primary act. */
  closeLabel?: string | null
  /** Whoever saves calls it when that is done. */
  onClose: () => void
  /** The destructive act, at the left of the foot. */
  destructive?: ReactNode
  /** Further dialogs that open over this one; they stand outside its form. */
  dialogs?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** A form in a modal, which asks before its changes are lost: by Close, Esc, a click outside or the browser's Back. */
export function EditModal(props: EditModalProps) {
  const { open, title, subtitle, wide, form, busy, error, saveLabel, destructive, dialogs, children } = props
  const { closeLabel = 'Close' } = props
  const leaving = useUnsavedChanges({ isChanged: open && form.isChanged, onClose: props.onClose })
  return (
    <Modal
      {...{ open, title, subtitle }}
      wide={wide ?? false}
      blocking={Boolean(busy)}
      onClose={leaving.close}
    >
      <form noValidate ref={form.ref} onSubmit={submit}>
        <ModalBody>
          {error && <Alert assertive>{error}</Alert>}
          {children}
        </ModalBody>
        <ModalFooter start={destructive}>
          {closeLabel && (
            <Button disabled={Boolean(busy)} onClick={leaving.close}>
              {closeLabel}
            </Button>
          )}
          {saveLabel && (
            <Button type="submit" look="primary" busy={busy} {...props.saveButton}>
              {saveLabel}
            </Button>
          )}
        </ModalFooter>
      </form>
      {dialogs}
      <UnsavedChangesDialog
        open={leaving.isAsking}
        onSave={() => {
          leaving.stay()
          form.submit()
        }}
        onDiscard={leaving.discard}
        onCancel={leaving.stay}
      />
    </Modal>
  )

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (!busy && saveLabel && props.saveButton?.type !== 'button') form.submit()
  }
}
