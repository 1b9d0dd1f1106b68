import { deleteUser } from '@volute/domain/people/account'
import { getCartQuantity, putCart } from '@volute/domain/buying/cart'
import { placeSalesOrder } from '@volute/domain/buying/orders'
import { signIn } from '@volute/domain/people/session'
import { eq } from 'drizzle-orm'
import { createAccount } from '@volute/domain/people/registration'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { fillCart } from '../../../test/order-body.ts'
import { readMails } from '../../../test/read-mails.ts'
import { PASSWORD } from '../../../test/world.ts'
import { worldIds } from '../../../test/world-lookups.ts'
import { schema } from '../../core/db/index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const accountOf = ({ companyId, userId }: { companyId: number; userId: number }) => ({
  companyId: String(companyId),
  userId: String(userId),
})
const remove = (person: Caller & { userId: number }, caller: Partial<Caller> = person) =>
  shop.call(deleteUser, accountOf(person), caller)
const userOf = async (userId: number) => {
  const [user] = await shop.shop.db.select().from(schema.users).where(eq(schema.users.id, userId))
  return user
}

it('deleting an account ends all sessions and passwords, removes cart, saved addresses, phone and role, and frees the email address (ACCT-15, OQ-28)', async () => {
  const { db } = shop.shop
  const [here, elsewhere] = [
    await shop.signIn('vic@riverbend.example'),
    await shop.signIn('vic@riverbend.example'),
  ]
  const partId = (await worldIds(shop)).part('235626')
  await shop.call(putCart, { replaceAll: false, items: [{ partId, quantity: 2 }] }, here)
  await db
    .insert(schema.savedAddresses)
    .values({ ...address, userId: here.userId, companyId: here.companyId })
  await db.insert(schema.temporaryPasswords).values({
    userId: here.userId,
    purpose: 'FORGOTTEN',
    passwordHash: 'hash',
    expiresUtc: new Date(shop.clock.now.getTime() + 3_600_000),
  })

  expect(await remove(here)).toMatchObject({ status: 200, body: {} })
  for (const { token } of [here, elsewhere])
    expect((await shop.call(getCartQuantity, {}, { token })).status).toBe(401)
  expect(await shop.call(signIn, { username: 'vic@riverbend.example', password: PASSWORD })).toMatchObject({
    status: 400,
    body: { error: 'Invalid email or password.' },
  })
  expect(await userOf(here.userId)).toMatchObject({
    state: 'DELETED',
    name: 'Deleted user',
    email: '',
    roleId: null,
    phoneNumber: null,
    passwordHash: null,
  })
  expect(await db.select().from(schema.carts).where(eq(schema.carts.userId, here.userId))).toEqual([])
  const kept = await db.select().from(schema.savedAddresses)
  expect(kept.filter(({ userId }) => userId === here.userId)).toEqual([])
  const [temporary] = await db.select().from(schema.temporaryPasswords)
  expect(temporary?.usedUtc).not.toBeNull()
  const acts = await db.select().from(schema.events).where(eq(schema.events.kind, 'delete-account'))
  expect(acts).toMatchObject([{ userId: here.userId, companyId: here.companyId }])

  await shop.call(createAccount, {
    name: 'Vic again',
    emailAddress: 'vic@riverbend.example',
    companyName: 'Vic Pumps',
    companyAddress: '',
  })
  expect((await readMails(shop, 'vic@riverbend.example')).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('account'),
  ])
})

it('after a user deletes their account, their orders keep the name and address of the buyer (OQ-28)', async () => {
  const ben = await shop.signIn('ben@riverbend.example')
  const line = { partId: (await worldIds(shop)).part('235626'), quantity: 2 }
  const order = await fillCart(shop, ben, [line])
  expect((await shop.call(placeSalesOrder, order, ben)).status).toBeLessThan(300)
  expect((await remove(ben)).status).toBe(200)
  expect(await userOf(ben.userId)).toMatchObject({
    state: 'DELETED',
    name: 'Ben',
    email: 'ben@riverbend.example',
  })
  const orders = await shop.shop.db.select({ userId: schema.salesOrders.userId }).from(schema.salesOrders)
  expect(orders).toEqual([{ userId: ben.userId }])
})

it('the last administrator of a company can delete their account; another attempt gets 401 (OQ-28)', async () => {
  const kim = await shop.signIn('kim@kestrel.example')
  const statuses = await Promise.all([remove(kim), remove(kim)])
  expect(statuses.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThan(0)
  expect((await remove(kim)).status).toBe(401)
})

it('a user of another company gets 404 and deletes nobody (E20)', async () => {
  const quinn = await shop.signIn('quinn@riverbend.example')
  const ada = await shop.signIn('ada@volute.example')
  expect(await remove(quinn, ada)).toMatchObject({
    status: 404,
    body: { error: 'The requested item was not found.' },
  })
  expect((await remove({ ...quinn, companyId: ada.companyId }, { token: quinn.token })).status).toBe(404)
  expect((await remove(quinn, {})).status).toBe(401)
  expect(await userOf(quinn.userId)).toMatchObject({ state: 'ENABLED', name: 'Quinn' })
})

const address = {
  entryName: 'Yard',
  shippingCountry: 'US',
  shippingState: 'CA',
  shippingCity: 'Fresno',
  shippingZipCode: '93706',
  shippingAddressLine1: '1 Canal Road',
  shippingCompanyName: 'Riverbend Irrigation',
}
