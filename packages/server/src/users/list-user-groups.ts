import { byReader } from '@volute/domain/kernel'
import type { listUserGroups as contract } from '@volute/domain/users'
import type { Verb } from '../http/bind.ts'
import { listGroups } from './group-store.ts'

/** The company's groups with their roles and members (E81, USERS-21). */
export const listUserGroups: Verb<typeof contract> = async ({ db, actor }) => {
  const userGroups = await listGroups(db, actor.companyId)
  return { userGroups: userGroups.toSorted((a, b) => byReader(a.name, b.name)) }
}
