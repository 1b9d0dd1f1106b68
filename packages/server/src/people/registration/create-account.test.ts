import {
  createAccount,
  getRegistrationSettings,
  listRegistrationCompanies,
  requestToJoin,
} from '@volute/domain/people/registration'
import { customerPermissions } from '@volute/domain/core/permissions'
import { signIn, changePassword } from '@volute/domain/people/session'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { readMails, temporaryPasswordIn } from '../../../test/read-mails.ts'
import { schema } from '../../core/db/index.ts'
import { removeProvisional } from './registration-store.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({}, { REGISTRATION_ENABLED: 'true' })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.shop.db.delete(schema.attempts)
})

const dana = { name: 'Dana', emailAddress: 'dana@acme.example', companyName: 'Acme Pumps' }
const register = (typed: Partial<typeof dana>) =>
  shop.call(createAccount, { ...dana, companyAddress: '', ...typed })
const created =
  'Your new account has been created. You will receive an email shortly with a temporary password to access your account.'
const taken = 'A company with this name already exists. Please ask a company administrator for an invite.'

/** Numbers of companies, people, temporary passwords and mails. */
async function counts() {
  const { db } = shop.shop
  return Promise.all([
    db.$count(schema.companies),
    db.$count(schema.users),
    db.$count(schema.temporaryPasswords),
    db.$count(schema.outbox),
  ])
}

