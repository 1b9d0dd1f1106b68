import { listUsers } from '@volute/domain/people/users'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { schema } from '../../core/db/index.ts'

const { roles, users } = schema

let shop: TestShop
let kim: Caller
beforeAll(async () => {
  shop = await openTestShop()
  kim = await shop.signIn('kim@kestrel.example')
})
afterAll(() => shop.close())

const list = (company: Caller, caller = company) =>
  shop.call(listUsers, { companyId: String(company.companyId) }, caller)

it('roles are sorted by name, users by name and address, and deleted users are left out (TV-16d, TV-16e, USERS-02, USERS-04, E46)', async () => {
  const { companyId } = kim
  const { db } = shop.shop
  await db.insert(roles).values({ companyId, name: 'sales' })
  await db.insert(users).values([
    { companyId, name: 'bob', email: 'b@x.example', state: 'ENABLED' },
    { companyId, name: 'Alice', email: 'z@x.example', state: 'INVITED' },
    { companyId, name: 'alice', email: 'A@x.example', state: 'ENABLED' },
    { companyId, name: 'Abe', email: 'abe@x.example', state: 'DELETED' },
  ])
  const { body } = await list(kim)
  expect(body.roles.map(({ name }) => name)).toEqual(['Admin', 'Basic User', 'Buyer', 'sales'])
  expect(body.roles.map(({ permissions }) => permissions.length > 0)).toEqual([true, false, true, false])
  expect(body.roles[2]?.permissions).toContain('Place sales orders')
  expect(body.users.map(({ emailAddress }) => emailAddress)).toEqual([
    'A@x.example',
    'z@x.example',
    'b@x.example',
    'kim@kestrel.example',
  ])
})

it('users are paged, searched by part of name or address, and filtered by group (USERS-02, E46)', async () => {
  const { db } = shop.shop
  const { companyId } = kim
  const [group] = await db.insert(schema.userGroups).values({ companyId, name: 'Night shift' }).returning()
  const [bob] = await db.select().from(users).where(eq(users.email, 'b@x.example'))
  const groupId = group?.id ?? 0
  await db.insert(schema.userGroupMembers).values({ groupId, userId: bob?.id ?? 0 })
  const names = async (asked: { searchValue?: string; pageNumber?: string; userGroupId?: string }) => {
    const page = { companyId: String(companyId), rowsPerPage: '3', ...asked }
    const { body } = await shop.call(listUsers, page, kim)
    return [body.rowCount, ...body.users.map(({ emailAddress }) => emailAddress)]
  }
  expect(await names({})).toEqual([4, 'A@x.example', 'z@x.example', 'b@x.example'])
  expect(await names({ pageNumber: '2' })).toEqual([4, 'kim@kestrel.example'])
  expect(await names({ searchValue: 'ALICE' })).toEqual([2, 'A@x.example', 'z@x.example'])
  expect(await names({ searchValue: 'KESTREL' })).toEqual([1, 'kim@kestrel.example'])
  expect(await names({ userGroupId: String(groupId) })).toEqual([1, 'b@x.example'])
})

it('the list needs a user permission of the acting company, and another company is not found (OQ-09)', async () => {
  const ben = await shop.signIn('ben@riverbend.example')
  expect((await list(ben)).status).toBe(403)
  expect((await list(ben, kim)).status).toBe(404)
  const ada = await shop.signIn('ada@volute.example')
  expect((await list(ada)).status).toBe(200)
  const [sales] = await shop.shop.db.select().from(roles).where(eq(roles.name, 'Sales'))
  const roleId = sales?.id ?? 0
  await shop.shop.db.insert(schema.rolePermissions).values({ roleId, permission: 'INVITE_USERS' })
  const sol = await shop.signIn('sol@volute.example')
  expect((await list(sol)).status).toBe(403)
})
