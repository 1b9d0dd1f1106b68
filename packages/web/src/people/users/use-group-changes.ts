import { useMutation, useQueryClient } from '@tanstack/react-query'
import { byReader, type ReplyOf } from '@volute/domain/core/kernel'
import {
  changeUserGroup,
  createUserGroup,
  deleteUserGroup,
  listUserGroups,
  type TypedGroup,
  type UserGroup,
} from '@volute/domain/people/users'
import { call, queryKey, followSession, useSession } from '../../core/api/index.ts'
import { toast } from '../../core/ui/toast.ts'

/** Creates, changes and deletes a group; updates the cached list, and reloads it after a failure. */
export function useGroupChanges(group: UserGroup | 'new', onDone: () => void) {
  const { user } = useSession()
  const client = useQueryClient()
  const company = { companyId: String(user.companyId) }
  const known = group === 'new' ? 0 : group.userGroupId
  const path = { ...company, userGroupId: String(known) }
  const onError = () => client.invalidateQueries({ queryKey: queryKey(listUserGroups, company) })

  const save = useMutation({
    mutationFn: async (typed: TypedGroup) => {
      if (group === 'new') return (await call(createUserGroup, { ...company, ...typed })).userGroupId
      await call(changeUserGroup, { ...path, ...typed })
      return known
    },
    onSuccess: (userGroupId, typed) => {
      replace(userGroupId, { userGroupId, ...typed, isAbove: false })
      toast.success(group === 'new' ? 'User Group Created' : 'User Group Saved', typed.name)
      onDone()
    },
    onError,
  })
  const remove = useMutation({
    mutationFn: () => call(deleteUserGroup, path),
    onSuccess: () => {
      replace(known, null)
      if (group !== 'new') toast.success('User Group Deleted', group.name)
      onDone()
    },
    onError,
  })
  return { save, remove }

  function replace(userGroupId: number, by: UserGroup | null) {
    void followSession()
    client.setQueryData<ReplyOf<typeof listUserGroups>>(queryKey(listUserGroups, company), (listed) => {
      if (!listed) return undefined
      const others = listed.userGroups.filter((one) => one.userGroupId !== userGroupId)
      const userGroups = [...others, ...(by ? [by] : [])].toSorted((a, b) => byReader(a.name, b.name))
      return { ...listed, userGroups }
    })
  }
}