describe('a new account (E11)', () => {
  it('registration creates a company with both roles and an Admin with a temporary password valid for seven days (REG-23, REG-24, OQ-23)', async () => {
    expect(await register({})).toMatchObject({ status: 201, body: { message: created } })
    const { db } = shop.shop
    const [company] = await db.select().from(schema.companies).where(eq(schema.companies.name, 'Acme Pumps'))
    expect(company).toMatchObject({ isProvider: false, isTest: false, isPackager: false, accountId: null })
    const roles = await db
      .select()
      .from(schema.roles)
      .where(eq(schema.roles.companyId, company?.id ?? 0))
      .orderBy(asc(schema.roles.name))
    expect(roles).toMatchObject([
      { name: 'Admin', immutable: true },
      { name: 'Basic User', immutable: true },
    ])
    const [user] = await db.select().from(schema.users).where(eq(schema.users.email, dana.emailAddress))
    expect(user).toMatchObject({ name: 'Dana', roleId: roles[0]?.id, state: 'ENABLED', passwordHash: null })
    const [temporary] = await db.select().from(schema.temporaryPasswords)
    expect(temporary?.expiresUtc).toEqual(new Date(shop.clock.now.getTime() + 7 * 86_400_000))
  })

  it('the first sign-in asks for a new password, the second for consent, with all permissions (AUTH-15, AUTH-19, OQ-17)', async () => {
    const [mail] = await readMails(shop, dana.emailAddress)
    expect(mail?.text).toContain('/login')
    const username = dana.emailAddress
    const first = await shop.call(signIn, { username, password: temporaryPasswordIn(mail) })
    expect(first.body).toMatchObject({ newPasswordRequired: true, companyName: 'Acme Pumps' })
    const newPassword = 'First-Own-Pass-1'
    const accessToken = first.body.accessToken ?? ''
    await shop.call(changePassword, { emailAddress: username, newPassword, accessToken })
    const second = await shop.call(signIn, { username, password: newPassword })
    expect(second.body).toMatchObject({ newPasswordRequired: false, agreedToEula: false })
    expect(second.body.permissions.toSorted()).toEqual(customerPermissions.toSorted())
  })

  it.each(['ben@riverbend.example', 'BEN@Riverbend.example'])(
    'the registered address %s gets the same answer, no account, and a mail to its owner (OQ-21)',
    async (emailAddress) => {
      const before = await counts()
      expect(await register({ emailAddress, companyName: `Benco ${crypto.randomUUID()}` })).toMatchObject({
        status: 201,
        body: { message: created },
      })
      const [companies, users, temporary, mails] = before
      expect(await counts()).toEqual([companies + 1, users, temporary, mails + 1])
      const mail = (await readMails(shop, 'ben@riverbend.example')).at(-1)
      expect(mail?.subject).toBe('Volute: someone tried to register with your address')
    },
  )

  it('a stranger cannot tell known and unknown addresses apart until a password is chosen (OQ-21)', async () => {
    const seenOf = async (emailAddress: string, companyName: string) => {
      const first = await register({ emailAddress, companyName })
      const again = await register({ emailAddress: 'stranger@fay.example', companyName })
      const [company] = await shop.shop.db
        .select()
        .from(schema.companies)
        .where(eq(schema.companies.name, companyName))
      const companyId = company?.id ?? 0
      const asked = await shop.call(requestToJoin, { name: 'S', emailAddress: 's@fay.example', companyId })
      const { companies } = (await shop.call(listRegistrationCompanies, {})).body
      const isListed = companies.some(({ name }) => name === companyName)
      return [first, again, asked].map(({ status, body }) => ({ status, body, isListed }))
    }
    const known = await seenOf('ben@riverbend.example', 'Heron Pumps')
    const unknown = await seenOf('gus@heron.example', 'Egret Pumps')
    expect(known).toEqual(unknown)
    expect(known).toMatchObject([{ status: 201, isListed: false }, { status: 409 }, { status: 404 }])

    const [mail] = await readMails(shop, 'gus@heron.example')
    const sent = { emailAddress: 'gus@heron.example', newPassword: 'First-Own-Pass-1' }
    const signedIn = await shop.call(signIn, {
      username: sent.emailAddress,
      password: temporaryPasswordIn(mail),
    })
    await shop.call(changePassword, { ...sent, accessToken: signedIn.body.accessToken ?? '' })
    const { companies } = (await shop.call(listRegistrationCompanies, {})).body
    expect(companies.map(({ name }) => name)).toContain('Egret Pumps')
  })

  it('a company without any sign-in is removed after seven days, and its name and address are free again (OQ-21)', async () => {
    const { db } = shop.shop
    const sent = { emailAddress: 'ida@never.example', companyName: 'Never Pumps' }
    await register(sent)
    await register({ emailAddress: 'kim@kestrel.example', companyName: 'Never Known' })
    const until = new Date(shop.clock.now.getTime() + 7 * 86_400_000)
    await removeProvisional(db, new Date(until.getTime() - 1))
    expect((await register(sent)).status).toBe(409)
    await removeProvisional(db, until)
    expect((await register(sent)).status).toBe(201)
    expect((await register({ emailAddress: 'jo@never.example', companyName: 'Never Known' })).status).toBe(
      201,
    )
    expect(await db.$count(schema.users, eq(schema.users.email, 'ida@never.example'))).toBe(1)
    expect(await db.$count(schema.users, eq(schema.users.email, 'kim@kestrel.example'))).toBe(1)
    const living = and(eq(schema.companies.name, 'Egret Pumps'), isNull(schema.companies.deletedUtc))
    expect(await db.$count(schema.companies, living)).toBe(1)
  })

  it('the owner of an address gets at most five such mails an hour', async () => {
    const before = (await readMails(shop, 'kim@kestrel.example')).length
    for (let n = 0; n < 7; n++)
      expect(
        (await register({ emailAddress: 'kim@kestrel.example', companyName: `Kimco ${n}` })).status,
      ).toBe(201)
    expect((await readMails(shop, 'kim@kestrel.example')).length - before).toBe(5)
  })

  it.each([' riverbend IRRIGATION ', 'Tidewater Test', 'Volute', 'ＶＯＬＵＴＥ'])(
    'the existing company name %j is rejected (REG-15, OQ-03)',
    async (companyName) => {
      await shop.shop.db
        .insert(schema.companies)
        .values({ name: 'Tidewater Test', isTest: true })
        .onConflictDoNothing()
      const before = await counts()
      expect(await register({ emailAddress: 'eve@acme.example', companyName })).toMatchObject({
        status: 409,
        body: { error: taken },
      })
      expect(await counts()).toEqual(before)
    },
  )

  it('of five concurrent registrations of one company, one creates it', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => register({ emailAddress: `p${n}@bolt.example`, companyName: 'Bolt Co' })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409])
  })

  it('of five concurrent registrations of one address, one creates an account', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => register({ emailAddress: 'fay@fay.example', companyName: `Fay ${n}` })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201))
    expect(await shop.shop.db.$count(schema.users, eq(schema.users.email, 'fay@fay.example'))).toBe(1)
  })

  it.each([
    ['REG-18', { name: ' ' }, 'Username must be between 1 and 100 characters long.'],
    ['REG-18', { name: 'x'.repeat(101) }, 'Username must be between 1 and 100 characters long.'],
    ['REG-19', { emailAddress: 'a@b' }, 'Email must be between 5 and 320 characters long.'],
    ['REG-20', { emailAddress: 'dana@acme' }, 'You must enter a valid email address.'],
    ['REG-21', { companyName: '' }, 'To create an account you must enter a company name.'],
    ['OQ-19', { companyName: 'x'.repeat(101) }, 'Company name must be 100 characters or less.'],
    ['in order', { name: '', emailAddress: '' }, 'Username must be between 1 and 100 characters long.'],
  ])('%s: %j is rejected and nothing changes', async (_, typed, error) => {
    const before = await counts()
    expect(await register(typed)).toMatchObject({ status: 400, body: { error } })
    expect(await counts()).toEqual(before)
  })

  it('a body of the wrong shape is rejected', async () => {
    for (const body of [{ ...dana, name: 5 }, [], null])
      expect((await shop.request('POST', '/api/registration/company/user', body)).status).toBe(400)
  })

  it('of forty concurrent registrations from one address, thirty succeed (OQ-72)', async () => {
    const { db } = shop.shop
    const before = await db.$count(schema.companies)
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        register({ emailAddress: `many${n}@acme.example`, companyName: `Many ${n}` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(30)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
    expect((await db.$count(schema.companies)) - before).toBe(30)
  })
})

