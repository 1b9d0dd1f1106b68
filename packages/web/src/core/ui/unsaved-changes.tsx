import { useBlocker } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { askBeforeLeaving } from './leave-page.ts'
import { Modal, ModalBody, ModalFooter } from './modal.tsx'

interface UnsavedChangesDialogProps {
  open: boolean
  /** Absent where there is nothing to save yet. */
  onSave?: () => void
  onDiscard: () => void
  onCancel: () => void
}

/** Asks to save, discard or continue editing (SHELL-48, USERS-19, COMPANY-08). */
export function UnsavedChangesDialog({ open, onSave, onDiscard, onCancel }: UnsavedChangesDialogProps) {
  return (
    <Modal open={open} title="Changes have not been saved!" onClose={onCancel}>
      <ModalBody>
        <p>{onSave ? 'Do you want to save your changes?' : 'What you have entered will be lost.'}</p>
      </ModalBody>
      <ModalFooter
        start={
          <Button look="danger-ghost" onClick={onDiscard}>
            Don't Save
          </Button>
        }
      >
        <Button onClick={onCancel}>Cancel</Button>
        {onSave && (
          <Button look="primary" onClick={onSave}>
            Save
          </Button>
        )}
      </ModalFooter>
    </Modal>
  )
}

interface Leaving {
  /** True when leaving would lose input. */
  isChanged: boolean
  onClose: () => void
}

/**
 * Asks before changes in a dialog are lost: `close` asks or closes immediately, `discard` closes, `stay` continues editing.
 * The browser's Back and Forward and the sign-out ask too; navigation by the app itself, as after a lost session, is not
 * blocked.
 */
export function useUnsavedChanges({ isChanged, onClose }: Leaving) {
  const { isAsking, ask, stay, discard } = useQuestion(isChanged)
  useBlocker({
    enableBeforeUnload: () => isChanged,
    shouldBlockFn: ({ action }) => {
      if (!isChanged || action === 'PUSH' || action === 'REPLACE') return false
      ask(onClose)
      return true
    },
  })
  return { isAsking, stay, discard, close: () => (isChanged ? ask(onClose) : onClose()) }
}

/** Asks before a changed form on a page is left by a link, Back, the sign-out or a change of company. */
export function UnsavedForm({ form }: { form: { isChanged: boolean; submit: () => void } }) {
  const { isChanged } = form
  const question = useQuestion(isChanged)
  useBlocker({
    enableBeforeUnload: () => isChanged,
    shouldBlockFn: () =>
      isChanged &&
      new Promise((answer) =>
        question.ask(
          () => answer(false),
          () => answer(true),
        ),
      ),
  })
  return (
    <UnsavedChangesDialog
      open={question.isAsking}
      onSave={() => {
        question.stay()
        form.submit()
      }}
      onDiscard={question.discard}
      onCancel={question.stay}
    />
  )
}

/** Asks before a sign-out deletes the page's draft, which otherwise stays on the device. */
export function UnsavedDraft({ isBegun }: { isBegun: boolean }) {
  const { isAsking, discard, stay } = useQuestion(isBegun, true)
  return <UnsavedChangesDialog open={isAsking} onDiscard={discard} onCancel={stay} />
}

interface Wanted {
  leave: () => void
  stay?: (() => void) | undefined
}

/** Question asked before input is lost; the sign-out asks it too. */
function useQuestion(isChanged: boolean, isDraft = false) {
  const [wanted, setWanted] = useState<Wanted | null>(null)
  useEffect(
    () => (isChanged ? askBeforeLeaving({ ask: (leave) => setWanted({ leave }), isDraft }) : undefined),
    [isChanged, isDraft],
  )
  return {
    isAsking: wanted !== null && isChanged,
    ask: (leave: () => void, stay?: () => void) => setWanted({ leave, stay }),
    stay() {
      setWanted(null)
      wanted?.stay?.()
    },
    discard() {
      setWanted(null)
      wanted?.leave()
    },
  }
}
