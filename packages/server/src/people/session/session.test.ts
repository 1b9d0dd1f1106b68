import { getCartQuantity } from '@volute/domain/buying/cart'
import { messages } from '@volute/domain/core/kernel'
import { listJoinRequests } from '@volute/domain/people/registration'
import { acceptPolicy, signIn, enterCompany, exitCompany, signOut } from '@volute/domain/people/session'
import { and, eq, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { PASSWORD } from '../../../test/world.ts'
import { schema } from '../../core/db/index.ts'

let shop: TestShop
let kestrelId: number
beforeAll(async () => {
  shop = await openTestShop()
  kestrelId = (await shop.signIn('kim@kestrel.example')).companyId
})
afterAll(() => shop.close())

const badge = (caller?: Partial<Caller>) => shop.call(getCartQuantity, {}, caller)
const hours = (count: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + count * 3_600_000)
}

describe('the token', () => {
  it('a missing token, an unknown token and a malformed header get 401 (AUTH-22)', async () => {
    for (const caller of [{}, { token: 'unknown' }, { token: 'two words' }])
      expect(await badge(caller)).toMatchObject({ status: 401, body: { error: messages.unauthorized } })
  })

  it('signing out revokes the token; signing out again or without a token succeeds (AUTH-21, E02)', async () => {
    const ben = await shop.signIn('ben@riverbend.example')
    expect((await badge(ben)).status).toBe(200)
    expect(await shop.call(signOut, {}, ben)).toMatchObject({ status: 200, body: {} })
    expect((await badge(ben)).status).toBe(401)
    for (const caller of [ben, {}]) expect((await shop.call(signOut, {}, caller)).status).toBe(200)
    expect((await actsOf(ben.userId)).slice(-2)).toEqual(['sign-in', 'sign-out'])
  })

  it('a session ends after two idle hours, and polling the badge does not extend it (OQ-02)', async () => {
    const ben = await shop.signIn('ben@riverbend.example')
    hours(1.5)
    expect((await badge(ben)).status).toBe(200)
    hours(0.6)
    expect((await badge(ben)).status).toBe(401)
  })

  it('other calls keep a session alive, for at most twelve hours (OQ-02)', async () => {
    const ben = await shop.signIn('ben@riverbend.example')
    for (let n = 0; n < 7; n++) {
      hours(1.6)
      expect((await shop.call(exitCompany, {}, ben)).status).toBe(200)
    }
    hours(1)
    expect((await shop.call(exitCompany, {}, ben)).status).toBe(401)
  })
})

describe('the policy (OQ-17)', () => {
  it('until it is accepted, the token gets 403 elsewhere and can accept it (AUTH-15, AUTH-17, E04)', async () => {
    const { db } = shop.shop
    await db
      .update(schema.users)
      .set({ policyVersion: null })
      .where(eq(schema.users.email, 'vic@riverbend.example'))
    const { body } = await shop.call(signIn, { username: 'vic@riverbend.example', password: PASSWORD })
    expect(body.agreedToEula).toBe(false)
    expect(await badge(body)).toMatchObject({ status: 403, body: { error: messages.policyRequired } })
    expect(await shop.call(acceptPolicy, {})).toMatchObject({ status: 401 })
    expect(await shop.call(acceptPolicy, {}, body)).toMatchObject({ status: 200, body: {} })
    expect((await badge(body)).status).toBe(200)
    const [vic] = await db.select().from(schema.users).where(eq(schema.users.email, 'vic@riverbend.example'))
    expect(vic).toMatchObject({ policyVersion: 1, policyAcceptedUtc: shop.clock.now })
  })
})

