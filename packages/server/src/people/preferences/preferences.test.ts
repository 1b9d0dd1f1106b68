import { listPaintColors } from '@volute/domain/catalogue/part'
import type { Permission } from '@volute/domain/core/permissions'
import { getPreferences, savePreferences } from '@volute/domain/people/preferences'
import { enterCompany } from '@volute/domain/people/session'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { grant } from '../../../test/grant.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { schema } from '../../core/db/index.ts'

let shop: TestShop
let gray: number
beforeAll(async () => {
  shop = await openTestShop()
  const { body } = await shop.call(listPaintColors, {}, await shop.signIn('ben@riverbend.example'))
  gray = body.paintColors.find(({ name }) => name === 'Machine Gray')?.paintColorId ?? 0
})
afterAll(() => shop.close())

const save = (caller: Caller, defaultPaintColor: number | null, companyId = caller.companyId) =>
  shop.call(savePreferences, { companyId: String(companyId), defaultPaintColor }, caller)
const read = async (caller: Caller) =>
  (await shop.call(getPreferences, { companyId: String(caller.companyId) }, caller)).body.defaultPaintColor

/** The endpoint's path takes the company's id as text. */
const preferencesOf = (companyId: number) => ({ companyId: String(companyId) })

it("every member reads the company's default paint color (PREF-02, PART-13, OQ-35)", async () => {
  const vic = await shop.signIn('vic@riverbend.example')
  const { body: colors } = await shop.call(listPaintColors, {}, vic)
  const blue = colors.paintColors.find(({ name }) => name === 'Safety Blue')
  const { status, body } = await shop.call(getPreferences, preferencesOf(vic.companyId), vic)
  expect(status).toBe(200)
  expect(body).toEqual({ defaultPaintColor: { paintColorId: blue?.paintColorId }, refusesUsedPo: false })
})

it('a company without a default returns null (PREF-02)', async () => {
  const kim = await shop.signIn('kim@kestrel.example')
  const { body } = await shop.call(getPreferences, preferencesOf(kim.companyId), kim)
  expect(body).toEqual({ defaultPaintColor: null, refusesUsedPo: false })
})

it("another company's or a nonexistent company's preferences return 404 (E31)", async () => {
  const kim = await shop.signIn('kim@kestrel.example')
  const ben = await shop.signIn('ben@riverbend.example')
  for (const companyId of [kim.companyId, 0, 999_999, 9_999_999_999]) {
    const { status, body } = await shop.call(getPreferences, preferencesOf(companyId), ben)
    expect({ status, body }).toMatchObject({
      status: 404,
      body: { error: 'The requested item was not found.' },
    })
  }
})

it('an invalid company id gets 400, and a caller without a token gets 401 (E31)', async () => {
  const ben = await shop.signIn('ben@riverbend.example')
  for (const id of ['x', '-1', '1.5', '1e3']) {
    const { status, body } = await shop.request('GET', `/api/company/${id}/preference`, undefined, ben)
    expect({ status, body }).toMatchObject({ status: 400, body: { error: 'The request is not valid.' } })
  }
  expect((await shop.call(getPreferences, preferencesOf(ben.companyId))).status).toBe(401)
})

it('the default paint color is set, read by another member and cleared, and each change is recorded (PREF-03, E32)', async () => {
  const rosa = await shop.signIn('rosa@riverbend.example')
  expect(await save(rosa, gray)).toMatchObject({ status: 200, body: {} })
  expect(await read(await shop.signIn('vic@riverbend.example'))).toEqual({ paintColorId: gray })
  expect((await save(rosa, null)).status).toBe(200)
  expect(await read(rosa)).toBeNull()
  const acts = await shop.shop.db
    .select()
    .from(schema.events)
    .where(eq(schema.events.kind, 'change-preferences'))
  expect(acts).toMatchObject([
    { userId: rosa.userId, companyId: rosa.companyId, subject: { defaultPaintColor: gray } },
    { subject: { defaultPaintColor: null } },
  ])
})

it('an unknown color is rejected (E32)', async () => {
  const rosa = await shop.signIn('rosa@riverbend.example')
  expect(await save(rosa, 999_999)).toMatchObject({
    status: 400,
    body: { error: 'Paint color is not valid.' },
  })
})

it.each<[string, Permission, number]>([
  ['quinn@riverbend.example', 'UPDATE_USERS', 200],
  ['quinn@riverbend.example', 'UPDATE_ROLES', 200],
  ['quinn@riverbend.example', 'PLACE_SALES_ORDERS', 403],
  ['nia@volute.example', 'UPDATE_ADMIN_COMPANY_USER', 200],
  ['nia@volute.example', 'UPDATE_ADMIN_COMPANY_ROLE', 200],
  ['nia@volute.example', 'UPDATE_COMPANY', 200],
  ['nia@volute.example', 'UPDATE_USERS', 403],
])('in their own company, %s with %s gets %i (OQ-09, OQ-35)', async (email, permission, status) => {
  await grant(shop, email, [permission])
  expect((await save(await shop.signIn(email), gray)).status).toBe(status)
})

it("staff acting for a customer change that customer's preferences with the customer permissions (OQ-35)", async () => {
  const kim = await shop.signIn('kim@kestrel.example')
  await grant(shop, 'nia@volute.example', ['CROSS_COMPANY', 'UPDATE_COMPANY'])
  const nia = await shop.signIn('nia@volute.example')
  await shop.call(enterCompany, { companyId: kim.companyId }, nia)
  const acting = { token: nia.token, companyId: kim.companyId }
  expect((await save(acting, gray)).status).toBe(403)
  await grant(shop, 'nia@volute.example', ['CROSS_COMPANY', 'UPDATE_USERS'])
  expect((await save(acting, gray)).status).toBe(200)
  expect(await read(kim)).toEqual({ paintColorId: gray })
})

it("changing another company's preferences gets 404, no token gets 401, and a missing color gets 400 (E32)", async () => {
  const rosa = await shop.signIn('rosa@riverbend.example')
  const kim = await shop.signIn('kim@kestrel.example')
  expect((await save(rosa, gray, kim.companyId)).status).toBe(404)
  const path = `/api/company/${kim.companyId}/preference`
  expect((await shop.request('PUT', path, { defaultPaintColor: gray })).status).toBe(401)
  expect((await shop.request('PUT', path, {}, kim)).status).toBe(400)
})
