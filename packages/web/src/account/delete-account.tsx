import { useMutation } from '@tanstack/react-query'
import { accountMessages, deleteUser } from '@volute/domain/account'
import { call, useSession } from '../api/index.ts'
import { useLeave } from '../session/index.ts'
import { toast } from '../ui/toast.ts'
import { TypeToConfirmDialog } from '../ui/type-to-confirm-dialog.tsx'
import { accountPath } from './own-account.ts'

/** Deletes one's own account after the typed phrase, and goes to the sign-in (ACCT-15). */
export function DeleteAccount({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { user } = useSession()
  const leave = useLeave()
  const deletion = useMutation({
    mutationFn: () => call(deleteUser, accountPath(user)),
    onSuccess: () => {
      leave()
      toast.success(accountMessages.deleted)
    },
  })
  return (
    <TypeToConfirmDialog
      open={open}
      title="Delete Account"
      busy={deletion.isPending}
      error={deletion.error?.message ?? null}
      onDelete={deletion.mutate}
      onCancel={() => {
        deletion.reset()
        onClose()
      }}
    >
      {accountMessages.deleteWarning}
    </TypeToConfirmDialog>
  )
}
