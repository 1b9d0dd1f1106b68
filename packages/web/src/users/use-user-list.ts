import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@volute/domain/kernel'
import { byNameThenEmail, type CompanyUser, listUserGroups, listUsers } from '@volute/domain/users'
import { queryKey, useSession } from '../api/index.ts'

/** Keeps the list of users on screen right without loading it again, and loads it again after a failure (USERS-05). */
export function useUserList() {
  const { companyId } = useSession().user
  const client = useQueryClient()
  const company = { companyId: String(companyId) }
  return { put, putNew, drop, reload }

  /** A user takes the place of whoever had the same id or address. */
  function put(user: CompanyUser) {
    change((users) => [...users.filter((one) => !isSame(one, user)), user].toSorted(byNameThenEmail))
  }

  /** Whom one has let in oneself holds no more than oneself. */
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
