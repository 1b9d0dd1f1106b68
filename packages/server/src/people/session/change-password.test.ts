import { getCartQuantity } from '@volute/domain/buying/cart'
import { signIn, changePassword } from '@volute/domain/people/session'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { readMails } from '../../../test/read-mails.ts'
import { PASSWORD } from '../../../test/world.ts'
import { schema } from '../../core/db/index.ts'
import { hashPassword } from './passwords.ts'

const VIC = 'vic@riverbend.example'
const BEN = 'ben@riverbend.example'
const TEMPORARY = 'Temporary-Pass-1'
const NEW = 'Brand-New-Pass-2'
const expired = 'Your temporary session has expired. Please sign in again.'

let shop: TestShop
let passwordHash: string
beforeAll(async () => {
  shop = await openTestShop()
  passwordHash = await hashPassword(PASSWORD)
})
afterAll(() => shop.close())
beforeEach(async () => {
  const { db } = shop.shop
  await db.delete(schema.attempts)
  await db.update(schema.users).set({ passwordHash })
})

type Change = { emailAddress: string; newPassword: string; accessToken: string; currentPassword?: string }
const put = (change: Change, token?: string) => shop.call(changePassword, change, token ? { token } : {})
const signInAs = async (username: string, password: string) =>
  (await shop.call(signIn, { username, password })).body
const isAlive = async (token: string) => (await shop.call(getCartQuantity, {}, { token })).status === 200

/** Access token of a temporary sign-in. */
async function temporarySession(email: string) {
  const { db } = shop.shop
  const [user] = await db.select().from(schema.users).where(eq(schema.users.email, email))
  await db.insert(schema.temporaryPasswords).values({
    userId: user?.id ?? 0,
    purpose: 'FORGOTTEN',
    passwordHash: await hashPassword(TEMPORARY),
    expiresUtc: new Date(shop.clock.now.getTime() + 3_600_000),
  })
  return (await signInAs(email, TEMPORARY)).accessToken ?? ''
}

describe('the password after a temporary one (E07)', () => {
  it('is saved once, ends all other sessions and temporary passwords, and is confirmed by mail (AUTH-30, AUTH-37)', async () => {
    const before = await signInAs(VIC, PASSWORD)
    const unused = await temporarySession(VIC)
    const accessToken = await temporarySession(VIC)
    const change = { emailAddress: 'VIC@riverbend.example', newPassword: NEW, accessToken }
    expect(await put(change)).toMatchObject({
      status: 200,
      body: { message: 'The new password has been saved.' },
    })
    expect(await isAlive(before.token)).toBe(false)
    for (const used of [accessToken, unused])
      expect(await put({ ...change, accessToken: used })).toMatchObject({
        status: 400,
        body: { error: expired },
      })
    expect((await shop.call(signIn, { username: VIC, password: PASSWORD })).status).toBe(400)
    expect(await signInAs(VIC, NEW)).toMatchObject({ newPasswordRequired: false, agreedToEula: true })
    expect((await readMails(shop, VIC)).map((mail) => mail.subject)).toEqual([
      'Volute: your password was changed',
    ])
  })

  it('of ten concurrent changes with one token, one is saved', async () => {
    const accessToken = await temporarySession(VIC)
    const changes = Array.from({ length: 10 }, (_, n) =>
      put({ emailAddress: VIC, newPassword: `${NEW}-${n}`, accessToken }),
    )
    const statuses = (await Promise.all(changes)).map((answer) => answer.status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(9).fill(400)])
  })

  it.each([
    ['AUTH-31 TV-08a', 'Ab1!', 'Your new password must be between 8 and 90 characters long.'],
    ['AUTH-32 TV-08b', 'Abcdef0!', 'Your new password must include at least one number.'],
    ['AUTH-33 TV-08c', 'ABCDEF1!', 'Your new password must include at least one lower case letter.'],
    ['AUTH-34 TV-08c', 'abcdef1!', 'Your new password must include at least one upper case letter.'],
    ['AUTH-35 TV-08c', 'Abcdef1 ', 'Your new password must include at least one special character.'],
  ])('%s: %j is rejected and the session stays valid', async (_, newPassword, error) => {
    const accessToken = await temporarySession(VIC)
    expect(await put({ emailAddress: VIC, newPassword, accessToken })).toMatchObject({
      status: 400,
      body: { error },
    })
    expect((await put({ emailAddress: VIC, newPassword: NEW, accessToken })).status).toBe(200)
  })

  it('another address, an unknown token and the token of a signed-in session are rejected', async () => {
    const accessToken = await temporarySession(VIC)
    const ben = await signInAs(BEN, PASSWORD)
    for (const change of [
      { emailAddress: BEN, accessToken },
      { emailAddress: '', accessToken },
      { emailAddress: VIC, accessToken: 'unknown' },
      { emailAddress: VIC, accessToken: '' },
      { emailAddress: BEN, accessToken: ben.accessToken ?? '' },
    ])
      expect(await put({ ...change, newPassword: NEW })).toMatchObject({
        status: 400,
        body: { error: expired },
      })
    expect((await signInAs(BEN, PASSWORD)).token).not.toBe('')
  })

  it('the temporary session expires after fifteen minutes (OQ-18)', async () => {
    const accessToken = await temporarySession(VIC)
    shop.clock.now = new Date(shop.clock.now.getTime() + 15 * 60_000)
    expect(await put({ emailAddress: VIC, newPassword: NEW, accessToken })).toMatchObject({
      status: 400,
      body: { error: expired },
    })
  })
})

