import { useQueryClient } from '@tanstack/react-query'
import { listUserGroups, listUsers } from '@volute/domain/people/users'
import { queryKey } from '../../core/api/index.ts'

/** Loads the users again after they were changed, and after a failure (USERS-05). */
export function useReloadUsers() {
  const client = useQueryClient()
  return { reload, reloadWithGroups }

  function reload() {
    return client.invalidateQueries({ queryKey: queryKey(listUsers) })
  }

  /** Who is deleted is no member of a group either. */
  async function reloadWithGroups() {
    await Promise.all([reload(), client.invalidateQueries({ queryKey: queryKey(listUserGroups) })])
  }
}
