import { byReader } from '@volute/domain/kernel'
import { P_USERS_ANY, USERS_ANY } from '@volute/domain/permissions'
import type { listUserGroups as contract } from '@volute/domain/users'
import type { Verb } from '../http/bind.ts'
import { checkRights } from '../http/check-rights.ts'
import { listGroups } from './group-store.ts'

/** The company's groups with their roles and members (E81, USERS-21). */
export const listUserGroups: Verb<typeof contract> = async ({ db, actor }) => {
  checkRights(actor, { customer: USERS_ANY, provider: P_USERS_ANY })
  const userGroups = await listGroups(db, actor.companyId)
  return { userGroups: userGroups.toSorted((a, b) => byReader(a.name, b.name)) }
}
