import { useQueryClient } from '@tanstack/react-query'
import { listUserGroups, listUsers } from '@volute/domain/people/users'
import { queryKey } from '../../core/api/index.ts'

/** Reloads the users after a change or a failure (USERS-05). */
export function useReloadUsers() {
  const client = useQueryClient()
  return { reload, reloadWithGroups }

  function reload() {
    return client.invalidateQueries({ queryKey: queryKey(listUsers) })
  }

  /** Also reloads the groups, since a deleted user leaves them. */
  async function reloadWithGroups() {
    await Promise.all([reload(), client.invalidateQueries({ queryKey: queryKey(listUserGroups) })])
  }
}
