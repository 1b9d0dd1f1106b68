import { Button } from './button.tsx'
import { Modal, ModalBody, ModalFooter } from './modal.tsx'

interface UnsavedChangesDialogProps {
  open: boolean
  onSave: () => void
  onDiscard: () => void
  onCancel: () => void
}

/** Save, don't save or go on editing (SHELL-48, USERS-19, COMPANY-08). */
export function UnsavedChangesDialog({ open, onSave, onDiscard, onCancel }: UnsavedChangesDialogProps) {
  return (
    <Modal open={open} title="Changes have not been saved!" onClose={onCancel}>
      <ModalBody>
        <p>Do you want to save your changes?</p>
      </ModalBody>
      <ModalFooter
        start={
          <Button look="danger-ghost" onClick={onDiscard}>
            Don't Save
          </Button>
        }
      >
        <Button onClick={onCancel}>Cancel</Button>
        <Button look="primary" onClick={onSave}>
          Save
        </Button>
      </ModalFooter>
    </Modal>
  )
}
