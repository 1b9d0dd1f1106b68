import { getUser } from '@volute/domain/people/account'
import {
  changeUser,
  changeUserGroup,
  createUserGroup,
  deleteUserGroup,
  listUserGroups,
} from '@volute/domain/people/users'
import { deleteRole } from '@volute/domain/people/roles'
import { and, eq } from 'drizzle-orm'
import type { Permission } from '@volute/domain/core/permissions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { schema } from '../../core/db/index.ts'
import { listHolders } from '../people/index.ts'

type Person = Caller & { userId: number }

let shop: TestShop
let rosa: Person
let ben: Person
let vic: Person
let kim: Person
beforeAll(async () => {
  shop = await openTestShop()
  rosa = await shop.signIn('rosa@riverbend.example')
  ben = await shop.signIn('ben@riverbend.example')
  vic = await shop.signIn('vic@riverbend.example')
  kim = await shop.signIn('kim@kestrel.example')
})
afterAll(() => shop.close())

interface Typed {
  name: string
  roleIds: number[]
  userIds: number[]
}
const at = ({ companyId }: Caller) => ({ companyId: String(companyId) })
const create = (group: Typed, caller: Partial<Caller> = rosa, company: Caller = rosa) =>
  shop.call(createUserGroup, { ...at(company), ...group }, caller)
const change = (id: number, group: Typed, caller: Partial<Caller> = rosa, company: Caller = rosa) =>
  shop.call(changeUserGroup, { ...at(company), userGroupId: String(id), ...group }, caller)
const remove = (id: number, caller: Partial<Caller> = rosa, company: Caller = rosa) =>
  shop.call(deleteUserGroup, { ...at(company), userGroupId: String(id) }, caller)
const list = async (caller = rosa) => (await shop.call(listUserGroups, at(caller), caller)).body.userGroups
const permissionsOf = async (person: Person) =>
  (await shop.call(getUser, { ...at(person), userId: String(person.userId) }, person)).body.permissions
const roleOf = async (name: string, { companyId }: Caller = rosa) => {
  const [role] = await shop.shop.db
    .select()
    .from(schema.roles)
    .where(and(eq(schema.roles.companyId, companyId), eq(schema.roles.name, name)))
  return role?.id ?? 0
}
const allow = async (role: string, ...permissions: Permission[]) => {
  const roleId = await roleOf(role)
  await shop.shop.db
    .insert(schema.rolePermissions)
    .values(permissions.map((permission) => ({ roleId, permission })))
}

it('permissions of role and groups combine from the next call on, also for mails about orders (USERS-21, PERM-01, E81, E82, E83, E84)', async () => {
  const { db } = shop.shop
  const sent = { name: ' Week-end ', roleIds: [await roleOf('Buyer')], userIds: [vic.userId, vic.userId] }
  const created = await create(sent)
  expect(created.status).toBe(201)
  const { userGroupId } = created.body
  expect(await list()).toEqual([
    { userGroupId, name: 'Week-end', roleIds: sent.roleIds, userIds: [vic.userId], isAbove: false },
  ])
  expect(await permissionsOf(vic)).toEqual(['PLACE_SALES_ORDERS', 'PREPARE_QUOTES'])
  expect(await listHolders(db, vic.companyId, 'PLACE_SALES_ORDERS')).toContain('vic@riverbend.example')

  const estimators = { name: 'Week-end', roleIds: [await roleOf('Estimator')], userIds: [vic.userId] }
  expect(await change(userGroupId, estimators)).toMatchObject({ status: 200, body: {} })
  expect(await permissionsOf(vic)).toEqual(['PREPARE_QUOTES'])
  expect(await remove(userGroupId)).toMatchObject({ status: 200, body: {} })
  expect(await permissionsOf(vic)).toEqual([])
  expect(await listHolders(db, vic.companyId, 'PLACE_SALES_ORDERS')).not.toContain('vic@riverbend.example')
  expect(await list()).toEqual([])
})

it('a group name is required and unique in a company; roles and members must belong to the company (E82)', async () => {
  const none = { roleIds: [], userIds: [] }
  expect(await create({ name: ' ', ...none })).toMatchObject({
    status: 400,
    body: { error: 'A user group is required to have a name.' },
  })
  expect(await create({ name: 'x'.repeat(51), ...none })).toMatchObject({ status: 400 })
  const { userGroupId } = (await create({ name: 'Stores', ...none })).body
  const taken = { status: 409, body: { error: 'A user group with this name already exists.' } }
  expect(await create({ name: 'STORES', ...none })).toMatchObject(taken)
  expect((await change(userGroupId, { name: 'stores', ...none })).status).toBe(200)
  expect((await create({ name: 'Stores', ...none }, kim, kim)).status).toBe(201)
  const invalid = { status: 400, body: { error: 'The request is not valid.' } }
  expect(await create({ name: 'Foreign', roleIds: [], userIds: [kim.userId] })).toMatchObject(invalid)
  expect(await create({ name: 'Foreign', roleIds: [await roleOf('Buyer', kim)], userIds: [] })).toMatchObject(
    invalid,
  )
})

