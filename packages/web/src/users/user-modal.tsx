import { IconTrash } from '@tabler/icons-react'
import { limits, type Phone } from '@volute/domain/kernel'
import { checkUser, type CompanyRole, type CompanyUser, userMessages } from '@volute/domain/users'
import { useState } from 'react'
import { mayHere, sentenceOf, useSession } from '../api/index.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
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

/** One user: name, phone and role, to change with the right to (USERS-13, USERS-14, USERS-19). */
export function UserModal({ user, roles, onClose }: UserModalProps) {
  const { user: self } = useSession()
  const [typed, setTyped] = useState(() => ({
    name: user.name,
    roleId: user.roleId,
    phone: typedPhone(user),
  }))
  const [wrong, setWrong] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const { save, remove } = useUserChanges(user, onClose)
  const mayEdit = mayHere(self, 'UPDATE_USERS', 'UPDATE_ADMIN_COMPANY_USER')
  const isSelf = user.userId === self.userId
  const mayDelete = !isSelf && mayHere(self, 'DELETE_USERS', 'DELETE_ADMIN_COMPANY_USER')
  const failure = save.error ?? remove.error
  const called = user.name || user.emailAddress
  return (
    <EditModal
      open
      title={mayEdit ? 'Edit User' : 'User'}
      isChanged={mayEdit && isChanged()}
      busy={(save.isPending && 'Saving') || (remove.isPending && 'Deleting')}
      error={failure && sentenceOf(failure)}
      saveLabel={mayEdit ? 'Save Changes' : undefined}
      onSave={submit}
      onClose={onClose}
      destructive={
        mayDelete && (
          <Button
            look="danger-ghost"
            icon={<IconTrash size={18} stroke={1.5} aria-hidden="true" />}
            onClick={() => setIsAsking(true)}
          >
            Delete
          </Button>
        )
      }
      dialogs={
        <ConfirmDialog
          open={isAsking}
          title="Delete this user?"
          yes="Delete"
          no="Cancel"
          danger
          onYes={() => {
            setIsAsking(false)
            remove.mutate()
          }}
          onNo={() => setIsAsking(false)}
        >
          {called} is signed out and cannot sign in again. Their orders and quotes stay.
        </ConfirmDialog>
      }
    >
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
