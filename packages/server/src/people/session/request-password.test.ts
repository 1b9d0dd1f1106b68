import { signIn, checkNewPassword, requestPassword } from '@volute/domain/people/session'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { readMails, temporaryPasswordIn } from '../../../test/read-mails.ts'
import { PASSWORD } from '../../../test/world.ts'
import { schema } from '../../core/db/index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await shop.shop.startWorkers()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.shop.db.delete(schema.attempts)
})

const request = (emailAddress: string) => shop.call(requestPassword, { emailAddress })
const sent = (email: string) =>
  `A message with information about how to access your account has been sent to '${email}'.`

/** Waits until the queue has written this number of mails to a person. */
const mailsTo = (email: string, count: number) =>
  eventually(async () => {
    const mails = await readMails(shop, email)
    return mails.length === count && mails
  })

describe('a forgotten password (E05)', () => {
  it('the answer shows the address that gets the mail; addresses with other characters are rejected (AUTH-05)', async () => {
    expect(await request('ben@Bücher.EXAMPLE')).toMatchObject({
      status: 200,
      body: { message: sent('ben@xn--bcher-kva.example') },
    })
    for (const typed of [
      'ben\ud800@riverbend.example',
      'BEN@riverbend.example>',
      'b\u0130n@riverbend.example',
    ])
      expect((await request(typed)).status).toBe(400)
  })

  it('a temporary password valid for 24 hours is mailed, and the old one stays valid (AUTH-27, OQ-18, OQ-27)', async () => {
    expect(await request(' Ben@Riverbend.example ')).toMatchObject({
      status: 200,
      body: { message: sent('ben@riverbend.example') },
    })
    const [mail] = await mailsTo('ben@riverbend.example', 1)
    expect(mail?.subject).toContain('Volute')
    expect(mail?.text).toContain('/login/temporary-password')
    expect(mail?.text).toContain('within 24 hours')
    const password = temporaryPasswordIn(mail)
    expect(checkNewPassword({ newPassword: password }).ok).toBe(true)
    const [row] = await shop.shop.db.select().from(schema.temporaryPasswords)
    expect(row?.expiresUtc).toEqual(new Date(shop.clock.now.getTime() + 24 * 3_600_000))
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/)

    const signInAs = (typed: string) =>
      shop.call(signIn, { username: 'ben@riverbend.example', password: typed })
    expect((await signInAs(PASSWORD)).body.token).not.toBe('')
    expect((await signInAs(password)).body).toMatchObject({ token: '', newPasswordRequired: true })
  })

  it('unknown, disabled and known addresses get the same answer, and only the known one gets a mail', async () => {
    const disabled = eq(schema.users.email, 'quinn@riverbend.example')
    await shop.shop.db.update(schema.users).set({ state: 'DISABLED' }).where(disabled)
    for (const email of ['nobody@riverbend.example', 'quinn@riverbend.example', 'kim@kestrel.example'])
      expect(await request(email)).toMatchObject({ status: 200, body: { message: sent(email) } })
    await mailsTo('kim@kestrel.example', 1)
    // OQ-72: every request is recorded in the same way.
    const wishes = () =>
      shop.shop.db.select().from(schema.events).where(eq(schema.events.kind, 'request-password'))
    for (const [emailAddress, userId] of [
      ['nobody@riverbend.example', null],
      ['quinn@riverbend.example', null],
      ['kim@kestrel.example', expect.any(Number)],
    ])
      await expect.poll(wishes).toContainEqual(expect.objectContaining({ userId, subject: { emailAddress } }))
    expect(await readMails(shop, 'nobody@riverbend.example')).toEqual([])
    expect(await readMails(shop, 'quinn@riverbend.example')).toEqual([])
  })

  it.each(['', '  ', 'ben', 'ben@riverbend', `${'x'.repeat(320)}@a.example`])(
    '%j is not an email address',
    async (emailAddress) => {
      expect(await request(emailAddress)).toMatchObject({
        status: 400,
        body: { error: 'You must enter a valid email address.' },
      })
    },
  )

  it('a body of the wrong shape is rejected', async () => {
    for (const body of [{ emailAddress: 5 }, [], null])
      expect(await shop.request('POST', '/api/registration/password', body)).toMatchObject({ status: 400 })
  })

  it.each(['nobody@kestrel.example', 'vic@riverbend.example'])(
    'the sixth request for %s within an hour is rejected, however it is written (OQ-72)',
    async (email) => {
      const wishes = await Promise.all(Array.from({ length: 8 }, () => request(email)))
      expect(wishes.filter(({ status }) => status === 200)).toHaveLength(5)
      for (const written of [email, email.toUpperCase(), email.replace('e', 'ｅ')])
        expect(await request(written)).toMatchObject({
          status: 429,
          body: { error: 'Too many attempts. Please try again later.' },
        })
      shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_001)
      expect((await request(email)).status).toBe(200)
    },
  )
})