describe('a stolen token', () => {
  const setState = (state: 'ENABLED' | 'DISABLED') =>
    shop.shop.db.update(schema.users).set({ state }).where(eq(schema.users.email, 'ben@riverbend.example'))

  it("has only the user's current permissions and loses them with the role (OQ-02, OQ-13)", async () => {
    const kim = await shop.signIn('kim@kestrel.example')
    const invite = () => shop.call(listJoinRequests, { companyId: String(kestrelId) }, kim)
    expect((await invite()).status).toBe(200)
    const [basic] = await shop.shop.db
      .select()
      .from(schema.roles)
      .where(and(eq(schema.roles.companyId, kestrelId), eq(schema.roles.name, 'Basic User')))
    const ofKim = eq(schema.users.id, kim.userId)
    const [before] = await shop.shop.db.select().from(schema.users).where(ofKim)
    await shop.shop.db
      .update(schema.users)
      .set({ roleId: basic?.id ?? 0 })
      .where(ofKim)
    expect(await invite()).toMatchObject({ status: 403, body: { error: messages.forbidden } })
    await shop.shop.db
      .update(schema.users)
      .set({ roleId: before?.roleId ?? 0 })
      .where(ofKim)
  })

  it('is invalid once the user is disabled (OQ-02)', async () => {
    const ben = await shop.signIn('ben@riverbend.example')
    await setState('DISABLED')
    expect(await badge(ben)).toMatchObject({ status: 401, body: { error: messages.unauthorized } })
    await setState('ENABLED')
  })

  it("is invalid once the company is deleted, and the company's users cannot sign in (OQ-02)", async () => {
    const ofKestrel = eq(schema.companies.id, kestrelId)
    const kim = await shop.signIn('kim@kestrel.example')
    await shop.shop.db.update(schema.companies).set({ deletedUtc: shop.clock.now }).where(ofKestrel)
    expect(await badge(kim)).toMatchObject({ status: 401, body: { error: messages.unauthorized } })
    expect(await shop.call(signIn, { username: 'kim@kestrel.example', password: PASSWORD })).toMatchObject({
      status: 400,
      body: { error: 'Invalid email or password.' },
    })
    await shop.shop.db.update(schema.companies).set({ deletedUtc: null }).where(ofKestrel)
  })
})

it('every user signs in for a company, and the database rejects users without one (SHELL-02, SHELL-03)', async () => {
  const ben = await shop.call(signIn, { username: 'ben@riverbend.example', password: PASSWORD })
  expect(ben.body).toMatchObject({ companyName: 'Riverbend Irrigation', worksForProvider: false })
  const sol = await shop.call(signIn, { username: 'sol@volute.example', password: PASSWORD })
  expect(sol.body).toMatchObject({ companyName: 'Volute', worksForProvider: true })
  const leave = shop.shop.db.update(schema.users).set({ companyId: sql`null` })
  await expect(leave).rejects.toMatchObject({ cause: { column: 'company_id', code: '23502' } })
})

