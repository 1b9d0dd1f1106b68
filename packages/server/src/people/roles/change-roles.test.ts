import { getUser } from '@volute/domain/people/account'
import { placeSalesOrder } from '@volute/domain/buying/orders'
import { type Permission, permissionTable } from '@volute/domain/core/permissions'
import { inviteUsers } from '@volute/domain/people/registration'
import { changeRole, createRole, deleteRole, getRole, listRoles } from '@volute/domain/people/roles'
import { createUserGroup, deleteUserGroup, listUsers } from '@volute/domain/people/users'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { fillCart } from '../../../test/order-body.ts'
import { worldIds } from '../../../test/world-lookups.ts'
import { schema } from '../../core/db/index.ts'

let shop: TestShop
let rosa: Caller
let ben: Caller & { userId: number }
let ada: Caller
let kim: Caller
beforeAll(async () => {
  shop = await openTestShop()
  rosa = await shop.signIn('rosa@riverbend.example')
  ben = await shop.signIn('ben@riverbend.example')
  ada = await shop.signIn('ada@volute.example')
  kim = await shop.signIn('kim@kestrel.example')
})
afterAll(() => shop.close())

const ids = (...codes: Permission[]): number[] => codes.map((code) => permissionTable[code].id)
const at = ({ companyId }: Caller) => ({ companyId: String(companyId) })
const role = (name: string, ...codes: Permission[]) => ({
  name,
  description: '',
  permissionIds: ids(...codes),
})
const create = (sent: ReturnType<typeof role>, caller: Partial<Caller> = rosa, company = rosa) =>
  shop.call(createRole, { ...at(company), ...sent }, caller)
const read = (roleId: number, caller = rosa) =>
  shop.call(getRole, { ...at(caller), roleId: String(roleId) }, caller)
const change = (roleId: number, sent: ReturnType<typeof role>, caller = rosa) =>
  shop.call(changeRole, { ...at(caller), roleId: String(roleId), ...sent }, caller)
const remove = (roleId: number, caller = rosa) =>
  shop.call(deleteRole, { ...at(caller), roleId: String(roleId) }, caller)
const list = (caller: Caller) => shop.call(listRoles, at(caller), caller)
const roleNamed = async (name: string, caller = rosa) => {
  const { body } = await list(caller)
  const found = body.roles.find((one) => one.name === name)
  if (!found) throw new Error(`no role ${name}`)
  return found.roleId
}
const permissionsOf = async (person: Caller & { userId: number }) =>
  (await shop.call(getUser, { ...at(person), userId: String(person.userId) }, person)).body.permissions
/** Adds these permissions to a role. */
async function allow(roleId: number, ...codes: Permission[]) {
  await shop.shop.db
    .insert(schema.rolePermissions)
    .values(codes.map((permission) => ({ roleId, permission })))
    .onConflictDoNothing()
}

it('the list counts who holds each role, by themselves or through a group, once, with the invited (ROLES-17)', async () => {
  const counts = async () => {
    const { body } = await list(rosa)
    return Object.fromEntries(body.roles.map(({ name, holderCount }) => [name, holderCount]))
  }
  expect(await counts()).toEqual({ Admin: 1, 'Basic User': 1, Buyer: 1, Estimator: 1 })
  const roleIds = [await roleNamed('Buyer'), await roleNamed('Estimator')]
  const group = { name: 'Yard', roleIds, userIds: [ben.userId] }
  const { body } = await shop.call(createUserGroup, { ...at(rosa), ...group }, rosa)
  expect(await counts()).toEqual({ Admin: 1, 'Basic User': 1, Buyer: 1, Estimator: 2 })
  const invited = { emailAddress: 'una@riverbend.example', roleId: await roleNamed('Estimator') }
  await shop.call(inviteUsers, { companyId: rosa.companyId, inviteUsers: [invited] }, rosa)
  expect(await counts()).toEqual({ Admin: 1, 'Basic User': 1, Buyer: 1, Estimator: 3 })
  await shop.call(deleteUserGroup, { ...at(rosa), userGroupId: String(body.userGroupId) }, rosa)
})

