import { type Brand, changeShop } from '@volute/domain/core/brand'
import { getCartMap } from '@volute/domain/buying/cart'
import { lineOfRow, resolveLines } from '@volute/domain/buying/lines'
import { getPart } from '@volute/domain/catalogue/part'
import { findNearest, suggestNumbers } from '@volute/domain/storefront/search'
import { listUsers } from '@volute/domain/people/users'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from './open-test-shop.ts'
import { brand } from './world.ts'
import { buildApp } from '../src/app/app.ts'
import { schema } from '../src/core/db/index.ts'
import { openPeople } from '../src/people/session/index.ts'

const { accounts, parts, rolePermissions, sessions, users } = schema

let shop: TestShop
let elsewhere: FastifyInstance
let rosa: Caller & { userId: number }
beforeAll(async () => {
  shop = await openTestShop()
  elsewhere = await buildApp(shop.shop)
})
afterAll(async () => {
  await elsewhere.close()
  await shop.close()
})
beforeEach(async () => {
  rosa = await shop.signIn('rosa@riverbend.example')
  // Let both processes cache the person and their permissions.
  await status()
  await status()
  await otherStatus()
})

const usersOf = ({ companyId }: Caller) => shop.call(listUsers, { companyId: String(companyId) }, rosa)
const status = async () => (await usersOf(rosa)).status

/** The same call to another process on the same database. */
async function otherStatus() {
  const headers = { authorization: `Bearer ${rosa.token}` }
  return (await elsewhere.inject({ url: `/api/company/${rosa.companyId}/usergroup/map`, headers })).statusCode
}

it('a revoked session is rejected at the next call to any process (OQ-13)', async () => {
  expect(await otherStatus()).toBe(200)
  await shop.shop.db
    .update(sessions)
    .set({ revokedUtc: shop.clock.now })
    .where(eq(sessions.userId, rosa.userId))
  expect([await status(), await otherStatus()]).toEqual([401, 401])
})

it('a removed permission is gone at the next call to any process, and a restored one is back (OQ-13)', async () => {
  const { db } = shop.shop
  const taken = await db.delete(rolePermissions).returning()
  expect(taken.length).toBeGreaterThan(0)
  expect([await status(), await otherStatus()]).toEqual([403, 403])
  await db.insert(rolePermissions).values(taken)
  expect([await status(), await otherStatus()]).toEqual([200, 200])
})

it('a disabled user is rejected at the next call to any process (OQ-13)', async () => {
  const { db } = shop.shop
  await db.update(users).set({ state: 'DISABLED' }).where(eq(users.id, rosa.userId))
  expect([await status(), await otherStatus()]).toEqual([401, 401])
  await db.update(users).set({ state: 'ENABLED' }).where(eq(users.id, rosa.userId))
})

it('a changed price or discount of a part is in the next response (PART-01, OQ-36)', async () => {
  const { db } = shop.shop
  const read = async () => (await shop.call(getPart, { partNumber: 'C2134-3-BZ' }, rosa)).body
  expect(await read()).toMatchObject({ price: 1846.5, companyDiscount: 12.5 })
  await db.update(parts).set({ priceCents: 200_000 }).where(eq(parts.partNumber, 'C2134-3-BZ'))
  expect(await read()).toMatchObject({ price: 2000, companyDiscount: 12.5 })
  await db.update(accounts).set({ discountBasisPoints: 1_000 })
  expect(await read()).toMatchObject({ price: 2000, companyDiscount: 10 })
})

it('suggestions and resolved lines have the new description of a part at the next call (E68, E119)', async () => {
  const { db } = shop.shop
  const cells = { partNumber: 'NS9000', quantity: '1', trim: '', angle: '', paintColor: '' }
  const line = lineOfRow(cells, 'TYPED')
  const read = async () => {
    const { body: suggested } = await shop.call(suggestNumbers, { text: 'NS9000' }, rosa)
    const { body: found } = await shop.call(resolveLines, { lines: [line], intoCart: false }, rosa)
    return [...suggested.suggestions, found.lines[0]?.part].map((part) => part?.description)
  }
  const before = await read()
  expect(before.length).toBeGreaterThan(1)
  await db.update(parts).set({ description: 'Sleeve of two halves' }).where(eq(parts.partNumber, 'NS9000'))
  expect(await read()).toEqual(before.map(() => 'Sleeve of two halves'))
})

it('a read-only POST is rejected once its session is revoked (OQ-13)', async () => {
  const read = async () => (await shop.call(findNearest, { partNumbers: ['TB10737'] }, rosa)).status
  expect(await read()).toBe(200)
  await shop.shop.db
    .update(sessions)
    .set({ revokedUtc: shop.clock.now })
    .where(eq(sessions.userId, rosa.userId))
  expect(await read()).toBe(401)
})

it('a new distributor code or paint colour is in the next cart response (CART-02)', async () => {
  const { db } = shop.shop
  const read = async () => (await shop.call(getCartMap, {}, rosa)).body
  const before = await read()
  await db.insert(schema.paintColors).values({ name: 'Aardvark Grey', hexCode: '#777777' })
  await db
    .update(schema.distributors)
    .set({ code: 'D-999' })
    .where(eq(schema.distributors.companyId, rosa.companyId))
  const after = await read()
  expect(after.paintColors.length).toBe(before.paintColors.length + 1)
  expect([before.distributorAccountCode, after.distributorAccountCode]).toEqual(['D-100', 'D-999'])
})

it.each(['paint_colors', 'units', 'parts', 'bom_lines', 'boms', 'pumps', 'bom_documents', 'drawings'])(
  'a write to %s increments the version of the catalogue',
  async (table) => {
    const { db } = shop.shop
    const version = async () =>
      (await db.execute(sql`select version from catalogue_version`)).rows[0]?.['version']
    const before = await version()
    await db.execute(sql`delete from ${sql.identifier(table)} where false`)
    expect(await version()).toBe(Number(before) + 1)
  },
)

it('concurrent look-ups find each user by token, and an unknown token finds nobody', async () => {
  const people = openPeople(shop.shop)
  const sol = await shop.signIn('sol@volute.example')
  const found = await Promise.all([rosa.token, 'nobody', sol.token].map((token) => people.find(token, false)))
  expect(found.map((known) => known?.found.actor.userId)).toEqual([rosa.userId, undefined, sol.userId])
  expect(people.recall(rosa.token)?.found).toBe(found[0]?.found)
  expect((await people.find(rosa.token, false))?.found).toBe(found[0]?.found)
})

it('a changed brand is served by every process at the next call, signed in or not (FACE-01)', async () => {
  const ada = await shop.signIn('ada@volute.example')
  const namesElsewhere = async () => {
    const headers = { authorization: `Bearer ${ada.token}` }
    const page = await elsewhere.inject({ url: '/shop.js' })
    const person = await elsewhere.inject({ url: '/api/session', headers })
    const read = await elsewhere.inject({ url: '/api/shop', headers })
    return [
      /"name":"([^"]+)"/.exec(page.body)?.[1],
      person.json<{ companyName: string }>().companyName,
      read.json<{ brand: Brand }>().brand.name,
    ]
  }
  expect(await namesElsewhere()).toEqual(['Volute', 'Volute', 'Volute'])
  await shop.call(changeShop, { brand: { ...brand, name: 'Harrow' }, version: 1 }, ada)
  expect(await namesElsewhere()).toEqual(['Harrow', 'Harrow', 'Harrow'])
})
