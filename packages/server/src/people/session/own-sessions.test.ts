import { getCartQuantity } from '@volute/domain/buying/cart'
import { signIn, endOtherSessions, listSessions, signOut } from '@volute/domain/people/session'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { PASSWORD } from '../../../test/world.ts'
import { schema } from '../../core/db/index.ts'

const BEN = 'ben@riverbend.example'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const hour = 3_600_000

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.shop.db.update(schema.sessions).set({ revokedUtc: new Date() }))

const isAlive = async (token: string) => (await shop.call(getCartQuantity, {}, { token })).status === 200
const pass = (milliseconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + milliseconds)
}

async function signInWith(userAgent: string) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/registration/authenticate',
    headers: { 'user-agent': userAgent },
    payload: { username: BEN, password: PASSWORD },
  })
  return answer.json<{ token: string }>()
}

it('sessions are listed with the latest active first, and the current one is marked (E78, OQ-02)', async () => {
  const elsewhere = await signInWith(firefox)
  const begun = shop.clock.now.toISOString()
  pass(hour)
  const here = await signInWith('x'.repeat(1000))
  await shop.signIn('vic@riverbend.example')
  const { body } = await shop.call(listSessions, {}, here)
  const now = shop.clock.now.toISOString()
  expect(body.sessions).toMatchObject([
    { device: 'Unknown device', createdUtc: now, lastActiveUtc: now, isCurrent: true },
    { device: 'Firefox on Linux', createdUtc: begun, lastActiveUtc: begun, isCurrent: false },
  ])
  expect(JSON.stringify(body)).not.toMatch(/hash|Mozilla/i)
  pass(60_000)
  expect((await shop.call(listSessions, {}, elsewhere)).body.sessions).toMatchObject([
    { isCurrent: true },
    { isCurrent: false },
  ])
})

it('sessions that ended, were idle for two hours or ran for twelve are not listed (E78)', async () => {
  const ended = await signInWith(firefox)
  await shop.call(signOut, {}, ended)
  await signInWith(firefox)
  pass(2 * hour)
  const here = await shop.signIn(BEN)
  expect((await shop.call(listSessions, {}, here)).body.sessions).toHaveLength(1)
  await shop.shop.db
    .update(schema.sessions)
    .set({ lastActiveUtc: new Date(shop.clock.now.getTime() + 13 * hour) })
  pass(12 * hour)
  const later = await shop.signIn(BEN)
  expect((await shop.call(listSessions, {}, later)).body.sessions).toHaveLength(1)
})

it("a user's other sessions end, including temporary ones, other users' sessions stay, and the event is recorded (E79, OQ-02, OQ-72)", async () => {
  const [elsewhere, here, vic] = [
    await shop.signIn(BEN),
    await shop.signIn(BEN),
    await shop.signIn('vic@riverbend.example'),
  ]
  const temporary = { userId: here.userId, actingCompanyId: here.companyId, accessTokenHash: 'temporary' }
  await shop.shop.db
    .insert(schema.sessions)
    .values({ ...temporary, expiresUtc: new Date(shop.clock.now.getTime() + hour) })
  expect(await shop.call(endOtherSessions, {}, here)).toMatchObject({ status: 200, body: {} })
  expect([await isAlive(elsewhere.token), await isAlive(here.token), await isAlive(vic.token)]).toEqual([
    false,
    true,
    true,
  ])
  const [kept] = await shop.shop.db
    .select()
    .from(schema.sessions)
    .where(eq(schema.sessions.accessTokenHash, 'temporary'))
  expect(kept?.revokedUtc).not.toBeNull()
  const acts = await shop.shop.db.select().from(schema.events).where(eq(schema.events.kind, 'end-sessions'))
  expect(acts).toMatchObject([{ userId: here.userId, companyId: here.companyId }])
})

it('a stolen token is invalid after the sign-out (OQ-02)', async () => {
  const { body } = await shop.call(signIn, { username: BEN, password: PASSWORD })
  await shop.call(signOut, {}, { token: body.token })
  for (const endpoint of [getCartQuantity, listSessions, endOtherSessions])
    expect((await shop.call(endpoint, {}, { token: body.token })).status).toBe(401)
})

it('listing and ending sessions need a session (E78, E79)', async () => {
  for (const endpoint of [listSessions, endOtherSessions])
    for (const caller of [undefined, { token: 'unknown' }])
      expect((await shop.call(endpoint, {}, caller)).status).toBe(401)
})