it('roles are listed in order; only the provider sees admin permissions (ROLES-04, ROLES-05, ROLES-11, ROLES-13, PERM-18, E47)', async () => {
  await create(role('accounting'))
  const { body } = await list(rosa)
  expect(body.roles.map(({ name, immutable }) => [name, immutable])).toEqual([
    ['Admin', true],
    ['Basic User', true],
    ['accounting', false],
    ['Buyer', false],
    ['Estimator', false],
  ])
  expect(body.permissions).toHaveLength(12)
  expect(body.permissions.some(({ isAdminPermission }) => isAdminPermission)).toBe(false)
  expect(body.permissions).toContainEqual({
    permissionId: 4,
    code: 'INVITE_USERS',
    area: 'Users',
    name: 'Invite users',
    description: 'Invite people with a role, and review join requests.',
    isAdminPermission: false,
  })
  expect((await list(ada)).body.permissions).toHaveLength(28)
  const [basicUser, admin] = [await read(await roleNamed('Basic User')), await read(await roleNamed('Admin'))]
  expect(basicUser.body).toMatchObject({ permissionIds: [], immutable: true })
  expect(admin.body.permissionIds).toHaveLength(12)
})

it('a role is created, read and changed, and the change is recorded (ROLES-06, ROLES-07, ROLES-08, E48, E49, E50)', async () => {
  const created = await create({
    ...role(' Purchasing ', 'PLACE_SALES_ORDERS', 'INVITE_USERS'),
    description: ' Orders ',
  })
  expect(created.status).toBe(201)
  const { roleId } = created.body
  const stored = (await read(roleId)).body
  expect({ ...stored, permissionIds: stored.permissionIds.toSorted((a, b) => a - b) }).toEqual({
    name: 'Purchasing',
    description: 'Orders',
    permissionIds: [4, 10],
    immutable: false,
  })
  expect(await change(roleId, role('purchasing', 'PREPARE_QUOTES'))).toMatchObject({ status: 200, body: {} })
  expect((await read(roleId)).body).toMatchObject({
    name: 'purchasing',
    description: '',
    permissionIds: [11],
  })
  const acts = await shop.shop.db.select().from(schema.events).where(eq(schema.events.kind, 'change-role'))
  expect(acts[0]?.subject).toMatchObject({ roleId, after: { permissions: ['PREPARE_QUOTES'] } })
})

it.each([
  ['', '', [], 'A role is required to have a name.'],
  ['x'.repeat(51), '', [], 'Role name must be 50 characters or less.'],
  ['Long', 'x'.repeat(1001), [], 'Role description must be 1000 characters or less.'],
  ['Unknown', '', [99], 'The request is not valid.'],
  ['Admin permission', '', [permissionTable.CROSS_COMPANY.id], 'The request is not valid.'],
])(
  '%j is rejected with its message (ROLES-14, E48, E50)',
  async (name, description, permissionIds, error) => {
    const sent = { name, description, permissionIds }
    expect(await create(sent)).toMatchObject({ status: 400, body: { error } })
    expect(await change(await roleNamed('Buyer'), sent)).toMatchObject({ status: 400, body: { error } })
  },
)

it('a role name is unique in its company, ignoring case and character width, even for concurrent requests (OQ-31)', async () => {
  const taken = { status: 409, body: { error: 'A role with this name already exists.' } }
  expect(await create(role(' ＢＵＹＥＲ '))).toMatchObject(taken)
  expect(await create(role('admin'))).toMatchObject(taken)
  expect(await change(await roleNamed('Estimator'), role('BUYER'))).toMatchObject(taken)
  expect((await create(role('Estimator'), kim, kim)).status).toBe(201)
  const twice = await Promise.all([create(role('Twin')), create(role('twin'))])
  expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
})

it('Admin and Basic User cannot be changed or deleted (ROLES-10, E50, E51)', async () => {
  const refused = { status: 403, body: { error: 'This role cannot be changed.' } }
  for (const name of ['Admin', 'Basic User']) {
    const roleId = await roleNamed(name)
    expect(await change(roleId, role('Mine'))).toMatchObject(refused)
    expect(await remove(roleId)).toMatchObject(refused)
  }
})

