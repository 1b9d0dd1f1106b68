import { randomUUID } from 'node:crypto'
import { acceptInvite, findInvitedUser, inviteUsers } from '@volute/domain/people/registration'
import { signIn, listSessions } from '@volute/domain/people/session'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { grant } from '../../../test/grant.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { readMails, temporaryPasswordIn } from '../../../test/read-mails.ts'
import { PASSWORD } from '../../../test/world.ts'
import { schema } from '../../core/db/index.ts'

const { attempts, events, companies, invitations, roles, userGroupMembers, userGroups, users } = schema

let shop: TestShop
let rosa: Caller
let kim: Caller
beforeAll(async () => {
  shop = await openTestShop({}, { REGISTRATION_ENABLED: 'false', PUBLIC_URL: 'https://parts.example' })
  rosa = await shop.signIn('rosa@riverbend.example')
  kim = await shop.signIn('kim@kestrel.example')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.shop.db.delete(attempts)
})

const created =
  'Your account has been created. You will receive an email shortly with a temporary password to access your account.'
const notValid = {
  status: 404,
  body: { error: 'This invitation is not valid. Please ask your company administrator for a new one.' },
}
const used = {
  status: 409,
  body: { error: 'Registration is complete and this invite is no longer valid.' },
}

async function roleOf(companyId: number, name: string) {
  const [role] = await shop.shop.db
    .select()
    .from(roles)
    .where(and(eq(roles.companyId, companyId), eq(roles.name, name)))
  return role?.id ?? 0
}

async function invite(emails: string[], caller = rosa, role = 'Basic User') {
  const roleId = await roleOf(caller.companyId, role)
  const rows = emails.map((emailAddress) => ({ emailAddress, roleId }))
  return shop.call(inviteUsers, { companyId: caller.companyId, inviteUsers: rows }, caller)
}

/** Invites a person and reads the code from the link in the mail. */
async function codeFor(email: string, caller = rosa) {
  expect((await invite([email], caller)).body.successfulEmails).toHaveLength(1)
  const mail = (await readMails(shop, email)).at(-1)
  const [, code] = /\/accept-invite\/[^/]+\/([\w-]{22})\//.exec(mail?.text ?? '') ?? []
  return code ?? ''
}

const accept = (emailAddress: string, companyCode: string, typed: Record<string, string | null> = {}) =>
  shop.call(acceptInvite, {
    name: 'Dana',
    emailAddress,
    companyCode,
    phoneNumber: null,
    phoneNumberCountryCode: null,
    ...typed,
  })
const exists = async (emailAddress: string) => {
  const { body } = await shop.call(findInvitedUser, { emailAddress, applicationCode: 'ECOMMERCE' })
  return [body.userExistsInUserPool, body.userExistsInApplication]
}
const accountOf = async (email: string) => {
  const [user] = await shop.shop.db.select().from(users).where(eq(users.email, email))
  return user
}

