import { useQueryClient } from '@tanstack/react-query'
import { listInvitations } from '@volute/domain/people/registration'
import { listUserGroups, listUsers } from '@volute/domain/people/users'
import { queryKey } from '../../core/api/index.ts'

/** Reloads the users after a change or a failure (USERS-05). */
export function useReloadUsers() {
  const client = useQueryClient()
  return { reload, reloadWithGroups }

  /** An invited person is also a pending invitation. */
  async function reload() {
    await Promise.all([
      client.invalidateQueries({ queryKey: queryKey(listUsers) }),
      client.invalidateQueries({ queryKey: queryKey(listInvitations) }),
    ])
  }

  /** Also reloads the groups, since a deleted user leaves them. */
  async function reloadWithGroups() {
    await Promise.all([reload(), client.invalidateQueries({ queryKey: queryKey(listUserGroups) })])
  }
}
