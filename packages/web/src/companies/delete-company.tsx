import { IconTrash } from '@tabler/icons-react'
import { companyMessages } from '@volute/domain/companies'
import { Button } from '../ui/button.tsx'
import { TypeToConfirmDialog } from '../ui/type-to-confirm-dialog.tsx'

export function DeleteCompanyButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      look="danger-ghost"
      icon={<IconTrash size={18} stroke={1.5} aria-hidden="true" />}
      onClick={onClick}
    >
      Delete Company
    </Button>
  )
}

interface DeleteCompanyProps {
  open: boolean
  name: string
  deletion: { isPending: boolean; error: Error | null; reset: () => void }
  onDelete: () => void
  onCancel: () => void
}

/** Deletes the company after the typed phrase (COMPANY-15). */
export function DeleteCompany({ open, name, deletion, onDelete, onCancel }: DeleteCompanyProps) {
  return (
    <TypeToConfirmDialog
      open={open}
      title="Delete Company"
      busy={deletion.isPending}
      error={deletion.error?.message ?? null}
      onDelete={onDelete}
      onCancel={() => {
        deletion.reset()
        onCancel()
      }}
    >
      <strong>{name}</strong> is deleted. {companyMessages.deleteWarning}
    </TypeToConfirmDialog>
  )
}
