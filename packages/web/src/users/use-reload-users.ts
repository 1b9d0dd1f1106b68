import { useQueryClient } from '@tanstack/react-query'
import { listUserGroups, listUsers } from '@volute/domain/users'
import { queryKey } from '../api/index.ts'

/** Loads the users and their groups anew, after they were changed and after a failure (USERS-05). */
export function useReloadUsers() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [listUsers, listUserGroups].map((list) => client.invalidateQueries({ queryKey: queryKey(list) })),
    )
}