it('a typed name finds active customers, and no test, deleted or provider company (REG-14, E10, OQ-22)', async () => {
  const { db } = shop.shop
  const many = Array.from({ length: 9 }, (_, n) => ({ name: `aard ${n} at the works` }))
  await db
    .insert(schema.companies)
    .values([...many, { name: 'The Works' }, { name: 'Closed Works', deletedUtc: shop.clock.now }])
  const found = async (searchValue: string) => {
    const { status, body } = await shop.call(listRegistrationCompanies, { searchValue })
    expect(status).toBe(200)
    return body.companies.map(({ name }) => name)
  }
  const first = many.slice(0, 8).map(({ name }) => name)
  expect(await found('')).toEqual(first)
  expect(await found(' the WORKS')).toEqual(['The Works', ...first])
  expect(await found('irrigation')).toEqual(['Riverbend Irrigation'])
  for (const hidden of ['Volute', 'Tidewater Test', 'Closed Works']) expect(await found(hidden)).toEqual([])
})

it('of 310 concurrent company searches from one address, 300 are answered (OQ-22, OQ-72)', async () => {
  await shop.shop.db.delete(schema.attempts)
  const answers = await Promise.all(
    Array.from({ length: 310 }, () => shop.call(listRegistrationCompanies, {})),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(300)
})

it('while registration is closed, company names are hidden and no account is created (OQ-20)', async () => {
  const closed = await openTestShop({}, { REGISTRATION_ENABLED: 'false' })
  const refused = { status: 403, body: { error: 'Registration is not enabled.' } }
  expect((await closed.call(getRegistrationSettings, {})).body).toEqual({
    registrationEnabled: false,
    isDemo: expect.any(Boolean),
  })
  expect(await closed.call(listRegistrationCompanies, {})).toMatchObject(refused)
  expect(await closed.call(createAccount, { ...dana, companyAddress: '' })).toMatchObject(refused)
  await closed.close()
})