describe('inviting (E44)', () => {
  it('each row has its own outcome, and new users are in the company as invited (USERS-07, USERS-08, OQ-26)', async () => {
    const roleId = await roleOf(rosa.companyId, 'Buyer')
    const { status, body } = await invite(
      ['new@acme.example', 'ben@riverbend.example', 'NEW@acme.example', 'KIM@kestrel.example', ' '],
      rosa,
      'Buyer',
    )
    const invited = await accountOf('new@acme.example')
    expect(status).toBe(200)
    expect(body).toEqual({
      successfulEmails: [{ userId: invited?.id, emailAddress: 'new@acme.example', roleId }],
      alreadyRegistered: ['ben@riverbend.example', 'kim@kestrel.example'],
      failedEmails: ['new@acme.example'],
      roleId,
    })
    expect(invited).toMatchObject({ companyId: rosa.companyId, roleId, state: 'INVITED', passwordHash: null })
    const signedIn = await shop.call(signIn, { username: 'new@acme.example', password: PASSWORD })
    expect(signedIn.status).toBe(400)
    const [mail] = await readMails(shop, 'new@acme.example')
    expect(mail?.subject).toBe('Volute: you are invited')
    expect(mail?.text).toContain('Rosa invites you to join Riverbend Irrigation')
    expect(mail?.text).toContain('https://parts.example/accept-invite/new%40acme.example/')
    expect(mail?.text).toContain('14 days')
  })

  it.each([
    ['USERS-09', [], 'You must add info for at least one user to invite.'],
    ['USERS-10', ['x@y'], "The email address 'x@y' is not valid."],
    ['USERS-10', ['a@corp.example>'], "The email address 'a@corp.example>' is not valid."],
    ['USERS-10', ['\u0130vy@b.example'], "The email address '\u0130vy@b.example' is not valid."],
  ])('%s: %j is rejected', async (_, emails, error) => {
    expect(await invite(emails)).toMatchObject({ status: 400, body: { error } })
  })

  it('an invitation needs a role of the company, without permissions that the inviter lacks (USERS-11, OQ-31)', async () => {
    const roleMissing = { status: 400, body: { error: 'All users must have a role selected.' } }
    const row = { emailAddress: 'z@acme.example' }
    for (const roleId of [null, await roleOf(kim.companyId, 'Buyer'), 999_999])
      expect(
        await shop.call(inviteUsers, { companyId: rosa.companyId, inviteUsers: [{ ...row, roleId }] }, rosa),
      ).toMatchObject(roleMissing)
    await grant(shop, 'vic@riverbend.example', ['INVITE_USERS'])
    const vic = await shop.signIn('vic@riverbend.example')
    expect(await invite(['z@acme.example'], vic, 'Buyer')).toMatchObject({
      status: 403,
      body: { error: 'You cannot grant a permission that you do not hold.' },
    })
    expect((await invite(['z@acme.example'], vic)).body.successfulEmails).toHaveLength(1)
    // A person invited with a higher role is not moved to a lower one.
    await invite(['high@acme.example'], rosa, 'Admin')
    expect((await invite(['high@acme.example'], vic)).body.failedEmails).toEqual(['high@acme.example'])
    const admin = await roleOf(rosa.companyId, 'Admin')
    expect((await accountOf('high@acme.example'))?.roleId).toBe(admin)
  })

  it('inviting without the permission gets 403, another company gets 404, and 51 rows get 400 (OQ-09)', async () => {
    const ben = await shop.signIn('ben@riverbend.example')
    expect((await invite(['z@acme.example'], ben)).status).toBe(403)
    const foreign = { companyId: kim.companyId, inviteUsers: [{ emailAddress: 'z@acme.example', roleId: 1 }] }
    expect((await shop.call(inviteUsers, foreign, rosa)).status).toBe(404)
    expect((await invite(Array<string>(51).fill('z@acme.example'))).status).toBe(400)
    const ada = await shop.signIn('ada@volute.example')
    expect((await invite(['staff@volute.example'], ada)).status).toBe(200)
    const sol = await shop.signIn('sol@volute.example')
    expect((await invite(['staff@volute.example'], sol)).status).toBe(403)
  })

  it("while one company's invitation of an address is open, another company's fails; after it expires, it succeeds (OQ-26)", async () => {
    await codeFor('torn@acme.example')
    expect((await invite(['torn@acme.example'], kim)).body.failedEmails).toEqual(['torn@acme.example'])
    const before = shop.clock.now
    shop.clock.now = new Date(before.getTime() + 14 * 86_400_000)
    kim = await shop.signIn('kim@kestrel.example')
    const code = await codeFor('torn@acme.example', kim)
    expect((await accept('torn@acme.example', code)).status).toBe(200)
    const [, now] = await shop.shop.db.select().from(users).where(eq(users.email, 'torn@acme.example'))
    expect(now).toMatchObject({ companyId: kim.companyId, state: 'ENABLED' })
    shop.clock.now = before
  })

  it('one address gets at most five invitations an hour', async () => {
    for (let n = 0; n < 5; n++) await codeFor('calm@acme.example')
    expect((await invite(['calm@acme.example'])).body.failedEmails).toEqual(['calm@acme.example'])
    expect(await readMails(shop, 'calm@acme.example')).toHaveLength(5)
  })
})

