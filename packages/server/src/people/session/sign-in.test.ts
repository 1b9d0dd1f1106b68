import { sessionMessages, signIn } from '@volute/domain/people/session'
import { getCartQuantity } from '@volute/domain/buying/cart'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { PASSWORD } from '../../../test/world.ts'
import { schema } from '../../core/db/index.ts'
import { hashPassword, hashThreads } from './passwords.ts'
import { hashToken } from './tokens.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.shop.db.delete(schema.attempts)
})

const signInFrom = (remoteAddress: string, password = PASSWORD, deviceTokens: string[] = []) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/registration/authenticate',
    remoteAddress,
    payload: { username: 'ben@riverbend.example', password, deviceTokens },
  })

async function useUp(key: string, times: number) {
  await shop.shop.db.delete(schema.attempts)
  const taken = { takenUtc: Array<Date>(times).fill(shop.clock.now), freeUtc: shop.clock.now }
  await shop.shop.db.insert(schema.attempts).values({ key, ...taken })
}

const signInAs = (username: string, password = PASSWORD) => shop.call(signIn, { username, password })

describe('sign-in (E01)', () => {
  it('the right password opens a session with all user data, ignoring the case of the address (AUTH-10, AUTH-11)', async () => {
    const { status, body } = await signInAs(' Ben@Riverbend.example ')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      userName: 'Ben',
      emailAddress: 'ben@riverbend.example',
      companyName: 'Riverbend Irrigation',
      isCompanyHidden: false,
      isPackager: false,
      permissions: ['PLACE_SALES_ORDERS', 'PREPARE_QUOTES'],
      agreedToEula: true,
      newPasswordRequired: false,
    })
    expect(body.token).toMatch(/^[\w-]{43}$/)
    expect(body.accessToken).not.toBe(body.token)
  })

  it('the database stores only the hash of a token (OQ-02)', async () => {
    const { body } = await signInAs('vic@riverbend.example')
    const rows = await shop.shop.db.select().from(schema.sessions)
    expect(rows.map((row) => row.tokenHash)).toContain(hashToken(body.token))
    expect(JSON.stringify(rows)).not.toContain(body.token)
  })

  it.each([
    ['AUTH-06', '', PASSWORD, sessionMessages.emailMissing],
    ['AUTH-06', '   ', '', sessionMessages.emailMissing],
    ['AUTH-07', 'ben@riverbend.example', '', sessionMessages.passwordMissing],
    ['TV-24c: a wrong password', 'ben@riverbend.example', 'Wrong-Pass-1', sessionMessages.wrongCredentials],
    ['an unknown address', 'nobody@riverbend.example', PASSWORD, sessionMessages.wrongCredentials],
    ['an endless address', 'x'.repeat(5000), PASSWORD, sessionMessages.wrongCredentials],
  ])('%s gets 400 with its message', async (_case, username, password, sentence) => {
    expect(await signInAs(username, password)).toMatchObject({ status: 400, body: { error: sentence } })
  })

  it.each(['INVITED', 'DISABLED', 'DELETED'] as const)(
    'a user who is %s reads the same refusal',
    async (state) => {
      const { db } = shop.shop
      await db.update(schema.users).set({ state }).where(eq(schema.users.email, 'quinn@riverbend.example'))
      expect(await signInAs('quinn@riverbend.example')).toMatchObject({
        status: 400,
        body: { error: sessionMessages.wrongCredentials },
      })
      await db
        .update(schema.users)
        .set({ state: 'ENABLED' })
        .where(eq(schema.users.email, 'quinn@riverbend.example'))
    },
  )

  it('after ten failures an address gets 429, even with the right password, for 15 minutes', async () => {
    for (let n = 0; n < 10; n++)
      expect((await signInAs('kim@kestrel.example', 'Wrong-Pass-1')).status).toBe(400)
    expect(await signInAs('KIM@kestrel.example')).toMatchObject({
      status: 429,
      body: { error: 'Too many attempts. Please try again later.' },
    })
    expect((await signInAs('ben@riverbend.example')).status).toBe(200)
    shop.clock.now = new Date(shop.clock.now.getTime() + 15 * 60_000 + 1)
    expect((await signInAs('kim@kestrel.example')).status).toBe(200)
  })

  it('a hundred failures block the client address, even behind a forged header', async () => {
    const taken = { takenUtc: Array<Date>(100).fill(shop.clock.now), freeUtc: shop.clock.now }
    await shop.shop.db.insert(schema.attempts).values({ key: 'sign-in from 127.0.0.1', ...taken })
    const forged = await shop.app.inject({
      method: 'POST',
      url: '/api/registration/authenticate',
      headers: { 'x-forwarded-for': '203.0.113.9' },
      payload: { username: 'ben@riverbend.example', password: PASSWORD },
    })
    expect(forged.statusCode).toBe(429)
  })

  it('of forty concurrent wrong passwords, ten are checked, and the others are neither checked nor counted (OQ-72)', async () => {
    const verified = vi.spyOn(hashThreads, 'run')
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => signInAs('kim@kestrel.example', 'Wrong-Pass-1')),
    )
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([...Array<number>(10).fill(400), ...Array<number>(30).fill(429)])
    expect(verified).toHaveBeenCalledTimes(30)
    verified.mockRestore()
    const counted = await shop.shop.db.select().from(schema.attempts)
    expect(Object.fromEntries(counted.map(({ key, takenUtc }) => [key, takenUtc.length]))).toEqual({
      'sign-in from 127.0.0.1': 10,
      'sign-in from kim@kestrel.example at 127.0.0.1': 10,
      'sign-in of kim@kestrel.example': 10,
    })
  })

  it('a right password does not count as an attempt, so signing in often blocks nobody (OQ-72)', async () => {
    await signInAs('ben@riverbend.example', 'Wrong-Pass-1')
    for (let n = 0; n < 12; n++) expect((await signInAs('ben@riverbend.example')).status).toBe(200)
    const counted = await shop.shop.db.select().from(schema.attempts)
    expect(counted.map(({ takenUtc }) => takenUtc.length)).toEqual([1, 1, 1])
  })

  it('attempts from a blocked address do not count against the user (OQ-72)', async () => {
    const taken = { takenUtc: Array<Date>(100).fill(shop.clock.now), freeUtc: shop.clock.now }
    await shop.shop.db.insert(schema.attempts).values({ key: 'sign-in from 127.0.0.1', ...taken })
    expect((await signInAs('ben@riverbend.example')).status).toBe(429)
    const ofBen = eq(schema.attempts.key, 'sign-in of ben@riverbend.example')
    expect(await shop.shop.db.select().from(schema.attempts).where(ofBen)).toMatchObject([{ takenUtc: [] }])
  })

  it('wrong passwords from another address do not lock out the user (AUTH-38)', async () => {
    for (let n = 0; n < 10; n++) await signInFrom('203.0.113.9', 'Wrong-Pass-1')
    expect((await signInFrom('203.0.113.9')).statusCode).toBe(429)
    expect((await signInFrom('198.51.100.7')).statusCode).toBe(200)
  })

  it('all addresses of a /64 count as one, and a /56 has four times as many attempts (AUTH-39)', async () => {
    for (let n = 0; n < 10; n++) await signInFrom(`2001:db8:1:201::${n}`, 'Wrong-Pass-1')
    expect((await signInFrom('2001:db8:1:201:ffff::')).statusCode).toBe(429)
    expect((await signInFrom('2001:db8:1:202::1')).statusCode).toBe(200)
    const rows = await shop.shop.db.select().from(schema.attempts)
    expect(Object.fromEntries(rows.map(({ key, takenUtc }) => [key, takenUtc.length]))).toMatchObject({
      'sign-in from 2001:db8:1:201::/64': 10,
      'sign-in from 2001:db8:1:200::/56': 10,
    })
    const taken = { takenUtc: Array<Date>(400).fill(shop.clock.now), freeUtc: shop.clock.now }
    await shop.shop.db.insert(schema.attempts).values({ key: 'sign-in from 2001:db8:9:0::/56', ...taken })
    expect((await signInFrom('2001:db8:9:7::1')).statusCode).toBe(429)
  })

  it('a device that has signed in before still signs in after strangers have used up all attempts (AUTH-38)', async () => {
    const { deviceToken } = (await signInAs('ben@riverbend.example')).body
    await useUp('sign-in of ben@riverbend.example', 100)
    expect((await signInFrom('198.51.100.7')).statusCode).toBe(429)
    const forged = [deviceToken.slice(0, -1), `x${deviceToken}`, '.', 'zzzzzzzz.x', '']
    expect((await signInFrom('198.51.100.7', PASSWORD, forged)).statusCode).toBe(429)
    expect((await signInFrom('198.51.100.7', PASSWORD, ['other', deviceToken])).statusCode).toBe(200)
    const asVic = { username: 'vic@riverbend.example', password: PASSWORD, deviceTokens: [deviceToken] }
    await useUp('sign-in of vic@riverbend.example', 100)
    expect((await shop.call(signIn, asVic)).status).toBe(429)
  })

  it('a known device has ten wrong passwords, and is unknown after 90 days or a password change (AUTH-38)', async () => {
    const { deviceToken } = (await signInAs('ben@riverbend.example')).body
    await useUp('sign-in of ben@riverbend.example', 100)
    for (let n = 0; n < 10; n++)
      expect((await signInFrom('198.51.100.7', 'Wrong-Pass-1', [deviceToken])).statusCode).toBe(400)
    expect((await signInFrom('198.51.100.7', PASSWORD, [deviceToken])).statusCode).toBe(429)
    await shop.shop.db.delete(schema.attempts)
    const { now } = shop.clock
    shop.clock.now = new Date(now.getTime() + 90 * 86_400_000)
    await useUp('sign-in of ben@riverbend.example', 100)
    expect((await signInFrom('198.51.100.7', PASSWORD, [deviceToken])).statusCode).toBe(429)
    shop.clock.now = now
    const ofBen = eq(schema.users.email, 'ben@riverbend.example')
    await shop.shop.db
      .update(schema.users)
      .set({ passwordHash: await hashPassword('Other-Pass-2') })
      .where(ofBen)
    await useUp('sign-in of ben@riverbend.example', 100)
    expect((await signInFrom('198.51.100.7', 'Other-Pass-2', [deviceToken])).statusCode).toBe(429)
    await shop.shop.db
      .update(schema.users)
      .set({ passwordHash: await hashPassword(PASSWORD) })
      .where(ofBen)
  })

  it('a rejected attempt returns when the next one is allowed (ERR-17)', async () => {
    for (let n = 0; n < 10; n++) await signInFrom('203.0.113.9', 'Wrong-Pass-1')
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
    const refused = await signInFrom('203.0.113.9')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(14 * 60)])
    shop.clock.now = new Date(shop.clock.now.getTime() + 14 * 60_000)
    expect((await signInFrom('203.0.113.9')).statusCode).toBe(200)
  })

  it.each([
    ['known', 'ben@riverbend.example', { emailAddress: 'ben@riverbend.example' }, true],
    ['unknown', 'nobody@riverbend.example', { emailAddress: 'nobody@riverbend.example' }, false],
    ['no', 'Volute-Demo-1', {}, false],
  ])(
    'a failed sign-in with %s address is recorded (OQ-72, EVENT-01)',
    async (_, username, subject, isKnown) => {
      await signInAs(username, 'Wrong-Pass-1')
      const failed = await shop.shop.db
        .select()
        .from(schema.events)
        .where(eq(schema.events.kind, 'fail-sign-in'))
        .orderBy(schema.events.id)
      const some = isKnown ? expect.any(Number) : null
      expect(failed.at(-1)).toMatchObject({ userId: some, companyId: some, subject })
    },
  )

  it('an address that only looks like another one signs nobody in and counts separately (AUTH-05)', async () => {
    for (const username of [
      'V\u0130C@riverbend.example',
      '\u212Aim@kestrel.example',
      'vic@riverbend.example>',
    ])
      expect((await signInAs(username)).status).toBe(400)
    const taken = await shop.shop.db.select().from(schema.attempts)
    expect(taken.map(({ key }) => key)).not.toContain('sign-in of vic@riverbend.example')
  })

  it('when too many requests wait for a hash, the next one is rejected with a message (OQ-72)', async () => {
    const waiting = vi.spyOn(hashThreads, 'queueSize', 'get').mockReturnValue(100)
    expect(await signInAs('ben@riverbend.example')).toMatchObject({
      status: 503,
      body: { error: 'The shop is busy right now. Please try again in a moment.' },
    })
    waiting.mockRestore()
  })

  it('a hash with old parameters is renewed at the next sign-in (OQ-52)', async () => {
    const { db } = shop.shop
    const { hash } = await import('@node-rs/argon2')
    const old = await hash(PASSWORD, { memoryCost: 4096, timeCost: 3 })
    const ofRosa = eq(schema.users.email, 'rosa@riverbend.example')
    await db.update(schema.users).set({ passwordHash: old }).where(ofRosa)
    expect((await signInAs('rosa@riverbend.example')).status).toBe(200)
    const [rosa] = await db.select().from(schema.users).where(ofRosa)
    expect(rosa?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await signInAs('rosa@riverbend.example')).status).toBe(200)
  })
})

