import {
  type ListedPermission,
  type ListedRole,
  roleMessages,
  changeRole,
  deleteRole,
} from '@volute/domain/roles'
import { mayCall, sentenceOf, useSession } from '../api/index.ts'
import { Alert } from '../ui/alert.tsx'
import { DeleteButton } from '../ui/delete-button.tsx'
import { EditModal } from '../ui/edit-modal.tsx'
import { SkeletonRows } from '../ui/skeleton-rows.tsx'
import { RoleFields } from './role-fields.tsx'
import { useRole } from './use-role.ts'
import { useRoleChanges } from './use-role-changes.ts'

interface RoleModalProps {
  role: ListedRole | 'new'
  permissions: ListedPermission[]
  onClose: () => void
}

/** Creates, shows or changes one role; immutable ones, and those beyond one's own rights, are read only (ROLES-10, ROLES-15, OQ-31). */
export function RoleModal({ role, permissions, onClose }: RoleModalProps) {
  const { user } = useSession()
  const { saved, shown, error, wrong, isChanged, edit, check } = useRole(role)
  const { save, remove } = useRoleChanges(role, onClose)
  const isNew = role === 'new'
  const held = permissions.filter(({ code }) => user.permissions.includes(code))
  const isMine = saved?.permissionIds.every((id) => held.some((one) => one.permissionId === id)) ?? true
  const isImmutable = !isNew && role.immutable
  const mayEdit = isNew || mayCall(changeRole, user)
  const isReadOnly = isImmutable || !mayEdit || !isMine
  const deletes = !isNew && !isImmutable && mayCall(deleteRole, user)
  const mayDelete = deletes && isMine && saved !== undefined
  const failure = error ?? save.error ?? remove.error
  return (
    <EditModal
      open
      wide
      title={isNew ? 'Create Role' : isReadOnly ? 'Role' : 'Edit Role'}
      form={{ isChanged, submit }}
      busy={(save.isPending && 'Saving') || (remove.isPending && 'Deleting')}
      error={failure && sentenceOf(failure)}
      saveLabel={isReadOnly || !shown ? undefined : isNew ? 'Create Role' : 'Save Changes'}
      onClose={onClose}
      destructive={
        mayDelete && (
          <DeleteButton label="Delete Role" question="Delete this role?" onDelete={remove.mutate}>
            Users with the role {role.name} become Basic Users.
          </DeleteButton>
        )
      }
    >
      {(mayEdit || deletes) && !isImmutable && !isMine && <Alert kind="info">{roleMessages.above}</Alert>}
      {shown ? (
        <RoleFields
          role={shown}
          permissions={permissions}
          held={user.permissions}
          nameError={wrong === roleMessages.descriptionTooLong ? null : wrong}
          descriptionError={wrong === roleMessages.descriptionTooLong ? wrong : null}
          readOnly={isReadOnly}
          onEdit={edit}
        />
      ) : (
        !error && <SkeletonRows rows={5} />
      )}
    </EditModal>
  )

  function submit() {
    const typed = check()
    if (typed) save.mutate(typed)
  }
}
