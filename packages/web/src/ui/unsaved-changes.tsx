import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
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

interface Leaving {
  /** Whether leaving would lose something. */
  isChanged: boolean
  onClose: () => void
}

/**
 * Asks before changes are lost: `close` asks or closes at once, `discard` closes, `stay` goes on editing. The browser's
 * Back and Forward ask too; where the app itself leads elsewhere, as after a lost session, nothing holds it.
 */
export function useUnsavedChanges({ isChanged, onClose }: Leaving) {
  const [isAsking, setAsking] = useState(false)
  useBlocker({
    enableBeforeUnload: () => isChanged,
    shouldBlockFn: ({ action }) => {
      if (!isChanged || action === 'PUSH' || action === 'REPLACE') return false
      setAsking(true)
      return true
    },
  })
  return {
    isAsking: isAsking && isChanged,
    close: () => (isChanged ? setAsking(true) : onClose()),
    stay: () => setAsking(false),
    discard: () => {
      setAsking(false)
      onClose()
    },
  }
}