describe('a temporary password (OQ-18)', () => {
  it('signing in with it opens no session, works once, and leaves the old password valid (AUTH-19)', async () => {
    await giveTemporaryPassword('vic@riverbend.example', 'Temporary-Pass-1', 60)
    const { body } = await signInAs('vic@riverbend.example', 'Temporary-Pass-1')
    expect(body).toMatchObject({ token: '', permissions: [], newPasswordRequired: true, userName: 'Vic' })
    expect(body.accessToken).toMatch(/^[\w-]{43}$/)
    const asToken = await shop.call(getCartQuantity, {}, { token: body.accessToken ?? '' })
    expect(asToken.status).toBe(401)
    expect((await signInAs('vic@riverbend.example', 'Temporary-Pass-1')).status).toBe(400)
    expect((await signInAs('vic@riverbend.example')).status).toBe(200)
  })

  it('an expired one is rejected', async () => {
    await giveTemporaryPassword('vic@riverbend.example', 'Temporary-Pass-2', -1)
    expect((await signInAs('vic@riverbend.example', 'Temporary-Pass-2')).status).toBe(400)
  })
})

async function giveTemporaryPassword(email: string, password: string, minutes: number) {
  const { db } = shop.shop
  const [user] = await db.select().from(schema.users).where(eq(schema.users.email, email))
  await db.insert(schema.temporaryPasswords).values({
    userId: user?.id ?? 0,
    purpose: 'FORGOTTEN',
    passwordHash: await hashPassword(password),
    expiresUtc: new Date(shop.clock.now.getTime() + minutes * 60_000),
  })
}