describe('acting for a customer', () => {
  it("entering keeps the user's own permissions, and exiting restores the user's own company (AUTH-23, AUTH-24, E15, E16)", async () => {
    const sol = await shop.signIn('sol@volute.example')
    const entered = await shop.call(enterCompany, { companyId: kestrelId }, sol)
    expect(entered).toMatchObject({
      status: 200,
      body: {
        userName: 'Sol',
        companyName: 'Kestrel Mining',
        permissions: ['CROSS_COMPANY', 'PLACE_SALES_ORDERS', 'PREPARE_QUOTES'],
      },
    })
    const exited = await shop.call(exitCompany, {}, { ...sol, companyId: kestrelId })
    expect(exited.body).toMatchObject({ companyName: 'Volute', isCompanyHidden: false, isPackager: false })
    expect((await actsOf(sol.userId)).slice(-3)).toEqual(['sign-in', 'enter-company', 'exit-company'])
  })

  it('after an exit the company is the original one with its current name, and never a packager (AUTH-24, OQ-98)', async () => {
    const { db } = shop.shop
    const ofProvider = eq(schema.companies.isProvider, true)
    await db.update(schema.companies).set({ isPackager: true })
    await db.update(schema.companies).set({ name: 'Volute Pump Works' }).where(ofProvider)
    const sol = await shop.signIn('sol@volute.example')
    await shop.call(enterCompany, { companyId: kestrelId }, sol)
    const exited = await shop.call(exitCompany, {}, { ...sol, companyId: kestrelId })
    await db.update(schema.companies).set({ name: 'Volute' }).where(ofProvider)
    await db
      .update(schema.companies)
      .set({ isPackager: false })
      .where(ne(schema.companies.name, 'Northwind Water'))
    expect(exited.body).toMatchObject({
      companyId: sol.companyId,
      companyName: 'Volute Pump Works',
      isCompanyHidden: false,
      isPackager: false,
    })
  })

  it('a user has the packager flag of the company they are in (COMPANY-25, OQ-15)', async () => {
    const sol = await shop.signIn('sol@volute.example')
    const [northwind] = await shop.shop.db
      .select()
      .from(schema.companies)
      .where(eq(schema.companies.name, 'Northwind Water'))
    const entered = await shop.call(enterCompany, { companyId: northwind?.id ?? 0 }, sol)
    expect(entered.body).toMatchObject({ companyName: 'Northwind Water', isPackager: true })
  })

  it('a tab that still shows another company gets 409 (OQ-12)', async () => {
    const sol = await shop.signIn('sol@volute.example')
    await shop.call(enterCompany, { companyId: kestrelId }, sol)
    expect(await badge(sol)).toMatchObject({ status: 409, body: { error: messages.otherCompany } })
    expect((await badge({ ...sol, companyId: kestrelId })).status).toBe(200)
  })

  it('losing CROSS_COMPANY or deleting the company ends acting with the next call (OQ-13)', async () => {
    const sol = await shop.signIn('sol@volute.example')
    const { db } = shop.shop
    await shop.call(enterCompany, { companyId: kestrelId }, sol)
    await db
      .update(schema.companies)
      .set({ deletedUtc: shop.clock.now })
      .where(eq(schema.companies.id, kestrelId))
    expect((await badge({ ...sol, companyId: kestrelId })).status).toBe(409)
    await db.update(schema.companies).set({ deletedUtc: null }).where(eq(schema.companies.id, kestrelId))
    await shop.call(enterCompany, { companyId: kestrelId }, sol)
    const lost = await db
      .delete(schema.rolePermissions)
      .where(eq(schema.rolePermissions.permission, 'CROSS_COMPANY'))
      .returning()
    expect((await badge({ ...sol, companyId: kestrelId })).status).toBe(409)
    expect((await badge(sol)).status).toBe(200)
    await db.insert(schema.rolePermissions).values(lost)
  })

  it.each([
    ["a customer's administrator", 'rosa@riverbend.example', 403],
    ['staff without CROSS_COMPANY', 'nia@volute.example', 403],
  ])('%s may not enter', async (_who, email, status) => {
    const caller = await shop.signIn(email)
    expect(await shop.call(enterCompany, { companyId: kestrelId }, caller)).toMatchObject({
      status,
      body: { error: messages.forbidden },
    })
  })

  it("an unknown company and the user's own are not found, and an invalid id gets 400", async () => {
    const ada = await shop.signIn('ada@volute.example')
    for (const companyId of [999_999, ada.companyId])
      expect(await shop.call(enterCompany, { companyId }, ada)).toMatchObject({
        status: 404,
        body: { error: 'The requested company was not found.' },
      })
    for (const companyId of ['x', 0, 1.5, null, 2 ** 40])
      expect(await shop.request('PUT', '/api/session/company', { companyId }, ada)).toMatchObject({
        status: 400,
        body: { error: messages.invalidRequest },
      })
  })
})

describe('the shape of every error', () => {
  it.each([
    ['broken JSON', '{', 'application/json', 400, messages.invalidRequest],
    ['another content type', '<a/>', 'text/xml', 415, messages.invalidRequest],
    ['over 1 MB', `"${'x'.repeat(1_100_000)}"`, 'application/json', 413, messages.tooLarge],
    ['a poisoned object', '{"__proto__":{"a":1}}', 'application/json', 400, messages.invalidRequest],
  ])('%s returns { error }', async (_case, payload, type, status, error) => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/registration/authenticate',
      headers: { 'content-type': type },
      payload,
    })
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { error }])
  })

  it.each(['/api/part/%E4', `/api/part/${'9'.repeat(101)}`, '/api/part/A%00B'])(
    'the path %s gets 400',
    async (path) => {
      const ben = await shop.signIn('ben@riverbend.example')
      expect(await shop.request('GET', path, undefined, ben)).toMatchObject({
        status: 400,
        body: { error: messages.invalidRequest },
      })
    },
  )

  it('an unknown path below /api gets a 404 in JSON', async () => {
    expect(await shop.request('GET', '/api/nothing')).toMatchObject({
      status: 404,
      body: { error: messages.notFound },
    })
  })
})

async function actsOf(userId: number) {
  const rows = await shop.shop.db
    .select({ kind: schema.events.kind })
    .from(schema.events)
    .where(and(eq(schema.events.userId, userId)))
    .orderBy(schema.events.id)
  return rows.map((row) => row.kind)
}
