import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@volute/domain/core/kernel'
import {
  byRole,
  changeRole,
  createRole,
  deleteRole,
  type ListedRole,
  listRoles,
  type TypedRole,
} from '@volute/domain/people/roles'
import { listUsers } from '@volute/domain/people/users'
import { call, queryKey, followSession, useSession } from '../../core/api/index.ts'
import { toast } from '../../core/ui/toast.ts'

/** Creates, changes and deletes a role; updates the cached list, and reloads it after a failure. */
export function useRoleChanges(role: ListedRole | 'new', onDone: () => void) {
  const { user } = useSession()
  const client = useQueryClient()
  const company = { companyId: String(user.companyId) }
  const path = { ...company, roleId: String(role === 'new' ? 0 : role.roleId) }
  const onError = () => client.invalidateQueries({ queryKey: queryKey(listRoles, company) })

  const save = useMutation({
    mutationFn: async (typed: TypedRole) => {
      if (role === 'new') return (await call(createRole, { ...company, ...typed })).roleId
      await call(changeRole, { ...path, ...typed })
      return role.roleId
    },
    onSuccess: (roleId, { name, description }) => {
      const holderCount = role === 'new' ? 0 : role.holderCount
      replace(roleId, { roleId, name, description, immutable: false, holderCount })
      toast.success(role === 'new' ? 'Role Created' : 'Role Saved', name)
      onDone()
    },
    onError,
  })
  const remove = useMutation({
    mutationFn: () => call(deleteRole, path),
    onSuccess: () => {
      replace(Number(path.roleId), null)
      // Its people hold 'Basic User' now.
      void client.invalidateQueries({ queryKey: queryKey(listRoles, company) })
      if (role !== 'new') toast.success('Role Deleted', role.name)
      onDone()
    },
    onError,
  })
  return { save, remove }

  /** The role may be the user's own, so their permissions are reloaded (ROLES-12). */
  function replace(roleId: number, by: ListedRole | null) {
    void followSession()
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
}
