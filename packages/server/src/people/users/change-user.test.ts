import { deleteUser, getUser } from '@volute/domain/people/account'
import { customerPermissions } from '@volute/domain/core/permissions'
import { acceptInvite, inviteUsers } from '@volute/domain/people/registration'
import { changeRole } from '@volute/domain/people/roles'
import { changeUser, createUserGroup, deleteUserGroup, listUsers } from '@volute/domain/people/users'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { grant } from '../../../test/grant.ts'
import { schema } from '../../core/db/index.ts'

type Person = Caller & { userId: number }

let shop: TestShop
let rosa: Person
let ben: Person
let quinn: Person
let ada: Person
beforeAll(async () => {
  shop = await openTestShop()
  rosa = await shop.signIn('rosa@riverbend.example')
  ben = await shop.signIn('ben@riverbend.example')
  quinn = await shop.signIn('quinn@riverbend.example')
  ada = await shop.signIn('ada@volute.example')
})
afterAll(() => shop.close())

const at = ({ companyId, userId }: Person) => ({ companyId: String(companyId), userId: String(userId) })
const phone = { phoneNumberCountryCode: '1', phoneNumber: '2125550146' }
const noPhone = { phoneNumberCountryCode: null, phoneNumber: null }
const change = (
  person: Person,
  sent: { name?: string; roleId: number | null; phoneNumber?: string },
  caller: Partial<Caller> = rosa,
) =>
  shop.call(
    changeUser,
    { ...at(person), name: 'Somebody', userState: 'ENABLED', ...noPhone, ...sent },
    caller,
  )
const read = (person: Person, caller: Partial<Caller>) => shop.call(getUser, at(person), caller)
const remove = (person: Person, caller: Partial<Caller> = rosa) => shop.call(deleteUser, at(person), caller)
const roleOf = async (name: string, { companyId } = rosa) => {
  const [role] = await shop.shop.db
    .select()
    .from(schema.roles)
    .where(and(eq(schema.roles.companyId, companyId), eq(schema.roles.name, name)))
  return role?.id ?? 0
}
const allow = async (role: string, permission: 'UPDATE_USERS' | 'DELETE_USERS' | 'INVITE_USERS', of = rosa) =>
  shop.shop.db
    .insert(schema.rolePermissions)
    .values({ roleId: await roleOf(role, of), permission })
    .onConflictDoNothing()
const escalation = { status: 403, body: { error: 'You cannot grant a permission that you do not hold.' } }

it('name, phone and role are saved, and the permissions apply from the next call (USERS-16, USERS-17, E45, E18)', async () => {
  const roleId = await roleOf('Estimator')
  const sent = { name: ' Ben W. ', userState: 'ENABLED' as const, ...phone, roleId }
  expect(await shop.call(changeUser, { ...at(ben), ...sent }, rosa)).toMatchObject({ status: 200, body: {} })
  const stored = { name: 'Ben W.', emailAddress: 'ben@riverbend.example', ...phone, roleId }
  expect((await read(ben, rosa)).body).toEqual({
    ...stored,
    userId: ben.userId,
    permissions: ['PREPARE_QUOTES'],
  })
  expect((await read(ben, ben)).body.permissions).toEqual(['PREPARE_QUOTES'])
  const { users } = (await shop.call(listUsers, { companyId: String(rosa.companyId) }, rosa)).body
  expect(users).toContainEqual({ ...stored, userId: ben.userId, isAbove: false })
  await change(ben, { name: 'Ben', roleId: await roleOf('Buyer'), phoneNumber: '12345' })
  expect((await read(ben, rosa)).body).toMatchObject(noPhone)
})

it('a user needs a name of 1 to 100 characters and a role of the company (USERS-15, E45)', async () => {
  const roleId = await roleOf('Buyer')
  const nameLength = {
    status: 400,
    body: { error: "A user's name must be between 1 and 100 characters long." },
  }
  expect(await change(ben, { name: '  ', roleId })).toMatchObject(nameLength)
  expect(await change(ben, { name: 'x'.repeat(101), roleId })).toMatchObject(nameLength)
  const roleMissing = { status: 400, body: { error: 'All users must have a role selected.' } }
  expect(await change(ben, { roleId: null })).toMatchObject(roleMissing)
  expect(await change(ben, { roleId: await roleOf('Admin', ada) })).toMatchObject(roleMissing)
})