it('a user cannot create a group with permissions they lack, nor change or delete one (OQ-31)', async () => {
  await allow('Buyer', 'CREATE_USER_GROUPS', 'UPDATE_USER_GROUPS', 'DELETE_USER_GROUPS')
  const refused = { status: 403, body: { error: 'You cannot grant a permission that you do not hold.' } }
  const mighty = { name: 'Mighty', roleIds: [await roleOf('Admin')], userIds: [ben.userId] }
  expect(await create(mighty, ben)).toMatchObject(refused)
  const { userGroupId } = (await create({ ...mighty, userIds: [] })).body
  expect(await change(userGroupId, mighty, ben)).toMatchObject(refused)
  expect(await change(userGroupId, { ...mighty, roleIds: [] }, ben)).toMatchObject(refused)
  const error = 'This user group gives permissions that you do not hold, so you cannot change or delete it.'
  expect(await remove(userGroupId, ben)).toMatchObject({ status: 403, body: { error } })
  expect((await list(ben)).map(({ name, isAbove }) => [name, isAbove])).toContainEqual(['Mighty', true])
  expect(await permissionsOf(ben)).not.toContain('DELETE_ROLES')
})

it('a group that makes the last administrator cannot be deleted or lose that member (OQ-31)', async () => {
  const mighty = (await list()).find(({ name }) => name === 'Mighty')
  const userGroupId = mighty?.userGroupId ?? 0
  const group = { name: 'Mighty', roleIds: [await roleOf('Admin')], userIds: [vic.userId] }
  expect((await change(userGroupId, group)).status).toBe(200)
  const rosaAsBuyer = {
    ...at(rosa),
    userId: String(rosa.userId),
    name: 'Rosa',
    userState: 'ENABLED' as const,
    phoneNumberCountryCode: null,
    phoneNumber: null,
    roleId: await roleOf('Buyer'),
  }
  expect((await shop.call(changeUser, rosaAsBuyer, vic)).status).toBe(200)
  const last = { status: 409, body: { error: 'The last administrator of a company cannot be changed.' } }
  expect(await remove(userGroupId, vic)).toMatchObject(last)
  expect(await change(userGroupId, { ...group, userIds: [] }, vic)).toMatchObject(last)
  await shop.call(changeUser, { ...rosaAsBuyer, roleId: await roleOf('Admin') }, vic)
  expect((await remove(userGroupId)).status).toBe(200)
})

it('a deleted role is removed from its groups (ROLES-09)', async () => {
  const roleId = await roleOf('Estimator')
  const { userGroupId } = (await create({ name: 'Quotes', roleIds: [roleId], userIds: [vic.userId] })).body
  await shop.call(deleteRole, { ...at(rosa), roleId: String(roleId) }, rosa)
  expect((await list()).find((one) => one.userGroupId === userGroupId)?.roleIds).toEqual([])
  expect(await permissionsOf(vic)).toEqual([])
})

it("each action needs its own permission; another company's group is not found (OQ-30)", async () => {
  const group = { name: 'Any', roleIds: [], userIds: [] }
  const { userGroupId } = (await create(group)).body
  const acts = async (caller: Partial<Caller>, company: Caller) => [
    (await shop.call(listUserGroups, at(company), caller)).status,
    (await create(group, caller, company)).status,
    (await change(userGroupId, group, caller, company)).status,
    (await remove(userGroupId, caller, company)).status,
  ]
  expect(await acts({}, rosa)).toEqual([401, 401, 401, 401])
  expect(await acts(vic, rosa)).toEqual([403, 403, 403, 403])
  expect(await acts(kim, rosa)).toEqual([404, 404, 404, 404])
  expect(await acts(kim, kim)).toEqual([200, 201, 404, 404])
  await allow('Basic User', 'DELETE_USER_GROUPS')
  expect(await acts(vic, rosa)).toEqual([200, 403, 403, 200])

  const sol = await shop.signIn('sol@volute.example')
  const ada = await shop.signIn('ada@volute.example')
  expect((await shop.call(createUserGroup, { ...at(sol), ...group }, sol)).status).toBe(403)
  expect((await shop.call(createUserGroup, { ...at(ada), ...group }, ada)).status).toBe(201)
})
