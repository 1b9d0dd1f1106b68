import { useQuery } from '@tanstack/react-query'
import {
  changeRole,
  checkRole,
  deleteRole,
  getRole,
  type ListedPermission,
  type ListedRole,
  roleMessages,
  type TypedRole,
} from '@volute/domain/people/roles'
import { mayCall, query, sentenceOf, useSession } from '../../core/api/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { DeleteButton } from '../../core/ui/delete-button.tsx'
import { EditModal } from '../../core/ui/edit-modal.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { useForm } from '../../core/ui/use-form.ts'
import { RoleFields, type RoleForm } from './role-fields.tsx'
import { useRoleChanges } from './use-role-changes.ts'

interface RoleModalProps {
  role: ListedRole | 'new'
  permissions: ListedPermission[]
  onClose: () => void
}

/**
 * Creates, shows or changes one role. Read-only if it is immutable or holds a permission that the user lacks (ROLES-02,
 * ROLES-10, ROLES-15, PERM-15, OQ-31).
 */
export function RoleModal({ role, permissions, onClose }: RoleModalProps) {
  const { user } = useSession()
  const isNew = role === 'new'
  const { saved, error } = useSavedRole(role)
  const { save, remove } = useRoleChanges(role, onClose)
  const { name, description, permissionIds } = saved ?? nothing
  const form: RoleForm = useForm({
    start: { name, description, permissionIds },
    check: checkRole<TypedRole>,
    onValid: save.mutate,
    failure: save.error,
    isSame,
  })
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
      form={form}
      busy={(save.isPending && 'Saving') || (remove.isPending && 'Deleting')}
      error={failure && sentenceOf(failure)}
      saveLabel={isReadOnly || !saved ? undefined : isNew ? 'Create Role' : 'Save Changes'}
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
      {saved ? (
        <RoleFields form={form} permissions={permissions} held={user.permissions} readOnly={isReadOnly} />
      ) : (
        !error && <SkeletonRows rows={5} />
      )}
    </EditModal>
  )
}

const nothing: TypedRole = { name: '', description: '', permissionIds: [] }

/** Current saved values of the role. A new role starts empty (ROLES-06). */
function useSavedRole(role: ListedRole | 'new') {
  const { companyId } = useSession().user
  const roleId = role === 'new' ? 0 : role.roleId
  const { data, error } = useQuery({
    ...query(getRole, { companyId: String(companyId), roleId: String(roleId) }),
    enabled: role !== 'new',
    staleTime: 0,
    gcTime: 0,
  })
  return { saved: role === 'new' ? nothing : data, error }
}

function isSame(one: TypedRole, other: TypedRole) {
  return (
    one.name === other.name &&
    one.description === other.description &&
    one.permissionIds.length === other.permissionIds.length &&
    one.permissionIds.every((id) => other.permissionIds.includes(id))
  )
}
