import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getUser } from '@volute/domain/account'
import type { ReplyOf } from '@volute/domain/kernel'
import {
  byRole,
  changeRole,
  createRole,
  deleteRole,
  type ListedRole,
  listRoles,
  roleMessages,
  type TypedRole,
} from '@volute/domain/roles'
import { listUsers } from '@volute/domain/users'
import { call, changePermissions, queryKey, useSession } from '../api/index.ts'
import { toast } from '../ui/toast.ts'

/** Creates, changes and deletes a role; the list follows without being loaded again, and is loaded again after a failure. */
export function useRoleChanges(role: ListedRole | 'new', onDone: () => void) {
  const { user } = useSession()
  const client = useQueryClient()
  const company = { companyId: String(user.companyId) }
  const path = { ...company, roleId: String(role === 'new' ? 0 : role.roleId) }
  const onError = () => client.invalidateQueries({ queryKey: queryKey(listRoles, company) })

  const save = useMutation({
    mutationFn: async (typed: TypedRole) => {
      if (role === 'new')
        return (await call(createRole, { ...company, ...typed }, { fallback: roleMessages.createFailed }))
          .roleId
      await call(changeRole, { ...path, ...typed }, { fallback: roleMessages.saveFailed })
      return role.roleId
    },
    onSuccess: (roleId, { name, description }) => {
      replace(roleId, { roleId, name, description, immutable: false })
      void reloadPermissions()
      toast.success(role === 'new' ? 'Role Created' : 'Role Saved', name)
      onDone()
    },
    onError,
  })
  const remove = useMutation({
    mutationFn: () => call(deleteRole, path, { fallback: roleMessages.deleteFailed }),
    onSuccess: () => {
      replace(Number(path.roleId), null)
      void reloadPermissions()
      if (role !== 'new') toast.success('Role Deleted', role.name)
      onDone()
    },
    onError,
  })
  return { save, remove }

  function replace(roleId: number, by: ListedRole | null) {
    client.setQueryData<ReplyOf<typeof listRoles>>(
      queryKey(listRoles, company),
      (known) =>
        known && {
          ...known,
          roles: [...known.roles.filter((one) => one.roleId !== roleId), ...(by ? [by] : [])].toSorted(
            byRole,
          ),
        },
    )
    void client.invalidateQueries({ queryKey: queryKey(listUsers) })
  }

  /** The role may be one's own (ROLES-12). */
  async function reloadPermissions() {
    const own = { companyId: String(user.originalCompanyId), userId: String(user.userId) }
    const found = await call(getUser, own, { fallback: roleMessages.loadFailed }).catch(() => undefined)
    if (found) changePermissions(found.permissions)
  }
}