it('users can change their own name but not their own role (OQ-31, E45)', async () => {
  const ownRole = { status: 403, body: { error: 'You cannot change your own role.' } }
  expect(await change(rosa, { roleId: await roleOf('Buyer') })).toMatchObject(ownRole)
  expect((await change(rosa, { name: 'Rosa D.', roleId: await roleOf('Admin') })).status).toBe(200)
})

it('a user cannot assign a role with permissions they lack (OQ-31)', async () => {
  await allow('Buyer', 'UPDATE_USERS')
  expect(await change(quinn, { roleId: await roleOf('Admin') }, ben)).toMatchObject(escalation)
  expect((await change(quinn, { roleId: await roleOf('Buyer') }, ben)).status).toBe(200)
  await change(quinn, { name: 'Quinn', roleId: await roleOf('Estimator') })
})

it('users cannot change or delete anyone who has permissions they lack, by role or by group; the list marks such users (OQ-31)', async () => {
  const above = {
    status: 403,
    body: { error: 'This user holds permissions that you do not hold, so you cannot change or delete them.' },
  }
  await grant(shop, 'quinn@riverbend.example', ['UPDATE_USERS', 'DELETE_USERS'])
  const refused = async (person: Person, name: string, role: string) => {
    for (const roleId of [await roleOf(role), await roleOf('Basic User')])
      expect(await change(person, { name, roleId }, quinn)).toMatchObject(above)
    expect(await remove(person, quinn)).toMatchObject(above)
  }
  await refused(rosa, 'Rosa', 'Admin')
  await refused(ben, 'Ben', 'Buyer')
  expect((await read(rosa, rosa)).body.roleId).toBe(await roleOf('Admin'))

  const vic = await shop.signIn('vic@riverbend.example')
  const company = { companyId: String(rosa.companyId) }
  const isAbove = async (person: Person) =>
    (await shop.call(listUsers, company, quinn)).body.users.find(({ userId }) => userId === person.userId)
      ?.isAbove
  expect([await isAbove(rosa), await isAbove(vic), await isAbove(quinn)]).toEqual([true, false, false])
  expect((await change(vic, { name: 'Vic', roleId: await roleOf('Basic User') }, quinn)).status).toBe(200)
  const group = { name: 'Makers', roleIds: [await roleOf('Buyer')], userIds: [vic.userId] }
  const made = await shop.call(createUserGroup, { ...company, ...group }, rosa)
  expect(await isAbove(vic)).toBe(true)
  await refused(vic, 'Vic', 'Basic User')
  const userGroupId = String(made.body.userGroupId)
  await shop.call(deleteUserGroup, { ...company, userGroupId }, rosa)
  await change(quinn, { name: 'Quinn', roleId: await roleOf('Estimator') })
})

it('the last administrator cannot be changed or deleted, even when two demote each other at once (OQ-28, OQ-31, USERS-18, E20, E45)', async () => {
  const buyer = await roleOf('Buyer')
  await grant(shop, 'ben@riverbend.example', [...customerPermissions])
  expect(await change(rosa, { roleId: buyer }, ben)).toMatchObject({
    status: 409,
    body: { error: 'The last administrator of a company cannot be changed.' },
  })
  expect(await remove(rosa, ben)).toMatchObject({
    status: 409,
    body: { error: 'The last administrator of a company cannot be deleted.' },
  })
  await change(ben, { name: 'Ben', roleId: buyer })
  expect((await read(rosa, rosa)).body.roleId).toBe(await roleOf('Admin'))
  await change(quinn, { name: 'Quinn', roleId: await roleOf('Admin') })
  const outcomes = await Promise.all([
    change(rosa, { name: 'Rosa', roleId: buyer }, quinn),
    change(quinn, { name: 'Quinn', roleId: buyer }, rosa),
  ])
  expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1)
  const [admin] = outcomes[0].status === 200 ? [quinn, rosa] : [rosa, quinn]
  const other = admin === rosa ? quinn : rosa
  await change(other, { roleId: await roleOf('Admin') }, admin)
  await change(quinn, { name: 'Quinn', roleId: await roleOf('Estimator') })
})

