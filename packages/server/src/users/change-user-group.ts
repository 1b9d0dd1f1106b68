import { notFound } from '@volute/domain/kernel'
import { type changeUserGroup as contract, userMessages } from '@volute/domain/users'
import { audit } from '../audit/index.ts'
import type { Verb } from '../http/bind.ts'
import { changePeople } from '../people/index.ts'
import { listGroups, updateGroup } from './group-store.ts'
import { readGroup } from './read-group.ts'

/** Changes a group's name, roles and members (E83, USERS-21). */
export const changeUserGroup: Verb<typeof contract> = async (
  { db, actor, now },
  { userGroupId, ...typed },
) => {
  const { companyId, userId } = actor
  await changePeople(db, { companyId, lastAdmin: userMessages.lastAdminChanged }, async (tx) => {
    const [before] = await listGroups(tx, companyId, userGroupId)
    if (!before) throw notFound()
    const after = await readGroup(tx, actor, typed, before)
    await updateGroup(tx, companyId, userGroupId, after)
    const detail = { userGroupId, before, after }
    await audit(tx, { userId, companyId, act: 'change-group', detail, now: now() })
  })
  return {}
}
