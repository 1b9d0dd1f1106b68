import { getRibbonFigures } from '@volute/domain/storefront/dashboard'
import { placeSalesOrder } from '@volute/domain/buying/orders'
import { enterCompany } from '@volute/domain/people/session'
import { listRoles } from '@volute/domain/people/roles'
import { listUsers } from '@volute/domain/people/users'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { grant } from '../../../test/grant.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { savedQuote } from '../../../test/quote-body.ts'
import { worldIds } from '../../../test/world-lookups.ts'
import { schema } from '../../core/db/index.ts'
import { placeOrder } from '../../buying/orders/index.ts'

let shop: TestShop
let seals: { partId: number; quantity: number }[]
beforeAll(async () => {
  shop = await openTestShop()
  seals = [{ partId: (await worldIds(shop)).part('TB10773'), quantity: 1 }]
})
afterAll(() => shop.close())

const figuresFor = async (caller: Caller) => (await shop.call(getRibbonFigures, {}, caller)).body

it('the numbers of users and roles match the lists of the own company (E87)', async () => {
  for (const email of ['rosa@riverbend.example', 'kim@kestrel.example', 'ada@volute.example']) {
    const admin = await shop.signIn(email)
    const company = { companyId: String(admin.companyId) }
    const { users } = (await shop.call(listUsers, company, admin)).body
    const { roles } = (await shop.call(listRoles, company, admin)).body
    expect(await figuresFor(admin)).toMatchObject({ users: users.length, roles: roles.length })
  }
})

it('a person who may not open a page gets no figure of it (E87)', async () => {
  const vic = await shop.signIn('vic@riverbend.example')
  expect(await figuresFor(vic)).toEqual({ users: null, roles: null, openQuotes: null, lastOrderUtc: null })
  await grant(shop, 'vic@riverbend.example', ['DELETE_ROLES'])
  expect(await figuresFor(vic)).toMatchObject({ users: null, roles: expect.any(Number), openQuotes: null })
  expect((await shop.call(getRibbonFigures, {})).status).toBe(401)
})

it('open quotes are those that can still be ordered (E87, QUOTE-11, OQ-112)', async () => {
  const [ben, kim] = [await shop.signIn('ben@riverbend.example'), await shop.signIn('kim@kestrel.example')]
  const openFor = async (caller: Caller) => (await figuresFor(caller)).openQuotes
  const { order } = await savedQuote(shop, ben, seals)
  const { salesQuoteId } = await savedQuote(shop, ben, seals)
  expect([await openFor(ben), await openFor(kim)]).toEqual([2, 0])

  await shop.call(placeSalesOrder, order, ben)
  expect(await openFor(ben)).toBe(2)
  await completeOrders()
  expect(await openFor(ben)).toBe(1)

  const saved = (createdUtc: Date) =>
    shop.shop.db.update(schema.quotes).set({ createdUtc }).where(eq(schema.quotes.id, salesQuoteId))
  const thirtyDaysAgo = Date.parse('2026-10-21T07:00:00Z')
  await saved(new Date(thirtyDaysAgo))
  expect(await openFor(ben)).toBe(1)
  await saved(new Date(thirtyDaysAgo - 1))
  expect(await openFor(ben)).toBe(0)
})

it('staff who act for a company see when it last ordered (E87, AUTH-23)', async () => {
  const [sol, kim] = [await shop.signIn('sol@volute.example'), await shop.signIn('kim@kestrel.example')]
  const riverbend = (await shop.signIn('ben@riverbend.example')).companyId
  expect(await figuresFor(kim)).toMatchObject({ lastOrderUtc: null })
  await shop.call(enterCompany, { companyId: riverbend }, sol)
  expect(await figuresFor({ ...sol, companyId: riverbend })).toMatchObject({
    lastOrderUtc: shop.clock.now.toISOString(),
  })
})

async function completeOrders() {
  for (const { id } of await shop.shop.db.select().from(schema.salesOrders)) await placeOrder(shop.shop, id)
}
