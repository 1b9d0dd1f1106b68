import type { createUserGroup as contract } from '@volute/domain/users'
import { audit } from '../audit/index.ts'
import type { Verb } from '../http/bind.ts'
import { lockPeople } from '../people/index.ts'
import { insertGroup } from './group-store.ts'
import { readGroup } from './read-group.ts'

/** Creates a group, whose members have its roles beside their own (E82, USERS-21). */
export const createUserGroup: Verb<typeof contract> = async ({ db, actor, now }, typed) => {
  const { companyId, userId } = actor
  return db.transaction(async (tx) => {
    await lockPeople(tx, companyId)
    const group = await readGroup(tx, actor, typed)
    const userGroupId = await insertGroup(tx, companyId, group)
    await audit(tx, { userId, companyId, act: 'create-group', detail: { userGroupId, ...group }, now: now() })
    return { userGroupId }
  })
}
