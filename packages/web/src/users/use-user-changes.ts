import { useMutation } from '@tanstack/react-query'
import { deleteUser } from '@volute/domain/account'
import type { Phone } from '@volute/domain/kernel'
import { changeUser, type CompanyUser, userMessages } from '@volute/domain/users'
import { call, renameUser, useSession } from '../api/index.ts'
import { toast } from '../ui/toast.ts'
import { useUserList } from './use-user-list.ts'

type ChangedUser = { name: string; roleId: number | null } & Phone

/** Changes or deletes one user (USERS-17, USERS-18). */
export function useUserChanges(user: CompanyUser, onDone: () => void) {
  const { user: self } = useSession()
  const list = useUserList()
  const path = { companyId: String(self.companyId), userId: String(user.userId) }
  const save = useMutation({
    mutationFn: (changed: ChangedUser) => call(changeUser, { ...path, userState: 'ENABLED', ...changed }),
    onSuccess: (_, changed) => {
      list.put({ ...user, ...changed })
      if (user.userId === self.userId) renameUser(changed.name)
      toast.success('User Saved', changed.name)
      onDone()
    },
    onError: list.reload,
  })
  const remove = useMutation({
    mutationFn: () => call(deleteUser, path, { fallback: userMessages.deleteFailed }),
    onSuccess: () => {
      list.drop(user.userId)
      toast.success('User Deleted', user.emailAddress)
      onDone()
    },
    onError: list.reload,
  })
  return { save, remove }
}
