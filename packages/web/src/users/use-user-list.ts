import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@volute/domain/kernel'
import { byNameThenEmail, type CompanyUser, listUserGroups, listUsers } from '@volute/domain/users'
import { queryKey, useSession } from '../api/index.ts'

/** Updates the cached list of users without reloading it, and reloads it after a failure (USERS-05). */
export function useUserList() {
  const { companyId } = useSession().user
  const client = useQueryClient()
  const company = { companyId: String(companyId) }
  return { put, putNew, drop, reload }

  /** Replaces whoever has the same id or address. */
  function put(user: CompanyUser) {
    change((users) => [...users.filter((one) => !isSame(one, user)), user].toSorted(byNameThenEmail))
  }

  /** Adds somebody whom the user has just let in, who therefore holds no permission that the user lacks. */
  function putNew(user: Pick<CompanyUser, 'userId' | 'name' | 'emailAddress' | 'roleId'>) {
    put({ ...user, phoneNumberCountryCode: null, phoneNumber: null, isAbove: false })
  }

  function drop(userId: number) {
    change((users) => users.filter((one) => one.userId !== userId))
    void client.invalidateQueries({ queryKey: queryKey(listUserGroups) })
  }

  function reload() {
    return client.invalidateQueries({ queryKey: queryKey(listUsers, company) })
  }

  function change(by: (users: CompanyUser[]) => CompanyUser[]) {
    client.setQueryData<ReplyOf<typeof listUsers>>(
      queryKey(listUsers, company),
      (known) => known && { ...known, users: by(known.users) },
    )
  }
}

function isSame(one: CompanyUser, other: CompanyUser) {
  return one.userId === other.userId || one.emailAddress === other.emailAddress
}