describe('accepting (E08, E09)', () => {
  it('accepting creates an account with name and phone and mails a temporary password; the address check finds it for 14 days (REG-04, REG-09, OQ-21)', async () => {
    const email = 'dana@acme.example'
    expect(await exists(email)).toEqual([false, false])
    const code = await codeFor(email)
    expect(await exists(email)).toEqual([false, false])
    const phone = { phoneNumberCountryCode: '1', phoneNumber: '5550101946' }
    expect(await accept(email.toUpperCase(), code, phone)).toMatchObject({
      status: 200,
      body: { message: created },
    })
    expect(await accountOf(email)).toMatchObject({
      name: 'Dana',
      state: 'ENABLED',
      phoneCountryCode: '1',
      phoneNumber: '5550101946',
    })
    expect(await exists(email)).toEqual([true, true])
    const before = shop.clock.now
    shop.clock.now = new Date(before.getTime() + 14 * 86_400_000)
    expect(await exists(email)).toEqual([false, false])
    shop.clock.now = before
    const mail = (await readMails(shop, email)).at(-1)
    const signedIn = await shop.call(signIn, { username: email, password: temporaryPasswordIn(mail) })
    expect(signedIn.body).toMatchObject({ newPasswordRequired: true, companyName: 'Riverbend Irrigation' })
    expect(await shop.shop.db.$count(events, eq(events.kind, 'accept-invite'))).toBeGreaterThan(0)
    expect((await shop.shop.db.select().from(invitations)).some((one) => one.codeHash === code)).toBe(false)
  })

  it('a code works once (REG-03, OQ-25)', async () => {
    const code = await codeFor('once@acme.example')
    expect((await accept('once@acme.example', code)).status).toBe(200)
    expect(await accept('once@acme.example', code)).toMatchObject(used)
    expect((await invite(['once@acme.example'])).body.alreadyRegistered).toEqual(['once@acme.example'])
  })

  it('of five concurrent acceptances, one succeeds', async () => {
    const code = await codeFor('race@acme.example')
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => accept('race@acme.example', code)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
    expect(await readMails(shop, 'race@acme.example')).toHaveLength(2)
  })

  it('a guessed, foreign, replaced or 14-day-old code is rejected (OQ-25)', async () => {
    const email = 'eve@acme.example'
    const old = await codeFor(email)
    const foreign = await codeFor('fay@acme.example')
    expect(await accept(email, 'AAAAAAAAAAAAAAAAAAAAAA')).toMatchObject(notValid)
    expect(await accept(email, foreign)).toMatchObject(notValid)
    expect(await accept('ben@riverbend.example', old)).toMatchObject(notValid)
    const code = await codeFor(email)
    expect(await accept(email, old)).toMatchObject(notValid)
    const before = shop.clock.now
    shop.clock.now = new Date(before.getTime() + 14 * 86_400_000)
    expect(await accept(email, code)).toMatchObject(notValid)
    shop.clock.now = new Date(shop.clock.now.getTime() - 1)
    expect((await accept(email, code)).status).toBe(200)
    shop.clock.now = before
  })

  it.each([
    ['REG-05', { name: ' ' }, 'Name must be between 1 and 100 characters long.'],
    ['REG-05', { name: null }, 'Name must be between 1 and 100 characters long.'],
    ['REG-07', { emailAddress: '' }, 'Internal server error. Email address is not found.'],
    ['REG-08', { companyCode: ' ' }, 'Internal server error. Company account information is not found.'],
  ])('%s: %j is rejected, and the code stays valid', async (_, typed, error) => {
    const email = `${randomUUID()}@acme.example`
    const code = await codeFor(email)
    expect(await accept(email, code, typed)).toMatchObject({ status: 400, body: { error } })
    expect((await accept(email, code)).status).toBe(200)
  })

  it('a phone number that is too short is saved as none (TV-15a, OQ-88)', async () => {
    const phone = { phoneNumberCountryCode: '1', phoneNumber: '2345' }
    expect((await accept('hal@acme.example', await codeFor('hal@acme.example'), phone)).status).toBe(200)
    expect(await accountOf('hal@acme.example')).toMatchObject({ phoneCountryCode: null, phoneNumber: null })
  })

  it('a user of a deleted company keeps name, phone and password (REG-09, REG-10, OQ-21)', async () => {
    const { db } = shop.shop
    const nora = await accountOf('admin@northwind.example')
    const stolen = await shop.signIn('admin@northwind.example')
    await db
      .update(users)
      .set({ state: 'DISABLED' })
      .where(eq(users.id, nora?.id ?? 0))
    expect((await invite(['admin@northwind.example'])).body.failedEmails).toHaveLength(1)
    const north = nora?.companyId ?? 0
    await db.update(companies).set({ deletedUtc: shop.clock.now }).where(eq(companies.id, north))
    const [group] = await db.insert(userGroups).values({ companyId: north, name: 'All' }).returning()
    await db.insert(userGroupMembers).values({ groupId: group?.id ?? 0, userId: nora?.id ?? 0 })
    const code = await codeFor('admin@northwind.example')
    expect(await exists('admin@northwind.example')).toEqual([true, false])
    const typed = { name: null, phoneNumber: null, phoneNumberCountryCode: null }
    const message =
      'Your account has been added to Riverbend Irrigation. You can now log in with your existing password.'
    expect(await accept('admin@northwind.example', code, typed)).toMatchObject({
      status: 200,
      body: { message },
    })
    const signedIn = await shop.call(signIn, { username: 'admin@northwind.example', password: PASSWORD })
    expect(signedIn.body).toMatchObject({ userName: 'Nora', companyName: 'Riverbend Irrigation' })
    expect(signedIn.body.permissions).toEqual([])
    // OQ-02: a session of the old company does not become valid again in the new one.
    expect((await shop.call(listSessions, {}, { token: stolen.token })).status).toBe(401)
  })

  it('an address without an invitation is reported as unknown, and another application is rejected (OQ-21, CONST-12)', async () => {
    expect(await exists('ben@riverbend.example')).toEqual([false, false])
    const sent = { emailAddress: 'ben@riverbend.example', applicationCode: 'OTHER' }
    expect((await shop.request('POST', '/api/registration/user-exists', sent)).status).toBe(400)
  })

  it('the thirty-first guess from one address within 15 minutes is rejected (OQ-72)', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 35 }, (_, n) => accept('eve@acme.example', `${'A'.repeat(20)}${n}`)),
    )
    expect(guesses.filter(({ status }) => status === 404)).toHaveLength(30)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(5)
  })

  it('of 110 concurrent checks whether a user exists, 100 are answered (OQ-72)', async () => {
    const sent = { emailAddress: 'eve@acme.example', applicationCode: 'ECOMMERCE' as const }
    const answers = await Promise.all(Array.from({ length: 110 }, () => shop.call(findInvitedUser, sent)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100)
  })
})
