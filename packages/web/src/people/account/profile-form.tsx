import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  accountMessages,
  changeProfile,
  checkProfile,
  deleteUser,
  getUser,
} from '@volute/domain/people/account'
import { limits, type Phone, type ReplyOf } from '@volute/domain/core/kernel'
import { useState } from 'react'
import {
  call,
  type CurrentUser,
  isActing,
  query,
  renameUser,
  sentenceOf,
  useSession,
} from '../../core/api/index.ts'
import { useLeave } from '../session/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { PhoneField } from '../../core/ui/phone-field.tsx'
import { phoneOf, typedPhone, type TypedPhone } from '../../core/ui/phone-number.ts'
import { TextField } from '../../core/ui/text-field.tsx'
import { toast } from '../../core/ui/toast.ts'
import { TypeToConfirmDialog } from '../../core/ui/type-to-confirm-dialog.tsx'
import { UnsavedForm } from '../../core/ui/unsaved-changes.tsx'
import { useForm } from '../../core/ui/use-form.ts'
import styles from './account-page.module.css'

type Account = ReplyOf<typeof getUser>

/** Name and phone to edit, save and undo. Address and company are read-only (ACCT-01 to ACCT-03). */
export function ProfileForm({ saved }: { saved: Account }) {
  const { user } = useSession()
  const change = useProfileChange(saved)
  const form = useForm({
    start: { name: saved.name, phone: typedPhone(saved) },
    check: checkProfile,
    onValid: save,
    failure: change.error,
  })
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <>
      <form className={styles.form} {...form.props}>
        <TextField label="Email" type="email" value={saved.emailAddress} readOnly />
        {!isActing(user) && <TextField label="Company" value={user.companyName} readOnly />}
        <TextField label="Name" autoComplete="name" maxLength={limits.userName} {...form.field('name')} />
        <PhoneField optional value={form.typed.phone} onChange={(phone) => form.edit({ phone })} />
        {form.refusal && <Alert assertive>{sentenceOf(form.refusal)}</Alert>}
        <div className={styles.acts}>
          <Button type="submit" look="primary" busy={change.isPending && 'Saving'}>
            Save Changes
          </Button>
          <Button onClick={undo}>Undo Changes</Button>
          <Button look="danger-ghost" onClick={() => setIsDeleting(true)}>
            Delete Account
          </Button>
        </div>
      </form>
      <UnsavedForm form={form} />
      <DeleteAccount open={isDeleting} onClose={() => setIsDeleting(false)} />
    </>
  )

  function save({ name, phone }: { name: string; phone: TypedPhone }): void {
    if (!change.isPending) change.mutate({ name, ...phoneOf(phone) }, { onSuccess: form.reset })
  }

  function undo() {
    form.reset()
    change.reset()
  }
}

/** Saves name and phone and updates them everywhere on screen (ACCT-09, ACCT-10). */
function useProfileChange(saved: Account) {
  const { user } = useSession()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (profile: Phone & { name: string }) =>
      call(changeProfile, { ...accountPath(user), ...profile }),
    onSuccess: (_, profile) => {
      client.setQueryData(ownAccount(user).queryKey, { ...saved, ...profile })
      renameUser(profile.name)
      toast.success(accountMessages.saved)
    },
  })
}

/** Deletes the user's own account after the typed phrase, then opens the sign-in (ACCT-15). */
function DeleteAccount({ open, onClose }: { open: boolean; onClose: () => void }) {
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

/** Path of the user's own account: under the original company, even while acting for another (ACCT-04). */
export const accountPath = ({ originalCompanyId, userId }: CurrentUser) => ({
  companyId: String(originalCompanyId),
  userId: String(userId),
})

export const ownAccount = (user: CurrentUser) => query(getUser, accountPath(user))
