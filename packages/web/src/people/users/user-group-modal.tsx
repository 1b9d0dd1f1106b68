import { limits } from '@volute/domain/core/kernel'
import {
  checkGroup,
  type CompanyRole,
  groupMessages,
  type UserGroup,
  changeUserGroup,
  deleteUserGroup,
} from '@volute/domain/people/users'
import { mayCall, sentenceOf, useSession } from '../../core/api/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { DeleteButton } from '../../core/ui/delete-button.tsx'
import { EditModal } from '../../core/ui/edit-modal.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import { useForm } from '../../core/ui/use-form.ts'
import { Choices, MemberChoices } from './member-choices.tsx'
import { useGroupChanges } from './use-group-changes.ts'

interface UserGroupModalProps {
  group: UserGroup | 'new'
  roles: CompanyRole[]
  onClose: () => void
}

const nothing = { name: '', roleIds: [] as number[], userIds: [] as number[] }

/** Name, roles and members of a group. Read-only if it gives a permission that the user lacks (USERS-21, OQ-31). */
export function UserGroupModal({ group, roles, onClose }: UserGroupModalProps) {
  const { user } = useSession()
  const isNew = group === 'new'
  const saved = isNew ? nothing : group
  const { save, remove } = useGroupChanges(group, onClose)
  const form = useForm({
    start: { name: saved.name, roleIds: saved.roleIds, userIds: saved.userIds },
    check: checkGroup,
    onValid: save.mutate,
    failure: save.error,
    isSame,
  })
  const edits = isNew || mayCall(changeUserGroup, user)
  const deletes = !isNew && mayCall(deleteUserGroup, user)
  const isAbove = !isNew && group.isAbove
  const mayEdit = edits && !isAbove
  const mayDelete = deletes && !isAbove
  const failure = save.error ?? remove.error
  return (
    <EditModal
      open
      wide
      title={isNew ? 'Create User Group' : mayEdit ? 'Edit User Group' : 'User Group'}
      form={form}
      busy={(save.isPending && 'Saving') || (remove.isPending && 'Deleting')}
      error={failure && sentenceOf(failure)}
      saveLabel={isNew ? 'Create User Group' : mayEdit ? 'Save Changes' : undefined}
      onClose={onClose}
      destructive={
        mayDelete && (
          <DeleteButton label="Delete User Group" question="Delete this user group?" onDelete={remove.mutate}>
            The members of {saved.name} keep their own role.
          </DeleteButton>
        )
      }
    >
      {isAbove && (edits || deletes) && <Alert kind="info">{groupMessages.above}</Alert>}
      <TextField label="Name" maxLength={limits.userGroupName} readOnly={!mayEdit} {...form.field('name')} />
      <Choices
        title="Roles"
        options={roles.map(({ roleId, name }) => ({ id: roleId, label: name }))}
        chosen={form.typed.roleIds}
        readOnly={!mayEdit}
        onChange={(roleIds) => form.edit({ roleIds })}
      />
      <MemberChoices
        group={group}
        chosen={form.typed.userIds}
        readOnly={!mayEdit}
        onChange={(userIds) => form.edit({ userIds })}
      />
    </EditModal>
  )
}

type Typed = typeof nothing

const isSame = (a: Typed, b: Typed) =>
  a.name === b.name && isSameSet(a.roleIds, b.roleIds) && isSameSet(a.userIds, b.userIds)

const isSameSet = (a: number[], b: number[]) => a.length === b.length && a.every((id) => b.includes(id))
