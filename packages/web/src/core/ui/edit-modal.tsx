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
  /** Form from `useForm`. Closing it asks first if input would be lost (SHELL-48). */
  form: { isChanged: boolean; submit: () => void; ref?: Ref<HTMLFormElement> }
  /** Label while saving, such as `Saving`; the modal stays open until that is done. */
  busy: string | false
  /** Error message of the server when saving failed. */
  error?: string | null
  /** Label of the primary button: `Save Changes`, `Create Role`; absent where the form is read-only. */
  saveLabel?: string | undefined
  /**
   * Other props of the primary button, such as its look or the reason why it is disabled. With type `button`, only its own
   * click saves.
   */
  saveButton?: ComponentProps<typeof Button>
  /** Label of the close button, `Cancel` unless there is nothing to save; null where the primary action is the only one left. */
  closeLabel?: string | null
  /** Closes the modal; the saving code calls it when done. */
  onClose: () => void
  /** Destructive action, at the left of the footer. */
  destructive?: ReactNode
  /** Further dialogs that open over this one, rendered outside its form. */
  dialogs?: ReactNode
  /** Fields of the form. */
  children: ReactNode
}

/** Form in a modal. It asks before changes are lost by Close, Esc, a click outside or the browser's Back. */
export function EditModal(props: EditModalProps) {
  const { open, title, subtitle, wide, form, busy, error, saveLabel, destructive, dialogs, children } = props
  const { closeLabel = saveLabel ? 'Cancel' : 'Close' } = props
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
          {error && (
            <div ref={reveal}>
              <Alert assertive>{error}</Alert>
            </div>
          )}
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

/** Scrolls to the failure: on a phone the button that was pressed may be far below it. */
const reveal = (failure: HTMLElement | null) => failure?.scrollIntoView({ block: 'nearest' })
