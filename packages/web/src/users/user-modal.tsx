import { deleteUser } from '@volute/domain/account'
import { limits, type Phone } from '@volute/domain/kernel'
import { checkUser, type CompanyRole, type CompanyUser, userMessages, changeUser } from '@volute/domain/users'
import { useState } from 'react'
import { mayCall, sentenceOf, useSession } from '../api/index.ts'
import { Alert } from '../ui/alert.tsx'
import { DeleteButton } from '../ui/delete-button.tsx'
import { EditModal } from '../ui/edit-modal.tsx'
import { PhoneField } from '../ui/phone-field.tsx'
import { phoneOf, typedPhone } from '../ui/phone-number.ts'
import { TextField } from '../ui/text-field.tsx'
import { RoleSelect } from './role-select.tsx'
import { useUserChanges } from './use-user-changes.ts'

interface UserModalProps {
  user: CompanyUser
  roles: CompanyRole[]
  onClose: () => void
}

/** One user: name, phone and role, to change with the right to, unless they hold more than oneself (USERS-13, USERS-14, USERS-19, OQ-31). */
export function UserModal({ user, roles, onClose }: UserModalProps) {
  const { user: self } = useSession()
  const [typed, setTyped] = useState(() => ({
    name: user.name,
    roleId: user.roleId,
    phone: typedPhone(user),
  }))
  const [wrong, setWrong] = useState<string | null>(null)
  const { save, remove } = useUserChanges(user, onClose)
  const edits = mayCall(changeUser, self)
  const isSelf = user.userId === self.userId
  const deletes = !isSelf && mayCall(deleteUser, self)
  const mayEdit = edits && !user.isAbove
  const mayDelete = deletes && !user.isAbove
  const failure = save.error ?? remove.error
  const called = user.name || user.emailAddress
  return (
    <EditModal
      open
      title={mayEdit ? 'Edit User' : 'User'}
      form={{ isChanged: mayEdit && isChanged(), submit }}
      busy={(save.isPending && 'Saving') || (remove.isPending && 'Deleting')}
      error={failure && sentenceOf(failure)}
      saveLabel={mayEdit ? 'Save Changes' : undefined}
      onClose={onClose}
      destructive={
        mayDelete && (
          <DeleteButton label="Delete" question="Delete this user?" onDelete={remove.mutate}>
            {called} is signed out and cannot sign in again. Their orders and quotes stay.
          </DeleteButton>
        )
      }
    >
      {user.isAbove && (edits || deletes) && <Alert kind="info">{userMessages.above}</Alert>}
      <TextField
        label="Name"
        value={typed.name}
        maxLength={limits.userName}
        readOnly={!mayEdit}
        error={wrong === userMessages.nameLength ? wrong : null}
        onChange={(event) => setTyped({ ...typed, name: event.target.value })}
      />
      <TextField label="Email" value={user.emailAddress} readOnly />
      <PhoneField
        optional={mayEdit}
        value={typed.phone}
        disabled={!mayEdit}
        onChange={(phone) => setTyped({ ...typed, phone })}
      />
      <RoleSelect
        label="Role"
        roles={roles}
        value={typed.roleId}
        disabled={!mayEdit || isSelf}
        hint={mayEdit && isSelf && userMessages.ownRole}
        error={wrong === userMessages.roleMissing ? wrong : null}
        onChange={(roleId) => setTyped({ ...typed, roleId })}
      />
    </EditModal>
  )

  function isChanged() {
    const { name, roleId, phone } = typed
    return name !== user.name || roleId !== user.roleId || !isSamePhone(phoneOf(phone), user)
  }

  function submit() {
    const { name, roleId, phone } = typed
    const sentence = checkUser({ name, roleId })
    setWrong(sentence)
    if (sentence === null) save.mutate({ name: name.trim(), roleId, ...phoneOf(phone) })
  }
}

const isSamePhone = (a: Phone, b: Phone) =>
  a.phoneNumber === b.phoneNumber && a.phoneNumberCountryCode === b.phoneNumberCountryCode
