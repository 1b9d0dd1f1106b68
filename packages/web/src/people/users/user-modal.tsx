import { useMutation } from '@tanstack/react-query'
import { accountMessages, deleteUser } from '@volute/domain/people/account'
import { limits, type Phone } from '@volute/domain/core/kernel'
import {
  checkUser,
  type CompanyRole,
  type CompanyUser,
  userMessages,
  changeUser,
} from '@volute/domain/people/users'
import { ExportData } from '../account/index.ts'
import { call, mayCall, renameUser, sentenceOf, useSession } from '../../core/api/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { DeleteButton } from '../../core/ui/delete-button.tsx'
import { EditModal } from '../../core/ui/edit-modal.tsx'
import { PhoneField } from '../../core/ui/phone-field.tsx'
import { phoneOf, type TypedPhone, typedPhone } from '../../core/ui/phone-number.ts'
import { TextField } from '../../core/ui/text-field.tsx'
import { toast } from '../../core/ui/toast.ts'
import { useForm } from '../../core/ui/use-form.ts'
import { RoleSelect } from './role-select.tsx'
import { useReloadUsers } from './use-reload-users.ts'

interface UserModalProps {
  user: CompanyUser
  roles: CompanyRole[]
  onClose: () => void
}

/**
 * Name, phone and role of a user. Read-only without the permission to change them, or if they hold a permission that the
 * user lacks (USERS-13, USERS-14, USERS-19, PERM-14, OQ-31).
 */
export function UserModal({ user, roles, onClose }: UserModalProps) {
  const { user: self } = useSession()
  const path = { companyId: String(self.companyId), userId: String(user.userId) }
  const { save, remove } = useUserChanges(user, path, onClose)
  const form = useForm({
    start: { name: user.name, roleId: user.roleId, phone: typedPhone(user) },
    check: ({ phone, ...typed }) => checkUser({ ...typed, ...phoneOf(phone) }),
    onValid: save.mutate,
    failure: save.error,
    isSame,
  })
  const edits = mayCall(changeUser, self)
  const isSelf = user.userId === self.userId
  const deletes = !isSelf && mayCall(deleteUser, self)
  const mayEdit = edits && !user.isAbove
  const mayDelete = deletes && !user.isAbove
  const failure = save.error ?? remove.error
  return (
    <EditModal
      open
      title={mayEdit ? 'Edit User' : 'User'}
      form={form}
      busy={(save.isPending && 'Saving') || (remove.isPending && 'Deleting')}
      error={failure && sentenceOf(failure)}
      saveLabel={mayEdit ? 'Save Changes' : undefined}
      onClose={onClose}
      destructive={
        mayDelete && (
          <>
            <DeleteButton label="Delete" question="Delete this user?" onDelete={remove.mutate}>
              {accountMessages.deletes(user.name || user.emailAddress)}
            </DeleteButton>
            <ExportData label="Export Data" path={path} />
          </>
        )
      }
    >
      {user.isAbove && (edits || deletes) && <Alert kind="info">{userMessages.above}</Alert>}
      <TextField label="Name" maxLength={limits.userName} readOnly={!mayEdit} {...form.field('name')} />
      <TextField label="Email" value={user.emailAddress} readOnly />
      <PhoneField
        optional={mayEdit}
        value={form.typed.phone}
        disabled={!mayEdit}
        onChange={(phone) => form.edit({ phone })}
      />
      <RoleSelect
        label="Role"
        roles={roles}
        value={form.typed.roleId}
        disabled={!mayEdit || isSelf}
        hint={mayEdit && isSelf && userMessages.ownRole}
        error={form.errors.roleId}
        onChange={(roleId) => form.edit({ roleId })}
      />
    </EditModal>
  )
}

interface TypedUser {
  name: string
  roleId: number | null
  phone: TypedPhone
}

function isSame(one: TypedUser, other: TypedUser) {
  const [a, b] = [phoneOf(one.phone), phoneOf(other.phone)]
  return (
    one.name === other.name &&
    one.roleId === other.roleId &&
    a.phoneNumber === b.phoneNumber &&
    a.phoneNumberCountryCode === b.phoneNumberCountryCode
  )
}

type ChangedUser = { name: string; roleId: number | null } & Phone

/** Changes or deletes a user (USERS-17, USERS-18). The list reloads before the dialog closes, so that the focus finds its row. */
function useUserChanges(user: CompanyUser, path: { companyId: string; userId: string }, onDone: () => void) {
  const { user: self } = useSession()
  const { reload, reloadWithGroups } = useReloadUsers()
  const save = useMutation({
    mutationFn: (changed: ChangedUser) => call(changeUser, { ...path, userState: 'ENABLED', ...changed }),
    onSuccess: async (_, changed) => {
      await reload()
      if (user.userId === self.userId) renameUser(changed.name)
      toast.success('User Saved', changed.name)
      onDone()
    },
    onError: reload,
  })
  const remove = useMutation({
    mutationFn: () => call(deleteUser, path, { fallback: userMessages.deleteFailed }),
    onSuccess: async () => {
      await reloadWithGroups()
      toast.success('User Deleted', user.emailAddress)
      onDone()
    },
    onError: reload,
  })
  return { save, remove }
}