it('an invited user stays invited with the changed role; after deletion, an invitation code is rejected (E45)', async () => {
  const companyId = rosa.companyId
  const inviteUsersRow = { emailAddress: 'ivy@riverbend.example', roleId: await roleOf('Basic User') }
  const invited = await shop.call(inviteUsers, { companyId, inviteUsers: [inviteUsersRow] }, rosa)
  const userId = invited.body.successfulEmails[0]?.userId ?? 0
  const ivy = { token: '', companyId, userId }
  expect((await change(ivy, { name: 'Ivy', roleId: await roleOf('Buyer') })).status).toBe(200)
  const [row] = await shop.shop.db.select().from(schema.users).where(eq(schema.users.id, userId))
  expect(row).toMatchObject({ state: 'INVITED', name: 'Ivy', roleId: await roleOf('Buyer') })
  expect((await remove(ivy)).status).toBe(200)
  const code = { name: 'Ivy', emailAddress: 'ivy@riverbend.example', companyCode: 'A'.repeat(22), ...noPhone }
  expect((await shop.call(acceptInvite, code)).status).toBe(404)
})

it('a deleted user is signed out and no longer found, and the deletion is recorded (E20, USERS-18)', async () => {
  const vic = await shop.signIn('vic@riverbend.example')
  expect(await remove(vic)).toMatchObject({ status: 200, body: {} })
  expect((await read(vic, vic)).status).toBe(401)
  expect((await read(vic, rosa)).status).toBe(404)
  expect((await remove(vic)).status).toBe(404)
  const acts = await shop.shop.db.select().from(schema.events).where(eq(schema.events.kind, 'delete-user'))
  expect(acts.at(-1)).toMatchObject({ userId: rosa.userId, subject: { userId: vic.userId } })
})

it("each action needs its own permission; another company's user is not found (PERM-14, PERM-10, OQ-09)", async () => {
  const acts = async (person: Person, caller: Partial<Caller>) => [
    (await read(person, caller)).status,
    (await change(person, { name: 'Ben', roleId: await roleOf('Buyer') }, caller)).status,
    (await remove(person, caller)).status,
  ]
  expect(await acts(ben, {})).toEqual([401, 401, 401])
  expect(await acts(ben, quinn)).toEqual([403, 403, 403])
  const kim = await shop.signIn('kim@kestrel.example')
  expect(await acts(ben, kim)).toEqual([404, 404, 404])
  expect(await acts({ ...ben, companyId: kim.companyId }, kim)).toEqual([404, 404, 404])
  await allow('Estimator', 'INVITE_USERS')
  expect(await acts(ben, quinn)).toEqual([200, 403, 403])
  const lacking = { status: 403, body: { code: 'FORBIDDEN' } }
  expect(await change(ben, { name: 'Ben', roleId: await roleOf('Buyer') }, quinn)).toMatchObject(lacking)
  expect(await remove(ben, quinn)).toMatchObject(lacking)

  const sol = await shop.signIn('sol@volute.example')
  const nia = await shop.signIn('nia@volute.example')
  await allow('Sales', 'UPDATE_USERS', ada)
  await allow('Sales', 'DELETE_USERS', ada)
  expect(await acts(nia, sol)).toEqual([403, 403, 403])
  expect((await change(nia, { name: 'Nia', roleId: await roleOf('Sales', ada) }, ada)).status).toBe(200)
})

it('a buyer may not change the Buyer role (E50)', async () => {
  const roleId = String(await roleOf('Buyer'))
  const sent = { name: 'Buyer', description: '', permissionIds: [1, 2, 3] }
  const company = { companyId: String(ben.companyId) }
  expect((await shop.call(changeRole, { ...company, roleId, ...sent }, ben)).status).toBe(403)
})
