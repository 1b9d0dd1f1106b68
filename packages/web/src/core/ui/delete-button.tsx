import { IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface DeleteButtonProps {
  label: string
  /** Title of the question, such as `Delete this role?`. */
  question: string
  /** Consequences of the deletion. */
  children: ReactNode
  /** Confirms the deletion. */
  yes?: string
  onDelete: () => void
}

/** Delete button of a modal, which asks first. */
export function DeleteButton({ label, question, children, yes = 'Delete', onDelete }: DeleteButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button
        look="danger-ghost"
        icon={<IconTrash size={18} stroke={1.5} aria-hidden="true" />}
        onClick={() => setIsAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={question}
        yes={yes}
        no="Cancel"
        danger
        onYes={() => {
          setIsAsking(false)
          onDelete()
        }}
        onNo={() => setIsAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