describe('changing the password (E06)', () => {
  const change = (accessToken: string | null, more: Partial<Change> = {}): Change => ({
    emailAddress: BEN,
    currentPassword: PASSWORD,
    newPassword: NEW,
    accessToken: accessToken ?? '',
    ...more,
  })

  it('the change is saved, keeps this session and ends the others (ACCT-13, ACCT-14)', async () => {
    const [here, elsewhere] = [await signInAs(BEN, PASSWORD), await signInAs(BEN, PASSWORD)]
    expect(await put(change(here.accessToken), here.token)).toMatchObject({
      status: 200,
      body: { message: 'The new password has been saved.' },
    })
    expect([await isAlive(here.token), await isAlive(elsewhere.token)]).toEqual([true, false])
    expect((await readMails(shop, BEN)).map((mail) => mail.subject)).toEqual([
      'Volute: your password was changed',
    ])
    expect((await signInAs(BEN, NEW)).token).not.toBe('')
  })

  it('of concurrent changes from two sessions, one is saved, and only its session survives (OQ-02)', async () => {
    const sessions = await Promise.all([signInAs(BEN, PASSWORD), signInAs(BEN, PASSWORD)])
    const answers = await Promise.all(
      sessions.flatMap(({ token, accessToken }, n) =>
        [1, 2, 3].map(async (m) => {
          const newPassword = `${NEW}-${n}-${m}`
          return { token, newPassword, ...(await put(change(accessToken, { newPassword }), token)) }
        }),
      ),
    )
    const saved = answers.filter(({ status }) => status === 200)
    expect(saved).toHaveLength(1)
    expect((await signInAs(BEN, saved[0]?.newPassword ?? '')).token).not.toBe('')
    for (const { token } of sessions) expect(await isAlive(token)).toBe(token === saved[0]?.token)
  })

  it("a weak password, a wrong current password, and another user's address or token are rejected", async () => {
    const [ben, vic] = [await signInAs(BEN, PASSWORD), await signInAs(VIC, PASSWORD)]
    const failed = 'Unable to change password.'
    for (const [more, error] of [
      [{ newPassword: 'Ab1!' }, 'Your new password must be between 8 and 90 characters long.'],
      [{ currentPassword: 'Wrong-Pass-1' }, 'Your current password is incorrect.'],
      [{ currentPassword: '' }, 'Your current password is incorrect.'],
      [{ emailAddress: VIC }, failed],
      [{ accessToken: vic.accessToken ?? '' }, failed],
      [{ accessToken: '' }, failed],
    ] as const)
      expect(await put(change(ben.accessToken, more), ben.token)).toMatchObject({
        status: 400,
        body: { error },
      })
    expect((await signInAs(BEN, PASSWORD)).token).not.toBe('')
  })

  it('after thirty wrong current passwords every attempt is rejected, even with the right one (OQ-72)', async () => {
    const { token, accessToken } = await signInAs(BEN, PASSWORD)
    const guesses = await Promise.all(
      Array.from({ length: 35 }, () => put(change(accessToken, { currentPassword: 'Wrong-Pass-1' }), token)),
    )
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(30)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(5)
    expect((await put(change(accessToken), token)).status).toBe(429)
  })

  it('the change needs a session and the accepted policy', async () => {
    const { token, accessToken } = await signInAs(BEN, PASSWORD)
    for (const caller of [undefined, 'unknown'])
      expect(await put(change(accessToken), caller)).toMatchObject({
        status: 401,
        body: { error: 'Authorization required.' },
      })
    const policyOf = (policyVersion: number | null) =>
      shop.shop.db.update(schema.users).set({ policyVersion }).where(eq(schema.users.email, BEN))
    await policyOf(null)
    expect((await put(change(accessToken), token)).status).toBe(403)
    await policyOf(1)
  })

  it('a body of the wrong shape is rejected', async () => {
    for (const body of [{ currentPassword: null }, { newPassword: 5 }, [], null])
      expect(await shop.request('PUT', '/api/registration/password', body)).toMatchObject({
        status: 400,
        body: { error: expect.any(String) },
      })
  })
})