it('a user cannot create, change or delete a role with permissions they lack, even to remove them (OQ-31)', async () => {
  const refused = { status: 403, body: { error: 'You cannot grant a permission that you do not hold.' } }
  await allow(await roleNamed('Buyer'), 'CREATE_ROLES', 'UPDATE_ROLES', 'DELETE_ROLES')
  expect(await create(role('Mighty', 'INVITE_USERS'), ben)).toMatchObject(refused)
  const { roleId } = (await create(role('Weak', 'PREPARE_QUOTES'), ben)).body
  expect(await change(roleId, role('Weak', 'INVITE_USERS'), ben)).toMatchObject(refused)
  await change(roleId, role('Weak', 'DELETE_USERS'))
  expect(await change(roleId, role('Weak'), ben)).toMatchObject(refused)
  const error = 'This role holds permissions that you do not hold, so you cannot change or delete it.'
  expect(await remove(roleId, ben)).toMatchObject({ status: 403, body: { error } })
  expect((await read(roleId)).body.permissionIds).toEqual([permissionTable.DELETE_USERS.id])
})

it('a role change applies from the next call; deleting the role makes its users Basic Users (ROLES-09, ROLES-12, E51)', async () => {
  const items = [{ partId: (await worldIds(shop)).part('235626'), quantity: 2 }]
  const order = await fillCart(shop, ben, items)
  const buyer = await roleNamed('Buyer')
  await change(buyer, role('Buyer', 'PREPARE_QUOTES'))
  expect((await shop.call(placeSalesOrder, order, ben)).status).toBe(403)
  expect(await permissionsOf(ben)).toEqual(['PREPARE_QUOTES'])
  expect(await remove(buyer)).toMatchObject({ status: 200, body: {} })
  expect(await permissionsOf(ben)).toEqual([])
  const { users } = (await shop.call(listUsers, at(rosa), rosa)).body
  const basicUser = await roleNamed('Basic User')
  expect(users.find(({ userId }) => userId === ben.userId)?.roleId).toBe(basicUser)
  expect((await remove(buyer)).status).toBe(404)
})

it('deleting a role while a user is invited with it breaks neither (ROLES-09, USERS-07)', async () => {
  for (const round of [1, 2, 3, 4, 5]) {
    await create(role(`Passing ${round}`))
    const roleId = await roleNamed(`Passing ${round}`)
    const inviteRows = [{ emailAddress: `passing-${round}@riverbend.example`, roleId }]
    const [deleted, invited] = await Promise.all([
      remove(roleId),
      shop.call(inviteUsers, { companyId: rosa.companyId, inviteUsers: inviteRows }, rosa),
    ])
    expect(deleted.status).toBe(200)
    expect([200, 400, 403, 404]).toContain(invited.status)
  }
})

it("each action needs its own permission; the provider's own company needs the admin one (OQ-09, PERM-10, PERM-15)", async () => {
  const vic = await shop.signIn('vic@riverbend.example')
  const roleId = await roleNamed('Estimator')
  const estimator = { ...at(vic), roleId: String(roleId) }
  const acts = async (caller: Partial<Caller>) => [
    (await shop.call(listRoles, at(vic), caller)).status,
    (await shop.call(getRole, estimator, caller)).status,
    (await shop.call(createRole, { ...at(vic), ...role('New') }, caller)).status,
    (await shop.call(changeRole, { ...estimator, ...role('Changed') }, caller)).status,
    (await shop.call(deleteRole, estimator, caller)).status,
  ]
  expect(await acts({})).toEqual([401, 401, 401, 401, 401])
  expect(await acts(vic)).toEqual([403, 403, 403, 403, 403])
  expect(await acts(kim)).toEqual([404, 404, 404, 404, 404])
  await allow(await roleNamed('Basic User'), 'CREATE_ROLES')
  expect(await acts(vic)).toEqual([200, 200, 201, 403, 403])
  expect((await remove(roleId, kim)).status).toBe(404)
  expect((await read(roleId, kim)).status).toBe(404)

  const sol = await shop.signIn('sol@volute.example')
  await allow(await roleNamed('Sales', ada), 'CREATE_ROLES', 'UPDATE_ROLES', 'DELETE_ROLES')
  expect((await list(sol)).status).toBe(403)
  expect((await create(role('Desk'), sol, sol)).status).toBe(403)
  expect((await create(role('Desk', 'MANAGE_ORDERS'), ada, ada)).status).toBe(201)
})
